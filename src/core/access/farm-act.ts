import type { FarmTables } from '../../../generated/prisma/farm.ts'
import { type FarmDatabase, type Records, type Runtime, UniqueViolation } from '../kernel/ports.ts'
import type { FarmActName } from './acts.ts'
import type { Plain } from './plain.ts'

/** Which act on the farm it is, who does it, on what, and what it was called with: plain values. */
export interface FarmActCall<Input> {
  readonly name: FarmActName
  /** A login name. */
  readonly actor: string
  /** What the audit record names: a web application, a content database, the path of a site. */
  readonly target: string
  readonly input: Input & Plain<Input>
}

/** The number of the last act on the farm: another one whenever what exists in the farm, or where it lives, may have changed. */
export async function farmVersion(records: Records<FarmTables>): Promise<number> {
  const [last] = await records.query('FarmAuditRecord', { where: {}, orderBy: ['sequence'], descending: ['sequence'], limit: 1 })
  return last?.sequence ?? 0
}

/**
 * The door to every write that says what exists in the farm and where it lives:
 * runs `work` in one transaction, together with its audit record. `work` is
 * given the time of the act, in milliseconds. It may run twice, as that of
 * `act`. Checks no right: who may change the farm is for the caller to know.
 */
export async function actOnFarm<Input, T>(
  farm: FarmDatabase,
  runtime: Runtime,
  { name, actor, target }: FarmActCall<Input>,
  work: (records: Records<FarmTables>, now: number) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await farm.transaction(async (records) => {
        const now = runtime.now()
        const sequence = (await farmVersion(records)) + 1
        // The key keeps acts of several nodes in one order: of two, one has this number.
        await records.insert('FarmAuditRecord', { sequence, at: now, type: name, actor, target }).catch(overtaken)
        return work(records, now)
      })
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
