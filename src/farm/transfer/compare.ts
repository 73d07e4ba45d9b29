import { createHash } from 'node:crypto'
import { type CopiedTable, sumOf, type TableSum } from '../../core/acts/relocation/copy-tables.ts'
import type { NamedRecords } from '../../core/acts/relocation/pages.ts'
import { storedContents } from '../../core/acts/relocation/stored-contents.ts'
import { DataUnusable } from '../../core/kernel/data-unusable.ts'
import type { ContentDatabase } from '../../core/kernel/ports.ts'
import { sumOfTree } from '../../stores/copies/file-trees.ts'
import { contentTablesToCopy, type Ends, farmTablesToCopy, named, openSource, openTarget } from './ends.ts'

/** What was found equal in both farms. */
export interface Compared {
  readonly rows: number
  readonly contents: number
  readonly bytes: number
  readonly auditFiles: number
  /** SHA-256 of the sums of all tables, in lower-case hexadecimal digits. */
  readonly sha256: string
}

/** Reads both farms completely. Fails with `DataUnusable` at the first difference. */
export async function compareFarms(ends: Ends): Promise<Compared> {
  const { watch, toPlaces, fromPlaces } = ends
  watch.say('Comparing both farms.')
  const hash = createHash('sha256')
  let rows = 0
  let contents = 0
  let bytes = 0
  const note = (table: string, sum: TableSum) => {
    rows += sum.rows
    hash.update(`${JSON.stringify([table, sum.rows, sum.sha256])}\n`)
  }
  for (const row of ends.contents) {
    const [from, to] = [await openSource(ends, row), await openTarget(ends, row)]
    for (const table of contentTablesToCopy(from, to))
      note(`${row.name}.${table.name}`, await compareTable(ends, { from: named(from.records), to: named(to.records) }, table, row.name))
    const stored = await compareBytes(ends, to)
    contents += stored.contents
    bytes += stored.bytes
  }
  const farms = { from: named(ends.from.database.records), to: named(ends.to.database.records) }
  for (const table of farmTablesToCopy) note(table.name, await compareTable(ends, farms, table, 'the farm'))
  const none = { files: 0, sha256: '' }
  const audit = fromPlaces.audit === undefined ? none : await sumOfTree(fromPlaces.audit)
  const copied = toPlaces.audit === undefined ? none : await sumOfTree(toPlaces.audit)
  if (audit.files !== copied.files || audit.sha256 !== copied.sha256)
    throw differs(ends, `the audit logs: ${audit.files} files there, ${copied.files} here`)
  return { rows, contents, bytes, auditFiles: audit.files, sha256: hash.digest('hex') }
}

const differs = ({ toPlaces }: Ends, what: string): DataUnusable =>
  new DataUnusable(
    toPlaces.farm,
    `differs from its source in ${what}. The source has changed since the copy began, or a disk has failed. Remove the target, and copy again.`,
  )

async function compareTable(
  ends: Ends,
  { from, to }: { readonly from: NamedRecords; readonly to: NamedRecords },
  table: CopiedTable,
  of: string,
): Promise<TableSum> {
  const source = await sumOf(from, table, ends.watch.onStep)
  const target = await sumOf(to, table, ends.watch.onStep)
  if (source.rows === target.rows && source.sha256 === target.sha256) return source
  const counts = source.rows === target.rows ? `values of its ${source.rows} rows` : `${source.rows} rows there, ${target.rows} here`
  throw differs(ends, `the table ${table.name} of ${of}: ${counts}`)
}

/** Reads all bytes of the target that are in use, and compares them with what their rows say. */
async function compareBytes(ends: Ends, to: ContentDatabase): Promise<{ contents: number; bytes: number }> {
  const found = { contents: 0, bytes: 0 }
  for await (const page of storedContents(to)) {
    for (const { siteId, id, sizeBytes, sha256, useCount } of page) {
      if (useCount === 0) continue
      const bytes = await to.blobs.read({ siteId, id }, { start: 0, end: sizeBytes })
      const hash = createHash('sha256')
      if (bytes) for await (const piece of bytes) hash.update(piece)
      if (!bytes || hash.digest('hex') !== sha256) throw differs(ends, `the stored content ${id} of the site ${siteId}`)
      found.contents += 1
      found.bytes += sizeBytes
      ends.watch.onStep(1)
    }
  }
  return found
}
