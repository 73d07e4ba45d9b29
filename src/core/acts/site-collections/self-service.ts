import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { isFarmAdmin } from '../../model/people/actors.ts'
import { placeOfPath } from './places.ts'
import { siteCollectionReasons } from './reasons.ts'
import { createSiteCollection, type SiteCollectionState, siteCollectionRow, statesOf } from './site-collections.ts'

/** The farm, for users of a web. */
export type FarmParts = Omit<FarmContext, 'actor'>

export interface SelfServiceCreation {
  readonly title: string
  /** Absolute, at the host of the request, or server-relative. */
  readonly url: string
  readonly owner?: string
  readonly template?: string
  readonly language?: number
  /** As those of `SiteCollectionCreation`. */
  readonly storageMaximumLevel?: number
  readonly storageWarningLevel?: number
}

/**
 * Creates a site collection in the web application of the context. Farm administrators may call it, and every user if
 * `isOpen`. Only farm administrators may name another owner and a quota. Fails as `createSiteCollection` does, with `self_service_off` and
 * with `access_denied`.
 */
export async function createOwnSite(
  ctx: Context,
  farm: FarmParts,
  { url, owner, ...input }: SelfServiceCreation,
  isOpen: boolean,
): Promise<SiteCollectionState> {
  await demand(ctx, 'Open', ctx.web)
  const mayAll = isFarmAdmin(ctx.actor)
  if (ctx.actor.scheme === 'Anonymous' || !(isOpen || mayAll)) throw new DomainError(siteCollectionReasons.self_service_off)
  const isOther = owner !== undefined && owner !== ''
  if (isOther && !mayAll) throw invalid('Only a farm administrator can name another owner of a new site collection. Leave Owner out.')
  const namesQuota = input.storageMaximumLevel !== undefined || input.storageWarningLevel !== undefined
  if (namesQuota && !mayAll)
    throw invalid(
      'Only a farm administrator can set the storage quota of a new site collection. Leave StorageMaximumLevel and StorageWarningLevel out.',
    )
  const path = pathOf(ctx, url)
  if (path === undefined) throw invalid(`The Url of a new site collection must be below ${ctx.origin}, such as ${ctx.origin}/sites/team.`)
  const webApplication = await webApplicationOf(ctx, farm)
  return createSiteCollection({ ...farm, actor: ctx.actor }, { ...input, webApplication, path, ...(isOther && { owner }) })
}

/** The site collection at a URL of the web application of the context; undefined if there is none. Fails with `access_denied`. */
export async function siteAtUrl(ctx: Context, farm: FarmParts, url: string): Promise<SiteCollectionState | undefined> {
  await demand(ctx, 'Open', ctx.web)
  const path = pathOf(ctx, url)
  if (path === undefined) return undefined
  const { records } = farm.farm
  const { webApplicationId } = await siteCollectionRow(records, ctx.site.id)
  const row = await records.find('SiteCollection', { webApplicationId, pathKey: placeOfPath(path).pathKey })
  return row && (await statesOf(records, [row]))[0]
}

/** The site collection of the context's web application that has the id; undefined if there is none. Fails with `access_denied`. */
export async function siteWithId(ctx: Context, farm: FarmParts, id: string): Promise<SiteCollectionState | undefined> {
  await demand(ctx, 'Open', ctx.web)
  const { records } = farm.farm
  const { webApplicationId } = await siteCollectionRow(records, ctx.site.id)
  const row = await records.find('SiteCollection', { id: fold(id) })
  return row?.webApplicationId === webApplicationId ? (await statesOf(records, [row]))[0] : undefined
}

async function webApplicationOf(ctx: Context, { farm: { records } }: FarmParts): Promise<string> {
  const { webApplicationId } = await siteCollectionRow(records, ctx.site.id)
  const row = await records.find('WebApplication', { id: webApplicationId })
  if (!row) throw new Error(`the web application ${webApplicationId} of a site collection has no row`)
  return row.name
}

/** The path of a URL without slashes at its ends; undefined if the URL is of another host, or not the URL of a site. */
function pathOf({ origin }: Context, url: string): string | undefined {
  const isBelow = url === origin || url.startsWith(`${origin}/`) || (url.startsWith('/') && !url.startsWith('//'))
  if (!isBelow) return undefined
  try {
    return decodeURIComponent(url.startsWith('/') ? url : url.slice(origin.length))
      .replace(/^\//, '')
      .replace(/\/$/, '')
  } catch {
    return undefined
  }
}
