import { describe, expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/kernel/query.ts'
import { parseExpand, parseFilter, parseOrderBy, parseSelect } from '../../../../src/formats/odata/odata.ts'
import { refusalOf } from '../../../support/random/refused.ts'

const field = (path: string, at = 0) => ({ kind: 'field', path: path.split('/'), at })
const literal = (type: string, value?: unknown, at = 0) => ({
  kind: 'literal',
  literal: value === undefined ? { type } : { type, value },
  at,
})

/** The value without its offsets. */
const shape = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, part) => (key === 'at' ? undefined : part)))
const filterShape = (text: string) => shape(parseFilter(text))
const compared = (comparison: Comparison, left: unknown, right: unknown) => shape({ op: 'compare', comparison, left, right })

const refusal = (run: () => unknown) => refusalOf('invalid_query', run)

describe('$filter', () => {
  test('every comparison operator is read, with the offsets of both sides', () => {
    for (const comparison of ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const) {
      expect(parseFilter(`Amount ${comparison} 10`)).toEqual({
        op: 'compare',
        comparison,
        left: field('Amount'),
        right: literal('number', 10, 10),
      })
    }
  })

  test.each([
    ["Title eq 'It''s'", literal('text', "It's")],
    ["Title eq ''", literal('text', '')],
    ["Title eq '2024-01-01T00:00:00Z'", literal('text', '2024-01-01T00:00:00Z')],
    ['Title eq 12', literal('number', 12)],
    ['Title eq -12.5', literal('number', -12.5)],
    ['Title eq 1.5e3', literal('number', 1500)],
    ['Title eq 12L', literal('number', 12)],
    ['Title eq 1.0f', literal('number', 1)],
    ['Title eq 1.5m', literal('number', 1.5)],
    ['Title eq 2d', literal('number', 2)],
    ['Title eq true', literal('boolean', true)],
    ['Title eq false', literal('boolean', false)],
    ['Title eq null', literal('null')],
    ["Title eq guid'01234567-89AB-CDEF-0123-456789ABCDEF'", literal('guid', '01234567-89ab-cdef-0123-456789abcdef')],
    ["Title eq datetime'2024-01-31T10:00:00Z'", literal('instant', Date.UTC(2024, 0, 31, 10))],
    ["Title eq datetime'2024-01-31T10:00:00'", literal('instant', Date.UTC(2024, 0, 31, 10))],
    ["Title eq datetime'2024-01-31'", literal('instant', Date.UTC(2024, 0, 31))],
    ["Title eq datetimeoffset'2024-01-31T10:00:07+02:00'", literal('instant', Date.UTC(2024, 0, 31, 8, 0, 7))],
  ])('%s has the literal of its type', (text, right) => {
    expect(filterShape(text)).toEqual(compared('eq', field('Title'), right))
  })

  test('not binds before and, and before or, and parentheses before all', () => {
    const a = { op: 'truth', operand: field('A') }
    const truth = (name: string) => shape({ ...a, operand: field(name) })
    expect(filterShape('A or B and not C')).toEqual({
      op: 'or',
      operands: [truth('A'), { op: 'and', operands: [truth('B'), { op: 'not', operand: truth('C') }] }],
    })
    expect(filterShape('(A or B) and C')).toEqual({ op: 'and', operands: [{ op: 'or', operands: [truth('A'), truth('B')] }, truth('C')] })
    expect(filterShape('not A eq 1 and B')).toEqual({
      op: 'and',
      operands: [{ op: 'not', operand: compared('eq', field('A'), literal('number', 1)) }, truth('B')],
    })
    expect(filterShape('A lt 1 eq false')).toEqual({ op: 'not', operand: compared('lt', field('A'), literal('number', 1)) })
  })

  test('the text functions take their arguments in the order of the protocol', () => {
    const match = (name: string) => shape({ op: 'match', match: name, subject: field('Title'), text: literal('text', 'v') })
    expect(filterShape("startswith(Title,'v')")).toEqual(match('startswith'))
    expect(filterShape("endswith( Title , 'v' )")).toEqual(match('endswith'))
    expect(filterShape("substringof('v',Title)")).toEqual(match('substringof'))
    expect(filterShape("contains(Title,'v')")).toEqual(match('substringof'))
    expect(filterShape("startswith(Title,'v') eq true")).toEqual(match('startswith'))
    expect(filterShape("true eq startswith(Title,'v')")).toEqual(match('startswith'))
    expect(filterShape("startswith(Title,'v') ne true")).toEqual({ op: 'not', operand: match('startswith') })
  })

  test('functions nest', () => {
    const lower = {
      kind: 'call',
      name: 'tolower',
      arguments: [{ kind: 'call', name: 'toupper', arguments: [field('Author/Title', 27)], at: 19 }],
      at: 11,
    }
    expect(parseFilter("startswith(tolower(toupper(Author/Title)),'x')")).toEqual({
      op: 'match',
      match: 'startswith',
      subject: lower,
      text: literal('text', 'x', 42),
    })
    for (const part of ['year', 'month', 'day', 'hour', 'minute', 'second']) {
      expect(filterShape(`${part}(Created) eq 7`)).toEqual(
        compared('eq', { kind: 'call', name: part, arguments: [field('Created')] }, literal('number', 7)),
      )
    }
  })

  test.each([
    ['', 1, 'expected a column'],
    ['Title eq', 9, 'end of the text'],
    ['Title foo 1', 7, "'foo'"],
    ["Title eq 'x", 10, 'never closed'],
    ["(Title eq 'x'", 14, "')'"],
    ["Title eq 'x')", 13, 'or the end'],
    ['Title eq and', 10, "'and'"],
    ['Title eq 12abc', 10, 'a number'],
    ['Title eq 1e999', 10, 'too large'],
    ["'x'", 1, 'only a text value'],
    ["A eq 1 and 'x'", 12, 'condition'],
    ['Amount add 1 eq 2', 8, 'arithmetic'],
    ['Tags/any(t: t eq 1)', 1, "'any'"],
    ['Tags/all(t: t eq 1)', 1, "'all'"],
    ['size(Title) eq 1', 1, "'size'"],
    ['__proto__(Title) eq 1', 1, "'__proto__'"],
    ['startswith(Title)', 17, 'second argument'],
    ["startswith(Title,'a','b')", 21, "')'"],
    ['startswith(Title,5)', 18, 'takes text'],
    ["tolower(startswith(Title,'a')) eq 'x'", 9, 'not a condition'],
    ['year(5) eq 1', 6, 'takes a date'],
    ['A eq (B eq C)', 3, 'true or false only'],
    ["startswith(A,'x') lt true", 19, 'true or false only'],
    ["A eq datetime'2024-02-30T00:00:00Z'", 6, 'datetime'],
    ["A eq datetime'soon'", 6, 'datetime'],
    ["A eq guid'12'", 6, 'guid'],
    ["A eq binary'00ff'", 6, 'binary'],
    ['Author/ eq 1', 8, "after '/'"],
    ['A eq 1 # B', 8, "'#'"],
  ])('%s is refused at character %d', (text, character, says) => {
    const message = refusal(() => parseFilter(text))
    expect(message).toContain('$filter')
    expect(message).toContain(`character ${character}`)
    expect(message).toContain(says)
  })

  test('names of prototype members are plain column names', () => {
    expect(filterShape('__proto__ eq 1 and constructor eq 2')).toEqual({
      op: 'and',
      operands: [compared('eq', field('__proto__'), literal('number', 1)), compared('eq', field('constructor'), literal('number', 2))],
    })
  })

  test('a chain as long as the text may be is one flat node', () => {
    const operands = 1638
    const filter = parseFilter(Array.from({ length: operands }, () => 'A').join(' or '))
    expect(filter.op === 'or' && filter.operands.length).toBe(operands)
  })

  test('nesting is allowed to 100 levels and refused below, however deep it goes', () => {
    const nested = (levels: number) => `${'('.repeat(levels)}A${')'.repeat(levels)}`
    expect(filterShape(nested(100))).toEqual({ op: 'truth', operand: shape(field('A')) })
    for (const text of [
      nested(101),
      '('.repeat(8000),
      'not '.repeat(2000),
      'not('.repeat(2000),
      'tolower('.repeat(1000),
      "startswith('x',".repeat(500),
    ]) {
      expect(refusal(() => parseFilter(text))).toContain('100 levels')
    }
  })

  test('more than 8,192 characters are refused', () => {
    expect(refusal(() => parseFilter(`Title eq '${'x'.repeat(8192)}'`))).toContain('8192')
    expect(parseFilter(`Title eq '${'x'.repeat(8192 - 11)}'`).op).toBe('compare')
  })
})

describe('$orderby, $select, $expand', () => {
  test('$orderby reads columns, paths and directions', () => {
    expect(parseOrderBy('Title desc, ID asc ,Author/Title')).toEqual([
      { path: ['Title'], descending: true, at: 0 },
      { path: ['ID'], descending: false, at: 12 },
      { path: ['Author', 'Title'], descending: false, at: 20 },
    ])
  })

  test.each([
    ['', 1],
    ['Title,', 7],
    ['Title up', 7],
    ['Title descending', 7],
    ['desc desc desc', 11],
    ["'Title'", 1],
  ])('$orderby=%s is refused at character %d', (text, character) => {
    expect(refusal(() => parseOrderBy(text))).toContain(`character ${character}`)
  })

  test('$select reads names, paths and stars', () => {
    expect(parseSelect('*, Title,Author/Title,Author/*')).toEqual([['*'], ['Title'], ['Author', 'Title'], ['Author', '*']])
    for (const text of ['', 'A B', 'A,,B', '**', 'A/*/B', 'A/']) expect(refusal(() => parseSelect(text))).toContain('$select')
  })

  test('$expand reads a tree of nested options, quotes and all', () => {
    const text = "Author,Lists/Items( $select=ID,Title ; $filter=Title eq 'a;b)';$orderby=ID desc;$top=5;$skip=0;$expand=Author($select=*))"
    expect(shape(parseExpand(text))).toEqual([
      { path: ['Author'] },
      {
        path: ['Lists', 'Items'],
        select: [['ID'], ['Title']],
        filter: compared('eq', field('Title'), literal('text', 'a;b)')),
        orderBy: [{ path: ['ID'], descending: true }],
        top: 5,
        skip: 0,
        expand: [{ path: ['Author'], select: [['*']] }],
      },
    ])
  })

  test.each([
    ['', 'column name'],
    ['A(', '$select'],
    ['A()', '$select'],
    ['A($top=1', "')'"],
    ['A($top=1;)', '$select'],
    ['A($top=1;$top=2)', 'twice'],
    ['A($top=-1)', 'non-negative'],
    ['A($top=1.5)', 'non-negative'],
    ['A($levels=1)', '$select'],
    ['A($__proto__=1)', '$select'],
    ['A($top 1)', "'='"],
    ['A)', 'the end'],
  ])('$expand=%s is refused', (text, says) => {
    const message = refusal(() => parseExpand(text))
    expect(message).toContain('character')
    expect(message).toContain(says)
  })
})

describe('nesting in $expand', () => {
  test('is refused below 100 levels', () => {
    for (const text of ['A($expand='.repeat(700), `A($filter=${'('.repeat(1000)})`])
      expect(refusal(() => parseExpand(text))).toContain('100 levels')
  })
})
