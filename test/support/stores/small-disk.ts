import { DomainError } from '../../../src/core/kernel/errors.ts'
import type { ContentDatabase, DiskReserve, FarmDatabase } from '../../../src/core/kernel/ports.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { faulty } from './faulty.ts'

/** A disk below a database. */
export interface SmallDisk {
  /** The disk is full: every write fails. */
  isFull: boolean
  /** The state of the reserve for deleting: held, in use, or used up. */
  reserve: 'held' | 'out' | 'spent'
}

const fail = (disk: SmallDisk) => {
  if (disk.isFull && disk.reserve !== 'out') throw new DomainError(kernelReasons.storage_full)
}

const reserveOn = (disk: SmallDisk): DiskReserve => ({
  isShort: () => disk.reserve !== 'held',
  async makeRoom() {
    if (disk.reserve !== 'held') return false
    disk.reserve = 'out'
    return true
  },
})

/** A content database on a disk that can be full, with a reserve for deleting. Reads never fail. */
export function onSmallDisk(database: ContentDatabase, disk: SmallDisk): ContentDatabase {
  const guarded = faulty(database, ({ kind }) => {
    if (kind === 'execute' || kind === 'commit') fail(disk)
  })
  return { ...guarded, ...reserveOn(disk) }
}

/** The farm database on such a disk. It has transactions only where it writes. */
export const farmOnSmallDisk = (database: FarmDatabase, disk: SmallDisk): FarmDatabase => ({
  ...database,
  ...reserveOn(disk),
  transaction: (work) =>
    database.transaction(async (records, attempt) => {
      const done = await work(records, attempt)
      fail(disk)
      return done
    }),
})
