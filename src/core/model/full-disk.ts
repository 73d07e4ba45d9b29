import type { DatabaseWork } from '../kernel/database-work.ts'
import { DomainError, isStorageFull } from '../kernel/errors.ts'
import type { DiskReserve } from '../kernel/ports.ts'
import { kernelReasons } from '../kernel/reasons.ts'

/** Fails with `read_only_database` if the content database accepts no writes at the moment. */
export function refuseReadOnly({ work }: { readonly work: DatabaseWork }): void {
  if (work.isReadOnly) throw new DomainError(kernelReasons.read_only_database)
}

/** Fails with `storage_full` if only the reserve for deleting is left on the disk. */
export function demandRoom(database: DiskReserve): void {
  if (database.isShort()) throw new DomainError(kernelReasons.storage_full)
}

/**
 * Runs `work`. If the disk is full and `deletes` says afterwards that `work`
 * deletes, frees the reserve and runs it once more. Fails as `work` does.
 */
export async function freeing<T>(database: DiskReserve, work: () => Promise<T>, deletes: () => boolean = () => true): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isStorageFull(error) || !deletes() || !(await database.makeRoom())) throw error
    return work()
  }
}
