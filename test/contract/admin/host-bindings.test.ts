import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'
import { addSite } from './add-site.ts'

const { server, clientOf } = await serve({ settings: { 'Security:TrustedProxies': '127.0.0.1' } })
const admin = clientOf('admin')
const bindings = '/_admin/webapps/Team/hostbindings'
await admin.call('POST', '/_admin/webapps', { body: { name: 'Team', hostBindings: [{ host: 'team.example' }] } })
const siteId = await addSite(server, { webApplication: 'Team', path: '/' })

/** The id of the site that answers for a Host header, or the status of a refusal. */
async function siteAt(host: string, url = server.url): Promise<string | number | undefined> {
  const headers = { Host: host, Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }
  const [reply] = await sendRaw(url, requestText('GET', '/_api/site', headers))
  return reply?.status === 200 ? String(JSON.parse(reply.text).Id) : reply?.status
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

describe('a host', () => {
  it('leads to the web application that is bound to it, and every other host to Default', async () => {
    expect(await siteAt('team.example')).toBe(siteId)
    expect([await siteAt('TEAM.example'), await siteAt('team.example:5000'), await siteAt('team.example.')]).toEqual([
      siteId,
      siteId,
      siteId,
    ])
    for (const other of ['localhost', 'example', 'team.example.evil', 'xteam.example']) expect(await siteAt(other)).not.toBe(siteId)
  })

  it('leads there as soon as it is bound, and no longer when the binding is removed', async () => {
    const made = await admin.call('POST', bindings, { body: { host: 'bücher.Example' } })
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      host: 'xn--bcher-kva.example',
      port: 0,
      scheme: 'http',
      isPrimary: false,
      tlsCertificateRef: null,
      tlsCertificatePath: null,
    })
    expect(await siteAt('xn--bcher-kva.example')).toBe(siteId)
    expect((await admin.call('DELETE', `${bindings}/B%C3%9CCHER.example.:0`)).status).toBe(204)
    expect(await siteAt('xn--bcher-kva.example')).not.toBe(siteId)
    expect((await admin.call('DELETE', `${bindings}/xn--bcher-kva.example:0`)).status).toBe(404)
  })

  it('may be the one that a trusted proxy reports', async () => {
    const headers = { Host: 'inside', Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }
    const ask = async (forwarded: Record<string, string>) => {
      const [reply] = await sendRaw(server.url, requestText('GET', '/_api/site', { ...headers, ...forwarded }))
      return JSON.parse(reply?.text ?? '').Id
    }
    expect(await ask({})).not.toBe(siteId)
    expect(await ask({ 'X-Forwarded-Host': 'team.example', 'X-Forwarded-Proto': 'https' })).toBe(siteId)
  })

  it('has one web application on each port', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Ports' } })
    const ports = '/_admin/webapps/Ports/hostbindings'
    for (const body of [{ host: 'Team.example.' }, { host: 'team.EXAMPLE', port: 0 }]) {
      const reply = await admin.call('POST', ports, { body })
      expect([reply.status, reply.json.error.message]).toEqual([
        409,
        expect.stringMatching(/team\.example' is already bound by the web application Team/),
      ])
    }
    expect((await admin.call('GET', ports)).json).toEqual({ value: [] })
    expect((await admin.call('DELETE', '/_admin/webapps/Ports')).status).toBe(204)
  })

  it('of a site collection cannot be bound', async () => {
    const own = await addSite(server, { webApplication: 'Team', path: '/', hostName: 'own.example' })
    expect(await siteAt('own.example')).toBe(own)
    const reply = await admin.call('POST', bindings, { body: { host: 'own.example', port: 8080 } })
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringContaining(`by the site collection ${own}`)])
    const { json } = await admin.call('GET', '/_admin/farm/topology')
    expect(json.hostNamedSites).toEqual([{ hostName: 'own.example', siteId: own, webApplication: 'Team' }])
  })
})

describe('host bindings', () => {
  it('are listed in order of host and port; one of them is primary', async () => {
    await admin.call('POST', '/_admin/webapps', { body: { name: 'Primary' } })
    const own = '/_admin/webapps/Primary/hostbindings'
    for (const body of [{ host: 'p2.example' }, { host: 'p1.example' }, { host: 'p3.example', isPrimary: true }])
      await admin.call('POST', own, { body })
    const primaries = async () =>
      (await admin.call('GET', own)).json.value.map(({ host, isPrimary }: { host: string; isPrimary: boolean }) => [host, isPrimary])
    expect(await primaries()).toEqual([
      ['p1.example', false],
      ['p2.example', false],
      ['p3.example', true],
    ])
    await admin.call('DELETE', `${own}/p3.example:0`)
    expect(await primaries()).toEqual([
      ['p1.example', true],
      ['p2.example', false],
    ])
    await admin.call('DELETE', '/_admin/webapps/Primary')
  })

  it('of Default cannot be changed', async () => {
    const own = '/_admin/webapps/Default/hostbindings'
    expect((await admin.call('GET', own)).json.value).toHaveLength(1)
    expect((await admin.call('POST', own, { body: { host: 'x.example' } })).status).toBe(409)
    expect((await admin.call('DELETE', `${own}/localhost:0`)).status).toBe(409)
  })

  it('are only for farm administrators, and of web applications that exist', async () => {
    const ann = clientOf('ann')
    expect((await ann.call('GET', bindings)).status).toBe(403)
    expect((await ann.call('POST', bindings, { body: { host: 'x' } })).status).toBe(403)
    expect((await ann.call('DELETE', `${bindings}/team.example:0`)).status).toBe(403)
    expect((await admin.call('GET', '/_admin/webapps/Nope/hostbindings')).status).toBe(404)
    expect((await admin.call('POST', '/_admin/webapps/Nope/hostbindings', { body: { host: 'x' } })).status).toBe(404)
    expect((await admin.call('DELETE', '/_admin/webapps/Nope/hostbindings/x:0')).status).toBe(404)
  })

  it.each([
    ['a host with a port', { host: 'a.example:80' }, /member port/],
    ['an address', { host: 'http://a.example' }, /not a host name/],
    ['a path', { host: 'a.example/x' }, /not a host name/],
    ['the host of Default', { host: '*' }, /Default/],
    ['no host', {}, /host/],
    ['a port that is none', { host: 'a', port: 65_536 }, /port/],
    ['another scheme', { host: 'a', scheme: 'ftp' }, /scheme/],
    ['a certificate for plain HTTP', { host: 'a', port: 81, tlsCertificateRef: 'x' }, /cannot have a certificate/],
  ])('with %s are refused', async (_, body, says) => {
    const reply = await admin.call('POST', bindings, { body })
    expect([reply.status, reply.json.error.message]).toEqual([400, expect.stringMatching(says)])
  })
})

describe('the port of a binding', () => {
  it('is open when the binding is answered, and closed when nobody is bound to it any more', async () => {
    const port = await freePort()
    const made = await admin.call('POST', bindings, { body: { host: 'team.example', port, scheme: 'http' } })
    expect(made.status).toBe(201)
    expect(await siteAt(`team.example:${port}`, `http://127.0.0.1:${port}`)).toBe(siteId)
    expect((await admin.call('DELETE', `${bindings}/team.example:${port}`)).status).toBe(204)
    const isOpen = () =>
      siteAt(`team.example:${port}`, `http://127.0.0.1:${port}`).then(
        (found) => found !== undefined,
        () => false,
      )
    await expect.poll(isOpen, { timeout: 5_000, interval: 50 }).toBe(false)
    expect(await siteAt('team.example')).toBe(siteId)
  })

  it('that somebody else listens on is refused, and nothing is changed', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const before = (await admin.call('GET', bindings)).text
    const reply = await admin.call('POST', bindings, { body: { host: 'other.example', port } })
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(/cannot listen on the port \d+ \(EADDRINUSE\)/)])
    expect((await admin.call('GET', bindings)).text).toBe(before)
    taken.close()
  })

  itOnOneServer('has one scheme', async () => {
    const own = Number(new URL(server.url).port)
    const clash = await admin.call('POST', bindings, { body: { host: 'tls.example', port: own, scheme: 'https' } })
    expect([clash.status, clash.json.error.message]).toEqual([409, expect.stringMatching(/speaks http by the setting HttpPort/)])
    const port = await freePort()
    expect((await admin.call('POST', bindings, { body: { host: 'one.example', port } })).status).toBe(201)
    const second = await admin.call('POST', bindings, { body: { host: 'two.example', port, scheme: 'https' } })
    expect([second.status, second.json.error.message]).toEqual([409, expect.stringMatching(/speaks http for the web application Team/)])
    await admin.call('DELETE', `${bindings}/one.example:${port}`)
  })
})
