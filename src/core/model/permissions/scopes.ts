import type { PermissionScopeRow } from '../../../../generated/prisma/content.ts'
import type { ContentRecords, Where } from '../../kernel/ports.ts'

/** The most values of one condition. */
const chunkSize = 8_000

/** A list of values in parts that one statement takes. */
export function* chunksOf<T>(values: readonly T[], size = chunkSize): Generator<readonly T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size)
}

/** Rows that carry the permission scope that holds for them. */
const scoped = ['Web', 'List', 'Item', 'Document'] as const

/**
 * Whatever a scope held for gets another one; the scope and its assignments
 * are gone. `listId` is that of a scope inside a list: no other item can have
 * it, and the items of other lists need not be looked through.
 */
export async function replaceScope(
  records: ContentRecords,
  scope: Pick<PermissionScopeRow, 'siteId' | 'id' | 'listId'>,
  by: string,
): Promise<void> {
  const { siteId, id: scopeId, listId } = scope
  for (const table of scoped) {
    if (listId !== null && table === 'Web') continue
    const inList = listId !== null && table !== 'List' && table !== 'Web' ? { listId } : {}
    await records.update(table, { siteId, scopeId, ...inList } as Where<{ siteId: string; scopeId: string }>, { scopeId: by })
  }
  await records.delete('RoleAssignment', { siteId, scopeId })
  await records.delete('PermissionScope', { siteId, id: scopeId })
}

/** Deletes the scopes that match, with their assignments, because what they held for is deleted too. */
export async function dropScopes(records: ContentRecords, siteId: string, where: Where<PermissionScopeRow>): Promise<void> {
  const rows = await records.query('PermissionScope', { where: { siteId, ...where } })
  for (const ids of chunksOf(rows.map((row) => row.id))) {
    await records.delete('RoleAssignment', { siteId, scopeId: { in: ids } })
    await records.delete('PermissionScope', { siteId, id: { in: ids } })
  }
}
