import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { type DomainError, invalid } from '../core/kernel/errors.ts'
import { withoutTrailing } from '../core/kernel/plain-text.ts'

/** An element with its names resolved. The same value is read from a request and written into a reply. */
export interface XmlElement {
  /** Empty for an element in no namespace. */
  readonly namespace: string
  /** As the document spells it; empty where the default namespace is meant. */
  readonly prefix: string
  readonly name: string
  /** By local name, or by `{namespace}name` where the attribute has a prefix. */
  readonly attributes: ReadonlyMap<string, string>
  /** Prefixes declared here, with their namespaces; the empty prefix is the default namespace. */
  readonly declarations: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
  /** Where its start tag ends in the text that was read; 0 for an element that was not read. */
  readonly at: number
}

export type XmlNode = XmlElement | string

/** What a document may not exceed; its length is bounded where the text is read. */
export interface XmlLimits {
  /** Elements within elements. */
  readonly depth: number
  /** Elements and attributes together. */
  readonly nodes: number
  /** Of one element, declarations of namespaces among them: the reader looks through all of them. */
  readonly attributes: number
}

/** Enough for 1,000 methods of UpdateListItems with 39 columns each. A document of this many nodes is read in less than 200 ms. */
export const xmlLimits: XmlLimits = { depth: 100, nodes: 80_000, attributes: 64 }

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const declarationNamespace = 'http://www.w3.org/2000/xmlns/'
const none: ReadonlyMap<string, string> = new Map()

/**
 * The root element of a document. Well-formedness and namespaces are checked;
 * a DTD is refused, and with it every entity but the five of XML itself.
 * Comments and processing instructions are passed over, adjoining text and
 * CDATA are one string. Fails with `invalid_request`, naming the line where
 * reading stopped.
 */
export function parseXml(text: string, limits: XmlLimits = xmlLimits): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const refuse = (why: string): DomainError =>
    invalid(`The XML cannot be read, line ${parser.line}: ${withoutTrailing(why.slice(0, 300), '. \t\r\n')}.`)
  const open: (XmlElement & { children: XmlNode[] })[] = []
  let root: XmlElement | undefined
  let nodes = 0

  parser.on('error', (error) => {
    throw refuse(error.message)
  })
  parser.on('doctype', () => {
    throw refuse('a document type declaration (DTD) is not allowed')
  })
  const count = (): void => {
    if (++nodes > limits.nodes) throw refuse(`there may be ${limits.nodes} elements and attributes at most`)
  }
  let attributes = 0
  parser.on('attribute', () => {
    if (++attributes > limits.attributes) throw refuse(`an element may have ${limits.attributes} attributes at most`)
    count()
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    if (open.length >= limits.depth) throw refuse(`elements may be nested ${limits.depth} deep at most`)
    count()
    const element = { ...readTag(tag), children: [], at: parser.position }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const addText = (piece: string): void => {
    const children = open.at(-1)?.children
    if (!children || piece === '') return
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + piece
    else children.push(piece)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)

  parser.write(text).close()
  if (!root) throw refuse('there is no element')
  return root
}

function readTag(tag: SaxesTagNS): Pick<XmlElement, 'namespace' | 'prefix' | 'name' | 'attributes' | 'declarations'> {
  let attributes: Map<string, string> | undefined
  let declarations: Map<string, string> | undefined
  for (const attribute of Object.values(tag.attributes) as SaxesAttributeNS[]) {
    const { uri, prefix, local, value } = attribute
    if (uri === declarationNamespace) {
      declarations ??= new Map()
      declarations.set(prefix === '' ? '' : local, value.trim())
    } else {
      attributes ??= new Map()
      attributes.set(uri === '' ? local : `{${uri}}${local}`, value)
    }
  }
  return { namespace: tag.uri, prefix: tag.prefix, name: tag.local, attributes: attributes ?? none, declarations: declarations ?? none }
}

/** An element for a reply. `tag` is a name, with the prefix that the reply is to use where it matters. */
export function xmlElement(
  namespace: string,
  tag: string,
  attributes: ReadonlyMap<string, string> = none,
  children: readonly XmlNode[] = [],
): XmlElement {
  const colon = tag.indexOf(':')
  const prefix = colon < 0 ? '' : tag.slice(0, colon)
  return { namespace, prefix, name: tag.slice(colon + 1), attributes, declarations: none, children, at: 0 }
}

/** The child elements, in order, without the text between them. */
export const childElements = (element: XmlElement): XmlElement[] => element.children.filter((child) => typeof child !== 'string')

/** The text directly inside, without that of child elements. */
export function textOf(element: XmlElement): string {
  const [first, ...rest] = element.children
  if (rest.length === 0) return typeof first === 'string' ? first : ''
  return element.children.filter((child) => typeof child === 'string').join('')
}

// What XML 1.0 cannot carry, not even as a reference: control characters, half surrogates, two code points that are no characters.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const special = /[&<>\r]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const specialInAttribute = /[&<>"\t\n\r]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

const references = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
])
const reference = (character: string): string => references.get(character) ?? character

/**
 * Text for between tags. What XML cannot carry (control characters, half
 * surrogates) becomes U+FFFD, so that every reply can be read.
 */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text
  return text.replace(unwritable, '\ufffd').replace(/[&<>\r]/g, reference)
}

/** Text for an attribute value in double quotes. Line ends and tabs are written so that a reader gets them back unchanged. */
export function escapeXmlAttribute(text: string): string {
  if (!specialInAttribute.test(text)) return text
  return text.replace(unwritable, '\ufffd').replace(/[&<>"\t\n\r]/g, reference)
}

/** The namespaces in force at a place of the document being written. */
export interface XmlScope {
  readonly declarations: ReadonlyMap<string, string>
  readonly outer?: XmlScope
}

const resolve = (scope: XmlScope | undefined, prefix: string): string => {
  for (let at = scope; at; at = at.outer) {
    const namespace = at.declarations.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return ''
}

/**
 * The element as text, to stand where `scope` is in force. Prefixes and
 * declarations stay as they are, so that qualified names inside values keep
 * their meaning; a declaration that is missing is added.
 */
export function writeXml(node: XmlNode, scope?: XmlScope): string {
  if (typeof node === 'string') return escapeXml(node)
  const declarations = new Map(node.declarations)
  const inner: XmlScope = scope ? { declarations, outer: scope } : { declarations }
  // A prefix cannot stand for "no namespace".
  const prefix = node.namespace === '' ? '' : node.prefix
  if (prefix === '' && declarations.has('')) declarations.set('', node.namespace)
  if (resolve(inner, prefix) !== node.namespace) declarations.set(prefix, node.namespace)

  let attributes = ''
  for (const [key, value] of node.attributes) attributes += ` ${attributeName(key, inner, declarations)}="${escapeXmlAttribute(value)}"`
  const tag = prefix === '' ? node.name : `${prefix}:${node.name}`
  const start = `<${tag}${writeDeclarations(declarations)}${attributes}`
  if (node.children.length === 0) return `${start}/>`
  let content = ''
  for (const child of node.children) content += writeXml(child, declarations.size === 0 && scope ? scope : inner)
  return `${start}>${content}</${tag}>`
}

/** ` xmlns="…"` and ` xmlns:prefix="…"` for a start tag. */
export function writeDeclarations(declarations: ReadonlyMap<string, string>): string {
  let text = ''
  for (const [prefix, namespace] of declarations) text += ` xmlns${prefix === '' ? '' : `:${prefix}`}="${escapeXmlAttribute(namespace)}"`
  return text
}

function attributeName(key: string, scope: XmlScope, declarations: Map<string, string>): string {
  if (!key.startsWith('{')) return key
  const end = key.lastIndexOf('}')
  const namespace = key.slice(1, end)
  const name = key.slice(end + 1)
  if (namespace === xmlNamespace) return `xml:${name}`
  for (let at: XmlScope | undefined = scope; at; at = at.outer) {
    for (const [prefix, declared] of at.declarations) {
      if (declared === namespace && prefix !== '' && resolve(scope, prefix) === namespace) return `${prefix}:${name}`
    }
  }
  let number = 1
  while (resolve(scope, `n${number}`) !== '') number++
  declarations.set(`n${number}`, namespace)
  return `n${number}:${name}`
}
