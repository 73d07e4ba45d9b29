import assert from 'node:assert'
import type { Context } from '../context.ts'
import type { ContentRecords } from '../ports.ts'
import { type Change, changeTypes } from './change.ts'

/**
 * Stores one change row for each change and one audit record, in the caller's
 * transaction. The sequence comes from the site's counter, raised here, as the
 * last thing the transaction does, so that its order is the order of commits
 * on every database and moves with the site (decisions K5, K6, K7).
 */
export async function recordChanges(
  ctx: Context,
  records: ContentRecords,
  written: { readonly changes: readonly Change[]; readonly actorId: number; readonly now: number; readonly target: string },
): Promise<void> {
  const { changes, actorId, now, target } = written
  const siteId = ctx.site.id
  const site = await records.increment('Site', { siteId }, { changeSequence: changes.length })
  const main = changes.at(-1)
  assert(site && main)
  let sequence = site.changeSequence - changes.length
  for (const { entity, type, webId, listId, itemId, objectId, contentTypeId } of changes) {
    sequence += 1
    const row = {
      siteId,
      sequence,
      at: now,
      webId,
      listId: listId ?? null,
      itemId: itemId ?? null,
      objectId,
      entity,
      type: changeTypes[type],
      actorId,
      detail: contentTypeId ?? null,
    }
    await records.insert('Change', row)
  }
  await records.insert('AuditRecord', {
    siteId,
    sequence,
    at: now,
    type: 'ContentWritten',
    operation: `${main.entity}.${main.type}`,
    actor: ctx.actor.loginName,
    target: main.itemId === undefined ? target : `${target}/${main.itemId}`,
  })
}
