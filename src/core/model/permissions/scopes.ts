import type { PermissionScopeRow } from '../../../../generated/prisma/content.ts'
import type { ContentRecords, Where } from '../../kernel/ports.ts'

/** The maximum number of values in one condition. */
const chunkSize = 8_000

/** Splits a list of values into parts, each small enough for one statement. */
export function* chunksOf<T>(values: readonly T[], size = chunkSize): Generator<readonly T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size)
}

/** The number of items whose rows are changed by one statement, so that no statement takes long. */
const itemsAtOnce = 1_000

/** A list, and the scopes that its content may have. */
interface ScopesOfList {
  readonly siteId: string
  readonly listId: string
  readonly scopeIds: readonly string[]
}

/** Gives all items, files and folders of a list that have one of the scopes another one. Works through the items by their ids. */
export async function rescopeContent(records: ContentRecords, { siteId, listId, scopeIds }: ScopesOfList, by: string): Promise<void> {
  const inList = { siteId, listId }
  const before = new Set(scopeIds)
  const patch = { scopeId: by }
  const page = { where: inList, orderBy: ['itemId'], columns: ['itemId', 'scopeId'], limit: itemsAtOnce } as const
  for (let last = 0, isOver = false; !isOver; ) {
    const rows = await records.query('Item', { ...page, above: { itemId: last } })
    const itemId = { in: rows.filter(({ scopeId }) => before.has(scopeId)).map((row) => row.itemId) }
    if (itemId.in.length > 0) {
      await records.update('Item', { ...inList, itemId }, patch)
      await records.update('Document', { ...inList, itemId }, patch)
    }
    last = rows.at(-1)?.itemId ?? last
    isOver = rows.length < itemsAtOnce
  }
  // The root folder of the list and its other folders without an item.
  for (const scopeId of chunksOf(scopeIds)) await records.update('Document', { ...inList, itemId: null, scopeId: { in: scopeId } }, patch)
}

/**
 * Gives all rows of some scopes another scope, and deletes the old scopes and
 * their assignments. Only the content of a list can have a scope inside that
 * list, so no other list is searched; each list is read once.
 */
export async function replaceScopes(
  records: ContentRecords,
  siteId: string,
  scopes: readonly Pick<PermissionScopeRow, 'id' | 'listId'>[],
  by: string,
): Promise<void> {
  for (const [listId, rows] of Map.groupBy(scopes, (row) => row.listId)) {
    const scopeIds = rows.map(({ id }) => id)
    if (listId !== null) await rescopeContent(records, { siteId, listId, scopeIds }, by)
    for (const ids of chunksOf(scopeIds)) {
      const where = { siteId, scopeId: { in: ids } }
      if (listId === null) await replaceWebScopes(records, siteId, ids, by)
      else await records.update('List', { ...where, id: listId }, { scopeId: by })
      await records.delete('RoleAssignment', where)
      await records.delete('PermissionScope', { siteId, id: { in: ids } })
    }
  }
}

/** Everything in the site can have the scope of a web. */
async function replaceWebScopes(records: ContentRecords, siteId: string, scopeIds: readonly string[], by: string): Promise<void> {
  const where = { siteId, scopeId: { in: scopeIds } }
  for (const { id: listId } of await records.query('List', { where: { siteId }, columns: ['id'] }))
    await rescopeContent(records, { siteId, listId, scopeIds }, by)
  for (const table of ['Web', 'List', 'Document'] as const) await records.update(table, where, { scopeId: by })
}

/** Deletes the scopes that match, with their assignments, because their objects are deleted too. */
export async function dropScopes(records: ContentRecords, siteId: string, where: Where<PermissionScopeRow>): Promise<void> {
  const rows = await records.query('PermissionScope', { where: { siteId, ...where } })
  for (const ids of chunksOf(rows.map((row) => row.id))) {
    await records.delete('RoleAssignment', { siteId, scopeId: { in: ids } })
    await records.delete('PermissionScope', { siteId, id: { in: ids } })
  }
}
