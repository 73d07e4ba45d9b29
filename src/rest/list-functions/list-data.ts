import type { Context } from '../../core/access/context.ts'
import { rightsOn } from '../../core/access/effective.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { openItems } from '../../core/acts/items/item-pages.ts'
import { getViewOfRows, type View } from '../../core/acts/lists/views.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import type { Item } from '../../core/content/items/item.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { Slices } from '../../core/kernel/pacing/slices.ts'
import type { Expression, Operand, Query, TextMatch } from '../../core/kernel/query.ts'
import type { List } from '../../core/model/lists/list.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { type CamlView, isRecursive, parseView, viewDefinitionOf, viewXml } from '../../formats/caml/caml-view.ts'
import { parseOptions } from '../../formats/form.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { listAddress } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { hasPart, type Rendered, withParts } from './list-parts.ts'
import { rowParts, shownFields } from './shown-rows.ts'

/** Rows of a page if the view sets no limit. */
const defaultRows = 30

type Parameters = Partial<Call<'renderListDataAsStream'>['body']['parameters']>

/** Which rows of a list a request shows. */
export interface RowsAsked {
  readonly parameters: Parameters
  /** The id of a view, with or without braces. */
  readonly view?: string | undefined
  readonly rootFolder?: string | undefined
  readonly orderBy?: Query['orderBy'] | undefined
  readonly filters?: readonly Expression[]
}

/** A page of a view: its columns, its rows, and all that describes the page. */
export interface ShownPage extends Rendered {
  readonly items: Slices<Item>
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
  const { items, next } = await openItems(ctx, { id: list.row.id }, query)
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
  return { list, stored, fields: shownFields(list, view.viewFields ?? stored.fields), shown: view.viewFields ?? stored.fields, data, items }
}

/** contracts/rest/list-functions/list-data.yaml: the rows of a view as a list page shows them (protocol/lists#rendering). */
export const listDataHandlers: Pick<Handlers<WireContext>, 'renderListDataAsStream'> = {
  renderListDataAsStream: async (ctx, { params, body, query, request }, reply) => {
    const { parameters } = body
    const list = await openSchema(ctx, listAddress(ctx, params))
    const page = await openShownPage(ctx, list, {
      parameters,
      view: query.View,
      rootFolder: query.RootFolder,
      orderBy: query.SortField ? [sortTerm(query.SortField, query.SortDir)] : undefined,
      filters: filtersOf(parseOptions(request.query)),
    })
    const options = parameters.RenderOptions ?? 0
    const value = await withParts(ctx, page, { options, folder: parameters.FolderServerRelativeUrl ?? query.RootFolder })
    const parts = rowParts(ctx, page.items, page.fields, hasPart(options, 'fileSystemItemId'))
    return reply.json(200, value, undefined, { member: 'Row', parts })
  },
}

/**
 * The view for the rows: the XML of the request, else the named stored view, else the default view; then the overrides.
 */
async function viewOf(
  ctx: Context,
  list: List,
  parameters: Parameters,
  named: string | undefined,
): Promise<{ view: CamlView; stored: View }> {
  const environment = await camlEnvironment(ctx, list)
  const id = named?.replace(/[{}]/g, '').toLowerCase()
  const stored = await getViewOfRows(ctx, { id: list.row.id }, id ? { id } : { default: true })
  const text = parameters.ViewXml || viewXml(viewDefinitionOf(stored))
  const view = parseView(text, environment, { position: positionOf(parameters.Paging) })
  if (!parameters.OverrideViewXml) return { view, stored }
  const over = parseView(parameters.OverrideViewXml, environment)
  const { where, orderBy } = over.query
  const query = { ...view.query, ...(where && { where }), ...(orderBy && { orderBy }) }
  const { viewFields, rowLimit } = over
  return { view: { ...view, query, ...(viewFields && { viewFields }), ...(rowLimit !== undefined && { rowLimit }) }, stored }
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

const fieldOperand = (name: string): Operand => ({ kind: 'field', path: [name], at: -1 })
const textOperand = (value: string): Operand => ({
  kind: 'literal',
  literal: value === '' ? { type: 'null' } : { type: 'text', value },
  at: -1,
})

const sortTerm = (field: string, direction: string | undefined) => ({
  path: [field],
  descending: direction?.toUpperCase().startsWith('DESC') === true,
  at: -1,
})

const comparisons = new Map([
  ['', 'eq'],
  ['eq', 'eq'],
  ['neq', 'ne'],
  ['gt', 'gt'],
  ['geq', 'ge'],
  ['lt', 'lt'],
  ['leq', 'le'],
] as const)
const matches: ReadonlyMap<string, TextMatch> = new Map([
  ['contains', 'substringof'],
  ['beginswith', 'startswith'],
])

/**
 * `FilterField1=Status&FilterValue1=x`, with numbers up to 10; `FilterFields1` and `FilterValues1` hold several values
 * separated by `;#`.
 */
function filtersOf(options: ReadonlyMap<string, string>): Expression[] {
  const filters: Expression[] = []
  for (let number = 1; number <= 10; number += 1) {
    const one = options.get(`filterfield${number}`)
    const several = options.get(`filterfields${number}`)
    const operator = (options.get(`filterop${number}`) ?? '').toLowerCase()
    if (one) filters.push(filterOf(one, operator, options.get(`filtervalue${number}`) ?? ''))
    if (several) {
      const values = (options.get(`filtervalues${number}`) ?? '').split(';#').map((value) => filterOf(several, '', value))
      filters.push(values.length === 1 && values[0] ? values[0] : { op: 'or', operands: values })
    }
  }
  return filters
}

function filterOf(field: string, operator: string, value: string): Expression {
  const match = matches.get(operator)
  if (match) return { op: 'match', match, subject: fieldOperand(field), text: textOperand(value) }
  const comparison = comparisons.get(operator as 'eq')
  if (!comparison)
    throw invalid(
      `FilterOp says '${operator.slice(0, 60)}'; it may say ${[...comparisons.keys(), ...matches.keys()].filter(Boolean).join(', ')}.`,
    )
  return { op: 'compare', comparison, left: fieldOperand(field), right: textOperand(value) }
}

function conditions(where: Expression | undefined, filters: readonly Expression[]): Expression | undefined {
  const operands = [...(where ? [where] : []), ...filters]
  return operands.length > 1 ? { op: 'and', operands } : operands[0]
}
