import {
  readingOperations as reading,
  sharingOperations as sharing,
  volatileOperations as volatile,
} from '../../../generated/rest/marks.ts'

/** `x-volatile` of the contract: reads whose answers change although nothing was written. Their replies are not kept. */
export const volatileOperations: ReadonlySet<string> = new Set(volatile)

/**
 * `x-shares-transaction` of the contract: writes that change nothing by which a
 * later part of a batch is found. Those that follow each other can share a
 * transaction.
 */
export const sharingOperations: ReadonlySet<string> = new Set(sharing)

/**
 * `x-reads` of the contract: operations of POST that change nothing, whose
 * questions do not fit into an address. A token for reads opens them; a batch
 * is one of them, because each of its parts is asked for by itself.
 */
export const readingOperations: ReadonlySet<string> = new Set(reading)
