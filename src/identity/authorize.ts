import type { Client } from '../core/acts/identity/clients.ts'
import { challengeOf } from '../core/acts/identity/grants.ts'
import { identityReasons } from '../core/acts/identity/reasons.ts'
import { grantScopes } from '../core/acts/identity/scopes.ts'
import { subjectOf } from '../core/acts/identity/subject.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import type { Actor } from '../core/model/people/actor.ts'
import type { Request } from '../http/message/message.ts'
import { oauthError } from './errors.ts'
import type { Call, Handler } from './handlers.ts'
import type { IdentityParts } from './token-service.ts'

type Query = Call<'authorize'>['query']

/** A request whose reply may be sent to the client. */
interface Asked {
  readonly client: Client
  readonly redirectUri: string
  readonly responseType: 'code' | 'token'
  readonly scope: string
  readonly codeChallenge: string | undefined
  readonly prompts: ReadonlySet<string>
  /** The maximum age of the user's sign-in; Infinity without a limit. */
  readonly maxAgeSeconds: number
}

/** The signed-in user, and the time of the sign-in (milliseconds). */
interface SignedIn {
  readonly user: Actor
  readonly authTime: number
}

/** The authorization endpoint (protocol/sign-in#tokens; RFC 6749, 4.1.1). */
export const authorize =
  (parts: IdentityParts): Handler<'authorize'> =>
  async ({ query, request }, reply) => {
    const client = parts.clients.find(query.client_id)
    parts.clients.demandRedirect(client, query.redirect_uri)
    const back = (answer: Readonly<Record<string, string>>) => reply.redirect(302, addressWith(query, answer))
    let asked: Asked
    try {
      asked = askedOf(parts, client, query)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return back(oauthError(error))
    }
    if (asked.prompts.has('login') || asked.prompts.has('select_account') || (asked.maxAgeSeconds === 0 && !asked.prompts.has('none')))
      return reply.redirect(302, signInPage(query))
    const signedIn = (await userOf(parts, request)) ?? hintedUser(parts, query.login_hint)
    if (signedIn && isRecent(signedIn, asked, parts.now())) return back(await grant(parts, asked, signedIn, query.nonce))
    if (!asked.prompts.has('none')) return reply.redirect(302, signInPage(query))
    return back({
      error: 'login_required',
      error_description: 'Nobody has signed in, or not recently enough for max_age, and prompt=none was asked for.',
    })
  }

function askedOf({ settings }: IdentityParts, client: Client, query: Query): Asked {
  const { response_type: type, response_mode: mode, redirect_uri: redirectUri } = query
  if (query.request !== undefined || query.request_uri !== undefined)
    throw invalid('The parameters request and request_uri are not supported. Give each parameter by itself.')
  if (type === undefined) throw invalid('The request needs the query option response_type, which is code or token.')
  if (type !== 'code' && type !== 'token') throw new DomainError(identityReasons.response_type_unsupported, { given: type })
  const usual = type === 'code' ? 'query' : 'fragment'
  if (mode !== undefined && mode !== usual) throw invalid(`The response_mode of ${type} is ${usual}; '${mode}' was given.`)
  const prompts = new Set((query.prompt ?? '').split(' ').filter((prompt) => prompt !== ''))
  if (prompts.has('none') && prompts.size > 1) throw invalid('The prompt none cannot be combined with other prompts.')
  const codeChallenge = challengeIn(query)
  if (client.isPublic && (type === 'token' || codeChallenge === undefined))
    throw invalid(`The client '${client.id}' has no secret: use response_type code with a code_challenge.`)
  return {
    client,
    redirectUri,
    responseType: type,
    scope: grantScopes(query.scope, settings.audience()),
    codeChallenge,
    prompts,
    maxAgeSeconds: Number(query.max_age ?? Infinity),
  }
}

/** The challenge in its stored form (RFC 7636, 4.3). */
function challengeIn({ code_challenge: challenge, code_challenge_method: method = 'plain' }: Query): string | undefined {
  if (challenge === undefined) return undefined
  if (method === 'S256') {
    if (/^[\w-]{43}$/.test(challenge)) return challenge
    throw invalid('A code_challenge of the method S256 has 43 characters of base64url.')
  }
  if (method !== 'plain') throw invalid(`The code_challenge_method is S256 or plain; '${method}' was given.`)
  if (/^[\w.~-]{43,128}$/.test(challenge)) return challengeOf(challenge)
  throw invalid('A plain code_challenge has 43 to 128 letters, digits and any of - . _ ~.')
}

/**
 * The signed-in user. Invalid credentials are refused; an expired cookie is not, because its user can sign in again. A
 * token is not a sign-in: otherwise a client could renew it for ever.
 */
async function userOf({ signIn, now }: IdentityParts, request: Request): Promise<SignedIn | undefined> {
  try {
    const user = await signIn.identifyCaller(request)
    if (!user || user.scheme === 'Bearer' || user.scheme === 'Anonymous') return undefined
    return { user, authTime: signIn.sessionStart(request) ?? now() }
  } catch (error) {
    if (request.headers.authorization === undefined && error instanceof DomainError && error.reason === 'sign_in_required') return undefined
    throw error
  }
}

/** The user for `login_hint`, of a provider that accepts any user name; undefined if no such provider is enabled. */
function hintedUser({ users, firstAdministrator, now }: IdentityParts, hint: string | undefined): SignedIn | undefined {
  const user = users.signIn({ scheme: 'Forms', userName: hint ?? firstAdministrator, proves: () => false })
  return user && { user, authTime: now() }
}

/** OpenID Connect Core, 3.1.2.1; compared in seconds, as in `auth_time`. */
const isRecent = ({ authTime }: SignedIn, { maxAgeSeconds }: Asked, now: number): boolean =>
  Math.floor(now / 1000) - Math.floor(authTime / 1000) <= maxAgeSeconds

/**
 * The sign-in page, with a return to this request. Removes the parameters that force a sign-in, to avoid an endless
 * loop.
 */
function signInPage(query: Query): string {
  const again = new URLSearchParams(
    Object.entries(query).filter(([name, value]) => name !== 'prompt' && !(name === 'max_age' && Number(value) === 0)),
  )
  return `/_forms/default.aspx?ReturnUrl=${encodeURIComponent(`/oauth2/v2.0/authorize?${again.toString()}`)}`
}

async function grant(
  parts: IdentityParts,
  asked: Asked,
  { user, authTime }: SignedIn,
  nonce: string | undefined,
): Promise<Record<string, string>> {
  const { client, redirectUri, scope, codeChallenge } = asked
  if (asked.responseType === 'code') {
    return {
      code: await parts.grants.issueCode({
        clientId: client.id,
        redirectUri,
        loginName: user.loginName,
        scope,
        authTime,
        nonce,
        codeChallenge,
      }),
    }
  }
  const accessToken = await parts.tokens.mintAccessToken(subjectOf(user, parts.hostName), scope)
  return { access_token: accessToken, token_type: 'Bearer', expires_in: String(parts.settings.lifetimeSeconds), scope }
}

/** The redirect URI with the reply added: to its query, or to the fragment for tokens (RFC 6749, 4.2.2). */
function addressWith({ redirect_uri: uri, state, response_type: type }: Query, answer: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ ...answer, ...(state !== undefined && { state }) }).toString()
  if (type === 'token') return `${uri}#${parameters}`
  return `${uri}${uri.includes('?') ? '&' : '?'}${parameters}`
}
