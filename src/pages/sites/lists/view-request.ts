import { findSchema } from '../../../core/access/find-list.ts'
import { type ItemPage, queryItems } from '../../../core/acts/items/item-pages.ts'
import { getViewOfRows, type View } from '../../../core/acts/lists/views.ts'
import { withFolderScope } from '../../../core/content/documents/folder-scope.ts'
import { shownColumns } from '../../../core/content/shown/field-text.ts'
import { dayMs } from '../../../core/kernel/days.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { type Expression, type Literal, type OrderTerm, type Query, shownPart } from '../../../core/kernel/query.ts'
import { dayStart } from '../../../core/kernel/time/zone.ts'
import type { Field } from '../../../core/model/lists/field.ts'
import { isDecimal } from '../../../core/model/lists/field-types.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { camlEnvironment } from '../../../formats/caml/caml-environment.ts'
import { isRecursive, parseView, viewDefinitionOf, viewXml } from '../../../formats/caml/caml-view.ts'
import { readPageToken, writePageToken } from '../../../formats/odata/page-token.ts'
import { childElements, parseXml, type XmlElement } from '../../../formats/xml.ts'
import { type Formats, formatsFor } from '../page/formats.ts'
import type { SiteVisit } from '../page/visit.ts'

/** Rows of a page if the view sets no limit, and the most that a page shows. */
const usualRows = 30
const mostRows = 500
const mostFilters = 10

/** A page of a view as a visitor asked for it. */
export interface ShownView extends ItemPage {
  readonly view: View
  /** The columns, in the order of the view. */
  readonly fields: readonly Field[]
  /** The columns by which the view groups its rows. */
  readonly groups: readonly Field[]
  /** Whether the view begins with folded groups. */
  readonly areFolded: boolean
  readonly sort: { readonly name: string; readonly isDescending: boolean } | undefined
  readonly filters: ReadonlyMap<string, string>
  /** The folder that is shown; undefined for the root folder. */
  readonly folder: string | undefined
  /** The parameters of the next page; undefined for the last one. */
  readonly nextToken: string | undefined
  /** The parameters of the page before; undefined for the first one, and where nothing is left to start from. */
  readonly previousToken: string | undefined
  /** Whether the page begins behind the first row of the view. */
  readonly isLater: boolean
  /** What all rows of the view pass, on every page. */
  readonly where: Expression | undefined
}

/**
 * Reads the rows of a view: its own query, with the order, the filters, the folder and the page of the request, whose
 * parameters are those of the established server (protocol/lists#rendering). Fails with `view_not_found`,
 * `access_denied`, `invalid_request`, `invalid_query`.
 */
export async function readShownView(visit: SiteVisit, listId: string, viewId: string): Promise<ShownView> {
  const { ctx, query, request } = visit
  const view = await getViewOfRows(ctx, { id: listId }, { id: viewId })
  const list = await findSchema(ctx, { id: listId })
  const text = viewXml(viewDefinitionOf(view))
  const parsed = parseView(text, await camlEnvironment(ctx, list, text))
  const fields = view.fields.flatMap((name) => list.fieldsByName.get(name) ?? [])
  const groupBy = groupByOf(view)
  const groups = namesIn(groupBy).flatMap((name) => list.fieldsByName.get(name) ?? [])
  const areFolded = groupBy?.attributes.get('Collapse')?.toUpperCase() === 'TRUE'
  const filters = filtersOf(visit)
  const sort = sortOf(visit, list)
  const folder = query.get('rootfolder') || undefined
  const conditions = [...(parsed.query.where ? [parsed.query.where] : []), ...conditionsOf(list, filters, formatsFor(ctx.web.row))]
  const [only] = conditions
  const filtered: Expression | undefined = conditions.length > 1 ? { op: 'and', operands: conditions } : only
  const where = await withFolderScope(ctx, list, { url: folder, isRecursive: isRecursive(parsed.scope) }, filtered)
  const orderBy = ordered(groups, sort, parsed.query.orderBy)
  const after = request.query.includes('Paged=TRUE') ? readPageToken(tokenOf(request.query), invalid) : undefined
  const limit = Math.min(parsed.rowLimit ?? usualRows, mostRows)
  const asked: Query = { limit, ...(where && { where }), ...(orderBy.length > 0 && { orderBy }), ...(after && { after }) }
  const found = await queryItems(ctx, { id: listId }, asked)
  // Backwards to the first row: the first page as it is now, which is full even if rows before it were added or deleted.
  const isFirst = after?.isBackwards === true && found.previous === undefined
  const page = isFirst ? await queryItems(ctx, { id: listId }, withoutStart(asked)) : found
  ctx.budget?.spendEntities(page.items.length)
  const tokens = { nextToken: page.next && writePageToken(page.next), previousToken: page.previous && writePageToken(page.previous) }
  return { ...page, ...tokens, where, view, fields, groups, areFolded, sort, filters, folder, isLater: after !== undefined && !isFirst }
}

const withoutStart = ({ after: _start, ...query }: Query): Query => query

/** The parts of a query that tell where a page begins. */
const tokenOf = (query: string): string =>
  query
    .split('&')
    .filter((part) => /^(?:Paged|PagedPrev|p_[^=]*)=/.test(part))
    .join('&')

/** The GroupBy of a view's query. */
function groupByOf({ row }: View): XmlElement | undefined {
  if (!row.query.includes('GroupBy')) return undefined
  return childElements(parseXml(`<Query>${row.query}</Query>`)).find(({ name }) => name === 'GroupBy')
}

/** The names of the columns in a GroupBy: two at most. */
function namesIn(groupBy: XmlElement | undefined): string[] {
  const named = (element: XmlElement): string[] => (element.name === 'FieldRef' ? [element.attributes.get('Name') ?? ''] : [])
  return groupBy ? childElements(groupBy).flatMap(named).slice(0, 2) : []
}

function sortOf({ query }: SiteVisit, list: List): ShownView['sort'] {
  const name = query.get('sortfield')
  if (!name) return undefined
  if (!list.fieldsByName.has(name)) throw invalid(`The list '${list.row.title}' has no column '${name.slice(0, 60)}' to sort by.`)
  return { name, isDescending: (query.get('sortdir') ?? '').toLowerCase().startsWith('desc') }
}

const term = (name: string, descending: boolean): OrderTerm => ({ path: [shownColumns.get(name) ?? name], descending, at: -1 })

/** Groups come first, so that the rows of one stand together. */
function ordered(groups: readonly Field[], sort: ShownView['sort'], own: readonly OrderTerm[] = []): OrderTerm[] {
  const wanted = [
    ...groups.map(({ internalName }) => term(internalName, own.find(({ path: [name] }) => name === internalName)?.descending ?? false)),
    ...(sort ? [term(sort.name, sort.isDescending)] : own),
  ]
  const seen = new Set<string>()
  return wanted.filter(({ path: [name = ''] }) => !seen.has(name) && seen.add(name))
}

/** `FilterField1=Status&FilterValue1=x`, with numbers up to 10; an empty value filters nothing. */
function filtersOf({ query }: SiteVisit): ReadonlyMap<string, string> {
  const filters = new Map<string, string>()
  for (let number = 1; number <= mostFilters; number += 1) {
    const [name, value] = [query.get(`filterfield${number}`), query.get(`filtervalue${number}`)]
    if (name && value?.trim()) filters.set(name, value.trim())
  }
  return filters
}

/** The parameters of a view that its links keep. */
export const keptParameters = ({ folder, filters, sort }: ShownView): Record<string, string | undefined> => ({
  RootFolder: folder,
  ...(sort && { SortField: sort.name, SortDir: sort.isDescending ? 'Desc' : 'Asc' }),
  ...Object.fromEntries(
    [...filters].flatMap(([name, value], index) => [
      [`FilterField${index + 1}`, name],
      [`FilterValue${index + 1}`, value],
    ]),
  ),
})

/** Whether a filter may name a column: one that the database can compare. */
export const canFilter = (list: List, { internalName }: Field): boolean => {
  const source = list.fieldsByName.get(shownColumns.get(internalName) ?? internalName)
  return source?.column !== undefined && source.type !== 'Note' && source.type !== 'Attachments'
}

/** Whether the rows can be ordered by a column. */
export const canSort = (list: List, field: Field): boolean =>
  canFilter(list, field) && !field.type.endsWith('Multi') && field.type !== 'MultiChoice'

const contained: ReadonlySet<string> = new Set(['Text', 'Choice', 'File', 'User', 'UserMulti', 'Lookup', 'LookupMulti', 'URL'])

/** A local day, from its first instant to its last; of a column without times of day the date itself. */
const dayLiteral = ({ zone }: List, { settings }: Field, day: number): Literal & { type: 'date' } =>
  settings.dateOnly === true ? { type: 'date', value: day } : { type: 'date', value: dayStart(day, zone), end: dayStart(day + dayMs, zone) }

/** Texts contain the value; everything else is equal to it, dates by their day. */
function conditionsOf(list: List, filters: ReadonlyMap<string, string>, formats: Formats): Expression[] {
  return [...filters].map(([name, value]): Expression => {
    const field = list.fieldsByName.get(shownColumns.get(name) ?? name)
    if (!field) throw invalid(`The list '${list.row.title}' has no column '${name.slice(0, 60)}' to filter by.`)
    const subject = { kind: 'field', path: [field.internalName, shownPart], at: -1 } as const
    const isNumber = isDecimal(field.type) || field.type === 'Integer'
    const text = { kind: 'literal', literal: { type: 'text', value: isNumber ? formats.typed(value) : value }, at: -1 } as const
    if (contained.has(field.type)) return { op: 'match', match: 'substringof', subject, text }
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
    const right =
      Number.isNaN(day) || field.type !== 'DateTime' ? text : ({ kind: 'literal', literal: dayLiteral(list, field, day), at: -1 } as const)
    return { op: 'compare', comparison: 'eq', left: { ...subject, path: [field.internalName] }, right }
  })
}
