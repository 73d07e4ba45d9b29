import { describe, expect, it, onTestFinished } from 'vitest'
import type { Mail } from '../../../src/core/acts/alerts/mail.ts'
import { mailerOf } from '../../../src/process/mail/mailer.ts'
import { startSmtp } from '../../support/mails/smtp-receiver.ts'
import { configOf } from '../../support/server.ts'

/** Settings of mail: a mail server hears what they say. */
const mail: Mail = { id: 'a.1', to: 'ann@tenon.test', subject: 'Hello', at: Date.UTC(2026, 0, 31), isRepeated: false, text: 'Text' }
const never = new AbortController().signal

async function mailServer() {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const mailerWith = (settings: Readonly<Record<string, string>>) => {
    const mailer = mailerOf(
      configOf({ 'Mail:SmtpHost': '127.0.0.1', 'Mail:SmtpPort': String(smtp.port), 'Mail:SmtpTls': 'Off', ...settings }),
    )
    if (!mailer) throw new Error('the settings name a mail server')
    return mailer
  }
  return { smtp, mailerWith }
}

describe('Mail:SmtpUser, Mail:SmtpPassword and Mail:From', () => {
  it('are how the server signs in, and who sends', async () => {
    const { smtp, mailerWith } = await mailServer()
    const settings = { 'Mail:SmtpUser': 'me', 'Mail:SmtpPassword': 'secret', 'Mail:From': 'robot@tenon.test' }
    expect(await mailerWith(settings).send(mail, never)).toEqual({ kind: 'sent' })
    expect(smtp.lines).toEqual(
      expect.arrayContaining([`AUTH PLAIN ${Buffer.from('\0me\0secret').toString('base64')}`, 'MAIL FROM:<robot@tenon.test>']),
    )
  })

  it('are not needed: then it does not sign in, and its host sends', async () => {
    const { smtp, mailerWith } = await mailServer()
    expect(await mailerWith({ HostName: 'box.test' }).send(mail, never)).toEqual({ kind: 'sent' })
    expect(smtp.lines.filter((line) => line.startsWith('AUTH'))).toEqual([])
    expect(smtp.lines).toContain('MAIL FROM:<alerts@box.test>')
  })

  it('are refused when the sender is no address', async () => {
    const { mailerWith } = await mailServer()
    expect(() => mailerWith({ 'Mail:From': 'nobody' })).toThrow(/must be an e-mail address/)
  })
})

describe('Mail:TimeoutSeconds', () => {
  it('is how long a mail server may take that says nothing', async () => {
    const { smtp, mailerWith } = await mailServer()
    smtp.answers = false
    const stop = new AbortController()
    const patient = mailerWith({ 'Mail:TimeoutSeconds': '300' }).send(mail, stop.signal)
    const first = await Promise.race([mailerWith({ 'Mail:TimeoutSeconds': '1' }).send(mail, never), patient.then(() => 'patient')])
    expect(first).toMatchObject({ kind: 'failed', why: 'the mail server did not answer in time' })
    stop.abort()
    expect(await patient).toMatchObject({ kind: 'failed' })
  })
})
