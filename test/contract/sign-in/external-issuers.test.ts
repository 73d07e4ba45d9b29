import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createContractClient, type Sent } from '../../support/contract-client.ts'
import { startServer } from '../../support/server.ts'
import { accepts, expectRefusal } from '../../support/wire.ts'

/** The parts of an OpenID Connect provider that a resource server needs, on the loopback. */
async function smallIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const counts = { metadata: 0, keys: 0 }
  let trouble: ((request: IncomingMessage, reply: ServerResponse) => boolean) | undefined
  const server = createServer((request, reply) => {
    if (trouble?.(request, reply)) return
    const isKeys = request.url === '/tenant/keys'
    if (isKeys) counts.keys += 1
    else counts.metadata += 1
    reply.setHeader('Content-Type', 'application/json')
    if (isKeys) return void reply.end(JSON.stringify({ keys: [jwk] }))
    if (request.url !== '/tenant/.well-known/openid-configuration') return void reply.writeHead(404).end()
    reply.end(JSON.stringify({ issuer: url, jwks_uri: `${url}/keys` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tenant`
  const token = (claims: Record<string, unknown> = {}, key: CryptoKey = privateKey, header: Record<string, string> = {}) => {
    const { aud = 'api://tenon', iss = url, exp = Math.floor(Date.now() / 1000) + 600, ...others } = claims
    const body = { sub: 'u-1', iss, aud, exp, ...others } as Record<string, unknown>
    return new SignJWT(body).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key)
  }
  return {
    url,
    token,
    counts,
    jwk,
    make: (how: typeof trouble) => {
      trouble = how
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const issuer = await smallIssuer()
const oidc = 'Identity:Oidc:corp'
const settings = {
  'Identity:Providers:AcceptAll:Enabled': 'false',
  'Identity:Providers:ConfigUsers:Enabled': 'true',
  'Identity:ConfigUsers:Users:admin:Password': 'root-secret',
  [`${oidc}:Issuer`]: issuer.url,
  [`${oidc}:Audience`]: 'api://tenon',
}
const server = await startServer({ settings })
const byMail = await startServer({ settings: { ...settings, [`${oidc}:UserClaim`]: 'email', [`${oidc}:DefaultGroup`]: 'Visitors' } })
const scoped = await startServer({
  settings: { ...settings, [`${oidc}:DefaultGroup`]: 'Visitors', [`${oidc}:Scopes`]: 'tenon.use,tenon.all' },
})
afterAll(async () => {
  await Promise.all([server.stop(), byMail.stop(), scoped.stop()])
  await issuer.close()
})
afterEach(() => issuer.make(undefined))

const client = createContractClient(server.url, { Accept: accepts.nometadata })
const admin = `Basic ${Buffer.from('admin:root-secret').toString('base64')}`
const as = (authorization: string, method: string, url: string, body?: Sent['body']) =>
  client.call(method, url, { headers: { Authorization: authorization }, ...(body !== undefined && { body }) })
const bearer = async (...token: Parameters<typeof issuer.token>) => `Bearer ${await issuer.token(...token)}`
const web = '/_api/web'

describe('a token of an issuer elsewhere', () => {
  it('speaks for a user of that issuer, and has no rights of its own', async () => {
    expectRefusal(await as(await bearer(), 'GET', web), 403, /i:0\?\.t\|corp\|u-1' needs the right/)
  })

  it('brings groups, to which rights are given as to any group of claims', async () => {
    const group = (await as(admin, 'POST', '/_api/web/ensureuser', { logonName: 'c:0-.t|corp|Editors' })).json
    expect(group).toMatchObject({ PrincipalType: 4, Title: 'Editors' })
    await as(admin, 'POST', `/_api/web/roleassignments/addroleassignment(principalid=${group.Id},roledefid=1073741827)`)
    const token = await bearer({ groups: ['other', 'editors'], name: 'Ünal', email: 'unal@example.org' })
    const added = await as(token, 'POST', "/_api/web/lists/getbytitle('Tasks')/items", { Title: 'From elsewhere' })
    expect(added.status).toBe(201)
    const me = (await as(token, 'GET', '/_api/web/currentuser')).json
    expect(me).toMatchObject({ LoginName: 'i:0?.t|corp|u-1', Title: 'Ünal', Email: 'unal@example.org' })
  })

  it('brings roles, one or several', async () => {
    expect((await as(await bearer({ roles: 'Sites.Read.All' }), 'GET', web)).status).toBe(200)
    expect((await as(await bearer({ roles: ['x', 'FullControl'] }), 'POST', '/_api/web/lists', { Title: 'By role' })).status).toBe(201)
    expect(
      (await fetch(`${server.url}/_admin/webapps`, { headers: { Authorization: await bearer({ roles: ['FarmAdmin'] }) } })).status,
    ).toBe(200)
    expect((await fetch(`${server.url}/_admin/webapps`, { headers: { Authorization: await bearer() } })).status).toBe(403)
  })

  it('has its groups and roles in the claims that are configured', async () => {
    const named = await startServer({ settings: { ...settings, [`${oidc}:GroupsClaim`]: 'teams', [`${oidc}:RolesClaim`]: 'duties' } })
    try {
      const send = (method: string, url: string, authorization: string, body?: object) =>
        fetch(named.url + url, {
          method,
          headers: { Authorization: authorization, Accept: accepts.nometadata, ...(body && { 'Content-Type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      const status = async (claims: Record<string, unknown>) => (await send('GET', web, await bearer(claims))).status
      expect([await status({ roles: 'Sites.Read.All' }), await status({ duties: 'Sites.Read.All' })]).toEqual([403, 200])
      const ensured = await send('POST', '/_api/web/ensureuser', admin, { logonName: 'c:0-.t|corp|Editors' })
      const { Id } = (await ensured.json()) as { Id: number }
      await send('POST', `/_api/web/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741827)`, admin)
      expect([await status({ groups: ['Editors'] }), await status({ teams: ['Editors'] })]).toEqual([403, 200])
    } finally {
      await named.stop()
    }
  })

  it('never speaks for somebody here, whatever its user is called', async () => {
    for (const sub of ['admin', 'i:0#.f|membership|admin', 'x|i:0#.f|membership|admin', 'svc\\system']) {
      expectRefusal(await as(await bearer({ sub }), 'GET', web), 403, /i:0\?\.t\|corp\|/)
    }
  })

  it('names its user by the claim that is configured, where the address is verified', async () => {
    const reply = async (claims: Record<string, unknown>) =>
      fetch(`${byMail.url}/_api/web/currentuser`, { headers: { Authorization: await bearer(claims), Accept: accepts.nometadata } })
    const verified = await reply({ email: 'ann@example.org', email_verified: true })
    expect(await verified.json()).toMatchObject({ LoginName: 'i:05.t|corp|ann@example.org', Email: 'ann@example.org' })
    for (const claims of [{ email: 'ann@example.org' }, { email: 'ann@example.org', email_verified: false }, {}, { email: 7 }])
      expect((await reply(claims)).status).toBe(401)
  })

  it.each([
    ['for another audience', { aud: 'api://other' }],
    ['for no audience', { aud: '' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['that does not count yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
    ['without a user', { sub: '' }],
    ['with a user who is no text', { sub: { toString: 'x' } }],
    ['with a user of 500 characters', { sub: 'x'.repeat(500) }],
    ['with a line break in its user', { sub: 'a\r\nb' }],
    ['of an issuer that nobody has configured', { iss: 'https://elsewhere.test' }],
    ['of an issuer that looks like it', { iss: `${issuer.url}/` }],
  ])('%s is refused', async (_, claims) => {
    expectRefusal(await as(await bearer(claims), 'GET', web), 401, /bearer token is not valid/)
  })

  it('signed by somebody else, by nobody, or with the public key as a secret, is refused', async () => {
    const { privateKey: other } = await generateKeyPair('RS256')
    expectRefusal(await as(await bearer({}, other), 'GET', web), 401, /is not valid/)
    expectRefusal(await as(await bearer({}, other, { kid: 'unknown' }), 'GET', web), 401, /is not valid/)
    const unsigned = new UnsecuredJWT({
      sub: 'u-1',
      iss: issuer.url,
      aud: 'api://tenon',
      exp: Math.floor(Date.now() / 1000) + 600,
    }).encode()
    expectRefusal(await as(`Bearer ${unsigned}`, 'GET', web), 401, /is not valid/)
    const secret = new TextEncoder().encode(JSON.stringify(issuer.jwk))
    const hmac = await new SignJWT({ sub: 'u-1' })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuer(issuer.url)
      .setAudience('api://tenon')
      .setExpirationTime('10m')
      .sign(secret)
    expectRefusal(await as(`Bearer ${hmac}`, 'GET', web), 401, /is not valid/)
  })

  it('is checked once, and the keys are requested once', async () => {
    const token = await bearer({ roles: ['FullControl'] })
    await as(token, 'GET', web)
    const before = { ...issuer.counts }
    for (let count = 0; count < 5; count += 1) expect((await as(token, 'GET', web)).status).toBe(200)
    expect((await as(await bearer({ roles: ['FullControl'], jti: 'another' }), 'GET', web)).status).toBe(200)
    expect(issuer.counts).toEqual(before)
  })

  it('with an unknown key does not make us ask again and again', async () => {
    const { privateKey: other } = await generateKeyPair('RS256')
    const before = issuer.counts.keys
    for (let count = 0; count < 10; count += 1) await as(await bearer({ jti: String(count) }, other, { kid: `k${count + 10}` }), 'GET', web)
    expect(issuer.counts.keys - before).toBeLessThanOrEqual(1)
  })
})

describe('an issuer elsewhere that is in trouble', () => {
  const statusAt = async (how: Parameters<typeof issuer.make>[0]) => {
    const fresh = await startServer({ settings })
    issuer.make(how)
    try {
      const first = await fetch(`${fresh.url}/_api/web`, { headers: { Authorization: await bearer() } })
      const text = await first.text()
      issuer.make(undefined)
      const others = await fetch(`${fresh.url}/_api/web`, { headers: { Authorization: admin } })
      return { status: first.status, retryAfter: first.headers.get('retry-after'), text, others: others.status }
    } finally {
      await fresh.stop()
    }
  }

  type Reply = ServerResponse
  /** Fails at every address, or only at that of the keys. */
  const always = (act: (reply: Reply) => void) => (_: IncomingMessage, reply: Reply) => {
    act(reply)
    return true
  }
  const forKeys = (act: (reply: Reply) => void) => (request: IncomingMessage, reply: Reply) => {
    if (request.url !== '/tenant/keys') return false
    act(reply)
    return true
  }

  it.each<[string, NonNullable<Parameters<typeof issuer.make>[0]>]>([
    ['is down', always((reply) => reply.destroy())],
    ['answers 500', always((reply) => reply.writeHead(500).end())],
    ['answers no JSON', always((reply) => reply.end('<html>'))],
    ['names another issuer', always((reply) => reply.end('{"issuer":"https://elsewhere.test","jwks_uri":"https://elsewhere.test/keys"}'))],
    ['names no keys', always((reply) => reply.end(`{"issuer":"${issuer.url}"}`))],
    ['names keys that are no address', always((reply) => reply.end(`{"issuer":"${issuer.url}","jwks_uri":"file:///etc/passwd"}`))],
    ['sends us elsewhere', always((reply) => reply.writeHead(302, { Location: `${issuer.url}/keys` }).end())],
    ['answers without end', always((reply) => reply.end(`{"a":"${'x'.repeat(2_000_000)}"}`))],
    ['has no keys in its keys', forKeys((reply) => reply.end('{"keys":7}'))],
    ['keeps its keys', forKeys((reply) => reply.writeHead(500).end())],
  ])('and %s gets 503, and stops nobody else', async (_, how) => {
    const { status, retryAfter, text, others } = await statusAt(how)
    expect({ status, text }).toMatchObject({ status: 503, text: expect.stringMatching(/cannot read the keys of/) })
    expect(retryAfter).toBe('30')
    expect(others).toBe(200)
  })
})

describe('the configuration of issuers elsewhere', () => {
  it.each([
    ['without an audience', { 'Identity:Oidc:a:Issuer': 'https://idp.test' }, /Audience/],
    ['over plain HTTP', { 'Identity:Oidc:a:Issuer': 'http://idp.test', 'Identity:Oidc:a:Audience': 'x' }, /must be an https address/],
    ['that is no address', { 'Identity:Oidc:a:Issuer': 'idp.test', 'Identity:Oidc:a:Audience': 'x' }, /must be an https address/],
    ['with a bar in its name', { 'Identity:Oidc:a|b:Issuer': 'https://idp.test', 'Identity:Oidc:a|b:Audience': 'x' }, /without \|/],
    [
      'twice',
      {
        'Identity:Oidc:a:Issuer': 'https://idp.test',
        'Identity:Oidc:a:Audience': 'x',
        'Identity:Oidc:b:Issuer': 'https://idp.test',
        'Identity:Oidc:b:Audience': 'x',
      },
      /is the same as that of Identity:Oidc:a/,
    ],
  ])('refuses one %s', async (_, given, message) => {
    await expect((async () => startServer({ settings: given as Record<string, string> }))()).rejects.toThrow(message)
  })
})

describe.each([60, 0, 600])('a clock that may be %d seconds off', (skew) => {
  const now = Date.UTC(2026, 10, 20, 9, 30)
  const seconds = now / 1000
  const statusOf = async (claims: Record<string, number>) => {
    const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
    const one = await startServer({
      settings: { ...settings, [`${oidc}:DefaultGroup`]: 'Visitors', 'Identity:ClockSkewSeconds': String(skew) },
      runtime,
    })
    const headers = { Authorization: await bearer({ exp: seconds + 3600, ...claims }) }
    try {
      // The second request uses the cached result of the check.
      const statuses = [await fetch(`${one.url}/_api/web`, { headers }), await fetch(`${one.url}/_api/web`, { headers })]
      return statuses.map(({ status }) => status)
    } finally {
      await one.stop()
    }
  }

  it.each<[claim: string, holds: number, refused: number]>([
    ['exp', seconds - skew + 1, seconds - skew],
    ['nbf', seconds + skew, seconds + skew + 1],
    ['iat', seconds + skew, seconds + skew + 1],
  ])('is allowed for at %s, and no second more', async (claim, holds, refused) => {
    expect(await statusOf({ [claim]: holds })).toEqual([200, 200])
    expect(await statusOf({ [claim]: refused })).toEqual([401, 401])
  })
})

describe('the scopes of tokens from elsewhere', () => {
  const ask = async (claims: Record<string, unknown>) => {
    const headers = { Authorization: `Bearer ${await issuer.token(claims)}`, Accept: accepts.nometadata }
    const reply = await fetch(`${scoped.url}/_api/web`, { headers })
    return { status: reply.status, challenge: reply.headers.get('www-authenticate') }
  }

  it.each([{ scp: 'tenon.use' }, { scp: 'email tenon.all' }, { scp: ['email', 'tenon.use'] }, { scope: 'openid tenon.use' }])(
    'let a token in with one that the settings name: %j',
    async (claims) => {
      expect((await ask(claims)).status).toBe(200)
    },
  )

  it.each([{}, { scp: 'openid' }, { scp: 'tenon' }, { scp: 7 }, { scp: ['AllSites.FullControl'] }])(
    'refuse one without: %j',
    async (claims) => {
      const challenge = 'Bearer realm="Tenon", error="insufficient_scope", scope="tenon.use tenon.all"'
      expect(await ask(claims)).toEqual({ status: 403, challenge })
    },
  )
})
