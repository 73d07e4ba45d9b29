import type { ChangedEntity } from '../../model/change.ts'
import type { SiteHandle } from '../../model/sites/site.ts'

/** The entities whose changes webhooks and alerts tell of: those in a list, not the list itself. */
export const toldEntities: readonly ChangedEntity[] = ['item', 'file', 'folder']

/** The number of the last change of a site. */
export const lastChangeOf = async ({ id: siteId, database }: SiteHandle): Promise<number> =>
  (await database.records.find('Site', { siteId }, ['changeSequence']))?.changeSequence ?? 0

/** Whether the log has a change in a list after a number that could be told; rights are not considered. */
export async function hasChanges(
  { id: siteId, database }: SiteHandle,
  { listId }: { readonly listId: string },
  sequence: number,
): Promise<boolean> {
  const where = { siteId, listId, entity: { in: toldEntities } }
  const page = { where, above: { sequence }, orderBy: ['sequence'], columns: ['sequence'], limit: 1 } as const
  return (await database.records.query('Change', page)).length > 0
}
