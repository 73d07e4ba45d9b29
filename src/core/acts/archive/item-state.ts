import { createHash } from 'node:crypto'
import { act } from '../../access/access.ts'
import { type ItemBytes, itemFacts } from '../../content/archive/item-facts.ts'
import type { Damage, DamagedItem } from '../../kernel/database-work.ts'
import type { ContentRecords, Runtime } from '../../kernel/ports.ts'
import { isHashed } from '../../model/archive/archive-guard.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { listForServer } from './list-for-server.ts'

/** Whether the rows of an archived item match its hash. */
async function hasRightRows(records: ContentRecords, { siteId, listId, itemId }: DamagedItem): Promise<boolean> {
  const row = await records.find('ArchivedItem', { siteId, listId, itemId })
  const facts = (await itemFacts(records, siteId, listId, [itemId])).get(itemId)
  return row !== undefined && facts?.hash === row.hash
}

/**
 * Notes the state of an archived item in its row and in the audit log, once for each change. `found` says what does not
 * match; nothing, if all its bytes have been read. The rows are compared again.
 */
export async function noteItemState(site: SiteHandle, runtime: Runtime, item: DamagedItem, found: Damage | 'nothing'): Promise<void> {
  const place = await listForServer(site, runtime, item.listId)
  if (!place) return
  const { ctx, list } = place
  const { siteId, listId, itemId } = item
  const call = { name: 'archive.noteState', right: 'ManageLists', target: list, input: { listId, itemId, damaged: found } } as const
  await act(ctx, call, async ({ records, now, changed }) => {
    if (!(await isHashed(site, records, list.row.webId, listId))) return
    const row = await records.find('ArchivedItem', { siteId, listId, itemId })
    const isWhole = found !== 'bytes' && (await hasRightRows(records, item))
    if (row && isWhole === (row.damagedAt === null)) return
    if (isWhole && found !== 'nothing') return
    const damagedAt = isWhole ? null : now
    if (row) await records.update('ArchivedItem', { siteId, listId, itemId }, { damagedAt })
    // An item that came here without the server has no hash.
    else await records.insert('ArchivedItem', { siteId, listId, itemId, hash: '', hashedAt: now, damagedAt })
    changed({ entity: 'binEntry', type: 'update', webId: list.row.webId, objectId: listId })
  })
}

/**
 * Whether stored bytes have their hash. Reads all of them. Bytes that somebody has stored over locked ones, or deleted, are put back as they
 * were first.
 */
export async function haveRightHash(site: SiteHandle, bytes: ItemBytes): Promise<boolean> {
  if (await haveHash(site, bytes)) return true
  const isRestored = await site.database.blobs.locks?.restore({ siteId: site.id, id: bytes.blobId })
  return isRestored === true && (await haveHash(site, bytes))
}

async function haveHash({ database, id: siteId }: SiteHandle, { blobId, sizeBytes, sha256 }: ItemBytes): Promise<boolean> {
  const bytes = await database.blobs.read({ siteId, id: blobId }, { start: 0, end: sizeBytes })
  if (!bytes) return false
  const digest = createHash('sha256')
  for await (const piece of bytes) digest.update(piece)
  return digest.digest('hex') === sha256
}
