import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { rotateSigningKeys } from '../../../src/core/acts/identity/signing-keys.ts'
import { serve } from '../../support/serve.ts'
import { fetchFrom } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { createIdentityClient, expectOAuthError } from '../../support/sign-in/identity-client.ts'

/** Settings of sign-in, each with two values that servers tell apart. */
const minute = 60_000
let now = Date.UTC(2026, 10, 20, 9, 30)
const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }

const serverWith = async (settings: Readonly<Record<string, string>>) => (await serve({ runtime, settings })).server
const statusOf = async (url: string, authorization: string) =>
  (await fetchFrom(`${url}/_api/web/currentuser`, { user: '', headers: { Authorization: authorization } })).status
const basicWith = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

const ann = { 'Identity:ConfigUsers:Users:ann:Password': 'right', 'Identity:ConfigUsers:Users:ann:Roles': 'FullControl' }
const configUsers = { 'Identity:Providers:ConfigUsers:Enabled': 'true', ...ann }

describe('the priorities of providers', () => {
  it.each([
    ['ConfigUsers comes first, and refuses a wrong password for good', {}, 401],
    ['AcceptAll comes first with a lower number', { 'Identity:Providers:AcceptAll:Priority': '1' }, 200],
    ['ConfigUsers comes last with a higher number', { 'Identity:Providers:ConfigUsers:Priority': '2000' }, 200],
  ])('decide who is asked: %s', async (_, settings, status) => {
    const { url } = await serverWith({ ...configUsers, ...settings })
    expect(await statusOf(url, basicWith('ann', 'wrong'))).toBe(status)
    expect(await statusOf(url, basicWith('ann', 'right'))).toBe(200)
  })
})

describe('Identity:Guesses:ForgetMinutes', () => {
  itOnOneServer('is the time after which wrong passwords no longer count', async () => {
    const strict = { ...configUsers, 'Identity:Providers:AcceptAll:Enabled': 'false', 'Identity:Guesses:Free': '2' }
    const short = await serverWith({ ...strict, 'Identity:Guesses:ForgetMinutes': '1' })
    const long = await serverWith({ ...strict, 'Identity:Guesses:ForgetMinutes': '10' })
    const wrong = async ({ url }: { url: string }) => {
      const statuses: number[] = []
      for (let count = 0; count < 3; count++) statuses.push(await statusOf(url, basicWith('ann', `wrong ${count}`)))
      return statuses
    }
    expect([await wrong(short), await wrong(long)]).toEqual([
      [401, 401, 429],
      [401, 401, 429],
    ])
    now += 2 * minute
    expect([await wrong(short), await wrong(long)]).toEqual([
      [401, 401, 429],
      [401, 429, 429],
    ])
  })
})

describe('Identity:Guesses:Pairs', () => {
  itOnOneServer('is the number of accounts whose wrong passwords are counted', async () => {
    const statuses = async (pairs: string) => {
      const { url } = await serverWith({
        ...{ ...configUsers, 'Identity:Providers:AcceptAll:Enabled': 'false', 'Identity:Guesses:Free': '1' },
        'Identity:Guesses:Pairs': pairs,
      })
      const seen: number[] = []
      for (const name of ['ann', 'ann', 'bob', 'ann']) seen.push(await statusOf(url, basicWith(name, 'wrong')))
      return seen
    }
    // With one pair, that of bob takes the place of the one of ann.
    expect(await statuses('1')).toEqual([401, 429, 401, 401])
    expect(await statuses('2')).toEqual([401, 429, 401, 429])
  })
})

describe('Identity:RefreshTokenExpirationHours', () => {
  it('is how long a refresh token holds', async () => {
    const begin = async (hours: string) => {
      const { url } = await serverWith({ 'Identity:RefreshTokenExpirationHours': hours })
      const client = createIdentityClient(url)
      const app = { client_id: 'app', client_secret: 'any' }
      const redirect_uri = 'http://localhost:8080/callback'
      const { location } = await client.authorize(
        { client_id: 'app', response_type: 'code', redirect_uri },
        { Authorization: basicWith('ann', 'any') },
      )
      const code = new URL(location).searchParams.get('code') ?? ''
      const { json } = await client.token({ grant_type: 'authorization_code', code, redirect_uri, ...app })
      return () => client.token({ grant_type: 'refresh_token', refresh_token: json.refresh_token, ...app })
    }
    const [short, long] = [await begin('1'), await begin('2')]
    now += 61 * minute
    expectOAuthError(await short(), 400, 'invalid_grant', /expired/)
    expect((await long()).status).toBe(200)
  })
})

describe('Identity:ValidateIssuerSigningKey', () => {
  it('decides whether a token of a key that was replaced long ago is refused', async () => {
    const replaced = async (validate: string) => {
      const { url, farm } = await serverWith({ 'Identity:ValidateLifetime': 'false', 'Identity:ValidateIssuerSigningKey': validate })
      const asked = { grant_type: 'client_credentials', client_id: 'app', client_secret: 'any' }
      const { json } = await createIdentityClient(url).token(asked)
      const statuses = [await statusOf(url, `Bearer ${json.access_token}`)]
      // As `keys rotate` does: until then its last token may be valid.
      await rotateSigningKeys(farm.database, runtime, 61 * minute)
      now += 62 * minute
      return [...statuses, await statusOf(url, `Bearer ${json.access_token}`)]
    }
    expect(await replaced('true')).toEqual([200, 401])
    expect(await replaced('false')).toEqual([200, 200])
  })
})
