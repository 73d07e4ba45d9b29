import { describe, expect, it } from 'vitest'
import { contentTables } from '../../generated/prisma/content.ts'
import { type Records, UniqueViolation } from '../../src/core/kernel/ports.ts'
import { backEnds, freshContent, freshFarm, itemRow, listId, listRow, siteId } from './open.ts'

const principal = {
  siteId,
  id: 1,
  kind: 1,
  loginKey: 'x',
  loginName: 'x',
  title: 'X',
  email: '',
  description: '',
  isSiteAdmin: true,
  hidden: false,
  createdAt: 5,
}
const definition = { siteId, description: '', kind: 0, ordinal: 0, hidden: false, maskHigh: 0, maskLow: 0 }

describe.each(backEnds)('records in a %s', (backEnd) => {
  it('finds what lies above one bound and up to another', async () => {
    const { records } = await freshContent(backEnd)
    for (const sequence of [1, 2, 3, 4, 5]) {
      const change = { webId: 'w', objectId: 'o', entity: 'item', type: 1, actorId: 1 }
      await records.insert('Change', { siteId, sequence, at: sequence * 10, ...change })
    }
    const numbers = async (bounds: object) =>
      (await records.query('Change', { where: { siteId, type: 1 }, ...bounds, orderBy: ['sequence'], limit: 3 })).map((row) => row.sequence)
    expect(await numbers({})).toEqual([1, 2, 3])
    expect(await numbers({ above: { sequence: 2 } })).toEqual([3, 4, 5])
    expect(await numbers({ upTo: { sequence: 2 } })).toEqual([1, 2])
    expect(await numbers({ above: { sequence: 1, at: 30 }, upTo: { sequence: 4 } })).toEqual([4])
    expect(await numbers({ above: { sequence: 5 } })).toEqual([])
    await expect(numbers({ above: { nope: 1 } })).rejects.toThrow(/no column Change\.nope/)
    expect(await numbers({ above: { entity: 'a' } })).toEqual([1, 2, 3])
    expect(await numbers({ above: { entity: 'zzz' } })).toEqual([])
    const bytes = records.query('BlobChunk', { where: {}, above: { bytes: 1 } as never })
    await expect(bytes).rejects.toThrow('BlobChunk.bytes has no bounds')
  })

  it('tells the sizes of rows without their values', async () => {
    const { records } = await freshContent(backEnd)
    for (const ordinal of [0, 1])
      await records.insert('BlobChunk', { siteId, blobId: 'é', ordinal, bytes: new Uint8Array(ordinal * 100_000) })
    await records.insert('Principal', principal)
    const own = Buffer.byteLength(siteId)
    const chunks = await records.query('BlobChunk', { where: { siteId }, orderBy: ['ordinal'], columns: ['ordinal'], withSize: true })
    expect(chunks.map((row) => ({ ...row }))).toEqual([
      { ordinal: 0, rowBytes: own + 2 },
      { ordinal: 1, rowBytes: own + 2 + 100_000 },
    ])
    // A text that is missing has no size.
    const [sized] = await records.query('Principal', { where: { siteId }, limit: 1, withSize: true })
    expect(sized).toMatchObject({ title: 'X', rowBytes: own + 3 })
  })

  it('gives a row back as it was written, in every type', async () => {
    const { records } = await freshContent(backEnd)
    const bytes = Uint8Array.from([0, 1, 254, 255])
    await records.insert('BlobChunk', { siteId, blobId: 'b', ordinal: 0, bytes })
    const written = itemRow({
      itemId: 7,
      text1: 'größe 🙂 "x" \' ; --',
      number1: 0.1,
      date1: -86_400_001,
      bool1: false,
      bool2: true,
      int1: -5,
      sortOrder: 1e300,
    })
    await records.insert('Item', written)
    const item = await records.find('Item', { siteId, listId, itemId: 7 })
    expect(item).toEqual({ ...Object.fromEntries(Object.keys(contentTables.Item.columns).map((name) => [name, null])), ...written })
    const chunk = await records.find('BlobChunk', { blobId: 'b' })
    expect(chunk?.bytes).toBeInstanceOf(Uint8Array)
    expect([...(chunk?.bytes ?? [])]).toEqual([...bytes])
  })

  it('keeps whole numbers beyond 32 bits', async () => {
    const { records } = await freshContent(backEnd)
    await records.insert('RoleDefinition', {
      ...definition,
      id: 1,
      name: 'a',
      nameKey: 'a',
      maskHigh: 2_147_483_647,
      maskLow: 4_294_967_295,
    })
    await records.insert('RoleDefinition', { ...definition, id: 2, name: 'b', nameKey: 'b', maskLow: Number.MAX_SAFE_INTEGER })
    const rows = await records.query('RoleDefinition', { where: { siteId }, orderBy: ['id'] })
    expect(rows.map((row) => row.maskLow)).toEqual([4_294_967_295, Number.MAX_SAFE_INTEGER])
    expect(await records.find('RoleDefinition', { maskLow: Number.MAX_SAFE_INTEGER })).toMatchObject({ id: 2 })
  })

  it('finds nothing where nothing matches', async () => {
    const { records } = await freshContent(backEnd)
    expect(await records.find('List', { siteId, id: listId })).toBeUndefined()
    expect(await records.query('List', { where: {} })).toEqual([])
  })

  it('matches equal, absent and listed values, and all of them together', async () => {
    const { records } = await freshContent(backEnd)
    for (const [id, ownerId, hidden] of [
      [1, null, true],
      [2, 1, true],
      [3, 1, false],
      [4, 2, false],
    ] as const) {
      await records.insert('Principal', { ...principal, id, ownerId, hidden, loginKey: `p${id}` })
    }
    const ids = async (
      where: Parameters<
        Records<{ Principal: { id: number; ownerId: number | null; hidden: boolean; loginKey: string } }>['query']
      >[1]['where'],
    ) => (await records.query('Principal', { where, orderBy: ['id'] })).map((row) => row.id)
    expect(await ids({ ownerId: null })).toEqual([1])
    expect(await ids({ ownerId: 1 })).toEqual([2, 3])
    expect(await ids({ ownerId: 1, hidden: true })).toEqual([2])
    expect(await ids({ hidden: false })).toEqual([3, 4])
    expect(await ids({ id: { in: [4, 1, 9] } })).toEqual([1, 4])
    expect(await ids({ loginKey: { in: ['p2'] } })).toEqual([2])
    expect(await ids({ id: { in: [] } })).toEqual([])
    expect(await ids({ id: { in: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, ownerId: null })).toEqual([1])
    expect(await ids({})).toEqual([1, 2, 3, 4])
  })

  it('orders by several columns in both directions, absent values first ascending, and stops at the limit', async () => {
    const { records } = await freshContent(backEnd)
    for (const [id, ownerId] of [
      [1, 2],
      [2, null],
      [3, 1],
      [4, 2],
      [5, null],
    ] as const) {
      await records.insert('Principal', { ...principal, id, ownerId, loginKey: `p${id}` })
    }
    const ids = async (page: { descending?: ('ownerId' | 'id')[]; limit?: number }) =>
      (await records.query('Principal', { where: { siteId }, orderBy: ['ownerId', 'id'], ...page })).map((row) => row.id)
    expect(await ids({})).toEqual([2, 5, 3, 1, 4])
    expect(await ids({ descending: ['ownerId'] })).toEqual([1, 4, 3, 2, 5])
    expect(await ids({ descending: ['id'] })).toEqual([5, 2, 3, 4, 1])
    expect(await ids({ descending: ['ownerId', 'id'], limit: 2 })).toEqual([4, 1])
    expect(await ids({ limit: 0 })).toEqual([])
  })

  it('gives rows without an order, and equal ones, by their keys, whenever they were changed', async () => {
    const { records } = await freshContent(backEnd)
    for (const id of [3, 1, 4, 2, 5]) await records.insert('Principal', { ...principal, id, loginKey: `x${id}` })
    for (const id of [2, 5, 1]) await records.update('Principal', { siteId, id }, { description: 'changed' })
    const idsOf = async (page: object) => (await records.query('Principal', { where: { siteId }, ...page })).map(({ id }) => id)
    expect(await idsOf({})).toEqual([1, 2, 3, 4, 5])
    expect(await idsOf({ orderBy: ['description'] })).toEqual([3, 4, 1, 2, 5])
    expect(await idsOf({ orderBy: ['description'], descending: ['description'], limit: 4 })).toEqual([1, 2, 5, 3])
  })

  it('updates what matches, to a value or to none, and counts it', async () => {
    const { records } = await freshContent(backEnd)
    await records.insert('List', listRow({ properties: 'p' }))
    await records.insert('List', listRow({ id: 'other', titleKey: 'other' }))
    expect(await records.update('List', { siteId, id: listId }, { properties: null, hidden: true, itemCount: 3 })).toBe(1)
    expect(await records.update('List', { siteId, id: 'missing' }, { hidden: true })).toBe(0)
    expect(await records.update('List', { siteId }, { version: 9 })).toBe(2)
    expect(await records.find('List', { id: listId })).toMatchObject({ properties: null, hidden: true, itemCount: 3, version: 9 })
    expect(await records.find('List', { id: 'other' })).toMatchObject({ hidden: false, itemCount: 0, version: 9 })
  })

  it('deletes what matches and counts it', async () => {
    const { records } = await freshContent(backEnd)
    for (const itemId of [1, 2, 3]) await records.insert('Item', itemRow({ itemId }))
    expect(await records.delete('Item', { siteId, listId, itemId: { in: [1, 3, 8] } })).toBe(2)
    expect(await records.delete('Item', { siteId, listId, itemId: 1 })).toBe(0)
    expect((await records.query('Item', { where: { siteId } })).map((row) => row.itemId)).toEqual([2])
  })

  it('refuses a second row with the same key, and leaves the first alone', async () => {
    const { records, transaction } = await freshContent(backEnd)
    await records.insert('List', listRow({}))
    await expect(records.insert('List', listRow({ id: 'other' }))).rejects.toThrow(UniqueViolation)
    await expect(records.insert('List', listRow({ titleKey: 'other' }))).rejects.toThrow(UniqueViolation)
    await records.insert('List', listRow({ id: 'other', titleKey: 'other' }))
    await expect(records.update('List', { siteId, id: 'other' }, { titleKey: 'tasks' })).rejects.toThrow(UniqueViolation)
    await expect(records.increment('List', { siteId, id: 'other' }, { version: 1 }, { titleKey: 'tasks' })).rejects.toThrow(UniqueViolation)
    await transaction(async (inside) => {
      await expect(inside.insert('List', listRow({ title: 'Again' }))).rejects.toThrow(UniqueViolation)
      await inside.update('List', { siteId, id: listId }, { itemCount: 1 })
    })
    expect(
      (await records.query('List', { where: {}, orderBy: ['id'] })).map((row) => [row.id, row.title, row.itemCount, row.version]),
    ).toEqual([
      [listId, 'Tasks', 1, 1],
      ['other', 'Tasks', 0, 1],
    ])
  })

  it('inserts any number of rows together, each with its own values', async () => {
    const { records } = await freshContent(backEnd)
    for (const [from, count] of [
      [0, 0],
      [0, 1],
      [1, 3],
      [4, 64],
      [68, 133],
    ] as const) {
      const rows = Array.from({ length: count }, (_, n) =>
        itemRow({ itemId: from + n, title: `t${from + n}`, bool1: (from + n) % 2 === 0 }),
      )
      await records.insertAll('Item', rows)
    }
    const stored = await records.query('Item', { where: { siteId, listId }, orderBy: ['itemId'] })
    expect(stored.map(({ itemId, title, bool1 }) => [itemId, title, bool1])).toEqual(
      Array.from({ length: 201 }, (_, n) => [n, `t${n}`, n % 2 === 0]),
    )
  })

  it('refuses rows that are to be inserted together and have not the same columns', async () => {
    const { records } = await freshContent(backEnd)
    const { text1: _, ...short } = { ...itemRow({ itemId: 2 }), text1: 'b' }
    const rows = [{ ...itemRow({ itemId: 1 }), text1: 'a' }, short]
    await expect(records.insertAll('Item', rows)).rejects.toThrow('differ in their columns')
    await expect(records.insertAll('Item', [{ ...short, text2: 'b' }, rows[0] ?? {}])).rejects.toThrow('differ in their columns')
    expect(await records.query('Item', { where: { siteId } })).toEqual([])
  })

  it('increments counters and answers the row as it is afterwards', async () => {
    const { records } = await freshContent(backEnd)
    await records.insert('List', listRow({ nextItemId: 5 }))
    const row = await records.increment(
      'List',
      { siteId, id: listId },
      { nextItemId: 2, itemCount: -1 },
      { title: 'Renamed', hidden: true },
    )
    expect(row).toMatchObject({ nextItemId: 7, itemCount: -1, title: 'Renamed', hidden: true, enableModeration: false, properties: null })
    expect(await records.find('List', { id: listId })).toEqual(row)
    expect(await records.increment('List', { siteId, id: 'missing' }, { nextItemId: 1 })).toBeUndefined()
  })

  it('answers the row of an increment that changes what the row was found by', async () => {
    const { records } = await freshContent(backEnd)
    await records.insert('List', listRow({ nextItemId: 5, version: 1 }))
    const where = { siteId, nextItemId: 5, version: 1 }
    expect(
      await records.increment('List', where, { nextItemId: 2 }, { version: 9, siteId, id: listId }, ['nextItemId', 'version']),
    ).toEqual({
      nextItemId: 7,
      version: 9,
    })
    expect(await records.increment('List', where, { nextItemId: 2 }, { version: 10 })).toBeUndefined()
  })

  it('never gives two callers the same number', async () => {
    const { records } = await freshContent(backEnd)
    await records.insert('List', listRow({}))
    const rows = await Promise.all(Array.from({ length: 50 }, () => records.increment('List', { siteId, id: listId }, { nextItemId: 1 })))
    expect(new Set(rows.map((row) => row?.nextItemId)).size).toBe(50)
  })

  it('fails an assertion for tables, columns and values that do not exist', async () => {
    const { records } = await freshContent(backEnd)
    const any = records as unknown as Records<Record<string, Record<string, unknown>>>
    await expect(any.find('Lists', {})).rejects.toThrow('there is no table Lists')
    await expect(any.find('__proto__', {})).rejects.toThrow('there is no table __proto__')
    await expect(any.find('constructor', {})).rejects.toThrow('there is no table constructor')
    await expect(any.find('List', { 'id" = "id" --': 1 })).rejects.toThrow('there is no column')
    await expect(any.find('List', JSON.parse('{"__proto__": 1}'))).rejects.toThrow('there is no column List.__proto__')
    await expect(any.find('List', { constructor: 'x' })).rejects.toThrow('there is no column List.constructor')
    await expect(any.query('List', { where: {}, orderBy: ['toString'] })).rejects.toThrow('there is no column List.toString')
    await expect(any.query('List', { where: {}, descending: ['id'] })).rejects.toThrow('not ordered by id')
    await expect(any.query('List', { where: {}, limit: -1.5 })).rejects.toThrow('not a limit')
    await expect(any.find('List', { id: undefined })).rejects.toThrow('cannot hold a undefined')
    await expect(any.find('List', { id: 5 })).rejects.toThrow('List.id (text) cannot hold a number')
    await expect(any.find('List', { hidden: 1 })).rejects.toThrow('cannot hold a number')
    await expect(any.update('List', { siteId }, { itemCount: Number.NaN })).rejects.toThrow('cannot hold a number')
    await expect(any.update('List', { siteId }, { itemCount: 1.5 })).rejects.toThrow('cannot hold a number')
    await expect(any.update('List', { siteId }, { title: null })).rejects.toThrow('cannot hold null')
    await expect(any.update('List', { siteId }, { title: { in: ['x'] } })).rejects.toThrow('cannot hold a object')
    await expect(any.increment('List', { siteId }, { title: 1 })).rejects.toThrow('does not count')
  })

  it('refuses to change or delete every row of a table', async () => {
    const { records } = await freshContent(backEnd)
    await records.insert('List', listRow({}))
    await expect(records.delete('List', {})).rejects.toThrow('every row')
    await expect(records.update('List', {}, { hidden: true })).rejects.toThrow('every row')
    await expect(records.increment('List', {}, { version: 1 })).rejects.toThrow('every row')
    await expect(records.update('List', { siteId }, {})).rejects.toThrow('no column')
    await expect(records.increment('List', { siteId }, {})).rejects.toThrow('no column')
    expect(await records.query('List', { where: {} })).toHaveLength(1)
  })

  it('refuses a row that lacks a required column', async () => {
    const { records } = await freshContent(backEnd)
    const { title: _, ...untitled } = listRow({})
    await expect(records.insert('List', untitled)).rejects.toThrow(/not.null|default value/i)
    expect(await records.query('List', { where: {} })).toEqual([])
  })

  it('serves the farm tables as well', async () => {
    const { records, transaction } = await freshFarm(backEnd)
    await transaction(async (inside) => {
      await inside.insert('ManagedPath', { webApplicationId: 'w', pathKey: 'sites', path: 'sites', kind: 'wildcard' })
      await inside.insert('FarmAuditRecord', { sequence: 1, at: 0, type: 't', actor: 'a', target: 'x' })
    })
    expect(await records.find('ManagedPath', { webApplicationId: 'w' })).toEqual({
      webApplicationId: 'w',
      pathKey: 'sites',
      path: 'sites',
      kind: 'wildcard',
    })
    await expect(records.insert('FarmAuditRecord', { sequence: 1, at: 0, type: 't', actor: 'a', target: 'x' })).rejects.toThrow(
      UniqueViolation,
    )
  })
})
