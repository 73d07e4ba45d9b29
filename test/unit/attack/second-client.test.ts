import { describe, expect, it } from 'vitest'
import { createSecondClient } from '../../attack/second-client.ts'
import { serve } from '../../support/serve.ts'

const { server } = await serve({ own: true })
const second = await createSecondClient(server.url)

/** Uses this much processor time of this thread without a pause. */
function hold(ms: number): void {
  const before = process.threadCpuUsage()
  for (let spent = 0; spent < ms; ) {
    const { user, system } = process.threadCpuUsage(before)
    spent = (user + system) / 1000
  }
}

describe('a second client', () => {
  it('sees for how long the loop was held, and is answered', async () => {
    const { result, heldMs, statuses } = await second.during(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      hold(300)
      return 'done'
    })
    expect(result).toBe('done')
    expect(heldMs).toBeGreaterThanOrEqual(300)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('sees the longest stretch and not their sum', async () => {
    const { heldMs, statuses } = await second.during(async () => {
      for (let n = 0; n < 30; n++) {
        await new Promise((resolve) => setImmediate(resolve))
        hold(20)
      }
    })
    expect(heldMs).toBeLessThan(300)
    expect(statuses.length).toBeGreaterThan(1)
  })

  it('fails where the loop is held for longer than a request may', async () => {
    await expect(second.isServedDuring(async () => hold(300))).rejects.toThrow(/loop was held/)
  })

  it('fails as what it watches fails', async () => {
    await expect(second.isServedDuring(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })
})
