import type { Config } from '../config/config.ts'
import { identitySettings } from '../config/identity-settings.ts'
import { setAnonymousAccess } from '../core/acts/farm/anonymous-access.ts'
import { provisionFarm } from '../core/acts/farm/provision.ts'
import { backgroundOf } from '../farm/background.ts'
import { type Farm, type FarmOverrides, openFarmAlone } from '../farm/farm.ts'
import { firstDatabaseName, placesOf } from '../farm/places.ts'
import { ResponseCache } from '../http/cache/response-cache.ts'
import { countAnswer, noRequests } from '../http/message/request-totals.ts'
import { version } from '../process/installation.ts'
import { createLogger } from '../process/logging.ts'
import { createMetrics } from '../process/metrics.ts'
import { listen } from '../process/transport.ts'
import type { Profile } from '../profile/profile.ts'
import { profiles, usualProfile } from '../profile/profiles.ts'
import { createEdges } from '../server/edges.ts'
import { ownerOf } from './owner.ts'

export interface Running {
  /** `http://host:port`, without a slash behind. */
  readonly url: string
  /** The same over HTTPS; undefined where that is switched off. */
  readonly secureUrl: string | undefined
  /** By which tokens and clients name this server (decisions Q). */
  readonly issuer: string
  readonly farm: Farm
  /** Lets running requests end, then closes the databases. */
  stop(): Promise<void>
}

/** What a caller puts in the place of what the configuration says. */
export interface StartOptions extends FarmOverrides {
  /** The words of the wire, in place of those that the settings name. */
  readonly profile?: Profile
  readonly log?: (line: string) => void
}

/**
 * `tenon`: serves the farm, says where, and ends cleanly on a signal. Fails as
 * `start` does.
 */
export async function runServer(config: Config): Promise<void> {
  const running = await start(config)
  const data = { InMemory: 'in memory only', Sqlite: config.SqlitePath, FileSystem: config.DataRootPath }[config.StorageProvider]
  const addresses = running.secureUrl === undefined ? running.url : `${running.url} and ${running.secureUrl}`
  process.stdout.write(
    `Tenon ${version} listens on ${addresses} | storage ${config.StorageProvider} | data ${data} | issuer ${running.issuer} | docs ${running.url}/docs\n`,
  )
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await running.stop()
  process.exit(0)
}

/** Opens the farm, makes what a new one needs, and listens. Fails with `DataInUse` when another process serves the data. */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const farm = await openFarmAlone(config, options)
  try {
    return await serveFarm(farm, config, options)
  } catch (error) {
    await farm.close()
    throw error
  }
}

async function serveFarm(farm: Farm, config: Config, options: StartOptions): Promise<Running> {
  const { runtime } = farm
  const profile = options.profile ?? profiles.get(config.Profile) ?? usualProfile
  const port = { current: config.HttpPort }
  const settings = identitySettings(config, () => port.current)
  const logger = createLogger(config['Logging:Level'], options.log)
  const cache = new ResponseCache(config['Cache:Bytes'])
  const metrics = config['Metrics:Enabled'] ? await createMetrics(() => cache.statistics()) : undefined
  const totals = noRequests()
  const seed = { runtime, contentDatabaseName: firstDatabaseName, owner: ownerOf(config) }
  await provisionFarm(farm.database, () => farm.content(firstDatabaseName), seed)
  await setAnonymousAccess(farm.database, farm.runtime, config['Identity:AnonymousAccess'])
  const way = await createEdges({
    config,
    farm,
    settings,
    cache,
    metrics,
    totals,
    log: logger.fault,
    onAnswer(response, request, durationMs) {
      countAnswer(totals, response)
      metrics?.answered(response, request, durationMs)
      logger.answered(response, request, durationMs)
    },
  })
  serveBackground(farm, config, logger.fault)
  await farm.serve((error) => logger.fault(error, 'farm'))
  const server = await listen(config, {
    folder: placesOf(config).folder,
    now: runtime.now,
    warn: logger.warn,
    newId: runtime.newId,
    profile,
    monotonic: () => performance.now(),
    handle: way.go,
    onError: logger.fault,
  })
  port.current = server.port
  return {
    url: `http://${config.Host}:${server.port}`,
    secureUrl: server.securePort === undefined ? undefined : `https://${config.Host}:${server.securePort}`,
    issuer: settings.issuer(),
    farm,
    async stop() {
      await server.stop()
      await farm.close()
    },
  }
}

const serveBackground = (farm: Farm, config: Config, log: (error: unknown, work: string) => void): void =>
  farm.attend(
    backgroundOf({
      runtime: farm.runtime,
      sites: () => farm.directory.sites,
      mirrorOf: (name) => farm.mirrorOf(name),
      config,
      log,
    }),
  )
