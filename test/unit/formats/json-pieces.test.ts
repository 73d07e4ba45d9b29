import { describe, expect, it } from 'vitest'
import { elementPieces, isLight, jsonPieces } from '../../../src/formats/json-pieces.ts'

const long = '😀"\\\n\u2028ä'.repeat(20_000)
const row = (n: number) => ({ n, text: `row ${n}`, none: null, is: n % 2 === 0, list: [1, 'a', { b: [] }], gone: undefined })
const rows = Array.from({ length: 2_000 }, (_, n) => row(n))

describe('the pieces of a JSON text', () => {
  it.each([
    ['a short value', row(1)],
    ['a text', 'a'],
    ['an empty array', []],
    ['an empty object', {}],
    ['a long text', long],
    ['a long text of halves of characters', `a${'\ud83d'.repeat(70_000)}`],
    ['many rows', rows],
    ['many rows in an object', { d: { results: rows, __count: '2000' }, more: undefined, end: 1 }],
    ['long texts among short ones', { a: 1, long, b: [long, 2, { long, c: null }], d: long }],
    ['what is shown many times', { a: [rows, rows], b: rows }],
  ])('are together what JSON.stringify makes of %s', (_, value) => {
    const pieces = [...jsonPieces(value)]
    expect(pieces.join('') === JSON.stringify(value)).toBe(true)
    for (const piece of pieces) expect(piece.length).toBeLessThan(256 * 1024)
  })

  it('are those of an array without its brackets', () => {
    const values = [row(1), { long }, row(2), ...rows]
    expect(`[${[...elementPieces(values)].join('')}]` === JSON.stringify(values)).toBe(true)
    expect([...elementPieces([])]).toEqual([])
  })

  it('are one where the value is light', () => {
    expect(isLight(row(1))).toBe(true)
    expect([isLight(long), isLight(rows), isLight({ a: { b: [rows] } })]).toEqual([false, false, false])
  })
})
