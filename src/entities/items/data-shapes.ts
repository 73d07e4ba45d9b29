import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { type Attachment, attachmentsOf, attachmentTag } from '../../core/acts/items/attachments.ts'
import { type Item, leafNameOf, uiVersionLabel } from '../../core/content/items/item.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { fieldText, type TextWords } from '../../core/content/shown/field-text.ts'
import { lookedUp } from '../../core/content/shown/lookups.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { isLibrary } from '../../core/model/lists/list.ts'
import { propertyOf } from '../lists/column-property.ts'
import type { Json, Navigation, Property, Shape } from '../shape/shape.ts'
import { attachmentSet, type DataColumn, type DataList, dataServicePath, dataSetsIn, dataSetsOf, peopleSet } from './data-service.ts'

const common = { name: 'ListDataItem', service: dataServicePath } as const

const quotedInAddress = (text: string): string => encodeURIComponent(text.replaceAll("'", "''")).replaceAll("'", '%27')

/** A choice of a column is an entity of its own. */
export function choiceShape(set: string): Shape<string, 'ListDataItem'> {
  return {
    ...common,
    type: `DataService.${set}Value`,
    set: `DataService.${set}`,
    address: (value) => `${set}('${quotedInAddress(value)}')`,
    properties: new Map<string, Property<string>>([['Value', { read: (value) => value, comparesAs: 'text' }]]),
    navigation: new Map(),
  }
}

/** A person as the service shows one. */
export const personShape: Shape<Principal, 'ListDataItem'> = {
  ...common,
  type: `DataService.${peopleSet}Item`,
  set: `DataService.${peopleSet}`,
  address: ({ id }) => `${peopleSet}(${id})`,
  properties: new Map<string, Property<Principal>>([
    ['Id', { read: ({ id }) => id, comparesAs: 'integer' }],
    ['Name', { read: ({ title }) => title, comparesAs: 'text' }],
    ['Account', { read: ({ loginName }) => loginName, comparesAs: 'text' }],
    ['WorkEmail', { read: ({ email }) => email, comparesAs: 'text' }],
  ]),
  navigation: new Map(),
}

const shapes = new WeakMap<DataList, Shape<Item, 'ListDataItem'>>()

/** The shape of the items of a list in the service. */
export function dataItemShape(of: DataList): Shape<Item, 'ListDataItem'> {
  const made = shapes.get(of)
  if (made) return made
  const properties = new Map<string, Property<Item>>()
  const navigation = new Map<string, Navigation<Item>>()
  for (const column of of.columns) {
    if (column.value !== undefined) properties.set(column.value, valueOf(column))
    if (column.link) navigation.set(column.name, linkTo(column))
  }
  if (!isLibrary(of.list)) navigation.set('Attachments', toAttachments(of.set))
  properties.set('ContentType', { read: contentTypeOf, comparesAs: 'text' })
  const shape: Shape<Item, 'ListDataItem'> = {
    ...common,
    type: `DataService.${of.set}Item`,
    set: `DataService.${of.set}`,
    address: ({ row }) => `${of.set}(${row.itemId})`,
    webUrl: ({ list }) => list.webUrl,
    version: ({ row }) => row.version,
    ...(isLibrary(of.list) && { media: fileOf }),
    properties,
    navigation,
  }
  shapes.set(of, shape)
  return shape
}

/** The file of an item of a library; folders have none. */
const fileOf = ({ row }: Item): { readonly name: string } | undefined => (row.kind === 1 ? undefined : { name: leafNameOf(row) })

const contentTypeOf = ({ list, row }: Item): Json => list.contentTypes.find(({ id }) => id === row.contentTypeId)?.name ?? null

/** Texts that need neither people nor other items. */
const noWords: TextWords = { people: new Map(), targets: new Map() }

function valueOf({ field }: DataColumn): Property<Item> {
  if (field.internalName === 'ID') return { read: ({ row }) => row.itemId, comparesAs: 'integer' }
  if (field.internalName === 'Author') return { read: ({ row }) => row.authorId, comparesAs: 'integer' }
  if (field.internalName === 'Editor') return { read: ({ row }) => row.editorId, comparesAs: 'integer' }
  if (field.internalName === 'owshiddenversion') return { read: ({ row }) => row.version, comparesAs: 'integer' }
  if (field.internalName === '_UIVersionString') return { read: ({ row }) => uiVersionLabel(row.uiVersion), comparesAs: 'text' }
  if (field.type === 'URL' || field.type === 'Geolocation' || field.type.startsWith('Taxonomy'))
    return { read: (item) => (item.read(field) === null ? null : fieldText(item, field, noWords)), comparesAs: 'text' }
  const property = propertyOf<Item>(field)
  const { collectionOf: _, ...plain } = property
  return field.type === 'User' || field.type === 'Lookup' ? plain : property
}

function linkTo(column: DataColumn): Navigation<Item> {
  const { field, link } = column
  const many = link?.many === true
  if (link?.kind === 'choice') {
    const shape = choiceShape(link.set) as Shape<never>
    const load = (items: readonly Item[]) =>
      Promise.resolve(items.map((item) => (many ? choicesIn(item.read(field)) : (choicesIn(item.read(field))[0] ?? null))))
    return { many, linked: true, expansion: { shape: () => shape, load } }
  }
  if (link?.kind === 'person') {
    const load = async (items: readonly Item[], ctx: Context) =>
      related(items, column, await principalsById(ctx, new Set(items.flatMap((item) => idsIn(item, field)))))
    return { many, linked: true, expansion: { shape: () => personShape as Shape<never>, load } }
  }
  const load = async (items: readonly Item[], ctx: Context) => {
    await dataSetsOf(ctx)
    return related(items, column, await lookedUp(ctx, field, items))
  }
  const shape = (_: readonly Item[], __: readonly unknown[], ctx: Context) => {
    const target = dataSetsIn(ctx)?.byListId.get(field.settings.lookupListId ?? '')
    return target && (dataItemShape(target) as Shape<never>)
  }
  return { many, linked: true, expansion: { hasTexts: true, shape, load } }
}

/** An attachment, and the set of the list of its item. */
export interface DataAttachment {
  readonly set: string
  readonly attachment: Attachment
}

/** An attachment as the service shows one; its bytes are at its media link. */
export const dataAttachmentShape: Shape<DataAttachment, 'ListDataItem'> = {
  ...common,
  type: `DataService.${attachmentSet}Item`,
  set: `DataService.${attachmentSet}`,
  address: ({ set, attachment: { row } }) =>
    `${attachmentSet}(EntitySet='${set}',ItemId=${row.itemId},Name='${quotedInAddress(row.fileName)}')`,
  webUrl: ({ attachment }) => attachment.item.list.webUrl,
  media: ({ attachment: { row } }) => ({ name: row.fileName, tag: attachmentTag(row) }),
  properties: new Map<string, Property<DataAttachment>>([
    ['EntitySet', { read: ({ set }) => set, comparesAs: 'text' }],
    ['ItemId', { read: ({ attachment }) => attachment.row.itemId, comparesAs: 'integer' }],
    ['Name', { read: ({ attachment }) => attachment.row.fileName, comparesAs: 'text' }],
  ]),
  navigation: new Map(),
}

const toAttachments = (set: string): Navigation<Item> => ({
  many: true,
  linked: true,
  expansion: {
    shape: () => dataAttachmentShape as Shape<never>,
    load: async (items: readonly Item[], ctx: Context) =>
      (await attachmentsOf(ctx, items)).map((found) => found.map((attachment): DataAttachment => ({ set, attachment }))),
  },
})

const choicesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value === null ? [] : [String(value)])

function idsIn(item: Item, field: Field): readonly number[] {
  if (field.internalName === 'Author') return item.row.authorId === null ? [] : [item.row.authorId]
  if (field.internalName === 'Editor') return item.row.editorId === null ? [] : [item.row.editorId]
  return idsOf(item.read(field))
}

function related<T>(items: readonly Item[], { field, link }: DataColumn, found: ReadonlyMap<number, T>): (T | undefined | T[])[] {
  return items.map((item) => {
    const all = idsIn(item, field).flatMap((id) => found.get(id) ?? [])
    return link?.many ? all : all[0]
  })
}
