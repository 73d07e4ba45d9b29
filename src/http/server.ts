import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Connection, Request, Response } from './message.ts'

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

/** A connection on which nothing moves for so long is closed: an upload may take hours, but not stand still. */
const idleMs = 120_000

/** Listens, and turns each HTTP message into one call of `handle`. Streams both ways; buffers nothing. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const onRequest = (message: IncomingMessage, reply: ServerResponse) => {
    if (answered.has(message.socket)) return
    latest.set(message.socket, { message, reply })
    answer(options, message, reply).catch((error: unknown) => {
      options.onError(error, 'connection')
      reply.destroy()
    })
  }
  // Node's own refusals (no Host, an unknown Expect, CONNECT) have none of the response headers: they are ours to give.
  const server = createServer(
    // Headers still have to come within Node's 60 seconds.
    { maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 65_000, requireHostHeader: false, requestTimeout: 0 },
    onRequest,
  )
  server.setTimeout(idleMs)
  server.on('checkExpectation', onRequest)
  server.on('connect', (_: IncomingMessage, socket: Socket) => refuseConnection(options, { code: 'CONNECT' }, socket))
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
  const { status, headers, body } = await respond(options, message, correlationId)
  // A small body that nobody read has come with the headers, and takes one turn to pass over.
  if (!message.complete) await new Promise((resolve) => setImmediate(resolve, message.resume()))
  if (reply.destroyed) return void (body instanceof Readable && body.destroy())
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
    // A reply to HEAD says how long the body would be.
    const isLengthKnown = status === 204 || status === 304 || reply.hasHeader('Content-Length')
    if (!isLengthKnown) reply.setHeader('Content-Length', body === undefined ? 0 : Buffer.byteLength(body))
    const sent = message.method === 'HEAD' ? '' : (body ?? '')
    if (message.complete) return void reply.end(sent)
    reply.flushHeaders()
    reply.write(sent)
    await drain(message)
    reply.end()
    return
  }
  // What is cut short must not look whole: the connection is closed then.
  if (reply.hasHeader('Content-Length')) reply.strictContentLength = true
  try {
    await pipeline(body instanceof Readable ? body : Readable.from(body), reply)
  } catch (error) {
    // The client went away: what was still to come is not made, and that is no fault.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

/**
 * Connections whose last reply is under way while bytes still come in. What
 * comes is taken in and forgotten, for 2 seconds at most: a connection that is
 * closed with bytes unread is reset, and a client that was still sending would
 * never see the reply.
 */
const answered = new WeakSet<Socket>()
const latest = new WeakMap<Socket, { readonly message: IncomingMessage; readonly reply: ServerResponse }>()
const drainMs = 2_000

function drain(message: IncomingMessage): Promise<void> {
  answered.add(message.socket)
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, drainMs)
    message.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    message.resume()
  })
}

function respond(options: ServerOptions, message: IncomingMessage, correlationId: string): Promise<Response> | Response {
  const fault = headFault(message)
  if (fault === undefined) return options.handle(requestOf(message, correlationId))
  answered.add(message.socket)
  const body = JSON.stringify({ error: { code: '400', message: fault } })
  return { status: 400, headers: { 'Content-Type': 'application/json;charset=utf-8', Connection: 'close' }, body }
}

const hostForm = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * What is wrong with a head that the parser lets pass. HTTP/1.1 demands one
 * Host (RFC 9112, 3.2); addresses in replies are made of it, so it has to be one.
 */
function headFault({ headers: { host }, httpVersion }: IncomingMessage): string | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return `HTTP/${httpVersion} is not spoken here; use HTTP/1.1.`
  if (host === undefined && httpVersion === '1.0') return undefined
  if (host !== undefined && hostForm.test(host) && URL.canParse(`http://${host}`)) return undefined
  return 'The request needs a Host header that holds a host name, with or without a port.'
}

/** The target with a scheme and a host in front, as clients send it to proxies (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?]*/i

function requestOf(message: IncomingMessage, correlationId: string): Request {
  const url = message.url?.replace(absoluteForm, '') ?? '/'
  const mark = url.indexOf('?')
  return {
    method: message.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers: message.headers,
    // Whoever stops reading leaves the connection whole, for the reply.
    body: { [Symbol.asyncIterator]: () => message.iterator({ destroyOnReturn: false }) },
    origin: `http://${message.headers.host ?? 'localhost'}`,
    correlationId,
    connection: connectionOf(message.socket),
  }
}

const connections = new WeakMap<Socket, Connection>()

function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket)
  if (known) return known
  const made: Connection = { isSecure: 'encrypted' in socket, remoteAddress: socket.remoteAddress ?? '' }
  connections.set(socket, made)
  return made
}

const reasonsByCode = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    { status: '431 Request Header Fields Too Large', message: `Request line and headers may have ${maxHeaderBytes} bytes together.` },
  ],
  ['HPE_INVALID_METHOD', { status: '400 Bad Request', message: 'The request begins with a method that is none of HTTP.' }],
  ['HPE_INVALID_EOF_STATE', { status: '400 Bad Request', message: 'The connection ended before the request was complete.' }],
  ['CONNECT', { status: '400 Bad Request', message: 'This server is no proxy: CONNECT cannot be used.' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', message: 'The request did not arrive in time.' }],
])

/** What is no HTTP never becomes a request, and still gets an answer that says why, with the three response headers. */
function refuseConnection(options: ServerOptions, error: { readonly code?: string | undefined }, socket: Socket): void {
  if (answered.has(socket)) return error.code === 'HPE_INVALID_EOF_STATE' ? socket.destroySoon() : undefined
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  answered.add(socket)
  const last = latest.get(socket)
  // Behind a whole request anything may follow: that request is answered, and then nothing more.
  if (last?.message.complete && !last.reply.writableFinished) return void last.reply.once('finish', () => socket.destroySoon())
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
  setTimeout(() => socket.destroy(), drainMs).unref()
}
