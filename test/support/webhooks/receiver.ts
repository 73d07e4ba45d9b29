import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A notification as a receiver gets it. */
export interface Notification {
  readonly subscriptionId: string
  readonly clientState: string | null
  readonly expirationDateTime: string
  readonly resource: string
  readonly tenantId: string
  readonly siteUrl: string
  readonly webId: string
}

export interface Received {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** By `performance.now()`. */
  readonly at: number
}

export interface Receiver {
  /** Its address on the loopback, without a path. */
  readonly url: string
  readonly port: number
  /** Requests with a `validationtoken`. */
  readonly handshakes: Received[]
  /** Every other request, whatever was answered. */
  readonly posts: Received[]
  /** Notifications to this path, in the order of their arrival. */
  told(path: string): Notification[]
  /** Answers the requests that are no handshakes from now on; without it they get 200. */
  answer: ((request: Received, response: ServerResponse) => void) | undefined
  /** Answers handshakes from now on; without it they get their token. */
  shake: ((token: string, response: ServerResponse) => void) | undefined
  stop(): Promise<void>
}

/** A receiver of webhooks on the loopback that confirms every subscription. The caller stops it. */
export async function startReceiver(): Promise<Receiver> {
  const handshakes: Received[] = []
  const posts: Received[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('error', () => undefined)
    request.on('end', () => {
      const received = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces).toString(), at: performance.now() }
      const token = new URL(received.url, 'http://receiver').searchParams.get('validationtoken')
      if (token === null) {
        posts.push(received)
        if (receiver.answer) receiver.answer(received, response)
        else response.end()
        return
      }
      handshakes.push(received)
      if (receiver.shake) receiver.shake(token, response)
      else response.setHeader('Content-Type', 'text/plain').end(token)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    port,
    handshakes,
    posts,
    told: (path) => posts.filter(({ url }) => url === path).flatMap(({ body }) => (JSON.parse(body) as { value: Notification[] }).value),
    answer: undefined,
    shake: undefined,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return receiver
}

/** A receiver for the tests of a file, stopped after the last one. */
export async function receive(): Promise<Receiver> {
  const receiver = await startReceiver()
  afterAll(() => receiver.stop())
  return receiver
}
