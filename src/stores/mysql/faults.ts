import { DomainError } from '../../core/kernel/errors.ts'
import { UniqueViolation } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

/** What the driver tells of an error: `errno` is the number of the server, or of the system. */
interface DriverError {
  readonly code?: unknown
  readonly errno?: unknown
}

const partsOf = (error: unknown): DriverError => (error instanceof Error ? (error as DriverError) : {})
const codeOf = (error: unknown): string => String(partsOf(error).code ?? '')
const numberOf = (error: unknown): number => Number(partsOf(error).errno ?? 0)

/** Too many connections, the server stops, or it has ended this connection. */
const lostNumbers: ReadonlySet<number> = new Set([1040, 1053, 1203, 1927, 2006, 2013, 4031])
const lostCodes: ReadonlySet<string> = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What the driver says without a code. */
const lostWords = ["Can't add new command when connection is in closed state", 'Pool is closed', 'Connection lost']

/** Whether the error says that the server cannot be reached. */
export function isMySqlLost(error: unknown): boolean {
  if (lostNumbers.has(numberOf(error)) || lostCodes.has(codeOf(error))) return true
  return error instanceof Error && codeOf(error) === '' && lostWords.some((words) => error.message.includes(words))
}

/** A deadlock, a lock that another writer holds for too long, or rows that were changed since this transaction read them. */
const conflicts: ReadonlySet<number> = new Set([1020, 1205, 1213])

/** Whether a transaction that failed with the error may succeed if it runs again. */
export const isMySqlConflict = (error: unknown): boolean => conflicts.has(numberOf(error))

/** Whether another writer has held a lock for too long. */
export const isLockedOut = (error: unknown): boolean => numberOf(error) === 1205

/** Whether there is no database of this name. */
export const isMySqlMissing = (error: unknown): boolean => numberOf(error) === 1049

/** Whether the user may not do it, or is not known. */
export const isRefusedUser = (error: unknown): boolean => [1044, 1045, 1142, 1227, 1698].includes(numberOf(error))

/** A table, column or index that a statement was to make is there already, or one that it was to remove is gone. */
export const isDoneAlready = (error: unknown): boolean => [1050, 1051, 1060, 1061, 1091].includes(numberOf(error))

/** A table, a temporary file or the disk is full. */
const full: ReadonlySet<number> = new Set([3, 1021, 1026, 1114])
/** The server, the table or the transaction is read-only, or the user may only read. */
const readOnly: ReadonlySet<number> = new Set([1036, 1142, 1143, 1227, 1290, 1792, 1836])
const tooLong: ReadonlySet<number> = new Set([1969, 3024])

/** The server opens no connection for this user, or has no database of this name, although it did so at the start. */
const closed: ReadonlySet<number> = new Set([1044, 1045, 1049, 1698])
const isUnreachable = (error: unknown): boolean => isMySqlLost(error) || closed.has(numberOf(error))

/** As `mysqlFault`, for a read outside of transactions: it may follow a write that is stored, so it says nothing of writes. */
export const mysqlReadFault = (error: unknown, limitMs: number): unknown =>
  isUnreachable(error) ? new DomainError(kernelReasons.database_unreadable, {}, { cause: error }) : mysqlFault(error, limitMs)

/** What callers of the port see in place of an error of the driver; `limitMs` is the time limit of a statement. */
export function mysqlFault(error: unknown, limitMs: number): unknown {
  if (isUnreachable(error)) return new DomainError(kernelReasons.database_unavailable, {}, { cause: error })
  const number = numberOf(error)
  if (number === 1062) return new UniqueViolation('A row with the same key exists.', { cause: error })
  if (tooLong.has(number)) return new DomainError(kernelReasons.query_too_expensive, { seconds: String(limitMs / 1000) }, { cause: error })
  if (full.has(number)) return new DomainError(kernelReasons.storage_full, {}, { cause: error })
  if (readOnly.has(number)) return new DomainError(kernelReasons.read_only_database, {}, { cause: error })
  return error
}
