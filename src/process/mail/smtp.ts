import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Mailer, MailResult } from '../../core/acts/alerts/mail.ts'
import { internetMessageOf, type Sender } from './message.ts'

export interface SmtpServer extends Sender {
  readonly host: string
  readonly port: number
  readonly tls: 'Off' | 'StartTls' | 'Tls'
  /** Undefined: no sign-in. */
  readonly login: { readonly user: string; readonly password: string } | undefined
  readonly timeoutMs: number
  /** Certificates to trust beside those of the system; for tests. */
  readonly ca?: string
}

/** The maximum length of a reply in characters. */
const longestReply = 16_384

/** Sends mails by SMTP (RFC 5321): one connection for each mail, with STARTTLS (RFC 3207) and AUTH PLAIN (RFC 4954) as configured. */
export const smtpMailer = (server: SmtpServer): Mailer => ({
  async send(mail, stop) {
    const talk = new Talk(server, stop)
    try {
      return await converse(talk, server, mail.to, internetMessageOf(mail, server))
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused', why: error.message }
      return { kind: 'failed', why: (error as Error).message, isUncertain: talk.isUncertain }
    } finally {
      talk.end()
    }
  },
})

async function converse(talk: Talk, { hostName, from, tls, login, host }: SmtpServer, to: string, message: string): Promise<MailResult> {
  await talk.expect(220)
  let features = await talk.say(`EHLO ${hostName}`, 250)
  if (tls === 'StartTls') {
    await talk.say('STARTTLS', 220)
    await talk.encrypt(host)
    features = await talk.say(`EHLO ${hostName}`, 250)
  }
  if (login) {
    if (!features.some((line) => /^AUTH[ =](.* )?PLAIN( |$)/i.test(line.slice(0, 200))))
      throw new Error('the mail server does not take AUTH PLAIN')
    await talk.say(`AUTH PLAIN ${Buffer.from(`\0${login.user}\0${login.password}`).toString('base64')}`, 235)
  }
  await talk.say(`MAIL FROM:<${from}>`, 250)
  await recipient(talk, to)
  await talk.say('DATA', 354)
  // From the last line on, the server may have taken the mail although its reply is lost.
  talk.isUncertain = true
  await talk.say(`${message}.`, 250)
  talk.write('QUIT\r\n')
  return { kind: 'sent' }
}

/** Names the recipient; 251 says that the mail will be forwarded. Fails with `Refused` if the server never takes a mail for it. */
async function recipient(talk: Talk, to: string): Promise<void> {
  try {
    await talk.say(`RCPT TO:<${to}>`, 250, 251)
  } catch (error) {
    throw error instanceof Answered && error.code >= 500 ? new Refused(error.message) : error
  }
}

/** The mail server takes no mail for the recipient. */
class Refused extends Error {}

/** The mail server answered with another code than the expected one. */
class Answered extends Error {
  readonly code: number

  constructor(line: string) {
    super(`the mail server answered ${JSON.stringify(line.slice(0, 200))}`)
    this.code = Number(line.slice(0, 3))
  }
}

/** A connection whose replies have a bounded length, and which ends after a bounded time. */
class Talk {
  /** Whether the mail may have been taken although the talk fails. */
  isUncertain = false
  #socket: Socket
  #text = ''
  #failure: Error | undefined
  #wake: () => void = () => undefined
  readonly #timer: NodeJS.Timeout
  readonly #server: SmtpServer
  readonly #stop: AbortSignal
  readonly #onStop = () => this.#fail(new Error('this server is stopping'))

  constructor(server: SmtpServer, stop: AbortSignal) {
    this.#server = server
    this.#stop = stop
    const { host, port, tls, ca } = server
    this.#socket = tls === 'Tls' ? connectTls({ host, port, servername: nameOf(host), ...(ca && { ca }) }) : connect({ host, port })
    this.#hear()
    this.#timer = setTimeout(() => this.#fail(new Error('the mail server did not answer in time')), server.timeoutMs).unref()
    stop.addEventListener('abort', this.#onStop)
    if (stop.aborted) this.#onStop()
  }

  #hear(): void {
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (text: string) => {
      this.#text += text
      if (this.#text.length > longestReply) this.#fail(new Error('a reply of the mail server is too long'))
      this.#wake()
    })
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the mail server closed the connection')))
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#socket.destroy()
    this.#wake()
  }

  write(text: string): void {
    if (!this.#socket.destroyed) this.#socket.write(text)
  }

  /** Sends a line, and returns the lines of the reply without their code. Fails with `Answered` unless it has an expected code. */
  say(line: string, ...codes: readonly number[]): Promise<string[]> {
    this.write(`${line}\r\n`)
    return this.expect(...codes)
  }

  async expect(...codes: readonly number[]): Promise<string[]> {
    const lines: string[] = []
    for (;;) {
      const line = await this.#line()
      lines.push(line.slice(4))
      if (line[3] === '-') continue
      if (codes.includes(Number(line.slice(0, 3)))) return lines
      // A reply that refuses is certain.
      this.isUncertain = false
      throw new Answered(line)
    }
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#text.indexOf('\n')
      if (end >= 0) {
        const line = this.#text.slice(0, end).trimEnd()
        this.#text = this.#text.slice(end + 1)
        return line
      }
      if (this.#failure) throw this.#failure
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Goes on encrypted. What the server sent before does not count. */
  encrypt(host: string): Promise<void> {
    const plain = this.#socket
    plain.removeAllListeners('data')
    plain.removeAllListeners('close')
    this.#text = ''
    const { ca } = this.#server
    return new Promise((resolve, reject) => {
      const socket = connectTls({ socket: plain, servername: nameOf(host), ...(ca && { ca }) }, resolve)
      this.#socket = socket
      socket.once('error', reject)
      socket.once('close', () => reject(this.#failure ?? new Error('the mail server closed the connection')))
      this.#hear()
    })
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#stop.removeEventListener('abort', this.#onStop)
    this.#failure ??= new Error('the talk is over')
    this.#socket.end()
    this.#socket.unref()
    setTimeout(() => this.#socket.destroy(), 1_000).unref()
  }
}

/** The name that a certificate has to have; an address has none. */
const nameOf = (host: string): string => (/^[\d.]+$|:/.test(host.slice(0, 100)) ? '' : host)
