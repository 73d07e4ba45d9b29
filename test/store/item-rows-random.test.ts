import { describe, expect, it } from 'vitest'
import type { ItemRow } from '../../generated/prisma/content.ts'
import type { ContentDatabase } from '../../src/core/kernel/ports.ts'
import type { ColumnRef, Comparison, DatePart, Predicate, RowOrder, Scalar, TextMatch } from '../../src/core/kernel/query.ts'
import { holdsOf } from '../support/random/comparisons.ts'
import { type Random, randomFrom } from '../support/random/random.ts'
import { type BackEnd, backEnds, freshContent, freshContentWithDeadline, itemRow, listId, otherListId, siteId } from './open.ts'

/**
 * Random predicates, orders and pages against a plain evaluation in JavaScript.
 * TENON_SEED repeats a run.
 */

const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
const rounds = 20
const queriesPerRound = 50

const below = (random: Random, limit: number): number => Math.floor(random() * limit)
function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[below(random, choices.length)] as T
}

const columns: readonly ColumnRef[] = [
  { column: 'title', type: 'text' },
  { column: 'text1', type: 'text' },
  { column: 'text2', type: 'text', indexed: { column: 'ixText1', absent: '' } },
  { column: 'contentTypeId', type: 'key' },
  { column: 'number1', type: 'number' },
  { column: 'number2', type: 'number', indexed: { column: 'ixNumber2', absent: -Number.MAX_VALUE } },
  { column: 'date1', type: 'instant' },
  { column: 'date3', type: 'instant', indexed: { column: 'ixDate3', absent: -62_200_000_000_000 } },
  { column: 'createdAt', type: 'instant' },
  { column: 'bool1', type: 'boolean' },
  { column: 'int1', type: 'integer' },
  { column: 'authorId', type: 'integer' },
  { column: 'itemId', type: 'integer' },
]
const required: ReadonlySet<string> = new Set(['contentTypeId', 'createdAt', 'authorId'])
const texts = [
  '',
  'a',
  'ab',
  'b',
  'ba',
  '%',
  '_a',
  'a%b',
  'é',
  'ß',
  '🙂',
  '🙂a',
  '\ufffd',
  '\u{10ffff}',
  'a\u{10ffff}',
  '\ue000',
  '\ud7ff',
  "'",
  '\\',
]
const instants = [
  0,
  -1,
  -86_400_000,
  1_700_000_000_000,
  Date.UTC(2024, 1, 29),
  Date.UTC(1999, 11, 31, 23, 59, 59),
  Date.UTC(2024, 5, 5, 5, 5, 5),
]
const parts: readonly DatePart[] = ['year', 'month', 'day', 'hour', 'minute', 'second']

function scalarFor(random: Random, column: ColumnRef): Scalar {
  if (column.part) return column.part === 'year' ? pick(random, [1969, 1970, 2024]) : pick(random, [0, 1, 5, 12, 23, 31, 59])
  if (column.type === 'text' || column.type === 'key') return pick(random, texts)
  if (column.type === 'instant') return pick(random, instants)
  if (column.type === 'boolean') return below(random, 2)
  return column.type === 'number' ? pick(random, [-1.5, 0, 0.1, 2, 1e12]) : below(random, 8)
}

function randomRow(random: Random, id: number): Partial<ItemRow> & { itemId: number } {
  const row: Record<string, unknown> = {}
  for (const column of columns) {
    if (column.column === 'itemId' || (!required.has(column.column) && random() < 0.3)) continue
    const value = scalarFor(random, column)
    row[column.column] = column.type === 'boolean' ? value === 1 : value
  }
  for (const { column, indexed } of columns) {
    // An empty text is no value, and core never stores it.
    if (indexed && row[column] === indexed.absent) row[column] = null
    if (indexed) row[indexed.column] = row[column] ?? indexed.absent
  }
  return { ...row, itemId: id, recycledIn: random() < 0.1 ? 'bin' : null }
}

function randomColumn(random: Random): ColumnRef {
  const column = pick(random, columns)
  return column.type === 'instant' && random() < 0.4 ? { ...column, part: pick(random, parts) } : column
}

function randomPredicate(random: Random, depth: number): Predicate {
  const kind = depth === 0 ? below(random, 5) : below(random, 8)
  if (kind >= 6)
    return { op: pick(random, ['and', 'or']), operands: Array.from({ length: below(random, 4) }, () => randomPredicate(random, depth - 1)) }
  if (kind === 5) return { op: 'not', operand: randomPredicate(random, depth - 1) }
  const column = randomColumn(random)
  if (kind === 4) return random() < 0.8 ? { op: 'absent', column } : { op: 'constant', value: random() < 0.5 }
  if (kind === 3) return { op: 'in', column, values: Array.from({ length: below(random, 6) }, () => scalarFor(random, column)) }
  if (kind === 2) {
    const texted = pick(
      random,
      columns.filter((other) => other.type === 'text' || other.type === 'key'),
    )
    return {
      op: 'match',
      match: pick<TextMatch>(random, ['startswith', 'endswith', 'substringof']),
      column: texted,
      text: pick(random, texts),
    }
  }
  return {
    op: 'compare',
    comparison: pick<Comparison>(random, ['eq', 'ne', 'lt', 'le', 'gt', 'ge']),
    column,
    value: scalarFor(random, column),
  }
}

function valueIn(row: ItemRow, column: ColumnRef): Scalar | null {
  const value = row[column.column as keyof ItemRow] as string | number | boolean | null
  if (value === null) return null
  if (!column.part) return typeof value === 'boolean' ? Number(value) : value
  const at = new Date(Number(value))
  switch (column.part) {
    case 'year':
      return at.getUTCFullYear()
    case 'month':
      return at.getUTCMonth() + 1
    case 'day':
      return at.getUTCDate()
    case 'hour':
      return at.getUTCHours()
    case 'minute':
      return at.getUTCMinutes()
    case 'second':
      return at.getUTCSeconds()
  }
}

const sign = (left: Scalar, right: Scalar): number =>
  typeof left === 'string' ? Buffer.compare(Buffer.from(left), Buffer.from(String(right))) : left - Number(right)

function holds(row: ItemRow, predicate: Predicate): boolean {
  switch (predicate.op) {
    case 'and':
      return predicate.operands.every((operand) => holds(row, operand))
    case 'or':
      return predicate.operands.some((operand) => holds(row, operand))
    case 'not':
      return !holds(row, predicate.operand)
    case 'constant':
      return predicate.value
    case 'absent':
      return valueIn(row, predicate.column) === null
    case 'in':
      return predicate.values.some((value) => valueIn(row, predicate.column) === value)
    case 'compare': {
      const value = valueIn(row, predicate.column)
      return value === null ? predicate.comparison === 'ne' : holdsOf[predicate.comparison](sign(value, predicate.value))
    }
    case 'match': {
      const value = valueIn(row, predicate.column)
      if (typeof value !== 'string') return false
      if (predicate.match === 'substringof') return value.includes(predicate.text)
      return predicate.match === 'startswith' ? value.startsWith(predicate.text) : value.endsWith(predicate.text)
    }
  }
}

function byOrder(orderBy: readonly RowOrder[]): (left: ItemRow, right: ItemRow) => number {
  return (left, right) => {
    for (const { column, descending } of orderBy) {
      const [a, b] = [valueIn(left, column), valueIn(right, column)]
      const order = a === null || b === null ? Number(b === null) - Number(a === null) : sign(a, b)
      if (order !== 0) return descending ? -order : order
    }
    return left.itemId - right.itemId
  }
}

/** Puts the ids so far apart that the store treats the reads as long; otherwise it runs them at once. */
const ways = [
  { way: 'at once', idStep: 1, rounds },
  { way: 'as long reads', idStep: 997, rounds: 5 },
]

const opened = (backEnd: BackEnd, idStep: number): Promise<ContentDatabase> =>
  idStep === 1 ? freshContent(backEnd) : freshContentWithDeadline(backEnd, 60_000)

describe.each(backEnds.flatMap((backEnd) => ways.map((way) => ({ backEnd, ...way }))))(
  'random item queries in a $backEnd, $way',
  ({ backEnd, idStep, rounds }) => {
    it(`answer, count and page as a plain evaluation does (seed ${seed})`, { timeout: 300_000 }, async () => {
      const random = randomFrom(seed)
      let found = 0
      for (let round = 0; round < rounds; round++) {
        const { records, transaction, close } = await opened(backEnd, idStep)
        const rows = Array.from({ length: below(random, 60) }, (_, index) => randomRow(random, (index + 1) * idStep))
        await transaction(async (inside) => {
          for (const row of rows) await inside.insert('Item', itemRow(row))
          await inside.insert('Item', itemRow({ itemId: 1000, listId: otherListId }))
        })
        const stored = (await records.query('Item', { where: { siteId, listId, recycledIn: null } })) as ItemRow[]
        for (let count = 0; count < queriesPerRound; count++) {
          const where = randomPredicate(random, 3)
          const orderBy = Array.from({ length: below(random, 4) }, () => ({ column: randomColumn(random), descending: random() < 0.5 }))
          const expected = stored.filter((row) => holds(row, where)).sort(byOrder(orderBy))
          const told = JSON.stringify({ seed, round, count, where, orderBy })
          const ids = expected.map((row) => row.itemId)
          found += ids.length
          expect(await records.countItems(siteId, listId, where), told).toBe(ids.length)

          const limit = 1 + below(random, 9)
          const paged: number[] = []
          for (let last: ItemRow | undefined; ; ) {
            const after = last && { itemId: last.itemId, values: orderBy.map(({ column }) => valueIn(last as ItemRow, column)) }
            const page = await records.queryItems({ siteId, listId, where, orderBy, limit, ...(after && { after }) })
            paged.push(...page.map((row) => row.itemId))
            last = page.at(-1)
            if (page.length < limit || paged.length > ids.length) break
          }
          expect(paged, told).toEqual(ids)

          const skip = below(random, 9)
          const skipped = await records.queryItems({ siteId, listId, where, orderBy, limit, skip })
          expect(
            skipped.map((row) => row.itemId),
            told,
          ).toEqual(ids.slice(skip, skip + limit))
        }
        await close()
      }
      expect(found).toBeGreaterThan(rounds * queriesPerRound)
    })
  },
)
