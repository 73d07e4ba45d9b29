import { invalid } from '../../core/kernel/errors.ts'
import { type JsonObject, type JsonValue, maxJsonMembers } from '../json.ts'
import { childElements, textOf, type XmlElement } from '../xml.ts'
import { parseXmlInTurns } from '../xml-stream.ts'

const data = 'http://schemas.microsoft.com/ado/2007/08/dataservices'
const metadata = `${data}/metadata`

/**
 * The properties of an Atom entry as a JSON object, by the types that they name (protocol/envelopes#atom). Links and all
 * that is said of the entry are left out. Fails with `invalid_request`.
 */
export async function readAtomEntry(text: string): Promise<JsonObject> {
  const root = await parseXmlInTurns(text)
  const [properties] = named(root, metadata, 'properties')
  const inside = properties ?? named(root, undefined, 'content').flatMap((content) => named(content, metadata, 'properties'))[0]
  if (root.name !== 'entry' || !inside) throw invalid('The body must be an Atom entry, whose content has an element m:properties.')
  return objectIn(inside)
}

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
