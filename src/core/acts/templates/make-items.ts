import type { AttachmentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { keepBlob, type NewBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { bytesInMemory } from '../../content/blobs/received-bytes.ts'
import { type Document, documentById } from '../../content/documents/documents.ts'
import { checkLeafName } from '../../content/documents/names.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { withTermLabels } from '../../content/items/column-terms.ts'
import { contentTypeFor, newRow, withValues } from '../../content/items/item-row.ts'
import { demandReferences, demandUnique } from '../../content/items/references.ts'
import { type CheckedValues, checkValue } from '../../content/items/values.ts'
import { lockListForWrite } from '../../content/writes/item-rows.ts'
import { addToList } from '../../content/writes/list-document.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { parentId } from '../../model/content-types/ids.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { bytesOf, makeFile } from '../files/files.ts'
import { withUsedTerms } from '../items/used-terms.ts'
import type { ItemDraft } from './item-draft.ts'

/** The bytes of an item of a template, once they are stored. */
export interface StoredItem {
  readonly draft: ItemDraft
  readonly file: NewBlob | undefined
  readonly attachments: readonly NewBlob[]
}

/** Stores the bytes of all items and passes them to `work`, which stores the rows that refer to them. Fails as `withNewBlob` and `work` do. */
export async function withStoredItems<T>(
  ctx: Context,
  drafts: readonly ItemDraft[],
  work: (items: StoredItem[]) => Promise<T>,
): Promise<T> {
  const bytes = drafts.flatMap(({ file, attachments }) => [...(file ? [file.bytes] : []), ...attachments.map((one) => one.bytes)])
  return withBlobs(ctx, bytes, (blobs) => {
    const left = [...blobs]
    const items = drafts.map((draft): StoredItem => {
      const file = draft.file && left.shift()
      return { draft, file, attachments: left.splice(0, draft.attachments.length) }
    })
    return work(items)
  })
}

function withBlobs<T>(ctx: Context, contents: readonly Uint8Array[], work: (blobs: NewBlob[]) => Promise<T>, at = 0): Promise<T> {
  const bytes = contents[at]
  if (!bytes) return work([])
  return withNewBlob(ctx, bytesInMemory(bytes), (blob) => withBlobs(ctx, contents, (blobs) => work([blob, ...blobs]), at + 1))
}

/**
 * Makes the items of a template in its new lists. Call it in the act that has made the lists. Lookups between these items
 * lead to the new ones. A value that the list does not take, such as that of a person who is gone, is left out. Fails with
 * `illegal_name`, `file_exists`, `invalid_operation` (an item where it cannot be).
 */
export async function makeItems(inside: Context, scope: WriteScope, lists: readonly List[], items: readonly StoredItem[]): Promise<void> {
  const ids = new Map<string, number>()
  const folders = new Map<string, Document>()
  for (const [place, list] of lists.entries()) {
    const root = await documentById(inside, list.row.rootFolderId)
    if (root) folders.set(keyOf(place, []), { ...root, list })
  }
  for (const item of items) {
    const { draft } = item
    const list = lists[draft.list]
    const folder = folders.get(keyOf(draft.list, draft.folder))
    if (!list || !folder)
      throw invalidOperation(`A template has an item in the folder '${draft.folder.join('/').slice(0, 200)}', which it does not have.`)
    const made = await makeItem(inside, scope, { ...item, list, lists, folder: { ...folder, list } }, ids)
    ids.set(`${draft.list} ${draft.id}`, made.itemId)
    if (draft.kind !== 'folder' || made.documentId === null) continue
    const document = await documentById(inside, made.documentId)
    if (document) folders.set(keyOf(draft.list, [...draft.folder, draft.name]), document)
  }
}

const keyOf = (place: number, folder: readonly string[]): string => `${place} ${folder.map(fold).join('/')}`

interface Making extends StoredItem {
  readonly list: List
  /** All lists of the template. */
  readonly lists: readonly List[]
  readonly folder: Document & { readonly list: List }
}

async function makeItem(inside: Context, scope: WriteScope, making: Making, ids: ReadonlyMap<string, number>): Promise<Made> {
  const { draft, list, folder, file } = making
  const contentType = list.contentTypes.find(({ id }) => parentId(id) === draft.contentType)?.id
  const type = { contentTypeId: contentType ?? contentTypeFor(list, draft.kind === 'folder' ? 1 : undefined) }
  const checked = await valuesOf(inside, making, ids)
  await demandUnique(inside, list, checked)
  const values = await withUsedTerms(inside, scope, list, checked)
  if (draft.kind === 'folder') {
    const made = await addToList(inside, scope, folder, { kind: documentKinds.folder, leafName: draft.name, values, item: type })
    return made.item
  }
  if (isLibrary(list) !== (file !== undefined))
    throw invalidOperation(`A template has an item in '${list.row.title}' that cannot be there.`)
  if (!file) return makePlain(inside, scope, making, { values, type })
  await keepBlob(inside, scope, file)
  const { row } = await makeFile(inside, scope, { folder, leafName: draft.file?.name ?? '' }, bytesOf(file), { values, item: type })
  return { itemId: row.itemId ?? 0, documentId: row.id }
}

type Made = Pick<ItemRow, 'itemId' | 'documentId'>

async function makePlain(
  inside: Context,
  scope: WriteScope,
  { draft, list: found, folder, attachments }: Making,
  { values, type }: { readonly values: CheckedValues; readonly type: { readonly contentTypeId: string } },
): Promise<Made> {
  const list = await lockListForWrite(inside, scope, found, { id: found.row.id }, { nextItemId: 1, itemCount: 1 })
  const place = { folderId: folder.row.id, scopeId: folder.row.scopeId }
  const count = { attachmentCount: attachments.length }
  const row = withValues(list, { ...newRow(inside, scope, list, place), ...type, ...count }, values)
  await scope.records.insert('Item', row)
  for (const [index, blob] of attachments.entries()) {
    const fileName = checkLeafName(draft.attachments[index]?.name ?? '')
    const attachment: AttachmentRow = {
      siteId: row.siteId,
      listId: row.listId,
      itemId: row.itemId,
      fileName,
      fileKey: fold(fileName),
      recycledIn: null,
      authorId: scope.actorId,
      createdAt: scope.now,
      blobId: blob.id,
      sizeBytes: blob.sizeBytes,
      sha256: blob.sha256,
    }
    await scope.records.insert('Attachment', attachment)
    await keepBlob(inside, scope, blob)
  }
  scope.changed({ entity: 'item', type: 'add', webId: list.row.webId, listId: row.listId, itemId: row.itemId, objectId: row.uniqueId })
  return row
}

async function valuesOf(inside: Context, { list, lists, draft }: Making, ids: ReadonlyMap<string, number>): Promise<CheckedValues> {
  const checked = new Map<Field, FieldValue>()
  for (const [name, value] of Object.entries(draft.values)) {
    const field = list.fieldsByName.get(name)
    if (!field || field.system || field.readOnly || field.slot === undefined) continue
    const own = await taken(inside, field, movedIds(lists, field, value, ids))
    if (own !== undefined && own !== null) checked.set(field, own)
  }
  return checked
}

/** The value with the new ids, if it names items of a list of the template. Those that are not made yet are left out. */
function movedIds(lists: readonly List[], field: Field, value: unknown, ids: ReadonlyMap<string, number>): unknown {
  const place = field.type.startsWith('Lookup') ? lists.findIndex(({ row }) => row.id === field.settings.lookupListId) : -1
  if (place < 0) return value
  const moved = (id: unknown) => (typeof id === 'number' ? ids.get(`${place} ${id}`) : undefined)
  return Array.isArray(value) ? value.map(moved).filter((id) => id !== undefined) : (moved(value) ?? null)
}

/** The stored value, undefined for one that the column does not take. */
async function taken(inside: Context, field: Field, value: unknown): Promise<FieldValue | undefined> {
  try {
    const labelled = await withTermLabels(inside, new Map([[field, checkValue(field, value, inside.budget)]]))
    await demandReferences(inside, labelled)
    return labelled.get(field)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
