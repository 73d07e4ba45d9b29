import type { ContentDatabaseRow, FarmTables, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { systemActor } from '../../access/principals.ts'
import { dayMs } from '../../kernel/days.ts'
import { invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import type { Records } from '../../kernel/ports.ts'
import { storageNameOf } from '../farm/content-databases.ts'
import { anyHost } from '../farm/host-names.ts'
import { originOfBinding } from '../farm/host-table.ts'
import { copyRows } from '../relocation/copy-rows.ts'
import { purgeSite } from '../relocation/purge-site.ts'
import { databaseWithRoom, placeOfPath } from '../site-collections/places.ts'
import { siteCollectionRow } from '../site-collections/site-collections.ts'
import { demandIdle, type FarmOperation, queueOperation, relocationRefused } from './operations.ts'
import {
  addExplicitPath,
  demandFreePath,
  demandFreeRoom,
  demandOnline,
  demandSameTenant,
  demandServed,
  identifiedDatabase,
  namedWebApplication,
  removeExplicitPath,
} from './placement.ts'
import { type OperationWork, type Run, withUsable } from './runner.ts'

/** Where a site collection moves to: another content database, or another web application. */
export interface MoveTarget {
  readonly targetContentDatabaseId?: string
  readonly targetWebApplication?: string
  readonly targetPath?: string
}

/** How long the former URL of a site collection redirects to the new one. */
const redirectMs = 30 * dayMs

/**
 * Queues the move of a site collection: to another content database under the same URL, or to a path of another web
 * application. Fails with `site_collection_not_found`, with `invalid_request` if the body names no target or two, and
 * with `relocation_refused`.
 */
export async function moveSite(ctx: FarmContext, siteId: string, target: MoveTarget): Promise<FarmOperation> {
  const { farm } = ctx
  const place = placeOf(target)
  const site = await siteCollectionRow(farm.records, siteId)
  const input = { siteId: site.id, ...place }
  return queueOperation(ctx, { kind: 'Move', siteId: site.id, target: site.path, input }, async (records) => {
    await demandIdle(records, site.id)
    await planMove(records, site.id, place)
  })
}

/** The target of a move, checked by itself. */
interface Place {
  readonly databaseId: string | null
  readonly webApplication: string | null
  readonly path: string | null
}

function placeOf({ targetContentDatabaseId, targetWebApplication, targetPath }: MoveTarget): Place {
  const isDatabase = targetContentDatabaseId !== undefined && targetWebApplication === undefined && targetPath === undefined
  if (isDatabase) return { databaseId: targetContentDatabaseId, webApplication: null, path: null }
  if (targetContentDatabaseId !== undefined || targetWebApplication === undefined || targetPath === undefined)
    throw invalid('Send either targetContentDatabaseId, or targetWebApplication and targetPath.')
  return { databaseId: null, webApplication: targetWebApplication, path: placeOfPath(targetPath).path }
}

interface MovePlan {
  readonly site: SiteCollectionRow
  readonly from: ContentDatabaseRow
  readonly to: ContentDatabaseRow
  /** The new row of the site. */
  readonly place: Pick<SiteCollectionRow, 'webApplicationId' | 'contentDatabaseId' | 'path' | 'pathKey'>
}

/** Plans a move from the present rows of the farm. Fails with `relocation_refused`. */
async function planMove(records: Records<FarmTables>, siteId: string, place: Place): Promise<MovePlan> {
  const site = await siteCollectionRow(records, siteId)
  const from = await identifiedDatabase(records, site.contentDatabaseId)
  demandServed(site)
  demandOnline(from)
  if (place.databaseId !== null) {
    const to = await identifiedDatabase(records, place.databaseId)
    if (to.id === from.id) throw relocationRefused(`The site collection is already in the content database '${to.name}'.`)
    if (to.webApplicationId !== site.webApplicationId)
      throw relocationRefused(
        `The content database '${to.name}' belongs to another web application. To move there, send targetWebApplication and targetPath.`,
      )
    await demandFreeRoom(records, to)
    const { webApplicationId, path, pathKey } = site
    return { site, from, to, place: { webApplicationId, contentDatabaseId: to.id, path, pathKey } }
  }
  const webApplication = await namedWebApplication(records, place.webApplication ?? '')
  await demandSameTenant(records, site, webApplication)
  const path = place.path ?? '/'
  if (webApplication.id === site.webApplicationId && fold(path) === site.pathKey)
    throw relocationRefused(`The site collection is already at '${path}' of the web application '${webApplication.name}'.`)
  await demandFreePath(records, webApplication, path)
  // Content databases belong to a web application: within one, only the path changes.
  const to = webApplication.id === from.webApplicationId ? from : await databaseWithRoom(records, webApplication, undefined)
  return { site, from, to, place: { webApplicationId: webApplication.id, contentDatabaseId: to.id, path, pathKey: fold(path) } }
}

interface MoveInput extends Place {
  readonly siteId: string
}

const inputOf = ({ operation }: Run): MoveInput => operation.input as unknown as MoveInput

/**
 * The steps of a move. A colon and the id of the database to clean up follow: the target after the first step, the source
 * after the second. Requests to the site are refused from the first step to the second.
 */
const steps = { held: 'held', switched: 'switched' } as const

const hasSwitched = (step: string | undefined): boolean => step?.startsWith(`${steps.switched}:`) ?? false

/**
 * Moves a site collection: takes it offline, copies it to the other database, serves it from there by one transaction of
 * the farm, and removes its former rows. A stop before that transaction leaves everything as it was.
 */
export const moveWork: OperationWork = {
  goesOn: hasSwitched,
  isDecided: hasSwitched,
  async run(run) {
    if (!hasSwitched(run.step())) await moveRows(run)
    await cleanUp(run)
  },
  async undo(run) {
    const { siteId } = inputOf(run)
    const row = await run.farm.records.find('SiteCollection', { id: siteId })
    if (row) await withUsable(run, row.contentDatabaseId, async ({ work }) => void work.held.delete(siteId))
    await release(run, siteId)
    const target = run.step()?.slice(steps.held.length + 1)
    if (target !== undefined && row && row.contentDatabaseId !== target) await purgeFrom(run, target, siteId)
  },
}

async function moveRows(run: Run): Promise<void> {
  const { farm, operation } = run
  const { siteId } = inputOf(run)
  const plan = await planMove(farm.records, siteId, inputOf(run))
  const { site, from, to } = plan
  await run.reachWith(`${steps.held}:${to.id}`, site.path, async (records) => {
    await records.update('SiteCollection', { id: siteId }, { heldBy: operation.id })
  })
  await run.databases.use(storageNameOf(from), async (source) => {
    source.work.held.add(siteId)
    await run.databases.refresh()
    // Resolves after the transactions that began before.
    await source.database.transaction(() => Promise.resolve())
    if (to.id !== from.id)
      await run.databases.use(storageNameOf(to), async (target) => {
        await purgeSite(target, siteId, run.runtime.now())
        await copyRows({
          ...{ from: source.database, to: target.database, siteId, newSiteId: siteId, isMove: true, signal: run.signal },
          onProgress: (part) => run.progress(part * 0.9),
        })
        await target.database.settled()
      })
    await switchSite(run, plan)
    if (to.id === from.id) source.work.held.delete(siteId)
  })
  await run.databases.refresh()
  run.arrived(siteId, run.onError)
}

/** Registers the new place of the site in the farm. */
async function switchSite(run: Run, { site, from, to, place }: MovePlan): Promise<void> {
  await run.reachWith(`${steps.switched}:${from.id}`, site.path, async (records, now) => {
    const isMovedAway = place.webApplicationId !== site.webApplicationId || place.pathKey !== site.pathKey
    if (isMovedAway) {
      const webApplication = await records.find('WebApplication', { id: place.webApplicationId })
      if (!webApplication) throw relocationRefused('The web application was deleted before the move began. Choose another one.')
      await demandFreePath(records, webApplication, place.path)
      await removeExplicitPath(records, site)
      await addExplicitPath(records, place.webApplicationId, place.path)
    }
    if (to.id !== from.id) await demandFreeRoom(records, await identifiedDatabase(records, to.id))
    const moved = { previousUrl: await formerUrl(records, site), redirectUntil: now + redirectMs, hostName: null }
    await records.update('SiteCollection', { id: site.id }, { ...place, ...(isMovedAway && moved), heldBy: null })
  })
}

/** The former URL of a site collection: absolute where its web application has a host of its own, otherwise server-relative. */
async function formerUrl(records: Records<FarmTables>, { webApplicationId, hostName, path }: SiteCollectionRow): Promise<string> {
  const bindings = await records.query('HostBinding', { where: { webApplicationId } })
  const primary = bindings.find(({ isPrimary }) => isPrimary) ?? bindings[0]
  if (hostName !== null) return `${originOfBinding({ host: hostName, port: 0, scheme: primary?.scheme ?? 'http' })}${path}`
  return primary && primary.host !== anyHost ? `${originOfBinding(primary)}${path}` : path
}

/** Removes the rows and bytes of the site from its former database. */
async function cleanUp(run: Run): Promise<void> {
  const { siteId } = inputOf(run)
  const formerId = run.step()?.slice(steps.switched.length + 1) ?? ''
  const site = await run.farm.records.find('SiteCollection', { id: siteId })
  if (site?.contentDatabaseId === formerId) return
  await purgeFrom(run, formerId, siteId)
}

const purgeFrom = (run: Run, databaseId: string, siteId: string): Promise<void> =>
  withUsable(run, databaseId, async (content) => {
    await purgeSite(content, siteId, run.runtime.now())
    content.work.held.delete(siteId)
  })

/** Accepts requests to the site again, at its former place. */
async function release({ farm, runtime, databases, operation }: Run, siteId: string): Promise<void> {
  const row = await farm.records.find('SiteCollection', { id: siteId })
  if (row?.heldBy === operation.id) {
    const call = {
      name: 'operations.release',
      actor: systemActor.loginName,
      target: row.path,
      input: { id: operation.id },
    } as const
    await actOnFarm(farm, runtime, call, (records) =>
      records.update('SiteCollection', { id: siteId, heldBy: operation.id }, { heldBy: null }),
    )
  }
  await databases.refresh()
}
