import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readNegotiateToken } from '../../../src/http/sign-in/spnego.ts'
import { basic, startServer } from '../../support/server.ts'
import {
  authenticateMessage,
  header,
  negotiateMessage,
  type OneConnection,
  oneConnection,
  signInByNtlm,
  tokenOf,
  wrapFirst,
  wrapLater,
} from '../../support/sign-in/ntlm-client.ts'
import { expectRefusal } from '../../support/wire.ts'

const everybody = await startServer({ own: true })
const strict = await startServer({
  settings: {
    'Identity:Providers:AcceptAll:Enabled': 'false',
    'Identity:Providers:ConfigUsers:Enabled': 'true',
    'Identity:ConfigUsers:Users:ann:Password': 'P@ss wörd',
    'Identity:ConfigUsers:Users:ann:Roles': 'FullControl',
    'Identity:ConfigUsers:Users:CORP\\bob:Password': 'builder',
    'Identity:ConfigUsers:Users:CORP\\bob:Roles': 'FullControl',
    'Identity:NtlmDomain': 'FARM',
  },
})
afterAll(() => Promise.all([everybody.stop(), strict.stop()]))

const open: OneConnection[] = []
const connection = (url = strict.url) => {
  const made = oneConnection(url)
  open.push(made)
  return made
}
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

const me = '/_api/web/currentuser?$select=LoginName'
const ann = { userName: 'ann', domain: '', password: 'P@ss wörd' }
const nameIn = (text: string): unknown => JSON.parse(text).d.LoginName
const refusal = (reply: { status: number; headers: Record<string, unknown>; text: string }, message: RegExp) =>
  expectRefusal({ status: reply.status, text: reply.text, headers: new Headers(reply.headers as Record<string, string>) }, 401, message)

describe('NTLM', () => {
  it('is offered with Negotiate and Basic to requests without credentials', async () => {
    const { status, headers } = await connection().send(me)
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer realm="Tenon", Negotiate, NTLM, Basic realm="Tenon", charset="UTF-8"')
  })

  it('answers the first message with a challenge alone, and keeps the connection', async () => {
    const reply = await connection().send(me, header('NTLM', negotiateMessage))
    expect(reply).toMatchObject({ status: 401, text: '' })
    expect(tokenOf(reply, 'NTLM').readUInt32LE(8)).toBe(2)
    expect(reply.headers.connection).not.toBe('close')
  })

  it.each(['/', '/docs', '/_vti_bin/health', '/_api/contextinfo', '/Shared%20Documents/none.txt', '/_admin', '/_vti_bin/lists.asmx?wsdl'])(
    'answers it at %s too, because clients begin anywhere',
    async (path) => {
      const one = connection()
      const challengeMessage = tokenOf(await one.send(path, header('NTLM', negotiateMessage)), 'NTLM')
      expect((await one.send(me, header('NTLM', authenticateMessage({ challengeMessage, ...ann })))).status).toBe(200)
    },
  )

  it.each([
    ['a bare name', ann, 'i:0#.f|membership|ann'],
    ["the server's own domain", { ...ann, domain: 'farm' }, 'i:0#.f|membership|ann'],
    ['another domain', { userName: 'bob', domain: 'Corp', password: 'builder' }, 'i:0#.w|corp\\bob'],
  ])('signs in %s with the right password', async (_, who, loginName) => {
    const reply = await signInByNtlm(connection(), me, who)
    expect(reply.status).toBe(200)
    expect(nameIn(reply.text)).toBe(loginName)
  })

  it.each([
    ['a wrong password', { ...ann, password: 'wrong' }],
    ['no password', { ...ann, password: '' }],
    ['a domain that the user is not of', { ...ann, domain: 'OTHER' }],
    ['a user whom nobody knows', { ...ann, userName: 'nobody' }],
    ['no user at all', { userName: '', domain: '', password: '' }],
    ['a name of 201 characters', { ...ann, userName: 'x'.repeat(201) }],
    ['the name of a group', { ...ann, userName: 'c:0(.s|true' }],
  ])('refuses %s, always in the same words, and the connection stays strange', async (_, who) => {
    const one = connection()
    const reply = await signInByNtlm(one, me, who)
    refusal(reply, /^Sign in first: the user name and password were rejected\.$/)
    expect(reply.headers['www-authenticate']).toMatch(/Negotiate, NTLM, Basic/)
    expect((await one.send(me)).status).toBe(401)
  })

  it('takes any user with any password where everybody may sign in', async () => {
    const reply = await signInByNtlm(connection(everybody.url), me, { userName: 'Carla', domain: 'CORP', password: 'whatever' })
    expect(nameIn(reply.text)).toBe('i:0#.w|corp\\carla')
    const nameless = await signInByNtlm(connection(everybody.url), me, { userName: '', domain: '', password: '' })
    refusal(nameless, /rejected/)
  })

  it('speaks for the user on all of the connection, also without a header, and writes', async () => {
    const one = connection()
    await signInByNtlm(one, me, ann)
    expect(nameIn((await one.send(me)).text)).toBe('i:0#.f|membership|ann')
    const added = await one.send('/_api/web/lists', { 'Content-Type': 'application/json' }, 'POST', JSON.stringify({ Title: 'By NTLM' }))
    expect(added.status).toBe(201)
  })

  it('gives way to credentials of the request itself, for that request', async () => {
    const one = connection()
    await signInByNtlm(one, me, ann)
    expect((await one.send(me, { Authorization: basic('ann') })).status).toBe(401)
    expect(nameIn((await one.send(me)).text)).toBe('i:0#.f|membership|ann')
  })

  it('is over when a new handshake begins on the connection', async () => {
    const one = connection()
    await signInByNtlm(one, me, ann)
    await one.send(me, header('NTLM', negotiateMessage))
    expect((await one.send(me)).status).toBe(401)
  })
})

describe('state of NTLM', () => {
  it('is never shared between connections', async () => {
    const [first, second] = [connection(), connection()]
    await signInByNtlm(first, me, ann)
    expect((await second.send(me)).status).toBe(401)
    expect((await first.send(me)).status).toBe(200)
  })

  it('does not let the answer to one connection’s challenge in on another', async () => {
    const [first, second] = [connection(), connection()]
    const challengeMessage = tokenOf(await first.send(me, header('NTLM', negotiateMessage)), 'NTLM')
    await second.send(me, header('NTLM', negotiateMessage))
    const answer = header('NTLM', authenticateMessage({ challengeMessage, ...ann }))
    refusal(await second.send(me, answer), /rejected/)
    refusal(await connection().send(me, answer), /this connection has no open NTLM challenge/)
    expect((await first.send(me, answer)).status).toBe(200)
  })

  it('takes each answer once: a repeated one is refused and ends what it had opened', async () => {
    const one = connection()
    const challengeMessage = tokenOf(await one.send(me, header('NTLM', negotiateMessage)), 'NTLM')
    const answer = header('NTLM', authenticateMessage({ challengeMessage, ...ann }))
    expect((await one.send(me, answer)).status).toBe(200)
    refusal(await one.send(me, answer), /no open NTLM challenge/)
    expect((await one.send(me)).status).toBe(401)
  })

  it('gives every handshake another challenge', async () => {
    const one = connection()
    const seen = new Set<string>()
    for (let count = 0; count < 10; count += 1)
      seen.add(tokenOf(await one.send(me, header('NTLM', negotiateMessage)), 'NTLM').toString('hex', 24, 32))
    expect(seen.size).toBe(10)
  })

  it.each(['Via', 'X-Forwarded-For', 'Forwarded'])('does not outlast a request that came by a proxy, told by %s', async (name) => {
    const one = connection()
    const proxied = { [name]: 'for=192.0.2.1' }
    expect((await signInByNtlm(one, me, ann, proxied)).status).toBe(200)
    expect((await one.send(me, proxied)).status).toBe(401)
    expect((await one.send(me)).status).toBe(401)
  })

  it('is not open to a third message that comes first', async () => {
    const challengeMessage = tokenOf(await connection().send(me, header('NTLM', negotiateMessage)), 'NTLM')
    refusal(await connection().send(me, header('NTLM', authenticateMessage({ challengeMessage, ...ann }))), /no open NTLM challenge/)
    expect((await connection().send(me, header('NTLM', challengeMessage))).status).toBe(401)
  })

  it.each([
    ['nothing', ''],
    ['what is no base64', '!!!'],
    ['something else', Buffer.from('something else').toString('base64')],
    ['the signature alone', Buffer.from('NTLMSSP\0').toString('base64')],
    ['a message of type 9', Buffer.from('NTLMSSP\0\u0009\0\0\0').toString('base64')],
    ['an empty third message', Buffer.concat([Buffer.from('NTLMSSP\0\u0003\0\0\0'), Buffer.alloc(60, 0xff)]).toString('base64')],
    ['a very long one', 'A'.repeat(40_000)],
  ])('refuses %s and continues serving the connection', async (_, token) => {
    const one = connection()
    for (const scheme of ['NTLM', 'Negotiate', 'ntlm']) {
      refusal(await one.send(me, { Authorization: `${scheme} ${token}` }), /Sign in first/)
    }
    expect((await signInByNtlm(one, me, ann)).status).toBe(200)
  })
})

describe('Negotiate', () => {
  it('carries the handshake of NTLM, wrapped', async () => {
    const one = connection()
    const reply = await one.send(me, header('Negotiate', wrapFirst(negotiateMessage)))
    const challengeMessage = readNegotiateToken(tokenOf(reply, 'Negotiate'))?.ntlm as Buffer
    const answer = wrapLater(authenticateMessage({ challengeMessage, ...ann }))
    expect(nameIn((await one.send(me, header('Negotiate', answer))).text)).toBe('i:0#.f|membership|ann')
    expect((await one.send(me)).status).toBe(200)
  })

  it('carries it bare, as some clients do', async () => {
    const one = connection()
    const challengeMessage = tokenOf(await one.send(me, header('Negotiate', negotiateMessage)), 'Negotiate')
    expect((await one.send(me, header('Negotiate', authenticateMessage({ challengeMessage, ...ann })))).status).toBe(200)
  })

  it('turns a client that begins with a ticket to NTLM', async () => {
    const one = connection()
    const turned = await one.send(me, header('Negotiate', wrapFirst(Buffer.from('a ticket'))))
    expect(tokenOf(turned, 'Negotiate').includes(Buffer.from('2b06010401823702020a', 'hex'))).toBe(true)
    const challenge = await one.send(me, header('Negotiate', wrapLater(negotiateMessage)))
    const challengeMessage = readNegotiateToken(tokenOf(challenge, 'Negotiate'))?.ntlm as Buffer
    const answer = wrapLater(authenticateMessage({ challengeMessage, ...ann, password: 'wrong' }))
    expect((await one.send(me, header('Negotiate', answer))).status).toBe(401)
  })
})
