import { createAdmin } from '../admin/admin.ts'
import { type Config, describeSettings } from '../config/config.ts'
import type { FarmTransport } from '../core/access/farm-context.ts'
import type { Mailer } from '../core/acts/alerts/mail.ts'
import { farmKey } from '../core/acts/farm/keys.ts'
import type { ServerLog } from '../core/acts/farm/nodes.ts'
import type { Outgoing } from '../core/acts/webhooks/outgoing.ts'
import { FarmNewsBoard } from '../core/model/farm-news.ts'
import { createCsom } from '../csom/csom.ts'
import type { Emulator } from '../emulator/emulator.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import type { Farm } from '../farm/farm.ts'
import { createFiles } from '../files/files.ts'
import { createKeptReplies } from '../http/cache/kept-replies.ts'
import type { ResponseCache } from '../http/cache/response-cache.ts'
import { type TotalsOfTenants, totalsOf } from '../http/message/request-totals.ts'
import type { WayParts } from '../http/way/state.ts'
import { table } from '../http/way/table.ts'
import type { Way } from '../http/way/way.ts'
import type { IdentitySettings } from '../identity/token-service.ts'
import { createLive, type Live } from '../live/live.ts'
import { createPages } from '../pages/docs.ts'
import { contractText, version } from '../process/installation.ts'
import { type Metrics, threadCount } from '../process/metrics.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles } from '../profile/profiles.ts'
import type { BatchOptions } from '../rest/batch/batch.ts'
import { volatileOperations } from '../rest/protocol/marks.ts'
import { createRest } from '../rest/rest.ts'
import type { ServerState } from '../rest/sites/health.ts'
import { listChangesWriter } from '../soap/lists/changes-document.ts'
import { createSoap } from '../soap/soap.ts'
import { createApp } from './app.ts'
import { emulatorOf } from './emulated.ts'
import { healthOf, liveLimitsOf } from './live-parts.ts'
import { createRealms } from './realms.ts'

export interface EdgeParts {
  readonly config: Config
  /** The profile of the server. */
  readonly profile: Profile
  readonly farm: Farm
  readonly settings: IdentitySettings
  /** Calls the receivers of webhooks. */
  readonly outgoing: Outgoing
  /** Undefined if the settings name no mail server. */
  readonly mailer: Mailer | undefined
  /** Undefined if the settings ask for no emulator. */
  readonly time: EmulatedTime | undefined
  readonly cache: ResponseCache
  readonly metrics: Metrics | undefined
  readonly totals: TotalsOfTenants
  readonly transport: FarmTransport
  readonly onAnswer: NonNullable<WayParts['onAnswer']>
  readonly log: (error: unknown, correlationId: string) => void
  /** The log, for farm administrators. */
  readonly serverLog: ServerLog
}

const limitsOf = (config: Config): WayParts['limits'] => ({
  entities: config['Limits:ReplyEntities'],
  batchReplyBytes: config['Limits:BatchReplyBytes'],
  noteBytes: config['Limits:NoteBytes'],
  begunUploads: config['Limits:BegunUploads'],
  begunUploadBytes: config['Limits:BegunUploadBytes'],
  query: {
    conditions: config['Limits:QueryConditions'],
    values: config['Limits:QueryValues'],
    literals: config['Limits:QueryLiterals'],
    calls: config['Limits:QueryCalls'],
    text: config['Limits:QueryText'],
    lookups: config['Limits:QueryLookups'],
    threshold: config.ListViewThreshold,
  },
  search: { scans: config['Limits:SearchScans'], refined: config['Limits:SearchRefined'] },
})

/** The request pipeline, the live updates that it leads to, and the emulator that watches it. */
export interface Served {
  readonly way: Way
  readonly live: Live
  /** Undefined unless the settings ask for it. */
  readonly emulator: Emulator | undefined
}

/** Builds the configured edges, and returns the request pipeline. Fails with `ConfigError`. */
export async function createEdges(parts: EdgeParts): Promise<Served> {
  const { config, farm, metrics, cache, totals, log } = parts
  const { directory, runtime } = farm
  const { signIn, silentSignIn, identity, signTestToken } = await createRealms(parts)
  const digestKey = await farmKey(farm.database, 'digest', runtime)
  const emulator = await emulatorOf(parts, signTestToken, () => soap.services)
  const unwatched: BatchOptions['prepare'] = (part, caller, budget) => way.prepare(part, caller, budget)
  const farmParts = {
    farm: farm.database,
    runtime,
    transport: parts.transport,
    operations: farm.operations,
    databases: farm.databases,
    hostName: config.HostName,
    hasFurtherTypes: (name: string | null) => (profiles.get(name ?? '') ?? parts.profile).hasFurtherContentTypes,
  }
  const prepare = emulator?.watchParts(unwatched) ?? unwatched
  const { outgoing, mailer } = parts
  const listChanges = listChangesWriter({ version, namespace: config.SoapNamespace })
  const rest = await createRest({
    settings: config,
    farm: farmParts,
    ...serverState(parts),
    digestKey,
    prepare,
    outgoing,
    mailer,
    log,
    listChanges,
  })
  const soap = createSoap({
    ...{ settings: config, signIn, version, digestKey, farm: () => farmParts, log },
    pictures: farm.pictures,
    diagnostics: { log: parts.serverLog, startedAt: runtime.now(), memoryBytes: process.memoryUsage.rss },
  })
  const board = new FarmNewsBoard()
  farm.audit.onAppended((entry) => board.publish('audit', entry))
  farm.operations.onNews((news) => board.publish('operations', news))
  const live = createLive({
    directory,
    runtime,
    // A connection whose token has expired is no failed sign-in.
    signIn: silentSignIn,
    limits: liveLimitsOf(config),
    key: await farmKey(farm.database, 'live', runtime),
    board,
    health: () => healthOf(farm),
    log,
  })
  const way = createApp(
    {
      directory,
      signIn,
      runtime,
      limits: limitsOf(config),
      digestKey,
      profileNamed: (name) => profiles.get(name),
      serverOrigin: () => new URL(parts.settings.issuer()).origin,
      ...(config['Security:DigestSchemes'].length > 0 && { digestSchemes: new Set(config['Security:DigestSchemes']) }),
      // A cached reply passes fewer steps, and the emulator follows them all.
      ...(config['Cache:Bytes'] > 0 && !emulator && { keptReplies: createKeptReplies({ cache, volatile: volatileOperations }) }),
      onAnswer: parts.onAnswer,
    },
    {
      rest,
      soap: soap.edge,
      csom: createCsom({ settings: config, version, log }),
      files: createFiles({ log }),
      identity,
      live: live.edge,
      admin: createAdmin(
        { ...farmParts, audit: farm.audit, journal: journalOf(config, farm) },
        { hasTenants: config['MultiTenant:Enabled'] },
        log,
      ),
      pages: createPages({ contractText, soapServices: soap.services, settings: describeSettings(), version }),
      ...(metrics && { metrics: metrics.edge }),
      ...(emulator && { emulator: emulator.edge }),
    },
    emulator?.table(table),
  )
  directory.onGone((site) => cache.forget(site))
  directory.onShown(() => {
    for (const id of totals.ofTenants.keys()) {
      if (directory.tenantWithId(id)) continue
      totals.ofTenants.delete(id)
      cache.forgetTenant(id)
    }
  })
  return { way, live, emulator }
}

const journalOf = (config: Config, farm: Farm) =>
  config['EventSourcing:Enabled']
    ? { siteAt: (host: string, path: string, isSecure: boolean) => farm.directory.reachSite(host, path, isSecure) }
    : undefined

const serverState = ({ config, farm: { runtime }, cache, totals }: EdgeParts): ServerState => ({
  totals: (tenantId) => totalsOf(totals, tenantId),
  cacheStatistics: (tenantId) => cache.statistics(tenantId),
  threadCount,
  version,
  eventSourcing: config['EventSourcing:Enabled'],
  startedAt: runtime.now(),
  now: runtime.now,
})
