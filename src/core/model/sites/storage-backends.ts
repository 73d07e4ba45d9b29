import type { WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { invalid } from '../../kernel/errors.ts'

/** The place of a content database that is not stored where the farm stores its own. */
export interface OwnStorage {
  readonly backend: StorageBackend
  /** A folder below that of the setting `Farm:StorageRoot`; empty for `InMemory`. */
  readonly path: string
}

export type StorageBackend = 'FileSystem' | 'Sqlite' | 'InMemory'

/** As clients name it: the back-end and its settings. */
export interface StorageInput {
  readonly storageBackend?: StorageBackend | null
  readonly storageSettings?: { readonly path?: string } | null
}

const mostPartBytes = 120
/** A part of a path that every file system accepts. */
const illegalPart = /[\p{Cc}"*:<>?\\|]/u
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const isLegalPart = (part: string): boolean =>
  part !== '' &&
  part === part.trim() &&
  !part.startsWith('.') &&
  !part.endsWith('.') &&
  Buffer.byteLength(part) <= mostPartBytes &&
  !illegalPart.test(part) &&
  !deviceName.test(part)

/** The storage that a client names; undefined if it names none. Fails with `invalid_request`. */
export function namedStorage({ storageBackend, storageSettings }: StorageInput): OwnStorage | undefined {
  const path = storageSettings?.path
  if (storageBackend === undefined || storageBackend === null) {
    if (path !== undefined) throw invalid('storageSettings belong to a storageBackend. Send both, or neither of them.')
    return undefined
  }
  if (storageBackend === 'InMemory') {
    if (path !== undefined) throw invalid('The storageBackend InMemory has no settings. Leave storageSettings.path out.')
    return { backend: storageBackend, path: '' }
  }
  if (path === undefined || path.length > 255 || !path.split('/').every(isLegalPart))
    throw invalid(
      `storageSettings.path of the storageBackend ${storageBackend} is ${path === undefined ? 'missing' : `'${path.slice(0, 255)}'`}. Give a relative path of at most 255 characters below the folder of Farm:StorageRoot, such as fast/intranet, without names that begin or end with a period.`,
    )
  return { backend: storageBackend, path }
}

/** The columns of a web application that store it. */
export const storageColumns = (storage: OwnStorage | undefined): Pick<WebApplicationRow, 'storageBackend' | 'storageSettings'> => ({
  storageBackend: storage?.backend ?? null,
  storageSettings: storage ? JSON.stringify({ path: storage.path }) : null,
})

/** The storage of the new content databases of a web application, as the column `storage` of their rows has it. */
export function storageOfNew({ storageBackend, storageSettings }: Pick<WebApplicationRow, keyof StorageInput>): string | null {
  if (storageBackend === null) return null
  const { path = '' } = JSON.parse(storageSettings ?? '{}') as { readonly path?: string }
  return JSON.stringify({ backend: storageBackend, path })
}

/** What the column `storage` of a content database says. */
export const readStorage = (storage: string | null): OwnStorage | undefined =>
  storage === null ? undefined : (JSON.parse(storage) as OwnStorage)

/** As clients see it; nothing for the storage of the farm. */
export function shownStorage(storage: OwnStorage | undefined) {
  if (!storage) return {}
  const { backend, path } = storage
  return { storageBackend: backend, storageSettings: path === '' ? {} : { path } }
}
