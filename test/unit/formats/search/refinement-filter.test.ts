import { describe, expect, it } from 'vitest'
import { parseRefinementFilter, refinementToken } from '../../../../src/formats/search/refinement-filter.ts'

const parse = (text: string) => parseRefinementFilter('refinementfilters', text)
const property = (name: string, test: object, at = 0) => ({ op: 'property', name, test, at })

describe('a refinement filter', () => {
  it('takes the token of an entry back, whatever its value is', () => {
    for (const text of ['Not Started', 'a "b" ,)', 'Ärger 漢字', 'ǂǂ']) {
      expect(parse(`Status:${refinementToken(text)}`)).toEqual({ op: 'value', name: 'Status', text, at: 0 })
    }
  })

  it.each([
    ['Status:"Not Started"', property('Status', { kind: 'contains', value: 'Not Started', prefix: false })],
    ['Status:Not*', property('Status', { kind: 'contains', value: 'Not', prefix: true })],
    ['Status:equals("a b")', property('Status', { kind: 'compare', comparison: 'eq', value: 'a b' })],
    ['not(Status:x)', { op: 'not', operand: property('Status', { kind: 'contains', value: 'x', prefix: false }, 4) }],
    [
      'or(A:x,B:y)',
      {
        op: 'or',
        operands: [
          property('A', { kind: 'contains', value: 'x', prefix: false }, 3),
          property('B', { kind: 'contains', value: 'y', prefix: false }, 7),
        ],
      },
    ],
    [
      'A:or("x","y")',
      {
        op: 'or',
        operands: [
          property('A', { kind: 'contains', value: 'x', prefix: false }),
          property('A', { kind: 'contains', value: 'y', prefix: false }),
        ],
      },
    ],
    [
      'Size:range(1, 5)',
      {
        op: 'and',
        operands: [
          property('Size', { kind: 'compare', comparison: 'ge', value: '1' }),
          property('Size', { kind: 'compare', comparison: 'lt', value: '5' }),
        ],
      },
    ],
    [
      'Size:range(1, 5, from="GT", to="LE")',
      {
        op: 'and',
        operands: [
          property('Size', { kind: 'compare', comparison: 'gt', value: '1' }),
          property('Size', { kind: 'compare', comparison: 'le', value: '5' }),
        ],
      },
    ],
    ['Write:range(datetime("2026-01-01"), max)', property('Write', { kind: 'compare', comparison: 'ge', value: '2026-01-01' })],
  ])('%s', (text, expected) => {
    expect(parse(text)).toEqual(expected)
  })

  it.each([
    ['', /expected the name of a property/],
    ['Status', /at character 7/],
    ['Status:', /expected a value/],
    ['Status:"x', /character 8: the quote/],
    ['Status:ǂǂzz', /is not a refinement token/],
    ['or(A:x', /expected ',' or '\)'/],
    ['A:range(1)', /expected ','/],
    ['A:range(min,max)', /needs at least one bound/],
    ['A:range(1,2,up="x")', /expected from=/],
    ['A:x) y', /expected ',' and another filter/],
    [`${'not('.repeat(150)}`, /levels of nesting/],
  ])('%s is refused where it is wrong', (text, message) => {
    expect(() => parse(text)).toThrow(message)
    expect(() => parse(text)).toThrow(expect.objectContaining({ reason: 'invalid_query' }))
  })
})
