import { sharingOperations as sharing, volatileOperations as volatile } from '../../../generated/rest/marks.ts'

/** `x-volatile` of the contract: reads whose answers change although nothing was written. Their replies are not kept. */
export const volatileOperations: ReadonlySet<string> = new Set(volatile)

/**
 * `x-shares-transaction` of the contract: writes that change nothing by which a
 * later part of a batch is found. Those that follow each other can share a
 * transaction.
 */
export const sharingOperations: ReadonlySet<string> = new Set(sharing)
