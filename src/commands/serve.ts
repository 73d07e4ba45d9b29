import { hostname } from 'node:os'
import type { Config } from '../config/config.ts'
import { configuredBindingsOf } from '../config/farm-setup.ts'
import { identitySettings } from '../config/identity-settings.ts'
import { setAnonymousAccess } from '../core/acts/farm/anonymous-access.ts'
import { databaseStoredAs } from '../core/acts/farm/content-databases.ts'
import { bindConfiguredHosts } from '../core/acts/farm/host-bindings.ts'
import { provisionFarm } from '../core/acts/farm/provision.ts'
import { endUnfinished } from '../core/acts/site-collections/site-collections.ts'
import { endUnfinishedTenants } from '../core/acts/tenants/provision-tenant.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { EmulatedTime } from '../emulator/time/emulated-runtime.ts'
import { type BackgroundOptions, backgroundOf } from '../farm/background.ts'
import { type Farm, type FarmOverrides, openFarmAlone } from '../farm/farm.ts'
import { reportNodes } from '../farm/node-reports.ts'
import { firstDatabaseName, placesOf } from '../farm/places.ts'
import { alertFilter } from '../formats/caml/alert-filter.ts'
import { ResponseCache } from '../http/cache/response-cache.ts'
import { countAnswerOf, noRequests, type TotalsOfTenants } from '../http/message/request-totals.ts'
import { StalledReader } from '../http/server/stalled-readers.ts'
import { BoundListeners } from '../process/bound-listeners.ts'
import { version } from '../process/installation.ts'
import { createLogger, type Logger } from '../process/logging.ts'
import { mailerOf } from '../process/mail/mailer.ts'
import { createMetrics } from '../process/metrics.ts'
import { webhookCalls } from '../process/outgoing/webhook-calls.ts'
import { systemRuntime } from '../process/runtime.ts'
import { type SlowRequests, watchSlowRequests } from '../process/slow-requests.ts'
import { listen } from '../process/transport.ts'
import { messageOf } from '../profile/failures.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles, usualProfile } from '../profile/profiles.ts'
import { createEdges } from '../server/edges.ts'
import { emulatedTimeOf } from '../server/emulated.ts'
import { ownerOf } from './owner.ts'

export interface Running {
  /** `http://host:port`, without a trailing slash. */
  readonly url: string
  /** The same for HTTPS; undefined if it is disabled. */
  readonly secureUrl: string | undefined
  /** The name of this server in tokens and for clients (protocol/addresses#hosts). */
  readonly issuer: string
  readonly farm: Farm
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
  const data = { InMemory: 'in memory only', Sqlite: config.SqlitePath, FileSystem: config.DataRootPath }[config.StorageProvider]
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
  const farm = await openFarmAlone(config, time ? { ...options, runtime: time.runtime } : options)
  try {
    return await serveFarm(farm, config, options, time)
  } catch (error) {
    await farm.close()
    throw error
  }
}

async function serveFarm(farm: Farm, config: Config, options: StartOptions, time: EmulatedTime | undefined): Promise<Running> {
  const { runtime } = farm
  const profile = options.profile ?? profiles.get(config.Profile) ?? usualProfile
  const port = { current: config.HttpPort }
  const settings = identitySettings(config, () => port.current)
  const slowMs = config['Limits:SlowRequestMs']
  const logger = createLogger(config['Logging:Level'], options.log)
  const cache = new ResponseCache(config['Cache:Bytes'])
  const metrics = config['Metrics:Enabled'] ? await createMetrics(() => cache.statistics()) : undefined
  const totals: TotalsOfTenants = { all: noRequests(), ofTenants: new Map() }
  const seed = { runtime, contentDatabaseName: firstDatabaseName, owner: ownerOf(config), hasFurtherTypes: profile.hasFurtherContentTypes }
  const isNew = await provisionFarm(farm.database, () => farm.content(firstDatabaseName), seed)
  // Afterwards the web application's own mode counts.
  if (isNew) await setAnonymousAccess(farm.database, farm.runtime, config['Identity:AnonymousAccess'])
  await bindConfiguredHosts(farm.database, runtime, configuredBindingsOf(config))
  const bound = new BoundListeners(config, logger.warn)
  const outgoing = webhookCalls(config, () => bound.ports())
  const mailer = mailerOf(config)
  await endUnfinished({ farm: farm.database, runtime, databases: farm.databases })
  await endUnfinishedTenants({ farm: farm.database, runtime, operations: farm.operations })
  let slow: SlowRequests | undefined
  const { way, live, emulator } = await createEdges({
    config,
    profile,
    farm,
    settings,
    outgoing,
    mailer,
    time,
    cache,
    metrics,
    totals,
    transport: bound,
    log: logger.fault,
    serverLog: logger.asked,
    onAnswer(response, request, durationMs, state) {
      countAnswerOf(totals, request?.tenant?.id, response)
      metrics?.answered(response, request, durationMs)
      logger.answered(response, request, durationMs)
      slow?.answered(response, request, durationMs, state)
    },
  })
  farm.attend((content) => live.attend(content))
  await farm.serve((error) => logger.trouble(error, 'farm'))
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
    handle: way.go,
    onError: logger.fault,
    onCut: (why, correlationId) => noteCut(logger, profile, why, correlationId),
  })
  port.current = server.port
  const reports = await reportNodes(farm, nodeOf(config, server.port), bound, logger.warn)
  // Background work does not delay the first reply.
  try {
    const alerts = mailer && { mailer, readFilter: alertFilter, origin: () => new URL(settings.issuer()).origin }
    serveBackground(farm, config, { outgoing, alerts }, logger.trouble)
    farm.operations.start((error) => logger.trouble(error, 'operations'))
  } catch (error) {
    await server.stop()
    await reports.stop()
    throw error
  }
  await emulator?.begin(farm.copies)
  // The time of the start belongs to no request.
  if (slowMs > 0) slow = watchSlowRequests({ slowMs, monotonic, warn: logger.warn })
  return {
    url: `http://${config.Host}:${server.port}`,
    secureUrl: server.securePort === undefined ? undefined : `https://${config.Host}:${server.securePort}`,
    issuer: settings.issuer(),
    farm,
    async stop() {
      live.stop()
      emulator?.stop()
      await server.stop()
      await reports.stop()
      slow?.stop()
      await farm.close()
    },
  }
}

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
      // The server has the lock of its data.
      isAlone: true,
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
