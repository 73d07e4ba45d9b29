/** A time in which the event loop was blocked. */
export interface HeldLoop {
  readonly heldMs: number
  /** The CPU time of the loop's thread meanwhile: little if it waited for the disk, or for a CPU. */
  readonly processorMs: number
  /** Whether it has not ended yet: the caller is running in it. */
  readonly isNow: boolean
}

export interface LoopWatch {
  /** The longest time since `from` in which the loop was blocked. */
  longestSince(from: number): HeldLoop
  stop(): void
}

export interface LoopWatchOptions {
  /** The clock of `longestSince`, in milliseconds. */
  readonly monotonic: () => number
  /** Called at the end of each time in which the loop was blocked. */
  readonly onHeld: (held: HeldLoop) => void
}

/** The interval of the ticks, and the precision of the times. */
const tickMs = 50
/** A tick later than this counts as blocked. */
const lateMs = 2 * tickMs
/** The number of remembered times. */
const rememberedCount = 64

interface Stretch {
  readonly from: number
  readonly to: number
  readonly processorMs: number
}

/** Detects blocking with its own timer; requests pay nothing for it. */
export function watchLoop({ monotonic, onHeld }: LoopWatchOptions): LoopWatch {
  const stretches: Stretch[] = []
  let tickedAt = monotonic()
  let processorAt = threadProcessorMs()
  const current = (now: number): Stretch => ({ from: tickedAt, to: now, processorMs: threadProcessorMs() - processorAt })
  const timer = setInterval(() => {
    const stretch = current(monotonic())
    tickedAt = stretch.to
    processorAt += stretch.processorMs
    if (stretch.to - stretch.from < lateMs) return
    stretches.push(stretch)
    if (stretches.length > rememberedCount) stretches.shift()
    onHeld({ heldMs: stretch.to - stretch.from, processorMs: stretch.processorMs, isNow: false })
  }, tickMs).unref()
  return {
    longestSince(from) {
      const now = current(monotonic())
      let longest: HeldLoop = { heldMs: 0, processorMs: 0, isNow: false }
      for (const stretch of [now, ...stretches]) {
        const heldMs = stretch.to - Math.max(from, stretch.from)
        const counts = stretch !== now || stretch.to - stretch.from >= lateMs
        if (counts && heldMs > longest.heldMs) longest = { heldMs, processorMs: stretch.processorMs, isNow: stretch === now }
      }
      return longest
    },
    stop: () => clearInterval(timer),
  }
}

/** The CPU time of this thread in milliseconds; before Node 23.9 that of the whole process. */
function threadProcessorMs(): number {
  const { user, system } = typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage() : process.cpuUsage()
  return (user + system) / 1000
}
