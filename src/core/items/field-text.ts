import type { Context } from '../context.ts'
import type { Field, FieldValue } from '../lists/field.ts'
import type { Principal } from '../people/principals.ts'
import { principalsById } from '../people/users.ts'
import type { Item } from './item.ts'

/** What texts need beside the item. */
export interface TextWords {
  readonly people: ReadonlyMap<number, Principal>
}

/** Reads the people that columns of items name: one query for all of them. */
export async function textWords(ctx: Context, items: readonly Item[], fields: readonly Field[]): Promise<TextWords> {
  const ids = new Set<number>()
  for (const field of fields) {
    if (field.type !== 'User') continue
    for (const item of items) {
      const id = item.read(field)
      if (typeof id === 'number') ids.add(id)
    }
  }
  return { people: await principalsById(ctx, ids) }
}

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
export function fieldText(item: Item, field: Field, { people }: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (value === null) return ''
  if (holdsTime(source)) return timeText(Number(value), source.settings.dateOnly === true)
  if (source.type === 'User') return people.get(Number(value))?.title ?? ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return source.settings.richText ? plainText(String(value)) : String(value)
}

/** The same as HTML: rich text as it is, everything else escaped. */
export function fieldHtml(item: Item, field: Field, words: TextWords): string {
  const source = sourceOf(item, field)
  return source.settings.richText ? textOfValue(item.read(source)) : escapeHtml(fieldText(item, field, words))
}

/** The same as a form shows it for editing, which `ValidateUpdateListItem` takes back: people by their login names. */
export function fieldEditText(item: Item, field: Field, words: TextWords): string {
  const source = sourceOf(item, field)
  const value = item.read(source)
  if (source.settings.richText) return textOfValue(value)
  const person = source.type === 'User' && typeof value === 'number' ? words.people.get(value) : undefined
  return person ? JSON.stringify([{ Key: person.loginName, DisplayText: person.title }]) : fieldText(item, field, words)
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
