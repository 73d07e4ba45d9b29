import type { ChangeRow, DocumentRow } from '../../../../generated/prisma/content.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import type { MirrorEntry, MirrorPath, MirrorTree } from '../../kernel/ports.ts'
import { changeTypes } from '../../model/change.ts'
import type { List } from '../../model/lists/list.ts'
import { SiteSchema } from '../../model/sites/schema.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import type { Web } from '../../model/sites/web.ts'
import { escapedName, isPlain, nameKey } from './mirror-names.ts'
import { sidecarOf } from './sidecar.ts'

/** Changes, or documents, of one step. */
const stepSize = 128
const pageSize = 256
/** Another look at everything, after some of it could not be done. */
const retryMs = 60_000

/** Learns why a document could not be mirrored; it is tried again later. */
export type OnFailure = (error: unknown, documentId: string) => void

/**
 * Brings the file mirror of a site into line with its rows, step by step: it
 * follows the change log, and after a start it goes through all documents
 * once, to mend what is missing. Each step may be done again, so a stop at any
 * point loses nothing. What is at a place that the tree has not given to a
 * document is left alone, and the document gets an escaped name.
 */
export class MirrorFollower {
  readonly #site: SiteHandle
  readonly #tree: MirrorTree
  readonly #onFailure: OnFailure
  #schema: SiteSchema
  #webs: ReadonlyMap<string, Web> = new Map()
  /** The last document that the walk has come to; undefined when it is through. */
  #walked: string | undefined = ''
  #walkAgainAt: number | undefined

  constructor(site: SiteHandle, tree: MirrorTree, onFailure: OnFailure) {
    this.#site = site
    this.#tree = tree
    this.#onFailure = onFailure
    this.#schema = this.#freshSchema()
  }

  /** How many changes the tree does not know yet. */
  async backlog(): Promise<number> {
    const last = await this.#lastChange()
    return Math.max(last - (this.#tree.position(this.#site.id) ?? last), 0)
  }

  async #lastChange(): Promise<number> {
    const { id: siteId, database } = this.#site
    return (await database.records.find('Site', { siteId }, ['changeSequence']))?.changeSequence ?? 0
  }

  /** Does one step of what there is to do; false when there was nothing. `now` in milliseconds. */
  async step(now: number): Promise<boolean> {
    if (await this.follow(now)) return true
    if (this.#walked === undefined && this.#walkAgainAt !== undefined && now >= this.#walkAgainAt) {
      this.#walked = ''
      this.#walkAgainAt = undefined
    }
    return this.#walked === undefined ? false : this.#walk(this.#walked, now)
  }

  /** Follows a page of the change log; false when there was none. A tree that knows no log of this catalogue begins at its end. */
  async follow(now: number): Promise<boolean> {
    const { id: siteId, database } = this.#site
    const last = await this.#lastChange()
    const position = this.#tree.position(siteId)
    if (position === undefined || position > last) {
      this.#tree.setPosition(siteId, last)
      this.#walked = ''
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
    for (const { id } of rows) await this.#attempt(id, now, () => this.#align(id, false))
    this.#walked = rows.length === stepSize ? rows.at(-1)?.id : undefined
    return true
  }

  /** What cannot be done for one document must not keep the others waiting. */
  async #attempt(id: string, now: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#walkAgainAt ??= now + retryMs
      this.#onFailure(error, id)
    }
    await breathe()
  }

  /** Read past the cache, which a change that is just being committed has not reached yet. */
  #freshSchema(): SiteSchema {
    return new SiteSchema(this.#site.database, this.#site.id, this.#site.url)
  }

  async #readSchema(): Promise<void> {
    this.#schema = this.#freshSchema()
    this.#webs = new Map([...(await this.#schema.webs()).values()].map((web) => [web.row.id, web]))
  }

  /** The documents that changes speak of; with `tree`, everything in one too. */
  async #touchedBy(changes: readonly ChangeRow[]): Promise<ReadonlyMap<string, 'one' | 'tree'>> {
    const { id: siteId, database } = this.#site
    const touched = new Map<string, 'one' | 'tree'>()
    for (const { entity, type, listId, objectId } of changes) {
      if (documentEntities.has(entity)) touched.set(objectId, touched.get(objectId) ?? 'one')
      else if (listId !== null) {
        const row = await database.records.find('List', { siteId, id: listId }, ['rootFolderId'])
        const id = row?.rootFolderId ?? this.#tree.entryOfOwner(siteId, listId)?.id
        // The sidecars of its items name the columns.
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
   * Brings one document into line, and what is above it and not mirrored yet;
   * of a folder that was not mirrored, everything in it too. `isChanged`: its
   * sidecar is written in any case. Undefined for what is not to be seen.
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

  /** Undefined for what is in the bin, in a recycled list, or below something that is. */
  async #placeOf(row: DocumentRow): Promise<{ web: Web; list: List | undefined } | undefined> {
    const { id: siteId, database } = this.#site
    const web = this.#webs.get(row.webId)
    if (row.recycledIn !== null || !web) return undefined
    const list = row.listId === null ? undefined : await this.#schema.list(web, row.listId, database.records)
    if (row.listId !== null && !list) return undefined
    if (row.parentId !== '' && !this.#tree.entry(siteId, row.parentId) && !(await this.#align(row.parentId, false))) return undefined
    return { web, list }
  }

  /** Gives a document its place; where it has another one it moves. */
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

  /** Its own name, unless that is unfit, another one's, or of something that the tree has not put there. */
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

  /** A document that has another name or place by now, of which its own change will tell, makes room. */
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

  /** Whether nothing is there, or what a tree that has forgotten it has put there for this document. */
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

  /** Shows the bytes and writes the sidecar, where they are others or missing. */
  async #fill(row: DocumentRow, entry: MirrorEntry, place: { web: Web; list: List | undefined }, isChanged: boolean): Promise<MirrorEntry> {
    const { siteId, blobId, kind } = row
    const path = this.#pathOf(entry)
    const standing = await this.#tree.standing(siteId, path)
    let shown = entry
    if (kind !== documentKinds.file) await this.#tree.putFolder(siteId, path)
    else if (
      blobId !== null &&
      (blobId !== entry.blobId || standing.kind === undefined) &&
      (await this.#tree.putFile(siteId, path, blobId))
    ) {
      shown = { ...entry, blobId }
      this.#tree.keep(shown)
    }
    if (standing.hasSidecar && !isChanged) return shown
    // The folder of the site has one place: a sidecar of another catalogue is not written over.
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

/** Whoever waits for a socket gets its turn. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The id that a sidecar names; an empty one for a text that is none. */
function idIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  } catch {
    return ''
  }
}
