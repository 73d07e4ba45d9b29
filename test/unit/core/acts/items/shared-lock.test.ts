import { describe, expect, it } from 'vitest'
import { runBatch, type Step } from '../../../../../src/core/access/batch.ts'
import type { Context } from '../../../../../src/core/access/context.ts'
import { addItem, deleteItem, getItem, updateItem } from '../../../../../src/core/acts/items/items.ts'
import { addField } from '../../../../../src/core/acts/lists/fields.ts'
import { deleteList, getList } from '../../../../../src/core/acts/lists/lists.ts'
import type { ContentDatabase } from '../../../../../src/core/kernel/ports.ts'
import { openFarm } from '../../../../support/farm.ts'

const tasks = { title: 'Tasks' }
const values = (entries: Record<string, unknown>) => new Map(Object.entries(entries))
const update =
  (itemId: number, entries: Record<string, unknown>): Step<unknown> =>
  (ctx) =>
    updateItem(ctx, tasks, itemId, values(entries))
const continued = { atomic: false, onError: 'continue' } as const

/** A farm at a time that the test sets, with two tasks of the minute before. */
async function open() {
  const farm = await openFarm()
  let now = Date.UTC(2026, 0, 1)
  const known = farm.as('ann')
  const ctx: Context = { ...known, runtime: { ...known.runtime, now: () => now } }
  const raised = countRaises(ctx.site.database)
  for (const Title of ['a', 'b']) await addItem(ctx, tasks, values({ Title }))
  now += 60_000
  raised.splice(0)
  const go = (seconds: number) => {
    now += seconds * 1000
  }
  return { ctx, raised, go, now: () => now }
}

/** The lists that transactions lock, once for each statement. */
function countRaises(database: ContentDatabase): string[] {
  const raised: string[] = []
  const { transaction } = database
  Object.assign(database, {
    transaction: ((work) =>
      transaction.call(database, (records, attempt) => {
        const increment: typeof records.increment = (table, ...rest) => {
          if (table === 'List') raised.push(table)
          return records.increment(table, ...rest)
        }
        return work({ ...records, increment }, attempt)
      })) as typeof transaction,
  })
  return raised
}

const stateOf = async (ctx: Context) => {
  const { row } = await getList(ctx, tasks)
  return { itemCount: row.itemCount, lastItemModifiedAt: row.lastItemModifiedAt, lastItemDeletedAt: row.lastItemDeletedAt }
}

describe('acts of one transaction that change items of one list', () => {
  it('lock it once, and leave the same time in its row', async () => {
    const { ctx, raised, now } = await open()
    const outcomes = await runBatch(ctx, [update(1, { Title: 'c' }), update(2, { Title: 'd' }), update(1, { Title: 'e' })], continued)
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(raised).toHaveLength(1)
    expect(await stateOf(ctx)).toMatchObject({ itemCount: 2, lastItemModifiedAt: now() })
    expect((await getItem(ctx, tasks, 1)).row.version).toBe(3)
  })

  it('lock it again when they count, when a second has passed, and in the next transaction', async () => {
    const { ctx, raised, go, now } = await open()
    const later: Step<unknown> = async (inside) => {
      go(1)
      return update(1, { Title: 'f' })(inside)
    }
    const add: Step<unknown> = (inside) => addItem(inside, tasks, values({ Title: 'g' }))
    const remove: Step<unknown> = (inside) => deleteItem(inside, tasks, 2)
    await runBatch(ctx, [update(1, { Title: 'c' }), add, add, remove, later], continued)
    expect(raised).toHaveLength(5)
    expect(await stateOf(ctx)).toMatchObject({ itemCount: 3, lastItemModifiedAt: now(), lastItemDeletedAt: now() - 1000 })
    await updateItem(ctx, tasks, 1, values({ Title: 'h' }))
    expect(raised).toHaveLength(6)
  })

  it('lock it again after one that was undone', async () => {
    const { ctx, now } = await open()
    const outcomes = await runBatch(
      ctx,
      [update(7, { Title: 'c' }), update(1, { PercentComplete: 'no number' }), update(2, { Title: 'd' })],
      continued,
    )
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, false, true])
    expect(await stateOf(ctx)).toMatchObject({ itemCount: 2, lastItemModifiedAt: now() })
  })

  it('see columns that were added between them, and not a list that was deleted', async () => {
    const { ctx } = await open()
    const column: Step<unknown> = (inside) => addField(inside, tasks, { title: 'Color', type: 'Text' })
    const outcomes = await runBatch(ctx, [update(1, { Title: 'c' }), column, update(1, { Color: 'red' })], continued)
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.error.message))).toEqual(['ok', 'ok', 'ok'])
    const item = await getItem(ctx, tasks, 1)
    expect(item.read(item.list.fieldsByName.get('Color') ?? expect.fail())).toBe('red')
    const gone: Step<unknown> = (inside) => deleteList(inside, tasks)
    const last = await runBatch(ctx, [update(1, { Title: 'x' }), gone, update(1, { Title: 'y' })], continued)
    expect(last.map((outcome) => (outcome.ok ? 'ok' : outcome.error.reason))).toEqual(['ok', 'ok', 'list_not_found'])
  })
})
