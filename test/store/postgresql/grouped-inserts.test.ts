import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ContentRecords, UniqueViolation } from '../../../src/core/kernel/ports.ts'
import { postgresqlUrl } from '../../support/postgresql/databases.ts'
import { type BackEnd, freshContent, itemRow, listId, listRow, siteId } from '../open.ts'

const inList = { siteId, listId }
const ids = (rows: readonly { readonly itemId: number }[]) => rows.map(({ itemId }) => itemId)
const stored = async (records: ContentRecords) => ids(await records.query('Item', { where: inList, orderBy: ['itemId'] }))

/** Adds items one by one, as the steps of a batch do. */
async function add(records: ContentRecords, ...itemIds: number[]): Promise<void> {
  for (const itemId of itemIds) await records.insert('Item', itemRow({ itemId }))
}

const databases: readonly BackEnd[] = ['memory', ...(postgresqlUrl === undefined ? [] : (['postgresql'] as const))]

describe.each(databases)('inserts of one transaction in %s', (backEnd) => {
  it('are seen by every later statement of it', async () => {
    const { transaction, records } = await freshContent(backEnd)
    await transaction(async (inside) => {
      await add(inside, 1, 2)
      expect(await stored(inside)).toEqual([1, 2])
      await add(inside, 3)
      expect((await inside.find('Item', { ...inList, itemId: 3 }))?.itemId).toBe(3)
      await add(inside, 4)
      expect(await inside.countItems(siteId, listId)).toBe(4)
      await add(inside, 5)
      expect(await inside.update('Item', { ...inList, itemId: 5 }, { contentTypeId: '0x02' })).toBe(1)
      await add(inside, 6)
      expect((await inside.increment('Item', { ...inList, itemId: 6 }, { version: 1 }))?.version).toBe(2)
      await add(inside, 7)
      expect(await inside.delete('Item', { ...inList, itemId: 7 })).toBe(1)
      await add(inside, 8)
      await inside.insertAll('Item', [itemRow({ itemId: 9 })])
      expect(await stored(inside)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
    })
    expect(await stored(records)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
    expect((await records.find('Item', { ...inList, itemId: 5 }))?.contentTypeId).toBe('0x02')
  })

  it('are stored with the commit, or not at all', async () => {
    const { transaction, records } = await freshContent(backEnd)
    await transaction((inside) => add(inside, 1, 2, 3))
    const failing = transaction(async (inside) => {
      await add(inside, 4, 5)
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect(await stored(records)).toEqual([1, 2, 3])
  })

  it('raise the counters of their list together, as if each were stored by itself', async () => {
    const { transaction, records } = await freshContent(backEnd)
    const inSite = { siteId, id: listId, recycledIn: null }
    const columns = ['version', 'nextItemId', 'itemCount', 'lastItemModifiedAt'] as const
    await transaction((inside) => inside.insert('List', listRow({ nextItemId: 1, itemCount: 0 })))
    const before = await records.find('List', inSite)
    const raise = async (inside: ContentRecords, at: number) => {
      const row = await inside.increment('List', inSite, { nextItemId: 1, itemCount: 1 }, { lastItemModifiedAt: at }, columns)
      return row && [row.nextItemId - (before?.nextItemId ?? 0), row.itemCount, row.lastItemModifiedAt, Object.keys(row).length]
    }
    await transaction(async (inside, attempt) => {
      expect([await raise(inside, 1_000), await raise(inside, 2_000), await raise(inside, 3_000)]).toEqual([
        [1, 1, 1_000, 4],
        [2, 2, 2_000, 4],
        [3, 3, 3_000, 4],
      ])
      // Another statement sees them, and is seen.
      expect((await inside.find('List', inSite))?.itemCount).toBe(3)
      expect(await raise(inside, 4_000)).toEqual([4, 4, 4_000, 4])
      expect((await inside.increment('List', inSite, { version: 1 }))?.itemCount).toBe(4)
      // So does a part that is undone.
      expect(await raise(inside, 5_000)).toEqual([5, 5, 5_000, 4])
      const undone = attempt?.(async () => {
        expect(await raise(inside, 6_000)).toEqual([6, 6, 6_000, 4])
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect([await raise(inside, 7_000), await raise(inside, 8_000)]).toEqual([
        [6, 6, 7_000, 4],
        [7, 7, 8_000, 4],
      ])
    })
    expect(await records.find('List', inSite)).toEqual({
      ...before,
      ...{ version: (before?.version ?? 0) + 1, nextItemId: (before?.nextItemId ?? 0) + 7, itemCount: 7, lastItemModifiedAt: 8_000 },
    })
    const failing = transaction(async (inside) => {
      await raise(inside, 9_000)
      await raise(inside, 9_500)
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect((await records.find('List', inSite))?.itemCount).toBe(7)
  })

  it('may have different columns, and rows that the caller changes afterwards', async () => {
    const { transaction, records } = await freshContent(backEnd)
    await transaction(async (inside) => {
      const row = { ...itemRow({ itemId: 1 }) }
      await inside.insert('Item', row)
      row.contentTypeId = '0x99'
      await inside.insert('Item', itemRow({ itemId: 2 }))
      await inside.insert('Item', { ...itemRow({ itemId: 3 }), recycledIn: 'bin' })
      await inside.insert('Item', itemRow({ itemId: 4 }))
    })
    expect((await records.find('Item', { ...inList, itemId: 1 }))?.contentTypeId).toBe('0x0100')
    expect((await records.find('Item', { ...inList, itemId: 3 }))?.recycledIn).toBe('bin')
    expect((await records.find('Item', { ...inList, itemId: 4 }))?.recycledIn).toBeNull()
  })

  it('fail at their own statement if a key is known, and the transaction can go on', async () => {
    const { transaction, records } = await freshContent(backEnd)
    await transaction((inside) => add(inside, 2))
    const met = await transaction(async (inside) => {
      const found: number[] = []
      for (const itemId of [1, 2, 3]) {
        try {
          await add(inside, itemId)
        } catch (error) {
          if (!(error instanceof UniqueViolation)) throw error
          found.push(itemId)
        }
      }
      return found
    })
    expect(met).toEqual([2])
    expect(await stored(records)).toEqual([1, 2, 3])
  })

  it('of a part that is undone are undone, and no others', async () => {
    const { transaction, records } = await freshContent(backEnd)
    await transaction(async (inside, attempt) => {
      await add(inside, 1)
      await attempt(() => add(inside, 2))
      const undone = attempt(async () => {
        await add(inside, 3)
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      await add(inside, 4)
    })
    expect(await stored(records)).toEqual([1, 2, 4])
  })
})

describe.skipIf(postgresqlUrl === undefined)('a hundred inserts of one transaction in PostgreSQL', () => {
  it('are three messages', async () => {
    const { transaction, records } = await freshContent('postgresql')
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => sent.mockRestore())
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1)
    await transaction((inside) => add(inside, ...hundred))
    const texts = sent.mock.calls.map(([query]) => (query as unknown as { readonly text?: string }).text ?? '')
    expect(texts.filter((text) => text.startsWith('insert into "Item"'))).toHaveLength(3)
    expect(await stored(records)).toEqual(hundred)
  })
})
