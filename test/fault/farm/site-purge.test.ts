import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { systemActor } from '../../../src/core/access/principals.ts'
import { waitingForAudit } from '../../../src/core/acts/relocation/copy-rows.ts'
import { type PurgeParts, purgeDeleted, purgeInBackground } from '../../../src/core/acts/site-collections/purge.ts'
import { endUnfinished } from '../../../src/core/acts/site-collections/site-collections.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

const { data, undo } = scratchFolders('site-purge')

async function serveSite(StorageProvider: string) {
  const folder = data()
  const server = await startServer({
    settings: { StorageProvider, DataRootPath: folder, SqlitePath: join(folder, 'all.db'), LiteDbPath: join(folder, 'all.db') },
  })
  undo.push(() => server.stop())
  const admin = clientOf(server.url, 'admin')
  const made = await admin.call('POST', '/_admin/sites', { body: { webApplication: 'Default', path: 'sites/gone', title: 'Gone' } })
  const files = "/_api/web/getfolderbyserverrelativeurl('/sites/gone/Shared Documents')/files/add(url='a.txt',overwrite=true)"
  const upload = await fetchFrom(`${server.url}/sites/gone${files}`, { method: 'POST', body: 'bytes of a site that goes' })
  expect([made.status, upload.status]).toEqual([201, 200])
  return { server, folder, admin, id: String(made.json.id) }
}

afterEach(() => vi.useRealTimers())

const partsOf = ({ farm: { database, runtime, databases } }: Running): PurgeParts => ({ farm: database, runtime, databases })
const isForgotten = async ({ admin, id }: Awaited<ReturnType<typeof serveSite>>) =>
  (await admin.call('GET', `/_admin/sites/${id}`)).status === 404

/** The tables that still have rows of a site. */
async function tablesWith({ farm }: Running, siteId: string): Promise<string[]> {
  const content = await farm.content('Content')
  const found: string[] = []
  // The audit log takes these rows when it is written next.
  for (const table of content.keys.keys())
    if (table !== waitingForAudit && (await content.records.query(table, { where: { siteId }, limit: 1 })).length > 0) found.push(table)
  return found
}

describe.each(['FileSystem', 'Sqlite', 'LiteDb', 'InMemory'])(
  'a site collection that is deleted for good, with the storage provider %s',
  (provider) => {
    it('leaves no row and no file, and the others stay', async () => {
      const site = await serveSite(provider)
      const { server, admin, id, folder } = site
      expect((await tablesWith(server, id)).length).toBeGreaterThan(10)
      expect((await admin.call('DELETE', `/_admin/sites/${id}?permanent=true`)).status).toBe(204)
      expect((await fetchFrom(`${server.url}/sites/gone/_api/web`)).status).toBe(404)
      await expect.poll(() => isForgotten(site), { timeout: 15_000 }).toBe(true)
      expect(await tablesWith(server, id)).toEqual([])
      if (provider !== 'InMemory') {
        const left = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        expect(left.filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(id))).toEqual([])
      }
      expect((await fetchFrom(`${server.url}/_api/web`)).status).toBe(200)
    })
  },
)

it('a deleted site collection is kept for 30 days, and purged then', async () => {
  const site = await serveSite('InMemory')
  const { server, admin, id } = site
  expect((await admin.call('DELETE', `/_admin/sites/${id}`)).status).toBe(204)
  const parts = partsOf(server)
  const later = (days: number): PurgeParts => ({ ...parts, runtime: { ...parts.runtime, now: () => Date.now() + days * 86_400_000 } })
  expect(await purgeDeleted(later(29.9))).toBe(0)
  expect((await admin.call('GET', `/_admin/sites/${id}`)).json.status).toBe('Recycled')
  expect(await purgeDeleted(later(30.1))).toBe(1)
  expect(await isForgotten(site)).toBe(true)
  expect(await tablesWith(server, id)).toEqual([])
})

it('a purge that stops on the way goes on in the next round, and cannot be taken back', async () => {
  const site = await serveSite('InMemory')
  const { server, admin, id } = site
  await admin.call('DELETE', `/_admin/sites/${id}`)
  const parts = partsOf(server)
  const later = { ...parts.runtime, now: () => Date.now() + 31 * 86_400_000 }
  // The first use asks for legal holds.
  let uses = 0
  const use: PurgeParts['databases']['use'] = (...given) =>
    uses++ === 0 ? parts.databases.use(...given) : Promise.reject(new Error('stopped'))
  const stops = { ...parts.databases, use }
  await expect(purgeDeleted({ ...parts, runtime: later, databases: stops })).rejects.toThrow('stopped')
  expect((await admin.call('GET', `/_admin/sites/${id}`)).json.status).toBe('Purging')
  expect((await admin.call('POST', `/_admin/sites/${id}/restore`)).status).toBe(409)
  expect(await purgeDeleted(parts)).toBe(1)
  expect(await isForgotten(site)).toBe(true)
})

it('a purge that failed is tried again after a minute', async () => {
  const site = await serveSite('InMemory')
  const { server, admin, id } = site
  await admin.call('DELETE', `/_admin/sites/${id}`)
  const parts = partsOf(server)
  const later = { ...parts.runtime, now: () => Date.now() + 31 * 86_400_000 }
  let uses = 0
  const use: PurgeParts['databases']['use'] = (...given) =>
    uses++ === 0 ? Promise.reject(new Error('busy')) : parts.databases.use(...given)
  const databases = { ...parts.databases, use, refresh: () => parts.databases.refresh() }
  const errors: unknown[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const purging = purgeInBackground({ ...parts, runtime: later, databases }, (error) => errors.push(error))
  await vi.waitUntil(() => errors.length === 1, { timeout: 60_000 })
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await expect.poll(() => isForgotten(site), { timeout: 60_000 }).toBe(true)
  await purging.stop()
  expect(errors).toHaveLength(1)
})

it('a site collection in a database that takes no writes is purged once it does', async () => {
  const { server, admin, id } = await serveSite('InMemory')
  const [content] = (await admin.call('GET', '/_admin/webapps/Default/contentdatabases')).json.value
  const status = (value: string) =>
    admin.call('PATCH', `/_admin/webapps/Default/contentdatabases/${content.id}`, { body: { status: value } })
  await status('ReadOnly')
  await admin.call('DELETE', `/_admin/sites/${id}?permanent=true`)
  expect(await purgeDeleted(partsOf(server))).toBe(0)
  expect((await tablesWith(server, id)).length).toBeGreaterThan(10)
  await status('Online')
  expect(await purgeDeleted(partsOf(server))).toBe(1)
})

it('a stop while a site collection is created leaves all of it or nothing', async () => {
  const { server, admin, id } = await serveSite('InMemory')
  const { farm, runtime, databases } = partsOf(server)
  const [row] = await farm.records.query('SiteCollection', { where: { id } })
  // One stopped before its rows were there, the other one behind that.
  await farm.records.insert('SiteCollection', {
    ...row,
    id: runtime.newId(),
    path: '/sites/begun',
    pathKey: '/sites/begun',
    state: 'Provisioning',
  })
  await farm.records.update('SiteCollection', { id }, { state: 'Provisioning' })
  await endUnfinished({ farm, runtime, databases })
  await databases.refresh()
  const { value } = (await admin.call('GET', '/_admin/sites')).json as { value: { serverRelativeUrl: string; status: string }[] }
  expect(value.map(({ serverRelativeUrl, status }) => [serverRelativeUrl, status]).sort()).toEqual([
    ['/', 'Ready'],
    ['/sites/gone', 'Ready'],
  ])
  expect((await fetchFrom(`${server.url}/sites/gone/_api/web`)).status).toBe(200)
  expect((await fetchFrom(`${server.url}/sites/begun/_api/web`)).status).toBe(404)
  const last = await farm.records.query('FarmAuditRecord', { where: { actor: systemActor.loginName, type: 'site-collections.drop' } })
  expect(last).toHaveLength(1)
})
