import { existsSync, renameSync, rmSync } from 'node:fs'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { makeFolder, syncFolder } from '../disk/folders.ts'
import { matchTree } from './file-trees.ts'

interface FromTo {
  readonly from: string
  readonly to: string
}

/** What takes the place of the files of a farm that is closed. */
export interface PutBack {
  /** Complete databases, on the disk, that are renamed to the names of those that they replace. */
  readonly databases: readonly FromTo[]
  /** Folders of stored bytes that get the files of others. */
  readonly trees: readonly FromTo[]
  /** Folders that are renamed to the names of those that they replace. */
  readonly folders: readonly FromTo[]
  /** Files and folders that go. */
  readonly removed: readonly string[]
}

const noteName = 'put-back.json'

/** What SQLite keeps beside a database. */
const besides = ['-wal', '-shm', '-journal']

/**
 * Replaces files as a whole. First a note in `folder` says what is to be done; a crash after that is repaired by
 * `endPutBack` at the next start, which then finds the new state. Before the note nothing has changed.
 */
export async function putBack(folder: string, data: string, work: PutBack): Promise<void> {
  const there = (path: string) => relative(data, path)
  const moved = ({ from, to }: FromTo): FromTo => ({ from: there(from), to: there(to) })
  const note: PutBack = {
    databases: work.databases.map(moved),
    trees: work.trees.map(moved),
    folders: work.folders.map(moved),
    removed: work.removed.map(there),
  }
  const file = await open(join(folder, `${noteName}.partial`), 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(note))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(join(folder, `${noteName}.partial`), join(folder, noteName))
  await syncFolder(folder)
  await endPutBack(folder, data)
}

/** Ends what `putBack` has begun; does nothing if there is nothing to end. A repeated call does the rest. */
export async function endPutBack(folder: string, data: string): Promise<void> {
  const note = join(folder, noteName)
  if (!existsSync(note)) return
  const { databases, trees, folders, removed } = JSON.parse(await readFile(note, 'utf8')) as PutBack
  const at = (path: string) => join(data, path)
  const changed = new Set<string>()
  for (const { from, to } of trees) await matchTree(at(from), at(to))
  for (const { from, to } of databases) {
    // It has its name already after a crash.
    if (!existsSync(at(from))) continue
    await makeFolder(dirname(at(to)))
    for (const beside of besides) rmSync(`${at(to)}${beside}`, { force: true })
    renameSync(at(from), at(to))
    changed.add(dirname(at(to)))
  }
  for (const { from, to } of folders) {
    if (!existsSync(at(from))) continue
    await rm(at(to), { recursive: true, force: true })
    renameSync(at(from), at(to))
    changed.add(dirname(at(to)))
  }
  for (const path of removed) {
    await rm(at(path), { recursive: true, force: true })
    for (const beside of besides) await rm(`${at(path)}${beside}`, { force: true })
    changed.add(dirname(at(path)))
  }
  for (const parent of changed) if (existsSync(parent)) await syncFolder(parent)
  await rm(note)
  await syncFolder(folder)
}
