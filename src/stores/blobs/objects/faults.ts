import { DomainError } from '../../../core/kernel/errors.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'

const statusOf = (error: unknown): number | undefined =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode

/** The bucket or the object does not exist, or is shorter than the range. */
export const isNotThere = (error: unknown): boolean => [404, 416].includes(statusOf(error) ?? 0)

/** What the store says when its quota is used up. */
const fullNames: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity', 'EntityTooLarge'])

/** What callers see in place of an error of the store when bytes are written or deleted. */
export function putFault(error: unknown): DomainError {
  const isFull = statusOf(error) === 507 || (error instanceof Error && fullNames.has(error.name))
  return new DomainError(isFull ? kernelReasons.storage_full : kernelReasons.database_unavailable, {}, { cause: error })
}

/** As `putFault`, when bytes are read. */
export const readFault = (error: unknown): DomainError => new DomainError(kernelReasons.database_unreadable, {}, { cause: error })
