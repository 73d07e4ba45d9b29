/** What follows a change log at a position of its own, step by step. */
export interface Follower {
  /** How many changes it has not followed yet. */
  backlog(): Promise<number>
  /** Does a bounded piece of what there is to do; false when there was nothing. */
  step(): Promise<boolean>
}

export interface TailOptions {
  readonly followers: readonly Follower[]
  /** Milliseconds between two looks at the change logs. */
  readonly intervalMs: number
  /** Milliseconds between two steps, in which requests have the processor and the disk to themselves. */
  readonly restMs: number
  /** So many changes are followed even during a bulk load; fewer wait until it is over. */
  readonly patience: number
  readonly onError: (error: unknown) => void
}

/** More new changes than this between two looks are a bulk load. */
const bulk = 200
/** A load may begin meanwhile: so there is another look after these. */
const stepsAtOnce = 100

/**
 * Lets followers catch up with their change logs behind the requests. During a
 * bulk load they wait, so that it is not slowed down, unless too much gathers.
 * A follower that fails is looked at again later. `stop` resolves when the step
 * under way has ended.
 */
export function tailInBackground({ followers, intervalMs, restMs, patience, onError }: TailOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms).unref()
      stopping.signal.addEventListener('abort', done)
    })
  const seen = new Map<Follower, number>()
  const look = async (follower: Follower) => {
    const backlog = await follower.backlog()
    const isBulk = backlog - (seen.get(follower) ?? 0) > bulk
    seen.set(follower, backlog)
    if (isBulk && backlog < patience) return
    for (let steps = 0; steps < stepsAtOnce && !stopping.signal.aborted && (await follower.step()); steps++) await sleep(restMs)
  }
  const run = async () => {
    while (!stopping.signal.aborted) {
      await sleep(intervalMs)
      for (const follower of followers) if (!stopping.signal.aborted) await look(follower).catch(onError)
    }
  }
  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}
