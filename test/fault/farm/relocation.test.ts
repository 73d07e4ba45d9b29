import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { waitingForAudit } from '../../../src/core/acts/relocation/copy-rows.ts'
import type { ContentDatabase, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { addDatabase, rootSiteId, sitesOf } from '../../support/samples/farm-places.ts'
import { sharedFolder } from '../../support/scratch.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'

/**
 * The disk as a killed process leaves it: while an operation runs, the data folder is copied before writes of any
 * database. A server that starts on such a copy has to find the old state or the new one.
 */

const directory = sharedFolder('relocation')
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const restore = '/_admin/webapps/Default/contentdatabases/restore'
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"

/** Copies the folder at some of the points where a crash may come. */
class Crashes {
  readonly #data: string
  readonly #every: number
  readonly folders: string[] = []
  isOn = false
  #seen = 0

  constructor(data: string, every: number) {
    this.#data = data
    this.#every = every
  }

  point(): void {
    if (!this.isOn || this.#seen++ % this.#every !== 0) return
    const copy = `${this.#data}-crash-${this.folders.length}`
    cpSync(this.#data, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') })
    if (existsSync(`${this.#data}-backups`)) cpSync(`${this.#data}-backups`, `${copy}-backups`, { recursive: true })
    this.folders.push(copy)
  }

  watch<D extends ContentDatabase | FarmDatabase>(database: D): D {
    return {
      ...database,
      records: {
        ...database.records,
        update: (...given: Parameters<D['records']['update']>) => {
          this.point()
          return (database.records.update as (...all: unknown[]) => Promise<number>)(...given)
        },
      },
      transaction: async (work: Parameters<D['transaction']>[0]) => {
        this.point()
        return database.transaction(work as never)
      },
    }
  }
}

const settingsOf = (data: string) => ({
  StorageProvider: 'FileSystem',
  DataRootPath: data,
  'Farm:BackupRoot': `${data}-backups`,
  'Search:IndexIntervalSeconds': '0',
})

async function begin(name: string, every: number) {
  const data = join(directory, name)
  const crashes = new Crashes(data, every)
  const server = await startServer({
    settings: settingsOf(data),
    decorate: (database) => crashes.watch(database),
    decorateFarm: (database) => crashes.watch(database),
  })
  const admin = clientOf(server.url, 'admin')
  await admin.call('POST', `${tasks}/items`, { body: { Title: 'kept' } })
  await admin.call('POST', `${folder}/files/add(url='a.txt',overwrite=true)`, { body: 'kept bytes' })
  const siteId = await rootSiteId(server)
  return { server, admin, siteId, crashes, first: (await sitesOf(server))[0]?.contentDatabaseId ?? '' }
}

/** Everything that a site tells of its content. */
async function told(server: Running, prefix = ''): Promise<unknown> {
  const admin = clientOf(server.url, 'admin')
  const items = await admin.call('GET', `${prefix}${tasks}/items?$select=Title,GUID`)
  const bytes = await admin.call('GET', `${prefix}/_api/web/getfilebyserverrelativeurl('${prefix}/Shared Documents/a.txt')/$value`)
  return [items.json.value, bytes.text]
}

/** The ids of the sites of which a content database has rows, apart from those that wait for the audit log. */
async function sitesIn(server: Running, name: string): Promise<string[]> {
  const { records, keys } = await server.farm.content(name)
  const ids = new Set<string>()
  for (const table of keys.keys()) {
    if (table === waitingForAudit) continue
    for (const { siteId } of await records.query(table, { where: {} })) ids.add(siteId)
  }
  return [...ids]
}

async function restarted<T>(data: string, look: (server: Running) => Promise<T>): Promise<T> {
  const server = await startServer({ settings: settingsOf(data) })
  try {
    await server.farm.operations.idle()
    return await look(server)
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
    rmSync(`${data}-backups`, { recursive: true, force: true })
  }
}

// Each crash is a start of a server, which takes long on a busy machine.
describe('a crash', { timeout: 180_000 }, () => {
  it('in a move leaves the site in its old or in its new database, whole, and nothing of it in the other', async () => {
    const { server, admin, siteId, crashes, first } = await begin('move', 4)
    const second = await addDatabase(server, 'Second')
    const before = await told(server)
    crashes.isOn = true
    await admin.call('POST', `/_admin/sites/${siteId}/move`, { body: { targetContentDatabaseId: second } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const [site] = await sitesOf(after)
        expect(site?.heldBy).toBeNull()
        expect(await told(after)).toEqual(before)
        const isMoved = site?.contentDatabaseId === second
        expect(isMoved || site?.contentDatabaseId === first).toBe(true)
        expect(await sitesIn(after, isMoved ? 'Content' : 'Second')).toEqual([])
        ends.add(isMoved ? 'new' : 'old')
      })
    }
    expect([...ends].sort()).toEqual(['new', 'old'])
  })

  it('in a copy leaves no copy or a whole one', async () => {
    const { server, admin, siteId, crashes } = await begin('copy', 6)
    const before = await told(server)
    crashes.isOn = true
    await admin.call('POST', `/_admin/sites/${siteId}/copy`, { body: { targetWebApplication: 'Default', targetPath: 'sites/twin' } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const sites = await sitesOf(after)
        expect(await told(after)).toEqual(before)
        expect((await sitesIn(after, 'Content')).sort()).toEqual(sites.map(({ id }) => id).sort())
        if (sites.length === 2) expect(await told(after, '/sites/twin')).toEqual(before)
      })
    }
  })

  it('in a backup is followed by the rest of it, and the backup can be restored', async () => {
    const { server, admin, crashes, first } = await begin('backup', 1)
    const before = await told(server)
    crashes.isOn = true
    await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${first}/backup`, { body: { path: 'one.zip' } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    let restored = 0
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const client = clientOf(after.url, 'admin')
        const [backup] = (await client.call('GET', '/_admin/sites/operations')).json.value
        // A copy from before the request has no operation.
        if (!backup) return
        expect(backup.status).toBe('Succeeded')
        await client.call('POST', `${tasks}/items`, { body: { Title: 'after the backup' } })
        await client.call('POST', restore, { body: { path: 'one.zip', name: 'Restored', replace: true } })
        await after.farm.operations.idle()
        expect(await told(after)).toEqual(before)
        restored += 1
      })
    }
    expect(restored).toBeGreaterThan(1)
  })

  it('in a restore leaves the farm as it was, or restored', async () => {
    const { server, admin, crashes, first } = await begin('restore', 5)
    await admin.call('POST', `/_admin/webapps/Default/contentdatabases/${first}/backup`, { body: { path: 'one.zip' } })
    await server.farm.operations.idle()
    const old = JSON.stringify(await told(server))
    await admin.call('POST', `${tasks}/items`, { body: { Title: 'after the backup' } })
    const later = JSON.stringify(await told(server))
    crashes.isOn = true
    await admin.call('POST', restore, { body: { path: 'one.zip', name: 'Restored', replace: true } })
    await server.farm.operations.idle()
    crashes.isOn = false
    await server.stop()
    const ends = new Set<string>()
    for (const data of crashes.folders) {
      await restarted(data, async (after) => {
        const [site] = await sitesOf(after)
        const isRestored = site?.contentDatabaseId !== first
        expect(JSON.stringify(await told(after))).toBe(isRestored ? old : later)
        if (isRestored) expect(await sitesIn(after, 'Content')).toEqual([])
        else expect(existsSync(join(data, 'Restored'))).toBe(false)
        ends.add(isRestored ? 'new' : 'old')
      })
    }
    expect([...ends].sort()).toEqual(['new', 'old'])
  })
})
