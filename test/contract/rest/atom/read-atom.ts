import { XmlDocument } from 'libxml2-wasm'
import { parseXml as parsedHere, type XmlElement } from '../../../../src/formats/xml.ts'

const data = 'http://schemas.microsoft.com/ado/2007/08/dataservices'
const metadata = `${data}/metadata`

/** The root of a document that libxml2 reads too. */
function parseXml(text: string, limits?: Parameters<typeof parsedHere>[1]): XmlElement {
  XmlDocument.fromString(text).dispose()
  return parsedHere(text, limits)
}

/** An Atom entry as a client reads it. */
export interface Entry {
  readonly id: string
  readonly etag: string | undefined
  readonly type: string
  readonly edit: string
  /** The links to what it is related to, by name; with the entries that stand inside. */
  readonly links: ReadonlyMap<string, { readonly href: string; readonly type: string; readonly inline?: readonly Entry[] | Entry | null }>
  readonly properties: Readonly<Record<string, unknown>>
  /** The types that the properties name. */
  readonly types: Readonly<Record<string, string | undefined>>
}

export interface Feed {
  readonly entries: readonly Entry[]
  readonly next: string | undefined
  readonly count: string | undefined
}

const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter((child) => typeof child !== 'string')
const named = (element: XmlElement, name: string): XmlElement[] => elementsOf(element).filter((child) => child.name === name)
const textOf = (element: XmlElement | undefined): string => (element?.children ?? []).filter((child) => typeof child === 'string').join('')
const metadataOf = (element: XmlElement, name: string): string | undefined => element.attributes.get(`{${metadata}}${name}`)

/** The value of an element of the data namespace, by the type that it names. */
export function valueOf(element: XmlElement): unknown {
  if (element.namespace !== data) throw new Error(`${element.name} is in the namespace '${element.namespace}'`)
  if (metadataOf(element, 'null') === 'true') return null
  const type = metadataOf(element, 'type') ?? 'Edm.String'
  if (type.startsWith('Collection(')) return elementsOf(element).map(valueOf)
  const children = elementsOf(element)
  if (!type.startsWith('Edm.') || children.length > 0) return Object.fromEntries(children.map((child) => [child.name, valueOf(child)]))
  const text = textOf(element)
  if (/^Edm\.(?:Int16|Int32|Int64|Double)$/.test(type)) return Number(text)
  if (type !== 'Edm.Boolean') return text
  if (text !== 'true' && text !== 'false') throw new Error(`${element.name} is no boolean: '${text}'`)
  return text === 'true'
}

function entryOf(element: XmlElement): Entry {
  const [properties] = named(element, 'content').flatMap((content) => named(content, 'properties'))
  if (!properties) throw new Error('an entry has no m:properties')
  const links = new Map<string, { href: string; type: string; inline?: readonly Entry[] | Entry | null }>()
  let edit = ''
  for (const { attributes, children } of named(element, 'link')) {
    const [rel = '', href = '', title = '', type = ''] = ['rel', 'href', 'title', 'type'].map((name) => attributes.get(name))
    if (rel === 'edit') edit = href
    if (!rel.startsWith(`${data}/related/`)) continue
    const inline = children.find((child) => typeof child !== 'string' && child.name === 'inline') as XmlElement | undefined
    links.set(title, { href, type, ...(inline && { inline: inlineOf(inline) }) })
  }
  for (const required of ['id', 'title', 'updated', 'author', 'category'])
    if (named(element, required).length !== 1) throw new Error(`an entry needs one ${required}`)
  return {
    id: textOf(named(element, 'id')[0]),
    etag: metadataOf(element, 'etag'),
    type: named(element, 'category')[0]?.attributes.get('term') ?? '',
    edit,
    links,
    properties: Object.fromEntries(elementsOf(properties).map((one) => [one.name, valueOf(one)])),
    types: Object.fromEntries(elementsOf(properties).map((one) => [one.name, metadataOf(one, 'type')])),
  }
}

function inlineOf(inline: XmlElement): readonly Entry[] | Entry | null {
  const [one] = elementsOf(inline)
  if (!one) return null
  return one.name === 'feed' ? feedOf(one).entries : entryOf(one)
}

function feedOf(element: XmlElement): Feed {
  for (const required of ['id', 'title', 'updated', 'author'])
    if (named(element, required).length !== 1) throw new Error(`a feed needs one ${required}`)
  const next = named(element, 'link').find(({ attributes }) => attributes.get('rel') === 'next')
  const [count] = named(element, 'count')
  return {
    entries: named(element, 'entry').map(entryOf),
    next: next?.attributes.get('href'),
    count: count && textOf(count),
  }
}

export const readFeed = (text: string): Feed => feedOf(rootOf(text, 'feed'))
export const readEntry = (text: string): Entry => entryOf(rootOf(text, 'entry'))

function rootOf(text: string, name: string): XmlElement {
  const root = parseXml(text, { depth: 100, nodes: 1_000_000, attributes: 64 })
  if (root.name !== name || root.namespace !== 'http://www.w3.org/2005/Atom') throw new Error(`the document is no ${name} but ${root.name}`)
  return root
}

/** The name and the value of a document that has one value. */
export function readValue(text: string): { readonly name: string; readonly value: unknown } {
  const root = parseXml(text, { depth: 100, nodes: 1_000_000, attributes: 64 })
  return { name: root.name, value: valueOf(root) }
}

export function readError(text: string): { readonly code: string; readonly message: string } {
  const root = parseXml(text)
  if (root.name !== 'error' || root.namespace !== metadata) throw new Error(`the document is no error but ${root.name}`)
  return { code: textOf(named(root, 'code')[0]), message: textOf(named(root, 'message')[0]) }
}
