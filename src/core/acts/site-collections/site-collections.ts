import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { siteHeld } from '../../access/access.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { type Records, UniqueViolation } from '../../kernel/ports.ts'
import { type Identity, identify, isGroupClaim } from '../../model/people/login-names.ts'
import { languageTags } from '../../model/sites/languages.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storedBytesOf } from '../../model/sites/storage-quota.ts'
import { isOnline, storageNameOf, useDatabase, webApplicationRow } from '../farm/content-databases.ts'
import type { HostRows } from '../farm/host-table.ts'
import { firstLists, provisionSite } from '../farm/provision.ts'
import { templateOf } from '../sites/web-template.ts'
import { demandNoHolds } from './held-sites.ts'
import {
  databaseWithRoom,
  deletedPathKey,
  demandManagedPath,
  emptyDatabase,
  isDeletedPlace,
  NoEmptyDatabase,
  placeOfHost,
  placeOfPath,
  type SitePlace,
  shownPlace,
  withEmptyDatabase,
} from './places.ts'
import { changedQuota, newQuota, type QuotaChanges, quotaOf, type StorageUse, storageUse } from './quotas.ts'
import { siteCollectionReasons } from './reasons.ts'

/**
 * `Provisioning` while it is created, `Recycled` after it was deleted, `Purging` while its rows and bytes are removed. Only
 * one that is `Ready` is served.
 */
export type SiteState = 'Ready' | 'Provisioning' | 'Recycled' | 'Purging'

const hiddenStates: readonly string[] = ['Provisioning', 'Recycled', 'Purging'] satisfies SiteState[]

export interface SiteCollectionState {
  readonly row: SiteCollectionRow
  readonly state: SiteState
  /** The name of its web application. */
  readonly webApplication: string
  /** The rows that determine its host. */
  readonly hosts: Pick<HostRows, 'webApplications' | 'hostBindings'>
  /** Only of a site collection that was asked for by its id. */
  readonly storage?: StorageUse
}

export interface SiteCollectionQuery {
  /** The name of a web application. */
  readonly webApplication?: string
  /** Only site collections with greater ids. */
  readonly after?: string
  readonly limit: number
}

/** Site collections, also deleted ones, in order of id. Fails with `web_application_not_found`. */
export async function listSiteCollections(
  ctx: FarmContext,
  { webApplication, after, limit }: SiteCollectionQuery,
): Promise<SiteCollectionState[]> {
  const { records } = ctx.farm
  const where = webApplication === undefined ? {} : { webApplicationId: (await webApplicationRow(records, webApplication)).id }
  const above = after === undefined ? {} : { above: { id: after.toLowerCase() } }
  return statesOf(records, await records.query('SiteCollection', { where, ...above, orderBy: ['id'], limit }))
}

/**
 * A site collection, also a deleted one, with its stored bytes unless its content database cannot be read. Fails with
 * `site_collection_not_found`.
 */
export async function getSiteCollection(ctx: FarmContext, id: string): Promise<SiteCollectionState> {
  const { records } = ctx.farm
  const row = await siteCollectionRow(records, id)
  const [state] = await statesOf(records, [row])
  if (!state) throw notFound(id)
  const storage = await storageOf(ctx, row)
  return storage ? { ...state, storage } : state
}

async function storageOf(ctx: FarmContext, row: SiteCollectionRow): Promise<StorageUse | undefined> {
  const database = await ctx.farm.records.find('ContentDatabase', { id: row.contentDatabaseId })
  if (!database || !isOnline(database)) return undefined
  try {
    return storageUse(await useDatabase(ctx, database, (content) => storedBytesOf(content.database.records, row.id)), row)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/** The facts that lists of site collections show. */
export async function statesOf(records: Records<FarmTables>, rows: readonly SiteCollectionRow[]): Promise<SiteCollectionState[]> {
  const webApplications = await records.query('WebApplication', { where: {} })
  const hosts = { webApplications, hostBindings: await records.query('HostBinding', { where: {} }) }
  const names = new Map(webApplications.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ row, state: stateOf(row), webApplication: names.get(row.webApplicationId) ?? '', hosts }))
}

export const stateOf = ({ state }: SiteCollectionRow): SiteState => (hiddenStates.includes(state ?? '') ? (state as SiteState) : 'Ready')

/** Fails with `site_collection_not_found`. */
export async function siteCollectionRow(records: Records<FarmTables>, id: string): Promise<SiteCollectionRow> {
  const row = await records.find('SiteCollection', { id: id.toLowerCase() })
  if (!row) throw notFound(id)
  return row
}

const notFound = (id: string) => new DomainError(siteCollectionReasons.site_collection_not_found, { id: id.slice(0, 60) })

export interface SiteCollectionCreation {
  /** The name of its web application. */
  readonly webApplication: string
  /** Without a leading slash; the root is the empty path. */
  readonly path?: string
  /** A host of its own, instead of a path. */
  readonly hostName?: string
  readonly title: string
  /** A login name; without it the actor. */
  readonly owner?: string
  /** Such as `STS#0`. */
  readonly template?: string
  /** A locale id. */
  readonly language?: number
  readonly contentDatabaseId?: string
  /** The storage quota in MB, 0 for none. */
  readonly storageMaximumLevel?: number
  /** The warning level of the quota in MB, 0 for none. */
  readonly storageWarningLevel?: number
}

/**
 * Creates a site collection with its root web, groups, content types and first lists, completely or not at all: after a
 * crash, `endUnfinished` removes the incomplete rows. When it resolves, requests of this process find it. Fails
 * with `web_application_not_found`, `site_collection_exists`, `no_managed_path`, `no_database_room`,
 * `content_database_not_ready`, `content_database_unusable`, `web_template_not_found`, `invalid_request`.
 */
export async function createSiteCollection(ctx: FarmContext, input: SiteCollectionCreation): Promise<SiteCollectionState> {
  const { farm, runtime, actor, databases } = ctx
  const place = placeOf(input)
  if (place.hostName !== null && ctx.tenantId !== undefined)
    throw invalid('Only a farm administrator can give a site collection a host of its own. Send a path instead of hostName.')
  const title = titleOf(input.title)
  const owner = siteOwnerOf(ctx, input.owner)
  const chosen = templateOf(runtime, input.template ?? 'STS#0')
  const language = languageOf(input.language ?? 1033)
  const quota = newQuota(input)
  const id = runtime.newId()
  const call = { name: 'site-collections.add', actor: actor.loginName, target: shownPlace(place), input: { id, ...input } } as const
  let profile: string | null = null
  const addRow = async (records: Records<FarmTables>, createdAt: number) => {
    const webApplication = await webApplicationRow(records, input.webApplication)
    profile = webApplication.profile
    await demandManagedPath(records, webApplication, place)
    const chosen = await databaseFor(ctx, records, webApplication, { place, databaseId: input.contentDatabaseId })
    const row = {
      id,
      tenantId: webApplication.tenantId,
      webApplicationId: webApplication.id,
      contentDatabaseId: chosen.id,
      state: 'Provisioning',
      owner: owner.loginName,
      createdAt,
      ...quota,
    }
    await takePlace(records, place, () => records.insert('SiteCollection', { ...row, ...place }))
    return chosen
  }
  const database = await withEmptyDatabase(ctx, input.webApplication, () => actOnFarm(farm, runtime, call, addRow))
  try {
    const site = {
      siteId: id,
      webId: runtime.newId(),
      rootFolderId: runtime.newId(),
      lists: chosen.template === 'STS' && chosen.configuration === 1 ? [] : firstLists,
    }
    const hasFurtherTypes = ctx.hasFurtherTypes?.(profile) ?? false
    const seed = { ...site, url: place.path, title, chosen, language, hasFurtherTypes, fill: ctx.fillWeb }
    await useDatabase(ctx, database, (content) => provisionSite(content.database, { runtime, owner }, seed))
  } catch (error) {
    await dropPlace(ctx, { id, ...place }, actor.loginName)
    throw error
  }
  await openPlace(ctx, { id, ...place }, actor.loginName)
  await databases.refresh()
  return getSiteCollection(ctx, id)
}

type Placed = Pick<SiteCollectionRow, 'id' | 'path' | 'hostName'>

async function openPlace({ farm, runtime }: Pick<FarmContext, 'farm' | 'runtime'>, site: Placed, actor: string): Promise<void> {
  const { id } = site
  const call = { name: 'site-collections.open', actor, target: shownPlace(site), input: { id } } as const
  await actOnFarm(farm, runtime, call, (records) => records.update('SiteCollection', { id, state: 'Provisioning' }, { state: null }))
}

async function dropPlace({ farm, runtime }: Pick<FarmContext, 'farm' | 'runtime'>, site: Placed, actor: string): Promise<void> {
  const { id } = site
  const call = { name: 'site-collections.drop', actor, target: shownPlace(site), input: { id } } as const
  await actOnFarm(farm, runtime, call, (records) => records.delete('SiteCollection', { id, state: 'Provisioning' }))
}

/** The content database of a new site collection. Fails as `databaseWithRoom` does, and with `NoEmptyDatabase` if it is to have one of its own. */
async function databaseFor(
  { databasePerSite }: FarmContext,
  records: Records<FarmTables>,
  webApplication: WebApplicationRow,
  { place, databaseId }: { readonly place: SitePlace; readonly databaseId: string | undefined },
): Promise<ContentDatabaseRow> {
  if (!databasePerSite || databaseId !== undefined) return databaseWithRoom(records, webApplication, databaseId)
  const empty = await emptyDatabase(records, webApplication)
  if (empty) return empty
  // No database is made for a site collection that cannot be.
  await takePlace(records, place, async () => {
    const taken = await records.find('SiteCollection', { webApplicationId: webApplication.id, pathKey: place.pathKey })
    if (taken) throw new UniqueViolation('The place of the site collection is taken.')
  })
  throw new NoEmptyDatabase()
}

/** The unique keys of the rows decide which of two acts gets a place. */
async function takePlace(records: Records<FarmTables>, place: SitePlace, write: () => Promise<unknown>): Promise<void> {
  const exists = () => new DomainError(siteCollectionReasons.site_collection_exists, { place: shownPlace(place) })
  if (place.hostName !== null) await demandFreeHost(records, place.hostName, exists)
  await write().catch((error: unknown) => {
    throw error instanceof UniqueViolation ? exists() : error
  })
}

async function demandFreeHost(records: Records<FarmTables>, hostName: string, exists: () => DomainError): Promise<void> {
  const named = await records.query('SiteCollection', { where: { hostName } })
  if (!named.every(isDeletedPlace)) throw exists()
  if (await records.find('HostBinding', { host: hostName })) throw exists()
}

function placeOf({ path, hostName }: SiteCollectionCreation): SitePlace {
  if ((path === undefined) === (hostName === undefined))
    throw invalid('A site collection has either a path in its web application or a hostName of its own. Send exactly one of them.')
  return hostName === undefined ? placeOfPath(path ?? '') : placeOfHost(hostName)
}

function titleOf(given: string): string {
  const title = given.trim()
  if (title === '' || title.length > 255) throw invalid('The title of a site collection has 1 to 255 characters.')
  return title
}

/** The identity of an owner, without a name the actor. Fails with `invalid_request`. */
export function siteOwnerOf({ actor, hostName }: FarmContext, given: string | undefined): Identity {
  const owner = given === undefined ? actor : identify(given, hostName)
  if (!owner || isGroupClaim(owner.loginName) || owner.loginName.length > 255)
    throw invalid(`'${String(given).slice(0, 100)}' cannot own a site collection. Name a user, such as ann or DOMAIN\\ann.`)
  return owner
}

function languageOf(given: number): number {
  if (languageTags.has(given)) return given
  throw invalid(`The language ${given} is not supported. Use one of ${[...languageTags.keys()].join(', ')}.`)
}

/**
 * Changes the storage quota of a site collection, and returns it. When it resolves, writes of this process keep the new
 * quota. Fails with `site_collection_not_found` and `invalid_request`.
 */
export async function updateSiteCollection(ctx: FarmContext, id: string, changes: QuotaChanges): Promise<SiteCollectionState> {
  const { farm, runtime, actor, databases } = ctx
  const before = await siteCollectionRow(farm.records, id)
  const call = { name: 'site-collections.update', actor: actor.loginName, target: shownPlace(before), input: { id, changes } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const row = await siteCollectionRow(records, id)
    await records.update('SiteCollection', { id: row.id }, changedQuota(quotaOf(row), changes))
  })
  await databases.refresh()
  return getSiteCollection(ctx, id)
}

/**
 * Deletes a site collection: it is no longer served, and its place is free. It can be restored for 30 days. With
 * `forGood` it is purged at once, also if it was deleted before. Fails with `site_collection_not_found`,
 * `site_collection_state`, `held`.
 */
export async function deleteSiteCollection(ctx: FarmContext, id: string, forGood: boolean): Promise<void> {
  const { farm, runtime, actor, databases } = ctx
  const before = await siteCollectionRow(farm.records, id)
  await demandNoHolds(ctx, [before])
  const call = { name: 'site-collections.delete', actor: actor.loginName, target: shownPlace(before), input: { id, forGood } } as const
  await actOnFarm(farm, runtime, call, async (records, now) => {
    const row = await siteCollectionRow(records, id)
    const state = stateOf(row)
    if (row.heldBy !== null) throw siteHeld(shownPlace(row))
    if (state !== 'Ready' && !(forGood && state === 'Recycled')) throw wrongState(row, state)
    const deletedAt = row.deletedAt ?? now
    await records.update(
      'SiteCollection',
      { id: row.id },
      { state: forGood ? 'Purging' : 'Recycled', deletedAt, pathKey: deletedPathKey(row.id) },
    )
  })
  await databases.refresh()
  if (forGood) databases.purgeSoon()
}

/**
 * Restores a deleted site collection to its place. Fails with `site_collection_not_found`, `site_collection_state`,
 * `site_collection_exists`, `no_managed_path`.
 */
export async function restoreSiteCollection(ctx: FarmContext, id: string): Promise<SiteCollectionState> {
  const { farm, runtime, actor, databases } = ctx
  const before = await siteCollectionRow(farm.records, id)
  const call = { name: 'site-collections.restore', actor: actor.loginName, target: shownPlace(before), input: { id } } as const
  await actOnFarm(farm, runtime, call, async (records) => {
    const row = await siteCollectionRow(records, id)
    if (stateOf(row) !== 'Recycled') throw wrongState(row, stateOf(row))
    const place = row.hostName === null ? placeOfPath(row.path.slice(1)) : placeOfHost(row.hostName)
    const webApplication = await records.find('WebApplication', { id: row.webApplicationId })
    if (webApplication) await demandManagedPath(records, webApplication, place)
    await takePlace(records, place, () =>
      records.update('SiteCollection', { id: row.id }, { state: null, deletedAt: null, pathKey: place.pathKey }),
    )
  })
  await databases.refresh()
  return getSiteCollection(ctx, id)
}

const wrongState = (row: SiteCollectionRow, state: SiteState) =>
  new DomainError(siteCollectionReasons.site_collection_state, { place: shownPlace(row), state })

/**
 * Finishes the creations that a stop of the server interrupted: site collections with complete rows are served, the others
 * are removed from the farm. Call it before requests are served.
 */
export async function endUnfinished(
  { farm, runtime, databases }: Pick<FarmContext, 'farm' | 'runtime' | 'databases'>,
  before?: number,
): Promise<void> {
  for (const row of await farm.records.query('SiteCollection', { where: { state: 'Provisioning' satisfies SiteState } })) {
    if (before !== undefined && row.createdAt > before) continue
    const { id, contentDatabaseId } = row
    const database = await farm.records.find('ContentDatabase', { id: contentDatabaseId })
    const look = async ({ database: { records } }: OpenContent) => (await records.find('Site', { siteId: id })) !== undefined
    const isComplete = database !== undefined && (await databases.use(storageNameOf(database), look))
    if (isComplete) await openPlace({ farm, runtime }, row, systemActor.loginName)
    else await dropPlace({ farm, runtime }, row, systemActor.loginName)
  }
}
