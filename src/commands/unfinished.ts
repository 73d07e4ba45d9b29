import { endUnfinished } from '../core/acts/site-collections/site-collections.ts'
import { endUnfinishedTenants } from '../core/acts/tenants/provision-tenant.ts'
import type { Farm } from '../farm/farm.ts'

/** Longer than the creation of a site collection or a tenant takes; and how often the server that leads looks for those of a dead one. */
const longestCreationMs = 3_600_000

/** Ends what a crash has left unfinished. What is unfinished while other servers run may be their present work, unless it is old. */
export async function endUnfinishedWork(farm: Farm): Promise<void> {
  if (farm.joint && !farm.joint.isFirst) return endOldWork(farm)
  const { database, runtime, databases, operations } = farm
  await endUnfinished({ farm: database, runtime, databases })
  await endUnfinishedTenants({ farm: database, runtime, operations })
}

async function endOldWork({ database, runtime, databases, operations }: Farm): Promise<void> {
  const before = runtime.now() - longestCreationMs
  await endUnfinished({ farm: database, runtime, databases }, before)
  await endUnfinishedTenants({ farm: database, runtime, operations }, before)
}

/** Ends again and again what servers that are gone have left unfinished. */
export function endOften(farm: Farm, onError: (error: unknown) => void): { stop(): Promise<void> } {
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = endOldWork(farm).catch(onError)
  }, longestCreationMs).unref()
  return {
    stop() {
      clearInterval(timer)
      return last
    },
  }
}
