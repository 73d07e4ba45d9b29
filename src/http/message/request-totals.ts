import type { Response } from './message.ts'

/** Totals since the start; failed counts statuses of 400 and above. */
export interface RequestTotals {
  answered: number
  failed: number
  /** Totals by operation. Names come from contracts, so their number is bounded. */
  readonly byOperation: Map<string, number>
}

export const noRequests = (): RequestTotals => ({ answered: 0, failed: 0, byOperation: new Map() })

/** The totals of all requests, and those of each tenant, which see nothing of each other. */
export interface TotalsOfTenants {
  readonly all: RequestTotals
  /** Totals by the id of the tenant. */
  readonly ofTenants: Map<string, RequestTotals>
}

/** The totals that a client may see: those of its tenant; for the farm's own tenant all. */
export function totalsOf({ all, ofTenants }: TotalsOfTenants, tenantId: string | undefined): RequestTotals {
  if (tenantId === undefined) return all
  const known = ofTenants.get(tenantId) ?? noRequests()
  ofTenants.set(tenantId, known)
  return known
}

/** Counts an answer for all, and for the tenant of its request. */
export function countAnswerOf(totals: TotalsOfTenants, tenantId: string | undefined, response: Response): void {
  countAnswer(totals.all, response)
  if (tenantId !== undefined) countAnswer(totalsOf(totals, tenantId), response)
}

/** The name for requests that match no operation. */
export const unknownOperation = 'unknown'

export function countAnswer(totals: RequestTotals, { status, operation = unknownOperation }: Response): void {
  totals.answered += 1
  if (status >= 400) totals.failed += 1
  totals.byOperation.set(operation, (totals.byOperation.get(operation) ?? 0) + 1)
}
