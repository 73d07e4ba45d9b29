import { describe, expect, it } from 'vitest'
import type { ContentTable } from '../../../src/core/kernel/ports.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { tasks } from './emulator-server.ts'

const { server } = await serve({ settings: { 'Emulator:Enabled': 'true' } })
const emulator = createContractClient(server.url)
const [ann, admin] = [clientOf(server.url, 'ann'), clientOf(server.url, 'admin')]

interface Site {
  readonly id: string
  readonly contentDatabaseId: string
  readonly serverRelativeUrl: string
}

const sites = async () => (await admin.call('GET', '/_admin/sites')).json.value as Site[]
const databases = async () =>
  (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value as {
    id: string
    name: string
    maxSiteCount: number
  }[]
const create = (path: string, more: object = {}) =>
  admin.call('POST', '/_admin/sites', { body: { webApplication: 'Default', path, title: path, owner: 'ann', ...more } })
const titles = async (url: string) =>
  (await ann.call('GET', `${url}${tasks}?$top=5000`)).json.value.map(({ Title }: { Title: string }) => Title) as string[]
const add = (url: string, title: string) => ann.call('POST', `${url}${tasks}`, { body: { Title: title } })
const siteIn = async (path: string): Promise<Site> => {
  const site = (await sites()).find((one) => one.serverRelativeUrl === path)
  if (!site) throw new Error(`There is no site collection ${path}.`)
  return site
}

/** All rows of a site collection, by table. */
async function rowsOf({ id, contentDatabaseId }: Site): Promise<Record<string, unknown>> {
  const database = (await databases()).find((one) => one.id === contentDatabaseId)
  const { records, keys } = await server.farm.content(database?.name ?? '')
  const tables: Record<string, unknown> = {}
  for (const [table, key] of keys as ReadonlyMap<ContentTable, readonly string[]>)
    tables[table] = await records.query(table, { where: { siteId: id } as never, orderBy: key as never })
  return tables
}

describe.each([
  ['in a database of its own', false],
  ['in the database of another', true],
])('one site collection %s', (where, shares) => {
  const path = shares ? '/sites/second' : '/sites/first'
  const name = path.slice(7)
  const team = server.url + path
  const files = `${team}/_api/web/getfolderbyserverrelativeurl('${path}/Shared%20Documents')/files`
  const put = (file: string, body: string) =>
    fetch(`${files}/add(url='${file}',overwrite=true)`, { method: 'POST', headers: { Authorization: basic('ann') }, body }).then((reply) =>
      reply.text(),
    )
  const read = async (file: string) => {
    const reply = await fetch(`${team}/Shared%20Documents/${file}`, { headers: { Authorization: basic('ann') } })
    return [reply.status, await reply.text()]
  }

  it('is put back alone, row for row, with its files', async () => {
    const root = await siteIn('/')
    const created = await create(path.slice(1), shares ? { contentDatabaseId: root.contentDatabaseId } : {})
    expect([where, created.status]).toEqual([where, 201])
    const site = await siteIn(path)
    expect(site.contentDatabaseId === root.contentDatabaseId).toBe(shares)
    await add(team, 'kept')
    await put('a.txt', 'before')
    expect((await emulator.call('PUT', `/_emulator/snapshots/${name}?site=${path}`)).status).toBe(201)
    const [before, others] = [await rowsOf(site), await titles(server.url)]
    for (const way of [`?site=${path.toUpperCase().replace('SITES', 'sites')}/`, '']) {
      await add(team, 'lost')
      await ann.call('POST', `${team}${tasks}(1)`, { body: { Title: 'changed' }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } })
      await ann.call('POST', `${path}/_api/web/lists`, { body: { Title: 'Later', BaseTemplate: 100 } })
      await put('a.txt', 'after')
      await put('b.txt', 'new')
      await add(server.url, `elsewhere ${name}${way}`)
      expect((await emulator.call('POST', `/_emulator/snapshots/${name}/restore${way}`)).status).toBe(204)
      const after = await rowsOf(site)
      for (const table of Object.keys(before)) expect(after[table], table).toEqual(before[table])
      expect(await read('a.txt')).toEqual([200, 'before'])
      expect((await read('b.txt'))[0]).toBe(404)
    }
    expect((await titles(server.url)).filter((title) => !others.includes(title)).length).toBe(2)
    expect((await admin.call('GET', '/_admin/audit/verify')).json).toMatchObject({ valid: true })
    // The audit log goes on: what was done before the restore stays in it, and what is done again is in it again.
    const size = async () => {
      // What waits is in the log then.
      await admin.call('GET', '/_admin/audit?top=1')
      return (await admin.call('GET', '/_admin/audit/verify')).json.records as number
    }
    const until = await size()
    await add(team, 'lost')
    expect(await size()).toBe(until + 1)
  })

  it('is all that its snapshot has', async () => {
    const whole = await emulator.call('PUT', '/_emulator/snapshots/all')
    expect([whole.status, (await emulator.call('POST', '/_emulator/snapshots/all/restore?site=/')).status]).toEqual([201, 204])
    const [root, own] = [await titles(server.url), await titles(team)]
    const reply = await emulator.call('POST', `/_emulator/snapshots/${name}/restore?site=/`)
    expect(reply.status).toBe(shares ? 204 : 409)
    if (!shares) expect([reply.json.error.message, await titles(server.url)]).toEqual([expect.stringContaining('not in this copy'), root])
    expect(await titles(team)).toEqual(own)
  })
})

describe('one site collection', () => {
  it('is refused if there is none, or was none', async () => {
    await create('sites/third')
    for (const [method, path] of [
      ['POST', 'reset'],
      ['PUT', 'snapshots/x'],
      ['POST', 'snapshots/first/restore'],
    ] as const) {
      expect([path, (await emulator.call(method, `/_emulator/${path}?site=/sites/nobody`)).status]).toEqual([path, 404])
      expect([path, (await emulator.call(method, `/_emulator/${path}?site=team`)).status]).toEqual([path, 400])
    }
    await add(`${server.url}/sites/third`, 'kept')
    const reply = await emulator.call('POST', '/_emulator/reset?site=/sites/third')
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringContaining('did not exist')])
    expect(await titles(`${server.url}/sites/third`)).toEqual(['kept'])
  })

  it('gets a database, which takes no other, also if many are made at once; one that cannot be made leaves none', async () => {
    const paths = ['a', 'b', 'c', 'd'].map((letter) => `sites/at-once-${letter}`)
    const made = await Promise.all(paths.map((path) => create(path)))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const places = new Map((await sites()).map((site) => [site.serverRelativeUrl, site.contentDatabaseId]))
    const own = paths.map((path) => places.get(`/${path}`))
    expect(new Set(own).size).toBe(4)
    const known = await databases()
    expect(known.filter(({ id }) => own.includes(id)).map(({ maxSiteCount }) => maxSiteCount)).toEqual([1, 1, 1, 1])
    expect((await create('sites/at-once-a')).status).toBe(409)
    expect((await create('nowhere/at-once-a')).status).toBe(409)
    expect((await databases()).length).toBe(known.length)
  })

  it('shares the database with the most room without Emulator:DatabasePerSite', async () => {
    const { clientOf: userOf } = await serve({ settings: { 'Emulator:Enabled': 'true', 'Emulator:DatabasePerSite': 'false' } })
    const body = { webApplication: 'Default', path: 'sites/team', title: 'Team', owner: 'ann' }
    expect((await userOf('admin').call('POST', '/_admin/sites', { body })).status).toBe(201)
    const { value } = (await userOf('admin').call('GET', '/_admin/sites')).json
    expect(new Set(value.map((site: Site) => site.contentDatabaseId)).size).toBe(1)
  })
})
