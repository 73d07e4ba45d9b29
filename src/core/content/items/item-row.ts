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

/** The place of a new item, and its file or folder. */
export interface ItemPlace {
  readonly folderId: string
  readonly scopeId: string
  readonly document?: Pick<DocumentRow, 'id' | 'kind' | 'leafName' | 'sizeBytes' | 'uiVersion'>
}

/** The root folder of a list. */
export const inRoot = ({ row }: List): ItemPlace => ({ folderId: row.rootFolderId, scopeId: row.scopeId })

/** The row of a new item without its values; its id is the present value of the list's counter. */
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
  // Slots that are not written read as null.
  return row as ItemRow
}

const noFile = { leafName: null, leafKey: null, fileType: null, sizeBytes: null }

/** The columns of a file or folder that its item row repeats, because items are filtered and ordered by them. */
export const fileColumns = ({ kind, leafName, sizeBytes }: Pick<DocumentRow, 'kind' | 'leafName' | 'sizeBytes'>) => ({
  leafName,
  leafKey: fold(leafName),
  fileType: kind === 1 ? null : (/[^.]\.([^.]+)$/.exec(fold(leafName))?.[1] ?? null),
  sizeBytes: kind === 1 ? null : sizeBytes,
})

export const isFolderType = (contentTypeId: string): boolean => contentTypeId.startsWith('0x0120')

/** The content type of a new item: the list's folder type for folders, else its first other type. */
export const contentTypeFor = (list: List, kind: number | undefined): string =>
  list.contentTypes.find(({ id }) => isFolderType(id) === (kind === 1))?.id ?? (kind === 1 ? '0x0120' : '0x01')

/** The row with the checked values, and with the results of the list's formulas. */
export function withValues(list: List, row: ItemRow, checked: CheckedValues): ItemRow {
  const written = { ...row, ...rowValues(checked, row) }
  const item = itemInRoot(list, written)
  const calculated = calculatedValues(list, (field) => item.read(field))
  return calculated.size === 0 ? written : { ...written, ...rowValues(calculated, written) }
}
