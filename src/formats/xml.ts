import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { type DomainError, invalid } from '../core/kernel/errors.ts'
import { withoutTrailing } from '../core/kernel/plain-text.ts'

/** An element with resolved names. Requests are parsed to it, and replies are written from it. */
export interface XmlElement {
  /** Empty for an element in no namespace. */
  readonly namespace: string
  /** As in the document; empty for the default namespace. */
  readonly prefix: string
  readonly name: string
  /** By local name, or by `{namespace}name` if the attribute has a prefix. */
  readonly attributes: ReadonlyMap<string, string>
  /** The prefixes declared here, with their namespaces; the empty prefix is the default namespace. */
  readonly declarations: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
  /** The end of its start tag in the parsed text; 0 for an element that was not parsed. */
  readonly at: number
}

export type XmlNode = XmlElement | string

/** Limits of a document; the length is limited where the text is read. */
export interface XmlLimits {
  /** Elements within elements. */
  readonly depth: number
  /** Elements and attributes together. */
  readonly nodes: number
  /** Of one element, including namespace declarations: the parser scans all of them. */
  readonly attributes: number
}

/**
 * Enough for 1,000 methods of UpdateListItems with 39 columns each. Parsing a document of this size takes less than 200
 * ms.
 */
export const xmlLimits: XmlLimits = { depth: 100, nodes: 80_000, attributes: 64 }

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const declarationNamespace = 'http://www.w3.org/2000/xmlns/'
const none: ReadonlyMap<string, string> = new Map()

/**
 * Parses a document and returns its root element. Checks well-formedness and namespaces. Refuses a DTD, and with it
 * every entity except the five of XML. Ignores comments and processing instructions; adjacent text and CDATA are one
 * string. Fails with `invalid_request`, which names the line of the error.
 */
export function parseXml(text: string, limits: XmlLimits = xmlLimits): XmlElement {
  const reader = openXmlReader(limits)
  reader.read(text)
  return reader.end()
}

/** Characters that are read in one go. Most messages are shorter; so many references or empty elements take about 5 ms. */
export const xmlPieceLength = 16_384

export interface XmlReader {
  /** Goes on with the next piece of the text. */
  read(piece: string): void
  /** The open elements, from the root. */
  readonly open: readonly XmlElement[]
  /** The root element, once all is read. */
  end(): XmlElement
}

/** Takes complete elements out of a long document, so that it is not held whole. */
export interface XmlTaker {
  /** Whether the element is taken: then the one around it does not keep it. `around` are the open elements, from the root. */
  take(element: XmlElement, around: readonly XmlElement[]): boolean
  /** Elements and attributes that are held at once. */
  readonly most: number
}

/** A parser that gets its text in pieces; see `parseXml`. */
export function openXmlReader(limits: XmlLimits = xmlLimits, taker?: XmlTaker): XmlReader {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const refuse = (why: string): DomainError =>
    invalid(`The XML cannot be read, line ${parser.line}: ${withoutTrailing(why.slice(0, 300), '. \t\r\n')}.`)
  const open: (XmlElement & { children: XmlNode[] })[] = []
  let root: (XmlElement & { children: XmlNode[] }) | undefined
  let nodes = 0
  let held = 0
  /** How much was held before each open element. */
  const marks: number[] = []

  parser.on('error', (error) => {
    throw refuse(error.message)
  })
  parser.on('doctype', () => {
    throw refuse('a document type declaration (DTD) is not allowed')
  })
  const count = (): void => {
    if (++nodes > limits.nodes) throw refuse(`at most ${limits.nodes} elements and attributes are allowed`)
    if (taker && ++held > taker.most) throw refuse(`one part of it has more than ${taker.most} elements and attributes`)
  }
  let attributes = 0
  parser.on('attribute', () => {
    if (++attributes > limits.attributes) throw refuse(`an element may have at most ${limits.attributes} attributes`)
    count()
  })
  parser.on('opentag', (tag) => {
    if (open.length >= limits.depth) throw refuse(`elements may be nested at most ${limits.depth} levels deep`)
    // Its attributes have been counted.
    if (taker) marks.push(held - attributes)
    attributes = 0
    count()
    const element = { ...readTag(tag), children: [], at: parser.position }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (!taker || !element) return
    const before = marks.pop() ?? 0
    const siblings = open.at(-1)?.children
    if (!siblings || !taker.take(element, open)) return
    siblings.pop()
    if (typeof siblings.at(-1) === 'string') siblings.pop()
    held = before
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

  return {
    open,
    read(piece) {
      parser.write(piece)
    },
    end() {
      parser.close()
      if (!root) throw refuse('the document has no element')
      return root
    },
  }
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

/** An element for a reply. `tag` is the name, with the prefix for the reply if the prefix matters. */
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

/** The child elements in order, without text. */
export const childElements = (element: XmlElement): XmlElement[] => element.children.filter((child) => typeof child !== 'string')

/** The text of the first child element with a name; empty if there is none. */
export function textOfChild(element: XmlElement, name: string): string {
  const child = childElements(element).find((one) => one.name === name)
  return child ? textOf(child) : ''
}

/** The element's own text, without that of child elements. */
export function textOf(element: XmlElement): string {
  const [first, ...rest] = element.children
  if (rest.length === 0) return typeof first === 'string' ? first : ''
  return element.children.filter((child) => typeof child === 'string').join('')
}

// Characters that XML 1.0 cannot contain, not even as a reference: control characters, lone surrogates, two
// noncharacters.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const special = /[&<>\r]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const specialInAttribute = /[&<>"\t\n\r]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
/** Characters that need a closer look: nearly no text has one, and an expression without surrogates is faster. */
const unusual = /[^ !#-%'-;=?-\ud7ff\ue000-\ufffd]/

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
 * Escapes text between tags. Replaces characters that XML cannot contain (control characters, lone surrogates) by
 * U+FFFD, so that every reply can be parsed.
 */
export function escapeXml(text: string): string {
  if (!unusual.test(text) || !special.test(text)) return text
  return text.replace(unwritable, '\ufffd').replace(/[&<>\r]/g, reference)
}

/**
 * Escapes text for an attribute value in double quotes. Line ends and tabs are escaped so that a parser returns them
 * unchanged.
 */
export function escapeXmlAttribute(text: string): string {
  if (text.length <= shortLength ? isUsual(text) : !unusual.test(text)) return text
  return escapedAttribute(text)
}

/** Up to this length a loop takes less time than the call of an expression. */
const shortLength = 40

/** Whether a text has only such characters of ASCII as need no escape anywhere. */
function isUsual(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x26 || code === 0x3c || code === 0x3e) return false
  }
  return true
}

function escapedAttribute(text: string): string {
  if (!unusual.test(text) || !specialInAttribute.test(text)) return text
  return text.replace(unwritable, '\ufffd').replace(/[&<>"\t\n\r]/g, reference)
}

/** The namespace declarations at a place of the document. */
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
 * Serializes the element for a place where `scope` is declared. Keeps prefixes and declarations, so that qualified
 * names in values keep their meaning; adds missing declarations.
 */
export function writeXml(node: XmlNode, scope?: XmlScope): string {
  if (typeof node === 'string') return escapeXml(node)
  const { start, inner, end } = openXml(node, scope)
  if (node.children.length === 0) return `${start}/>`
  let content = ''
  for (const child of node.children) content += writeXml(child, inner)
  return `${start}>${content}${end}`
}

/**
 * The start and end tags of an element, as `writeXml` writes them, for children that follow `start` and `>`, where
 * `inner` is declared.
 */
export function openXml(node: XmlElement, scope?: XmlScope): { readonly start: string; readonly inner: XmlScope; readonly end: string } {
  const declarations = new Map(node.declarations)
  const inner: XmlScope = scope ? { declarations, outer: scope } : { declarations }
  // A prefix cannot stand for "no namespace".
  const prefix = node.namespace === '' ? '' : node.prefix
  if (prefix === '' && declarations.has('')) declarations.set('', node.namespace)
  if (resolve(inner, prefix) !== node.namespace) declarations.set(prefix, node.namespace)

  let attributes = ''
  for (const [key, value] of node.attributes) attributes += ` ${attributeName(key, inner, declarations)}="${escapeXmlAttribute(value)}"`
  const tag = prefix === '' ? node.name : `${prefix}:${node.name}`
  return {
    start: `<${tag}${writeDeclarations(declarations)}${attributes}`,
    inner: declarations.size === 0 && scope ? scope : inner,
    end: `</${tag}>`,
  }
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
