import { createHash, hash } from 'node:crypto'
import { closeSync, fsync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { DomainError } from '../../core/kernel/errors.ts'
import type { BlobKey, BlobStore, ByteRange, StoredBytes } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { checkKey } from './blob-key.ts'
import { PieceCache } from './piece-cache.ts'

export interface FileBlobOptions {
  /** Made where it is missing. */
  readonly folder: string
  /** Called before each write to a file; what it throws fails that write. For fault tests. */
  readonly beforeWrite?: () => void
}

/** What is no longer than this is read and written at once. */
const pieceBytes = 64 * 1024
/** Bytes that are read and written at a time; of an upload twice as many are in memory at most. */
const readBytes = 256 * 1024
const writeBytes = 512 * 1024

/** Of what is read at once this much is kept in memory, so that files that many ask for are not read each time. */
const cacheBytes = 16 * 1024 * 1024

/** Smaller pieces are not worth a call. */
const releasedBytes = 8 * 1024

/**
 * Keeps bytes as files, at `<site>/<first two digits of the id>/<id>`. A file
 * has a temporary name until it is whole and on the disk, and is never written
 * to again; its folder is brought to the disk too, so that a file that was
 * acknowledged is there after a power failure.
 */
export function fileBlobs(options: FileBlobOptions): BlobStore {
  const cache = new PieceCache(cacheBytes)
  return {
    put: (key, content) => put(options, key, content),
    read: (key, range) => read(blobPath(options.folder, key), range, cache),
    async delete(key) {
      const { whole, partial } = pathsOf(options.folder, key)
      cache.drop(whole)
      await Promise.all([rm(whole, { force: true }), rm(partial, { force: true })])
      return true
    },
  }
}

interface Paths {
  readonly partial: string
  readonly whole: string
}

/** Where the whole bytes of a key are in a folder. */
export function blobPath(folder: string, key: BlobKey): string {
  checkKey(key)
  return join(folder, key.siteId, key.id.slice(0, 2), key.id)
}

function pathsOf(folder: string, key: BlobKey): Paths {
  const whole = blobPath(folder, key)
  return { whole, partial: `${whole}.partial` }
}

async function put({ folder, beforeWrite }: FileBlobOptions, key: BlobKey, content: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const paths = pathsOf(folder, key)
  const source = content[Symbol.asyncIterator]()
  try {
    const { pieces, isAll } = await begin(source)
    if (isAll) return await putPiece(paths, Buffer.concat(pieces), beforeWrite)
    return await putStream(paths, goingOn(pieces, source), beforeWrite)
  } catch (error) {
    await source.return?.()
    await Promise.all([rm(paths.partial, { force: true }), rm(paths.whole, { force: true })])
    throw translated(error)
  }
}

/** What comes first of a content: all of it, where that is no more than is written at once. */
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

async function putStream({ partial, whole }: Paths, content: AsyncIterable<Uint8Array>, beforeWrite?: () => void): Promise<StoredBytes> {
  await makeFolder(dirname(whole))
  const file = await open(partial, 'wx', 0o600)
  const stored = await closing(file, () => takeIn(file, content, beforeWrite))
  await rename(partial, whole)
  await syncFolder(dirname(whole))
  return stored
}

const sync = promisify(fsync)

/** As `putStream`. Of what is small only the disk is waited for: each of the other calls costs less than to have another thread make it. */
async function putPiece({ partial, whole }: Paths, bytes: Uint8Array, beforeWrite?: () => void): Promise<StoredBytes> {
  const file = await create(partial)
  try {
    beforeWrite?.()
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at)
    await sync(file)
  } finally {
    closeSync(file)
  }
  renameSync(partial, whole)
  await syncFolder(dirname(whole))
  return { sizeBytes: bytes.length, sha256: hash('sha256', bytes, 'hex') }
}

/** Makes a new file, and the folder that it is in where there is none. */
async function create(path: string): Promise<number> {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    if (!isMissing(error)) throw error
    await makeFolder(dirname(path))
    return openSync(path, 'wx', 0o600)
  }
}

/** Hashes and writes; while some is on its way to the disk, more is taken in, up to `writeBytes`. */
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
    // Nobody may close the file under a write.
    await writer.settled()
  }
  await file.sync()
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** Writes pieces together, one write at a time. */
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

  /** Waits only when as much waits as may; fails with what an earlier write failed with. */
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
    // Whoever waits for it next learns of a failure.
    this.#writing.catch(() => undefined)
  }
}

/**
 * Gives the memory of a written piece back at once. Of a large upload every
 * piece is new memory, of which the collector, who sees small objects alone,
 * would let dozens of megabytes come together. A piece that is part of more is left to it.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength >= releasedBytes) buffer.transfer(0)
}

/** A file system may take less than it is given. */
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

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made))
    if (made === first) return
  }
}

/** Windows cannot open a folder, and brings its entries to the disk by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    await sync(folder)
  } finally {
    closeSync(folder)
  }
}

const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const translated = (error: unknown): unknown =>
  error instanceof Error && fullCodes.has((error as NodeJS.ErrnoException).code)
    ? new DomainError(kernelReasons.storage_full, {}, { cause: error })
    : error

async function read(path: string, { start, end }: ByteRange, cache: PieceCache): Promise<AsyncIterable<Uint8Array> | undefined> {
  if (end <= pieceBytes) {
    const bytes = cache.get(path, end) ?? readFirst(path, end, cache)
    return bytes && pieceOf(bytes.subarray(start))
  }
  if (end - start <= pieceBytes) {
    const bytes = readPiece(path, { start, end })
    return bytes && pieceOf(bytes)
  }
  const file = await openExisting(path)
  if (!file) return undefined
  const { size } = await file.stat()
  if (size >= end) return file.createReadStream({ start, end: end - 1, highWaterMark: readBytes })
  await file.close()
  return undefined
}

/**
 * What is small is read at once and, as the rows are, without waiting for other
 * threads: to open, to read and to close a file there cost several times what
 * the bytes cost.
 */
function readPiece(path: string, { start, end }: ByteRange): Uint8Array | undefined {
  const file = openAtOnce(path)
  if (file === undefined) return undefined
  try {
    const bytes = Buffer.allocUnsafe(end - start)
    for (let at = 0; at < bytes.length; ) {
      const bytesRead = readSync(file, bytes, at, bytes.length - at, start + at)
      if (bytesRead === 0) return undefined
      at += bytesRead
    }
    return bytes
  } finally {
    closeSync(file)
  }
}

function readFirst(path: string, end: number, cache: PieceCache): Uint8Array | undefined {
  const bytes = readPiece(path, { start: 0, end })
  if (bytes) cache.keep(path, bytes)
  return bytes
}

function openAtOnce(path: string): number | undefined {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function* pieceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'
