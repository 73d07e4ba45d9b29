import type { PrincipalRow, WebRow } from '../../../../generated/prisma/content.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentDatabase, ContentRecords } from '../../kernel/ports.ts'
import { type Change, changeOfRow, changesRights, movesPaths } from '../change.ts'
import { FolderPaths } from '../folder-paths.ts'
import { assembleList, type List } from '../lists/list.ts'
import { chunksOf } from '../permissions/scopes.ts'
import { joinUrl, type Web } from './web.ts'

/** Of a list's permission scopes those whose items somebody may see, and the others. */
export interface Trim {
  readonly visible: readonly string[]
  readonly hidden: readonly string[]
}

/** A list by what addresses it: small enough to hold for every list of a web. */
interface ListEntry {
  readonly id: string
  readonly titleKey: string
  readonly urlKey: string
}

/** Their columns are read together, some ten for each. */
const listsAtOnce = 500
/** Changes of these touch no list and no web. */
const unkept: ReadonlySet<Change['entity']> = new Set(['item', 'file', 'folder', 'user', 'group', 'role'])

/** More changes than these are not read one by one: everything is dropped. */
const changesAtOnce = 1_000

/**
 * The schema objects of one site (webs, lists with their fields, principals,
 * effective rights), read once and kept until the change log says that they
 * changed. Only committed rows are kept: what is read inside a transaction
 * goes to its reader alone. What an act changes while a read is under way is
 * not kept either (`generation`), so nothing stale stays. What this process
 * commits is dropped at once (`forget`), what another one commits when the
 * cache catches up with the log.
 */
export class SiteSchema {
  readonly #database: ContentDatabase
  readonly #siteId: string
  readonly #siteUrl: string
  /** Where the folders of the site are. */
  readonly folders: FolderPaths
  #generation = 0
  #version = 0
  #sequence: number | undefined
  #webs: Promise<ReadonlyMap<string, Web>> | undefined
  readonly #entries = new BoundedMap<string, readonly ListEntry[]>(1_000)
  readonly #lists = new BoundedMap<string, List>(2_000)
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
  }

  /** Another number after every change that was dropped here: what was read before it may be another now. */
  get version(): number {
    return this.#version
  }

  /** The number of the last change that has been dropped here; undefined before the first `catchUp`. */
  get sequence(): number | undefined {
    return this.#sequence
  }

  /**
   * Drops what another process has changed since the last time. The first time
   * drops everything, because nothing says before which change it was read.
   */
  async catchUp(): Promise<void> {
    const siteId = this.#siteId
    const { records } = this.#database
    const last = (await records.find('Site', { siteId }, ['changeSequence']))?.changeSequence ?? 0
    const seen = this.#sequence
    if (seen === last) return
    // A log that is shorter than before is another one: the database was restored.
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
    this.#webs = undefined
    for (const kept of [this.#entries, this.#lists, this.#principalsByKey, this.#principalsById, this.#rights, this.#scopes, this.#trims])
      kept.clear()
  }

  /**
   * Drops what the changes touch. Item and file changes touch nothing here but
   * rights. `sequence` is the number of the last of them in the log, where they
   * are those of a commit.
   */
  forget(changes: readonly Change[], sequence?: number): void {
    this.#version += 1
    // Behind changes that were not seen, this one is read again with them.
    if (sequence !== undefined && this.#sequence === sequence - changes.length) this.#sequence = sequence
    for (const change of changes) {
      const { entity, type, listId } = change
      if (changesRights(change)) this.#forgetRights(entity, type)
      if (movesPaths(change)) this.folders.forget()
      if (unkept.has(entity)) continue
      this.#generation += 1
      if (listId === undefined) this.#webs = undefined
      else this.#lists.delete(listId)
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
    // A scope that begins or ends is that of many objects below.
    this.#scopes.clear()
    this.#webs = undefined
    this.#lists.clear()
  }

  /**
   * Every web of the site by its folded server-relative URL. Inside a
   * transaction `records` are its own: what is committed may have to wait for it.
   */
  async webs(records: ContentRecords = this.#database.records): Promise<ReadonlyMap<string, Web>> {
    if (this.#webs) return this.#webs
    const loading = this.#loadWebs(records)
    if (records !== this.#database.records) return loading
    this.#webs = loading
    // A failed read must not be what every later request gets.
    loading.catch(() => {
      if (this.#webs === loading) this.#webs = undefined
    })
    return loading
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

  async list(web: Web, id: string, records: ContentRecords): Promise<List | undefined> {
    return this.#lists.get(id) ?? this.#keep(this.#lists, id, records, () => this.#loadList(web, id, records))
  }

  /** The list of a web whose title or server-relative URL is this one, in any case. */
  async findList(
    web: Web,
    address: { readonly title: string } | { readonly url: string },
    records: ContentRecords,
  ): Promise<List | undefined> {
    const entries = await this.#listEntries(web, records)
    const entry =
      'title' in address
        ? entries.find((candidate) => candidate.titleKey === fold(address.title))
        : entries.find((candidate) => candidate.urlKey === fold(address.url))
    return entry && this.list(web, entry.id, records)
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
        if (this.#mayKeep(generation, records)) this.#lists.set(id, list)
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

  /** Lists of a web in a few statements, however many there are. */
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
        return [id, assembleList({ ...parts, url: urls.get(row.rootFolderId) ?? '', webUrl: web.url })]
      }),
    )
  }

  /** Server-relative URLs of folders of a web. */
  async #folderUrls(web: Web, ids: readonly string[], records: ContentRecords): Promise<ReadonlyMap<string, string>> {
    const names = await this.folders.namesAbove(ids, records)
    return new Map([...names].map(([id, above]) => [id, joinUrl(web.url, ...above)]))
  }

  async principalByKey(key: string, records: ContentRecords): Promise<PrincipalRow | undefined> {
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
    for (const row of await records.query('Principal', { where: { siteId: this.#siteId, id: { in: missing } } })) {
      found.set(row.id, row)
      if (this.#mayKeep(generation, records)) this.#principalsById.set(row.id, row)
    }
    return found
  }

  async rights(key: string, records: ContentRecords, load: () => Promise<bigint>): Promise<bigint> {
    return this.#rights.get(key) ?? (await this.#keep(this.#rights, key, records, load)) ?? 0n
  }

  /** The ids of the permission scopes of a list and of what is in it; empty where all of it inherits from the web. */
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

  async #keep<K, V>(map: BoundedMap<K, V>, key: K, records: ContentRecords, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const generation = this.#generation
    const value = await load()
    if (value !== undefined && this.#mayKeep(generation, records)) map.set(key, value)
    return value
  }

  #mayKeep(generation: number, records: ContentRecords): boolean {
    return generation === this.#generation && records === this.#database.records
  }
}
