import type { ContentDatabaseRow, FarmTables } from '../../../../generated/prisma/farm.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import type { BackupFacts } from '../../kernel/backups.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { Records } from '../../kernel/ports.ts'
import type { OpenContent } from '../../model/sites/site.ts'
import { storageNameOf, webApplicationRow } from '../farm/content-databases.ts'
import { farmReasons } from '../farm/reasons.ts'
import { type FarmOperation, queueOperation, relocationRefused } from './operations.ts'
import { demandReadable } from './placement.ts'
import type { OperationWork, Run } from './runner.ts'

/**
 * Queues the backup of a content database into a file below the backup root. Fails with `web_application_not_found`,
 * `content_database_not_found`, `invalid_request`, `backup_place_refused`, and with `relocation_refused` if the
 * database is offline, or if the file exists.
 */
export async function backUpDatabase(ctx: FarmContext, webApplication: string, id: string, path: string): Promise<FarmOperation> {
  if (await ctx.operations.backups.exists(path)) throw relocationRefused(`There is already a file '${path}'. Choose another path.`)
  const row = await ownedDatabase(ctx.farm.records, webApplication, id)
  const input = { databaseId: row.id, path }
  return queueOperation(ctx, { kind: 'Backup', siteId: null, target: row.name, input }, async (records) => {
    demandReadable(await ownedDatabase(records, webApplication, id))
    const waiting = await records.query('Operation', { where: { kind: 'Backup', status: { in: ['Queued', 'Running'] } } })
    // Only this module writes the column.
    const isTaken = waiting.some(({ detail }) => (JSON.parse(detail ?? '{}') as { input?: BackupInput }).input?.path === path)
    if (isTaken) throw relocationRefused(`Another backup is being written to '${path}'. Choose another path.`)
  })
}

async function ownedDatabase(records: Records<FarmTables>, webApplication: string, id: string): Promise<ContentDatabaseRow> {
  const owner = await webApplicationRow(records, webApplication)
  const row = await records.find('ContentDatabase', { id: id.toLowerCase(), webApplicationId: owner.id })
  if (!row) throw new DomainError(farmReasons.content_database_not_found, { webApplication: owner.name, id: id.slice(0, 60) })
  return row
}

interface BackupInput {
  readonly databaseId: string
  readonly path: string
}

const inputOf = ({ operation }: Run): BackupInput => operation.input as unknown as BackupInput

/** The step after the rows of one moment are copied; a colon and the facts of that moment follow. */
const copied = 'copied'

/**
 * Backs up a content database while requests go on: first its rows of one moment, then the bytes that they refer to. After
 * a stop it continues: it does not write again the rows and bytes that are in the file.
 */
export const backupWork: OperationWork = {
  goesOn: () => true,
  isDecided: () => false,
  async run(run) {
    const { databaseId } = inputOf(run)
    const row = await run.farm.records.find('ContentDatabase', { id: databaseId })
    if (!row) throw relocationRefused('The content database was deleted before the backup began.')
    demandReadable(row)
    await run.databases.use(storageNameOf(row), (content) => write(run, row, content))
  },
  undo: (run) => run.backups.discard(inputOf(run).path),
}

/** The maximum number of attempts: a backup begins again if bytes of its rows were removed while it was stopped. */
const attempts = 3

async function write(run: Run, row: ContentDatabaseRow, { database, work }: OpenContent): Promise<void> {
  const { path } = inputOf(run)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    // Meanwhile the sweeper removes no bytes that the copied rows refer to.
    const isDone = await work.sweeps.run(async () => {
      if (run.step() === undefined) {
        await run.backups.discard(path)
        const facts = await factsOf(run, row)
        await database.copyTo(await run.backups.rowsOf(path), (part) => run.progress(part * 0.3), run.signal)
        await run.reach(`${copied}:${JSON.stringify(facts)}`)
      }
      // Only this function has written the step.
      const facts = JSON.parse(run.step()?.slice(copied.length + 1) ?? '{}') as BackupFacts
      const watch = { onProgress: (part: number) => run.progress(0.3 + part * 0.7), signal: run.signal }
      return run.backups.pack(path, facts, database.blobs, watch)
    })
    if (isDone) return
    await run.reach(undefined)
  }
  throw relocationRefused('Bytes of the content database are missing. Run tenon verify, which names their files.')
}

async function factsOf({ farm: { records }, runtime }: Run, row: ContentDatabaseRow): Promise<BackupFacts> {
  const owner = await records.find('WebApplication', { id: row.webApplicationId })
  // A deleted one has no place that it could be restored to.
  const sites = await records.query('SiteCollection', { where: { contentDatabaseId: row.id, state: null }, orderBy: ['pathKey'] })
  return {
    createdUtc: new Date(runtime.now()).toISOString(),
    database: row.name,
    webApplication: owner?.name ?? '',
    sites: sites.map(({ id, path, hostName, storageMaximum, storageWarning }) => ({ id, path, hostName, storageMaximum, storageWarning })),
  }
}
