import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { identityReasons } from '../../../src/core/acts/identity/reasons.ts'
import { sawReason } from '../../support/runs/saw-reason.ts'
import { basic, startServer } from '../../support/server.ts'
import { createIdentityClient, expectFailure, expectOAuthError } from '../../support/sign-in/identity-client.ts'
import { requestText, sendRaw } from '../../support/wire.ts'

const open = await startServer({ own: true })
const closed = await startServer({
  settings: {
    'Identity:Clients:app:Secret': 's3cret+/%',
    'Identity:Clients:app:RedirectUris': 'https://app.example/cb,myapp://callback',
    'Identity:Clients:app:Roles': 'Sites.Read.All',
    'Identity:Clients:phone:RedirectUris': 'https://phone.example/cb',
    'Identity:Clients:other:Secret': 'other',
    'Identity:Clients:other:RedirectUris': 'https://app.example/cb',
  },
})
const strict = await startServer({ settings: { 'Identity:Providers:AcceptAll:Enabled': 'false' } })
afterAll(() => Promise.all([open.stop(), closed.stop(), strict.stop()]))
const anyone = createIdentityClient(open.url)
const known = createIdentityClient(closed.url)

afterEach(async () => {
  for (const { url } of [open, closed, strict]) expect((await fetch(`${url}/_vti_bin/health`)).status).toBe(200)
})

const asked = { client_id: 'app', response_type: 'code', redirect_uri: 'http://localhost:8080/cb' }
const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' }
const queryOf = (location: string) => Object.fromEntries(new URL(location).searchParams)

describe('while no client is configured, a redirect URI', () => {
  it.each([
    'http://localhost',
    'http://localhost:1/',
    'https://127.0.0.1:8080/a?b=c',
    'http://[::1]:9/cb',
    'http://127.9.9.9/',
    'http://LOCALHOST/x',
  ])('may lead to this machine: %s', async (redirect_uri) => {
    expect((await anyone.authorize({ ...asked, redirect_uri })).location).toMatch(/[?&]code=[\w-]{43}$/)
  })

  it.each([
    'https://evil.example/',
    'http://localhost.evil.example/',
    'http://evil.example/localhost',
    'http://localhost@evil.example/',
    'http://localhost:80@evil.example/',
    'http://user:x@localhost/',
    'http://evil.example#@localhost/',
    'http://localhost/#x',
    'http://localhost\\@evil.example/',
    'http://evil.example\\.localhost/',
    'http://localhost%2eevil.example/',
    'http://127.0.0.1.evil.example/',
    'http://127.evil.example/',
    'http://0.0.0.0/',
    'http://[::ffff:127.0.0.1].evil.example/',
    '//evil.example/',
    '/relative',
    'localhost',
    'javascript:alert(1)//localhost',
    'data:text/html,localhost',
    'file://localhost/etc/passwd',
    'ftp://localhost/',
    'myapp://localhost/',
    'http://',
    'http://locаlhost/',
    'http://localhost/é',
    'http://localhost/\r\nSet-Cookie: a=b',
    'http://localhost/\nX: y',
    'http://localhost/\tx',
    'http://localhost/ x',
    '\u0000http://localhost/',
    'http://loca\nlhost/',
    ' http://localhost/',
    'http://localhost/"onmouseover=x',
    `http://localhost/${'x'.repeat(2000)}`,
  ])('may not be %j, and the failure is not sent there', async (redirect_uri) => {
    const reply = await anyone.authorize({ ...asked, redirect_uri })
    expectFailure(reply, 400, /redirect_uri/)
    expect(reply.location).toBe('')
    expect(reply.headers.get('set-cookie')).toBeNull()
  })
})

describe('once clients are configured, a redirect URI', () => {
  it.each(['https://app.example/cb', 'myapp://callback'])('is one of the client, character by character: %s', async (redirect_uri) => {
    expect((await known.authorize({ ...asked, redirect_uri })).location.startsWith(`${redirect_uri}?code=`)).toBe(true)
  })

  it.each([
    'https://app.example/cb/',
    'https://app.example/cb?x=y',
    'https://app.example/cb#',
    'https://app.example/CB',
    'https://APP.example/cb',
    'https://app.example:443/cb',
    'http://app.example/cb',
    'https://app.example/cb/../evil',
    'https://app.example/cb/..%2fevil',
    'https://app.example.evil.example/cb',
    'https://app.example@evil.example/cb',
    'https://evil.example/https://app.example/cb',
    'https://sub.app.example/cb',
    'https://phone.example/cb',
    'https://app.example/cb,myapp://callback',
    'http://localhost:8080/cb',
  ])('may not be %s', async (redirect_uri) => {
    const reply = await known.authorize({ ...asked, redirect_uri })
    expectFailure(reply, 400, /not one of the client/)
    expect(reply.location).toBe('')
  })

  it('is not checked for an unknown client', async () => {
    expectFailure(
      await known.authorize({ ...asked, client_id: 'nobody', redirect_uri: 'https://app.example/cb' }),
      400,
      /no client 'nobody'/,
    )
    for (const client_id of ['__proto__', 'constructor', 'App', 'app ', 'toString'])
      expectFailure(await known.authorize({ ...asked, client_id, redirect_uri: 'https://app.example/cb' }), 400, /no client/)
  })
})

describe('a configured client', () => {
  const asClient = { grant_type: 'client_credentials' }

  it('proves itself by its secret, in the form or in Basic credentials', async () => {
    expect((await known.token({ ...asClient, client_id: 'app', client_secret: 's3cret+/%' })).status).toBe(200)
    const pair = Buffer.from(`app:${encodeURIComponent('s3cret+/%')}`).toString('base64')
    expect((await known.token(asClient, { Authorization: `Basic ${pair}` })).status).toBe(200)
  })

  it.each([
    [{ client_id: 'app', client_secret: 'wrong' }],
    [{ client_id: 'app', client_secret: 's3cret+/% ' }],
    [{ client_id: 'app', client_secret: 'S3CRET+/%' }],
    [{ client_id: 'app', client_secret: 'other' }],
    [{ client_id: 'app' }],
    [{ client_id: 'App', client_secret: 's3cret+/%' }],
    [{ client_id: 'nobody', client_secret: 'x' }],
    [{ client_id: 'nobody' }],
    [{ client_id: '__proto__', client_secret: 'x' }],
    [{ client_id: 'phone', client_secret: 'x' }],
  ])('is refused with %j, in the same words whatever is wrong', async (given) => {
    const reply = await known.token({ ...asClient, ...given })
    expectOAuthError(
      reply,
      401,
      'invalid_client',
      /^The client cannot be authenticated: the client is not known, or its secret is wrong\.$/,
    )
    expect(reply.headers.get('www-authenticate')).toMatch(/Basic/)
  })

  it.each(['Basic', 'Basic ???', 'Basic YXBw', 'Basic Og==', 'Bearer x', `Basic ${Buffer.from('app:%zz').toString('base64')}`])(
    'is refused with the header %s',
    async (Authorization) => {
      expectOAuthError(await known.token(asClient, { Authorization }), 401, 'invalid_client', /credentials|client/)
    },
  )

  it('does not prove itself twice, nor as two clients', async () => {
    const Authorization = `Basic ${Buffer.from('app:s3cret').toString('base64')}`
    expectOAuthError(await known.token({ ...asClient, client_secret: 'x' }, { Authorization }), 400, 'invalid_request', /twice/)
    expectOAuthError(
      await known.token({ ...asClient, client_id: 'other' }, { Authorization }),
      400,
      'invalid_request',
      /client_id .* differs/,
    )
  })

  it('has the roles of the configuration and no others', async () => {
    const { json } = await known.token({ ...asClient, client_id: 'app', client_secret: 's3cret+/%' })
    const headers = { Authorization: `Bearer ${json.access_token}`, 'Content-Type': 'application/json' }
    expect((await fetch(`${closed.url}/_api/web`, { headers })).status).toBe(200)
    const added = await fetch(`${closed.url}/_api/web/lists`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Title: 'No', BaseTemplate: 100 }),
    })
    expect(added.status).toBe(403)
    const bare = await known.token({ ...asClient, client_id: 'other', client_secret: 'other' })
    expect((await fetch(`${closed.url}/_api/web`, { headers: { Authorization: `Bearer ${bare.json.access_token}` } })).status).toBe(403)
  })

  it('cannot use the code of another one that has the same redirect URI', async () => {
    const redirect_uri = 'https://app.example/cb'
    const { location } = await known.authorize({ ...asked, redirect_uri })
    const grant = { grant_type: 'authorization_code', code: queryOf(location).code ?? '', redirect_uri }
    expectOAuthError(await known.token({ ...grant, client_id: 'other', client_secret: 'other' }), 400, 'invalid_grant', /not known/)
    expect((await known.token({ ...grant, client_id: 'app', client_secret: 's3cret+/%' })).status).toBe(200)
  })

  it('without a secret uses PKCE, and gets no token of its own', async () => {
    const redirect_uri = 'https://phone.example/cb'
    const phone = { ...asked, client_id: 'phone', redirect_uri }
    expect(queryOf((await known.authorize(phone)).location)).toMatchObject({ error: 'invalid_request' })
    expect((await known.authorize({ ...phone, ...challenge, response_type: 'token' })).location).toMatch(/#error=invalid_request/)
    const { code = '' } = queryOf((await known.authorize({ ...phone, ...challenge })).location)
    const grant = { grant_type: 'authorization_code', code, redirect_uri, client_id: 'phone' }
    expectOAuthError(await known.token(grant), 400, 'invalid_grant', /code_verifier/)
    expect((await known.token({ ...grant, code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' })).status).toBe(200)
    expectOAuthError(await known.token({ ...asClient, client_id: 'phone' }), 400, 'unauthorized_client', /no secret/)
  })
})

describe('a request to authorize that is wrong', () => {
  it.each([
    [{ response_type: '' }, 'invalid_request'],
    [{ response_type: 'id_token' }, 'unsupported_response_type'],
    [{ response_type: 'code token' }, 'unsupported_response_type'],
    [{ response_mode: 'form_post' }, 'invalid_request'],
    [{ response_mode: 'fragment' }, 'invalid_request'],
    [{ request: 'x.y.z' }, 'invalid_request'],
    [{ request_uri: 'https://evil.example/' }, 'invalid_request'],
    [{ prompt: 'none login' }, 'invalid_request'],
    [{ scope: 'https://other.example/.default' }, 'invalid_scope'],
    [{ code_challenge: 'x' }, 'invalid_request'],
    [{ code_challenge: 'x'.repeat(129) }, 'invalid_request'],
    [{ code_challenge: `${challenge.code_challenge}=`, code_challenge_method: 'S256' }, 'invalid_request'],
    [{ ...challenge, code_challenge_method: 's256' }, 'invalid_request'],
    [{ ...challenge, code_challenge_method: 'S512' }, 'invalid_request'],
  ])('is answered at the redirect URI: %j', async (more, error) => {
    const { status, location } = await anyone.authorize({ ...asked, state: 'a&b', ...more })
    expect(status).toBe(302)
    expect(location.startsWith('http://localhost:8080/cb?error=')).toBe(true)
    expect(queryOf(location)).toEqual({ error, error_description: expect.stringMatching(/\w/), state: 'a&b' })
    if (error === 'unsupported_response_type') sawReason(identityReasons.response_type_unsupported)
  })

  it('is answered in the fragment where a token was requested', async () => {
    const { location } = await anyone.authorize({ ...asked, response_type: 'token', response_mode: 'query' })
    expect(location).toMatch(/^http:\/\/localhost:8080\/cb#error=invalid_request&/)
  })

  it.each([
    ['client_id', /needs the query option client_id/],
    ['redirect_uri', /needs the query option redirect_uri/],
  ] as const)('is answered here when it has no %s', async (name, says) => {
    expectFailure(await anyone.authorize({ ...asked, [name]: '' }), 400, says)
  })

  it.each(['client_id=a', 'redirect_uri=http://localhost/', 'state=1', 'STATE=1', 'response_type=code'])(
    'is refused with %s twice',
    async (pair) => {
      const query = new URLSearchParams({ ...asked, state: 's' }).toString()
      expectFailure(await anyone.call('GET', `/oauth2/v2.0/authorize?${query}&${pair}`), 400, /given twice/)
    },
  )

  it.each([
    ['client_id', 'x'.repeat(129)],
    ['client_id', 'a\r\nb'],
    ['client_id', 'é'],
    ['state', 's'.repeat(4097)],
    ['nonce', 'n'.repeat(256)],
    ['scope', 's '.repeat(2000)],
    ['login_hint', 'l'.repeat(256)],
    ['code_challenge', 'c'.repeat(1000)],
  ])('is refused with a %s that is too long or no text (%#)', async (name, value) => {
    expectFailure(await anyone.authorize({ ...asked, [name]: value }), 400, new RegExp(name))
  })

  it('is refused with broken percent sequences, with too many options and with too many bytes', async () => {
    const query = new URLSearchParams(asked).toString()
    expectFailure(await anyone.call('GET', `/oauth2/v2.0/authorize?${query}&state=%ff`), 400, /not percent-encoded UTF-8/)
    const many = Array.from({ length: 200 }, (_, index) => `a${index}=1`).join('&')
    expectFailure(await anyone.call('GET', `/oauth2/v2.0/authorize?${query}&${many}`), 400, /more than 100/)
    const [reply] = await sendRaw(open.url, requestText('GET', `/oauth2/v2.0/authorize?${query}&state=${'s'.repeat(70_000)}`))
    expect(reply?.status).toBe(431)
  })

  it('puts no header into the reply by its state', async () => {
    const { location, headers } = await anyone.authorize({ ...asked, state: 'x\r\nSet-Cookie: a=b\r\n\r\n<script>' })
    expect(location).not.toMatch(/[\r\n<]/)
    expect(headers.get('set-cookie')).toBeNull()
    const [reply] = await sendRaw(
      open.url,
      requestText('GET', `/oauth2/v2.0/authorize?${new URLSearchParams(asked).toString()}&state=a%0d%0aX-Evil:%20b`),
    )
    expect(reply?.headers.get('x-evil')).toBeNull()
  })

  it('is not made by POST', async () => {
    expectFailure(await anyone.call('POST', '/oauth2/v2.0/authorize', { body: asked }), 405, /Allowed here: GET, HEAD/)
  })
})

describe('where no user name signs in by itself', () => {
  const client = createIdentityClient(strict.url)

  it.each([{}, { login_hint: 'admin' }, { login_hint: 'ann' }])('authorize leads to the sign-in page: %j', async (more) => {
    expect((await client.authorize({ ...asked, ...more })).location).toMatch(/^\/_forms\/default\.aspx\?ReturnUrl=%2Foauth2/)
  })

  it('and to nothing where the page must not be shown', async () => {
    expect(queryOf((await client.authorize({ ...asked, prompt: 'none', state: 's' })).location)).toMatchObject({
      error: 'login_required',
      state: 's',
    })
  })

  it('credentials that do not hold are final, and an old cookie is not', async () => {
    expectFailure(await client.authorize(asked, { Authorization: basic('ann') }), 401, /rejected/)
    expect((await client.authorize(asked, { Cookie: 'FedAuth=a.b' })).location).toMatch(/^\/_forms/)
  })

  it('an unknown client configured has no rights', async () => {
    const { json } = await client.token({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'x' })
    const reply = await fetch(`${strict.url}/_api/web`, { headers: { Authorization: `Bearer ${json.access_token}` } })
    expect(reply.status).toBe(403)
  })
})

describe('a request to the token endpoint that is wrong', () => {
  const form = 'application/x-www-form-urlencoded'
  const post = (body: string, type = form) => anyone.call('POST', '/oauth2/v2.0/token', { body, headers: { 'Content-Type': type } })
  const good = 'grant_type=client_credentials&client_id=app&client_secret=x'

  it.each([
    ['', 'invalid_request', /lacks the member 'grant_type'/],
    ['grant_type=', 'invalid_request', /grant_type/],
    ['grant_type=password&client_id=app&username=a&password=b', 'unsupported_grant_type', /'password' is not supported/],
    ['grant_type=__proto__&client_id=a', 'unsupported_grant_type', /not supported/],
    ['grant_type=authorization_code&client_id=a&client_secret=b', 'invalid_request', /'code'/],
    ['grant_type=refresh_token&client_id=a&client_secret=b', 'invalid_request', /'refresh_token'/],
    [`${good}&client_id=app`, 'invalid_request', /'client_id' is given twice/],
    [`${good}&grant_type=refresh_token`, 'invalid_request', /given twice/],
    [`${good}&scope=%ff`, 'invalid_request', /not percent-encoded UTF-8/],
    [`${good}&scope=%`, 'invalid_request', /not percent-encoded UTF-8/],
    [`${good}&scope=${'s'.repeat(2001)}`, 'invalid_request', /scope/],
    [`${good}&code_verifier=${'s'.repeat(201)}`, 'invalid_request', /code_verifier/],
    ['grant_type=client_credentials&client_id=%00&client_secret=x', 'invalid_request', /client_id/],
    [`${good}&${Array.from({ length: 101 }, (_, index) => `a${index}=1`).join('&')}`, 'invalid_request', /more than 100/],
    ['{"grant_type":"client_credentials"}', 'invalid_request', /grant_type/],
    ['&&&===&', 'invalid_request', /./],
    ['\u0000\u0001', 'invalid_request', /./],
  ])('is refused (%#)', async (body, code, says) => {
    expectOAuthError(await post(body), 400, code, says)
  })

  it('is refused without a client', async () => {
    expectOAuthError(await post('grant_type=client_credentials'), 401, 'invalid_client', /no client_id/)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', `${form}; charset=utf-16`, 'x', ''])(
    'is refused as %j, which is no form',
    async (type) => {
      expectOAuthError(await post(good, type), 415, 'invalid_request', /application\/x-www-form-urlencoded/)
    },
  )

  it.each([form, `${form};charset=UTF-8`, `${form.toUpperCase()}; charset="utf-8"`])('is a form as %s', async (type) => {
    expect((await post(good, type)).status).toBe(200)
  })

  it('is refused when it is larger than 64 KiB or encoded', async () => {
    expectOAuthError(await post(`${good}&x=${'x'.repeat(65_536)}`), 413, 'invalid_request', /larger than the 65536 bytes/)
    const encoded = await anyone.call('POST', '/oauth2/v2.0/token', {
      body: good,
      headers: { 'Content-Type': form, 'Content-Encoding': 'gzip' },
    })
    expectOAuthError(encoded, 415, 'invalid_request', /Content-Encoding gzip/)
  })

  it('is not made by GET, where the secret would stand in the address', async () => {
    const reply = await anyone.call('GET', `/oauth2/v2.0/token?${good}`)
    expect(reply.status).toBe(405)
    expect(reply.json).toMatchObject({ error: 'invalid_request' })
    expect(reply.headers.get('allow')).toBe('POST')
  })

  it('does not read the query', async () => {
    const reply = await anyone.call('POST', `/oauth2/v2.0/token?${good}`, { body: '', headers: { 'Content-Type': form } })
    expectOAuthError(reply, 400, 'invalid_request', /grant_type/)
  })

  it('never says the secret', async () => {
    const { text } = await known.token({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'my-wrong-secret' })
    expect(text).not.toMatch(/my-wrong-secret|s3cret/)
  })
})
