import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readBytes } from '../../../src/http/message/message.ts'
import type { RunningServer } from '../../../src/http/server/server.ts'
import { serveHandler } from '../../support/edge/handler-server.ts'

const pieceBytes = 65_536
const pieces = 200

let server: RunningServer
let begun: string[] = []
let made = 0

async function* longBody(): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < pieces; n++) {
    made += 1
    yield new Uint8Array(pieceBytes).fill(120)
  }
}

/** Replies with 13 MB at `/long`, otherwise with the path and the body of the request. */
beforeAll(async () => {
  server = await serveHandler({ headersMs: 5_000, bodyWindowMs: 400 }, async ({ request }) => {
    begun.push(request.path)
    if (request.path.startsWith('/long')) return { response: { status: 200, headers: {}, body: longBody() }, head: [], closes: false }
    const body = await readBytes(request, 1_000_000)
    return { response: { status: 200, headers: {}, body: `<${request.path} ${body.length}>` }, head: [], closes: false }
  })
})
afterAll(() => server.stop())
beforeEach(() => {
  begun = []
  made = 0
})

async function open(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  return socket
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

async function until(isThere: () => boolean): Promise<void> {
  for (let n = 0; n < 400 && !isThere(); n++) await sleep(25)
  expect(isThere()).toBe(true)
}

/** The text received until it contains `end`, without the filling of long replies. */
async function readUntil(socket: Socket, end: string): Promise<string> {
  let text = ''
  socket.on('data', (piece) => {
    text += piece.toString('latin1').replaceAll('x', '')
  })
  socket.resume()
  await until(() => text.includes(end))
  return text
}

it('of pipelined requests, one begins when the reply before it is sent', async () => {
  const socket = await open()
  socket.write(Array.from({ length: 50 }, (_, n) => get(`/long${n}`)).join(''))
  await until(() => made > 0)
  await sleep(300)
  expect(begun).toEqual(['/long0'])
  expect(made).toBeLessThan(pieces)
  socket.destroy()
  await sleep(300)
  expect(begun.length).toBeLessThanOrEqual(1)
})

it('pipelined requests are answered in order, with their bodies', async () => {
  const socket = await open()
  const body = 'b'.repeat(100_000)
  const post = `POST /posted HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.write(`${get('/long')}${get('/second')}${post}${post}${get('/last')}`)
  await until(() => made > 0)
  // Longer than the timeout of a body: a request that waits for its turn is not slow.
  await sleep(1_000)
  const text = await readUntil(socket, '</last 0>')
  expect(text.match(/<\/\w+ \d+>/g)).toEqual(['</second 0>', '</posted 100000>', '</posted 100000>', '</last 0>'])
  socket.write(get('/again'))
  await readUntil(socket, '</again 0>')
  expect(begun).toEqual(['/long', '/second', '/posted', '/posted', '/last', '/again'])
  socket.destroy()
}, 30_000)

it('a connection is not read while its requests wait', async () => {
  const socket = await open()
  socket.write(get('/long'))
  await until(() => made > 0)
  const many = get('/short').repeat(200_000)
  socket.write(many)
  await sleep(500)
  expect(socket.writableLength).toBeGreaterThan(many.length / 4)
  expect(begun).toEqual(['/long'])
  socket.destroy()
}, 30_000)
