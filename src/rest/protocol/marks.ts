import {
  readingOperations as reading,
  sharingOperations as sharing,
  volatileOperations as volatile,
} from '../../../generated/rest/marks.ts'

/** `x-volatile` of the contract: reads whose replies change without a write. Their replies are not cached. */
export const volatileOperations: ReadonlySet<string> = new Set(volatile)

/**
 * `x-shares-transaction` of the contract: writes that do not affect how later parts of a batch are found. Consecutive
 * ones can share a transaction.
 */
export const sharingOperations: ReadonlySet<string> = new Set(sharing)

/**
 * `x-reads` of the contract: POST operations that change nothing, whose input does not fit into a URL. A token with a
 * read scope allows them. A batch is one of them, because each of its parts is checked by itself.
 */
export const readingOperations: ReadonlySet<string> = new Set(reading)
