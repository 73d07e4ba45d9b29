import type { PropertyTest, SearchExpression } from '../../core/acts/search/search-query.ts'
import { wordsOf } from '../../core/acts/search/words.ts'
import type { Comparison } from '../../core/kernel/query.ts'
import { type Cursor, cursorOn, deeper, expected, refused, shortened, skipBlanks, take, takeCharacter } from '../odata/text-cursor.ts'

/** Words, phrases and restrictions of a query; each costs an index look-up. */
const maxTerms = 100

/** The text of a query during parsing. */
interface KqlCursor extends Cursor {
  terms: number
  /** Inside `Author:( … )`, whose words are values of that property. */
  property: { readonly name: string; readonly whole: boolean } | undefined
}

/**
 * Parses the keyword query language: words, "phrases", prefix*, AND OR NOT in capitals, + and -, parentheses, and
 * property restrictions (`Title:x`, `Size>100`, `Created:2026-01-01..2026-01-31`). Words and restrictions without an
 * operator between them are joined by AND, but restrictions of the same property by OR. `option` is the name in
 * messages. Fails with `invalid_query`, which names the position.
 */
export function parseKql(option: string, text: string): SearchExpression {
  const cursor: KqlCursor = { ...cursorOn(option, text.replaceAll(/[\u201c\u201d]/g, '"')), terms: 0, property: undefined }
  const expression = readAlternatives(cursor)
  skipBlanks(cursor)
  if (cursor.at < text.length) throw expected(cursor, "a word, an operator (AND, OR, NOT) or the end of the text; this ')' opens nowhere")
  if (expression) return expression
  throw refused(cursor, 0, 'there is no word to search for. Give at least one letter or digit, or * for everything.')
}

const operatorWord = /(?:AND|OR|NOT)(?=[\s()"+-]|$)/y
const unsupported = /(?:NEAR|ONEAR|XRANK|WORDS|ANY|ALL)(?=\()|(?:NEAR|ONEAR|XRANK)(?=[\s(]|$)/y

const peek = (cursor: Cursor, pattern: RegExp): string | undefined => {
  skipBlanks(cursor)
  const { at } = cursor
  const found = take(cursor, pattern)
  cursor.at = at
  return found
}

function readAlternatives(cursor: KqlCursor): SearchExpression | undefined {
  const operands: (SearchExpression | undefined)[] = [readConjunction(cursor)]
  while (peek(cursor, operatorWord) === 'OR') {
    cursor.at += 2
    operands.push(readConjunction(cursor))
  }
  return joined('or', operands)
}

/** One operand of an implicit AND. */
interface Part {
  expression: SearchExpression | undefined
  /** The property of a restriction; restrictions of the same property are joined by OR. */
  readonly property: string | undefined
}

function readConjunction(cursor: KqlCursor): SearchExpression | undefined {
  const parts: Part[] = [readPart(cursor)]
  for (;;) {
    const operator = peek(cursor, operatorWord)
    if (operator === 'OR' || cursor.at >= cursor.text.length || cursor.text[cursor.at] === ')') break
    if (operator === 'AND') cursor.at += 3
    const part = readPart(cursor)
    const before =
      operator === undefined && part.property !== undefined ? parts.find(({ property }) => property === part.property) : undefined
    if (before) before.expression = joined('or', [before.expression, part.expression])
    else parts.push(part)
  }
  return joined(
    'and',
    parts.map(({ expression }) => expression),
  )
}

function joined(op: 'and' | 'or', operands: readonly (SearchExpression | undefined)[]): SearchExpression | undefined {
  const present = operands.filter((operand) => operand !== undefined)
  return present.length > 1 ? { op, operands: present } : present[0]
}

function readPart(cursor: KqlCursor): Part {
  skipBlanks(cursor)
  const start = cursor.at
  if (take(cursor, /(?:NOT(?=[\s("+-])|-(?=[^\s)]))/y) !== undefined) {
    const operand = deeper(cursor, () => readPart(cursor)).expression
    return { expression: operand && { op: 'not', operand }, property: undefined }
  }
  take(cursor, /\+(?=[^\s)])/y)
  if (peek(cursor, operatorWord) !== undefined) throw expected(cursor, 'a word, a phrase or a restriction')
  const word = peek(cursor, unsupported)
  if (word !== undefined) throw refused(cursor, cursor.at, `${word} is not supported here. To search for the word, put it in quotes.`)
  const expression = readTerm(cursor)
  const restriction = cursor.property === undefined && expression?.op === 'property' ? expression : undefined
  const joins = restriction?.test.kind === 'contains' || (restriction?.test.kind === 'compare' && restriction.test.comparison === 'eq')
  return { expression, property: joins && cursor.text[start] !== '+' ? restriction?.name.toLowerCase() : undefined }
}

const propertyName = /[\p{L}_][\p{L}\p{N}_]*(?=[:=<>])/uy
const plainWord = /[^\s()"]+/y
const phrase = /"[^"]*(?:""[^"]*)*"/y

function readTerm(cursor: KqlCursor): SearchExpression | undefined {
  const { at } = cursor
  if (cursor.text[at] === '(') return deeper(cursor, () => readGroup(cursor))
  cursor.terms += 1
  if (cursor.terms > maxTerms) throw refused(cursor, at, `at most ${maxTerms} words, phrases and restrictions are allowed.`)
  const name = cursor.property ? undefined : take(cursor, propertyName)
  if (name !== undefined) return readRestriction(cursor, name, at)
  const { text, prefix, isBare } = readValue(cursor, 'a word, a phrase or a restriction')
  if (cursor.property) return restrictionOf(cursor, at, { text, prefix })
  if (isBare && text === '' && prefix) return { op: 'everything' }
  const words = wordsOf(text)
  return words.length === 0 ? undefined : { op: 'words', words, prefix }
}

/** A value of the property in `Author:( … )`. */
function restrictionOf(cursor: KqlCursor, at: number, { text, prefix }: { text: string; prefix: boolean }): SearchExpression {
  const { name, whole } = cursor.property ?? { name: '', whole: false }
  const test: PropertyTest =
    whole && !prefix ? { kind: 'compare', comparison: 'eq', value: text } : { kind: 'contains', value: text, prefix }
  return { op: 'property', name, test, at }
}

function readGroup(cursor: KqlCursor): SearchExpression | undefined {
  const { at } = cursor
  cursor.at += 1
  const inner = readAlternatives(cursor)
  if (!takeCharacter(cursor, ')')) throw refused(cursor, at, "the '(' that opens here is never closed.")
  return inner
}

interface Value {
  readonly text: string
  readonly prefix: boolean
  /** Not in quotes. */
  readonly isBare: boolean
}

/** A word or a phrase, with or without the star of a prefix. */
function readValue(cursor: KqlCursor, what: string, pattern = plainWord): Value {
  const { at } = cursor
  if (cursor.text[at] === '"') return readPhrase(cursor)
  const word = take(cursor, pattern)
  if (word === undefined) throw expected(cursor, what)
  const text = word.replace(/\*$/, '')
  const star = text.indexOf('*')
  if (star >= 0) throw refused(cursor, at + star, "a '*' can only end a word: the beginning of it is searched for.")
  return { text, prefix: text !== word, isBare: true }
}

function readPhrase(cursor: KqlCursor): Value {
  const { at } = cursor
  const quoted = take(cursor, phrase)
  if (quoted === undefined) throw refused(cursor, at, 'the quote that opens here is never closed.')
  const inner = quoted.slice(1, -1).replaceAll('""', '"')
  const prefix = cursor.text[cursor.at] === '*'
  if (prefix) cursor.at += 1
  return { text: inner.replace(/\*$/, ''), prefix: prefix || inner.endsWith('*'), isBare: false }
}

const comparisons: ReadonlyMap<string, Comparison | 'contains'> = new Map([
  [':', 'contains'],
  ['=', 'eq'],
  ['<>', 'ne'],
  ['<', 'lt'],
  ['<=', 'le'],
  ['>', 'gt'],
  ['>=', 'ge'],
])

/** The value before the dots of a range. */
const boundedWord = /(?:(?!\.\.)[^\s()"])+/y

function readRestriction(cursor: KqlCursor, name: string, at: number): SearchExpression | undefined {
  const operator = take(cursor, /<>|<=|>=|[:=<>]/y) ?? ''
  const comparison = comparisons.get(operator) ?? 'contains'
  const isMatch = comparison === 'contains' || comparison === 'eq'
  if (isMatch && cursor.text[cursor.at] === '(') {
    cursor.property = { name, whole: comparison === 'eq' }
    const group = deeper(cursor, () => readGroup(cursor))
    cursor.property = undefined
    if (!group) throw refused(cursor, at, `${shortened(name)}${operator} needs a value.`)
    return group
  }
  const what = `a value of ${shortened(name)} right behind the '${operator}'`
  const isOpen = isMatch && cursor.text.startsWith('..', cursor.at)
  const value = isOpen ? { text: '', prefix: false, isBare: true } : readValue(cursor, what, isMatch ? boundedWord : plainWord)
  const property = { op: 'property', name, at } as const
  if (isMatch && !value.prefix && cursor.text.startsWith('..', cursor.at)) {
    cursor.at += 2
    const isEnd = /[\s)]|^$/.test(cursor.text.charAt(cursor.at))
    const to = isEnd ? '' : readValue(cursor, what).text
    if (value.text === '' && to === '') throw refused(cursor, at, 'a range needs at least one bound.')
    return { ...property, test: { kind: 'range', from: value.text, to } }
  }
  if (isMatch && value.isBare && value.text === '' && value.prefix) return { ...property, test: { kind: 'present' } }
  if (value.text.trim() === '') throw refused(cursor, at, `${shortened(name)}${operator} needs a value.`)
  if (comparison === 'contains' || (comparison === 'eq' && value.prefix))
    return { ...property, test: { kind: 'contains', value: value.text, prefix: value.prefix } }
  if (value.prefix) throw refused(cursor, at, `'*' cannot follow ${operator}.`)
  return { ...property, test: { kind: 'compare', comparison, value: value.text } }
}
