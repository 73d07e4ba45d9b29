import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { Socket } from 'node:net'

/** Headers that belong to one connection, and those that the proxy sets itself. */
const ownHeaders: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'host', 'accept-encoding', 'content-length', 'expect'],
])

/** The connection to the target that belongs to a connection of a client: NTLM signs in connections, not requests. */
export class Upstream {
  readonly #target: URL
  readonly #agents = new WeakMap<Socket, PlainAgent>()
  readonly #open = new Set<PlainAgent>()

  constructor(target: URL) {
    this.#target = target
  }

  /** Sends a request to the target. `length` is the size of its body; undefined if it is not known. Fails as Node does. */
  send(
    from: IncomingMessage,
    length: number | undefined,
    body: Uint8Array | AsyncIterable<Uint8Array>,
    origin: string,
  ): Promise<IncomingMessage> {
    const { protocol, hostname, port } = this.#target
    const send = protocol === 'https:' ? secureRequest : plainRequest
    return new Promise((resolve, reject) => {
      const outgoing = send(
        {
          ...{
            protocol,
            hostname: hostname.replace(/^\[|\]$/g, ''),
            port,
            method: from.method,
            path: from.url,
            agent: this.#agentOf(from.socket),
          },
          headers: this.#headersOf(from, length, origin),
        },
        resolve,
      )
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        // The target has closed a connection that nothing used for a while.
        const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET' && body instanceof Uint8Array
        if (isStale) this.send(from, length, body, origin).then(resolve, reject)
        else reject(error)
      })
      if (body instanceof Uint8Array) outgoing.end(body)
      else void pour(body, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
    })
  }

  close(): void {
    for (const agent of this.#open) agent.destroy()
  }

  #headersOf(from: IncomingMessage, length: number | undefined, origin: string): string[] {
    const headers = ['Host', this.#target.host, 'Accept-Encoding', 'identity']
    const raw = from.rawHeaders
    for (let at = 0; at + 1 < raw.length; at += 2) {
      const [name = '', value = ''] = [raw[at], raw[at + 1]]
      if (!ownHeaders.has(name.toLowerCase())) headers.push(name, value.replaceAll(origin, this.#target.origin))
    }
    const hasBody = from.headers['content-length'] !== undefined || from.headers['transfer-encoding'] !== undefined
    if (length !== undefined && hasBody) headers.push('Content-Length', String(length))
    if (length === undefined) headers.push('Transfer-Encoding', 'chunked')
    return headers
  }

  #agentOf(socket: Socket): PlainAgent {
    const known = this.#agents.get(socket)
    if (known) return known
    const options = { keepAlive: true, maxSockets: 1 }
    const agent = this.#target.protocol === 'https:' ? new SecureAgent(options) : new PlainAgent(options)
    this.#agents.set(socket, agent)
    this.#open.add(agent)
    socket.once('close', () => {
      agent.destroy()
      this.#open.delete(agent)
    })
    return agent
  }
}

/** Writes pieces as fast as the other side takes them, then ends. */
export async function pour(
  pieces: AsyncIterable<Uint8Array>,
  into: NodeJS.WritableStream & { readonly destroyed?: boolean },
): Promise<void> {
  for await (const piece of pieces) {
    if (into.destroyed) return
    if (!into.write(piece)) await taken(into)
  }
  into.end()
}

/** Resolves when the other side has taken what was written, or is gone. */
const taken = (into: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      into.off('drain', go)
      into.off('close', go)
      resolve()
    }
    into.on('drain', go)
    into.on('close', go)
  })
