import { performance } from 'node:perf_hooks'

/** How long a score counts, in milliseconds. */
const periodMs = 1_000

/**
 * The load of this process: the part of the last second in which its event loop was busy, from 0 (idle) to 10. Clients
 * that read it wait before they send more.
 */
export function createLoadScore(now: () => number = () => performance.now()): () => number {
  let before = performance.eventLoopUtilization()
  let scoredAt = now()
  let score = 0
  return () => {
    const at = now()
    if (at - scoredAt < periodMs) return score
    const current = performance.eventLoopUtilization()
    score = Math.min(10, Math.round(10 * performance.eventLoopUtilization(current, before).utilization))
    before = current
    scoredAt = at
    return score
  }
}

/** The score of this process. */
export const loadScore: () => number = createLoadScore()
