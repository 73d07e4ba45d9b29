import type { Group } from '../../../core/acts/people/groups.ts'
import { titleKey } from '../../../core/acts/sites/title-resources.ts'
import { siteColumnsOfServer } from '../../../core/model/lists/columns/site-columns.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { listTemplates } from '../../../core/model/lists/templates.ts'
import { firstPage } from '../../../core/model/lists/views/template-views.ts'
import { hasGivenTitle } from '../../../core/model/sites/given-titles.ts'
import type { Web } from '../../../core/model/sites/web.ts'
import type { Words } from './en.ts'
import { type BuiltInTitles, germanTitles } from './german-titles.ts'

const byLanguage: ReadonlyMap<string, BuiltInTitles> = new Map([['de', germanTitles]])

type Kind = keyof BuiltInTitles

function shownAs({ language }: Words, kind: Kind, key: string, title: string): string {
  const known = byLanguage.get(language)?.[kind].get(key)
  return known?.[0] === title ? known[1] : title
}

/** The ids of the columns that the server makes: a column that somebody has added has another one. */
const columnsOfServer: ReadonlySet<string> = new Set([
  ...siteColumnsOfServer.map(({ id }) => id),
  ...[...listTemplates.values()].flatMap(({ fields }) => fields.map(({ id }) => id)),
])

/** The choices of the server's own columns, by the id of the column. */
const choicesOfServer: ReadonlyMap<string, string> = new Map(
  [...siteColumnsOfServer, ...[...listTemplates.values()].flatMap(({ fields }) => fields)].flatMap(({ id, settings }) =>
    settings?.choices ? [[id, settings.choices.join('\n')] as const] : [],
  ),
)

/** A choice of a column of the server whose choices nobody has changed. Forms send it as it is stored. */
export const choiceText = (words: Words, { id, settings: { choices = [] } }: Field, value: string): string =>
  choices.includes(value) && choicesOfServer.get(id) === choices.join('\n') ? shownAs(words, 'choices', value, value) : value

/** The title of a column, of a list or of the web. */
export const columnTitle = (words: Words, { internalName, title, id, system }: Field, list?: Pick<List, 'row'>): string =>
  (list && words.stored?.get(titleKey(list.row.id, { kind: 'column', id }))) ??
  (system || columnsOfServer.has(id) ? shownAs(words, 'columns', internalName, title) : title)

export const columnDescription = (words: Words, { id, description }: Field, list: Pick<List, 'row'>): string =>
  words.stored?.get(titleKey(list.row.id, { kind: 'column', id }, 'description')) ?? description

export const listTitle = (words: Words, { url, row }: Pick<List, 'url' | 'row'>): string =>
  words.stored?.get(titleKey(row.id, { kind: 'own' })) ??
  (hasGivenTitle(row) ? shownAs(words, 'lists', url.slice(url.lastIndexOf('/') + 1), row.title) : row.title)

export const listDescription = (words: Words, { row }: Pick<List, 'row'>): string =>
  words.stored?.get(titleKey(row.id, { kind: 'own' }, 'description')) ??
  (hasGivenTitle(row) ? shownAs(words, 'texts', row.description, row.description) : row.description)

export const webTitle = (words: Words, { row }: Web): string =>
  words.stored?.get(titleKey(row.id, { kind: 'own' })) ?? (hasGivenTitle(row) ? shownAs(words, 'texts', row.title, row.title) : row.title)

export const webDescription = (words: Words, { row }: Web): string =>
  words.stored?.get(titleKey(row.id, { kind: 'own' }, 'description')) ?? row.description

/** The pages of the views that lists are made with. */
const firstPages: ReadonlySet<string> = new Set([
  firstPage,
  ...[...listTemplates.values()].flatMap(({ views = [] }) => views.map(({ page }) => page)),
])

export const viewTitle = (words: Words, { row }: { readonly row: { readonly title: string; readonly leafName: string } }): string =>
  firstPages.has(row.leafName) ? shownAs(words, 'views', row.title, row.title) : row.title

/** A type of a list has the id of the one that it comes from, with 00 and 32 digits behind it. */
export const contentTypeName = (
  words: Words,
  { id, name }: { readonly id: string; readonly name: string },
  list?: Pick<List, 'row'>,
): string =>
  (list && words.stored?.get(titleKey(list.row.id, { kind: 'contentType', id }))) ??
  shownAs(words, 'types', id.replace(/00[0-9A-Fa-f]{32}$/, ''), name)

/** The title of a link of the navigation, which is that of the list that it leads to unless somebody has written another one. */
export function linkTitle(words: Words, { title, url }: { readonly title: string; readonly url: string }, lists: readonly List[]): string {
  const path = url.replaceAll('%20', ' ').toLowerCase()
  const leadsTo = (list: List) => path === list.url.toLowerCase() || path.startsWith(`${list.url.toLowerCase()}/`)
  const list = lists.find((one) => one.row.title === title && leadsTo(one))
  return list ? listTitle(words, list) : title
}

export const roleName = (words: Words, name: string): string => shownAs(words, 'roles', name, name)

/** The name of a template of lists or webs; one of a package keeps its own. */
export const templateName = (words: Words, { name, source }: { readonly name: string; readonly source?: string | undefined }): string =>
  source === undefined ? shownAs(words, 'templates', name, name) : name

/** What the server calls the groups that it makes with a web: the title that the web had then, and a word. */
const groupForm = /^(.{1,255}) (Owners|Members|Visitors)$/s

/** The title of a group; that of one which the server has made and nobody has named names the web in the language of the page. */
export function groupTitle(words: Words, { title, settings }: Pick<Group['row'], 'title' | 'settings'>, web: Web): string {
  const [, seed = '', word = ''] = groupForm.exec(title) ?? []
  if (seed === '' || !hasGivenTitle({ settings })) return title
  const shown = shownAs(words, 'groups', word, word)
  return shown === word ? title : shown.replace('#', () => (seed === web.row.title ? webTitle(words, web) : seed))
}

export const groupDescription = (words: Words, { row }: Pick<Group, 'row'>): string =>
  shownAs(words, 'texts', row.description, row.description)
