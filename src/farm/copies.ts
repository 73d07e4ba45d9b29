import type { AuditLog } from '../core/acts/audit/audit-log.ts'
import { storageNameOf } from '../core/acts/farm/content-databases.ts'
import { copyRows } from '../core/acts/relocation/copy-rows.ts'
import { purgeSite } from '../core/acts/relocation/purge-site.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { fold } from '../core/kernel/fold.ts'
import type { DatabaseImage, FarmDatabase, Runtime } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { modelReasons } from '../core/model/reasons.ts'
import type { contentOpener } from './content-opener.ts'
import type { OpenDatabases } from './open-databases.ts'
import type { Serving } from './serving.ts'

/** All databases of a farm in memory as they were at one moment. */
export interface FarmCopy {
  readonly farm: DatabaseImage
  /** By the names of the content databases. */
  readonly contents: ReadonlyMap<string, DatabaseImage>
  readonly sizeBytes: number
}

export interface FarmCopies {
  /** Copies all databases. Fails with `backup_place_refused` if they are not in memory. */
  take(): Promise<FarmCopy>
  /**
   * Puts the databases back to a copy. No request may run meanwhile. Keys stay as they are, so tokens and digests stay valid;
   * with `keepsSignIns` refresh tokens and ended sessions do, too.
   */
  restore(copy: FarmCopy, options: { readonly keepsSignIns: boolean }): Promise<void>
  /** The id of the site collection with this server-relative URL at a host. Fails with `site_not_found`. */
  siteAt(by: { readonly host: string; readonly isSecure: boolean }, url: string): Promise<string>
  /**
   * Puts the content of a site collection back to a copy. No request may run meanwhile. Fails with `site_not_found`, and with
   * `backup_place_refused` if the copy does not have the site collection.
   */
  restoreSite(copy: FarmCopy, siteId: string): Promise<void>
}

interface CopiedParts {
  readonly database: FarmDatabase
  readonly runtime: Runtime
  readonly opener: Pick<ReturnType<typeof contentOpener>, 'images' | 'begin' | 'aside'>
  readonly databases: OpenDatabases
  readonly serving: Serving
  readonly audit: AuditLog
  /** Resolves when no long operation runs. */
  readonly idle: () => Promise<void>
}

/** What this process itself is and knows, with the keys of the tables. */
const ownTables = { Key: 'id', FarmNode: 'name' } as const
const signInTables = { RefreshToken: 'tokenHash', AuthorizationCode: 'codeHash', EndedSession: 'sessionId' } as const

type KeptTable = keyof typeof ownTables | keyof typeof signInTables

/** Copies of a farm in memory, and ways back to them. */
export function farmCopies({ database, runtime, opener, databases, serving, audit, idle }: CopiedParts): FarmCopies {
  return {
    async take() {
      await audit.flush()
      const farm = await database.image()
      if (!farm)
        throw new DomainError(kernelReasons.backup_place_refused, {
          message: 'Only a server with the storage provider InMemory can be copied and restored.',
        })
      const contents = await opener.images()
      let sizeBytes = farm.sizeBytes
      for (const image of contents.values()) sizeBytes += image.sizeBytes
      return { farm, contents, sizeBytes }
    },
    async restore(copy, { keepsSignIns }) {
      await idle()
      const open = databases.names()
      await databases.closeAll()
      await audit.paused(async () => {
        const putBack = await keptRows(database, keepsSignIns ? { ...ownTables, ...signInTables } : ownTables)
        await database.restore(copy.farm)
        await putBack()
        await opener.begin(copy.contents)
      })
      for (const name of open) if (copy.contents.has(name)) await databases.open(name)
      await serving.refresh()
    },
    async siteAt({ host, isSecure }, url) {
      const path = url.length > 1 ? url.replace(/\/$/, '') : url
      const site = await serving.directory.reachSite(host, path, isSecure)
      if (fold(site.url) !== fold(path)) throw new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200) })
      return site.id
    },
    async restoreSite(copy, siteId) {
      await idle()
      const name = await nameOfContent(database, siteId)
      const image = name === undefined ? undefined : copy.contents.get(name)
      const source = name !== undefined && image && (await opener.aside(name, image))
      try {
        if (!source || !(await source.records.find('Site', { siteId }, ['siteId'])))
          throw new DomainError(kernelReasons.backup_place_refused, {
            message: 'The site collection did not exist when this copy was made.',
          })
        await databases.close(name)
        await databases.use(name, async (content) => {
          await purgeSite(content, siteId, runtime.now())
          const signal = new AbortController().signal
          await copyRows({ from: source, to: content.database, siteId, newSiteId: siteId, onProgress: () => undefined, signal })
        })
      } finally {
        if (source) await source.close()
        if (name !== undefined) await databases.open(name)
        await serving.refresh()
      }
    },
  }
}

/** The name under which the content database of a site collection is stored; undefined if there is no such site collection. */
async function nameOfContent({ records }: FarmDatabase, siteId: string): Promise<string | undefined> {
  const site = await records.find('SiteCollection', { id: siteId })
  const content = site && (await records.find('ContentDatabase', { id: site.contentDatabaseId }))
  return content && storageNameOf(content)
}

/** Reads the rows of tables, and returns what adds them to the tables again. Of rows with the same key theirs count. */
async function keptRows(
  { records, transaction }: FarmDatabase,
  tables: Readonly<Partial<Record<KeptTable, string>>>,
): Promise<() => Promise<void>> {
  const kept: { table: KeptTable; key: string; rows: readonly object[] }[] = []
  for (const [table, key] of Object.entries(tables) as [KeptTable, string][])
    kept.push({ table, key, rows: await records.query(table, { where: {} }) })
  return () =>
    transaction(async (written) => {
      for (const { table, key, rows } of kept) {
        if (rows.length === 0) continue
        const keys = rows.map((row) => (row as Record<string, string>)[key] ?? '')
        for (let at = 0; at < keys.length; at += deletedAtOnce)
          await written.delete(table, { [key]: { in: keys.slice(at, at + deletedAtOnce) } })
        await written.insertAll(table, rows)
      }
    })
}

/** The values of one statement. */
const deletedAtOnce = 500
