import type { Random } from '../support/random/random.ts'
import {
  below,
  type City,
  type Column,
  type Comparison,
  type Condition,
  columns,
  compared,
  comparisons,
  datePart,
  isNull,
  type Kind,
  matched,
  numberCall,
  order,
  type Person,
  pick,
  quoted,
  type Row,
  type Scalar,
  some,
  type Term,
  termOf,
  textCall,
  textNumber,
  type Values,
  type World,
} from './query-model.ts'

/** Random items of the model's list and random queries of them. */

export const texts = [
  'Alpha',
  'ALPHA',
  'alphabet',
  ' alpha ',
  'Äpfel',
  'A\u0308PFEL',
  'ß',
  'SS',
  'İstanbul',
  'ΣΑΣ',
  '🙂',
  '🙂a',
  '\ufffd',
  '\u{10ffff}',
  '\ue000z',
  '𝒳y',
  '%',
  '_a',
  'a%b',
  "O'Brien",
  "''",
  '\\',
  'a',
  'b',
  'ab',
  'null',
  '1',
  'a"b',
  'x,y;z',
  'tab\tin',
]
export const colors = ['Red', 'green', 'BLUE', 'Österreich', '🙂']
const numbers = [-1.5, 0, 0.1, 0.5, 2, 2.5, -2.5, 7, 1e12, -1e15, 1e-7, 3.3333333333333335, 9007199254740992]
const prices = [...numbers, 1.7976931348623157e308, -1e300, 5e-324]
const wholes = [-2147483647, -1, 0, 1, 7, 42, 2147483647]
const instants = [
  '1969-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2024-02-29T12:30:45Z',
  '2024-02-29T12:30:45.678Z',
  '2026-01-31T10:00:00.999Z',
  '2026-01-31T10:00:00Z',
]
const guids = ['0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90', 'ffffffff-ffff-4fff-8fff-ffffffffffff', '00000000-0000-4000-8000-000000000001']
const links = ['https://example.com/A', 'https://EXAMPLE.com/a', '/sites/Äpfel', 'mailto:x@y']

const maybe = <T>(random: Random, value: () => T, chance = 0.75): T | null => (random() < chance ? value() : null)

export const randomCity = (random: Random): Omit<City, 'id'> => ({
  title: maybe(random, () => pick(random, texts), 0.9),
  size: maybe(random, () => pick(random, numbers)),
})

/** The values of a new item; instants are text, as the client sends them. */
export function randomValues(random: Random, people: readonly number[], cities: readonly number[]): Record<string, unknown> {
  return {
    Title: maybe(random, () => pick(random, texts)),
    Word: maybe(random, () => pick(random, texts)),
    Code: maybe(random, () => pick(random, texts)),
    Color: maybe(random, () => pick(random, colors)),
    Amount: maybe(random, () => pick(random, numbers)),
    Price: maybe(random, () => pick(random, prices)),
    Whole: maybe(random, () => pick(random, wholes)),
    Due: maybe(random, () => pick(random, instants)),
    Done: maybe(random, () => random() < 0.5),
    Key: maybe(random, () => pick(random, guids)),
    Link: maybe(random, () => ({ Url: pick(random, links), Description: 'd' })),
    Tags: some(random, colors, 3),
    BossId: maybe(random, () => pick(random, people)),
    TeamId: some(random, people, 3),
    CityId: maybe(random, () => pick(random, cities)),
    StopsId: some(random, cities, 3),
  }
}

/** The same values in the model: whole seconds, no empty list, a link by its address. */
export function kept(sent: Readonly<Record<string, unknown>>): Values {
  const due = sent.Due === null ? null : Math.floor(Date.parse(String(sent.Due)) / 1000) * 1000
  const link = sent.Link as { Url: string } | null
  return { ...(sent as Values), Due: due, Link: link?.Url ?? null }
}

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** A literal of a kind in one of its spellings. */
function literal(random: Random, kind: Kind, people: readonly Person[]): { text: string; value: Scalar } {
  if (kind === 'text') {
    const text =
      random() < 0.2
        ? pick(random, [...people.map(({ title }) => title), ...people.map(({ email }) => email)])
        : pick(random, [...texts, ...colors, ...links])
    return { text: quoted(text), value: text }
  }
  if (kind === 'number') return numberLiteral(random)
  if (kind === 'boolean') {
    const value = random() < 0.5
    return { text: pick(random, [String(value), value ? '1' : '0', `'${value}'`]), value }
  }
  if (kind === 'guid') {
    const value = pick(random, guids)
    return { text: pick(random, [`guid'${value}'`, `guid'${value.toUpperCase()}'`, `'${value.toUpperCase()}'`]), value }
  }
  const value = Date.parse(pick(random, instants))
  const iso = isoOf(value)
  const shifted = `${isoOf(value + 7_200_000).slice(0, -1)}+02:00`
  const forms = [`datetime'${iso}'`, `datetime'${iso.slice(0, -1)}'`, `datetimeoffset'${iso}'`, `'${iso}'`]
  // Two hours after the last valid day is the year 10000.
  return { text: pick(random, iso.startsWith('9999') ? forms : [...forms, `datetimeoffset'${shifted}'`]), value }
}

function numberLiteral(random: Random): { text: string; value: number } {
  const value = pick(random, [...prices, ...wholes, 1, 2, 3, 4, 5, 6, 12, 31, 59, 1970, 2024, 2026])
  const plain = String(value).replace('e+', 'e')
  const forms = [plain, `${plain}d`, `${plain}M`, value.toExponential().replace('e+', 'E'), `'${plain}'`]
  if (Number.isSafeInteger(value)) forms.push(`${value}L`, `${value}.0`)
  // A number in quotes is written without an exponent.
  return { text: pick(random, /e/.test(plain) ? forms.filter((form) => !form.startsWith("'")) : forms), value }
}

function randomTerm(random: Random, wanted?: readonly Kind[]): Term {
  let term = termOf(pick(random, wanted ? columns.filter(({ kind }) => wanted.includes(kind)) : columns))
  if (term.kind === 'text') {
    while (random() < 0.25) term = textCall(random, term, texts)
    if (!wanted && random() < 0.15) term = textNumber(random, term, texts)
  }
  if (!wanted && term.kind === 'instant' && random() < 0.5) term = datePart(random, term)
  if (!wanted && term.kind === 'number' && random() < 0.2) term = numberCall(random, term)
  return term
}

function randomTest(random: Random, world: World): Condition {
  const kind = below(random, 20)
  if (kind < 2) return isNull(randomTerm(random), random() < 0.5)
  if (kind < 7) return matched(random, randomTerm(random, ['text']), pick(random, ['', ...texts, ...colors]))
  if (kind === 7) return pick(random, constants)
  if (kind === 8) return { text: 'Done', holds: ({ values }) => values.Done === true }
  const term = randomTerm(random)
  const comparison: Comparison = pick(random, comparisons)
  return compared(term, comparison, literal(random, term.kind, [...world.people.values()]), random() < 0.15)
}

const constants: readonly Condition[] = [
  { text: 'true', holds: () => true },
  { text: 'false', holds: () => false },
]

/** The precedence of the outermost operator of a text: 1 or, 2 and, 3 neither. */
type Bound = Condition & { readonly strength: 1 | 2 | 3 }

const grouped = ({ text, strength }: Bound, atLeast: number): string => (strength < atLeast ? `(${text})` : text)

/** Adds parentheses if the precedence needs them, and sometimes if it does not. */
export function randomCondition(random: Random, world: World, depth: number): Bound {
  const kind = depth === 0 ? 0 : below(random, 10)
  if (kind < 3) return { ...randomTest(random, world), strength: 3 }
  if (kind < 5) {
    const operand = randomCondition(random, world, depth - 1)
    // `not` negates a whole comparison, but only the first operand of `and`.
    return { text: `not ${grouped(operand, 3)}`, holds: (row, of) => !operand.holds(row, of), strength: 3 }
  }
  const operands = Array.from({ length: 2 + below(random, 2) }, () => randomCondition(random, world, depth - 1))
  const isAnd = random() < 0.5
  const strength = isAnd ? 2 : 1
  const text = operands.map((operand) => grouped(operand, random() < 0.3 ? 3 : strength)).join(isAnd ? ' and ' : ' or ')
  const holds = isAnd
    ? (row: Row, of: World) => operands.every((operand) => operand.holds(row, of))
    : (row: Row, of: World) => operands.some((operand) => operand.holds(row, of))
  return random() < 0.1 ? { text: `( ${text})`, holds, strength: 3 } : { text, holds, strength }
}

export interface Order {
  readonly column: Column
  readonly descending: boolean
}

const sortable = columns.filter(({ many }) => !many)

export const randomOrder = (random: Random): Order[] =>
  Array.from({ length: below(random, 4) }, () => ({ column: pick(random, sortable), descending: random() < 0.5 }))

/** Ascending, no value comes first; equal values are ordered by id (protocol/queries#comparison). */
export function byOrder(orderBy: readonly Order[], world: World): (left: Row, right: Row) => number {
  const terms = orderBy.map(({ column, descending }) => ({ term: termOf(column), sign: descending ? -1 : 1 }))
  return (left, right) => {
    for (const { term, sign } of terms) {
      const [[a], [b]] = [term.values(left, world), term.values(right, world)]
      const level = a === undefined || b === undefined ? Number(a !== undefined) - Number(b !== undefined) : order(a, b)
      if (level !== 0) return level * sign
    }
    return left.id - right.id
  }
}
