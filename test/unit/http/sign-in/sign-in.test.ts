import { describe, expect, it } from 'vitest'
import { acceptAll, createUsers, type IdentityProvider } from '../../../../src/core/acts/people/identity-providers.ts'
import type { Actor } from '../../../../src/core/model/people/actor.ts'
import { identify } from '../../../../src/core/model/people/login-names.ts'
import { parseIfMatch } from '../../../../src/http/content/if-match.ts'
import { checkDigest, issueDigest } from '../../../../src/http/sign-in/form-digest.ts'
import { unlimitedGuesses } from '../../../../src/http/sign-in/guesses.ts'
import { readSession, sessionCookie } from '../../../../src/http/sign-in/session-cookie.ts'
import { basicScheme, type Caller, createSignIn } from '../../../../src/http/sign-in/sign-in.ts'

const key = Buffer.alloc(32, 7)
const now = Date.UTC(2026, 10, 20, 9, 30)

describe('login names', () => {
  it.each([
    ['c:0-.f|rolemanager|Staff', 'c:0-.f|rolemanager|Staff', 'Staff', ''],
    ['c:0(.s|true', 'c:0(.s|true', 'Everyone', ''],
    ['i:05.t|idp|Ann@x.org', 'i:05.t|idp|Ann@x.org', 'Ann@x.org', 'Ann@x.org'],
    ['i:0i.t|svc|robot', 'i:0i.t|svc|robot', 'robot', 'robot@farm.test'],
    ['i:0#.f|ldap|ann', 'i:0#.f|ldap|ann', 'ann', 'ann@farm.test'],
    ['i:0#.f|Ann', 'i:0#.f|membership|Ann', 'Ann', 'Ann@farm.test'],
  ])('claims-encoded as %s are kept', (given, loginName, title, email) => {
    expect(identify(given, 'farm.test')).toEqual({ loginName, title, email, loginKey: loginName.toLowerCase() })
  })

  it.each([
    ['ann', 'i:0#.f|membership|ann', 'ann', 'ann@farm.test'],
    ['  Ann@x.org ', 'i:0#.f|membership|Ann@x.org', 'Ann@x.org', 'Ann@x.org'],
    ['i:0#.f|membership|Ann', 'i:0#.f|membership|Ann', 'Ann', 'Ann@farm.test'],
    ['CORP\\Ann', 'i:0#.w|corp\\ann', 'Ann', 'Ann@farm.test'],
    ['i:0#.w|corp\\ann', 'i:0#.w|corp\\ann', 'ann', 'ann@farm.test'],
  ])('%s is %s', (given, loginName, title, email) => {
    expect(identify(given, 'farm.test')).toMatchObject({ loginName, title, email, loginKey: loginName.toLowerCase() })
  })

  it.each(['', '   ', 'x'.repeat(201), 'a\u0000b', 'a\r\nSet-Cookie: x'])('refuse %j', (given) => {
    expect(identify(given, 'farm.test')).toBeUndefined()
  })
})

describe('a session cookie', () => {
  const header = (cookie: string) => `other=1; ${cookie.split(';')[0] ?? ''}`
  const session = { id: 's-1', userName: 'Jürgen; x=1', signedInAt: now, expiresAt: now + 1000 }
  const cookie = sessionCookie(session, key, false)

  it('is read back, whatever the user name holds', () => {
    expect(readSession(header(cookie), key, now)).toEqual(session)
  })

  it('is refused when it is over, changed, cut or signed with another key', () => {
    const value = header(cookie)
    expect(readSession(value, key, now + 1001)).toBe('invalid')
    expect(readSession(value, Buffer.alloc(32, 8), now)).toBe('invalid')
    expect(readSession(value.slice(0, -2), key, now)).toBe('invalid')
    expect(readSession(value.replace('FedAuth=W', 'FedAuth=X'), key, now)).toBe('invalid')
    expect(readSession('FedAuth=', key, now)).toBe('invalid')
    expect(readSession('Other=1', key, now)).toBeUndefined()
    expect(readSession(`FedAuth=${'A'.repeat(5_000)}.AAAA`, key, now)).toBe('invalid')
  })
})

describe('a form digest', () => {
  const owner = { loginKey: 'ann', siteId: 's1' }
  const digest = issueDigest(owner, key, now)

  it('has the form whose date clients read', () => {
    expect(digest).toMatch(/^0x[0-9A-F]{64},20 Nov 2026 09:30:00 -0000$/)
    expect(Date.parse(digest.split(',')[1] ?? '')).toBe(now)
  })

  it('holds for its user and site collection for 1800 seconds', () => {
    expect(() => checkDigest(digest, owner, key, now + 1_800_000)).not.toThrow()
    expect(() => checkDigest(digest, owner, key, now + 1_801_000)).toThrow(/older than 1800 seconds/)
    expect(() => checkDigest(digest, { ...owner, loginKey: 'bob' }, key, now)).toThrow(/not issued to this user/)
    expect(() => checkDigest(digest, { ...owner, siteId: 's2' }, key, now)).toThrow(/not issued to this user/)
    for (const broken of ['', ',', '0x', digest.replace('2026', '2027'), digest.slice(1)])
      expect(() => checkDigest(broken, owner, key, now)).toThrow()
  })
})

describe('a form digest that is cut or made up', () => {
  const owner = { loginKey: 'ann.w1', siteId: 's1' }
  const digest = issueDigest(owner, key, now)
  const date = digest.slice(67)
  const mac = digest.slice(0, 66)

  it('holds for nobody whose fields give the same text when they are joined', () => {
    const shifted = [
      { loginKey: 'ann', siteId: 'w1.s1' },
      { loginKey: 'ann.w1.s1', siteId: '' },
      { loginKey: 'ann.w', siteId: '1s1' },
      { loginKey: '', siteId: 'ann.w1s1' },
    ]
    for (const other of shifted) {
      expect(() => checkDigest(digest, other, key, now)).toThrow(/not issued to this user/)
      for (let cut = 0; cut < date.length; cut++)
        expect(() => checkDigest(`${mac},${date.slice(cut)}`, other, key, now)).toThrow(/not issued to this user/)
    }
  })

  it.each([
    ['a date that is none', `${mac},x`],
    ['an empty date', `${mac},`],
    ['no date', mac],
    ['blanks behind it', `${digest} `],
    ['blanks in front of it', ` ${digest}`],
    ['lower case', digest.toLowerCase()],
    ['a zone of its own', digest.replace('-0000', '+0000')],
    ['two dates', `${digest},${date}`],
    ['a line break', digest.replace(' -0000', '\n-0000')],
    ['more than anybody issues', digest + 'x'.repeat(100_000)],
  ])('is refused with %s', (_, given) => {
    expect(() => checkDigest(given, owner, key, now)).toThrow(/not issued to this user/)
  })

  it('does not hold before its time, nor when the time is no number', () => {
    expect(() => checkDigest(digest, owner, key, now)).not.toThrow()
    expect(() => checkDigest(digest, owner, key, now - 1)).toThrow(/has not come/)
    expect(() => checkDigest(digest, owner, key, Number.NaN)).toThrow(/date of the digest/)
    expect(() => checkDigest(issueDigest(owner, key, now + 60_000), owner, key, now)).toThrow(/has not come/)
    expect(() => issueDigest(owner, key, Number.NaN)).not.toThrow()
    expect(() => checkDigest(issueDigest(owner, key, Number.NaN), owner, key, now)).toThrow(/not issued/)
  })
})

describe('If-Match', () => {
  it.each([
    ['*', undefined],
    [undefined, undefined],
    ['"3"', [3]],
    ['W/"3"', [3]],
    ['"6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c,3"', [3]],
    ['"1", "2"', [1, 2]],
    ['"x"', [Number.NaN]],
  ])('%s names %j', (header, versions) => {
    expect(parseIfMatch(header)?.versions).toEqual(versions)
  })

  it.each(['3', 'x', '""x', '"1" 2'])('%s is refused', (header) => {
    expect(() => parseIfMatch(header)).toThrow(/entity tags in quotes/)
  })
})

describe('sign-in', () => {
  const signInBy = (...providers: IdentityProvider[]) => {
    const users = createUsers({ providers, farmAdministrators: ['Admin'], hostName: 'farm.test' })
    return createSignIn({
      users,
      guesses: unlimitedGuesses,
      schemes: [basicScheme(users, unlimitedGuesses)],
      forms: true,
      key,
      ended: { end: async () => undefined, hasEnded: async () => false },
      runtime: { now: () => now, newId: () => 's-1' },
    })
  }
  const everybody = acceptAll(1000, 'Owners')
  const signIn = signInBy(everybody)
  const withHeaders = (headers: Caller['headers']): Caller => ({
    headers,
    isSecure: false,
    clientAddress: '127.0.0.1',
    connection: { isSecure: false, remoteAddress: '127.0.0.1' },
  })
  const basic = (text: string) => withHeaders({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

  it('takes any user name with any password, and none without one', () => {
    expect(signIn.identifyCaller(basic('ann:x'))).toMatchObject({ loginName: 'i:0#.f|membership|ann', scheme: 'Basic' })
    expect(signIn.identifyCaller(basic('i:0#.f|membership|ann:x'))).toMatchObject({ loginName: 'i:0#.f|membership|ann' })
    expect(signIn.identifyCaller(withHeaders({}))).toBeUndefined()
    for (const text of [':x', '  :x', 'nocolon']) expect(() => signIn.identifyCaller(basic(text))).toThrow(/Sign in first/)
  })

  it('gives farm administrators their role, whatever the spelling of their name', () => {
    const isAdministrator = (name: string) => (signIn.identifyCaller(basic(`${name}:x`)) as Actor).roles.has('farmadmin')
    expect(['admin', 'ADMIN', 'i:0#.f|membership|admin', 'ann', 'CORP\\admin'].map(isAdministrator)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it.each(['c:0-.f|rolemanager|staff', 'C:0(.s|true', 'i:0i.t|svc|robot', 'i:0?.t|corp|ann', 'SVC\\System', 'i:0#.w|svc\\system'])(
    'lets nobody be %s',
    (name) => {
      expect(() => signIn.identifyCaller(basic(`${name}:x`))).toThrow(/rejected/)
      expect(signIn.openSession(name, 'x', withHeaders({}))).toBeUndefined()
    },
  )

  it.each(['Bearer abc', 'Basic', 'Basic !!!', 'Digest x', '', 'Negotiate abc'])('refuses the header %j', (authorization) => {
    expect(() => signIn.identifyCaller(withHeaders({ authorization }))).toThrow(/Sign in first/)
  })

  it('opens a session that signs the next request in', async () => {
    const session = signIn.openSession('ann', 'x', withHeaders({}))
    const cookie = session?.cookie.split(';')[0] ?? ''
    expect(await signIn.identifyCaller(withHeaders({ cookie }))).toMatchObject({ loginName: 'i:0#.f|membership|ann', scheme: 'Forms' })
    expect(session?.cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(signIn.openSession(' ', 'x', withHeaders({}))).toBeUndefined()
  })

  it('asks providers by priority, and a rejection is final', () => {
    const strict: IdentityProvider = {
      name: 'strict',
      priority: 1,
      check: ({ title }) => (title === 'ann' ? 'rejected' : 'not mine'),
      profileOf: () => undefined,
    }
    const both = signInBy(everybody, strict)
    expect(() => both.identifyCaller(basic('ann:x'))).toThrow(/rejected/)
    expect(both.identifyCaller(basic('bob:x'))).toMatchObject({ title: 'bob' })
    expect(() => signInBy().identifyCaller(basic('bob:x'))).toThrow(/rejected/)
  })
})
