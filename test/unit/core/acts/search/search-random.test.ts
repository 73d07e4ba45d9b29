import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addItem, deleteItem, updateItem } from '../../../../../src/core/acts/items/items.ts'
import { breakInheritance } from '../../../../../src/core/acts/permissions/inheritance.ts'
import { DomainError } from '../../../../../src/core/kernel/errors.ts'
import { openFarm } from '../../../../support/farm.ts'
import { find, valuesOf } from '../../../../support/samples/search-farm.ts'

/**
 * Random items and random queries; results and refiners are compared with a
 * plain evaluation in JavaScript. TENON_SEED repeats a run.
 */

const seed = Number(process.env.TENON_SEED ?? Math.floor(Math.random() * 2 ** 31))
const tasks = { title: 'Tasks' }
const statuses = ['Not Started', 'In Progress', 'Completed', 'Deferred', 'Waiting on someone else']
const vocabulary = ['oak', 'Oak', 'oaks', 'pine', 'PINE-wood', 'Äpfel', 'ÄPFEL', 'started', '漢字', 'x1', '1', "it's", 'completed', 'not']

interface Model {
  readonly id: number
  readonly Title: string
  readonly Body: string
  readonly Status: string
  readonly PercentComplete: number | null
  /** A day, as milliseconds. */
  readonly DueDate: number | null
}

type Query =
  | { readonly op: 'and' | 'or'; readonly operands: readonly Query[] }
  | { readonly op: 'not'; readonly operand: Query }
  | { readonly op: 'words'; readonly text: string; readonly prefix: boolean }
  | {
      readonly op: 'text'
      readonly name: 'Title' | 'Body' | 'Status'
      readonly sign: ':' | '=' | '<>'
      readonly text: string
      readonly prefix: boolean
    }
  | { readonly op: 'number'; readonly sign: string; readonly value: number }
  | { readonly op: 'day'; readonly sign: string; readonly value: number }
  | { readonly op: 'range'; readonly name: 'PercentComplete' | 'DueDate'; readonly from: number; readonly to: number }
  | { readonly op: 'present'; readonly name: 'PercentComplete' | 'DueDate' | 'Body' }

const days = [Date.UTC(2026, 0, 30), Date.UTC(2026, 0, 31), Date.UTC(2026, 1, 1)]
const dayText = (day: number): string => new Date(day).toISOString().slice(0, 10)

const aWord = fc.constantFrom(...vocabulary)
const aText = fc.array(aWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const aSign = fc.constantFrom(':', '=', '<>', '<', '<=', '>', '>=')
const aNumber = fc.constantFrom(0, 0.25, 0.5, 1)
const aDay = fc.constantFrom(...days)

const { query: aQuery } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ op: fc.constant('words' as const), text: aText, prefix: fc.boolean() }),
    fc.record({
      op: fc.constant('text' as const),
      name: fc.constantFrom('Title', 'Body', 'Status'),
      sign: fc.constantFrom(':', '=', '<>'),
      text: aText,
      prefix: fc.boolean(),
    }),
    fc.record({ op: fc.constant('number' as const), sign: aSign, value: aNumber }),
    fc.record({ op: fc.constant('day' as const), sign: aSign, value: aDay }),
    fc.record({ op: fc.constant('range' as const), name: fc.constant('PercentComplete' as const), from: aNumber, to: aNumber }),
    fc.record({ op: fc.constant('range' as const), name: fc.constant('DueDate' as const), from: aDay, to: aDay }),
    fc.record({ op: fc.constant('present' as const), name: fc.constantFrom('PercentComplete', 'DueDate', 'Body') }),
    tie('query').map((operand): Query => ({ op: 'not', operand })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('query'), { minLength: 2, maxLength: 3 }))
      .map(([op, operands]): Query => ({ op, operands })),
  ),
}))

/** The query as text, with random spellings of groups and operators. */
function written(query: Query): string {
  switch (query.op) {
    case 'and':
    case 'or':
      return `(${query.operands.map(written).join(query.op === 'and' ? ' AND ' : ' OR ')})`
    case 'not':
      return `(NOT ${written(query.operand)})`
    case 'words':
      return `"${query.text}"${query.prefix ? '*' : ''}`
    case 'text':
      return `${query.name}${query.sign}"${query.text}"${takesPrefix(query) ? '*' : ''}`
    case 'number':
      return `PercentComplete${query.sign}${query.value}`
    case 'day':
      return `DueDate${query.sign}${dayText(query.value)}`
    case 'range':
      return query.name === 'DueDate'
        ? `DueDate:${dayText(query.from)}..${dayText(query.to)}`
        : `PercentComplete:${query.from}..${query.to}`
    case 'present':
      return `${query.name}:*`
  }
}

const takesPrefix = ({ sign, prefix }: { readonly sign: string; readonly prefix: boolean }): boolean => prefix && sign === ':'

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[漢字]/g, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

function hasPhrase(text: string, phrase: string, prefix: boolean): boolean {
  const [words, wanted] = [wordsIn(text), wordsIn(phrase)]
  return words.some((_, at) =>
    wanted.every((word, index) =>
      prefix && index === wanted.length - 1 ? words[at + index]?.startsWith(word) : words[at + index] === word,
    ),
  )
}

const signs: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

function compares(value: number | null, sign: string, wanted: number): boolean {
  if (sign === '<>') return value !== wanted
  return value !== null && signs[sign]?.(value, wanted) === true
}

function holds(item: Model, query: Query): boolean {
  switch (query.op) {
    case 'and':
      return query.operands.every((operand) => holds(item, operand))
    case 'or':
      return query.operands.some((operand) => holds(item, operand))
    case 'not':
      return !holds(item, query.operand)
    case 'words':
      // An item without a choice has the default one, and words find it too.
      return [item.Title, item.Body, item.Status, '(2) Normal'].some((text) => hasPhrase(text, query.text, query.prefix))
    case 'text': {
      if (query.sign === ':') return hasPhrase(item[query.name], query.text, takesPrefix(query))
      const same = wordsIn(item[query.name]).join(' ') === wordsIn(query.text).join(' ')
      return (query.sign === '=') === same
    }
    case 'number':
      return compares(item.PercentComplete, query.sign, query.value)
    case 'day':
      return compares(item.DueDate, query.sign, query.value)
    case 'range': {
      const value = item[query.name]
      return value !== null && value >= query.from && value <= query.to
    }
    case 'present':
      return item[query.name] !== null && item[query.name] !== ''
  }
}

const aModel = fc.record({
  Title: aText,
  Body: fc.oneof(fc.constant(''), aText),
  Status: fc.constantFrom(...statuses),
  PercentComplete: fc.option(aNumber),
  DueDate: fc.option(aDay),
})

const columnsOf = ({ DueDate, ...model }: Omit<Model, 'id'>) =>
  new Map<string, unknown>(Object.entries({ ...model, DueDate: DueDate === null ? null : dayText(DueDate) }))

/** Writes some items; every fifth is then changed, every seventh deleted. */
async function fill(ctx: Context, drafts: readonly Omit<Model, 'id'>[]): Promise<Model[]> {
  const kept: Model[] = []
  for (const [index, draft] of drafts.entries()) {
    const { row } = await addItem(ctx, tasks, columnsOf(draft))
    let model = draft
    if (index % 5 === 4) {
      model = drafts[(index * 3) % drafts.length] ?? draft
      await updateItem(ctx, tasks, row.itemId, columnsOf(model))
    }
    if (index % 7 === 6) await deleteItem(ctx, tasks, row.itemId)
    else kept.push({ ...model, id: row.itemId })
  }
  return kept
}

async function compare(ctx: Context, items: readonly Model[], query: Query): Promise<void> {
  const text = `contentclass:STS_ListItem_Tasks AND ${written(query)}`
  const expected = items.filter((item) => holds(item, query))
  const orderBy = [{ name: 'ListItemID', descending: false }]
  const refiners = [{ name: 'Status', limit: 10, by: 'value', descending: false } as const]
  expect((await valuesOf(ctx, text, 'ListItemID', { orderBy })).map(Number), text).toEqual(expected.map(({ id }) => id))
  const result = await find(ctx, text, { refiners, rowLimit: 1 })
  const counts = statuses.map((value) => ({ value, count: expected.filter(({ Status }) => Status === value).length }))
  const present = counts.filter(({ count }) => count > 0).sort((a, b) => (a.value < b.value ? -1 : 1))
  expect({ total: result.total, entries: result.refiners[0]?.entries }, text).toEqual({ total: expected.length, entries: present })
}

describe('random searches', () => {
  it('find what a plain evaluation finds, and count it the same, also for somebody who may not see all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aModel, { minLength: 5, maxLength: 30 }),
        fc.array(aQuery, { minLength: 20, maxLength: 20 }),
        async (drafts, queries) => {
          const farm = await openFarm()
          const [ctx, ann] = [farm.as('admin', 'None'), farm.as('ann', 'Visitors')]
          try {
            const items = await fill(ctx, drafts)
            const hidden = items.filter((_, index) => index % 3 === 0)
            for (const { id } of hidden)
              await breakInheritance(ctx, { kind: 'item', list: tasks, itemId: id }, { copyRoleAssignments: false, clearSubscopes: false })
            const shown = items.filter((item) => !hidden.includes(item))
            for (const query of queries) {
              await compare(ctx, items, query)
              await compare(ann, shown, query)
            }
          } finally {
            await farm.content.close()
          }
        },
      ),
      { seed, numRuns: 12 },
    )
  }, 120_000)

  it('whatever is written, it is answered or refused, and never by the database', async () => {
    const ctx = (await openFarm()).as('admin', 'None')
    await addItem(ctx, tasks, new Map([['Title', 'oak']]))
    const piece = fc.constantFrom(
      ...['oak', 'a*', '"a b"', '"', '(', ')', ' ', ' ', 'AND ', 'OR ', 'NOT ', '-', '+', 'Title:', 'Title=', 'Size>', '1', '..', '*'],
      ...["'", '\\', '漢', '\u0000', '\ud800', '{', '^', '#=1', 'rowid:', 'NEAR', 'properties:x', 'Path:/', 'Created:today', '=', '<>'],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
        try {
          await find(ctx, pieces.join(''))
        } catch (error) {
          expect(error, pieces.join('')).toBeInstanceOf(DomainError)
        }
      }),
      { seed, numRuns: 2_000 },
    )
  }, 120_000)

  it('a hundred terms are found in any nesting', async () => {
    const ctx = (await openFarm()).as('admin', 'None')
    await addItem(ctx, tasks, new Map([['Title', 'oak']]))
    const many = (count: number, one: (n: number) => string, glue: string) => Array.from({ length: count }, (_, n) => one(n)).join(glue)
    const count = async (text: string) => (await find(ctx, text)).total
    expect(await count(`oak ${many(99, (n) => `-w${n}`, ' ')}`)).toBe(1)
    expect(await count(`${many(99, (n) => `w${n}`, ' OR ')} OR oak`)).toBe(1)
    expect(await count(`${many(99, (n) => `Size:${n}`, ' OR ')} OR oak`)).toBe(1)
    expect(await count(`${'NOT '.repeat(98)}oak`)).toBe(1)
    expect(await count(`${'(x OR NOT '.repeat(48)}oak${')'.repeat(48)}`)).toBe(1)
    expect(await count(`${'(oak AND (Size>1 OR '.repeat(20)}oak${'))'.repeat(20)}`)).toBe(1)
  })
})
