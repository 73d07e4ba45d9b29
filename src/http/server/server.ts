import { createServer as createHttpServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { createServer as createHttpsServer, type Server as HttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SecureContext, TlsOptions } from 'node:tls'
import type { Profile } from '../../profile/profile.ts'
import type { Connection, Request, Response } from '../message/message.ts'
import type { CertifiedKey } from '../tls/certificate.ts'
import { tlsPolicy } from '../tls/policy.ts'
import type { Arrival, Departure, TransportRules } from './arrival.ts'
import { directView } from './forwarded.ts'
import { maxHeaderBytes, writeRefusal } from './malformed-requests.ts'
import { watchBodies } from './slow-bodies.ts'
import { type WatchReader, watchReaders } from './stalled-readers.ts'

export interface ServerOptions extends TransportRules {
  readonly host: string
  /** 0 selects any free port. */
  readonly port: number
  /** The base certificate. If omitted, the server speaks plain HTTP. */
  readonly tls?: CertifiedKey
  /** The certificate for a name that a client asks for on this port; undefined for the base certificate. */
  readonly certificateFor?: (port: number, serverName: string) => SecureContext | undefined
  readonly newId: () => string
  /** The profile of replies. */
  readonly profile: Profile
  /**
   * The request pipeline. If it answers synchronously, the reply is sent before the next request of the connection is
   * read.
   */
  readonly handle: (arrival: Arrival) => Departure | Promise<Departure>
  readonly onError: (error: unknown, correlationId: string) => void
  /** Called when a reply was cut off after its first byte, with the cause. */
  readonly onCut: (why: unknown, correlationId: string) => void
  /** How long a client may take no bytes of a reply. */
  readonly stalledReaderMs: number
  /** Timeouts for clients; the default suits an open network. */
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
  /** New connections use this certificate from now on. */
  renew(tls: CertifiedKey): void
  /** Accepts no new connections, waits for running requests to end, then resolves. */
  stop(): Promise<void>
}

/** Idle limit of a connection: an upload may take hours, but must not stop. */
const idleMs = 120_000
const usualPatience: Patience = { headersMs: 20_000, bodyWindowMs: 15_000 }
/** The minimum rate of a body. */
const bodyBytesPerSecond = 240

/** Listens, and calls `handle` for each HTTP message. Streams both ways; buffers nothing. */
export async function serve(options: ServerOptions): Promise<RunningServer> {
  const { headersMs, bodyWindowMs } = options.patience ?? usualPatience
  const watch = watchBodies({
    windowMs: bodyWindowMs,
    bytesPerSecond: bodyBytesPerSecond,
    onSlow: ({ socket }) => refuseConnection(options, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket),
  })
  const watchReader = watchReaders(options.stalledReaderMs)
  const begin = (message: IncomingMessage, reply: ServerResponse) => {
    if (!message.complete && hasBody(message)) watch(message)
    answer(options, message, reply, watchReader).catch((error: unknown) => {
      options.onError(error, 'connection')
      reply.destroy()
    })
  }
  const onRequest = (message: IncomingMessage, reply: ServerResponse) => {
    const { socket } = message
    if (answered.has(socket)) return
    const before = latest.get(socket)?.reply
    latest.set(socket, { message, reply })
    if (!before || before.writableFinished) begin(message, reply)
    else beginAfter(before, { message, reply }, begin)
  }
  const limits = {
    maxHeaderSize: maxHeaderBytes,
    keepAliveTimeout: 65_000,
    // Node's own refusals (no Host, an unknown Expect, CONNECT) lack our response headers, so we answer these requests
    // ourselves.
    requireHostHeader: false,
    // Node would drop a second Host or Authorization header, but a proxy may have used it; joined, the two are invalid.
    joinDuplicateHeaders: true,
    requestTimeout: 0,
    // Other requests to upgrade (h2c of curl) are answered in HTTP/1.1.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 4,
  }
  const { certificate: cert, key } = options.tls ?? {}
  let port = options.port
  const SNICallback: TlsOptions['SNICallback'] = (name, done) => done(null, options.certificateFor?.(port, name))
  const server = options.tls
    ? createHttpsServer({ ...limits, ...tlsPolicy, cert, key, SNICallback }, onRequest)
    : createHttpServer(limits, onRequest)
  server.setTimeout(idleMs)
  server.on('checkExpectation', onRequest)
  server.on('connect', (_: IncomingMessage, socket: Socket) => refuseConnection(options, { code: 'CONNECT' }, socket))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuseConnection(options, error, socket))
  server.on('upgrade', (message: IncomingMessage, socket: Socket, rest: Buffer) => {
    const before = latest.get(socket)?.reply
    const begin = () => void answerUpgrade(options, message, socket, rest)
    if (!before || before.writableFinished) begin()
    else before.once('close', begin)
  })
  await listen(server, options)
  port = (server.address() as AddressInfo).port
  return {
    port,
    renew: (tls) => (server as HttpsServer).setSecureContext({ ...tlsPolicy, cert: tls.certificate, key: tls.key }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // A client that never ends its request must not keep the process alive.
        setTimeout(() => server.closeAllConnections(), 5_000).unref()
      }),
  }
}

interface Exchange {
  readonly message: IncomingMessage
  readonly reply: ServerResponse
}

/**
 * Begins a pipelined request once the reply before it is sent, so that a connection has at most one unsent reply. The
 * connection is not read while requests wait. If it ends, those that wait never begin.
 */
function beginAfter(
  before: ServerResponse,
  { message, reply }: Exchange,
  begin: (message: IncomingMessage, reply: ServerResponse) => void,
) {
  const { socket } = message
  socket.pause()
  before.once('close', () => {
    if (!socket.writable || answered.has(socket)) return
    if (latest.get(socket)?.reply === reply) socket.resume()
    begin(message, reply)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Whether nothing of a message is unread. The parser says so of a message without a body only after its handler returns. */
const isWhole = (message: IncomingMessage): boolean => message.complete || !hasBody(message)

function listen(server: Server, { port, host }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function answer(options: ServerOptions, message: IncomingMessage, reply: ServerResponse, watchReader: WatchReader): Promise<void> {
  const arrival = arrivalOf(options, message)
  const onCut = (why: unknown) => options.onCut(why, arrival.request.correlationId)
  const departing = options.handle(arrival)
  if (!(departing instanceof Promise) && departing.closes) answered.add(message.socket)
  const { response, head, closes } = departing instanceof Promise ? await departing : departing
  if (closes) answered.add(message.socket)
  if (response.resets) return resetConnection(message.socket)
  if (!isWhole(message)) await discarded(message)
  const { body } = response
  if (reply.destroyed) return void (body instanceof Readable && body.destroy())
  const isPiece = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  // The rest of an unread body would be parsed as the next request.
  writeHead(reply, response.status, head, { length: isPiece ? lengthOf(response) : undefined, closes: !isWhole(message) || closes })
  if (isPiece) {
    const sent = message.method === 'HEAD' ? '' : (body ?? '')
    if (isWhole(message)) {
      reply.end(sent)
      // Bytes that the system does not accept at once wait here for the client.
      if (message.socket.writableLength > 0) watchReader(reply, onCut)
      return
    }
    reply.flushHeaders()
    reply.write(sent)
    await drain(message)
    reply.end()
    return
  }
  // A truncated reply must not look complete: close the connection.
  if (response.headers['Content-Length'] !== undefined) reply.strictContentLength = true
  watchReader(reply, onCut)
  try {
    await pipeline(body instanceof Readable ? body : Readable.from(body), reply)
  } catch (error) {
    // The client closed the connection, which is no error: stop generating the reply.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') onCut(error)
  }
}

/** Ends a connection so that its client sees an error, not an end. */
const resetConnection = (socket: Socket): void => void ('encrypted' in socket ? socket.destroy() : socket.resetAndDestroy())

interface Framing {
  /** Undefined if the headers contain the length, or if the body ends with the connection or a last chunk. */
  readonly length: number | undefined
  readonly closes: boolean
}

function writeHead(reply: ServerResponse, status: number, head: Departure['head'], { length, closes }: Framing): void {
  if (length !== undefined) head.push('Content-Length', String(length))
  if (closes) head.push('Connection', 'close')
  reply.writeHead(status, head as string[])
}

/**
 * The length of a body in one piece; undefined if a header has it, or if no body may follow. A reply to HEAD has the
 * length of the GET body.
 */
function lengthOf({ status, headers, body }: Response): number | undefined {
  if (status === 204 || status === 304 || headers['Content-Length'] !== undefined || headers['Transfer-Encoding'] !== undefined)
    return undefined
  return body === undefined ? 0 : Buffer.byteLength(body as string | Uint8Array)
}

/**
 * Connections that send their last reply while bytes still arrive. These bytes are read and discarded, for 2 seconds at
 * most: closing a connection with unread bytes resets it, and a client that is still sending would never see the reply.
 */
const answered = new WeakSet<Socket>()
const latest = new WeakMap<Socket, Exchange>()
const drainMs = 2_000

function drain(message: IncomingMessage): Promise<void> {
  answered.add(message.socket)
  return resumed(message)
}

/** Reads and discards the rest of a message, for 2 seconds at most. */
function resumed(message: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, drainMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    message.once('end', done)
    message.once('close', done)
    message.resume()
  })
}

const smallBodyBytes = 65_536

/**
 * Discards the unread body of a message that is answered without it. A small one has arrived with the headers, or is on its
 * way behind them, because many clients send it by a second write: it is waited for, so that the connection stays open. NTLM
 * signs in a connection, and could not without it.
 */
function discarded(message: IncomingMessage): Promise<void> {
  const { expect, 'content-length': length } = message.headers
  if (expect === undefined && Number(length) <= smallBodyBytes) return resumed(message)
  message.resume()
  return new Promise((resolve) => setImmediate(resolve))
}

/**
 * Answers a request to upgrade: the reply with the status 101 takes over the connection; behind any other the connection
 * is closed.
 */
async function answerUpgrade(options: ServerOptions, message: IncomingMessage, socket: Socket, rest: Buffer): Promise<void> {
  // Bytes and errors of a socket that nobody has taken over yet end nothing but the socket.
  const onError = () => socket.destroy()
  socket.on('error', onError)
  try {
    const { response, head } = await options.handle(arrivalOf(options, message))
    if (response.resets) return resetConnection(socket as Socket)
    if (response.takeOver) {
      socket.off('error', onError)
      return response.takeOver(message, socket, rest, linesOf(head))
    }
    const reply = new ServerResponse(message)
    reply.assignSocket(socket)
    reply.on('finish', () => socket.end())
    writeHead(reply, response.status, head, { length: lengthOf(response), closes: true })
    const { body } = response
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) reply.end(body ?? '')
    else await pipeline(Readable.from(body), reply)
  } catch (error) {
    options.onError(error, 'connection')
    socket.destroy()
  }
}

function linesOf(head: Departure['head']): string[] {
  const lines: string[] = []
  for (let at = 0; at + 1 < head.length; at += 2) {
    const value = head[at + 1] ?? ''
    for (const one of typeof value === 'string' ? [value] : value) lines.push(`${String(head[at])}: ${one}`)
  }
  return lines
}

/** A request target with scheme and host, as clients send it to proxies (RFC 9112, 3.2.2). */
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
    // If an operation stops reading, the connection stays open for the reply.
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

/** Answers input that is not HTTP with a message and the three response headers. */
function refuseConnection(options: ServerOptions, error: { readonly code?: string | undefined }, socket: Socket): void {
  if (answered.has(socket)) return error.code === 'HPE_INVALID_EOF_STATE' ? socket.destroySoon() : undefined
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  answered.add(socket)
  const last = latest.get(socket)
  // Invalid bytes after a complete request: answer that request, then close.
  if (last?.message.complete && !last.reply.writableFinished) return void last.reply.once('finish', () => socket.destroySoon())
  writeRefusal(socket, error.code, { correlationId: options.newId(), profile: options.profile })
  setTimeout(() => socket.destroy(), drainMs).unref()
}
