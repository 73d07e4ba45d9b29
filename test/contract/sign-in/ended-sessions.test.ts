import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createEndedSessions } from '../../../src/core/acts/identity/ended-sessions.ts'
import { createGrants } from '../../../src/core/acts/identity/grants.ts'
import { openFarm } from '../../../src/farm/farm.ts'
import { configOf, startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'

const start = Date.UTC(2026, 10, 20, 9, 30)
const hour = 3_600_000
let now = start
const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
const folder = await mkdtemp(join(tmpdir(), 'tenon-sessions-'))
const settings = { StorageProvider: 'FileSystem', DataRootPath: folder, 'Identity:Issuer': 'http://localhost:5000' }
let server = await startServer({ settings, runtime })
/** The farm, opened a second time as another process would open it. */
const elsewhere = await openFarm(configOf(settings))
afterAll(async () => {
  await elsewhere.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

const cookieIn = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0]

async function signIn(username = 'ann'): Promise<string> {
  const body = new URLSearchParams({ username, password: 'x' })
  return cookieIn(await fetch(`${server.url}/_forms/default.aspx`, { method: 'POST', redirect: 'manual', body })) ?? ''
}

const ask = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/_api/web/title`, { headers: { Cookie: cookie, Accept: 'application/json', ...headers } })
const statusOf = async (cookie: string) => (await ask(cookie)).status
const signOut = (cookie: string) =>
  fetch(`${server.url}/_forms/signout.aspx`, { method: 'POST', redirect: 'manual', headers: { Cookie: cookie } })
const idOf = (cookie: string): string =>
  JSON.parse(Buffer.from(cookie.slice('FedAuth='.length).split('.')[0] ?? '', 'base64url').toString())[3]
const rows = () => elsewhere.database.records.query('EndedSession', { where: {} })
const soon = { timeout: 5_000, interval: 100 }

describe('signing out', () => {
  it('ends the session at the server: a copy of its cookie holds no more, not even for a reply that was kept', async () => {
    const cookie = await signIn()
    for (let n = 0; n < 3; n++) expect(await statusOf(cookie)).toBe(200)
    expect((await signOut(cookie)).status).toBe(302)
    const refused = await ask(cookie)
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringMatching(/the session of the FedAuth cookie was signed out/)])
    expect((await fetch(`${server.url}/_vti_bin/lists.asmx?WSDL`, { headers: { Cookie: cookie } })).status).toBeLessThan(500)
  })

  it('ends the cookies that the session was renewed by, and those that it would be renewed by', async () => {
    now = start
    const first = await signIn()
    now = start + 7 * hour
    const second = cookieIn(await ask(first)) ?? ''
    expect([second === first, await statusOf(second)]).toEqual([false, 200])
    await signOut(first)
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401])
    expect((await ask(second)).headers.get('set-cookie')).toBeNull()
  })

  it('ends no other session of the same user', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await signOut(one)
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200])
  })

  it('of a session that is over, made up or ended already is answered the same, and stores nothing', async () => {
    const cookie = await signIn()
    await signOut(cookie)
    const before = (await rows()).length
    for (const other of [cookie, 'FedAuth=a.b', `${cookie}x`, 'Other=1']) {
      const reply = await signOut(other)
      expect([reply.status, cookieIn(reply)]).toEqual([302, 'FedAuth='])
    }
    expect(await rows()).toHaveLength(before)
  })

  it('is remembered for as long as a cookie of the session could hold, and no longer', async () => {
    now = start + 100 * hour
    const cookie = await signIn()
    await signOut(cookie)
    const row = (await rows()).find(({ sessionId }) => sessionId === idOf(cookie))
    expect(row?.expiresAt).toBe(now + 12 * hour + 60_000)
    now += 13 * hour
    expect(await statusOf(cookie)).toBe(401)
    await signOut(await signIn())
    expect(await rows()).toHaveLength(1)
  })

  it('does not make the cookie last that comes with it', async () => {
    const cookie = await signIn()
    now += 7 * hour
    expect(cookieIn(await signOut(cookie))).toBe('FedAuth=')
  })
})

describe('another process of the farm', () => {
  it('ends a session, and this one soon knows', async () => {
    const cookie = await signIn()
    for (let n = 0; n < 3; n++) expect(await statusOf(cookie)).toBe(200)
    await createEndedSessions(elsewhere.database, runtime).end(idOf(cookie), now + hour)
    await expect.poll(() => statusOf(cookie), soon).toBe(401)
  })

  it('revokes an access token, and this one soon knows, also after it starts anew', async () => {
    const { authorize, token } = createIdentityClient(server.url)
    const redirect_uri = 'http://localhost:8080/callback'
    const asked = await authorize({ client_id: 'app', response_type: 'code', redirect_uri, login_hint: 'ann' })
    const code = new URL(asked.location).searchParams.get('code') ?? ''
    const { json } = await token({ grant_type: 'authorization_code', code, redirect_uri, client_id: 'app', client_secret: 'x' })
    const tokenStatus = async () =>
      (await fetch(`${server.url}/_api/web`, { headers: { Authorization: `Bearer ${json.access_token as string}` } })).status
    for (let n = 0; n < 3; n++) expect(await tokenStatus()).toBe(200)
    const grants = createGrants({ farm: elsewhere.database, runtime, refreshLifetimeMs: hour, onRevoked: () => undefined })
    await expect(grants.findCode(code, { clientId: 'app', redirectUri: redirect_uri, verifier: undefined })).rejects.toThrow(/used before/)
    await expect.poll(tokenStatus, soon).toBe(401)

    const [ended, alive] = [await signIn(), await signIn()]
    await signOut(ended)
    await server.stop()
    server = await startServer({ settings, runtime })
    expect([await tokenStatus(), await statusOf(ended), await statusOf(alive)]).toEqual([401, 401, 200])
  })
})
