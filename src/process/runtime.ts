import { randomBytes, randomUUID } from 'node:crypto'
import type { Runtime } from '../core/kernel/ports.ts'

/** The system clock and random source. */
export const systemRuntime: Runtime = {
  now: () => Date.now(),
  newId: () => orderedId(Date.now()),
  randomBytes: (count) => randomBytes(count),
}

/**
 * A GUID that begins with its time (RFC 9562, version 7): new rows are adjacent in an index, while random ids would
 * each touch another page.
 */
export function orderedId(now: number): string {
  if (now !== latest.now) {
    const time = now.toString(16).padStart(12, '0')
    latest = { now, start: `${time.slice(0, 8)}-${time.slice(8)}-7` }
  }
  return latest.start + randomUUID().slice(15)
}

/** The beginning of the ids of one millisecond. */
let latest = { now: Number.NaN, start: '' }
