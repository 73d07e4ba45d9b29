import type { Item } from '../../../core/content/items/item.ts'
import { fieldText, sourceOf, textWords } from '../../../core/content/shown/field-text.ts'
import { documentsOfItems } from '../../../core/content/shown/items-of-documents.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { digestField } from '../page/frame.ts'
import { namesOf } from '../page/rights.ts'
import { titleOf } from '../page/shown-item.ts'
import { address, type SiteVisit } from '../page/visit.ts'
import { columnTitle, listTitle } from '../words/titles.ts'
import { bulkTools } from './bulk.ts'
import { type CellWords, cellOf, isNumeric, shownValue } from './cell.ts'
import { canSort, keptParameters, type ShownView } from './view-request.ts'
import { groupTotals, readViewTotals, totalsFoot, type ViewTotals } from './view-totals.ts'

/** The rows of a view, in groups if it has some, as a form whose buttons work on the chosen ones. */
export async function rowsTable(visit: SiteVisit, shown: ShownView): Promise<Markup> {
  const { ctx, words } = visit
  const { list, view, items, fields, groups, folder } = shown
  const texts = await textWords(
    ctx,
    items,
    [...fields, ...groups].map((field) => list.fieldsByName.get(field.internalName) ?? field),
  )
  const cells: CellWords = { ...texts, folderHref: (url) => address(view.url, { RootFolder: url }) }
  const marks = await marksOf(visit, list, items)
  const totals = await readViewTotals(visit, shown)
  const head = html`<tr><th scope="col"><input type="checkbox" data-select-all data-with-script hidden aria-label="${words.selectAll}"><span class="visually-hidden" data-without-script>${words.select}</span></th>${fields.map((field) => headOf(visit, shown, field))}</tr>`
  const row = (item: Item) => rowOf(visit, item, fields, cells, marks)
  const body =
    groups.length === 0
      ? html`<tbody>
${items.map(row)}</tbody>`
      : groupedBy(items, (item) => groups.map((field) => fieldText(item, field, texts)).join('\n')).map(
          (own) => html`${groupHead(visit, shown, own, { texts, totals })}<tbody>
${own.map(row)}</tbody>`,
        )
  return html`<form method="post" class="rows" action="${address(view.url, { RootFolder: folder })}">${digestField(visit)}
<div class="scroll" tabindex="0" role="region" aria-label="${listTitle(words, list)}"><table>
<thead>${head}</thead>
${body}${totalsFoot(visit, shown, totals)}</table></div>
${await bulkTools(visit, list)}
</form>`
}

/** Neighbours with the same key, together. */
function groupedBy(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups: Item[][] = []
  let last: string | undefined
  for (const item of items) {
    const key = keyOf(item)
    if (key === last) groups.at(-1)?.push(item)
    else groups.push([item])
    last = key
  }
  return groups
}

function headOf({ words }: SiteVisit, shown: ShownView, field: Field): Markup {
  const { list, view, sort } = shown
  const numeric = isNumeric(field) ? html` class="number"` : undefined
  const title = columnTitle(words, field, list)
  if (!canSort(list, field)) return html`<th scope="col"${numeric}>${title}</th>`
  const isSorted = sort?.name === field.internalName
  const direction = isSorted && !sort.isDescending ? 'Desc' : 'Asc'
  const href = address(view.url, { ...keptParameters(shown), SortField: field.internalName, SortDir: direction })
  const state = isSorted ? html` aria-sort="${sort.isDescending ? 'descending' : 'ascending'}"` : undefined
  return html`<th scope="col"${numeric}${state}><a href="${href}" title="${words.sortBy(title)}">${title}</a>${isSorted ? (sort.isDescending ? ' ↓' : ' ↑') : ''}</th>`
}

interface GroupWords {
  readonly texts: CellWords
  readonly totals: ViewTotals
}

/** The head of a group: a box that folds its rows, without a script. */
function groupHead(visit: SiteVisit, shown: ShownView, own: readonly Item[], { texts, totals }: GroupWords): Markup {
  const { groups, fields, areFolded } = shown
  const [first] = own
  if (!first) return html``
  const names = groups.map((field, index) => {
    const value = shownValue(visit, first, sourceOf(first, field), texts)
    return html`${index === 0 ? '' : ' · '}${columnTitle(visit.words, field, shown.list)}: ${value.html === '' ? visit.words.noValue : value}`
  })
  const box = html`<input type="checkbox" class="fold"${areFolded ? undefined : html` checked`}>`
  const found = totals.group?.(first)
  return html`<tbody class="group-head"><tr class="group"><th colspan="${fields.length + 1}" scope="rowgroup"><label>${box} ${names} <span class="soft">(${found?.count ?? own.length})</span></label>${groupTotals(visit, shown, totals.asked, found)}</th></tr></tbody>
`
}

/** How a column stands in a table: numbers at the right edge, the name of an item and long texts with some room. */
function classOf(field: Field): Markup | undefined {
  if (isNumeric(field)) return html` class="number"`
  if (field.internalName.startsWith('Link')) return html` class="name"`
  return field.type === 'Note' ? html` class="note"` : undefined
}

/** A cell with few words stays in one line: a row that breaks each of them is hard to read. */
const isShort = ({ html: text }: Markup): boolean => text.length <= 24 && !/[<\n]/.test(text) && /[\s;]/.test(text)

function rowOf(visit: SiteVisit, item: Item, fields: readonly Field[], cells: CellWords, marks: ReadonlyMap<number, string>): Markup {
  const id = item.row.itemId
  const mark = marks.get(id)
  return html`<tr data-item="${id}"><td><input type="checkbox" name="id" value="${id}" aria-label="${visit.words.selectItem(titleOf(item))}"></td>${fields.map(
    (field, index) => {
      const cell = cellOf(visit, item, field, cells)
      return html`<td${classOf(field) ?? (isShort(cell) ? html` class="short"` : undefined)}>${cell}${index === 0 || field.internalName.startsWith('Link') ? extras(visit, item, field, mark) : undefined}</td>`
    },
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
