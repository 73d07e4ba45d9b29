import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request on its way to the server. */
export interface Passing {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** A reply on its way to the client. */
export interface Returning {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/** One thing that a broken server does. */
export interface Change {
  /** The request that the server gets instead; a reply if the server gets none. */
  readonly before?: (asked: Passing) => Passing | Returning
  /** The reply that the client gets instead; undefined if the connection is cut in the middle of it. */
  readonly after?: (reply: Returning, asked: Passing) => Returning | undefined
}

export interface ChangingProxy {
  readonly url: string
  /** What changes from now on; nothing at the start. */
  change: Change
  stop(): Promise<void>
}

/** A proxy before a server, which changes one thing of requests or replies. */
export async function startProxy(target: string): Promise<ChangingProxy> {
  const { hostname, port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming
      const asked: Passing = { method, url, headers: incoming.headers as Record<string, string>, body: Buffer.concat(parts) }
      const sent = proxy.change.before?.(asked) ?? asked
      const done = (reply: Returning) => {
        const changed = proxy.change.after ? proxy.change.after(reply, asked) : reply
        if (!changed) {
          outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': reply.body.length + 10 })
          outgoing.write(reply.body, () => outgoing.destroy())
          return
        }
        const { 'transfer-encoding': _, ...headers } = changed.headers
        outgoing.writeHead(changed.status, { ...headers, 'content-length': changed.body.length })
        outgoing.end(changed.body)
      }
      if ('status' in sent) done(sent)
      else pass(sent, done, () => outgoing.destroy())
    })
  })
  const pass = ({ method, url, headers, body }: Passing, done: (reply: Returning) => void, fail: () => void) => {
    const onward = request({ hostname, port, method, path: url, headers: { ...headers, 'content-length': body.length } }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, headers: reply.headers as Record<string, string>, body: Buffer.concat(parts) }),
      )
    })
    onward.on('error', fail)
    onward.end(body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: ChangingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: {},
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}
