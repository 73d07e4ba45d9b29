import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { UniqueViolation } from '../../core/kernel/ports.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '')

/** The server is stopping, starting or out of connections, or has ended this one. */
const lostStates = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300'])
const lostCodes = new Set([
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
const lostWords = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end',
]

/** Whether the error says that the server cannot be reached. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  if (code.startsWith('08') || lostStates.has(code) || lostCodes.has(code)) return true
  return code === '' && error instanceof Error && lostWords.some((words) => error.message.includes(words))
}

/** Whether a transaction that failed with the error may succeed if it runs again: a conflict with another writer, or a deadlock. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error))

/** Whether a statement took longer than the server lets it. */
const isTooLong = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether there is no database of this name. */
export const isMissingDatabase = (error: unknown): boolean => codeOf(error) === '3D000'

/** Whether a database of this name exists already. */
export const isKnownDatabase = (error: unknown): boolean => ['42P04', '23505'].includes(codeOf(error))

/** Whether the server opens no connection for this user, or has no database of this name, although it did so at the start. */
const isClosed = (error: unknown): boolean => codeOf(error).startsWith('28') || isMissingDatabase(error)

/** As `translated`, for a read outside of transactions: it may follow a write that is stored, so it says nothing of writes. */
export const translatedRead = (error: unknown, limitMs: number): unknown =>
  isLost(error) || isClosed(error) ? new DomainError(kernelReasons.database_unreadable, {}, { cause: error }) : translated(error, limitMs)

/** What callers of the port see in place of an error of the driver; `limitMs` is the time limit of a statement. */
export function translated(error: unknown, limitMs: number): unknown {
  if (isLost(error) || isClosed(error)) return new DomainError(kernelReasons.database_unavailable, {}, { cause: error })
  if (isTooLong(error)) return new DomainError(kernelReasons.query_too_expensive, { seconds: String(limitMs / 1000) }, { cause: error })
  switch (codeOf(error)) {
    case '23505': {
      const { constraint } = error as { readonly constraint?: string }
      return new UniqueViolation(`A row with the same key of ${constraint ?? 'an index'} exists.`, { cause: error })
    }
    case '53100':
      return new DomainError(kernelReasons.storage_full, {}, { cause: error })
    case '25006':
    case '42501':
      return new DomainError(kernelReasons.read_only_database, {}, { cause: error })
    case '22021':
    case '22P05':
      return invalid('A text contains the character U+0000, which this server cannot store. Send the text without it.')
    default:
      return error
  }
}
