import type { ContentDatabase } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'

export interface FollowedSites {
  readonly database: ContentDatabase
  /** The sites in this database by now. */
  readonly sites: () => readonly Pick<SiteHandle, 'id' | 'schema'>[]
  readonly onError: (error: unknown) => void
}

/**
 * Lets the schema caches of sites drop what other processes commit, as soon as
 * the database tells of it. What this process commits it has dropped itself, so
 * that costs nothing here. `stop` resolves when the look under way has ended.
 */
export function followOthers({ database, sites, onError }: FollowedSites): { stop(): Promise<void> } {
  const look = async () => {
    const rows = await database.records.query('Site', { where: {} })
    const sequences = new Map(rows.map((row) => [row.siteId, row.changeSequence]))
    for (const { id, schema } of sites()) if (schema.sequence !== sequences.get(id)) await schema.catchUp()
  }
  let looking = Promise.resolve()
  let isDue = false
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    looking = looking
      .then(() => {
        isDue = false
        return look()
      })
      .catch(onError)
  }
  const stopHearing = database.onCommit((whose) => {
    if (whose === 'others') lookSoon()
  })
  // From here on the caches know how far in the log they are.
  lookSoon()
  return {
    stop() {
      stopHearing()
      return looking
    },
  }
}
