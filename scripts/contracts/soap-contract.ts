import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DOMParser, type Document, type Element, onErrorStopParsing, XMLSerializer } from '@xmldom/xmldom'

/** A WSDL in the form that `scripts/contracts/soap.ts` writes: operations, and the types of their input and output. */
export interface Contract {
  /** `lists`, the base name of the contract's file and of the service's address. */
  readonly file: string
  /** The paths of the contract's file and of the files that it includes. */
  readonly sources: readonly string[]
  /** `Lists` */
  readonly service: string
  readonly namespace: string
  readonly establishedNamespace: string
  readonly documentation: string
  readonly operations: readonly Operation[]
  readonly types: ReadonlyMap<string, Content>
  /** The contract in one file, with `{address}` for each address, without the parts that only this script reads. */
  readonly wsdl: string
}

export interface Operation {
  readonly name: string
  readonly documentation: string
  /** Names of an element and of its type. */
  readonly input: string
  readonly output: string
  /** It changes nothing: its name begins with Get, unless the contract marks it `x:reads="false"`, or the mark is `true`. */
  readonly reads?: true
}

export const simpleTypes = [
  'string',
  'boolean',
  'byte',
  'short',
  'int',
  'long',
  'integer',
  'unsignedByte',
  'unsignedShort',
  'unsignedInt',
  'unsignedLong',
  'float',
  'double',
  'decimal',
  'dateTime',
  'base64Binary',
  'anyURI',
] as const

export interface Simple {
  readonly base: (typeof simpleTypes)[number]
  readonly values?: readonly string[]
  readonly pattern?: string
}

export interface Content {
  readonly documentation?: string
  readonly elements: readonly ChildElement[]
  readonly attributes: readonly Attribute[]
  /** The type of its text; absent for an element with child elements. */
  readonly text?: Simple
  /** Which other elements may follow the named ones, in the form of `xs:any`. */
  readonly any?: string
  /** Values of this type are XML elements: the codec reads and writes them unchanged. */
  readonly asXml?: true
  readonly declares?: Readonly<Record<string, string>>
}

export interface ChildElement {
  readonly name: string
  readonly optional: boolean
  readonly many: boolean
  readonly simple?: Simple
  /** The name of a type. */
  readonly type?: string
  readonly content?: Content
}

export interface Attribute {
  readonly name: string
  readonly optional: boolean
  readonly simple: Simple
}

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'
const wsdlNamespace = 'http://schemas.xmlsoap.org/wsdl/'
const ownNamespace = 'urn:tenon:contract'

/** The paths of all WSDLs below a folder, in the order of their file names. */
export const soapContracts = (folder: string): string[] =>
  globSync('**/*.wsdl', { cwd: folder })
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
    .map((path) => join(folder, path))

/**
 * Reads a WSDL and the schemas that it includes. Supports the document, literal, wrapped style with one target
 * namespace, and the part of XML Schema that the contracts use; throws with the file's name on anything else.
 */
export function readContract(path: string): Contract {
  const document = load(path)
  const definitions = root(document)
  const schema = child(child(definitions, wsdlNamespace, 'types'), schemaNamespace, 'schema')
  const included = inlineIncludes(schema, path)
  const service = child(definitions, wsdlNamespace, 'service')
  const types = readTypes(schema, path)
  const messages = new Map(children(definitions, wsdlNamespace, 'message').map((message) => [attribute(message, 'name'), message]))
  const elementOf = (operation: Element, direction: 'input' | 'output'): string => {
    const message = messages.get(localName(attribute(child(operation, wsdlNamespace, direction), 'message')))
    if (!message) throw new Error(`${path}: an ${direction} of ${attribute(operation, 'name')} names no message`)
    const name = localName(attribute(child(message, wsdlNamespace, 'part'), 'element'))
    if (!types.has(name)) throw new Error(`${path}: the document has no element ${name}`)
    return name
  }
  const operations = children(child(definitions, wsdlNamespace, 'portType'), wsdlNamespace, 'operation').map((operation) => ({
    name: attribute(operation, 'name'),
    documentation: textOf(child(operation, wsdlNamespace, 'documentation')),
    input: elementOf(operation, 'input'),
    output: elementOf(operation, 'output'),
    ...(readsOnly(operation) && { reads: true as const }),
  }))
  return {
    file: basename(path, '.wsdl'),
    sources: [path, ...included],
    service: attribute(service, 'name'),
    namespace: attribute(definitions, 'targetNamespace'),
    establishedNamespace: textOf(child(service, ownNamespace, 'establishedNamespace')),
    documentation: textOf(child(service, wsdlNamespace, 'documentation')),
    operations,
    types,
    wsdl: publicText(document),
  }
}

function readsOnly(operation: Element): boolean {
  const mark = operation.getAttributeNS(ownNamespace, 'reads')
  return mark === 'true' || (mark !== 'false' && attribute(operation, 'name').startsWith('Get'))
}

function load(path: string): Document {
  return new DOMParser({ locator: true, onError: onErrorStopParsing }).parseFromString(readFileSync(path, 'utf8'), 'text/xml')
}

/** Replaces every include by the children of the included schema, and returns the names of those files. */
function inlineIncludes(schema: Element, path: string): string[] {
  const names: string[] = []
  for (const include of children(schema, schemaNamespace, 'include')) {
    const name = attribute(include, 'schemaLocation')
    const other = root(load(resolve(dirname(path), name)))
    if (attribute(other, 'targetNamespace') !== attribute(schema, 'targetNamespace'))
      throw new Error(`${name}: another target namespace than ${path}`)
    for (const node of Array.from(other.childNodes))
      include.parentNode?.insertBefore(include.ownerDocument?.importNode(node, true) ?? node, include)
    include.parentNode?.removeChild(include)
    names.push(resolve(dirname(path), name))
  }
  return names
}

/** Named types and elements: an element of the schema is found by its own name. */
function readTypes(schema: Element, path: string): ReadonlyMap<string, Content> {
  const reader: TypeReader = {
    path,
    simpleTypes: new Map(children(schema, schemaNamespace, 'simpleType').map((type) => [attribute(type, 'name'), type])),
    complexTypes: new Map(children(schema, schemaNamespace, 'complexType').map((type) => [attribute(type, 'name'), type])),
    attributeGroups: new Map(children(schema, schemaNamespace, 'attributeGroup').map((group) => [attribute(group, 'name'), group])),
  }
  const types = new Map<string, Content>()
  for (const [name, type] of reader.complexTypes) types.set(name, readContent(type, reader))
  for (const element of children(schema, schemaNamespace, 'element')) {
    const name = attribute(element, 'name')
    if (types.has(name)) throw new Error(`${path}: ${name} is both an element and a type; give one of them another name`)
    types.set(name, readContent(child(element, schemaNamespace, 'complexType'), reader))
  }
  return types
}

interface TypeReader {
  readonly path: string
  readonly simpleTypes: ReadonlyMap<string, Element>
  readonly complexTypes: ReadonlyMap<string, Element>
  readonly attributeGroups: ReadonlyMap<string, Element>
}

function readContent(type: Element, reader: TypeReader): Content {
  const elements: ChildElement[] = []
  const attributes: Attribute[] = []
  let any: string | undefined
  let text: Simple | undefined
  for (const part of schemaChildren(type)) {
    switch (part.localName) {
      case 'annotation':
        break
      case 'sequence':
        for (const particle of schemaChildren(part)) {
          if (any !== undefined) throw new Error(`${reader.path}: nothing may follow xs:any in a sequence`)
          if (particle.localName === 'any') any = particle.getAttribute('namespace') ?? '##any'
          else if (particle.localName === 'element') elements.push(readElement(particle, reader))
          else throw unsupported(particle, reader)
        }
        break
      case 'simpleContent': {
        const extension = child(part, schemaNamespace, 'extension')
        text = simpleType(attribute(extension, 'base'), reader)
        attributes.push(...readAttributes(extension, reader))
        break
      }
      case 'attribute':
      case 'attributeGroup':
        break
      case 'complexContent':
        // What extends another type is written as XML: the codec knows no inheritance.
        if (type.getAttributeNS(ownNamespace, 'as') !== 'xml') throw unsupported(part, reader)
        break
      default:
        throw unsupported(part, reader)
    }
  }
  attributes.push(...readAttributes(type, reader))
  const declares = type.getAttributeNS(ownNamespace, 'declares')
  const documentation = documentationOf(type)
  return {
    ...(documentation && { documentation }),
    elements,
    attributes,
    ...(text && { text }),
    ...(any !== undefined && { any }),
    ...(type.getAttributeNS(ownNamespace, 'as') === 'xml' && { asXml: true }),
    ...(declares && { declares: Object.fromEntries(declares.split(/\s+/).map((pair) => pair.split(/=(.*)/s) as [string, string])) }),
  }
}

function readElement(element: Element, reader: TypeReader): ChildElement {
  const maximum = element.getAttribute('maxOccurs') ?? '1'
  const occurs = { name: attribute(element, 'name'), optional: element.getAttribute('minOccurs') === '0', many: maximum !== '1' }
  const type = element.getAttribute('type')
  if (type === null) return { ...occurs, content: readContent(child(element, schemaNamespace, 'complexType'), reader) }
  if (localName(type) === 'anyType') return { ...occurs, content: { elements: [], attributes: [], any: '##any', asXml: true } }
  if (reader.complexTypes.has(localName(type))) return { ...occurs, type: localName(type) }
  return { ...occurs, simple: simpleType(type, reader) }
}

function readAttributes(parent: Element, reader: TypeReader): Attribute[] {
  const own = children(parent, schemaNamespace, 'attribute').map((declared) => ({
    name: attribute(declared, 'name'),
    optional: declared.getAttribute('use') !== 'required',
    simple: simpleType(attribute(declared, 'type'), reader),
  }))
  const grouped = children(parent, schemaNamespace, 'attributeGroup').flatMap((reference) => {
    const group = reader.attributeGroups.get(localName(attribute(reference, 'ref')))
    if (!group) throw unsupported(reference, reader)
    return readAttributes(group, reader)
  })
  return [...own, ...grouped]
}

function simpleType(name: string, reader: TypeReader): Simple {
  const base = simpleTypes.find((known) => known === localName(name))
  const declared = reader.simpleTypes.get(localName(name))
  if (!declared) {
    if (base) return { base }
    throw new Error(`${reader.path}: the type ${name} is not known`)
  }
  const restriction = child(declared, schemaNamespace, 'restriction')
  const values = children(restriction, schemaNamespace, 'enumeration').map((value) => attribute(value, 'value'))
  const [pattern] = children(restriction, schemaNamespace, 'pattern').map((value) => attribute(value, 'value'))
  return {
    ...simpleType(attribute(restriction, 'base'), reader),
    ...(values.length > 0 && { values }),
    ...(pattern !== undefined && { pattern }),
  }
}

const unsupported = (element: Element, reader: TypeReader) =>
  new Error(`${reader.path}: <${element.nodeName}> in line ${element.lineNumber} is not understood by the generator`)

/** The document without the elements, attributes and comments that only this script reads. */
function publicText(document: Document): string {
  const clean = (element: Element): void => {
    for (const name of ['as', 'declares', 'reads']) element.removeAttributeNS(ownNamespace, name)
    if (element.hasAttribute('location')) element.setAttribute('location', '{address}')
    for (const node of Array.from(element.childNodes)) {
      const isOwn = node.namespaceURI === ownNamespace || node.nodeType === node.COMMENT_NODE
      if (isOwn) {
        if (node.previousSibling?.nodeType === node.TEXT_NODE) element.removeChild(node.previousSibling)
        element.removeChild(node)
      } else if (node.nodeType === node.ELEMENT_NODE) clean(node as Element)
    }
  }
  const definitions = root(document)
  clean(definitions)
  definitions.removeAttribute('xmlns:x')
  const declaration = '<?xml version="1.0" encoding="utf-8"?>\n'
  return `${declaration}${new XMLSerializer().serializeToString(definitions)}\n`
}

function root(document: Document): Element {
  if (!document.documentElement) throw new Error('an empty document')
  return document.documentElement
}

const isElement = (node: { nodeType: number }): node is Element => node.nodeType === 1

const schemaChildren = (parent: Element): Element[] =>
  Array.from(parent.childNodes)
    .filter(isElement)
    .filter((element) => element.namespaceURI === schemaNamespace)

const children = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes)
    .filter(isElement)
    .filter((element) => element.namespaceURI === namespace && element.localName === name)

function child(parent: Element, namespace: string, name: string): Element {
  const [found] = children(parent, namespace, name)
  if (!found) throw new Error(`<${parent.nodeName}> in line ${parent.lineNumber} lacks a <${name}>`)
  return found
}

function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name)
  if (value === null) throw new Error(`<${element.nodeName}> in line ${element.lineNumber} lacks the attribute ${name}`)
  return value
}

function documentationOf(type: Element): string | undefined {
  const [annotation] = children(type, schemaNamespace, 'annotation')
  return annotation && textOf(child(annotation, schemaNamespace, 'documentation'))
}

const textOf = (element: Element): string => (element.textContent ?? '').trim().replace(/\s+/g, ' ')
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
