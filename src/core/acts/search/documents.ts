import type { DocumentRow, PrincipalRow } from '../../../../generated/prisma/content.ts'
import type { Item } from '../../content/items/item.ts'
import { idsOf } from '../../content/items/references.ts'
import { fieldText } from '../../content/shown/field-text.ts'
import { BoundedMap } from '../../kernel/bounded-map.ts'
import { beginningOf } from '../../kernel/plain-text.ts'
import { type CommonProperties, type IndexedDocument, type IndexedProperty, indexedKinds } from '../../kernel/search-index.ts'
import type { Field } from '../../model/lists/field.ts'
import { isLibrary, type List } from '../../model/lists/list.ts'
import { displayFormUrl } from '../../model/lists/list-pages.ts'
import { joinUrl, type Web } from '../../model/sites/web.ts'
import { listClass, managedProperty, propertyKey } from './properties.ts'
import { valueKey, wordsOf } from './words.ts'

/** The number of characters of a text that the index contains. */
const searchedLength = 65_536
/** The number of characters of a text that results show. */
const shownLength = 4_000

/** A value before it is indexed, with its type: the index stores instants and booleans as numbers. */
type Value = string | number | boolean | Date

/** The text for summaries; queries cannot name it. */
export const summaryProperty = '#summary'

/** The location that documents of every kind have. */
export interface Place {
  readonly siteId: string
  /** Server-relative. */
  readonly siteUrl: string
  readonly web: Web
}

/** The people in documents. */
type People = ReadonlyMap<number, PrincipalRow>

/** A document under construction. */
interface Draft {
  readonly title: string
  readonly texts: readonly string[]
  readonly properties: ReadonlyMap<string, readonly Value[]>
}

type Key = Pick<IndexedDocument, 'kind' | 'ownerId' | 'number' | 'webId'>

function documentOf(key: Key, { title, texts, properties: given }: Draft): IndexedDocument {
  const properties = new Map<string, IndexedProperty>()
  if (title !== '') add(properties, 'Title', [title])
  for (const [name, values] of given) add(properties, name, values)
  addSummary(properties, texts)
  return { ...key, title: searchedWords(title), texts: texts.map(searchedWords), properties, principals: [] }
}

const searchedWords = (text: string): string[] => wordsOf(text.slice(0, searchedLength))

/** Adds a property that has values, and answers it. */
function add(properties: Map<string, IndexedProperty>, name: string, values: readonly Value[]): IndexedProperty | undefined {
  if (values.length === 0) return undefined
  const key = propertyKey(name)
  const property = indexedOnce(key, values)
  properties.set(key, property)
  return property
}

function addSummary(properties: Map<string, IndexedProperty>, texts: readonly string[]): void {
  const summary = beginningOf(texts.join(' '), shownLength).toWellFormed()
  if (summary !== '') properties.set(summaryProperty, { shown: [summary], keys: [], words: noWords })
}

/** Texts that documents repeat, such as their site, list, author or kind, with the properties that have them, by property. */
const repeated = new BoundedMap<string, BoundedMap<string, IndexedProperty>>(100)
const repeatedTexts = 50
/** Longer texts are rarely repeated. */
const repeatedLength = 100
/** Each document has its own. */
const unrepeated: ReadonlySet<string> = new Set(['UniqueId', 'Path', 'Title', 'Filename'].map(propertyKey))

/** As `indexed`; the same object for a text that the property had lately. */
function indexedOnce(key: string, values: readonly Value[]): IndexedProperty {
  const [text] = values
  if (values.length > 1 || typeof text !== 'string' || text.length > repeatedLength || unrepeated.has(key)) return indexed(values)
  const known = repeated.getOrMake(key, () => new BoundedMap(repeatedTexts))
  return known.getOrMake(text, () => ({ ...indexed(values), isShared: true }))
}

const noWords: IndexedProperty['words'] = []

/** Values that compare as equal are kept once. */
function indexed(values: readonly Value[]): IndexedProperty {
  const [only] = values
  if (values.length === 1 && only !== undefined) {
    if (typeof only !== 'string') return { shown: [shownValue(only)], keys: [Number(only)], words: noWords }
    return { shown: [shownValue(only)], keys: [valueKey(only)], words: [wordsOf(only.slice(0, searchedLength))] }
  }
  const byKey = new Map(values.map((value) => [typeof value === 'string' ? valueKey(value) : Number(value), value]))
  const words = values.flatMap((value) => (typeof value === 'string' ? [wordsOf(value.slice(0, searchedLength))] : []))
  return { shown: [...byKey.values()].map(shownValue), keys: [...byKey.keys()], words }
}

function shownValue(value: Value): string | number {
  if (typeof value === 'string') return value.slice(0, shownLength).toWellFormed()
  if (typeof value === 'number') return value
  return value instanceof Date ? value.toISOString().replace('.000Z', 'Z') : String(value)
}

const placeProperties = ({ siteId, siteUrl, web }: Place): [string, Value[]][] => [
  ['SiteId', [siteId]],
  ['WebId', [web.row.id]],
  ['SPWebUrl', [web.url]],
  ['SPSiteUrl', [siteUrl]],
]

const nameOf = (people: People, id: number | null): string[] => {
  const title = id === null ? undefined : people.get(id)?.title
  return title === undefined || title === '' ? [] : [title]
}

/** What all documents of a list have in common. Made once for all items of a step. */
export interface ListPlace {
  readonly list: List
  readonly properties: readonly (readonly [key: string, property: IndexedProperty])[]
  readonly formUrl: string
  /** What its items of one content type have in common, by a name for it. */
  readonly common: Map<string, CommonProperties>
}

export function listPlace(place: Place, list: List): ListPlace {
  const properties = new Map<string, IndexedProperty>()
  for (const [name, values] of [...placeProperties(place), ['ListId', [list.row.id]] as const]) add(properties, name, values)
  add(properties, 'ParentLink', [list.url])
  add(properties, 'contentclass', [listClass('STS_ListItem', list.row.baseTemplate)])
  return { list, properties: [...properties], formUrl: displayFormUrl(list), common: new Map() }
}

/** The properties of the list, of the content type of an item, and whether it is a document. */
function commonOf({ list, properties: ofList, common }: ListPlace, { row }: Item): CommonProperties {
  const isDocument = isLibrary(list) && row.kind === 0
  const name = `${row.contentTypeId} ${isDocument ? 'document' : 'item'}`
  const known = common.get(name)
  if (known) return known
  const properties = new Map(ofList)
  add(properties, 'ContentTypeId', [row.contentTypeId])
  const contentType = list.contentTypes.find(({ id }) => id === row.contentTypeId)
  if (contentType) add(properties, 'ContentType', [contentType.name])
  add(properties, 'IsDocument', [isDocument])
  const made = { name, properties }
  common.set(name, made)
  return made
}

interface FileOfItem {
  readonly row: DocumentRow
  readonly url: string
}

/** The indexed document of an item: its own columns and, in a library, the name and size of its `file`. */
export function itemDocument(place: ListPlace, item: Item, people: People, file?: FileOfItem): IndexedDocument {
  const { list } = place
  const { row } = item
  const titleField = list.fieldsByName.get('Title')
  const written = titleField && item.read(titleField)
  const leafName = file?.row.leafName
  const title = typeof written === 'string' ? written : (leafName ?? '')
  const properties = new Map<string, IndexedProperty>()
  const ofTitle = title === '' ? undefined : add(properties, 'Title', [title])
  const common = commonOf(place, item)
  for (const [key, property] of common.properties) properties.set(key, property)
  addOfItem(properties, place, item, people, file)
  const texts: string[] = leafName === undefined ? [] : [leafName]
  const words: (readonly string[])[] = texts.map(searchedWords)
  const principals: number[] = []
  for (const { field, isFree } of ownColumns(list)) {
    const values = columnValues(item, field, people)
    if (values.length === 0) continue
    if (isPerson(field)) principals.push(...idsOf(item.read(field)))
    const property = isFree ? add(properties, field.internalName, values) : undefined
    for (const value of values) if (typeof value === 'string') texts.push(value)
    // The words of its texts, in their order.
    if (property) words.push(...property.words)
    else for (const value of values) if (typeof value === 'string') words.push(searchedWords(value))
  }
  addSummary(properties, texts)
  const key = { kind: indexedKinds.item, ownerId: list.row.id, number: row.itemId, webId: list.row.webId }
  return { ...key, title: ofTitle?.words[0] ?? [], texts: words, properties, common, principals }
}

/** The properties that items of all lists have, each its own. */
function addOfItem(
  properties: Map<string, IndexedProperty>,
  { formUrl }: ListPlace,
  { row }: Item,
  people: People,
  file: FileOfItem | undefined,
): void {
  const leafName = file?.row.leafName
  add(properties, 'ListItemID', [row.itemId])
  add(properties, 'UniqueId', [row.uniqueId])
  add(properties, 'Path', [file?.url ?? `${formUrl}?ID=${row.itemId}`])
  add(properties, 'Created', [new Date(row.createdAt)])
  add(properties, 'LastModifiedTime', [new Date(row.modifiedAt)])
  add(properties, 'Author', nameOf(people, row.authorId))
  add(properties, 'ModifiedBy', nameOf(people, row.editorId))
  if (leafName === undefined) return
  add(properties, 'Filename', [leafName])
  if (leafName.includes('.')) add(properties, 'FileExtension', [leafName.slice(leafName.lastIndexOf('.') + 1)])
  add(properties, 'Size', file ? [file.row.sizeBytes] : [])
}

/** The managed properties that documents of items have, which no column replaces. */
const ofItems: ReadonlySet<string> = new Set([
  'SiteId',
  'WebId',
  'SPWebUrl',
  'SPSiteUrl',
  'ListId',
  'ListItemID',
  'UniqueId',
  'Path',
  'ParentLink',
  'Created',
  'LastModifiedTime',
  'Author',
  'ModifiedBy',
  'ContentTypeId',
  'ContentType',
  'contentclass',
  'IsDocument',
  'Filename',
  'FileExtension',
  'Size',
])

/** A column whose values documents contain. */
interface OwnColumn {
  readonly field: Field
  /** Whether it is a property under its own name. */
  readonly isFree: boolean
}

const ownColumnsOf = new WeakMap<readonly Field[], readonly OwnColumn[]>()

/** Long texts come first: summaries use the beginning. */
function ownColumns({ fields }: List): readonly OwnColumn[] {
  const known = ownColumnsOf.get(fields)
  if (known) return known
  const own = fields.filter((field) => !field.system && field.internalName !== 'Title')
  const made = [...own.filter(({ type }) => type === 'Note'), ...own.filter(({ type }) => type !== 'Note')].map((field) => {
    const managed = managedProperty(propertyKey(field.internalName))
    return { field, isFree: managed === undefined || (managed.type === 'text' && !ofItems.has(managed.name)) }
  })
  ownColumnsOf.set(fields, made)
  return made
}

const isPerson = ({ type }: Field): boolean => type === 'User' || type === 'UserMulti'

/** The people in an item whose names its document contains. */
export const peopleOf = (item: Item): number[] => [
  item.row.authorId,
  item.row.editorId,
  ...ownColumns(item.list).flatMap(({ field }) => (isPerson(field) ? idsOf(item.read(field)) : [])),
]

/** A lookup is indexed only by ids: its text depends on the rights on another item. */
function columnValues(item: Item, field: Field, people: People): Value[] {
  const value = item.read(field)
  if (value === null) return []
  if (isPerson(field)) return idsOf(value).flatMap((id) => nameOf(people, id))
  if (field.type === 'Lookup' || field.type === 'LookupMulti') return [...idsOf(value)]
  if (typeof value === 'boolean') return [value]
  const isTime = field.type === 'DateTime' || field.settings.outputType === 'DateTime'
  if (typeof value === 'number') return [isTime ? new Date(value) : value]
  if (typeof value === 'object' && 'Url' in value) return value.Description === value.Url ? [value.Url] : [value.Url, value.Description]
  if (Array.isArray(value)) return value as string[]
  const text = fieldText(item, field, { people, targets: new Map() })
  return text === '' ? [] : [text]
}

/** The indexed document of a list or library. */
export function listDocument(place: Place, list: List, people: People): IndexedDocument {
  const { row, url } = list
  const properties = new Map<string, readonly Value[]>([
    ...placeProperties(place),
    ['ListId', [row.id]],
    ['UniqueId', [row.id]],
    ['Path', [url]],
    ['ParentLink', [place.web.url]],
    ['Created', [new Date(row.createdAt)]],
    ['LastModifiedTime', [new Date(row.lastItemModifiedAt)]],
    ['Author', nameOf(people, row.authorId)],
    ['Description', textOf(row.description)],
    ['contentclass', [listClass('STS_List', row.baseTemplate)]],
    ['IsDocument', [false]],
  ])
  const key = { kind: indexedKinds.list, ownerId: row.id, number: 0, webId: row.webId }
  return documentOf(key, { title: row.title, texts: textOf(row.description), properties })
}

/** The indexed document of a web, without the time of its last change, which follows from its lists. */
export function webDocument(place: Place, people: People): IndexedDocument {
  const { row, url } = place.web
  const properties = new Map<string, readonly Value[]>([
    ...placeProperties(place),
    ['UniqueId', [row.id]],
    ['Path', [url]],
    ['ParentLink', [place.siteUrl]],
    ['Created', [new Date(row.createdAt)]],
    ['Author', nameOf(people, row.authorId)],
    ['Description', textOf(row.description)],
    ['contentclass', [row.parentWebId === null ? 'STS_Site' : 'STS_Web']],
    ['IsDocument', [false]],
  ])
  const key = { kind: indexedKinds.web, ownerId: row.id, number: 0, webId: row.id }
  return documentOf(key, { title: row.title, texts: textOf(row.description), properties })
}

/** The indexed document of a user of the site collection. */
export function personDocument(place: Place, person: PrincipalRow): IndexedDocument {
  const account = person.loginName.slice(person.loginName.lastIndexOf('|') + 1)
  const properties = new Map<string, readonly Value[]>([
    ...placeProperties(place),
    ['Path', [joinUrl(place.siteUrl, `_layouts/15/userdisp.aspx?ID=${person.id}`)]],
    ['Created', [new Date(person.createdAt)]],
    ['AccountName', [person.loginName]],
    ['WorkEmail', textOf(person.email)],
    ['contentclass', ['urn:content-class:SPSPeople']],
    ['IsDocument', [false]],
  ])
  const key = { kind: indexedKinds.person, ownerId: '', number: person.id, webId: place.web.row.id }
  return documentOf(key, { title: person.title, texts: [account, ...textOf(person.email)], properties })
}

const textOf = (text: string): string[] => (text === '' ? [] : [text])
