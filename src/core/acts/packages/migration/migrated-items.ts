import { findSchema } from '../../../access/find-list.ts'
import { systemAccountId } from '../../../access/principals.ts'
import { keepBlob, type NewBlob } from '../../../content/blobs/blobs.ts'
import { type Document, documentById, locateFolder } from '../../../content/documents/documents.ts'
import { checkLeafName } from '../../../content/documents/names.ts'
import { moderation } from '../../../content/items/moderation.ts'
import { checkValue } from '../../../content/items/values.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { fold } from '../../../kernel/fold.ts'
import { breathe } from '../../../kernel/pacing/breathe.ts'
import { contentTypeId, parentId } from '../../../model/content-types/ids.ts'
import type { Field } from '../../../model/lists/field.ts'
import { isLibrary } from '../../../model/lists/list.ts'
import type { MigratedItem, MigratedState } from '../../../model/packages/migration.ts'
import { bytesOf, makeFile, replaceBytes } from '../../files/files.ts'
import { addFolder } from '../../files/folders.ts'
import { addItem, updateItem } from '../../items/items.ts'
import type { Importing } from './importing.ts'
import type { MadeList } from './migrated-lists.ts'
import { orNote, type PeopleOfPackage } from './migrated-people.ts'

/** Lists whose items are being made. */
export interface Filling extends Importing {
  readonly made: readonly MadeList[]
  readonly people: PeopleOfPackage
  readonly takeBlob: (file: string) => NewBlob
}

/** Makes the folders, items and files of a list, with their older versions and attachments. They keep their ids where these are free. */
export async function fillMigrated(given: Filling, list: MadeList): Promise<void> {
  const filling = { ...given, ctx: list.ctx }
  const items = filling.migration.items.filter(({ listId }) => listId === list.from.id)
  const waiting = new Map(items.flatMap((item) => (item.kind === 'folder' ? [[keyOf(item.path), item] as const] : [])))
  const make = async (item: MigratedItem): Promise<void> => {
    const own = keyOf(item.path)
    if (item.kind === 'folder' && !waiting.delete(own)) return
    // A folder that was made after what is in it has a greater id.
    const above = item.kind === 'item' ? item.path : item.path.slice(0, -1)
    for (let depth = 1; depth <= above.length; depth += 1) {
      const folder = waiting.get(keyOf(above.slice(0, depth)))
      if (folder) await make(folder)
    }
    await breathe()
    const what = `${words[item.kind]} '${[list.from.title, ...item.path].join('/')}'${item.itemId === undefined ? '' : ` (${item.itemId})`}`
    await orNote(filling, what, () => makeItem(filling, list, item, what))
  }
  for (const item of items.sort((one, other) => (one.itemId ?? Infinity) - (other.itemId ?? Infinity) || 0)) await make(item)
}

const words = { item: 'Item', folder: 'Folder', file: 'File' } as const
const keyOf = (path: readonly string[]): string => fold(path.join('/'))

async function makeItem(filling: Filling, list: MadeList, item: MigratedItem, what: string): Promise<void> {
  const { ctx, notes } = filling
  const { address, from } = list
  const schema = await findSchema(ctx, address)
  if (item.kind === 'item' && isLibrary(schema)) return notes.add(what, 'A library has files only, and its file is not in the package.')
  if (item.kind === 'file' && !isLibrary(schema)) return notes.add(what, 'The list is no library.')
  const hasVersions = schema.row.enableVersioning && item.kind !== 'folder'
  const states = hasVersions ? item.states : [presentOf(item.states)]
  if (states.length < item.states.length)
    notes.add(`Older versions in list '${from.title}'`, 'Its versions are off.', item.states.length - states.length)
  const folder = await folderFor(filling, list, item)
  const made = await takeId(filling, list, item.itemId)
  let itemId: number | undefined
  for (const state of states) {
    if (itemId === undefined) {
      try {
        itemId = await begin(filling, list, item, { state, folder })
      } finally {
        await made()
      }
    } else await goOn(filling, list, itemId, state)
    await stamp(filling, list, itemId, { item, state, hasVersions })
  }
  if (itemId === undefined) return
  if (item.itemId !== undefined) list.itemIds.set(item.itemId, itemId)
  if (item.itemId !== undefined && item.itemId !== itemId)
    notes.add(`Ids in list '${from.title}'`, 'They were not free; the items have others.')
  await attach(filling, list, itemId, item)
}

/** The present state alone, with the bytes and values that older ones tell of it. */
function presentOf(states: readonly MigratedState[]): MigratedState {
  const last = states.at(-1)
  if (!last) throw new Error('an item of a package has no state')
  const { file, values } = last
  return {
    ...last,
    file: file ?? states.findLast((one) => one.file !== undefined)?.file,
    values: values ?? states.findLast((one) => one.values !== undefined)?.values,
  }
}

/** The folder of an item; the one of the list if the folder is not in the package. */
async function folderFor({ ctx, notes }: Filling, { address, from }: MadeList, { kind, path }: MigratedItem): Promise<Document> {
  const above = kind === 'item' ? path : path.slice(0, -1)
  for (let depth = 1; depth <= above.length; depth += 1) {
    const name = above.slice(0, depth).join('/')
    // A package may have an item without its folder.
    await addFolder(ctx, { from: { list: address } }, name, 'answer it').catch((error: unknown) => {
      if (error instanceof DomainError) notes.add(`Folder '${name}' of list '${from.title}'`, error.message)
      throw error
    })
  }
  return locateFolder(ctx, { from: { list: address }, below: above.join('/') })
}

/** Has the next item of a list get an id, if no item has it. Call what it returns when the item is made. */
async function takeId({ ctx, scope }: Filling, { address }: MadeList, itemId: number | undefined): Promise<() => Promise<void>> {
  const { records } = scope
  const where = { siteId: ctx.site.id, id: address.id }
  const { nextItemId = 1 } = (await records.find('List', where, ['nextItemId'])) ?? {}
  const isLower = itemId !== undefined && itemId < nextItemId
  const isTaken = isLower && (await records.find('Item', { siteId: ctx.site.id, listId: address.id, itemId }, ['itemId'])) !== undefined
  if (itemId !== undefined && !isTaken && itemId !== nextItemId) await records.update('List', where, { nextItemId: itemId })
  return async () => {
    if (isLower && !isTaken) await records.update('List', where, { nextItemId })
  }
}

/** Makes an item in its oldest state; returns its id. */
async function begin(
  filling: Filling,
  list: MadeList,
  item: MigratedItem,
  { state, folder }: { readonly state: MigratedState; readonly folder: Document },
): Promise<number> {
  const { ctx, scope, takeBlob } = filling
  const values = await fitting(filling, list, state)
  const typeId = item.kind === 'folder' ? undefined : typeOf(filling, list, item)
  if (typeId !== undefined) values.set('ContentTypeId', typeId)
  if (item.kind === 'item') return (await addItem(ctx, list.address, values, { folder })).row.itemId
  const leafName = item.path.at(-1) ?? ''
  checkLeafName(leafName)
  const blob = state.file === undefined ? undefined : takeBlob(state.file)
  const made =
    item.kind === 'folder'
      ? await addFolder(ctx, { from: { list: list.address } }, item.path.join('/'), 'refuse')
      : await makeFile(ctx, scope, { folder, leafName }, blob ? bytesOf(blob) : { blobId: null, sizeBytes: 0, sha256: null })
  // Bytes of what was refused stay without a use.
  if (blob) await keepBlob(ctx, scope, blob)
  const itemId = made.row.itemId
  if (itemId === null) throw new Error(`the document ${made.row.id} of a list is no item`)
  if (values.size > 0) await updateItem(ctx, list.address, itemId, values, undefined, undefined, 'system')
  return itemId
}

/** The content type of an item in its list; undefined for the default one. */
function typeOf({ notes }: Filling, { from, typeIds }: MadeList, { contentTypeId: told }: MigratedItem): string | undefined {
  const given = contentTypeId(told ?? '')
  if (given === undefined || (from.contentTypes ?? []).length === 0) return undefined
  // Items tell the type of the list, or its parent.
  const id = typeIds.get(given) ?? [...typeIds].find(([one]) => parentId(one) === given)?.[1]
  if (id === undefined) notes.add(`Content types of items in list '${from.title}'`, 'The list has no such content type.')
  return id
}

/** Brings an item to its next state, and keeps the former one as a version. */
async function goOn(filling: Filling, list: MadeList, itemId: number, state: MigratedState): Promise<void> {
  const { ctx, scope, takeBlob } = filling
  const values = await fitting(filling, list, state)
  const blob = state.file === undefined ? undefined : takeBlob(state.file)
  const row = blob && (await scope.records.find('Item', { siteId: ctx.site.id, listId: list.address.id, itemId }, ['documentId']))
  const document = row?.documentId ? await documentById(ctx, row.documentId) : undefined
  if (blob && document) {
    await replaceBytes(ctx, scope, document, bytesOf(blob))
    await keepBlob(ctx, scope, blob)
  }
  if (!document || values.size > 0) await updateItem(ctx, list.address, itemId, values, undefined, undefined, document ? 'system' : 'usual')
}

interface Stamp {
  readonly item: MigratedItem
  readonly state: MigratedState
  readonly hasVersions: boolean
}

/** Writes who made and changed an item, when, and which version it is. */
async function stamp(
  { ctx, scope, people }: Filling,
  { address, from }: MadeList,
  itemId: number,
  { item, state, hasVersions }: Stamp,
): Promise<void> {
  const { records } = scope
  const where = { siteId: ctx.site.id, listId: address.id, itemId }
  const row = await records.find('Item', where, ['documentId', 'uiVersion'])
  if (!row) throw new Error(`the item ${itemId} is gone in the act that made it`)
  const personOf = (id: string | undefined) => people.get(id ?? '') ?? systemAccountId
  const told = {
    ...{ authorId: personOf(item.authorId), editorId: personOf(state.editorId ?? item.authorId) },
    ...(item.createdAt !== undefined && { createdAt: item.createdAt }),
    ...(state.modifiedAt !== undefined && { modifiedAt: state.modifiedAt }),
    ...(hasVersions && state.major !== undefined && state.major * 512 >= row.uiVersion && { uiVersion: state.major * 512 }),
  }
  const approval = from.hasApproval && approvals.get(item.approval?.toLowerCase() ?? '')
  await records.update('Item', where, { ...told, ...(typeof approval === 'number' && { moderationStatus: approval }) })
  if (row.documentId !== null) await records.update('Document', { siteId: ctx.site.id, id: row.documentId }, told)
}

const approvals: ReadonlyMap<string, number> = new Map([
  ['denied', moderation.rejected],
  ['pending', moderation.pending],
  ['draft', moderation.draft],
  ['scheduled', moderation.pending],
])

/** The values of a state that its list takes. Lookups wait until all items are there. */
async function fitting(filling: Filling, { address, from }: MadeList, { values }: MigratedState): Promise<Map<string, unknown>> {
  const { ctx, notes } = filling
  const list = await findSchema(ctx, address)
  const kept = new Map<string, unknown>()
  for (const [name, text] of values ?? []) {
    const field = list.fieldsByName.get(name)
    if (!field) {
      if (!quietColumns.has(name) && !name.startsWith('vti_'))
        notes.add(`Values of column '${name}' of list '${from.title}'`, 'The list has no such column.')
      continue
    }
    if (!isTaken(field) || field.type.startsWith('Lookup')) continue
    const value = field.type.startsWith('User') ? peopleIn(filling, text) : text
    if (value === undefined) continue
    try {
      checkValue(field, value)
      kept.set(name, value)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      notes.add(`Value of column '${name}' of list '${from.title}'`, error.message)
    }
  }
  return kept
}

/** Columns that the server writes are told by the item itself. */
const isTaken = (field: Field): boolean =>
  !field.readOnly && field.slot !== undefined && (!field.system || field.internalName === 'Title') && !field.type.startsWith('Taxonomy')

/** What the manifests of farms have of every item, and has no column here. */
const quietColumns: ReadonlySet<string> = new Set([
  ...['ContentType', 'ContentTypeId', '_ModerationComments', '_ModerationStatus', 'FileLeafRef', 'Modified_x0020_By', 'Created_x0020_By'],
  ...['MetaInfo', 'ParentUniqueId', 'SyncClientId', 'ParentVersionString', 'ParentLeafName', 'ScopeId', 'Order', 'ServerUrl'],
])

/** `12;#Ann;#13;#Bob` with the ids of this server; undefined if nobody of them is known. */
function peopleIn({ people, notes }: Filling, text: string): string | undefined {
  const ids = text.split(';#').filter((_, at) => at % 2 === 0)
  const known = ids.flatMap((id) => people.get(id.trim()) ?? [])
  if (known.length < ids.length) notes.add('People in columns', 'They are no users of this server.', ids.length - known.length)
  return known.length === 0 ? undefined : known.map((id) => `${id};#`).join(';#')
}

/** Sets the lookups of the present states, when all items are there. */
export async function pointMigrated(filling: Filling, { from, ctx, address, itemIds }: MadeList): Promise<void> {
  const { made, migration, notes } = filling
  const list = await findSchema(ctx, address)
  const lookups = list.fields.filter((field) => field.type.startsWith('Lookup') && isTaken(field))
  if (lookups.length === 0) return
  for (const { listId, itemId, states } of migration.items) {
    const id = listId === from.id && itemId !== undefined ? itemIds.get(itemId) : undefined
    if (id === undefined) continue
    const values = new Map<string, string>()
    for (const { internalName, settings } of lookups) {
      const text = states.at(-1)?.values?.get(internalName)
      const target = made.find((one) => one.address.id === settings.lookupListId)
      if (text === undefined || text === '' || !target) continue
      const ids = text.split(';#').filter((_, at) => at % 2 === 0)
      const found = ids.flatMap((one) => target.itemIds.get(Number(one)) ?? [])
      if (found.length < ids.length)
        notes.add(
          `Lookups of column '${internalName}' of list '${from.title}'`,
          'The items that they point to are not here.',
          ids.length - found.length,
        )
      if (found.length > 0) values.set(internalName, found.map((one) => `${one};#`).join(';#'))
    }
    if (values.size > 0)
      await orNote(filling, `Lookups of item ${itemId} of list '${from.title}'`, () =>
        updateItem(ctx, address, id, values, undefined, undefined, 'system'),
      )
  }
}

async function attach(
  { ctx, scope, people, takeBlob, notes }: Filling,
  { address, from }: MadeList,
  itemId: number,
  item: MigratedItem,
): Promise<void> {
  const where = { siteId: ctx.site.id, listId: address.id, itemId }
  const taken = new Set<string>()
  for (const { name, file } of item.attachments) {
    const fileName = checkLeafName(name)
    const fileKey = fold(fileName)
    if (taken.has(fileKey) || item.kind !== 'item') {
      notes.add(`Attachment '${name}' in list '${from.title}'`, 'Its name is there twice, or its item is a file or folder.')
      continue
    }
    taken.add(fileKey)
    const blob = takeBlob(file)
    const { id: blobId, sizeBytes, sha256 } = blob
    const times = { authorId: people.get(item.authorId ?? '') ?? systemAccountId, createdAt: item.states.at(-1)?.modifiedAt ?? scope.now }
    await scope.records.insert('Attachment', { ...where, fileKey, fileName, blobId, sizeBytes, sha256, ...times })
    await keepBlob(ctx, scope, blob)
  }
  if (taken.size > 0) await scope.records.update('Item', where, { attachmentCount: taken.size })
}
