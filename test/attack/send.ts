import { Agent, request } from 'node:http'
import { basic } from '../support/server.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export interface Sent {
  readonly method: string
  /** The encoded request target. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly status: number
  readonly text: string
}

/** An attacker's client: sends a request to a server on the loopback and does not parse the reply. */
export async function send(serverUrl: string, sent: Sent): Promise<Answered> {
  const chunks: Buffer[] = []
  const status = await exchange(serverUrl, sent, (chunk) => chunks.push(chunk))
  return { status, text: Buffer.concat(chunks).toString() }
}

/** As `send`, for replies that are too large to keep: counts their bytes. */
export async function weigh(serverUrl: string, sent: Sent): Promise<{ readonly status: number; readonly bytes: number }> {
  let bytes = 0
  const status = await exchange(serverUrl, sent, (chunk) => {
    bytes += chunk.length
  })
  return { status, bytes }
}

/** Sends a request, passes on the bytes of the reply, and returns its status. */
function exchange(serverUrl: string, { method, target, headers = {}, body }: Sent, take: (chunk: Buffer) => void): Promise<number> {
  const { hostname, port } = new URL(serverUrl)
  const length: Record<string, number> = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, hostname, port, method, path: target, maxHeaderSize: 1_048_576, headers: { ...headers, ...length } },
      (reply) => {
        reply.on('data', take)
        reply.on('error', reject)
        reply.on('end', () => resolve(reply.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** May do everything in the site. */
export const asAdmin = { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }

/** Sends JSON as the admin. Fails unless the status is a success. */
export async function ask(serverUrl: string, method: string, target: string, body?: unknown): Promise<Answered> {
  const headers = { ...asAdmin, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const reply = await send(serverUrl, { method, target, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  if (reply.status >= 300) throw new Error(`${method} ${target}: ${reply.status} ${reply.text.slice(0, 500)}`)
  return reply
}

/** A quoted text in an address, with its quotes doubled. */
export const inAddress = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27')
