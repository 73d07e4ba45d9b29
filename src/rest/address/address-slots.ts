import { invalid } from '../../core/kernel/errors.ts'
import { type AddressValue, type Argument, type ArgumentValue, readAddressValue, readSegment, type Segment } from './address-text.ts'

/** An argument that a segment of an address takes. */
export interface ArgumentSlot {
  /** In lower case; without one the argument goes by its place. */
  readonly name: string | undefined
  readonly kind: 'text' | 'guid' | 'bare'
  /** The name under which handlers get what it holds. */
  readonly parameter: string
}

export type Named = readonly [parameter: string, value: ArgumentValue]

/** The name and slots of a segment as the contract writes it: `getlist('{listUrl}')`, `add(url='{url}',overwrite={overwrite})`. */
export function template(spelling: string): { name: string; slots: ArgumentSlot[] } {
  const segment = readSegment({ value: spelling, start: 0 })
  return { name: segment.name, slots: segment.arguments.map(slotOf) }
}

const slotOf = ({ name, kind, value }: Argument): ArgumentSlot => ({
  name,
  kind: kind === 'text' || kind === 'guid' ? kind : 'bare',
  parameter: String(value).slice(1, -1),
})

/** Two spellings with the same one lead to the same place. */
export const signature = (slots: readonly ArgumentSlot[]): string => slots.map((slot) => `${slot.name ?? ''}:${slot.kind}`).join(',')

/** What the slots get of the arguments; undefined where they do not take them. */
export function valuesFor(slots: readonly ArgumentSlot[], given: readonly Argument[]): Named[] | undefined {
  if (slots.length !== given.length) return undefined
  const values: Named[] = []
  const taken = new Set<ArgumentSlot>()
  for (const [index, argument] of given.entries()) {
    const slot = argument.name === undefined ? slots[index] : slots.find((one) => one.name === argument.name)
    if (!slot || taken.has(slot) || !takes(slot, argument)) return undefined
    taken.add(slot)
    values.push([slot.parameter, argument.value])
  }
  return values
}

/** A bare parameter, as in `items(7)`, also takes text: `items('7')`, whose value the parameter's schema judges. */
const takes = (slot: ArgumentSlot, argument: Argument): boolean =>
  slot.kind === argument.kind || (slot.kind === 'bare' && argument.kind !== 'guid' && argument.kind !== 'placeholder')

/** Puts the values of the query in place of `@name` (protocol rest.md 1). */
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

/** A value as it stands in the query. An object, such as a mask of rights, goes on as its text. */
function valueIn(text: string, name: string): AddressValue {
  const value = /^\s*\{.*\}\s*$/s.test(text) ? { kind: 'text' as const, value: text } : readAddressValue(text)
  if (value && value.kind !== 'alias') return value
  throw invalid(`The value of ${name} in the query must be text in quotes, a number, true, false or guid'…'.`)
}

/** Whether all arguments have names, so that they can stand in the query or in a body as well. */
export const isNamed = (slots: readonly ArgumentSlot[]): boolean => slots.length > 0 && slots.every((slot) => slot.name !== undefined)

/** The arguments of a method that stand in the query (rest.md 1); undefined where one is not there. */
export function argumentsInQuery(slots: readonly ArgumentSlot[], options: ReadonlyMap<string, string>): Argument[] | undefined {
  if (!slots.every(({ name = '' }) => options.has(name))) return undefined
  return slots.map(({ name = '' }) => ({ name, ...valueIn(options.get(name) ?? '', name) }))
}

/** The arguments of a method that stand in a body by their names, in any case (rest.md 1); undefined where one is not there. */
export function argumentsInBody(slots: readonly ArgumentSlot[], body: ReadonlyMap<string, unknown>): Argument[] | undefined {
  const found: Argument[] = []
  for (const { name = '' } of slots) {
    const value = body.get(name)
    const kind = kinds.get(typeof value)
    if (!kind) return undefined
    found.push({ name, kind, value: value as ArgumentValue })
  }
  return found
}

const kinds: ReadonlyMap<string, AddressValue['kind']> = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])
