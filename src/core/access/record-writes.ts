import assert from 'node:assert'
import type { ContentRecords } from '../kernel/ports.ts'
import { changeRow, type Written } from '../model/change.ts'
import type { Context } from './context.ts'

const counterColumns = ['changeSequence'] as const

/**
 * Stores one change row for each change and one audit record for each act, in
 * the transaction that they were made in. The sequence comes from the site's
 * counter, raised here, as the last thing the transaction does, so that its
 * order is the order of commits on every database and moves with the site
 * (decisions K5, K6, K7). Answers the number of the last change; undefined
 * where nothing has changed.
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
  for (const { name, changes, actorId, actor, now, target } of writes) {
    for (const change of changes) rows.push({ ...changeRow(change), siteId, sequence: ++sequence, at: now, actorId })
    const main = changes.at(-1)
    assert(main)
    audits.push({
      siteId,
      sequence,
      at: now,
      type: 'ContentWritten',
      operation: name,
      actor,
      target: main.itemId === undefined ? target : `${target}/${main.itemId}`,
    })
  }
  await records.insertAll('Change', rows)
  await records.insertAll('AuditRecord', audits)
  return sequence
}
