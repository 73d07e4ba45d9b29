import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchExpression } from '../../../../src/core/acts/search/search-query.ts'
import { parseKql } from '../../../../src/formats/search/kql.ts'
import { runsOrRefuses } from '../../../support/random/refused.ts'

const parse = (text: string): SearchExpression => parseKql('querytext', text)
const words = (text: string, prefix = false): SearchExpression => ({ op: 'words', words: text.split(' '), prefix })

/** The expression in a short form: `and(a, not(b))`, `Title:a b*`. */
function shown(expression: SearchExpression): string {
  switch (expression.op) {
    case 'and':
    case 'or':
      return `${expression.op}(${expression.operands.map(shown).join(', ')})`
    case 'not':
      return `not(${shown(expression.operand)})`
    case 'words':
      return expression.words.join(' ') + (expression.prefix ? '*' : '')
    case 'property': {
      const { name, test } = expression
      if (test.kind === 'contains') return `${name}:${test.value}${test.prefix ? '*' : ''}`
      if (test.kind === 'compare') return `${name} ${test.comparison} ${test.value}`
      return test.kind === 'range' ? `${name}:[${test.from}..${test.to}]` : `${name}:present`
    }
    default:
      return expression.op
  }
}

describe('a text of the keyword query language', () => {
  it.each([
    ['chairs', 'chairs'],
    ['  Chairs\tTABLES ', 'and(chairs, tables)'],
    ['"order chairs"', 'order chairs'],
    ['“order chairs”', 'order chairs'],
    ['chai*', 'chai*'],
    ['"order chai*"', 'order chai*'],
    ['"order chai"*', 'order chai*'],
    ['*', 'everything'],
    ["it's", 'it s'],
    ['order-chairs', 'order chairs'],
    ['漢字', '漢 字'],
    ['a AND b OR c AND d', 'or(and(a, b), and(c, d))'],
    ['a b OR c', 'or(and(a, b), c)'],
    ['a (b OR c)', 'and(a, or(b, c))'],
    ['NOT a b', 'and(not(a), b)'],
    ['a -b +c', 'and(a, not(b), c)'],
    ['-(a OR b)', 'not(or(a, b))'],
    ['-"a b"', 'not(a b)'],
    ['NOT NOT a', 'not(not(a))'],
    ['and or not', 'and(and, or, not)'],
    ['ANDROID', 'android'],
    ['a & b', 'and(a, b)'],
    ['"say ""yes"" now"', 'say yes now'],
    ['Title:chairs', 'Title:chairs'],
    ['Title:"order chairs"', 'Title:order chairs'],
    ['Title:chai*', 'Title:chai*'],
    ['Title:*', 'Title:present'],
    ['Title="order chairs"', 'Title eq order chairs'],
    ['Title=chai*', 'Title:chai*'],
    ['Size>1 Size>=2 Size<3 Size<=4 Size<>5', 'and(Size gt 1, Size ge 2, Size lt 3, Size le 4, Size ne 5)'],
    ['Size:1..5', 'Size:[1..5]'],
    ['Size:..5', 'Size:[..5]'],
    ['Size=1..', 'Size:[1..]'],
    ['Created:2026-01-01..2026-01-31', 'Created:[2026-01-01..2026-01-31]'],
    ['Created:"2026-01-01".."2026-01-31"', 'Created:[2026-01-01..2026-01-31]'],
    ['Created>2026-01-01T10:00:00Z', 'Created gt 2026-01-01T10:00:00Z'],
    ['Path:http://h/a', 'Path:http://h/a'],
    ['Author:(ann OR "bob b" OR c*)', 'or(Author:ann, Author:bob b, Author:c*)'],
    ['Author=(ann OR bob)', 'or(Author eq ann, Author eq bob)'],
    ['author:ann Author:bob', 'or(author:ann, Author:bob)'],
    ['author:ann x author:bob', 'and(or(author:ann, author:bob), x)'],
    ['author:ann AND author:bob', 'and(author:ann, author:bob)'],
    ['author:ann -author:bob', 'and(author:ann, not(author:bob))'],
    ['author:ann +author:bob', 'and(author:ann, author:bob)'],
    ['Due_x0020_Date:today', 'Due_x0020_Date:today'],
  ])('%s', (text, expected) => {
    expect(shown(parse(text))).toBe(expected)
  })

  it('a word is folded as the index folds it', () => {
    expect(parse('ÄRGER')).toEqual(words('ärger'))
    expect(parse('A\u0308rger')).toEqual(words('ärger'))
  })

  it.each([
    ['', /expected a word.* at character 1, but found the end/],
    ['  & !', /character 1: there is no word/],
    ['(a', /character 1: the '\(' that opens here is never closed/],
    ['a (b (c)', /character 3: the '\('/],
    ['a)', /opens nowhere at character 2, but found '\)'/],
    ['a "b', /character 3: the quote that opens here is never closed/],
    ['Title:"b', /character 7: the quote/],
    ['a AND', /expected a word.* at character 6, but found the end/],
    ['OR a', /expected a word.* at character 1, but found 'OR'/],
    ['a AND OR b', /at character 7, but found 'OR'/],
    ['()', /expected .* at character 2/],
    ['Title:', /expected a value of Title .* at character 7/],
    ['Size>', /at character 6/],
    ['Title:()', /at character 8/],
    ['Size:..', /a range needs at least one bound/],
    ['Size>1*', /'\*' cannot follow >/],
    ['*foo', /character 1: a '\*' can only end a word/],
    ['f*oo', /character 2: a '\*' can only end a word/],
    ['a NEAR b', /character 3: NEAR is not supported/],
    ['XRANK(cb=1) a', /XRANK is not supported/],
    ['WORDS(a, b)', /WORDS is not supported/],
    [`${'('.repeat(200)}a`, /at most 100 levels/],
    [`${'NOT '.repeat(200)}a`, /at most 100 levels/],
    ['a '.repeat(101), /character 201: at most 100 words/],
    ['a'.repeat(8193), /at most 8192/],
  ])('%s is refused where it is wrong', (text, message) => {
    expect(() => parse(text)).toThrow(message)
    expect(() => parse(text)).toThrow(expect.objectContaining({ reason: 'invalid_query' }))
  })

  it('whatever is written is read or refused, and nothing else happens', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'a',
        'b*',
        '"',
        '""',
        '(',
        ')',
        ' ',
        'AND',
        'OR',
        'NOT',
        '-',
        '+',
        ':',
        '=',
        '<>',
        '<',
        '..',
        '*',
        'Title',
        'Size:1',
        "'",
        '\\',
        'ß',
        '漢',
        '\u0000',
        '\ud800',
        '[',
        '{',
        '^',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        runsOrRefuses(() => parse(pieces.join('')), 'invalid_query')
      }),
      { numRuns: 3000 },
    )
  })
})
