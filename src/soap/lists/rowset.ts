import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { attachmentsOf } from '../../core/acts/items/attachments.ts'
import { smallerFolders, smallerPictureUrl } from '../../core/content/blobs/smaller-pictures.ts'
import { type Item, leafNameOf } from '../../core/content/items/item.ts'
import { bagOf } from '../../core/content/items/property-bag.ts'
import { idsOf } from '../../core/content/items/references.ts'
import { isWholeDay, shownColumns, type TextWords, textWords } from '../../core/content/shown/field-text.ts'
import { lookupText } from '../../core/content/shown/lookups.ts'
import type { Slices } from '../../core/kernel/pacing/slices.ts'
import { utc, type Zone } from '../../core/kernel/time/zone.ts'
import type { Field, FieldTypeName, FieldValue, TermValue } from '../../core/model/lists/field.ts'
import { placeText } from '../../core/model/lists/field-values.ts'
import type { List } from '../../core/model/lists/list.ts'
import { zoneOf } from '../../core/model/sites/regional/time-zones.ts'
import { escapeXmlAttribute, type XmlElement, xmlElement } from '../../formats/xml.ts'
import type { ElementOfRows, RowText } from '../protocol/rows.ts'
import { bracedGuid, decimalText, timeText } from '../protocol/wire-text.ts'

export const rowsetNamespace = 'urn:schemas-microsoft-com:rowset'

/** Columns of every row, requested or not (protocol/soap-services#rowset). */
const mandatory = [
  'ID',
  'owshiddenversion',
  '_ModerationStatus',
  '_Level',
  'UniqueId',
  'FSObjType',
  'FileRef',
  'Created_x0020_Date',
  'Modified',
  'MetaInfo',
  'PermMask',
]

/**
 * The columns of a reply: those asked for by the client or by its view, then
 * the required ones, where wanted, and those that every row has. A name that
 * no column has is left out.
 */
export function rowFields(list: List, asked: readonly string[], withRequired: boolean): readonly Field[] {
  const fields = new Set<Field>()
  for (const name of asked) {
    const field = list.fieldsByName.get(name)
    if (field) fields.add(field)
  }
  for (const field of list.fields) if (withRequired && field.required) fields.add(field)
  for (const name of mandatory) {
    const field = list.fieldsByName.get(name)
    if (field) fields.add(field)
  }
  return [...fields]
}

/** Data for the texts of a row, beside the item. */
interface RowWords extends TextWords {
  /** The text of the effective permissions by permission scope. */
  readonly masks: ReadonlyMap<string, string>
  /** The scheme and host of the request. */
  readonly origin: string
  /** The text of a time of a column; cached, because most occur several times in a reply. */
  readonly timeText: (instant: number, field: Field) => string
  /** Whether a person has more than a name. */
  readonly expandUserField?: boolean | undefined
  /** The URLs of attachments by the id of their item, if they are shown. */
  readonly attachmentUrls?: ReadonlyMap<number, readonly string[]> | undefined
}

/** How the rows of a reply write values. */
export interface RowForm {
  readonly dateInUtc: boolean
  readonly properties?: boolean
  readonly expandUserField?: boolean
  readonly includeAttachmentUrls?: boolean
}

/** The element of a row, without its attributes. */
export const rowElement: XmlElement = xmlElement('#RowsetSchema', 'z:row')

/** A column as each row writes it. */
interface RowColumn {
  readonly field: Field
  /** The text before the first value of a row: ` ows_Title="`. */
  readonly start: string
  /** The same behind another value, with the end of that one: each text that is joined to a row costs. */
  readonly next: string
  readonly write: Writer
  /** Whether the text of a value needs no escape, whatever the value. */
  readonly isPlain: boolean
}

/**
 * Writes the `z:row` of each item, with an `ows_` attribute for each column that has a value
 * (protocol/soap-services#rowset). What is the same for all rows is made once.
 */
export function rowWriter(fields: readonly Field[], { dateInUtc, properties, expandUserField, includeAttachmentUrls }: RowForm) {
  const showsAttachments = includeAttachmentUrls === true && fields.some(({ internalName }) => internalName === 'Attachments')
  const columns = fields.map((field): RowColumn => {
    const { internalName, type } = field
    const own = writers.get(internalName)
    const isPlain = own ? plainNames.has(internalName) : plainTypes.has(type)
    const start = ` ows_${internalName}="`
    return { field, start, next: `"${start}`, write: own ?? writerOfType(type), isPlain }
  })
  let writeTimes: { readonly zone: Zone; readonly text: ValueWords['timeText'] } | undefined
  return async (ctx: Context, items: readonly Item[]): Promise<RowText[]> => {
    // All items of a reply are those of one list.
    const zone = items[0]?.list.zone ?? utc
    if (writeTimes?.zone !== zone) writeTimes = { zone, text: rememberingTimes(dateInUtc, zone) }
    const words: RowWords = {
      ...(await textWords(ctx, items, fields)),
      masks: await masksOf(ctx, items),
      origin: ctx.origin,
      timeText: writeTimes.text,
      expandUserField,
      attachmentUrls: showsAttachments ? await attachmentUrlsOf(ctx, items) : undefined,
    }
    return items.map((item) => rowText(columns, item, words) + (properties ? bagText(item) : ''))
  }
}

function rowText(columns: readonly RowColumn[], item: Item, words: RowWords): RowText {
  let row = ''
  for (const { field, start, next, write, isPlain } of columns) {
    const text = write(item, field, words)
    if (text !== undefined) row += (row === '' ? start : next) + (isPlain ? text : escapeXmlAttribute(text))
  }
  return row === '' ? row : `${row}"`
}

/** An attribute for each entry of the property bag. */
function bagText({ row }: Item): string {
  let text = ''
  for (const [name, value] of bagOf(row)) text += ` ows_MetaInfo_${xmlName(name)}="${escapeXmlAttribute(value)}"`
  return text
}

/** A name in which each character that no attribute can have is written as `_x0020_`. */
const xmlName = (name: string): string =>
  name.replace(/[^A-Za-z0-9_.-]/g, (character) => `_x${character.charCodeAt(0).toString(16).padStart(4, '0')}_`)

/** All entries of the property bag in one text: a line for each. */
function metaInfo({ row }: Item): string {
  const bag = bagOf(row)
  if (bag.size === 0) return ''
  return [...bag].map(([name, value]) => `${name}:SW|${value.replace(/[\\\r\n]/g, (sign) => lineSigns[sign] ?? sign)}\r\n`).join('')
}

const lineSigns: Readonly<Record<string, string>> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n' }

/** The most times that the writer of one reply remembers. */
const rememberedTimes = 1_000

function rememberingTimes(dateInUtc: boolean, zone: Zone): ValueWords['timeText'] {
  const known = new Map<number, string>()
  const isLocal = !dateInUtc && !zone.isUtc
  return (given, field) => {
    const instant = isLocal && field.settings.dateOnly !== true ? zone.localOf(given) : given
    const found = known.get(instant)
    if (found !== undefined) return found
    const text = timeText(instant, dateInUtc)
    if (known.size >= rememberedTimes) known.clear()
    known.set(instant, text)
    return text
  }
}

async function attachmentUrlsOf(ctx: Context, items: readonly Item[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = await attachmentsOf(ctx, items)
  return new Map(
    items.map(({ row }, at) => [
      row.itemId,
      (found[at] ?? []).map(({ url }) => ctx.origin + url.split('/').map(encodeURIComponent).join('/')),
    ]),
  )
}

async function masksOf(ctx: Context, items: readonly Item[]): Promise<ReadonlyMap<string, string>> {
  const masks = new Map<string, string>()
  for (const { row } of items) {
    if (!masks.has(row.scopeId)) masks.set(row.scopeId, `0x${(await rightsOn(ctx, row.scopeId)).toString(16)}`)
  }
  return masks
}

type Writer = (item: Item, field: Field, words: RowWords) => string | undefined

/** Data for the texts of values. */
type ValueWords = Omit<RowWords, 'masks' | 'origin'>

type TypeWriter = (value: Exclude<FieldValue, null>, words: ValueWords, field: Field) => string

/** A person: the name alone, or with login name, e-mail address, an address for calls, which nobody has, and the title. */
function personText(id: number, { people, expandUserField }: ValueWords): string {
  const { title = '', loginName = '', email = '' } = people.get(id) ?? {}
  if (!expandUserField) return `${id};#${title}`
  // A comma in a part is doubled, so that `,#` ends it.
  return `${id};#${[title, loginName, email, '', title].map((part) => part.replaceAll(',', ',,')).join(',#')}`
}

const lookupWords = (id: number, { targets }: ValueWords, field: Field): string =>
  `${id};#${lookupText(field, targets.get(field)?.get(id))}`

/** A calculated value has its type as a prefix. */
function calculatedText(value: Exclude<FieldValue, null>, words: ValueWords, field: Field): string {
  const output = field.settings.outputType ?? 'Text'
  if (output === 'Text') return `string;#${String(value)}`
  if (typeof value === 'string') return `error;#${value}`
  if (output === 'Boolean') return `boolean;#${value ? '1' : '0'}`
  return output === 'DateTime' ? `datetime;#${words.timeText(Number(value), field)}` : `float;#${decimalText(Number(value))}`
}

const decimal = (value: FieldValue): string => decimalText(Number(value))

/** The text of a non-empty value. */
const textByType: Readonly<Record<FieldTypeName, TypeWriter>> = {
  Integer: String,
  Text: String,
  Note: String,
  DateTime: (value, words, field) => words.timeText(Number(value), field),
  Counter: String,
  Choice: String,
  Lookup: (value, words, field) => lookupWords(Number(value), words, field),
  LookupMulti: (value, words, field) =>
    idsOf(value)
      .map((id) => lookupWords(id, words, field))
      .join(';#'),
  Boolean: (value) => (value ? '1' : '0'),
  AllDayEvent: (value) => (value ? '1' : '0'),
  Recurrence: (value) => (value ? '1' : '0'),
  CrossProjectLink: (value) => (value ? '1' : '0'),
  ...{ Number: decimal, Currency: decimal, AverageRating: decimal, RatingCount: decimal, Likes: decimal },
  URL: (value) => (typeof value === 'object' && 'Url' in value ? `${value.Url}, ${value.Description}` : String(value)),
  Geolocation: (value) => (typeof value === 'object' && 'Latitude' in value ? placeText(value) : String(value)),
  Computed: String,
  Guid: (value) => bracedGuid(String(value)),
  MultiChoice: (value) => (Array.isArray(value) ? `;#${value.join(';#')};#` : String(value)),
  Calculated: calculatedText,
  File: String,
  Attachments: (value) => (value ? '1' : '0'),
  User: (value, words) => personText(Number(value), words),
  UserMulti: (value, words) =>
    idsOf(value)
      .map((id) => personText(id, words))
      .join(';#'),
  ModStat: String,
  ContentTypeId: String,
  TaxonomyFieldTypeMulti: (value) =>
    Array.isArray(value)
      ? (value as readonly TermValue[]).map(({ WssId, Label, TermGuid }) => `${WssId};#${Label}|${TermGuid}`).join(';#')
      : String(value),
  TaxonomyFieldType: (value) =>
    typeof value === 'object' && 'Label' in value ? `${value.WssId};#${value.Label}|${value.TermGuid}` : String(value),
}

/** Types whose texts consist of digits, letters and the signs of numbers, times and GUIDs. */
const plainTypes: ReadonlySet<FieldTypeName> = new Set([
  'Integer',
  'DateTime',
  'Counter',
  'Boolean',
  'AllDayEvent',
  'Recurrence',
  'CrossProjectLink',
  'Number',
  ...(['Currency', 'AverageRating', 'RatingCount', 'Likes'] as const),
  'Guid',
  'Attachments',
  'ModStat',
])

const writeByType: Writer = (item, field, words) => {
  const value = item.read(field)
  return value === null ? undefined : textByType[field.type](value, words, field)
}

/** The same for a column of this type, which it does not look up for each row. */
function writerOfType(type: FieldTypeName): Writer {
  const textOf = textByType[type]
  return (item, field, words) => {
    const value = item.read(field)
    return value === null ? undefined : textOf(value, words, field)
  }
}

/** The rowset text of a column in each of several versions; empty without a value. */
export async function valueTexts(ctx: Context, states: readonly Pick<Item, 'read'>[], field: Field): Promise<readonly string[]> {
  const words = { ...(await textWords(ctx, states, [field])), timeText: rememberingTimes(false, zoneOf(ctx.web.row)) }
  return states.map((state) => {
    const value = state.read(field)
    return value === null ? '' : textByType[field.type](value, words, field)
  })
}

/** Columns of files have the form of lookups: the item's id, then the value. */
const fromFileStore =
  (textOf: TypeWriter): Writer =>
  (item, field, words) => {
    const value = item.read(field)
    return value === null ? undefined : `${item.row.itemId};#${textOf(value, words, field)}`
  }

/** Columns that show another column's value as a link. */
const sameAs =
  (name: string): Writer =>
  (item, _, words) => {
    const field = item.list.fieldsByName.get(name)
    return field && writeByType(item, field, words)
  }

/** Of the columns with a text of their own, those whose texts consist of such signs. */
const plainNames: ReadonlySet<string> = new Set([
  'FSObjType',
  'File_x0020_Size',
  'UniqueId',
  'ScopeId',
  'ParentUniqueId',
  'Created_x0020_Date',
  'Last_x0020_Modified',
  'PermMask',
])

const withoutSlash = (value: FieldValue): string => {
  const text = String(value)
  return text.startsWith('/') ? text.slice(1) : text
}

/** The address of a picture in another size. */
const smallerUrl =
  (size: '_t' | '_w'): Writer =>
  ({ row, folderUrl }, _, { origin }) => {
    const url = row.kind === 1 ? undefined : smallerPictureUrl(folderUrl, leafNameOf(row), size)
    return url === undefined ? undefined : origin + encodeURI(url)
  }

const wholeDays = { settings: { dateOnly: true } }

/** The start or the end of an event: days of the web are not moved into its zone. */
const eventTime: Writer = (item, field, words) => {
  const value = item.read(field)
  return typeof value === 'number' && isWholeDay(item, field)
    ? words.timeText(value, { ...field, ...wholeDays })
    : writeByType(item, field, words)
}

const writers: ReadonlyMap<string, Writer> = new Map([
  ['EventDate', eventTime],
  ['EndDate', eventTime],
  ['FileRef', fromFileStore(withoutSlash)],
  ['FileDirRef', fromFileStore(withoutSlash)],
  ['FileLeafRef', fromFileStore(String)],
  ['FSObjType', fromFileStore(String)],
  ['File_x0020_Size', fromFileStore(String)],
  ['UniqueId', fromFileStore((value) => bracedGuid(String(value)))],
  ['ScopeId', fromFileStore((value) => bracedGuid(String(value)))],
  ['ParentUniqueId', fromFileStore((value) => bracedGuid(String(value)))],
  ['Created_x0020_Date', fromFileStore(textByType.DateTime)],
  ['Last_x0020_Modified', fromFileStore(textByType.DateTime)],
  ['MetaInfo', (item) => `${item.row.itemId};#${metaInfo(item)}`],
  [
    'Attachments',
    (item, field, words) => {
      const urls = words.attachmentUrls?.get(item.row.itemId)
      return urls === undefined || urls.length === 0 ? writeByType(item, field, words) : `;#${urls.join(';#')};#`
    },
  ],
  ['PermMask', (item, _, { masks }) => masks.get(item.row.scopeId) ?? '0x0'],
  ...[...smallerFolders].map(([name, size]): [string, Writer] => [name, smallerUrl(size)]),
  ...[...shownColumns].map(([name, source]): [string, Writer] => [name, sameAs(source)]),
])

/** Rows of one slice of a rowset. */
const rowsAtOnce = 128

/**
 * The `rs:data` element with the rows of a page, which are read while the reply is written. `position` is the start of
 * the next page. ItemCount includes a row that is deleted before it is read, although the row is missing.
 */
export async function rowsetData(
  items: Slices<Item>,
  rowsOf: (items: readonly Item[]) => Promise<readonly RowText[]>,
  position: string | undefined,
): Promise<XmlElement | ElementOfRows> {
  let first = await items.next(rowsAtOnce)
  const count = (first?.rows.length ?? 0) + items.left
  const attributes = new Map([['ItemCount', String(count)]])
  if (position !== undefined) attributes.set('ListItemCollectionPositionNext', position)
  const data = xmlElement(rowsetNamespace, 'rs:data', attributes)
  if (count === 0) return data
  const nextRows = async () => {
    const slice = first ?? (await items.next(rowsAtOnce))
    first = undefined
    return slice && rowsOf(slice.rows)
  }
  return { ...data, row: rowElement, nextRows }
}
