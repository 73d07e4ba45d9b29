import { setTimeout as sleep } from 'node:timers/promises'
import type { Fighters } from './fighters.ts'
import type { Start } from './messages.ts'

/** Requests a second that are asked for, one rate after the other. */
const rates = [25, 50, 100, 200, 400, 800] as const
/** How long a rate is kept before it counts, and how long it counts. */
const [warmMs, countedMs] = [2000, 10_000]
/** A server that serves less of what it is asked for has fallen behind. */
const keptUp = 0.8

/**
 * How many friendly requests a second the server serves at most: it is asked for more and more, without attacks, until it falls
 * behind or one fails.
 */
export async function capacityOf(fighters: Fighters, startAt: (rate: number) => Start): Promise<number> {
  let most = 0
  for (const rate of rates) {
    fighters.start(startAt(rate))
    await sleep(warmMs)
    fighters.take()
    await sleep(countedMs)
    const { samples } = fighters.take()
    await fighters.stop()
    const failed = samples.some(({ failure }) => failure !== undefined)
    const served = (samples.length * 1000) / countedMs
    if (!failed) most = Math.max(most, Math.min(served, rate))
    if (failed || served < rate * keptUp) break
  }
  return most
}
