import type { Context } from '../../access/context.ts'
import type { Principal } from '../../access/principals.ts'
import { principalsById } from '../../access/principals-by-id.ts'
import type { Field, FieldTypeName, FieldValue, TermValue } from '../../model/lists/field.ts'
import { partText, placeText } from '../../model/lists/field-values.ts'
import { localTextsOf } from '../../model/sites/languages.ts'
import { americanTexts, type LocalTexts } from '../../model/sites/regional/local-texts.ts'
import type { Item } from '../items/item.ts'
import { idsOf } from '../items/references.ts'
import { lookedUpForText, lookupText } from './lookups.ts'

/** The rows besides the item that its texts need. */
export interface TextWords {
  readonly people: ReadonlyMap<number, Principal>
  /** For each lookup column, the items that it points to. */
  readonly targets: ReadonlyMap<Field, ReadonlyMap<number, Item>>
  /** How the web writes dates and numbers; American without it. */
  readonly local?: LocalTexts
}

/** Reads the people and the looked-up items in columns of items: one query for the people, and one for each lookup column. */
export async function textWords(ctx: Context, items: readonly Pick<Item, 'read'>[], fields: readonly Field[]): Promise<TextWords> {
  const { people, lookups } = referringIn(fields)
  const ids = new Set<number>()
  const targets = new Map<Field, ReadonlyMap<number, Item>>()
  for (const field of people) for (const item of items) for (const id of idsOf(item.read(field))) ids.add(id)
  for (const field of lookups) targets.set(field, await lookedUpForText(ctx, field, items))
  return { people: await principalsById(ctx, ids), targets, local: localTextsOf(ctx.web.row) }
}

/** Columns whose texts need other rows. */
interface Referring {
  readonly people: readonly Field[]
  readonly lookups: readonly Field[]
}

const referringOf = new WeakMap<readonly Field[], Referring>()

/** The same columns are asked for item after item. */
function referringIn(fields: readonly Field[]): Referring {
  const known = referringOf.get(fields)
  if (known) return known
  const made = { people: fields.filter(isPerson), lookups: fields.filter(isLookup) }
  referringOf.set(fields, made)
  return made
}

const isPerson = (field: Field): boolean => field.type === 'User' || field.type === 'UserMulti'

/** Whether a column holds ids of items; the built-in lookups into the file store do not. */
const isLookup = (field: Field): boolean => !field.system && (field.type === 'Lookup' || field.type === 'LookupMulti')

/** Columns that show another column as a link. */
export const shownColumns: ReadonlyMap<string, string> = new Map([
  ['LinkTitle', 'Title'],
  ['LinkTitleNoMenu', 'Title'],
  ['LinkFilename', 'FileLeafRef'],
  ['LinkFilenameNoMenu', 'FileLeafRef'],
  ['NameOrTitle', 'FileLeafRef'],
])

/** The built-in lookups into the file store that hold times. */
const times = new Set(['Last_x0020_Modified', 'Created_x0020_Date'])

export const holdsTime = (field: Field): boolean => field.type === 'DateTime' || times.has(field.internalName)

/** Whether a time belongs to an event of whole days, which are days on the clocks of the web: such a time is not moved into its zone. */
export function isWholeDay(item: Item, { internalName }: Pick<Field, 'internalName'>): boolean {
  const column = internalName === 'EventDate' || internalName === 'EndDate' ? item.list.fieldsByName.get('fAllDayEvent') : undefined
  return column !== undefined && item.read(column) === true
}

/** The column whose value a column shows: itself, or for a link column the linked one. */
export const sourceOf = (item: Item, field: Field): Field => item.list.fieldsByName.get(shownColumns.get(field.internalName) ?? '') ?? field

/** A value as text for users, as the web writes dates and numbers; empty for no value (protocol/fields#texts). */
export function fieldText(item: Item, field: Field, { people, targets, local = americanTexts }: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (value === null) return ''
  if (isPerson(source)) return joined(value, (id) => people.get(id)?.title ?? '')
  if (isLookup(source)) return joined(value, (id) => lookupText(source, targets.get(source)?.get(id)))
  if (typeof value === 'object') return objectText(value)
  if (typeof value === 'number' && isTime(source))
    return source.settings.dateOnly === true
      ? local.day(value)
      : dateTimeText(isWholeDay(item, source) ? value : item.list.zone.localOf(value), local)
  if (typeof value === 'number' && quantities.has(source.type)) return local.number(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return source.settings.richText ? textOfHtml(String(value)) : String(value)
}

/** Types of numbers that are no names or marks. */
const quantities: ReadonlySet<FieldTypeName> = new Set(['Number', 'Currency', 'Calculated', 'AverageRating', 'RatingCount', 'Likes'])

const isTime = (field: Field): boolean => holdsTime(field) || (field.type === 'Calculated' && field.settings.outputType === 'DateTime')

/** Items that the actor may not see are left out. */
const joined = (value: FieldValue, textOf: (id: number) => string): string =>
  idsOf(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join('; ')

function objectText(value: Extract<FieldValue, object>): string {
  if (Array.isArray(value)) return (value as readonly (string | number | TermValue)[]).map(partText).join(holdsTerms(value) ? '; ' : ', ')
  if ('Latitude' in value) return placeText(value)
  return 'Url' in value ? `${value.Url}, ${value.Description}` : (value as TermValue).Label
}

const holdsTerms = (value: FieldValue): value is readonly TermValue[] => Array.isArray(value) && typeof value[0] === 'object'

/** The same as HTML: rich text unchanged, other text escaped. */
export function fieldHtml(item: Item, field: Field, words: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (source.settings.richText) return textOfValue(value)
  if (value !== null && typeof value === 'object' && 'Url' in value)
    return `<a href="${escapeHtml(value.Url)}">${escapeHtml(value.Description)}</a>`
  return escapeHtml(fieldText(item, field, words))
}

/** The text of a value in an edit form, which `ValidateUpdateListItem` accepts: people by their login names. */
export function fieldEditText(item: Item, field: Field, words: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (source.settings.richText) return textOfValue(value)
  if (value !== null && isPerson(source)) {
    const people = idsOf(value).flatMap((id) => words.people.get(id) ?? [])
    return JSON.stringify(people.map(({ loginName: Key, title: DisplayText }) => ({ Key, DisplayText })))
  }
  if (isLookup(source))
    return idsOf(value)
      .map((id) => `${id};#${lookupText(source, words.targets.get(source)?.get(id))}`)
      .join(';#')
  if (value !== null && typeof value === 'object' && 'TermGuid' in value) return `${value.Label}|${value.TermGuid}`
  if (holdsTerms(value)) return value.map(({ Label, TermGuid }) => `${Label}|${TermGuid}`).join(';')
  return Array.isArray(value) ? `;#${value.join(';#')};#` : fieldText(item, field, words)
}

const textOfValue = (value: FieldValue): string => (value === null ? '' : String(value))

/** A local time as columns show it: `1/31/2026 2:05 PM`, `31.01.2026 14:05` (protocol/fields#texts). */
export const dateTimeText = (local: number, { day, clock }: LocalTexts): string => `${day(local)} ${clock(local)}`

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
])

/** HTML without its tags. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities.get(entity) ?? entity)
    .trim()

function entityOf(code: number): string | undefined {
  switch (code) {
    case 0x26:
      return '&amp;'
    case 0x3c:
      return '&lt;'
    case 0x3e:
      return '&gt;'
    case 0x22:
      return '&quot;'
    case 0x27:
      return '&#39;'
  }
  return undefined
}

/** Notes are long: a loop takes half the time of an expression with a function. */
export function escapeHtml(text: string): string {
  let [escaped, from] = ['', 0]
  for (let at = 0; at < text.length; at += 1) {
    const entity = entityOf(text.charCodeAt(at))
    if (entity === undefined) continue
    escaped += text.slice(from, at) + entity
    from = at + 1
  }
  return from === 0 ? text : escaped + text.slice(from)
}
