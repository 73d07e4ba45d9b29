import type { Context } from '../../../core/access/context.ts'
import { rightsOn } from '../../../core/access/effective.ts'
import { type AskedTotal, aggregationsOf, totalItems } from '../../../core/acts/items/item-totals.ts'
import { viewSettingsOf } from '../../../core/acts/lists/view-settings.ts'
import { getViewOfRows, type View } from '../../../core/acts/lists/views.ts'
import { withFolderScope } from '../../../core/content/documents/folder-scope.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { DomainError } from '../../../core/kernel/errors.ts'
import type { Slices } from '../../../core/kernel/pacing/slices.ts'
import type { Expression, Query } from '../../../core/kernel/query.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { camlEnvironment } from '../../../formats/caml/caml-environment.ts'
import { type CamlView, isRecursive, parseView, viewDefinitionOf, viewXml } from '../../../formats/caml/caml-view.ts'
import { readAggregations } from '../../../formats/caml/caml-view-settings.ts'
import { writePageToken } from '../../../formats/odata/page-token.ts'
import { childElements, parseXml } from '../../../formats/xml.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import { isoTime } from '../../shape/iso-time.ts'
import type { Rendered } from './list-parts.ts'
import { openRows } from './occurrences.ts'
import { type RowExtras, shownFields } from './shown-rows.ts'

/** The most totals of a reply. */
const mostTotals = 20

/** Rows of a page if the view sets no limit. */
const defaultRows = 30

/** What clients send as the parameters of `RenderListDataAsStream` that decides about rows. */
export interface RowParameters {
  readonly ViewXml?: string | null | undefined
  readonly OverrideViewXml?: string | null | undefined
  readonly Paging?: string | null | undefined
  readonly FolderServerRelativeUrl?: string | null | undefined
}

/** Which rows of a list a request shows. */
export interface RowsAsked {
  readonly parameters: RowParameters
  /** The id of a view, with or without braces. */
  readonly view?: string | undefined
  readonly rootFolder?: string | undefined
  readonly orderBy?: Query['orderBy'] | undefined
  readonly filters?: readonly Expression[]
}

/** A page of a view: its columns, its rows, and all that describes the page. */
export interface ShownPage extends Rendered {
  readonly items: Slices<Item>
  readonly totals: RowExtras['totals']
}

/** The page of a view for display. Fails with `list_not_found`, `view_not_found`, `access_denied`, `invalid_caml`. */
export async function openShownPage(ctx: WireContext, list: List, asked: RowsAsked): Promise<ShownPage> {
  const { parameters, filters = [] } = asked
  const { view, stored } = await viewOf(ctx, list, parameters, asked.view)
  const scope = { url: parameters.FolderServerRelativeUrl ?? asked.rootFolder, isRecursive: isRecursive(view.scope) }
  const where = await withFolderScope(ctx, list, scope, conditions(view.query.where, filters))
  const orderBy = asked.orderBy ?? view.query.orderBy
  const limit = view.rowLimit ?? defaultRows
  const query: Query = {
    limit,
    ...(where && { where }),
    ...(orderBy && { orderBy }),
    ...(view.query.after && { after: view.query.after }),
  }
  const { items, next } = await openRows(ctx, list, query, view.occurrencesIn)
  ctx.budget?.spendEntities(items.count)
  const firstRow = firstRowOf(parameters.Paging)
  const data = {
    Row: [],
    FirstRow: firstRow,
    FolderPermissions: `0x${(await rightsOn(ctx, list.scopeId)).toString(16)}`,
    LastRow: firstRow + items.count - 1,
    RowLimit: limit,
    ...(next && { NextHref: `?${writePageToken(next)}&PageFirstRow=${firstRow + items.count}&View=${stored.row.id}` }),
    FilterLink: '?',
    ForceNoHierarchy: '1',
    HierarchyHasIndention: '',
    CurrentFolderSpItemUrl: '',
  }
  const shown = view.viewFields ?? stored.fields
  const aggregates = aggregatesOf(parameters, stored).filter(({ field }) => shown.includes(field))
  const totals = aggregates.length === 0 ? undefined : totalsOf(ctx, list, where, aggregates)
  return { list, stored, fields: shownFields(list, shown), shown, data, items, aggregates, totals }
}

/** The totals that a view shows: those of the XML of the request, else those that are stored. Fails with `invalid_caml`. */
function aggregatesOf({ ViewXml }: RowParameters, stored: View): readonly AskedTotal[] {
  const element = ViewXml ? childElements(parseXml(ViewXml)).find(({ name }) => name === 'Aggregations') : undefined
  const { aggregations = [], showsAggregations } = ViewXml ? (element ? readAggregations(element) : {}) : viewSettingsOf(stored.row)
  return showsAggregations === true ? aggregations.slice(0, mostTotals) : []
}

/** Reads the totals of all rows of a view, as the first row has them: by the name of the column with the kind of the total behind a dot. */
function totalsOf(ctx: WireContext, list: List, where: Expression | undefined, asked: readonly AskedTotal[]): RowExtras['totals'] {
  return async (near) => {
    try {
      const found = await totalItems(ctx, { id: list.row.id }, where ? { where } : {}, asked, near)
      return Object.fromEntries(
        asked.map((one, index) => [`${one.field}.${one.type}`, textOfTotal(list, one, found?.values[index] ?? null)]),
      )
    } catch (error) {
      // A list that is too large for them without an index has rows all the same.
      if (error instanceof DomainError && (error.reason === 'list_view_threshold' || error.reason === 'invalid_query')) return {}
      throw error
    }
  }
}

/** Sums of fractions end in noise, which nobody wants to read. */
function textOfTotal(list: List, { field, type }: AskedTotal, value: number | null): string {
  if (value === null) return ''
  const column = list.fieldsByName.get(field)
  const isTime = type !== 'COUNT' && column !== undefined && !aggregationsOf(column).includes('SUM')
  return isTime ? isoTime(value) : String(Number(value.toPrecision(12)))
}

/**
 * The view for the rows: the XML of the request, else the named stored view, else the default view; then the overrides.
 */
async function viewOf(
  ctx: Context,
  list: List,
  parameters: RowParameters,
  named: string | undefined,
): Promise<{ view: CamlView; stored: View }> {
  const id = named?.replace(/[{}]/g, '').toLowerCase()
  const stored = await getViewOfRows(ctx, { id: list.row.id }, id ? { id } : { default: true })
  const text = parameters.ViewXml || viewXml(viewDefinitionOf(stored))
  const environment = await camlEnvironment(ctx, list, text + (parameters.OverrideViewXml ?? ''))
  const view = parseView(text, environment, { position: positionOf(parameters.Paging) })
  if (!parameters.OverrideViewXml) return { view, stored }
  const over = parseView(parameters.OverrideViewXml, environment)
  const { where, orderBy } = over.query
  const query = { ...view.query, ...(where && { where }), ...(orderBy && { orderBy }) }
  const { viewFields, rowLimit, occurrencesIn } = over
  const overrides = {
    ...(viewFields && { viewFields }),
    ...(rowLimit !== undefined && { rowLimit }),
    ...(occurrencesIn && { occurrencesIn }),
  }
  return { view: { ...view, query, ...overrides }, stored }
}

/** The parts of a paging position that tell where a page begins; a client returns NextHref with all its parts. */
function positionOf(paging: string | null | undefined): string | undefined {
  const kept = (paging ?? '')
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => /^(?:Paged(?:Prev)?|p_[^=]*)=/i.test(part))
  return kept.length === 0 ? undefined : kept.join('&')
}

const firstRowOf = (paging: string | null | undefined): number => Number(/[?&]?PageFirstRow=(\d{1,9})/.exec(paging ?? '')?.[1] ?? 1)

function conditions(where: Expression | undefined, filters: readonly Expression[]): Expression | undefined {
  const operands = [...(where ? [where] : []), ...filters]
  return operands.length > 1 ? { op: 'and', operands } : operands[0]
}
