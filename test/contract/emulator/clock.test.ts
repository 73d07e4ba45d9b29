import { describe, expect, it } from 'vitest'
import { createContractClient } from '../../support/contract-client.ts'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator({ 'Emulator:Clock': '2026-01-01T00:00:00Z' })

const clock = async () => (await emulator.call('GET', '/_emulator/clock')).json
const set = (body: object) => emulator.call('PUT', '/_emulator/clock', { body })
const advance = (by: unknown) => emulator.call('POST', '/_emulator/clock/advance', { body: { by } })

describe('the clock', () => {
  it('stands still where the setting says, and rules the times of replies', async () => {
    expect(await clock()).toEqual({ now: '2026-01-01T00:00:00.000Z', frozen: true, rate: 1 })
    const { json, headers } = await ann.call('POST', tasks, { body: { Title: 'New year' } })
    expect(json.Created).toBe('2026-01-01T00:00:00Z')
    expect(headers.get('date')).toBe('Thu, 01 Jan 2026 00:00:00 GMT')
  })

  it('is advanced by durations', async () => {
    for (const [by, now] of [
      ['PT1H', '2026-02-01T01:00:00.000Z'],
      ['P1DT12H', '2026-02-02T12:00:00.000Z'],
      ['P1M', '2026-03-01T00:00:00.000Z'],
      ['P1Y', '2027-02-01T00:00:00.000Z'],
      ['PT0.5S', '2026-02-01T00:00:00.500Z'],
      ['P2W', '2026-02-15T00:00:00.000Z'],
    ]) {
      await set({ now: '2026-02-01T00:00:00Z', frozen: true })
      expect((await advance(by)).status).toBe(204)
      expect([by, (await clock()).now]).toEqual([by, now])
    }
  })

  it('runs faster', async () => {
    await set({ now: '2026-02-01T00:00:00Z', rate: 1_000_000 })
    const first = Date.parse((await clock()).now)
    // At this speed every millisecond is a quarter of an hour.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(Date.parse((await clock()).now)).toBeGreaterThan(first + 900_000)
    expect(await clock()).toMatchObject({ frozen: false, rate: 1_000_000 })
  })

  it('lets tokens expire in no time', async () => {
    await set({ now: '2026-02-01T00:00:00Z', frozen: true })
    const { json } = await emulator.call('POST', '/_emulator/tokens', { body: { expiresInSeconds: 600 } })
    const tester = createContractClient(server.url, { Authorization: `Bearer ${json.access_token}` })
    expect((await tester.call('GET', '/_api/web')).status).toBe(200)
    await advance('PT11M')
    expect((await tester.call('GET', '/_api/web')).status).toBe(401)
  })

  it('is refused times that are none, and before 1970', async () => {
    await set({ now: '2026-02-01T00:00:00Z', frozen: true })
    for (const body of [
      {},
      { now: 'noon' },
      { now: '1969-12-31T23:59:59Z' },
      { rate: -1 },
      { rate: 1e9 },
      { frozen: 'yes please' },
      { tick: 1 },
    ])
      expect([body, (await set(body)).status]).toEqual([body, 400])
    for (const by of ['1 hour', 'P', 'PT', 'P1DT', '-PT1H', 'PT1H1H', 'P9999Y', 5, 'x'.repeat(100)])
      expect([by, (await advance(by)).status]).toEqual([by, 400])
    expect(await clock()).toEqual({ now: '2026-02-01T00:00:00.000Z', frozen: true, rate: 1 })
  })
})
