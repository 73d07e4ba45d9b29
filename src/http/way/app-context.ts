import { invalid } from '../../core/kernel/errors.ts'
import { parseOptions } from '../../formats/form.ts'
import type { RequestState, WayParts } from './state.ts'

/** `/_api/SP.AppContextSite(@target)` at the beginning of a path, and what follows it. */
const contextSite = /^(\/_api|\/_vti_bin\/+client\.svc)\/+s(?:p|vc)\.appcontextsite\((?:@|%40)(\w{1,64})\)(?=\/|$)/i

/** `/_api/SP.RemoteWeb(@target)`, or the same with the URL itself: a web by its absolute URL. */
const remoteWeb =
  /^(\/_api|\/_vti_bin\/+client\.svc)\/+s(?:p|vc)\.remoteweb\((?:requesturl=)?(?:@|%40)(\w{1,64})\)(?:\/+web(?=\/|$))?(?=\/|$)/i

/** Where a page reads one of its web parts again. */
const refreshPath = /^\/+api\/+webpartrefresh\/?$/i

/** Leads a request for `/api/webpartrefresh` to the web that its query names, so that the web is found as by an address below it. */
function enterNamedWeb(state: RequestState): undefined {
  const { request, route } = state
  const given = parseOptions(request.query).get('weburl')?.trim() ?? ''
  const url = given.length > maxUrlLength ? null : URL.parse(given === '' ? '/' : given, request.origin)
  if (url?.host !== new URL(request.origin).host) throw invalid(`webUrl is the URL of a web of this host, ${request.origin}.`)
  state.route = { ...route, prefix: url.pathname.replace(/\/$/, '') }
}

/**
 * Leads a request for `SP.AppContextSite(@target)/…` to the site or web whose absolute URL the query gives as `@target`, as
 * if the rest of the address stood behind that URL (protocol/addresses#other-spellings). Fails with `invalid_request` if
 * there is no such URL, or if it is one of another server. `SP.RemoteWeb(@target)` is the web there. `webUrl` of `/api/webpartrefresh` leads to a web in the same way.
 */
export function enterTarget(_: WayParts, state: RequestState): undefined {
  const { request, route } = state
  if (refreshPath.test(route.path)) return enterNamedWeb(state)
  const atRemote = remoteWeb.exec(route.path)
  const [mark, service, alias] = atRemote ?? contextSite.exec(route.path) ?? []
  if (mark === undefined || service === undefined || alias === undefined) return undefined
  const { host, pathname } = targetOf(parseOptions(request.query).get(`@${alias.toLowerCase()}`), `@${alias}`)
  if (host !== new URL(request.origin).host)
    throw invalid(`${`@${alias}`} must be the URL of a site of this host, ${request.origin}; a site of ${host.slice(0, 200)} is not here.`)
  state.route = {
    ...route,
    prefix: pathname.replace(/\/$/, ''),
    path: `${service}${atRemote ? '/web' : ''}${route.path.slice(mark.length)}`,
  }
  return undefined
}

function targetOf(given: string | undefined, name: string): URL {
  if (given === undefined) throw invalid(`The address uses ${name}, but the query has no ${name}=….`)
  const text = given.trim()
  const inner = text.slice(1, -1)
  const isQuoted = text.length > 1 && text.startsWith("'") && text.endsWith("'") && !inner.replaceAll("''", '').includes("'")
  const url = isQuoted && text.length <= maxUrlLength ? URL.parse(inner.replaceAll("''", "'")) : null
  if (!url) throw invalid(`The value of ${name} in the query must be the absolute URL of a site, in quotes.`)
  return url
}

const maxUrlLength = 2048
