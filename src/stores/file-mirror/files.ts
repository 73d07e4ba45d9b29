import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { constants, createReadStream, mkdirSync, rmSync } from 'node:fs'
import { chmod, copyFile, link, lstat, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MirrorPath, MirrorTree, Standing } from '../../core/kernel/ports.ts'
import { checkKey } from '../blobs/blob-key.ts'
import { blobPath } from '../blobs/file.ts'
import { mirrorEntries } from './entries.ts'

export interface FileMirrorOptions {
  /** Where the folders of the sites are. */
  readonly folder: string
  /** The folder of `fileBlobs`. */
  readonly blobs: string
  /** Makes a hard link. For fault tests. */
  readonly linkFile?: typeof link
}

const suffix = '.metadata.json'
/** A longer text is no sidecar of ours. */
const maxSidecarBytes = 8 * 1024 * 1024

/**
 * The file mirror in the file system: the folder of a site is
 * `<folder>/<site id>`, a file a hard link to its bytes, or a copy where links
 * are not possible, and the sidecar of `x` is `x.metadata.json`. What is new
 * is made aside and renamed, so that nothing is seen in part. What the mirror
 * remembers is in `<folder>/visible.db`, a database of its own.
 */
export function fileMirror({ folder, blobs, linkFile = link }: FileMirrorOptions): MirrorTree {
  const aside = join(folder, 'visible.partial')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // What a stop has left there.
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { mode: 0o700 })
  const at = (siteId: string, path: MirrorPath): string => pathOf(folder, siteId, path)
  /** Hands `make` a path aside and gives what it has made the name `path`. */
  const replace = async (path: string, make: (partial: string) => Promise<void>): Promise<void> => {
    const partial = join(aside, randomUUID())
    try {
      await inFolderOf(partial, () => make(partial))
      await inFolderOf(path, () => rename(partial, path))
    } finally {
      // A rename does nothing where both are links to the same bytes.
      await rm(partial, { force: true })
    }
  }
  return {
    ...mirrorEntries(join(folder, 'visible.db')),
    standing: (siteId, path) => standing(at(siteId, path)),
    async putFile(siteId, path, blobId) {
      const source = blobPath(blobs, { siteId, id: blobId })
      if (!(await kindOf(source))) return false
      await replace(at(siteId, path), (partial) => show(linkFile, source, partial))
      return true
    },
    async putFolder(siteId, path) {
      await mkdir(at(siteId, path), { recursive: true, mode: 0o700 })
    },
    putSidecar: (siteId, path, text) => replace(at(siteId, path) + suffix, (partial) => writeWhole(partial, text)),
    sidecar: (siteId, path) => readSidecar(at(siteId, path) + suffix),
    move: (siteId, from, to) => move(at(siteId, from), at(siteId, to)),
    remove: (siteId, path) => remove(at(siteId, path)),
    names: (siteId, path) => namesIn(at(siteId, path)),
    read: (siteId, path) => createReadStream(at(siteId, path)),
    async sites() {
      const names = await readdir(folder)
      return names.filter((name) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)).sort()
    },
  }
}

/** Does what needs the folder of a path, which is made where it is missing: somebody may have removed it. */
async function inFolderOf(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!absent.has(codeOf(error))) throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await work()
  }
}

/** Fails an assertion on what is no plain name: no path leads out of the folder of its site. */
function pathOf(folder: string, siteId: string, path: MirrorPath): string {
  checkKey({ siteId, id: siteId })
  for (const name of path) assert.match(name, /^(?!\.{0,2}$)[^/\\\0]+$/)
  return join(folder, siteId, ...path)
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR'])

/** Of nothing that is there undefined. Links are not followed. */
async function kindOf(path: string): Promise<Standing['kind']> {
  try {
    const found = await lstat(path)
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other'
  } catch (error) {
    if (absent.has(codeOf(error))) return undefined
    throw error
  }
}

const standing = async (path: string): Promise<Standing> => ({
  kind: await kindOf(path),
  hasSidecar: (await kindOf(path + suffix)) !== undefined,
})

/** Not every file system has links, none links to another one, and each bounds how many a file has. */
const unlinkable: ReadonlySet<unknown> = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES'])

async function show(linkFile: typeof link, source: string, partial: string): Promise<void> {
  try {
    await linkFile(source, partial)
  } catch (error) {
    if (!unlinkable.has(codeOf(error))) throw error
    await copyFile(source, partial, constants.COPYFILE_FICLONE)
    await syncFile(partial)
  }
  // Who writes into a link writes into the stored bytes: programs replace a file that cannot be written to.
  if (process.platform !== 'win32') await chmod(partial, 0o400)
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function readSidecar(path: string): Promise<string | undefined> {
  try {
    const found = await lstat(path)
    return found.isFile() && found.size <= maxSidecarBytes ? await readFile(path, 'utf8') : undefined
  } catch (error) {
    if (absent.has(codeOf(error))) return undefined
    throw error
  }
}

async function move(from: string, to: string): Promise<boolean> {
  const kind = await kindOf(from)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  if (kind) await rename(from, to)
  if (await kindOf(from + suffix)) await rename(from + suffix, to + suffix)
  // A stop in between has moved it already.
  return kind !== undefined || (await kindOf(to)) !== undefined
}

const foreign: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST'])

async function remove(path: string): Promise<void> {
  if ((await kindOf(path)) === 'folder')
    await rmdir(path).catch((error: unknown) => {
      if (!foreign.has(codeOf(error))) throw error
    })
  else await rm(path, { force: true })
  await rm(path + suffix, { force: true })
}

async function namesIn(path: string): Promise<{ entries: string[]; sidecars: string[] }> {
  if ((await kindOf(path)) !== 'folder') return { entries: [], sidecars: [] }
  const names = (await readdir(path)).sort()
  return {
    entries: names.filter((name) => !name.endsWith(suffix)),
    sidecars: names.flatMap((name) => (name.endsWith(suffix) && name !== suffix ? [name.slice(0, -suffix.length)] : [])),
  }
}
