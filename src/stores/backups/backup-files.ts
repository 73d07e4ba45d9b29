import { createReadStream } from 'node:fs'
import { open, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { BackupFacts, BackupFiles, OpenBackup, StepWatch } from '../../core/kernel/backups.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import type { BlobStore, ContentDatabase } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { makeFolder } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'
import { type BackupReader, formatVersion, product, readBackup, unusable } from './backup-reader.ts'
import { BackupWriter } from './backup-writer.ts'

export interface BackupOptions {
  /** The folder of all backups; created when it is needed. */
  readonly root: string
  /** The folder of the server's own data, which no backup is in; undefined if it has none. */
  readonly data: string | undefined
  /** Opens the rows of a backup as a content database; its blob store is that of `bytes`, or of its rows. */
  readonly openRows: (path: string) => Promise<ContentDatabase>
}

/** The size of the entries with rows. An interrupted backup continues after the last complete entry. */
const rowsBytes = 64 * 1024 * 1024
const pageSize = 500
const readBytes = 1024 * 1024

/** File names have at most 255 bytes; those of an unfinished backup are longer by an ending. */
const mostPartBytes = 240
/** A part of a path that every file system accepts. */
const illegalPart = /[\p{Cc}"*:<>?\\|]/u
/** The endings of the file names of an unfinished backup. */
const reservedEnds = ['.part', '.notes', '.rows', '.restored', '-wal', '-shm']

/** Backups as ZIP files below a folder (docs/farm.md). */
export function backupFiles(options: BackupOptions): BackupFiles {
  const pathOf = (path: string) => placeOf(options, path)
  return {
    async exists(path) {
      const place = await pathOf(path)
      return (await isFile(place)) || (await isFile(`${place}.part`)) || (await isFile(`${place}.rows`))
    },
    async rowsOf(path) {
      const place = await pathOf(path)
      await makeFolder(dirname(place))
      await demandOutside(options, dirname(place))
      return `${place}.rows`
    },
    pack: async (path, facts, blobs, watch) => pack(options, await pathOf(path), { facts, blobs, watch }),
    discard: async (path) => discard(await pathOf(path)),
    open: async (path) => openBackup(options, await pathOf(path), path),
  }
}

/** The file of a path. Fails with `invalid_request` on a path that leads out of the folder. */
async function placeOf(options: BackupOptions, path: string): Promise<string> {
  const parts = path.split('/')
  const isLegal = parts.every(
    (part) =>
      part !== '' && part === part.trim() && !/^\.+$/.test(part) && !illegalPart.test(part) && Buffer.byteLength(part) <= mostPartBytes,
  )
  if (!isLegal || path.length > 255 || reservedEnds.some((end) => path.toLowerCase().endsWith(end)))
    throw invalid(
      `path '${path.slice(0, 255)}' is no file below the folder of Farm:BackupRoot. Give a relative path of at most 255 characters, such as content/monday.zip, without '..' and without the endings ${reservedEnds.join(', ')}.`,
    )
  const place = join(resolve(options.root), ...parts)
  await demandOutside(options, dirname(place))
  return place
}

/** Follows links: the folder must be below the root and outside of the data. Fails with `backup_place_refused`. */
export async function demandOutside({ root, data }: BackupOptions, folder: string): Promise<void> {
  const real = await realFolder(folder)
  if (await isOrdinaryFile(real)) throw refused('A part of this path is a file. Choose another path.')
  if (!isWithin(real, await realFolder(resolve(root))))
    throw refused('The folder of this path is a link that leads out of the folder of Farm:BackupRoot.')
  if (data !== undefined && isWithin(real, await realFolder(resolve(data))))
    throw refused("Backups cannot be below the server's own data, with which they would be lost. Set Farm:BackupRoot to another folder.")
}

const refused = (message: string): DomainError => new DomainError(kernelReasons.backup_place_refused, { message })

/** The path without links, of which the last folders may be missing. */
async function realFolder(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR' || code === 'ELOOP')
      throw refused('A part of this path is a file or a link that leads nowhere. Choose another path.')
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    return join(await realFolder(dirname(path)), relative(dirname(path), path))
  }
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const isOrdinaryFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

async function discard(place: string): Promise<void> {
  for (const end of ['.part', '.part.notes', '.rows', '.rows-wal', '.rows-shm']) await rm(place + end, { force: true })
}

interface Packing {
  readonly facts: BackupFacts
  readonly blobs: BlobStore
  readonly watch: StepWatch
}

async function pack(options: BackupOptions, place: string, packing: Packing): Promise<boolean> {
  const rows = `${place}.rows`
  // Somebody may have removed it since an interrupted backup began.
  if (!(await isFile(rows))) return false
  try {
    const writer = await BackupWriter.open(`${place}.part`)
    let isDone = false
    try {
      isDone = (await packBytes(options, writer, rows, packing)) && (await packRows(writer, rows, packing))
      if (!isDone) return false
      await addManifest(writer, packing.facts)
      await writer.finish(place)
    } finally {
      await writer.close()
    }
  } catch (error) {
    throw orStorageFull(error)
  }
  await discard(place)
  return true
}

/** The bytes that the rows refer to; none if they are rows themselves. */
async function packBytes({ openRows }: BackupOptions, writer: BackupWriter, rows: string, packing: Packing): Promise<boolean> {
  if (packing.blobs.isInRows) return true
  const database = await openRows(rows)
  try {
    const sites = await database.records.query('Site', { where: {}, columns: ['siteId'] })
    for (const [at, { siteId }] of sites.entries()) {
      const part = (of: number) => packing.watch.onProgress(((at + of) / sites.length) * 0.8)
      if (!(await packBytesOf(database, writer, siteId, packing, part))) return false
    }
    return true
  } finally {
    await database.close()
  }
}

async function packBytesOf(
  { records }: ContentDatabase,
  writer: BackupWriter,
  siteId: string,
  { blobs, watch }: Packing,
  onProgress: (part: number) => void,
): Promise<boolean> {
  for (let last = ''; ; ) {
    const page = await records.query('Blob', { where: { siteId }, above: { id: last }, orderBy: ['id'], limit: pageSize })
    for (const { id, sizeBytes, sha256, useCount } of page) {
      watch.signal.throwIfAborted()
      const name = `bytes/${siteId}/${id}`
      if (useCount === 0 || writer.has(name)) continue
      const bytes = await blobs.read({ siteId, id }, { start: 0, end: sizeBytes })
      if (!bytes) return false
      const entry = await writer.add(name, sizeBytes, bytes)
      if (entry?.sha256 !== sha256) throw new DomainError(kernelReasons.bytes_damaged, { blob: id, site: siteId })
    }
    last = page.at(-1)?.id ?? ''
    // Ids are random, so the first digits of the last one show the progress.
    onProgress(Number.parseInt(last.slice(0, 4) || 'ffff', 16) / 0x10000)
    if (page.length < pageSize) return true
  }
}

async function packRows(writer: BackupWriter, rows: string, { watch }: Packing): Promise<boolean> {
  const { size } = await stat(rows)
  for (let at = 0, part = 1; at < size; at += rowsBytes, part++) {
    watch.signal.throwIfAborted()
    const name = `rows/${String(part).padStart(6, '0')}`
    const end = Math.min(at + rowsBytes, size)
    if (!writer.has(name)) await writer.add(name, end - at, createReadStream(rows, { start: at, end: end - 1, highWaterMark: readBytes }))
    watch.onProgress(0.8 + (end / size) * 0.2)
  }
  return true
}

const addManifest = (writer: BackupWriter, facts: BackupFacts): Promise<void> => writer.addManifest({ product, formatVersion, ...facts })

async function openBackup({ openRows }: BackupOptions, place: string, shown: string): Promise<OpenBackup> {
  const reader = await readBackup(place, shown)
  const restored = `${place}.restored`
  return {
    facts: reader.manifest,
    verify: (watch) => reader.verify(watch),
    async content() {
      await unpackRows(reader, restored)
      const database = await openRows(restored).catch((error: unknown) => {
        throw unusable(shown, `its rows cannot be opened: ${error instanceof Error ? error.message : String(error)}.`)
      })
      return reader.names('bytes/').length > 0 ? { ...database, blobs: bytesIn(reader) } : database
    },
    async close() {
      await reader.close()
      for (const end of ['', '-wal', '-shm']) await rm(restored + end, { force: true })
    },
  }
}

async function unpackRows(reader: BackupReader, to: string): Promise<void> {
  await rm(to, { force: true })
  await rm(`${to}-wal`, { force: true })
  const file = await open(to, 'w', 0o600)
  try {
    for (const name of reader.names('rows/')) {
      for await (const piece of reader.read(name, { start: 0, end: reader.sizeOf(name) }) ?? []) await file.writeFile(piece)
    }
  } catch (error) {
    throw orStorageFull(error)
  } finally {
    await file.close()
  }
}

/** The bytes in a backup. */
function bytesIn(reader: BackupReader): BlobStore {
  const refuse = () => Promise.reject(new Error('A backup cannot be written to.'))
  return {
    isInRows: false,
    settle: () => Promise.resolve(),
    read: async ({ siteId, id }, range) => reader.read(`bytes/${siteId}/${id}`, range),
    put: refuse,
    delete: refuse,
  }
}
