import { createHash, hash } from 'node:crypto'
import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '../../core/kernel/errors.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import type { BlobKey, BlobStore, FileOfBytes, StoredBytes } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { makeFolderUnsynced, syncDescriptor, syncFolder } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'
import { checkKey } from './blob-key.ts'
import { hasContent, hashAt, isMissing, pieceBytes, readFile } from './file-reads.ts'
import { Removals, syncFiles } from './file-syncs.ts'
import { PieceCache } from './piece-cache.ts'

export interface FileBlobOptions {
  /** Created if it is missing. */
  readonly folder: string
  /** Called before each write to a file; if it throws, the write fails. For fault tests. */
  readonly beforeWrite?: () => void
}

/** The size of one write; an upload has at most twice this in memory. */
const writeBytes = 512 * 1024

/** The cache size for small content, so that popular files are not read from disk each time. */
const cacheBytes = 16 * 1024 * 1024

/** Smaller buffers are not worth a call. */
const releasedBytes = 8 * 1024

/** Files, whose sync a caller can put off if it keeps their content elsewhere meanwhile. */
export interface FileBlobs extends BlobStore {
  /** With `log`, content of up to 64 KiB is given to it, and not synced: call `sync` later. */
  put(key: BlobKey, content: AsyncIterable<Uint8Array>, log?: (bytes: Uint8Array) => Promise<void>): Promise<StoredBytes>
  /** Syncs files and their folders. Fails if one is missing. */
  sync(keys: readonly BlobKey[]): Promise<void>
  /** Makes a file have this content, and syncs it. A file that has it is replaced only with `always`: other links may lead to it. */
  restore(key: BlobKey, bytes: Uint8Array, always?: boolean): Promise<void>
}

/**
 * Keeps bytes as files, at `<site>/<first two digits of the id>/<id>`. A file has a temporary name until it is complete,
 * and is never changed after that. Before `put` resolves, the file and its folders are synced to disk, all at the same
 * time, so that an acknowledged file survives a power cut. A cut before that may leave a file with any content under its
 * name: no row refers to it yet. When `delete` resolves, no power cut brings the file back.
 */
export function fileBlobs(given: FileBlobOptions): FileBlobs {
  const options: Place = { ...given, newFolders: new Set() }
  const cache = new PieceCache(cacheBytes)
  const removals = new Removals()
  return {
    isInRows: false,
    put: (key, content, log) => put(options, key, content, log),
    read: (key, range) => readFile(blobPath(options.folder, key), range, cache),
    fileOf: (key) => blobPath(options.folder, key),
    adopt: (files) => adopt(options, files),
    async delete(key) {
      const { whole, partial } = pathsOf(options.folder, key)
      cache.drop(whole)
      await Promise.all([rm(whole, { force: true }), rm(partial, { force: true })])
      await removals.sync(dirname(whole))
      return true
    },
    settle: () => Promise.resolve(),
    sync: (keys) => syncAll(options, keys),
    async restore(key, bytes, always = false) {
      const { whole, partial } = pathsOf(options.folder, key)
      cache.drop(whole)
      if (!always && hasContent(whole, bytes)) return syncAll(options, [key])
      await rm(partial, { force: true })
      await putPiece({ whole, partial }, bytes, options)
    },
  }
}

async function syncAll({ folder, newFolders }: Place, keys: readonly BlobKey[]): Promise<void> {
  await syncFiles(keys.map((key) => blobPath(folder, key)))
  await Promise.all(newFolders)
}

interface Place extends FileBlobOptions {
  /** The syncs of folders with a new folder in them. One that failed stays, and fails every later `put`. */
  readonly newFolders: Set<Promise<void>>
}

interface Paths {
  readonly partial: string
  readonly whole: string
}

/** The path of a complete file in a folder. */
export function blobPath(folder: string, key: BlobKey): string {
  checkKey(key)
  return join(folder, key.siteId, key.id.slice(0, 2), key.id)
}

function pathsOf(folder: string, key: BlobKey): Paths {
  const whole = blobPath(folder, key)
  return { whole, partial: `${whole}.partial` }
}

type Log = (bytes: Uint8Array) => Promise<void>

async function put(options: Place, key: BlobKey, content: AsyncIterable<Uint8Array>, log?: Log): Promise<StoredBytes> {
  const paths = pathsOf(options.folder, key)
  const source = content[Symbol.asyncIterator]()
  try {
    const { pieces, isAll } = await begin(source)
    if (isAll) return await putPiece(paths, Buffer.concat(pieces), options, log)
    return await putStream(paths, goingOn(pieces, source), options)
  } catch (error) {
    await source.return?.()
    await Promise.all([rm(paths.partial, { force: true }), rm(paths.whole, { force: true })])
    throw orStorageFull(error)
  }
}

/** The errors of a file that cannot have another name: it is on another file system, has too many names, or is missing. */
const cannotLink: ReadonlySet<string> = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS', 'ENOENT'])

/** Every folder is synced once. A name that a crash left is replaced. */
async function adopt(options: Place, files: readonly FileOfBytes[]): Promise<ReadonlySet<BlobKey>> {
  const pace = makePacer()
  const folders = new Set<string>()
  const left = new Set<BlobKey>()
  for (const { key, path, sizeBytes, sha256 } of files) {
    await pace()
    if ((await hashAt(path, sizeBytes)) !== sha256) {
      left.add(key)
      continue
    }
    const { whole, partial } = pathsOf(options.folder, key)
    if (!existsSync(dirname(whole))) makeFolderBeside(dirname(whole), options)
    try {
      options.beforeWrite?.()
      linkSync(path, partial)
      renameSync(partial, whole)
      folders.add(dirname(whole))
    } catch (error) {
      rmSync(partial, { force: true })
      if (!cannotLink.has((error as NodeJS.ErrnoException).code ?? '')) throw orStorageFull(error)
      left.add(key)
    }
  }
  for (const done of await Promise.allSettled([...[...folders].map(syncFolder), ...options.newFolders]))
    if (done.status === 'rejected') throw orStorageFull(done.reason)
  return left
}

/** The beginning of a content: all of it, if it fits into one write. */
async function begin(source: AsyncIterator<Uint8Array>): Promise<{ readonly pieces: readonly Uint8Array[]; readonly isAll: boolean }> {
  const pieces: Uint8Array[] = []
  for (let size = 0; size <= pieceBytes; ) {
    const { done, value } = await source.next()
    if (done) return { pieces, isAll: true }
    pieces.push(value)
    size += value.length
  }
  return { pieces, isAll: false }
}

async function* goingOn(pieces: readonly Uint8Array[], source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
}

async function putStream({ partial, whole }: Paths, content: AsyncIterable<Uint8Array>, options: Place): Promise<StoredBytes> {
  makeFolderBeside(dirname(whole), options)
  const file = await open(partial, 'wx', 0o600)
  return closing(file, async () => {
    const stored = await takeIn(file, content, options.beforeWrite)
    await rename(partial, whole)
    await onDisk(file.sync(), whole, options)
    return stored
  })
}

/**
 * As `putStream`, for small content. Only the sync is asynchronous: the other calls cost less than a switch to another
 * thread.
 */
async function putPiece({ partial, whole }: Paths, bytes: Uint8Array, options: Place, log?: Log): Promise<StoredBytes> {
  const file = create(partial, options)
  try {
    options.beforeWrite?.()
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    renameSync(partial, whole)
    const synced = log ? log(bytes) : onDisk(syncDescriptor(file), whole, options)
    const sha256 = hash('sha256', bytes, 'hex')
    await synced
    return { sizeBytes: bytes.length, sha256 }
  } finally {
    closeSync(file)
  }
}

/** Waits for the sync of a file, of its folder and of new folders. No sync runs any more when it fails. */
async function onDisk(file: Promise<void>, whole: string, { newFolders }: Place): Promise<void> {
  for (const done of await Promise.allSettled([file, syncFolder(dirname(whole)), ...newFolders])) {
    if (done.status === 'rejected') throw done.reason
  }
}

/** Creates a file, and its folder if it is missing. */
function create(path: string, options: Place): number {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    if (!isMissing(error)) throw error
    makeFolderBeside(dirname(path), options)
    return openSync(path, 'wx', 0o600)
  }
}

/** Hashes and writes; while one write is under way, it buffers up to `writeBytes` more. */
async function takeIn(file: FileHandle, content: AsyncIterable<Uint8Array>, beforeWrite?: () => void): Promise<StoredBytes> {
  const hash = createHash('sha256')
  const writer = new Writer(file, beforeWrite)
  let sizeBytes = 0
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      sizeBytes += chunk.length
      await writer.add(chunk)
    }
    await writer.end()
  } finally {
    // Do not close the file during a write.
    await writer.settled()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Combines chunks, and runs one write at a time. */
class Writer {
  readonly #file: FileHandle
  readonly #beforeWrite: (() => void) | undefined
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(file: FileHandle, beforeWrite: (() => void) | undefined) {
    this.#file = file
    this.#beforeWrite = beforeWrite
  }

  /** Waits only if the buffer is full; fails with the error of an earlier write. */
  async add(chunk: Uint8Array): Promise<void> {
    this.#waiting.push(chunk)
    this.#waitingBytes += chunk.length
    if (this.#waitingBytes >= writeBytes) await this.#flush()
  }

  async end(): Promise<void> {
    await this.#flush()
    await this.#writing
  }

  async settled(): Promise<void> {
    await this.#writing.catch(() => undefined)
  }

  async #flush(): Promise<void> {
    await this.#writing
    const pieces = this.#waiting
    this.#waiting = []
    this.#waitingBytes = 0
    if (pieces.length === 0) return
    this.#beforeWrite?.()
    this.#writing = writeAll(this.#file, pieces).then(() => pieces.forEach(release))
    // The next call that waits for it gets the error.
    this.#writing.catch(() => undefined)
  }
}

/**
 * Frees the memory of a written chunk at once. Every chunk of a large upload is a new buffer outside of the heap; the
 * garbage collector sees only small objects, and would let dozens of megabytes accumulate. A chunk that is a part of a
 * larger buffer is left alone.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength >= releasedBytes) buffer.transfer(0)
}

/** A file system may write less than requested. */
async function writeAll(file: FileHandle, pieces: Uint8Array[]): Promise<void> {
  for (let rest = pieces; rest.length > 0; ) {
    let { bytesWritten } = await file.writev(rest)
    let done = 0
    for (; done < rest.length && bytesWritten >= (rest[done]?.length ?? 0); done += 1) bytesWritten -= rest[done]?.length ?? 0
    rest = rest.slice(done)
    if (rest[0] && bytesWritten > 0) rest[0] = rest[0].subarray(bytesWritten)
  }
}

async function closing<T>(file: FileHandle, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await file.close()
  }
}

/**
 * Fails with `data_gone` if the root folder is missing: it was there when the database was opened, and content in a new
 * one would be lost.
 */
function makeFolderBeside(path: string, { folder, newFolders }: Place): void {
  if (!existsSync(dirname(folder))) throw new DomainError(kernelReasons.data_gone)
  for (const parent of makeFolderUnsynced(path)) {
    const synced = syncFolder(parent)
    newFolders.add(synced)
    // Whoever waits for it gets the error.
    synced.then(
      () => newFolders.delete(synced),
      () => undefined,
    )
  }
}
