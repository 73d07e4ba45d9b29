import { expect, it, onTestFinished } from 'vitest'
import type { RequestState } from '../../../src/http/way/state.ts'
import { watchSlowRequests } from '../../../src/process/slow-requests.ts'

const slowMs = 1_000

/** The times of the requests that are logged as slow, with a clock that stands still. */
function loggedOf(times: readonly number[]): number[] {
  const logged: number[] = []
  const slow = watchSlowRequests({
    slowMs,
    monotonic: () => 5_000_000,
    warn: (_, facts = {}) => void logged.push(Number(facts.durationMs)),
  })
  onTestFinished(() => slow.stop())
  for (const durationMs of times) slow.answered({ status: 200, headers: {} }, undefined, durationMs, {} as RequestState)
  return logged
}

it('a request is slow above Limits:SlowRequestMs, not at it', () => {
  expect(loggedOf([slowMs - 1, slowMs, slowMs + 1, slowMs + 1_000])).toEqual([slowMs + 1, slowMs + 1_000])
})
