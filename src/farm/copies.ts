import { existsSync } from 'node:fs'
import type { AuditCopy, AuditLog } from '../core/acts/audit/audit-log.ts'
import { storageNameOf } from '../core/acts/farm/content-databases.ts'
import { copyRows } from '../core/acts/relocation/copy-rows.ts'
import { purgeSite } from '../core/acts/relocation/purge-site.ts'
import { DatabaseWork } from '../core/kernel/database-work.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { fold } from '../core/kernel/fold.ts'
import type { ContentDatabase, DatabaseImage, FarmDatabase, MirrorTree, Runtime } from '../core/kernel/ports.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { modelReasons } from '../core/model/reasons.ts'
import type { OpenContent } from '../core/model/sites/site.ts'
import type { contentOpener } from './content-opener.ts'
import type { ReplaceableFarm } from './on-disk/replaceable-farm.ts'
import type { StoredCopies, StoredCopy, StoredPlace } from './on-disk/stored-copies.ts'
import type { OpenDatabases } from './open-databases.ts'
import { forgetMirrored } from './operations.ts'
import type { Serving } from './serving.ts'

/** All data of a farm as it was at one moment: in memory, or, if that is where the farm is, in files. */
export type FarmCopy = MemoryCopy | StoredCopy

/** All databases of a farm in memory as they were at one moment. */
export interface MemoryCopy {
  readonly farm: DatabaseImage
  /** By the names of the content databases. */
  readonly contents: ReadonlyMap<string, DatabaseImage>
  readonly audit: AuditCopy
  readonly sizeBytes: number
}

export interface FarmCopies {
  /**
   * Copies all data, or the content database of one site collection, which alone can be put back then. A copy lasts until `drop`, or
   * until the farm closes.
   */
  take(siteId?: string): Promise<FarmCopy>
  drop(copy: FarmCopy): Promise<void>
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

/** What copies need to know of a farm on disk. */
export interface FarmFiles {
  readonly copies: StoredCopies
  readonly placeOf: (name: string) => StoredPlace
  /** Runs work while the farm database is closed. */
  readonly replaced: ReplaceableFarm['replaced']
  /** A farm database in another file, which the caller closes. */
  readonly openFarm: (path: string) => Promise<FarmDatabase>
  /** The documents of a content database as ordinary files. */
  readonly mirrorOf: (name: string) => MirrorTree | undefined
  /** Forgets what the files were that are open. */
  readonly renewed: () => void
}

interface CopiedParts {
  readonly database: FarmDatabase
  readonly runtime: Runtime
  readonly opener: Pick<ReturnType<typeof contentOpener>, 'images' | 'begin' | 'aside' | 'become' | 'elsewhere'>
  /** The files of a farm on disk; undefined in memory. */
  readonly files: FarmFiles | undefined
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

/** Copies of a farm, and ways back to them. No request may run during a way back. */
export function farmCopies(parts: CopiedParts): FarmCopies {
  const { database, databases, serving, idle, files, audit } = parts
  return {
    async take(siteId) {
      await audit.flush()
      const only = siteId === undefined ? undefined : (await contentOf(database, siteId))?.name
      return files ? takeFiles(parts, files, only) : takeImages(parts, only)
    },
    async drop(copy) {
      if ('folder' in copy) await files?.copies.drop(copy)
    },
    async restore(copy, { keepsSignIns }) {
      await idle()
      const open = databases.names()
      const bases = files ? (await storedNames(database)).map((name) => files.placeOf(name).base) : []
      const mirrored = files ? await sitesByName(database) : []
      await databases.closeAll()
      const tables = keepsSignIns ? { ...ownTables, ...signInTables } : ownTables
      if (files) for (const { name, siteId } of mirrored) unknownMirror(files, name, siteId)
      try {
        await audit.paused(async () => {
          const putBack = await keptRows(database, tables)
          if (!('folder' in copy)) return restoreImages(parts, copy, putBack)
          await files?.copies.restore(copy, { bases, change: changing(files, putBack), closed: files.replaced })
        })
        if (files) await forgetGone(database, files, mirrored)
      } finally {
        for (const name of open) if (copy.contents.has(name)) await databases.open(name)
        await serving.refresh()
        files?.renewed()
      }
    },
    async siteAt({ host, isSecure }, url) {
      const path = url.length > 1 ? url.replace(/\/$/, '') : url
      const site = await serving.directory.reachSite(host, path, isSecure)
      if (fold(site.url) !== fold(path)) throw new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200) })
      return site.id
    },
    async restoreSite(copy, siteId) {
      await idle()
      const content = await contentOf(database, siteId)
      try {
        if (!content) throw notInCopy()
        await putSiteBack(parts, copy, { ...content, siteId })
      } finally {
        if (content) await databases.open(content.name)
        await serving.refresh()
        files?.renewed()
      }
    },
  }
}

const notInCopy = (): DomainError =>
  new DomainError(kernelReasons.backup_place_refused, {
    message: 'The site collection is not in this copy: it did not exist when the copy was made, or the copy is of another one.',
  })

async function takeImages({ database, opener, audit }: CopiedParts, only: string | undefined): Promise<MemoryCopy> {
  const farm = await database.image()
  if (!farm)
    throw new DomainError(kernelReasons.backup_place_refused, {
      message: 'The farm database is not in memory, so it cannot be copied and restored.',
    })
  const contents = await opener.images(only)
  let sizeBytes = farm.sizeBytes
  for (const image of contents.values()) sizeBytes += image.sizeBytes
  return { farm, contents, audit: audit.copy(), sizeBytes }
}

async function restoreImages(
  { database, opener, audit }: CopiedParts,
  copy: MemoryCopy,
  putBack: (farm: FarmDatabase) => Promise<void>,
): Promise<void> {
  await database.restore(copy.farm)
  await putBack(database)
  audit.putBack(copy.audit)
  await opener.begin(copy.contents)
}

/** The names under which content databases are stored. */
const storedNames = async ({ records }: FarmDatabase): Promise<string[]> =>
  (await records.query('ContentDatabase', { where: {} })).map(storageNameOf)

/** Adds rows to a farm database that is not open. */
const changing =
  ({ openFarm }: FarmFiles, putBack: (farm: FarmDatabase) => Promise<void>) =>
  async (path: string): Promise<void> => {
    const farm = await openFarm(path)
    try {
      await putBack(farm)
    } finally {
      await farm.close()
    }
  }

interface MirroredSite {
  readonly name: string
  readonly siteId: string
}

async function sitesByName({ records }: FarmDatabase): Promise<MirroredSite[]> {
  const names = new Map((await records.query('ContentDatabase', { where: {} })).map((row) => [row.id, storageNameOf(row)]))
  const sites = await records.query('SiteCollection', { where: {} })
  return sites.flatMap(({ id, contentDatabaseId }) => {
    const name = names.get(contentDatabaseId)
    return name === undefined ? [] : [{ name, siteId: id }]
  })
}

/** The change log that the file mirror of a site has followed is not that of its rows: it compares everything. */
function unknownMirror({ mirrorOf }: Pick<FarmFiles, 'mirrorOf'>, name: string, siteId: string): void {
  const tree = mirrorOf(name)
  tree?.setPosition(siteId, Number.MAX_SAFE_INTEGER)
  tree?.close()
}

/** Removes the mirrored files of sites that are not there any more. */
async function forgetGone(farm: FarmDatabase, { mirrorOf }: FarmFiles, before: readonly MirroredSite[]): Promise<void> {
  const now = await sitesByName(farm)
  const here = new Set(now.map(({ siteId }) => siteId))
  const names = new Set(now.map(({ name }) => name))
  // The files of a database that is gone went with it.
  for (const { name, siteId } of before) if (!here.has(siteId) && names.has(name)) await forgetMirrored(mirrorOf(name), siteId)
}

async function takeFiles(
  { database, databases }: CopiedParts,
  { copies, placeOf }: FarmFiles,
  only: string | undefined,
): Promise<StoredCopy> {
  const open = new Set(databases.names())
  const names = (only === undefined ? await storedNames(database) : [only]).filter((name) => existsSync(placeOf(name).path))
  const contents: { name: string; place: StoredPlace; database: ContentDatabase }[] = []
  for (const name of names) contents.push({ name, place: placeOf(name), database: (await databases.open(name)).database })
  try {
    return await copies.take(database, contents)
  } finally {
    for (const name of names) if (!open.has(name)) await databases.close(name)
  }
}

/** The content database of a copy, which the caller closes. */
async function sourceOf({ opener }: CopiedParts, copy: FarmCopy, name: string): Promise<ContentDatabase | undefined> {
  if ('folder' in copy) {
    const stored = copy.contents.get(name)
    return stored && opener.elsewhere(stored.copy.path, stored.copy.blobs)
  }
  const image = copy.contents.get(name)
  return image && opener.aside(name, image)
}

/**
 * Whether a content database has one site collection and nothing that waits for the audit log: then a copy of all of it takes its place
 * in a moment, with its index, and no row has to be copied.
 */
async function hasOnly({ records }: ContentDatabase, siteId: string): Promise<boolean> {
  const sites = await records.query('Site', { where: {}, columns: ['siteId'], limit: 2 })
  return sites.length === 1 && sites[0]?.siteId === siteId && (await records.query('AuditRecord', { where: {}, limit: 1 })).length === 0
}

async function putSiteBack(
  parts: CopiedParts,
  copy: FarmCopy,
  { id, name, siteId }: StoredContent & { readonly siteId: string },
): Promise<void> {
  const { databases, opener, files, audit } = parts
  const source = await sourceOf(parts, copy, name)
  /** What is still to be closed. */
  let left = source
  try {
    if (!source || !(await source.records.find('Site', { siteId }, ['siteId']))) throw notInCopy()
    await audit.flush()
    audit.goesOn(id)
    const isAlone = (await hasOnly(source, siteId)) && (await databases.use(name, ({ database }) => hasOnly(database, siteId)))
    if (files && !isAlone) return await replaceInFiles(parts, files, { name, source, siteId })
    await databases.close(name)
    if (!isAlone) return await databases.use(name, (content) => replaceSite(parts, content, { source, siteId }))
    left = undefined
    if (!files) return await opener.become(name, source)
    await source.close()
    unknownMirror(files, name, siteId)
    const stored = 'folder' in copy ? copy.contents.get(name) : undefined
    if (stored) await files.copies.replace(stored)
  } finally {
    await left?.close()
  }
}

interface SiteSource {
  readonly source: ContentDatabase
  readonly siteId: string
}

async function replaceSite({ runtime }: CopiedParts, content: OpenContent, { source, siteId }: SiteSource): Promise<void> {
  await purgeSite(content, siteId, runtime.now())
  const signal = new AbortController().signal
  await copyRows({ from: source, to: content.database, siteId, newSiteId: siteId, onProgress: () => undefined, signal })
}

/** Replaces a site collection in a draft of its content database, which then takes its place as a whole. */
async function replaceInFiles(
  parts: CopiedParts,
  { copies, placeOf, mirrorOf }: FarmFiles,
  { name, ...source }: SiteSource & { readonly name: string },
): Promise<void> {
  const { databases, opener } = parts
  const draft = await databases.use(name, ({ database }) => copies.draft(placeOf(name), database))
  await databases.close(name)
  unknownMirror({ mirrorOf }, name, source.siteId)
  try {
    const database = await opener.elsewhere(draft.copy.path, draft.copy.blobs)
    try {
      await replaceSite(parts, { database, work: new DatabaseWork() }, source)
    } finally {
      await database.close()
    }
    await copies.replace(draft)
  } finally {
    await copies.drop({ folder: draft.copy.base })
  }
}

/** Opens the content databases of a copy whose farm database is open already. Nothing has their audit logs, which begin anew. */
export async function beginFrom(
  { contents }: MemoryCopy,
  { transaction }: FarmDatabase,
  opener: Pick<ReturnType<typeof contentOpener>, 'begin'>,
): Promise<void> {
  await transaction(async (records) => {
    const ids = (await records.query('AuditChain', { where: {}, columns: ['id'] })).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += deletedAtOnce) {
      const some = ids.slice(at, at + deletedAtOnce)
      await records.delete('AuditSegment', { chainId: { in: some } })
      await records.delete('AuditChain', { id: { in: some } })
    }
  })
  await opener.begin(contents)
}

interface StoredContent {
  /** The id of the content database. */
  readonly id: string
  /** The name under which it is stored. */
  readonly name: string
}

/** The content database of a site collection; undefined if there is no such site collection. */
async function contentOf({ records }: FarmDatabase, siteId: string): Promise<StoredContent | undefined> {
  const site = await records.find('SiteCollection', { id: siteId })
  const content = site && (await records.find('ContentDatabase', { id: site.contentDatabaseId }))
  return content && { id: content.id, name: storageNameOf(content) }
}

/** Reads the rows of tables, and returns what adds them to the tables of a farm. Of rows with the same key theirs count. */
async function keptRows(
  { records }: FarmDatabase,
  tables: Readonly<Partial<Record<KeptTable, string>>>,
): Promise<(farm: FarmDatabase) => Promise<void>> {
  const kept: { table: KeptTable; key: string; rows: readonly object[] }[] = []
  for (const [table, key] of Object.entries(tables) as [KeptTable, string][])
    kept.push({ table, key, rows: await records.query(table, { where: {} }) })
  return ({ transaction }) =>
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
