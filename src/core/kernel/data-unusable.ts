/**
 * A database or data folder that the server cannot use in its present state.
 * `message` is one line that names the path and says what to do.
 */
export class DataUnusable extends Error {
  override readonly name = 'DataUnusable'
  readonly path: string

  /** The message is `path`, followed by `what`. */
  constructor(path: string, what: string, options?: ErrorOptions) {
    super(`${path} ${what}`, options)
    this.path = path
  }
}

/** Another process uses the data. `advice` says what else than stopping it helps. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
  readonly path: string

  constructor(path: string, advice?: string) {
    super(
      advice === undefined
        ? `${path}, or a file beside it, is in use by another process. Stop that process, or choose another DataRootPath, SqlitePath or LiteDbPath.`
        : `${path} is in use by another process. Stop that process, or ${advice}.`,
    )
    this.path = path
  }
}

/** The advice for data that is damaged or belongs to something else. */
export const restoreAdvice = 'Move it away and restore the database from a backup'

/** By the error code of the system or of SQLite; the extended codes of SQLite begin with the codes here. */
const faults: readonly (readonly [codes: readonly string[], what: string])[] = [
  [['SQLITE_NOTADB'], `is not a database, or its beginning is damaged. ${restoreAdvice}.`],
  [['SQLITE_CORRUPT'], `is a damaged database. ${restoreAdvice}.`],
  [
    ['SQLITE_READONLY', 'EROFS'],
    'cannot be written. Check the rights on it and on its folder, and that its file system is not mounted read-only.',
  ],
  [['SQLITE_PERM', 'SQLITE_AUTH', 'EACCES', 'EPERM'], 'cannot be opened by this user. Check the rights on it and on its folder.'],
  [
    ['ENOTDIR', 'EEXIST'],
    'cannot be used as a folder, because it or one of the folders above it is a file. Choose another DataRootPath, SqlitePath or LiteDbPath, or move the file away.',
  ],
  [['EISDIR'], 'is a folder, but must be a file. Move the folder away.'],
  [
    ['ENOENT', 'ELOOP', 'ENAMETOOLONG'],
    'cannot be reached. Check DataRootPath, SqlitePath or LiteDbPath, and that its file system is mounted.',
  ],
  [['SQLITE_CANTOPEN'], 'cannot be opened. Check that it is a file, and the rights on it and on its folder.'],
  [['SQLITE_FULL', 'ENOSPC', 'EDQUOT'], 'cannot be written, because the disk is full. Free some space and start again.'],
  [
    ['SQLITE_IOERR', 'EIO'],
    'cannot be read or written: the disk or its file system failed. Check the disk, and restore lost data from a backup.',
  ],
]

/**
 * Turns a failure of the file system or of SQLite into `DataUnusable` or
 * `DataInUse` for that path; returns any other error unchanged.
 */
export function dataFailure(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === undefined) return error
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return new DataInUse(path)
  const what = faults.find(([codes]) => codes.some((one) => code === one || code.startsWith(`${one}_`)))?.[1]
  return what === undefined ? error : new DataUnusable(path, `${what} (${code})`, { cause: error })
}
