import { randomFrom } from '../random/random.ts'
import { type Cost, costs, further } from './costs.ts'
import type { Layout, Load } from './machines.ts'

/** A limit of a farm: how much of it is used, as a share; over 1 the farm breaks there. */
export interface Use {
  readonly limit: string
  readonly share: number
}

/** A machine is full at this share of its processor: beyond it replies wait. */
const full = 0.6

/** The content database of each site collection, and the sizes of all. */
export interface Placed {
  /** Items of each content database. */
  readonly items: Float64Array
  readonly sites: Uint32Array
  /** Its share of the farm's requests. */
  readonly requests: Float64Array
  readonly largestSite: number
}

/** Which of the content databases gets the next site collection: the product's rule has the one with the most free room. */
export type Rule = (sites: Uint32Array) => number

export const mostRoom: Rule = (sites) => {
  let best = 0
  for (let at = 1; at < sites.length; at++) if ((sites[at] ?? 0) < (sites[best] ?? 0)) best = at
  return best
}

/** Draws as many site collections as the load has, most of them small and a few huge, and places one after the other. */
export function place(load: Load, contentDatabases: number, seed: number, rule: Rule = mostRoom): Placed {
  const random = randomFrom(seed)
  const weights = Float64Array.from({ length: load.sites }, () => Math.exp(2 * normal(random)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const placed = {
    items: new Float64Array(contentDatabases),
    sites: new Uint32Array(contentDatabases),
    requests: new Float64Array(contentDatabases),
  }
  let largestSite = 0
  for (const weight of weights) {
    const items = (load.items * weight) / sum
    const at = rule(placed.sites)
    placed.sites[at] = (placed.sites[at] ?? 0) + 1
    placed.items[at] = (placed.items[at] ?? 0) + items
    // People come for what is there, but not only: half of the requests fall on each site alike.
    placed.requests[at] = (placed.requests[at] ?? 0) + 0.5 / load.sites + 0.5 * (weight / sum)
    largestSite = Math.max(largestSite, items)
  }
  return { ...placed, largestSite }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

const largest = (values: Iterable<number>): number => Math.max(...values)

/** The microseconds of an average request. */
function average(load: Load, of: (cost: Cost) => number): number {
  const names = Object.keys(load.shares) as (keyof Load['shares'])[]
  return names.reduce((sum, name) => sum + load.shares[name] * of(costs[name]), 0)
}

/** How much of each limit a farm uses, the most used first. */
export function usesOf(layout: Layout, load: Load, seed = 1, rule: Rule = mostRoom): Use[] {
  const { machines, servers, databaseServers, contentDatabases } = layout
  const placed = place(load, contentDatabases, seed, rule)
  // Content databases go to the servers of PostgreSQL in turn.
  const perServer = (values: Float64Array) =>
    Array.from({ length: databaseServers }, (_, at) =>
      values.filter((_value, database) => database % databaseServers === at).reduce((sum, value) => sum + value, 0),
    )
  const rate = load.requestsPerSecond
  const writes = load.shares.addItem + load.shares.changeItem
  const databaseUs = average(load, ({ database }) => database) + further.lookDatabase
  const changesPerSecond = load.siteChangesPerHour / 3_600
  const bytesOf = (items: number, sites: number) => items * costs.item.bytes + sites * costs.site.bytes
  const bytes = Float64Array.from(placed.items, (items, at) => bytesOf(items, placed.sites[at] ?? 0))
  const uses: Use[] = [
    {
      limit: 'processor of a server',
      share:
        ((rate / servers) * (average(load, ({ server }) => server) + further.lookServer) +
          changesPerSecond * load.sites * further.placeRead) /
        (1e6 * full),
    },
    {
      limit: 'memory of a server',
      share: (load.sites * further.sitePlace + load.sites * load.inUse * further.siteInUse) / (machines.server.bytes * full),
    },
    { limit: 'reads of the places after a change of sites', share: (changesPerSecond * load.sites * further.placeRead) / (1e6 * 0.05) },
    {
      limit: 'processor of a database server',
      share: largest(perServer(placed.requests).map((part) => (part * rate * databaseUs) / (machines.database.cores * 1e6 * full))),
    },
    { limit: 'disk of a database server', share: largest(perServer(bytes)) / (machines.database.bytes * 0.7) },
    {
      limit: 'connections of a database server',
      share: (servers * Math.ceil(contentDatabases / databaseServers) * further.connections) / machines.database.connections,
    },
    { limit: 'writers of a content database', share: largest(placed.requests) * rate * writes * further.writerHeld * (1 / (1e6 * full)) },
    { limit: 'processor of the farm database', share: (rate * further.lookDatabase) / (machines.database.cores * 1e6 * full) },
    { limit: 'background work of the server that leads', share: (rate * writes * further.background) / (1e6 * full) },
    { limit: 'site collections of a content database', share: largest(placed.sites) / 15_000 },
  ]
  return uses.toSorted((one, other) => other.share - one.share)
}

/** The load times `factor`. */
export const scaled = (load: Load, factor: number): Load => ({
  ...load,
  items: load.items * factor,
  sites: Math.round(load.sites * factor),
  requestsPerSecond: load.requestsPerSecond * factor,
  siteChangesPerHour: load.siteChangesPerHour * factor,
})
