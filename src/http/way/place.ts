import { mayOpenWeb, nearWebs } from '../../core/acts/sites/webs.ts'
import { followWrites } from '../../core/acts/workflow/follow.ts'
import { Budget } from '../../core/kernel/budget.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { findWeb, rootWeb } from '../../core/model/sites/find-web.ts'
import type { SiteHandle } from '../../core/model/sites/site.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { percentDecoded } from '../../formats/percent.ts'
import { callerOf } from './caller.ts'
import type { RequestState, Settled, WayParts } from './state.ts'

/** The server-relative path of the site or web in front of the edge's own path; fails with `invalid_request`. */
export function sitePath({ route: { prefix } }: RequestState): string {
  if (prefix === '') return '/'
  const decoded = percentDecoded(prefix)
  if (decoded === undefined) throw invalid(`The part of the address before /_api, '${prefix.slice(0, 100)}', is not percent-encoded UTF-8.`)
  const path = decoded.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return path === '' ? '/' : path
}

/** Fails as the read has that should have told what other servers have committed. Operations that need no site and no farm go on. */
export function refuseIgnorance(_: WayParts, { needs, arrival }: RequestState): undefined {
  if (needs && arrival?.ignorance !== undefined) throw arrival.ignorance
}

/**
 * Finds the web application by the host and the site collection by the path, and opens its content database on first
 * use. Fails with `site_not_found`, `database_closed`, `invalid_request`.
 */
export function findSite({ directory }: WayParts, state: RequestState): Settled {
  if (!state.needs || state.needs.isOfFarm || state.site) return undefined
  const found = directory.reachSite(state.request.host, sitePath(state), state.request.isSecure)
  return found instanceof Promise ? found.then((site) => enter(state, site)) : enter(state, found)
}

function enter(state: RequestState, site: SiteHandle): undefined {
  state.site = site
}

/** Finds the web of the path. Fails with `site_not_found`. */
export function findAddressedWeb(_: WayParts, state: RequestState): Settled {
  const { site, needs } = state
  if (!site || !needs) return undefined
  const path = needs.isInRootWeb ? site.url : sitePath(state)
  const web = findWeb(site, path)
  return web instanceof Promise ? web.then((found) => enterWeb(state, found)) : enterWeb(state, web)
}

function enterWeb(state: RequestState, web: Web | undefined): undefined {
  if (!web) throw new DomainError(modelReasons.site_not_found, { path: sitePath(state).slice(0, 200) })
  state.web = web
}

/** Builds the context that core is called with. */
export function openContext({ runtime, limits }: WayParts, state: RequestState): undefined {
  const { site, web, actor, request } = state
  if (!site || !web || !actor) return
  const budget = state.budget ?? new Budget(limits)
  state.ctx = { site, web, actor, runtime, origin: request.origin, budget, profile: request.profile, follow: followWrites }
}

/** Whether something that was not found may have been meant in another web than the one that the address leads to. */
export function mayMeanOtherWeb({ site, web, ctx, route }: RequestState, error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || error.code !== 'not_found' || !error.lacksHint) return false
  if (!site) return error.reason === modelReasons.site_not_found.name
  return ctx !== undefined && web !== undefined && (route.column === 'rest' || route.column === 'soap') && route.prefix !== ''
}

/** The error with the near sites or webs that the caller may open, or as it is. Never fails. */
export async function withNearWebs(parts: WayParts, state: RequestState, error: DomainError): Promise<DomainError> {
  try {
    const path = sitePath(state)
    if (!state.site) return error.with({ hint: await nearSites(parts, state, path) })
    if (!state.ctx || fold(path) === fold(state.ctx.web.url)) return error
    const hint = await nearWebs(state.ctx, path)
    return hint === '' ? error : error.with({ hint: ` No web has the address '${path.slice(0, 100)}'.${hint}` })
  } catch {
    return error
  }
}

async function nearSites(parts: WayParts, state: RequestState, path: string): Promise<string> {
  const { request } = state
  const near = parts.directory.nearSites(request.host, path, request.isSecure)
  const actor = near.length === 0 ? undefined : (state.actor ?? (await callerOf(parts, state)))
  if (!actor || (actor.reach && actor.reach.opens !== 'everything' && actor.reach.opens !== 'reads')) return ''
  const open: string[] = []
  for (const site of near) {
    const web = await rootWeb({ site })
    const { runtime, limits } = parts
    if (await mayOpenWeb({ site, web, actor, runtime, origin: request.origin, budget: new Budget(limits), follow: followWrites }))
      open.push(site.url)
  }
  return didYouMean(path, open)
}
