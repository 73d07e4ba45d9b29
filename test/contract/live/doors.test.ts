import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { addTask, listName, listsClientOf } from '../../support/soap/lists-client.ts'
import { inShort, type Watcher, watch } from './clients.ts'

/** Subscribers receive the changes of every writer, through every protocol. */
const { server, clientOf } = await serve()
const ann = clientOf('ann')
const tasks = "/_api/web/lists/getbytitle('Doors')"
let watcher: Watcher
let told = 0

beforeAll(async () => {
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Doors', BaseTemplate: 100 } })
  watcher = await watch(server.url, ['list::Doors', 'web:', 'list::Documents'])
})

/** What an act leads to, in short. */
async function after(count: number, act: () => Promise<unknown>): Promise<string[]> {
  await act()
  const all = await watcher.count(told + count)
  const found = all.slice(told).map(({ event, changeType, listTitle }) => [event, changeType, listTitle].filter(Boolean).join(' '))
  told = all.length
  return found
}

/** The number of a change in its token. */
const numberOf = (token: string): number => Number(token.split(';').at(-1))

describe('subscribers are told of', () => {
  it('items that are written by SOAP', async () => {
    const add = () => listsClientOf(server.url)('1.1').call('UpdateListItems', listName('Doors') + addTask('soap'))
    expect(await after(1, add)).toEqual(['ListItemChanged Created Doors'])
  })

  it('items that are written by a batch', async () => {
    const part = (title: string) =>
      `--b\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\nPOST ${tasks}/items HTTP/1.1\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ Title: title })}\r\n`
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b', Authorization: basic('ann') }
    const send = () => fetch(`${server.url}/_api/$batch`, { method: 'POST', headers, body: `${part('one')}${part('two')}--b--\r\n` })
    expect(await after(2, send)).toEqual(['ListItemChanged Created Doors', 'ListItemChanged Created Doors'])
  })

  it('files, each as a file and as an item', async () => {
    const add = () =>
      ann.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)", { body: 'x' })
    expect(await after(2, add)).toEqual(['FileChanged Created Documents', 'ListItemChanged Created Documents'])
    expect(watcher.told.at(-1)).toMatchObject({ serverRelativeUrl: '/Shared Documents/a.txt' })
  })

  it('lists, their columns and webs', async () => {
    expect(await after(1, () => ann.call('POST', '/_api/web/lists', { body: { Title: 'New', BaseTemplate: 100 } }))).toEqual([
      'ListChanged Created New',
    ])
    const column = { parameters: { SchemaXml: '<Field Type="Number" DisplayName="Size" Indexed="TRUE"/>' } }
    const made = await after(1, () => ann.call('POST', "/_api/web/lists/getbytitle('New')/fields/createfieldasxml", { body: column }))
    expect(made).toContain('ListChanged Updated New')
    await new Promise((resolve) => setTimeout(resolve, 300))
    told = watcher.told.length
    const gone = await after(1, () => ann.call('DELETE', "/_api/web/lists/getbytitle('New')", { headers: { 'IF-MATCH': '*' } }))
    expect(gone.at(-1)).toMatch(/^ListChanged Deleted/)
    const parameters = { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0', UseSamePermissionsAsParentSite: true }
    const web = await after(1, () => ann.call('POST', '/_api/web/webs/add', { body: { parameters } }))
    expect(web).toContain('WebChanged Created')
  })

  it('a restore from the recycle bin as something created', async () => {
    const id = (await ann.call('POST', `${tasks}/items`, { body: { Title: 'bin' } })).json.Id as number
    await watcher.count(++told)
    const entry = (await ann.call('POST', `${tasks}/items(${id})/recycle`)).json.value as string
    await watcher.count(++told)
    expect(await after(1, () => ann.call('POST', `/_api/web/recyclebin('${entry}')/restore`))).toEqual(['ListItemChanged Created Doors'])
    expect(inShort(watcher.told.slice(-3))).toEqual(['Created', 'Deleted', 'Created'].map((what) => `ListItemChanged ${what} ${id}`))
    await watcher.hub.stop()
  })

  it('what a job in the background writes: that the index of a column is ready', async () => {
    await ann.call('POST', '/_api/web/lists', { body: { Title: 'Jobs', BaseTemplate: 100 } })
    const list = "/_api/web/lists/getbytitle('Jobs')"
    const column = { parameters: { SchemaXml: '<Field Type="Number" DisplayName="Size"/>' } }
    await ann.call('POST', `${list}/fields/createfieldasxml`, { body: column })
    await ann.call('POST', `${list}/items`, { body: { Title: 'one', Size: 1 } })
    const jobs = await watch(server.url, ['list::Jobs'])
    const headers = { 'IF-MATCH': '*', 'X-HTTP-Method': 'MERGE' }
    expect((await ann.call('POST', `${list}/fields/getbytitle('Size')`, { body: { Indexed: true }, headers })).status).toBe(200)
    const updates = async () => {
      const reply = await ann.call('POST', `${list}/getchanges`, { body: { query: { Field: true, Update: true } } })
      return (reply.json.value as { ChangeToken: { StringValue: string } }[]).map(({ ChangeToken }) => numberOf(ChangeToken.StringValue))
    }
    // The first one is that of the request.
    await expect.poll(updates, { timeout: 60_000 }).toHaveLength(2)
    const [, ready] = await updates()
    const tokens = () => jobs.told.map(({ changeToken }) => numberOf(changeToken))
    await expect.poll(tokens, { timeout: 60_000 }).toContain(ready)
    await jobs.hub.stop()
  }, 120_000)
})

describe('a change token', () => {
  it('brings what was missed first, in order, and then the present', async () => {
    const token = (await ann.call('GET', '/_api/site')).json.CurrentChangeToken as { StringValue: string }
    const ids: number[] = []
    for (const Title of ['m1', 'm2', 'm3']) ids.push((await ann.call('POST', `${tasks}/items`, { body: { Title } })).json.Id as number)
    for (const given of [token, token.StringValue]) {
      const late = await watch(server.url, [])
      await late.hub.invoke('Subscribe', 'list::Doors', given)
      expect(late.told.map(({ itemId }) => itemId)).toEqual(ids)
      const next = (await ann.call('POST', `${tasks}/items`, { body: { Title: 'now' } })).json.Id as number
      ids.push(next)
      expect((await late.count(ids.length)).map(({ itemId }) => itemId)).toEqual(ids)
      await late.hub.stop()
    }
  })

  it('of a message counts in getchanges of the web and the list', async () => {
    const late = await watch(server.url, ['list::Doors'])
    await ann.call('POST', `${tasks}/items`, { body: { Title: 'first' } })
    const [first] = await late.count(1)
    await ann.call('POST', `${tasks}/items`, { body: { Title: 'second' } })
    const query = { Item: true, Add: true, ChangeTokenStart: { StringValue: first?.changeToken } }
    for (const path of [tasks, '/_api/web', '/_api/site']) {
      const reply = await ann.call('POST', `${path}/getchanges`, { body: { query } })
      expect(reply.json.value, path).toHaveLength(1)
    }
    await late.hub.stop()
  })

  it('that is none, or of something else, is refused', async () => {
    const { hub } = await watch(server.url, [])
    for (const token of ['x', '1;1;00000000-0000-0000-0000-000000000000;0;1', 7, { other: 'x' }])
      await expect(hub.invoke('Subscribe', 'list::Doors', token)).rejects.toThrow(/token/)
    await hub.stop()
  })
})
