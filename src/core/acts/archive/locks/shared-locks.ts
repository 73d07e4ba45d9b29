import type { LockedBytesRow } from '../../../../../generated/prisma/content.ts'
import type { ContentRecords } from '../../../kernel/ports.ts'
import type { BytesLock } from '../../../kernel/providers/blob-locks.ts'
import { chunksOf } from '../../../model/permissions/scopes.ts'

/** Whose lock a row is, beside the bytes. */
export type LockOwner = Pick<LockedBytesRow, 'listId' | 'itemId'>

/** What is to be done at the store: the lock that bytes are to have, and the one that they have. */
export interface LockChange {
  readonly lock: BytesLock
  readonly before: BytesLock
}

const idsAtOnce = 250

/** What a row says now: a lock that has ended is none. */
export const lockOf = ({ lockedUntil, isHeld }: LockedBytesRow, now: number): BytesLock => ({
  until: lockedUntil !== null && lockedUntil > now ? lockedUntil : null,
  isHeld,
})

const isOwnedBy = (row: LockedBytesRow, { listId, itemId }: LockOwner): boolean => row.listId === listId && row.itemId === itemId

/**
 * The locks of bytes that several items may share: copies and moved files have the bytes of the first one. The store keeps such bytes as
 * long as the last of the items needs it, and holds them while one of the items is held.
 */
export class SharedLocks {
  readonly #rows = new Map<string, readonly LockedBytesRow[]>()
  readonly #place: string
  readonly #now: number

  constructor(rows: readonly LockedBytesRow[], place: string, now: number) {
    for (const row of rows) this.#rows.set(row.blobId, [...this.rowsOf(row.blobId), row])
    this.#place = place
    this.#now = now
  }

  /** Reads what is noted of bytes. */
  static async read(
    records: ContentRecords,
    siteId: string,
    blobIds: readonly string[],
    { place, now }: { readonly place: string; readonly now: number },
  ): Promise<SharedLocks> {
    const rows: LockedBytesRow[] = []
    for (const ids of chunksOf(blobIds, idsAtOnce))
      rows.push(...(await records.query('LockedBytes', { where: { siteId, blobId: { in: ids } } })))
    return new SharedLocks(rows, place, now)
  }

  rowsOf(blobId: string): readonly LockedBytesRow[] {
    return this.#rows.get(blobId) ?? []
  }

  find(blobId: string, owner: LockOwner): LockedBytesRow | undefined {
    return this.rowsOf(blobId).find((row) => isOwnedBy(row, owner))
  }

  /** What the store is to do so that an item has this lock, and all others keep theirs. */
  changeFor(blobId: string, owner: LockOwner, lock: BytesLock): LockChange {
    const there = this.rowsOf(blobId).filter(({ place }) => place === this.#place)
    const others = there.filter((row) => !isOwnedBy(row, owner))
    return { lock: this.#together(others, lock), before: this.#together(there) }
  }

  /** Notes the row of an item, or that it has none any more. */
  note(blobId: string, owner: LockOwner, row: LockedBytesRow | undefined): void {
    this.#rows.set(blobId, [...this.rowsOf(blobId).filter((one) => !isOwnedBy(one, owner)), ...(row ? [row] : [])])
  }

  #together(rows: readonly LockedBytesRow[], lock: BytesLock = { until: null, isHeld: false }): BytesLock {
    const all = [lock, ...rows.map((row) => lockOf(row, this.#now))]
    const ends = all.flatMap(({ until }) => until ?? [])
    return { until: ends.length === 0 ? null : Math.max(...ends), isHeld: all.some(({ isHeld }) => isHeld) }
  }
}
