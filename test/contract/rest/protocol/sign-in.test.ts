import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient, type Sent } from '../../../support/contract-client.ts'
import { threadProcessorMs } from '../../../support/held-loop.ts'
import { codeInProfile, inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectRefusal, requestText, rowsOf, sendRaw } from '../../../support/wire.ts'

const minute = 60_000
let now = Date.UTC(2026, 10, 20, 9, 30)
const { server } = await serve({ runtime: { now: () => now, newId: randomUUID, randomBytes: (count) => randomBytes(count) } })
const anyone = createContractClient(server.url, { Accept: accepts.nometadata })

const lists = '/_api/web/lists'
const call = (method: string, url: string, headers: Record<string, string>, body?: Sent['body']) =>
  anyone.call(method, url, { headers, ...(body !== undefined && { body }) })
const titles = async () => rowsOf(await call('GET', `${lists}?$select=Title`, { Authorization: basic('admin') })).map((row) => row.Title)

async function signIn(userName: string, password = 'any') {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><Login xmlns="urn:svc:soap/"><username>${userName}</username><password>${password}</password></Login></s:Body></s:Envelope>`
  const reply = await fetch(`${server.url}/_vti_bin/authentication.asmx`, { method: 'POST', headers: { 'Content-Type': 'text/xml' }, body })
  return { text: await reply.text(), setCookie: reply.headers.get('set-cookie') }
}

async function cookieOf(userName: string): Promise<Record<'Cookie', string>> {
  const { setCookie } = await signIn(userName)
  return { Cookie: (setCookie ?? '').split(';')[0] ?? '' }
}

const digestOf = async (headers: Record<string, string>): Promise<string> =>
  (await call('POST', '/_api/contextinfo', headers)).json.FormDigestValue
const me = async (headers: Record<string, string>) => (await call('GET', '/_api/web/currentuser?$select=LoginName', headers)).json.LoginName

beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 9, 30)
})

describe('without credentials', () => {
  it('nothing is read or written, and the reply names the schemes', async () => {
    const before = await titles()
    for (const [method, address] of [
      ['GET', lists],
      ['POST', lists],
      ['GET', '/_api/site'],
      ['DELETE', `${lists}/getbytitle('Tasks')`],
    ] as const) {
      const reply = await call(method, address, {})
      expectRefusal(reply, 401, /Sign in first: .*credentials/)
      expect(reply.headers.get('www-authenticate')).toMatch(/Negotiate, NTLM, Basic realm="Tenon", charset="UTF-8"$/)
    }
    expect(await titles()).toEqual(before)
  })

  it('no body is read: what is too large or no JSON is not judged', async () => {
    const [reply] = await sendRaw(server.url, requestText('POST', lists, { 'Content-Length': '99999999' }, 'not json'))
    expect(reply?.status).toBe(401)
  })
})

describe('Basic', () => {
  it.each([
    ['a name', basic('ann'), 'i:0#.f|membership|ann'],
    ['the scheme in small letters', basic('ann').replace('Basic', 'basic'), 'i:0#.f|membership|ann'],
    ['spaces before the name', basic('ann').replace(' ', '   '), 'i:0#.f|membership|ann'],
    ['a mail address', basic('Zoë@example.org'), 'i:0#.f|membership|Zoë@example.org'],
    ['a Windows name', basic('CORP\\bob'), 'i:0#.w|corp\\bob'],
    ['a password with colons', `Basic ${Buffer.from('ann:a:b:c').toString('base64')}`, 'i:0#.f|membership|ann'],
    ['no password', `Basic ${Buffer.from('ann:').toString('base64')}`, 'i:0#.f|membership|ann'],
    ['a name in letters of another script', basic('Анна 安娜'), 'i:0#.f|membership|Анна 安娜'],
    ['base64 without padding', 'Basic YW5uOg', 'i:0#.f|membership|ann'],
    ['the name of an object member', basic('__proto__'), 'i:0#.f|membership|__proto__'],
  ])('lets in %s', async (_, authorization, loginName) => {
    expect(await me({ Authorization: authorization })).toBe(loginName)
  })

  it.each([
    ['an empty name', basic('')],
    ['a blank name', basic('   ')],
    ['a name of 201 characters', basic('x'.repeat(201))],
    ['a name with a line break', basic('ann\r\nX-Evil: 1')],
    ['a name with a NUL', basic('ann\u0000')],
    ['a name that is no UTF-8', `Basic ${Buffer.from('J\xfcrgen:x', 'latin1').toString('base64')}`],
    ['a name of 48,000 characters', basic('x'.repeat(48_000))],
    ['the name of a group', basic('c:0-.f|rolemanager|staff')],
    ['the name of the server itself', basic('SVC\\system')],
    ['base64 with padding in the middle', 'Basic YW5u=Og=='],
    ['no colon', `Basic ${Buffer.from('ann').toString('base64')}`],
    ['what is not base64', 'Basic %%%'],
    ['nothing', 'Basic'],
    ['nothing at all', ''],
    ['a bearer token', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
    ['a scheme that there is not', 'Digest username="ann"'],
    ['Negotiate', 'Negotiate YII='],
  ])('does not let in %s', async (_, authorization) => {
    const reply = await call('GET', '/_api/web', { Authorization: authorization })
    expectRefusal(reply, 401, /Sign in first/)
    expect(reply.headers.get('www-authenticate')).toMatch(/Basic realm/)
  })

  it('knows a user by one name, in whatever form and case it is written', async () => {
    const idOf = async (name: string) => (await call('GET', '/_api/web/currentuser', { Authorization: basic(name) })).json.Id
    const id = await idOf('Carla')
    expect(await idOf('CARLA')).toBe(id)
    expect(await idOf('  carla ')).toBe(id)
  })

  it('does not fall back on a cookie when its credentials do not hold', async () => {
    expectRefusal(await call('GET', '/_api/web', { ...(await cookieOf('ann')), Authorization: 'Bearer x' }), 401, /bearer/i)
  })

  it('costs no time, however long the header is', async () => {
    const started = threadProcessorMs()
    for (const header of [
      `Basic a${' '.repeat(60_000)}b`,
      `Basic ${'='.repeat(60_000)}`,
      `${' '.repeat(100)}Basic ${'a'.repeat(60_000)}!`,
      `Basic ${'a '.repeat(30_000)}`,
      '\t'.repeat(60_000),
    ]) {
      const [reply] = await sendRaw(server.url, requestText('GET', '/_api/web', { Authorization: header }))
      expect(reply?.status).toBe(401)
    }
    expect(threadProcessorMs() - started).toBeLessThan(1_000)
  })
})

describe('a Forms session', () => {
  it('is opened by authentication.asmx with a signed cookie', async () => {
    const { text, setCookie } = await signIn('ann')
    expect(text).toMatch(/<ErrorCode>NoError<\/ErrorCode>/)
    expect(setCookie).toMatch(/^FedAuth=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await me(await cookieOf('ann'))).toBe('i:0#.f|membership|ann')
  })

  it('is not opened for an empty name', async () => {
    const { text, setCookie } = await signIn('')
    expect(text).toMatch(/PasswordNotMatch/)
    expect(setCookie).toBeNull()
  })

  it('is found among other cookies', async () => {
    const { Cookie } = await cookieOf('ann')
    expect(await me({ Cookie: `a=b; ${Cookie}; rtFa=x` })).toBe('i:0#.f|membership|ann')
  })

  it('ends after twelve hours', async () => {
    const cookie = await cookieOf('ann')
    now += 12 * 60 * minute - 1_000
    expect(await me(cookie)).toBe('i:0#.f|membership|ann')
    now += 2_000
    expectRefusal(await call('GET', '/_api/web', cookie), 401, /forged or has expired/)
  })

  it.each([
    ['is cut', (value: string) => value.slice(0, -3)],
    ['has another payload', (value: string) => `${Buffer.from('["admin",99999999999999]').toString('base64url')}.${value.split('.')[1]}`],
    ['has no signature', (value: string) => value.split('.')[0] ?? ''],
    ['is empty', () => ''],
    ['is garbage', () => '%%%.%%%'],
    ['is a signature alone', (value: string) => `.${value.split('.')[1]}`],
  ])('does not hold when its cookie %s', async (_, change) => {
    const { Cookie } = await cookieOf('ann')
    const forged = `FedAuth=${change(Cookie.slice('FedAuth='.length))}`
    expectRefusal(await call('GET', '/_api/web', { Cookie: forged }), 401, /FedAuth cookie is forged/)
  })
})

describe('a form digest', () => {
  const write = (headers: Record<string, string>, Title = `By form ${Math.random()}`) => call('POST', lists, headers, { Title })

  it('is needed for every write of a Forms session, and for no read', async () => {
    const cookie = await cookieOf('ann')
    const tasks = `${lists}/getbytitle('Tasks')`
    const before = await titles()
    for (const [method, address, headers] of [
      ['POST', lists, {}],
      ['PUT', tasks, {}],
      ['PATCH', tasks, {}],
      ['MERGE', tasks, {}],
      ['POST', tasks, { 'X-HTTP-Method': 'MERGE' }],
      ['DELETE', tasks, {}],
      ['POST', `${tasks}/items`, {}],
    ] as const) {
      expectRefusal(
        await call(method, address, { ...cookie, ...headers }, { Title: 'x' }),
        403,
        /signed in by a cookie needs the header X-RequestDigest.*contextinfo/,
      )
    }
    expect(await titles()).toEqual(before)
    expect((await call('GET', `${tasks}/items`, cookie)).status).toBe(200)
  })

  it('of contextinfo lets the session write', async () => {
    const cookie = await cookieOf('ann')
    expect((await write({ ...cookie, 'X-RequestDigest': await digestOf(cookie) })).status).toBe(201)
  })

  it.each([
    '/_api/contextinfo',
    '/_api/ContextInfo',
    '/_api/contextinfo/',
    '/_api/contextinfo()',
    '/_api//contextinfo',
    '/_vti_bin/client.svc/contextinfo',
  ])('is given to the session without one at %s', async (address) => {
    const [reply] = await sendRaw(server.url, requestText('POST', address, { ...(await cookieOf('ann')), 'Content-Length': '0' }))
    expect(reply?.status).toBe(200)
  })

  it('holds for 30 minutes', async () => {
    const cookie = await cookieOf('ann')
    const digest = await digestOf(cookie)
    now += 30 * minute
    expect((await write({ ...cookie, 'X-RequestDigest': digest })).status).toBe(201)
    now += 1_000
    const expired = await write({ ...cookie, 'X-RequestDigest': digest })
    expectRefusal(expired, 403, /older than 1800 seconds.*contextinfo and send/)
    // By this code clients recognize that they need a new digest, and repeat the write.
    expect(JSON.parse(expired.text).error.code).toBe(codeInProfile('-2130575252, Svc.ServerException'))
    expect((await write({ ...cookie, 'X-RequestDigest': await digestOf(cookie) })).status).toBe(201)
  })

  it('serves all webs of its site collection', async () => {
    const cookie = await cookieOf('ann')
    const headers = { ...cookie, 'X-RequestDigest': await digestOf(cookie) }
    const web = { parameters: { Title: 'Below', Url: 'below', WebTemplate: 'STS#0' } }
    expect((await call('POST', '/_api/web/webs/add', headers, web)).status).toBe(200)
    expect((await call('POST', '/below/_api/web/lists', headers, { Title: 'In the web below' })).status).toBe(201)
    const below = (await call('POST', '/below/_api/contextinfo', cookie)).json.FormDigestValue as string
    expect((await write({ ...cookie, 'X-RequestDigest': below })).status).toBe(201)
  })

  it('of another user does not hold', async () => {
    const digest = await digestOf(await cookieOf('bob'))
    expectRefusal(await write({ ...(await cookieOf('ann')), 'X-RequestDigest': digest }), 403, /not issued to this user/)
  })

  it.each(['', 'x', '0x,', '0x00,20 Nov 2026 09:30:00 -0000', `0x${'A'.repeat(64)},20 Nov 2026 09:30:00 -0000`, ','.repeat(5_000)])(
    'that is wrong does not hold: %s',
    async (digest) => {
      expectRefusal(await write({ ...(await cookieOf('ann')), 'X-RequestDigest': digest }), 403, /security validation/)
    },
  )

  it('with another date does not hold', async () => {
    const cookie = await cookieOf('ann')
    const digest = (await digestOf(cookie)).replace('09:30:00', '23:59:59')
    expectRefusal(await write({ ...cookie, 'X-RequestDigest': digest }), 403, /not issued/)
  })

  it('is not checked with Basic', async () => {
    const ann = { Authorization: basic('ann') }
    expect((await write(ann)).status).toBe(201)
    expect((await write({ ...ann, 'X-RequestDigest': await digestOf(ann) })).status).toBe(201)
    expect((await write({ ...ann, 'X-RequestDigest': 'wrong' })).status).toBe(201)
  })

  it('is not needed for SOAP, but has to hold where it comes with a cookie', async () => {
    const soap = (headers: Record<string, string>) =>
      fetch(`${server.url}/_vti_bin/lists.asmx`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/xml', ...headers },
        body: '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetListCollection xmlns="urn:svc:soap/"/></s:Body></s:Envelope>',
      })
    const cookie = await cookieOf('ann')
    const right = { 'X-RequestDigest': await digestOf(cookie) }
    const wrong = { 'X-RequestDigest': 'wrong' }
    const basicAnn = { Authorization: basic('ann') }
    const statuses = [cookie, { ...cookie, ...right }, { ...basicAnn, ...wrong }, { ...cookie, ...wrong }].map(
      async (headers) => (await soap(headers)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, inProfile(403, 500)])
    expect(await (await soap({ ...cookie, ...wrong })).text()).toMatch(/security validation.*0x8102006d/s)
  })

  it('is not asked for by reads, right or wrong', async () => {
    expect((await call('GET', lists, { Authorization: basic('ann'), 'X-RequestDigest': 'wrong' })).status).toBe(200)
  })
})

describe('a sign-in that is refused', () => {
  it('says nothing of what was given, nor of how it is checked', async () => {
    const reply = await call('GET', '/_api/web', { Authorization: `Basic ${Buffer.from('secret-user').toString('base64')}` })
    expect(reply.text).not.toMatch(/secret|c2VjcmV0/)
  })
})
