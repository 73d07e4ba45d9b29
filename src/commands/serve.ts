import { hostname } from 'node:os'
import type { Config } from '../config/config.ts'
import { configuredBindingsOf } from '../config/farm-setup.ts'
import { identitySettings } from '../config/identity-settings.ts'
import type { FarmTransport } from '../core/access/farm-context.ts'
import { setAnonymousAccess } from '../core/acts/farm/anonymous-access.ts'
import { databaseStoredAs } from '../core/acts/farm/content-databases.ts'
import { bindConfiguredHosts } from '../core/acts/farm/host-bindings.ts'
import { provisionFarm } from '../core/acts/farm/provision.ts'
import { catchUp } from '../core/acts/search/indexer.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { StartState } from '../emulator/snapshots/snapshots.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import { type BackgroundOptions, backgroundOf } from '../farm/background.ts'
import type { FarmCopy } from '../farm/copies.ts'
import { type Farm, type FarmOverrides, openFarmAlone } from '../farm/farm.ts'
import { reportNodes } from '../farm/node-reports.ts'
import { firstDatabaseName, placesOf } from '../farm/places.ts'
import { alertFilter } from '../formats/caml/alert-filter.ts'
import { contentMigration } from '../formats/migration/read-migration.ts'
import { ResponseCache } from '../http/cache/response-cache.ts'
import { countAnswerOf, noRequests, type TotalsOfTenants } from '../http/message/request-totals.ts'
import { StalledReader } from '../http/server/stalled-readers.ts'
import type { Way } from '../http/way/way.ts'
import { BoundListeners } from '../process/bound-listeners.ts'
import { version } from '../process/installation.ts'
import { createLogger, type Logger } from '../process/logging.ts'
import { mailerOf } from '../process/mail/mailer.ts'
import { createMetrics } from '../process/metrics.ts'
import { webhookCalls } from '../process/outgoing/webhook-calls.ts'
import { systemRuntime } from '../process/runtime.ts'
import { type SlowRequests, watchSlowRequests } from '../process/slow-requests.ts'
import { listen } from '../process/transport.ts'
import { verifyReplies } from '../process/verified-replies.ts'
import { messageOf } from '../profile/failures.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles, usualProfile } from '../profile/profiles.ts'
import { createEdges, type Served } from '../server/edges.ts'
import { emulatedTimeOf } from '../server/emulated.ts'
import { namingShard, type OpenOptions, type ShardOpening, shardsOf } from '../server/shard-farms.ts'
import { ownerOf } from './owner.ts'
import { endOften, endUnfinishedWork } from './unfinished.ts'

export interface Running {
  /** `http://host:port`, without a trailing slash. */
  readonly url: string
  /** The same for HTTPS; undefined if it is disabled. */
  readonly secureUrl: string | undefined
  /** The name of this server in tokens and for clients (protocol/addresses#hosts). */
  readonly issuer: string
  readonly farm: Farm
  /** A further address whose requests are those of a shard of the emulator; undefined without the emulator. */
  readonly listenFor?: (shard: string) => Promise<{ readonly url: string; stop(): Promise<void> }>
  /** Waits for running requests to end, then closes the databases. */
  stop(): Promise<void>
}

/** Overrides of the configuration. */
export interface StartOptions extends FarmOverrides {
  /** The profile of replies, instead of the configured one. */
  readonly profile?: Profile
  readonly log?: (line: string) => void
}

/** `tenon`: serves the farm, prints its addresses, and ends cleanly on a signal. Fails as `start` does. */
export async function runServer(config: Config): Promise<void> {
  const running = await start(config)
  const data = {
    InMemory: 'in memory only',
    Sqlite: config.SqlitePath,
    LiteDb: config.LiteDbPath,
    FileSystem: config.DataRootPath,
    PostgreSQL: placesOf(config).farm,
    MySQL: placesOf(config).farm,
  }[config.StorageProvider]
  const addresses = running.secureUrl === undefined ? running.url : `${running.url} and ${running.secureUrl}`
  // Before the line below: who reads it may send a signal at once.
  const asked = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  process.stdout.write(
    `Tenon ${version} listens on ${addresses} | storage ${config.StorageProvider} | data ${data} | issuer ${running.issuer} | docs ${running.url}/docs\n`,
  )
  await asked
  await running.stop()
  process.exit(0)
}

/**
 * Opens the farm, creates the data of a new farm, and listens. Fails with `ConfigError`, `DataInUse`, `DataUnusable`
 * and `FarmConflict`, and as Node does if it cannot listen.
 */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const time = await emulatedTimeOf(config, options.runtime ?? systemRuntime)
  const isJoint = config['Farm:Servers'] === 'Several'
  const farm = await openFarmAlone(config, { migrationForm: contentMigration, ...options, ...(time && { runtime: time.runtime }), isJoint })
  try {
    return await serveFarm(farm, config, options, time)
  } catch (error) {
    await farm.close()
    throw error
  }
}

/** What a server and its shards share. */
interface Shared {
  readonly config: Config
  readonly options: StartOptions
  readonly profile: Profile
  /** The port of the plain listener, once it listens. */
  readonly port: { current: number }
  readonly settings: ReturnType<typeof identitySettings>
  readonly logger: Logger
  readonly cache: ResponseCache
  readonly metrics: Awaited<ReturnType<typeof createMetrics>> | undefined
  readonly totals: TotalsOfTenants
  readonly bound: BoundListeners
  readonly outgoing: ReturnType<typeof webhookCalls>
  readonly mailer: ReturnType<typeof mailerOf>
  /** Without it no reply is held to the contract. */
  readonly verifier: ReturnType<typeof verifierOf>
  /** Set while slow requests are watched. */
  slow?: SlowRequests
}

const verifierOf = ({ 'Contract:VerifyReplies': share }: Config, { defect, trouble }: Logger) =>
  share > 0 ? verifyReplies({ share, report: defect, fail: (error) => trouble(error, 'contract') }) : undefined

async function sharedBy(config: Config, options: StartOptions): Promise<Shared> {
  const port = { current: config.HttpPort }
  const logger = createLogger(config['Logging:Level'], options.log)
  const cache = new ResponseCache(config['Cache:Bytes'])
  const bound = new BoundListeners(config, logger.warn)
  return {
    config,
    options,
    profile: options.profile ?? profiles.get(config.Profile) ?? usualProfile,
    port,
    settings: identitySettings(config, () => port.current),
    logger,
    cache,
    metrics: config['Metrics:Enabled'] ? await createMetrics(() => cache.statistics()) : undefined,
    totals: { all: noRequests(), ofTenants: new Map() },
    bound,
    outgoing: webhookCalls(config, () => bound.ports()),
    mailer: mailerOf(config),
    verifier: verifierOf(config, logger),
  }
}

/** Creates the data of a new farm, and the pipeline of its requests. */
async function openWay(shared: Shared, farm: Farm, { time, transport, shard }: OpenOptions): Promise<Served> {
  const { config, profile, settings, logger, cache, metrics, totals, outgoing, mailer } = shared
  const { runtime } = farm
  const seed = { runtime, contentDatabaseName: firstDatabaseName, owner: ownerOf(config), hasFurtherTypes: profile.hasFurtherContentTypes }
  const isNew = await provisionFarm(farm.database, () => farm.content(firstDatabaseName), seed)
  // Afterwards the web application's own mode counts.
  if (isNew) await setAnonymousAccess(farm.database, farm.runtime, config['Identity:AnonymousAccess'])
  await bindConfiguredHosts(farm.database, runtime, configuredBindingsOf(config))
  await endUnfinishedWork(farm)
  const served = await createEdges({
    ...{ config, profile, farm, settings, outgoing, mailer, time, shard, cache, metrics, totals, transport },
    log: logger.fault,
    serverLog: logger.asked,
    onAnswer(response, request, durationMs, state) {
      countAnswerOf(totals, request?.tenant?.id, response)
      metrics?.answered(response, request, durationMs)
      logger.answered(response, request, durationMs)
      shared.slow?.answered(response, request, durationMs, state)
      shared.verifier?.answered(response, state)
    },
  })
  farm.attend((content) => served.live.attend(content))
  await farm.serve((error) => logger.trouble(error, 'farm'))
  return served
}

/** Reports the node, and runs all background work; returns the reports. */
async function runBackground(shared: Shared, farm: Farm, transport: FarmTransport): Promise<{ stop(): Promise<void> }> {
  const { config, settings, logger, outgoing, mailer, port } = shared
  const reports = await reportNodes(farm, nodeOf(config, port.current), transport, logger.warn)
  try {
    const alerts = mailer && { mailer, readFilter: alertFilter, origin: () => new URL(settings.issuer()).origin }
    serveBackground(farm, config, { outgoing, alerts }, logger.trouble)
    const onError = (error: unknown) => logger.trouble(error, 'operations')
    farm.operations.start(onError)
    farm.joint?.leading.add(() => endOften(farm, onError))
  } catch (error) {
    await reports.stop()
    throw error
  }
  return reports
}

async function serveFarm(farm: Farm, config: Config, options: StartOptions, time: EmulatedTime | undefined): Promise<Running> {
  const { runtime } = farm
  const shared = await sharedBy(config, options)
  const { bound, logger, profile, port, settings } = shared
  const slowMs = config['Limits:SlowRequestMs']
  const { way, live, emulator } = await openWay(shared, farm, { time, transport: bound })
  let start: () => StartState<FarmCopy> | undefined = () => undefined
  const opening: ShardOpening = {
    ...{ config, options, bound, start: () => start() },
    openWay: (own, given) => openWay(shared, own, given),
    runBackground: (own, transport) => runBackground(shared, own, transport),
  }
  const shards = emulator && shardsOf(opening, emulator)
  const go = shards && emulator.serveShards({ ...shardSettings(config), make: shards.make }, way.go)
  const server = await listen(config, {
    folder: placesOf(config).folder,
    now: runtime.now,
    warn: logger.warn,
    bound,
    directory: farm.directory,
    newId: time?.newRequestId ?? runtime.newId,
    profile,
    // Durations would differ between equal requests.
    monotonic: time?.repeats ? () => 0 : monotonic,
    handle: seeingOthers(farm, go ?? way.go),
    onError: logger.fault,
    onCut: (why, correlationId) => noteCut(logger, profile, why, correlationId),
  })
  port.current = server.port
  // Background work does not delay the first reply.
  const reports = await runBackground(shared, farm, bound).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  if (emulator) {
    // Shards, which only data in memory has, begin with a complete index.
    if (config.StorageProvider === 'InMemory') for (const site of farm.directory.sites) await catchUp(site)
    start = await emulator.begin(farm.copies)
    shards?.prepare()
    emulator.onNewStart(() => shards?.prepare())
  }
  // The time of the start belongs to no request.
  if (slowMs > 0) shared.slow = watchSlowRequests({ slowMs, monotonic, warn: logger.warn })
  return {
    url: `http://${config.Host}:${server.port}`,
    secureUrl: server.securePort === undefined ? undefined : `https://${config.Host}:${server.securePort}`,
    issuer: settings.issuer(),
    farm,
    ...(go && {
      async listenFor(shard: string) {
        const { port, stop } = await server.also((arrival) => go(namingShard(arrival, shard)))
        return { url: `http://${config.Host}:${port}`, stop }
      },
    }),
    async stop() {
      live.stop()
      emulator?.stop()
      await server.stop()
      await reports.stop()
      shared.slow?.stop()
      await emulator?.close()
      await shards?.stop()
      await farm.close()
    },
  }
}

/** Requests begin when this server knows what others have committed in the farm database before. */
function seeingOthers({ joint }: Farm, handle: Way['go']): Way['go'] {
  if (!joint) return handle
  return (arrival) =>
    joint.seeOthers().then(
      () => handle(arrival),
      (error: unknown) => handle({ ...arrival, ignorance: error instanceof Error ? error : new Error(String(error)) }),
    )
}

const shardSettings = (config: Config) => ({
  most: config['Emulator:MaxShards'],
  idleMs: config['Emulator:ShardIdleMinutes'] * 60_000,
  now: () => Date.now(),
})

/** A monotonic clock, in milliseconds. */
const monotonic = (): number => performance.now()

const nodeOf = (config: Config, port: number) => ({ name: config['Farm:NodeName'] || `${hostname()}:${port}`, version })

function serveBackground(
  farm: Farm,
  config: Config,
  telling: Pick<BackgroundOptions, 'outgoing' | 'alerts'>,
  log: (error: unknown, work: string) => void,
): void {
  farm.audit.serve((error) => log(error, 'audit'))
  farm.attend(
    backgroundOf({
      audit: farm.audit,
      databaseIdOf: async (name) => (await databaseStoredAs(farm.database, name))?.id,
      farm: farm.database,
      runtime: farm.runtime,
      leading: farm.joint?.leading,
      sites: () => farm.directory.sites,
      mirrorOf: (name) => farm.mirrorOf(name),
      config,
      ...telling,
      // The farm itself reports once that the data is gone.
      log: (error, work) => {
        if (!(error instanceof DomainError && error.reason === kernelReasons.data_gone.name)) log(error, work)
      },
    }),
  )
}

/** Logs why a reply was cut off: because of its client, or of an internal error. */
function noteCut(logger: Logger, profile: Profile, why: unknown, correlationId: string): void {
  if (why instanceof StalledReader) logger.note('The connection was closed: its client took nothing of a reply.', correlationId)
  else if (why instanceof DomainError) logger.note(`The reply was broken off: ${messageOf(profile, why)}`, correlationId)
  else logger.fault(why, correlationId)
}
