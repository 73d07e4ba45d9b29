import type { FarmTables } from '../../../generated/prisma/farm.ts'
import { type FarmDatabase, type Records, type Runtime, UniqueViolation } from '../kernel/ports.ts'
import { demandRoom, freeing } from '../model/full-disk.ts'
import { type FarmActName, farmActs } from './acts.ts'
import type { Plain } from './plain.ts'

/** An act on the farm: its name, actor, target, and input as plain values. */
export interface FarmActCall<Input> {
  readonly name: FarmActName
  /** A login name. */
  readonly actor: string
  /** The target in the audit record: a web application, a content database, the path of a site. */
  readonly target: string
  readonly input: Input & Plain<Input>
}

/** The number of the last act on the farm. It changes whenever sites, databases or their places may have changed. */
export async function farmVersion(records: Records<FarmTables>): Promise<number> {
  const [last] = await records.query('FarmAuditRecord', { where: {}, orderBy: ['sequence'], descending: ['sequence'], limit: 1 })
  return last?.sequence ?? 0
}

/**
 * The door to every write to the farm's rows (which sites and databases exist,
 * and where): runs `work` in one transaction with its audit record. `work` gets
 * the time of the act in milliseconds, and may run twice, as that of `act`.
 * Checks no right: the caller decides who may change the farm. Fails with
 * `storage_full` on a full disk, where only acts that delete may use the reserve.
 */
export async function actOnFarm<Input, T>(
  farm: FarmDatabase,
  runtime: Runtime,
  { name, actor, target, input }: FarmActCall<Input>,
  work: (records: Records<FarmTables>, now: number) => Promise<T>,
): Promise<T> {
  const { deletes } = farmActs[name]
  const detail = JSON.stringify({ input })
  if (!deletes) demandRoom(farm)
  const run = () =>
    farm.transaction(async (records) => {
      const now = runtime.now()
      const sequence = (await farmVersion(records)) + 1
      // The key orders acts of several nodes: only one of two acts gets this number.
      await records.insert('FarmAuditRecord', { sequence, at: now, type: name, actor, target, detail }).catch(overtaken)
      return work(records, now)
    })
  for (;;) {
    try {
      return await freeing(farm, run, () => deletes)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
}

/** Another node has taken the number of this act. */
class Overtaken extends Error {}

function overtaken(error: unknown): never {
  throw error instanceof UniqueViolation ? new Overtaken('Another act on the farm came first.', { cause: error }) : error
}
