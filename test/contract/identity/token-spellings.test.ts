import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { expectRefusal } from '../../support/wire.ts'

let now = Date.UTC(2026, 10, 20, 9, 30)
const { server } = await serve({ runtime: { now: () => now, newId: randomUUID, randomBytes: (count) => randomBytes(count) } })
const client = createIdentityClient(server.url)

const app = { client_id: 'app', client_secret: 'any' }
const redirect_uri = 'http://localhost:8080/callback'

async function tokens(): Promise<{ access_token: string; refresh_token: string }> {
  // Tokens with the same second and the same claims are equal.
  now += 1000
  const { location } = await client.authorize({ client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'ann' })
  const code = new URL(location).searchParams.get('code') ?? ''
  return (await client.token({ grant_type: 'authorization_code', code, redirect_uri, ...app })).json
}

async function send(token: string) {
  const reply = await fetch(`${server.url}/_api/web`, { headers: { Authorization: `Bearer ${token}` } })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Other spellings that decoders read as the same three parts. */
function spellingsOf(token: string): [name: string, token: string][] {
  const [header = '', body = '', signature = ''] = token.split('.')
  const at = alphabet.indexOf(signature.slice(-1))
  // 256 bytes end in two characters, whose last four bits have no meaning.
  const spare = Array.from({ length: 15 }, (_, bits): [string, string] => [
    `spare bits ${bits + 1}`,
    `${token.slice(0, -1)}${alphabet.charAt(at + bits + 1)}`,
  ])
  const padded = (part: string) => part + '='.repeat((4 - (part.length % 4)) % 4 || 2)
  const standard = signature.replaceAll('-', '+').replaceAll('_', '/')
  return [
    ...spare,
    ['padding behind the signature', `${header}.${body}.${padded(signature)}`],
    ['one character of padding', `${token}=`],
    ['padding behind the header', `${padded(header)}.${body}.${signature}`],
    ['padding behind the claims', `${header}.${padded(body)}.${signature}`],
    ['the standard alphabet', `${header}.${body}.${standard === signature ? `${signature}==` : standard}`],
    ['a dot behind it', `${token}.`],
    ['a blank inside', `${header}.${body}.${signature.slice(0, 9)} ${signature.slice(9)}`],
    ['a tab inside', `${header}.${body}.${signature.slice(0, 9)}\t${signature.slice(9)}`],
  ]
}

describe('another spelling of a token', () => {
  it('is refused while the token holds', async () => {
    const { access_token } = await tokens()
    expect((await send(access_token)).status).toBe(200)
    for (const [name, token] of spellingsOf(access_token)) {
      const reply = await send(token)
      expect([name, reply.status]).toEqual([name, 401])
      expectRefusal(reply, 401, /bearer token is not valid/)
    }
    expect((await send(access_token)).status).toBe(200)
  })

  it('is refused once the token has been revoked, which stays so', async () => {
    const { access_token, refresh_token } = await tokens()
    expect((await send(access_token)).status).toBe(200)
    const refresh = () => client.token({ grant_type: 'refresh_token', refresh_token, ...app })
    now += 1000
    expect((await refresh()).status).toBe(200)
    expect((await refresh()).status).toBe(400)
    expectRefusal(await send(access_token), 401, /revoked/)
    for (const [name, token] of spellingsOf(access_token)) expect([name, (await send(token)).status]).toEqual([name, 401])
    expectRefusal(await send(access_token), 401, /revoked/)
  })

  it('is refused of a refresh token, which lives on', async () => {
    const { refresh_token } = await tokens()
    for (const token of [`${refresh_token}=`, `${refresh_token} `, ` ${refresh_token}`])
      expect((await client.token({ grant_type: 'refresh_token', refresh_token: token, ...app })).status).toBe(400)
    expect((await client.token({ grant_type: 'refresh_token', refresh_token, ...app })).status).toBe(200)
  })

  it('is refused of a session cookie', async () => {
    const signedIn = await fetch(`${server.url}/_forms/default.aspx`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ username: 'ann', password: 'x' }),
    })
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const status = async (value: string) => (await fetch(`${server.url}/_api/web`, { headers: { Cookie: value } })).status
    expect(await status(cookie)).toBe(200)
    const at = alphabet.indexOf(cookie.slice(-1))
    // 32 bytes leave two bits unused.
    for (const bits of [1, 2, 3]) expect(await status(`${cookie.slice(0, -1)}${alphabet.charAt(at + bits)}`)).toBe(401)
    expect(await status(`${cookie}.x`)).toBe(401)
  })
})
