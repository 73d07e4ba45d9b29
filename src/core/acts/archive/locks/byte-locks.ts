import type { LockedBytesRow } from '../../../../../generated/prisma/content.ts'
import type { ContentRecords, Runtime } from '../../../kernel/ports.ts'
import type { BlobLocks, BytesLock } from '../../../kernel/providers/blob-locks.ts'
import { isKept, type KeptList, keptLists } from '../../../model/archive/kept-lists.ts'
import { chunksOf } from '../../../model/permissions/scopes.ts'
import type { SiteHandle } from '../../../model/sites/site.ts'
import { lockOf, SharedLocks } from './shared-locks.ts'

/** The number of items whose bytes are locked before it is noted, and of rows that are released at a time. */
const atOnce = 64
const oneDay = 86_400_000
const none: BytesLock = { until: null, isHeld: false }

/** What was locked before, so that rounds that find nothing new are cheap. It may be lost: then all is looked at again. */
export interface LockMemory {
  /** By the ids of lists: what of them was locked, and when their locks are renewed. */
  readonly lists: Map<string, { readonly state: string; readonly renewAt: number }>
  /** By the ids of sites: what was kept when all other locks were released, and when that is done again. */
  readonly released: Map<string, { readonly state: string; readonly renewAt: number }>
}

interface Locking {
  readonly site: SiteHandle
  readonly locks: BlobLocks
  readonly runtime: Pick<Runtime, 'now'>
  readonly isStopped: () => boolean
}

/**
 * Locks the stored bytes of all archived and held items of a site, renews locks that end soon, and releases those of items that are neither any
 * more. Bytes are locked before it is noted, and released before it is forgotten, so a round after a crash puts right what is left.
 */
export async function keepBytesLocked(locking: Locking, memory: LockMemory): Promise<void> {
  const { site, locks, runtime, isStopped } = locking
  const kept = await keptLists(site, site.database.records)
  const states = [...kept.values()].map((list) => JSON.stringify([list.row.id, list.archivedAt, held(list)]))
  const state = states.sort().join()
  const released = memory.released.get(site.id)
  if (released?.state !== state || released.renewAt < runtime.now()) {
    await releaseOthers(locking, kept)
    if (!isStopped()) memory.released.set(site.id, { state, renewAt: runtime.now() + oneDay })
  }
  for (const list of kept.values()) {
    if (isStopped()) return
    const own = JSON.stringify([list, held(list)])
    const known = memory.lists.get(list.row.id)
    if (known?.state === own && known.renewAt > runtime.now()) continue
    await lockList(locking, list)
    if (!isStopped()) memory.lists.set(list.row.id, { state: own, renewAt: runtime.now() + Math.min(locks.periodMs / 4, oneDay) })
  }
}

const held = ({ held: items }: KeptList) => (items === 'all' ? items : [...items])

/** Until when the bytes of an archived list are locked, and the end of a lock that need not be renewed. */
function untilOf({ locks, runtime }: Locking, { archivedAt }: KeptList): { readonly until: number | null; readonly enough: number } {
  const now = runtime.now()
  if (archivedAt === undefined) return { until: null, enough: 0 }
  if (!locks.isFixed) return { until: now + locks.periodMs, enough: now + locks.periodMs / 2 }
  const until = archivedAt + locks.periodMs
  return until > now ? { until, enough: until } : { until: null, enough: 0 }
}

async function lockList(locking: Locking, list: KeptList): Promise<void> {
  const { id: listId } = list.row
  const { records } = locking.site.database
  if (list.archivedAt === undefined && list.held !== 'all') {
    for (const ids of chunksOf([...list.held], atOnce)) if (!locking.isStopped()) await lockItems(locking, list, ids)
    return
  }
  const page = { where: { siteId: locking.site.id, listId }, orderBy: ['itemId'], limit: atOnce, columns: ['itemId'] } as const
  for (let last = 0; !locking.isStopped(); ) {
    const ids = (await records.query('Item', { ...page, above: { itemId: last } })).map(({ itemId }) => itemId)
    if (ids.length === 0) return
    await lockItems(locking, list, ids)
    last = ids.at(-1) ?? last
  }
}

async function lockItems(locking: Locking, list: KeptList, ids: readonly number[]): Promise<void> {
  const { site, locks, runtime } = locking
  const { records } = site.database
  const { id: listId } = list.row
  const { place } = locks
  const { until, enough } = untilOf(locking, list)
  const bytes = await bytesOf(records, site.id, listId, ids)
  const blobs = [...new Set([...bytes.values()].flatMap((some) => [...some]))]
  const known = await SharedLocks.read(records, site.id, blobs, { place, now: runtime.now() })
  const changed: LockedBytesRow[] = []
  for (const [itemId, blobIds] of bytes) {
    const isHeld = list.held === 'all' || list.held.has(itemId)
    for (const blobId of blobIds) {
      const owner = { listId, itemId }
      const row = known.find(blobId, owner)
      const before = row?.place === place ? lockOf(row, runtime.now()) : none
      const fixedUntil = row?.place === place && row.isFixed ? before.until : null
      const isEnough = until === null ? before.until === fixedUntil : (before.until ?? 0) >= enough
      if (isEnough && before.isHeld === isHeld && row?.place === place) continue
      const lock = { until: isEnough ? before.until : (until ?? fixedUntil), isHeld }
      const change = known.changeFor(blobId, owner, lock)
      if (!(await locks.set({ siteId: site.id, id: blobId }, change.lock, change.before))) continue
      const isFixed = lock.until !== null && (locks.isFixed || fixedUntil !== null)
      const written = { siteId: site.id, blobId, listId, itemId, place, lockedUntil: lock.until, isFixed, isHeld }
      known.note(blobId, owner, written)
      changed.push(written)
    }
  }
  if (changed.length === 0) return
  await site.database.transaction(async (own) => {
    for (const { siteId, blobId, itemId } of changed) await own.delete('LockedBytes', { siteId, blobId, listId, itemId })
    await own.insertAll('LockedBytes', changed)
  })
}

/** The ids of the stored bytes of items, also of those in the recycle bin: of their files, old versions of these, and attachments. */
async function bytesOf(
  records: ContentRecords,
  siteId: string,
  listId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const found = new Map<number, Set<string>>()
  const add = (itemId: number | null | undefined, blobId: string | null) => {
    if (typeof itemId !== 'number' || !blobId) return
    found.set(itemId, (found.get(itemId) ?? new Set()).add(blobId))
  }
  const where = { siteId, listId, itemId: { in: ids } }
  for (const row of await records.query('Attachment', { where, columns: ['itemId', 'blobId'] })) add(row.itemId, row.blobId)
  const files = await records.query('Document', { where, columns: ['id', 'itemId', 'blobId'] })
  for (const row of files) add(row.itemId, row.blobId)
  if (files.length === 0) return found
  const owners = new Map(files.map(({ id, itemId }) => [id, itemId]))
  const versions = { where: { siteId, documentId: { in: [...owners.keys()] } }, columns: ['documentId', 'blobId'] } as const
  for (const row of await records.query('DocumentVersion', versions)) add(owners.get(row.documentId), row.blobId)
  return found
}

/** Releases the bytes of items that are neither archived nor held. A lock that nobody can end is kept until its end. */
async function releaseOthers(locking: Locking, kept: ReadonlyMap<string, KeptList>): Promise<void> {
  const { site, locks, runtime, isStopped } = locking
  const { records } = site.database
  const isStillKept = ({ listId, itemId }: LockedBytesRow): boolean => {
    const list = kept.get(listId)
    return list !== undefined && isKept(list, itemId)
  }
  for (let last = ''; !isStopped(); ) {
    const rows = await records.query('LockedBytes', {
      where: { siteId: site.id },
      above: { blobId: last },
      orderBy: ['blobId'],
      limit: atOnce,
    })
    // The rows of the last bytes of a page may go on behind it.
    const blobs = [...new Set(rows.filter((row) => !isStillKept(row) || row.blobId === rows.at(-1)?.blobId).map(({ blobId }) => blobId))]
    const known = await SharedLocks.read(records, site.id, blobs, { place: locks.place, now: runtime.now() })
    for (const row of blobs.flatMap((blobId) => known.rowsOf(blobId))) if (!isStillKept(row)) await releaseRow(locking, row, known)
    if (rows.length < atOnce) return
    last = rows.at(-1)?.blobId ?? last
  }
}

async function releaseRow({ site, locks, runtime }: Locking, row: LockedBytesRow, known: SharedLocks): Promise<void> {
  const { siteId, blobId, listId, itemId } = row
  const until = row.isFixed && row.place === locks.place ? lockOf(row, runtime.now()).until : null
  const { lock, before } = known.changeFor(blobId, row, { until, isHeld: false })
  if (lock.until !== before.until || lock.isHeld !== before.isHeld) await locks.set({ siteId, id: blobId }, lock, before)
  const key = { siteId, blobId, listId, itemId }
  await site.database.transaction((own) =>
    until === null ? own.delete('LockedBytes', key) : own.update('LockedBytes', key, { isHeld: false }),
  )
  known.note(blobId, row, until === null ? undefined : { ...row, isHeld: false })
}
