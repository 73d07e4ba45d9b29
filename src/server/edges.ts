import { type Config, describeSettings } from '../config/config.ts'
import { externalIssuersOf } from '../config/identity-settings.ts'
import { signInOf, usersOf } from '../config/sign-in-setup.ts'
import { farmKey } from '../core/acts/farm/keys.ts'
import type { Users } from '../core/acts/people/identity-providers.ts'
import type { Farm } from '../farm/farm.ts'
import { createFiles } from '../files/files.ts'
import { createCachedReads, identifyOnce } from '../http/cache/cached-reads.ts'
import type { ResponseCache } from '../http/cache/response-cache.ts'
import type { Request, Response } from '../http/message.ts'
import type { RequestTotals } from '../http/request-totals.ts'
import { externalIssuers } from '../identity/external-issuers.ts'
import { createIdentity } from '../identity/identity.ts'
import { createTokenService, type IdentitySettings } from '../identity/token-service.ts'
import { createPages } from '../pages/docs.ts'
import { signInPage } from '../pages/sign-in-page.ts'
import { version } from '../process/installation.ts'
import { type Metrics, threadCount } from '../process/metrics.ts'
import { volatileOperations } from '../rest/marks.ts'
import { createRest } from '../rest/rest.ts'
import { createSoap } from '../soap/soap.ts'
import { createApp } from './app.ts'

export interface EdgeParts {
  readonly config: Config
  readonly farm: Farm
  readonly settings: IdentitySettings
  readonly cache: ResponseCache
  readonly metrics: Metrics | undefined
  readonly totals: RequestTotals
  readonly log: (error: unknown, correlationId: string) => void
}

/** Makes the edges that the configuration asks for, and answers what serves a request. Fails with `ConfigError`. */
export async function createEdges(parts: EdgeParts): Promise<(request: Request) => Promise<Response>> {
  const { config, farm, metrics, cache, log } = parts
  const { directory, runtime } = farm
  const users = usersOf(config)
  const tokenService = tokenServiceOf(parts, users)
  const key = await farmKey(farm.database, 'session', runtime)
  const signIn = identifyOnce(signInOf(config, { users, bearer: tokenService.bearer, key, runtime }))
  const digestKey = await farmKey(farm.database, 'digest', runtime)
  const rest = await createRest({ ...restOptions(parts), digestKey, answer: (part) => handle(part) })
  const bodyLimitBytes = config['Limits:RequestBodyBytes']
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
  directory.onGone((site) => cache.forget(site))
  return handle
}

function tokenServiceOf({ config, farm, settings }: EdgeParts, users: Users) {
  const { database, runtime } = farm
  const { HostName: hostName } = config
  const others = externalIssuers({ issuers: externalIssuersOf(config), users, hostName, now: runtime.now })
  return createTokenService({ farm: database, runtime, users, hostName, settings, others })
}

const restOptions = ({ config, farm: { runtime }, cache, totals, log }: EdgeParts) => ({
  totals,
  cacheStatistics: () => cache.statistics(),
  threadCount,
  version,
  bodyLimitBytes: config['Limits:RequestBodyBytes'],
  uploadLimitBytes: config['Limits:UploadBytes'],
  hostName: config.HostName,
  pageLimit: config['Limits:ResponsePageItems'],
  startedAt: runtime.now(),
  now: runtime.now,
  log,
})
