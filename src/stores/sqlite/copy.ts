import { constants, copyFile, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { syncFolder } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'
import type { CopyCall, CopyNews } from './copy-worker.ts'
import { endThread } from './threads/thread-end.ts'

/** Beside this file in the sources, and beside the bundle in a build. */
const program = new URL(import.meta.url.endsWith('.ts') ? './copy-worker.ts' : './copy-worker.js', import.meta.url)

/** Copies a database file as it is committed now, on a worker thread; see `ContentDatabase.copyTo`. */
export async function copyDatabaseFile(from: string, to: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
  await rm(to, { force: true })
  signal.throwIfAborted()
  const worker = new Worker(program, { workerData: { from, to } satisfies CopyCall, execArgv: [] })
  const end = () => void endThread(worker)
  signal.addEventListener('abort', end)
  try {
    const failure = await new Promise<string | undefined>((resolve, reject) => {
      worker.on('message', (news: CopyNews) => {
        if ('part' in news) onProgress(news.part)
        else resolve(news.failure)
      })
      worker.once('error', reject)
      worker.once('exit', () =>
        reject(signal.reason instanceof Error ? signal.reason : new Error('The thread that copies a database has ended.')),
      )
    })
    if (failure !== undefined) throw orStorageFull(Object.assign(new Error(failure), { code: failure.split(':', 1)[0] }))
  } finally {
    signal.removeEventListener('abort', end)
    await endThread(worker)
  }
  await synced(to)
}

/** Copies a database file that nobody writes to: without its log it is complete. False in memory, and if a reader needs the log. */
export async function copyWithoutLog(from: string | undefined, to: string, emptyLog: () => boolean): Promise<boolean> {
  if (from === undefined || !emptyLog()) return false
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  return true
}

/** The most room that the image of a database has behind its last page, and its part of the whole. */
const mostRoomBytes = 2 * 1024 * 1024
const roomPart = 16

/**
 * The image of a database in memory with room behind its last page. SQLite goes by the number of pages in the header; a database that
 * outgrows its memory moves to another place as a whole, which takes longer than all else about it.
 */
export function withRoom(image: Uint8Array): Uint8Array {
  const end = endOf(image)
  const room = Math.min(mostRoomBytes, Math.ceil(end / roomPart / roomStep) * roomStep)
  if (image.length - end >= room / 2 || end + room > movedBytes) return image
  const roomy = new Uint8Array(end + room)
  roomy.set(image.subarray(0, end))
  return roomy
}

/** Memory of this size and more is moved by the system, without a copy. */
const movedBytes = 32 * 1024 * 1024

/** The largest page of SQLite. */
const roomStep = 65_536

/** Where the last page of a database ends: the header is right if both of its counters of changes are the same. */
function endOf(image: Uint8Array): number {
  if (image.length < headerBytes) return image.length
  const header = new DataView(image.buffer, image.byteOffset, headerBytes)
  const written = header.getUint16(16)
  const end = header.getUint32(28) * (written === 1 ? 65_536 : written)
  return header.getUint32(24) === header.getUint32(92) && end > 0 && end <= image.length ? end : image.length
}

const headerBytes = 100

/** Writes a database that was in memory, without the room behind its last page. */
export async function writeCopy(to: string, bytes: Uint8Array): Promise<void> {
  const file = await open(to, 'w', 0o600)
  try {
    await file.writeFile(bytes.subarray(0, endOf(bytes)))
  } catch (error) {
    throw orStorageFull(error)
  } finally {
    await file.close()
  }
  await synced(to)
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  await syncFolder(dirname(path))
}
