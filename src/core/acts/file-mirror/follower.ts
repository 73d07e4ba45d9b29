import type { ChangeRow, DocumentRow } from '../../../../generated/prisma/content.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import type { MirrorEntry, MirrorPath, MirrorTree } from '../../kernel/ports.ts'
import { changeTypes } from '../../model/change.ts'
import type { List } from '../../model/lists/list.ts'
import { SiteSchema } from '../../model/sites/schema.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import type { Web } from '../../model/sites/web.ts'
import { escapedName, isPlain, nameKey } from './mirror-names.ts'
import { sidecarOf } from './sidecar.ts'

/** The maximum number of changes or documents in one step. */
const stepSize = 128
const pageSize = 256
/** The wait before another walk through all documents, if some could not be mirrored. */
const retryMs = 60_000

/** Gets the reason why a document could not be mirrored. The document is tried again later. */
export type OnFailure = (error: unknown, documentId: string) => void

/**
 * Updates the file mirror of a site to match its rows, step by step. It follows
 * the change log, and after a start walks through all documents once to repair
 * what is missing. Each step can be repeated, so a stop at any point loses
 * nothing. A file that the tree has not written for a document is left alone;
 * the document whose place it takes gets an escaped name.
 */
export class MirrorFollower {
  readonly #site: SiteHandle
  readonly #tree: MirrorTree
  readonly #onFailure: OnFailure
  #schema: SiteSchema
  #webs: ReadonlyMap<string, Web> = new Map()
  /** The last document that the walk has reached; undefined when it has finished. */
  #walked: string | undefined = ''
  #walkAgainAt: number | undefined
  /** Whether the log of the tree is another one: then sidecars may be of other rows, and entries of rows that never were. */
  #isOther = false
  /** The last entry that was compared with its row; undefined when none has to be. */
  #compared: string | undefined

  constructor(site: SiteHandle, tree: MirrorTree, onFailure: OnFailure) {
    this.#site = site
    this.#tree = tree
    this.#onFailure = onFailure
    this.#schema = this.#freshSchema()
  }

  /** The number of changes that the tree does not contain yet. */
  async backlog(): Promise<number> {
    const last = await this.#lastChange()
    return Math.max(last - (this.#tree.position(this.#site.id) ?? last), 0)
  }

  async #lastChange(): Promise<number> {
    const { id: siteId, database } = this.#site
    return (await database.records.find('Site', { siteId }, ['changeSequence']))?.changeSequence ?? 0
  }

  /** Does one step of the work; false if there was none. `now` in milliseconds. */
  async step(now: number): Promise<boolean> {
    if (await this.follow(now)) return true
    if (this.#walked === undefined && this.#walkAgainAt !== undefined && now >= this.#walkAgainAt) {
      this.#walked = ''
      this.#walkAgainAt = undefined
    }
    if (this.#walked !== undefined) return this.#walk(this.#walked, now)
    return this.#compared === undefined ? false : this.#compare(this.#compared, now)
  }

  /** Follows a page of the change log; false if there was none. A tree without a position in this catalogue's log starts at its end. */
  async follow(now: number): Promise<boolean> {
    const { id: siteId, database } = this.#site
    const last = await this.#lastChange()
    const position = this.#tree.position(siteId)
    if (position === undefined || position > last) {
      this.#tree.setPosition(siteId, last)
      this.#walked = ''
      this.#isOther = true
      return true
    }
    if (position === last) return false
    const page = { where: { siteId }, above: { sequence: position }, orderBy: ['sequence'], limit: stepSize } as const
    const changes = await database.records.query('Change', page)
    const reached = changes.at(-1)?.sequence
    if (reached === undefined) return false
    await this.#readSchema()
    for (const [id, touched] of await this.#touchedBy(changes)) {
      await this.#attempt(id, now, () => (touched === 'tree' ? this.#refreshTree(id) : this.#align(id, true)))
    }
    this.#tree.setPosition(siteId, reached)
    return true
  }

  async #walk(after: string, now: number): Promise<boolean> {
    const { id: siteId, database } = this.#site
    const page = { where: { siteId, recycledIn: null }, above: { id: after }, orderBy: ['id'], limit: stepSize } as const
    const rows = await database.records.query('Document', page)
    await this.#readSchema()
    for (const { id } of rows) await this.#attempt(id, now, () => this.#align(id, this.#isOther))
    this.#walked = rows.length === stepSize ? rows.at(-1)?.id : undefined
    if (this.#walked === undefined && this.#isOther) {
      this.#isOther = false
      this.#compared = ''
    }
    return true
  }

  /** Takes away what has no row. */
  async #compare(after: string, now: number): Promise<boolean> {
    const { id: siteId, database } = this.#site
    const entries = this.#tree.entriesAfter(siteId, after)
    const ids = entries.map(({ id }) => id)
    const rows = await database.records.query('Document', { where: { siteId, id: { in: ids }, recycledIn: null }, columns: ['id'] })
    const known = new Set(rows.map(({ id }) => id))
    await this.#readSchema()
    for (const id of ids) if (!known.has(id)) await this.#attempt(id, now, () => this.#align(id, true))
    this.#compared = entries.at(-1)?.id
    return true
  }

  /** Runs `work` for one document. Its failure does not stop the other documents. */
  async #attempt(id: string, now: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#walkAgainAt ??= now + retryMs
      this.#onFailure(error, id)
    }
    await breathe()
  }

  /** Reads the rows without the cache, which may not have a change that is just being committed. */
  #freshSchema(): SiteSchema {
    return new SiteSchema(this.#site.database, this.#site.id, this.#site.url)
  }

  async #readSchema(): Promise<void> {
    this.#schema = this.#freshSchema()
    this.#webs = new Map([...(await this.#schema.webs()).values()].map((web) => [web.row.id, web]))
  }

  /** The documents that changes affect; with `tree`, also everything in a folder. */
  async #touchedBy(changes: readonly ChangeRow[]): Promise<ReadonlyMap<string, 'one' | 'tree'>> {
    const { id: siteId, database } = this.#site
    const touched = new Map<string, 'one' | 'tree'>()
    /** The root folders of lists, by list: a page of changes often has many items of one list. */
    const roots = new Map<string, string | undefined>()
    for (const { entity, type, listId, objectId } of changes) {
      if (documentEntities.has(entity)) touched.set(objectId, touched.get(objectId) ?? 'one')
      else if (listId !== null) {
        if (!roots.has(listId)) {
          const row = await database.records.find('List', { siteId, id: listId }, ['rootFolderId'])
          roots.set(listId, row?.rootFolderId ?? this.#tree.entryOfOwner(siteId, listId)?.id)
        }
        const id = roots.get(listId)
        // The sidecars of its items contain the names of columns.
        const isOfAll = entity === 'field' && type !== changeTypes.add
        if (id !== undefined) touched.set(id, isOfAll ? 'tree' : (touched.get(id) ?? 'one'))
      } else if (entity === 'web') {
        const row = await database.records.find('Web', { siteId, id: objectId }, ['rootFolderId'])
        const id = row?.rootFolderId ?? this.#tree.entryOfOwner(siteId, objectId)?.id
        if (id !== undefined) touched.set(id, 'one')
      }
    }
    return touched
  }

  async #refreshTree(id: string): Promise<void> {
    const entry = await this.#align(id, true)
    if (!entry) return
    await this.#eachChild(id, (child) => (child.kind === documentKinds.file ? this.#align(child.id, true) : this.#refreshTree(child.id)))
  }

  async #eachChild(parentId: string, work: (row: DocumentRow) => Promise<unknown>): Promise<void> {
    const { id: siteId, database } = this.#site
    for (let last = ''; ; ) {
      const page = { where: { siteId, parentId, recycledIn: null }, above: { id: last }, orderBy: ['id'], limit: pageSize } as const
      const rows = await database.records.query('Document', page)
      for (const row of rows) {
        await work(row)
        await breathe()
      }
      if (rows.length < pageSize) return
      last = rows.at(-1)?.id ?? ''
    }
  }

  /**
   * Mirrors the present state of one document, with parents that are not mirrored
   * yet; for a folder that was not mirrored, also everything in it. `isChanged`
   * writes its sidecar in any case. Undefined for a document that is not shown.
   */
  async #align(id: string, isChanged: boolean): Promise<MirrorEntry | undefined> {
    const { id: siteId, database } = this.#site
    const row = await database.records.find('Document', { siteId, id })
    const seen = this.#tree.entry(siteId, id)
    const place = row && (await this.#placeOf(row))
    if (!row || !place) {
      if (seen) await this.#takeAway(seen)
      return undefined
    }
    const placed = await this.#put(row, seen)
    const shown = await this.#fill(row, placed.entry, place, isChanged || placed.isNew)
    if (placed.isNew && row.kind !== documentKinds.file) await this.#eachChild(id, (child) => this.#align(child.id, false))
    return shown
  }

  /** The web and list of a document; undefined if it or anything above it is recycled. */
  async #placeOf(row: DocumentRow): Promise<{ web: Web; list: List | undefined } | undefined> {
    const { id: siteId, database } = this.#site
    const web = this.#webs.get(row.webId)
    if (row.recycledIn !== null || !web) return undefined
    const list = row.listId === null ? undefined : await this.#schema.list(web, row.listId, database.records)
    if (row.listId !== null && !list) return undefined
    if (row.parentId !== '' && !this.#tree.entry(siteId, row.parentId) && !(await this.#align(row.parentId, false))) return undefined
    return { web, list }
  }

  /** Puts a document at its place; moves it there if it is elsewhere. */
  async #put(row: DocumentRow, seen: MirrorEntry | undefined): Promise<{ entry: MirrorEntry; isNew: boolean }> {
    const name = await this.#nameFor(row, seen)
    if (seen && seen.parentId === row.parentId && seen.name === name) return { entry: seen, isNew: false }
    const ownerId = row.kind === documentKinds.web ? row.webId : row.itemId === null ? row.listId : null
    const { siteId, id, parentId } = row
    const entry: MirrorEntry = { siteId, id, parentId, name, nameKey: nameKey(name), ownerId, blobId: seen?.blobId ?? null }
    const isMoved = seen !== undefined && (await this.#tree.move(siteId, this.#pathOf(seen), this.#pathOf(entry)))
    this.#tree.keep(isMoved ? entry : { ...entry, blobId: null })
    return { entry: isMoved ? entry : { ...entry, blobId: null }, isNew: !isMoved }
  }

  /** The document's own name, unless the name is unfit, or taken by another document or by a file that the tree has not written. */
  async #nameFor({ siteId, id, parentId, leafName }: DocumentRow, seen: MirrorEntry | undefined): Promise<string> {
    if (parentId === '') return ''
    const escaped = escapedName(leafName, id)
    if (!isPlain(leafName)) return escaped
    const isThere = seen?.parentId === parentId && seen.name === leafName
    if (isThere) return leafName
    const holder = this.#tree.entryNamed(siteId, parentId, nameKey(leafName))
    if (holder && holder.id !== id && !(await this.#vacate(holder))) return escaped
    const path = [...this.#pathOfId(siteId, parentId), leafName]
    return holder?.id === id || (await this.#isFree(siteId, path, id)) ? leafName : escaped
  }

  /** Moves the holder of a name away if it has a new name or place, which its own change will also report. */
  async #vacate(holder: MirrorEntry): Promise<boolean> {
    const { siteId, id } = holder
    const row = await this.#site.database.records.find('Document', { siteId, id })
    const isWanted = row && row.recycledIn === null && row.parentId === holder.parentId && nameKey(row.leafName) === holder.nameKey
    if (isWanted) return false
    const name = escapedName(holder.name, id)
    const entry = { ...holder, name, nameKey: nameKey(name) }
    await this.#tree.move(siteId, this.#pathOf(holder), this.#pathOf(entry))
    this.#tree.keep(entry)
    return true
  }

  /** Whether a path is free, or holds what a tree without its records has written for this document. */
  async #isFree(siteId: string, path: MirrorPath, id: string): Promise<boolean> {
    const { kind, hasSidecar } = await this.#tree.standing(siteId, path)
    if (kind === undefined && !hasSidecar) return true
    return idIn(await this.#tree.sidecar(siteId, path)) === id
  }

  #pathOf({ siteId, parentId, name }: MirrorEntry): MirrorPath {
    return parentId === '' ? [] : [...this.#pathOfId(siteId, parentId), name]
  }

  #pathOfId(siteId: string, id: string): MirrorPath {
    const entry = this.#tree.entry(siteId, id)
    if (!entry) throw new Error(`the folder ${id} is not mirrored`)
    return this.#pathOf(entry)
  }

  /** A link leads to the stored bytes, so they must not be lost in a power cut and stored again elsewhere. */
  async #putFile(siteId: string, path: MirrorPath, blobId: string): Promise<boolean> {
    await this.#site.database.blobs.settle({ siteId, id: blobId })
    return this.#tree.putFile(siteId, path, blobId)
  }

  /** Writes the bytes and the sidecar if they differ or are missing. */
  async #fill(row: DocumentRow, entry: MirrorEntry, place: { web: Web; list: List | undefined }, isChanged: boolean): Promise<MirrorEntry> {
    const { siteId, blobId, kind } = row
    const path = this.#pathOf(entry)
    const standing = await this.#tree.standing(siteId, path)
    let shown = entry
    if (kind !== documentKinds.file) await this.#tree.putFolder(siteId, path)
    else if (blobId !== null && (blobId !== entry.blobId || standing.kind === undefined) && (await this.#putFile(siteId, path, blobId))) {
      shown = { ...entry, blobId }
      this.#tree.keep(shown)
    }
    if (standing.hasSidecar && !isChanged) return shown
    // The folder of the site has one place: the sidecar of another catalogue is not overwritten.
    const other = path.length > 0 ? undefined : idIn(await this.#tree.sidecar(siteId, path))
    if (other !== undefined && other !== row.id) return shown
    const { records } = this.#site.database
    await this.#tree.putSidecar(siteId, path, await sidecarOf(records, { row, webScopeId: place.web.scopeId, list: place.list }))
    return shown
  }

  async #takeAway(entry: MirrorEntry): Promise<void> {
    const { siteId, id } = entry
    for (let children = this.#tree.entriesIn(siteId, id); children.length > 0; children = this.#tree.entriesIn(siteId, id)) {
      for (const child of children) await this.#takeAway(child)
      await breathe()
    }
    await this.#tree.remove(siteId, this.#pathOf(entry))
    this.#tree.forget(siteId, id)
  }
}

const documentEntities: ReadonlySet<string> = new Set(['item', 'file', 'folder'])

/** The id in a sidecar; empty for a text that is not a sidecar. */
function idIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  } catch {
    return ''
  }
}
