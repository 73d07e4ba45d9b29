import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Profile } from '../../profile/profile.ts'
import type { Connection, Request, Response } from '../message/message.ts'
import type { CertifiedKey } from '../tls/certificate.ts'
import { tlsPolicy } from '../tls/policy.ts'
import type { Arrival, Departure, TransportRules } from './arrival.ts'
import { directView } from './forwarded.ts'
import { maxHeaderBytes, writeRefusal } from './malformed-requests.ts'
import { watchBodies } from './slow-bodies.ts'

export interface ServerOptions extends TransportRules {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Left out, the server speaks plain HTTP. */
  readonly tls?: CertifiedKey
  readonly newId: () => string
  /** The words of replies. */
  readonly profile: Profile
  /** The way of a request. What it answers at once is answered before the connection's next request is looked at. */
  readonly handle: (arrival: Arrival) => Departure | Promise<Departure>
  readonly onError: (error: unknown, correlationId: string) => void
  /** How long clients are waited for; left out, what suits the open network. */
  readonly patience?: Patience
}

export interface Patience {
  /** From the opening of the connection, or the first byte of a further request, to the end of the headers. */
  readonly headersMs: number
  /** See `watchBodies`. */
  readonly bodyWindowMs: number
}

export interface RunningServer {
  readonly port: number
  /** Connections that are opened from now on are shown this certificate. */
  renew(tls: CertifiedKey): void
  /** Takes no new connection, lets running requests end, then resolves. */
  stop(): Promise<void>
}

/** A connection on which nothing moves for so long is closed: an upload may take hours, but not stand still. */
const idleMs = 120_000
const usualPatience: Patience = { headersMs: 20_000, bodyWindowMs: 15_000 }
/** The least that a body has to bring. */
const bodyBytesPerSecond = 240

/** Listens, and turns each HTTP message into one call of `handle`. Streams both ways; buffers nothing. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { headersMs, bodyWindowMs } = options.patience ?? usualPatience
  const watch = watchBodies({
    windowMs: bodyWindowMs,
    bytesPerSecond: bodyBytesPerSecond,
    onSlow: ({ socket }) => refuseConnection(options, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
  })
  const onRequest = (message: IncomingMessage, reply: ServerResponse) => {
    if (answered.has(message.socket)) return
    latest.set(message.socket, { message, reply })
    if (!message.complete && hasBody(message)) watch(message)
    answer(options, message, reply).catch((error: unknown) => {
      options.onError(error, 'connection')
      reply.destroy()
    })
  }
  const limits = {
    maxHeaderSize: maxHeaderBytes,
    keepAliveTimeout: 65_000,
    // Node's own refusals (no Host, an unknown Expect, CONNECT) have none of the response headers: they are ours to give.
    requireHostHeader: false,
    // A second Host or Authorization would be dropped, and what stands in front of us may have heeded that one: together they are none.
    joinDuplicateHeaders: true,
    requestTimeout: 0,
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 4,
  }
  const { certificate: cert, key } = options.tls ?? {}
  const server = options.tls ? createHttpsServer({ ...limits, ...tlsPolicy, cert, key }, onRequest) : createHttpServer(limits, onRequest)
  server.setTimeout(idleMs)
  server.on('checkExpectation', onRequest)
  server.on('connect', (_: IncomingMessage, socket: Socket) => refuseConnection(options, { code: 'CONNECT' }, socket))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseConnection(options, error, socket))
  await listen(server, options)
  return {
    port: (server.address() as AddressInfo).port,
    renew: (tls) => (server as HttpsServer).setSecureContext({ ...tlsPolicy, cert: tls.certificate, key: tls.key }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // A client that never ends its request must not keep the process from ending.
        setTimeout(() => server.closeAllConnections(), 5_000).unref()
      }),
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

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
  const departing = options.handle(arrivalOf(options, message))
  if (!(departing instanceof Promise) && departing.closes) answered.add(message.socket)
  const { response, head, closes } = departing instanceof Promise ? await departing : departing
  // A small body that nobody read has come with the headers, and takes one turn to pass over.
  if (!message.complete) await new Promise((resolve) => setImmediate(resolve, message.resume()))
  const { body } = response
  if (reply.destroyed) return void (body instanceof Readable && body.destroy())
  const isPiece = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  // What is left of an unread body would be taken for the next request.
  writeHead(reply, response.status, head, { length: isPiece ? lengthOf(response) : undefined, closes: !message.complete || closes })
  if (isPiece) {
    const sent = message.method === 'HEAD' ? '' : (body ?? '')
    if (message.complete) return void reply.end(sent)
    reply.flushHeaders()
    reply.write(sent)
    await drain(message)
    reply.end()
    return
  }
  // What is cut short must not look whole: the connection is closed then.
  if (response.headers['Content-Length'] !== undefined) reply.strictContentLength = true
  try {
    await pipeline(body instanceof Readable ? body : Readable.from(body), reply)
  } catch (error) {
    // The client went away: what was still to come is not made, and that is no fault.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

interface Framing {
  /** Undefined where the body's own length stands in the headers, or where it ends with the connection or a last chunk. */
  readonly length: number | undefined
  readonly closes: boolean
}

function writeHead(reply: ServerResponse, status: number, head: Departure['head'], { length, closes }: Framing): void {
  if (length !== undefined) head.push('Content-Length', String(length))
  if (closes) head.push('Connection', 'close')
  reply.writeHead(status, head as string[])
}

/** Of a body in one piece; undefined where a header says it already, or where no body may follow. A reply to HEAD says how long the body would be. */
function lengthOf({ status, headers, body }: Response): number | undefined {
  if (status === 204 || status === 304 || headers['Content-Length'] !== undefined) return undefined
  return body === undefined ? 0 : Buffer.byteLength(body as string | Uint8Array)
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

/** The target with a scheme and a host in front, as clients send it to proxies (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?]*/i

function arrivalOf(options: ServerOptions, message: IncomingMessage): Arrival {
  const startedAt = options.monotonic()
  const { headers, method = 'GET', httpVersion } = message
  const connection = connectionOf(message.socket)
  const { isSecure, host, origin, clientAddress } = directView(headers.host ?? 'localhost', connection)
  const url = message.url?.replace(absoluteForm, '') ?? '/'
  const mark = url.indexOf('?')
  const request: Request = {
    method,
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers,
    // An operation that stops reading leaves the connection whole, for the reply.
    body: { [Symbol.asyncIterator]: () => message.iterator({ destroyOnReturn: false }) },
    origin,
    host,
    isSecure,
    clientAddress,
    correlationId: options.newId(),
    profile: options.profile,
    connection,
  }
  return { request, httpVersion, startedAt, rules: options }
}

const connections = new WeakMap<Socket, Connection>()

function connectionOf(socket: Socket): Connection {
  const known = connections.get(socket)
  if (known) return known
  const made: Connection = { isSecure: 'encrypted' in socket, remoteAddress: socket.remoteAddress ?? '' }
  connections.set(socket, made)
  return made
}

/** What is no HTTP never becomes a request, and still gets an answer that says why, with the three response headers. */
function refuseConnection(options: ServerOptions, error: { readonly code?: string | undefined }, socket: Socket): void {
  if (answered.has(socket)) return error.code === 'HPE_INVALID_EOF_STATE' ? socket.destroySoon() : undefined
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  answered.add(socket)
  const last = latest.get(socket)
  // Behind a whole request anything may follow: that request is answered, and then nothing more.
  if (last?.message.complete && !last.reply.writableFinished) return void last.reply.once('finish', () => socket.destroySoon())
  writeRefusal(socket, error.code, { correlationId: options.newId(), profile: options.profile })
  setTimeout(() => socket.destroy(), drainMs).unref()
}
