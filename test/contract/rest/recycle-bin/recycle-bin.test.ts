import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { rest, send, soap } from '../../../support/doors.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

// Members may delete items and lists, and see their own entries of the recycle bin.
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = clientOf('admin')
const ann = clientOf('ann')
const bob = clientOf('bob')

const missing = '00000000-0000-4000-8000-000000000000'
const bin = '/_api/web/recyclebin'
const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

let made = 0
async function newList(titles: readonly string[] = ['a', 'b', 'c']) {
  made += 1
  const title = `Bin ${made}`
  await admin.call('POST', '/_api/web/lists', { body: { Title: title } })
  const address = `/_api/web/lists/getbytitle('${title}')`
  for (const Title of titles) await admin.call('POST', `${address}/items`, { body: { Title } })
  return { title, address }
}
const titlesIn = async (address: string) => rowsOf(await admin.call('GET', `${address}/items`)).map((row) => row.Title)
const countIn = async (address: string) => (await admin.call('GET', `${address}?$select=ItemCount`)).json.ItemCount
const recycle = async (client: typeof admin, address: string): Promise<string> => {
  const reply = await client.call('POST', `${address}/recycle()`)
  expect(reply.status).toBe(200)
  return reply.json.value
}
const entriesOf = async (client: typeof admin, address = bin) => rowsOf(await client.call('GET', address))

beforeEach(async () => {
  expect((await admin.call('POST', '/_api/site/recyclebin/deleteall')).status).toBe(200)
})

describe('recycling items', () => {
  it.each(envelopes)('an item leaves its list, the count and queries, and its id is answered, %s', async (envelope) => {
    const { address } = await newList()
    const reply = await ann.call('POST', `${address}/items(2)/recycle`, { headers: { Accept: accepts[envelope], 'If-Match': '"1"' } })
    expect(reply.json.d?.Recycle ?? reply.json.value).toMatch(guid)
    expect(await titlesIn(address)).toEqual(['a', 'c'])
    expect(await countIn(address)).toBe(2)
    expect(rowsOf(await admin.call('GET', `${address}/items?$filter=Title eq 'b'`))).toEqual([])
    expectRefusal(await admin.call('GET', `${address}/items(2)`), 404, /Item 2/)
    expectRefusal(await admin.call('POST', `${address}/items(2)/recycle`), 404, /Item 2/)
    expect((await send(server.url, soap.updateItem(`Bin ${made}`, 2, { Title: 'x' }))).text).toContain(
      inProfile('0x81020014', '0x81020016'),
    )
    expect((await admin.call('POST', `${address}/items`, { body: { Title: 'd' } })).json.Id).toBe(4)
  })

  it('the entry tells what it was, where it was and who deleted it', async () => {
    const { address, title } = await newList(['Order chairs'])
    const id = await recycle(ann, `${address}/items(1)`)
    for (const form of [`${bin}('${id}')`, `${bin}(guid'${id}')`, `${bin}/getbyid('${id}')`, `/_api/site/recyclebin('${id}')`]) {
      expect((await ann.call('GET', `${form}?$expand=DeletedBy`)).json).toMatchObject({
        Id: id,
        Title: 'Order chairs',
        ItemType: 3,
        ItemState: 1,
        DirName: `Lists/${title}`,
        LeafName: '1_.000',
        Size: 0,
        AuthorName: 'admin',
        DeletedByName: 'ann',
        DeletedBy: { Title: 'ann' },
      })
    }
  })

  it('restoring brings the same item back, with its id, its values and its count', async () => {
    const { address } = await newList()
    const before = (await admin.call('GET', `${address}/items(2)`)).json
    const id = await recycle(ann, `${address}/items(2)`)
    const reply = await ann.call('POST', `${bin}('${id}')/restore()`, { headers: { Accept: accepts.verbose } })
    expect(reply.json).toEqual({ d: { Restore: null } })
    expect((await admin.call('GET', `${address}/items(2)`)).json).toEqual(before)
    expect([await countIn(address), await titlesIn(address)]).toEqual([3, ['a', 'b', 'c']])
    expect(await entriesOf(admin)).toEqual([])
    expectRefusal(await ann.call('POST', `${bin}('${id}')/restore()`), 404, /recycle bin/)
  })

  it('two who restore the same entry at once count it once', async () => {
    const { address } = await newList()
    const id = await recycle(admin, `${address}/items(2)`)
    const replies = await Promise.all([1, 2, 3].map(() => admin.call('POST', `${bin}('${id}')/restore`)))
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 404, 404])
    expect(await countIn(address)).toBe(3)
  })

  it('an ETag that is not the current one is refused, and so is a reader', async () => {
    const { address } = await newList()
    expectRefusal(await admin.call('POST', `${address}/items(1)/recycle`, { headers: { 'If-Match': '"9"' } }), 412, /"1"/)
    expectRefusal(await admin.call('POST', `${address}/items(99)/recycle`), 404, /Item 99/)
    expect(await countIn(address)).toBe(3)
  })
})

describe('recycling lists', () => {
  it.each(envelopes)('a list leaves the web, and its title and URL are free, %s', async (envelope) => {
    const { title, address } = await newList()
    const reply = await admin.call('POST', `${address}/recycle()`, { headers: { Accept: accepts[envelope] } })
    expect(reply.json.d?.Recycle ?? reply.json.value).toMatch(guid)
    expectRefusal(await admin.call('GET', address), 404, /does not exist/)
    expect((await send(server.url, rest.addItem(title, { Title: 'x' }))).status).toBe(404)
    const again = await admin.call('POST', '/_api/web/lists', { body: { Title: title } })
    expect(again.status).toBe(201)
    expect((await admin.call('GET', `/_api/web/getlist('/Lists/${title}')`)).json.Id).toBe(again.json.Id)
  })

  it('restoring brings it back with its items, views and id', async () => {
    const { address } = await newList()
    const shown = async () => ({ ...(await admin.call('GET', `${address}?$expand=Views`)).json, CurrentChangeToken: undefined })
    const before = await shown()
    const id = await recycle(admin, address)
    expect((await entriesOf(admin))[0]).toMatchObject({ Id: id, ItemType: 4, DirName: 'Lists' })
    await admin.call('POST', `${bin}('${id}')/restore()`)
    expect(await shown()).toEqual(before)
    expect(await titlesIn(address)).toEqual(['a', 'b', 'c'])
    expect((await admin.call('POST', `${address}/items`, { body: { Title: 'd' } })).json.Id).toBe(4)
  })

  it('is not restored onto a title or a URL that has been taken', async () => {
    const { title, address } = await newList()
    const id = await recycle(admin, address)
    await admin.call('POST', '/_api/web/lists', { body: { Title: title } })
    expectRefusal(await admin.call('POST', `${bin}('${id}')/restore()`), 409, /another list has that title/)
    await admin.call('POST', address, { headers: { 'X-HTTP-Method': 'MERGE' }, body: { Title: `${title} new` } })
    expectRefusal(await admin.call('POST', `${bin}('${id}')/restore()`), 409, /another folder is at/)
    await admin.call('DELETE', `/_api/web/lists/getbytitle('${title} new')`)
    expect((await admin.call('POST', `${bin}('${id}')/restore()`)).status).toBe(200)
    expect(await titlesIn(address)).toEqual(['a', 'b', 'c'])
  })

  it('an item cannot be restored into a list that is in the bin itself', async () => {
    const { address } = await newList()
    const item = await recycle(admin, `${address}/items(1)`)
    await recycle(admin, address)
    expectRefusal(await admin.call('POST', `${bin}('${item}')/restore()`), 409, /Restore the list first/)
    expect((await admin.call('POST', `${bin}/restoreall`)).status).toBe(200)
    expect([await titlesIn(address), await countIn(address)]).toEqual([['a', 'b', 'c'], 3])
  })

  it('a list that is deleted permanently takes the entries of its items along', async () => {
    const { address } = await newList()
    await recycle(admin, `${address}/items(1)`)
    await admin.call('DELETE', address)
    expect(await entriesOf(admin)).toEqual([])
  })

  it('is refused to readers, as is that of items', async () => {
    const other = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
    try {
      const reader = createContractClient(other.url, { Authorization: basic('ann') })
      expectRefusal(await reader.call('POST', "/_api/web/lists/getbytitle('Tasks')/recycle"), 403, /ManageLists/)
      expectRefusal(await reader.call('POST', "/_api/web/lists/getbytitle('Tasks')/items(1)/recycle"), 403, /DeleteListItems/)
    } finally {
      await other.stop()
    }
    expectRefusal(await admin.call('POST', "/_api/web/lists/getbytitle('Nope')/recycle"), 404, /Nope/)
  })
})

describe('the recycle bin', () => {
  it.each(envelopes)('shows what was deleted, filtered, ordered and cut, %s', async (envelope) => {
    const { address } = await newList()
    for (const id of [1, 2, 3]) await recycle(admin, `${address}/items(${id})`)
    const headers = { Accept: accepts[envelope] }
    const reply = await admin.call('GET', `${bin}?$filter=ItemType eq 3&$orderby=Title desc&$top=2`, { headers })
    expect(rowsOf(reply).map((row) => row.Title)).toEqual(['c', 'b'])
  })

  it('shows everyone what they have deleted, and everything to who manages the web', async () => {
    const { address } = await newList()
    const mine = await recycle(ann, `${address}/items(1)`)
    const other = await recycle(bob, `${address}/items(2)`)
    expect((await entriesOf(ann)).map((row) => row.Id)).toEqual([mine])
    expect((await entriesOf(admin)).map((row) => row.Id).sort()).toEqual([mine, other].sort())
    expectRefusal(await ann.call('GET', `${bin}('${other}')`), 404, /recycle bin/)
    for (const act of ['restore()', 'deleteobject', 'movetosecondstage'])
      expectRefusal(await ann.call('POST', `${bin}('${other}')/${act}`), 404, /recycle bin/)
    expect(await titlesIn(address)).toEqual(['c'])
  })

  it('deletes permanently', async () => {
    const { address } = await newList()
    const id = await recycle(ann, `${address}/items(1)`)
    expect((await ann.call('POST', `${bin}('${id}')/DeleteObject()`)).json).toEqual({ 'odata.null': true })
    expect(await entriesOf(admin)).toEqual([])
    expect(await titlesIn(address)).toEqual(['b', 'c'])
    expect((await admin.call('POST', `${address}/items`, { body: { Title: 'd' } })).json.Id).toBe(4)
  })

  it('has a second stage, which only administrators see and empty', async () => {
    const { address } = await newList()
    const [first, second] = [await recycle(ann, `${address}/items(1)`), await recycle(ann, `${address}/items(2)`)]
    await ann.call('POST', `${bin}('${first}')/movetosecondstage`)
    expect((await entriesOf(ann)).map((row) => row.Id)).toEqual([second])
    expect((await admin.call('GET', `/_api/site/recyclebin('${first}')`)).json.ItemState).toBe(2)
    await admin.call('POST', '/_api/site/recyclebin/deleteallsecondstageitems')
    expect((await entriesOf(admin)).map((row) => row.Id)).toEqual([second])
  })

  it('deletes several things, all of them or none, and moves all to the second stage', async () => {
    const { address } = await newList()
    const ids = [await recycle(ann, `${address}/items(1)`), await recycle(ann, `${address}/items(2)`)]
    expectRefusal(await ann.call('POST', `${bin}/deletebyids`, { body: { ids: [...ids, missing] } }), 404, /recycle bin/)
    expectRefusal(await ann.call('POST', `${bin}/deletebyids`, { body: { ids: ['x'] } }), 400, /ids/)
    expectRefusal(await ann.call('POST', `${bin}/deletebyids`, { body: { ids: [] } }), 400, /'ids' must not be empty/)
    expectRefusal(await ann.call('POST', `${bin}/deletebyids`, { body: { ids: Array(1_001).fill(missing) } }), 400, /at most 1000 values/)
    expect(await entriesOf(ann)).toHaveLength(2)
    expect((await ann.call('POST', `${bin}/DeleteByIds`, { body: { ids: [ids[0]?.toUpperCase()] } })).json).toEqual({ 'odata.null': true })
    expect((await entriesOf(ann)).map((row) => row.Id)).toEqual([ids[1]])
    expect((await ann.call('POST', `${bin}/MoveAllToSecondStage`)).status).toBe(200)
    expect(await entriesOf(ann)).toEqual([])
    expect((await entriesOf(admin)).map((row) => row.ItemState)).toEqual([2])
  })

  it('restores several things and moves several to the second stage, all of them or none', async () => {
    const { address } = await newList()
    const one = await recycle(ann, `${address}/items(1)`)
    const list = await recycle(ann, address)
    const call = (who: typeof ann, act: string, ids: readonly string[]) => who.call('POST', `${bin}/${act}`, { body: { ids } })
    for (const act of ['RestoreByIds', 'MoveToSecondStageByIds']) {
      expectRefusal(await call(ann, act, [one, missing]), 404, /recycle bin/)
      expectRefusal(await call(bob, act, [one]), 404, /recycle bin/)
      expectRefusal(await call(ann, act, []), 400, /ids/)
    }
    expect(await entriesOf(ann)).toHaveLength(2)
    expect((await call(ann, 'RestoreByIds', [one, list.toUpperCase()])).json).toEqual({ 'odata.null': true })
    expect(await titlesIn(address)).toEqual(['a', 'b', 'c'])
    const others = [await recycle(ann, `${address}/items(2)`), await recycle(ann, `${address}/items(3)`)]
    expect((await call(ann, 'MoveToSecondStageByIds', others)).json).toEqual({ 'odata.null': true })
    expect(await entriesOf(ann)).toEqual([])
    expect((await entriesOf(admin)).map((row) => row.ItemState)).toEqual([2, 2])
  })

  it('is emptied, and restores, as far as the caller sees it', async () => {
    const { address } = await newList()
    await recycle(ann, `${address}/items(1)`)
    const other = await recycle(bob, `${address}/items(2)`)
    await ann.call('POST', `${bin}/deleteall`)
    expect((await entriesOf(admin)).map((row) => row.Id)).toEqual([other])
    await bob.call('POST', `${bin}/RestoreAll()`)
    expect(await titlesIn(address)).toEqual(['b', 'c'])
  })

  it('refuses who may not be there, and ids that are none', async () => {
    const nobody = createContractClient(server.url)
    expectRefusal(await admin.call('GET', `${bin}('${missing}')`), 404, /recycle bin/)
    expectRefusal(await admin.call('GET', `${bin}('x')`), 400, /binItemId/)
    expectRefusal(await admin.call('GET', `${bin}?$filter=Nope eq 1`), 400, /Nope/)
    for (const act of ['restoreall', 'deleteall', 'deleteallsecondstageitems', 'movealltosecondstage'])
      expectRefusal(await nobody.call('POST', `${bin}/${act}`), 401, /credentials/)
  })
})
