import type { BlobRow } from '../../../../generated/prisma/content.ts'
import type { ContentDatabaseRow, FarmTables, SiteCollectionRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { type OpenPackage, type PackageFacts, type PackedSite, tablesOutside } from '../../kernel/packages/packages.ts'
import type { ContentDatabase, Records } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import { changeRow } from '../../model/change.ts'
import type { LeftOut } from '../../model/farm-news.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storageNameOf } from '../farm/content-databases.ts'
import { type FarmOperation, queueOperation, relocationRefused } from '../operations/operations.ts'
import {
  addExplicitPath,
  demandFreeRoom,
  demandNoWildcard,
  demandServed,
  identifiedDatabase,
  namedWebApplication,
} from '../operations/placement.ts'
import { type OperationWork, type Run, withUsable } from '../operations/runner.ts'
import { purgeSite } from '../relocation/purge-site.ts'
import { besideJournal, insertRows } from '../relocation/rows.ts'
import { demandNoHolds } from '../site-collections/held-sites.ts'
import {
  databaseWithRoom,
  deletedPathKey,
  isDeletedPlace,
  placeOfHost,
  placeOfPath,
  type SitePlace,
  shownPlace,
} from '../site-collections/places.ts'
import { siteCollectionReasons } from '../site-collections/reasons.ts'
import { forgetOldPackages } from './export.ts'
import { isMigration, queueMigration, runMigration } from './migration/migration-packages.ts'
import { importPart, planPart, type StoredPart } from './parts/import-part.ts'

/** What happens to a site collection that is at a place of the package: the import fails, leaves it, or takes its place. */
export type Conflict = 'fail' | 'skip' | 'replace'

export interface ImportRequest {
  /** The server-relative URL for the site collection of the package; without it, it keeps its own. */
  readonly target?: string
  /** The name of the web application; without it the one that had the site collection. */
  readonly webApplication?: string
  readonly conflict?: Conflict
  /** The name of the file that the content is; without it, the content is a ZIP file. */
  readonly file?: string
}

type ImportInput = Readonly<Record<'target' | 'webApplication', string | null>> & { readonly conflict: Conflict }

const inputOf = ({ operation }: Run): ImportInput => operation.input as unknown as ImportInput

/** What an import has done so far; the step of its operation. */
interface ImportStep {
  /** The number of site collections of the package that need no more work. */
  readonly done: number
  readonly imported: number
  readonly skipped: number
  readonly replaced: number
  /** What was not imported of a package of another farm. */
  readonly leftOut?: readonly LeftOut[]
  /** Set when all is imported: only the file of the package is left to remove. */
  readonly isComplete?: true
  /** The web or list that is about to be stored. */
  readonly part?: StoredPart
  /** The site collection whose rows are being stored, and its content database. */
  readonly storing?: { readonly siteId: string; readonly databaseId: string }
}

// Only this module writes the step.
const stepIn = (step: string | undefined): ImportStep =>
  step === undefined ? { done: 0, imported: 0, skipped: 0, replaced: 0 } : (JSON.parse(step) as ImportStep)

const stepOf = (run: Run): ImportStep => stepIn(run.step())

/**
 * Stores a package as it arrives, and queues its import: site collections, or a web or a list into a web that is there, also the lists of
 * a content migration package of another farm. Fails with `invalid_request`, `package_unusable`,
 * `site_collection_exists`, `relocation_refused`, and the failures of a new site collection; then nothing remains of it.
 */
export async function importStorage(
  ctx: FarmContext,
  { target, webApplication, conflict = 'fail', file }: ImportRequest,
  content: AsyncIterable<Uint8Array>,
): Promise<FarmOperation> {
  const { packages } = ctx.operations
  if (target !== undefined) placeOfPath(target.slice(1))
  if (webApplication !== undefined) await namedWebApplication(ctx.farm.records, webApplication)
  const id = ctx.runtime.newId()
  await packages.receive(id, content, file)
  try {
    const input: ImportInput = { target: target ?? null, webApplication: webApplication ?? null, conflict }
    const facts = await factsOf(ctx, id)
    if (!facts) return await queueMigration(ctx, id, input)
    const { scope, sites, part } = facts
    if (scope === 'farm' && target !== undefined)
      throw invalid('The package has the site collections of a farm, which keep their places. Leave target out.')
    // Content databases are not opened in a transaction of the farm.
    if (part) await planPart({ records: ctx.farm.records, databases: ctx.databases, runtime: ctx.runtime }, input, facts)
    const queued = { id, kind: 'Import', siteId: null, target: target ?? part?.url ?? sites[0]?.path ?? '/', input: { ...input } } as const
    return await queueOperation(ctx, queued, async (records) => {
      const plans = []
      for (const site of part ? [] : sites) plans.push(await planSite(records, input, site))
      demandDifferentPlaces(plans)
    })
  } catch (error) {
    await packages.discard(id)
    throw error
  }
}

/** What a package tells of itself; undefined for one of another farm. Fails with `package_unusable` for anything else. */
async function factsOf({ operations }: FarmContext, id: string): Promise<PackageFacts | undefined> {
  try {
    const opened = await operations.packages.open(id)
    await opened.close()
    return opened.facts
  } catch (error) {
    if (await isMigration(operations, id)) return undefined
    throw error
  }
}

interface SitePlan {
  readonly site: PackedSite
  readonly place: SitePlace
  readonly webApplication: WebApplicationRow
  /** The site collection at its place. */
  readonly there: SiteCollectionRow | undefined
}

/** Fails with `relocation_refused` if one site collection of a package would take the place of another one. */
function demandDifferentPlaces(plans: readonly SitePlan[]): void {
  const taken = new Set<string>()
  for (const { place, webApplication } of plans) {
    const key = place.hostName === null ? `${webApplication.id} ${place.pathKey}` : place.pathKey
    if (taken.has(key))
      throw relocationRefused(
        `The package has two site collections for '${shownPlace(place)}'. Leave webApplication out, or export them one by one and give each a target.`,
      )
    taken.add(key)
  }
}

/** Fails with `site_collection_exists`, `site_collection_state`, `invalid_request` and `relocation_refused`. */
async function planSite(
  records: Records<FarmTables>,
  { target, webApplication, conflict }: ImportInput,
  site: PackedSite,
): Promise<SitePlan> {
  const owner = await namedWebApplication(records, webApplication ?? site.webApplication)
  const place = placeOfSite(site, target)
  const there = await siteAt(records, owner, place)
  if (there && conflict === 'fail') throw new DomainError(siteCollectionReasons.site_collection_exists, { place: shownPlace(place) })
  if (there && conflict === 'replace') {
    demandServed(there)
    await demandOwn(records, there, owner)
  }
  if (!there && place.hostName === null) await demandNoWildcard(records, owner, place.path)
  if (!there && place.hostName !== null && (await records.find('HostBinding', { host: place.hostName })))
    throw relocationRefused(`The host '${place.hostName}' of a site collection of the package is bound to a web application.`)
  return { site, place, webApplication: owner, there }
}

/** A host may belong to another web application, also of another tenant. Fails with `relocation_refused`. */
async function demandOwn(records: Records<FarmTables>, there: SiteCollectionRow, owner: WebApplicationRow): Promise<void> {
  if (there.webApplicationId === owner.id) return
  const other = await records.find('WebApplication', { id: there.webApplicationId }, ['name'])
  throw relocationRefused(
    `The web application '${other?.name ?? ''}' has a site collection at '${shownPlace(there)}', which one of '${owner.name}' does not replace.`,
  )
}

function placeOfSite({ path, hostName }: PackedSite, target: string | null): SitePlace {
  if (target !== null) return placeOfPath(target.slice(1))
  return hostName === null ? placeOfPath(path.slice(1)) : placeOfHost(hostName)
}

async function siteAt(records: Records<FarmTables>, { id }: WebApplicationRow, place: SitePlace): Promise<SiteCollectionRow | undefined> {
  const { hostName, pathKey } = place
  if (hostName === null) return records.find('SiteCollection', { webApplicationId: id, pathKey })
  return (await records.query('SiteCollection', { where: { hostName } })).find((row) => !isDeletedPlace(row))
}

/**
 * Imports a package: reads and checks all of it first, then stores one site collection after the other. One transaction of
 * the farm makes a site collection appear, so it is imported completely or not at all. After a stop, the import goes on with
 * the one that was not complete.
 */
export const importWork: OperationWork = {
  goesOn: () => true,
  isDecided: (step) => stepIn(step).isComplete === true,
  async run(run) {
    await forgetOldPackages(run)
    if (!stepOf(run).isComplete) await importAll(run)
    await run.packages.discard(run.operation.id)
  },
  async undo(run) {
    await removeUnfinished(run)
    await run.packages.discard(run.operation.id)
  },
}

async function importAll(run: Run): Promise<void> {
  if (run.operation.input.isMigration === true) return importForeign(run)
  const opened = await run.packages.open(run.operation.id)
  try {
    await opened.verify({ onProgress: (part) => run.progress(part * 0.3), signal: run.signal })
    await removeUnfinished(run)
    const { sites, part } = opened.facts
    if (part) await importOnePart(run, opened)
    for (const [at, site] of part ? [] : sites.entries()) {
      if (at < stepOf(run).done) continue
      run.signal.throwIfAborted()
      await importSite(run, opened, site, (part) => run.progress(0.3 + ((at + part) / sites.length) * 0.7))
    }
  } finally {
    await opened.close()
  }
  await run.reach(JSON.stringify({ ...stepOf(run), isComplete: true } satisfies ImportStep))
}

async function importForeign(run: Run): Promise<void> {
  const { part, ...step } = stepOf(run)
  const outcome = await runMigration(run, inputOf(run), {
    known: part,
    decided: (stored) => run.reach(JSON.stringify({ ...step, part: stored } satisfies ImportStep)),
  })
  await run.reach(JSON.stringify({ done: 1, ...outcome, isComplete: true } satisfies ImportStep))
}

async function importOnePart(run: Run, opened: OpenPackage): Promise<void> {
  const { part: known, ...step } = stepOf(run)
  const outcome = await importPart(run, inputOf(run), {
    opened,
    known,
    decided: (part) => run.reach(JSON.stringify({ ...step, part } satisfies ImportStep)),
  })
  const counts = {
    imported: outcome === 'skipped' ? 0 : 1,
    skipped: outcome === 'skipped' ? 1 : 0,
    replaced: outcome === 'replaced' ? 1 : 0,
  }
  await run.reach(JSON.stringify({ done: 1, ...counts } satisfies ImportStep))
}

/** Removes the rows of the site collection that was being stored when the import stopped. */
async function removeUnfinished(run: Run): Promise<void> {
  const { storing, ...step } = stepOf(run)
  if (!storing) return
  const { siteId, databaseId } = storing
  // Rows of a site collection that has appeared stay: the confirmation of its transaction may be lost.
  const appeared = await run.farm.records.find('SiteCollection', { id: siteId, contentDatabaseId: databaseId }, ['id'])
  if (!appeared) await withUsable(run, databaseId, (content) => purgeSite(content, siteId, run.runtime.now()))
  await run.reach(JSON.stringify(step))
}

async function importSite(run: Run, opened: OpenPackage, site: PackedSite, progress: (part: number) => void): Promise<void> {
  const { records } = run.farm
  const step = stepOf(run)
  const plan = await planSite(records, inputOf(run), site)
  if (plan.there && inputOf(run).conflict === 'skip') {
    await run.reach(JSON.stringify({ ...step, done: step.done + 1, skipped: step.skipped + 1 } satisfies ImportStep))
    return
  }
  if (plan.there) await demandReplaceable(run, plan.there)
  const to = await databaseWithRoom(records, plan.webApplication, undefined)
  const siteId = await run.databases.use(storageNameOf(to), (content) => freeId(run, site.id, content))
  await run.reach(JSON.stringify({ ...step, storing: { siteId, databaseId: to.id } } satisfies ImportStep))
  await run.databases.use(storageNameOf(to), (content) => storeSite(run, opened, { plan, siteId, content, progress }))
  // That took a while, in which somebody may have archived it or set a hold on it.
  if (plan.there) await demandReplaceable(run, plan.there)
  await addSite(run, plan, { siteId, to })
  await run.databases.refresh()
  if (plan.there) run.databases.purgeSoon()
  run.arrived(siteId, run.onError)
}

/** Nothing takes the place of what is archived or under a legal hold. Fails with `relocation_refused`, `held`. */
async function demandReplaceable(run: Run, there: SiteCollectionRow): Promise<void> {
  await demandNoHolds(run, [there])
  const database = await identifiedDatabase(run.farm.records, there.contentDatabaseId)
  const archived = await run.databases.use(storageNameOf(database), (content) =>
    content.database.records.query('ArchivedScope', { where: { siteId: there.id }, limit: 1 }),
  )
  if (archived.length > 0)
    throw relocationRefused(`The site collection at '${shownPlace(there)}' has a web or list in archive mode, so it is not replaced.`)
}

/** The id of the site collection, or a new one if this farm knows it. */
async function freeId({ farm, runtime }: Run, id: string, { database: { records } }: OpenContent): Promise<string> {
  const isKnown =
    (await farm.records.find('SiteCollection', { id }, ['id'])) ??
    (await records.find('Site', { siteId: id }, ['siteId'])) ??
    (await records.query('AuditRecord', { where: { siteId: id }, columns: ['siteId'], limit: 1 }))[0] ??
    (await records.query('Blob', { where: { siteId: id }, columns: ['siteId'], limit: 1 }))[0]
  return isKnown ? runtime.newId() : id
}

interface SiteStoring {
  readonly plan: SitePlan
  readonly siteId: string
  readonly content: OpenContent
  readonly progress: (part: number) => void
}

async function storeSite(run: Run, opened: OpenPackage, { plan, siteId, content: { database }, progress }: SiteStoring): Promise<void> {
  const tables = [...database.keys.keys()].filter((table) => !tablesOutside.has(table))
  for (const [at, table] of tables.entries()) {
    for await (const rows of opened.rows(plan.site.id, table)) {
      run.signal.throwIfAborted()
      await insertRows(
        database,
        table,
        rows.map((row) => ({ ...row, siteId })),
      )
      if (table === 'Blob')
        for (const row of rows as unknown as readonly BlobRow[]) await storeBytes(run, opened, { row, siteId, database })
    }
    progress((at + 1) / (tables.length + 1))
  }
  await recordImport(run, plan, { siteId, database })
  await database.settled()
}

interface BytesStoring {
  readonly row: BlobRow
  readonly siteId: string
  readonly database: ContentDatabase
}

async function storeBytes({ signal }: Run, opened: OpenPackage, { row, siteId, database }: BytesStoring): Promise<void> {
  signal.throwIfAborted()
  const { id, sizeBytes, sha256 } = row
  const bytes = opened.bytes({ siteId: row.siteId, id }, sizeBytes)
  const stored = bytes && (await database.blobs.put({ siteId, id }, bytes))
  if (stored?.sha256 !== sha256 || stored.sizeBytes !== sizeBytes)
    throw new DomainError(kernelReasons.package_unusable, { message: `its bytes ${id} changed while it was imported.` })
}

/** The first change of the site collection, and the audit record of its import. */
async function recordImport(
  { runtime, operation }: Run,
  { site, place }: SitePlan,
  { siteId, database }: Omit<BytesStoring, 'row'>,
): Promise<void> {
  await besideJournal(database).transaction(async (records) => {
    const root = await records.increment('Site', { siteId }, { changeSequence: 1 })
    if (!root) throw new Error(`The package has no row of the site collection ${site.id}.`)
    const { changeSequence: sequence, rootWebId: webId, ownerId } = root
    const at = runtime.now()
    const change = changeRow({ entity: 'site', type: 'update', webId, objectId: siteId })
    await records.insert('Change', { ...change, siteId, sequence, at, actorId: ownerId ?? 1 })
    await records.insert('AuditRecord', {
      ...{ siteId, sequence, at, type: 'ContentWritten', operation: 'operations.importStorage', actor: operation.actor },
      target: shownPlace(place),
      detail: JSON.stringify({ imported: true, input: { operation: operation.id, from: site.id } }),
      sealedAs: null,
    })
  })
}

/** Makes the site collection appear, in the place of the one that it replaces. */
async function addSite(
  run: Run,
  { site, place, there }: SitePlan,
  { siteId, to }: { readonly siteId: string; readonly to: ContentDatabaseRow },
): Promise<void> {
  const { storing: _, ...before } = stepOf(run)
  const step: ImportStep = {
    ...before,
    done: before.done + 1,
    imported: before.imported + 1,
    replaced: before.replaced + (there ? 1 : 0),
  }
  await run.reachWith(JSON.stringify(step), shownPlace(place), async (records, now) => {
    const { webApplication, there: stillThere } = await planSite(records, inputOf(run), site)
    if (stillThere?.id !== there?.id)
      throw relocationRefused(`The site collection at '${shownPlace(place)}' changed meanwhile. Import again.`)
    await demandFreeRoom(records, await identifiedDatabase(records, to.id))
    if (there)
      await records.update('SiteCollection', { id: there.id }, { state: 'Purging', deletedAt: now, pathKey: deletedPathKey(there.id) })
    if (place.hostName === null) await addExplicitPath(records, webApplication.id, place.path)
    const { owner, storageMaximum, storageWarning } = site
    await records.insert('SiteCollection', {
      ...{ id: siteId, tenantId: webApplication.tenantId, webApplicationId: webApplication.id, contentDatabaseId: to.id },
      ...place,
      ...{ owner, storageMaximum, storageWarning, createdAt: now },
    })
  })
}
