import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn, siteTrimOf } from '../../access/effective.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { dayMs } from '../../kernel/days.ts'
import { invalidQuery, isNotStored } from '../../kernel/errors.ts'
import { makeBreather } from '../../kernel/pacing/breathe.ts'
import { type Slices, wholeOf } from '../../kernel/pacing/slices.ts'
import type { IndexHit, IndexMatch, IndexPage, IndexQuery, IndexTrim } from '../../kernel/search-index.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import { zoneOf } from '../../model/sites/regional/time-zones.ts'
import { summaryProperty } from './documents.ts'
import { type Highlight, highlightsOf, summaryOf } from './highlight.ts'
import { catchUp } from './indexer.ts'
import { managedProperty, propertyKey } from './properties.ts'
import { resolveSearch } from './resolve-search.ts'
import { demandAffordableSearch } from './search-cost.ts'
import type { RefinerRequest, SearchOrder, SearchRequest } from './search-query.ts'
import { suggestedText } from './suggested-text.ts'

/** The maximum number of rows in one reply. */
export const searchPage = 500
/** The maximum start row of a page; clients must narrow the query instead. */
const maxStartRow = 50_000
const maxRefinerValues = 1_000
/** The maximum number of properties in an order: the values of all results are in memory while they are sorted. */
const maxOrders = 5
/** The number of results that refiners count if the request sets no limit. */
const usualRefined = 20_000

export type CellType = 'Edm.String' | 'Edm.Int64' | 'Edm.Double' | 'Edm.DateTime' | 'Edm.Boolean' | 'Null'

/** A property of a result as text, with its type. */
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

/** The number of results with a value, among all results or, if there are more than `Limits:SearchRefined`, among the first. */
export interface RefinerCount {
  readonly value: string
  readonly count: number
  /** Dates are counted by day: the start and end of the day in milliseconds. */
  readonly day?: { readonly start: number; readonly end: number }
}

interface Found<Rows> {
  readonly rows: Rows
  /** In all pages together. */
  readonly total: number
  readonly refiners: readonly Refiner[]
  /** If nothing was found: the query with the names of properties that are near to those in it; else empty. */
  readonly suggestion: string
}

/** A result in memory. */
export type SearchResult = Found<readonly SearchRow[]>

/** A result whose rows are read on demand. */
export type OpenSearchResult = Found<Slices<SearchRow>>

/** The default properties of a result. */
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
 * Searches the site collection for items, lists, webs and people that the actor
 * may see. It finds everything that is committed when it begins; if the disk is
 * full or has failed, it finds what the index contains. After a change of the
 * columns of a large list, its items are found in their former state until they
 * are indexed again; a search does not wait for that. Results are
 * ordered by rank, unless the request orders them. This call decides which rows
 * the page has; documents that are removed or hidden meanwhile are left out, and
 * changed ones come in their new state. Fails with `access_denied`,
 * and with `invalid_query` for a value that does not fit its property and for an
 * invalid name.
 */
export async function openSearch(ctx: Context, request: SearchRequest): Promise<OpenSearchResult> {
  await demand(ctx, 'Open', ctx.web)
  const around = { now: ctx.runtime.now(), origin: ctx.origin, zone: zoneOf(ctx.web.row) }
  const operands = [request.where, ...request.filters].map((expression) => resolveSearch(expression, around))
  const [first, ...others] = operands
  const where = first && others.length === 0 ? first : ({ op: 'and', operands } as const)
  if (request.startRow > maxStartRow)
    throw invalidQuery(`The start row is at most ${maxStartRow}; ${request.startRow} was given. Narrow the query instead.`)
  const orderBy = orderOf(request.orderBy)
  for (const { name } of request.refiners) checkName(name)
  for (const name of request.properties) checkName(name)
  demandAffordableSearch(ctx.budget, where)
  await catchUpWherePossible(ctx)
  const query: IndexQuery = { siteId: ctx.site.id, where, trim: await trimFor(ctx) }
  const limit = Math.min(request.rowLimit, searchPage)
  const refined = request.refiners.length > 0 ? (ctx.budget?.search.refined ?? usualRefined) : 0
  const {
    found,
    total,
    first: counted,
  } = await ctx.site.database.search.search({ ...query, orderBy, skip: request.startRow, limit, refined })
  const rows = rowsOf(ctx, found, { request, query })
  const refiners: Refiner[] = []
  const takeBreath = makeBreather()
  for (const refiner of request.refiners) {
    // Each is a statement of its own, with a turn for others in between.
    await takeBreath()
    refiners.push(await refinerOf(ctx, counted, refiner))
  }
  return { rows, total, refiners, suggestion: total === 0 ? suggestedText(request) : '' }
}

async function catchUpWherePossible({ site }: Context): Promise<void> {
  try {
    await catchUp(site)
  } catch (error) {
    if (!isNotStored(error)) throw error
    site.work.report(error, 'search index')
  }
}

/** Like `openSearch`, with all rows in memory. */
export async function search(ctx: Context, request: SearchRequest): Promise<SearchResult> {
  const { rows, ...result } = await openSearch(ctx, request)
  return { ...result, rows: await wholeOf(rows) }
}

/** The number of rows that are read together: a row may have dozens of kilobytes. */
const rowsTogether = 5
/** The number of rows that are built without a pause: a summary reads some thousand characters. */
const rowsAtOnce = 10

interface Asked {
  readonly request: SearchRequest
  readonly query: IndexQuery
}

function rowsOf(ctx: Context, found: readonly IndexMatch[], { request, query }: Asked): Slices<SearchRow> {
  const highlights = highlightsOf(request.where)
  const names = request.properties.length > 0 ? request.properties : usualProperties
  const takeBreath = makeBreather()
  let at = 0
  return {
    count: found.length,
    get left() {
      return found.length - at
    },
    async next(most) {
      if (at >= found.length) return undefined
      if (at > 0 && at % rowsAtOnce === 0) await takeBreath()
      const matches = found.slice(at, at + Math.min(most, rowsTogether))
      at += matches.length
      const hits = await ctx.site.database.search.read(matches, query)
      return { rows: hits.map((hit) => rowOf(ctx, hit, names, highlights)), hasLongTexts: true }
    },
  }
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

/** Orders by the result itself; no document has these properties. */
const ownOrders: ReadonlyMap<string, string> = new Map([
  ['rank', 'rank'],
  ['docid', 'id'],
  ['workid', 'id'],
])

function orderOf(terms: readonly SearchOrder[]): IndexPage['orderBy'] {
  if (terms.length === 0) return [{ property: 'rank', descending: true }]
  if (terms.length > maxOrders) throw invalidQuery(`Results can be ordered by at most ${maxOrders} properties; ${terms.length} were given.`)
  return terms.map(({ name, descending }) => {
    checkName(name)
    const property = propertyKey(name)
    return { property: ownOrders.get(property) ?? property, descending }
  })
}

/** Accepts any name of letters, digits and underscores; a property that no document has is empty in all results. */
function checkName(name: string): void {
  if (/^[\p{L}_][\p{L}\p{N}_]{0,254}$/u.test(name)) return
  throw invalidQuery(`'${name.slice(0, 60)}' is not the name of a property. A name has only letters, digits and underscores.`)
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

/** The type of a cell; several values are always one text. */
function cellTypeOf(type: string | undefined, values: readonly (string | number)[]): CellType {
  const [first] = values
  if (values.length > 1) return 'Edm.String'
  if (type === 'boolean') return 'Edm.Boolean'
  if (type === 'instant') return 'Edm.DateTime'
  if (typeof first !== 'number') return 'Edm.String'
  return Number.isSafeInteger(first) ? 'Edm.Int64' : 'Edm.Double'
}

const absolute = (ctx: Context, url: string): string => ctx.origin + (url === '/' ? '' : encodeURI(url.toWellFormed()))

async function refinerOf(ctx: Context, found: readonly number[], { name, limit, by, descending }: RefinerRequest): Promise<Refiner> {
  const property = propertyKey(name)
  const type = managedProperty(property)?.type
  const byDay = type === 'instant'
  const asked = { property, limit: Math.min(limit, maxRefinerValues), by, descending, ...(byDay && { step: dayMs }) }
  const counted = await ctx.site.database.search.refine(found, asked)
  const entries = counted.map(({ value, count }): RefinerCount => {
    if (!byDay) return { value: type === 'url' ? absolute(ctx, String(value)) : String(value), count }
    const start = Number(value)
    return { value: new Date(start).toISOString().slice(0, 10), count, day: { start, end: start + dayMs } }
  })
  return { name, entries }
}
