import { type Subject, subjectOf } from '../core/acts/identity/subject.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import type { Actor } from '../core/model/people/actor.ts'
import type { Request } from '../http/message/message.ts'
import { type Handler, type Handlers, uncached } from './handlers.ts'
import type { IdentityParts } from './token-service.ts'

/** A client that misses a key in its cache requests the keys again at once. */
const kept = { 'Cache-Control': 'public, max-age=60' }

/** The discovery document (protocol/sign-in#tokens; OpenID Connect Discovery, 3). */
export const getOpenIdConfiguration =
  ({ settings }: IdentityParts): Handler<'getOpenIdConfiguration'> =>
  (_call, reply) => {
    const issuer = settings.issuer()
    const base = `${issuer.replace(/\/$/, '')}/oauth2/v2.0`
    return reply.json(
      200,
      {
        issuer,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/token`,
        jwks_uri: `${base}/keys`,
        userinfo_endpoint: `${base}/userinfo`,
        response_types_supported: ['code', 'token'],
        response_modes_supported: ['query', 'fragment'],
        grant_types_supported: ['authorization_code', 'client_credentials', 'refresh_token'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        code_challenge_methods_supported: ['S256', 'plain'],
        scopes_supported: ['openid', 'profile', 'email'],
        claims_supported: ['sub', 'name', 'email', 'roles'],
      },
      kept,
    )
  }

/** The public keys of all tokens that may still be valid (RFC 7517). */
export const getJwks =
  ({ ring, now }: IdentityParts): Handler<'getJwks'> =>
  async (_call, reply) => {
    const keys = await ring.keys()
    const counting = keys.filter(({ retiresAt }) => retiresAt === null || retiresAt > now())
    return reply.json(
      200,
      { keys: counting.map(({ kid, publicJwk }) => ({ ...publicJwk, use: 'sig' as const, alg: 'RS256' as const, kid })) },
      kept,
    )
  }

/** The claims of an access token's user (OpenID Connect Core, 5.3), by GET and by POST. */
export const userInfoHandlers = (parts: IdentityParts): Pick<Handlers, 'getUserInfo' | 'postUserInfo'> => {
  const claimsOf = async (request: Request): Promise<Subject> => subjectOf(await bearerOf(parts, request), parts.hostName)
  return {
    getUserInfo: async ({ request }, reply) => reply.json(200, await claimsOf(request), uncached),
    postUserInfo: async ({ request }, reply) => reply.json(200, await claimsOf(request), uncached),
  }
}

/** The actor of the request's token. Fails with `sign_in_required`, and with `insufficient_scope` without `openid`. */
async function bearerOf({ bearer }: IdentityParts, request: Request): Promise<Actor> {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.authorization?.trim() ?? '') ?? []
  if (token === undefined)
    throw new DomainError(kernelReasons.sign_in_required, { message: 'this address needs an access token: send Authorization: Bearer.' })
  const actor = await bearer.identify(token, request)
  if (actor.reach?.tellsUser === false) throw new DomainError(kernelReasons.insufficient_scope, { scope: 'openid' })
  return actor
}
