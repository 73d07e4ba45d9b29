import type { ListRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { itemFacts, itemsAtOnce } from '../../content/archive/item-facts.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { archivedScopeOf, isHashed } from '../../model/archive/archive-guard.ts'
import type { Owner } from '../sites/owners.ts'

type Place = Pick<ListRow, 'id' | 'webId'>

/** A function that tells whether a list is the owner, or is in the web that is the owner or in a web below it. */
export async function insideOf({ site }: Context, records: ContentRecords, owner: Owner): Promise<(list: Place) => boolean> {
  if (owner.kind === 'list') return ({ id }) => id === owner.id
  const webs = [...(await site.schema.webs(records)).values()]
  const above = new Map(webs.map(({ row }) => [row.id, row.parentWebId]))
  return ({ webId }) => {
    for (let id: string | null | undefined = webId; typeof id === 'string'; id = above.get(id)) if (id === owner.id) return true
    return false
  }
}

/**
 * The lists in a scope that is no archived scope with hashes now. Lists that another one contains are left out: their hashes
 * remain, so that archiving them twice makes no damage right.
 */
export async function listsToHash(inside: Context, records: ContentRecords, owner: Owner): Promise<HashedList[]> {
  const { site } = inside
  const isInside = await insideOf(inside, records, owner)
  const one = owner.kind === 'list' ? { id: owner.id } : {}
  const where = { siteId: site.id, ...one, recycledIn: null }
  const lists = await records.query('List', { where, columns: ['id', 'webId', 'itemCount'], orderBy: ['id'] })
  const found: HashedList[] = []
  for (const list of lists) if (isInside(list) && !(await isHashed(site, records, list.webId, list.id))) found.push(list)
  return found
}

type HashedList = Pick<ListRow, 'id' | 'webId' | 'itemCount'>

/** The number of items that would get a hash. */
export async function countInside(inside: Context, records: ContentRecords, owner: Owner): Promise<number> {
  return (await listsToHash(inside, records, owner)).reduce((sum, { itemCount }) => sum + itemCount, 0)
}

/** Stores a hash for each item in a web or a list that is about to be archived. */
export async function hashItems(inside: Context, scope: WriteScope, owner: Owner): Promise<void> {
  for (const { id } of await listsToHash(inside, scope.records, owner))
    for (let last: number | undefined = 0; last !== undefined; ) last = await hashSome(inside.site.id, scope, id, last)
}

/**
 * Stores the hashes of some items of a list: of those with ids above `last`; above 0, the list loses all former hashes first. Returns the
 * id of the last one, or undefined at the end.
 */
export async function hashSome(
  siteId: string,
  { records, now: hashedAt }: Pick<WriteScope, 'records' | 'now'>,
  listId: string,
  last: number,
): Promise<number | undefined> {
  if (last === 0) await records.delete('ArchivedItem', { siteId, listId })
  const page = { where: { siteId, listId, recycledIn: null }, above: { itemId: last }, orderBy: ['itemId'], columns: ['itemId'] } as const
  const ids = (await records.query('Item', { ...page, limit: itemsAtOnce })).map(({ itemId }) => itemId)
  if (ids.length === 0) return undefined
  const facts = await itemFacts(records, siteId, listId, ids)
  const rows = [...facts].map(([itemId, { hash }]) => ({ siteId, listId, itemId, hash, hashedAt, damagedAt: null }))
  await records.insertAll('ArchivedItem', rows)
  return ids.at(-1)
}

/**
 * Deletes the hashes in a web or a list that is not archived any more. Those in another archived scope stay, also if it has not
 * got all of its own yet.
 */
export async function forgetHashes(inside: Context, scope: WriteScope, owner: Owner): Promise<void> {
  const { site } = inside
  for (const { id, webId } of await listsToHash(inside, scope.records, owner))
    if (!(await archivedScopeOf(site, scope.records, webId, id)))
      await scope.records.delete('ArchivedItem', { siteId: site.id, listId: id })
}
