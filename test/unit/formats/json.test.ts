import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { type JsonValue, maxJsonDepth, maxJsonMembers, maxJsonValues, parseJson } from '../../../src/formats/json.ts'
import { anyWord } from '../../support/random/refused.ts'

const messageOf = (text: string): string => {
  try {
    parseJson(text)
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
  return 'was read'
}

/** The same value with ordinary objects, to compare with what JSON.parse makes. */
const ordinary = (value: JsonValue): unknown => {
  if (Array.isArray(value)) return value.map(ordinary)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, ordinary(member)]))
}

test('reads every value that JSON.stringify writes as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom('', ' ', '\n\t'), (text, space) => {
      expect(ordinary(parseJson(space + text + space))).toEqual(JSON.parse(text))
    }),
  )
})

test('accepts and refuses the same texts as JSON.parse', () => {
  const pieces = anyWord('{ } [ ] , : "a" " \\ \\u00e9 \\u true nul null - 0 01 1.5e-3 . \u0001 x', ' ')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      let expected: unknown
      try {
        expected = JSON.parse(text)
      } catch {
        expect(messageOf(text)).toMatch(/position \d+/)
        return
      }
      expect(ordinary(parseJson(text))).toEqual(expected)
    }),
    { numRuns: 5000 },
  )
})

test('names the position at which a text stops being JSON', () => {
  expect(messageOf('{"Title":"a",}')).toBe('The JSON cannot be read at position 14: a name in double quotes is expected, not "}".')
  expect(messageOf('{"Title":1')).toContain("position 11: it ends, but ',' or '}' is expected")
  expect(messageOf('{"Title":"abc')).toContain('position 10: the text that begins there is not closed')
  expect(messageOf('[1 2]')).toContain('position 4')
  expect(messageOf('tru')).toContain('position 1')
  expect(messageOf('{} x')).toContain('position 4')
  expect(messageOf('"\\x"')).toContain('position 2')
})

test('refuses a number that no double holds', () => {
  expect(messageOf('[1e999]')).toBe('The JSON cannot be read at position 2: the number there is out of range.')
})

test('keeps __proto__ and constructor as ordinary names', () => {
  const value = parseJson('{"__proto__":{"polluted":1},"constructor":2,"a":1,"a":3}') as Record<string, unknown>
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'a'])
  expect(value.a).toBe(3)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('bounds the depth and does not overflow on a body of nothing but brackets', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(messageOf(deep(maxJsonDepth))).toBe('was read')
  expect(messageOf(deep(maxJsonDepth + 1))).toBe(
    `The JSON cannot be read at position ${maxJsonDepth + 1}: it is nested more than ${maxJsonDepth} levels deep.`,
  )
  expect(messageOf('['.repeat(1_000_000))).toContain('levels deep')
  expect(messageOf('{"a":'.repeat(1_000_000))).toContain('levels deep')
})

test('bounds how many values there are in all, and how many members an object has', () => {
  const array = (values: number) => `[${Array.from({ length: values - 1 }, () => '1').join(',')}]`
  expect(messageOf(array(maxJsonValues))).toBe('was read')
  expect(messageOf(array(maxJsonValues + 1))).toContain(`it has more than ${maxJsonValues} values`)
  const object = (members: number) => `{${Array.from({ length: members }, (_, n) => `"m${n}":1`).join(',')}}`
  expect(messageOf(object(maxJsonMembers))).toBe('was read')
  expect(messageOf(object(maxJsonMembers + 1))).toContain(`an object has more than ${maxJsonMembers} members there`)
  expect(messageOf(`[${`${object(maxJsonMembers)},`.repeat(20)}1]`)).toContain(`it has more than ${maxJsonValues} values`)
})
