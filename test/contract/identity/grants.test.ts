import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { createIdentityClient, expectFailure, expectOAuthError } from '../../support/sign-in/identity-client.ts'

const minute = 60_000
let now = Date.UTC(2026, 10, 20, 9, 30)
const { server } = await serve({ runtime: { now: () => now, newId: randomUUID, randomBytes: (count) => randomBytes(count) } })
const client = createIdentityClient(server.url)
const { port } = new URL(server.url)
const issuer = `http://localhost:${port}`
const audience = `${issuer}/`

const app = { client_id: 'app', client_secret: 'any' }
const redirect_uri = 'http://localhost:8080/callback'
const asked = { client_id: 'app', response_type: 'code', redirect_uri }
const verifier = 'a-verifier-of-at-least-forty-three-characters'
const challenge = createHash('sha256').update(verifier).digest('base64url')

async function codeFor(options: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<string> {
  const { location } = await client.authorize({ ...asked, ...options }, headers)
  const code = new URL(location).searchParams.get('code')
  if (code === null) throw new Error(`no code in ${location}`)
  return code
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  client.token({ grant_type: 'authorization_code', code, redirect_uri, ...app, ...more })
const refresh = (refresh_token: string, more: Record<string, string> = {}) =>
  client.token({ grant_type: 'refresh_token', refresh_token, ...app, ...more })

/** The status of a read with a token, and the user that it reads as. */
async function use(token: string) {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json;odata=nometadata' }
  const reply = await fetch(`${server.url}/_api/web/currentuser`, { headers })
  return { status: reply.status, name: ((await reply.json()) as { LoginName?: string }).LoginName }
}

describe('the discovery document', () => {
  itOnOneServer('has the fields and values of the contract, with addresses below the issuer whatever host is asked', async () => {
    const { json, headers } = await client.call('GET', '/.well-known/openid-configuration')
    expect(json).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth2/v2.0/authorize`,
      token_endpoint: `${issuer}/oauth2/v2.0/token`,
      jwks_uri: `${issuer}/oauth2/v2.0/keys`,
      response_types_supported: ['code', 'token'],
      grant_types_supported: ['authorization_code', 'client_credentials', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      scopes_supported: ['openid', 'profile', 'email'],
      claims_supported: ['sub', 'name', 'email', 'roles'],
    })
    expect(headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('is only read, and answers HEAD', async () => {
    expect((await client.call('HEAD', '/.well-known/openid-configuration')).status).toBe(200)
    const refused = await client.call('DELETE', '/.well-known/openid-configuration')
    expectFailure(refused, 405, /Allowed here: GET, HEAD/)
    expect(refused.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('the keys', () => {
  it('show no private part', async () => {
    const { json } = await client.call('GET', '/oauth2/v2.0/keys')
    expect(json.keys).toHaveLength(1)
    expect(Object.keys(json.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })
})

describe('client_credentials', () => {
  const asClient = { grant_type: 'client_credentials', ...app }

  itOnOneServer('gives a token with exactly the claims that are documented, whose signature the keys prove', async () => {
    const { status, json, headers } = await client.token({ ...asClient, scope: `${audience}.default` })
    expect(status).toBe(200)
    expect(json).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 3600 })
    expect(headers.get('cache-control')).toBe('no-store')
    const seconds = Math.floor(now / 1000)
    expect(decodeJwt(json.access_token)).toEqual({
      iss: issuer,
      aud: audience,
      sub: 'i:0i.t|svc|app',
      name: 'app',
      email: '',
      roles: ['FullControl'],
      scp: `${audience}.default`,
      iat: seconds,
      nbf: seconds,
      exp: seconds + 3600,
    })
    const { kid } = (await client.call('GET', '/oauth2/v2.0/keys')).json.keys[0]
    expect(decodeProtectedHeader(json.access_token)).toEqual({ alg: 'RS256', typ: 'JWT', kid })
    const keys = createRemoteJWKSet(new URL(`${server.url}/oauth2/v2.0/keys`))
    await jwtVerify(json.access_token, keys, { issuer, audience, currentDate: new Date(now) })
  })

  itOnOneServer('takes the client from Basic credentials, whose parts are encoded as in a form', async () => {
    const pair = Buffer.from(`${encodeURIComponent('my app')}:${encodeURIComponent('a:b%+ü')}`).toString('base64')
    const { status, json } = await client.token({ grant_type: 'client_credentials' }, { Authorization: `Basic ${pair}` })
    expect(status).toBe(200)
    expect(decodeJwt(json.access_token).sub).toBe('i:0i.t|svc|my app')
    expect(json.scope).toBe(`${audience}.default`)
  })

  it('signs requests in as the client, with the rights of its roles', async () => {
    const { json } = await client.token(asClient)
    expect(await use(json.access_token)).toEqual({ status: 200, name: 'i:0i.t|svc|app' })
    const headers = { Authorization: `Bearer ${json.access_token}`, 'Content-Type': 'application/json' }
    const added = await fetch(`${server.url}/_api/web/lists`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Title: 'By a client', BaseTemplate: 100 }),
    })
    expect(added.status).toBe(201)
  })

  itOnOneServer('takes this machine by any of its names for the audience', async () => {
    expect((await client.token({ ...asClient, scope: `${server.url}/.default` })).status).toBe(200)
  })

  it.each([
    'https://other.example/.default',
    'http://localhost.other.example/.default',
    'http://localhost@other.example/.default',
    'http://other.example#@localhost/.default',
    'api://app/.default',
    'openid https://other.example/.default',
  ])('refuses the scope %s for its audience', async (scope) => {
    expectOAuthError(await client.token({ ...asClient, scope }), 401, 'invalid_scope', /invalid audience/)
  })
})

describe('authorization_code', () => {
  itOnOneServer('gives tokens for the user of login_hint while any user name signs in', async () => {
    const { status, json } = await exchange(await codeFor({ login_hint: 'ann', scope: 'openid profile email AllSites.Read', nonce: 'n-1' }))
    expect(status).toBe(200)
    expect(json).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'openid profile email AllSites.Read' })
    expect(decodeJwt(json.access_token)).toMatchObject({
      sub: 'ann',
      name: 'ann',
      email: 'ann@localhost',
      roles: [],
      scp: 'openid profile email AllSites.Read',
    })
    expect(decodeJwt(json.id_token)).toMatchObject({
      iss: issuer,
      aud: 'app',
      sub: 'ann',
      name: 'ann',
      email: 'ann@localhost',
      nonce: 'n-1',
    })
    expect(await use(json.access_token)).toEqual({ status: 200, name: 'i:0#.f|membership|ann' })
  })

  it('is for the first farm administrator where nobody is named', async () => {
    const { json } = await exchange(await codeFor())
    expect(decodeJwt(json.access_token)).toMatchObject({ sub: 'admin', roles: ['FarmAdmin'] })
    expect(json.id_token).toBeUndefined()
  })

  it('is for the user of the request, even if the hint names another user', async () => {
    const { json } = await exchange(await codeFor({ login_hint: 'bob' }, { Authorization: basic('ann') }))
    expect(decodeJwt(json.access_token).sub).toBe('ann')
  })

  it('is not for the user of an access token, which could be made to last for ever', async () => {
    const { json } = await exchange(await codeFor({ login_hint: 'ann' }))
    const again = await exchange(await codeFor({ login_hint: 'carl' }, { Authorization: `Bearer ${json.access_token}` }))
    expect(decodeJwt(again.json.access_token).sub).toBe('carl')
  })

  it('gives the state back unchanged', async () => {
    const state = 'a b&c=d#é%0d%0aX: y'
    const { location } = await client.authorize({ ...asked, state })
    expect(location).toMatch(/^http:\/\/localhost:8080\/callback\?code=[\w-]{43}&state=/)
    expect(new URL(location).searchParams.get('state')).toBe(state)
  })

  it('keeps the query of the redirect URI', async () => {
    const { location } = await client.authorize({ ...asked, redirect_uri: `${redirect_uri}?a=b%20c` })
    expect(location).toMatch(/^http:\/\/localhost:8080\/callback\?a=b%20c&code=/)
  })

  it.each([
    ['S256', challenge],
    ['plain', verifier],
  ])('is bound to a challenge of PKCE: %s', async (code_challenge_method, code_challenge) => {
    const options = { code_challenge, code_challenge_method }
    expectOAuthError(await exchange(await codeFor(options)), 400, 'invalid_grant', /code_verifier does not meet/)
    expectOAuthError(await exchange(await codeFor(options), { code_verifier: `${verifier}x` }), 400, 'invalid_grant', /does not meet/)
    expectOAuthError(
      await exchange(await codeFor(options), { code_verifier: challenge.slice(0, 42) }),
      400,
      'invalid_grant',
      /does not meet/,
    )
    expect((await exchange(await codeFor(options), { code_verifier: verifier })).status).toBe(200)
  })

  it('takes no verifier for a code that was requested without a challenge', async () => {
    expectOAuthError(await exchange(await codeFor(), { code_verifier: verifier }), 400, 'invalid_grant', /without a code_challenge/)
  })

  it('holds for five minutes', async () => {
    const [early, late] = [await codeFor(), await codeFor()]
    now += 5 * minute - 1
    expect((await exchange(early)).status).toBe(200)
    now += 1
    expectOAuthError(await exchange(late), 400, 'invalid_grant', /expired/)
  })

  it.each([
    ['another redirect URI', { redirect_uri: `${redirect_uri}/` }, /redirect_uri is not the one/],
    ['another client', { client_id: 'other' }, /code is not known/],
    ['a code that nobody has issued', { code: 'x'.repeat(43) }, /code is not known/],
  ])('does not hold with %s, which leaves it unchanged', async (_, more, says) => {
    const code = await codeFor()
    expectOAuthError(await exchange(code, more), 400, 'invalid_grant', says)
    expect((await exchange(code)).status).toBe(200)
  })

  it('does not hold without its redirect URI', async () => {
    const code = await codeFor()
    expectOAuthError(await client.token({ grant_type: 'authorization_code', code, ...app }), 400, 'invalid_grant', /redirect_uri/)
  })

  it('ends everything that came of a code which comes a second time', async () => {
    now += 1000
    const code = await codeFor({ login_hint: 'ann' })
    const first = await exchange(code)
    now += 1000
    const second = await refresh(first.json.refresh_token)
    expect(await use(first.json.access_token)).toMatchObject({ status: 200 })
    expectOAuthError(await exchange(code), 400, 'invalid_grant', /used before, so that everything that came of it has been revoked/)
    for (const { json } of [first, second]) {
      expectOAuthError(await refresh(json.refresh_token), 400, 'invalid_grant', /revoked/)
      expect(await use(json.access_token)).toMatchObject({ status: 401 })
    }
  })

  it('is spent by one of many who come at the same time', async () => {
    const code = await codeFor({ login_hint: 'dora' })
    const replies = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
    const winners = replies.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) expectOAuthError(reply, 400, 'invalid_grant', /used before/)
    expectOAuthError(await refresh(winners[0]?.json.refresh_token), 400, 'invalid_grant', /revoked/)
  })
})

describe('refresh_token', () => {
  const begin = async (scope = 'openid profile AllSites.Read') => (await exchange(await codeFor({ login_hint: 'ann', scope }))).json

  it('gives new tokens for the same user, and another refresh token', async () => {
    const first = await begin()
    now += minute
    const { status, json } = await refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(json.refresh_token).not.toBe(first.refresh_token)
    expect(decodeJwt(json.access_token)).toMatchObject({ sub: 'ann', scp: 'openid profile AllSites.Read', iat: Math.floor(now / 1000) })
    expect(decodeJwt(json.id_token)).toMatchObject({ sub: 'ann', aud: 'app' })
  })

  it('that comes a second time ends its family', async () => {
    now += 1000
    const first = await begin()
    const second = (await refresh(first.refresh_token)).json
    expect(await use(second.access_token)).toMatchObject({ status: 200 })
    expectOAuthError(await refresh(first.refresh_token), 400, 'invalid_grant', /revoked/)
    expectOAuthError(await refresh(second.refresh_token), 400, 'invalid_grant', /revoked/)
    expect(await use(second.access_token)).toMatchObject({ status: 401 })
  })

  it('of another family lives on, with an access token that is the same text as one of the ended family', async () => {
    const [one, other] = [await begin(), await begin()]
    expect(other.access_token).toBe(one.access_token)
    await refresh(one.refresh_token)
    await refresh(one.refresh_token)
    expect(await use(other.access_token)).toMatchObject({ status: 200 })
    expect((await refresh(other.refresh_token)).status).toBe(200)
  })

  it('is exchanged by one of many who come at the same time', async () => {
    const first = await begin()
    const replies = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refresh_token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = replies.find(({ status }) => status === 200)
    expectOAuthError(await refresh(winner?.json.refresh_token), 400, 'invalid_grant', /revoked/)
  })

  it('holds for 168 hours', async () => {
    const [early, late] = [await begin(), await begin('openid email')]
    now += 168 * 60 * minute - 1
    expect((await refresh(early.refresh_token)).status).toBe(200)
    now += 1
    expectOAuthError(await refresh(late.refresh_token), 400, 'invalid_grant', /expired/)
  })

  it('is bound to its client, and an attempt by another one leaves it unchanged', async () => {
    const { refresh_token } = await begin()
    expectOAuthError(await refresh(refresh_token, { client_id: 'other' }), 400, 'invalid_grant', /not known/)
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('can ask for less, and not for more', async () => {
    const { refresh_token } = await begin('openid profile')
    expectOAuthError(await refresh(refresh_token, { scope: 'openid email' }), 400, 'invalid_scope', /'email' was not granted/)
    expect((await refresh(refresh_token, { scope: 'openid' })).json.scope).toBe('openid')
  })
})

describe('userinfo', () => {
  it.each(['GET', 'POST'])('tells by %s whom a token speaks for', async (method) => {
    const { json } = await exchange(await codeFor({ login_hint: 'ann', scope: 'openid' }))
    const headers = { Authorization: `Bearer ${json.access_token}` }
    expect((await client.call(method, '/oauth2/v2.0/userinfo', { headers })).json).toEqual({
      sub: 'ann',
      name: 'ann',
      email: 'ann@localhost',
      roles: [],
    })
  })

  it.each(['GET', 'POST'])('demands a token by %s, and no other credentials will do', async (method) => {
    for (const headers of [{}, { Authorization: basic('ann') }, { Authorization: 'Bearer x.y.z' }]) {
      const reply = await client.call(method, '/oauth2/v2.0/userinfo', { headers })
      expectFailure(reply, 401, /access token|bearer token/)
      expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer realm="Tenon"/)
    }
  })
})

describe('the sign-in page', () => {
  it('is where prompt=login leads to, and leads back without it', async () => {
    const { status, location } = await client.authorize({ ...asked, prompt: 'login', state: 's/1', login_hint: 'ann' })
    expect(status).toBe(302)
    expect(location).toMatch(/^\/_forms\/default\.aspx\?ReturnUrl=%2Foauth2%2Fv2\.0%2Fauthorize%3F/)
    const back = new URL(location, server.url).searchParams.get('ReturnUrl') ?? ''
    expect(back).not.toMatch(/prompt/)
    const { searchParams } = new URL(back, server.url)
    expect(Object.fromEntries(searchParams)).toEqual({ ...asked, state: 's/1', login_hint: 'ann' })
    expect((await client.call('GET', back)).headers.get('location')).toMatch(/^http:\/\/localhost:8080\/callback\?code=/)
  })
})

describe('response_type=token', () => {
  it('gives an access token in the fragment', async () => {
    const { location } = await client.authorize({ ...asked, response_type: 'token', login_hint: 'ann', state: 's' })
    const answer = new URLSearchParams(new URL(location).hash.slice(1))
    expect(location.startsWith(`${redirect_uri}#`)).toBe(true)
    expect([...answer.keys()].sort()).toEqual(['access_token', 'expires_in', 'scope', 'state', 'token_type'])
    expect(await use(answer.get('access_token') ?? '')).toMatchObject({ name: 'i:0#.f|membership|ann' })
  })
})
