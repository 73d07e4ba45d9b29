import assert from 'node:assert'
import type { ContentRecords } from '../kernel/ports.ts'
import { changeRow, type Written } from '../model/change.ts'
import { auditTypeOf } from './acts.ts'
import type { Context } from './context.ts'

const counterColumns = ['changeSequence'] as const

/**
 * Stores one change row for each change and one audit record for each act, in
 * the transaction of these acts. The sequence comes from the site's counter. The
 * transaction raises the counter as its last step, so the sequence is the order
 * of commits on every database and stays with the site (protocol/changes#log).
 * Returns the number of the last change; undefined without changes.
 */
export async function recordWrites(
  { site: { id: siteId } }: Context,
  records: ContentRecords,
  writes: readonly Written[],
): Promise<number | undefined> {
  const count = writes.reduce((sum, { changes }) => sum + changes.length, 0)
  if (count === 0) return undefined
  const site = await records.increment('Site', { siteId }, { changeSequence: count }, {}, counterColumns)
  assert(site)
  let sequence = site.changeSequence - count
  const rows = []
  const audits = []
  for (const { name, input, changes, actorId, actor, now, target } of writes) {
    const type = auditTypeOf(name)
    for (const change of changes) rows.push({ ...changeRow(change), siteId, sequence: ++sequence, at: now, actorId })
    const main = changes.at(-1)
    assert(main)
    audits.push({
      siteId,
      sequence,
      at: now,
      type,
      operation: name,
      actor,
      target: main.itemId === undefined ? target : `${target}/${main.itemId}`,
      detail: name.startsWith('packages.')
        ? JSON.stringify({ imported: true, input })
        : type === 'ContentWritten'
          ? null
          : JSON.stringify({ input }),
    })
  }
  await records.insertAll('Change', rows)
  await records.insertAll('AuditRecord', audits)
  return sequence
}
