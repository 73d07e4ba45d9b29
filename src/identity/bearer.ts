import { decodeJwt } from 'jose'
import type { SignInFailure } from '../core/acts/audit/sign-in-failures.ts'
import type { Grants } from '../core/acts/identity/grants.ts'
import { tokenReachOf } from '../core/acts/identity/scopes.ts'
import { clientPrefix } from '../core/acts/identity/subject.ts'
import type { Users } from '../core/acts/people/identity-providers.ts'
import { BoundedMap } from '../core/kernel/bounded-map.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Actor } from '../core/model/people/actor.ts'
import { identify } from '../core/model/people/login-names.ts'
import type { Scheme, SignIn } from '../http/sign-in/sign-in.ts'
import { type AccessClaims, type Tokens, tokenLengthLimit } from './tokens.ts'

/** Verifies tokens of one issuer. */
export interface TokenVerifier {
  /** The actor of the token, and its expiry (milliseconds). Fails with `sign_in_required`. */
  verify(token: string): Promise<{ readonly actor: Actor; readonly expiresAt: number }>
}

export interface BearerScheme extends Scheme {
  /** Clears the cache, because tokens have been revoked. */
  forget(): void
}

export interface BearerOptions {
  readonly own: TokenVerifier
  /** Verifiers for the tokens of other issuers, by `iss`. */
  readonly others?: ReadonlyMap<string, TokenVerifier>
  readonly now: () => number
}

/** The maximum number of cached verified tokens; each is cached until it expires. */
const cacheSize = 5_000

export function createBearer({ own, others = new Map(), now }: BearerOptions): BearerScheme {
  const verified = new BoundedMap<string, { readonly token: string; readonly actor: Actor; readonly expiresAt: number }>(cacheSize)
  /** How often the cache was cleared: a check that began before may be out of date. */
  let forgotten = 0
  const verify = async (token: string): Promise<Actor> => {
    const verifier = (others.size > 0 && others.get(claimOf(token, 'iss'))) || own
    const asked = forgotten
    const found = await verifier.verify(token)
    if (asked === forgotten) verified.set(keyOf(token), { token, ...found })
    return found.actor
  }
  return {
    name: 'Bearer',
    identify(token) {
      const known = verified.get(keyOf(token))
      if (known && known.token === token && known.expiresAt > now()) return known.actor
      return verify(token)
    },
    challengesFor: ({ headers }) => [
      /^bearer /i.test(headers.authorization ?? '') ? 'Bearer realm="Tenon", error="invalid_token"' : 'Bearer realm="Tenon"',
    ],
    forget() {
      forgotten += 1
      verified.clear()
    },
  }
}

/**
 * The end of the signature. With the whole token as the key, its hash would cost a tenth of a request; comparing the
 * token costs almost nothing.
 */
const keyOf = (token: string): string => token.slice(-64)

/** A claim of a token, not verified yet. */
function claimOf(token: string, name: 'iss' | 'sub'): string {
  if (token.length > tokenLengthLimit) return ''
  try {
    const claim: unknown = decodeJwt(token)[name]
    return typeof claim === 'string' ? claim : ''
  } catch {
    return ''
  }
}

/** A sign-in that tells `note` of every request whose token is refused. The name is what the token claims, not verified. */
export const toldTokens = (signIn: SignIn, note: (failure: SignInFailure) => void): SignIn => ({
  ...signIn,
  identifyCaller(caller) {
    const { authorization = '' } = caller.headers
    const token = /^bearer /i.test(authorization) ? authorization.slice('bearer '.length).trim() : undefined
    const found = signIn.identifyCaller(caller)
    if (token === undefined || !(found instanceof Promise)) return found
    void found.catch((error: unknown) => {
      const isRefused = error instanceof DomainError && error.reason === kernelReasons.sign_in_required.name
      if (isRefused) note({ account: claimOf(token, 'sub'), address: caller.clientAddress, ofToken: true })
    })
    return found
  },
})

export interface OwnTokenOptions {
  readonly tokens: Tokens
  readonly grants: Pick<Grants, 'isRevoked'>
  readonly users: Users
  readonly hostName: string
  /** Whether a token allows only what its scopes name. */
  readonly requireScope: boolean
}

/** The tokens of this server: valid, of no revoked family, and of a user who still exists. */
export function ownTokens({ tokens, grants, users, hostName, requireScope }: OwnTokenOptions): TokenVerifier {
  return {
    async verify(token) {
      const claims = await tokens.verifyAccessToken(token)
      if (await grants.isRevoked(token)) throw refused('it has been revoked.')
      const actor = actorFor(claims, requireScope, users, hostName)
      if (!actor) throw refused('its user no longer exists.')
      return { actor, expiresAt: claims.expiresAt }
    },
  }
}

function actorFor(claims: AccessClaims, requireScope: boolean, users: Users, hostName: string): Actor | undefined {
  const { sub, roles, name, email, scp } = claims
  const identity = identify(sub, hostName)
  if (!identity) return undefined
  // A client's own token allows everything (protocol/sign-in#scopes): its roles limit it.
  if (sub.startsWith(clientPrefix)) return users.actorFor({ ...identity, title: name, email }, { roles, defaultGroup: 'None' }, 'Bearer')
  const user = users.actorNamed(sub, 'Bearer')
  if (!user) return undefined
  const reach = requireScope ? tokenReachOf(scp) : undefined
  // Everything about a user except group membership is in the token (protocol/permissions#roles-from-outside).
  const { title, groups, defaultGroup } = user
  return users.actorFor(identity, { title, email: user.email, groups, roles: [...user.roles, ...roles], defaultGroup, reach }, 'Bearer')
}

const refused = (message: string) =>
  new DomainError(kernelReasons.sign_in_required, { message: `the bearer token is not valid: ${message}` })
