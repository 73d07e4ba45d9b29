import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { fold } from '../../kernel/fold.ts'
import { listKeyOf } from '../../kernel/query.ts'
import { calculatedValues } from '../../model/lists/calculated.ts'
import type { List } from '../../model/lists/list.ts'
import { itemInRoot } from './item.ts'
import { moderation } from './moderation.ts'
import { type CheckedValues, rowValues } from './values.ts'

/** Where a new item is, and the file or folder that it is. */
export interface ItemPlace {
  readonly folderId: string
  readonly scopeId: string
  readonly document?: Pick<DocumentRow, 'id' | 'kind' | 'leafName' | 'sizeBytes' | 'uiVersion'>
}

/** The own folder of a list. */
export const inRoot = ({ row }: List): ItemPlace => ({ folderId: row.rootFolderId, scopeId: row.scopeId })

/** The row of a new item without its values, under the id that the list's counter has just come to. */
export function newRow(ctx: Context, { actorId, now }: WriteScope, list: List, { folderId, scopeId, document }: ItemPlace): ItemRow {
  const row = {
    siteId: ctx.site.id,
    listId: list.row.id,
    listKey: listKeyOf(list.row.id),
    itemId: list.row.nextItemId - 1,
    uniqueId: document?.id ?? ctx.runtime.newId(),
    documentId: document?.id ?? null,
    folderId,
    scopeId,
    kind: document?.kind ?? 0,
    contentTypeId: contentTypeFor(list, document?.kind),
    authorId: actorId,
    editorId: actorId,
    createdAt: now,
    modifiedAt: now,
    version: 1,
    uiVersion: document?.uiVersion ?? 512,
    moderationStatus: list.row.enableModeration ? moderation.pending : moderation.approved,
    moderationComments: null,
    attachmentCount: 0,
    sortOrder: (list.row.nextItemId - 1) * 100,
    recycledIn: null,
    ...list.emptyPool,
    ...(document ? fileColumns(document) : noFile),
  }
  // Slots that are not written are absent, and read as null.
  return row as ItemRow
}

const noFile = { leafName: null, leafKey: null, fileType: null, sizeBytes: null }

/** What an item row keeps of its file or folder, because items are filtered and ordered by it. */
export const fileColumns = ({ kind, leafName, sizeBytes }: Pick<DocumentRow, 'kind' | 'leafName' | 'sizeBytes'>) => ({
  leafName,
  leafKey: fold(leafName),
  fileType: kind === 1 ? null : (/[^.]\.([^.]+)$/.exec(fold(leafName))?.[1] ?? null),
  sizeBytes: kind === 1 ? null : sizeBytes,
})

export const isFolderType = (contentTypeId: string): boolean => contentTypeId.startsWith('0x0120')

/** Folders have the list's folder type, everything else the first of the others. */
export const contentTypeFor = (list: List, kind: number | undefined): string =>
  list.contentTypes.find(({ id }) => isFolderType(id) === (kind === 1))?.id ?? (kind === 1 ? '0x0120' : '0x01')

/** The row with the checked values, and with what the list's formulas come to for it. */
export function withValues(list: List, row: ItemRow, checked: CheckedValues): ItemRow {
  const written = { ...row, ...rowValues(checked, row) }
  const calculated = calculatedValues(list.fields, itemInRoot(list, written).read)
  return calculated.size === 0 ? written : { ...written, ...rowValues(calculated, written) }
}
