import type { components } from '../../generated/identity/operations.ts'
import { type Client, longestSecret } from '../core/acts/identity/clients.ts'
import type { Spendable } from '../core/acts/identity/grants.ts'
import { identityReasons } from '../core/acts/identity/reasons.ts'
import { grantScopes, hasScope, narrowScopes } from '../core/acts/identity/scopes.ts'
import { clientSubject, type Subject, subjectOf } from '../core/acts/identity/subject.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { formDecoded } from '../formats/percent.ts'
import type { Request } from '../http/message/message.ts'
import { type Handler, uncached } from './handlers.ts'
import type { IdentityParts } from './token-service.ts'

type TokenRequest = components['schemas']['TokenRequest']
type Issued = components['schemas']['Tokens']
type GrantType = (parts: IdentityParts, client: Client, form: TokenRequest) => Promise<Issued>

const grantTypes: ReadonlyMap<string, GrantType> = new Map([
  ['client_credentials', forClient],
  ['authorization_code', forCode],
  ['refresh_token', forRefreshToken],
])

/** The token endpoint (protocol/sign-in#tokens; RFC 6749, 3.2). */
export const issueToken =
  (parts: IdentityParts): Handler<'issueToken'> =>
  async ({ form, request }, reply) => {
    const grant = grantTypes.get(form.grant_type)
    if (!grant) throw new DomainError(identityReasons.grant_type_unsupported, { given: form.grant_type })
    const { id, secret } = credentialsOf(form, request)
    return reply.json(200, await grant(parts, clientOf(parts, { id, secret }, request), form), uncached)
  }

/**
 * The client that the secret authenticates. Fails with `client_rejected`, and with `too_many_guesses` after many wrong
 * secrets.
 */
function clientOf({ clients, guesses }: IdentityParts, { id, secret }: ClientCredentials, { clientAddress }: Request): Client {
  let failure: unknown
  const client = guesses.checked(clientAddress, `client ${id.slice(0, 128)}`, () => {
    try {
      return clients.authenticate(id, secret)
    } catch (error) {
      failure = error
      return undefined
    }
  })
  if (client) return client
  throw failure
}

async function forClient({ tokens, settings }: IdentityParts, client: Client, { scope: asked }: TokenRequest): Promise<Issued> {
  if (client.isPublic)
    throw new DomainError(identityReasons.client_not_allowed, {
      message: `The client '${client.id}' has no secret, and so no token of its own.`,
    })
  const scope = grantScopes(asked, settings.audience())
  const accessToken = await tokens.mintAccessToken(clientSubject(client.id, client.roles), scope)
  return { ...issued(accessToken, settings.lifetimeSeconds), ...(scope !== asked && { scope }) }
}

async function forCode(parts: IdentityParts, { id }: Client, { code, redirect_uri, code_verifier }: TokenRequest): Promise<Issued> {
  if (code === undefined) throw invalid("The form lacks the field 'code'.")
  const found = await parts.grants.findCode(code, { clientId: id, redirectUri: redirect_uri, verifier: code_verifier })
  return forUser(parts, found, found.grant.scope)
}

async function forRefreshToken(parts: IdentityParts, { id }: Client, { refresh_token, scope }: TokenRequest): Promise<Issued> {
  if (refresh_token === undefined) throw invalid("The form lacks the field 'refresh_token'.")
  const found = await parts.grants.findRefreshToken(refresh_token, id)
  return forUser(parts, found, narrowScopes(scope, found.grant.scope))
}

/** The user's roles are read again each time: a removed role is not in the next token. */
async function forUser(parts: IdentityParts, found: Spendable, scope: string): Promise<Issued> {
  const { tokens, grants, users, settings, hostName } = parts
  const { loginName, clientId } = found.grant
  const user = users.actorNamed(loginName, 'Bearer')
  if (!user) throw new DomainError(identityReasons.grant_rejected, { message: 'the user no longer exists.' })
  const subject = subjectOf(user, hostName)
  const accessToken = await tokens.mintAccessToken(subject, scope)
  const idToken = hasScope(scope, 'openid') ? await tokens.mintIdToken(idClaims(subject, scope, found.grant), clientId) : undefined
  const refreshToken = await grants.spend(found, accessToken)
  return { ...issued(accessToken, settings.lifetimeSeconds), refresh_token: refreshToken, ...(idToken && { id_token: idToken }), scope }
}

const issued = (accessToken: string, seconds: number): Issued => ({ access_token: accessToken, token_type: 'Bearer', expires_in: seconds })

/** The claims of the scopes (OpenID Connect Core, 5.4). */
const idClaims = (
  { sub, name, email, roles }: Subject,
  scope: string,
  { nonce, authTime }: Spendable['grant'],
): Readonly<Record<string, unknown>> => ({
  sub,
  ...(hasScope(scope, 'profile') && { name, roles }),
  ...(hasScope(scope, 'email') && { email }),
  ...(nonce !== undefined && { nonce }),
  ...(authTime !== undefined && { auth_time: Math.floor(authTime / 1000) }),
})

interface ClientCredentials {
  readonly id: string
  readonly secret: string | undefined
}

/** By client_secret_post or client_secret_basic, never both (RFC 6749, 2.3). */
function credentialsOf({ client_id, client_secret }: TokenRequest, { headers: { authorization } }: Request): ClientCredentials {
  if (authorization === undefined) {
    if (client_id === undefined) throw rejected('the form has no client_id, and the request no Basic credentials.')
    return { id: client_id, secret: client_secret }
  }
  const credentials = basicCredentials(authorization)
  if (client_secret !== undefined) throw invalid('The client authenticates twice: send client_secret or Basic credentials, not both.')
  if (client_id !== undefined && client_id !== credentials.id)
    throw invalid('The client_id of the form differs from the one in the Basic credentials.')
  return credentials
}

/** Percent-encoding can take up to 12 bytes for each character of an id and a secret; base64 adds a third. */
const longestAuthorization = 20_000

/** Id and secret are form-encoded before they become Basic credentials (RFC 6749, 2.3.1). */
function basicCredentials(authorization: string): ClientCredentials {
  if (authorization.length > longestAuthorization) throw rejected('the Basic credentials are longer than any of a client.')
  const [, encoded = ''] = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(authorization.trim()) ?? []
  const pair = Buffer.from(encoded, 'base64').toString('latin1')
  const colon = pair.indexOf(':')
  if (colon < 0) throw rejected('the Authorization header holds no Basic credentials of a client.')
  const [id, secret] = [credential(pair.slice(0, colon)), credential(pair.slice(colon + 1))]
  if (!/^[\x20-\x7e]{1,128}$/.test(id)) throw rejected('a client id has 1 to 128 printable characters.')
  if (secret.length > longestSecret) throw rejected(`a secret has at most ${longestSecret} characters.`)
  return { id, secret: secret === '' ? undefined : secret }
}

function credential(text: string): string {
  const plain = formDecoded(text)
  if (plain === undefined) throw rejected('the Basic credentials have a percent sequence that is not UTF-8.')
  return plain
}

const rejected = (message: string) => new DomainError(identityReasons.client_rejected, { message })
