import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { readBytes } from '../../../src/http/message/message.ts'
import type { RunningServer } from '../../../src/http/server/server.ts'
import { serveHandler } from '../../support/edge/handler-server.ts'
import { basic, startServer } from '../../support/server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'

let server: Running
/** The product's HTTP server with short timeouts and one handler, which reads the body. */
let hasty: RunningServer
let served = 0

beforeAll(async () => {
  server = await startServer({ settings: { 'Security:HttpsEnabled': 'true', HttpsPort: '0' } })
  hasty = await serveHandler({ headersMs: 400, bodyWindowMs: 400 }, async ({ request }) => {
    served += 1
    const body = await readBytes(request, 1_000_000)
    return { response: { status: 200, headers: {}, body: String(body.length) }, head: [], closes: false }
  })
})
afterAll(() => Promise.all([server.stop(), hasty.stop()]))

const portOf = (url: string | undefined): number => Number(new URL(url ?? '').port)
const isAlive = async () => (await fetch(`${server.url}/_api/web/title`, { headers: { Authorization: basic('ann') } })).status === 200

/** Opens a connection, sends the pieces with pauses, repeats the last one, and returns everything received until the server closes. */
function drip(port: number, pieces: readonly string[], pauseMs: number): Promise<{ text: string; ms: number }> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const socket = connectTcp(port, '127.0.0.1')
    let text = ''
    let next = 0
    const timer = setInterval(() => socket.write(pieces[Math.min(next++, pieces.length - 1)] ?? ''), pauseMs)
    socket.setEncoding('latin1').on('data', (piece) => {
      text += String(piece)
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(timer)
      resolve({ text, ms: performance.now() - startedAt })
    })
  })
}

describe('a slow client', () => {
  it('whose headers drip is refused, however many there are', async () => {
    const drips = Array.from({ length: 50 }, () => drip(hasty.port, ['X-A: b\r\n'], 50))
    const ends = await Promise.all([drip(hasty.port, ['GET / HTTP/1.1\r\n', 'Host: x\r\n', 'X-A: b\r\n'], 50), ...drips])
    expect(ends[0]?.text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"408"/)
    for (const { ms } of ends) expect(ms).toBeLessThan(5_000)
  })

  it('that says nothing at all is not kept for ever', async () => {
    expect((await drip(hasty.port, [''], 100)).ms).toBeLessThan(5_000)
  })

  it('whose body drips is refused', async () => {
    const head = requestText('POST', '/', { 'Content-Length': '100000' })
    const before = served
    const { text, ms } = await drip(hasty.port, [head, 'a'], 60)
    expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*did not arrive in time/)
    expect(ms).toBeLessThan(5_000)
    expect(served).toBe(before + 1)
  })

  it('whose body comes slowly but steadily is served', async () => {
    const head = requestText('POST', '/', { 'Content-Length': '6000', Connection: 'close' })
    const { text, ms } = await drip(hasty.port, [head, ...Array.from({ length: 20 }, () => 'x'.repeat(300))], 60)
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*6000$/)
    expect(ms).toBeGreaterThan(1_000)
  })

  it('does not keep others from being answered', async () => {
    const head = requestText('POST', '/_api/web/lists', { 'Content-Length': '1000', Authorization: basic('ann') })
    const slow = Array.from({ length: 100 }, () => {
      const socket = connectTcp(portOf(server.url), '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(head)
      return socket
    })
    expect(await isAlive()).toBe(true)
    for (const socket of slow) socket.destroy()
    expect(await isAlive()).toBe(true)
  })
})

/** Opens this many connections, prints the number that succeeded, and keeps them until its input ends. */
const opener = `
  const { connect } = require('node:net')
  const [port, wanted] = process.argv.slice(1).map(Number)
  let [opened, failed] = [0, 0]
  const settle = () => opened + failed === wanted && process.stdout.write(opened + '\\n')
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => { opened += 1; next(); settle() }).once('error', () => { failed += 1; next(); settle() })
  }
  let begun = 0
  const next = () => { if (begun < wanted) { begun += 1; open() } }
  for (let i = 0; i < 100; i++) next()
  process.stdin.on('end', () => process.exit()).resume()
`

describe('idle connections', () => {
  it('10,000 of them, or as many as the limit of descriptors allows, do not keep a request from being answered at once', {
    timeout: 60_000,
  }, async () => {
    const limit = Number(/Max open files\s+(\d+)/.exec(readText('/proc/self/limits'))?.[1] ?? 1_024)
    const wanted = Math.min(10_000, limit - 200)
    if (wanted < 10_000) console.log(`Only ${wanted} idle connections: the limit of descriptors is ${limit}.`)
    const child = spawn(process.execPath, ['-e', opener, String(portOf(server.url)), String(wanted)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const opened = await new Promise<number>((resolve) => child.stdout.once('data', (said) => resolve(Number(said))))
    const startedAt = performance.now()
    expect(await isAlive()).toBe(true)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    expect(opened).toBe(wanted)
    child.stdin.end()
    await once(child, 'exit')
    expect(await isAlive()).toBe(true)
  })
})

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

describe('the wrong protocol', () => {
  it('plain HTTP on the port of HTTPS gets no answer of ours, and the server continues', async () => {
    const { text } = await drip(portOf(server.secureUrl), [requestText('GET', '/')], 20)
    expect(text).not.toContain('200')
    expect(await isAlive()).toBe(true)
  })

  it('TLS on the port of HTTP is refused, and the server continues', async () => {
    const failed = await new Promise<Error>((resolve) => {
      connectTls({ port: portOf(server.url), host: '127.0.0.1', rejectUnauthorized: false }).once('error', resolve)
    })
    expect(failed.message).toMatch(/wrong version number|packet length|EPROTO/i)
    expect(await isAlive()).toBe(true)
  })

  it('garbage on either port ends that connection alone', async () => {
    for (const url of [server.url, server.secureUrl]) {
      const { text } = await drip(portOf(url), ['\x00\x01\x02\xff'.repeat(100)], 20)
      expect(text).not.toContain('200 OK')
    }
    expect(await isAlive()).toBe(true)
  })

  it('a TLS handshake that stands still does not block others', async () => {
    const sockets = Array.from({ length: 50 }, () => connectTcp(portOf(server.secureUrl), '127.0.0.1').on('error', () => undefined))
    for (const socket of sockets) socket.write('\x16\x03\x01')
    const socket = await new Promise<boolean>((resolve, reject) => {
      const other = connectTls({ port: portOf(server.secureUrl), host: '127.0.0.1', rejectUnauthorized: false }, () => {
        other.destroy()
        resolve(true)
      }).once('error', reject)
    })
    expect(socket).toBe(true)
    for (const one of sockets) one.destroy()
  })
})

describe('two ways to say where a request ends', () => {
  const auth = `Authorization: ${basic('ann')}\r\n`
  const smuggled = `GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`
  const chunked = `0\r\n\r\n${smuggled}`
  it.each([
    ['length and chunks', `Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked`, chunked],
    ['chunks and length', `Transfer-Encoding: chunked\r\nContent-Length: 3`, chunked],
    ['two lengths', `Content-Length: 3\r\nContent-Length: 60`, `abc${smuggled}`],
    ['two lengths in one', `Content-Length: 3, 60`, `abc${smuggled}`],
    ['a length with a sign', `Content-Length: +3`, `abc${smuggled}`],
    ['a length in hexadecimal digits', `Content-Length: 0x3`, `abc${smuggled}`],
    ['an unknown coding', `Transfer-Encoding: xchunked`, chunked],
    ['chunks that are not the last coding', `Transfer-Encoding: chunked, identity`, chunked],
    ['a blank before the colon', `Transfer-Encoding : chunked`, chunked],
    ['a folded header', `Transfer-Encoding:\r\n chunked\r\nContent-Length: 3`, chunked],
    ['a bare line feed', `X: y\nTransfer-Encoding: chunked`, chunked],
    ['a chunk size with a sign', `Transfer-Encoding: chunked`, `-1\r\nabc\r\n${chunked}`],
    ['a chunk size that is huge', `Transfer-Encoding: chunked`, `ffffffffffffffffff\r\nabc\r\n${chunked}`],
  ])('%s: refused, and what follows is not done', async (_, headers, body) => {
    const replies = await sendRaw(server.url, `POST /_api/contextinfo HTTP/1.1\r\nHost: x\r\n${auth}${headers}\r\n\r\n${body}`)
    expect(replies.length).toBeLessThanOrEqual(1)
    expect(replies[0]?.status ?? 400).toBe(400)
    expect(replies[0]?.text ?? '').not.toContain('smuggled')
    expect(await isAlive()).toBe(true)
  })
})

describe('a target or Host that would lead elsewhere', () => {
  it('an absolute target is answered by its path, at the address of the Host header', async () => {
    const headers = { Authorization: basic('ann'), Accept: 'application/json;odata=verbose', Host: 'tenon.test' }
    const [reply] = await sendRaw(server.url, requestText('GET', 'http://evil.example/_api/web', headers))
    expect(JSON.parse(reply?.text ?? '').d.__metadata.uri).toBe('http://tenon.test/_api/Web')
  })

  it.each([
    'evil.example/x',
    'user:pw@evil.example',
    'a b',
    'a,b',
    'evil.example:port',
    'evil.example:99999',
    "a'><script>",
    'a%0d%0ab',
    '[::1',
    '',
  ])("Host '%s' is refused", async (host) => {
    const [reply] = await sendRaw(server.url, `GET /_vti_bin/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(reply?.status).toBe(400)
    expect(reply?.text).not.toContain('evil')
  })

  it('two Host headers are refused, and two Authorization headers are none that holds', async () => {
    const [hosts] = await sendRaw(server.url, 'GET /_vti_bin/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
    expect(hosts?.status).toBe(400)
    const twice = `Authorization: ${basic('ann')}\r\nAuthorization: ${basic('bob')}\r\n`
    const [names] = await sendRaw(server.url, `GET /_api/web HTTP/1.1\r\nHost: a\r\n${twice}\r\n`)
    expect(names?.status).toBe(401)
  })
})

describe('a redirect to HTTPS', () => {
  it('carries nothing of the request that would be a header of its own', async () => {
    const redirecting = await startServer({
      settings: { 'Security:HttpsEnabled': 'true', HttpsPort: '0', 'Security:HttpsRedirect': 'true' },
    })
    for (const target of ['/%0d%0aX-Evil:1', '/a?b=%0d%0aX-Evil:1', '//evil.example', '/\\evil.example', 'http://evil.example/x']) {
      const [reply] = await sendRaw(redirecting.url, requestText('GET', target))
      expect(reply?.status).toBe(301)
      expect(reply?.headers.has('x-evil')).toBe(false)
      const location = new URL(reply?.headers.get('location') ?? '')
      expect([location.protocol, location.hostname, location.port]).toEqual(['https:', 'tenon.test', String(portOf(redirecting.secureUrl))])
      expect(reply?.headers.get('location')).toMatch(/^[\x21-\x7e]+$/)
    }
    const [evil] = await sendRaw(redirecting.url, requestText('GET', '/', { Host: 'evil.example/', 'X-Forwarded-Host': 'other.example' }))
    expect(evil?.status).toBe(400)
    const [spoofed] = await sendRaw(
      redirecting.url,
      requestText('GET', '/', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }),
    )
    expect(spoofed?.headers.get('location')).toBe(`https://tenon.test:${portOf(redirecting.secureUrl)}/`)
    await redirecting.stop()
  })
})

describe('headers beyond every measure', () => {
  it('are refused over HTTPS as over HTTP', async () => {
    const ask = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(70_000)}\r\n\r\n`
    const [plain] = await sendRaw(server.url, ask)
    expect(plain?.status).toBe(431)
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connectTls({ port: portOf(server.secureUrl), host: '127.0.0.1', rejectUnauthorized: false }, () => socket.write(ask))
      let said = ''
      socket.setEncoding('latin1').on('data', (piece) => {
        said += String(piece)
      })
      socket.once('close', () => resolve(said)).once('error', reject)
    })
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
    const [many] = await sendRaw(server.url, `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}\r\n`)
    expect(many?.status).toBe(431)
    expect(await isAlive()).toBe(true)
  })
})
