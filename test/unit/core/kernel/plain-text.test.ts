import { describe, expect, it, test } from 'vitest'
import { beginningOf, maxNumberLength, numberIn, withoutTrailing } from '../../../../src/core/kernel/plain-text.ts'

describe('a number in a text', () => {
  test.each([
    ['1', 1],
    [' -1.5e3\n', -1500],
    ['+.5', 0.5],
    ['5.', 5],
    ['1E-2', 0.01],
    ['1e999', Number.POSITIVE_INFINITY],
  ])('%j is one', (text, value) => {
    expect(numberIn(text)).toBe(value)
  })

  test.each(['', ' ', '.', 'e5', '1e', '1 2', '0x10', 'NaN', 'Infinity', '1,5', '--1', '1e1.5'])('%j is none', (text) => {
    expect(numberIn(text)).toBeUndefined()
  })

  it('has at most 100 characters, blanks counted', () => {
    expect(numberIn(`${' '.repeat(maxNumberLength - 1)}7`)).toBe(7)
    expect(numberIn(`${' '.repeat(maxNumberLength)}7`)).toBeUndefined()
    expect(numberIn('1'.repeat(maxNumberLength + 1))).toBeUndefined()
  })
})

describe('a text without what stands at its end', () => {
  test.each([
    ['/a//', '/', '/a'],
    ['//', '/', ''],
    ['', '/', ''],
    ['/a/b', '/', '/a/b'],
    ['no such thing. .\n', '. \n', 'no such thing'],
  ])('%j without %j is %j', (text, characters, rest) => {
    expect(withoutTrailing(text, characters)).toBe(rest)
  })
})

describe('the beginning of a text', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['', 3, ''],
    ['😀😀', 4, '😀😀'],
    ['😀😀', 3, '😀'],
    ['😀😀', 2, '😀'],
    ['a😀', 2, 'a'],
    ['a😀b', 3, 'a😀'],
  ])('of %j has at most %i units, and whole characters', (text, most, beginning) => {
    expect(beginningOf(text, most)).toBe(beginning)
  })
})
