import type { Context } from '../core/context.ts'
import { type Item, uiVersionLabel } from '../core/items/item.ts'
import type { Field, FieldValue } from '../core/lists/field.ts'
import { fieldTypes } from '../core/lists/field-types.ts'
import { type ContentType, isLibrary, type List } from '../core/lists/list.ts'
import { mayView } from '../core/lists/lists.ts'
import { principalsById } from '../core/people/users.ts'
import { etagOf } from '../http/conditional.ts'
import { contentType, list as listEntity, userInfo } from './entities.ts'
import type { Json, Navigation, Property, Shape } from './shape.ts'
import { factsOf, isoTime } from './shape-of.ts'

const shapes = new WeakMap<readonly Field[], Shape<Item, 'ListItem'>>()

/** The shape of a list's items, made once for each version of its columns. */
export function itemsOf(list: List): Shape<Item, 'ListItem'> {
  const made = shapes.get(list.fields)
  if (made) return made
  const shape = itemShape(list)
  shapes.set(list.fields, shape)
  return shape
}

function itemShape(list: List): Shape<Item, 'ListItem'> {
  const facts = factsOf('List')
  const { row } = list
  const parent = facts.address.replace('{Id}', row.id)
  return {
    name: 'ListItem',
    type: `Svc.Data.${row.entityTypeName}Item`,
    set: `Svc.ListData.${row.entityTypeName}Items`,
    address: (item) => `${parent}/Items(${item.row.itemId})`,
    // An opaque GUID, not a URI (decisions B7).
    id: (item) => item.row.uniqueId,
    etag: (item) => etagOf(item.row.version),
    properties: itemProperties(list),
    navigation: itemNavigation(list),
  }
}

/** In the order of the established server (rest.md 8, default item GET). */
function itemProperties(list: List): Map<string, Property<Item>> {
  const properties = new Map<string, Property<Item>>()
  const add = (name: string, read: (item: Item) => Json) => properties.set(name, { read })
  add('FileSystemObjectType', ({ row }) => row.kind)
  add('Id', ({ row }) => row.itemId)
  for (const field of list.fields) if (!field.system && !field.hidden) properties.set(propertyName(field), { read: readerOf(field) })
  add('ContentTypeId', ({ row }) => row.contentTypeId)
  add('ID', ({ row }) => row.itemId)
  add('Modified', ({ row }) => isoTime(row.modifiedAt))
  add('Created', ({ row }) => isoTime(row.createdAt))
  add('AuthorId', ({ row }) => row.authorId)
  add('EditorId', ({ row }) => row.editorId)
  add('OData__UIVersionString', ({ row }) => uiVersionLabel(row.uiVersion))
  if (!isLibrary(list)) add('Attachments', ({ row }) => row.attachmentCount > 0)
  add('GUID', ({ row }) => row.uniqueId)
  for (const field of list.fields) {
    if (isOnRequest(field) && !properties.has(propertyName(field)))
      properties.set(propertyName(field), { read: readerOf(field), onRequest: true })
  }
  return properties
}

/** Built-in columns that have a value, and the list's hidden ones: only by `$select` (decisions B11). */
const isOnRequest = (field: Field): boolean => (field.system ? field.type !== 'Computed' : field.hidden)

/** A person or lookup is named by its id under the column's name with `Id` behind it; file columns keep their name. */
const propertyName = (field: Field): string => (isReference(field) ? `${field.propertyName}Id` : field.propertyName)

const isReference = (field: Field): boolean => fieldTypes[field.type].isReference === true && (field.type === 'User' || !field.system)

function readerOf(field: Field): (item: Item) => Json {
  const isTime = field.type === 'DateTime' || field.internalName === 'Last_x0020_Modified' || field.internalName === 'Created_x0020_Date'
  return isTime ? (item) => timeOf(item.read(field)) : (item) => item.read(field)
}

const timeOf = (value: FieldValue): string | null => (typeof value === 'number' ? isoTime(value) : null)

function itemNavigation(list: List): Map<string, Navigation<Item>> {
  const navigation = new Map<string, Navigation<Item>>()
  for (const field of list.fields) if (field.type === 'User' && field.slot) navigation.set(field.propertyName, toPeople(field))
  navigation.set('ContentType', { many: false, expansion: { shape: () => contentType as Shape<never>, load: loadContentTypes } })
  navigation.set('ParentList', {
    many: false,
    expansion: { shape: () => listEntity as Shape<never>, load: loadLists },
  })
  return navigation
}

/** The people of a column for a whole page: one query. */
function toPeople(field: Field): Navigation<Item> {
  const load = async (items: readonly Item[], ctx: Context) => {
    const ids = items.map((item) => item.read(field))
    const people = await principalsById(
      ctx,
      ids.filter((id) => typeof id === 'number'),
    )
    return ids.map((id) => (typeof id === 'number' ? people.get(id) : undefined))
  }
  return { many: false, expansion: { shape: () => userInfo as Shape<never>, load } }
}

/** An item can be open to somebody to whom its list is not. */
const loadLists = async (items: readonly Item[], ctx: Context): Promise<readonly (List | undefined)[]> => {
  const [first] = items
  const isVisible = first !== undefined && (await mayView(ctx, first.list))
  return items.map(({ list }) => (isVisible ? list : undefined))
}

const loadContentTypes = (items: readonly Item[]): Promise<readonly (ContentType | undefined)[]> =>
  Promise.resolve(items.map(({ list, row }) => list.contentTypes.find((type) => type.id === row.contentTypeId)))
