import { constants, copyFile, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { syncFolder } from '../disk/folders.ts'
import { orStorageFull } from '../disk/full.ts'
import type { CopyCall, CopyNews } from './copy-worker.ts'

/** Beside this file in the sources, and beside the bundle in a build. */
const program = new URL(import.meta.url.endsWith('.ts') ? './copy-worker.ts' : './copy-worker.js', import.meta.url)

/** Copies a database file as it is committed now, on a worker thread; see `ContentDatabase.copyTo`. */
export async function copyDatabaseFile(from: string, to: string, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await rm(to, { force: true })
  const worker = new Worker(program, { workerData: { from, to } satisfies CopyCall, execArgv: [] })
  const end = () => void worker.terminate()
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
  }
  await synced(to)
}

/** Copies a database file that nobody writes to: without its log it is complete. False in memory, and if a reader needs the log. */
export async function copyWithoutLog(from: string | undefined, to: string, emptyLog: () => boolean): Promise<boolean> {
  if (from === undefined || !emptyLog()) return false
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  return true
}

/** Writes a database that was in memory. */
export async function writeCopy(to: string, bytes: Uint8Array): Promise<void> {
  const file = await open(to, 'w', 0o600)
  try {
    await file.writeFile(bytes)
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
