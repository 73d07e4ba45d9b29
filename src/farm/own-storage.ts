import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { readStorage } from '../core/model/sites/storage-backends.ts'
import { makeFolder } from '../stores/disk/folders.ts'

/** The folders of a farm. */
export interface FarmFolders {
  /** The folder of the server's own data; undefined if it has none. */
  readonly data: string | undefined
  /** The folder of the setting `Farm:StorageRoot`. */
  readonly root: string
  readonly backups: string
}

/**
 * Makes the folder of a storage and tries to write to it. Returns undefined, or a sentence that says why content databases
 * cannot be stored there. Links are followed: the folder must be below the root, and apart from the data and the backups.
 */
export async function prepareStorage({ data, root, backups }: FarmFolders, storage: string): Promise<string | undefined> {
  const { backend = 'InMemory', path = '' } = readStorage(storage) ?? {}
  if (backend === 'InMemory')
    return data === undefined
      ? undefined
      : 'this farm is stored on the disk, and a database in memory would lose its site collections when the server stops. Use FileSystem or Sqlite.'
  if (data === undefined) return 'this farm is in memory, and would not find the data again. Use InMemory, or leave storageBackend out.'
  try {
    const folder = join(resolve(root), path)
    if (isInDatabase(folder, resolve(root))) return withinDatabase
    await makeFolder(folder)
    const real = await realpath(folder)
    if (!isWithin(real, await realpath(resolve(root)))) return 'its path is a link that leads out of the folder of Farm:StorageRoot.'
    if (isInDatabase(real, await realpath(resolve(root)))) return withinDatabase
    for (const [what, other] of [['data', data] as const, ['backups', backups] as const]) {
      const taken = await realpath(resolve(other)).catch(() => resolve(other))
      if (isWithin(real, taken) || isWithin(taken, real))
        return `its folder and that of the server's ${what} are not apart. Set Farm:StorageRoot to another folder, or choose another path.`
    }
    const probe = join(folder, `.${randomUUID()}`)
    await writeFile(probe, '', { flag: 'wx', mode: 0o600 })
    await rm(probe)
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return `its folder '${path}' below Farm:StorageRoot cannot be written to (${code}). Choose another path, or permit the server to write there.`
  }
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

const withinDatabase = 'its folder is within the folder of a content database, which is deleted with it. Choose another path.'

/** Whether a folder below `root`, or one above it, is that of a content database. */
function isInDatabase(folder: string, root: string): boolean {
  for (let at = folder; isWithin(at, root) && at !== root; at = dirname(at)) if (existsSync(join(at, 'content.db'))) return true
  return false
}
