import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Request, readBytes } from '../../src/http/message/message.ts'
import { serve } from '../support/serve.ts'
import { basic } from '../support/server.ts'
import { costOf, mostMs } from './cost.ts'
import { asAdmin, send } from './send.ts'

/** Bodies in more pieces than anybody needs: the parser works for each chunk, however few bytes it holds. */
const { server } = await serve()
const items = "/_api/web/lists/getbytitle('Tasks')/items"
const addFile = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='chunks.txt',overwrite=true)"
const signIn = '/_forms/default.aspx'

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** The reply to a body of these chunks, as text. */
function sendChunks(path: string, type: string, chunks: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', `Authorization: ${basic('ann')}`, 'Accept: application/json', 'Connection: close']
  socket.write([...head, `Content-Type: ${type}`, 'Transfer-Encoding: chunked', '', ''].join('\r\n'))
  socket.write(`${chunks}0\r\n\r\n`)
  return new Promise((resolve) => {
    let text = ''
    socket.on('data', (data) => {
      text += data.toString()
      // The server reads on for a while after its answer; this client has what it wants.
      if (text.includes('\r\n\r\n')) setImmediate(() => socket.destroy())
    })
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

describe('a body of 30,000 chunks of one byte', () => {
  it.each([
    ['for JSON', items, 'application/json'],
    ['for a file', addFile, 'application/octet-stream'],
    ['for SOAP', '/_vti_bin/lists.asmx', 'text/xml'],
    ['for the sign-in page', signIn, 'application/x-www-form-urlencoded'],
  ])('%s is refused after the first thousand, and holds nobody up', async (_, path, type) => {
    const all = chunk(' ').repeat(30_000)
    const { result, heldMs } = await costOf(() => sendChunks(path, type, all))
    expect(result).toMatch(/^HTTP\/1\.1 (400|500) /)
    expect(result).toMatch(/chunks of too few bytes/)
    expect(heldMs).toBeLessThan(mostMs)
  })
})

describe('small chunks as clients send them', () => {
  it('are one body: a thousand of one byte', async () => {
    const body = `{"Title":"${'x'.repeat(200)}"}`
    const text = await sendChunks(items, 'application/json', [...body].map(chunk).join(''))
    expect(text).toMatch(/^HTTP\/1\.1 201 /)
  })

  it('are one file: twenty thousand of 16 bytes', async () => {
    expect(await sendChunks(addFile, 'application/octet-stream', chunk('0123456789abcdef').repeat(20_000))).toMatch(/^HTTP\/1\.1 200 /)
    const { text } = await send(server.url, { method: 'GET', target: '/Shared%20Documents/chunks.txt', headers: asAdmin })
    expect(text === '0123456789abcdef'.repeat(20_000)).toBe(true)
  })
})

it('a body is the same in whatever pieces it arrives', async () => {
  async function* pieces(all: readonly Uint8Array[]) {
    yield* all
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 })), async (all) => {
      const before = all.map((piece) => Buffer.from(piece))
      const read = await readBytes({ headers: {}, body: pieces(all) } as unknown as Request, 10_000)
      expect(read.equals(Buffer.concat(before))).toBe(true)
      // The pieces belong to the parser.
      expect(all.map((piece) => Buffer.from(piece))).toEqual(before)
    }),
  )
})
