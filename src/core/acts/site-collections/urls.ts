import { originOfSite } from '../farm/moved-sites.ts'
import type { SiteCollectionState } from './site-collections.ts'

/**
 * The absolute URL of a site collection: at its own host, or at the host of its web application. In the web application of
 * the wildcard, it is at the origin of the request.
 */
export function siteCollectionUrl({ row, hosts }: SiteCollectionState, origin: string): string {
  const { host, protocol } = new URL(origin)
  const own = originOfSite(hosts, row, { host, isSecure: protocol === 'https:' })
  return `${own ?? origin}${row.path === '/' ? '' : row.path}`
}
