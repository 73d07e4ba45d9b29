import { openSchema } from '../../../core/access/find-list.ts'
import { addFolder } from '../../../core/acts/files/folders.ts'
import { addItem } from '../../../core/acts/items/items.ts'
import { viewsOfLists } from '../../../core/acts/lists/views.ts'
import { recycleItem } from '../../../core/acts/recycle-bin/recycle-item.ts'
import { getFolder } from '../../../core/content/documents/documents.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { fieldText, sourceOf, textWords } from '../../../core/content/shown/field-text.ts'
import { documentsOfItems } from '../../../core/content/shown/items-of-documents.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { displayFormUrl, newFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { digestField } from '../page/frame.ts'
import { can, namesOf } from '../page/rights.ts'
import { titleOf } from '../page/shown-item.ts'
import { address, type Crumb, hrefOf, idIn, layoutsAddress, type Sent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { type CellWords, cellOf, isNumeric, shownValue } from './cell.ts'
import { uploadForm } from './upload.ts'
import { canFilter, canSort, readShownView, type ShownView } from './view-request.ts'

/** A view of a list or library: its rows in a table, with the tools that the visitor may use. */
export const viewPage = (list: List, viewId: string): SitePage => ({
  show: (visit) => showView(visit, list.row.id, viewId),
  send: (sent) => changeRows(sent, list),
})

async function showView(visit: SiteVisit, listId: string, viewId: string) {
  const { ctx, words } = visit
  const shown = await readShownView(visit, listId, viewId)
  const { list, view, folder } = shown
  const rights = { add: await can(ctx, 'AddListItems', list), remove: await can(ctx, 'DeleteListItems', list) }
  const isEmpty = shown.items.length === 0
  return {
    title: list.row.title,
    crumbs: folderCrumbs(list, view.url, folder),
    body: html`${list.row.description === '' ? undefined : html`<p class="lead">${list.row.description}</p>`}
<div class="tools">${await toolsOf(visit, shown, rights.add)}</div>
${rights.add && isLibrary(list) ? uploadForm(visit, list, folder) : undefined}
${filterForm(visit, shown)}
<div data-part="rows" data-live="${liveKey(list)}" data-live-text="${words.listChanged}" data-live-action="${words.showChanges}">
${isEmpty ? html`<p class="soft">${words.noItems}</p>` : await tableOf(visit, shown, rights.remove)}
${pagerOf(visit, shown)}
</div>`,
  }
}

/** The group of the hub whose messages concern a list (docs/live.md). */
export const liveKey = ({ webUrl, row }: List): string => `list:${webUrl.slice(1)}:${row.title}`

/** The list, and the folders above the one that is shown. */
function folderCrumbs(list: List, viewUrl: string, folder: string | undefined): Crumb[] {
  const crumbs = [{ title: list.row.title, href: hrefOf(viewUrl) }]
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
  return html`${mayAdd && !isLibrary(list) ? html`<a class="button" href="${address(newFormUrl(list), place)}">${words.newItem}</a>` : undefined}
${mayFolder ? html`<form method="post" class="tools">${digestField(visit)}<input name="folder" aria-label="${words.newFolder}" placeholder="${words.newFolder}" maxlength="128" required><button class="plain" name="do" value="folder">${words.create}</button></form>` : undefined}
<nav aria-label="${words.views}" class="tools">${views.map((one) => html`<a class="mark" href="${address(one.url, place)}"${one.row.id === view.row.id ? html` aria-current="page"` : undefined}>${one.row.title}</a>`)}</nav>
${(await can(ctx, 'ManageLists', list)) ? html`<a href="${layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id })}">${words.listSettings}</a>` : undefined}`
}

/** The parameters of a view that its links keep. */
const kept = ({ folder, filters, sort }: ShownView): Record<string, string | undefined> => ({
  RootFolder: folder,
  ...(sort && { SortField: sort.name, SortDir: sort.isDescending ? 'Desc' : 'Asc' }),
  ...Object.fromEntries(
    [...filters].flatMap(([name, value], index) => [
      [`FilterField${index + 1}`, name],
      [`FilterValue${index + 1}`, value],
    ]),
  ),
})

function filterForm({ words }: SiteVisit, shown: ShownView): Markup | undefined {
  const { list, view, filters, fields, folder, sort } = shown
  const names = fields.filter((field) => canFilter(list, field)).slice(0, 10)
  if (names.length === 0) return undefined
  return html`<details class="filter"${filters.size > 0 ? html` open` : undefined}><summary>${words.filter}</summary>
<form action="${hrefOf(view.url)}">
${folder === undefined ? undefined : html`<input type="hidden" name="RootFolder" value="${folder}">`}${sort && html`<input type="hidden" name="SortField" value="${sort.name}"><input type="hidden" name="SortDir" value="${sort.isDescending ? 'Desc' : 'Asc'}">`}
${names.map(({ internalName, title, type }, index) => html`<label>${title}<input type="hidden" name="FilterField${index + 1}" value="${internalName}"><input${type === 'DateTime' ? html` type="date"` : undefined} name="FilterValue${index + 1}" value="${filters.get(internalName) ?? ''}" maxlength="255"></label>`)}
<button class="plain">${words.apply}</button>${filters.size === 0 ? undefined : html`<a href="${address(view.url, { RootFolder: folder })}">${words.clearFilter}</a>`}
</form></details>`
}

async function tableOf(visit: SiteVisit, shown: ShownView, mayRemove: boolean): Promise<Markup> {
  const { ctx, words } = visit
  const { list, view, items, fields, groups, folder } = shown
  const texts = await textWords(
    ctx,
    items,
    [...fields, ...groups].map((field) => list.fieldsByName.get(field.internalName) ?? field),
  )
  const cells: CellWords = { ...texts, folderHref: (url) => address(view.url, { RootFolder: url }) }
  const marks = await marksOf(visit, list, items)
  const rows: Markup[] = []
  let last: string | undefined
  for (const item of items) {
    const key = groups.map((field) => fieldText(item, field, texts)).join('\n')
    if (groups.length > 0 && key !== last) rows.push(groupRow(visit, item, groups, texts, fields.length + 1))
    last = key
    rows.push(rowOf(visit, item, fields, cells, marks))
  }
  return html`<form method="post" action="${address(view.url, { RootFolder: folder })}">${digestField(visit)}
<div class="scroll" tabindex="0" role="region" aria-label="${list.row.title}"><table>
<thead><tr><th scope="col"><span class="visually-hidden">${words.select}</span></th>${fields.map((field) => headOf(visit, shown, field))}</tr></thead>
<tbody>
${rows}
</tbody></table></div>
${mayRemove ? html`<div class="tools table-tools"><button class="danger" name="do" value="recycle">${words.deleteSelected}</button></div>` : undefined}
</form>`
}

function headOf({ words }: SiteVisit, shown: ShownView, field: Field): Markup {
  const { list, view, sort } = shown
  const numeric = isNumeric(field) ? html` class="number"` : undefined
  if (!canSort(list, field)) return html`<th scope="col"${numeric}>${field.title}</th>`
  const isSorted = sort?.name === field.internalName
  const direction = isSorted && !sort.isDescending ? 'Desc' : 'Asc'
  const href = address(view.url, { ...kept(shown), SortField: field.internalName, SortDir: direction })
  const state = isSorted ? html` aria-sort="${sort.isDescending ? 'descending' : 'ascending'}"` : undefined
  return html`<th scope="col"${numeric}${state}><a href="${href}" title="${words.sortBy(field.title)}">${field.title}</a>${isSorted ? (sort.isDescending ? ' ↓' : ' ↑') : ''}</th>`
}

function groupRow(visit: SiteVisit, item: Item, groups: readonly Field[], texts: CellWords, columns: number): Markup {
  const names = groups.map((field, index) => {
    const value = shownValue(visit, item, sourceOf(item, field), texts)
    return html`${index === 0 ? '' : ' · '}${field.title}: ${value.html === '' ? visit.words.noValue : value}`
  })
  return html`<tr class="group"><th colspan="${columns}" scope="rowgroup">${names}</th></tr>
`
}

function rowOf(visit: SiteVisit, item: Item, fields: readonly Field[], cells: CellWords, marks: ReadonlyMap<number, string>): Markup {
  const id = item.row.itemId
  const mark = marks.get(id)
  const classOf = (field: Field) => (isNumeric(field) ? html` class="number"` : field.type === 'Note' ? html` class="note"` : undefined)
  return html`<tr data-item="${id}"><td><input type="checkbox" name="id" value="${id}" aria-label="${visit.words.selectItem(titleOf(item))}"></td>${fields.map(
    (field, index) =>
      html`<td${classOf(field)}>${cellOf(visit, item, field, cells)}${index === 0 || field.internalName.startsWith('Link') ? extras(visit, item, field, mark) : undefined}</td>`,
  )}</tr>
`
}

/** Behind the name of a file: its check-out, and the way to its properties. */
function extras({ words }: SiteVisit, { list, row }: Item, { internalName }: Field, mark: string | undefined): Markup | undefined {
  if (!internalName.startsWith('LinkFilename')) return undefined
  return html` <a class="soft" href="${address(displayFormUrl(list), { ID: row.itemId })}" aria-label="${words.actions}: ${row.leafName ?? ''}">&hellip;</a>${mark === undefined ? undefined : html` <span class="mark">${words.checkedOutTo(mark)}</span>`}`
}

/** Who has checked out files, by the ids of their items. */
async function marksOf({ ctx }: SiteVisit, list: List, items: readonly Item[]): Promise<ReadonlyMap<number, string>> {
  if (!isLibrary(list)) return new Map()
  const files = items.filter(({ row }) => row.kind === 0)
  const documents = (await documentsOfItems(ctx, files, 0)).flatMap((document) => document ?? [])
  const out = documents.filter(({ row }) => row.checkedOutBy !== null)
  const name = await namesOf(
    ctx,
    out.map(({ row }) => row.checkedOutBy ?? 0),
  )
  return new Map(out.map(({ row }) => [row.itemId ?? 0, name(row.checkedOutBy ?? 0)]))
}

function pagerOf({ words }: SiteVisit, shown: ShownView): Markup | undefined {
  const { isLater, nextToken, previousToken } = shown
  if (nextToken === undefined && !isLater) return undefined
  const first = address(shown.view.url, kept(shown))
  const link = (token: string | undefined, rel: string, text: string) =>
    token === undefined ? undefined : html`<a href="${first}${first.includes('?') ? '&' : '?'}${token}" rel="${rel}">${text}</a>`
  return html`<nav class="pager" aria-label="${words.pages}">${isLater ? html`<a href="${first}">${words.first}</a>` : undefined}${link(previousToken, 'prev', words.previous)}${link(nextToken, 'next', words.next)}</nav>`
}

/** The most rows that one form deletes. */
const mostChosen = 500

/** What the forms of a view do: delete the chosen rows to the recycle bin, or make a folder. */
async function changeRows({ ctx, form, request, path, query, words }: Sent, found: List) {
  const list = await openSchema(ctx, { id: found.row.id })
  const back = `${hrefOf(path)}${request.query === '' ? '' : `?${request.query}`}`
  const folder = query.get('rootfolder') || undefined
  if (form.text('do') === 'folder') {
    const name = form.text('folder').trim()
    if (isLibrary(list)) await addFolder(ctx, { from: { url: folder ?? list.url } }, name, 'refuse')
    else {
      const parent = folder === undefined ? undefined : await getFolder(ctx, { from: { url: folder } })
      await addItem(ctx, { id: list.row.id }, new Map([['Title', name]]), { folder: parent, isFolder: true })
    }
    return seeOther(back)
  }
  const ids = [...new Set(form.all('id').map(idIn))].filter((id) => id > 0).slice(0, mostChosen)
  if (ids.length === 0)
    return {
      title: list.row.title,
      status: 400,
      body: html`<p class="alert" role="alert">${words.selectFirst}</p><p><a href="${back}">${words.back}</a></p>`,
    }
  for (const id of ids) await recycleItem(ctx, { id: list.row.id }, id)
  return seeOther(back)
}
