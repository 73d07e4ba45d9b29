import { createAdmin } from '../admin/admin.ts'
import { type Config, describeSettings } from '../config/config.ts'
import { proofKeysOf } from '../config/editing/proof-keys.ts'
import { hasDatabasePerSite } from '../config/emulator/emulator-settings.ts'
import type { FarmTransport } from '../core/access/farm-context.ts'
import type { Mailer } from '../core/acts/alerts/mail.ts'
import { MailQuota } from '../core/acts/alerts/quota.ts'
import { EditingSessions } from '../core/acts/editing/sessions.ts'
import { farmKey } from '../core/acts/farm/keys.ts'
import type { ServerLog } from '../core/acts/farm/nodes.ts'
import { TelemetryRing } from '../core/acts/telemetry/telemetry-ring.ts'
import { fillFromPackage } from '../core/acts/templates/package-webs.ts'
import type { Outgoing } from '../core/acts/webhooks/outgoing.ts'
import { FarmNewsBoard } from '../core/model/farm-news.ts'
import { createCsom } from '../csom/csom.ts'
import type { Emulator, ShardOptions } from '../emulator/emulator.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import { viewQueryOf } from '../entities/lists/input/view-input.ts'
import type { Farm } from '../farm/farm.ts'
import { createFiles } from '../files/files.ts'
import { createKeptReplies } from '../http/cache/kept-replies.ts'
import type { ResponseCache } from '../http/cache/response-cache.ts'
import { LastHour } from '../http/message/last-hour.ts'
import { type TotalsOfTenants, totalsOf } from '../http/message/request-totals.ts'
import { residentBytes } from '../http/message/resident-bytes.ts'
import type { WayParts } from '../http/way/state.ts'
import { table } from '../http/way/table.ts'
import type { Way } from '../http/way/way.ts'
import type { IdentitySettings } from '../identity/token-service.ts'
import { createLive, type Live } from '../live/live.ts'
import { pagesApp } from '../pages/app.ts'
import { contractFiles } from '../pages/docs/contract-files.ts'
import { docsPages } from '../pages/docs/docs.ts'
import { createFarmEdge } from '../pages/farm/farm-edge.ts'
import { createPages } from '../pages/pages.ts'
import { createSitePages } from '../pages/sites/site-pages.ts'
import { welcomePages } from '../pages/welcome.ts'
import { contractText, manualTexts, soapSampleText, version } from '../process/installation.ts'
import { type Metrics, threadCount } from '../process/metrics.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles } from '../profile/profiles.ts'
import { allReasons } from '../profile/reason-facts.ts'
import type { BatchOptions } from '../rest/batch/batch.ts'
import { volatileOperations } from '../rest/protocol/marks.ts'
import { createRest } from '../rest/rest.ts'
import type { ServerState } from '../rest/sites/health.ts'
import { listChangesWriter } from '../soap/lists/changes-document.ts'
import { createSoap } from '../soap/soap.ts'
import { createWopi } from '../wopi/wopi.ts'
import { createApp } from './app.ts'
import { emulatorOf, seedClientsOf } from './emulated.ts'
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
  /** Set for a shard of the emulator. */
  readonly shard?: ShardOptions | undefined
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
  const clients = await seedClientsOf(parts)
  const settings = clients ? { ...parts.settings, clients: { ...parts.settings.clients, known: clients.known } } : parts.settings
  const { signIn, silentSignIn, identity, signTestToken } = await createRealms({ ...parts, settings })
  const digestKey = await farmKey(farm.database, 'digest', runtime)
  const emulator = await emulatorOf(
    parts,
    clients,
    signTestToken,
    () => soap.services,
    () => rest,
  )
  const unwatched: BatchOptions['prepare'] = (part, caller, budget) => way.prepare(part, caller, budget)
  const farmParts = {
    farm: farm.database,
    runtime,
    transport: parts.transport,
    operations: farm.operations,
    databases: farm.databases,
    hostName: config.HostName,
    fillWeb: fillFromPackage(viewQueryOf),
    databasePerSite: hasDatabasePerSite(config),
    hasFurtherTypes: (name: string | null) => (profiles.get(name ?? '') ?? parts.profile).hasFurtherContentTypes,
  }
  const prepare = emulator?.watchParts(unwatched) ?? unwatched
  const { outgoing, mailer } = parts
  // One count for all edges.
  const sending = { mailer, quota: new MailQuota(config['Mail:StoredAddressPerHour']) }
  const listChanges = listChangesWriter({ version, namespace: config.SoapNamespace })
  const rest = await createRest({
    settings: config,
    farm: farmParts,
    ...serverState(parts),
    digestKey,
    prepare,
    outgoing,
    sending,
    pictures: farm.pictures,
    log,
    listChanges,
  })
  // A cached reply passes fewer steps, and the emulator follows them all.
  // A server does not know at once what others have committed.
  const keeps = config['Cache:Bytes'] > 0 && !emulator && !farm.joint
  const keptReplies = keeps ? createKeptReplies({ cache, volatile: volatileOperations }) : undefined
  const soap = createSoap({
    ...{ settings: config, signIn, version, digestKey, farm: () => farmParts, keptReplies, log },
    pictures: farm.pictures,
    diagnostics: { log: parts.serverLog, startedAt: runtime.now(), memoryBytes: residentBytes },
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
  emulator?.keepConnected(() => live.hold())
  const lastHour = new LastHour(runtime.now, residentBytes)
  const editing = config['Wopi:Enabled'] ? new EditingSessions(runtime, config['Wopi:MaxSessions']) : undefined
  const telemetry = new TelemetryRing(runtime.now, {
    events: config['Telemetry:Events'],
    userEventsPerMinute: config['Telemetry:UserEventsPerMinute'],
  })
  const adminParts = { ...farmParts, audit: farm.audit, telemetry, journal: journalOf(config, farm), ...(editing && { editing }) }
  const hasTenants = config['MultiTenant:Enabled']
  const hasSignInPage = signIn.mode === 'Forms'
  const app = pagesApp({
    subjects: [
      async (router, forms) => {
        const { farmSubject } = await import('../pages/farm/farm-subject.ts')
        const facts = { hasTenants, profiles: [...profiles.keys()], lastHour, health: () => healthOf(farm), digestKey, log }
        return farmSubject({ parts: adminParts, ...facts })(router, forms)
      },
      welcomePages({ version, signIn, hasInspector: emulator !== undefined }),
      docsPages({
        contractText,
        manual: manualTexts,
        soapServices: soap.services,
        soapSamples: soapSampleText,
        settings: describeSettings(),
        reasons: allReasons,
        version,
        isServed: true,
      }),
    ],
    digestKey,
    now: runtime.now,
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
      ...(keptReplies && { keptReplies }),
      onAnswer(response, request, durationMs, state) {
        lastHour.note(response.status, durationMs)
        parts.onAnswer(response, request, durationMs, state)
      },
    },
    {
      rest,
      soap: soap.edge,
      csom: createCsom({ settings: config, version, sending, pictures: farm.pictures, log }),
      files: createSitePages({
        ...{ digestKey, runtime, log, hostName: config.HostName },
        files: createFiles({ log, pictures: farm.pictures, uploadBytes: config['Limits:UploadBytes'] }),
        uploadBytes: config['Limits:UploadBytes'],
        hasSignInPage,
        archive: { farm: farmParts },
      }),
      identity,
      live: live.edge,
      admin: createFarmEdge({
        app,
        operations: createAdmin(adminParts, { hasTenants, mode: config['Contract:Mode'] }, log),
        hasSignInPage,
      }),
      pages: createPages(app, contractFiles({ contractText })),
      ...(editing && {
        wopi: createWopi(
          {
            ...{ directory, signIn, runtime, sessions: editing, limits: limitsOf(config) },
            ...{ proofKeys: proofKeysOf(config), uploadBytes: config['Limits:UploadBytes'] },
          },
          log,
        ),
      }),
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

const serverState = ({ config, farm, cache, totals, log }: EdgeParts): ServerState => ({
  log,
  totals: (tenantId) => totalsOf(totals, tenantId),
  cacheStatistics: (tenantId) => cache.statistics(tenantId),
  threadCount,
  askDatabase: async () => void (await farm.database.records.query('ContentDatabase', { where: {}, columns: ['id'] })),
  version,
  eventSourcing: config['EventSourcing:Enabled'],
  startedAt: farm.runtime.now(),
  now: farm.runtime.now,
})
