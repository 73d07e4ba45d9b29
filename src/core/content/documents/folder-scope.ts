import { type Context, recordsOf } from '../../access/context.ts'
import { invalid } from '../../kernel/errors.ts'
import type { Expression, Operand } from '../../kernel/query.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { inFolder } from '../query/path-conditions.ts'
import { type Document, type FolderAddress, getFolder } from './documents.ts'

/** Which items of a list the query of a view covers: those directly in a folder, or also those in its subfolders. */
export interface FolderScope {
  /** As the client wrote it; by default the list's root folder. */
  readonly url?: string | null | undefined
  readonly isRecursive: boolean
}

/**
 * The condition of a query, with the condition of its folder (protocol/lists#views).
 * Fails with `folder_not_found`, `access_denied`, and with `invalid_request` for
 * a folder outside the list.
 */
export async function withFolderScope(
  ctx: Context,
  list: List,
  scope: FolderScope,
  where: Expression | undefined,
): Promise<Expression | undefined> {
  const folder = scope.url ? await folderOfList(ctx, list, { from: { url: scope.url } }) : undefined
  const condition = await conditionOf(ctx, list, folder, scope.isRecursive)
  if (!condition) return where
  return where ? { op: 'and', operands: [condition, where] } : condition
}

/** A folder of a list, if the actor may see it. Fails as `withFolderScope`. */
export async function folderOfList(ctx: Context, list: List, address: FolderAddress): Promise<Document> {
  const folder = await getFolder(ctx, address)
  if (folder.list?.row.id === list.row.id) return folder
  throw invalid(`The folder '${folder.url}' is not in list '${list.row.title}', whose own is '${list.url}'.`)
}

async function conditionOf(ctx: Context, list: List, folder: Document | undefined, isRecursive: boolean): Promise<Expression | undefined> {
  const id = folder?.row.id ?? list.row.rootFolderId
  if (!isRecursive) return id === list.row.rootFolderId && !(await mayHaveFolders(ctx, list)) ? undefined : inFolder(id)
  if (!folder || id === list.row.rootFolderId) return undefined
  const directory: Operand = { kind: 'field', path: ['FileDirRef'], at: -1 }
  const text = (value: string): Operand => ({ kind: 'literal', literal: { type: 'text', value }, at: -1 })
  const further: Expression = { op: 'match', match: 'startswith', subject: directory, text: text(`${folder.url}/`) }
  return { op: 'or', operands: [inFolder(id), further] }
}

/** False for most lists: all their items are in one folder, and a condition on it would only cost. */
function mayHaveFolders(ctx: Context, list: List): boolean | Promise<boolean> {
  const { row } = list
  if (isLibrary(list) || row.enableFolderCreation) return true
  const records = recordsOf(ctx)
  return ctx.site.schema.whileUnchanged(`folders ${row.id}`, records, async () => {
    const where = { siteId: row.siteId, listId: row.id, kind: 1 }
    const [one] = await records.query('Document', { where, above: { itemId: 0 }, limit: 1 })
    return one !== undefined
  })
}
