import { type Config, describeSettings } from '../config/config.ts'
import { externalIssuersOf } from '../config/identity-settings.ts'
import { guessesOf, signInOf, usersOf } from '../config/sign-in-setup.ts'
import { farmKey } from '../core/acts/farm/keys.ts'
import type { Users } from '../core/acts/people/identity-providers.ts'
import type { Farm } from '../farm/farm.ts'
import { createFiles } from '../files/files.ts'
import { createKeptReplies } from '../http/cache/kept-replies.ts'
import type { ResponseCache } from '../http/cache/response-cache.ts'
import type { RequestTotals } from '../http/message/request-totals.ts'
import type { Guesses } from '../http/sign-in/guesses.ts'
import type { WayParts } from '../http/way/state.ts'
import type { Way } from '../http/way/way.ts'
import { externalIssuers } from '../identity/external-issuers.ts'
import { createIdentity } from '../identity/identity.ts'
import { createTokenService, type IdentitySettings } from '../identity/token-service.ts'
import { createPages } from '../pages/docs.ts'
import { signInPage } from '../pages/sign-in-page.ts'
import { version } from '../process/installation.ts'
import { type Metrics, threadCount } from '../process/metrics.ts'
import type { BatchOptions } from '../rest/batch/batch.ts'
import { volatileOperations } from '../rest/protocol/marks.ts'
import { createRest } from '../rest/rest.ts'
import type { ServerState } from '../rest/sites/health.ts'
import { createSoap } from '../soap/soap.ts'
import { createApp } from './app.ts'

export interface EdgeParts {
  readonly config: Config
  readonly farm: Farm
  readonly settings: IdentitySettings
  readonly cache: ResponseCache
  readonly metrics: Metrics | undefined
  readonly totals: RequestTotals
  readonly onAnswer: NonNullable<WayParts['onAnswer']>
  readonly log: (error: unknown, correlationId: string) => void
}

/** Makes the edges that the configuration asks for, and answers the way of every request. Fails with `ConfigError`. */
export async function createEdges(parts: EdgeParts): Promise<Way> {
  const { config, farm, metrics, cache, log } = parts
  const { directory, runtime } = farm
  const users = usersOf(config)
  const guesses = guessesOf(config, runtime.now)
  const tokenService = tokenServiceOf(parts, users, guesses)
  const key = await farmKey(farm.database, 'session', runtime)
  const signIn = signInOf(config, { users, guesses, bearer: tokenService.bearer, key, runtime })
  const digestKey = await farmKey(farm.database, 'digest', runtime)
  const prepare: BatchOptions['prepare'] = (part, caller, budget) => way.prepare(part, caller, budget)
  const rest = await createRest({ settings: config, ...serverState(parts), digestKey, prepare, log })
  const soap = createSoap({ settings: config, signIn, version, log })
  const way = createApp(
    {
      directory,
      signIn,
      runtime,
      limits: { entities: config['Limits:ReplyEntities'], noteBytes: config['Limits:NoteBytes'] },
      digestKey,
      digestSchemes: new Set(['Forms', ...config['Security:DigestSchemes']]),
      ...(config['Cache:Bytes'] > 0 && { keptReplies: createKeptReplies({ cache, volatile: volatileOperations }) }),
      onAnswer: parts.onAnswer,
    },
    {
      rest,
      soap: soap.edge,
      files: createFiles({ log }),
      identity: createIdentity({ ...tokenService, signIn, signInPage }, log),
      pages: createPages({ soapServices: soap.services, settings: describeSettings(), version }),
      ...(metrics && { metrics: metrics.edge }),
    },
  )
  directory.onGone((site) => cache.forget(site))
  return way
}

function tokenServiceOf({ config, farm, settings }: EdgeParts, users: Users, guesses: Guesses) {
  const { database, runtime } = farm
  const { HostName: hostName } = config
  const others = externalIssuers({ issuers: externalIssuersOf(config), users, hostName, now: runtime.now })
  return createTokenService({ farm: database, runtime, users, guesses, hostName, settings, others })
}

const serverState = ({ farm: { runtime }, cache, totals }: EdgeParts): ServerState => ({
  totals,
  cacheStatistics: () => cache.statistics(),
  threadCount,
  version,
  startedAt: runtime.now(),
  now: runtime.now,
})
