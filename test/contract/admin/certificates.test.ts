import { execFile, spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { developmentCertificate } from '../../../src/http/tls/certificate.ts'
import { clientOf, serve } from '../../support/serve.ts'
import { startServer } from '../../support/server.ts'
import { addSite } from './add-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'tenon-certificates-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A certificate for a name, in files of its own; returns the two paths and its fingerprint. */
function certificateFor(name: string, file = name) {
  const { certificate, key } = developmentCertificate([name], Date.now())
  const paths = { certificate: join(folder, `${file}.pem`), key: join(folder, `${file}.key`), both: join(folder, `${file}-both.pem`) }
  writeFileSync(paths.certificate, certificate)
  writeFileSync(paths.key, key)
  writeFileSync(paths.both, certificate + key)
  return { ...paths, fingerprint: new X509Certificate(certificate).fingerprint256 }
}

const named = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`Certificates:${name}:CertPath`, join(folder, `${name}.pem`)],
      [`Certificates:${name}:KeyPath`, join(folder, `${name}.key`)],
    ]),
  )

const wild = certificateFor('wild')
const own = certificateFor('own')
const path = certificateFor('path')
const https = { 'Security:HttpsEnabled': 'true', HttpsPort: '0' }
const warnings: string[] = []
const { server, clientOf: userClient } = await serve({
  settings: { ...https, ...named('wild', 'own'), 'Logging:Level': 'warn' },
  log: (line) => warnings.push(line),
})
const admin = userClient('admin')
const securePort = Number(new URL(server.secureUrl ?? '').port)

/** The fingerprint of the certificate that a name gets on a port. */
function shownTo(servername: string, port = securePort): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()?.fingerprint256 ?? '')
      socket.destroy()
    }).once('error', reject)
  })
}
const base = await shownTo('unknown.example')

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

describe('the certificate of a host', () => {
  it('is the one of its path, else of its reference, else of its web application, else the base certificate', async () => {
    const tls = { scheme: 'https', port: securePort }
    const made = await admin.call('POST', '/_admin/webapps', {
      body: {
        name: 'Shop',
        certificateRef: 'wild',
        hostBindings: [
          { ...tls, host: 'path.example', tlsCertificatePath: path.both, tlsCertificateRef: 'own' },
          { ...tls, host: 'own.example', tlsCertificateRef: 'own' },
          { ...tls, host: 'shop.example' },
        ],
      },
    })
    expect([made.status, made.json.certificateRef]).toEqual([201, 'wild'])
    const bare = { name: 'Bare', hostBindings: [{ ...tls, host: 'bare.example' }] }
    expect((await admin.call('POST', '/_admin/webapps', { body: bare })).status).toBe(201)
    expect(await Promise.all(['path', 'own', 'shop', 'bare', 'unknown'].map((name) => shownTo(`${name}.example`)))).toEqual([
      path.fingerprint,
      own.fingerprint,
      wild.fingerprint,
      base,
      base,
    ])
    expect(warnings.join('\n')).toMatch(/The host bare\.example on the port \d+ has no certificate of its own/)
    expect(warnings.join('\n')).not.toMatch(/shop\.example .* no certificate/)
  })

  it('is shown on the new port of a binding, and openssl sees it', async () => {
    const port = await freePort()
    const body = { host: 'new.example', port, scheme: 'https', tlsCertificateRef: 'own' }
    expect((await admin.call('POST', '/_admin/webapps/Shop/hostbindings', { body })).status).toBe(201)
    expect(await shownTo('new.example', port)).toBe(own.fingerprint)
    if (spawnSync('openssl', ['version']).status !== 0) return
    const words = ['s_client', '-connect', `127.0.0.1:${port}`, '-servername', 'new.example', '-CAfile', own.certificate]
    const asking = promisify(execFile)('openssl', words)
    asking.child.stdin?.end()
    expect((await asking).stdout).toContain('Verify return code: 0 (ok)')
  })

  it('changes with the web application', async () => {
    expect(await shownTo('bare.example')).toBe(base)
    expect((await admin.call('PATCH', '/_admin/webapps/Bare', { body: { certificateRef: 'own' } })).status).toBe(200)
    expect(await shownTo('bare.example')).toBe(own.fingerprint)
    const back = await admin.call('PATCH', '/_admin/webapps/Bare', { body: { certificateRef: null } })
    expect(back.json).not.toHaveProperty('certificateRef')
    expect(await shownTo('bare.example')).toBe(base)
  })

  it('of a site collection is the one of its web application, and that of any other host the one of Default', async () => {
    await addSite(server, { webApplication: 'Shop', path: '/', hostName: 'site.example' })
    expect(await shownTo('site.example')).toBe(wild.fingerprint)
    await admin.call('PATCH', '/_admin/webapps/Default', { body: { certificateRef: 'own' } })
    expect([await shownTo('unknown.example'), await shownTo('site.example')]).toEqual([own.fingerprint, wild.fingerprint])
    await admin.call('PATCH', '/_admin/webapps/Default', { body: { certificateRef: null } })
    expect(await shownTo('unknown.example')).toBe(base)
  })

  it.each([
    ['a reference that nothing configures', { tlsCertificateRef: 'nope' }, /no setting Certificates:nope/],
    ['a file that is missing', { tlsCertificatePath: join(folder, 'nothing.pem') }, /nothing\.pem cannot be read \(ENOENT\)/],
    ['a path that is not absolute', { tlsCertificatePath: '../x.pem' }, /absolute path/],
    ['a folder', { tlsCertificatePath: folder }, /no file|EISDIR/],
    ['an endless file', { tlsCertificatePath: '/dev/zero' }, /no file/],
    ['a file without a key', { tlsCertificatePath: own.certificate }, /hold a certificate and its key/],
  ])('is refused: %s', async (_, certificate, says) => {
    const body = { host: 'refused.example', port: securePort, scheme: 'https', ...certificate }
    const reply = await admin.call('POST', '/_admin/webapps/Shop/hostbindings', { body })
    expect([reply.status, reply.json.error.message]).toEqual([409, expect.stringMatching(says)])
    expect(reply.text).not.toMatch(/BEGIN|PRIVATE/)
    const all = await admin.call('GET', '/_admin/webapps/Shop/hostbindings')
    expect(all.text).not.toContain('refused.example')
  })
})

describe('certificates', () => {
  it('are read again on request, without dropping a connection; one that cannot be read stays', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, servername: 'own.example' })
    const get = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(`${server.secureUrl}/_vti_bin/health`, { agent, headers: { Host: `own.example:${securePort}` } })
        sent.once('error', reject).once('response', (reply) => {
          reply.resume().once('end', () => resolve(sent.socket?.localPort))
        })
        sent.end()
      })
    const before = await get()
    const renewed = certificateFor('own')
    const reload = await admin.call('POST', '/_admin/farm/certificates/reload')
    expect(reload.json.value.map(({ source }: { source: string }) => source)).toEqual(
      expect.arrayContaining(['listener', 'own', 'wild', path.both]),
    )
    expect(await shownTo('own.example')).toBe(renewed.fingerprint)
    expect(await get()).toBe(before)
    agent.destroy()
    writeFileSync(own.certificate, 'damaged')
    const damaged = await admin.call('POST', '/_admin/farm/certificates/reload')
    expect(damaged.json.value.find(({ source }: { source: string }) => source === 'own')).toMatchObject({
      names: expect.arrayContaining(['own']),
      error: expect.stringMatching(/Certificates:own:CertPath/),
    })
    expect(await shownTo('own.example')).toBe(renewed.fingerprint)
    certificateFor('own')
  })

  it('are read again only for farm administrators', async () => {
    expect((await userClient('ann').call('POST', '/_admin/farm/certificates/reload')).status).toBe(403)
  })
})

describe('a start', () => {
  const data = { StorageProvider: 'FileSystem', DataRootPath: join(folder, 'data') }
  const bound = 'Intranet=https://intranet.example:8443'

  it('binds the hosts of Farm:HostBindings, and is refused by one line that names both sides of a conflict', async () => {
    const first = await startServer({ settings: { ...data, ...https, ...named('wild') } })
    const farm = clientOf(first.url, 'admin')
    await farm.call('POST', '/_admin/webapps', { body: { name: 'Intranet', certificateRef: 'wild' } })
    await farm.call('POST', '/_admin/webapps', { body: { name: 'Other' } })
    await first.stop()
    const quiet = { ...data, ...https, ...named('wild'), 'Farm:ListenOnBindings': 'false' }
    const second = await startServer({ settings: { ...quiet, 'Farm:HostBindings': bound } })
    const { json } = await clientOf(second.url, 'admin').call('GET', '/_admin/webapps/Intranet/hostbindings')
    expect(json.value).toEqual([expect.objectContaining({ host: 'intranet.example', port: 8443, scheme: 'https', isPrimary: true })])
    await second.stop()
    const refused = async (settings: Record<string, string>, says: RegExp) => {
      const starting = startServer({ settings: { ...quiet, ...settings } })
      await expect(starting).rejects.toThrow(says)
      await expect(starting).rejects.toMatchObject({ message: expect.not.stringMatching(/\n/) })
    }
    const other = 'Other=https://intranet.example:8443'
    await refused({ 'Farm:HostBindings': other }, /'Other=https:\/\/intranet\.example:8443', but the web application Intranet binds/)
    await refused({ 'Farm:HostBindings': `${bound},${other}` }, /binds a host and port twice: in 'Intranet=.*' and in 'Other=/)
    await refused({ 'Farm:HostBindings': 'Nope=https://a' }, /no web application Nope/)
    await refused({ 'Farm:HostBindings': 'Default=https://a' }, /Default cannot be changed/)
    await refused({ 'Farm:HostBindings': 'Other=http://b.example:8443' }, /port 8443 speaks https for the web application Intranet/)
    for (const text of ['Intranet', 'Intranet=', 'Intranet=ftp://a', 'Intranet=http://a:99999', 'Intranet=http://a/b', '=a'])
      await refused({ 'Farm:HostBindings': text }, /Farm:HostBindings has/)
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    // The base ports are closed again: the next start on the same data succeeds or fails by itself.
    const listening = {
      'Farm:HostBindings': `Other=http://other.example:${port}`,
      'Farm:ListenOnBindings': 'true',
      'Security:HttpsEnabled': 'false',
    }
    await refused(listening, /EADDRINUSE/)
    taken.close()
    // The reference of the web application leads nowhere any more.
    const starting = startServer({ settings: { ...data, ...https, 'Farm:ListenOnBindings': 'false' } })
    await expect(starting).rejects.toThrow(
      /The web application Intranet binds https:\/\/intranet\.example:8443: there is no setting Certificates:wild:CertPath/,
    )
  })
})
