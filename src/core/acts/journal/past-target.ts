import type { DocumentRow, FieldRow, ItemRow, ListRow, WebRow } from '../../../../generated/prisma/content.ts'
import { documentKinds } from '../../content/documents/new-document.ts'
import { itemInFolder, leafNameOf, uiVersionLabel } from '../../content/items/item.ts'
import { fold } from '../../kernel/fold.ts'
import { utc } from '../../kernel/time/zone.ts'
import type { Field, FieldValue } from '../../model/lists/field.ts'
import { assembleList } from '../../model/lists/list.ts'
import type { PastSite } from './past-site.ts'

/** The kinds of targets of an as-of query. */
export type PastKind = 'web' | 'list' | 'folder' | 'file' | 'item'

/** The stored bytes of a file. */
export interface PastBytes {
  readonly blobId: string
  readonly sizeBytes: number
  readonly name: string
}

/** The state of a web, list, folder, file or item in the past. */
export interface PastState {
  readonly kind: PastKind
  readonly version: number
  /** Instants as ISO 8601. */
  readonly state: Readonly<Record<string, unknown>>
  readonly bytes?: PastBytes
}

/** The state of what was at a path in the past; undefined if nothing was. `names` lead from the root web to it. */
export async function stateAt(past: PastSite, names: readonly string[]): Promise<PastState | undefined> {
  const site = await past.row('Site')
  const root = site && (await past.row('Web', site.rootWebId))
  let at = root && (await past.row('Document', root.rootFolderId))
  for (const [index, name] of names.entries()) {
    if (!at) return undefined
    const child = await past.child(at.id, fold(name))
    if (!child && index === names.length - 1) return plainItemAt(past, at, names)
    at = child
  }
  return at && documentState(past, at, names)
}

async function documentState(past: PastSite, row: DocumentRow, names: readonly string[]): Promise<PastState | undefined> {
  const { kind } = row
  if (kind === documentKinds.web) {
    const web = await past.owner('Web', row.id)
    return web && webState(web)
  }
  const list = await past.owner('List', row.id)
  if (list) return listState(past, list)
  const values = row.listId === null || row.itemId === null ? undefined : await itemValues(past, row.listId, row.itemId, names)
  const isFile = kind === documentKinds.file
  return {
    kind: isFile ? 'file' : 'folder',
    version: row.version,
    state: { ...documentFacts(row), ...(values && { listId: row.listId, itemId: row.itemId, fields: values.fields }) },
    ...(isFile && row.blobId !== null && { bytes: { blobId: row.blobId, sizeBytes: row.sizeBytes, name: row.leafName } }),
  }
}

const documentFacts = (row: DocumentRow) => ({
  ...{ id: row.id, name: row.leafName, authorId: row.authorId, editorId: row.editorId },
  ...{ created: iso(row.createdAt), modified: iso(row.modifiedAt) },
  ...(row.kind === documentKinds.file && {
    ...{ sizeBytes: row.sizeBytes, sha256: row.sha256, uiVersion: uiVersionLabel(row.uiVersion), level: row.level },
    ...{ checkedOutBy: row.checkedOutBy, checkInComment: row.checkInComment },
  }),
})

const webState = (row: WebRow): PastState => ({
  kind: 'web',
  version: row.version,
  state: {
    ...{ id: row.id, parentWebId: row.parentWebId, title: row.title, description: row.description, language: row.language },
    ...{ timeZone: row.timeZone, template: `${row.template}#${row.configuration}`, authorId: row.authorId },
    ...{ created: iso(row.createdAt), lastItemModified: iso(row.lastItemModifiedAt) },
  },
})

async function listState(past: PastSite, row: ListRow): Promise<PastState | undefined> {
  if (row.recycledIn !== null) return undefined
  const fields = inOrder(await past.below('Field', row.id))
  return {
    kind: 'list',
    version: row.version,
    state: {
      ...{ id: row.id, webId: row.webId, title: row.title, description: row.description, baseTemplate: row.baseTemplate },
      ...{ hidden: row.hidden, itemCount: row.itemCount, authorId: row.authorId },
      ...{ enableVersioning: row.enableVersioning, enableMinorVersions: row.enableMinorVersions, enableModeration: row.enableModeration },
      ...{ enableAttachments: row.enableAttachments, forceCheckout: row.forceCheckout, contentTypesEnabled: row.contentTypesEnabled },
      ...{ created: iso(row.createdAt), lastItemModified: iso(row.lastItemModifiedAt), lastItemDeleted: iso(row.lastItemDeletedAt) },
      fields: fields.map(({ id, internalName, title, type, required }) => ({ id, internalName, title, type, required })),
    },
  }
}

const inOrder = (fields: readonly FieldRow[]): FieldRow[] => fields.toSorted((one, other) => one.ordinal - other.ordinal)

/** An item without a document: its name is made from its id. */
async function plainItemAt(past: PastSite, folder: DocumentRow, names: readonly string[]): Promise<PastState | undefined> {
  const name = fold(names.at(-1) ?? '')
  const id = Number(/^(\d{1,10})_\.000$/.exec(name)?.[1] ?? Number.NaN)
  if (folder.listId === null || Number.isNaN(id)) return undefined
  const values = await itemValues(past, folder.listId, id, names)
  if (!values || values.row.documentId !== null || values.row.folderId !== folder.id || fold(leafNameOf(values.row)) !== name)
    return undefined
  const { row, fields } = values
  return {
    kind: 'item',
    version: row.version,
    state: {
      ...{ id: row.itemId, uniqueId: row.uniqueId, listId: row.listId, contentTypeId: row.contentTypeId },
      ...{ authorId: row.authorId, editorId: row.editorId, created: iso(row.createdAt), modified: iso(row.modifiedAt) },
      ...{ uiVersion: uiVersionLabel(row.uiVersion), moderationStatus: row.moderationStatus, attachmentCount: row.attachmentCount },
      fields,
    },
  }
}

interface ItemValuesOf {
  readonly row: ItemRow
  /** By internal name. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** An item with the values of the columns that its list had then; undefined if there was none. */
async function itemValues(past: PastSite, listId: string, itemId: number, names: readonly string[]): Promise<ItemValuesOf | undefined> {
  const row = await past.row('Item', listId, itemId)
  const listRow = row && (await past.row('List', listId))
  if (!row || row.recycledIn !== null || !listRow || listRow.recycledIn !== null) return undefined
  const url = `/${names.slice(0, -1).join('/')}`
  const fields = inOrder(await past.below('Field', listId))
  const list = assembleList({ row: listRow, fields, contentTypes: [], url, webUrl: '/', zone: utc })
  const item = itemInFolder(list, row, url)
  const own = list.fields.filter((field) => !field.system && field.slot !== undefined)
  return { row, fields: Object.fromEntries(own.map((field) => [field.internalName, shown(field, item.read(field))])) }
}

const shown = (field: Field, value: FieldValue): unknown => (field.type === 'DateTime' && typeof value === 'number' ? iso(value) : value)

const iso = (at: number): string => new Date(at).toISOString()
