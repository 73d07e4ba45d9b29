import type { Context } from '../../core/access/context.ts'
import { getWeb, getWebOfUrl, nearWebs, type WebState } from '../../core/acts/sites/webs.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { withoutTrailing } from '../../core/kernel/plain-text.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { SignedInCall } from './call.ts'

/** Enough for the longest path of a file, percent-encoded. The search for the nearest web takes a step for each slash. */
const maxUrlLength = 4_000

/**
 * The server-relative path of a URL of this server, without a trailing slash; `/` for the root. `parameter` is its name
 * in messages. Fails with `site_not_found` (another server), `invalid_request`.
 */
export function pathOf({ origin }: Context, parameter: string, url: string): string {
  demandShort(parameter, url)
  const given = url.trim()
  const isAbsolute = /^https?:\/\//i.test(given)
  if (!isAbsolute && !given.startsWith('/'))
    throw invalid(`${parameter} is an absolute address or one that begins with a slash; '${given.slice(0, 200)}' was given.`)
  if (isAbsolute && !isWithin(given.toLowerCase(), origin.toLowerCase())) throw noSite(given)
  const path = isAbsolute ? plainPath(parameter, given.slice(origin.length)) : given
  return withoutTrailing(path, '/') || '/'
}

function demandShort(parameter: string, url: string): void {
  if (url.length > maxUrlLength) throw invalid(`${parameter} has at most ${maxUrlLength} characters; ${url.length} were given.`)
}

const isWithin = (url: string, origin: string): boolean => url === origin || url.startsWith(`${origin}/`)

function plainPath(parameter: string, path: string): string {
  const plain = percentDecoded(path)
  if (plain === undefined) throw invalid(`${parameter}, '${path.slice(0, 200)}', is not percent-encoded UTF-8.`)
  return plain
}

const noSite = (path: string, hint = ''): DomainError => new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200), hint })

/** The web with exactly this path. Fails with `site_not_found`, `access_denied`. */
export async function webAtPath(ctx: Context, path: string): Promise<WebState> {
  const web = await getWebOfUrl(ctx, path)
  if (fold(web.url) !== fold(path)) throw noSite(path, await nearWebs(ctx, path))
  return web
}

/**
 * Fails with `site_not_found` unless the request has the path of a web that is there: what deletes the addressed web must
 * never reach the web above.
 */
export function demandWebOfPath({ context, request }: SignedInCall): void {
  const mark = request.path.slice(0, maxUrlLength).toLowerCase().indexOf('/_vti_bin')
  const path = plainPath('The path', request.path.slice(0, Math.max(mark, 0))).replace(/\/{2,}/g, '/')
  const plain = withoutTrailing(path, '/') || '/'
  if (fold(plain) !== fold(context.web.url)) throw noSite(plain)
}

/** The web of a URL; a period means the addressed web. Fails with `site_not_found`, `invalid_request`, `access_denied`. */
export async function webAtUrl(ctx: Context, parameter: string, url: string): Promise<WebState> {
  return url.trim() === '.' ? getWeb(ctx) : webAtPath(ctx, pathOf(ctx, parameter, url))
}

/** The server-relative path of a URL, which may also be relative to the addressed web. Fails as `pathOf`. */
export function pathBelow(ctx: Context, parameter: string, url: string): string {
  demandShort(parameter, url)
  const given = url.trim()
  const isRelative = given !== '' && !given.startsWith('/') && !given.includes('://')
  return isRelative ? joinUrl(ctx.web.url, ...given.split('/')) : pathOf(ctx, parameter, given)
}
