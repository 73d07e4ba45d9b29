import type { Runtime } from '../../src/core/kernel/ports.ts'

/** The clock stands still and random values are a count, so two servers do the same for the same requests. */
export function repeatableRuntime(): Runtime & { passOneMinute(): void } {
  let time = Date.UTC(2026, 0, 31, 10, 0, 0, 123)
  let ids = 0
  return {
    now: () => time,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    randomBytes: (count) => new Uint8Array(count).fill(7),
    passOneMinute() {
      time += 60_000
    },
  }
}
