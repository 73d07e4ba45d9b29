import { describe, expect, it } from 'vitest'
import { resolveSearch } from '../../../../../src/core/acts/search/resolve-search.ts'
import type { PropertyRestriction } from '../../../../../src/core/acts/search/search-query.ts'
import { zoneNamed } from '../../../../../src/core/kernel/time/zone.ts'

/** Words for days in a query: by the clocks of the web for times, in UTC for columns, which may hold calendar dates. */

const at = (time: string) => Date.parse(time)
const asked = (name: string, value: string, zone?: string) => {
  const where: PropertyRestriction = { op: 'property', name, test: { kind: 'compare', comparison: 'eq', value }, at: 0 }
  // 23:30 of the 31st in UTC; the 1st of the next month in Berlin.
  const around = { now: at('2026-03-31T23:30:00Z'), origin: 'http://localhost', ...(zone !== undefined && { zone: zoneNamed(zone) }) }
  return JSON.stringify(resolveSearch(where, around))
}
const span = (from: string, to: string) => `"from":{"value":${at(from)},"included":true},"to":{"value":${at(to)},"included":false}`

describe('a word for days', () => {
  it.each([
    ['today', undefined, '2026-03-31T00:00:00Z', '2026-04-01T00:00:00Z'],
    ['today', 'Europe/Berlin', '2026-03-31T22:00:00Z', '2026-04-01T22:00:00Z'],
    ['yesterday', 'Europe/Berlin', '2026-03-30T22:00:00Z', '2026-03-31T22:00:00Z'],
    ['this month', 'America/New_York', '2026-03-01T05:00:00Z', '2026-04-01T04:00:00Z'],
    ['last month', 'Europe/Berlin', '2026-02-28T23:00:00Z', '2026-03-31T22:00:00Z'],
    ['last year', 'Europe/Berlin', '2024-12-31T23:00:00Z', '2025-12-31T23:00:00Z'],
    ['2026-03-31', 'Europe/Berlin', '2026-03-31T00:00:00Z', '2026-04-01T00:00:00Z'],
  ])('%s in %s', (word, zone, from, to) => {
    expect(asked('Created', word, zone)).toContain(span(from, to))
  })

  it('of a column is in UTC', () => {
    expect(asked('Due', 'today', 'Europe/Berlin')).toContain(span('2026-03-31T00:00:00Z', '2026-04-01T00:00:00Z'))
  })
})
