import { constants, existsSync } from 'node:fs'
import { cp, mkdir, open, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ContentDatabase, FarmDatabase } from '../../core/kernel/ports.ts'
import { linkTree } from '../../stores/copies/file-trees.ts'
import { endPutBack, putBack } from '../../stores/copies/put-back.ts'

/** Where a content database is. */
export interface StoredPlace {
  readonly path: string
  /** The folder of its stored bytes; undefined if they are in the database. */
  readonly blobs: string | undefined
  /** The file or folder that holds all of it. */
  readonly base: string
}

/** All files of a farm as they were at one moment. */
export interface StoredCopy {
  readonly folder: string
  readonly farm: string
  /** By the names of the content databases. */
  readonly contents: ReadonlyMap<string, CopiedContent>
  readonly sizeBytes: number
}

/** The copy of a content database, and where it belongs. */
export interface CopiedContent {
  readonly place: StoredPlace
  readonly copy: StoredPlace
}

interface StoredParts {
  /** The folder of the server's own files. */
  readonly data: string
  readonly farm: string
  readonly audit: string | undefined
}

/** Copies of the files of a farm, in a folder of its data. They last as long as the process. */
export class StoredCopies {
  readonly #parts: StoredParts
  readonly #folder: string
  #latest = 0

  constructor(parts: StoredParts) {
    this.#parts = parts
    this.#folder = copiesIn(parts.data)
  }

  async #newFolder(): Promise<string> {
    this.#latest += 1
    const folder = join(this.#folder, String(this.#latest))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return folder
  }

  /** Copies a farm that is open, with its content databases: their rows go before those of the farm, whose audit log then knows them all. */
  async take(
    farm: FarmDatabase,
    contents: readonly { name: string; place: StoredPlace; database: ContentDatabase }[],
  ): Promise<StoredCopy> {
    const folder = await this.#newFolder()
    const copied = new Map<string, CopiedContent>()
    let sizeBytes = 0
    for (const [index, { name, place, database }] of contents.entries()) {
      const content = await this.#copyContent(join(folder, String(index)), place, database)
      copied.set(name, content)
      sizeBytes += (await stat(content.copy.path)).size
    }
    const path = join(folder, 'farm.db')
    await farm.copyFile(path)
    const { audit } = this.#parts
    if (audit !== undefined && existsSync(audit)) await cp(audit, join(folder, 'audit'), { recursive: true })
    return { folder, farm: path, contents: copied, sizeBytes: sizeBytes + (await stat(path)).size }
  }

  async #copyContent(base: string, place: StoredPlace, database: ContentDatabase): Promise<CopiedContent> {
    await mkdir(base, { recursive: true, mode: 0o700 })
    const copy = { base, path: join(base, 'content.db'), blobs: place.blobs === undefined ? undefined : join(base, 'blobs') }
    await database.copyFile(copy.path)
    if (place.blobs !== undefined && copy.blobs !== undefined) await linkTree(place.blobs, copy.blobs)
    return { place, copy }
  }

  /**
   * Puts the files of a closed farm back to a copy. `change` gets the path of the farm database before it takes its place.
   * `bases` are those of the content databases of now: what the copy does not have goes. A crash leaves the old state or the new one.
   */
  async restore(
    { folder, farm, contents }: StoredCopy,
    {
      bases,
      change,
      closed,
    }: { bases: readonly string[]; change: (path: string) => Promise<void>; closed: (work: () => Promise<void>) => Promise<void> },
  ): Promise<void> {
    const { data, audit } = this.#parts
    const databases = [await besideOf(farm, this.#parts.farm)]
    for (const { place, copy } of contents.values()) databases.push(await besideOf(copy.path, place.path))
    const trees = [...contents.values()].flatMap(treeOf)
    const newAudit = join(this.#folder, 'audit')
    await rm(newAudit, { recursive: true, force: true })
    if (audit !== undefined) {
      await mkdir(newAudit, { recursive: true, mode: 0o700 })
      if (existsSync(join(folder, 'audit'))) await cp(join(folder, 'audit'), newAudit, { recursive: true })
    }
    const [first] = databases
    if (first) await change(first.from)
    for (const { from } of databases) await synced(from)
    const kept = new Set([...contents.values()].map(({ place }) => place.base))
    const removed = bases.filter((base) => !kept.has(base))
    const folders = audit === undefined ? [] : [{ from: newAudit, to: audit }]
    await closed(() => putBack(this.#folder, data, { databases, trees, folders, removed }))
  }

  /** A copy of one content database that can be changed, until `replace` or `drop`. */
  async draft(place: StoredPlace, database: ContentDatabase): Promise<CopiedContent> {
    return this.#copyContent(await this.#newFolder(), place, database)
  }

  /** Puts a closed draft in the place of its closed content database. A crash leaves the old state or the new one. */
  async replace(draft: CopiedContent): Promise<void> {
    const database = await besideOf(draft.copy.path, draft.place.path)
    await synced(database.from)
    await putBack(this.#folder, this.#parts.data, { databases: [database], trees: treeOf(draft), folders: [], removed: [] })
  }

  async drop({ folder }: Pick<StoredCopy, 'folder'>): Promise<void> {
    await rm(folder, { recursive: true, force: true })
  }

  /** Removes all copies. */
  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}

const copiesIn = (data: string): string => join(data, '.copies')

/** Ends a restore that a crash has cut short, and removes the copies of the process before. No other process may use the data. */
export async function endRestore(data: string): Promise<void> {
  const folder = copiesIn(data)
  if (!existsSync(folder)) return
  await endPutBack(folder, data)
  await rm(folder, { recursive: true, force: true })
}

const treeOf = ({ place, copy }: CopiedContent): { from: string; to: string }[] =>
  place.blobs === undefined || copy.blobs === undefined ? [] : [{ from: copy.blobs, to: place.blobs }]

/** Copies a database beside the one whose place it takes: on the same disk it can be renamed. */
async function besideOf(copy: string, place: string): Promise<{ from: string; to: string }> {
  const from = join(dirname(place), `.${basename(place)}.new`)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await rm(from, { force: true })
  await cp(copy, from, { mode: constants.COPYFILE_FICLONE })
  return { from, to: place }
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
