import { decodeJwt } from 'jose'
import type { Grants } from '../core/acts/identity/grants.ts'
import { reachOf } from '../core/acts/identity/scopes.ts'
import { clientPrefix } from '../core/acts/identity/subject.ts'
import type { Users } from '../core/acts/people/identity-providers.ts'
import { BoundedMap } from '../core/kernel/bounded-map.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Actor } from '../core/model/people/actor.ts'
import { identify } from '../core/model/people/login-names.ts'
import type { Scheme } from '../http/sign-in/sign-in.ts'
import { type AccessClaims, type Tokens, tokenLengthLimit } from './tokens.ts'

/** Checks tokens of one issuer. */
export interface TokenVerifier {
  /** Whom the token speaks for, and until when (milliseconds). Fails with `sign_in_required`. */
  verify(token: string): Promise<{ readonly actor: Actor; readonly expiresAt: number }>
}

export interface BearerScheme extends Scheme {
  /** Forgets what it has found, because tokens have been revoked. */
  forget(): void
}

export interface BearerOptions {
  readonly own: TokenVerifier
  /** Verifiers of the tokens of other issuers, by `iss`. */
  readonly others?: ReadonlyMap<string, TokenVerifier>
  readonly now: () => number
}

/** Tokens that were found to hold, at most so many; each until it expires. */
const cacheSize = 5_000

export function createBearer({ own, others = new Map(), now }: BearerOptions): BearerScheme {
  const verified = new BoundedMap<string, { readonly token: string; readonly actor: Actor; readonly expiresAt: number }>(cacheSize)
  const verify = async (token: string): Promise<Actor> => {
    const verifier = (others.size > 0 && others.get(issuerOf(token))) || own
    const found = await verifier.verify(token)
    verified.set(keyOf(token), { token, ...found })
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
    forget: () => verified.clear(),
  }
}

/**
 * The end of the signature. Looking up the whole token would cost its hash with each request, a tenth of what the request
 * costs otherwise; comparing it costs next to nothing.
 */
const keyOf = (token: string): string => token.slice(-64)

/** The issuer that a token names, which nobody has vouched for yet. */
function issuerOf(token: string): string {
  if (token.length > tokenLengthLimit) return ''
  try {
    return decodeJwt(token).iss ?? ''
  } catch {
    return ''
  }
}

export interface OwnTokenOptions {
  readonly tokens: Tokens
  readonly grants: Pick<Grants, 'isRevoked'>
  readonly users: Users
  readonly hostName: string
  /** Whether a token opens only what its scopes name. */
  readonly requireScope: boolean
}

/** The tokens of this server: genuine, of no family that has ended, and of somebody who is still known. */
export function ownTokens({ tokens, grants, users, hostName, requireScope }: OwnTokenOptions): TokenVerifier {
  return {
    async verify(token) {
      const claims = await tokens.verifyAccessToken(token)
      if (await grants.isRevoked(token)) throw refused('it has been revoked.')
      const actor = actorFor(claims, requireScope, users, hostName)
      if (!actor) throw refused('the user it was issued for is not known any more.')
      return { actor, expiresAt: claims.expiresAt }
    },
  }
}

function actorFor(claims: AccessClaims, requireScope: boolean, users: Users, hostName: string): Actor | undefined {
  const { sub, roles, name, email, scp } = claims
  const identity = identify(sub, hostName)
  if (!identity) return undefined
  // A client's own token opens everything (decisions AB): its roles say what it may do.
  if (sub.startsWith(clientPrefix)) return users.actorFor({ ...identity, title: name, email }, { roles, defaultGroup: 'None' }, 'Bearer')
  const user = users.actorNamed(sub, 'Bearer')
  if (!user) return undefined
  const reach = requireScope ? reachOf(scp) : undefined
  // What a user is beside a member of groups stands in the token (decisions N).
  const { title, groups, defaultGroup } = user
  return users.actorFor(identity, { title, email: user.email, groups, roles: [...user.roles, ...roles], defaultGroup, reach }, 'Bearer')
}

const refused = (message: string) =>
  new DomainError(kernelReasons.sign_in_required, { message: `the bearer token does not hold: ${message}` })
