import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createApp } from './app.ts'
import { type Config, describeSettings } from './config/config.ts'
import { externalIssuersOf, identitySettings, keyOverlapMs } from './config/identity-settings.ts'
import { signInOf, usersOf } from './config/sign-in-setup.ts'
import { setAnonymousAccess } from './core/acts/farm/anonymous-access.ts'
import { openDirectory } from './core/acts/farm/directory.ts'
import { farmKey } from './core/acts/farm/keys.ts'
import { provisionFarm } from './core/acts/farm/provision.ts'
import { mirrorInBackground } from './core/acts/file-mirror/background.ts'
import { type Reindexed, reindexSites } from './core/acts/file-mirror/reindex.ts'
import { type Rotated, rotateSigningKeys } from './core/acts/identity/signing-keys.ts'
import { fieldJobsOf, resumeFieldJobs } from './core/acts/lists/field-jobs.ts'
import { indexInBackground } from './core/acts/search/background.ts'
import { sweeperOf } from './core/content/blobs/sweeper.ts'
import { bytesInUse, type Verified, verifyBlobs } from './core/content/blobs/verify.ts'
import { dropIdleUploads } from './core/content/documents/document-bytes.ts'
import type { ContentDatabase, FarmDatabase, MirrorTree, Runtime } from './core/kernel/ports.ts'
import { identify } from './core/model/people/login-names.ts'
import { createFiles } from './files/files.ts'
import { createCachedReads, identifyOnce } from './http/cache/cached-reads.ts'
import { ResponseCache } from './http/cache/response-cache.ts'
import { countAnswer, noRequests } from './http/request-totals.ts'
import { externalIssuers } from './identity/external-issuers.ts'
import { createIdentity } from './identity/identity.ts'
import { createTokenService } from './identity/token-service.ts'
import { createPages } from './pages/docs.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { createLogger } from './process/logging.ts'
import { createMetrics } from './process/metrics.ts'
import { listen } from './process/transport.ts'
import type { Profile } from './profile/profile.ts'
import { profiles, usualProfile } from './profile/profiles.ts'
import { volatileOperations } from './rest/marks.ts'
import { createRest } from './rest/rest.ts'
import { createSoap } from './soap/soap.ts'
import { type ContentDatabaseOptions, openContentDatabase, openFarmDatabase } from './stores/database.ts'
import { fileMirror } from './stores/file-mirror/files.ts'
import { holdingData } from './stores/sqlite/data-lock.ts'

export interface Running {
  /** `http://host:port`, without a slash behind. */
  readonly url: string
  /** The same over HTTPS; undefined where that is switched off. */
  readonly secureUrl: string | undefined
  /** By which tokens and clients name this server (decisions Q). */
  readonly issuer: string
  /** Lets running requests end, then closes the databases. */
  stop(): Promise<void>
}

export interface StartOptions {
  /** Replaces clock and chance, so that a run can be repeated. */
  readonly runtime?: Runtime
  /** The words of the wire, in place of those that the settings name. */
  readonly profile?: Profile
  /** Stands between core and a content database. */
  readonly decorate?: (database: ContentDatabase) => ContentDatabase
  readonly log?: (line: string) => void
}

const contentDatabaseName = 'Content'
/** How often bytes that nothing refers to any more are removed. */
const sweepMs = 30_000

export const systemRuntime: Runtime = {
  now: () => Date.now(),
  newId: () => orderedId(Date.now()),
  randomBytes: (count) => randomBytes(count),
}

/**
 * A GUID that begins with its time (RFC 9562, version 7): those of new rows lie
 * beside each other in an index, where random ones would each touch another page.
 */
export function orderedId(now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Version of the product, as package.json has it. */
export const version = (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }).version

/** Opens the stores, makes what a new farm needs, and listens. Fails with `DataInUse` when another process serves the data. */
export function start(config: Config, options: StartOptions = {}): Promise<Running> {
  return holdingData(placesOf(config).farm, async (release) => {
    const running = await serveStores(config, options)
    return { ...running, stop: () => running.stop().finally(release) }
  })
}

async function serveStores(config: Config, options: StartOptions): Promise<Running> {
  const runtime = options.runtime ?? systemRuntime
  const profile = options.profile ?? profiles.get(config.Profile) ?? usualProfile
  const port = { current: config.HttpPort }
  const settings = identitySettings(config, () => port.current)
  const { farm, content } = await openStores(config, options)
  await provisionFarm(farm, content, { runtime, contentDatabaseName, owner: ownerOf(config) })
  const users = usersOf(config)
  const tokenService = createTokenService({
    farm,
    runtime,
    users,
    hostName: config.HostName,
    settings,
    others: externalIssuers({ issuers: externalIssuersOf(config), users, hostName: config.HostName, now: runtime.now }),
  })
  const signIn = identifyOnce(
    signInOf(config, { users, bearer: tokenService.bearer, key: await farmKey(farm, 'session', runtime), runtime }),
  )
  const digestKey = await farmKey(farm, 'digest', runtime)
  await setAnonymousAccess(farm, config['Identity:AnonymousAccess'])
  const directory = await openDirectory(farm, () => content)
  await resumeFieldJobs(directory.sites, runtime)
  const totals = noRequests()
  const logger = createLogger(config['Logging:Level'], options.log)
  const log = logger.fault
  const cache = new ResponseCache(config['Cache:Bytes'])
  const metrics = config['Metrics:Enabled'] ? await createMetrics(() => cache.statistics()) : undefined
  const bodyLimitBytes = config['Limits:RequestBodyBytes']
  const sweeping = startSweeping(content, runtime.now, log)
  const visible = openVisible(config)
  const onVisibleError = (error: unknown) => log(error, 'visible files')
  const following = visible && mirrorInBackground({ sites: directory.sites, tree: visible, now: runtime.now, onError: onVisibleError })
  const rest = await createRest({
    digestKey,
    totals,
    cacheStatistics: () => cache.statistics(),
    threadCount,
    version,
    bodyLimitBytes,
    uploadLimitBytes: config['Limits:UploadBytes'],
    hostName: config.HostName,
    pageLimit: config['Limits:ResponsePageItems'],
    startedAt: runtime.now(),
    now: runtime.now,
    log,
    answer: (part) => handle(part),
  })
  const soap = createSoap({ namespace: config.SoapNamespace, bodyLimitBytes, signIn, hostName: config.HostName, version, log })
  const handle = createApp(
    { directory, signIn, runtime, digestKey, digestSchemes: new Set(['Forms', ...config['Security:DigestSchemes']]) },
    {
      rest,
      soap: soap.serve,
      files: createFiles({ log }),
      identity: createIdentity({ ...tokenService, signIn, signInPage }, log),
      pages: createPages({ soapServices: soap.services, settings: describeSettings(), version }),
      ...(metrics && { metrics: metrics.serve }),
      ...(config['Cache:Bytes'] > 0 && { cachedReads: createCachedReads({ cache, directory, signIn, volatile: volatileOperations }) }),
    },
  )
  const server = await listen(config, {
    folder: folderOf(config),
    now: runtime.now,
    warn: logger.warn,
    newId: runtime.newId,
    profile,
    monotonic: () => performance.now(),
    handle,
    onError: log,
    onAnswer(response, request, durationMs) {
      countAnswer(totals, response)
      metrics?.answered(response, request, durationMs)
      logger.answered(response, request, durationMs)
    },
  })
  port.current = server.port
  const intervalMs = config['Search:IndexIntervalSeconds'] * 1000
  const onError = (error: unknown) => log(error, 'search index')
  const indexing = intervalMs === 0 ? undefined : indexInBackground({ sites: directory.sites, intervalMs, onError })
  const stop = async () => {
    await server.stop()
    await sweeping.stop()
    await indexing?.stop()
    await following?.stop()
    visible?.close()
    await fieldJobsOf(content).stop()
    await content.close()
    await farm.close()
  }
  return {
    url: `http://${config.Host}:${server.port}`,
    secureUrl: server.securePort === undefined ? undefined : `https://${config.Host}:${server.securePort}`,
    issuer: settings.issuer(),
    stop,
  }
}

/** The first farm administrator owns the first site. */
function ownerOf(config: Config) {
  const name = config.FarmAdministrators[0] ?? 'admin'
  const owner = identify(name, config.HostName)
  if (!owner) throw new Error(`FarmAdministrators: '${name}' is no user name`)
  return owner
}

/** Opens the stores alone and compares all stored bytes with what was noted of them; see `verifyBlobs`. */
export async function verify(config: Config, onProgress: (done: number, total: number) => void): Promise<Verified> {
  const { farm, content } = await openStores(config, {})
  try {
    const total = await bytesInUse(content)
    let done = 0
    return await verifyBlobs(content, (bytes) => {
      done += bytes
      onProgress(done, total)
    })
  } finally {
    await content.close()
    await farm.close()
  }
}

/**
 * Opens the stores alone and restores from the visible tree what the catalogue
 * lacks; see `reindexSites`. Undefined where the storage provider has no such
 * tree. Fails with `DataInUse` while a server is running.
 */
export function reindex(config: Config): Promise<Reindexed | undefined> {
  return holdingData(placesOf(config).farm, async (release) => reindexStores(config).finally(release))
}

async function reindexStores(config: Config): Promise<Reindexed | undefined> {
  const tree = openVisible(config)
  if (!tree) return undefined
  const { farm, content } = await openStores(config, {})
  try {
    const seed = { runtime: systemRuntime, contentDatabaseName, owner: ownerOf(config) }
    return await reindexSites({ farm, content, tree, seed })
  } finally {
    tree.close()
    await content.close()
    await farm.close()
  }
}

/** Of this process; where the system does not tell, the one that is sure. */
function threadCount(): number {
  try {
    return readdirSync('/proc/self/task').length
  } catch {
    return 1
  }
}

/** Opens the stores alone and gives tokens a new signing key; see `rotateSigningKeys`. The server may be running. */
export async function rotateKeys(config: Config): Promise<Rotated> {
  const { farm, content } = await openStores(config, {})
  try {
    return await rotateSigningKeys(farm, systemRuntime, keyOverlapMs(config))
  } finally {
    await content.close()
    await farm.close()
  }
}

/** At once, for what a crash has left, and then again and again. */
function startSweeping(content: ContentDatabase, now: () => number, log: (error: unknown, correlationId: string) => void) {
  const sweep = () =>
    dropIdleUploads(content, now())
      .then(() => sweeperOf(content).sweep())
      .catch((error: unknown) => log(error, 'sweeper'))
  let last = sweep()
  const timer = setInterval(() => {
    last = sweep()
  }, sweepMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}

async function openStores(
  config: Config,
  { decorate = (database) => database }: StartOptions,
): Promise<{ farm: FarmDatabase; content: ContentDatabase }> {
  const places = placesOf(config)
  for (const path of [places.farm, places.content]) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  }
  const farm = await openFarmDatabase({ path: places.farm, migrations: migrations('farm') })
  const content = await openContentDatabase({
    path: places.content,
    migrations: migrations('content'),
    blobs: places.blobs,
  })
  return { farm, content: decorate(content) }
}

/** Documents as ordinary files, below the folder of the content database. */
function openVisible(config: Config): MirrorTree | undefined {
  const { content, blobs } = placesOf(config)
  if (typeof blobs !== 'object') return undefined
  return fileMirror({ folder: dirname(content), blobs: blobs.folder })
}

interface Places {
  readonly farm: string
  readonly content: string
  readonly blobs: ContentDatabaseOptions['blobs']
}

/** Where each storage provider keeps what there is (specification, Configuration). */
function placesOf(config: Config): Places {
  switch (config.StorageProvider) {
    case 'InMemory':
      return { farm: ':memory:', content: ':memory:', blobs: 'memory' }
    case 'Sqlite': {
      const content = config.SqlitePath
      return { farm: join(dirname(content), `farm.${basename(content)}`), content, blobs: undefined }
    }
    case 'FileSystem': {
      const folder = join(config.DataRootPath, contentDatabaseName)
      return { farm: join(config.DataRootPath, 'farm.db'), content: join(folder, 'content.db'), blobs: { folder: join(folder, 'blobs') } }
    }
  }
}

/** Where the files of this server are; undefined where it keeps none. */
function folderOf(config: Config): string | undefined {
  const { farm } = placesOf(config)
  return farm === ':memory:' ? undefined : dirname(farm)
}

/** Built code has the migrations beside it, the sources have them where they are written. */
function migrations(database: 'farm' | 'content'): string {
  const built = join(import.meta.dirname, 'migrations', database)
  return existsSync(built) ? built : join(import.meta.dirname, '../prisma/sqlite', database, 'migrations')
}
