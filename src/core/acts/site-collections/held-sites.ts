import type { SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DataUnusable } from '../../kernel/data-unusable.ts'
import { DomainError } from '../../kernel/errors.ts'
import { modelReasons } from '../../model/reasons.ts'
import { isOnline, storageNameOf } from '../farm/content-databases.ts'
import { shownPlace } from './places.ts'

type Parts = Pick<FarmContext, 'farm' | 'databases'>

/** Whether to look into content databases that are offline too, as what removes their data must. */
type Looks = 'online' | 'everywhere'

/**
 * Whether something in a site collection is under a legal hold. A content database whose data is gone cannot tell: then
 * false. One that is offline is asked only to look everywhere.
 */
export async function hasHold(
  parts: Parts,
  { id: siteId, contentDatabaseId }: SiteCollectionRow,
  looks: Looks = 'online',
): Promise<boolean> {
  const database = await parts.farm.records.find('ContentDatabase', { id: contentDatabaseId })
  if (!database || (looks === 'online' && !isOnline(database))) return false
  const where = { siteId, releasedAt: null }
  try {
    const holds = await parts.databases.use(storageNameOf(database), (content) =>
      content.database.records.query('LegalHold', { where, limit: 1 }),
    )
    return holds.length > 0
  } catch (error) {
    if (error instanceof DataUnusable) return false
    throw error
  }
}

/**
 * Fails with `held` if something in one of these site collections is under a legal hold. The purge of a deleted site
 * collection asks again, when its database is online.
 */
export async function demandNoHolds(parts: Parts, rows: readonly SiteCollectionRow[], looks: Looks = 'online'): Promise<void> {
  for (const row of rows)
    if (await hasHold(parts, row, looks)) throw new DomainError(modelReasons.held, { what: `The site collection '${shownPlace(row)}'` })
}
