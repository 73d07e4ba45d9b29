import { describe, expect, it } from 'vitest'
import type { ItemRow } from '../../../generated/prisma/content.ts'
import type { ColumnRef, Predicate } from '../../../src/core/kernel/query.ts'
import { keyOfGroup, type TotalsQuery } from '../../../src/core/kernel/query.ts'
import { backEnds, freshContent, itemRow, listId, otherListId, siteId } from '../open.ts'

/** Totals of rows, the same in every database, at once and in slices. */

const number1: ColumnRef = { column: 'number1', type: 'number' }
const date1: ColumnRef = { column: 'date1', type: 'instant' }
const text1: ColumnRef = { column: 'text1', type: 'text' }
const bool1: ColumnRef = { column: 'bool1', type: 'boolean' }
const authorId: ColumnRef = { column: 'authorId', type: 'integer' }
const columns = [
  { column: number1, isOrdered: true, about: 1e9 },
  { column: date1, isOrdered: true },
  { column: text1, isOrdered: false },
  { column: authorId, isOrdered: true, about: 0 },
]
const asked = (more: Partial<TotalsQuery> = {}): TotalsQuery => ({ siteId, listId, columns, groupBy: [], limit: 100, ...more })
const rows: readonly (Partial<ItemRow> & { itemId: number })[] = [
  { itemId: 1, number1: 1e9 + 1, date1: -5, text1: 'a', bool1: true, authorId: 7 },
  { itemId: 2, number1: 1e9 + 2, date1: 1_700_000_000_000, text1: 'a', bool1: false, authorId: 7 },
  { itemId: 3, number1: 1e9 + 3.5, text1: 'b', bool1: true, authorId: 8 },
  { itemId: 4, authorId: 8 },
  { itemId: 5, number1: 5, recycledIn: 'bin' },
  { itemId: 6, number1: 6, listId: otherListId },
]

describe.each(backEnds)('totals of rows in a %s', (backEnd) => {
  const opened = async (all = rows) => {
    const database = await freshContent(backEnd)
    await database.transaction((records) =>
      records.insertAll(
        'Item',
        all.map((row) => itemRow({ number1: null, date1: null, text1: null, bool1: null, recycledIn: null, ...row })),
      ),
    )
    return database
  }

  it('count, sum and compare the values of a list', async () => {
    const { records } = await opened()
    const [all, more] = await records.totalItems(asked())
    expect(more).toBeUndefined()
    expect(all).toEqual({
      group: [],
      count: 4,
      columns: [
        { count: 3, sum: 6.5, squares: 1 + 4 + 12.25, min: 1e9 + 1, max: 1e9 + 3.5 },
        { count: 2, sum: 0, squares: 0, min: -5, max: 1_700_000_000_000 },
        { count: 3, sum: 0, squares: 0, min: null, max: null },
        { count: 4, sum: 30, squares: 49 + 49 + 64 + 64, min: 7, max: 8 },
      ],
    })
    const none: Predicate = { op: 'compare', comparison: 'eq', column: text1, value: 'nothing' }
    const [empty] = await records.totalItems(asked({ where: none }))
    expect(empty).toMatchObject({ count: 0, columns: [{ count: 0, sum: 0, min: null, max: null }, {}, {}, {}] })
  })

  it('are told for each combination of values, also of none', async () => {
    const { records } = await opened()
    const counts = async (groupBy: readonly ColumnRef[]) =>
      (await records.totalItems(asked({ groupBy }))).map(({ group, count }) => `${keyOfGroup(group)} ${count}`).sort()
    expect(await counts([text1])).toEqual(['["a"] 2', '["b"] 1', '[null] 1'])
    expect(await counts([bool1, authorId])).toEqual(['[0,7] 1', '[1,7] 1', '[1,8] 1', '[null,8] 1'])
    expect(await counts([date1])).toEqual(['[-5] 1', '[1700000000000] 1', '[null] 2'])
    expect(await records.totalItems(asked({ groupBy: [text1], limit: 2 }))).toHaveLength(2)
  })

  it('of many rows are those of one statement', async () => {
    const many = Array.from({ length: 22_000 }, (_, index) => ({
      ...{ itemId: index + 1, number1: index % 100, text1: `k${index % 3}`, authorId: index % 5 },
    }))
    const database = await opened(many)
    for (const groupBy of [[], [text1]]) {
      const inOrder = (found: readonly { group: readonly unknown[] }[]) =>
        [...found].sort((a, b) => (String(a.group) < String(b.group) ? -1 : 1))
      const query = asked({ groupBy })
      const atOnce = await database.transaction((records) => records.totalItems(query))
      expect(inOrder(await database.records.totalItems(query))).toEqual(inOrder(atOnce))
    }
  })
})
