import { randomBytes, randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { createIdentityClient, expectFailure } from '../../support/sign-in/identity-client.ts'

const start = Date.UTC(2026, 10, 20, 9, 30)
let now = start
const server = await startServer({
  settings: {
    'Identity:Providers:AcceptAll:Enabled': 'false',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:ConfigUsers:Users:ann:Password': 'secret',
  },
  runtime: { now: () => now, newId: randomUUID, randomBytes: (count) => randomBytes(count) },
})
afterAll(() => server.stop())
beforeEach(() => {
  now = start
})

const client = createIdentityClient(server.url)
const redirect_uri = 'http://localhost:8080/callback'
const asked = { client_id: 'app', response_type: 'code', redirect_uri, scope: 'openid' }
const app = { client_id: 'app', client_secret: 'x' }

async function session(): Promise<{ Cookie: string }> {
  const { headers } = await client.call('POST', '/_forms/default.aspx', { body: { username: 'ann', password: 'secret' } })
  return { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const answerTo = async (more: Record<string, string>, headers: Record<string, string>) => {
  const { location } = await client.authorize({ ...asked, ...more }, headers)
  if (location.startsWith('/_forms/')) {
    const [again = 'null'] = /max_age=\d+/.exec(new URL(location, server.url).searchParams.get('ReturnUrl') ?? '') ?? []
    return `sign in, then ${again}`
  }
  const { searchParams } = new URL(location)
  return searchParams.get('error') ?? 'code'
}

describe('max_age', () => {
  it.each([
    [59, 'code'],
    [60, 'code'],
    [61, 'sign in, then max_age=60'],
  ])('of 60 seconds, %d seconds after the session began', async (seconds, answer) => {
    const cookie = await session()
    now += seconds * 1000
    expect(await answerTo({ max_age: '60' }, cookie)).toBe(answer)
    expect(await answerTo({ max_age: '60', prompt: 'none' }, cookie)).toBe(answer === 'code' ? 'code' : 'login_required')
    expect(await answerTo({}, cookie)).toBe('code')
  })

  it('counts from the beginning of the session, however often it was renewed', async () => {
    const cookie = await session()
    now += 7 * 3_600_000
    const renewed = (await fetch(`${server.url}/_vti_bin/lists.asmx?WSDL`, { headers: cookie })).headers.get('set-cookie')
    const title = await fetch(`${server.url}/_api/web/currentuser`, { headers: cookie })
    const Cookie = (renewed ?? title.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(Cookie).toMatch(/^FedAuth=./)
    expect(await answerTo({ max_age: '3600' }, { Cookie })).toBe('sign in, then max_age=3600')
    expect(await answerTo({ max_age: '3600' }, await session())).toBe('code')
  })

  it('of 0 always asks, once', async () => {
    expect(await answerTo({ max_age: '0' }, await session())).toBe('sign in, then null')
    expect(await answerTo({ max_age: '0', prompt: 'none' }, await session())).toBe('code')
  })

  it.each(['-1', 'x', '1.5', '1e3', '9'.repeat(10)])('cannot be %s', async (max_age) => {
    expectFailure(await client.authorize({ ...asked, max_age }), 400, /max_age/)
  })
})

describe('auth_time of an ID token', () => {
  const idTokenOf = (json: { id_token: string }) => decodeJwt(json.id_token).auth_time

  it('is when the user has signed in, after a refresh as well', async () => {
    const cookie = await session()
    now += 1_000_000
    const { location } = await client.authorize(asked, cookie)
    const code = new URL(location).searchParams.get('code') ?? ''
    now += 1_000
    const first = await client.token({ grant_type: 'authorization_code', code, redirect_uri, ...app })
    expect(idTokenOf(first.json)).toBe(start / 1000)
    now += 1_000_000
    const second = await client.token({ grant_type: 'refresh_token', refresh_token: first.json.refresh_token, ...app })
    expect(idTokenOf(second.json)).toBe(start / 1000)
  })

  it('is the time of the request where credentials came with it', async () => {
    const basic = { Authorization: `Basic ${Buffer.from('ann:secret').toString('base64')}` }
    const { location } = await client.authorize({ ...asked, max_age: '1' }, basic)
    const code = new URL(location).searchParams.get('code') ?? ''
    expect(idTokenOf((await client.token({ grant_type: 'authorization_code', code, redirect_uri, ...app })).json)).toBe(start / 1000)
  })
})
