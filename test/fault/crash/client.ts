import { Agent, request } from 'node:http'
import { basic } from '../../support/server.ts'

export interface CrashReply {
  readonly status: number
  readonly bytes: Buffer
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: replies of any shape.
  readonly json: any
}

export interface CrashClient {
  /** Undefined if the connection broke before the end of the reply: whether the write is done, nobody knows. */
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<CrashReply | undefined>
  /** The JSON of a read. Fails with an `Error` on any other status than 200. */
  // biome-ignore lint/suspicious/noExplicitAny: replies of any shape.
  read(path: string): Promise<any>
  close(): void
}

/** A client of a server that may be killed at any moment. */
export function crashClient(url: string): CrashClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const base = { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata' }
  const send: CrashClient['send'] = (method, path, body, headers = {}) =>
    new Promise((resolve) => {
      const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array
      const bytes = Buffer.from(isRaw ? ((body ?? '') as Uint8Array) : JSON.stringify(body))
      const type = isRaw ? {} : { 'Content-Type': 'application/json' }
      const sent = request(new URL(encodeURI(path), url), {
        method,
        agent,
        headers: { ...base, ...type, ...headers, 'Content-Length': bytes.length },
      })
      sent.on('error', () => resolve(undefined))
      sent.on('response', (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', () => resolve(undefined))
        response.on('close', () => resolve(response.complete ? replyOf(response.statusCode ?? 0, Buffer.concat(parts)) : undefined))
      })
      sent.end(bytes)
    })
  return {
    send,
    async read(path) {
      const reply = await send('GET', path)
      if (reply?.status !== 200) throw new Error(`${path} is answered with ${reply?.status}: ${reply?.text.slice(0, 300)}`)
      return reply.json ?? reply.bytes
    },
    close: () => agent.destroy(),
  }
}

function replyOf(status: number, bytes: Buffer): CrashReply {
  const text = bytes.length > 1_000_000 ? '' : bytes.toString('utf8')
  let json: unknown
  try {
    json = text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined
  } catch {
    json = undefined
  }
  return { status, bytes, text, json }
}
