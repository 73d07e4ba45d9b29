import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

/**
 * The codes by which the system and SQLite report a full disk. SQLite uses its first code for the database and its log,
 * and its second for the shared-memory file.
 */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'])

/** The error itself, or `storage_full` if it reports a full disk. */
export const orStorageFull = (error: unknown): unknown =>
  error instanceof Error && fullCodes.has((error as NodeJS.ErrnoException).code)
    ? new DomainError(kernelReasons.storage_full, {}, { cause: error })
    : error
