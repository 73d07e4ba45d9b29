import { describe, expect, it } from 'vitest'
import { parseRanges } from '../../../../src/http/content/ranges.ts'

const pairs = (header: string, size = 1000) => parseRanges(header, size)?.map(({ start, end }) => [start, end])

describe('a Range header', () => {
  it.each([
    ['bytes=0-0', [[0, 1]]],
    ['bytes=0-99', [[0, 100]]],
    ['bytes=900-', [[900, 1000]]],
    ['bytes=-100', [[900, 1000]]],
    ['bytes=-5000', [[0, 1000]]],
    ['bytes=990-5000', [[990, 1000]]],
    [
      'BYTES= 1-2 , 5-6',
      [
        [1, 3],
        [5, 7],
      ],
    ],
    [
      'bytes=5-6,1-2',
      [
        [5, 7],
        [1, 3],
      ],
    ],
    [
      'bytes=0-1,,5-6',
      [
        [0, 2],
        [5, 7],
      ],
    ],
  ])('%s names ranges', (header, expected) => expect(pairs(header)).toEqual(expected))

  it.each([
    ['bytes=0-10,5-20', [[0, 21]]],
    ['bytes=5-20,0-4', [[0, 21]]],
    ['bytes=0-,-1,500-600', [[0, 1000]]],
    [`bytes=${'0-,'.repeat(50)}0-`, [[0, 1000]]],
  ])('%s names ranges that overlap or touch, which become one', (header, expected) => expect(pairs(header)).toEqual(expected))

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=1000-1001,-0', 'bytes=99999999999999999999999-'])(
    '%s names none of the bytes',
    (header) => expect(pairs(header)).toEqual([]),
  )

  it('drops ranges outside and keeps those inside', () => expect(pairs('bytes=2000-3000,1-2')).toEqual([[1, 3]]))

  it.each([
    'bytes',
    'bytes=',
    'bytes= , ',
    'bytes=a-b',
    'bytes=1',
    'bytes=--1',
    'bytes=5-4',
    'bytes=1-2;3-4',
    'items=0-1',
    '0-1',
    'bytes=-',
    'bytes=1 -2',
  ])('%s is ignored', (header) => expect(pairs(header)).toBeUndefined())

  it('with more than a hundred ranges is ignored', () => {
    const many = (count: number) => `bytes=${Array.from({ length: count }, (_, index) => `${index * 2}-${index * 2}`).join(',')}`
    expect(pairs(many(100))).toHaveLength(100)
    expect(pairs(many(101))).toBeUndefined()
  })

  it('of nothing names nothing', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(pairs(header, 0)).toEqual([])
  })
})
