import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { expectRefusal } from '../../support/wire.ts'

let now = Date.UTC(2026, 10, 20, 9, 30)
const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
const server = await startServer({ runtime })
const client = createIdentityClient(server.url)
/** An attacker's server, which serves the attacker's keys and records requests for them. */
let asked = 0
const lure = createServer((_, reply) => {
  asked += 1
  reply.setHeader('Content-Type', 'application/json')
  reply.end(JSON.stringify({ keys: [{ ...own.publicJwk, kid: 'lure', use: 'sig', alg: 'RS256' }] }))
})
let lureUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    lure.listen(0, '127.0.0.1', resolve)
  })
  lureUrl = `http://127.0.0.1:${(lure.address() as AddressInfo).port}/keys`
})
afterAll(async () => {
  await server.stop()
  lure.close()
})

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const own: { privateKey: KeyObject; publicJwk: JsonWebKey } = {
  privateKey: pair.privateKey,
  publicJwk: pair.publicKey.export({ format: 'jwk' }),
}

async function genuine(): Promise<{ token: string; kid: string; claims: ReturnType<typeof decodeJwt> }> {
  const token = (await client.token({ grant_type: 'client_credentials', client_id: 'app', client_secret: 'any' })).json
    .access_token as string
  const { kid } = (await client.call('GET', '/oauth2/v2.0/keys')).json.keys[0]
  return { token, kid, claims: decodeJwt(token) }
}

const encoded = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

async function send(token: string) {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json;odata=nometadata' }
  const reply = await fetch(`${server.url}/_api/web`, { headers })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const refused = async (token: string, says: RegExp) => {
  const reply = await send(token)
  expectRefusal(reply, 401, says)
  expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer realm="Tenon", error="invalid_token"/)
}

it('a genuine token is accepted', async () => {
  expect((await send((await genuine()).token)).status).toBe(200)
})

describe('a token that is not signed as it must be', () => {
  it.each(['none', 'None', 'NONE', 'nOnE'])('is refused: alg %s', async (alg) => {
    const { claims } = await genuine()
    const header = encoded({ alg, typ: 'JWT' })
    await refused(`${header}.${encoded(claims)}.`, /bearer token is not valid/)
    await refused(`${header}.${encoded(claims)}.${encoded('x')}`, /bearer token is not valid/)
    await refused(`${header}.${encoded(claims)}`, /not a valid JWT/)
  })

  it('is refused: an unsecured token with the name of a key', async () => {
    const { claims, kid } = await genuine()
    const [, body] = new UnsecuredJWT(claims).encode().split('.')
    await refused(`${encoded({ alg: 'none', kid })}.${body}.`, /algorithm is not RS256/)
  })

  it('is refused: HS256 with the public key as its secret, in every form that the key may have', async () => {
    const { claims, kid } = await genuine()
    const jwk = (await client.call('GET', '/oauth2/v2.0/keys')).json.keys[0]
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const secrets = [
      key.export({ type: 'spki', format: 'pem' }),
      key.export({ type: 'spki', format: 'der' }),
      key.export({ type: 'pkcs1', format: 'pem' }),
      JSON.stringify(jwk),
      Buffer.from(jwk.n, 'base64url'),
      jwk.n as string,
      '',
    ]
    for (const secret of secrets) {
      const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid })}.${encoded(claims)}`
      await refused(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`, /algorithm is not RS256/)
    }
  })

  it.each(['RS512', 'PS256', 'RS384'])('is refused: the algorithm %s with a key of its own', async (alg) => {
    const { claims, kid } = await genuine()
    await refused(await new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(own.privateKey), /algorithm is not RS256/)
  })

  it('is refused: another key under the name of ours', async () => {
    const { claims, kid } = await genuine()
    await refused(
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(own.privateKey),
      /signature is wrong/,
    )
  })

  it.each<[string, unknown]>([
    ['that nobody has', 'unknown'],
    ['that is none', undefined],
    ['that is empty', ''],
    ['that leads to a file', '../../../../../../dev/null'],
    ['that is SQL', "x' UNION SELECT 'key' --"],
    ['that objects have', '__proto__'],
    ['that is a number', 7],
    ['that is a list', ['a']],
    ['of 4,000 characters', 'k'.repeat(4000)],
  ])('is refused: a key name %s', async (_, kid) => {
    const { claims } = await genuine()
    const signed = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(kid !== undefined && { kid: kid as string }) })
      .sign(own.privateKey)
    await refused(signed, /unknown or expired key|signature/)
  })

  it.each(['jku', 'x5u', 'jwk', 'x5c'])('is refused: it brings a key of its own as %s, which nobody fetches', async (name) => {
    const { claims, kid } = await genuine()
    const brought = {
      jku: lureUrl,
      x5u: lureUrl,
      jwk: own.publicJwk,
      x5c: [pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
    }[name]
    for (const named of [kid, 'lure', undefined]) {
      const header = { alg: 'RS256', typ: 'JWT', [name]: brought, ...(named !== undefined && { kid: named }) }
      await refused(await new SignJWT(claims).setProtectedHeader(header).sign(own.privateKey), /is not valid/)
    }
    expect(asked).toBe(0)
  })

  it('is refused: a header that demands what nobody knows', async () => {
    const { claims, kid } = await genuine()
    const header = encoded({ alg: 'RS256', typ: 'JWT', kid, crit: ['exp'] })
    await refused(`${header}.${encoded(claims)}.${encoded('x')}`, /is not valid/)
  })

  it('is refused: one of its three parts has changed, also where the token was accepted before', async () => {
    const { token, claims } = await genuine()
    expect((await send(token)).status).toBe(200)
    const [header = '', body = '', signature = ''] = token.split('.')
    const admin = encoded({ ...claims, roles: ['FullControl', 'FarmAdmin'] })
    await refused(`${header}.${admin}.${signature}`, /signature is wrong/)
    await refused(`${header}.${encoded({ ...claims, sub: 'admin' })}.${signature}`, /signature is wrong/)
    await refused(`${header}.${body}.${signature.slice(0, -4)}AAAA`, /signature is wrong/)
    await refused(`${header}.${body}.`, /is not valid/)
    await refused(`${header}.${body}`, /not a valid JWT/)
    await refused(
      `${encoded({ alg: 'RS256', typ: 'JWT', kid: JSON.parse(Buffer.from(header, 'base64url').toString()).kid, x: 1 })}.${body}.${signature}`,
      /signature/,
    )
  })

  it.each([
    '',
    'x',
    'a.b.c',
    '..',
    'é.é.é',
    '%00',
    `${'a'.repeat(9000)}`,
    `${'a.'.repeat(3000)}`,
    '{}.{}.{}',
    'W10.W10.W10',
    'bnVsbA.bnVsbA.bnVsbA',
  ])('is refused: garbage (%#)', async (token) => {
    const reply = await send(encodeURI(token))
    expectRefusal(reply, 401, /bearer token|Sign in first/)
  })
})

describe('a genuine token', () => {
  it('is refused when it has expired, also where it was accepted before', async () => {
    const { token } = await genuine()
    expect((await send(token)).status).toBe(200)
    now += 3_600_000 - 1
    expect((await send(token)).status).toBe(200)
    now += 1
    await refused(token, /has expired/)
  })

  it('is refused before its time', async () => {
    now += 3_600_000
    const { token } = await genuine()
    now -= 3_600_000
    await refused(token, /claim nbf/)
    now += 3_600_000
  })

  it('is not read from the query, the body or a cookie', async () => {
    const { token } = await genuine()
    for (const [path, init] of [
      [`/_api/web?access_token=${token}`, {}],
      [`/_api/web?Authorization=Bearer%20${token}`, {}],
      ['/_api/web', { headers: { Cookie: `access_token=${token}` } }],
      [
        '/_api/contextinfo',
        { method: 'POST', body: `access_token=${token}`, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      ],
    ] as const) {
      const reply = await fetch(`${server.url}${path}`, init)
      expect([path.slice(0, 20), reply.status]).toEqual([path.slice(0, 20), 401])
    }
  })

  it('is not an access token when it is an ID token', async () => {
    const redirect_uri = 'http://localhost/cb'
    const { location } = await client.authorize({
      client_id: 'app',
      response_type: 'code',
      redirect_uri,
      scope: 'openid',
      login_hint: 'ann',
    })
    const code = new URL(location).searchParams.get('code') ?? ''
    const { json } = await client.token({ grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'x' })
    await refused(json.id_token, /claim (?:aud|scp)/)
  })

  it('is named in no reply that refuses it', async () => {
    const { token } = await genuine()
    const reply = await send(`${token.slice(0, -4)}AAAA`)
    expect(reply.text).not.toContain(token.slice(20, 60))
  })
})

/** Servers with different settings on one farm database: each can verify the tokens of the others. */
describe('a token of another server of the farm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'farm-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const names = { 'Identity:Issuer': 'https://tenon.example', 'Identity:Audience': 'https://tenon.example/' }
  const start = (settings: Record<string, string>, at = Date.now()) =>
    startServer({
      runtime: { ...runtime, now: () => at },
      settings: { StorageProvider: 'FileSystem', DataRootPath: folder, ...names, ...settings },
    })
  const sentTo = async (settings: Record<string, string>, token: string, at?: number) => {
    const other = await start(settings, at)
    const reply = await fetch(`${other.url}/_api/web`, { headers: { Authorization: `Bearer ${token}` } })
    const seen = { status: reply.status, headers: reply.headers, text: await reply.text() }
    await other.stop()
    return seen
  }
  const minted = async () => {
    const first = await start({})
    const { token, authorize } = createIdentityClient(first.url)
    const redirect_uri = 'http://localhost/cb'
    const { location } = await authorize({
      client_id: 'app',
      response_type: 'code',
      redirect_uri,
      scope: 'openid AllSites.Read',
      login_hint: 'ann',
    })
    const code = new URL(location).searchParams.get('code') ?? ''
    const { json } = await token({ grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'x' })
    await first.stop()
    return json as { access_token: string; id_token: string }
  }
  const later = Date.now() + 2 * 3_600_000

  it.each([
    ['of another issuer', { 'Identity:Issuer': 'https://tenon2.example' }, 'Identity:ValidateIssuer', undefined, /claim iss/],
    ['for another audience', { 'Identity:Audience': 'https://tenon2.example/' }, 'Identity:ValidateAudience', undefined, /claim aud/],
    ['that has expired', {}, 'Identity:ValidateLifetime', later, /has expired/],
  ] as const)('%s is refused, unless that is not checked', async (_, settings, key, at, says) => {
    const { access_token } = await minted()
    expectRefusal(await sentTo(settings, access_token, at), 401, says)
    expect(await sentTo({ ...settings, [key]: 'false' }, access_token, at)).toMatchObject({ status: 200 })
  })

  it('is never accepted when it is an ID token, or when its signature is wrong', async () => {
    const { access_token, id_token } = await minted()
    const all = ['Issuer', 'Audience', 'Lifetime', 'IssuerSigningKey'].map((name) => [`Identity:Validate${name}`, 'false'])
    expectRefusal(await sentTo(Object.fromEntries(all), id_token), 401, /claim scp/)
    expectRefusal(await sentTo(Object.fromEntries(all), `${access_token.slice(0, -4)}AAAA`), 401, /signature/)
  })
})
