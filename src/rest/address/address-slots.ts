import { invalid } from '../../core/kernel/errors.ts'
import { parseObject } from './address-object.ts'
import { type AddressValue, type Argument, type ArgumentValue, readAddressValue, readSegment, type Segment } from './address-text.ts'

/** An argument in a segment of a path. */
export interface ArgumentSlot {
  /** In lower case; undefined for a positional argument. */
  readonly name: string | undefined
  readonly kind: 'text' | 'guid' | 'bare'
  /** The parameter name under which handlers receive the value. */
  readonly parameter: string
  /** Further names of the argument, in lower case (`x-called` of the parameter). */
  readonly called: readonly string[]
  /** Whether the parameter is a GUID, so that a text may be written `guid'…'` too. */
  readonly isGuid: boolean
}

/** What the contract says of the parameter that an argument stands for. */
export type FactsOf = (parameter: string) => Pick<ArgumentSlot, 'called' | 'isGuid'>

export type Named = readonly [parameter: string, value: ArgumentValue]

/** Parses a segment as the contract writes it: `getlist('{listUrl}')`, `add(url='{url}',overwrite={overwrite})`. */
export function template(spelling: string, factsOf: FactsOf): { name: string; slots: ArgumentSlot[] } {
  const segment = readSegment({ value: spelling, start: 0 })
  return { name: segment.name, slots: segment.arguments.map((argument) => slotOf(argument, factsOf)) }
}

function slotOf({ name, kind, value }: Argument, factsOf: FactsOf): ArgumentSlot {
  const parameter = String(value).slice(1, -1)
  return { name, kind: kind === 'text' || kind === 'guid' ? kind : 'bare', parameter, ...factsOf(parameter) }
}

/** The names of an argument, the one of the address first. */
const namesAt = ({ name, called }: ArgumentSlot): readonly string[] => (name === undefined ? called : [name, ...called])

/** Two spellings with equal signatures address the same resource. */
export const signature = (slots: readonly ArgumentSlot[]): string => slots.map((slot) => `${slot.name ?? ''}:${slot.kind}`).join(',')

/** The slot values that the arguments give; undefined if the arguments do not fit the slots. */
export function valuesFor(slots: readonly ArgumentSlot[], given: readonly Argument[]): Named[] | undefined {
  if (slots.length !== given.length) return undefined
  const values: Named[] = []
  const taken = new Set<ArgumentSlot>()
  for (const [index, argument] of given.entries()) {
    const slot = argument.name === undefined ? slots[index] : slotNamed(slots, argument.name)
    if (!slot || taken.has(slot) || !takes(slot, argument)) return undefined
    taken.add(slot)
    values.push([slot.parameter, argument.value])
  }
  return values
}

const slotNamed = (slots: readonly ArgumentSlot[], name: string): ArgumentSlot | undefined =>
  slots.find((one) => one.name === name) ?? slots.find((one) => one.called.includes(name))

/**
 * A bare parameter, as in `items(7)`, also accepts text: `items('7')`; a text that is a GUID accepts `guid'…'`. The schema of the
 * parameter validates the value.
 */
const takes = (slot: ArgumentSlot, argument: Argument): boolean =>
  slot.kind === argument.kind ||
  (slot.kind === 'bare' ? !notBare.has(argument.kind) : slot.isGuid && slot.kind === 'text' && argument.kind === 'guid')

const notBare: ReadonlySet<AddressValue['kind']> = new Set(['guid', 'null', 'placeholder'])

/** Replaces each `@name` by its value from the query string (protocol/addresses#arguments). */
export function resolveAliases(segment: Segment, options: ReadonlyMap<string, string>): Segment {
  if (!segment.arguments.some((argument) => argument.kind === 'alias')) return segment
  const resolved = segment.arguments.map((argument) => {
    if (argument.kind !== 'alias') return argument
    const alias = String(argument.value)
    const text = options.get(alias.toLowerCase())
    if (text === undefined) throw invalid(`The address uses ${alias}, but the query has no ${alias}=….`)
    return { ...argument, ...valueIn(text, alias) }
  })
  return { ...segment, arguments: resolved }
}

/** Parses a value from the query string. */
function valueIn(text: string, name: string): AddressValue {
  const value = /^\s*\{.*\}\s*$/s.test(text) ? objectIn(text) : readAddressValue(text)
  if (value && value.kind !== 'alias') return value
  throw invalid(`The value of ${name} in the query must be text in quotes, a number, true, false, null, an object or guid'…'.`)
}

/** Objects that stand for one text: a path and a content type id (protocol/addresses#arguments). */
const textMembers: ReadonlySet<string> = new Set(['decodedurl', 'stringvalue'])

/** An object with only such a member is its text. Any other object, such as a permission mask, stays text. */
function objectIn(text: string): AddressValue {
  const inner = text.length <= maxObjectLength && /["']/.test(text) ? textInside(parseObject(text)) : undefined
  return { kind: 'text', value: inner ?? text }
}

const maxObjectLength = 10_000

function textInside(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const members = Object.entries(value).filter(([name]) => name !== '__metadata' && !name.includes('odata.'))
  const [[name, inner] = ['', undefined]] = members
  return members.length === 1 && textMembers.has(name.toLowerCase()) && typeof inner === 'string' ? inner : undefined
}

/** Whether all arguments have names, so that they can also be in the query string or the body. */
export const isNamed = (slots: readonly ArgumentSlot[]): boolean => slots.length > 0 && slots.every((slot) => namesAt(slot).length > 0)

/** The arguments of a method from the query string (protocol/addresses#arguments); undefined if one is missing. */
export function argumentsInQuery(slots: readonly ArgumentSlot[], options: ReadonlyMap<string, string>): Argument[] | undefined {
  const found: Argument[] = []
  for (const slot of slots) {
    const name = namesAt(slot).find((one) => options.has(one))
    if (name === undefined) return undefined
    found.push({ name, ...valueIn(options.get(name) ?? '', name) })
  }
  return found
}

/**
 * The arguments of a method from the body, by case-insensitive name (protocol/addresses#arguments); undefined if one is
 * missing.
 */
export function argumentsInBody(slots: readonly ArgumentSlot[], body: ReadonlyMap<string, unknown>): Argument[] | undefined {
  const found: Argument[] = []
  for (const slot of slots) {
    const name = namesAt(slot).find((one) => body.has(one))
    const given = name === undefined ? undefined : body.get(name)
    const value = textInside(given) ?? maskText(given) ?? given
    const kind = kinds.get(typeof value)
    if (!kind) return undefined
    found.push({ name, kind: slot.kind === 'guid' && kind === 'text' ? 'guid' : kind, value: value as ArgumentValue })
  }
  return found
}

/** A permission mask as the text that stands for it in an address; undefined for anything else. */
function maskText(value: unknown): string | undefined {
  const given = typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)) : undefined
  const [High, Low] = [given?.get('High'), given?.get('Low')]
  return given?.size === 2 && isNumeral(High) && isNumeral(Low) ? JSON.stringify({ High, Low }) : undefined
}

const isNumeral = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value.length <= 10)

const kinds: ReadonlyMap<string, AddressValue['kind']> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])
