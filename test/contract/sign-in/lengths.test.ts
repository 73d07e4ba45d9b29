import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { createIdentityClient, expectFailure, expectOAuthError } from '../../support/sign-in/identity-client.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'

/** Login names have at most 200 characters; with the prefix of a claim the user name is longer. */
const longName = `i:0#.f|membership|${'n'.repeat(182)}`
const longPassword = 'ü'.repeat(512)
const users = 'Identity:ConfigUsers:Users'
const strict = {
  'Identity:Providers:AcceptAll:Enabled': 'false',
  'Identity:Providers:ConfigUsers:Enabled': 'true',
  'Identity:Guesses:DelayMilliseconds': '0',
}
const server = await startServer({
  settings: {
    ...strict,
    [`${users}:ann:Password`]: longPassword,
    'Identity:Clients:app:Secret': 's'.repeat(1000),
    'Identity:Clients:app:RedirectUris': 'http://localhost:8080/callback',
  },
})
const open = await startServer()
afterAll(() => Promise.all([server.stop(), open.stop()]))

const form = (username: string, password: string, url = server.url) =>
  fetch(`${url}/_forms/default.aspx`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ username, password }) })
const basic = (userName: string, password: string, url = server.url) =>
  fetch(`${url}/_api/web/currentuser`, {
    headers: { Authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}` },
  })
async function login(username: string, password: string, url = server.url): Promise<string | undefined> {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Login xmlns="urn:svc:soap/"><username>${username}</username><password>${password}</password></Login></s:Body></s:Envelope>`
  const reply = await fetch(`${url}/_vti_bin/authentication.asmx`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body })
  return /<ErrorCode>(\w+)</.exec(await reply.text())?.[1]
}

describe('a password', () => {
  it.each([
    ['just as long as passwords may be', longPassword, 302, 'NoError', 403],
    ['a byte longer', `${longPassword}a`, 401, 'PasswordNotMatch', 401],
    ['a character of two bytes longer, with fewer than 1,024 characters', `${longPassword}ü`, 401, 'PasswordNotMatch', 401],
    ['of 60,000 characters', 'x'.repeat(60_000), 401, 'PasswordNotMatch', 401],
  ])('%s', async (_, password, byForm, bySoap, byBasic) => {
    expect([(await form('ann', password)).status, await login('ann', password)]).toEqual([byForm, bySoap])
    if (password.length < 40_000) expect((await basic('ann', password)).status).toBe(byBasic)
    // Any password signs in here, except one that is too long.
    const byAny = [(await form('ann', password, open.url)).status, await login('ann', password, open.url)]
    expect(byAny).toEqual([byForm, bySoap])
  })
})

describe('a user name', () => {
  it.each([
    ['of 200 characters behind a claim', longName, 302, 'NoError', 200],
    ['of 256 characters, which is none', 'n'.repeat(256), 401, 'PasswordNotMatch', 401],
    ['of 257 characters', `${' '.repeat(254)}ann`, 401, 'PasswordNotMatch', 401],
    ['of 256 characters with blanks', `${' '.repeat(253)}ann`, 302, 'NoError', 200],
    ['of 60,000 characters', 'x'.repeat(60_000), 401, 'PasswordNotMatch', 401],
  ])('%s', async (_, name, byForm, bySoap, byBasic) => {
    expect([(await form(name, 'x', open.url)).status, await login(name, 'x', open.url)]).toEqual([byForm, bySoap])
    if (name.length < 40_000) expect((await basic(name, 'x', open.url)).status).toBe(byBasic)
  })

  itOnOneServer('is bounded in NTLM as well, with its domain', async () => {
    const statusOf = async (userName: string, domain: string) => {
      const connection = oneConnection(open.url)
      try {
        return (await signInByNtlm(connection, '/_api/web/title', { userName, domain, password: 'x' })).status
      } finally {
        connection.close()
      }
    }
    expect(await statusOf('ann', 'corp')).toBe(200)
    expect([await statusOf('n'.repeat(257), ''), await statusOf('ann', 'd'.repeat(257))]).toEqual([401, 401])
    expect(await statusOf('n'.repeat(2_000), 'd'.repeat(2_000))).toBe(401)
  })
})

describe('what is longer than the settings may have', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a password', { ...strict, [`${users}:bob:Password`]: 'x'.repeat(1025) }, /Users:bob: .* a password at most 1024 bytes/],
    ['a user name', { ...strict, [`${users}:${'n'.repeat(257)}:Password`]: 'x' }, /a name has at most 256 characters/],
    ['a secret', { 'Identity:Clients:app:Secret': 's'.repeat(1001) }, /app:Secret has more than 1000 characters/],
    ['a client id', { [`Identity:Clients:${'c'.repeat(129)}:Secret`]: 's' }, /1 to 128 printable/],
  ])('%s stops the start', async (_, settings, message) => {
    await expect((async () => startServer({ settings }))()).rejects.toThrow(message)
  })
})

describe('the token endpoint', () => {
  const { token } = createIdentityClient(server.url)
  const asApp = { grant_type: 'client_credentials', client_id: 'app' }
  const credentials = (secret: string) => ({ Authorization: `Basic ${Buffer.from(`app:${secret}`).toString('base64')}` })

  it('takes the longest secret, by form and by Basic, and none that is longer', async () => {
    const [right, long] = ['s'.repeat(1000), 's'.repeat(1001)]
    expect((await token({ ...asApp, client_secret: right })).status).toBe(200)
    expect((await token({ grant_type: 'client_credentials' }, credentials(right))).status).toBe(200)
    const encoded = [...right].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('')
    expect((await token({ grant_type: 'client_credentials' }, credentials(encoded))).status).toBe(200)
    expectOAuthError(await token({ ...asApp, client_secret: long }), 400, 'invalid_request', /client_secret/)
    expectOAuthError(await token({ grant_type: 'client_credentials' }, credentials(long)), 401, 'invalid_client', /at most 1000/)
    expectOAuthError(await token({ grant_type: 'client_credentials' }, credentials('s'.repeat(40_000))), 401, 'invalid_client', /longer/)
  })

  it.each<[name: string, longest: number]>([
    ['client_id', 128],
    ['scope', 2000],
    ['redirect_uri', 2000],
    ['code', 200],
    ['refresh_token', 200],
    ['code_verifier', 128],
    ['grant_type', 200],
  ])('%s has at most %d characters', async (name, longest) => {
    const ask = (length: number) => token({ ...asApp, client_secret: 's'.repeat(1000), [name]: 'x'.repeat(length) })
    expectOAuthError(await ask(longest + 1), 400, 'invalid_request', new RegExp(name))
    expect((await ask(longest)).json.error).not.toBe('invalid_request')
  })
})

describe('authorize', () => {
  const { authorize } = createIdentityClient(open.url)
  const asked = { client_id: 'app', response_type: 'code', redirect_uri: 'http://localhost:8080/callback', scope: 'openid' }

  it.each<[name: string, longest: number, value?: (length: number) => string]>([
    ['client_id', 128],
    ['redirect_uri', 2000, (length) => `http://localhost/${'x'.repeat(length - 17)}`],
    ['scope', 2000, (length) => `openid ${'x'.repeat(length - 7)}`],
    ['state', 4096],
    ['nonce', 255],
    ['login_hint', 255],
    ['prompt', 100],
    ['code_challenge', 200],
  ])('%s has at most %d characters', async (name, longest, value = (length) => 'x'.repeat(length)) => {
    expectFailure(await authorize({ ...asked, [name]: value(longest + 1) }), 400, new RegExp(name))
    expect((await authorize({ ...asked, [name]: value(longest) })).status).toBe(302)
  })
})
