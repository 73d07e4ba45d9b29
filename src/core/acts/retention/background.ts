import { JobQueue } from '../../kernel/pacing/job-queue.ts'
import type { Runtime } from '../../kernel/ports.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import type { ActorNamed } from '../webhooks/owner.ts'
import { evaluatePolicy } from './evaluate.ts'

export interface RetentionOptions {
  /** The sites that the database has now. */
  readonly sites: () => readonly SiteHandle[]
  readonly runtime: Runtime
  /** The time between the beginnings of two rounds in milliseconds. */
  readonly intervalMs: number
  /** Finds the present claims of the authors of policies. */
  readonly actorNamed?: ActorNamed
  readonly onError: (error: unknown) => void
}

/** Evaluates the retention policies of a content database: at the start, and then periodically. `stop` resolves when nothing of it runs. */
export function retainOften({ sites, runtime, intervalMs, actorNamed, onError }: RetentionOptions): { stop(): Promise<void> } {
  const rounds = new JobQueue()
  let isWaiting = false
  const wake = () => {
    if (isWaiting) return
    isWaiting = true
    rounds
      .run((isStopped) => {
        isWaiting = false
        return evaluateAll(sites(), runtime, { isStopped, actorNamed }, onError)
      })
      .catch(onError)
  }
  wake()
  const timer = setInterval(wake, intervalMs).unref()
  return {
    stop() {
      clearInterval(timer)
      return rounds.stop()
    },
  }
}

/** A policy that fails does not stop the others. */
async function evaluateAll(
  sites: readonly SiteHandle[],
  runtime: Runtime,
  how: { readonly isStopped: () => boolean; readonly actorNamed: ActorNamed | undefined },
  onError: (error: unknown) => void,
): Promise<void> {
  for (const site of sites)
    for (const policy of await site.database.records.query('RetentionPolicy', { where: { siteId: site.id }, orderBy: ['id'] })) {
      if (how.isStopped()) return
      await evaluatePolicy(site, runtime, policy, how).catch(onError)
    }
}
