import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import type { BackedUpSite, BackupFacts, OpenBackup } from '../../kernel/backups.ts'
import { DomainError } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { ContentDatabase, Records } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { storageOfNew } from '../../model/sites/storage-backends.ts'
import { checkDatabaseName, storageNameOf, webApplicationRow } from '../farm/content-databases.ts'
import { copyRows } from '../relocation/copy-rows.ts'
import { purgeSite } from '../relocation/purge-site.ts'
import { demandNoHolds } from '../site-collections/held-sites.ts'
import { isDeletedPlace, placeOfHost, placeOfPath, type SitePlace } from '../site-collections/places.ts'
import { type FarmOperation, queueOperation, relocationRefused } from './operations.ts'
import { addExplicitPath, demandNoWildcard, demandOnline, demandSameTenant } from './placement.ts'
import { type OperationWork, type Run, withUsable } from './runner.ts'

/** The backup to restore, and its target. */
export interface RestoreRequest {
  readonly path: string
  /** The name of a new content database, or of an empty one of the web application. */
  readonly name: string
  /** Whether to replace site collections of the backup that still exist; otherwise the restore fails. */
  readonly replace?: boolean
}

type FarmRecords = Records<FarmTables>

/**
 * Queues the restore of a backup. Fails with `web_application_not_found`, `invalid_request`, `illegal_database_name`,
 * `backup_place_refused`, `backup_unusable`, `held`, and with `relocation_refused` if the database is not empty, or site collections are in the way.
 */
export async function restoreDatabase(ctx: FarmContext, webApplication: string, request: RestoreRequest): Promise<FarmOperation> {
  const { farm, runtime } = ctx
  const { path, replace = false } = request
  const name = checkDatabaseName(request.name)
  const owner = await webApplicationRow(farm.records, webApplication)
  const facts = await factsOf(ctx, path)
  await demandNoHolds(ctx, await sitesNow(farm.records, facts.sites), 'everywhere')
  // Chosen now, so that an undo after a stop knows it.
  const input: RestoreInput = { webApplicationId: owner.id, path, name, replace, databaseId: runtime.newId(), storage: storageOfNew(owner) }
  return queueOperation(ctx, { kind: 'Restore', siteId: null, target: name, input: { ...input } }, async (records) => {
    await planRestore(records, input, facts.sites)
  })
}

/** The site collections of a backup that still exist. */
const sitesNow = (records: FarmRecords, sites: readonly BackedUpSite[]): Promise<SiteCollectionRow[]> =>
  records.query('SiteCollection', { where: { id: { in: sites.map(({ id }) => id) } } })

async function factsOf({ operations: { backups } }: FarmContext, path: string): Promise<BackupFacts> {
  const backup = await backups.open(path)
  await backup.close()
  return backup.facts
}

interface RestoreInput {
  readonly webApplicationId: string
  readonly path: string
  readonly name: string
  readonly replace: boolean
  /** The id of the new content database. */
  readonly databaseId: string
  readonly storage: string | null
}

const inputOf = ({ operation }: Run): RestoreInput => operation.input as unknown as RestoreInput

interface RestorePlan {
  readonly webApplication: WebApplicationRow
  /** The empty database; undefined for a new one. */
  readonly known: ContentDatabaseRow | undefined
  /** The rows of the site collections that are replaced. */
  readonly replaced: readonly SiteCollectionRow[]
}

/** Plans a restore from the present rows of the farm. Fails with `relocation_refused`. */
async function planRestore(records: FarmRecords, input: RestoreInput, sites: readonly BackedUpSite[]): Promise<RestorePlan> {
  const webApplication = await records.find('WebApplication', { id: input.webApplicationId })
  if (!webApplication) throw relocationRefused('The web application was deleted before the restore began. Restore into another one.')
  const known = await records.find('ContentDatabase', { nameKey: fold(input.name) })
  if (known) await demandEmpty(records, known, webApplication)
  if (sites.length > (known?.maxSiteCount ?? Number.POSITIVE_INFINITY))
    throw relocationRefused(
      `The backup has ${sites.length} site collections, but maxSiteCount of the content database '${input.name}' is ${known?.maxSiteCount}. Raise it, or restore into a new one.`,
    )
  const replaced: SiteCollectionRow[] = []
  for (const { id, ...site } of sites) {
    const { path, pathKey, hostName } = placeOfSite(site)
    const same = await records.find('SiteCollection', { id })
    if (same && !input.replace)
      throw relocationRefused(`The site collection ${id} of the backup still exists, at '${same.path}'. Delete it, or set replace to true.`)
    if (same && same.heldBy !== null)
      throw relocationRefused(`The site collection at '${same.path}' is being moved. Wait until the operation ends.`)
    if (same && same.state !== null && same.state !== 'Recycled')
      throw relocationRefused(`The site collection ${id} of the backup is in the state ${same.state}. Try again when this has ended.`)
    if (same) await demandSameTenant(records, same, webApplication)
    if (same) replaced.push(same)
    if (hostName !== null) await demandUnboundHost(records, hostName, id)
    else await demandNoWildcard(records, webApplication, path)
    const there = await records.find('SiteCollection', { webApplicationId: webApplication.id, pathKey })
    if (there && there.id !== id)
      throw relocationRefused(
        `Another site collection is at '${path}' of the web application '${webApplication.name}'. Move it away first.`,
      )
  }
  return { webApplication, known, replaced }
}

/** The place of a site collection of a backup. Fails with `invalid_request` if no site collection can be there. */
const placeOfSite = ({ path, hostName }: Omit<BackedUpSite, 'id'>): SitePlace =>
  hostName === null ? placeOfPath(path.slice(1)) : placeOfHost(hostName)

/** Fails with `relocation_refused` if a web application or another site collection has a host. */
async function demandUnboundHost(records: FarmRecords, hostName: string, id: string): Promise<void> {
  const named = await records.query('SiteCollection', { where: { hostName } })
  const isTaken = named.some((row) => row.id !== id && !isDeletedPlace(row))
  if (isTaken || (await records.find('HostBinding', { host: hostName })))
    throw relocationRefused(`The host '${hostName}' of a site collection of the backup is taken. Remove it there first.`)
}

async function demandEmpty(records: FarmRecords, row: ContentDatabaseRow, { id, name }: WebApplicationRow): Promise<void> {
  if (row.webApplicationId !== id)
    throw relocationRefused(`The content database '${row.name}' does not belong to the web application '${name}'.`)
  demandOnline(row)
  const [site] = await records.query('SiteCollection', { where: { contentDatabaseId: row.id }, limit: 1 })
  if (site) throw relocationRefused(`The content database '${row.name}' has site collections. Restore into a new or an empty one.`)
}

/** The steps of a restore. */
const steps = { copying: 'copying', added: 'added' } as const

/**
 * Restores a backup: reads the whole backup first, copies its site collections into the database, and registers them in
 * one transaction of the farm. A stop before that transaction leaves the farm as it was.
 */
export const restoreWork: OperationWork = {
  goesOn: (step) => step?.startsWith(steps.added) ?? false,
  isDecided: (step) => step?.startsWith(steps.added) ?? false,
  async run(run) {
    if (!run.step()?.startsWith(steps.added)) await restore(run)
    await purgeReplaced(run)
  },
  async undo(run) {
    const { name, storage } = inputOf(run)
    if (run.step() === undefined) return
    const known = await run.farm.records.find('ContentDatabase', { nameKey: fold(name) })
    if (!known) return run.databases.remove(name, storage)
    await withUsable(run, known.id, async (content) => {
      // A site collection that was created there meanwhile stays.
      const own = await run.farm.records.query('SiteCollection', { where: { contentDatabaseId: known.id }, columns: ['id'] })
      for (const { siteId } of await content.database.records.query('Site', { where: {}, columns: ['siteId'] }))
        if (!own.some(({ id }) => id === siteId)) await purgeSite(content, siteId, run.runtime.now())
    })
  },
}

async function restore(run: Run): Promise<void> {
  const input = inputOf(run)
  const arrivals: string[] = []
  const backup = await run.backups.open(input.path)
  try {
    await backup.verify({ onProgress: (part) => run.progress(part * 0.3), signal: run.signal })
    const plan = await planRestore(run.farm.records, input, backup.facts.sites)
    await demandNoHolds(run, plan.replaced, 'everywhere')
    const restored = await copyContent(run, plan, backup)
    await register(run, restored)
    for (const { id } of restored) arrivals.push(id)
  } finally {
    await backup.close()
  }
  await run.databases.refresh()
  for (const id of arrivals) run.arrived(id, run.onError)
}

async function copyContent(run: Run, plan: RestorePlan, backup: OpenBackup): Promise<readonly BackedUpSite[]> {
  const { path } = inputOf(run)
  const source = await backup.content()
  try {
    const sites = await sitesIn(source, backup.facts)
    if (sites.length === 0) throw new DomainError(kernelReasons.backup_unusable, { path, message: 'it has no site collection.' })
    await run.databases.use(await targetOf(run, plan), async (target) => {
      for (const [at, { id }] of sites.entries()) {
        await copyRows({
          ...{ from: source, to: target.database, siteId: id, newSiteId: id, signal: run.signal },
          onProgress: (part) => run.progress(0.3 + ((at + part) / sites.length) * 0.6),
        })
      }
      await target.database.settled()
    })
    return sites
  } finally {
    await source.close()
  }
}

/** The name under which the data of the empty target is stored. */
async function targetOf(run: Run, { known }: RestorePlan): Promise<string> {
  const { name, storage } = inputOf(run)
  if (known) {
    const isEmpty = await run.databases.use(storageNameOf(known), async ({ database }) => !(await database.records.find('Site', {})))
    if (!isEmpty) throw relocationRefused(`The content database '${name}' is not empty. Restore into a new or an empty one.`)
    await run.reach(steps.copying)
    return storageNameOf(known)
  }
  // Data that the farm does not know may be that of a detached database: an undo must not remove it.
  if (await run.databases.isStored(name, storage))
    throw relocationRefused(`There is already data with the name '${name}'. Choose another name.`)
  await run.reach(steps.copying)
  await run.databases.create(name, storage)
  return name
}

/** The site collections that the backup names and has. */
async function sitesIn({ records }: ContentDatabase, { sites }: BackupFacts): Promise<BackedUpSite[]> {
  const there = new Set((await records.query('Site', { where: {}, columns: ['siteId'] })).map(({ siteId }) => siteId))
  return sites.filter(({ id }) => there.has(id))
}

/** Registers the restored site collections, so that they are served. The step names the former databases of the replaced ones. */
async function register(run: Run, sites: readonly BackedUpSite[]): Promise<void> {
  const input = inputOf(run)
  const plan = await planRestore(run.farm.records, input, sites)
  // Somebody may have set a hold while the content was copied.
  await demandNoHolds(run, plan.replaced, 'everywhere')
  const replaced = plan.replaced.map(({ id, contentDatabaseId }) => [id, contentDatabaseId])
  await run.reachWith(`${steps.added}:${JSON.stringify(replaced)}`, input.name, async (records, now) => {
    const { webApplication, known } = await planRestore(records, input, sites)
    const database = known ?? (await addDatabase(records, input, sites.length, now))
    for (const { id, storageMaximum = null, storageWarning = null, ...site } of sites) {
      const place = placeOfSite(site)
      const row = { ...place, tenantId: webApplication.tenantId, webApplicationId: webApplication.id, contentDatabaseId: database.id }
      const isKnown = (await records.update('SiteCollection', { id }, { ...row, state: null, deletedAt: null })) > 0
      if (!isKnown) await records.insert('SiteCollection', { id, ...row, storageMaximum, storageWarning, createdAt: now })
      if (place.hostName === null) await addExplicitPath(records, webApplication.id, place.path)
    }
  })
}

async function addDatabase(records: FarmRecords, input: RestoreInput, siteCount: number, createdAt: number): Promise<ContentDatabaseRow> {
  const { databaseId: id, webApplicationId, name, storage } = input
  const { tenantId } = (await records.find('WebApplication', { id: webApplicationId }, ['tenantId'])) ?? { tenantId: null }
  const row = {
    id,
    tenantId,
    webApplicationId,
    name,
    nameKey: fold(name),
    status: 'Online',
    maxSiteCount: Math.max(siteCount, 15_000),
    storage,
    createdAt,
  }
  await records.insert('ContentDatabase', row)
  return { ...row, connectionRef: null, storageName: null }
}

/** Removes the former rows of the site collections that were replaced. */
async function purgeReplaced(run: Run): Promise<void> {
  const replaced = JSON.parse(run.step()?.slice(steps.added.length + 1) ?? '[]') as [string, string][]
  for (const [siteId, databaseId] of replaced) {
    const site = await run.farm.records.find('SiteCollection', { id: siteId })
    if (site?.contentDatabaseId === databaseId) continue
    await withUsable(run, databaseId, async (content) => {
      content.work.held.add(siteId)
      await purgeSite(content, siteId, run.runtime.now())
      content.work.held.delete(siteId)
    })
  }
}
