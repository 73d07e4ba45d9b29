import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { basic } from '../../support/server.ts'
import { watch, ways } from '../live/clients.ts'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()
const scratch = scratchFolders('hub-restored')

const addTask = async (title: string, client = ann) => (await client.call('POST', tasks, { body: { Title: title } })).json.Id as number
const reset = async (client = emulator) => expect((await client.call('POST', '/_emulator/reset')).status).toBe(204)
const soon = { timeout: 60_000, interval: 20 }
const restored = { event: 'ContentRestored', timestamp: expect.any(String) }

describe('connections for live updates, at a reset', () => {
  it.each(ways)('stay open and follow their groups, over $name', async (way) => {
    const gone = await addTask('gone after the reset')
    const { hub, told, count } = await watch(server.url, ['list::tasks', `item::Tasks:${gone}`], { way })
    const id = hub.connectionId
    const last = await addTask('told before')
    await reset()
    const again = await addTask('told after')
    await count(3)
    expect(told).toMatchObject([
      { event: 'ListItemChanged', itemId: last },
      { ...restored, groups: ['list::tasks'], left: [`item::Tasks:${gone}`] },
      { event: 'ListItemChanged', itemId: again },
    ])
    expect([hub.connectionId, hub.state]).toEqual([id, 'Connected'])
    await hub.stop()
    await reset()
  })

  it('leave no group that they left, and refuse a change token of the past', async () => {
    const { hub, told, count } = await watch(server.url, ['list::Tasks'])
    await addTask('one')
    await addTask('two')
    const token = (await count(2)).at(-1)?.changeToken
    await reset()
    await expect(hub.invoke('Subscribe', 'web:', token)).rejects.toThrow(/its change has not happened here/)
    await hub.invoke('Unsubscribe', 'list::Tasks')
    await addTask('not told')
    await reset()
    await hub.invoke('Subscribe', 'list::Tasks')
    const id = await addTask('told')
    await count(4)
    expect(told.slice(2)).toMatchObject([restored, { itemId: id }])
    await hub.stop()
    await reset()
  })

  it('join groups while resets run', async () => {
    const { hub, told } = await watch(server.url, [])
    const resets = (async () => {
      for (let round = 0; round < 10; round++) await reset()
    })()
    for (let round = 0; round < 60; round++) await hub.invoke(round % 3 === 2 ? 'Unsubscribe' : 'Subscribe', 'list::Tasks')
    await resets
    await hub.invoke('Subscribe', 'list::Tasks')
    const id = await addTask('told once')
    await expect.poll(() => told.filter(({ event }) => event === 'ListItemChanged').map(({ itemId }) => itemId), soon).toEqual([id])
    expect(hub.state).toBe('Connected')
    await hub.stop()
    await reset()
  })

  it('are told in the hub of farm administrators', async () => {
    const { hub, told } = await watch(server.url, ['audit', 'operations'], { user: 'admin', path: '/signalr/admin' })
    await reset()
    await expect
      .poll(() => told.filter(({ event }) => event === 'ContentRestored'), soon)
      .toMatchObject([{ ...restored, groups: ['audit', 'operations'], left: [] }])
    await addTask('audited')
    // A read of the log seals what waits.
    const admin = createContractClient(server.url, { Authorization: basic('admin') })
    expect((await admin.call('GET', '/_admin/audit')).status).toBe(200)
    await expect.poll(() => told.at(-1)?.event, soon).toBe('AuditAppended')
    await hub.stop()
    await reset()
  })

  it('stay open with data on disk', async () => {
    const onDisk = await serveEmulator({ StorageProvider: 'FileSystem', DataRootPath: scratch.data() })
    const { hub, told, count } = await watch(onDisk.server.url, ['list::Tasks'])
    await reset(onDisk.emulator)
    const id = await addTask('told', onDisk.ann)
    await count(2)
    expect(told).toMatchObject([{ ...restored, groups: ['list::Tasks'] }, { itemId: id }])
    await hub.stop()
  }, 60_000)
})

describe('connections for live updates, when a snapshot or a seed takes the place of the data', () => {
  it('are told of their site collection only', async () => {
    const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
    const site = { webApplication: 'Default', path: 'sites/beside', title: 'Beside', owner: 'ann' }
    expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
    const lists = `${server.url}/sites/beside/_api/web/lists`
    expect((await ann.call('POST', lists, { body: { Title: 'Notes', BaseTemplate: 100 } })).status).toBe(201)
    const addNote = async (title: string) =>
      (await ann.call('POST', `${lists}/getbytitle('Notes')/items`, { body: { Title: title } })).json.Id as number
    await emulator.call('PUT', '/_emulator/snapshots/both')
    const one = await watch(server.url, ['list::Tasks'])
    const other = await watch(server.url, ['list:sites/beside:Notes'])
    const before = await addNote('before')
    expect((await emulator.call('POST', '/_emulator/snapshots/both/restore?site=/')).status).toBe(204)
    const after = await addNote('after')
    const siteId = (await ann.call('GET', `${server.url}/_api/site/id`)).json.value as string
    await one.count(1)
    await other.count(2)
    expect(one.told).toMatchObject([{ ...restored, siteId, groups: ['list::Tasks'], left: [] }])
    expect(other.told.map(({ itemId }) => itemId)).toEqual([before, after])
    await reset()
    await other.count(3)
    expect(other.told[2]).toMatchObject({ ...restored, groups: [], left: ['list:sites/beside:Notes'] })
    await Promise.all([one.hub.stop(), other.hub.stop()])
  })

  it('are told nothing of a restore that is refused', async () => {
    const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
    await emulator.call('PUT', '/_emulator/snapshots/early')
    const site = { webApplication: 'Default', path: 'sites/late', title: 'Late', owner: 'ann' }
    expect((await admin.call('POST', '/_admin/sites', { body: site })).status).toBe(201)
    const lists = `${server.url}/sites/late/_api/web/lists`
    expect((await ann.call('POST', lists, { body: { Title: 'Notes', BaseTemplate: 100 } })).status).toBe(201)
    const { hub, told, count } = await watch(server.url, ['list:sites/late:Notes'])
    expect((await emulator.call('POST', '/_emulator/snapshots/early/restore?site=/sites/late')).status).toBe(409)
    expect((await ann.call('POST', `${lists}/getbytitle('Notes')/items`, { body: { Title: 'after' } })).status).toBe(201)
    await count(1)
    expect(told.map(({ event }) => event)).toEqual(['ListItemChanged'])
    await hub.stop()
    await reset()
  })

  it('are told of a seed, and not of one that is refused', async () => {
    const { hub, told, count } = await watch(server.url, ['list::Tasks', 'web:'])
    const put = async (body: object) => (await emulator.call('PUT', '/_emulator/state', { body })).status
    const webs = [{ url: '/', lists: [{ title: 'Tasks' }] }]
    expect(await put({ version: 1, webs: [...webs, { url: '/', title: 'twice' }, { nothing: true }] })).toBe(400)
    expect(await put({ version: 1, webs: [{ url: '/', lists: [{ title: 'Tasks', items: [{ NoColumn: 1 }] }] }] })).toBe(400)
    const first = await addTask('told before')
    await count(1)
    expect(await put({ version: 1, webs })).toBe(204)
    const second = await addTask('told after')
    await count(3)
    expect(told.map(({ event, itemId }) => [event, itemId])).toEqual([
      ['ListItemChanged', first],
      ['ContentRestored', undefined],
      ['ListItemChanged', second],
    ])
    await hub.stop()
    expect(await put({ version: 1 })).toBe(204)
  })
})
