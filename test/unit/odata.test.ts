import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../src/core/errors.ts'
import type { Comparison, Expression, Literal, Operand } from '../../src/core/query.ts'
import {
  formatSkipToken,
  parseCount,
  parseExpand,
  parseFilter,
  parseOrderBy,
  parseSelect,
  parseSkipToken,
} from '../../src/formats/odata.ts'

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

function refusal(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
    expect((error as DomainError).reason).toBe('invalid_query')
    return (error as DomainError).message
  }
  throw new Error('It was accepted.')
}

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
    ["Title eq datetimeoffset'2024-01-31T10:00:00.5+02:00'", literal('instant', Date.UTC(2024, 0, 31, 8, 0, 0, 500))],
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
      argument: { kind: 'call', name: 'toupper', argument: field('Author/Title', 27), at: 19 },
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
        compared('eq', { kind: 'call', name: part, argument: field('Created') }, literal('number', 7)),
      )
    }
  })

  test.each([
    ['', 0, 'expected a column'],
    ['Title eq', 8, 'end of the text'],
    ['Title foo 1', 6, "'foo'"],
    ["Title eq 'x", 9, 'never closed'],
    ["(Title eq 'x'", 13, "')'"],
    ["Title eq 'x')", 12, 'or the end'],
    ['Title eq and', 9, "'and'"],
    ['Title eq 12abc', 9, 'a number'],
    ['Title eq 1e999', 9, 'too large'],
    ["'x'", 0, 'only a text value'],
    ["A eq 1 and 'x'", 11, 'condition'],
    ['Amount add 1 eq 2', 7, 'arithmetic'],
    ['Tags/any(t: t eq 1)', 0, "'any'"],
    ['Tags/all(t: t eq 1)', 0, "'all'"],
    ['length(Title) eq 1', 0, "'length'"],
    ['__proto__(Title) eq 1', 0, "'__proto__'"],
    ['startswith(Title)', 16, 'second argument'],
    ["startswith(Title,'a','b')", 20, "')'"],
    ['startswith(Title,5)', 17, 'takes text'],
    ["tolower(startswith(Title,'a')) eq 'x'", 8, 'not a condition'],
    ['year(5) eq 1', 5, 'takes a date'],
    ['A eq (B eq C)', 2, 'true or false only'],
    ["startswith(A,'x') lt true", 18, 'true or false only'],
    ["A eq datetime'2024-02-30T00:00:00Z'", 5, 'datetime'],
    ["A eq datetime'soon'", 5, 'datetime'],
    ["A eq guid'12'", 5, 'guid'],
    ["A eq binary'00ff'", 5, 'binary'],
    ['Author/ eq 1', 7, "after '/'"],
    ['A eq 1 # B', 7, "'#'"],
  ])('%s is refused at position %d', (text, position, says) => {
    const message = refusal(() => parseFilter(text))
    expect(message).toContain('$filter')
    expect(message).toContain(`position ${position}`)
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
    ['', 0],
    ['Title,', 6],
    ['Title up', 6],
    ['Title descending', 6],
    ['desc desc desc', 10],
    ["'Title'", 0],
  ])('$orderby=%s is refused at position %d', (text, position) => {
    expect(refusal(() => parseOrderBy(text))).toContain(`position ${position}`)
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
    expect(message).toContain('position')
    expect(message).toContain(says)
  })
})

describe('nesting in $expand', () => {
  test('is refused below 100 levels', () => {
    for (const text of ['A($expand='.repeat(700), `A($filter=${'('.repeat(1000)})`])
      expect(refusal(() => parseExpand(text))).toContain('100 levels')
  })
})

describe('$top and $skip', () => {
  test('non-negative whole numbers up to the limit are read', () => {
    expect(parseCount('$top', '0', { max: 5000 })).toBe(0)
    expect(parseCount('$top', '5000', { max: 5000 })).toBe(5000)
    expect(parseCount('$skip', '20000')).toBe(20000)
  })

  test.each(['', ' ', '-1', '+1', '1.5', '1e3', '0x10', 'ten', '5001', '9'.repeat(30), '٣'])(
    '%s is refused with what is allowed',
    (text) => {
      const message = refusal(() => parseCount('$top', text, { max: 5000 }))
      expect(message).toContain('$top')
      expect(message).toContain('0 to 5000')
    },
  )
})

describe('$skiptoken', () => {
  test('a token names the last row and its order values', () => {
    const key = parseSkipToken('Paged=TRUE&p_SortBehavior=0&p_ID=7&p_Title=a%26b&p_Due')
    expect(key.itemId).toBe(7)
    expect({ ...key.values }).toEqual({ Title: 'a&b', Due: null })
    expect(formatSkipToken(key)).toBe('Paged=TRUE&p_ID=7&p_Title=a%26b&p_Due')
  })

  test('names of prototype members are plain names', () => {
    const { values } = parseSkipToken('Paged=TRUE&p_ID=7&p___proto__=x&p_constructor=y')
    expect(Object.getPrototypeOf(values)).toBe(null)
    expect(Object.entries(values)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })

  test.each([
    '',
    'p_ID=7',
    'Paged=TRUE',
    'Paged=TRUE&p_ID=',
    'Paged=TRUE&p_ID=-1',
    'Paged=TRUE&p_ID=x',
    'Paged=TRUE&p_ID=1&x=1',
    'Paged=TRUE&p_ID=1&p_T=%',
    'Paged=TRUE&PagedPrev=TRUE&p_ID=1',
  ])('%s is refused', (token) => {
    expect(refusal(() => parseSkipToken(token))).toContain('$skiptoken')
  })

  test('every token is read back as it was written', () => {
    const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text !== 'ID' && text !== 'SortBehavior')
    const values = fc.dictionary(name, fc.option(fc.string({ unit: 'binary' })), { noNullPrototype: false })
    fc.assert(
      fc.property(fc.nat(), values, (itemId, values) => {
        const key = parseSkipToken(formatSkipToken({ itemId, values }))
        expect(key.itemId).toBe(itemId)
        expect(Object.entries(key.values)).toEqual(Object.entries(values))
      }),
    )
  })
})

const calls = ['tolower', 'toupper', 'year', 'month', 'day', 'hour', 'minute', 'second'] as const
const words = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'and', 'or', 'not', 'add', 'sub', 'mul', 'div', 'mod', 'true', 'false', 'null'])
const name = fc.stringMatching(/^[A-Za-z_é][A-Za-z0-9_]{0,8}$/).filter((text) => !words.has(text))
const aField: fc.Arbitrary<Operand> = fc.array(name, { minLength: 1, maxLength: 3 }).map((path) => ({ kind: 'field', path, at: 0 }))
const aText: fc.Arbitrary<Operand> = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((value) => ({ kind: 'literal', literal: { type: 'text', value }, at: 0 }))
const anInstant = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
const aLiteral: fc.Arbitrary<Operand> = fc
  .oneof(
    fc
      .oneof(
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
      )
      .map((value): Literal => ({ type: 'number', value })),
    fc.boolean().map((value): Literal => ({ type: 'boolean', value })),
    anInstant.map((date): Literal => ({ type: 'instant', value: date.getTime() })),
    fc.uuid().map((value): Literal => ({ type: 'guid', value })),
    fc.constant<Literal>({ type: 'null' }),
  )
  .map((value) => ({ kind: 'literal', literal: value, at: 0 }))
const aCall = fc.tuple(fc.constantFrom(...calls), aField).map(([name, argument]): Operand => ({ kind: 'call', name, argument, at: 0 }))
const aTextCall = fc
  .tuple(fc.constantFrom('tolower', 'toupper'), fc.oneof(aField, aText))
  .map(([name, argument]): Operand => ({ kind: 'call', name: name as 'tolower', argument, at: 0 }))
const anOperand = fc.oneof(aField, aText, aLiteral, aCall)
const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const

const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    aField.map((operand): Expression => ({ op: 'truth', operand })),
    fc
      .tuple(fc.constantFrom(...comparisons), anOperand, anOperand)
      .map(([comparison, left, right]): Expression => ({ op: 'compare', comparison, left, right })),
    fc
      .tuple(fc.constantFrom('startswith', 'endswith', 'substringof'), fc.oneof(aField, aTextCall), aText)
      .map(([match, subject, text]): Expression => ({ op: 'match', match: match as 'startswith', subject, text })),
    tie('expression').map((operand): Expression => ({ op: 'not', operand })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('expression'), { minLength: 2, maxLength: 4 }))
      .map(([op, operands]) => flat(op as 'and', operands)),
  ),
}))

/** The parser joins chains of one operator, so the expected value must too. */
const flat = (op: 'and' | 'or', operands: readonly Expression[]): Expression => ({
  op,
  operands: operands.flatMap((one) => (one.op === op ? one.operands : [one])),
})

function print(node: Expression): string {
  if (node.op === 'truth') return printOperand(node.operand)
  if (node.op === 'not') return `not ${bracketed(node.operand)}`
  if (node.op === 'compare') return `${printOperand(node.left)} ${node.comparison} ${printOperand(node.right)}`
  if (node.op === 'in') throw new Error('OData v3 has no membership operator.')
  if (node.op !== 'match') return node.operands.map(bracketed).join(` ${node.op} `)
  const [subject, text] = [printOperand(node.subject), printOperand(node.text)]
  return node.match === 'substringof' ? `substringof(${text},${subject})` : `${node.match}(${subject},${text})`
}

const bracketed = (node: Expression) => (node.op === 'and' || node.op === 'or' || node.op === 'not' ? `(${print(node)})` : print(node))

function printOperand(operand: Operand): string {
  if (operand.kind === 'field') return operand.path.join('/')
  if (operand.kind === 'call') return `${operand.name}(${printOperand(operand.argument)})`
  const { literal } = operand
  if (literal.type === 'null') return 'null'
  if (literal.type === 'text') return `'${literal.value.replaceAll("'", "''")}'`
  if (literal.type === 'instant') return `datetime'${new Date(literal.value).toISOString()}'`
  if (literal.type === 'guid') return `guid'${literal.value}'`
  return String(literal.value)
}

describe('any text', () => {
  test('a random condition is read back as it was printed', () => {
    const readBack = fc.property(expression, (value) => {
      expect(filterShape(print(value))).toEqual(shape(value))
    })
    fc.assert(readBack, { numRuns: 500 })
  })

  test('gives a value or invalid_query, nothing else, and fast', () => {
    const scrap = fc.constantFrom(
      '(',
      ')',
      "'",
      "''",
      ' ',
      ',',
      '/',
      '$',
      ';',
      '=',
      '*',
      'eq',
      'and',
      'or',
      'not ',
      'Title',
      'tolower(',
      "datetime'",
      '1',
      '-',
      '.',
      'e',
      '$select=',
      '__proto__',
      'null',
      '\u0000',
      '😀',
      '%',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(scrap, { maxLength: 400 }).map((parts) => parts.join('')),
    )
    const parsers = [parseFilter, parseOrderBy, parseSelect, parseExpand, parseSkipToken, (input: string) => parseCount('$top', input)]
    const started = performance.now()
    fc.assert(
      fc.property(text, (input) => {
        for (const parse of parsers) {
          try {
            parse(input)
          } catch (error) {
            if (!(error instanceof DomainError) || error.reason !== 'invalid_query') throw error
          }
        }
      }),
      { numRuns: 2000 },
    )
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('the longest hostile texts are refused in milliseconds', () => {
    for (const text of [
      "'".repeat(8191),
      "''".repeat(4096),
      '1'.repeat(8192),
      '-'.repeat(8192),
      'a/'.repeat(4096),
      "A eq 'x' ".repeat(900),
      'A eq true '.repeat(800),
      ' '.repeat(8192),
      'a'.repeat(8191).concat('('),
    ]) {
      const started = performance.now()
      const message = refusal(() => parseFilter(text))
      expect(performance.now() - started).toBeLessThan(200)
      expect(message.length).toBeLessThan(400)
    }
  })
})
