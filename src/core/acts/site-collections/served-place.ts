import { siteHeld } from '../../access/access.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { FarmDatabase } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { isOnline, isReadOnly, storageNameOf } from '../farm/content-databases.ts'

/**
 * Reads from the farm whether a site in the content database that is stored under this name may change now. Fails with
 * `site_held` while an operation holds it or after it has moved, with `read_only_database` and with `database_closed`. A site
 * that the farm does not know is being made, or goes.
 */
export async function demandServedSite({ records }: FarmDatabase, siteId: string, storageName: string): Promise<void> {
  const site = await records.find('SiteCollection', { id: siteId }, ['heldBy', 'path', 'contentDatabaseId'])
  if (!site) return
  const database = await records.find('ContentDatabase', { id: site.contentDatabaseId })
  if (site.heldBy !== null || (database && storageNameOf(database) !== storageName)) throw siteHeld(site.path)
  if (!database || !isOnline(database)) throw new DomainError(kernelReasons.database_closed, { database: database?.name ?? storageName })
  if (isReadOnly(database)) throw new DomainError(kernelReasons.read_only_database)
}
