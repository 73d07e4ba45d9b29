import type { ChangeRow, ListRow } from '../../../../generated/prisma/content.ts'
import { demand } from '../../access/access.ts'
import { type Context, recordsOf, type Securable } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { narrowing } from '../../content/items/item-rights.ts'
import { type DomainError, invalid } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Predicate, RowQuery } from '../../kernel/query.ts'
import { type ChangedEntity, type ChangeType, changeTypeOf, changeTypes } from '../../model/change.ts'
import { holds, type Right } from '../../model/permissions/rights.ts'
import { type ChangeScope, type ChangeToken, readChangeToken } from './change-token.ts'
import type { ChangeFilter } from './folder-changes.ts'

/** A committed change with its number. */
export interface LoggedChange extends Omit<ChangeRow, 'type'> {
  readonly type: ChangeType
}

const logged = (row: ChangeRow): LoggedChange => ({ ...row, type: changeTypeOf(row.type) })

/** The maximum number of changes in one page. */
export const changePage = 1_000

export interface ChangeQuery {
  readonly entities: readonly ChangedEntity[]
  readonly types: readonly ChangeType[]
  /** Tokens as the client sent them: changes after `after`, up to and including `upTo`. */
  readonly after?: string
  readonly upTo?: string
  readonly latestFirst: boolean
  /** The maximum number of changes; at most `changePage`. */
  readonly limit?: number
  /** Only the changes of this item of the list. */
  readonly itemId?: number
  /** Leaves out further changes. */
  readonly only?: ChangeFilter
}

/** The site, web or list whose changes are read; its rights are checked. */
export interface ChangeTarget extends ChangeScope {
  readonly securable: Securable
}

/**
 * The changes of a site collection, a web or a list, in the order of their
 * commits (protocol/changes#log). A client that continues from the last one gets
 * every change once. Leaves out changes of webs, lists and items that the actor
 * may not see. Fails with `access_denied`, and with `invalid_request` for a token
 * of another scope.
 */
export async function queryChanges(ctx: Context, target: ChangeTarget, query: ChangeQuery): Promise<LoggedChange[]> {
  await demand(ctx, target.kind === 'list' ? 'ViewListItems' : 'Open', target.securable)
  const records = recordsOf(ctx)
  const last = await lastSequence(ctx)
  const bounds = boundsOf(ctx.site.id, target, query, last)
  const limit = Math.min(query.limit || changePage, changePage)
  const found: LoggedChange[] = []
  if (query.entities.length === 0 || query.types.length === 0) return found
  const pace = makePacer()
  let low = bounds.above.sequence ?? 0
  let high = bounds.upTo.sequence
  while (low < high && found.length < limit) {
    // In a transaction nothing else may be awaited.
    if (!ctx.transaction) await pace()
    const above = query.latestFirst ? Math.max(low, high - stretch) : low
    const upTo = query.latestFirst ? high : Math.min(high, low + stretch)
    const rows = await records.query('Change', {
      where: {
        siteId: ctx.site.id,
        ...scopeColumns(target),
        ...(query.itemId !== undefined && { itemId: query.itemId }),
        entity: { in: query.entities },
        type: { in: query.types.map((type) => changeTypes[type]) },
      },
      above: { ...bounds.above, sequence: above },
      upTo: { ...bounds.upTo, sequence: upTo },
      orderBy: ['sequence'],
      ...(query.latestFirst && { descending: ['sequence'] }),
      limit,
    })
    const kept = query.only && rows.length > 0 ? await query.only(records, rows) : rows
    if (kept.length > 0) found.push(...(await visible(ctx, records, kept)).map(logged))
    // What is left out must not make a page look like the last one.
    const end = rows.length < limit ? undefined : rows.at(-1)?.sequence
    if (query.latestFirst) high = end === undefined ? above : end - 1
    else low = end ?? upTo
  }
  return found.slice(0, limit)
}

/** How many changes one statement looks through: a log in which few changes are asked for, or seen, is read in steps. */
const stretch = 10_000

/** The place behind everything that is committed; `CurrentChangeToken` of a site collection, a web or a list. The same until something changes. */
export async function currentChange(ctx: Context): Promise<ChangeToken> {
  const sequence = await lastSequence(ctx)
  const change = await recordsOf(ctx).find('Change', { siteId: ctx.site.id, sequence }, changeColumns)
  return { at: change?.at ?? ctx.runtime.now(), sequence }
}

const changeColumns = ['at'] as const

async function lastSequence(ctx: Context): Promise<number> {
  const site = await recordsOf(ctx).find('Site', { siteId: ctx.site.id }, siteColumns)
  return site?.changeSequence ?? 0
}

const siteColumns = ['changeSequence'] as const

const scopeColumns = ({ kind, id }: ChangeScope) => (kind === 'site' ? {} : kind === 'web' ? { webId: id } : { listId: id })

interface LogBounds {
  readonly sequence?: number
  readonly at?: number
}

/** Up to what is committed now, so that a page is one state of the log. */
function boundsOf(
  siteId: string,
  scope: ChangeScope,
  { after, upTo }: ChangeQuery,
  last: number,
): { above: LogBounds; upTo: LogBounds & { readonly sequence: number } } {
  const read = (text: string, name: string): ChangeToken => {
    const fail = (why: string): DomainError => invalid(`${name} '${text.slice(0, 120)}' cannot be used here: ${why}.`)
    const token = readChangeToken(text, scope, fail, siteId)
    if ((token.sequence ?? 0) > last) throw fail('its change has not happened here')
    return token
  }
  const start = after === undefined ? undefined : read(after, 'ChangeTokenStart')
  const end = upTo === undefined ? undefined : read(upTo, 'ChangeTokenEnd')
  // Changes have whole seconds: the second that contains the time counts in full.
  const since = (at: number) => Math.floor(at / 1000) * 1000 - 1
  const above = start?.sequence !== undefined ? { sequence: start.sequence } : start ? { at: since(start.at) } : {}
  const until = end?.sequence !== undefined ? { sequence: end.sequence } : end ? { sequence: last, at: end.at } : { sequence: last }
  return { above, upTo: until }
}

/** The changes without those of webs, lists and items that permissions or approval hide. A change of a deleted object shows only its ids. */
async function visible(ctx: Context, records: ContentRecords, rows: readonly ChangeRow[]): Promise<ChangeRow[]> {
  const hidden = new Set<string>()
  const check = async (id: string, scopeId: string, right: Right) => {
    if (!holds(await rightsOn(ctx, scopeId), right)) hidden.add(id)
  }
  for (const { row, scopeId } of (await ctx.site.schema.webs(recordsOf(ctx))).values()) await check(row.id, scopeId, 'Open')
  const listIds = [...new Set(rows.map(({ listId }) => listId))].filter((id) => id !== null)
  const lists = await records.query('List', { where: { siteId: ctx.site.id, id: { in: listIds } } })
  for (const { id, scopeId } of lists) await check(id, scopeId, 'ViewListItems')
  for (const list of lists) for (const itemId of await hiddenItems(ctx, records, list, rows)) hidden.add(`${list.id} ${itemId}`)
  return rows.filter(({ webId, listId, itemId }) => !hidden.has(webId) && !hidden.has(listId ?? '') && !hidden.has(`${listId} ${itemId}`))
}

/** The items of a list in the changes that still exist and that permissions or approval hide from the actor. */
async function hiddenItems(ctx: Context, records: ContentRecords, { id, webId }: ListRow, rows: readonly ChangeRow[]): Promise<number[]> {
  const ids = [...new Set(rows.flatMap((row) => (row.listId === id && row.itemId !== null ? [row.itemId] : [])))]
  if (ids.length === 0) return []
  const where: Predicate = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: ids }
  const asked = { siteId: ctx.site.id, listId: id, columns: itemColumns, where, orderBy: [], limit: ids.length }
  const web = [...(await ctx.site.schema.webs(recordsOf(ctx))).values()].find(({ row }) => row.id === webId)
  const list = web && (await ctx.site.schema.list(web, id, records))
  const narrow = list && (await narrowing(ctx, list))
  const seen = narrow?.(asked)
  if (seen === asked) return []
  const idsIn = async (query: RowQuery) => new Set((await records.queryItems(query)).map(({ itemId }) => itemId))
  const there = await idsIn(asked)
  if (!seen) return [...there]
  const notShown = there.difference(await idsIn(seen))
  // An item that somebody deletes between the two reads is in the first alone, and hidden from nobody.
  return notShown.size === 0 ? [] : [...notShown.intersection(await idsIn(asked))]
}

const itemColumns = ['itemId'] as const
