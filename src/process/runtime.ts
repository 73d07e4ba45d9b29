import { randomBytes, randomUUID } from 'node:crypto'
import type { Runtime } from '../core/kernel/ports.ts'

/** The clock and the chance of this system. */
export const systemRuntime: Runtime = {
  now: () => Date.now(),
  newId: () => orderedId(Date.now()),
  randomBytes: (count) => randomBytes(count),
}

/**
 * A GUID that begins with its time (RFC 9562, version 7): those of new rows lie
 * beside each other in an index, where random ones would each touch another page.
 */
export function orderedId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
