import type { ListAddress as WireListAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { withoutTrailing } from '../../core/kernel/plain-text.ts'
import type { Query } from '../../core/kernel/query.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { parseFilter, parseOrderBy } from '../../formats/odata/odata.ts'
import { readPageToken, writePageToken } from '../../formats/odata/page-token.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { CollectionPage } from './content.ts'
import { filterAndOrder } from './evaluate.ts'
import { serviceRoot } from './render.ts'

/** The query options of a collection, as far as they decide which rows it shows. */
export interface CollectionOptions {
  readonly $filter?: string | undefined
  readonly $orderby?: string | undefined
  readonly $top?: number | undefined
  readonly $skip?: number | undefined
  readonly $inlinecount?: string | undefined
}

export interface ItemOptions extends CollectionOptions {
  readonly $skiptoken?: string | undefined
}

/** Rows of a page when the client does not say (decisions E7). */
const defaultPage = 100

/** The query value of a list's items, of `pageLimit` rows at most: the next link leads to the others. Fails with `invalid_query`. */
export function itemQuery(options: ItemOptions, pageLimit: number): Query {
  const { $filter, $orderby, $top, $skip, $skiptoken } = options
  return {
    limit: Math.min($top ?? defaultPage, pageLimit),
    ...($filter !== undefined && { where: parseFilter($filter) }),
    ...($orderby !== undefined && { orderBy: parseOrderBy($orderby) }),
    ...($skiptoken !== undefined && { after: readPageToken($skiptoken, badToken) }),
    ...($skip !== undefined && $skiptoken === undefined && { skip: $skip }),
  }
}

const badToken = (why: string) => invalidQuery(`$skiptoken cannot be read: ${why}. Follow the next link of a page unchanged.`)

/**
 * The absolute address of the next page: the token in front, then the options
 * of this one, `$skip` left out, because the token already stands behind it
 * (rest.md 6).
 */
export function nextLink(ctx: Context, address: string, key: NonNullable<Query['after']>, options: ReadonlyMap<string, string>): string {
  const kept = [...options].filter(([name]) => name !== '$skip' && name !== '$skiptoken')
  const query = [['$skiptoken', writePageToken(key)], ...kept].map(
    ([name = '', value = '']) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return `${serviceRoot(ctx)}${address.replaceAll("'", '%27')}?${query.join('&')}`
}

/** Filters, orders and cuts a small collection of schema objects. Fails with `invalid_query`. */
export function pageOf<E>(shape: Shape<E>, all: readonly E[], options: CollectionOptions, ctx: WireContext): CollectionPage<E> {
  const { $filter, $orderby, $top, $skip = 0, $inlinecount } = options
  const rows = filterAndOrder(
    shape,
    all,
    { ...($filter !== undefined && { where: parseFilter($filter) }), ...($orderby !== undefined && { orderBy: parseOrderBy($orderby) }) },
    ctx,
  )
  const items = rows.slice($skip, $top === undefined ? undefined : $skip + $top)
  return $inlinecount === 'allpages' ? { items, count: rows.length } : { items }
}

/** The list that an address names. A URL may be relative to the web (clients.md rule 7). */
export function listAddress(ctx: Context, params: WireListAddress): ListAddress {
  if ('listTitle' in params) return { title: params.listTitle }
  if ('listId' in params) return { id: params.listId }
  if ('library' in params) return { library: 'default' }
  const url = withoutTrailing(params.listUrl, '/')
  return { url: url.startsWith('/') ? url : joinUrl(ctx.web.url, url) }
}
