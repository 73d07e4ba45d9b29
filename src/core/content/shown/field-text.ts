import type { Context } from '../../access/context.ts'
import type { Principal } from '../../access/principals.ts'
import { principalsById } from '../../access/principals-by-id.ts'
import type { Field, FieldValue, TermValue } from '../../model/lists/field.ts'
import { partText } from '../../model/lists/field-values.ts'
import type { Item } from '../items/item.ts'
import { idsOf } from '../items/references.ts'
import { lookedUp, lookupText } from './lookups.ts'

/** What texts need beside the item. */
export interface TextWords {
  readonly people: ReadonlyMap<number, Principal>
  /** By lookup column, the items that it points to. */
  readonly targets: ReadonlyMap<Field, ReadonlyMap<number, Item>>
}

/** Reads the people that columns of items name, and the items that they look up: one query for the people, one for each lookup. */
export async function textWords(ctx: Context, items: readonly Pick<Item, 'read'>[], fields: readonly Field[]): Promise<TextWords> {
  const ids = new Set<number>()
  const targets = new Map<Field, ReadonlyMap<number, Item>>()
  for (const field of fields) {
    if (isPerson(field)) for (const item of items) for (const id of idsOf(item.read(field))) ids.add(id)
    if (isLookup(field)) targets.set(field, await lookedUp(ctx, field, items))
  }
  return { people: await principalsById(ctx, ids), targets }
}

const isPerson = (field: Field): boolean => field.type === 'User' || field.type === 'UserMulti'

/** The built-in lookups into the file store hold no ids. */
const isLookup = (field: Field): boolean => !field.system && (field.type === 'Lookup' || field.type === 'LookupMulti')

/** Columns that show another one, as a link. */
export const shownColumns: ReadonlyMap<string, string> = new Map([
  ['LinkTitle', 'Title'],
  ['LinkTitleNoMenu', 'Title'],
  ['LinkFilename', 'FileLeafRef'],
  ['LinkFilenameNoMenu', 'FileLeafRef'],
])

/** Times that the built-in lookups into the file store hold. */
const times = new Set(['Last_x0020_Modified', 'Created_x0020_Date'])

export const holdsTime = (field: Field): boolean => field.type === 'DateTime' || times.has(field.internalName)

/** The column whose value a column shows: itself, or the one that a link column stands for. */
export const sourceOf = (item: Item, field: Field): Field => item.list.fieldsByName.get(shownColumns.get(field.internalName) ?? '') ?? field

/** A value as people read it in the web's language; empty for none (rest.md 8, FieldValuesAsText). */
export function fieldText(item: Item, field: Field, { people, targets }: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (value === null) return ''
  if (isPerson(source)) return joined(value, (id) => people.get(id)?.title ?? '')
  if (isLookup(source)) return joined(value, (id) => lookupText(source, targets.get(source)?.get(id)))
  if (typeof value === 'object') return objectText(value)
  if (typeof value === 'number' && isTime(source)) return timeText(value, source.settings.dateOnly === true)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return source.settings.richText ? plainText(String(value)) : String(value)
}

const isTime = (field: Field): boolean => holdsTime(field) || (field.type === 'Calculated' && field.settings.outputType === 'DateTime')

/** What the actor may not see has no text. */
const joined = (value: FieldValue, textOf: (id: number) => string): string =>
  idsOf(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join('; ')

function objectText(value: Extract<FieldValue, object>): string {
  if (Array.isArray(value)) return (value as readonly (string | number | TermValue)[]).map(partText).join(holdsTerms(value) ? '; ' : ', ')
  return 'Url' in value ? `${value.Url}, ${value.Description}` : (value as TermValue).Label
}

const holdsTerms = (value: FieldValue): value is readonly TermValue[] => Array.isArray(value) && typeof value[0] === 'object'

/** The same as HTML: rich text as it is, everything else escaped. */
export function fieldHtml(item: Item, field: Field, words: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (source.settings.richText) return textOfValue(value)
  if (value !== null && typeof value === 'object' && 'Url' in value)
    return `<a href="${escapeHtml(value.Url)}">${escapeHtml(value.Description)}</a>`
  return escapeHtml(fieldText(item, field, words))
}

/** The same as a form shows it for editing, which `ValidateUpdateListItem` takes back: people by their login names. */
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

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `1/31/2026 2:05 PM`, in UTC: the form of the only regional settings there are (decisions H12). */
function timeText(instant: number, dateOnly: boolean): string {
  const date = new Date(instant)
  const day = `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`
  if (dateOnly) return day
  const hours = date.getUTCHours()
  return `${day} ${hours % 12 || 12}:${twoDigits(date.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
])

const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities.get(entity) ?? entity)
    .trim()

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? character)
