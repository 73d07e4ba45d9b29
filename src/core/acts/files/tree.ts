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

/** Rows that are read and written at a time. */
const batchSize = 1_000

/** Some of what is in a folder: plain items of a list have no document, and what lies outside of lists has no item. */
export interface TreeBatch {
  readonly items: readonly ItemRow[]
  readonly documents: readonly DocumentRow[]
}

/** Which rows a walk comes to: all of them, or only what is not in the recycle bin. */
export type Reach = 'present' | 'all'

/**
 * Hands over everything below a folder, level by level, a batch at a time.
 * `work` must make the rows leave the folder or, with `present`, put them into
 * the bin: so no batch is read twice, however much there is.
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

/** The files and folders that items are. */
export async function documentRowsOfItems(
  records: ContentRecords,
  siteId: string,
  items: readonly Pick<ItemRow, 'documentId'>[],
): Promise<DocumentRow[]> {
  const ids = items.flatMap(({ documentId }) => documentId ?? [])
  return ids.length === 0 ? [] : records.query('Document', { where: { siteId, id: { in: ids } } })
}

/**
 * Checks what an act that takes a whole tree away comes to: that it holds no
 * file that somebody else has checked out, no list's own folder and no web,
 * and that the actor has the right on each of its permission scopes. One value
 * for one act. Each check fails with `file_checked_out`, `invalid_operation`
 * or `access_denied`.
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
    throw invalidOperation(`The folder '${top.url}' is or holds the own folder of a list, which goes with its list only.`)
}

/** Fails with `invalid_operation` for the folder of a web or of a list, which has no other place and name than theirs. */
export function demandMovable(document: Document): void {
  if (document.row.kind === documentKinds.web) throw invalidOperation(`'${document.url}' is the folder of a web; change the web instead.`)
  demandPart(document, document.row)
}
