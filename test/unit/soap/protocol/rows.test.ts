import { describe, expect, it } from 'vitest'
import { withRows } from '../../../../src/soap/protocol/rows.ts'

async function written(rows: readonly string[], start: string | undefined): Promise<string[]> {
  const slices = [rows]
  const pieces: string[] = []
  for await (const piece of withRows('<a>\0</a>', [{ start, nextRows: async () => slices.shift() }])) pieces.push(piece)
  return pieces
}

const long = (length: number, start = '') => start + '\u{1F600}'.repeat(length / 2)

describe('the rows of a reply', () => {
  it('that are short are one piece', async () => {
    expect(await written([' a="1"', ' a="2"'], '<row')).toEqual(['<a>', '<row a="1"/><row a="2"/>', '</a>'])
  })

  it.each(['', 'x'])('that are long come in pieces, each with a UTF-8 form (after %j)', async (before) => {
    const rows = [' a="1"', long(100_000, before), ' a="2"', long(40_000, before)]
    const pieces = await written(rows, '<row')
    expect(pieces.join('')).toBe(`<a>${rows.map((row) => `<row${row}/>`).join('')}</a>`)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(40_000)
    expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()).toBe(pieces.join(''))
  })

  it('that are XML themselves stay as they are', async () => {
    const rows = ['<b/>', long(100_000), '<c/>']
    expect((await written(rows, undefined)).join('')).toBe(`<a>${rows.join('')}</a>`)
  })
})
