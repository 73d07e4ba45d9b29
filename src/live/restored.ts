import type { Restored } from '../../generated/live/messages.ts'

/** What was put back: one site collection, or all data. */
export interface WhatIsRestored {
  readonly siteId?: string | undefined
}

/**
 * Follows everything anew after data was put back, and tells the clients; undefined if nothing was put back. Connections stay
 * open meanwhile.
 */
export type FollowAnew = (what: WhatIsRestored | undefined) => Promise<void>

/** The payload of the message that tells clients of it. */
export const restoredNews = (
  { siteId }: WhatIsRestored,
  { groups, left }: { readonly groups: readonly string[]; readonly left: readonly string[] },
  timestamp: string,
): Restored => ({ ...(siteId !== undefined && { siteId }), groups, left, timestamp })
