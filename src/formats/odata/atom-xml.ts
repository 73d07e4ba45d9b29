import { escapeXml, escapeXmlAttribute } from '../xml.ts'

/** The words of Atom in OData 3 (protocol/envelopes#atom). */
const data = 'http://schemas.microsoft.com/ado/2007/08/dataservices'
const metadata = `${data}/metadata`

export const xmlHead = '<?xml version="1.0" encoding="utf-8"?>'
export const dataDeclarations = ` xmlns:d="${data}" xmlns:m="${metadata}"`
export const atomDeclarations = ` xmlns="http://www.w3.org/2005/Atom"${dataDeclarations}`

/** The Content-Types of an entity, of a collection, and of all else. */
export const atomTypes = {
  entry: 'application/atom+xml;type=entry;charset=utf-8',
  feed: 'application/atom+xml;type=feed;charset=utf-8',
  xml: 'application/xml;charset=utf-8',
} as const

/** A text that is written in pieces if it has more characters. */
export const longText = 32 * 1024

const plain = /^[\p{L}_][\p{L}\p{N}_.-]*$/u

/** The name of an element for a property; characters that no name may have become `_xHHHH_`. */
export const elementName = (name: string): string =>
  plain.test(name) ? name : [...name].map((one, at) => (plain.test(at === 0 ? one : `a${one}`) ? one : encoded(one))).join('')

const encoded = (character: string): string => `_x${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}_`

/** ` m:type="Edm.Int32"`; nothing for text, which is the type of a property without one. */
export const typeAttribute = (type: string): string => (type === '' || type === 'Edm.String' ? '' : ` m:type="${escapeXmlAttribute(type)}"`)

/** An element with a text; blanks at its ends are kept by readers that would trim them. */
export function textXml(tag: string, attributes: string, text: string): string {
  if (text === '') return `<${tag}${attributes}></${tag}>`
  return `<${tag}${attributes}${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ''}>${escapeXml(text)}</${tag}>`
}

/** A long text in pieces, each of which takes little time; never splits a surrogate pair. */
export function* textPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    let end = Math.min(text.length, at + longText)
    if (end < text.length && (text.charCodeAt(end - 1) & 0xfc00) === 0xd800) end -= 1
    yield escapeXml(text.slice(at, end))
    at = end
  }
}

/** An error as a document (protocol/errors#rest). */
export const errorXml = (code: string, message: string): string =>
  `${xmlHead}<m:error xmlns:m="${metadata}"><m:code>${escapeXml(code)}</m:code><m:message xml:lang="en-US">${escapeXml(message)}</m:message></m:error>`

/** The address of an entity, or of several, as a document. */
export function linksDocument(uris: readonly string[], many: boolean): string {
  const elements = uris.map((uri) => `<uri${many ? '' : ` xmlns="${data}"`}>${escapeXml(uri)}</uri>`).join('')
  return xmlHead + (many ? `<links xmlns="${data}">${elements}</links>` : elements)
}

/** The category of an entry, which tells its type. */
export const categoryXml = (type: string): string => `<category term="${escapeXmlAttribute(type)}" scheme="${data}/scheme"/>`

/** A link to what an entry is related to. `isMany` says whether there may be several. */
export const relatedLink = (name: string, isMany: boolean, href: string): string =>
  `<link rel="${data}/related/${escapeXmlAttribute(name)}" type="application/atom+xml;type=${isMany ? 'feed' : 'entry'}" title="${escapeXmlAttribute(name)}" href="${escapeXmlAttribute(href)}"`
