import type { Context } from '../../core/access/context.ts'
import type { Principal } from '../../core/access/principals.ts'
import { principalsById } from '../../core/access/principals-by-id.ts'
import { type Item, uiVersionLabel } from '../../core/content/items/item.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { fieldText, type TextWords } from '../../core/content/shown/field-text.ts'
import { lookedUp } from '../../core/content/shown/lookups.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../core/model/lists/list.ts'
import { propertyOf } from '../lists/column-property.ts'
import type { Json, Navigation, Property, Shape } from '../shape/shape.ts'

/** The path of the list data service below a web. */
export const dataServicePath = '_vti_bin/ListData.svc'

/** The set of people, which every web has. */
export const peopleSet = 'UserInformationList'

/**
 * The name of a list or a column in the list data service: words begin with a capital letter and stand together
 * (protocol/list-data-service#names).
 */
export function dataName(title: string): string {
  const words = title.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^[\p{L}_]/u.test(name) ? name : `c_${name}`
}

type LinkKind = 'choice' | 'person' | 'lookup'

/** A column of a list in the service. */
export interface DataColumn {
  readonly field: Field
  /** Its name without a suffix. */
  readonly name: string
  /** The property that holds its value; undefined for a column with several values. */
  readonly value?: string
  /** Set if the column leads to entities, under its name. */
  readonly link?: { readonly kind: LinkKind; readonly many: boolean }
  readonly readOnly: boolean
}

/** A list in the service. */
export interface DataList {
  readonly set: string
  readonly list: List
  readonly columns: readonly DataColumn[]
}

/** The lists of a web in the service; a name that two lists would have gets a number behind the second. */
export function dataLists(lists: readonly List[]): DataList[] {
  const taken = new Set([peopleSet])
  return lists.filter(({ row }) => !row.hidden).map((list) => dataList(list, distinct(dataName(list.row.title), taken)))
}

function distinct(name: string, taken: Set<string>): string {
  let found = name
  for (let number = 0; taken.has(found); number += 1) found = `${name}${number}`
  taken.add(found)
  return found
}

const known = new WeakMap<readonly Field[], Map<string, DataList>>()

export function dataList(list: List, set: string = dataName(list.row.title)): DataList {
  const mine = known.get(list.fields) ?? new Map<string, DataList>()
  known.set(list.fields, mine)
  const made = mine.get(set)
  if (made?.list === list) return made
  const taken = new Set(['ContentType', 'Attachments'])
  const columns = list.fields.filter((field) => isShown(list, field)).map((field) => columnOf(field, taken))
  const fresh = { set, list, columns }
  mine.set(set, fresh)
  return fresh
}

/** Built-in columns that the service has, by their names there. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ['ID', 'Id'],
  ['ContentTypeId', 'ContentTypeID'],
  ['Modified', 'Modified'],
  ['Created', 'Created'],
  ['Author', 'CreatedBy'],
  ['Editor', 'ModifiedBy'],
  ['owshiddenversion', 'Owshiddenversion'],
  ['_UIVersionString', 'Version'],
  ['FileDirRef', 'Path'],
  ['FileLeafRef', 'Name'],
])

const isShown = (list: List, { internalName, system, hidden, type }: Field): boolean =>
  builtIn.has(internalName) ? internalName !== 'FileLeafRef' || isLibrary(list) : !system && !hidden && type !== 'Computed'

function columnOf(field: Field, taken: Set<string>): DataColumn {
  const name = distinct(builtIn.get(field.internalName) ?? dataName(field.title), taken)
  const readOnly = field.readOnly || (builtIn.has(field.internalName) && field.internalName !== 'ContentTypeId')
  const link = linkOf(field)
  if (!link) return { field, name, value: name, readOnly }
  if (link.many) return { field, name, link, readOnly }
  return { field, name, link, value: distinct(`${name}${link.kind === 'choice' ? 'Value' : 'Id'}`, taken), readOnly }
}

function linkOf({ type, system }: Field): DataColumn['link'] {
  if (type === 'Choice' || type === 'MultiChoice') return { kind: 'choice', many: type === 'MultiChoice' }
  if (type === 'User' || type === 'UserMulti') return { kind: 'person', many: type === 'UserMulti' }
  if (!system && (type === 'Lookup' || type === 'LookupMulti')) return { kind: 'lookup', many: type === 'LookupMulti' }
  return undefined
}

const common = { name: 'ListDataItem', service: dataServicePath } as const

/** The name of the set of the choices of a column. */
export const choiceSet = ({ set }: DataList, { name }: DataColumn): string => `${set}${name}`

/** A choice of a column is an entity of its own. */
export function choiceShape(set: string): Shape<string, 'ListDataItem'> {
  return {
    ...common,
    type: `DataService.${set}Value`,
    set: `DataService.${set}`,
    address: (value) => `${set}('${encodeURIComponent(value.replaceAll("'", "''")).replaceAll("'", '%27')}')`,
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
    if (column.link) navigation.set(column.name, linkTo(of, column))
  }
  properties.set('ContentType', { read: contentTypeOf, comparesAs: 'text' })
  const shape: Shape<Item, 'ListDataItem'> = {
    ...common,
    type: `DataService.${of.set}Item`,
    set: `DataService.${of.set}`,
    address: ({ row }) => `${of.set}(${row.itemId})`,
    webUrl: ({ list }) => list.webUrl,
    version: ({ row }) => row.version,
    properties,
    navigation,
  }
  shapes.set(of, shape)
  return shape
}

const contentTypeOf = ({ list, row }: Item): Json => list.contentTypes.find(({ id }) => id === row.contentTypeId)?.name ?? null

/** Texts that need neither people nor other items. */
const noWords: TextWords = { people: new Map(), targets: new Map() }

function valueOf({ field }: DataColumn): Property<Item> {
  if (field.internalName === 'ID') return { read: ({ row }) => row.itemId, comparesAs: 'integer' }
  if (field.internalName === 'Author') return { read: ({ row }) => row.authorId, comparesAs: 'integer' }
  if (field.internalName === 'Editor') return { read: ({ row }) => row.editorId, comparesAs: 'integer' }
  if (field.internalName === 'owshiddenversion') return { read: ({ row }) => row.version, comparesAs: 'integer' }
  if (field.internalName === '_UIVersionString') return { read: ({ row }) => uiVersionLabel(row.uiVersion), comparesAs: 'text' }
  if (field.type === 'URL' || field.type.startsWith('Taxonomy'))
    return { read: (item) => (item.read(field) === null ? null : fieldText(item, field, noWords)), comparesAs: 'text' }
  const property = propertyOf<Item>(field)
  const { collectionOf: _, ...plain } = property
  return field.type === 'User' || field.type === 'Lookup' ? plain : property
}

function linkTo(of: DataList, column: DataColumn): Navigation<Item> {
  const { field, link } = column
  const many = link?.many === true
  if (link?.kind === 'choice') {
    const shape = choiceShape(choiceSet(of, column)) as Shape<never>
    const load = (items: readonly Item[]) =>
      Promise.resolve(items.map((item) => (many ? choicesIn(item.read(field)) : (choicesIn(item.read(field))[0] ?? null))))
    return { many, expansion: { shape: () => shape, load } }
  }
  if (link?.kind === 'person') {
    const load = async (items: readonly Item[], ctx: Context) =>
      related(items, column, await principalsById(ctx, new Set(items.flatMap((item) => idsIn(item, field)))))
    return { many, expansion: { shape: () => personShape as Shape<never>, load } }
  }
  const load = async (items: readonly Item[], ctx: Context) => related(items, column, await lookedUp(ctx, field, items))
  const shape = (_: readonly Item[], found: readonly unknown[]) => {
    const [first] = found as readonly Item[]
    return first && (dataItemShape(dataList(first.list)) as Shape<never>)
  }
  return { many, expansion: { hasTexts: true, shape, load } }
}

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
