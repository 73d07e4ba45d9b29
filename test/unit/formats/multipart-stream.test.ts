import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { parametersOf, readMultipart } from '../../../src/formats/multipart-stream.ts'

async function* cut(bytes: Buffer, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** All parts of a body that comes in pieces of so many bytes. */
async function partsOf(text: string | Buffer, length: number, boundary = 'b', maxParts = 10) {
  const parts: [string | undefined, string][] = []
  for await (const { headers, content } of readMultipart(cut(Buffer.from(text), length), boundary, maxParts)) {
    const pieces: Uint8Array[] = []
    for await (const piece of content) pieces.push(piece)
    parts.push([headers.get('content-id'), Buffer.concat(pieces).toString('latin1')])
  }
  return parts
}

const body =
  'what a mail reader shows\r\n--b\r\nContent-ID: <1>\r\n\r\nfirst\r\n--bb\r\n--b \t\r\n\r\n\r\n--x\r\n--b\nContent-ID: <3>\n\nline\r\n\n--b--\r\nignored'

describe('a multipart body that arrives in pieces', () => {
  it.each([1, 2, 3, 7, 64, 1000])('has its parts, in pieces of %i bytes', async (length) => {
    expect(await partsOf(body, length)).toEqual([
      ['<1>', 'first\r\n--bb'],
      [undefined, '\r\n--x'],
      ['<3>', 'line\r\n'],
    ])
  })

  it('keeps every byte of a part', async () => {
    const bytes = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7) % 256))
    const text = Buffer.concat([Buffer.from('--b\r\n\r\n'), bytes, Buffer.from('\r\n--b--')])
    for (const length of [1, 13, 1024]) expect(await partsOf(text, length)).toEqual([[undefined, bytes.toString('latin1')]])
  })

  it('skips what nobody reads', async () => {
    const ids: (string | undefined)[] = []
    for await (const { headers } of readMultipart(cut(Buffer.from(body), 5), 'b', 10)) ids.push(headers.get('content-id'))
    expect(ids).toEqual(['<1>', undefined, '<3>'])
  })

  it.each<[string, string]>([
    ['no boundary', 'text'],
    ['no closing boundary', '--b\r\n\r\nfirst\r\n--b'],
    ['an end in the headers', '--b\r\nContent-ID: <1>\r\n'],
    ['headers without end', `--b\r\n${'A: b\r\n'.repeat(5000)}\r\n--b--`],
    ['a line that is no header', '--b\r\nnothing\r\n\r\n--b--'],
    ['too many parts', `${'--b\r\n\r\n\r\n'.repeat(11)}--b--`],
    ['nothing', ''],
  ])('refuses %s', async (_, text) => {
    for (const length of [1, 100_000]) await expect(partsOf(text, length)).rejects.toThrow(DomainError)
  })
})

it('parameters of a media type are read, quoted or not', () => {
  const of = (text: string) => Object.fromEntries(parametersOf(text))
  expect(of('multipart/related; type="application/xop+xml"; Boundary=a=b ;start="<a;b@c>"')).toEqual({
    type: 'application/xop+xml',
    boundary: 'a=b',
    start: '<a;b@c>',
  })
  expect(of('multipart/related')).toEqual({})
  expect(of('multipart/related; boundary="open')).toEqual({ boundary: 'open' })
  expect(of('multipart/related; a=1; a=2')).toEqual({ a: '1' })
  expect(of(`x/y${';'.repeat(10_000)}`)).toEqual({})
})
