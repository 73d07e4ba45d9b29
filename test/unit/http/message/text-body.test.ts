import { describe, expect, it } from 'vitest'
import { textBody } from '../../../../src/http/message/text-body.ts'

const piece = `${'ä'.repeat(50_000)}\n`

/** A stream of pieces, and whether it was read to the end or cancelled. */
function source(count: number, failsAt = -1) {
  const seen = { made: 0, isClosed: false }
  async function* pieces() {
    try {
      for (let n = 0; n < count; n++) {
        if (n === failsAt) throw new Error('a piece cannot be made')
        seen.made += 1
        yield piece
      }
    } finally {
      seen.isClosed = true
    }
  }
  return { pieces: pieces(), seen }
}

async function read(body: Awaited<ReturnType<typeof textBody>>): Promise<string> {
  if (typeof body === 'string') return body
  return Buffer.concat(await Array.fromAsync(body)).toString()
}

describe('a text that is made in pieces', () => {
  it('is whole where it is short', async () => {
    expect(await textBody(source(5).pieces)).toBe(piece.repeat(5))
    expect(await textBody([])).toBe('')
    expect(await textBody(['a', 'b'])).toBe('ab')
  })

  it('is a stream of small pieces where it is long, and the same text', async () => {
    const body = await textBody(source(40).pieces)
    const sizes: number[] = []
    for await (const bytes of body as AsyncIterable<Uint8Array>) sizes.push(bytes.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024)
    expect(await read(await textBody(source(40).pieces))).toBe(piece.repeat(40))
  })

  it('is whole however long inside of a transaction', async () => {
    expect(await textBody(source(40).pieces, 'whole')).toBe(piece.repeat(40))
  })

  it('is begun with its first piece where it is known to be long', async () => {
    const { pieces, seen } = source(3)
    const body = await textBody(pieces, 'stream')
    expect(seen.made).toBe(1)
    expect(typeof body).toBe('object')
    expect(await read(body)).toBe(piece.repeat(3))
  })

  it('is begun when its first pieces are there, and continues as it is read', async () => {
    const { pieces, seen } = source(1_000)
    const body = (await textBody(pieces)) as AsyncIterable<Uint8Array>
    expect(seen.made).toBe(6)
    const reader = body[Symbol.asyncIterator]()
    for (let n = 0; n < 20; n++) await reader.next()
    expect(seen.made).toBeLessThan(20)
    await reader.return?.()
    expect(seen.isClosed).toBe(true)
  })

  it('fails at once where it fails before it is known to be long, else in the middle', async () => {
    await expect(textBody(source(10, 3).pieces)).rejects.toThrow('cannot be made')
    const body = await textBody(source(20, 12).pieces)
    await expect(read(body)).rejects.toThrow('cannot be made')
  })
})
