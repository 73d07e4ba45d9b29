import type { Config } from '../config/config.ts'
import { externalIssuersOf, tenantIdentitySettings } from '../config/identity-settings.ts'
import { guessesOf, signInOf, usersOf } from '../config/sign-in-setup.ts'
import { farmKey } from '../core/acts/farm/keys.ts'
import { createEndedSessions, type EndedSessions } from '../core/acts/identity/ended-sessions.ts'
import { type ServedTenant, tenantKey } from '../core/model/sites/tenant.ts'
import type { Farm } from '../farm/farm.ts'
import { toldGuesses } from '../http/sign-in/guesses.ts'
import type { SignIn } from '../http/sign-in/sign-in.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import { type BearerScheme, toldTokens } from '../identity/bearer.ts'
import { externalIssuers } from '../identity/external-issuers.ts'
import { createIdentity } from '../identity/identity.ts'
import { createTokenService, type IdentitySettings } from '../identity/token-service.ts'
import { signInPage } from '../pages/sign-in-page.ts'

export interface RealmParts {
  readonly config: Config
  readonly farm: Farm
  readonly settings: IdentitySettings
  readonly log: (error: unknown, correlationId: string) => void
}

/** The sign-in of one tenant: its users, sessions, tokens and wrong passwords. */
interface Realm {
  readonly signIn: SignIn
  readonly silentSignIn: SignIn
  /** Made when it is first used. */
  identity(): AddressedEdge
  readonly bearer: BearerScheme
  readonly signTestToken: Realms['signTestToken']
}

/** The sign-in of the farm: each request meets that of its tenant, and nothing of the others. */
export interface Realms {
  readonly signIn: SignIn
  /** The same, without audit records of refused tokens. */
  readonly silentSignIn: SignIn
  readonly identity: AddressedEdge
  /** Signs an access token of the farm's own tenant for a test. Claims that are missing are those of an ordinary user. */
  readonly signTestToken: (claims: Readonly<Record<string, unknown>>, lifetimeSeconds?: number) => Promise<string>
}

/** Builds the sign-in of the farm's own tenant now, and that of another tenant with its first request. Fails with `ConfigError`. */
export async function createRealms(parts: RealmParts): Promise<Realms> {
  const { farm } = parts
  const { database, directory, runtime } = farm
  const ended = createEndedSessions(database, runtime)
  const own = realmOf(parts, ended, await farmKey(database, 'session', runtime))
  const realms = new Map<string, Realm>()
  const of = ({ tenant }: { readonly tenant?: ServedTenant }): Realm => {
    if (!tenant) return own
    const realm = realms.get(tenant.id) ?? realmOf(parts, ended, tenantKey(tenant, 'session'), tenant)
    realms.set(tenant.id, realm)
    return realm
  }
  directory.onShown(() => {
    for (const id of realms.keys()) if (!directory.tenantWithId(id)) realms.delete(id)
  })
  // Another process may have revoked tokens or ended sessions.
  database.onCommit((whose) => {
    if (whose === 'ours') return
    for (const { bearer, signIn } of [own, ...realms.values()]) {
      bearer.forget()
      signIn.forgetSessions()
    }
  })
  return {
    signIn: signInBy((caller) => of(caller).signIn),
    silentSignIn: signInBy((caller) => of(caller).silentSignIn),
    signTestToken: own.signTestToken,
    identity: {
      serves: (path) => own.identity().serves(path),
      match: (request, path) => of(request).identity().match(request, path),
      fail: (request, error) => of(request).identity().fail(request, error),
    },
  }
}

/** Without a caller it is that of the farm's own tenant. */
const signInBy = (of: (caller: { readonly tenant?: ServedTenant }) => SignIn): SignIn => ({
  challengesFor: (caller) => of(caller).challengesFor(caller),
  identifyCaller: (caller) => of(caller).identifyCaller(caller),
  challengeTo: (caller) => of(caller).challengeTo(caller),
  openSession: (userName, password, caller) => of(caller).openSession(userName, password, caller),
  endSession: (caller) => of(caller).endSession(caller),
  sessionStart: (caller) => of(caller).sessionStart(caller),
  forgetSessions: () => of({}).forgetSessions(),
  renewalFor: (caller) => of(caller).renewalFor(caller),
  mode: of({}).mode,
})

/** Without `tenant` that of the farm's own tenant, which alone accepts the tokens of other issuers. */
function realmOf({ config, farm, settings, log }: RealmParts, ended: EndedSessions, key: Uint8Array, tenant?: ServedTenant): Realm {
  const { database, directory, runtime } = farm
  const { HostName: hostName } = config
  const users = usersOf(config, tenant)
  const guesses = toldGuesses(guessesOf(config, runtime.now), (failure) => farm.audit.signInFailed(failure))
  const service = createTokenService({
    ...{ farm: database, runtime, users, guesses, hostName },
    ...(tenant
      ? { tenantId: tenant.id, settings: tenantIdentitySettings(settings, () => directory.tenantWithId(tenant.id) ?? tenant) }
      : {
          settings,
          others: externalIssuers({
            issuers: externalIssuersOf(config),
            users,
            hostName,
            clockSkewSeconds: config['Identity:ClockSkewSeconds'],
            now: runtime.now,
          }),
        }),
  })
  const { bearer } = service
  const silentSignIn = signInOf(config, { users, guesses, bearer, key, ended, runtime })
  const signIn = toldTokens(silentSignIn, (failure) => farm.audit.signInFailed(failure))
  let identity: AddressedEdge | undefined
  return {
    signIn,
    silentSignIn,
    bearer,
    signTestToken(claims, lifetimeSeconds) {
      const { sub = 'tester' } = claims
      const plain = typeof sub === 'string' ? sub : 'tester'
      return service.tokens.mintTestToken({ sub, name: plain, email: `${plain}@${hostName}`, ...claims }, lifetimeSeconds)
    },
    identity() {
      identity ??= createIdentity({ ...service, signIn, signInPage }, config['Contract:Mode'], log)
      return identity
    },
  }
}
