import type { ChangeRow } from '../../../../generated/prisma/content.ts'
import type { Context } from '../../access/context.ts'
import type { Document } from '../../content/documents/documents.ts'
import type { ContentRecords } from '../../kernel/ports.ts'

/** Leaves out changes. */
export type ChangeFilter = (records: ContentRecords, rows: readonly ChangeRow[]) => Promise<readonly ChangeRow[]>

/** More nested folders than any path has. */
const deepest = 1_000

/**
 * Leaves only the changes of a folder and of what is in it now, directly or at any depth. What is in the recycle bin is in
 * its former folder; what was deleted for good is in none.
 */
export function changesInFolder(ctx: Context, { row: folder }: Document, isRecursive: boolean): ChangeFilter {
  const siteId = ctx.site.id
  /** For each folder, whether it is the folder or below it. */
  const known = new Map<string, boolean>([[folder.id, true]])

  async function isInside(records: ContentRecords, id: string): Promise<boolean> {
    const passed: string[] = []
    let at = id
    let answer = known.get(at)
    for (let depth = 0; answer === undefined && depth < deepest; depth++) {
      passed.push(at)
      const parent: { readonly parentId: string } | undefined = await records.find('Document', { siteId, id: at }, ['parentId'])
      // The root folder of a site collection is its own parent.
      answer = parent === undefined || parent.parentId === at ? false : known.get(parent.parentId)
      at = parent?.parentId ?? at
    }
    for (const one of passed) known.set(one, answer === true)
    return answer === true
  }

  return async (records, rows) => {
    const parents = await parentsOf(records, siteId, rows)
    const kept: ChangeRow[] = []
    for (const row of rows) {
      const parent = parents.get(row.objectId)
      const isThere = parent !== undefined && (parent === folder.id || (isRecursive && (await isInside(records, parent))))
      if (row.objectId === folder.id || isThere) kept.push(row)
    }
    return kept
  }
}

/** The folder of each item, file and folder in the changes, by its GUID. */
async function parentsOf(records: ContentRecords, siteId: string, rows: readonly ChangeRow[]): Promise<ReadonlyMap<string, string>> {
  const parents = new Map<string, string>()
  const ids = [...new Set(rows.map(({ objectId }) => objectId))]
  for (const { id, parentId } of await records.query('Document', { where: { siteId, id: { in: ids } }, columns: ['id', 'parentId'] }))
    parents.set(id, parentId)
  const itemsOf = Map.groupBy(
    rows.filter(({ listId, itemId }) => listId !== null && itemId !== null),
    ({ listId }) => listId ?? '',
  )
  for (const [listId, changes] of itemsOf) {
    const where = { siteId, listId, itemId: { in: [...new Set(changes.flatMap(({ itemId }) => itemId ?? []))] } }
    for (const { uniqueId, folderId } of await records.query('Item', { where, columns: ['uniqueId', 'folderId'] }))
      parents.set(uniqueId, folderId)
  }
  return parents
}
