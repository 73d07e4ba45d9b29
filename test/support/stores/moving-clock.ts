import { randomBytes, randomUUID } from 'node:crypto'
import type { Runtime } from '../../../src/core/kernel/ports.ts'

/** A clock that only the test moves on, so that an instant stands for exactly one state. */
export interface MovingClock {
  readonly runtime: Runtime
  /** The present instant. What is written later has a later one. */
  mark(): number
}

/** A clock that starts at the time of the machine. */
export function movingClock(): MovingClock {
  let now = Math.floor(Date.now() / 1000) * 1000
  return {
    runtime: { now: () => now, newId: () => randomUUID(), randomBytes: (count) => randomBytes(count) },
    mark() {
      const present = now
      now += 1000
      return present
    },
  }
}
