import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { createIdentityClient, expectFailure, expectOAuthError } from '../../support/sign-in/identity-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'users-'))
afterAll(() => rmSync(folder, { recursive: true }))
const carla = {
  'Identity:Providers:ConfigUsers:Enabled': 'true',
  'Identity:ConfigUsers:Users:carla:Password': 'right',
  'Identity:ConfigUsers:Users:carla:Email': 'carla@corp.example',
  FarmAdministrators: 'carla',
}
const asked = { client_id: 'app', response_type: 'code', redirect_uri: 'http://localhost/cb' }
const passwordOf = (password: string) => ({ Authorization: `Basic ${Buffer.from(`carla:${password}`).toString('base64')}` })
const serve = (settings: Record<string, string>) =>
  startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: folder, ...settings } })

describe('a user whom a provider knows by a password', () => {
  it('is never taken for granted, although any other user name is', async () => {
    const server = await serve(carla)
    const client = createIdentityClient(server.url)
    for (const more of [{}, { login_hint: 'carla' }, { login_hint: ' CARLA ' }, { login_hint: 'i:0#.f|membership|carla' }]) {
      expect((await client.authorize({ ...asked, ...more })).location).toMatch(/^\/_forms\/default\.aspx/)
      expect((await client.authorize({ ...asked, ...more, prompt: 'none' })).location).toMatch(/error=login_required/)
    }
    expect((await client.authorize({ ...asked, login_hint: 'zoe' })).location).toMatch(/code=/)
    expectFailure(await client.authorize(asked, passwordOf('wrong')), 401, /rejected/)
    expect((await client.authorize(asked, passwordOf('right'))).location).toMatch(/code=/)
    await server.stop()
  })

  it('gets no more tokens when nobody knows the name any more', async () => {
    const first = await serve({ ...carla, 'Identity:Issuer': 'http://tenon.example' })
    const before = createIdentityClient(first.url)
    const { location } = await before.authorize(asked, passwordOf('right'))
    const code = new URL(location).searchParams.get('code') ?? ''
    const app = { client_id: 'app', client_secret: 'x' }
    const { json } = await before.token({ ...app, grant_type: 'authorization_code', code, redirect_uri: asked.redirect_uri })
    expect(decodeJwt(json.access_token)).toMatchObject({ sub: 'carla', email: 'carla@corp.example', roles: ['FarmAdmin'] })
    await first.stop()

    const second = await serve({ 'Identity:Providers:AcceptAll:Enabled': 'false', 'Identity:Issuer': 'http://tenon.example' })
    const after = createIdentityClient(second.url)
    expectOAuthError(
      await after.token({ ...app, grant_type: 'refresh_token', refresh_token: json.refresh_token }),
      400,
      'invalid_grant',
      /no longer exists/,
    )
    const reply = await fetch(`${second.url}/_api/web`, { headers: { Authorization: `Bearer ${json.access_token}` } })
    expect([reply.status, await reply.text()]).toEqual([401, expect.stringMatching(/no longer exists/)])
    await second.stop()
  })

  it('has the roles of today in a new token', async () => {
    const first = await serve({ ...carla, 'Identity:Issuer': 'http://tenon.example' })
    const before = createIdentityClient(first.url)
    const { location } = await before.authorize(asked, passwordOf('right'))
    const app = { client_id: 'app', client_secret: 'x' }
    const code = new URL(location).searchParams.get('code') ?? ''
    const { json } = await before.token({ ...app, grant_type: 'authorization_code', code, redirect_uri: asked.redirect_uri })
    await first.stop()
    const second = await serve({ ...carla, FarmAdministrators: 'admin', 'Identity:Issuer': 'http://tenon.example' })
    const refreshed = await createIdentityClient(second.url).token({
      ...app,
      grant_type: 'refresh_token',
      refresh_token: json.refresh_token,
    })
    expect(decodeJwt(refreshed.json.access_token)).toMatchObject({ sub: 'carla', roles: [] })
    await second.stop()
  })
})
