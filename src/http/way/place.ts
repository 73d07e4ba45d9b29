import { Budget } from '../../core/kernel/budget.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { findWeb } from '../../core/model/sites/find-web.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { RequestState, WayParts } from './state.ts'

/** The server-relative path of the site or web in front of an edge's own; fails with `invalid_request`. */
export function sitePath({ route: { prefix } }: RequestState): string {
  if (prefix === '') return '/'
  const decoded = percentDecoded(prefix)
  if (decoded === undefined) throw invalid(`The part of the address before /_api, '${prefix.slice(0, 100)}', is not percent-encoded UTF-8.`)
  const path = decoded.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return path === '' ? '/' : path
}

/** Finds the web application by the host, and its site collection by the path. Fails with `site_not_found`, `invalid_request`. */
export function findSite({ directory }: WayParts, state: RequestState): undefined {
  if (state.needs) state.site ??= directory.findSite(state.request.host, sitePath(state))
}

/** Finds the web that the address names. Fails with `site_not_found`. */
export async function findAddressedWeb(_: WayParts, state: RequestState): Promise<undefined> {
  const { site, needs } = state
  if (!site || !needs) return
  const path = needs.isInRootWeb ? site.url : sitePath(state)
  const web = await findWeb(site, path)
  if (!web) throw new DomainError(modelReasons.site_not_found, { path: sitePath(state).slice(0, 200) })
  state.web = web
}

/** Puts together what core is called with. */
export function openContext({ runtime, limits }: WayParts, state: RequestState): undefined {
  const { site, web, actor, request } = state
  if (!site || !web || !actor) return
  const budget = state.budget ?? new Budget(limits)
  state.ctx = { site, web, actor, runtime, origin: request.origin, budget, profile: request.profile }
}
