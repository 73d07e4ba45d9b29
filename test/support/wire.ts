import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect } from 'vitest'
import type { ContractClient, Reply } from './contract-client.ts'

/** The Accept header of each envelope (protocol/envelopes#choosing). */
export const accepts = {
  verbose: 'application/json;odata=verbose',
  minimalmetadata: 'application/json;odata=minimalmetadata',
  nometadata: 'application/json;odata=nometadata',
} as const

export type EnvelopeName = keyof typeof accepts

export const envelopes = Object.keys(accepts) as EnvelopeName[]

/** The rows of a collection in any envelope. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
export const rowsOf = ({ json }: Pick<Reply, 'json'>): any[] => json.d?.results ?? json.value

/** The address of the next page in any envelope; undefined on the last one. */
export const nextOf = ({ json }: Pick<Reply, 'json'>): string | undefined => json.d?.__next ?? json['odata.nextLink']

/** Texts that reveal the inside of the server; no reply may have them. */
const internals =
  /SQLITE_|SqliteError|\b(?:Type|Range|Syntax|Reference)Error\b|\bundefined\b|\[object |\bat .{1,80}:\d+:\d+|node:internal|node_modules|\.[jt]s:\d/

/** Checks the three response headers in the names of the profile (protocol/envelopes#headers), and that no reply shows the server's inside. */
export function expectDecent({ headers, text }: Pick<Reply, 'headers' | 'text'>): void {
  expect(headers.get('x-correlation-id')).toMatch(/./)
  const name = (own: string) => headers.get(`svc${own}`) ?? headers.get(`sp${own}`) ?? headers.get(`spclientservice${own}`)
  expect(name('requestguid')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(name('requestduration')).toMatch(/^\d+$/)
  expect(text).not.toMatch(internals)
}

/** Checks a refusal: its status, the first form of error bodies (protocol/errors#rest) and its message. */
export function expectRefusal(reply: Pick<Reply, 'status' | 'headers' | 'text'>, status: number, message: RegExp): void {
  expect({ status: reply.status, text: reply.text.slice(0, 500) }).toMatchObject({ status })
  const [error] = Object.values(JSON.parse(reply.text)) as [{ code: string; message: { lang: string; value: string } }]
  expect(error.code).toMatch(/^(-?\d+, [\w.]+|BadRequest)$/)
  expect(error.message).toEqual({ lang: 'en-US', value: expect.stringMatching(message) })
  expect(error.message.value.length).toBeLessThan(1_000)
  expectDecent(reply)
}

/** As `expectRefusal`, for the second form of error bodies. */
export function expectPlainRefusal(reply: Pick<Reply, 'status' | 'headers' | 'text'>, status: number, message: RegExp): void {
  expect({ status: reply.status, text: reply.text.slice(0, 500) }).toMatchObject({ status })
  expect(JSON.parse(reply.text)).toEqual({ error: { code: String(status), message: expect.stringMatching(message) } })
  expectDecent(reply)
}

/**
 * Checks that every test of a file leaves all lists and the items
 * of Tasks unchanged, and that the server still answers.
 */
export function demandNothingWritten(client: ContractClient): void {
  const headers = { Accept: accepts.minimalmetadata }
  const state = async () => [
    rowsOf(await client.call('GET', '/_api/web/lists', { headers })).map((row) => [row.Title, row.ItemCount, row['odata.etag']]),
    rowsOf(await client.call('GET', "/_api/web/lists/getbytitle('Tasks')/items", { headers })),
  ]
  let before: unknown
  beforeEach(async () => {
    before = await state()
  })
  afterEach(async () => {
    expect(await state()).toEqual(before)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
}

export type RawReply = Pick<Reply, 'status' | 'headers' | 'text'>

/** The text of a request. Adds the header Host if it is missing. */
export function requestText(method: string, target: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const lines = Object.entries({ Host: 'tenon.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

export interface WireOptions {
  /** The client's last step: it ends its side, at once or when nothing has come for a moment, disconnects, or waits until the server closes. */
  readonly ending?: 'end' | 'quiet' | 'destroy' | 'wait'
}

/** Sends bytes unchanged on their own connection, and reads the replies until the server closes it. */
export function sendRaw(serverUrl: string, bytes: string | Uint8Array, { ending = 'end' }: WireOptions = {}): Promise<RawReply[]> {
  const { hostname, port } = new URL(serverUrl)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const timer = setTimeout(
      () => socket.destroy(new Error('The server neither answered nor closed the connection within 10 seconds.')),
      10_000,
    )
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => socket.end())
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      try {
        resolve(readReplies(Buffer.concat(chunks).toString('latin1')))
      } catch (error) {
        reject(error as Error)
      }
    })
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, () => {
      // Node gives no reply to a client that has ended its side, unless it is ready by then. With rows on another server it is not.
      if (ending === 'quiet' || (ending === 'end' && process.env.TENON_STORAGE)) endWhenQuiet(socket)
      else if (ending === 'end') socket.end()
      if (ending === 'destroy') socket.destroy()
    })
  })
}

const quietMs = 500

/** Ends this side when nothing has come from the other one for a moment. */
function endWhenQuiet(socket: Socket): void {
  const timer = setTimeout(() => socket.end(), quietMs)
  socket.on('data', () => timer.refresh())
  socket.on('close', () => clearTimeout(timer))
}

/** Every reply in a stream, by its Content-Length; fails on anything else. A reply to HEAD can only be the last. */
function readReplies(stream: string): RawReply[] {
  const replies: RawReply[] = []
  let at = 0
  while (at < stream.length) {
    const headEnd = stream.indexOf('\r\n\r\n', at)
    const [statusLine = '', ...lines] = stream.slice(at, headEnd).split('\r\n')
    const headers = new Headers(
      lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1])
    const length = status === 100 ? 0 : Number(headers.get('content-length') ?? Number.NaN)
    if (headEnd < 0 || Number.isNaN(status) || Number.isNaN(length)) throw new Error(`no reply: ${stream.slice(at, at + 500)}`)
    const bodyAt = headEnd + 4
    replies.push({ status, headers, text: Buffer.from(stream.slice(bodyAt, bodyAt + length), 'latin1').toString('utf8') })
    at = bodyAt + length
  }
  return replies
}
