import { holdsOf } from '../support/random/comparisons.ts'
import type { Random } from '../support/random/random.ts'
/**
 * The model of the random query test: a list, and the result of a query,
 * written from the rules alone
 * (protocol/queries#filters; protocol/queries#comparison) and independent of the product's code.
 */

export const below = (random: Random, limit: number): number => Math.floor(random() * limit)
export const pick = <T>(random: Random, choices: readonly T[]): T => choices[below(random, choices.length)] as T
export const some = <T>(random: Random, choices: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: below(random, most + 1) }, () => pick(random, choices))),
]

export type Scalar = string | number | boolean
export type Values = Readonly<Record<string, Scalar | readonly Scalar[] | null>>

export interface Person {
  readonly id: number
  readonly title: string
  readonly email: string
}

export interface City {
  readonly id: number
  readonly title: string | null
  readonly size: number | null
}

export interface World {
  readonly people: ReadonlyMap<number, Person>
  readonly cities: ReadonlyMap<number, City>
}

export interface Row {
  readonly id: number
  readonly values: Values
}

export type Kind = 'text' | 'number' | 'instant' | 'boolean' | 'guid'

/** A column as `$filter` and `$orderby` name it. */
export interface Column {
  readonly name: string
  readonly kind: Kind
  readonly many?: true
  /** The value, or the values of a column with several; instants are milliseconds. */
  readonly read: (row: Row, world: World) => Scalar | readonly Scalar[] | null
}

const own = (name: string, kind: Kind, many?: true): Column => ({
  name,
  kind,
  ...(many && { many }),
  read: ({ values }) => values[name] ?? null,
})

const ids = (value: unknown): number[] => (typeof value === 'number' ? [value] : Array.isArray(value) ? (value as number[]) : [])

/** A column of the referenced row; without such a row it has no value. */
function behind(path: string, key: string, kind: Kind, of: (world: World, id: number) => Scalar | null | undefined, many?: true): Column {
  return {
    name: path,
    kind,
    ...(many && { many }),
    read: ({ values }, world) => {
      const found = ids(values[key]).flatMap((id) => of(world, id) ?? [])
      return many ? found : (found[0] ?? null)
    },
  }
}

const person = (path: string, key: string, many?: true): Column[] => [
  behind(`${path}/Title`, key, 'text', ({ people }, id) => people.get(id)?.title, many),
  behind(`${path}/EMail`, key, 'text', ({ people }, id) => people.get(id)?.email, many),
  behind(`${path}/Id`, key, 'number', (_, id) => id, many),
]

const city = (path: string, key: string, many?: true): Column[] => [
  behind(`${path}/Title`, key, 'text', ({ cities }, id) => cities.get(id)?.title, many),
  behind(`${path}/Size`, key, 'number', ({ cities }, id) => cities.get(id)?.size, many),
  behind(`${path}/Id`, key, 'number', (_, id) => id, many),
]

export const columns: readonly Column[] = [
  { name: 'Id', kind: 'number', read: ({ id }) => id },
  own('Title', 'text'),
  own('Word', 'text'),
  own('Code', 'text'),
  own('Color', 'text'),
  own('Amount', 'number'),
  own('Price', 'number'),
  own('Whole', 'number'),
  own('Due', 'instant'),
  own('Done', 'boolean'),
  own('Key', 'guid'),
  { name: 'Twice', kind: 'number', read: ({ values }) => Number(values.Amount ?? 0) * 2 },
  { name: 'Link', kind: 'text', read: ({ values }) => values.Link ?? null },
  own('Tags', 'text', true),
  own('BossId', 'number'),
  own('TeamId', 'number', true),
  own('CityId', 'number'),
  own('StopsId', 'number', true),
  ...person('Boss', 'BossId'),
  ...person('Team', 'TeamId', true),
  ...city('City', 'CityId'),
  ...city('Stops', 'StopsId', true),
]

/** The left side of a comparison: a column, or functions of one. */
export interface Term {
  readonly text: string
  readonly kind: Kind
  readonly many: boolean
  readonly values: (row: Row, world: World) => Scalar[]
}

export interface Condition {
  readonly text: string
  readonly holds: (row: Row, world: World) => boolean
}

export const fold = (text: string): string => text.normalize('NFC').toLowerCase()

const folded = (value: Scalar): Scalar => (typeof value === 'string' ? fold(value) : value)

/** -1, 0 or 1; texts by code point. */
export function order(left: Scalar, right: Scalar): number {
  if (typeof left === 'string' && typeof right === 'string') return Buffer.compare(Buffer.from(left), Buffer.from(right))
  return Math.sign(Number(left) - Number(right))
}

export const termOf = (column: Column): Term => ({
  text: column.name,
  kind: column.kind,
  many: column.many === true,
  values: (row, world) => {
    const value = column.read(row, world)
    return (Array.isArray(value) ? (value as Scalar[]) : value === null ? [] : [value as Scalar]).map(folded)
  },
})

/** Applies a function to each value; no value stays no value. */
const mapped = (term: Term, text: string, kind: Kind, map: (value: never) => Scalar): Term => ({
  ...term,
  text,
  kind,
  values: (row, world) => term.values(row, world).map((value) => map(value as never)),
})

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** One function around a text. */
export function textCall(random: Random, term: Term, texts: readonly string[]): Term {
  const literal = pick(random, texts)
  const search = fold(literal)
  const [from, count] = [below(random, 4), below(random, 4)]
  const made: (() => Term)[] = [
    () => mapped(term, `tolower(${term.text})`, 'text', (value: string) => value),
    () => mapped(term, `toupper( ${term.text} )`, 'text', (value: string) => value),
    () => mapped(term, `trim(${term.text})`, 'text', (value: string) => value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')),
    () => mapped(term, `concat(${term.text},${quoted(literal)})`, 'text', (value: string) => value + search),
    () => mapped(term, `concat(${quoted(literal)}, ${term.text})`, 'text', (value: string) => search + value),
    () => mapped(term, `substring(${term.text},${from})`, 'text', (value: string) => [...value].slice(from).join('')),
    () =>
      mapped(term, `substring(${term.text},${from},${count})`, 'text', (value: string) => [...value].slice(from, from + count).join('')),
    () =>
      mapped(term, `replace(${term.text},${quoted(literal)},'-x')`, 'text', (value: string) =>
        search === '' ? value : value.split(search).join('-x'),
      ),
  ]
  return pick(random, made)()
}

export function numberCall(random: Random, term: Term): Term {
  const made: (() => Term)[] = [
    () => mapped(term, `round(${term.text})`, 'number', (value: number) => Math.sign(value) * Math.floor(Math.abs(value) + 0.5)),
    () => mapped(term, `floor(${term.text})`, 'number', (value: number) => Math.floor(value)),
    () => mapped(term, `ceiling(${term.text})`, 'number', (value: number) => Math.ceil(value)),
  ]
  return pick(random, made)()
}

/** A function from a text to a number. */
export function textNumber(random: Random, term: Term, texts: readonly string[]): Term {
  if (random() < 0.5) return mapped(term, `length(${term.text})`, 'number', (value: string) => [...value].length)
  const literal = pick(random, texts)
  const position = (value: string) => {
    const at = value.indexOf(fold(literal))
    return at < 0 ? -1 : [...value.slice(0, at)].length
  }
  return mapped(term, `indexof(${term.text},${quoted(literal)})`, 'number', position)
}

const parts = {
  year: (at: Date) => at.getUTCFullYear(),
  month: (at: Date) => at.getUTCMonth() + 1,
  day: (at: Date) => at.getUTCDate(),
  hour: (at: Date) => at.getUTCHours(),
  minute: (at: Date) => at.getUTCMinutes(),
  second: (at: Date) => at.getUTCSeconds(),
}

export function datePart(random: Random, term: Term): Term {
  const [name, read] = pick(random, Object.entries(parts))
  return mapped(term, `${name}(${term.text})`, 'number', (value: number) => read(new Date(value)))
}

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge'
export const comparisons = ['eq', 'ne', 'lt', 'le', 'gt', 'ge'] as const
const mirrored: Readonly<Record<Comparison, Comparison>> = { eq: 'eq', ne: 'ne', lt: 'gt', le: 'ge', gt: 'lt', ge: 'le' }

/** Whether one of the values compares so. `ne` means that none is equal, so it holds without a value (protocol/queries#comparison). */
export function compared(term: Term, comparison: Comparison, literal: { text: string; value: Scalar }, isMirrored: boolean): Condition {
  const value = folded(literal.value)
  const any = (row: Row, world: World, test: Comparison) => term.values(row, world).some((one) => holdsOf[test](order(one, value)))
  return {
    text: isMirrored ? `${literal.text} ${mirrored[comparison]} ${term.text}` : `${term.text} ${comparison} ${literal.text}`,
    holds: comparison === 'ne' ? (row, world) => !any(row, world, 'eq') : (row, world) => any(row, world, comparison),
  }
}

export const isNull = (term: Term, isAbsent: boolean): Condition => ({
  text: `${term.text} ${isAbsent ? 'eq' : 'ne'} null`,
  holds: (row, world) => (term.values(row, world).length === 0) === isAbsent,
})

const tests = {
  startswith: (value: string, text: string) => value.startsWith(text),
  endswith: (value: string, text: string) => value.endsWith(text),
  contains: (value: string, text: string) => value.includes(text),
  substringof: (value: string, text: string) => value.includes(text),
}

export function matched(random: Random, term: Term, literal: string): Condition {
  const [name, test] = pick(random, Object.entries(tests))
  const call = name === 'substringof' ? `${name}(${quoted(literal)},${term.text})` : `${name}(${term.text},${quoted(literal)})`
  const holds = (row: Row, world: World) => term.values(row, world).some((value) => test(String(value), fold(literal)))
  const form = below(random, 6)
  if (form === 0) return { text: `${call} eq true`, holds }
  if (form === 1) return { text: `${call} eq false`, holds: (row, world) => !holds(row, world) }
  return { text: call, holds }
}
