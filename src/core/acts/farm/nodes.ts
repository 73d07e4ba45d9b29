import type { FarmNodeRow } from '../../../../generated/prisma/farm.ts'
import { actOnFarm } from '../../access/farm-act.ts'
import type { FarmContext } from '../../access/farm-context.ts'
import { dayMs } from '../../kernel/days.ts'
import { type FarmDatabase, type Runtime, UniqueViolation } from '../../kernel/ports.ts'
import type { Actor } from '../../model/people/actor.ts'
import { demandFarmAdmin } from '../../model/people/actors.ts'
import { listWebApplications, type WebApplicationState } from './web-applications.ts'

/** The interval at which a node reports. */
export const reportMs = 10_000
/** A node that has not reported for this time is stale. */
const staleMs = 30_000

/** The report of a node about itself. */
export interface NodeReport {
  readonly name: string
  readonly version: string
  readonly startedAt: number
  /** The alternative names of its certificates. */
  readonly certificateNames: readonly string[]
}

/**
 * Stores the report of a node, and forgets nodes that have not reported for a day. It is no act: it changes nothing
 * that requests depend on.
 */
export async function reportNode({ records }: FarmDatabase, { name, certificateNames, ...facts }: NodeReport, now: number): Promise<void> {
  const row = { ...facts, certificateNames: JSON.stringify(certificateNames), lastSeenAt: now }
  const changed = await records.update('FarmNode', { name }, row)
  if (changed === 0)
    await records.insert('FarmNode', { name, ...row }).catch((error: unknown) => {
      // A node of the same name was faster; the next report settles it.
      if (!(error instanceof UniqueViolation)) throw error
    })
  for (const old of await records.query('FarmNode', { where: {}, upTo: { lastSeenAt: now - dayMs } }))
    await records.delete('FarmNode', { name: old.name })
}

export interface NodeState {
  readonly row: FarmNodeRow
  readonly isStale: boolean
}

/** A site collection that has a host of its own. */
export interface HostNamedSite {
  readonly hostName: string
  readonly siteId: string
  readonly webApplication: string
}

export interface FarmTopology {
  readonly webApplications: readonly WebApplicationState[]
  readonly hostNamedSites: readonly HostNamedSite[]
  readonly certificateNames: readonly string[]
  readonly nodes: readonly NodeState[]
}

/** The parts of the farm: its web applications, hosts, certificates, and the nodes of the last day. */
export async function farmTopology(ctx: FarmContext): Promise<FarmTopology> {
  const { farm, runtime, transport } = ctx
  const webApplications = await listWebApplications(ctx)
  const names = new Map(webApplications.map(({ row }) => [row.id, row.name]))
  const sites = await farm.records.query('SiteCollection', { where: {}, columns: ['id', 'hostName', 'webApplicationId'] })
  const now = runtime.now()
  const rows = await farm.records.query('FarmNode', { where: {}, above: { lastSeenAt: now - dayMs }, orderBy: ['name'] })
  const stored = rows.flatMap((row) => JSON.parse(row.certificateNames) as string[])
  const own = transport.certificates().flatMap((certificate) => certificate.names)
  return {
    webApplications,
    hostNamedSites: sites.flatMap(({ id, hostName, webApplicationId }) =>
      typeof hostName === 'string' ? [{ hostName, siteId: id, webApplication: names.get(webApplicationId) ?? webApplicationId }] : [],
    ),
    certificateNames: [...new Set([...stored, ...own])].sort(),
    nodes: rows.map((row) => ({ row, isStale: now - row.lastSeenAt > staleMs })),
  }
}

/** The lowest level that a log takes. */
export type LoggingLevel = 'debug' | 'info' | 'warn' | 'error' | 'off'

/** The log of this process. */
export interface ServerLog {
  level(): LoggingLevel
  /** Changes the level until the process ends. */
  setLevel(level: LoggingLevel): void
  /** Logs a line. Lines that a client has asked for are limited to 100 a minute; the log says how many it has left out. */
  write(level: Exclude<LoggingLevel, 'off'>, message: string, facts: Readonly<Record<string, unknown>>): void
}

interface Logged {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly log: ServerLog
}

/** Changes the level of this process's log, and returns the level that it had. Fails with `access_denied` for anyone but farm administrators. */
export async function setLoggingLevel({ farm, runtime, log }: Logged, actor: Actor, level: LoggingLevel): Promise<LoggingLevel> {
  demandFarmAdmin(actor)
  const before = log.level()
  const call = { name: 'farm.setLoggingLevel', actor: actor.loginName, target: 'log', input: { level, before } } as const
  await actOnFarm(farm, runtime, call, async () => undefined)
  log.setLevel(level)
  return before
}
