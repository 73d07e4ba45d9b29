import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type HeldLoop, watchLoop } from '../../../src/process/loop-watch.ts'
import { busy } from '../../support/busy.ts'

function watched() {
  const held: HeldLoop[] = []
  const watch = watchLoop({ monotonic: () => performance.now(), onHeld: (one) => void held.push(one) })
  onTestFinished(() => watch.stop())
  return { watch, held }
}

describe('the watch of the event loop', () => {
  it('knows how long the loop has been held, by whom asks while he holds it', async () => {
    const { watch } = watched()
    await wait(120)
    const from = performance.now()
    busy(300)
    const { heldMs, processorMs, isNow } = watch.longestSince(from)
    expect(isNow).toBe(true)
    expect(heldMs).toBeGreaterThanOrEqual(290)
    expect(processorMs).toBeGreaterThanOrEqual(290)
  })

  it('remembers the longest time, and tells each when it has ended', async () => {
    const { watch, held } = watched()
    await wait(120)
    const from = performance.now()
    busy(400)
    await wait(120)
    busy(200)
    await wait(120)
    const longest = watch.longestSince(from)
    expect(longest.isNow).toBe(false)
    expect(longest.heldMs).toBeGreaterThanOrEqual(390)
    expect(held.map(({ processorMs }) => processorMs >= 190)).toContain(true)
    expect(held.length).toBeGreaterThanOrEqual(2)
    expect(watch.longestSince(performance.now()).heldMs).toBeLessThan(longest.heldMs)
  })
})
