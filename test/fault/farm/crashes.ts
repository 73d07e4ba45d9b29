import { cpSync, existsSync, rmSync } from 'node:fs'
import type { Running } from '../../../src/commands/serve.ts'
import { waitingForAudit } from '../../../src/core/acts/relocation/copy-rows.ts'
import type { BlobStore, ContentDatabase, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { rootSiteId, sitesOf } from '../../support/samples/farm-places.ts'
import { clientOf } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'

/**
 * The disk as a killed process leaves it: while an operation runs, the data folder is copied before writes of any
 * database. A server that starts on such a copy has to find the old state or the new one.
 */

export const tasks = "/_api/web/lists/getbytitle('Tasks')"
const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"

/** Copies a folder. Threads of the server remove files meanwhile: then once more. */
function copyFolder(from: string, to: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('.lock') })
    } catch (error) {
      if (attempt === 100 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      rmSync(to, { recursive: true, force: true })
    }
  }
}

/** Copies the folder at some of the points where a crash may come. */
export class Crashes {
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
    copyFolder(this.#data, copy)
    if (existsSync(`${this.#data}-backups`)) copyFolder(`${this.#data}-backups`, `${copy}-backups`)
    this.folders.push(copy)
  }

  #watchBytes(blobs: BlobStore): BlobStore {
    return {
      ...blobs,
      delete: (key) => {
        this.point()
        return blobs.delete(key)
      },
    }
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
        delete: (...given: Parameters<D['records']['delete']>) => {
          this.point()
          return (database.records.delete as (...all: unknown[]) => Promise<number>)(...given)
        },
      },
      transaction: async (work: Parameters<D['transaction']>[0]) => {
        this.point()
        return database.transaction(work as never)
      },
      ...('blobs' in database && { blobs: this.#watchBytes(database.blobs) }),
    }
  }
}

const settingsOf = (data: string) => ({
  StorageProvider: 'FileSystem',
  DataRootPath: data,
  'Farm:BackupRoot': `${data}-backups`,
  'Search:IndexIntervalSeconds': '0',
})

/** A server whose data folder is copied at every `every`th point while `crashes.isOn`, with an item and a file. */
export async function begin(data: string, every: number) {
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
export async function told(server: Running, prefix = ''): Promise<unknown> {
  const admin = clientOf(server.url, 'admin')
  const items = await admin.call('GET', `${prefix}${tasks}/items?$select=Title,GUID`)
  const bytes = await admin.call('GET', `${prefix}/_api/web/getfilebyserverrelativeurl('${prefix}/Shared Documents/a.txt')/$value`)
  return [items.json.value, bytes.text]
}

/** The ids of the sites of which a content database has rows, apart from those that wait for the audit log. */
export async function sitesIn(server: Running, name: string): Promise<string[]> {
  const { records, keys } = await server.farm.content(name)
  const ids = new Set<string>()
  for (const table of keys.keys()) {
    if (table === waitingForAudit) continue
    for (const { siteId } of await records.query(table, { where: {} })) ids.add(siteId)
  }
  return [...ids]
}

/** Runs `look` on a server that starts on a copy, when its operations have ended; then the copy is removed. */
export async function restarted<T>(data: string, look: (server: Running) => Promise<T>): Promise<T> {
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
