import type { ListAddress as WireListAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { invalidQuery } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
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

/** A text of an address, with or without the quotes of an argument. */
export const withoutQuotes = (given: string): string => (/^'.*'$/s.test(given) ? given.slice(1, -1).replaceAll("''", "'") : given)

/** The query options of a collection that decide its rows. */
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

/** Rows of a page if the client sets no limit (protocol/queries#pages). */
const defaultPage = 100

/**
 * The core query for a list's items, with at most `pageLimit` rows; the next link leads to the others. Fails with
 * `invalid_query`.
 */
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

export const badToken = (why: string) => invalidQuery(`$skiptoken cannot be read: ${why}. Follow the next link of a page unchanged.`)

/**
 * The absolute URL of the next page: the page token first, then the options of this request without `$skip`, because
 * the token already includes it (protocol/queries#pages).
 */
export function nextLink(ctx: Context, address: string, key: NonNullable<Query['after']>, options: ReadonlyMap<string, string>): string {
  const kept = [...options].filter(([name]) => name !== '$skip' && name !== '$skiptoken')
  const query = [['$skiptoken', writePageToken(key)], ...kept].map(
    ([name = '', value = '']) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return `${serviceRoot(ctx)}${address.replaceAll("'", '%27')}?${query.join('&')}`
}

/** The most rows of one page of schema objects. */
const wholeUpTo = 5_000

/**
 * Filters, orders and cuts a small collection of schema objects: whole up to
 * 5,000 rows, or `usual` rows, where `$top` does not say how many. Fails with `invalid_query`.
 */
export function pageOf<E>(
  shape: Shape<E>,
  all: readonly E[],
  options: CollectionOptions,
  ctx: WireContext,
  usual = wholeUpTo,
): CollectionPage<E> & { readonly items: readonly E[] } {
  const { $filter, $orderby, $top, $skip = 0, $inlinecount } = options
  const rows = filterAndOrder(
    shape,
    all,
    { ...($filter !== undefined && { where: parseFilter($filter) }), ...($orderby !== undefined && { orderBy: parseOrderBy($orderby) }) },
    ctx,
  )
  const end = $skip + Math.min($top ?? usual, wholeUpTo)
  return {
    items: rows.slice($skip, end),
    ...($top === undefined && end < rows.length && { nextSkip: end }),
    ...($inlinecount === 'allpages' && { count: rows.length }),
  }
}

/** The list of an address. A URL may be relative to the web (protocol/addresses#other-spellings). */
export function listAddress(ctx: Context, params: WireListAddress): ListAddress {
  if ('listTitle' in params) return { title: params.listTitle }
  if ('listId' in params) return { id: params.listId }
  if ('library' in params) return { library: 'default' }
  if ('catalogType' in params) return { catalog: params.catalogType }
  const url = withoutTrailing(params.listUrl, '/')
  return { url: absoluteIn(ctx, url.replace(page, '')) }
}

/** The page at the end of the URL of a view or a form, which names the list that it belongs to. */
const page = /(?<=[^/])(?:\/Forms)?\/[^/]+\.aspx$/i

/** A URL without a slash in front is relative to the server if it begins with the URL of the web, else to the web. */
function absoluteIn({ web }: Context, url: string): string {
  if (url.startsWith('/')) return url
  return web.url !== '/' && fold(`/${url}/`).startsWith(fold(`${web.url}/`)) ? `/${url}` : joinUrl(web.url, url)
}
