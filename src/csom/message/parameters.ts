import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { childElements, textOf, type XmlElement } from '../../formats/xml.ts'
import { type GivenArgument, notInModel, type PathObject, type ValueObject } from '../objects/objects.ts'
import { type KnownType, typeWithId } from '../objects/types.ts'
import { guidIn } from '../objects/values.ts'
import { includedIn } from './included.ts'

/** Finds the object of a path by its id. */
export type Resolve = (id: string | undefined) => Promise<PathObject>

/** The type that an element names by its id. Fails with `invalid_request`, `operation_unsupported`. */
export function typeIn(element: XmlElement): KnownType {
  const given = element.attributes.get('TypeId') ?? ''
  const id = guidIn(given)
  if (id === undefined) throw invalid(`'${given.slice(0, 60)}' is not the id of a type.`)
  const type = typeWithId(id)
  if (!type) throw notInModel(`The type with the id ${id}`)
  if (type.facts.refused !== undefined) throw new DomainError({ ...kernelReasons.operation_unsupported, message: type.facts.refused })
  return type
}

/** The values of `Parameters`. Fails with `invalid_request`, `operation_unsupported`. */
export async function readParameters(element: XmlElement, resolve: Resolve): Promise<GivenArgument[]> {
  const list = childElements(element).find(({ name }) => name === 'Parameters')
  const given: GivenArgument[] = []
  for (const parameter of list ? childElements(list) : []) given.push(await readParameter(parameter, resolve))
  return given
}

/** Members and elements in members and elements. */
const deepest = 8

/** One value, of any type. Fails as `readParameters`. */
export async function readParameter(element: XmlElement, resolve: Resolve, depth = 0): Promise<GivenArgument> {
  const { attributes } = element
  if (depth > deepest) throw invalid(`Parameters go ${deepest} levels deep at most.`)
  const reference = attributes.get('ObjectPathId')
  if (reference !== undefined) return resolve(reference)
  if (attributes.has('TypeId')) return readValueObject(element, resolve, depth)
  const type = attributes.get('Type') ?? 'Unspecified'
  if (type === 'Binary') return includedIn(element) ?? bytesOf(textOf(element))
  if (type === 'Dictionary') return readDictionary(element, resolve, depth)
  if (type !== 'Array') return scalarOf(type, textOf(element))
  const values: GivenArgument[] = []
  for (const one of childElements(element)) values.push(await readParameter(one, resolve, depth + 1))
  return values
}

async function readValueObject(element: XmlElement, resolve: Resolve, depth: number): Promise<ValueObject> {
  const { name: type, facts } = typeIn(element)
  if (!facts.value) throw invalid(`${type} is no value object. Name it by its object path.`)
  const members = new Map<string, GivenArgument>()
  for (const one of childElements(element)) {
    const name = one.attributes.get('Name') ?? ''
    // Clients write every member that their version knows.
    const isKnown = Object.hasOwn(facts.value, name)
    if (!isKnown && one.attributes.get('Type') === 'Null') continue
    if (!isKnown) throw invalid(`${type} has no member '${name.slice(0, 100)}'; it has ${Object.keys(facts.value).join(', ')}.`)
    members.set(name, await readParameter(one, resolve, depth + 1))
  }
  return { kind: 'value', type, members }
}

/** Names with values of any type. */
async function readDictionary(element: XmlElement, resolve: Resolve, depth: number): Promise<ValueObject> {
  const members = new Map<string, GivenArgument>()
  for (const one of childElements(element)) members.set(one.attributes.get('Name') ?? '', await readParameter(one, resolve, depth + 1))
  return { kind: 'value', type: 'Dictionary', members }
}

const numbers = new Set([
  ...['Int32', 'Int16', 'UInt16', 'UInt32', 'Int64', 'UInt64', 'Byte', 'SByte', 'Int', 'Enum'],
  ...['Number', 'Single', 'Double', 'Decimal'],
])
const texts = new Set(['String', 'Char', 'Unspecified', 'TimeSpan'])

function scalarOf(type: string, text: string): GivenArgument {
  if (texts.has(type)) return text
  if (type === 'Null') return null
  if (type === 'Boolean') {
    const word = text.trim().slice(0, 10).toLowerCase()
    if (word !== 'true' && word !== 'false') throw wrong(type, text, 'true or false')
    return word === 'true'
  }
  if (type === 'Guid') return guidIn(text.trim()) ?? refuse(type, text, 'an id of 32 digits in five groups')
  if (type === 'DateTime') return timeOf(text.trim())
  if (type === 'Base64Binary') return bytesOf(text)
  if (!numbers.has(type)) throw notInModel(`A parameter of the type ${type.slice(0, 60)}`)
  const number = text.trim() === '' || text.length > 60 ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : refuse(type, text, 'a number')
}

/** Clients break long texts into lines. */
function bytesOf(text: string): Uint8Array {
  const given = text.replaceAll(/\s/g, '')
  if (given.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(given)) throw wrong('Base64Binary', text.slice(0, 40), 'bytes in base64')
  return Buffer.from(given, 'base64')
}

const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** A time without a zone is in UTC. */
function timeOf(text: string): string {
  if (!isoDate.test(text.slice(0, 60))) throw wrong('DateTime', text, 'a time like 2024-01-31T10:00:00Z')
  const hasZone = text.length === 10 || text.endsWith('Z') || /[+-]\d{2}:\d{2}$/.test(text.slice(10))
  const ms = Date.parse(hasZone ? text : `${text}Z`)
  return Number.isNaN(ms) ? refuse('DateTime', text, 'a time of the calendar') : new Date(ms).toISOString()
}

const wrong = (type: string, text: string, right: string) =>
  invalid(`A parameter of the type ${type} is ${right}; '${text.slice(0, 100)}' was given.`)

function refuse(type: string, text: string, right: string): never {
  throw wrong(type, text, right)
}
