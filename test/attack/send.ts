import { Agent, request } from 'node:http'
import { basic } from '../support/server.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export interface Sent {
  readonly method: string
  /** The target as it goes over the wire. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly status: number
  readonly text: string
}

/** Sends a request to a server on the loopback, without looking at what it says: an attacker's client. */
export function send(serverUrl: string, { method, target, headers = {}, body }: Sent): Promise<Answered> {
  const { hostname, port } = new URL(serverUrl)
  const length: Record<string, number> = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, hostname, port, method, path: target, maxHeaderSize: 1_048_576, headers: { ...headers, ...length } },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** May do everything in the site. */
export const asAdmin = { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }

/** Sends JSON as the admin and wants success. */
export async function ask(serverUrl: string, method: string, target: string, body?: unknown): Promise<Answered> {
  const headers = { ...asAdmin, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const reply = await send(serverUrl, { method, target, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  if (reply.status >= 300) throw new Error(`${method} ${target}: ${reply.status} ${reply.text.slice(0, 500)}`)
  return reply
}

/** A text within an address: quotes of its own are doubled. */
export const inAddress = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27')
