import type { Item } from '../../../core/content/items/item.ts'
import { idsOf } from '../../../core/content/items/references.ts'
import { fieldText, holdsTime, sourceOf, type TextWords, textOfHtml } from '../../../core/content/shown/field-text.ts'
import type { Field, UrlValue } from '../../../core/model/lists/field.ts'
import { isDecimal } from '../../../core/model/lists/field-types.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { usualSettings } from '../../../core/model/lists/type-settings.ts'
import { currencyOf } from '../../../entities/sites/regional/currencies.ts'
import { html, type Markup } from '../../html.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { titleOf } from '../page/shown-item.ts'
import { address, followable, hrefOf, layoutsAddress, type SiteVisit } from '../page/visit.ts'
import { choiceText } from '../words/titles.ts'

/** What a page reads once for all of its cells. */
export interface CellWords extends TextWords {
  /** The address of the view in a folder; absent where folders are not opened. */
  readonly folderHref?: (url: string) => string
}

/** A longer text is cut in a table. */
const longestInTable = 300

/** The columns whose values stand at the right edge. */
export const isNumeric = ({ type, settings }: Field): boolean =>
  isDecimal(type) ||
  ['Integer', 'Counter'].includes(type) ||
  (type === 'Calculated' && ['Number', 'Currency'].includes(settings.outputType ?? ''))

/** The value of a column in a table: as `shownValue`, with links to the item, and long texts cut. */
export function cellOf(visit: SiteVisit, item: Item, field: Field, words: CellWords): Markup {
  switch (field.internalName) {
    case 'LinkTitle':
    case 'LinkFilename':
    case 'LinkFilenameNoMenu':
      return itemLink(item, words)
    case 'DocIcon':
      return kindMark(visit, item)
    case 'Edit':
      return html`<a href="${address(displayFormUrl(item.list).replace(/DispForm\.aspx$/, 'EditForm.aspx'), { ID: item.row.itemId })}">${visit.words.edit}</a>`
    case 'Attachments':
      return html`${item.row.attachmentCount > 0 ? String(item.row.attachmentCount) : ''}`
  }
  const source = sourceOf(item, field)
  if (source.type !== 'Note') return shownValue(visit, item, source, words)
  const text = fieldText(item, source, words)
  return html`${text.length > longestInTable ? `${text.slice(0, longestInTable)}…` : text}`
}

/** What a row of a library is: the extension of a file, or a folder. */
function kindMark({ words }: SiteVisit, { row }: Item): Markup {
  if (row.kind === 1) return html`<span class="kind is-folder">${words.folder}</span>`
  return (row.fileType ?? '') === '' ? html`` : html`<span class="kind">${(row.fileType ?? '').slice(0, 8)}</span>`
}

function itemLink(item: Item, { folderHref }: CellWords): Markup {
  const { list, row, folderUrl } = item
  const title = titleOf(item)
  const url = `${folderUrl === '/' ? '' : folderUrl}/${row.leafName ?? ''}`
  if (row.kind === 1 && folderHref) return html`<a href="${folderHref(url)}">${title}</a>`
  if (row.documentId !== null && row.kind !== 1 && row.leafName !== null) return html`<a href="${hrefOf(url)}">${title}</a>`
  return html`<a href="${address(displayFormUrl(list), { ID: row.itemId })}">${title}</a>`
}

/** The value of a column by its type, in the formats of the web. Text of users is always escaped, formatted text without its tags. */
export function shownValue(visit: SiteVisit, item: Item, field: Field, words: TextWords): Markup {
  const value = item.read(field)
  const formats = formatsFor(visit.ctx.web.row)
  if (value === null) return html``
  if (field.internalName === 'File_x0020_Size') return html`${formats.bytes(Number(value))}`
  if (field.type === 'ModStat') return html`${visit.words.approvalStates[Number(value)] ?? String(value)}`
  if (typeof value === 'boolean') return html`${value ? visit.words.yes : visit.words.no}`
  if (typeof value === 'number' && isInstant(field))
    return timeElement(value, field.settings.dateOnly === true ? formats.day(value) : formats.moment(value))
  if (field.type === 'User' || field.type === 'UserMulti') return people(visit, idsOf(value), words)
  if (typeof value === 'number' && isNumeric(field)) return html`${numberText(visit, field, value)}`
  if (typeof value === 'object' && 'Latitude' in value) return html`${formats.input(value.Latitude)}; ${formats.input(value.Longitude)}`
  if (typeof value === 'object' && 'Url' in value) return hyperlink(value)
  if (field.type === 'Note') return html`${field.settings.richText === true ? textOfHtml(String(value)) : String(value)}`
  return html`${field.type === 'Choice' ? choiceText(visit.words, field, String(value)) : fieldText(item, field, words)}`
}

const isInstant = (field: Field): boolean => holdsTime(field) || (field.type === 'Calculated' && field.settings.outputType === 'DateTime')

/** A number of a column as pages show it: an amount of money, a share, or plain. */
export function numberText(visit: SiteVisit, { type, settings }: Field, value: number): string {
  const formats = formatsFor(visit.ctx.web.row)
  // An id is a name, not a quantity: it has no separators.
  if (type === 'Counter') return String(value)
  if (type === 'Currency' || settings.outputType === 'Currency')
    return formats.money(value, currencyOf(settings.currencyLocaleId ?? usualSettings.currencyLocaleId))
  return settings.percentage === true ? formats.percent(value) : formats.number(value, settings.displayFormat)
}

function people({ ctx }: SiteVisit, ids: readonly number[], words: TextWords): Markup {
  const known = ids.flatMap((id) => words.people.get(id) ?? [])
  return html`${known.map(
    ({ id, title, kind }, index) =>
      html`${index === 0 ? '' : '; '}${kind === 1 ? html`<a href="${layoutsAddress(ctx.web, 'userdisp.aspx', { ID: id })}">${title}</a>` : title}`,
  )}`
}

function hyperlink({ Url, Description }: UrlValue): Markup {
  const href = followable(Url)
  return href === undefined ? html`${Description || Url}` : html`<a href="${href}" rel="noreferrer">${Description || Url}</a>`
}
