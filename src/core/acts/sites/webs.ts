import { demand, read } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean, nearNames } from '../../kernel/near-names.ts'
import { holds } from '../../model/permissions/rights.ts'
import { modelReasons } from '../../model/reasons.ts'
import { associatedIds } from '../../model/sites/associated-groups.ts'
import { findWeb, rootWeb } from '../../model/sites/find-web.ts'
import { languageTags } from '../../model/sites/languages.ts'
import type { Web } from '../../model/sites/web.ts'

/** A web with the times that are computed from its lists. */
export interface WebState extends Web {
  /** Milliseconds, UTC. */
  readonly lastItemModifiedAt: number
}

/** The web that the request addresses. Fails with `access_denied`. */
export async function getWeb(ctx: Context): Promise<WebState> {
  await demand(ctx, 'Open', ctx.web)
  return withTimes(ctx, ctx.web)
}

/** The root web of the site collection, if the actor may open it. Fails with `access_denied`. */
export async function getRootWeb(ctx: Context): Promise<WebState> {
  const root = await rootWeb(ctx)
  await demand(ctx, 'Open', root)
  return withTimes(ctx, root)
}

/** The parent web; undefined for the root web, and if the actor may not open the parent. */
export async function findParentWeb(ctx: Context, web: Web): Promise<WebState | undefined> {
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const parent = [...webs.values()].find(({ row }) => row.id === web.row.parentWebId)
  return parent && holds(await rightsOn(ctx, parent.scopeId), 'Open') ? withTimes(ctx, parent) : undefined
}

/** A web of the site collection by its id, if the actor may open it. Fails with `web_not_found`, `access_denied`. */
export async function getWebById(ctx: Context, id: string): Promise<WebState> {
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const web = [...webs.values()].find(({ row }) => row.id === id)
  if (!web) throw new DomainError(modelReasons.web_not_found, { id })
  await demand(ctx, 'Open', web)
  return withTimes(ctx, web)
}

/**
 * The web of the site collection that has a URL, if the actor may open it: server-relative if it begins with a slash,
 * otherwise relative to the site collection. Fails with `site_not_found`, `access_denied`.
 */
export async function getWebAtUrl(ctx: Context, url: string): Promise<WebState> {
  const whole = url.startsWith('/') ? url : `${ctx.site.url === '/' ? '' : ctx.site.url}/${url}`
  const wanted = fold(whole.length > 1 && whole.endsWith('/') ? whole.slice(0, -1) : whole)
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const web = [...webs.values()].find((one) => fold(one.url) === wanted)
  if (!web) throw new DomainError(modelReasons.site_not_found, { path: url.slice(0, 200), hint: await nearWebs(ctx, whole) })
  await demand(ctx, 'Open', web)
  return withTimes(ctx, web)
}

/** A hint with the server-relative URLs that are near to a wrong one, of those webs only that the actor may open; empty without one. */
export async function nearWebs(ctx: Context, url: string): Promise<string> {
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const byUrl = new Map([...webs.values()].map((web) => [web.url, web]))
  const open: string[] = []
  for (const near of nearNames(url, byUrl.keys(), 8)) {
    const web = byUrl.get(near)
    if (web && holds(await rightsOn(ctx, web.scopeId), 'Open')) open.push(near)
  }
  return didYouMean(url, open)
}

/** Whether the actor may open the addressed web. */
export const mayOpenWeb = async (ctx: Context): Promise<boolean> => holds(await rightsOn(ctx, ctx.web.scopeId), 'Open')

/** The nearest web above a server-relative URL that the actor may open. Fails with `access_denied`. */
export async function getWebOfUrl(ctx: Context, url: string): Promise<WebState> {
  const web = (await findWeb(ctx.site, url)) ?? (await rootWeb(ctx))
  await demand(ctx, 'Open', web)
  return withTimes(ctx, web)
}

/** The webs directly below the addressed one that the actor may open, by title. */
export async function queryWebs(ctx: Context): Promise<WebState[]> {
  await demand(ctx, 'Open', ctx.web)
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  return openable(
    ctx,
    [...webs.values()].filter((web) => web.row.parentWebId === ctx.web.row.id),
  )
}

/** All webs of the site collection that the actor may open, by title. Fails with `access_denied` for the addressed web. */
export async function queryAllWebs(ctx: Context): Promise<WebState[]> {
  await demand(ctx, 'Open', ctx.web)
  return openable(ctx, [...(await ctx.site.schema.webs(recordsOf(ctx))).values()])
}

async function openable(ctx: Context, webs: Web[]): Promise<WebState[]> {
  const visible: WebState[] = []
  for (const web of webs.sort((a, b) => (fold(a.row.title) < fold(b.row.title) ? -1 : 1))) {
    if (holds(await rightsOn(ctx, web.scopeId), 'Open')) visible.push(await withTimes(ctx, web))
  }
  return visible
}

/** Writes of items change only their list's time; the web's time is the latest of its lists' times. */
async function withTimes(ctx: Context, web: Web): Promise<WebState> {
  const where = { siteId: ctx.site.id, webId: web.row.id }
  const [latest] = await recordsOf(ctx).query('List', {
    where,
    orderBy: ['lastItemModifiedAt'],
    descending: ['lastItemModifiedAt'],
    limit: 1,
  })
  return { ...web, lastItemModifiedAt: Math.max(web.row.lastItemModifiedAt, latest?.lastItemModifiedAt ?? 0) }
}

/** The ids of the groups of a web under their names, and all of them under a name of their own. */
function groupKeys(groups: readonly (readonly [string, number | undefined])[]): (readonly [string, string])[] {
  const there = groups.flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)] as const]))
  return there.length === 0 ? [] : [...there, ['vti_associategroups', there.map(([, id]) => id).join(';')]]
}

/** The web's property bag; the server's own keys begin with `vti_` (protocol/files#property-bags). */
export function getWebProperties(ctx: Context): Promise<ReadonlyMap<string, string>> {
  return read(ctx, 'Open', ctx.web, async (records) => {
    const row = await records.find('Web', { siteId: ctx.site.id, id: ctx.web.row.id })
    const own = row?.properties ? Object.entries(JSON.parse(row.properties) as Record<string, string>) : []
    const { title, language, createdAt, description } = row ?? ctx.web.row
    const { owners, members, visitors } = await associatedIds(records, ctx.web.row)
    return new Map([
      ['vti_title', title],
      ['vti_description', description],
      ['vti_defaultlanguage', languageTags.get(language) ?? 'en-us'],
      ['vti_timecreated', new Date(createdAt).toISOString().replace('.000', '')],
      ...groupKeys([
        ['vti_associateownergroup', owners],
        ['vti_associatemembergroup', members],
        ['vti_associatevisitorgroup', visitors],
      ]),
      ...own,
    ])
  })
}
