import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/config/config.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { bundled } from '../../support/judge/document.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()

/** A request with any Host, which fetch does not send. */
const statusFor = (host: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, path: '/_emulator/coverage', headers: { Host: host, ...headers } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })

/** Every operation of the contract with an address that exists. */
const operations = Object.entries(bundled('emulator').paths).flatMap(([template, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== 'parameters')
    .map((method): [string, string] => [method.toUpperCase(), template.replace('{snapshotName}', 'x').replace(/\{\w+\}/g, '1')]),
)

describe('the addresses of the emulator', () => {
  it('do not exist unless the settings ask for them', async () => {
    const plain = await startServer({ own: true })
    try {
      for (const path of ['', '/coverage', '/requests', '/reset']) {
        const reply = await fetch(`${plain.url}/_emulator${path}`)
        expect([path, reply.status]).toEqual([path, 404])
        await reply.text()
      }
    } finally {
      await plain.stop()
    }
  })

  it('are 404 if no operation has them, and 405 with another method', async () => {
    expect((await emulator.call('GET', '/_emulator/nothing')).status).toBe(404)
    const reply = await emulator.call('PATCH', '/_emulator/coverage')
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, DELETE, HEAD'])
    expect((await fetch(`${server.url}/_%65mulator/coverage`)).status).toBe(200)
  })

  it.each(operations)('%s %s refuses a page of another site', async (method, path) => {
    const reply = await emulator.call(method, path, { headers: { Origin: 'http://evil.example' } })
    expect([reply.status, reply.json.error.message]).toEqual([403, expect.stringContaining('http://evil.example')])
  })

  it('refuse requests that are marked as cross-site, and hosts that are not this machine', async () => {
    expect(await statusFor('rebound.example')).toBe(403)
    expect(await statusFor('127.0.0.1.evil.example')).toBe(403)
    expect(await statusFor('localhost:1', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
    expect(await statusFor('localhost', { Origin: 'null' })).toBe(403)
    for (const host of ['localhost', 'LOCALHOST:99', 'a.localhost', '127.0.0.7', '[::1]:5000'])
      expect([host, await statusFor(host)]).toEqual([host, 200])
    expect(await statusFor('localhost', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' })).toBe(200)
  })

  it('need the token if there is one', async () => {
    const guarded = await serve({ settings: { 'Emulator:Enabled': 'true', 'Emulator:Token': 'open sesame', HostName: 'tenon.test' } })
    const client = createContractClient(guarded.server.url)
    const refused = await client.call('GET', '/_emulator/coverage')
    expect([refused.status, refused.json.error.message]).toEqual([401, expect.stringContaining('X-Emulator-Token')])
    expect((await client.call('GET', '/_emulator/coverage', { headers: { 'X-Emulator-Token': 'open sesamE' } })).status).toBe(401)
    expect((await client.call('GET', '/_emulator/coverage', { headers: { 'X-Emulator-Token': 'open sesame' } })).status).toBe(200)
    expect(JSON.stringify((await clientOf(guarded.server.url, 'ann').call('GET', '/_api/web')).json)).not.toContain('sesame')
  })
})

describe('a start with the emulator', () => {
  const read =
    (argv: string[], env: Record<string, string> = {}) =>
    () =>
      readConfig({ argv, env, cwd: '/' })

  it('is refused in production, and on an open address without a token', () => {
    expect(read(['--emulator'], { NODE_ENV: 'production' })).toThrow(/Emulator:Enabled is true while NODE_ENV is production/)
    expect(read(['--emulator', '--Host', '0.0.0.0'])).toThrow(/Emulator:Token is empty/)
    expect(read(['--emulator', '--Host', '0.0.0.0', '--Emulator:Token', 'x', '--Emulator:Random', '1'])).toThrow(/could guess/)
    expect(read(['--emulator', '--Emulator:Clock', 'tomorrow'])).toThrow(/Emulator:Clock is 'tomorrow'/)
    expect(read(['--emulator', '--Emulator:Clock', '1969-12-31T00:00:00Z'])).toThrow(/from 1970 to 9999/)
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(read(['--emulator', '--Host', host])).not.toThrow()
    expect(read(['--emulator', '--Host', '0.0.0.0', '--Emulator:Token', 'x'])).not.toThrow()
    expect(read(['--emulator'])()).toMatchObject({ config: { 'Emulator:Enabled': true } })
  })
})

describe('the coverage', () => {
  it('names what was called, within batches and by SOAP too, and what was not', async () => {
    await emulator.call('DELETE', '/_emulator/coverage')
    await ann.call('GET', tasks)
    await ann.call('GET', `${tasks}(99999)`)
    await fetch(`${server.url}/_vti_bin/lists.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml', Authorization: `Basic ${btoa('ann:x')}` },
      body: envelope(`<GetListCollection xmlns="${namespaces.established}"/>`),
    }).then((reply) => reply.text())
    const part =
      '--b\r\nContent-Type: application/http\r\n\r\nGET /_api/web/currentuser HTTP/1.1\r\nAccept: application/json\r\n\r\n\r\n--b--\r\n'
    const batch = await fetch(`${server.url}/_api/$batch`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b', Authorization: `Basic ${btoa('ann:x')}` },
      body: part,
    })
    expect(await batch.text()).toContain('HTTP/1.1 200')
    const { json } = await emulator.call('GET', '/_emulator/coverage')
    expect(json.operations).toContainEqual({ id: 'listItems', calls: 1, statuses: { '200': 1 } })
    expect(json.operations).toContainEqual({ id: 'getItem', calls: 1, statuses: { '404': 1 } })
    expect(json.operations).toContainEqual({ id: 'getCurrentUser', calls: 1, statuses: { '200': 1 } })
    expect(json.operations.map(({ id }: { id: string }) => id)).toContain('lists.GetListCollection')
    expect(json.unused).toContain('listWebApplications')
    expect(json.unused).not.toContain('listItems')
    expect(json.unused.some((id: string) => json.operations.some((one: { id: string }) => one.id === id))).toBe(false)
  })
})

describe('a test token', () => {
  it('signs in as any user, with the claims of the request', async () => {
    const { json } = await emulator.call('POST', '/_emulator/tokens', { body: { claims: { sub: 'zoe', roles: ['FarmAdmin'] } } })
    const zoe = createContractClient(server.url, {
      Authorization: `Bearer ${json.access_token}`,
      Accept: 'application/json;odata=nometadata',
    })
    expect((await zoe.call('GET', '/_api/web/currentuser')).json.LoginName).toMatch(/\|zoe$/)
    expect((await zoe.call('GET', '/_admin/webapps')).status).toBe(200)
    const usual = await emulator.call('POST', '/_emulator/tokens', { body: {} })
    const tester = createContractClient(server.url, { Authorization: `Bearer ${usual.json.access_token}` })
    expect((await tester.call('GET', '/_api/web/currentuser')).status).toBe(200)
    expect((await tester.call('GET', '/_admin/webapps')).status).toBe(403)
  })

  it('can be one that the server refuses', async () => {
    const bad = [
      { expiresInSeconds: -60 },
      { claims: { iss: 'http://elsewhere.example' } },
      { claims: { aud: 'nobody' } },
      { claims: { nbf: 32503680000 } },
    ]
    for (const body of bad) {
      const { json } = await emulator.call('POST', '/_emulator/tokens', { body })
      const reply = await createContractClient(server.url, { Authorization: `Bearer ${json.access_token}` }).call('GET', '/_api/web')
      expect([JSON.stringify(body), reply.status]).toEqual([JSON.stringify(body), 401])
    }
  })

  it('is refused with a body that the contract does not allow', async () => {
    for (const body of [{ claim: {} }, { claims: 1 }, { expiresInSeconds: 'soon' }, { expiresInSeconds: 1e12 }])
      expect([body, (await emulator.call('POST', '/_emulator/tokens', { body })).status]).toEqual([body, 400])
    expect((await emulator.call('POST', '/_emulator/tokens', { body: '{', headers: { 'Content-Type': 'application/json' } })).status).toBe(
      400,
    )
    expect((await emulator.call('POST', '/_emulator/tokens', { body: 'x', headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    expect(
      (
        await emulator.call('POST', '/_emulator/tokens', {
          body: ' '.repeat(1024 * 1024 + 1),
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(413)
  })
})
