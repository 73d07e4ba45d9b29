import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn, siteTrimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { dayMs } from '../../kernel/days.ts'
import { invalidQuery } from '../../kernel/errors.ts'
import type { IndexHit, IndexPage, IndexQuery, IndexTrim } from '../../kernel/search-index.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import { summaryProperty } from './documents.ts'
import { type Highlight, highlightsOf, summaryOf } from './highlight.ts'
import { catchUp } from './indexer.ts'
import { managedProperty, propertyKey } from './properties.ts'
import { resolveSearch } from './resolve-search.ts'
import type { RefinerRequest, SearchOrder, SearchRequest } from './search-query.ts'

/** The most rows of one answer. */
export const searchPage = 500
/** A page further behind is not reached; a narrower query is. */
const maxStartRow = 50_000
const maxRefinerValues = 1_000

export type CellType = 'Edm.String' | 'Edm.Int64' | 'Edm.Double' | 'Edm.DateTime' | 'Edm.Boolean' | 'Null'

/** A property of a result as text, and what it is. */
export interface Cell {
  readonly name: string
  readonly value: string | null
  readonly type: CellType
}

export interface SearchRow {
  readonly cells: readonly Cell[]
}

export interface Refiner {
  readonly name: string
  readonly entries: readonly RefinerCount[]
}

/** How many of all results have a value. */
export interface RefinerCount {
  readonly value: string
  readonly count: number
  /** Of dates, which are counted by days: where the day begins and ends, in milliseconds. */
  readonly day?: { readonly start: number; readonly end: number }
}

export interface SearchResult {
  readonly rows: readonly SearchRow[]
  /** Of all pages together. */
  readonly total: number
  readonly refiners: readonly Refiner[]
}

/** What a result shows when nothing is selected. */
const usualProperties: readonly string[] = [
  'Title',
  'Path',
  'Author',
  'Created',
  'LastModifiedTime',
  'Description',
  'ContentType',
  'ContentTypeId',
  'contentclass',
  'FileExtension',
  'FileType',
  'Size',
  'IsDocument',
  'ListId',
  'ListItemID',
  'WebId',
  'SiteId',
  'UniqueId',
  'ParentLink',
  'SPWebUrl',
  'SPSiteUrl',
  'SiteName',
  'HitHighlightedSummary',
]

/**
 * Searches the site collection for items, lists, webs and people that the
 * actor may see: what is committed when the search begins is found by it.
 * Results come by rank unless the request orders them. Fails with
 * `invalid_query` (a value that a property cannot be compared with, a name
 * that is none), `access_denied`.
 */
export async function search(ctx: Context, request: SearchRequest): Promise<SearchResult> {
  await demand(ctx, 'Open', ctx.web)
  const around = { now: ctx.runtime.now(), origin: ctx.origin }
  const operands = [request.where, ...request.filters].map((expression) => resolveSearch(expression, around))
  const [first, ...others] = operands
  const where = first && others.length === 0 ? first : ({ op: 'and', operands } as const)
  if (request.startRow > maxStartRow)
    throw invalidQuery(`The start row is at most ${maxStartRow}; ${request.startRow} was given. Narrow the query instead.`)
  const orderBy = orderOf(request.orderBy)
  for (const { name } of request.refiners) checkName(name)
  for (const name of request.properties) checkName(name)
  await catchUp(ctx.site)
  const query: IndexQuery = { siteId: ctx.site.id, where, trim: await trimFor(ctx) }
  const page: IndexPage = { ...query, orderBy, skip: request.startRow, limit: Math.min(request.rowLimit, searchPage) }
  const { hits, total } = await ctx.site.database.search.search(page)
  const highlights = highlightsOf(request.where)
  const names = request.properties.length > 0 ? request.properties : usualProperties
  const rows = hits.map((hit) => rowOf(ctx, hit, names, highlights))
  const refiners: Refiner[] = []
  for (const refiner of request.refiners) refiners.push(await refinerOf(ctx, query, refiner))
  return { rows, total, refiners }
}

async function trimFor(ctx: Context): Promise<IndexTrim> {
  const scopes = async (right: Right) => {
    const { visible, hidden } = await siteTrimOf(ctx, right)
    return hidden.length === 0 && visible.length > 0 ? undefined : visible
  }
  return {
    viewable: await scopes('ViewListItems'),
    openable: await scopes('Open'),
    approvable: await scopes('ApproveItems'),
    authorId: (await findActorPrincipal(ctx))?.id ?? 0,
    people: holds(await rightsOn(ctx, ctx.web.scopeId), 'BrowseUserInfo'),
  }
}

/** Names that no document has, because they are of the result itself. */
const ownOrders: ReadonlyMap<string, string> = new Map([
  ['rank', 'rank'],
  ['docid', 'id'],
  ['workid', 'id'],
])

function orderOf(terms: readonly SearchOrder[]): IndexPage['orderBy'] {
  if (terms.length === 0) return [{ property: 'rank', descending: true }]
  return terms.map(({ name, descending }) => {
    checkName(name)
    const property = propertyKey(name)
    return { property: ownOrders.get(property) ?? property, descending }
  })
}

/** Any name of letters, digits and underscores: one that no document has is empty everywhere. */
function checkName(name: string): void {
  if (/^[\p{L}_][\p{L}\p{N}_]{0,254}$/u.test(name)) return
  throw invalidQuery(`'${name.slice(0, 60)}' is no name of a property: letters, digits and underscores are.`)
}

function rowOf(ctx: Context, hit: IndexHit, names: readonly string[], highlights: readonly Highlight[]): SearchRow {
  const own: Cell[] = [
    { name: 'Rank', value: String(hit.rank), type: 'Edm.Double' },
    { name: 'DocId', value: String(hit.id), type: 'Edm.Int64' },
    { name: 'WorkId', value: String(hit.id), type: 'Edm.Int64' },
  ]
  const taken = new Set(own.map(({ name }) => name.toLowerCase()))
  const cells = names.filter((name) => !taken.has(name.toLowerCase())).map((name) => cellOf(ctx, hit, name, highlights))
  return { cells: [...own, ...cells] }
}

function cellOf(ctx: Context, hit: IndexHit, name: string, highlights: readonly Highlight[]): Cell {
  const key = propertyKey(name)
  if (key === 'hithighlightedsummary')
    return { name, value: summaryOf(String(hit.properties.get(summaryProperty)?.[0] ?? ''), highlights), type: 'Edm.String' }
  const values = hit.properties.get(key) ?? []
  const [first] = values
  if (first === undefined) return { name, value: null, type: 'Null' }
  const type = managedProperty(key)?.type
  if (type === 'url') return { name, value: absolute(ctx, String(first)), type: 'Edm.String' }
  return { name, value: values.join(';'), type: cellTypeOf(type, values) }
}

/** Several values are one text, whatever they are alone. */
function cellTypeOf(type: string | undefined, values: readonly (string | number)[]): CellType {
  const [first] = values
  if (values.length > 1) return 'Edm.String'
  if (type === 'boolean') return 'Edm.Boolean'
  if (type === 'instant') return 'Edm.DateTime'
  if (typeof first !== 'number') return 'Edm.String'
  return Number.isSafeInteger(first) ? 'Edm.Int64' : 'Edm.Double'
}

const absolute = (ctx: Context, url: string): string => ctx.origin + (url === '/' ? '' : encodeURI(url.toWellFormed()))

async function refinerOf(ctx: Context, query: IndexQuery, { name, limit, by, descending }: RefinerRequest): Promise<Refiner> {
  const property = propertyKey(name)
  const type = managedProperty(property)?.type
  const byDay = type === 'instant'
  const asked = { property, limit: Math.min(limit, maxRefinerValues), by, descending, ...(byDay && { step: dayMs }) }
  const found = await ctx.site.database.search.refine(query, asked)
  const entries = found.map(({ value, count }): RefinerCount => {
    if (!byDay) return { value: type === 'url' ? absolute(ctx, String(value)) : String(value), count }
    const start = Number(value)
    return { value: new Date(start).toISOString().slice(0, 10), count, day: { start, end: start + dayMs } }
  })
  return { name, entries }
}
