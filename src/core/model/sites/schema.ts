import type { PrincipalRow, ViewRow, WebRow } from '../../../../generated/prisma/content.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import { fold } from '../../kernel/fold.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentDatabase, ContentRecords } from '../../kernel/ports.ts'
import { type Change, changeOfRow, changesRights, movesPaths } from '../change.ts'
import { FolderPaths } from '../folder-paths.ts'
import { assembleList, type List } from '../lists/list.ts'
import { chunksOf } from '../permissions/scopes.ts'
import { RareRows } from '../rare-rows.ts'
import { zoneOf } from './regional/time-zones.ts'
import { joinUrl, type Web } from './web.ts'

/** The permission scopes of a list, divided into those whose items the actor may see and the others. */
export interface Trim {
  readonly visible: readonly string[]
  readonly hidden: readonly string[]
}

/** The parts of a list that address it: small enough to cache for every list of a web. */
interface ListEntry {
  readonly id: string
  readonly titleKey: string
  readonly urlKey: string
}

/** The number of lists whose columns, about ten each, are read together. */
const listsAtOnce = 500
/** The number of principals that are read together. */
const principalsAtOnce = 1_000
/** Changes of these entities affect no list and no web; those of a site are changes of its term store. */
const unkept: ReadonlySet<Change['entity']> = new Set(['site', 'item', 'file', 'folder', 'user', 'group', 'role', 'binEntry'])

/** The maximum number of changes that are applied one by one; after more, everything is dropped. */
const changesAtOnce = 1_000

/** What the views of a list may have for them to be cached: ordinary lists have a few with short queries. */
const mostKeptViews = 50
const mostKeptViewText = 50_000

/** The webs of a site by their folded server-relative URLs, which may still be read. */
interface KeptWebs {
  readonly loading: Promise<ReadonlyMap<string, Web>>
  loaded?: ReadonlyMap<string, Web>
}

/**
 * The cached schema objects of one site: webs, lists with their fields,
 * principals, effective rights. They stay until the change log shows that they
 * changed. Only committed rows are kept; rows that are read inside a transaction
 * are for its reader only. A row is not kept either if an act changes it during
 * the read (`generation`), so no stale row stays. Changes of this process are
 * dropped at once (`forget`), those of other processes when the cache catches up
 * with the log.
 */
export class SiteSchema {
  readonly #database: ContentDatabase
  readonly #siteId: string
  readonly #siteUrl: string
  /** The paths of the site's folders. */
  readonly folders: FolderPaths
  /** The webs and lists in archive mode. */
  readonly archived: RareRows<'ArchivedScope'>
  /** The legal holds that are not released. */
  readonly holds: RareRows<'LegalHold'>
  #generation = 0
  #version = 0
  #sequence: number | undefined
  #webs: KeptWebs | undefined
  readonly #entries = new BoundedMap<string, readonly ListEntry[]>(1_000)
  readonly #lists = new BoundedMap<string, List>(2_000)
  /** The views of each list, those of persons too, in order; null for more than are kept. */
  readonly #views = new BoundedMap<string, readonly ViewRow[] | null>(500)
  /** Values that any change of the site makes stale, with the version they are of. */
  readonly #steady = new BoundedMap<string, { readonly version: number; readonly value: unknown }>(1_000)
  readonly #principalsByKey = new BoundedMap<string, PrincipalRow>(10_000)
  readonly #principalsById = new BoundedMap<number, PrincipalRow>(10_000)
  readonly #rights = new BoundedMap<string, bigint>(50_000)
  /** The permission scopes inside each list. */
  readonly #scopes = new BoundedMap<string, readonly string[]>(2_000)
  readonly #trims = new BoundedMap<string, Trim>(1_000)

  constructor(database: ContentDatabase, siteId: string, siteUrl: string) {
    this.#database = database
    this.#siteId = siteId
    this.#siteUrl = siteUrl
    this.folders = new FolderPaths(database.records, siteId)
    this.archived = new RareRows((records) => records.query('ArchivedScope', { where: { siteId } }))
    this.holds = new RareRows((records) => records.query('LegalHold', { where: { siteId, releasedAt: null } }))
  }

  /** Increases with every change that was dropped here. After an increase, values that were read before may be stale. */
  get version(): number {
    return this.#version
  }

  /** The number of the last change that was applied here; undefined before the first `catchUp`. */
  get sequence(): number | undefined {
    return this.#sequence
  }

  /**
   * Drops what another process has changed since the last call. The first call
   * drops everything, because it is unknown when the cached rows were read.
   */
  async catchUp(): Promise<void> {
    const siteId = this.#siteId
    const { records } = this.#database
    const last = (await records.find('Site', { siteId }, ['changeSequence']))?.changeSequence ?? 0
    const seen = this.#sequence
    if (seen === last) return
    // A shorter log than before is a different one: the database was restored.
    if (seen === undefined || last < seen || last - seen > changesAtOnce) this.#forgetAll()
    else {
      const page = { where: { siteId }, above: { sequence: seen }, upTo: { sequence: last } }
      this.forget((await records.query('Change', page)).map(changeOfRow))
    }
    this.#sequence = last
  }

  #forgetAll(): void {
    this.#version += 1
    this.#generation += 1
    this.folders.forget()
    this.archived.forget()
    this.holds.forget()
    this.#webs = undefined
    for (const kept of [this.#entries, this.#lists, this.#views, this.#principalsByKey, this.#principalsById]) kept.clear()
    for (const kept of [this.#rights, this.#scopes, this.#trims]) kept.clear()
  }

  /**
   * Drops what the changes affect. Item and file changes affect only rights here.
   * `sequence` is the number of the last change in the log, if the changes are
   * those of a commit.
   */
  forget(changes: readonly Change[], sequence?: number): void {
    this.#version += 1
    // After a gap in the log the position stays: `catchUp` reads these changes again with the missing ones.
    if (sequence !== undefined && this.#sequence === sequence - changes.length) this.#sequence = sequence
    for (const change of changes) {
      const { entity, type, listId } = change
      if (changesRights(change)) this.#forgetRights(entity, type)
      if (movesPaths(change)) this.folders.forget()
      if (unkept.has(entity)) continue
      this.#generation += 1
      this.archived.forget()
      this.holds.forget()
      if (listId === undefined) this.#webs = undefined
      else {
        this.#lists.delete(listId)
        this.#views.delete(listId)
      }
      // Lists have the time zone of their web.
      if (entity === 'web' && type === 'update') this.#lists.clear()
      this.#entries.clear()
      this.#rights.clear()
    }
  }

  #forgetRights(entity: Change['entity'], type: Change['type']): void {
    this.#generation += 1
    this.#rights.clear()
    this.#trims.clear()
    if (entity === 'user' || entity === 'group') {
      this.#principalsByKey.clear()
      this.#principalsById.clear()
    }
    if (type !== 'scopeAdd' && type !== 'scopeDelete') return
    // Many objects below may have the scope that was added or removed.
    this.#scopes.clear()
    this.#webs = undefined
    this.#lists.clear()
  }

  /**
   * Every web of the site by its folded server-relative URL. Inside a transaction,
   * pass its `records`: the committed ones may wait for it to end. A promise only if they must be read.
   */
  webs(records: ContentRecords = this.#database.records): ReadonlyMap<string, Web> | Promise<ReadonlyMap<string, Web>> {
    if (this.#webs?.loaded) return this.#webs.loaded
    // A transaction never waits for a read of another request, which may itself wait for the transaction to end.
    if (records !== this.#database.records) return this.#loadWebs(records)
    return this.#webs?.loading ?? this.#readWebs(records)
  }

  /** Whether this value of a web is the one that everybody gets now. */
  knows(web: Web): boolean {
    return this.#webs?.loaded?.get(fold(web.url)) === web
  }

  async #readWebs(records: ContentRecords): Promise<ReadonlyMap<string, Web>> {
    const webs: KeptWebs = { loading: this.#loadWebs(records) }
    this.#webs = webs
    try {
      webs.loaded = await webs.loading
      return webs.loaded
    } catch (error) {
      // A failed read must not stay in the cache.
      if (this.#webs === webs) this.#webs = undefined
      throw error
    }
  }

  async #loadWebs(records: ContentRecords): Promise<ReadonlyMap<string, Web>> {
    const rows = await records.query('Web', { where: { siteId: this.#siteId } })
    const folders = await records.query('Document', { where: { siteId: this.#siteId, id: { in: rows.map((row) => row.rootFolderId) } } })
    const leafNames = new Map(folders.map((folder) => [folder.id, folder.leafName]))
    const rowsById = new Map(rows.map((row) => [row.id, row]))
    const urlOf = (row: WebRow): string => {
      const parent = row.parentWebId === null ? undefined : rowsById.get(row.parentWebId)
      return parent ? joinUrl(urlOf(parent), leafNames.get(row.rootFolderId) ?? '') : this.#siteUrl
    }
    return new Map(rows.map((row) => [fold(urlOf(row)), { row, url: urlOf(row), scopeId: row.scopeId }]))
  }

  /** A promise only if it must be read. */
  list(web: Web, id: string, records: ContentRecords): List | undefined | Promise<List | undefined> {
    return this.#lists.get(id) ?? this.#keep(this.#lists, id, records, () => this.#loadList(web, id, records), web)
  }

  /** The list of a web with this title or server-relative URL, without regard to case. A promise only if it must be read. */
  findList(
    web: Web,
    address: { readonly title: string } | { readonly url: string },
    records: ContentRecords,
  ): List | undefined | Promise<List | undefined> {
    const key = fold('title' in address ? address.title : address.url)
    const isIt = 'title' in address ? ({ titleKey }: ListEntry) => titleKey === key : ({ urlKey }: ListEntry) => urlKey === key
    const among = (entries: readonly ListEntry[]) => {
      const entry = entries.find(isIt)
      return entry && this.list(web, entry.id, records)
    }
    const kept = this.#entries.get(web.row.id)
    return kept ? among(kept) : this.#listEntries(web, records).then(among)
  }

  /** The views of a list, those of persons too, in order; null for more than 50. A promise only if they must be read. */
  viewsOf(listId: string, records: ContentRecords): readonly ViewRow[] | null | Promise<readonly ViewRow[] | null> {
    const known = records === this.#database.records ? this.#views.get(listId) : undefined
    return known !== undefined ? known : this.#readViews(listId, records)
  }

  async #readViews(listId: string, records: ContentRecords): Promise<readonly ViewRow[] | null> {
    const generation = this.#generation
    const page = { where: { siteId: this.#siteId, listId }, orderBy: ['ordinal'], limit: mostKeptViews + 1 } as const
    const read = await records.query('View', page)
    const rows = read.length > mostKeptViews ? null : read
    const text = rows?.reduce((sum, { query, fields, settings }) => sum + query.length + fields.length + (settings?.length ?? 0), 0) ?? 0
    if (text <= mostKeptViewText && this.#mayKeep(generation, records)) this.#views.set(listId, rows)
    return rows
  }

  /** What `load` reads, which stays until anything of the site changes. Inside a transaction it is read each time. */
  whileUnchanged<V>(key: string, records: ContentRecords, load: () => Promise<V>): V | Promise<V> {
    if (records !== this.#database.records) return load()
    const known = this.#steady.get(key)
    if (known?.version === this.#version) return known.value as V
    const version = this.#version
    return load().then((value) => {
      this.#steady.set(key, { version, value })
      return value
    })
  }

  async lists(web: Web, records: ContentRecords): Promise<List[]> {
    const entries = await this.#listEntries(web, records)
    const found = new Map<string, List>()
    const missing: string[] = []
    for (const { id } of entries) {
      const kept = this.#lists.get(id)
      if (kept) found.set(id, kept)
      else missing.push(id)
    }
    for (const ids of chunksOf(missing, listsAtOnce)) {
      const generation = this.#generation
      for (const [id, list] of await this.#loadLists(web, ids, records)) {
        found.set(id, list)
        if (this.#mayKeep(generation, records, web)) this.#lists.set(id, list)
      }
    }
    return entries.flatMap(({ id }) => found.get(id) ?? [])
  }

  async #listEntries(web: Web, records: ContentRecords): Promise<readonly ListEntry[]> {
    const kept = this.#entries.get(web.row.id)
    if (kept) return kept
    const load = async () => {
      const rows = await records.query('List', {
        where: { siteId: this.#siteId, webId: web.row.id, recycledIn: null },
        orderBy: ['titleKey'],
      })
      const urls = await this.#folderUrls(
        web,
        rows.map((row) => row.rootFolderId),
        records,
      )
      return rows.map((row) => ({ id: row.id, titleKey: row.titleKey, urlKey: fold(urls.get(row.rootFolderId) ?? '') }))
    }
    return (await this.#keep(this.#entries, web.row.id, records, load)) ?? []
  }

  async #loadList(web: Web, id: string, records: ContentRecords): Promise<List | undefined> {
    return (await this.#loadLists(web, [id], records)).get(id)
  }

  /** Reads lists of a web in a few statements, for any number of lists. */
  async #loadLists(web: Web, ids: readonly string[], records: ContentRecords): Promise<ReadonlyMap<string, List>> {
    const siteId = this.#siteId
    const rows = await records.query('List', { where: { siteId, id: { in: ids }, webId: web.row.id, recycledIn: null } })
    if (rows.length === 0) return new Map()
    const ownerId = { in: rows.map((row) => row.id) }
    const fields = await records.query('Field', { where: { siteId, ownerId }, orderBy: ['ordinal'] })
    const contentTypes = await records.query('ContentType', { where: { siteId, ownerId }, orderBy: ['ordinal'] })
    const folderIds = rows.map((row) => row.rootFolderId)
    const urls = await this.#folderUrls(web, folderIds, records)
    const fieldsOf = Map.groupBy(fields, (row) => row.ownerId)
    const typesOf = Map.groupBy(contentTypes, (row) => row.ownerId)
    return new Map(
      rows.map((row) => {
        const { id } = row
        const parts = { row, fields: fieldsOf.get(id) ?? [], contentTypes: typesOf.get(id) ?? [] }
        return [id, assembleList({ ...parts, url: urls.get(row.rootFolderId) ?? '', webUrl: web.url, zone: zoneOf(web.row) })]
      }),
    )
  }

  /** Server-relative URLs of folders of a web. */
  async #folderUrls(web: Web, ids: readonly string[], records: ContentRecords): Promise<ReadonlyMap<string, string>> {
    const names = await this.folders.namesAbove(ids, records)
    return new Map([...names].map(([id, above]) => [id, joinUrl(web.url, ...above)]))
  }

  /** A promise only if it must be read. */
  principalByKey(key: string, records: ContentRecords): PrincipalRow | undefined | Promise<PrincipalRow | undefined> {
    const load = () => records.find('Principal', { siteId: this.#siteId, loginKey: key, deletedAt: null })
    return this.#principalsByKey.get(key) ?? this.#keep(this.#principalsByKey, key, records, load)
  }

  async principalById(id: number, records: ContentRecords): Promise<PrincipalRow | undefined> {
    return (await this.principalsById([id], records)).get(id)
  }

  async principalsById(ids: Iterable<number>, records: ContentRecords): Promise<ReadonlyMap<number, PrincipalRow>> {
    const found = new Map<number, PrincipalRow>()
    const missing: number[] = []
    for (const id of new Set(ids)) {
      const kept = this.#principalsById.get(id)
      if (kept) found.set(id, kept)
      else missing.push(id)
    }
    if (missing.length === 0) return found
    const generation = this.#generation
    const pace = makePacer()
    for (const some of chunksOf(missing, principalsAtOnce)) {
      await pace()
      for (const row of await records.query('Principal', { where: { siteId: this.#siteId, id: { in: some } } })) {
        found.set(row.id, row)
        if (this.#mayKeep(generation, records)) this.#principalsById.set(row.id, row)
      }
    }
    return found
  }

  /** A promise only if they must be read. */
  rights(key: string, records: ContentRecords, load: () => Promise<bigint>): bigint | Promise<bigint> {
    return this.#rights.get(key) ?? this.#keep(this.#rights, key, records, load).then((rights) => rights ?? 0n)
  }

  /** The ids of the permission scopes of a list and its content; empty if all of it inherits from the web. */
  async scopesOf(listId: string, records: ContentRecords): Promise<readonly string[]> {
    const load = async () => {
      const rows = await records.query('PermissionScope', { where: { siteId: this.#siteId, listId }, orderBy: ['id'] })
      return rows.map((row) => row.id)
    }
    return this.#scopes.get(listId) ?? (await this.#keep(this.#scopes, listId, records, load)) ?? []
  }

  async trim(key: string, records: ContentRecords, load: () => Promise<Trim>): Promise<Trim> {
    return this.#trims.get(key) ?? (await this.#keep(this.#trims, key, records, load)) ?? { visible: [], hidden: [] }
  }

  async #keep<K, V>(
    map: BoundedMap<K, V>,
    key: K,
    records: ContentRecords,
    load: () => Promise<V | undefined>,
    web?: Web,
  ): Promise<V | undefined> {
    const generation = this.#generation
    const value = await load()
    if (value !== undefined && this.#mayKeep(generation, records, web)) map.set(key, value)
    return value
  }

  /** A list has the time zone of its web: one that is read with a value of the web from before a change is not kept. */
  #mayKeep(generation: number, records: ContentRecords, web?: Web): boolean {
    return generation === this.#generation && records === this.#database.records && (web === undefined || this.knows(web))
  }
}
