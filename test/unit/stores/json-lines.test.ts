import { describe, expect, it } from 'vitest'
import { contentTables } from '../../../generated/prisma/content.ts'
import { jsonLinesOf, rowsOfLines } from '../../../src/stores/backups/json-lines.ts'

const values: Readonly<Record<string, unknown>> = { text: 'x', boolean: true, number: 0.5 }
const columns: readonly [string, { type: string; nullable: boolean }][] = Object.entries(contentTables.Item.columns)
const needed = columns.filter(([, { nullable }]) => !nullable).map(([name, { type }]) => [name, values[type] ?? 1])
const item: Readonly<Record<string, unknown>> = { ...Object.fromEntries(needed), siteId: 's' }

async function read(line: string): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  const bytes = (async function* () {
    yield Buffer.from(`${line}\n`)
  })()
  for await (const page of rowsOfLines(bytes, 'Item', 's')) rows.push(...page)
  return rows
}

describe('rows of JSON Lines', () => {
  it('have all columns of their table', async () => {
    const [row = {}] = await read(JSON.stringify(item))
    expect(Object.keys(row).sort()).toEqual(columns.map(([name]) => name).sort())
    expect(row).toMatchObject(item)
  })

  it('are written in pieces, and every line is short', async () => {
    const row = { ...item, title: 'x'.repeat(300_000) }
    const pieces = [...jsonLinesOf(Array(8).fill(row))]
    expect(pieces.map((piece) => piece.split('\n').length - 1)).toEqual([4, 4])
    expect([...jsonLinesOf([])]).toEqual([])
    // A piece may end within a pair of surrogates, and a value may have half of one.
    const long = { ...item, note1: `x${'𝄞'.repeat(300_000)}`, note2: `${'é"'.repeat(9 * 1024 * 1024)}\ud834`, note3: 'short' }
    const lines = [...jsonLinesOf([row, long, row])].join('')
    expect(Math.max(...lines.split('\n').map((line) => line.length))).toBeLessThan(1024 * 1024)
    const [first, second, third] = await read(lines.slice(0, -1))
    expect([first?.title, third?.title]).toEqual([row.title, row.title])
    expect([second?.note1 === long.note1, second?.note2 === long.note2, second?.note3]).toEqual([true, true, 'short'])
  })

  it.each([
    ['has no row', '["note1","x"]', /the last row is not complete/],
    ['belongs to no column', `["nope","x"]\n${JSON.stringify(item)}`, /there is no column nope/],
    ['belongs to a column of the row', `["note1","x"]\n${JSON.stringify({ ...item, note1: 'y' })}`, /two values of the column note1/],
    ['is no text', `["note1",1]\n${JSON.stringify(item)}`, /a line is no object/],
    ['is text of a number', `["sortOrder","1"]\n${JSON.stringify(item)}`, /column sortOrder has a wrong type|two values/],
    ['has something behind it', `["note1","x","y"]\n${JSON.stringify(item)}`, /a line is no object/],
    ['is empty', `[]\n${JSON.stringify(item)}`, /a line is no object/],
  ])('are refused with a piece of a text that %s', async (_what, lines, says) => {
    await expect(read(lines)).rejects.toThrow(says)
  })

  it.each(['1e999', '-1e999', '"1"'])('have no number that no column can hold: %s', async (number) => {
    const line = JSON.stringify({ ...item, sortOrder: 7.5 }).replace('"sortOrder":7.5', `"sortOrder":${number}`)
    await expect(read(line)).rejects.toThrow(/column sortOrder has a wrong type/)
  })

  it.each(['__proto__', 'constructor', 'toString'])('have no column by the name of what every object has: %s', async (name) => {
    const line = JSON.stringify(item).replace('{', `{"${name}":{"isAdmin":true},`)
    await expect(read(line)).rejects.toThrow(`there is no column ${name}`)
  })
})
