import { describe, expect, it } from 'vitest'
import { serveEmulator, tasks } from './emulator-server.ts'

const { server, emulator, ann } = await serveEmulator()

const read = async (query = '', method = 'GET') => {
  const reply = await fetch(`${server.url}/_emulator${query}`, { method })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const latestId = async () => (await emulator.call('GET', '/_emulator/requests?limit=1')).json.value[0].id as number

describe('the page of the emulator', () => {
  it('lists the recorded requests, newest first, and filters them', async () => {
    await emulator.call('DELETE', '/_emulator/requests')
    await ann.call('GET', '/_api/web')
    await ann.call('GET', `${tasks}?flavour=sweet`)
    const { status, headers, text } = await read()
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
    expect(text.indexOf('listItems')).toBeLessThan(text.indexOf('getWeb'))
    expect(text).toMatch(/2 requests\..*1 note/s)
    const filtered = await read('?operation=getWeb&status=200&method=get&path=/_api/**&user=ann')
    expect(filtered.text).toContain('1 request.')
    expect(filtered.text).not.toContain('listItems')
    for (const query of ['?status=x', '?status=404', '?unmatched=true', '?user=nobody'])
      expect([query, (await read(query)).text]).toEqual([query, expect.stringContaining('0 requests.')])
  })

  it('shows a request, its near misses and a command that sends it again', async () => {
    const path = '/_api/web/lists/getbytitel(%27it%27%27s%27)?x=<b>'
    await fetch(server.url + path, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('ann:x')}`, 'Content-Type': 'application/json' },
      body: `{"Title":"it's <b>"}`,
    }).then((reply) => reply.text())
    const id = await latestId()
    const { status, text } = await read(`?id=${id}`)
    expect(status).toBe(200)
    expect(text).toContain('Near misses')
    expect(text).toContain('authorization: Basic ***')
    expect(text).not.toContain(btoa('ann:x'))
    expect(text).not.toContain('<b>it')
    expect(text).not.toContain("it's <b>")
    expect(text).toContain("curl -X 'POST'")
    for (const wrong of ['?id=999999', '?id=x', '?id=-1', '?id=']) expect([wrong, (await read(wrong)).status]).toEqual([wrong, 404])
  })

  it('shows the coverage', async () => {
    const { status, text } = await read('?view=coverage')
    expect([status, text]).toEqual([200, expect.stringMatching(/\d+ of \d+ operations were called/)])
    expect(text).toContain('deleteList')
  })

  it('shows a shard', async () => {
    await ann.call('GET', '/_api/web/currentuser', { headers: { 'X-Tenon-Shard': 'one' } })
    const { text } = await read('?shard=one')
    expect(text).toContain('getCurrentUser')
    expect(text).toContain('1 request.')
    expect((await read()).text).not.toContain('getCurrentUser')
    expect((await read()).text).toContain('/_emulator?shard=one')
  })

  it('loads nothing from elsewhere, and is only read', async () => {
    for (const query of ['', '?view=coverage', `?id=${await latestId()}`]) {
      const { headers, text } = await read(query)
      const policy = headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      for (const [, given] of text.matchAll(/<(?:script|style)\b([^>]*)>/g)) expect([query, given]).toEqual([query, ` nonce="${nonce}"`])
      expect(text).not.toMatch(/(?:src|href|action)="(?!\/|#)/)
      expect(text).not.toMatch(/ (?:style|on\w+)="/)
    }
    expect([(await read('', 'POST')).status, (await read('', 'HEAD')).text]).toEqual([405, ''])
    expect((await fetch(`${server.url}/_emulator`, { headers: { Origin: 'http://evil.example' } })).status).toBe(403)
    expect((await fetch(`${server.url}/_%65mulator/`)).status).toBe(200)
  })
})

describe('the page of an emulator with a token', async () => {
  const { server: guarded } = await serveEmulator({ 'Emulator:Token': 'open sesame', HostName: 'tenon.test' })
  const ask = async (path: string, headers: Record<string, string> = {}, token?: string) => {
    const form = token === undefined ? {} : { method: 'POST', body: new URLSearchParams({ token }) }
    const reply = await fetch(`${guarded.url}${path}`, { headers, redirect: 'manual', ...form })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }
  const cookieIn = ({ headers }: { headers: Headers }) => headers.get('set-cookie') ?? ''

  it('asks for it, and stays signed in with a cookie of its own', async () => {
    const form = await ask('/_emulator?view=coverage')
    expect([form.status, form.text]).toEqual([401, expect.stringContaining('type="password"')])
    expect(form.text).toContain('action="/_emulator?view=coverage"')
    expect(form.text).not.toContain('operations were called')
    const signedIn = await ask('/_emulator?view=coverage', {}, 'open sesame')
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/_emulator?view=coverage'])
    const cookie = cookieIn(signedIn)
    expect(cookie).toMatch(/^TenonEmulator=[\w-]{43}; Path=\/_emulator; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain('sesame')
    const Cookie = `FedAuth=x; ${cookie.split(';')[0]}`
    expect((await ask('/_emulator?view=coverage', { Cookie })).text).toContain('operations were called')
    for (const path of ['/_emulator', '/_emulator/requests', '/_emulator/coverage?shard=one'])
      expect([path, (await ask(path, { Cookie, 'Sec-Fetch-Site': 'same-origin' })).status]).toEqual([path, 200])
  })

  it('refuses another token, another cookie, and the cookie for pages of other servers', async () => {
    const wrong = await ask('/_emulator', {}, 'open sesamE')
    expect([wrong.status, cookieIn(wrong), wrong.text]).toEqual([401, '', expect.stringContaining('not the value')])
    expect((await ask('/_emulator', {}, '')).status).toBe(401)
    expect((await ask('/_emulator', {}, 'x'.repeat(3_000))).status).toBe(401)
    const Cookie = cookieIn(await ask('/_emulator', {}, 'open sesame')).split(';')[0] ?? ''
    const { host } = new URL(guarded.url)
    for (const [headers, status] of [
      [{ Cookie }, 200],
      [{ Cookie, Origin: `http://${host}` }, 200],
      [{ Cookie, Origin: 'http://localhost:3000' }, 401],
      [{ Cookie, 'Sec-Fetch-Site': 'same-site' }, 401],
      [{ Cookie, 'X-Emulator-Token': 'wrong' }, 401],
      [{ Cookie: `${Cookie.slice(0, -1)}${Cookie.endsWith('A') ? 'E' : 'A'}` }, 401],
      [{ Cookie: 'TenonEmulator=' }, 401],
      [{ Cookie: `Other${Cookie}` }, 401],
    ] as const)
      expect([headers, (await ask('/_emulator/coverage', headers)).status]).toEqual([headers, status])
    expect((await ask('/_api/web', { Cookie })).status).toBe(401)
  })
})
