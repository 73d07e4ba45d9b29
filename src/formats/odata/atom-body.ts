import { invalid } from '../../core/kernel/errors.ts'
import { type JsonObject, type JsonValue, maxJsonMembers } from '../json.ts'
import { childElements, textOf, type XmlElement } from '../xml.ts'
import { parseXmlInTurns } from '../xml-stream.ts'
import { bound } from './bound-links.ts'

const data = 'http://schemas.microsoft.com/ado/2007/08/dataservices'
const metadata = `${data}/metadata`

/**
 * The properties of an Atom entry as a JSON object, by the types that they name (protocol/envelopes#atom). All that is said of the
 * entry is left out, and its links too unless `hasLinks`: then those to entities, and entries inside of links, are properties
 * (`bound`). Fails with `invalid_request`.
 */
export async function readAtomEntry(text: string, hasLinks = false): Promise<JsonObject> {
  const root = await parseXmlInTurns(text)
  const inside = propertiesOf(root)
  if (root.name !== 'entry' || !inside) throw invalid('The body must be an Atom entry, whose content has an element m:properties.')
  return hasLinks ? entryIn(root) : objectIn(inside)
}

function propertiesOf(entry: XmlElement): XmlElement | undefined {
  const [properties] = named(entry, metadata, 'properties')
  return properties ?? named(entry, undefined, 'content').flatMap((content) => named(content, metadata, 'properties'))[0]
}

/** What the relation of a link to an entity begins with; the name of the navigation property follows. */
const related = `${data}/related/`

/** The properties of an entry, and what its links lead to. */
function entryIn(entry: XmlElement): JsonObject {
  const properties = propertiesOf(entry)
  const object = properties ? objectIn(properties) : (Object.create(null) as JsonObject)
  for (const link of named(entry, undefined, 'link')) {
    const relation = link.attributes.get('rel') ?? ''
    const value = relation.startsWith(related) ? linkedIn(link) : undefined
    if (value === undefined) continue
    const name = relation.slice(related.length)
    const before = object[name]
    if (Array.isArray(before)) for (const one of [value].flat()) before.push(one)
    else object[name] = before === undefined ? value : [before, value].flat()
  }
  return object
}

/** Undefined for a link that only tells where the linked entities are, as entries have it that were read. */
function linkedIn(link: XmlElement): JsonValue | undefined {
  const [inline] = named(link, metadata, 'inline')
  const [inside] = inline ? childElements(inline) : []
  if (inside?.name === 'feed') return named(inside, undefined, 'entry').map(knownOrNew)
  if (inside) return knownOrNew(inside)
  const href = (link.attributes.get('href') ?? '').trim()
  return isAddress(href) ? bound(href) : undefined
}

/** An entry that has an address leads there; one without is new. */
function knownOrNew(entry: XmlElement): JsonValue {
  const id = named(entry, undefined, 'id').map(textOf).join('').trim()
  return isAddress(id) ? bound(id) : entryIn(entry)
}

/** Whether a text is the address of an entity, or refers to what another request of a batch makes. */
const isAddress = (text: string): boolean => text.startsWith('$') || text.endsWith(')')

/** The address in an element `uri`, which may stand alone in `links`: where a link leads. Fails with `invalid_request`. */
export async function readLink(text: string): Promise<JsonObject> {
  const root = await parseXmlInTurns(text)
  const [uri, ...more] = root.name === 'links' ? childElements(root) : [root]
  if (uri?.name !== 'uri' || more.length > 0)
    throw invalid(`The body must be an element 'uri' with an address; '${(uri ?? root).name.slice(0, 100)}' was given.`)
  return Object.assign(Object.create(null) as JsonObject, { uri: textOf(uri).trim() })
}

const named = (element: XmlElement, namespace: string | undefined, name: string): XmlElement[] =>
  childElements(element).filter((child) => child.name === name && (namespace === undefined || child.namespace === namespace))

function objectIn(element: XmlElement): JsonObject {
  const children = childElements(element)
  if (children.length > maxJsonMembers)
    throw invalid(`The element '${element.name.slice(0, 100)}' has more than ${maxJsonMembers} elements.`)
  const object = Object.create(null) as JsonObject
  for (const child of children) object[child.name] = valueIn(child)
  return object
}

function valueIn(element: XmlElement): JsonValue {
  const is = (name: string) => element.attributes.get(`{${metadata}}${name}`)
  if (is('null') === 'true') return null
  const type = is('type') ?? ''
  const children = childElements(element)
  if (type.startsWith('Collection(')) return children.map(valueIn)
  if (children.length > 0) return objectIn(element)
  const text = textOf(element)
  if (type === 'Edm.Boolean') return booleanIn(element.name, text.trim())
  if (!/^Edm\.(?:Byte|SByte|Int16|Int32|Int64|Single|Double|Decimal)$/.test(type)) return text
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) throw invalid(`'${element.name}' must be a number; '${text.slice(0, 60)}' was given.`)
  return number
}

/** The lexical forms of xs:boolean. */
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

function booleanIn(name: string, text: string): boolean {
  const value = booleans.get(text)
  if (value === undefined) throw invalid(`'${name}' must be true, false, 1 or 0; '${text.slice(0, 60)}' was given.`)
  return value
}
