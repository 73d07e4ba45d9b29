import type { Context } from '../../core/access/context.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { mayView } from '../../core/acts/lists/lists.ts'
import type { ShownObject } from '../../core/acts/permissions/shown-permissions.ts'
import { smallerFolders, smallerPictureUrl } from '../../core/content/blobs/smaller-pictures.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { type Item, leafNameOf, uiVersionLabel } from '../../core/content/items/item.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { shownColumns, sourceOf } from '../../core/content/shown/field-text.ts'
import { documentsOfItems } from '../../core/content/shown/items-of-documents.ts'
import { lookedUp } from '../../core/content/shown/lookups.ts'
import type { ColumnType } from '../../core/kernel/query.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { canonicalItem, canonicalList, itemTypeOf } from '../lists/canonical.ts'
import { itemPropertyName, propertyOf } from '../lists/column-property.ts'
import { contentTypeShape, type ShownType } from '../lists/content-type.ts'
import { list as listEntity } from '../lists/list.ts'
import { userInfo } from '../people/user-info.ts'
import { rightsForUi, securedProperties, toAssignments, toUniqueAncestor } from '../permissions/securable.ts'
import { isoTime } from '../shape/iso-time.ts'
import { shapeItemsBy } from '../shape/item-shapes.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import type { Json, Navigation, Property, Shape } from '../shape/shape.ts'
import { shapeNamed } from '../shape/shape-of.ts'
import { toAttachments } from './attachment.ts'
import { fieldValuesNames, toFieldValues } from './field-values.ts'
import { toItemProperties, toLikes } from './item-details.ts'
import { toItemVersions } from './item-version.ts'

const shapes = new WeakMap<readonly Field[], Shape<Item, 'ListItem'>>()

/** The shape of a list's items, built once for each version of its columns. */
export function itemShapeOf(list: List): Shape<Item, 'ListItem'> {
  const made = shapes.get(list.fields)
  if (made) return made
  const shape = itemShape(list)
  shapes.set(list.fields, shape)
  return shape
}

shapeItemsBy(itemShapeOf)

/**
 * The shape of items for a query that names columns: shows those columns, by internal name, and the built-in ones; the
 * others only by `$select`. Leaves out names of no column.
 */
export function itemShapeShowing(list: List, names: readonly string[]): Shape<Item, 'ListItem'> {
  const shape = itemShapeOf(list)
  const shown = new Set<string>()
  for (const name of names) {
    const field = list.fieldsByName.get(shownColumns.get(name) ?? name)
    if (field) shown.add(itemPropertyName(field))
  }
  const own = new Set(list.fields.filter((field) => !field.system && field.internalName !== 'Title').map(itemPropertyName))
  const properties = [...shape.properties].map(([name, property]): [string, Property<Item>] => {
    const { onRequest: _, ...always } = property
    if (shown.has(name)) return [name, always]
    return own.has(name) ? [name, { ...property, onRequest: 'always' }] : [name, property]
  })
  return { ...shape, properties: new Map(properties) }
}

function itemShape(list: List): Shape<Item, 'ListItem'> {
  const { row } = list
  const items = `${canonicalList(list)}/Items(`
  return {
    name: 'ListItem',
    type: itemTypeOf(list),
    set: `ListData.${row.entityTypeName}Items`,
    address: (item) => `${items}${item.row.itemId})`,
    // An opaque GUID, not a URI (protocol/envelopes#entities).
    id: (item) => item.row.uniqueId,
    version: (item) => item.row.version,
    properties: itemProperties(list),
    navigation: itemNavigation(list),
  }
}

/** In the order of the established server (protocol/items#shape). */
function itemProperties(list: List): Map<string, Property<Item>> {
  const properties = new Map<string, Property<Item>>()
  const add = (name: string, read: (item: Item) => Json, comparesAs?: ColumnType) =>
    properties.set(name, { read, ...(comparesAs && { comparesAs }) })
  add('FileSystemObjectType', ({ row }) => row.kind, 'integer')
  add('Id', ({ row }) => row.itemId, 'integer')
  for (const field of list.fields) if (!field.system && !field.hidden) properties.set(itemPropertyName(field), propertyOf(field))
  add('ContentTypeId', ({ row }) => row.contentTypeId, 'key')
  add('ID', ({ row }) => row.itemId, 'integer')
  add('Modified', ({ row }) => isoTime(row.modifiedAt), 'instant')
  add('Created', ({ row }) => isoTime(row.createdAt), 'instant')
  add('AuthorId', ({ row }) => row.authorId, 'integer')
  add('EditorId', ({ row }) => row.editorId, 'integer')
  add('OData__UIVersionString', ({ row }) => uiVersionLabel(row.uiVersion))
  if (!isLibrary(list)) add('Attachments', ({ row }) => row.attachmentCount > 0)
  add('GUID', ({ row }) => row.uniqueId, 'key')
  for (const field of list.fields) {
    if (isOnRequest(field) && !properties.has(itemPropertyName(field)))
      properties.set(itemPropertyName(field), { ...propertyOf(field), onRequest: 'always' })
  }
  const path = list.fieldsByName.get('FileRef')
  const urlOf = (item: Item, ctx: WireContext) => absoluteUrl(ctx, path ? String(item.read(path)) : list.url)
  const title = list.fieldsByName.get(isLibrary(list) ? 'FileLeafRef' : 'Title')
  if (!properties.has('DisplayName'))
    properties.set('DisplayName', { read: (item) => String((title && item.read(title)) ?? ''), onRequest: 'always' })
  if (!properties.has('ServerRedirectedEmbedUri')) properties.set('ServerRedirectedEmbedUri', { read: () => null, onRequest: 'always' })
  if (!properties.has('ServerRedirectedEmbedUrl')) properties.set('ServerRedirectedEmbedUrl', { read: () => '', onRequest: 'always' })
  for (const field of list.fields) {
    const read = field.system && field.type === 'Computed' ? readOfComputed(field) : undefined
    if (read && !properties.has(field.propertyName)) properties.set(field.propertyName, { read, onRequest: 'always' })
  }
  if (!properties.has('EncodedAbsUrl')) properties.set('EncodedAbsUrl', { read: urlOf, onRequest: 'always' })
  for (const [name, size] of smallerFolders)
    if (list.fieldsByName.has(name)) properties.set(name, { read: smallerUrl(size), onRequest: 'always' })
  for (const [name, property] of Object.entries({ ...securedProperties(securedItem(list)), ...rightsForUi(securedItem(list)) }))
    if (!properties.has(name)) properties.set(name, { ...property, read: () => null } as Property<Item>)
  return properties
}

/** The text of a column that shows another one, or the name of the item or its extension; undefined for one that only a page shows. */
function readOfComputed(field: Field): ((item: Item) => Json) | undefined {
  if (field.internalName === 'DocIcon') return ({ row }) => (row.kind === 1 ? null : extensionOf(row))
  if (field.internalName === 'BaseName') return (item) => item.read(field)
  return shownColumns.has(field.internalName) ? (item) => item.read(sourceOf(item, field)) : undefined
}

const extensionOf = ({ leafName }: Item['row']): string | null => {
  const dot = leafName?.lastIndexOf('.') ?? -1
  return dot > 0 ? (leafName?.slice(dot + 1) ?? null) : null
}

/** The address of a picture in another size; null for a folder, and for a file that is no picture. */
const smallerUrl = (size: '_t' | '_w') => (item: Item, ctx: WireContext) => {
  const url = item.row.kind === 1 ? undefined : smallerPictureUrl(item.folderUrl, leafNameOf(item.row), size)
  return url === undefined ? null : absoluteUrl(ctx, url)
}

/**
 * Built-in columns with a value, and hidden columns of the list: returned only when selected
 * (protocol/envelopes#entities).
 */
const isOnRequest = (field: Field): boolean => (field.system ? field.type !== 'Computed' : field.hidden)

function itemNavigation(list: List): Map<string, Navigation<Item>> {
  const navigation = new Map<string, Navigation<Item>>()
  for (const field of list.fields) {
    if (field.slot === undefined) continue
    if (field.type === 'User' || field.type === 'UserMulti') navigation.set(field.propertyName, toPeople(field))
    if (!field.system && (field.type === 'Lookup' || field.type === 'LookupMulti')) navigation.set(field.propertyName, toLookedUp(field))
  }
  if (!isLibrary(list)) navigation.set('AttachmentFiles', toAttachments)
  navigation.set('ContentType', {
    many: false,
    linked: true,
    expansion: { shape: () => contentTypeShape as Shape<never>, load: loadContentTypes },
  })
  navigation.set('ParentList', {
    many: false,
    linked: true,
    expansion: { shape: () => listEntity as Shape<never>, load: loadLists },
  })
  navigation.set('FirstUniqueAncestorSecurableObject', toUniqueAncestor(securedItem(list)))
  navigation.set('RoleAssignments', toAssignments(securedItem(list)))
  navigation.set('Versions', toItemVersions(list))
  navigation.set('File', toDocument('File', documentKinds.file))
  navigation.set('Folder', toDocument('Folder', documentKinds.folder))
  navigation.set('Properties', toItemProperties)
  navigation.set('LikedByInformation', toLikes)
  for (const name of fieldValuesNames) navigation.set(name, toFieldValues(list, name))
  return navigation
}

/** The files or folders of items: one query for a page. */
const toDocument = (name: 'File' | 'Folder', kind: number): Navigation<Item> => ({
  many: false,
  linked: true,
  expansion: { shape: () => shapeNamed(name), load: (items, ctx) => documentsOfItems(ctx, items, kind) },
})
const securedItem =
  (list: List) =>
  ({ row }: Item): ShownObject => ({
    scopeId: row.scopeId,
    url: list.url,
    objectId: row.uniqueId,
    canonical: canonicalItem(list, row.itemId),
  })

/** One related entity; for a multi-value column all related entities that exist. */
function related<T>(field: Field, items: readonly Item[], found: ReadonlyMap<number, T>): (T | undefined | T[])[] {
  return items.map((item) => {
    const value = item.read(field)
    if (!field.type.endsWith('Multi')) return typeof value === 'number' ? found.get(value) : undefined
    return idsOf(value).flatMap((id) => found.get(id) ?? [])
  })
}

/** An actor may be able to read an item but not its list. */
const loadLists = async (items: readonly Item[], ctx: Context): Promise<readonly (List | undefined)[]> => {
  const [first] = items
  const isVisible = first !== undefined && (await mayView(ctx, first.list))
  return items.map(({ list }) => (isVisible ? list : undefined))
}

/** The people in a column: one query for a page. */
function toPeople(field: Field): Navigation<Item> {
  const load = async (items: readonly Item[], ctx: Context) =>
    related(field, items, await principalsById(ctx, new Set(items.flatMap((item) => idsOf(item.read(field))))))
  return { many: field.type === 'UserMulti', expansion: { shape: () => userInfo as Shape<never>, load } }
}

/** The target items of a lookup column: one query for a page. */
function toLookedUp(field: Field): Navigation<Item> {
  const load = async (items: readonly Item[], ctx: Context) => related(field, items, await lookedUp(ctx, field, items))
  const shape = (_: readonly Item[], found: readonly unknown[]) => {
    const [first] = found as Item[]
    return first && (itemShapeOf(first.list) as Shape<never>)
  }
  return { many: field.type === 'LookupMulti', expansion: { hasTexts: true, shape, load } }
}

const loadContentTypes = (items: readonly Item[]): Promise<readonly (ShownType | undefined)[]> =>
  Promise.resolve(
    items.map(({ list, row }) => {
      const type = list.contentTypes.find(({ id }) => id === row.contentTypeId)
      return type && { type, list }
    }),
  )
