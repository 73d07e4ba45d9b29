import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { createIdentityClient } from '../../support/sign-in/identity-client.ts'
import { expectDecent } from '../../support/wire.ts'

const minute = 60_000
const start = Date.UTC(2026, 10, 21, 9, 30)
let now = start
const runtime = { now: () => now, newId: randomUUID, randomBytes: (count: number) => randomBytes(count) }
const server = await startServer({ runtime })
const strict = await startServer({
  settings: {
    'Identity:Providers:AcceptAll:Enabled': 'false',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:ConfigUsers:Users:ann:Password': 'a secret + %41 ü',
    'Identity:ConfigUsers:Users:ann:Roles': 'FullControl',
    'Identity:ConfigUsers:Users:ann:DisplayName': '<b>Ann</b>',
  },
})
afterAll(() => Promise.all([server.stop(), strict.stop()]))
beforeEach(() => {
  now = start
})

const address = '/_forms/default.aspx'

interface Posting {
  readonly url?: string
  readonly query?: string
  readonly headers?: Record<string, string>
}

async function send(method: string, url: string, headers: Record<string, string>, body?: string) {
  const { origin, pathname, search } = new URL(url)
  const reply = await createIdentityClient(origin).call(method, pathname + search, { headers, ...(body !== undefined && { body }) })
  expectDecent(reply)
  const { status, text } = reply
  return { status, headers: reply.headers, text, location: reply.headers.get('location'), cookie: reply.headers.get('set-cookie') }
}

function post(fields: Record<string, string>, { url = server.url, query = '', headers = {} }: Posting = {}) {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }
  return send('POST', url + address + query, form, new URLSearchParams(fields).toString())
}

const get = (query = '', headers: Record<string, string> = {}) => send('GET', server.url + address + query, headers)
const valueOf = (setCookie: string | null): string => (setCookie ?? '').split(';')[0] ?? ''
const whoIs = async (Cookie: string, url = server.url) => {
  const headers = { Cookie, Accept: 'application/json;odata=nometadata' }
  const { status, text, cookie } = await send('GET', `${url}/_api/web/currentuser`, headers)
  return { status, name: status === 200 ? (JSON.parse(text).LoginName as string) : undefined, cookie }
}

describe('the sign-in page', () => {
  it('is a page that a screen reader can read and no script is needed for', async () => {
    const { status, headers, text } = await get('?ReturnUrl=%2Fdocs%3Fa%3D%22b%22')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(text).toMatch(/<label for="username">.*<input id="username" name="username"/s)
    expect(text).toMatch(/<label for="password">.*<input id="password" name="password" type="password" autocomplete="current-password"/s)
    expect(text).toContain('action="/_forms/default.aspx?ReturnUrl=%2Fdocs%3Fa%3D%2522b%2522"')
    expect(text).not.toMatch(/<script|\son\w+=/i)
  })

  it('may not be framed or kept, and lets in no style but its own', async () => {
    const { headers, text } = await get()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(text).toContain(`<style nonce="${nonce}">`)
    expect(headers.get('cache-control')).toBe('no-store')
    // Browsers apply form-action to every redirect after a form, and these may lead to an OAuth client.
    expect(policy).not.toContain('form-action')
  })

  it('shows who has a session, escaped, and lets them end it', async () => {
    const { cookie } = await post({ username: 'ann', password: 'a secret + %41 ü' }, { url: strict.url })
    const { text } = await send('GET', strict.url + address, { Cookie: valueOf(cookie) })
    expect(text).toContain('You are signed in as <strong>&lt;b&gt;Ann&lt;/b&gt;</strong>')
    expect(text).toContain('action="/_forms/signout.aspx"')
    expect((await get('', { Cookie: 'FedAuth=forged.forged' })).text).not.toContain('You are signed in')
  })

  it('takes GET, HEAD and POST', async () => {
    const { status, headers } = await send('PUT', server.url + address, {}, 'x')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST, HEAD'])
    expect((await send('HEAD', server.url + address, {})).status).toBe(200)
    expect((await send('GET', `${server.url}/_Forms/Default.aspx`, {})).status).toBe(200)
  })
})

describe('signing in by form', () => {
  it('answers as the contract says', async () => {
    const { status, location, cookie } = await post({ username: 'Ann', password: 'any' })
    expect([status, location]).toEqual([302, '/'])
    expect(cookie).toMatch(/^FedAuth=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await whoIs(valueOf(cookie))).toMatchObject({ status: 200, name: 'i:0#.f|membership|Ann' })
  })

  it('checks the password, whatever characters it has', async () => {
    const right = await post({ username: 'ANN', password: 'a secret + %41 ü' }, { url: strict.url })
    expect([right.status, (await whoIs(valueOf(right.cookie), strict.url)).name]).toEqual([302, 'i:0#.f|membership|ann'])
  })

  it.each([
    ['a wrong password', { username: 'ann', password: 'a secret + A ü' }],
    ['no password', { username: 'ann' }],
    ['a user whom nobody knows', { username: 'nobody', password: 'x' }],
    ['no user', { password: 'x' }],
    ['nothing', {}],
    ['a name of 60,000 characters', { username: 'x'.repeat(60_000), password: 'x' }],
    ['the name of a group', { username: 'c:0(.s|true', password: 'x' }],
  ])('refuses %s, always in the same words, without a cookie and without a dialog', async (_, fields) => {
    const reply = await post(fields as Record<string, string>, { url: strict.url })
    expect(reply).toMatchObject({ status: 401, cookie: null })
    expect(JSON.parse(reply.text)).toEqual({ error: { code: '401', message: 'Sign in first: the user name and password were rejected.' } })
    expect(reply.headers.get('www-authenticate')).toBe('Forms realm="Tenon"')
  })

  it('shows people the page again, with what they typed but the password', async () => {
    const headers = { Accept: 'text/html,application/xhtml+xml' }
    const reply = await post(
      { username: '"><script>1</script>', password: 'pass-word' },
      { url: strict.url, headers, query: '?ReturnUrl=%2Fdocs' },
    )
    expect(reply.status).toBe(401)
    expect(reply.text).toContain('value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;"')
    expect(reply.text).toMatch(/role="alert"/)
    expect(reply.text).toContain('ReturnUrl=%2Fdocs')
    expect(reply.text).not.toContain('pass-word')
  })

  it.each([
    ['no form', 415, { 'Content-Type': 'text/plain' }, 'username=ann'],
    ['no Content-Type', 415, { 'Content-Type': '' }, 'username=ann'],
    ['a field twice', 400, {}, 'username=ann&username=bob'],
    ['more than 64 KiB', 413, {}, `username=${'x'.repeat(70_000)}`],
    ['what is no UTF-8', 400, {}, 'username=%ff'],
  ])('refuses %s with a clear status', async (_, status, headers, body) => {
    const reply = await send('POST', server.url + address, { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }, body)
    expect([reply.status, reply.cookie]).toEqual([status, null])
    expect(JSON.parse(reply.text).error.code).toBe(String(status))
  })

  it('is not served where sessions are switched off, and their cookies mean nothing there', async () => {
    const without = await startServer({ settings: { 'Identity:Schemes': 'basic' } })
    try {
      expect((await send('GET', without.url + address, {})).status).toBe(404)
      expect((await post({ username: 'ann', password: 'x' }, { url: without.url })).status).toBe(404)
      const refused = await send('GET', `${without.url}/_api/web`, {})
      expect(refused.headers.get('www-authenticate')).toMatch(/Basic realm="Tenon", charset="UTF-8"$/)
      expect(refused.headers.get('www-authenticate')).not.toMatch(/NTLM|Negotiate/)
    } finally {
      await without.stop()
    }
  })
})

describe('where to continue', () => {
  it.each([
    ['/docs', '/docs'],
    ['/Shared%20Documents/a b.txt?x=1#y', '/Shared%20Documents/a%20b.txt?x=1#y'],
    [
      '/oauth2/v2.0/authorize?redirect_uri=https%3A%2F%2Felsewhere.test%2F&state=a',
      '/oauth2/v2.0/authorize?redirect_uri=https%3A%2F%2Felsewhere.test%2F&state=a',
    ],
    ['/a//b', '/a//b'],
    ['/@elsewhere.test', '/@elsewhere.test'],
    ['/:80', '/:80'],
  ])('is %s', async (given, location) => {
    const reply = await post({ username: 'ann', password: 'x' }, { query: `?ReturnUrl=${encodeURIComponent(given)}` })
    expect([reply.status, reply.location]).toEqual([302, location])
  })

  it('is an address of this server in full', async () => {
    const reply = await post({ username: 'ann', password: 'x' }, { query: `?returnurl=${encodeURIComponent(`${server.url}/docs`)}` })
    expect(reply.location).toBe('/docs')
  })

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '///elsewhere.test/',
    '/\\elsewhere.test/',
    '\\\\elsewhere.test/',
    '/\t/elsewhere.test/',
    '/\n/elsewhere.test',
    '\t//elsewhere.test',
    ' //elsewhere.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'docs',
    '/..//elsewhere.test',
    '/.//elsewhere.test',
    '/%2e%2e//elsewhere.test',
    'http:elsewhere.test',
    '/docs\r\nSet-Cookie: FedAuth=x',
    `${'/a'.repeat(5_000)}`,
  ])('is never elsewhere: %j is refused before anybody is signed in', async (given) => {
    const query = `?ReturnUrl=${encodeURIComponent(given)}`
    expect(await post({ username: 'ann', password: 'x' }, { query })).toMatchObject({ status: 400, cookie: null, location: null })
    expect((await get(query)).status).toBe(400)
  })

  it('is never what only looks like this server', async () => {
    for (const given of [`${server.url}.elsewhere.test/`, `${server.url}@elsewhere.test/`, `${server.url}//elsewhere.test/`]) {
      const reply = await post({ username: 'ann', password: 'x' }, { query: `?ReturnUrl=${encodeURIComponent(given)}` })
      expect(reply).toMatchObject({ status: 400, cookie: null })
    }
  })
})

describe('a page of another server', () => {
  it.each([
    ['Origin', { Origin: 'https://elsewhere.test' }],
    ['an Origin on another port', { Origin: 'http://127.0.0.1:1' }],
    ['an Origin that begins like ours', { Origin: `${server.url}.elsewhere.test` }],
    ['an Origin that is kept secret', { Origin: 'null' }],
    ['Referer', { Referer: 'https://elsewhere.test/page' }],
    ['a Referer that is no address', { Referer: 'x' }],
    ['Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site of a sister host', { 'Sec-Fetch-Site': 'same-site', Origin: server.url }],
  ])('signs nobody in or out, told by %s', async (_, headers) => {
    const reply = await post({ username: 'mallory', password: 'x' }, { headers })
    expect(reply).toMatchObject({ status: 403, cookie: null })
    expect(await send('POST', `${server.url}/_forms/signout.aspx`, headers, '')).toMatchObject({ status: 403, cookie: null })
  })

  it.each([
    ['our Origin', { Origin: server.url }],
    ['our Referer', { Referer: `${server.url}/_forms/default.aspx` }],
    ['a browser that calls it ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['a browser whose user typed the address', { 'Sec-Fetch-Site': 'none' }],
    ['a program', {}],
  ])('is recognized by %s', async (_, headers) => {
    expect((await post({ username: 'ann', password: 'x' }, { headers: headers as Record<string, string> })).status).toBe(302)
  })

  it('cannot sign in by authentication.asmx, which takes nothing that a form can send', async () => {
    const body =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Login xmlns="urn:svc:soap/"><username>m</username><password>x</password></Login></s:Body></s:Envelope>'
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const reply = await send('POST', `${server.url}/_vti_bin/authentication.asmx`, { 'Content-Type': type }, body)
      expect(reply).toMatchObject({ status: 415, cookie: null })
    }
  })
})

describe('a session', () => {
  it('is never one that the client brought: signing in makes a new one', async () => {
    const before = valueOf((await post({ username: 'mallory', password: 'x' })).cookie)
    now += 1_000
    const after = await post({ username: 'ann', password: 'x' }, { headers: { Cookie: before } })
    expect(valueOf(after.cookie)).not.toBe(before)
    expect((await whoIs(before)).name).toBe('i:0#.f|membership|mallory')
    const fixed = await post({ username: 'ann', password: 'x' }, { headers: { Cookie: 'FedAuth=chosen.by-mallory' } })
    expect(fixed.cookie).not.toContain('chosen')
    expect((await whoIs('FedAuth=chosen.by-mallory')).status).toBe(401)
  })

  it('does not hold when its cookie is changed anywhere', async () => {
    const whole = valueOf((await post({ username: 'ann', password: 'x' })).cookie)
    for (let at = 'FedAuth='.length; at < whole.length; at += 7) {
      const other = whole[at] === 'A' ? 'B' : 'A'
      expect((await whoIs(whole.slice(0, at) + other + whole.slice(at + 1))).status, `character ${at}`).toBe(401)
    }
    const [payload = '', mac = ''] = whole.slice('FedAuth='.length).split('.')
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('ann', 'bob')).toString('base64url')
    for (const value of [
      `${forged}.${mac}`,
      `${payload}.`,
      `${payload}`,
      `.${mac}`,
      `${payload}.${mac}.${mac}x`.replace(mac, mac.slice(1)),
      'A'.repeat(50_000),
    ])
      expect((await whoIs(`FedAuth=${value}`)).status).toBe(401)
  })

  it('of another server does not hold', async () => {
    const { cookie } = await post({ username: 'ann', password: 'a secret + %41 ü' }, { url: strict.url })
    expect((await whoIs(valueOf(cookie))).status).toBe(401)
  })

  it('of somebody who is no user any more does not hold', async () => {
    const { cookie } = await post({ username: 'ann', password: 'x' })
    expect((await whoIs(valueOf(cookie))).status).toBe(200)
  })

  it('lasts on while it is used, for 7 days', async () => {
    let cookie = valueOf((await post({ username: 'ann', password: 'x' })).cookie)
    expect((await whoIs(cookie)).cookie).toBeNull()
    let ended = false
    for (let hours = 7; hours < 24 * 8 && !ended; hours += 7) {
      now = start + hours * 60 * minute
      const { status, cookie: renewed } = await whoIs(cookie)
      ended = status === 401
      if (ended) expect(hours).toBeGreaterThanOrEqual(24 * 7)
      if (renewed) cookie = valueOf(renewed)
    }
    expect(ended).toBe(true)
  })

  it('that is not used ends after 12 hours', async () => {
    const { cookie } = await post({ username: 'ann', password: 'x' })
    now += 12 * 60 * minute + 1
    expect((await whoIs(valueOf(cookie))).status).toBe(401)
  })

  it('is over in the browser that signs out', async () => {
    const { cookie } = await post({ username: 'ann', password: 'x' })
    const reply = await send('POST', `${server.url}/_forms/signout.aspx`, { Cookie: valueOf(cookie), Origin: server.url }, '')
    expect([reply.status, reply.location]).toEqual([302, '/_forms/default.aspx'])
    expect(reply.cookie).toBe('FedAuth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  it('has a cookie for HTTPS alone where the browser speaks HTTPS to a proxy that is believed', async () => {
    const behind = await startServer({ settings: { 'Security:TrustedProxies': '127.0.0.1' } })
    try {
      const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' }
      expect((await post({ username: 'ann', password: 'x' }, { url: behind.url, headers })).cookie).toMatch(/; Secure$/)
      expect((await post({ username: 'ann', password: 'x' }, { url: behind.url })).cookie).not.toMatch(/Secure/)
      expect((await post({ username: 'ann', password: 'x' }, { headers })).cookie).not.toMatch(/Secure/)
    } finally {
      await behind.stop()
    }
  })
})

describe('Mode of authentication.asmx', () => {
  const mode = async (url: string) => {
    const body =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Mode xmlns="urn:svc:soap/"/></s:Body></s:Envelope>'
    return (await send('POST', `${url}/_vti_bin/authentication.asmx`, { 'Content-Type': 'text/xml' }, body)).text
  }

  it.each([
    ['Forms', 'NTLM,Forms'],
    ['Windows', 'NTLM,Basic'],
    ['None', 'Basic'],
  ])('says %s where the schemes are %s', async (word, schemes) => {
    const one = await startServer({ settings: { 'Identity:Schemes': schemes } })
    try {
      expect(await mode(one.url)).toContain(`<ModeResult>${word}</ModeResult>`)
      const login =
        '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Login xmlns="urn:svc:soap/"><username>a</username><password>x</password></Login></s:Body></s:Envelope>'
      const { text } = await send('POST', `${one.url}/_vti_bin/authentication.asmx`, { 'Content-Type': 'text/xml' }, login)
      expect(text).toContain(word === 'Forms' ? 'NoError' : 'NotInFormsAuthenticationMode')
    } finally {
      await one.stop()
    }
  })
})
