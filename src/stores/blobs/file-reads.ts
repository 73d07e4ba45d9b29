import { createHash, hash } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from '../../core/kernel/ports.ts'
import type { PieceCache } from './piece-cache.ts'

/** Content up to this length is read and written in one call. */
export const pieceBytes = 64 * 1024
/** The size of one read of a longer file. */
const readBytes = 256 * 1024

/** The bytes of a file; undefined if it is missing or shorter than the range. Small files are read from the cache. */
export async function readFile(path: string, { start, end }: ByteRange, cache: PieceCache): Promise<AsyncIterable<Uint8Array> | undefined> {
  if (end <= pieceBytes) {
    const bytes = cache.get(path, end) ?? readFirst(path, end, cache)
    return bytes && pieceOf(bytes.subarray(start))
  }
  if (end - start <= pieceBytes) {
    const bytes = readPiece(path, { start, end })
    return bytes && pieceOf(bytes)
  }
  return readStream(path, { start, end })
}

async function readStream(path: string, { start, end }: ByteRange) {
  const file = await openExisting(path)
  if (!file) return undefined
  const { size } = await file.stat()
  if (size >= end) return file.createReadStream({ start, end: end - 1, highWaterMark: readBytes })
  await file.close()
  return undefined
}

/**
 * Small content is read synchronously, as rows are: opening, reading and closing a file on another thread costs several
 * times as much as the read itself.
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

/** Whether a file has exactly these bytes. */
export function hasContent(path: string, bytes: Uint8Array): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.size !== bytes.length) return false
  const there = readPiece(path, { start: 0, end: bytes.length })
  return there !== undefined && Buffer.compare(there, bytes) === 0
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

/** Whether a call failed because there is no such file. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The SHA-256 of the first bytes of a file on the disk; undefined if it has fewer. */
export async function hashAt(path: string, sizeBytes: number): Promise<string | undefined> {
  if (sizeBytes <= pieceBytes) {
    const bytes = readPiece(path, { start: 0, end: sizeBytes })
    return bytes && hash('sha256', bytes, 'hex')
  }
  const stream = await readStream(path, { start: 0, end: sizeBytes })
  if (!stream) return undefined
  const sha256 = createHash('sha256')
  for await (const piece of stream) sha256.update(piece as Uint8Array)
  return sha256.digest('hex')
}
