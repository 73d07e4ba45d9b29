import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { identityReasons } from '../core/acts/identity/reasons.ts'
import type { UserProfile, Users } from '../core/acts/people/identity-providers.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { type Identity, identify } from '../core/model/people/login-names.ts'
import type { TokenVerifier } from './bearer.ts'
import { demandOneSpelling } from './tokens.ts'

/** An identity provider elsewhere whose tokens are taken (specification, Authentication; docs/identity.md). */
export interface ExternalIssuer {
  /** What its users' login names have for it. */
  readonly name: string
  /** Its `iss`, from which its metadata are found. */
  readonly issuer: string
  readonly audience: string
  /** The claims that name the user, its groups and its roles. */
  readonly userClaim: string
  readonly groupsClaim: string
  readonly rolesClaim: string
  readonly defaultGroup: UserProfile['defaultGroup']
  /** Its tokens open everything with one of these, and nothing without; empty where no scope is demanded. */
  readonly scopes: readonly string[]
}

export interface ExternalIssuersOptions {
  readonly issuers: readonly ExternalIssuer[]
  readonly users: Users
  readonly hostName: string
  readonly now: () => number
}

/** Asymmetric ones alone: whoever knows a public key must not be able to sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

/** How far the clocks of two servers may be apart. */
const clockToleranceSeconds = 60
const timeoutMs = 5_000
/** Between two attempts, so that false tokens do not make us ask again and again. */
const cooldownMs = 30_000
const keysMaxAgeMs = 10 * 60_000
/** Of metadata and of keys. */
const documentBytes = 1_048_576

/** Verifiers of the tokens of issuers elsewhere, by `iss`. Nothing is fetched before a token of the issuer comes. */
export const externalIssuers = (options: ExternalIssuersOptions): ReadonlyMap<string, TokenVerifier> =>
  new Map(options.issuers.map((issuer) => [issuer.issuer, verifierOf(issuer, options)]))

function verifierOf(issuer: ExternalIssuer, { users, hostName, now }: ExternalIssuersOptions): TokenVerifier {
  const keys = discoveredKeys(issuer.issuer, now)
  return {
    async verify(token) {
      demandOneSpelling(token)
      const payload = await checked(token, issuer, await keys(), now)
      const identity = identityOf(payload, issuer, hostName)
      const actor = users.actorFor(identity, profileOf(payload, issuer), 'Bearer')
      return { actor, expiresAt: (payload.exp ?? 0) * 1000 }
    },
  }
}

/** Failures of asking for the keys. */
const ofKeys: ReadonlySet<string> = new Set(['ERR_JOSE_GENERIC', errors.JWKSTimeout.code, errors.JWKSInvalid.code])

async function checked(token: string, { issuer, audience }: ExternalIssuer, keys: JWTVerifyGetKey, now: () => number): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['exp'],
      currentDate: new Date(now()),
    })
    return payload
  } catch (error) {
    // jose names what is wrong with a token by a class of its own; all else came of asking for the keys.
    if (error instanceof errors.JOSEError && !ofKeys.has(error.code))
      throw refused('it is not genuine, not for this server, or out of date.')
    throw unreachable(issuer, error)
  }
}

/**
 * The keys that the issuer's metadata lead to (OpenID Connect Discovery, 4).
 * Found once; looked for again after a failure, not sooner than after 30 seconds.
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

/** At most 1 MiB within 5 seconds, and from nowhere else than where it is asked for. */
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

/** As the established server encodes the claims that trusted issuers name their users by. */
const claimTypes: ReadonlyMap<string, string> = new Map([
  ['email', '5'],
  ['upn', 'e'],
])
const nameIdentifier = '?'

/**
 * Who the token speaks for: always a user of this issuer, whatever the name, so
 * that nobody elsewhere can be called like somebody here.
 */
function identityOf(payload: JWTPayload, { name, userClaim }: ExternalIssuer, hostName: string): Identity {
  const value = textIn(payload, userClaim)
  if (value === undefined) throw refused(`it has no claim '${userClaim}'.`)
  // Whoever may write any address into an account of the issuer must not become its owner.
  if (userClaim === 'email' && payload.email_verified !== true) throw refused('it does not say that its e-mail address is verified.')
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

/** Issuers name scopes in `scp`, as a text or a list, or in `scope` (RFC 9068, 2.2.3). */
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

/** One text or several; what is longer than a name is none. */
function textsIn(payload: JWTPayload, claim: string): string[] {
  const value = Object.hasOwn(payload, claim) ? payload[claim] : undefined
  const texts: unknown[] = Array.isArray(value) ? value : [value]
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= longest)
}

const refused = (message: string) =>
  new DomainError(kernelReasons.sign_in_required, { message: `the bearer token does not hold: ${message}` })

const unreachable = (issuer: string, cause: unknown) => new DomainError(identityReasons.issuer_unreachable, { issuer }, { cause })
