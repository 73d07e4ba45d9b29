import type { DocumentRow, ItemRow, ListRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { List } from '../../model/lists/list.ts'
import { isReserved, reservedWhy } from '../../model/sites/reserved-names.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { type Document, maxPathLength } from '../documents/documents.ts'
import { checkLeafName } from '../documents/names.ts'
import { documentKinds, insertDocument, newDocument } from '../documents/new-document.ts'
import { firstVersion, levelOf } from '../documents/version-numbers.ts'
import { newRow, withValues } from '../items/item-row.ts'
import type { CheckedValues } from '../items/values.ts'
import { contentReasons } from '../reasons.ts'
import { lockListForWrite } from './item-rows.ts'

/** A new file or folder of a list. */
export interface ListDocument {
  readonly kind: (typeof documentKinds)['file' | 'folder']
  readonly leafName: string
  /** Other columns of the row, such as those of its bytes. */
  readonly content?: Partial<Pick<DocumentRow, 'blobId' | 'sizeBytes' | 'sha256' | 'contentVersion'>>
  readonly item?: Partial<ItemRow>
  readonly values?: CheckedValues
}

/** A new file or folder with its item. */
export interface MadeDocument {
  readonly list: List
  readonly document: DocumentRow
  readonly item: ItemRow
}

/**
 * Makes a file or folder in a folder of a list, and its item. Both get one GUID
 * and the permissions of the folder, and the list's counter increases. Fails
 * with `illegal_name`, `file_exists`, `list_not_found`.
 */
export async function addToList(
  ctx: Context,
  scope: WriteScope,
  folder: Document & { readonly list: List },
  input: ListDocument,
): Promise<MadeDocument> {
  const leafName = checkNewName(input.leafName, folder)
  const found = folder.list
  const list = await lockListForWrite(ctx, scope, found, { id: found.row.id }, { nextItemId: 1, itemCount: 1 })
  const place = { kind: input.kind, parentId: folder.row.id, leafName, listId: list.row.id, itemId: list.row.nextItemId - 1 }
  const first = input.kind === documentKinds.file ? firstState(list.row, scope) : {}
  const document = { ...newDocument(ctx, scope, { ...place, scopeId: folder.row.scopeId }), ...first, ...input.content }
  const where = { folderId: folder.row.id, scopeId: folder.row.scopeId, document }
  const row = { ...newRow(ctx, scope, list, where), ...input.item }
  const item = withValues(list, row, input.values ?? new Map())
  await insertDocument(scope.records, document, folder.url)
  await scope.records.insert('Item', item)
  const { itemId, uniqueId: objectId } = item
  scope.changed({ entity: 'item', type: 'add', webId: list.row.webId, listId: list.row.id, itemId, objectId })
  return { list, document, item }
}

/** A new file is a draft if the library has drafts, and checked out to its maker if the library requires check-out. */
function firstState(list: ListRow, { actorId, now }: WriteScope): Partial<DocumentRow> {
  const uiVersion = firstVersion(list)
  return { uiVersion, level: levelOf(uiVersion), ...(list.forceCheckout && { checkedOutBy: actorId, checkedOutAt: now }) }
}

/** The folder of a new name. */
export type NamePlace = Pick<Document, 'url'> & { readonly row: Pick<DocumentRow, 'kind'> }

/** Checks the name of a new object in a folder, and returns it in Unicode NFC. Fails with `illegal_name`. */
export function checkNewName(name: string, { url, row }: NamePlace): string {
  const leafName = checkLeafName(name.normalize('NFC'))
  if (isReserved(leafName, { url, isWeb: row.kind === documentKinds.web }))
    throw new DomainError(contentReasons.illegal_name, { name: leafName.slice(0, 100), why: reservedWhy })
  const length = joinUrl(url, leafName).length
  if (length > maxPathLength)
    throw new DomainError(contentReasons.illegal_name, {
      name: leafName.slice(0, 100),
      why: `its path would have ${length} characters, of at most ${maxPathLength}`,
    })
  return leafName
}
