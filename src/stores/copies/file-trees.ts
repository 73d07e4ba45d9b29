import { createHash } from 'node:crypto'
import { copyFileSync, createReadStream, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import { makeFolder, makeFolderUnsynced, syncFolder } from '../disk/folders.ts'

/** The paths of all files in a folder, relative to it; none if it is missing. Incomplete files are left out. */
async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = []
  const pace = makePacer()
  const walk = async (below: string): Promise<void> => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name)
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile() && !entry.name.endsWith('.partial')) found.push(path)
    }
    await pace()
  }
  if (existsSync(folder)) await walk('')
  return found
}

/** Gives a file a second name, or copies it where it cannot have one. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Gives all files of a folder a second name in a new folder. Files that are never changed in place need no copy. */
export async function linkTree(from: string, to: string): Promise<void> {
  const pace = makePacer()
  const made = new Set<string>()
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const path of await filesIn(from)) {
    const folder = join(to, path, '..')
    if (!made.has(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
    made.add(folder)
    // It may have been removed a moment ago.
    if (existsSync(join(from, path))) linkOrCopy(join(from, path), join(to, path))
    await pace()
  }
}

/** Makes a folder have exactly the files of another one, and syncs the folders that change. A repeated call does the rest. */
export async function matchTree(from: string, to: string): Promise<void> {
  const pace = makePacer()
  const wanted = new Set(await filesIn(from))
  const changed = new Set<string>()
  for (const path of await filesIn(to)) {
    if (wanted.has(path) && isSameFile(join(from, path), join(to, path))) wanted.delete(path)
    else if (!wanted.has(path)) {
      rmSync(join(to, path), { force: true })
      changed.add(join(to, path, '..'))
    }
    await pace()
  }
  for (const path of wanted) {
    const target = join(to, path)
    const partial = `${target}.partial`
    const folder = join(target, '..')
    if (!existsSync(folder)) for (const parent of makeFolderUnsynced(folder)) changed.add(parent)
    rmSync(partial, { force: true })
    linkOrCopy(join(from, path), partial)
    renameSync(partial, target)
    changed.add(folder)
    await pace()
  }
  for (const folder of changed) if (existsSync(folder)) await syncFolder(folder)
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other)]
  return first.ino === second.ino && first.dev === second.dev
}

/** Copies the files of a folder that the other one lacks, or has with other bytes. What it has copied is on the disk when it resolves. */
export async function copyTree(from: string, to: string): Promise<void> {
  for (const path of await filesIn(from)) {
    const target = join(to, path)
    if (existsSync(target) && (await hashOf(target)) === (await hashOf(join(from, path)))) continue
    await makeFolder(dirname(target))
    const partial = `${target}.partial`
    await rm(partial, { force: true })
    await copyFile(join(from, path), partial)
    const file = await open(partial, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, target)
    await syncFolder(dirname(target))
  }
}

/** The number of files in a folder, and a hash of their paths and bytes. */
export async function sumOfTree(folder: string): Promise<{ readonly files: number; readonly sha256: string }> {
  const paths = (await filesIn(folder)).sort()
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${JSON.stringify([path, await hashOf(join(folder, path))])}\n`)
  return { files: paths.length, sha256: hash.digest('hex') }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array)
  return hash.digest('hex')
}
