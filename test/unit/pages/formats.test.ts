import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../../src/pages/sites/page/formats.ts'

/** Numbers as people write them into forms, by the locale of a web. */

describe('a number that a user has written', () => {
  it.each([
    [1033, '1,234.5', '1234.5'],
    [1033, '12,5', '12,5'],
    [1033, '.5', '.5'],
    [1031, '1.234,5', '1234.5'],
    [1031, '1.234.567', '1234567'],
    [1031, '12.5', '12.5'],
    [1031, '12.50', '12.50'],
    [1031, '1.2345', '1.2345'],
    [1031, '-0,25', '-0.25'],
    [1031, '1,2,3', '1,2,3'],
    [1031, ' 7 ', '7'],
    [1031, '', ''],
    [1031, 'viele', 'viele'],
    [1031, '--1', '--1'],
    [1036, '1 234,5', '1234.5'],
    [1036, '1\u202f234,5', '1234.5'],
    [1053, '\u22121,5', '-1.5'],
    [1031, '9'.repeat(101), '9'.repeat(101)],
  ])('in the locale %d as %j is %j', (lcid, text, expected) => {
    expect(formatsOf(lcid).typed(text)).toBe(expected)
  })

  it.each([1033, 1031, 1036, 1053, 1025, 1081, 1041])('is read as it was shown in the input: %d', (lcid) => {
    const { input, typed } = formatsOf(lcid)
    for (const value of [0, 1, -1, 0.5, -1234567.25, 1e-7, 1e21]) expect(Number(typed(input(value)))).toBe(value)
  })
})
