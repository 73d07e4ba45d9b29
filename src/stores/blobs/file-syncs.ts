import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncDescriptor, syncFolder } from '../disk/folders.ts'

/** Few at a time: commits of the database are synced on the same threads. */
const syncsAtOnce = 4

/** Syncs files and their folders. Fails if one is missing. */
export async function syncFiles(paths: readonly string[]): Promise<void> {
  await eachOf(paths, syncFile)
  await eachOf([...new Set(paths.map((path) => dirname(path)))], syncFolder)
}

async function eachOf(paths: readonly string[], sync: (path: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < paths.length; at += syncsAtOnce) {
    const done = await Promise.allSettled(paths.slice(at, at + syncsAtOnce).map(sync))
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }
}

/** The file mirror makes files read-only, also for us. Windows syncs a file only for a descriptor that may write. */
async function syncFile(path: string): Promise<void> {
  const file = openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  try {
    await syncDescriptor(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Syncs folders from which files were removed, so that a power cut does not bring back a file whose row goes next. One
 * sync runs at a time: it often covers the removals from other folders, which then take no time.
 */
export class Removals {
  #last: Promise<void> = Promise.resolve()
  /** The syncs that have not begun, by their folder. */
  readonly #queued = new Map<string, Promise<void>>()

  sync(folder: string): Promise<void> {
    const known = this.#queued.get(folder)
    if (known) return known
    const synced = this.#last.then(async () => {
      this.#queued.delete(folder)
      if (existsSync(folder)) await syncFolder(folder)
    })
    this.#queued.set(folder, synced)
    // Whoever waits for it gets the error; the next sync runs all the same.
    this.#last = synced.catch(() => undefined)
    return synced
  }
}
