import { type AskedTotal, aggregationsOf, type Totals, totalGroups, totalItems } from '../../../core/acts/items/item-totals.ts'
import { type Aggregation, viewSettingsOf } from '../../../core/acts/lists/view-settings.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { html, type Markup } from '../../html.ts'
import { type Formats, formatsFor, timeElement } from '../page/formats.ts'
import type { SiteVisit } from '../page/visit.ts'
import { columnTitle } from '../words/titles.ts'
import { isNumeric, numberText } from './cell.ts'
import type { ShownView } from './view-request.ts'

/** The totals of a view: of all its rows, and of the groups that a page shows, whatever is on other pages. */
export interface ViewTotals {
  readonly asked: readonly AskedTotal[]
  /** Undefined if the view has no totals. */
  readonly whole: Totals | undefined
  /** Of the group of a row; undefined if the view has no groups, or its list is too large for them. */
  readonly group: ((item: Item) => Totals | undefined) | undefined
  /** Whether the server refuses to compute them, because the list has too many items without an index. */
  readonly areRefused: boolean
}

/** Groups of larger lists are counted only in views that ask for totals. */
const mostGrouped = 50_000

const sumSign = 'Σ'

/** The most totals that a page shows. */
const mostShown = 20

/** Reads the totals of a view, as far as the list is below the threshold of the server. */
export async function readViewTotals({ ctx }: SiteVisit, shown: ShownView): Promise<ViewTotals> {
  const { list, view, where, items, groups } = shown
  const { aggregations = [], showsAggregations } = viewSettingsOf(view.row)
  const names = new Set(shown.fields.map(({ internalName }) => internalName))
  const asked = showsAggregations ? aggregations.filter(({ field }) => names.has(field)).slice(0, mostShown) : []
  const query = where ? { where } : {}
  const counts = groups.length > 0 && (asked.length > 0 || list.row.itemCount <= mostGrouped)
  const fields = groups.map(({ internalName }) => internalName)
  try {
    return {
      asked,
      areRefused: false,
      whole: asked.length > 0 ? await totalItems(ctx, { id: list.row.id }, query, asked, items) : undefined,
      group: counts && items.length > 0 ? await totalGroups(ctx, { id: list.row.id }, query, asked, { fields, items }) : undefined,
    }
  } catch (error) {
    if (!(error instanceof DomainError) || (error.reason !== 'list_view_threshold' && error.reason !== 'invalid_query')) throw error
    return { asked, whole: undefined, group: undefined, areRefused: asked.length > 0 }
  }
}

/** The foot of the table of a view: each total below its column. */
export function totalsFoot(visit: SiteVisit, { fields }: ShownView, { asked, whole, areRefused }: ViewTotals): Markup | undefined {
  const { words } = visit
  if (areRefused)
    return html`<tfoot><tr class="totals"><td colspan="${fields.length + 1}" class="soft">${words.totalsRefused}</td></tr></tfoot>`
  if (!whole) return undefined
  const cell = (field: Field) => {
    const own = asked.flatMap(({ field: name, type }, index) =>
      name === field.internalName ? [totalText(visit, field, type, whole.values[index] ?? null)] : [],
    )
    return html`<td${isNumeric(field) ? html` class="number"` : undefined}>${own.map((one) => html`<div>${one}</div>`)}</td>`
  }
  return html`<tfoot><tr class="totals"><th scope="row"><span aria-hidden="true">${sumSign}</span><span class="visually-hidden">${words.totals}</span></th>${fields.map(cell)}</tr></tfoot>
`
}

/** The totals of a group, in one line. */
export const groupTotals = (
  visit: SiteVisit,
  { list, fields }: ShownView,
  asked: readonly AskedTotal[],
  totals: Totals | undefined,
): Markup[] =>
  asked.flatMap(({ field: name, type }, index) => {
    const field = fields.find(({ internalName }) => internalName === name)
    const value = totals?.values[index] ?? null
    return field === undefined || value === null
      ? []
      : [html` <span class="total">${columnTitle(visit.words, field, list)}: ${totalText(visit, field, type, value)}</span>`]
  })

function totalText(visit: SiteVisit, field: Field, type: Aggregation, value: number | null): Markup {
  const { ctx, words } = visit
  if (value === null) return html``
  return html`<span class="soft">${words.aggregations[type]}</span> ${shownTotal(visit, field, type, value, formatsFor(ctx.web.row))}`
}

function shownTotal(visit: SiteVisit, field: Field, type: Aggregation, value: number, formats: Formats): Markup {
  if (type === 'COUNT') return html`${formats.number(value)}`
  if (!aggregationsOf(field).includes('SUM'))
    return timeElement(value, field.settings.dateOnly === true ? formats.day(value) : formats.moment(value))
  // A variance has another unit than its column.
  if (type === 'VAR') return html`${formats.number(rounded(value))}`
  return html`${numberText(visit, field, rounded(value))}`
}

/** Sums of fractions end in noise, which nobody wants to read. */
const rounded = (value: number): number => Number(value.toPrecision(12))
