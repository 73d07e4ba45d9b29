import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { type PerformanceEntry, PerformanceObserver, performance } from 'node:perf_hooks'

/** The maximum processor time for which a request may hold the event loop in one piece, in milliseconds. */
export const mostHeldMs = 200

/** A time in which one piece of work held the loop for too long. */
export interface Held {
  readonly processorMs: number
  /** The requests that were under way then, the latest first, such as `GET /_api/web`. */
  readonly requests: readonly string[]
}

export interface HeldLoopWatch {
  /** The holds since the last call. */
  take(): Held[]
  stop(): void
}

/** A piece of work between two moments of this thread's clock, in milliseconds. */
interface Piece extends Held {
  readonly from: number
  readonly to: number
}

/** The interval of the ticks: many callbacks of one turn are not one piece of work. */
const tickMs = 10

const marks = new Set<(isTests: boolean) => void>()

/**
 * Runs work of a test, which shares its thread with the server: no request is to
 * blame for the time that it takes.
 */
export function testsOwnWork<T>(work: () => T): T {
  for (const mark of marks) mark(false)
  try {
    return work()
  } finally {
    for (const mark of marks) mark(true)
  }
}

/**
 * Watches every server of this process. The processor time of this thread is
 * read when a request comes, when one is answered, at each tick, and around the
 * work of the tests; what is computed between two such marks while a request is
 * under way is one piece. Time in which the machine runs other programs, or other
 * threads of this one, does not count, nor does the collection of garbage: most
 * of the heap belongs to the tests.
 */
export function watchHeldLoop(now: () => number = threadProcessorMs): HeldLoopWatch {
  const underWay = new Map<object, string>()
  let held: Piece[] = []
  let collections: PerformanceEntry[] = []
  const observer = new PerformanceObserver((seen) => {
    collections.push(...seen.getEntries())
  })
  observer.observe({ entryTypes: ['gc'] })
  const isTooLong = ({ processorMs, from, to }: Piece): boolean =>
    collections.reduce((left, { startTime, duration }) => left - sharedMs(from, to, startTime, startTime + duration), processorMs) >
    mostHeldMs
  let last = now()
  let lastMoment = performance.now()
  const mark = (isTests: boolean): void => {
    const at = now()
    const moment = performance.now()
    if (!isTests && underWay.size > 0 && at - last > mostHeldMs)
      held.push({ processorMs: Math.round(at - last), requests: [...underWay.values()].reverse(), from: lastMoment, to: moment })
    last = at
    lastMoment = moment
  }
  const begun = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage }
    mark(false)
    underWay.set(request, `${request.method} ${request.url?.slice(0, 300)}`)
  }
  const ended = (message: unknown): void => {
    mark(false)
    underWay.delete((message as { request: IncomingMessage }).request)
  }
  // A reply that breaks off never finishes; its request must not be blamed for later work.
  const forgetBroken = (): void => {
    for (const request of underWay.keys()) if ((request as IncomingMessage).socket.destroyed) underWay.delete(request)
  }
  subscribe('http.server.request.start', begun)
  subscribe('http.server.response.finish', ended)
  marks.add(mark)
  const timer = setInterval(() => {
    mark(false)
    forgetBroken()
  }, tickMs).unref()
  return {
    take() {
      mark(false)
      collections.push(...observer.takeRecords())
      const taken = held.filter(isTooLong)
      held = []
      collections = []
      return taken.map(({ processorMs, requests }) => ({ processorMs, requests }))
    },
    stop() {
      observer.disconnect()
      clearInterval(timer)
      marks.delete(mark)
      unsubscribe('http.server.request.start', begun)
      unsubscribe('http.server.response.finish', ended)
    },
  }
}

/** The time that two spans share. */
const sharedMs = (from: number, to: number, begin: number, end: number): number => Math.max(0, Math.min(to, end) - Math.max(from, begin))

/** The processor time of this thread so far, in milliseconds. Other processes and threads do not count. */
export function threadProcessorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
