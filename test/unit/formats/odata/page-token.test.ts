import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invalidQuery } from '../../../../src/core/kernel/errors.ts'
import { readPageToken, writePageToken } from '../../../../src/formats/odata/page-token.ts'

const read = (token: string) => readPageToken(token, (why) => invalidQuery(`token: ${why}`))

describe('a page token', () => {
  test('a token names the last row and its order values', () => {
    const key = read('Paged=TRUE&p_SortBehavior=0&p_ID=7&p_Title=a%26b&p_Due=')
    expect(key.itemId).toBe(7)
    expect({ ...key.values }).toEqual({ Title: 'a&b', Due: null })
    expect(writePageToken(key)).toBe('Paged=TRUE&p_ID=7&p_Title=a%26b&p_Due=')
  })

  test('names of prototype members are plain names', () => {
    const { values } = read('Paged=TRUE&p_ID=7&p___proto__=x&p_constructor=y')
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
    'Paged=TRUE&p_ID=1&p_Title',
    'Paged=TRUE&&p_ID=1',
  ])('%s is refused', (token) => {
    expect(() => read(token)).toThrow(/^token: /)
  })

  test('half a surrogate pair does not stop a token from being written', () => {
    expect(writePageToken({ itemId: 1, values: { Title: 'a\ud83d' } })).toBe('Paged=TRUE&p_ID=1&p_Title=a%EF%BF%BD')
  })

  test('every token is read back as it was written', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => text !== 'ID' && text !== 'SortBehavior')
    const values = fc.dictionary(name, fc.option(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })), { maxKeys: 5 })
    fc.assert(
      fc.property(fc.nat(), values, (itemId, values) => {
        const key = read(writePageToken({ itemId, values }))
        expect(key.itemId).toBe(itemId)
        expect(Object.entries(key.values)).toEqual(Object.entries(values))
      }),
    )
  })
})
