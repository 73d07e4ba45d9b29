import { describe, expect, it } from 'vitest'
import { basic } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'
import { serveTenants, to } from '../../support/tenants/tenant-server.ts'

const { server, admin, ask, add } = await serveTenants({
  settings: {
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:ConfigUsers:Users:root:Password': 'right',
    'Identity:ConfigUsers:Users:root:Roles': 'FarmAdmin,FullControl',
    'Identity:DefaultGroup': 'None',
    'Security:DigestSchemes': 'Basic',
  },
})
for (const slug of ['acme', 'bolt']) expect((await add(slug)).status).toBe(201)
const identity = createIdentityClient(server.url)
const me = '/_api/web/currentuser?$select=LoginName'
const json = { Accept: 'application/json' }
const redirect_uri = 'http://localhost:8080/callback'
const app = { client_id: 'app', client_secret: 'secret' }
const hosts = { acme: 'acme.example', bolt: 'bolt.example', own: 'elsewhere.example' }

const statusAt = async (host: string, headers: Record<string, string>, path = me) => (await ask(host, path, { headers })).status

/** A code of ann for the client, issued at a host. */
async function codeAt(host: string): Promise<string> {
  const options = { ...app, response_type: 'code', redirect_uri, login_hint: 'ann', scope: 'openid offline_access AllSites.Write' }
  const { location } = await identity.authorize(options, to(host))
  return new URL(location).searchParams.get('code') ?? ''
}

const exchange = (host: string, code: string) => identity.token({ grant_type: 'authorization_code', code, redirect_uri, ...app }, to(host))
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

async function cookieAt(host: string): Promise<string> {
  const form = new URLSearchParams({ username: 'ann', password: 'any' })
  const reply = await ask(host, '/_forms/default.aspx', { method: 'POST', body: form })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

describe('a token of a tenant', () => {
  it('names the tenant and its address, and counts there alone', async () => {
    const { json: given } = await exchange(hosts.acme, await codeAt(hosts.acme))
    const token = { Authorization: `Bearer ${given.access_token}`, ...json }
    const issuer = new URL(server.issuer)
    issuer.host = hosts.acme
    expect(claimsOf(given.access_token)).toMatchObject({ tid: 'acme', iss: issuer.href.replace(/\/$/, ''), aud: issuer.href, sub: 'ann' })
    expect(await statusAt(hosts.acme, token)).toBe(200)
    for (const host of [hosts.bolt, hosts.own]) {
      expect(await statusAt(host, token)).toBe(401)
      expect(await statusAt(host, token, '/oauth2/v2.0/userinfo')).toBe(401)
      expect(await statusAt(host, token, '/_vti_bin/diagnostics')).toBe(401)
    }
    expect(await statusAt(hosts.acme, token)).toBe(200)
  })

  it('of the farm itself counts in no tenant', async () => {
    const { json: given } = await exchange(hosts.own, await codeAt(hosts.own))
    const token = { Authorization: `Bearer ${given.access_token}`, ...json }
    expect(claimsOf(given.access_token).tid).toBe('default')
    expect(await statusAt(hosts.own, token, '/_vti_bin/diagnostics')).not.toBe(401)
    expect(await statusAt(hosts.acme, token)).toBe(401)
  })

  it('comes of codes and refresh tokens that mean nothing elsewhere', async () => {
    const code = await codeAt(hosts.acme)
    for (const host of [hosts.bolt, hosts.own]) {
      const refused = await exchange(host, code)
      const unknown = await exchange(host, 'x'.repeat(43))
      expect([refused.status, refused.json]).toEqual([unknown.status, unknown.json])
    }
    const { json: given } = await exchange(hosts.acme, code)
    const refresh = (host: string, refresh_token: string) =>
      identity.token({ grant_type: 'refresh_token', refresh_token, ...app }, to(host))
    for (const host of [hosts.bolt, hosts.own]) {
      const refused = await refresh(host, given.refresh_token)
      const unknown = await refresh(host, 'x'.repeat(43))
      expect([refused.status, refused.json]).toEqual([unknown.status, unknown.json])
    }
    expect((await refresh(hosts.acme, given.refresh_token)).status).toBe(200)
  })

  it('is signed with keys of the tenant', async () => {
    const keysAt = async (host: string) => {
      const { keys } = (await identity.call('GET', '/oauth2/v2.0/keys', { headers: to(host) })).json
      return (keys as { kid: string }[]).map(({ kid }) => kid)
    }
    const all = [...(await keysAt(hosts.acme)), ...(await keysAt(hosts.bolt)), ...(await keysAt(hosts.own))]
    expect(new Set(all).size).toBe(3)
    const { json: document } = await identity.call('GET', '/.well-known/openid-configuration', { headers: to(hosts.bolt) })
    expect(document.issuer).toContain(hosts.bolt)
    expect(document.token_endpoint).toContain(hosts.bolt)
  })
})

describe('a session', () => {
  it('counts in its tenant alone', async () => {
    const cookie = { Cookie: await cookieAt(hosts.acme), ...json }
    expect(await statusAt(hosts.acme, cookie)).toBe(200)
    for (const host of [hosts.bolt, hosts.own]) expect(await statusAt(host, cookie)).toBe(401)
    const own = { Cookie: await cookieAt(hosts.own), ...json }
    expect(await statusAt(hosts.acme, own)).toBe(401)
  })

  itOnOneServer('of NTLM counts in its tenant alone, on the same connection', async () => {
    const one = oneConnection(server.url)
    const ann = { userName: 'ann', domain: '', password: 'any' }
    try {
      expect((await signInByNtlm(one, me, ann, to(hosts.acme))).status).toBe(200)
      expect((await one.send(me, to(hosts.acme))).status).toBe(200)
      expect((await one.send(me, to(hosts.bolt))).status).toBe(401)
      expect((await one.send(me)).status).toBe(401)
    } finally {
      one.close()
    }
  })

  it('needs a digest of its own tenant', async () => {
    const cookies = { acme: await cookieAt(hosts.acme), bolt: await cookieAt(hosts.bolt) }
    const digestAt = async (host: string, Cookie: string) => {
      const reply = await ask(host, '/_api/contextinfo', {
        method: 'POST',
        headers: { Cookie, Accept: 'application/json;odata=nometadata' },
      })
      return ((await reply.json()) as { FormDigestValue: string }).FormDigestValue
    }
    const write = async (digest: string) => {
      const headers = { Cookie: cookies.bolt, 'X-RequestDigest': digest, 'Content-Type': 'application/json' }
      return ask(hosts.bolt, '/_api/web/lists', { method: 'POST', headers, body: JSON.stringify({ Title: 'By a digest' }) })
    }
    expect((await write(await digestAt(hosts.acme, cookies.acme))).status).toBe(403)
    expect((await write(await digestAt(hosts.bolt, cookies.bolt))).status).toBe(201)
  })
})

describe('an administrator', () => {
  it('of the farm is no administrator in a tenant, and has no rights there', async () => {
    for (const who of [basic('admin'), `Basic ${btoa('root:right')}`]) {
      const headers = { Authorization: who, ...json }
      expect(await statusAt(hosts.own, headers, '/_admin/webapps')).toBe(200)
      expect(await statusAt(hosts.acme, headers, '/_admin/webapps')).toBe(403)
      expect(await statusAt(hosts.acme, headers, '/_api/web/lists')).toBe(403)
    }
  })

  it('of a tenant administers neither the farm nor another tenant', async () => {
    const headers = { Authorization: basic('ann'), ...json }
    expect(await statusAt(hosts.acme, headers, '/_api/web/lists')).toBe(200)
    for (const path of ['/_admin/farm/topology', '/_admin/audit', '/_admin/operations/x', '/_farm/tenants'])
      for (const host of Object.values(hosts)) expect(await statusAt(host, headers, path), `${host}${path}`).toBe(403)
    expect(await statusAt(hosts.own, headers, '/_admin/webapps')).toBe(403)
    // The owner of both has rights in both; a member of one has none in the other.
    await admin.call('POST', '/_farm/tenants', { body: { slug: 'third', displayName: 'Third', hosts: ['third.example'], owner: 'carl' } })
    for (const path of ['/_api/web/lists', '/_admin/webapps']) expect(await statusAt('third.example', headers, path)).toBe(403)
  })

  it('of a tenant is the user of its tokens without a hint', async () => {
    const { location } = await identity.authorize({ ...app, response_type: 'code', redirect_uri }, to(hosts.acme))
    const { json: given } = await exchange(hosts.acme, new URL(location).searchParams.get('code') ?? '')
    expect(claimsOf(given.access_token)).toMatchObject({ sub: 'ann', roles: ['TenantAdmin:acme'] })
  })
})

describe('the cache of replies', () => {
  it('keeps those of each tenant for itself', async () => {
    const headers = { Authorization: basic('ann'), ...json }
    for (let round = 0; round < 4; round += 1)
      for (const slug of ['acme', 'bolt'] as const) {
        const reply = await ask(hosts[slug], '/_api/web?$select=Title', { headers })
        expect(await reply.text()).toContain(`"The ${slug}"`)
      }
  })
})

describe('live updates', () => {
  const negotiate = async (host: string) => {
    const reply = await ask(host, '/signalr/lists/negotiate?negotiateVersion=1', {
      method: 'POST',
      headers: { Authorization: basic('ann') },
    })
    return ((await reply.json()) as { connectionToken: string }).connectionToken
  }
  const poll = (host: string, token: string, init: RequestInit = {}) =>
    ask(host, `/signalr/lists?id=${encodeURIComponent(token)}`, { ...init, headers: { Authorization: basic('ann') } })

  it('of a tenant are unknown in another, even to a user of the same name', async () => {
    const token = await negotiate(hosts.acme)
    expect((await poll(hosts.bolt, token)).status).toBe(404)
    expect((await poll(hosts.own, token)).status).toBe(404)
    expect((await poll(hosts.acme, token)).status).toBe(200)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const sent = method === 'POST' ? { method, body: '{"protocol":"json","version":1}\u001e' } : { method }
      expect((await poll(hosts.bolt, token, sent)).status, method).toBe(404)
    }
    expect((await poll(hosts.acme, token, { method: 'DELETE' })).status).toBe(202)
  })

  it('end when the tenant is suspended', async () => {
    await add('shut')
    const token = await negotiate('shut.example')
    expect((await poll('shut.example', token)).status).toBe(200)
    const connections = () => poll('shut.example', token)
    expect((await admin.call('POST', '/_farm/tenants/shut/suspend')).status).toBe(204)
    expect((await connections()).status).toBe(403)
    expect((await admin.call('POST', '/_farm/tenants/shut/resume')).status).toBe(204)
    const after = await connections()
    expect([204, 404]).toContain(after.status === 200 && (await after.text()).includes('no longer served') ? 204 : after.status)
  })
})
