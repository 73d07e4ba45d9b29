import { expect, test } from 'vitest'
import { formDecoded, percentDecoded } from '../../../src/formats/percent.ts'

test.each([
  ['', ''],
  ['a+b', 'a+b'],
  ['a%20b', 'a b'],
  ['%C3%84rger', 'Ärger'],
  ['%f0%9f%99%82', '🙂'],
  ['100%', undefined],
  ['%ff', undefined],
  ['%c3', undefined],
  ['%ed%a0%80', undefined],
])('percent-encoded %j stands for %j', (text, plain) => {
  expect(percentDecoded(text)).toBe(plain)
})

test('a plus is a space in the text of a form alone, unless it is encoded', () => {
  expect(formDecoded('a+b%2Bc')).toBe('a b+c')
  expect(formDecoded('%')).toBeUndefined()
})
