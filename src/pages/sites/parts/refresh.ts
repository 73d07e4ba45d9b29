import { createHash } from 'node:crypto'
import { getWebPart } from '../../../core/acts/web-parts/web-parts.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import type { Response } from '../../../http/message/message.ts'
import type { SiteVisit } from '../page/visit.ts'
import { drawnPart } from './drawn-part.ts'

const guid = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i
const longest = 2_000

/**
 * The fragment of `/api/webpartrefresh`: the part of a page as the visitor sees it now, without script and without style, with a tag of its
 * text. Fails with `invalid_request`, and as `getWebPart`.
 */
export async function freshPart(visit: SiteVisit): Promise<Response> {
  const { ctx, query, request } = visit
  const [, id] = guid.exec((query.get('webpartid') ?? '').trim()) ?? []
  if (id === undefined) throw invalid('The parameter webPartId is the id of a web part.')
  const fragment = (await drawnPart(visit, await getWebPart(ctx, { url: pageUrl(visit) }, id.toLowerCase()))).html
  const hash = createHash('sha256').update(fragment).digest('base64url')
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    // Each visitor sees a part differently; the browser asks each time whether it has changed.
    'Cache-Control': 'private, no-cache',
    ETag: `"${hash}"`,
  }
  const known = request.headers['if-none-match']?.slice(0, 4_000) ?? ''
  if (known.trim() === '*' || known.includes(`"${hash}"`)) return { status: 304, headers, operation }
  return { status: 200, headers, body: fragment, operation }
}

/** The operation name for metrics. */
const operation = 'page'

/** The page that the parameter `page` names: an absolute URL of this host, a server-relative one, or one relative to the web. */
function pageUrl({ ctx, query }: SiteVisit): string {
  const given = (query.get('page') ?? '').trim()
  if (given === '' || given.length > longest) throw invalid('The parameter page is the URL of a page.')
  if (given.startsWith('/')) return given
  if (!/^https?:\/\//i.test(given)) return `${ctx.web.url === '/' ? '' : ctx.web.url}/${given}`
  const url = URL.parse(given)
  if (url?.host !== new URL(ctx.origin).host) throw invalid(`The parameter page is the URL of a page of this host, ${ctx.origin}.`)
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    throw invalid('The parameter page is not percent-encoded UTF-8.')
  }
}
