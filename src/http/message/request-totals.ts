import type { Response } from './message.ts'

/** Totals since the start; failed counts statuses of 400 and above. */
export interface RequestTotals {
  answered: number
  failed: number
  /** Totals by operation. Names come from contracts, so their number is bounded. */
  readonly byOperation: Map<string, number>
}

export const noRequests = (): RequestTotals => ({ answered: 0, failed: 0, byOperation: new Map() })

/** The name for requests that match no operation. */
export const unknownOperation = 'unknown'

export function countAnswer(totals: RequestTotals, { status, operation = unknownOperation }: Response): void {
  totals.answered += 1
  if (status >= 400) totals.failed += 1
  totals.byOperation.set(operation, (totals.byOperation.get(operation) ?? 0) + 1)
}
