import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { developmentCertificate } from '../../../src/http/tls/certificate.ts'
import { basic, startServer } from '../../support/server.ts'
import { itOnOneServer, itUnlessKilled } from '../../support/several/one-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tenon-https-'))
const data = join(folder, 'data')
const withHttps = { 'Security:HttpsEnabled': 'true', HttpsPort: '0' }
let server: Running
let certificate = ''

beforeAll(async () => {
  server = await startServer({ settings: { ...withHttps, StorageProvider: 'FileSystem', DataRootPath: data, HostName: 'box.example' } })
  certificate = readFileSync(join(data, 'development-certificate.pem'), 'utf8')
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const portOf = (url: string | undefined): number => Number(new URL(url ?? '').port)

interface Shown {
  readonly protocol: string | null
  readonly cipher: string
  readonly certificate: string
}

/** The protocol and cipher of a handshake with these options. Rejects if the handshake fails. */
function shake(url: string | undefined, options: ConnectionOptions = {}): Promise<Shown> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({ host: '127.0.0.1', port: portOf(url), rejectUnauthorized: false, ...options }, () => {
      resolve({
        protocol: socket.getProtocol(),
        cipher: socket.getCipher().standardName ?? '',
        certificate: socket.getPeerX509Certificate()?.fingerprint256 ?? '',
      })
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

function get(url: string, headers: Readonly<Record<string, string>> = {}, ca?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https') ? httpsRequest(url, { headers, ...(ca && { ca }) }) : httpRequest(url, { headers })
    request.once('error', reject).once('response', (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
    })
    request.end()
  })
}

describe('HTTPS', () => {
  it('serves clients that trust the development certificate, by each of its names, and links to itself', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const url = `https://${name}:${portOf(server.secureUrl)}`
      const reply = await get(`${url}/_api/web`, { Authorization: basic('ann'), Accept: 'application/json;odata=verbose' }, certificate)
      expect(reply.status).toBe(200)
      expect(JSON.parse(reply.text).d.__metadata.uri).toBe(`${url}/_api/Web`)
      expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
    }
  })

  it('is refused by clients that do not trust it', async () => {
    await expect(get(`${server.secureUrl}/_vti_bin/health`)).rejects.toThrow(/self-signed/i)
  })

  it('says nothing of strict transport over plain HTTP', async () => {
    expect((await get(`${server.url}/_vti_bin/health`)).headers['strict-transport-security']).toBeUndefined()
  })

  it('keeps a certificate of its names that can sign no other, and a key that its owner alone may read', () => {
    const read = new X509Certificate(certificate)
    expect(read.subjectAltName).toBe('DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, DNS:box.example')
    expect(read.ca).toBe(false)
    expect(read.verify(read.publicKey)).toBe(true)
    expect(read.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
    const days = (Date.parse(read.validTo) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(360)
    expect(days).toBeLessThan(398)
    expect(statSync(join(data, 'development-key.pem')).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['TLSv1.3', 'TLS_AES_128_GCM_SHA256'],
    ['TLSv1.2', 'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256'],
  ] as const)('speaks %s', async (version, cipher) => {
    expect(await shake(server.secureUrl, { minVersion: version, maxVersion: version })).toMatchObject({ protocol: version, cipher })
  })

  it.each(['TLSv1', 'TLSv1.1'] as const)('does not speak %s', async (version) => {
    const old = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' }
    await expect(shake(server.secureUrl, old)).rejects.toThrow(/protocol version|alert/i)
  })

  it.each(['ECDHE-ECDSA-AES128-SHA256', 'ECDHE-ECDSA-AES256-SHA', 'AES128-GCM-SHA256', 'DHE-RSA-AES128-GCM-SHA256', 'NULL'])(
    'does not take the cipher %s',
    async (ciphers) => {
      await expect(shake(server.secureUrl, { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })).rejects.toThrow(
        /handshake failure/i,
      )
    },
  )
})

describe('openssl s_client', () => {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0
  const ask = (...words: string[]) => {
    const address = `127.0.0.1:${portOf(server.secureUrl)}`
    return new Promise<string>((resolve) => {
      const child = spawn('openssl', ['s_client', '-connect', address, '-CAfile', join(data, 'development-certificate.pem'), ...words])
      let said = ''
      child.stdout.on('data', (piece) => {
        said += String(piece)
      })
      child.stderr.on('data', (piece) => {
        said += String(piece)
      })
      child.once('close', () => resolve(said))
      child.stdin.end()
    })
  }

  it.skipIf(!hasOpenssl)('agrees on TLS 1.2 and 1.3 with authenticated ciphers, and verifies the certificate', async () => {
    for (const version of ['-tls1_2', '-tls1_3']) {
      const said = await ask(version, '-verify_return_error')
      expect(said).toContain('Verify return code: 0 (ok)')
      expect(said).toMatch(/Cipher is (?:TLS_|ECDHE-)\S*(?:GCM|POLY1305)/)
      expect(said).toMatch(/Server Temp Key: (?:ECDH|X25519|ECDHE)|Negotiated TLS1\.3 group|Peer Temp Key/)
    }
  })

  it.skipIf(!hasOpenssl)('finds no other cipher of TLS 1.2, however many it offers', async () => {
    const all = execFileSync('openssl', ['ciphers', '-s', '-tls1_2', 'ALL:COMPLEMENTOFALL:@SECLEVEL=0'], { encoding: 'utf8' })
      .trim()
      .split(':')
    const weak = all.filter((name) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20-POLY1305)/.test(name))
    expect(weak.length).toBeGreaterThan(20)
    expect(await ask('-tls1_2', '-cipher', `${weak.join(':')}:@SECLEVEL=0`)).toMatch(/handshake failure|no cipher/i)
  })
})

describe('the development certificate', () => {
  const settings = (path: string) => ({ ...withHttps, StorageProvider: 'FileSystem', DataRootPath: path })
  const startIn = async (path: string) => {
    const started = await startServer({ settings: settings(path) })
    const shown = (await shake(started.secureUrl)).certificate
    await started.stop()
    return shown
  }

  it('is the same after a restart', async () => {
    const path = join(folder, 'again')
    expect(await startIn(path)).toBe(await startIn(path))
  })

  it('is made anew when it ends soon, when it is damaged and when its key is another', async () => {
    const path = join(folder, 'renewed')
    let shown = await startIn(path)
    const long = Date.now() - 340 * 86_400_000
    const other = developmentCertificate(['localhost'], Date.now())
    const old = developmentCertificate(['localhost'], long)
    for (const spoiled of [old, { ...other, certificate: 'no certificate' }, { ...old, key: other.key }]) {
      writeFileSync(join(path, 'development-certificate.pem'), spoiled.certificate)
      writeFileSync(join(path, 'development-key.pem'), spoiled.key)
      const next = await startIn(path)
      expect(next).not.toBe(shown)
      expect(next).not.toBe(spoiled === old ? new X509Certificate(old.certificate).fingerprint256 : '')
      shown = next
    }
  })

  it('of a server in memory is kept nowhere', async () => {
    const started = await startServer({ settings: withHttps })
    expect((await shake(started.secureUrl)).protocol).toBe('TLSv1.3')
    await started.stop()
  })
})

describe('a certificate of the settings', () => {
  const given = developmentCertificate(['tenon.test'], Date.now())
  const path = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const files = { 'Security:TlsCertificatePath': path('own.pem', given.certificate), 'Security:TlsKeyPath': path('own-key.pem', given.key) }

  it('is shown instead of one for development', async () => {
    const started = await startServer({ settings: { ...withHttps, ...files } })
    expect((await shake(started.secureUrl)).certificate).toBe(new X509Certificate(given.certificate).fingerprint256)
    await started.stop()
  })

  itUnlessKilled.each([
    ['without its key', { 'Security:TlsCertificatePath': files['Security:TlsCertificatePath'] }, /belong together/],
    [
      'with a key that is missing',
      { ...files, 'Security:TlsKeyPath': join(folder, 'nothing.pem') },
      /nothing\.pem cannot be read \(ENOENT\)/,
    ],
    [
      'with the key of another',
      { ...files, 'Security:TlsKeyPath': path('other-key.pem', developmentCertificate([], Date.now()).key) },
      /does not match the certificate/,
    ],
    ['that is none', { ...files, 'Security:TlsCertificatePath': path('none.pem', 'nothing') }, /hold a certificate and its key in PEM/],
  ])('%s stops the start, with one line that names the setting', async (_, settings, message) => {
    const starting = startServer({ settings: { ...withHttps, ...settings } })
    await expect(starting).rejects.toThrow(message)
    await expect(starting).rejects.toMatchObject({ name: 'ConfigError', message: expect.not.stringMatching(/PRIVATE|\n/) })
  })
})

describe('Security:HttpsRedirect', () => {
  let redirecting: Running
  beforeAll(async () => {
    redirecting = await startServer({
      settings: { ...withHttps, 'Security:HttpsRedirect': 'true', 'Security:TrustedProxies': '127.0.0.2' },
    })
  })
  afterAll(() => redirecting.stop())
  const location = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await get(`${redirecting.url}${path}`, headers)
    return [reply.status, reply.headers.location]
  }

  itOnOneServer('sends plain HTTP to the same address over HTTPS', async () => {
    const port = portOf(redirecting.secureUrl)
    expect(await location("/_api/web/lists/getbytitle('a%20b')?$top=1")).toEqual([
      301,
      `https://127.0.0.1:${port}/_api/web/lists/getbytitle('a%20b')?$top=1`,
    ])
    expect(await location('/', { Host: 'team.example:8080' })).toEqual([301, `https://team.example:${port}/`])
    expect(await location('//evil.example/x', { Host: '[::1]:80' })).toEqual([301, `https://[::1]:${port}//evil.example/x`])
  })

  it('answers health where it is asked, for monitors', async () => {
    for (const path of ['/_vti_bin/health', '/_vti_bin/ready', '/health', '/live', '/ready'])
      expect([path, (await get(`${redirecting.url}${path}`)).status]).toEqual([path, 200])
  })

  it('leaves HTTPS alone', async () => {
    const url = redirecting.secureUrl ?? ''
    const reply = await new Promise<number | undefined>((resolve, reject) => {
      httpsRequest(`${url}/`, { rejectUnauthorized: false }, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end()
    })
    expect(reply).toBe(200)
  })

  it('without HTTPS anywhere stops the start', async () => {
    await expect(startServer({ settings: { 'Security:HttpsRedirect': 'true' } })).rejects.toThrow(/no HTTPS to go to/)
  })
})
