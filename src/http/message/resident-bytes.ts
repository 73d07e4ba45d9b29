/** How long a measurement counts, in milliseconds: one takes up to a millisecond, and every farm of a process asks for it. */
const countsMs = 1_000

let measured = 0
let measuredAt = Number.NEGATIVE_INFINITY

/** The memory of this process, in bytes, as it was at most a second ago (see measuredBytes). */
export function residentBytes(): number {
  const now = performance.now()
  if (now - measuredAt > countsMs) {
    measured = measuredBytes()
    measuredAt = now
  }
  return measured
}

/** The memory of this process, in bytes; where the system does not tell, as without /proc, the most that it has had. */
export function measuredBytes(): number {
  try {
    return process.memoryUsage.rss()
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}
