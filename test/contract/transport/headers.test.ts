import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { requestText, sendRaw } from '../../support/wire.ts'

const { server } = await serve({ own: true })

const ann = { Authorization: basic('ann') }
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`${server.url}${path}`, { method, headers })
const policyOf = async (path: string, headers?: Readonly<Record<string, string>>) =>
  (await get(path, headers)).headers.get('content-security-policy') ?? ''

async function upload(name: string, text: string): Promise<string> {
  const url = `${server.url}/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='${name}',overwrite=true)`
  expect((await fetch(url, { method: 'POST', headers: ann, body: text })).status).toBe(200)
  return `/Shared%20Documents/${name}`
}

describe('every reply', () => {
  it.each([
    ['of the REST edge', '/_api/web', ann],
    ['that refuses', '/_api/web', {}],
    ['of the SOAP edge', '/_vti_bin/lists.asmx', {}],
    ['that is a page', '/docs', {}],
    ['about nothing', '/nowhere/at/all', ann],
    ['of health', '/_vti_bin/health', {}],
  ])('%s has the five security headers', async (_, path, headers) => {
    const reply = await get(path, headers)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(reply.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(reply.headers.get('permissions-policy')).toContain('geolocation=()')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('vary')).toContain('Origin')
  })

  it('has each of its headers once', async () => {
    const [reply] = await sendRaw(server.url, requestText('GET', '/docs', { Connection: 'close' }))
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'vary',
      'content-length',
      'x-correlation-id',
    ])
      expect(reply?.headers.get(name)).not.toContain(', ,')
    expect(reply?.headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1)
  })
})

describe('a page', () => {
  it('lets in its own style sheet alone, by a nonce that is another each time', async () => {
    const path = '/'
    const reply = await get(path)
    const nonce = /<style nonce="([^"]+)">/.exec(await reply.text())?.[1] ?? ''
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(reply.headers.get('content-security-policy')).toContain(`style-src 'nonce-${nonce}'`)
    expect(await policyOf(path)).not.toContain(nonce)
  })

  it('of the documentation, which is the same for everybody, lets in its own style sheet and script by their hashes', async () => {
    const reply = await get('/docs')
    const page = await reply.text()
    for (const tag of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page) ?? []
      const hash = createHash('sha256').update(text).digest('base64')
      expect(reply.headers.get('content-security-policy')).toContain(`${tag}-src 'sha256-${hash}'`)
    }
  })
})

describe('a file of a user', () => {
  it('that a browser could run is saved, has no origin and may run nothing', async () => {
    for (const name of ['evil.html', 'evil.svg']) {
      const reply = await get(await upload(name, '<script>1</script>'), ann)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(reply.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('that it can only show is shown in a sandbox, by $value as at its own address', async () => {
    const path = await upload('note.txt', 'a note')
    for (const address of [path, "/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/note.txt')/$value"]) {
      const reply = await get(address, ann)
      expect(await reply.text()).toBe('a note')
      expect(reply.headers.get('content-disposition')).toBeNull()
      expect(reply.headers.get('content-security-policy')).toMatch(/^sandbox;/)
    }
  })

  it('that is a PDF is left to the viewer, which a sandbox would break', async () => {
    expect(await policyOf(await upload('plan.pdf', '%PDF-1.4'), ann)).toBe("frame-ancestors 'self'")
  })
})

const preflight = (origin: string, path = '/_api/web/lists') =>
  get(
    path,
    { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization, x-requestdigest' },
    'OPTIONS',
  )

describe('a page of another origin', () => {
  it.each(['http://localhost:3000', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:5173'])(
    '%s may read replies, signed in too',
    async (origin) => {
      const reply = await get('/_api/web', { ...ann, Origin: origin })
      expect(reply.status).toBe(200)
      expect(reply.headers.get('access-control-allow-origin')).toBe(origin)
      expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
      expect(reply.headers.get('access-control-expose-headers')).toMatch(/ETag.*SvcRequestGuid/)
    },
  )

  it('may read refusals as well', async () => {
    const reply = await get('/_api/web', { Origin: 'http://localhost:3000' })
    expect(reply.status).toBe(401)
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  })

  it('sends a preflight request without signing in, and the reply says what it may send', async () => {
    const reply = await preflight('http://localhost:3000')
    expect([reply.status, await reply.text()]).toEqual([204, ''])
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
    expect(reply.headers.get('access-control-allow-methods')).toMatch(/MERGE/)
    expect(reply.headers.get('access-control-allow-headers')).toBe('authorization, x-requestdigest')
    expect(reply.headers.get('vary')).toBe('Origin, Access-Control-Request-Method, Access-Control-Request-Headers')
  })

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil.example:3000',
    'http://localhost:x',
    'null',
    'http://localhost:3000.evil.example',
    'https://xlocalhost:1',
  ])('%s may read nothing', async (origin) => {
    const reply = await get('/_api/web', { ...ann, Origin: origin })
    expect(reply.status).toBe(200)
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    const asked = await preflight(origin)
    expect(asked.status).toBe(403)
    expect(await asked.text()).toContain('Cors:AllowedOrigins')
    expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('that the settings name is allowed, and localhost no longer', async () => {
    const own = await startServer({
      settings: { 'Cors:AllowedOrigins': 'https://app.example:443,http://*', 'Cors:AllowCredentials': 'false' },
    }).catch((error: Error) => error.message)
    expect(own).toMatch(/Cors:AllowedOrigins: 'http:\/\/\*' is not an origin/)
    const named = await startServer({ settings: { 'Cors:AllowedOrigins': 'https://App.example:443', 'Cors:AllowCredentials': 'false' } })
    const originOf = async (origin: string) => (await fetch(`${named.url}/`, { headers: { Origin: origin } })).headers
    expect((await originOf('https://app.example')).get('access-control-allow-origin')).toBe('https://app.example')
    expect((await originOf('https://app.example')).get('access-control-allow-credentials')).toBeNull()
    expect((await originOf('http://localhost:3000')).get('access-control-allow-origin')).toBeNull()
    await named.stop()
  })

  it('may be any, but then never with what the browser keeps of a sign-in', async () => {
    await expect(startServer({ settings: { 'Cors:AllowedOrigins': '*' } })).rejects.toThrow(/every page could act as its visitor/)
    const open = await startServer({ settings: { 'Cors:AllowedOrigins': '*', 'Cors:AllowCredentials': 'false' } })
    const { headers } = await fetch(`${open.url}/`, { headers: { Origin: 'https://any.example' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    await open.stop()
  })
})
