import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { identityReasons } from '../core/acts/identity/reasons.ts'
import type { UserProfile, Users } from '../core/acts/people/identity-providers.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { type Identity, identify } from '../core/model/people/login-names.ts'
import type { TokenVerifier } from './bearer.ts'
import { demandOneSpelling } from './tokens.ts'

/** An external identity provider whose tokens are accepted (docs/identity.md). */
export interface ExternalIssuer {
  /** The name of the issuer in the login names of its users. */
  readonly name: string
  /** Its `iss`, from which its metadata URL is built. */
  readonly issuer: string
  readonly audience: string
  /** The claims with the user's name, groups and roles. */
  readonly userClaim: string
  readonly groupsClaim: string
  readonly rolesClaim: string
  readonly defaultGroup: UserProfile['defaultGroup']
  /** A token allows everything if it has one of these scopes, and nothing otherwise; if empty, no scope is required. */
  readonly scopes: readonly string[]
}

export interface ExternalIssuersOptions {
  readonly issuers: readonly ExternalIssuer[]
  readonly users: Users
  readonly hostName: string
  /** The tolerated difference between the issuer's clock and ours. */
  readonly clockSkewSeconds: number
  readonly now: () => number
}

/** Only asymmetric algorithms: knowing a public key must not be enough to sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const timeoutMs = 5_000
/** The time between two attempts, so that invalid tokens do not cause repeated requests to the issuer. */
const cooldownMs = 30_000
const keysMaxAgeMs = 10 * 60_000
/** The maximum size of metadata and of keys. */
const documentBytes = 1_048_576

/** Verifiers for the tokens of external issuers, by `iss`. Nothing is fetched before the first token of an issuer. */
export const externalIssuers = (options: ExternalIssuersOptions): ReadonlyMap<string, TokenVerifier> =>
  new Map(options.issuers.map((issuer) => [issuer.issuer, verifierOf(issuer, options)]))

function verifierOf(issuer: ExternalIssuer, options: ExternalIssuersOptions): TokenVerifier {
  const { users, hostName, now, clockSkewSeconds } = options
  const keys = discoveredKeys(issuer.issuer, now)
  return {
    async verify(token) {
      demandOneSpelling(token)
      const payload = await checked(token, issuer, await keys(), options)
      const identity = identityOf(payload, issuer, hostName)
      const actor = users.actorFor(identity, profileOf(payload, issuer), 'Bearer')
      return { actor, expiresAt: ((payload.exp ?? 0) + clockSkewSeconds) * 1000 }
    },
  }
}

/** Errors that mean that the keys could not be fetched. */
const ofKeys: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code])

/** The claims of a valid token; `exp`, `nbf` and `iat` are checked with the clock tolerance. */
async function checked(
  token: string,
  { issuer, audience }: ExternalIssuer,
  keys: JWTVerifyGetKey,
  { clockSkewSeconds, now }: ExternalIssuersOptions,
): Promise<JWTPayload> {
  try {
    const currentDate = new Date(now())
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      clockTolerance: clockSkewSeconds,
      requiredClaims: ['exp'],
      currentDate,
    })
    if (payload.iat !== undefined && payload.iat > Math.floor(currentDate.getTime() / 1000) + clockSkewSeconds)
      throw new errors.JWTClaimValidationFailed('iat is in the future', payload, 'iat')
    return payload
  } catch (error) {
    // jose has error classes for invalid tokens; any other error comes from fetching the keys.
    if (error instanceof errors.JOSEError && !ofKeys.has(error.code))
      throw refused('its signature is wrong, or it is not for this server, or it has expired.')
    throw unreachable(issuer, error)
  }
}

/**
 * The keys from the issuer's metadata (OpenID Connect Discovery, 4). Fetched once; after a failure, again after 30
 * seconds at the earliest.
 */
function discoveredKeys(issuer: string, now: () => number): () => Promise<JWTVerifyGetKey> {
  let found: Promise<JWTVerifyGetKey> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (found) return found
    if (now() - failedAt < cooldownMs) return Promise.reject(unreachable(issuer, undefined))
    const looking = discover(issuer)
    found = looking
    looking.catch(() => {
      found = undefined
      failedAt = now()
    })
    return looking
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  try {
    const reply = await boundedFetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {})
    const metadata = reply.ok ? ((await reply.json()) as { issuer?: unknown; jwks_uri?: unknown }) : {}
    const address = typeof metadata.jwks_uri === 'string' && URL.canParse(metadata.jwks_uri) ? new URL(metadata.jwks_uri) : undefined
    if (metadata.issuer !== issuer || !address || (address.protocol !== 'https:' && address.protocol !== new URL(issuer).protocol))
      throw new Error(`the metadata of ${issuer} (status ${reply.status}) name another issuer or no keys`)
    return createRemoteJWKSet(address, {
      timeoutDuration: timeoutMs,
      cooldownDuration: cooldownMs,
      cacheMaxAge: keysMaxAgeMs,
      [customFetch]: boundedFetch,
    })
  } catch (error) {
    throw unreachable(issuer, error)
  }
}

/** Fetches at most 1 MiB within 5 seconds, without following redirects. */
async function boundedFetch(address: string, options: RequestInit): Promise<Response> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])])
  const reply = await fetch(address, { ...options, redirect: 'error', signal })
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of reply.body ?? []) {
    size += piece.length
    if (size > documentBytes) throw new Error(`${address} answers with more than ${documentBytes} bytes`)
    pieces.push(piece)
  }
  return new Response(Buffer.concat(pieces), { status: reply.status, headers: reply.headers })
}

/** The claim codes of the established server for the user names of trusted issuers. */
const claimTypes: ReadonlyMap<string, string> = new Map([
  ['email', '5'],
  ['upn', 'e'],
])
const nameIdentifier = '?'

/**
 * The user of the token: always a user of this issuer, whatever the name, so that no external user can have the name of
 * a local one.
 */
function identityOf(payload: JWTPayload, { name, userClaim }: ExternalIssuer, hostName: string): Identity {
  const value = textIn(payload, userClaim)
  if (value === undefined) throw refused(`it has no claim '${userClaim}'.`)
  // Anyone who can enter any address into an account of the issuer must not become the owner of that address.
  if (userClaim === 'email' && payload.email_verified !== true) throw refused('its claim email_verified is not true.')
  const identity = identify(`i:0${claimTypes.get(userClaim) ?? nameIdentifier}.t|${name}|${value}`, hostName)
  if (!identity) throw refused(`its claim '${userClaim}' is too long for a user name.`)
  return identity
}

function profileOf(payload: JWTPayload, { name, groupsClaim, rolesClaim, defaultGroup, scopes }: ExternalIssuer): UserProfile {
  const title = textIn(payload, 'name')
  const email = textIn(payload, 'email')
  const roles = textsIn(payload, rolesClaim)
  const groups = [...textsIn(payload, groupsClaim), ...roles].map((group) => `c:0-.t|${name}|${group}`)
  return {
    ...(title !== undefined && { title }),
    ...(email !== undefined && { email }),
    roles,
    groups,
    defaultGroup,
    reach: reachIn(payload, scopes),
  }
}

/** Issuers write scopes in `scp`, as text or list, or in `scope` (RFC 9068, 2.2.3). */
function reachIn(payload: JWTPayload, scopes: readonly string[]): UserProfile['reach'] {
  if (scopes.length === 0) return undefined
  const held = [payload.scp, payload.scope].flat().flatMap((value) => (typeof value === 'string' ? value.split(' ') : []))
  const opens = held.some((scope) => scopes.includes(scope)) ? 'everything' : 'nothing'
  return { opens, tellsUser: held.includes('openid'), wants: scopes.join(' ') }
}

const longest = 200

function textIn(payload: JWTPayload, claim: string): string | undefined {
  const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest + 1) : undefined
}

/** One text or several; a text longer than a name is dropped. */
function textsIn(payload: JWTPayload, claim: string): string[] {
  const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= longest)
}

const refused = (message: string) =>
  new DomainError(kernelReasons.sign_in_required, { message: `the bearer token is not valid: ${message}` })

const unreachable = (issuer: string, cause: unknown) => new DomainError(identityReasons.issuer_unreachable, { issuer }, { cause })
