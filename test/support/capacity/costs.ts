/** What something costs: microseconds of processor time of a server and of PostgreSQL, and bytes of the database. */
export interface Cost {
  readonly server: number
  readonly database: number
  readonly bytes: number
}

/** Measured by `test/bench/farm/capacity.ts`, and rounded up; docs/scale.md states the conditions. */
export const costs = {
  /** To make a site collection. */
  site: { server: 90_000, database: 30_000, bytes: 80_000 },
  /** To have an item: its row, its change, its words in the index. */
  item: { server: 0, database: 0, bytes: 7_500 },
  getItem: { server: 750, database: 170, bytes: 0 },
  getPage: { server: 4_300, database: 1_150, bytes: 0 },
  search: { server: 4_900, database: 15_000, bytes: 0 },
  addItem: { server: 3_400, database: 2_500, bytes: 7_500 },
  changeItem: { server: 3_800, database: 2_000, bytes: 5_600 },
} as const satisfies Record<string, Cost>

/** Further costs of a farm. */
export const further = {
  /** Several servers: the two short reads before each request, in the farm database and in the content database of the site. */
  lookServer: 120,
  lookDatabase: 40,
  /** Of a write: how long the writers of the same content database wait for it, in microseconds. */
  writerHeld: 2_000,
  /** Of a write: what the server that leads does later, for the index and for those who wait for news. */
  background: 700,
  /** Memory of a server, in bytes: for each site collection of the farm, and for each one in use. */
  sitePlace: 1_200,
  siteInUse: 300_000,
  /** Microseconds, for each site collection of the farm, in which each server reads the places again after a change of them. */
  placeRead: 4.5,
  /** Connections of a server to each content database that it has open. */
  connections: 14,
} as const
