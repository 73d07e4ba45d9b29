import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'

let now = Date.UTC(2026, 10, 20, 9, 30)
const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
const free = 3
const names = ['basic', 'ntlm', 'form', 'soap', 'mixed', 'patient', 'known', 'below', 'proxied', 'authorized']
const settings = {
  'Identity:Providers:AcceptAll:Enabled': 'false',
  'Identity:Providers:ConfigUsers:Enabled': 'true',
  'Identity:Guesses:Free': String(free),
  'Security:TrustedProxies': '127.0.0.1',
  'Identity:Clients:app:Secret': 'app-secret',
  'Identity:Clients:other:Secret': 'other-secret',
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`Identity:ConfigUsers:Users:${name}:Password`, 'right'],
      [`Identity:ConfigUsers:Users:${name}:Roles`, 'FullControl'],
    ]),
  ),
}
const server = await startServer({ runtime, settings })
const unlimited = await startServer({ runtime, settings: { ...settings, 'Identity:Guesses:DelayMilliseconds': '0' } })
afterAll(() => Promise.all([server.stop(), unlimited.stop()]))

const seen = async (reply: globalThis.Response) => {
  const text = await reply.text()
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text }
}
const byBasic = async (name: string, password: string, headers: Record<string, string> = {}, url = server.url) =>
  seen(
    await fetch(`${url}/_api/web`, {
      headers: { Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`, ...headers },
    }),
  )
const byForm = async (username: string, password: string) =>
  seen(
    await fetch(`${server.url}/_forms/default.aspx`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ username, password }),
    }),
  )
const bySoap = async (username: string, password: string) => {
  const reply = await seen(
    await fetch(`${server.url}/_vti_bin/authentication.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body: `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><Login xmlns="urn:svc:soap/"><username>${username}</username><password>${password}</password></Login></soap:Body></soap:Envelope>`,
    }),
  )
  return { ...reply, status: reply.text.includes('PasswordNotMatch') ? 401 : reply.status }
}
const byNtlm = async (userName: string, password: string) => {
  const connection = oneConnection(server.url)
  const { status, headers, text } = await signInByNtlm(connection, '/_api/web', { userName, domain: '', password })
  connection.close()
  return { status, retryAfter: String(headers['retry-after']), text }
}
const bySecret = async (client_id: string, client_secret: string) =>
  seen(
    await fetch(`${server.url}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }),
    }),
  )

describe.each([
  ['Basic', byBasic, 'basic', 'right', 200],
  ['NTLM', byNtlm, 'ntlm', 'right', 200],
  ['the sign-in page', byForm, 'form', 'right', 302],
  ['authentication.asmx', bySoap, 'soap', 'right', 200],
  ['the token endpoint', bySecret, 'app', 'app-secret', 200],
] as const)('wrong passwords by %s', (_, send, name, right, success) => {
  it('are slowed after those that are free, and a right one waits no longer than a second', async () => {
    for (let count = 0; count < free; count++) expect((await send(name, `wrong ${count}`)).status).toBe(401)
    for (let count = 0; count < 20; count++) expect(await send(name, `guess ${count}`)).toMatchObject({ status: 429, retryAfter: '1' })
    expect(await send(name, right)).toMatchObject({ status: 429, retryAfter: '1' })
    now += 999
    expect((await send(name, right)).status).toBe(429)
    now += 1
    expect((await send(name, 'wrong')).status).toBe(401)
    expect((await send(name, right)).status).toBe(429)
    now += 1000
    expect((await send(name, right)).status).toBe(success)
    // A right password resets the count of the account.
    for (let count = 0; count < free; count++) expect((await send(name, 'wrong')).status).toBe(401)
    expect((await send(name, 'wrong')).status).toBe(429)
  })
})

describe('wrong passwords', () => {
  it('are free below the limit', async () => {
    for (let round = 0; round < 4; round++) {
      for (let count = 1; count < free; count++) expect((await byBasic('below', 'wrong')).status).toBe(401)
      expect((await byBasic('below', 'right')).status).toBe(200)
    }
  })

  it('count together whatever the spelling of the name and the door', async () => {
    expect((await byBasic('mixed', 'a')).status).toBe(401)
    expect((await byForm('MIXED', 'b')).status).toBe(401)
    expect((await bySoap('i:0#.f|membership|Mixed', 'c')).status).toBe(401)
    expect((await byNtlm('mixed', 'd')).status).toBe(429)
  })

  it('of an unknown name are slowed in the same way', async () => {
    for (let count = 0; count < free; count++) expect((await byBasic('nobody here', 'x')).status).toBe(401)
    expect((await byBasic('nobody here', 'x')).status).toBe(429)
  })

  it('slow neither another account, nor another address behind a trusted proxy', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    for (let count = 0; count <= free; count++) await byBasic('proxied', 'wrong', from('203.0.113.1'))
    expect((await byBasic('proxied', 'right', from('203.0.113.1'))).status).toBe(429)
    expect((await byBasic('proxied', 'right', from('203.0.113.2'))).status).toBe(200)
    expect((await byBasic('patient', 'right', from('203.0.113.1'))).status).toBe(200)
    expect((await bySecret('other', 'other-secret')).status).toBe(200)
  })

  it('are not told from a right one that was seen before', async () => {
    expect((await byBasic('known', 'right')).status).toBe(200)
    for (let count = 0; count < free; count++) await byBasic('known', 'wrong')
    expect((await byBasic('known', 'right')).status).toBe(429)
    now += 1000
    expect((await byBasic('known', 'right')).status).toBe(200)
  })

  it('are slowed by nothing where the delay is 0', async () => {
    for (let count = 0; count < 4 * free; count++) expect((await byBasic('basic', 'wrong', {}, unlimited.url)).status).toBe(401)
  })
})
