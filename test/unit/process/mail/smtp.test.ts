import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../../../src/core/acts/alerts/mail.ts'
import { developmentCertificate } from '../../../../src/http/tls/certificate.ts'
import { type SmtpServer, smtpMailer } from '../../../../src/process/mail/smtp.ts'
import { startSmtp } from '../../../support/mails/smtp-receiver.ts'

const never = new AbortController().signal
const mail: Mail = {
  ...{ id: 'a.1', to: 'ann@tenon.test', subject: 'Grüße '.repeat(40), at: Date.UTC(2026, 0, 31, 10), isRepeated: false },
  text: `${'.\n.. line\n'.repeat(200)}Ende – 終`,
}
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0)) await one()
})

async function receiverOf(...given: Parameters<typeof startSmtp>) {
  const receiver = await startSmtp(...given)
  undo.push(() => receiver.stop())
  const mailer = (more: Partial<SmtpServer> = {}) =>
    smtpMailer({
      ...{ host: '127.0.0.1', port: receiver.port, tls: 'Off', login: undefined, timeoutMs: 60_000 },
      ...{ from: 'alerts@tenon.test', hostName: 'tenon.test', ...more },
    })
  return { receiver, mailer }
}

describe('SMTP', () => {
  it('delivers a mail as it is, and signs in', async () => {
    const { receiver, mailer } = await receiverOf()
    expect(await mailer({ login: { user: 'me', password: 'pass' } }).send(mail, never)).toEqual({ kind: 'sent' })
    expect(receiver.mails).toMatchObject([{ to: '<ann@tenon.test>', subject: mail.subject, text: mail.text, id: '<a.1@tenon.test>' }])
    expect(receiver.lines.slice(0, 5)).toEqual([
      'EHLO tenon.test',
      `AUTH PLAIN ${Buffer.from('\0me\0pass').toString('base64')}`,
      'MAIL FROM:<alerts@tenon.test>',
      'RCPT TO:<ann@tenon.test>',
      'DATA',
    ])
  })

  it('encrypts with STARTTLS, and trusts no unknown certificate', async () => {
    const { certificate, key } = developmentCertificate(['localhost'], Date.now())
    const { receiver, mailer } = await receiverOf({ cert: certificate, key })
    const trusting = mailer({ tls: 'StartTls', host: 'localhost', ca: certificate })
    expect(await trusting.send(mail, never)).toEqual({ kind: 'sent' })
    expect(receiver.lines.slice(0, 3)).toEqual(['EHLO tenon.test', 'STARTTLS', 'EHLO tenon.test'])
    expect(await mailer({ tls: 'StartTls', host: 'localhost' }).send(mail, never)).toMatchObject({ kind: 'failed', isUncertain: false })
    expect(receiver.mails).toHaveLength(1)
  })

  it.each([
    ['MAIL', '550 who are you'],
    ['RCPT', '451 ask again'],
    ['DATA', '451 later'],
    ['.', '552 too much'],
    ['EHLO', '500 what'],
  ])('a refusal of %s is certain', async (word, reply) => {
    const { receiver, mailer } = await receiverOf()
    receiver.replies.set(word, reply)
    expect(await mailer().send(mail, never)).toEqual({ kind: 'failed', why: `the mail server answered "${reply}"`, isUncertain: false })
  })

  it('a recipient that the server never takes is refused for good, and one that it forwards to is taken', async () => {
    const { receiver, mailer } = await receiverOf()
    receiver.replies.set('RCPT', '550 no such user')
    expect(await mailer().send(mail, never)).toEqual({ kind: 'refused', why: 'the mail server answered "550 no such user"' })
    receiver.replies.set('RCPT', '251 will forward')
    expect(await mailer().send(mail, never)).toEqual({ kind: 'sent' })
    expect(receiver.mails).toHaveLength(1)
  })

  it('a mail whose end is not confirmed may have been taken', async () => {
    const { receiver, mailer } = await receiverOf()
    receiver.answers = false
    const stop = new AbortController()
    const sent = mailer().send(mail, stop.signal)
    await expect.poll(() => receiver.mails.length, { timeout: 60_000 }).toBe(1)
    stop.abort()
    expect(await sent).toMatchObject({ kind: 'failed', isUncertain: true })
  })

  it('bounds the length of replies and the time', async () => {
    const flood = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write(`220-${'x'.repeat(100_000)}`)
    })
    const silent = createServer((socket) => void socket.on('error', () => undefined))
    const portOf = async (server: typeof flood): Promise<number> => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      undo.push(() => server.close())
      return (server.address() as { port: number }).port
    }
    const { mailer } = await receiverOf()
    expect(await mailer({ port: await portOf(flood) }).send(mail, never)).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('too long'),
    })
    expect(await mailer({ port: await portOf(silent), timeoutMs: 50 }).send(mail, never)).toMatchObject({
      ...{ kind: 'failed', why: 'the mail server did not answer in time', isUncertain: false },
    })
  })

  it('says why a connection fails', async () => {
    const { receiver, mailer } = await receiverOf()
    await receiver.stop()
    expect(await mailer().send(mail, never)).toMatchObject({
      kind: 'failed',
      why: expect.stringContaining('ECONNREFUSED'),
      isUncertain: false,
    })
    undo.splice(0)
  })

  it('sends no password to a server that does not ask for it so', async () => {
    const { receiver, mailer } = await receiverOf()
    receiver.replies.set('EHLO', '250 test')
    expect(await mailer({ login: { user: 'me', password: 'pass' } }).send(mail, never)).toMatchObject({
      ...{ kind: 'failed', why: 'the mail server does not take AUTH PLAIN' },
    })
    expect(receiver.lines.join()).not.toContain('AUTH')
  })
})
