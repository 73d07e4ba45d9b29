import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Request, Response } from './message.ts'

export interface ServerOptions {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly newId: () => string
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic: () => number
  readonly handle: (request: Request) => Promise<Response>
  readonly onError: (error: unknown, correlationId: string) => void
}

export interface RunningServer {
  readonly port: number
  /** Takes no new connection, lets running requests end, then resolves. */
  stop(): Promise<void>
}

/** Request line and headers together; more is answered 431 (decisions R). */
const maxHeaderBytes = 64 * 1024

/** Listens, and turns each HTTP message into one call of `handle`. Streams both ways; buffers nothing. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const server = createServer({ maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 65_000 }, (message, reply) => {
    answer(options, message, reply).catch((error: unknown) => {
      options.onError(error, 'connection')
      reply.destroy()
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseConnection(options, error, socket))
  await listen(server, options)
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // A client that never ends its request must not keep the process from ending.
        setTimeout(() => server.closeAllConnections(), 5_000).unref()
      }),
  }
}

function listen(server: Server, { port, host }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function answer(options: ServerOptions, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const startedAt = options.monotonic()
  const correlationId = options.newId()
  const response = await options.handle(requestOf(message, correlationId))
  const { status, headers, body } = response
  if (reply.destroyed) return
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) reply.setHeader(name, value)
  }
  reply.setHeader('X-Correlation-ID', correlationId)
  reply.setHeader('SvcRequestGuid', correlationId)
  reply.setHeader('SvcRequestDuration', String(Math.max(0, Math.round(options.monotonic() - startedAt))))
  // What is left of an unread body would be taken for the next request.
  if (!message.complete) reply.setHeader('Connection', 'close')
  reply.statusCode = status
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    if (status !== 204 && status !== 304) reply.setHeader('Content-Length', body === undefined ? 0 : Buffer.byteLength(body))
    reply.end(message.method === 'HEAD' ? undefined : body)
    return
  }
  await pipeline(Readable.from(body), reply)
}

function requestOf(message: IncomingMessage, correlationId: string): Request {
  const url = message.url ?? '/'
  const mark = url.indexOf('?')
  return {
    method: message.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers: message.headers,
    body: message,
    origin: `http://${message.headers.host ?? 'localhost'}`,
    correlationId,
  }
}

const reasonsByCode = new Map([
  ['HPE_HEADER_OVERFLOW', { status: '431 Request Header Fields Too Large', message: `Request line and headers may have ${maxHeaderBytes} bytes together.` }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', message: 'The request did not arrive in time.' }],
])

/** What is no HTTP never becomes a request, and still gets an answer that says why, with the three response headers. */
function refuseConnection(options: ServerOptions, error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, message } = reasonsByCode.get(error.code ?? '') ?? { status: '400 Bad Request', message: 'This is not an HTTP request.' }
  const id = options.newId()
  const body = JSON.stringify({ error: { code: status.slice(0, 3), message } })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json;charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Correlation-ID: ${id}`,
    `SvcRequestGuid: ${id}`,
    'SvcRequestDuration: 0',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
