import { systemAccountId } from '../../../core/access/principals.ts'
import { titleKey } from '../../../core/acts/sites/title-resources.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import type { Words } from './en.ts'
import { type BuiltInTitles, germanTitles } from './german-titles.ts'

const byLanguage: ReadonlyMap<string, BuiltInTitles> = new Map([['de', germanTitles]])

type Kind = keyof BuiltInTitles

function shownAs({ language }: Words, kind: Kind, key: string, title: string): string {
  const known = byLanguage.get(language)?.[kind].get(key)
  return known?.[0] === title ? known[1] : title
}

/** The title of a column, of a list or of the web. */
export const columnTitle = (
  words: Words,
  { internalName, title, id }: Pick<Field, 'internalName' | 'title' | 'id'>,
  list?: Pick<List, 'row'>,
): string => (list && words.stored?.get(titleKey(list.row.id, { kind: 'column', id }))) ?? shownAs(words, 'columns', internalName, title)

/** The title of a list. What a user calls "Tasks" is "Tasks" in every language. */
export function listTitle(words: Words, { url, row }: Pick<List, 'url' | 'row'>): string {
  const place = url.slice(url.lastIndexOf('/') + 1)
  // The server makes the URL of a user's list from its title; the libraries of every web have another one.
  const isBuiltIn = row.authorId === systemAccountId || place !== row.title
  return words.stored?.get(titleKey(row.id, { kind: 'own' })) ?? (isBuiltIn ? shownAs(words, 'lists', place, row.title) : row.title)
}

export const viewTitle = (words: Words, { row }: { readonly row: { readonly title: string } }): string =>
  shownAs(words, 'views', row.title, row.title)

/** A type of a list has the id of the one that it comes from, with 00 and 32 digits behind it. */
export const contentTypeName = (
  words: Words,
  { id, name }: { readonly id: string; readonly name: string },
  list?: Pick<List, 'row'>,
): string =>
  (list && words.stored?.get(titleKey(list.row.id, { kind: 'contentType', id }))) ??
  shownAs(words, 'types', id.replace(/00[0-9A-Fa-f]{32}$/, ''), name)

/** The title of a link of the navigation, which is that of a list if the server has made it for one. */
export function linkTitle(words: Words, { title, url }: { readonly title: string; readonly url: string }): string {
  const parts = url.split('/').map((part) => part.replaceAll('%20', ' '))
  return parts.map((part) => shownAs(words, 'lists', part, title)).find((one) => one !== title) ?? title
}
