import { openSchema } from '../../../core/access/find-list.ts'
import { addFolder } from '../../../core/acts/files/folders.ts'
import { addItem } from '../../../core/acts/items/items.ts'
import { type View, viewsOfLists } from '../../../core/acts/lists/views.ts'
import { getFolder } from '../../../core/content/documents/documents.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { newFormUrl } from '../../../core/model/lists/list-pages.ts'
import { isUserInfo } from '../../../core/model/lists/user-info-list.ts'
import { html, type Markup } from '../../html.ts'
import { digestField } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import {
  address,
  askedPart,
  type Crumb,
  hrefOf,
  layoutsAddress,
  type Sent,
  type SiteAnswer,
  type SitePage,
  type SiteVisit,
  seeOther,
} from '../page/visit.ts'
import { choiceText, columnTitle, listDescription, listTitle, viewTitle } from '../words/titles.ts'
import { changeChosen } from './bulk.ts'
import { uploadForm } from './upload.ts'
import { canFilter, keptParameters, readShownView, type ShownView } from './view-request.ts'
import { rowsTable } from './view-table.ts'

/** A view of a list or library: its rows in a table, with the tools that the visitor may use. */
export const viewPage = (list: List, viewId: string): SitePage => ({
  show: (visit) => showView(visit, list.row.id, viewId),
  send: (sent) => changeRows(sent, list),
})

async function showView(visit: SiteVisit, listId: string, viewId: string) {
  const { ctx, words } = visit
  const shown = await readShownView(visit, listId, viewId)
  const { list, view, folder } = shown
  const rows = await rowsPart(visit, shown)
  const title = listTitle(words, list)
  if (askedPart(visit.request) === rowsName) return { title, body: rows }
  const mayAdd = await can(ctx, 'AddListItems', list)
  return {
    title,
    crumbs: folderCrumbs(words, list, view.url, folder),
    body: html`${list.row.description === '' ? undefined : html`<p class="lead">${listDescription(words, list)}</p>`}
<div class="tools">${await toolsOf(visit, shown, mayAdd)}</div>
${mayAdd && isLibrary(list) ? uploadForm(visit, list, folder) : undefined}
${filterForm(visit, shown)}
${rows}`,
  }
}

const rowsName = 'rows'

/** The part of the page that follows the list. */
async function rowsPart(visit: SiteVisit, shown: ShownView): Promise<Markup> {
  const { words } = visit
  return html`<div data-part="${rowsName}" data-live="${liveKey(shown.list)}" data-live-text="${words.listChanged}" data-live-action="${words.showChanges}">
${shown.items.length === 0 ? html`<p class="soft">${words.noItems}</p>` : await rowsTable(visit, shown)}
${pagerOf(visit, shown)}
</div>`
}

/** The group of the hub whose messages concern a list (docs/live.md). */
export const liveKey = ({ webUrl, row }: List): string => `list:${webUrl.slice(1)}:${row.title}`

/** The list, and the folders above the one that is shown. */
function folderCrumbs(words: SiteVisit['words'], list: List, viewUrl: string, folder: string | undefined): Crumb[] {
  const crumbs = [{ title: listTitle(words, list), href: hrefOf(viewUrl) }]
  const rest = folder?.startsWith(`${list.url}/`) === true ? folder.slice(list.url.length + 1).split('/') : []
  for (const [index, title] of rest.entries())
    crumbs.push({ title, href: address(viewUrl, { RootFolder: [list.url, ...rest.slice(0, index + 1)].join('/') }) })
  return crumbs
}

async function toolsOf(visit: SiteVisit, { list, view, folder }: ShownView, mayAdd: boolean): Promise<Markup> {
  const { ctx, words } = visit
  const [all = []] = await viewsOfLists(ctx, [list])
  const views = all.filter(({ row }) => !row.hidden || row.id === view.row.id)
  const mayFolder = mayAdd && list.row.enableFolderCreation
  const place = { RootFolder: folder }
  const folderForm = html`<details class="menu"><summary class="button plain">${words.newFolder}</summary>
<form method="post" class="tools">${digestField(visit)}<input name="folder" aria-label="${words.newFolder}" placeholder="${words.name}" maxlength="128" required><button name="do" value="folder">${words.create}</button></form></details>`
  const tab = (one: (typeof views)[number]) =>
    html`<a href="${address(one.url, place)}"${one.row.id === view.row.id ? html` aria-current="page"` : undefined}>${viewTitle(words, one)}${one.row.personalOf === null ? undefined : html` <span class="soft">${words.ownView}</span>`}</a>`
  return html`${mayAdd && !isLibrary(list) ? html`<a class="button" href="${address(newFormUrl(list), place)}">${words.newItem}</a>` : undefined}
${mayFolder ? folderForm : undefined}
<nav aria-label="${words.views}" class="tabs">${views.map(tab)}</nav>
<div class="ends">${await viewTools(visit, list, view)}
${(await can(ctx, 'ManageLists', list)) ? html`<a class="button plain" href="${layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id })}">${words.listSettings}</a>` : undefined}</div>`
}

/** The ways to a new view and to the form of this one, for those who may. */
async function viewTools({ ctx, words }: SiteVisit, list: List, { row }: View): Promise<Markup | undefined> {
  if (isUserInfo(list)) return undefined
  const [managesAll, managesOwn] = [await can(ctx, 'ManageLists', list), await can(ctx, 'ManagePersonalViews', list)]
  const link = (page: string, text: string, View?: string) =>
    html`<a class="button plain" href="${layoutsAddress(ctx.web, page, { List: list.row.id, View })}">${text}</a>`
  const changes = row.personalOf === null ? managesAll : managesOwn
  return html`${changes ? link('viewedit.aspx', words.changeView, row.id) : undefined}${managesAll || managesOwn ? link('viewnew.aspx', words.addView) : undefined}`
}

function filterForm({ words }: SiteVisit, shown: ShownView): Markup | undefined {
  const { list, view, filters, fields, folder, sort } = shown
  const names = fields.filter((field) => canFilter(list, field)).slice(0, 10)
  if (names.length === 0) return undefined
  return html`<details class="filter"${filters.size > 0 ? html` open` : undefined}><summary>${words.filter}</summary>
<form action="${hrefOf(view.url)}">
${folder === undefined ? undefined : html`<input type="hidden" name="RootFolder" value="${folder}">`}${sort && html`<input type="hidden" name="SortField" value="${sort.name}"><input type="hidden" name="SortDir" value="${sort.isDescending ? 'Desc' : 'Asc'}">`}
${names.map((field, index) => html`<label>${columnTitle(words, field, list)}<input type="hidden" name="FilterField${index + 1}" value="${field.internalName}">${filterInput(words, field, `FilterValue${index + 1}`, filters.get(field.internalName) ?? '')}</label>`)}
<button class="plain">${words.apply}</button>${filters.size === 0 ? undefined : html`<a href="${address(view.url, { RootFolder: folder })}">${words.clearFilter}</a>`}
</form></details>`
}

/** What a filter is written into; one of a choice offers the choices, which it sends as they are stored. */
function filterInput(words: SiteVisit['words'], field: Field, name: string, value: string): Markup {
  const { choices = [], fillIn } = field.settings
  if (field.type !== 'Choice' || fillIn === true || choices.length === 0)
    return html`<input${field.type === 'DateTime' ? html` type="date"` : undefined} name="${name}" value="${value}" maxlength="255">`
  const all = ['', ...choices, ...(value === '' || choices.includes(value) ? [] : [value])]
  return html`<select name="${name}">${all.map((one) => html`<option value="${one}"${one === value ? html` selected` : undefined}>${choiceText(words, field, one)}</option>`)}</select>`
}

function pagerOf({ words }: SiteVisit, shown: ShownView): Markup | undefined {
  const { isLater, nextToken, previousToken } = shown
  if (nextToken === undefined && !isLater) return undefined
  const first = address(shown.view.url, keptParameters(shown))
  const link = (token: string | undefined, rel: string, text: string) =>
    token === undefined ? undefined : html`<a href="${first}${first.includes('?') ? '&' : '?'}${token}" rel="${rel}">${text}</a>`
  return html`<nav class="pager" aria-label="${words.pages}">${isLater ? html`<a href="${first}">${words.first}</a>` : undefined}${link(previousToken, 'prev', words.previous)}${link(nextToken, 'next', words.next)}</nav>`
}

/** What the forms of a view do: make a folder, or something with the chosen rows. */
async function changeRows(sent: Sent, found: List): Promise<SiteAnswer> {
  const { ctx, form, request, path, query } = sent
  const list = await openSchema(ctx, { id: found.row.id })
  const back = `${hrefOf(path)}${request.query === '' ? '' : `?${request.query}`}`
  if (form.text('do') !== 'folder') return changeChosen(sent, list, back)
  const folder = query.get('rootfolder') || undefined
  const name = form.text('folder').trim()
  if (isLibrary(list)) await addFolder(ctx, { from: { url: folder ?? list.url } }, name, 'refuse')
  else {
    const parent = folder === undefined ? undefined : await getFolder(ctx, { from: { url: folder } })
    await addItem(ctx, { id: list.row.id }, new Map([['Title', name]]), { folder: parent, isFolder: true })
  }
  return seeOther(back)
}
