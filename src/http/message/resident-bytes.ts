/** How long a measurement counts, in milliseconds: one takes up to a millisecond, and every farm of a process asks for it. */
const countsMs = 1_000

let measured = 0
let measuredAt = Number.NEGATIVE_INFINITY

/**
 * The memory of this process, in bytes, as it was at most a second ago; where the system does not tell, as without /proc, the most
 * that it has had.
 */
export function residentBytes(): number {
  const now = performance.now()
  if (now - measuredAt > countsMs) {
    measured = measure()
    measuredAt = now
  }
  return measured
}

function measure(): number {
  try {
    return process.memoryUsage.rss()
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}
