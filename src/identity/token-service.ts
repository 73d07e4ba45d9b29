import { type Clients, createClients } from '../core/acts/identity/clients.ts'
import { createGrants, type Grants } from '../core/acts/identity/grants.ts'
import { ensureSigningKeys } from '../core/acts/identity/signing-keys.ts'
import type { Users } from '../core/acts/people/identity-providers.ts'
import type { FarmDatabase, Runtime } from '../core/kernel/ports.ts'
import type { Guesses } from '../http/sign-in/guesses.ts'
import type { SignIn } from '../http/sign-in/sign-in.ts'
import { type BearerScheme, createBearer, ownTokens, type TokenVerifier } from './bearer.ts'
import type { SignInPage } from './forms.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import { createTokens, type TokenSettings, type Tokens } from './tokens.ts'

export interface IdentitySettings extends TokenSettings {
  /** Whether tokens are issued and accepted. */
  readonly offersTokens: boolean
  /** Whether a token allows only what its scopes name. */
  readonly requireScope: boolean
  readonly refreshLifetimeMs: number
  readonly clients: Parameters<typeof createClients>[0]
  /** The user of authorize if any user name can sign in and the request has no hint. */
  readonly firstAdministrator: string
}

export interface TokenServiceOptions {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly users: Users
  readonly guesses: Guesses
  readonly hostName: string
  readonly settings: IdentitySettings
  /** Missing for the farm's own tenant. */
  readonly tenantId?: string
  /** Verifiers for the tokens of other issuers, by `iss`. */
  readonly others?: ReadonlyMap<string, TokenVerifier>
}

/** Issues and verifies tokens; includes the authentication scheme for them. */
export interface TokenService {
  readonly settings: IdentitySettings
  readonly hostName: string
  readonly users: Users
  readonly guesses: Guesses
  readonly clients: Clients
  readonly grants: Grants
  readonly ring: KeyRing
  readonly tokens: Tokens
  readonly bearer: BearerScheme
  readonly firstAdministrator: string
  readonly now: () => number
}

export function createTokenService(options: TokenServiceOptions): TokenService {
  const { farm, runtime, users, guesses, hostName, settings, tenantId, others } = options
  const { now } = runtime
  const ring = createKeyRing(() => ensureSigningKeys(farm, runtime, tenantId), now)
  const tokens = createTokens(ring, settings, now)
  const onRevoked = () => bearer.forget()
  const grants = createGrants({ farm, runtime, tenantId, refreshLifetimeMs: settings.refreshLifetimeMs, onRevoked })
  const bearer = createBearer({
    own: ownTokens({ tokens, grants, users, hostName, requireScope: settings.requireScope }),
    now,
    ...(others && { others }),
  })
  const clients = createClients(settings.clients)
  return { settings, hostName, users, guesses, clients, grants, ring, tokens, bearer, now, firstAdministrator: settings.firstAdministrator }
}

/** The services that the handlers of this edge use. */
export interface IdentityParts extends TokenService {
  readonly signIn: SignIn
  readonly signInPage: SignInPage
}
