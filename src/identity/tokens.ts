import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Subject } from '../core/acts/identity/subject.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { ownTenantSlug } from '../core/model/sites/tenant.ts'
import { isCanonicalParts } from '../formats/base64url.ts'
import { type KeyRing, keysFreshMs, type RingKey } from './key-ring.ts'

/** The claims of a valid access token. */
export interface AccessClaims extends Subject {
  /** Separated by blanks. */
  readonly scp: string
  /** Milliseconds. If expiry is not checked, when the token is to be looked at again: its key may be replaced. */
  readonly expiresAt: number
}

export interface TokenSettings {
  /** A function, because a port that the system chooses is known only after the server listens. */
  readonly issuer: () => string
  readonly audience: () => string
  readonly lifetimeSeconds: number
  readonly validateIssuer: boolean
  readonly validateAudience: boolean
  readonly validateLifetime: boolean
  /** Whether a replaced key becomes invalid at its expiry. */
  readonly validateIssuerSigningKey: boolean
  /** The slug of the tenant, which its tokens carry as `tid`. Missing in a farm without tenants. */
  readonly tenant?: string
}

export interface Tokens {
  /** A JWT with exactly the claims of protocol/sign-in#tokens. */
  mintAccessToken(subject: Subject, scope: string): Promise<string>
  /** A token with any claims, for tests; those that are missing are as in an access token. */
  mintTestToken(claims: Readonly<Record<string, unknown>>, lifetimeSeconds?: number): Promise<string>
  /** An ID token for a client (OpenID Connect Core, 2). */
  mintIdToken(claims: Readonly<Record<string, unknown>>, clientId: string): Promise<string>
  /**
   * The claims of an access token of this server. Signature and algorithm are always checked, the rest by the settings.
   * Fails with `sign_in_required`.
   */
  verifyAccessToken(token: string): Promise<AccessClaims>
}

const algorithm = 'RS256'
/** Far longer than any token of ours; longer texts are not checked. */
export const tokenLengthLimit = 8192

/**
 * Fails with `sign_in_required` unless the token has its canonical encoding. A decoder accepts other encodings of the
 * same signature: a revoked token would be valid again under each of them.
 */
export function demandOneSpelling(token: string): void {
  if (token.length > tokenLengthLimit) throw refused(`it has more than ${tokenLengthLimit} characters.`)
  if (!isCanonicalParts(token, 3)) throw refused('it is not a valid JWT.')
}

export function createTokens(ring: KeyRing, settings: TokenSettings, now: () => number): Tokens {
  const tid = settings.tenant === undefined ? {} : { tid: settings.tenant }
  const mint = async (claims: JWTPayload, audience: string): Promise<string> => {
    const [key] = await ring.keys()
    if (!key) throw new Error('there is no signing key')
    const seconds = Math.floor(now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.kid })
      .setIssuer(settings.issuer())
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setNotBefore(seconds)
      .setExpirationTime(seconds + settings.lifetimeSeconds)
      .sign(key.privateKey)
  }
  // The key is one of ours, found by its id; key data in a token (jwk, jku, x5u, x5c) is ignored.
  const keyOf = async ({ kid }: { readonly kid?: unknown }) => {
    const key = typeof kid === 'string' ? await ring.find(kid) : undefined
    if (!key || (settings.validateIssuerSigningKey && isRetired(key, now()))) throw refused('it is signed with an unknown or expired key.')
    return key.publicKey
  }
  return {
    mintAccessToken: ({ sub, name, email, roles }, scope) =>
      mint({ sub, name, email, roles: [...roles], scp: scope, ...tid }, settings.audience()),
    async mintTestToken(claims, lifetimeSeconds = settings.lifetimeSeconds) {
      const [key] = await ring.keys()
      if (!key) throw new Error('there is no signing key')
      const seconds = Math.floor(now() / 1000)
      const usual = {
        ...{ iss: settings.issuer(), aud: settings.audience(), iat: seconds, nbf: Math.min(seconds, seconds + lifetimeSeconds) },
        ...{ exp: seconds + lifetimeSeconds, scp: 'AllSites.FullControl', roles: [], ...tid },
      }
      const protectedHeader = { alg: algorithm, typ: 'JWT', kid: key.kid }
      return new SignJWT({ ...usual, ...claims }).setProtectedHeader(protectedHeader).sign(key.privateKey)
    },
    mintIdToken: (claims, clientId) => mint({ ...claims, ...tid }, clientId),
    async verifyAccessToken(token) {
      demandOneSpelling(token)
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [algorithm],
          typ: 'JWT',
          requiredClaims: ['sub', 'scp', 'exp', 'nbf'],
          ...(settings.validateIssuer && { issuer: settings.issuer() }),
          ...(settings.validateAudience && { audience: settings.audience() }),
          ...(!settings.validateLifetime && { clockTolerance: Number.MAX_SAFE_INTEGER }),
          currentDate: new Date(now()),
        })
        // A farm without tenants issues tokens that name none.
        if ((payload.tid ?? ownTenantSlug) !== (settings.tenant ?? ownTenantSlug)) throw refused('it belongs to another tenant.')
        return { ...claimsOf(payload), ...(!settings.validateLifetime && { expiresAt: now() + keysFreshMs }) }
      } catch (error) {
        throw error instanceof DomainError ? error : refusalOf(error)
      }
    },
  }
}

const isRetired = ({ retiresAt }: RingKey, now: number): boolean => retiresAt !== null && retiresAt <= now

/** An ID token has no `scp`, and no other token of this server has all these claims. */
function claimsOf({ sub = '', scp, name, email, roles, exp = 0 }: JWTPayload): AccessClaims {
  const isWhole = typeof scp === 'string' && typeof name === 'string' && typeof email === 'string' && isTexts(roles)
  if (!isWhole) throw refused('it is not an access token.')
  return { sub, scp, name, email, roles, expiresAt: exp * 1000 }
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Describes the error without any content of the token. */
function refusalOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return refused('it has expired.')
  if (error instanceof errors.JWTClaimValidationFailed) return refused(`its claim ${error.claim} has the wrong value.`)
  if (error instanceof errors.JWSSignatureVerificationFailed) return refused('its signature is wrong.')
  if (error instanceof errors.JOSEAlgNotAllowed) return refused(`its algorithm is not ${algorithm}.`)
  if (error instanceof errors.JOSEError || error instanceof TypeError) return refused('it is not a valid JWT.')
  return error
}

const refused = (message: string) =>
  new DomainError(kernelReasons.sign_in_required, { message: `the bearer token is not valid: ${message}` })
