import { afterAll, describe, expect, it, vi } from 'vitest'
import { rootSiteId } from '../../../support/samples/farm-places.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, admin, owner, reader } = await startWithPeople({ own: true })
afterAll(() => server.stop())

const { records, blobs } = await server.farm.content('Content')
const siteId = await rootSiteId(server)
const refused = /no longer match the hash/
const lists = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers: { Authorization: basic('admin') } })

const setMode = async (path: string, archive_mode: boolean): Promise<void> => {
  expect((await admin.call('POST', `${path}/setarchivemode`, { body: { archive_mode } })).status).toBe(200)
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.slice(at, at + 65_536)
}

/** The audit records of states of archived items, oldest first: their facts. */
async function statesNoted(): Promise<{ readonly listId: string; readonly itemId: number; readonly damaged: string }[]> {
  await server.farm.audit.flush()
  const { json } = await admin.call('GET', '/_admin/audit?top=1000&type=IntegrityChanged')
  return json.value.map((one: { detail: { input: object } }) => one.detail.input)
}

describe('an archived item whose row was changed outside the server', () => {
  it('is refused with 451 by every address, alone, and is noted once', async () => {
    const made = await owner.call('POST', '/_api/web/lists', { body: { Title: 'Records', BaseTemplate: 100 } })
    const listId = made.json.Id as string
    const path = "/_api/web/lists/getbytitle('Records')"
    for (const Title of ['one', 'two', 'three']) expect((await owner.call('POST', `${path}/items`, { body: { Title } })).status).toBe(201)
    await setMode(path, true)
    // Replies that are kept for the next request are none of an archive.
    for (let times = 0; times < 3; times++) expect((await reader.call('GET', `${path}/items(2)`)).json.Title).toBe('two')

    await records.update('Item', { siteId, listId, itemId: 2 }, { title: 'tow' })
    const { json: two } = await reader.call('GET', `${path}/items(1)?$select=GUID,Title`)
    expect(two.Title).toBe('one')
    expectRefusal(await reader.call('GET', `${path}/items(2)`), 451, refused)
    expectRefusal(await reader.call('GET', `${path}/items(2)/fieldvaluesastext`), 451, refused)
    expectRefusal(await reader.call('GET', `${path}/items(2)/versions`), 451, refused)
    const titlesOf = async (query: string) =>
      (await reader.call('GET', `${path}/items?${query}`)).json.value.map((row: { Title: string }) => row.Title)
    expect(await titlesOf('$select=Title&$orderby=ID')).toEqual(['one', 'three'])
    expect(await titlesOf('$select=Title&$orderby=ID&$top=200')).toEqual(['one', 'three'])
    const text = await lists.call('GetListItems', '<listName>Records</listName>')
    expect(text).toContain('ItemCount="2"')

    await vi.waitFor(async () => expect(await statesNoted()).toEqual([{ listId, itemId: 2, damaged: 'rows' }]), { timeout: 60_000 })
    // It stays refused until it is archived anew, or until a walk has read all its bytes.
    await records.update('Item', { siteId, listId, itemId: 2 }, { title: 'two' })
    expectRefusal(await reader.call('GET', `${path}/items(2)`), 451, refused)
    await setMode(path, false)
    expect((await reader.call('GET', `${path}/items(2)`)).json.Title).toBe('two')
    await setMode(path, true)
    expect((await reader.call('GET', `${path}/items(2)`)).json.Title).toBe('two')
    expect(await statesNoted()).toHaveLength(1)
  })
})

describe('an archived file whose bytes were changed outside the server', () => {
  it.each([
    ['short', 60],
    ['long', 700_000],
  ])('is not sent whole, and then refused with 451: a %s one', async (kind, length) => {
    const Title = `Papers ${kind}`
    const made = await owner.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 101 } })
    const path = `/_api/web/lists/getbytitle('${Title}')`
    const url = `/${Title}/a.txt`
    const folder = `/_api/web/getfolderbyserverrelativeurl('/${Title}')/files`
    const file = `/_api/web/getfilebyserverrelativeurl('${url}')`
    const body = 'x'.repeat(length)
    for (const name of ['a.txt', 'b.txt'])
      expect((await owner.call('POST', `${folder}/add(url='${name}',overwrite=true)`, { body })).status).toBe(200)
    await setMode(path, true)
    expect((await reader.call('GET', `${file}/$value`)).text).toBe(body)
    expect((await reader.call('GET', `${file}/$value`, { headers: { Range: 'bytes=2-5' } })).text).toBe('xxxx')

    const listId = made.json.Id as string
    const document = await records.find('Document', { siteId, listId, leafName: 'a.txt' })
    const itemId = document?.itemId ?? 0
    const key = { siteId, id: document?.blobId ?? '' }
    expect(await blobs.delete(key)).toBe(true)
    await blobs.put(key, piecesOf(Buffer.from(`${body.slice(1)}y`)))
    expectRefusal(await reader.call('GET', `${file}/$value`, { headers: { Range: 'bytes=2-5' } }), 451, refused)
    const first = await fetch(`${server.url}${url.replaceAll(' ', '%20')}`, { headers: { Authorization: basic('reader') } })
      .then(async (reply) => `${reply.status} ${await reply.text()}`)
      .catch(() => 'cut')
    expect(first.includes(body)).toBe(false)
    await vi.waitFor(async () => expectRefusal(await reader.call('GET', file), 451, refused), { timeout: 60_000 })
    expectRefusal(await reader.call('GET', `${path}/items(${itemId})`), 451, refused)
    expect((await reader.call('GET', `${folder}?$select=Name`)).json.value).toEqual([expect.objectContaining({ Name: 'b.txt' })])
    expect((await statesNoted()).at(-1)).toEqual({ listId, itemId, damaged: 'bytes' })
  })
})
