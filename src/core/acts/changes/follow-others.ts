import type { ContentDatabase } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'

export interface FollowedSites {
  readonly database: ContentDatabase
  /** The sites that the database has now. */
  readonly sites: () => readonly Pick<SiteHandle, 'id' | 'schema'>[]
  readonly onError: (error: unknown) => void
}

/**
 * Drops what other processes commit from the schema caches of sites, as soon as
 * the database reports it. Commits of this process cost nothing here, because
 * their changes are dropped already. `stop` resolves when the present round has
 * ended.
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
  // Now the caches know their position in the log.
  lookSoon()
  return {
    stop() {
      stopHearing()
      return looking
    },
  }
}
