import { AsyncLocalStorage } from 'node:async_hooks'
import type { Runtime } from '../../core/kernel/ports.ts'
import { EmulatedClock } from './clock.ts'
import { RandomSource } from './random-source.ts'

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
  /** Sets the clock as it was at the start: frozen there, or to the time of the system. */
  readonly startClock: () => void
  /** Notes where the random numbers stand; the function that it returns goes back there. */
  readonly mark: () => () => void
  /** Whether random numbers repeat. Durations in replies are 0 then. */
  readonly repeats: boolean
}

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
      startClock,
      mark: () => () => undefined,
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
    startClock,
    mark() {
      const sources = [ofRequests, ofIds].map((one) => ({ one, position: one.position }))
      return () => {
        for (const { one, position } of sources) one.position = position
      }
    },
    repeats: true,
  }
}
