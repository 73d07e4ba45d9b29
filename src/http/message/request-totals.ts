import type { Response } from './message.ts'

/** What has been answered since the start; failed is 400 and above. */
export interface RequestTotals {
  answered: number
  failed: number
  /** How many by operation. Names come from contracts, so there are only so many. */
  readonly byOperation: Map<string, number>
}

export const noRequests = (): RequestTotals => ({ answered: 0, failed: 0, byOperation: new Map() })

/** What leads to no operation is counted under this name. */
export const unknownOperation = 'unknown'

export function countAnswer(totals: RequestTotals, { status, operation = unknownOperation }: Response): void {
  totals.answered += 1
  if (status >= 400) totals.failed += 1
  totals.byOperation.set(operation, (totals.byOperation.get(operation) ?? 0) + 1)
}
