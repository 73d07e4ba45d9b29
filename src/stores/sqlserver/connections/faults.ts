import { DomainError } from '../../../core/kernel/errors.ts'
import { UniqueViolation } from '../../../core/kernel/ports.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'

/** What the driver tells of an error: `number` is that of the server, `code` a word of the driver. */
interface DriverError {
  readonly code?: unknown
  readonly number?: unknown
}

const partsOf = (error: unknown): DriverError => (error instanceof Error ? (error as DriverError) : {})
const codeOf = (error: unknown): string => String(partsOf(error).code ?? '')
const numberOf = (error: unknown): number => Number(partsOf(error).number ?? 0)

/** The error of a connection with the number that the server has told before it. */
export function numberedFault(error: Error, told: unknown): Error {
  const number = typeof told === 'object' && told !== null && 'number' in told ? told.number : undefined
  return number === undefined ? error : Object.assign(error, { number })
}

/** The words of the driver for a connection that could not be made, or that has ended. */
const lostCodes: ReadonlySet<string> = new Set([
  'ESOCKET',
  'ECLOSE',
  'EINVALIDSTATE',
  'EINSTLOOKUP',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
])

/**
 * The server ends, pauses, recovers or moves the database, has too many connections, or has ended this one: numbers from its list of
 * messages, those of the hosted service from 40,143 on.
 */
const lostNumbers: ReadonlySet<number> = new Set([
  233, 596, 921, 922, 924, 927, 942, 952, 976, 983, 4221, 6005, 6006, 10053, 10054, 10060, 10928, 10929, 17142, 17187, 17188, 17189, 18401,
  18451, 18461, 40143, 40197, 40501, 40613, 40680, 49918, 49919, 49920,
])

/** The driver tells a connection that was not made in time with the same word as a statement that takes too long. */
const isConnectTimeout = (error: unknown): boolean =>
  codeOf(error) === 'ETIMEOUT' && error instanceof Error && error.name !== 'RequestError' && error.message.startsWith('Failed to connect')

/** Whether the error says that the server cannot be reached. */
export const isSqlServerLost = (error: unknown): boolean =>
  lostCodes.has(codeOf(error)) || lostNumbers.has(numberOf(error)) || isConnectTimeout(error)

/** A deadlock, a lock that another writer holds for too long, or rows that were changed since this transaction read them. */
const conflicts: ReadonlySet<number> = new Set([1205, 1222, 3960, 3961])

/** Whether a transaction that failed with the error may succeed if it runs again. */
export const isSqlServerConflict = (error: unknown): boolean => conflicts.has(numberOf(error))

/** Whether another writer has held a lock for too long. */
export const isSqlServerLockedOut = (error: unknown): boolean => numberOf(error) === 1222

/** Whether there is no database of this name, or none that this user may open. */
export const isSqlServerMissing = (error: unknown): boolean => numberOf(error) === 4060 || numberOf(error) === 911

/** Whether the user may not do it, or is not known. */
export const isSqlServerRefusal = (error: unknown): boolean =>
  [229, 230, 262, 300, 916, 18452, 18456, 18470, 18486, 18488].includes(numberOf(error))

/** Whether a database of this name is there already. */
export const isSqlServerMade = (error: unknown): boolean => numberOf(error) === 1801

const keys: ReadonlySet<number> = new Set([2601, 2627])
/** The database, its log, the disk or the database for temporary rows is full. */
const full: ReadonlySet<number> = new Set([1101, 1105, 3257, 3958, 3967, 5149, 9002, 40544])
const readOnly: ReadonlySet<number> = new Set([3906, 3908, 15372])

/** As `sqlserverFault`, for a read outside of transactions: it may follow a write that is stored, so it says nothing of writes. */
export const sqlserverReadFault = (error: unknown, limitMs: number): unknown =>
  isSqlServerLost(error) ? new DomainError(kernelReasons.database_unreadable, {}, { cause: error }) : sqlserverFault(error, limitMs)

/** What callers of the port see in place of an error of the driver; `limitMs` is the time limit of a statement. */
export function sqlserverFault(error: unknown, limitMs: number): unknown {
  if (isSqlServerLost(error)) return new DomainError(kernelReasons.database_unavailable, {}, { cause: error })
  const number = numberOf(error)
  if (keys.has(number)) return new UniqueViolation('A row with the same key exists.', { cause: error })
  if (codeOf(error) === 'ETIMEOUT')
    return new DomainError(kernelReasons.query_too_expensive, { seconds: String(limitMs / 1000) }, { cause: error })
  if (full.has(number)) return new DomainError(kernelReasons.storage_full, {}, { cause: error })
  if (readOnly.has(number)) return new DomainError(kernelReasons.read_only_database, {}, { cause: error })
  return error
}
