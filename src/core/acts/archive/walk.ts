import { itemFacts, itemsAtOnce } from '../../content/archive/item-facts.ts'
import { breathe } from '../../kernel/pacing/breathe.ts'
import type { Runtime } from '../../kernel/ports.ts'
import { isHashed } from '../../model/archive/archive-guard.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { haveRightHash, noteItemState } from './item-state.ts'

export interface WalkOptions {
  readonly runtime: Runtime
  /** The number of items that are checked at a time. */
  readonly atOnce: number
  readonly isStopped: () => boolean
}

/**
 * Checks the rows and the bytes of all archived items of a site against their hashes, and notes what is damaged, and what is
 * whole again. What has been checked to its end gets the time at which the walk began. Returns the number of items that it checked.
 */
export async function walkArchive(site: SiteHandle, options: WalkOptions): Promise<number> {
  const { records } = site.database
  const scopes = await site.schema.archived.read(records)
  if (scopes.length === 0) return 0
  const walkedAt = Math.floor(options.runtime.now() / 1000) * 1000
  let checked = 0
  for (const { id, webId } of await records.query('List', { where: { siteId: site.id, recycledIn: null }, columns: ['id', 'webId'] }))
    if (await isHashed(site, records, webId, id)) checked += await walkList(site, id, options)
  if (options.isStopped()) return checked
  const walked = scopes.filter(({ hashedAt }) => hashedAt !== null)
  await site.database.transaction(async (own) => {
    for (const { siteId, objectId, archivedAt } of walked) await own.update('ArchivedScope', { siteId, objectId, archivedAt }, { walkedAt })
  })
  return checked
}

async function walkList(site: SiteHandle, listId: string, options: WalkOptions): Promise<number> {
  const { records } = site.database
  const siteId = site.id
  let checked = 0
  for (let last = 0; !options.isStopped(); ) {
    const page = { above: { itemId: last }, orderBy: ['itemId'], limit: itemsAtOnce, columns: ['itemId'] } as const
    // Items without a hash and hashes without an item count as damaged.
    const known = await records.query('ArchivedItem', { where: { siteId, listId }, ...page })
    const there = await records.query('Item', { where: { siteId, listId, recycledIn: null }, ...page })
    const ids = [...new Set([...known, ...there].map(({ itemId }) => itemId))].sort((one, other) => one - other).slice(0, itemsAtOnce)
    if (ids.length === 0) break
    last = ids.at(-1) ?? last
    checked += ids.length
    const waiting = ids.values()
    const walkers = Array.from({ length: Math.min(options.atOnce, ids.length) }, async () => {
      for (const itemId of waiting) {
        if (options.isStopped()) return
        await checkItem(site, listId, itemId, options.runtime)
        await breathe()
      }
    })
    await Promise.all(walkers)
  }
  return checked
}

/** Compares an archived item and its bytes with its hash, and notes what it finds. */
export async function checkItem(site: SiteHandle, listId: string, itemId: number, runtime: Runtime): Promise<void> {
  const { records } = site.database
  const item = { siteId: site.id, listId, itemId }
  const row = await records.find('ArchivedItem', item)
  const facts = (await itemFacts(records, site.id, listId, [itemId])).get(itemId)
  let areBytesRight = true
  for (const bytes of facts?.bytes ?? []) areBytesRight &&= await haveRightHash(site, bytes)
  const areRowsRight = row !== undefined && facts?.hash === row.hash
  const found = areBytesRight ? (areRowsRight ? 'nothing' : 'rows') : 'bytes'
  if (!row || (found === 'nothing') !== (row.damagedAt === null)) await noteItemState(site, runtime, item, found)
}
