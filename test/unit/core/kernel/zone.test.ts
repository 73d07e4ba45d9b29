import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayStart, utc, zoneNamed } from '../../../../src/core/kernel/time/zone.ts'
import { biasOf, timeZoneById, timeZones } from '../../../../src/core/model/sites/regional/time-zones.ts'

const at = (text: string) => Date.parse(text)
const hour = 3_600_000

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', '2026-01-31T10:00:00Z', '2026-01-31T11:00:00Z'],
    ['Europe/Berlin', '2026-07-31T22:30:00Z', '2026-08-01T00:30:00Z'],
    ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59Z'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00Z'],
    ['America/New_York', '2026-11-01T05:59:59Z', '2026-11-01T01:59:59Z'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01T01:00:00Z'],
    ['Asia/Kathmandu', '2026-01-31T10:00:00Z', '2026-01-31T15:45:00Z'],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29T23:59:59Z'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31T00:00:00Z'],
  ])('%s at %s shows %s', (name, instant, local) => {
    expect(new Date(zoneNamed(name).localOf(at(instant))).toISOString()).toBe(new Date(at(local)).toISOString())
  })

  it('takes the later of two instants with the same reading, and counts from before a gap', () => {
    const berlin = zoneNamed('Europe/Berlin')
    expect(berlin.instantOf(at('2026-10-25T02:30:00Z'))).toBe(at('2026-10-25T01:30:00Z'))
    expect(berlin.instantOf(at('2026-03-29T02:30:00Z'))).toBe(at('2026-03-29T01:30:00Z'))
  })

  it.each([
    ['Europe/Berlin', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59.999Z'],
    ['America/New_York', '9999-12-31T23:59:59Z', '9999-12-31T18:59:59Z'],
    ['America/New_York', '0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z'],
  ])('%s stays within the years of four digits at %s', (name, instant, local) => {
    const zone = zoneNamed(name)
    expect(new Date(zone.localOf(at(instant))).toISOString()).toBe(new Date(at(local)).toISOString())
    expect(new Date(zone.instantOf(at(instant))).getUTCFullYear()).toBe(new Date(at(instant)).getUTCFullYear())
  })

  it.each([
    ['Atlantic/Azores', '2026-10-24', '2026-10-24T00:00:00Z'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00Z'],
    ['Atlantic/Azores', '2026-10-26', '2026-10-26T01:00:00Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['Etc/UTC', '2026-10-25', '2026-10-25T00:00:00Z'],
  ])('%s begins the day %s at %s, also where clocks show midnight twice or never', (name, day, instant) => {
    expect(new Date(dayStart(at(day), zoneNamed(name))).toISOString()).toBe(new Date(at(instant)).toISOString())
  })

  it('is UTC for a name that nobody knows', () => {
    expect([zoneNamed('Mars/Olympus').isUtc, zoneNamed('Etc/UTC')]).toEqual([true, utc])
  })
})

test('each zone of the table converts there and back, but in the hour that clocks show twice', () => {
  const zones = fc.constantFrom(...timeZones)
  const instants = fc.integer({ min: at('1985-01-01') / 1000, max: at('2038-01-01') / 1000 }).map((seconds) => seconds * 1000)
  fc.assert(
    fc.property(zones, instants, ({ name }, instant) => {
      const zone = zoneNamed(name)
      const local = zone.localOf(instant)
      const back = zone.instantOf(local)
      // The same reading, at the same instant or at the later one with it.
      expect(zone.localOf(back)).toBe(local)
      expect(back - instant === 0 || (back > instant && back - instant <= 3 * hour)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('each zone of the table has the offsets of the runtime, also in far years', () => {
  const zones = fc.constantFrom(...timeZones)
  const instants = fc.integer({ min: at('0001-01-02') / 1000, max: at('9999-12-30') / 1000 }).map((seconds) => seconds * 1000)
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  fc.assert(
    fc.property(zones, instants, ({ name }, instant) => {
      const shown = new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: name, hourCycle: 'h23', calendar: 'iso8601' }).format(instant)
      const [date = '', time = ''] = shown.split(' ')
      const [year = '', ...rest] = date.split('-')
      expect(new Date(zoneNamed(name).localOf(instant)).toISOString().slice(0, 19)).toBe(
        `${year.padStart(4, '0')}-${rest.join('-')}T${time}`,
      )
    }),
    { numRuns: 300 },
  )
})

test('around every change of the clocks in a year, a reading has one instant, and a skipped one comes after the gap', () => {
  for (const name of ['Europe/Berlin', 'America/St_Johns', 'Australia/Sydney', 'Africa/Casablanca', 'America/Santiago', 'Asia/Beirut']) {
    const zone = zoneNamed(name)
    for (let instant = at('2026-01-01'); instant < at('2027-01-01'); instant += hour) {
      const shift = zone.localOf(instant + hour) - zone.localOf(instant) - hour
      const local = zone.localOf(instant)
      if (shift === 0) continue
      const back = zone.instantOf(local + hour)
      if (shift > 0) expect(zone.localOf(back)).toBe(zone.localOf(instant + hour) + (shift > hour ? 0 : hour - shift))
      else expect(zone.localOf(back)).toBe(local + hour)
    }
  }
})

describe('the table of time zones', () => {
  it('has the numbers of the established server, each with a zone that the runtime knows', () => {
    expect(timeZones.length).toBe(106)
    expect(new Set(timeZones.map(({ id }) => id)).size).toBe(timeZones.length)
    expect(new Set(timeZones.map(({ name }) => name)).size).toBe(timeZones.length)
    for (const { id, name } of timeZones) expect([id, zoneNamed(name).isUtc]).toEqual([id, id === 93])
    expect([2, 3, 4, 10, 11, 13].map((id) => timeZoneById(id)?.name)).toEqual([
      ...['Europe/London', 'Europe/Paris', 'Europe/Berlin'],
      ...['America/New_York', 'America/Chicago', 'America/Los_Angeles'],
    ])
  })

  it('gives offsets in minutes, as clients add them to local times', () => {
    const now = at('2026-05-01')
    expect(biasOf('America/Los_Angeles', now)).toEqual({ bias: 480, standardBias: 0, daylightBias: -60 })
    expect(biasOf('Australia/Sydney', now)).toEqual({ bias: -600, standardBias: 0, daylightBias: -60 })
    expect(biasOf('Asia/Kolkata', now)).toEqual({ bias: -330, standardBias: 0, daylightBias: 0 })
    expect(biasOf('Etc/UTC', now)).toEqual({ bias: 0, standardBias: 0, daylightBias: 0 })
  })
})
