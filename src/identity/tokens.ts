import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Subject } from '../core/acts/identity/subject.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { isCanonicalParts } from '../formats/base64url.ts'
import type { KeyRing, RingKey } from './key-ring.ts'

/** What a genuine access token says. */
export interface AccessClaims extends Subject {
  /** With blanks between them. */
  readonly scp: string
  /** Milliseconds; Infinity where lifetimes are not looked at. */
  readonly expiresAt: number
}

export interface TokenSettings {
  /** Asked for with each token, because a port that the system chooses is known only when the server listens. */
  readonly issuer: () => string
  readonly audience: () => string
  readonly lifetimeSeconds: number
  readonly validateIssuer: boolean
  readonly validateAudience: boolean
  readonly validateLifetime: boolean
  /** Whether a key that has been replaced stops to count at its time. */
  readonly validateIssuerSigningKey: boolean
}

export interface Tokens {
  /** A JWT with exactly the claims of the specification. */
  mintAccessToken(subject: Subject, scope: string): Promise<string>
  /** An ID token for a client (OpenID Connect Core, 2). */
  mintIdToken(claims: Readonly<Record<string, unknown>>, clientId: string): Promise<string>
  /**
   * What an access token of this server says. Signature and algorithm are
   * always checked, the rest as the settings say. Fails with `sign_in_required`.
   */
  verifyAccessToken(token: string): Promise<AccessClaims>
}

const algorithm = 'RS256'
/** No token of ours is near it; what is longer is not worth looking at. */
export const tokenLengthLimit = 8192

/**
 * Fails with `sign_in_required` unless the token is as its issuer spelled it. A
 * decoder reads other spellings of a signature as the same bytes: a token that
 * was revoked would hold again under each of them.
 */
export function demandOneSpelling(token: string): void {
  if (token.length > tokenLengthLimit) throw refused(`it has more than ${tokenLengthLimit} characters.`)
  if (!isCanonicalParts(token, 3)) throw refused('it is no JWT that can be read.')
}

export function createTokens(ring: KeyRing, settings: TokenSettings, now: () => number): Tokens {
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
  // The key is ours, found by its name: whatever a token says of keys itself (jwk, jku, x5u, x5c) is not looked at.
  const keyOf = async ({ kid }: { readonly kid?: unknown }) => {
    const key = typeof kid === 'string' ? await ring.find(kid) : undefined
    if (!key || (settings.validateIssuerSigningKey && isRetired(key, now())))
      throw refused('it is signed with a key that does not count here.')
    return key.publicKey
  }
  return {
    mintAccessToken: ({ sub, name, email, roles }, scope) => mint({ sub, name, email, roles: [...roles], scp: scope }, settings.audience()),
    mintIdToken: (claims, clientId) => mint(claims, clientId),
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
        return claimsOf(payload, settings.validateLifetime)
      } catch (error) {
        throw error instanceof DomainError ? error : refusalOf(error)
      }
    },
  }
}

const isRetired = ({ retiresAt }: RingKey, now: number): boolean => retiresAt !== null && retiresAt <= now

/** An ID token has no `scp`, and nothing else of this server has all that is asked for here. */
function claimsOf({ sub = '', scp, name, email, roles, exp = 0 }: JWTPayload, validateLifetime: boolean): AccessClaims {
  const isWhole = typeof scp === 'string' && typeof name === 'string' && typeof email === 'string' && isTexts(roles)
  if (!isWhole) throw refused('it is no access token.')
  return { sub, scp, name, email, roles, expiresAt: validateLifetime ? exp * 1000 : Number.POSITIVE_INFINITY }
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Says what is wrong, and nothing of what is in the token. */
function refusalOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return refused('it has expired.')
  if (error instanceof errors.JWTClaimValidationFailed) return refused(`its claim ${error.claim} is not as it has to be here.`)
  if (error instanceof errors.JWSSignatureVerificationFailed) return refused('its signature is not genuine.')
  if (error instanceof errors.JOSEAlgNotAllowed) return refused(`its algorithm is not ${algorithm}.`)
  if (error instanceof errors.JOSEError || error instanceof TypeError) return refused('it is no JWT that can be read.')
  return error
}

const refused = (message: string) =>
  new DomainError(kernelReasons.sign_in_required, { message: `the bearer token does not hold: ${message}` })
