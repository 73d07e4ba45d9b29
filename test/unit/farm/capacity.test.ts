import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Placed, place, scaled, usesOf } from '../../support/capacity/farm-model.ts'
import { type Layout, type Load, usualMachines, usualShares } from '../../support/capacity/machines.ts'

/** A thousand million items in a hundred thousand site collections, at the busiest time of their users. */
const large: Load = { sites: 100_000, items: 1e9, requestsPerSecond: 3_000, shares: usualShares, siteChangesPerHour: 60, inUse: 0.02 }

const layoutOf = (servers: number, databaseServers: number, contentDatabases: number): Layout => ({
  ...{ servers, databaseServers, contentDatabases },
  machines: usualMachines,
})

/** The rows of the table in docs/scale.md: the part of the large load, and the layout for it. */
const rows: readonly (readonly [factor: number, layout: Layout])[] = [
  [0.001, layoutOf(1, 1, 1)],
  [0.01, layoutOf(1, 1, 1)],
  [0.1, layoutOf(2, 1, 4)],
  [1, layoutOf(20, 4, 16)],
  [2, layoutOf(40, 8, 16)],
  [4, layoutOf(80, 16, 32)],
]

const count = (value: number) => value.toLocaleString('en-US')
const percent = (share: number) => `${Math.round(share * 100)} %`

function lineOf(factor: number, layout: Layout): string {
  const load = scaled(large, factor)
  const [first, second] = usesOf(layout, load)
  const farm = [load.items, load.sites, load.requestsPerSecond, layout.servers, layout.databaseServers, layout.contentDatabases].map(count)
  const used = [first, second].map((use) => (use ? `${use.limit} ${percent(use.share)}` : ''))
  return `| ${[...farm, ...used].join(' | ')} |`
}

const overfull = (layout: Layout, load: Load, seed?: number) =>
  usesOf(layout, load, seed)
    .filter(({ share }) => share > 1)
    .map(({ limit }) => limit)

describe('the capacity model', () => {
  const text = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8')

  test.each(rows)('docs/scale.md has the line of %s times the large farm', (factor, layout) => {
    expect(text).toContain(lineOf(factor, layout))
  })

  test('a large farm has room, however the sizes of its site collections are drawn', () => {
    for (let seed = 1; seed <= 5; seed++) expect(overfull(layoutOf(20, 4, 16), large, seed)).toEqual([])
  })

  test('what grows breaks at the disks first, and more machines mend that', () => {
    expect(overfull(layoutOf(20, 4, 16), scaled(large, 2))).toEqual(['disk of a database server', 'processor of a server'])
    expect(overfull(layoutOf(40, 8, 16), scaled(large, 2))).toEqual([])
  })

  test('at four times the size no further machine helps: the places of all site collections are read too often', () => {
    const [first] = usesOf(layoutOf(80, 16, 32), scaled(large, 4))
    expect(first?.limit).toBe('reads of the places after a change of sites')
    expect(usesOf(layoutOf(800, 160, 32), scaled(large, 4)).find(({ limit }) => limit === first?.limit)?.share).toBe(first?.share)
  })

  test('too many content databases for each server of PostgreSQL use up its connections', () => {
    expect(overfull(layoutOf(20, 4, 64), large)).toContain('connections of a database server')
  })

  test('a rule that fills the first content database breaks its room', () => {
    const placed = place(large, 16, 1, () => 0)
    expect(Math.max(...placed.sites)).toBe(large.sites)
    const [first] = usesOf(layoutOf(20, 4, 16), large, 1, () => 0)
    expect(first?.limit).toBe('site collections of a content database')
  })

  test('the rule with the most free room spreads site collections evenly, but not their items', () => {
    const spread = ({ sites }: Placed) => Math.max(...sites) - Math.min(...sites)
    const placed = place(large, 16, 3)
    expect(spread(placed)).toBeLessThanOrEqual(1)
    expect(placed.items.reduce((sum, items) => sum + items, 0)).toBeCloseTo(large.items, -3)
    expect(Math.max(...placed.items)).toBeGreaterThan(1.05 * Math.min(...placed.items))
  })
})
