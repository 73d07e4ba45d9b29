import { AsyncLocalStorage } from 'node:async_hooks'
import type { Runtime } from '../../core/kernel/ports.ts'
import { EmulatedClock } from './clock.ts'
import { bytesOfId, RandomSource } from './random-source.ts'

export interface EmulatedTimeOptions {
  /** Where the clock stands still at the start; without it the clock runs. */
  readonly frozenAt?: number | undefined
  /** The start of the random numbers; without it they are those of the system. */
  readonly seed?: number | undefined
}

/** The clock and the random numbers of a server for tests. */
export interface EmulatedTime {
  readonly clock: EmulatedClock
  readonly runtime: Runtime
  /** The id of a request, which takes nothing of the other random numbers. */
  readonly newRequestId: () => string
  /** Says that what happens from now on belongs to a request, and not to background work. */
  readonly enterRequest: () => void
  /** Runs work that belongs to no request, though one has begun it. */
  readonly outsideRequest: <T>(work: () => T) => T
  /** A runtime whose random numbers have a source of their own, which they alone draw from; that of the system without a seed. */
  readonly runtimeOf: (purpose: string) => Runtime
  /** Sets the clock as it was at the start: frozen there, or to the time of the system. */
  readonly startClock: () => void
  /** Gives the latest id of a request back, which nobody has seen. */
  readonly returnRequestId: () => void
  /** Where the random numbers stand. */
  readonly mark: () => TimeMark
  /** Puts the random numbers of requests back to a mark. Those of background work go on. */
  readonly goBack: (mark: TimeMark) => void
  /** Puts all random numbers to a mark of another server with the same seed, whose data this one begins with. */
  readonly startAt: (mark: TimeMark) => void
  /** Whether random numbers repeat. Durations in replies are 0 then. */
  readonly repeats: boolean
}

/** How many bytes were drawn from each source; empty without a seed. */
export type TimeMark = readonly number[]

/**
 * Clock and random numbers over those of the system. Random numbers with a seed come from three sources, one each for requests,
 * for the ids of requests, and for background work: background work runs at any time, and changes nothing in replies.
 */
export function emulatedTime(system: Runtime, { frozenAt, seed }: EmulatedTimeOptions): EmulatedTime {
  const clock = new EmulatedClock(system.now, frozenAt)
  const startClock = () =>
    frozenAt === undefined ? clock.set({ now: system.now(), frozen: false, rate: 1 }) : clock.set({ now: frozenAt, frozen: true, rate: 1 })
  if (seed === undefined) {
    const runtime = { ...system, now: clock.now }
    return {
      clock,
      runtime,
      newRequestId: system.newId,
      enterRequest: () => undefined,
      outsideRequest: (work) => work(),
      runtimeOf: () => runtime,
      startClock,
      returnRequestId: () => undefined,
      mark: () => [],
      goBack: () => undefined,
      startAt: () => undefined,
      repeats: false,
    }
  }
  const ofRequests = new RandomSource(seed, 'requests')
  const ofIds = new RandomSource(seed, 'request ids')
  const ofBackground = new RandomSource(seed, 'background')
  const inRequest = new AsyncLocalStorage<true>()
  const source = () => (inRequest.getStore() ? ofRequests : ofBackground)
  return {
    clock,
    runtime: { now: clock.now, newId: () => source().id(clock.now()), randomBytes: (count) => source().bytes(count) },
    newRequestId: () => ofIds.id(clock.now()),
    enterRequest: () => inRequest.enterWith(true),
    outsideRequest: (work) => inRequest.exit(work),
    runtimeOf(purpose) {
      const own = new RandomSource(seed, purpose)
      return { now: clock.now, newId: () => own.id(clock.now()), randomBytes: (count) => own.bytes(count) }
    },
    startClock,
    returnRequestId() {
      ofIds.position -= bytesOfId
    },
    mark: () => [ofRequests, ofIds, ofBackground].map(({ position }) => position),
    goBack: (mark) => moveTo([ofRequests, ofIds], mark),
    startAt: (mark) => moveTo([ofRequests, ofIds, ofBackground], mark),
    repeats: true,
  }
}

function moveTo(sources: readonly RandomSource[], mark: TimeMark): void {
  for (const [at, source] of sources.entries()) source.position = mark[at] ?? 0
}
