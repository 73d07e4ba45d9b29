import type { Config } from '../../config/config.ts'
import { copyTable, RowsRefused, type RowTarget } from '../../core/acts/relocation/copy-tables.ts'
import { copyBytes } from '../../core/acts/relocation/stored-contents.ts'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { ContentDatabase } from '../../core/kernel/ports.ts'
import { copyTree } from '../../stores/copies/file-trees.ts'
import { openFarmAlone } from '../farm.ts'
import { placesOf } from '../places.ts'
import { type Compared, compareFarms } from './compare.ts'
import {
  type CopyWatch,
  contentsOf,
  contentTablesToCopy,
  demandFarm,
  type Ends,
  farmTablesToCopy,
  isBegun,
  named,
  nameOfSource,
  openSource,
  openTarget,
  placesWith,
  type SourceContent,
} from './ends.ts'

/**
 * Copies a farm with all rows, bytes and audit logs to an empty place, and compares both at the end. Nobody else can use either of
 * them meanwhile. A copy that was interrupted goes on where it has ended; until it is complete, nothing else opens the target. Fails
 * with `DataInUse` and `DataUnusable`.
 */
export async function copyFarm(from: Config, to: Config, watch: CopyWatch): Promise<Compared> {
  demandSameAuditStore(from, to)
  await demandFarm(from)
  const source = await openFarmAlone(from, { whenMissing: 'refuse' })
  try {
    const contents = await contentsOf(source.database)
    const isAgain = await isBegun(to, contents)
    watch.say(isAgain ? 'The copy goes on where it has ended.' : `Copying ${contents.length} content databases.`)
    const target = await openFarmAlone(to, { whenMissing: 'remake', isCopyTarget: true })
    try {
      const ends = { from: source, to: target, fromPlaces: placesWith(from, contents), toPlaces: placesWith(to, contents), contents, watch }
      await noteSource(ends)
      await copyAll(ends)
      const compared = await compareFarms(ends)
      await target.database.transaction((records) => records.delete('FarmCopy', { source: nameOfSource(contents) }))
      return compared
    } finally {
      await target.close()
    }
  } catch (error) {
    throw explained(error, placesOf(to).farm)
  } finally {
    await source.close()
  }
}

/** The settings that say where each store of audit logs is. Others say only where the bytes of a farm are. */
const placeOfAudit: Readonly<Record<string, readonly Extract<keyof Config, string>[]>> = {
  S3: ['Audit:Bucket', 'S3:Endpoint', 'S3:Prefix'],
  Azure: ['Audit:Bucket', 'AzureBlob:ConnectionString'],
}

/** A copy has the files of the audit logs, but no segments that an object store has locked. Fails with `DataUnusable`. */
function demandSameAuditStore(from: Config, to: Config): void {
  const names = from['Audit:Store'] === to['Audit:Store'] ? (placeOfAudit[from['Audit:Store']] ?? []) : (['Audit:Store'] as const)
  const other = names.find((name) => from[name] !== to[name])
  if (other === undefined) return
  throw new DataUnusable(
    placesOf(to).farm,
    `would not have the audit logs of the source: ${other} differs, and sealed segments in an object store are not copied. Set it to the value of the source.`,
  )
}

/** From now on nothing else opens the target until the copy is complete. */
async function noteSource({ to: { database, runtime }, contents, toPlaces }: Ends): Promise<void> {
  const source = nameOfSource(contents)
  await database.transaction(async (records) => {
    const [known] = await records.query('FarmCopy', { where: {}, limit: 1 })
    if (known?.source === source) return
    const [other] = await records.query('ContentDatabase', { where: {}, limit: 1 })
    if (known || other)
      throw new DataUnusable(toPlaces.farm, 'has been filled by another program meanwhile. Name an empty place with --to.')
    await records.insert('FarmCopy', { id: runtime.newId(), source, startedAt: runtime.now() })
  })
}

/** The rows of the farm come last: they lead to everything else. */
async function copyAll(ends: Ends): Promise<void> {
  for (const row of ends.contents) await copyContent(ends, row)
  const { audit } = ends.fromPlaces
  if (audit !== undefined && ends.toPlaces.audit !== undefined) await copyTree(audit, ends.toPlaces.audit)
  const target = ends.to.database as unknown as RowTarget
  for (const table of farmTablesToCopy) await copyTable(named(ends.from.database.records), target, table, counting(ends))
  await ends.to.database.settled()
}

const counting =
  ({ watch }: Ends) =>
  async (rows: readonly unknown[]): Promise<void> =>
    watch.onStep(rows.length)

async function copyContent(ends: Ends, row: SourceContent): Promise<void> {
  const { watch } = ends
  const from = await openSource(ends, row)
  const to = await openTarget(ends, row)
  watch.onTotal(await expectedSteps(from))
  const target = to as unknown as RowTarget
  let count = 0
  for (const table of contentTablesToCopy(from, to)) {
    await copyTable(named(from.records), target, table, async (rows) => {
      count += rows.length
      watch.onStep(rows.length)
      if (table.name === 'Blob') await to.settled()
    })
  }
  const files = from.blobs.isInRows && to.blobs.isInRows ? 0 : await copyBytes(from, to, watch.onStep)
  await to.settled()
  watch.say(`${row.name}: ${count} rows and ${files} stored contents copied.`)
}

/** About as many rows as a content database has, found without reading them; each is copied once and compared twice. */
async function expectedSteps({ records }: ContentDatabase): Promise<number> {
  let steps = 300
  for (const { siteId, changeSequence } of await records.query('Site', { where: {} })) {
    const lists = await records.query('List', { where: { siteId }, columns: ['itemCount'] })
    steps += 3 * (2 * changeSequence + 2 * lists.reduce((sum, { itemCount }) => sum + itemCount, 0))
  }
  return steps
}

/** An error of the copy as a line for the operator. */
function explained(error: unknown, target: string): unknown {
  if (error instanceof RowsRefused)
    return new DataUnusable(
      target,
      `cannot store rows of the table ${error.table} (${error.rows}): ${(error.cause as Error).message} Correct that, and run the command again.`,
      { cause: error },
    )
  if (!(error instanceof DomainError)) return error
  return new DataUnusable(target, `has not got the whole copy: ${error.message} Run the command again to go on.`, { cause: error })
}
