import { expect } from 'vitest'
import type { Reply } from '../support/contract-client.ts'

/** What no request may take of the event loop. */
export const mostMs = 200

/** The reply that `send` brings, which must not take more processor time of this process than `mostMs`. */
export async function cheap(send: () => Promise<Reply>): Promise<Reply> {
  const before = process.cpuUsage()
  const reply = await send()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000, 'milliseconds of processor time').toBeLessThan(mostMs)
  return reply
}
