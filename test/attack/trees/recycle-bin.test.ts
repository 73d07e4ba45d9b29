import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { costOf, mostMs } from '../cost.ts'
import { asAdmin, ask, send } from '../send.ts'
import { type FilledServer, insertMany, one, startFilled } from './many.ts'

const entries = 12_000

describe(`a recycle bin of ${entries} items`, () => {
  let filled: FilledServer

  beforeAll(async () => {
    filled = await startFilled({ StorageProvider: 'InMemory' })
    const { server, records, siteId } = filled
    await ask(server.url, 'POST', '/_api/web/lists', { Title: 'Old', BaseTemplate: 100 })
    await ask(server.url, 'POST', "/_api/web/lists/getbytitle('Old')/items", { Title: 'Old' })
    await ask(server.url, 'POST', "/_api/web/lists/getbytitle('Old')/items(1)/recycle()")
    const entry = one(await records.query('RecycleBinItem', { where: { siteId } }), 'entry')
    const item = one([await records.find('Item', { siteId, listId: entry.listId ?? '', itemId: 1 })], 'item')
    const more = Array.from({ length: entries }, (_, n) => ({ ...entry, id: randomUUID(), itemId: n + 2, objectId: randomUUID() }))
    await insertMany(records, 'RecycleBinItem', more)
    await insertMany(
      records,
      'Item',
      more.map(({ id, itemId, objectId }) => ({ ...item, itemId, uniqueId: objectId, recycledIn: id, sortOrder: itemId })),
    )
  }, 60_000)

  afterAll(() => filled.server.stop())

  async function held(method: string, target: string, mostTotalMs = Number.POSITIVE_INFINITY): Promise<void> {
    const { result, heldMs, totalMs } = await costOf(() => send(filled.server.url, { method, target, headers: asAdmin }))
    expect(result).toMatchObject({ status: 200 })
    expect(heldMs, 'milliseconds of processor time in one turn').toBeLessThan(mostMs)
    expect(totalMs, 'milliseconds of processor time altogether').toBeLessThan(mostTotalMs)
  }

  it('is read and restored in turns', async () => {
    await held('GET', '/_api/site/recyclebin')
    await held('POST', '/_api/web/recyclebin/movealltosecondstage()')
    await held('POST', '/_api/site/recyclebin/restoreall()')
    const { records, siteId } = filled
    const [list] = await records.query('List', { where: { siteId, title: 'Old' } })
    expect(list?.itemCount).toBe(entries + 1)
  }, 120_000)

  it('is deleted in time that is proportional to its length', async () => {
    const { records, siteId } = filled
    const items = await records.query('Item', { where: { siteId, recycledIn: null }, columns: ['listId', 'itemId', 'uniqueId'] })
    await ask(filled.server.url, 'POST', `/_api/web/lists/getbytitle('Old')/items(${entries + 1})/recycle()`)
    const entry = one(await records.query('RecycleBinItem', { where: { siteId } }), 'entry')
    const old = items.filter(({ listId, itemId }) => listId === entry.listId && itemId !== entry.itemId)
    const more = old.map(({ itemId, uniqueId }) => ({ ...entry, id: randomUUID(), itemId, objectId: uniqueId }))
    await insertMany(records, 'RecycleBinItem', more)
    for (const { id, itemId } of more) await records.update('Item', { siteId, listId: entry.listId ?? '', itemId }, { recycledIn: id })
    await held('POST', '/_api/site/recyclebin/deleteall()', 5_000)
    expect(await records.query('Item', { where: { siteId, listId: entry.listId ?? '' } })).toEqual([])
  }, 120_000)
})
