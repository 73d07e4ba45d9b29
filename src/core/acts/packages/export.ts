import type { BlobRow } from '../../../../generated/prisma/content.ts'
import type { FarmTables, SiteCollectionRow } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { dayMs } from '../../kernel/days.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import {
  type PackageBytes,
  type PackageScope,
  type PackageWriter,
  type PackedPart,
  type PackedRow,
  type PackedSite,
  tablesOutside,
} from '../../kernel/packages/packages.ts'
import type { ContentTable, Records } from '../../kernel/ports.ts'
import { kernelReasons } from '../../kernel/reasons.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storageNameOf } from '../farm/content-databases.ts'
import { type FarmOperation, getOperation, queueOperation, relocationRefused } from '../operations/operations.ts'
import { demandReadable, demandServed, identifiedDatabase, namedWebApplication } from '../operations/placement.ts'
import { relocationReasons } from '../operations/reasons.ts'
import type { OperationWork, Run } from '../operations/runner.ts'
import { rowsOfSite } from '../relocation/rows.ts'
import { placeOfPath, shownPlace } from '../site-collections/places.ts'
import { type PartAddress, readSitePart, rowsOfPart, tablesOfPart } from './parts/part.ts'
import { listAt, packedPart, rootContext, siteOfUrl, webAt } from './parts/place.ts'
import { packageReasons } from './reasons.ts'

/** What to export. */
export interface ExportRequest {
  readonly scope: PackageScope
  /** The server-relative URL of the site collection, the web, or the root folder of the list; not for the scope `farm`. */
  readonly url?: string
  /** The name of its web application. */
  readonly webApplication?: string
}

interface ExportInput {
  readonly scope: PackageScope
  /** Null for the scope `farm`. */
  readonly siteId: string | null
  /** The web, or that of the list; missing for other scopes. */
  readonly webId?: string
  readonly listId?: string | null
}

const inputOf = ({ operation }: Run): ExportInput => operation.input as unknown as ExportInput

/** How long packages are kept. */
const keptMs = 7 * dayMs

/**
 * Queues the export of a list, a web, a site collection, or of all of the farm. Fails with `invalid_request`, `site_collection_state` and
 * `relocation_refused`.
 */
export async function exportStorage(ctx: FarmContext, request: ExportRequest): Promise<FarmOperation> {
  const { scope } = request
  const site = await askedSite(ctx.farm.records, request)
  const part =
    site && request.url !== undefined && (scope === 'web' || scope === 'list') ? await askedPart(ctx, site, request.url, scope) : undefined
  const input: ExportInput = { scope, siteId: site?.id ?? null, ...part }
  const target = part ? (request.url ?? '') : site ? shownPlace(site) : '/'
  const queued = { kind: 'Export', siteId: input.siteId, target, input: { ...input } } as const
  return queueOperation(ctx, queued, async (records) => {
    for (const row of await sitesOf(records, input)) await demandExportable(records, row)
  })
}

const wanted = { site: 'a site collection', web: 'a web', list: 'the root folder of a list' } as const

async function askedSite(
  records: Records<FarmTables>,
  { scope, url, webApplication }: ExportRequest,
): Promise<SiteCollectionRow | undefined> {
  if (scope === 'farm') {
    if (url === undefined && webApplication === undefined) return undefined
    throw invalid("url and webApplication name a site collection. Leave them out, or send the scope 'site'.")
  }
  if (url === undefined)
    throw invalid(`The scope '${scope}' needs the server-relative URL of ${wanted[scope]} in url, such as /sites/team.`)
  const owner = await namedWebApplication(records, webApplication ?? 'Default')
  const row =
    scope === 'site'
      ? await records.find('SiteCollection', { webApplicationId: owner.id, pathKey: placeOfPath(url.slice(1)).pathKey })
      : await siteOfUrl(records, owner, url)
  if (!row)
    throw relocationRefused(
      `The web application '${owner.name}' has no site collection at '${url.slice(0, 200)}'. GET /_admin/sites lists them.`,
    )
  return row
}

/** The web or list at a URL. Fails with `relocation_refused`. */
async function askedPart(ctx: FarmContext, row: SiteCollectionRow, url: string, scope: 'web' | 'list'): Promise<PartAddress> {
  const database = await identifiedDatabase(ctx.farm.records, row.contentDatabaseId)
  demandReadable(database)
  return ctx.databases.use(storageNameOf(database), async (content) => {
    const root = await rootContext(content, row, ctx.runtime)
    const found = scope === 'web' ? await webAt(root, url) : await listAt(root, url)
    if (!found) throw relocationRefused(`There is no ${scope} at '${url.slice(0, 200)}' in the site collection at '${shownPlace(row)}'.`)
    if ('list' in found) return { webId: found.web.row.id, listId: found.list.row.id }
    if (found.row.parentWebId === null)
      throw relocationRefused(
        `The web at '${url.slice(0, 200)}' is the root web of its site collection. Export that with the scope 'site'.`,
      )
    return { webId: found.row.id, listId: null }
  })
}

const sitesOf = (records: Records<FarmTables>, { siteId }: ExportInput): Promise<SiteCollectionRow[]> =>
  records.query('SiteCollection', { where: siteId === null ? { state: null } : { id: siteId }, orderBy: ['webApplicationId', 'pathKey'] })

/** Fails with `site_collection_state` and `relocation_refused`. */
async function demandExportable(records: Records<FarmTables>, row: SiteCollectionRow): Promise<void> {
  demandServed(row)
  demandReadable(await identifiedDatabase(records, row.contentDatabaseId))
}

/**
 * Writes each site collection as it is at one moment into a package, while requests go on. After a stop of the server it
 * begins again: the moment is over.
 */
export const exportWork: OperationWork = {
  goesOn: () => true,
  isDecided: () => false,
  async run(run) {
    await forgetOldPackages(run)
    const { records } = run.farm
    const createdUtc = new Date(run.runtime.now()).toISOString()
    const rows = await sitesOf(records, inputOf(run))
    if (rows.length === 0) throw relocationRefused('There is no site collection to export. It was deleted before the export began.')
    const names = new Map((await records.query('WebApplication', { where: {} })).map(({ id, name }) => [id, name]))
    const writer = await run.packages.begin(run.operation.id)
    const { scope, webId, listId = null } = inputOf(run)
    const address = webId === undefined ? undefined : { webId, listId }
    let part: PackedPart | undefined
    try {
      for (const [at, row] of rows.entries()) {
        await demandExportable(records, row)
        const database = await identifiedDatabase(records, row.contentDatabaseId)
        const progress = (part: number) => run.progress((at + part) / rows.length)
        await run.databases.use(storageNameOf(database), async (content) => {
          if (address) part = await packedPart(await rootContext(content, row, run.runtime), address)
          await packSite(run, { writer, siteId: row.id, content, progress, ...(address && { address }) })
        })
      }
      const sites = rows.map((row) => packedSite(row, names.get(row.webApplicationId) ?? ''))
      await writer.finish({ createdUtc, scope, sites, ...(part && { part }) })
    } finally {
      await writer.close()
    }
  },
  undo: (run) => run.packages.discard(run.operation.id),
}

/** Removes the files of exports and imports that ended long ago. What waits since a long stop of the server keeps its file. */
export async function forgetOldPackages({ packages, runtime, farm }: Pick<Run, 'packages' | 'runtime' | 'farm'>): Promise<void> {
  const old = await packages.idsBefore(runtime.now() - keptMs)
  if (old.length === 0) return
  const waiting = await farm.records.query('Operation', { where: { status: { in: ['Queued', 'Running'] } }, columns: ['id'] })
  const kept = new Set(waiting.map(({ id }) => id))
  for (const id of old) if (!kept.has(id)) await packages.discard(id)
}

const packedSite = (
  { id, path, hostName, owner, storageMaximum, storageWarning }: SiteCollectionRow,
  webApplication: string,
): PackedSite => ({
  ...{ id, path, hostName, webApplication, owner, storageMaximum, storageWarning },
})

interface SitePacking {
  readonly writer: PackageWriter
  readonly siteId: string
  readonly content: OpenContent
  readonly progress: (part: number) => void
  /** Packs only this web or list. */
  readonly address?: PartAddress
}

/** The rows of one moment, and the bytes that they refer to, which are kept meanwhile. */
async function packSite(run: Run, { writer, siteId, content: { database, work }, progress, address }: SitePacking): Promise<void> {
  await work.sweeps.run(async () => {
    const view = await database.view()
    try {
      const part = address && (await readSitePart(view.records, siteId, address))
      const keyOf = (table: ContentTable) => database.keys.get(table) ?? []
      const rowsOf = (table: ContentTable) =>
        part
          ? rowsOfPart(view.records, part, table, keyOf(table))
          : packedRows(table, rowsOfSite({ records: view.records, table, key: keyOf(table), siteId }))
      const tables = part ? tablesOfPart : [...database.keys.keys()].filter((table) => !tablesOutside.has(table))
      for (const [at, table] of tables.entries()) {
        run.signal.throwIfAborted()
        await writer.addRows(siteId, table, rowsOf(table))
        progress(((at + 1) / tables.length) * 0.6)
      }
      for await (const rows of rowsOf('Blob'))
        for (const { id, sizeBytes, sha256, useCount } of rows as unknown as readonly BlobRow[]) {
          run.signal.throwIfAborted()
          if (useCount === 0) continue
          const bytes = await database.blobs.read({ siteId, id }, { start: 0, end: sizeBytes })
          if (!bytes || !(await writer.addBytes({ siteId, id }, { sizeBytes, sha256 }, bytes)))
            throw new DomainError(kernelReasons.bytes_damaged, { blob: id, site: siteId })
          // Ids are random, so the first digits show the progress.
          progress(0.6 + (Number.parseInt(id.slice(0, 4), 16) / 0x10000) * 0.4)
        }
    } finally {
      await view.close()
    }
  })
}

async function* packedRows(table: ContentTable, pages: AsyncIterable<readonly PackedRow[]>): AsyncGenerator<readonly PackedRow[]> {
  for await (const rows of pages) {
    // The change log stays with the original, so its counter begins anew.
    if (table === 'Site') yield rows.map((row) => ({ ...row, changeSequence: 0 }))
    else yield table === 'Blob' ? rows.filter(({ useCount }) => useCount !== 0) : rows
  }
}

/**
 * The finished package of an export. Fails with `operation_not_found`, `export_not_ready` while it is not done, and
 * `export_not_found`.
 */
export async function exportedPackage(ctx: FarmContext, id: string): Promise<PackageBytes> {
  const operation = await getOperation(ctx, id)
  const { kind, status } = operation
  if (kind !== 'Export') throw new DomainError(relocationReasons.operation_not_found, { id: id.slice(0, 60) })
  if (status === 'Queued' || status === 'Running') throw new DomainError(packageReasons.export_not_ready, { id: operation.id, status })
  const file = status === 'Succeeded' ? await ctx.operations.packages.find(operation.id) : undefined
  // The next export or import removes an old file.
  const found = file && file.modifiedAt >= ctx.runtime.now() - keptMs ? file : undefined
  const why = status === 'Succeeded' ? 'packages are kept for 7 days. Export again.' : `the operation is ${status}. Export again.`
  if (!found) throw new DomainError(packageReasons.export_not_found, { id: operation.id, why })
  return found
}
