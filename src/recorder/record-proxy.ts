import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodedText, holdBody, LongBody, ReplyCopy } from './bounded-body.ts'
import { type Fixture, type KeptBody, mostFixtures, writeFixture } from './fixture.ts'
import { type KeptRequestBody, keptBodyOf } from './fixture-key.ts'
import { cookieHere, keptAddress, keptReplyHeaders, keptRequestHeaders, keptText, withOrigin } from './kept-text.ts'
import { pour, Upstream } from './upstream.ts'

export interface RecordOptions {
  /** The server that answers. */
  readonly target: URL
  readonly folder: string
  readonly port: number
  /** Called with what went wrong, in a line. */
  readonly warn: (line: string) => void
}

export interface Recording {
  readonly url: string
  /** The number of fixtures so far. */
  count(): number
  /** Waits for running requests, then closes. */
  stop(): Promise<void>
}

interface Recorder extends RecordOptions {
  readonly upstream: Upstream
  /** The origin under which clients see the target. */
  origin: string
  /** The number of the last exchange that began. */
  last: number
  written: number
}

/**
 * Listens on the loopback, passes each request on to the target, and writes a fixture of each exchange. In texts the
 * address of the target is replaced by that of the proxy, so that clients stay here. Fails as Node does if it cannot listen.
 */
export async function startRecording(options: RecordOptions): Promise<Recording> {
  const recorder: Recorder = { ...options, upstream: new Upstream(options.target), origin: '', last: 0, written: 0 }
  const running = new Set<Promise<void>>()
  const server = createServer((request, reply) => {
    const exchange = passOn(recorder, request, reply).catch((error: unknown) => fail(recorder, request, reply, error))
    running.add(exchange)
    void exchange.finally(() => running.delete(exchange))
  })
  recorder.origin = await listenAt(server, options.port)
  return {
    url: recorder.origin,
    count: () => recorder.written,
    async stop() {
      server.close()
      server.closeIdleConnections()
      await Promise.all(running)
      server.closeAllConnections()
      recorder.upstream.close()
    },
  }
}

/** Listens on a port of the loopback, 0 for a free one. Returns the origin. Fails as Node does. */
export async function listenAt(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The answer to a request that cannot be passed on. It is no fixture. */
function fail({ target, warn }: Recorder, { method, url }: IncomingMessage, reply: ServerResponse, error: unknown): void {
  const { message } = error as Error
  warn(`${method} ${url}: ${message}`)
  if (reply.headersSent || reply.destroyed) {
    reply.destroy()
    return
  }
  const body = JSON.stringify({ error: { code: 'target_unreachable', message: `${target.origin} did not answer: ${message}` } })
  reply.writeHead(502, { 'Content-Type': 'application/json' }).end(body)
}

async function passOn(recorder: Recorder, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { target, upstream } = recorder
  recorder.last += 1
  const number = recorder.last
  // The address of the proxy as the client knows it: a name such as localhost too.
  const origin = `http://${request.headers.host ?? new URL(recorder.origin).host}`
  const sent = await sendOn(upstream, request, target, origin)
  const { answer } = sent
  const raw = answer.rawHeaders
  reply.writeHead(answer.statusCode ?? 502, answer.statusMessage, headersForClient(raw, target.origin, origin))
  const body = await passBack(answer, reply, target.origin, origin)
  if (isHandshake(answer)) return
  const { method = 'GET', url = '/' } = request
  const { body: requestBody, hash } = sent.kept()
  await keep(recorder, number, {
    version: 1,
    request: { method, address: keptAddress(url, origin), headers: keptRequestHeaders(request.headers), body: requestBody, hash },
    reply: { status: answer.statusCode ?? 502, headers: keptReplyHeaders(raw, target.origin), body },
  })
}

async function keep(recorder: Recorder, number: number, fixture: Fixture): Promise<void> {
  if (number > mostFixtures) return
  await writeFixture(recorder.folder, number, fixture)
  recorder.written += 1
}

/** The steps of a sign-in by NTLM belong to one connection: they cannot be replayed. */
const isHandshake = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 401 && /\b(?:NTLM|Negotiate) \S/i.test(headers['www-authenticate'] ?? '')

interface Sent {
  readonly answer: IncomingMessage
  readonly kept: () => KeptRequestBody
}

async function sendOn(upstream: Upstream, request: IncomingMessage, target: URL, origin: string): Promise<Sent> {
  const pieces = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const { bytes, isWhole } = await holdBody(pieces)
  const type = request.headers['content-type'] ?? ''
  if (isWhole) {
    const outgoing = withOtherOrigin(bytes, origin, target.origin)
    const answer = await upstream.send(request, outgoing.length, outgoing, origin)
    return { answer, kept: () => keptBodyOf(bytes, type, origin) }
  }
  const long = new LongBody()
  const answer = await upstream.send(request, undefined, noting(long, bytes, pieces), origin)
  return { answer, kept: () => ({ body: { tooLong: long.size }, hash: long.hash() }) }
}

/** All pieces of a long body: those that were held, then the others. */
export async function* noting(long: LongBody, held: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  long.add(held)
  yield held
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    long.add(next.value)
    yield next.value
  }
}

/** A text with another origin; other bytes as they are. */
function withOtherOrigin(bytes: Buffer, from: string, to: string): Buffer {
  if (!bytes.includes(from) && !bytes.includes(from.replaceAll('/', '\\/'))) return bytes
  const text = decodedText(bytes)
  return text === undefined ? bytes : Buffer.from(withOrigin(text, from, to))
}

/** Headers that belong to the connection with the target. */
const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade', 'trailer'])

function headersForClient(raw: readonly string[], target: string, origin: string): string[] {
  const headers: string[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]]
    const lower = name.toLowerCase()
    if (ofConnection.has(lower)) continue
    headers.push(name, lower === 'set-cookie' ? cookieHere(value) : value.replaceAll(target, origin))
  }
  return headers
}

/** Media types that are read whole, so that the address in them can be replaced. Streams of events are none. */
const isDocument = (type = ''): boolean => /json|xml|html|multipart\/mixed/i.test(type)

/** Passes the body of a reply back, and returns it as it is kept. */
async function passBack(answer: IncomingMessage, reply: ServerResponse, target: string, origin: string): Promise<KeptBody | null> {
  const type = answer.headers['content-type']
  const pieces = answer[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  if (isDocument(type)) {
    const { bytes, isWhole } = await holdBody(pieces)
    if (!isWhole) return await passLong(bytes, pieces, reply)
    reply.end(withOtherOrigin(bytes, target, origin))
    return keptReply(bytes, type ?? '', target)
  }
  const copy = new ReplyCopy()
  await pour(copy.of(pieces), reply)
  return copy.whole === undefined ? { tooLong: copy.size } : keptReply(copy.whole, type ?? '', target)
}

async function passLong(held: Uint8Array, rest: AsyncIterator<Uint8Array>, reply: ServerResponse): Promise<KeptBody> {
  const long = new LongBody()
  await pour(noting(long, held, rest), reply)
  return { tooLong: long.size }
}

function keptReply(bytes: Buffer, type: string, target: string): KeptBody | null {
  if (bytes.length === 0) return null
  const text = decodedText(bytes)
  return text === undefined ? { base64: bytes.toString('base64') } : { text: keptText(text, type, target) }
}
