import type { FarmDatabase, Runtime } from '../../kernel/ports.ts'
import { UniqueViolation } from '../../kernel/ports.ts'
import { freeing } from '../../model/full-disk.ts'

/** Sessions that users have signed out of, on every node of the farm and after every restart. */
export interface EndedSessions {
  /**
   * Invalidates every cookie of the session, also on a full disk. The row is removed after `until` (milliseconds), when
   * all its cookies have expired.
   */
  end(sessionId: string, until: number): Promise<void>
  hasEnded(sessionId: string): Promise<boolean>
}

/** Each sign-out removes this many expired rows at most. */
const pruneRows = 100

export function createEndedSessions(farm: FarmDatabase, runtime: Runtime): EndedSessions {
  return {
    async end(sessionId, until) {
      const store = () =>
        farm.transaction(async (records) => {
          const over = await records.query('EndedSession', { where: {}, upTo: { expiresAt: runtime.now() }, limit: pruneRows })
          if (over.length > 0) await records.delete('EndedSession', { sessionId: { in: over.map((row) => row.sessionId) } })
          if (!(await records.find('EndedSession', { sessionId }))) await records.insert('EndedSession', { sessionId, expiresAt: until })
        })
      try {
        await freeing(farm, store)
      } catch (error) {
        // Another node has stored the row already.
        if (!(error instanceof UniqueViolation)) throw error
      }
    },
    hasEnded: async (sessionId) => (await farm.records.find('EndedSession', { sessionId })) !== undefined,
  }
}
