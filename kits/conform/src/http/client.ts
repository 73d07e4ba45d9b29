import { Agent, type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { Socket } from 'node:net'
import { CannotRun, Wrong } from '../results.ts'
import { answerTo, beginning, challengeIn, type NtlmAccount } from './ntlm.ts'

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  /** Text and bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly text: string
  /** The parsed body; undefined if it is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: checks look into bodies of any shape.
  readonly json: any
  /** The request, for reports. */
  readonly request: string
}

export interface Client {
  /** Sends a request to an absolute URL. Fails with `Wrong` if no whole reply came. */
  send(method: string, url: string, sent?: Sent): Promise<Reply>
  /** Closes the connections. */
  close(): void
}

export interface ClientOptions {
  /** Headers of every request, such as credentials. */
  readonly headers: Readonly<Record<string, string>>
  /** Signs in connections by NTLM. */
  readonly ntlm?: NtlmAccount
  /** How long a reply may take. */
  readonly timeoutMs: number
  /** Also takes certificates that nobody vouches for. */
  readonly insecure: boolean
}

/** The longest reply that is read. */
const mostBytes = 64 * 1024 * 1024

/** A client that keeps its connections open, follows no redirect and repeats nothing. */
export function clientOf({ headers, ntlm, timeoutMs, insecure }: ClientOptions): Client {
  // NTLM signs in a connection, so there is one.
  const kept = { keepAlive: true, maxSockets: ntlm ? 1 : 4 }
  const agents = { 'http:': new Agent(kept), 'https:': new SecureAgent({ ...kept, rejectUnauthorized: !insecure }) }
  const send = ntlm ? signedIn(ntlm) : exchange
  return {
    async send(method, url, { headers: own = {}, body } = {}) {
      const target = new URL(url)
      const bytes = bytesOf(body)
      const isJson = bytes !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array)
      const all = merged(headers, isJson ? { 'Content-Type': 'application/json' } : {}, own)
      if (bytes || method === 'POST' || method === 'PUT') all['content-length'] = String(bytes?.length ?? 0)
      const shown = curlOf(method, url, merged(isJson ? { 'Content-Type': 'application/json' } : {}, own), bytes)
      const secure = target.protocol === 'https:'
      const options = { method, headers: all, agent: secure ? agents['https:'] : agents['http:'], timeout: timeoutMs }
      const {
        status,
        headers: received,
        content,
      } = await send(secure, target, options, bytes).catch((error: Error) => {
        throw error instanceof CannotRun ? error : new Wrong(`no whole reply came: ${error.message}`, shown)
      })
      const text = content.toString('utf8')
      return { status, headers: received, bytes: content, text, json: parsed(text, received.get('content-type')), request: shown }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

interface Exchanged {
  readonly status: number
  readonly headers: Headers
  readonly content: Buffer
  /** The connection that it came on. */
  readonly socket: Socket
}

interface Options {
  readonly method: string
  readonly headers: Record<string, string>
  readonly agent: Agent
  readonly timeout: number
}

type Exchange = typeof exchange

/**
 * The exchange with a connection that NTLM has signed in: one request after another, and a handshake of two requests for each
 * new connection. A server that forgets the caller of a connection gets a handshake for each request.
 */
function signedIn(account: NtlmAccount): Exchange {
  let connection: Socket | undefined
  let last: Promise<unknown> = Promise.resolve()
  const attempt: Exchange = async (secure, url, options, body) => {
    if (connection && !connection.destroyed) {
      const reply = await exchange(secure, url, options, body)
      if (reply.status !== 401) return reply
    }
    const signing = (value: string, length: number) => ({
      ...options,
      headers: { ...options.headers, authorization: `NTLM ${value}`, 'content-length': String(length) },
    })
    // A server that does not know NTLM must not take this for the request.
    const first = await exchange(secure, url, { ...signing(beginning(), 0), method: 'GET' }, undefined)
    const challenge = challengeIn(first.headers.get('www-authenticate'))
    if (!challenge) throw new CannotRun(`The server answers NTLM with ${first.status} and no challenge; it may not offer it.`)
    const reply = await exchange(secure, url, signing(answerTo(challenge, account), body?.length ?? 0), body)
    connection = reply.status === 401 ? undefined : reply.socket
    return reply
  }
  return (...asked) => {
    const next = last.then(() => attempt(...asked))
    last = next.catch(() => undefined)
    return next
  }
}

function exchange(secure: boolean, url: URL, options: Options, body: Uint8Array | undefined): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const begin = secure ? secureRequest : plainRequest
    const request = begin(url, options, (response) => {
      const parts: Buffer[] = []
      const { socket } = response
      let length = 0
      response.on('data', (part: Buffer) => {
        length += part.length
        if (length > mostBytes) request.destroy(new Error(`the reply is longer than ${mostBytes} bytes`))
        else parts.push(part)
      })
      response.on('error', reject)
      response.on('end', () => {
        if (!response.complete) reject(new Error('the reply was cut off'))
        else resolve({ status: response.statusCode ?? 0, headers: headersOf(response.headers), content: Buffer.concat(parts), socket })
      })
    })
    request.on('timeout', () => request.destroy(new Error(`nothing came for ${options.timeout} ms`)))
    request.on('error', reject)
    request.end(body)
  })
}

function headersOf(received: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(received)) for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body === undefined) return undefined
  if (body instanceof Uint8Array) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Headers by lower-case name; later ones replace earlier ones, and an empty text removes one. */
function merged(...parts: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all = new Map<string, string>()
  for (const part of parts) for (const [name, value] of Object.entries(part)) all.set(name.toLowerCase(), value)
  return Object.fromEntries([...all].filter(([, value]) => value !== ''))
}

function parsed(text: string, type: string | null): unknown {
  if (!/json/i.test(type ?? '')) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const hidden: ReadonlySet<string> = new Set(['authorization', 'cookie', 'x-requestdigest'])

/** The request as a command line. Credentials are left out. */
function curlOf(method: string, url: string, headers: Readonly<Record<string, string>>, body: Uint8Array | undefined): string {
  const words = Object.entries(headers).filter(([name]) => !hidden.has(name.toLowerCase()))
  const options = words.map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`).join('')
  const text = body === undefined ? '' : Buffer.from(body.subarray(0, 2000)).toString('utf8')
  return `curl -X ${method}${options}${text === '' ? '' : ` --data-binary ${quoted(text)}`} ${quoted(url)}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
