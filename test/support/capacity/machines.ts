/** The machines of a farm: what one of a kind can give. */
export interface Machines {
  /** Of each process of Tenon, which answers requests on one core. */
  readonly server: { readonly bytes: number }
  readonly database: { readonly cores: number; readonly bytes: number; readonly connections: number }
}

/** How a farm is laid out. */
export interface Layout {
  /** Processes of Tenon, on any number of machines. */
  readonly servers: number
  /** Servers of PostgreSQL for content databases; the farm database has one more. */
  readonly databaseServers: number
  readonly contentDatabases: number
  readonly machines: Machines
}

/** What its users do. */
export interface Load {
  readonly sites: number
  readonly items: number
  /** At the busiest time, of all users together. */
  readonly requestsPerSecond: number
  /** Shares of the requests; they add up to 1. */
  readonly shares: {
    readonly getItem: number
    readonly getPage: number
    readonly search: number
    readonly addItem: number
    readonly changeItem: number
  }
  /** Site collections that are made, moved or deleted in an hour. */
  readonly siteChangesPerHour: number
  /** The share of site collections that somebody uses in the same quarter of an hour. */
  readonly inUse: number
}

/** 4 GB for each process of Tenon; 16 cores, 4 TB and 2,000 connections for each server of PostgreSQL. */
export const usualMachines: Machines = {
  server: { bytes: 4e9 },
  database: { cores: 16, bytes: 4e12, connections: 2_000 },
}

/** People who read nine times for each write. */
export const usualShares: Load['shares'] = { getItem: 0.5, getPage: 0.36, search: 0.04, addItem: 0.04, changeItem: 0.06 }
