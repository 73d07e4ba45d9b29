import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { holdBody, LongBody } from './bounded-body.ts'
import { type Fixture, fixtureNames, readFixture } from './fixture.ts'
import { type KeptRequestBody, keptBodyOf, requestKey } from './fixture-key.ts'
import { filledText, keptAddress } from './kept-text.ts'
import { type NearMiss, nearMisses, type RecordedRequest } from './near-miss.ts'
import { listenAt, noting } from './record-proxy.ts'

export interface ReplayServerOptions {
  readonly folder: string
  readonly port: number
}

/** What a replay has answered. */
export interface ReplayTotals {
  readonly answered: number
  /** Requests that were not recorded. */
  readonly unknown: number
  /** Fixtures that nobody has asked for. */
  readonly unused: readonly string[]
}

export interface Replay {
  readonly url: string
  readonly fixtures: number
  totals(): ReplayTotals
  stop(): Promise<void>
}

/** The fixtures of one request, in the order of the recording. */
interface Queue {
  readonly names: string[]
  next: number
}

interface Replayer {
  readonly folder: string
  readonly recorded: RecordedRequest[]
  readonly queues: Map<string, Queue>
  readonly used: Set<string>
  answered: number
  unknown: number
}

/**
 * Listens on the loopback and answers with the replies of a folder of fixtures: equal requests in the order of the recording, the last
 * one from then on. A request that was not recorded is 404, with the nearest ones in words. Fails with an `Error` that
 * names a file that is no fixture, and as Node does if it cannot listen.
 */
export async function startReplay({ folder, port }: ReplayServerOptions): Promise<Replay> {
  const replayer: Replayer = { folder, recorded: [], queues: new Map(), used: new Set(), answered: 0, unknown: 0 }
  for (const name of await fixtureNames(folder)) add(replayer, name, await readFixture(folder, name))
  if (replayer.recorded.length === 0) throw new Error(`${folder} has no fixtures. tenon record writes them.`)
  const server = createServer((request, reply) => {
    answer(replayer, request, reply).catch((error: unknown) => refuse(reply, 500, 'fixture_unreadable', (error as Error).message))
  })
  const url = await listenAt(server, port)
  return {
    url,
    fixtures: replayer.recorded.length,
    totals: () => ({
      answered: replayer.answered,
      unknown: replayer.unknown,
      unused: replayer.recorded.map(({ name }) => name).filter((name) => !replayer.used.has(name)),
    }),
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function add({ recorded, queues }: Replayer, name: string, { request }: Fixture): void {
  const { method, address, hash } = request
  recorded.push({ name, method, address })
  const key = requestKey(method, address, hash)
  const queue = queues.get(key)
  if (queue) queue.names.push(name)
  else queues.set(key, { names: [name], next: 0 })
}

async function answer(replayer: Replayer, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const origin = `http://${request.headers.host ?? ''}`
  const address = keptAddress(url, origin)
  const { body, hash } = await readBody(request, origin)
  const queue = replayer.queues.get(requestKey(method, address, hash))
  const name = queue?.names[queue.next]
  if (!queue || name === undefined) {
    replayer.unknown += 1
    const nearest = await nearMisses(
      { method, address, body },
      replayer.recorded,
      async (one) => (await readFixture(replayer.folder, one)).request,
    )
    refuse(reply, 404, 'not_recorded', unknownText(method, address, nearest), nearest)
    return
  }
  queue.next = Math.min(queue.next + 1, queue.names.length - 1)
  replayer.used.add(name)
  replayer.answered += 1
  send(reply, method, name, await readFixture(replayer.folder, name), origin)
}

async function readBody(request: IncomingMessage, origin: string): Promise<KeptRequestBody> {
  const pieces = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const { bytes, isWhole } = await holdBody(pieces)
  if (isWhole) return keptBodyOf(bytes, request.headers['content-type'] ?? '', origin)
  const long = new LongBody()
  for await (const _ of noting(long, bytes, pieces)) void _
  return { body: { tooLong: long.size }, hash: long.hash() }
}

function send(reply: ServerResponse, method: string, name: string, { reply: recorded }: Fixture, origin: string): void {
  const { status, headers, body } = recorded
  if (body !== null && 'tooLong' in body) {
    refuse(reply, 501, 'body_not_kept', `The reply of ${name} had ${body.tooLong} bytes, which are too many to be kept.`)
    return
  }
  const bytes =
    body === null ? Buffer.alloc(0) : 'text' in body ? Buffer.from(filledText(body.text, origin)) : Buffer.from(body.base64, 'base64')
  const filled = headers.flatMap(([header, value]) => [header, filledText(value, origin)])
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304
  reply.writeHead(status, [...filled, 'X-Tenon-Fixture', name, ...(hasBody ? ['Content-Length', String(bytes.length)] : [])])
  reply.end(hasBody ? bytes : undefined)
}

function unknownText(method: string, address: string, nearest: readonly NearMiss[]): string {
  const asked = `${method} ${address.slice(0, 500)} was not recorded with this body.`
  const [best] = nearest
  return best === undefined ? asked : `${asked} The nearest is ${best.request.slice(0, 500)} (${best.fixture}): ${best.differs.join(' ')}`
}

function refuse(reply: ServerResponse, status: number, code: string, message: string, nearest: readonly NearMiss[] = []): void {
  if (reply.headersSent) {
    reply.destroy()
    return
  }
  const body = JSON.stringify({ error: { code, message, nearest } })
  reply.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
}
