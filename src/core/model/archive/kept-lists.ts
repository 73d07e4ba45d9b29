import type { ListRow } from '../../../../generated/prisma/content.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { SiteHandle } from '../sites/site.ts'
import { heldItems } from './hold-guard.ts'

const columns = ['id', 'webId', 'version', 'nextItemId', 'itemCount', 'lastItemModifiedAt', 'lastItemDeletedAt'] as const

/** A list with something in it that is archived or under a legal hold. */
export interface KeptList {
  readonly row: Pick<ListRow, (typeof columns)[number]>
  /** Since when it is archived, by itself or with its web; undefined if it is not. */
  readonly archivedAt: number | undefined
  /** The items that are held; `all` if the list or its web is. */
  readonly held: 'all' | ReadonlySet<number>
}

/** Whether an item of a list is archived or held. */
export const isKept = ({ archivedAt, held }: KeptList, itemId: number): boolean =>
  archivedAt !== undefined || held === 'all' || held.has(itemId)

/** The lists of a site, also those in the recycle bin, in which something is archived or held, by their ids. */
export async function keptLists(site: SiteHandle, records: ContentRecords): Promise<ReadonlyMap<string, KeptList>> {
  const scopes = await site.schema.archived.read(records)
  const holds = await site.schema.holds.read(records)
  const found = new Map<string, KeptList>()
  if (scopes.length === 0 && holds.length === 0) return found
  const parents = new Map([...(await site.schema.webs(records)).values()].map(({ row }) => [row.id, row.parentWebId]))
  const since = new Map(scopes.map(({ objectId, archivedAt }) => [objectId, archivedAt]))
  const heldWhole = new Set(holds.flatMap(({ webId, listId, itemIds }) => (listId === null ? webId : itemIds === null ? listId : [])))
  const partly = Map.groupBy(
    holds.filter(({ itemIds }) => itemIds !== null),
    ({ listId }) => listId,
  )
  for (const row of await records.query('List', { where: { siteId: site.id }, columns })) {
    const path = [row.id]
    for (let id: string | null | undefined = row.webId; typeof id === 'string'; id = parents.get(id)) path.push(id)
    const archivedAt = path.map((id) => since.get(id)).find((at) => at !== undefined)
    const some = (partly.get(row.id) ?? []).flatMap((hold) => [...(heldItems(hold) ?? [])])
    const held = path.some((id) => heldWhole.has(id)) ? 'all' : new Set(some)
    if (archivedAt !== undefined || held === 'all' || held.size > 0) found.set(row.id, { row, archivedAt, held })
  }
  return found
}
