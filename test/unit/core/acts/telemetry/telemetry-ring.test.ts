import { describe, expect, it } from 'vitest'
import { TelemetryRing } from '../../../../../src/core/acts/telemetry/telemetry-ring.ts'

const event = (name: string) => ({ name, happenedAt: 1, properties: new Map() })
const events = (count: number) => Array.from({ length: count }, (_, index) => event(`e${index}`))

describe('reports of browsers', () => {
  it('are counted by user and by address, and forgotten with the minute', () => {
    let now = 60_000
    const ring = new TelemetryRing(() => now, { events: 5, userEventsPerMinute: 10 })
    const from = (loginName: string, address: string, tenant = '') => ({ loginName, address, tenant })
    ring.report(from('ann', 'a'), events(10))
    expect(() => ring.report(from('ANN', 'b'), events(1))).toThrow(/'ANN' has reported 10 events/)
    ring.report(from('ann', 'a', 'acme'), events(10))
    for (let index = 0; index < 8; index++) ring.report(from(`user${index}`, 'a'), events(10))
    expect(() => ring.report(from('late', 'a'), events(1))).toThrow(/Your address has reported 100 events/)
    // What the address may not report does not count for the user.
    ring.report(from('late', 'b'), events(10))
    now += 60_000
    ring.report(from('ann', 'a'), events(10))
    expect(ring.read({ top: 100 }).events.map(({ id }) => id)).toEqual([120, 119, 118, 117, 116])
  })

  it('are read from the latest on, before and after the ring is full', () => {
    const ring = new TelemetryRing(() => 0, { events: 3, userEventsPerMinute: 100 })
    const reporter = { loginName: 'ann', address: 'a', tenant: '' }
    expect(ring.read({ top: 1 })).toEqual({ events: [] })
    for (let count = 1; count <= 8; count++) {
      ring.report(reporter, [event(`e${count}`)])
      const ids = ring.read({ top: 10 }).events.map(({ id }) => id)
      expect(ids).toEqual([count, count - 1, count - 2].filter((id) => id > 0))
    }
    const {
      events: [first],
      next,
    } = ring.read({ top: 1 })
    expect([first?.id, next]).toEqual([8, 8])
    expect(ring.read({ top: 5, before: 8 }).events.map(({ id }) => id)).toEqual([7, 6])
  })
})
