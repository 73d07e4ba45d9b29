import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { constants, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { chmod, copyFile, link, lstat, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '../../core/kernel/errors.ts'
import type { MirrorPath, MirrorTree, Standing } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { checkKey } from '../blobs/blob-key.ts'
import { blobPath } from '../blobs/file.ts'
import { mirrorEntries } from './entries.ts'

export interface FileMirrorOptions {
  /** The folder with the folders of the sites. */
  readonly folder: string
  /** The folder of `fileBlobs`. */
  readonly blobs: string
  /** Creates a hard link. For fault tests. */
  readonly linkFile?: typeof link
}

const suffix = '.metadata.json'
/** Longer files are not sidecars of ours. */
const maxSidecarBytes = 8 * 1024 * 1024

/**
 * The file mirror in the file system: the folder of a site is `<folder>/<site id>`, a file is a hard link to its bytes,
 * or a copy if links are not possible, and the sidecar of `x` is `x.metadata.json`. New files are created under a
 * temporary name and renamed, so that no reader sees a partial file. Its entries are in `<folder>/visible.db`, a
 * separate database.
 */
export function fileMirror({ folder, blobs, linkFile = link }: FileMirrorOptions): MirrorTree {
  const aside = join(folder, 'visible.partial')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Removes what an interrupted run left there.
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { mode: 0o700 })
  const at = (siteId: string, path: MirrorPath): string => pathOf(folder, siteId, path)
  const below: MakeFolder = async (path) => {
    // If the whole folder disappears, somebody removed it; only a new start creates it again.
    if (!existsSync(folder)) throw new DomainError(kernelReasons.data_gone)
    await mkdir(path, { recursive: true, mode: 0o700 })
  }
  /** Calls `make` with a temporary path, then renames the result to `path`. */
  const replace = async (path: string, make: (partial: string) => Promise<void>): Promise<void> => {
    const partial = join(aside, randomUUID())
    try {
      await inFolderOf(partial, below, () => make(partial))
      await inFolderOf(path, below, () => rename(partial, path))
    } finally {
      // A rename does nothing if both names are links to the same bytes.
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
    putFolder: (siteId, path) => below(at(siteId, path)),
    putSidecar: (siteId, path, text) => replace(at(siteId, path) + suffix, (partial) => writeWhole(partial, text)),
    sidecar: (siteId, path) => readSidecar(at(siteId, path) + suffix),
    move: (siteId, from, to) => move(at(siteId, from), at(siteId, to), below),
    remove: (siteId, path) => remove(at(siteId, path)),
    names: (siteId, path) => namesIn(at(siteId, path)),
    read: (siteId, path) => createReadStream(at(siteId, path)),
    async sites() {
      const names = await readdir(folder)
      return names.filter((name) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)).sort()
    },
  }
}

/** Creates a folder below the mirror's root. Fails with `data_gone` if the root is missing. */
type MakeFolder = (path: string) => Promise<void>

/** Runs a step that needs the folder of a path; creates the folder if somebody has removed it. */
async function inFolderOf(path: string, makeFolder: MakeFolder, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!absent.has(codeOf(error))) throw error
    await makeFolder(dirname(path))
    await work()
  }
}

/** Fails an assertion unless every part is a plain name, so that no path leaves the folder of its site. */
function pathOf(folder: string, siteId: string, path: MirrorPath): string {
  checkKey({ siteId, id: siteId })
  for (const name of path) assert.match(name, /^(?!\.{0,2}$)[^/\\\0]+$/)
  return join(folder, siteId, ...path)
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR'])

/** Undefined if nothing is there. Does not follow links. */
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

/** Some file systems have no links, links do not cross file systems, and the number of links of a file is limited. */
const unlinkable: ReadonlySet<unknown> = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EACCES'])

async function show(linkFile: typeof link, source: string, partial: string): Promise<void> {
  try {
    await linkFile(source, partial)
  } catch (error) {
    if (!unlinkable.has(codeOf(error))) throw error
    await copyFile(source, partial, constants.COPYFILE_FICLONE)
    await syncFile(partial)
  }
  // Writing into a link would change the stored bytes; programs replace a file that they cannot write to.
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

async function move(from: string, to: string, makeFolder: MakeFolder): Promise<boolean> {
  const kind = await kindOf(from)
  await makeFolder(dirname(to))
  if (kind) await rename(from, to)
  if (await kindOf(from + suffix)) await rename(from + suffix, to + suffix)
  // An interrupted run may have moved it already.
  return kind !== undefined || (await kindOf(to)) !== undefined
}

/** The folder holds files of others, or another run has removed it since. */
const leftAlone: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT'])

async function remove(path: string): Promise<void> {
  if ((await kindOf(path)) === 'folder')
    await rmdir(path).catch((error: unknown) => {
      if (!leftAlone.has(codeOf(error))) throw error
    })
  else await rm(path, { force: true })
  await rm(path + suffix, { force: true })
}

/** None if there is no such folder. */
async function namesAt(path: string): Promise<string[]> {
  if ((await kindOf(path)) !== 'folder') return []
  try {
    return await readdir(path)
  } catch (error) {
    if (absent.has(codeOf(error))) return []
    throw error
  }
}

async function namesIn(path: string): Promise<{ entries: string[]; sidecars: string[] }> {
  const names = (await namesAt(path)).sort()
  return {
    entries: names.filter((name) => !name.endsWith(suffix)),
    sidecars: names.flatMap((name) => (name.endsWith(suffix) && name !== suffix ? [name.slice(0, -suffix.length)] : [])),
  }
}
