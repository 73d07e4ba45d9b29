import { closeSync, fsync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

/** Syncs a descriptor to disk: the bytes of a file, or the entries of a folder. */
export const syncDescriptor = promisify(fsync)

/** Windows cannot open a folder, and syncs its entries by itself. */
const canOpenFolders = process.platform !== 'win32'

/** Syncs the entries of a folder to disk, so that a file created in it survives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  if (!canOpenFolders) return
  const folder = openSync(path, 'r')
  try {
    await syncDescriptor(folder)
  } finally {
    closeSync(folder)
  }
}

/** As `syncFolder`, synchronously. */
export function syncFolderNow(path: string): void {
  if (!canOpenFolders) return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Creates a folder and its missing parents; all of them survive a power cut. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  for (const folder of parentsOf(path, first)) await syncFolder(folder)
}

/** Creates a folder and its missing parents, and returns the folders to sync before they survive a power cut. */
export function makeFolderUnsynced(path: string): readonly string[] {
  return parentsOf(path, mkdirSync(path, { recursive: true, mode: 0o700 }))
}

/** As `makeFolder`, synchronously. */
export function makeFolderNow(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  for (const folder of parentsOf(path, first)) syncFolderNow(folder)
}

/** The folders that got a new entry when `path` was created, with `first` as the topmost new folder. */
function parentsOf(path: string, first: string | undefined): string[] {
  const parents: string[] = []
  if (first === undefined) return parents
  for (let made = path; ; made = dirname(made)) {
    parents.push(dirname(made))
    if (made === first || dirname(made) === made) return parents
  }
}
