import type { ItemRow } from '../../../../generated/prisma/content.ts'
import type { Budget } from '../../kernel/budget.ts'
import { DomainError } from '../../kernel/errors.ts'
import { contentReasons } from '../reasons.ts'

/** Entries of the property bag of an item. An empty text removes the entry of its name, except for `votingExperience`. */
export type BagChanges = ReadonlyMap<string, string>

/** `extra` keeps the property bag under the name of its column, which is no slot. */
const key = 'MetaInfo'

const none: ReadonlyMap<string, string> = new Map()

/** The property bag of an item: names and texts, in the order in which they were first stored. */
export function bagOf({ extra }: Pick<ItemRow, 'extra'>): ReadonlyMap<string, string> {
  if (!extra?.includes(key)) return none
  const entries = (JSON.parse(extra) as Readonly<Record<string, unknown>>)[key]
  return Array.isArray(entries) ? new Map(entries as [string, string][]) : none
}

/** A property bag has at most as many entries. */
const maxEntries = 200

/**
 * The name of the property of the root folder of a list that says whether people like its items or rate them: `Likes`, `Ratings`, or
 * an empty text for neither. A list without it takes both.
 */
export const votingExperience = 'Ratings_VotingExperience'

/** Properties whose empty texts mean something. */
const keepsEmpty: ReadonlySet<string> = new Set([votingExperience])

/**
 * The entries of a property bag after changes. Fails with `invalid_field_value` for a name or a length that is not allowed,
 * and names `owner`.
 */
export function changedBag(
  owner: 'an item' | 'a folder' | 'a web',
  stored: ReadonlyMap<string, string>,
  changes: BagChanges,
  budget?: Budget,
): ReadonlyMap<string, string> {
  const entries = new Map(stored)
  for (const [name, value] of changes) {
    if (name === '' || name.length > 255 || !isName(name))
      throw wrong('a property has a name of 1 to 255 printable characters, without a colon or a vertical bar.')
    if (/^vti_/i.test(name)) throw wrong(`names that begin with vti_, such as ${name.slice(0, 60)}, are the server's own.`)
    if (value === '' && !keepsEmpty.has(name)) entries.delete(name)
    else entries.set(name, value)
  }
  if (entries.size > maxEntries) throw wrong(`${owner} has at most ${maxEntries} properties.`)
  if (budget && Buffer.byteLength(JSON.stringify([...entries])) > budget.noteBytes)
    throw wrong(`the properties of ${owner} hold at most ${budget.noteBytes} bytes (setting Limits:NoteBytes).`)
  return entries
}

/** A row with changed entries of its property bag. Fails as `changedBag`. */
export function withBag<R extends Pick<ItemRow, 'extra'>>(row: R, changes: BagChanges | undefined, budget?: Budget): R {
  if (changes === undefined || changes.size === 0) return row
  return { ...row, extra: withEntries(row.extra, changedBag('an item', bagOf(row), changes, budget)) }
}

/** `extra` with nothing but the property bag. */
export const bagAlone = (row: Pick<ItemRow, 'extra'>): string | null => withEntries(null, bagOf(row))

/** `extra` without the property bag: a former version has none. */
export const withoutBag = ({ extra }: Pick<ItemRow, 'extra'>): string | null => (extra?.includes(key) ? withEntries(extra, none) : extra)

function withEntries(extra: string | null, entries: ReadonlyMap<string, string>): string | null {
  const values = new Map(extra ? Object.entries(JSON.parse(extra) as Record<string, unknown>) : [])
  if (entries.size === 0) values.delete(key)
  else values.set(key, [...entries])
  return values.size === 0 ? null : JSON.stringify(Object.fromEntries(values))
}

const isName = (name: string): boolean => !/[\u0000-\u001f\u007f\ud800-\udfff:|]/.test(name)

const wrong = (message: string): DomainError => new DomainError(contentReasons.invalid_field_value, { field: key, message })
