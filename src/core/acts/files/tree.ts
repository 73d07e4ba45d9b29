import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { type Document, securedDocument } from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Right } from '../../model/permissions/rights.ts'
import { changeRight } from './folders.ts'

/** The number of rows that are read and written together. */
const batchSize = 1_000

/** Some of a folder's content: plain items have no document, and documents outside lists have no item. */
export interface TreeBatch {
  readonly items: readonly ItemRow[]
  readonly documents: readonly DocumentRow[]
}

/** The rows of a walk: all, or only those that are not in the recycle bin. */
export type Reach = 'present' | 'all'

/**
 * Passes everything below a folder to `work`, level by level and in batches.
 * `work` must remove the rows from the folder or, with `present`, put them into
 * the bin. So no batch is read twice, whatever its number of rows.
 */
export async function drainBelow(
  records: ContentRecords,
  { siteId, id, listId }: Pick<DocumentRow, 'siteId' | 'id' | 'listId'>,
  reach: Reach,
  work: (batch: TreeBatch) => Promise<void>,
): Promise<void> {
  const bin = reach === 'present' ? { recycledIn: null } : {}
  for (let level = [id]; level.length > 0; ) {
    const next: string[] = []
    for (let at = 0; at < level.length; at += batchSize) {
      const parents = { in: level.slice(at, at + batchSize) }
      for (;;) {
        const batch = await batchOf(records, { siteId, listId, parents, bin })
        if (batch.items.length + batch.documents.length === 0) break
        for (const row of batch.documents) if (row.kind !== documentKinds.file) next.push(row.id)
        await work(batch)
      }
    }
    level = next
  }
}

interface Asked {
  readonly siteId: string
  readonly listId: string | null
  readonly parents: { readonly in: readonly string[] }
  readonly bin: { readonly recycledIn?: null }
}

async function batchOf(records: ContentRecords, { siteId, listId, parents, bin }: Asked): Promise<TreeBatch> {
  if (listId === null) {
    const documents = await records.query('Document', { where: { siteId, parentId: parents, ...bin }, limit: batchSize })
    return { items: [], documents }
  }
  const items = await records.query('Item', { where: { siteId, listId, folderId: parents, ...bin }, limit: batchSize })
  return { items, documents: await documentRowsOfItems(records, siteId, items) }
}

/** The files and folders of items. */
export async function documentRowsOfItems(
  records: ContentRecords,
  siteId: string,
  items: readonly Pick<ItemRow, 'documentId'>[],
): Promise<DocumentRow[]> {
  const ids = items.flatMap(({ documentId }) => documentId ?? [])
  return ids.length === 0 ? [] : records.query('Document', { where: { siteId, id: { in: ids } } })
}

/**
 * Checks for an act that moves or deletes a whole tree: it contains no file that
 * somebody else has checked out, no list's root folder and no web, and the actor
 * has the right on each of its permission scopes. Use one guard for one act. Each
 * check fails with `file_checked_out`, `invalid_operation` or `access_denied`.
 */
export function treeGuard(ctx: Context, top: Document, inList: Right, actorId: number): (batch: TreeBatch) => Promise<void> {
  const checked = new Set([top.row.scopeId])
  return async ({ items, documents }) => {
    for (const row of documents) {
      demandPart(top, row)
      await demandNotCheckedOut(ctx, row, `${top.url}/…/${row.leafName}`, actorId)
    }
    for (const { scopeId } of items.length > 0 ? items : documents) {
      if (checked.has(scopeId)) continue
      checked.add(scopeId)
      await demand(ctx, changeRight(top, inList), { ...securedDocument(top), scopeId })
    }
  }
}

function demandPart(top: Document, row: DocumentRow): void {
  if (row.kind === documentKinds.web) throw invalidOperation(`The folder '${top.url}' holds a web. Delete that first.`)
  if (row.listId !== null && row.itemId === null)
    throw invalidOperation(`The folder '${top.url}' is or contains the own folder of a list. Change or delete the list instead.`)
}

/** Fails with `invalid_operation` for the root folder of a web or list, whose name and place are those of the web or list. */
export function demandMovable(document: Document): void {
  if (document.row.kind === documentKinds.web) throw invalidOperation(`'${document.url}' is the folder of a web; change the web instead.`)
  demandPart(document, document.row)
}
