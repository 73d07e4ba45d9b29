import { createHash } from 'node:crypto'
import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { act } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { systemActor } from '../../access/principals.ts'
import { keepBlob, type NewBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { documentById } from '../../content/documents/documents.ts'
import { DatabaseWork } from '../../kernel/database-work.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ContentDatabase, FarmDatabase, MirrorPath, MirrorTree } from '../../kernel/ports.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import { siteHandle } from '../../model/sites/site.ts'
import { siteRowsIn } from '../farm/content-databases.ts'
import { type FarmSeed, provisionFarm, provisionSite } from '../farm/provision.ts'
import { bytesOf, replaceBytes } from '../files/files.ts'
import { fileReasons } from '../files/reasons.ts'
import { MirrorFollower } from './follower.ts'
import { escapedName } from './mirror-names.ts'
import { readSidecar } from './read-sidecar.ts'
import { placeIn, type RestorePlace, restoreRootWeb, restoreRows } from './restore.ts'
import type { Sidecar } from './sidecar.ts'

/** A problem for the administrator, with its path below the folder of the content database. */
export interface Finding {
  readonly path: string
  readonly what: string
}

export interface Reindexed {
  readonly restored: number
  /** Documents that the catalogue has already. */
  readonly present: number
  /** Files that got changed bytes from the tree. */
  readonly updated: number
  readonly findings: readonly Finding[]
}

export interface ReindexParts {
  readonly farm: FarmDatabase
  readonly content: ContentDatabase
  readonly tree: MirrorTree
  readonly seed: FarmSeed
}

/** The maximum number of findings that are named. */
const maxNamed = 10_000

interface Report {
  restored: number
  present: number
  updated: number
  readonly findings: Finding[]
}

/**
 * Restores from the file mirror of a content database what the catalogue lacks:
 * documents, folders, lists with their columns, and the values of their items.
 * Rows that the catalogue has stay as they are. Two kinds of bytes are taken from
 * the tree: those of a file that was edited there, and those that the store has
 * lost. Nothing in the tree is changed or removed. The server must not be
 * running.
 */
export async function reindexSites({ farm, content, tree, seed }: ReindexParts): Promise<Reindexed> {
  const report: Report = { restored: 0, present: 0, updated: 0, findings: [] }
  const made = await provisionSites(farm, content, tree, seed)
  const open = { database: content, work: new DatabaseWork() }
  const sites = (await siteRowsIn(farm, seed.contentDatabaseName)).map(({ id, path }) => siteHandle(open, { id, url: path }))
  for (const site of sites) {
    // Documents that the catalogue has deleted must not return.
    const follower = new MirrorFollower(site, tree, (error) => note(report, [site.id], String(error)))
    if (tree.position(site.id) !== undefined) while (await follower.follow(seed.runtime.now()));
    if (!(await content.records.find('Site', { siteId: site.id }))) {
      note(report, [site.id], 'the site is neither in the catalogue nor in the tree')
      continue
    }
    const web = await rootWeb({ site })
    const ctx: Context = { site, web, actor: systemActor, runtime: seed.runtime, origin: '' }
    if (made?.web && made.id === web.row.rootFolderId) await restoreRootWeb(ctx, made.web)
    const root = await content.records.find('Document', { siteId: site.id, id: web.row.rootFolderId })
    if (root) await new Reindexing(ctx, tree, report).folder([], { row: root, url: web.url, listId: null })
  }
  const known = new Set(sites.map(({ id }) => id))
  for (const id of await tree.sites()) if (!known.has(id)) note(report, [id], 'no site of this catalogue has this id')
  return report
}

/** Makes the site of the tree in an empty catalogue, without the first lists of a new site; returns the sidecar of its root web. */
async function provisionSites(
  farm: FarmDatabase,
  content: ContentDatabase,
  tree: MirrorTree,
  seed: FarmSeed,
): Promise<Sidecar | undefined> {
  const [there] = await content.records.query('Site', { where: {}, limit: 1 })
  const known = await siteRowsIn(farm, seed.contentDatabaseName)
  const inTree = await tree.sites()
  const siteId = known.length > 0 ? known.find(({ id }) => inTree.includes(id))?.id : inTree[0]
  const read = there || siteId === undefined ? undefined : readSidecar((await tree.sidecar(siteId, [])) ?? '')
  const sidecar = read && 'id' in read ? read : undefined
  const { newId } = seed.runtime
  if (!there && siteId !== undefined)
    await provisionSite(content, seed, { siteId, webId: sidecar?.web?.row.id ?? newId(), rootFolderId: sidecar?.id ?? newId(), lists: [] })
  await provisionFarm(farm, async () => content, seed)
  return sidecar
}

function note(report: Report, path: readonly string[], what: string): void {
  if (report.findings.length < maxNamed) report.findings.push({ path: path.join('/'), what })
}

class Reindexing {
  readonly #ctx: Context
  readonly #tree: MirrorTree
  readonly #report: Report

  constructor(ctx: Context, tree: MirrorTree, report: Report) {
    this.#ctx = ctx
    this.#tree = tree
    this.#report = report
  }

  /** Restores a folder and everything below it; folders come first, because their content needs them. */
  async folder(path: MirrorPath, place: RestorePlace): Promise<void> {
    const { entries, sidecars } = await this.#tree.names(this.#ctx.site.id, path)
    const described = new Set(sidecars)
    for (const name of entries) if (!described.has(name)) this.#note([...path, name], 'it has no sidecar, and is left alone')
    for (const name of sidecars) {
      const own = [...path, name]
      try {
        await this.#one(own, place)
      } catch (error) {
        // An edited sidecar may be impossible to store as a row: the others are still restored.
        this.#note(own, `not restored: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  #note(path: MirrorPath, what: string): void {
    note(this.#report, [this.#ctx.site.id, ...path], what)
  }

  async #one(path: MirrorPath, place: RestorePlace): Promise<void> {
    const siteId = this.#ctx.site.id
    const sidecar = readSidecar((await this.#tree.sidecar(siteId, path)) ?? '')
    if ('wrong' in sidecar) return this.#note(path, `its sidecar was edited, and is passed over: ${sidecar.wrong}`)
    const { id, name, kind } = sidecar
    const leaf = path.at(-1)
    if (leaf !== name && leaf !== escapedName(name, id)) return this.#note(path, `its sidecar is that of '${name}', and is passed over`)
    const standing = await this.#tree.standing(siteId, path)
    if (standing.kind !== undefined && (standing.kind === 'file') !== (kind === 'file'))
      return this.#note(path, `it is no ${kind}, as its sidecar says`)
    const there = await this.#ctx.site.database.records.find('Document', { siteId, id })
    const row = there ?? (await this.#restore(path, place, sidecar, standing.kind !== undefined))
    if (!row) return
    if (there) this.#report.present += 1
    else this.#report.restored += 1
    if (there && (there.parentId !== place.row.id || there.leafName !== name))
      return this.#note(path, 'the catalogue has it at another place, and keeps it there')
    if (kind === 'web') return this.#web(path, row)
    if (kind === 'folder') return this.folder(path, placeIn(place, row))
    if (there) await this.#compare(path, there, sidecar, standing.kind !== undefined)
  }

  async #web(path: MirrorPath, row: DocumentRow): Promise<void> {
    const webs = await this.#ctx.site.schema.webs()
    const web = [...webs.values()].find((candidate) => candidate.row.id === row.webId)
    if (web) await new Reindexing({ ...this.#ctx, web }, this.#tree, this.#report).folder(path, { row, url: web.url, listId: null })
  }

  /** Undefined, with a finding, if there is nothing to restore it from. */
  async #restore(path: MirrorPath, place: RestorePlace, sidecar: Sidecar, isThere: boolean): Promise<DocumentRow | undefined> {
    const restore = (blob?: NewBlob) => restoreRows(this.#ctx, place, sidecar, blob)
    if (sidecar.kind !== 'file') return restore()
    const shown = isThere ? await hashOf(this.#tree.read(this.#ctx.site.id, path)) : undefined
    const stored = await this.#storedBlob(sidecar)
    if (!shown && !stored) {
      this.#note(path, 'the file is gone, and so are its stored bytes: not restored')
      return undefined
    }
    if (!shown) this.#note(path, 'the file is gone: restored from its stored bytes')
    else if (shown !== sidecar.sha256) this.#note(path, 'its bytes were changed: restored as they are now')
    if (stored && (!shown || shown === sidecar.sha256)) return this.#adopt(stored, restore)
    return withNewBlob(this.#ctx, this.#tree.read(this.#ctx.site.id, path), restore)
  }

  /** The stored bytes for a sidecar, if they are complete and no row refers to them. */
  async #storedBlob({ blobId, size, sha256 }: Sidecar): Promise<NewBlob | undefined> {
    const { id: siteId, database } = this.#ctx.site
    if (blobId === null || sha256 === null || (await database.records.find('Blob', { siteId, id: blobId }))) return undefined
    const bytes = await database.blobs.read({ siteId, id: blobId }, { start: 0, end: size })
    return bytes && (await hashOf(bytes)) === sha256 ? { id: blobId, sizeBytes: size, sha256 } : undefined
  }

  async #adopt(blob: NewBlob, restore: (blob: NewBlob) => Promise<DocumentRow>): Promise<DocumentRow> {
    const { id: siteId, database } = this.#ctx.site
    const now = this.#ctx.runtime.now()
    await database.records.insert('Blob', { siteId, ...blob, useCount: 0, createdAt: now, releasedAt: now })
    try {
      return await restore(blob)
    } catch (error) {
      // Stored bytes stay as they were found.
      await database.records.delete('Blob', { siteId, id: blob.id, useCount: 0 })
      throw error
    }
  }

  /** A file that the catalogue has: takes its bytes from the tree if the store has lost them or the file was edited there. */
  async #compare(path: MirrorPath, row: DocumentRow, sidecar: Sidecar, isThere: boolean): Promise<void> {
    const { id: siteId, database } = this.#ctx.site
    if (row.blobId === null || row.recycledIn !== null) return
    const key = { siteId, id: row.blobId }
    const stored = await database.blobs.read(key, { start: 0, end: row.sizeBytes })
    if (!isThere) {
      if (stored) await closed(stored)
      return this.#note(path, stored ? 'the file is gone; the server shows it again' : 'the file is gone, and so are its stored bytes')
    }
    const shown = await hashOf(this.#tree.read(siteId, path))
    const isStored = stored !== undefined && (await hashOf(stored)) === row.sha256
    if (shown === row.sha256) {
      if (isStored) return
      await database.blobs.delete(key)
      await database.blobs.put(key, this.#tree.read(siteId, path))
      return this.#note(path, 'its stored bytes were lost: taken from the file')
    }
    // A file that is older than the catalogue was not edited.
    if (shown === sidecar.sha256) return
    if (sidecar.sha256 !== row.sha256) return this.#note(path, 'its bytes were changed, and by the server as well: the server’s are kept')
    await this.#takeChanged(path, row)
    this.#report.updated += 1
    this.#note(path, 'its bytes were changed: taken as its current ones')
  }

  async #takeChanged(path: MirrorPath, { id, siteId }: DocumentRow): Promise<void> {
    const ctx = this.#ctx
    await withNewBlob(ctx, this.#tree.read(siteId, path), (blob) =>
      act(ctx, { name: 'file-mirror.takeChanged', right: 'ManageWeb', target: ctx.web, input: { id, path, blob } }, async (scope) => {
        const inside = within(ctx, scope)
        const file = await documentById(inside, id)
        if (!file) throw new DomainError(fileReasons.file_not_found, { file: path.join('/') })
        await keepBlob(inside, scope, blob)
        await replaceBytes(inside, scope, file, bytesOf(blob))
      }),
    )
  }
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

async function closed(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes) return
}
