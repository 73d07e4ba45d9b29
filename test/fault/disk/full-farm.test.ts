import { statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { freshFolder } from '../../store/open.ts'
import { serve } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { createIdentityClient, expectOAuthError } from '../../support/sign-in/identity-client.ts'
import { farmOnSmallDisk, type SmallDisk } from '../../support/stores/small-disk.ts'

const disk: SmallDisk = { isFull: false, reserve: 'held' }
const { server } = await serve({ decorateFarm: (database) => farmOnSmallDisk(database, disk) })
const client = createIdentityClient(server.url)
beforeEach(() => Object.assign(disk, { isFull: false, reserve: 'held' } satisfies SmallDisk))

const app = { client_id: 'app', client_secret: 'any' }
const redirect_uri = 'http://localhost:8080/callback'
const ann = { Authorization: basic('ann') }
const ben = { Authorization: basic('ben') }

const askForCode = async (user = ann) => {
  const reply = await client.authorize({ client_id: 'app', response_type: 'code', redirect_uri }, user)
  return {
    status: reply.status,
    text: reply.text,
    code: reply.location === '' ? '' : (new URL(reply.location).searchParams.get('code') ?? ''),
  }
}
const exchange = (code: string) => client.token({ grant_type: 'authorization_code', code, redirect_uri, ...app })
const refresh = (refresh_token: string) => client.token({ grant_type: 'refresh_token', refresh_token, ...app })
const codeNow = async (user = ann) => (await askForCode(user)).code

const read = async (headers: Record<string, string>) =>
  (await fetch(`${server.url}/_api/web/title`, { headers: { Accept: 'application/json', ...headers } })).status

async function cookieNow(): Promise<string> {
  const body = new URLSearchParams({ username: 'ann', password: 'x' })
  const reply = await fetch(`${server.url}/_forms/default.aspx`, { method: 'POST', redirect: 'manual', body })
  expect(reply.status).toBe(302)
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const signOut = (Cookie: string) => fetch(`${server.url}/_forms/signout.aspx`, { method: 'POST', redirect: 'manual', headers: { Cookie } })

describe('a farm database on a full disk', () => {
  it('refuses codes and tokens in the words of OAuth, and uses nothing up', async () => {
    const code = await codeNow()
    const { refresh_token } = (await exchange(await codeNow())).json as { refresh_token: string }
    disk.isFull = true
    expect(await askForCode()).toMatchObject({ status: 507, text: expect.stringContaining('no room left'), code: '' })
    expectOAuthError(await exchange(code), 507, 'temporarily_unavailable', /no room left/)
    expectOAuthError(await refresh(refresh_token), 507, 'temporarily_unavailable', /no room left/)
    expect(disk.reserve).toBe('held')
    disk.isFull = false
    expect([(await exchange(code)).status, (await refresh(refresh_token)).status]).toEqual([200, 200])
  })

  it('lets users sign out, with the space that it reserves, and nobody gets a token from that space', async () => {
    const cookies = [await cookieNow(), await cookieNow()]
    const code = await codeNow()
    disk.isFull = true
    for (const cookie of cookies) {
      expect(await read({ Cookie: cookie })).toBe(200)
      expect((await signOut(cookie)).status).toBe(302)
      expect(await read({ Cookie: cookie })).toBe(401)
    }
    expect(disk.reserve).toBe('out')
    expectOAuthError(await exchange(code), 507, 'temporarily_unavailable', /no room left/)
    expect(await askForCode()).toMatchObject({ status: 507, text: expect.stringContaining('no room left'), code: '' })
    // Sign-in with a password stores nothing.
    expect(await read({ Cookie: await cookieNow() })).toBe(200)
  })

  it('revokes what came of a token that is used twice', async () => {
    const first = (await exchange(await codeNow(ben))).json as { refresh_token: string }
    const second = (await refresh(first.refresh_token)).json as { access_token: string }
    const bearer = { Authorization: `Bearer ${second.access_token}` }
    expect(await read(bearer)).toBe(200)
    disk.isFull = true
    expectOAuthError(await refresh(first.refresh_token), 400, 'invalid_grant', /used before/)
    expect(await read(bearer)).toBe(401)
  })

  it('closes a content database and opens it again', async () => {
    disk.isFull = true
    await server.farm.closeDatabase('Content')
    expect(await read(ann)).toBe(503)
    await server.farm.openDatabase('Content')
    expect(await read(ann)).toBe(200)
  })

  it('says in words that there is no room for a sign-out either, and the session goes on', async () => {
    const cookie = await cookieNow()
    Object.assign(disk, { isFull: true, reserve: 'spent' } satisfies SmallDisk)
    const reply = await signOut(cookie)
    expect([reply.status, await reply.text()]).toEqual([507, expect.stringContaining('no room left')])
    expect(await read({ Cookie: cookie })).toBe(200)
  })
})

it('the reserve of the farm database is a file of 1 MiB at most beside it', async () => {
  const data = freshFolder()
  for (const [reserve, bytes] of [
    ['16777216', 1024 * 1024],
    ['1000', 1000],
    ['0', 0],
  ] as const) {
    const running = await startServer({
      settings: { StorageProvider: 'FileSystem', DataRootPath: data, 'Storage:ReserveBytes': reserve },
    })
    onTestFinished(() => running.stop())
    const sizeNow = () => statSync(join(data, 'farm.db.reserve'), { throwIfNoEntry: false })?.size ?? 0
    await expect.poll(sizeNow).toBe(bytes)
    await running.stop()
  }
})
