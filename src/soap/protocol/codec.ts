import assert from 'node:assert'
import { bytesInMemory, type ReceivedBytes } from '../../core/content/blobs/received-bytes.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { didYouMean, nearNames } from '../../core/kernel/near-names.ts'
import {
  escapeXml,
  escapeXmlAttribute,
  openXml,
  textOf,
  writeDeclarations,
  writeXml,
  type XmlElement,
  type XmlScope,
} from '../../formats/xml.ts'
import type {
  AttributeDescription,
  ContentDescription,
  ElementDescription,
  OperationDescription,
  ServiceDescription,
  SimpleDescription,
} from './description.ts'
import { isOfRows, isToRead, onlyRow, type PlacedRows, rowsMark } from './rows.ts'
import { decodeSimple, encodeSimple } from './simple-types.ts'

export const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance'

/** What is known of a message beside its elements. */
export interface MessageFacts {
  /** The namespaces of the service's own elements. */
  readonly namespaces: ReadonlySet<string>
  /** The bytes of elements that were received apart from the XML. */
  readonly bytes?: ReadonlyMap<XmlElement, ReceivedBytes>
}

interface Reader extends MessageFacts {
  readonly service: ServiceDescription
}

/**
 * Decodes the typed input of an operation from its request element. Order does not matter. A child in one of
 * its namespaces or in none belongs to the service. For optional elements, absent, empty and nil mean the same. Fails
 * with `invalid_request`, which names the element, for one that is unknown, missing, duplicate or of the wrong type
 * (protocol/soap-messages#messages).
 */
export function decodeInput(
  service: ServiceDescription,
  operation: OperationDescription,
  element: XmlElement,
  facts: MessageFacts,
): unknown {
  return decodeContent(typeOf(service, operation.input), element, { service, ...facts }, operation.input)
}

function typeOf(service: ServiceDescription, name: string): ContentDescription {
  const type = service.types[name]
  assert(type, `${service.service} has no type ${name}`)
  return type
}

type Value = Record<string, unknown>

function decodeContent(content: ContentDescription, element: XmlElement, reader: Reader, where: string): Value {
  const value: Value = {}
  for (const attribute of content.attributes) decodeAttribute(attribute, element, value, where)
  if (content.text) {
    value.text = decodeText(element, content.text, reader, where)
    return value
  }
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') throw invalid(`${where} holds the text '${shown(child)}' where only elements are allowed.`)
      continue
    }
    const isOwn = child.namespace === '' || reader.namespaces.has(child.namespace)
    const known = isOwn ? content.elements.find((candidate) => candidate.name === child.name) : undefined
    if (known) decodeChild(known, child, value, reader, where)
    else if (content.any !== undefined && takes(content.any, child, isOwn)) pushTo(value, 'any', child)
    else throw unknownElement(content, child, isOwn, where)
  }
  for (const { name, optional } of content.elements) {
    if (!optional && value[name] === undefined) throw invalid(`${where} lacks the element ${name}.`)
  }
  return value
}

function takes(any: string, child: XmlElement, isOwn: boolean): boolean {
  if (any === '##any') return true
  return any === '##other' ? !isOwn : child.namespace === any
}

function unknownElement(content: ContentDescription, child: XmlElement, isOwn: boolean, where: string) {
  const names = content.elements.map(({ name }) => name)
  const allowed = names.length === 0 ? 'It takes no elements.' : `It takes ${names.join(', ')}.`
  const place = isOwn ? '' : ` in the namespace '${shown(child.namespace)}'`
  return invalid(`${where} has no element ${shown(child.name)}${place}. ${allowed}${isOwn ? didYouMean(child.name, names) : ''}`)
}

function decodeChild(description: ElementDescription, child: XmlElement, value: Value, reader: Reader, where: string): void {
  const { name, optional, many, simple, type } = description
  const path = `${where}/${name}`
  if (!many && value[name] !== undefined) throw invalid(`${path} is given more than once.`)
  if (
    child.attributes
      .get(`{${instanceNamespace}}nil`)
      ?.trim()
      .match(/^(true|1)$/)
  )
    return
  const content = type === undefined ? description.content : typeOf(reader.service, type)
  if (!simple) {
    assert(content, `${path} has no type`)
    const decoded = content.asXml ? child : decodeContent(content, child, reader, path)
    if (many) pushTo(value, name, decoded)
    else value[name] = decoded
    return
  }
  if (many) return pushTo(value, name, decodeText(child, simple, reader, path))
  // An optional element without text counts as absent.
  if (optional && child.children.length === 0 && !reader.bytes?.has(child)) return
  value[name] = decodeText(child, simple, reader, path)
}

function pushTo(value: Value, name: string, item: unknown): void {
  const list = value[name]
  if (Array.isArray(list)) list.push(item)
  else value[name] = [item]
}

function decodeText(element: XmlElement, simple: SimpleDescription, { bytes }: Reader, where: string): unknown {
  const received = bytes?.get(element)
  if (received) return received
  const child = element.children.find((node) => typeof node !== 'string')
  if (child) throw invalid(`${where} holds the element ${shown(child.name)} where only text is allowed.`)
  return decodeSimpleText(textOf(element), simple, where)
}

function decodeAttribute(attribute: AttributeDescription, element: XmlElement, value: Value, where: string): void {
  const { name, property = name, optional, simple } = attribute
  const text = element.attributes.get(name)
  if (text === undefined) {
    if (optional) return
    const [near] = nearNames(name, [...element.attributes.keys()].slice(0, mostCompared), 1)
    throw invalid(`${where} lacks the attribute ${name}.${near === undefined ? '' : ` It has '${shown(near)}'.`}`)
  }
  if (optional && text === '') return
  value[property] = decodeSimpleText(text, simple, `${where}/@${name}`)
}

function decodeSimpleText(text: string, simple: SimpleDescription, where: string): unknown {
  const decoded = decodeSimple(text, simple)
  if ('value' in decoded) return decoded.value instanceof Uint8Array ? bytesInMemory(decoded.value) : decoded.value
  throw invalid(`${where} must be ${decoded.wanted}; '${shown(text)}' was given.${didYouMean(text.trim(), simple.values ?? [])}`)
}

/** Attributes beyond these are not compared with one that is missing. */
const mostCompared = 50

/** The client's text, shortened for a message. */
const shown = (text: string): string => (text.length > 60 ? `${text.trim().slice(0, 60)}…` : text.trim())

/**
 * The reply element of an operation as text, in `namespace`, for a place where `scope` is declared. Elements have the
 * order of the contract. Rows that are generated later are added to `placed`, with `rowsMark` in their place.
 */
export function encodeOutput(
  service: ServiceDescription,
  operation: OperationDescription,
  output: unknown,
  namespace: string,
  scope: XmlScope,
  placed: PlacedRows[] = [],
): string {
  const content = typeOf(service, operation.output)
  const own = new Map([['', namespace]])
  return encodeContent({ service, placed }, content, operation.output, output as Value, { declarations: own, outer: scope }, own)
}

interface Writer {
  readonly service: ServiceDescription
  readonly placed: PlacedRows[]
}

function encodeContent(
  writer: Writer,
  content: ContentDescription,
  name: string,
  value: Value,
  scope: XmlScope,
  declarations: ReadonlyMap<string, string>,
): string {
  let start = `<${name}${writeDeclarations(declarations)}`
  let inner = scope
  if (content.declares) {
    const declared = new Map(Object.entries(content.declares))
    start += writeDeclarations(declared)
    inner = { declarations: declared, outer: scope }
  }
  for (const attribute of content.attributes) {
    const given = value[attribute.property ?? attribute.name]
    if (given !== undefined) start += ` ${attribute.name}="${escapeXmlAttribute(encodeSimple(given))}"`
  }
  let body = content.text ? escapeXml(encodeSimple(value.text)) : ''
  for (const element of content.elements) body += encodeElement(writer, element, value[element.name], inner)
  for (const element of (value.any as readonly XmlElement[] | undefined) ?? []) body += encodeXml(writer, element, inner)
  return body === '' ? `${start}/>` : `${start}>${body}</${name}>`
}

function encodeElement(writer: Writer, element: ElementDescription, value: unknown, scope: XmlScope): string {
  if (value === undefined) return ''
  if (!element.many) return encodeOne(writer, element, value, scope)
  let text = ''
  for (const item of value as readonly unknown[]) text += encodeOne(writer, element, item, scope)
  return text
}

/** An element in no namespace belongs to the service, as in requests, and needs no declaration. */
function encodeXml({ placed }: Writer, element: XmlElement, scope: XmlScope): string {
  const around = element.namespace === '' ? { declarations: noNamespace, outer: scope } : scope
  if (isToRead(element)) {
    placed.push({ nextRows: onlyRow(element), start: openXml(element, around).start })
    return rowsMark
  }
  if (!isOfRows(element)) return writeXml(element, around)
  const { start, inner, end } = openXml(element, around)
  placed.push({ nextRows: element.nextRows, end: element.end, start: element.row && openXml(element.row, inner).start })
  return `${start}>${rowsMark}${end}`
}

const noNamespace: ReadonlyMap<string, string> = new Map([['', '']])
const noDeclarations: ReadonlyMap<string, string> = new Map()

function encodeOne(writer: Writer, { name, simple, type, content }: ElementDescription, value: unknown, scope: XmlScope): string {
  if (simple) {
    const text = escapeXml(encodeSimple(value))
    return text === '' ? `<${name}/>` : `<${name}>${text}</${name}>`
  }
  const shape = type === undefined ? content : typeOf(writer.service, type)
  assert(shape, `${name} has no type`)
  if (shape.asXml) return encodeXml(writer, value as XmlElement, scope)
  return encodeContent(writer, shape, name, value as Value, scope, noDeclarations)
}
