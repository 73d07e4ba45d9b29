import { describe, expect, it } from 'vitest'
import type { Context } from '../../../../../src/core/access/context.ts'
import { openItems, queryItems } from '../../../../../src/core/acts/items/item-pages.ts'
import { addItem, deleteItem, updateItem } from '../../../../../src/core/acts/items/items.ts'
import type { Item } from '../../../../../src/core/content/items/item.ts'
import { parseOrderBy } from '../../../../../src/formats/odata/odata.ts'
import { openFarm } from '../../../../support/farm.ts'

const tasks = { title: 'Tasks' }
const values = (entries: Record<string, unknown>) => new Map(Object.entries(entries))
const idsOf = (items: readonly Item[]) => items.map(({ row }) => row.itemId)
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

/** Items with notes of a length, numbered from 1. */
async function withItems(count: number, lengthOf: (n: number) => number): Promise<Context> {
  const ctx = (await openFarm()).as('ann')
  for (const n of numbers(count)) await addItem(ctx, tasks, values({ Title: `Task ${n}`, Body: 'N'.repeat(lengthOf(n)) }))
  return ctx
}

describe('a page whose rows are read as they are requested', () => {
  it('has the same rows as one in memory, in the requested order, and continues behind them', async () => {
    const ctx = await withItems(300, () => 10)
    const query = { limit: 250, orderBy: parseOrderBy('Id desc') }
    const { items, next } = await openItems(ctx, tasks, query)
    expect([items.count, items.left]).toEqual([250, 250])
    const sizes: number[] = []
    const ids: number[] = []
    for (let slice = await items.next(100); slice; slice = await items.next(100)) {
      sizes.push(slice.rows.length)
      ids.push(...idsOf(slice.rows))
    }
    expect(sizes).toEqual([100, 100, 50])
    expect(items.left).toBe(0)
    expect(ids).toEqual(numbers(300).reverse().slice(0, 250))
    expect(idsOf((await queryItems(ctx, tasks, query)).items)).toEqual(ids)
    const rest = await openItems(ctx, tasks, { ...query, ...(next && { after: next }) })
    expect(idsOf((await rest.items.next(1000))?.rows ?? [])).toEqual(numbers(50).reverse())
    expect(rest.next).toBeUndefined()
  })

  it.each([
    ['a short page', 40],
    ['a long page', 200],
  ])('of %s has no more than 512 KiB in a slice, but at least a row', async (_, count) => {
    const ctx = await withItems(count, (n) => (n === 7 ? 700_000 : n % 10 === 0 ? 100_000 : 10))
    const { items } = await openItems(ctx, tasks, { limit: count })
    const ids: number[] = []
    for (let slice = await items.next(1000); slice; slice = await items.next(1000)) {
      const body = slice.rows[0]?.list.fieldsByName.get('Body')
      const lengths = slice.rows.map((item) => String(body && item.read(body)).length)
      if (lengths.length > 1) expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(512 * 1024)
      expect(slice.hasLongTexts).toBe(lengths.some((length) => length >= 100_000))
      ids.push(...idsOf(slice.rows))
    }
    expect(ids).toEqual(numbers(count))
  })

  it('leaves out what was deleted meanwhile, and shows what was changed as it is', async () => {
    const ctx = await withItems(150, () => 10)
    const { items } = await openItems(ctx, tasks, { limit: 150 })
    await items.next(50)
    await deleteItem(ctx, tasks, 60)
    await updateItem(ctx, tasks, 61, values({ Title: 'Changed' }))
    const rows = (await items.next(100))?.rows ?? []
    expect(idsOf(rows)).toEqual(
      numbers(150)
        .slice(50)
        .filter((id) => id !== 60),
    )
    expect(rows.find(({ row }) => row.itemId === 61)?.row.version).toBe(2)
    expect(await items.next(100)).toBeUndefined()
  })
})
