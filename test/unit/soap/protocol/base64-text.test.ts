import { expect, it } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { Base64Text } from '../../../../src/soap/protocol/receive/base64-text.ts'

/** The bytes of a text that comes in pieces of so many characters. */
function decoded(text: string, length: number): Buffer {
  const base64 = new Base64Text('Upload/bytes')
  const pieces: Buffer[] = []
  for (let at = 0; at < text.length; at += length) pieces.push(base64.decode(text.slice(at, at + length)))
  return Buffer.concat([...pieces, base64.end()])
}

it('base64 is the same bytes, wherever it is cut and broken', () => {
  for (let size = 0; size < 70; size++) {
    const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 37 + size) % 256))
    const text = bytes.toString('base64')
    const lines = text.replace(/.{10}/g, '$&\r\n')
    const referred = text.replace(/.{10}/g, '$&&#xD;\n').replace(/^/, '&#010; &#x20;')
    for (const form of [text, lines, referred])
      for (const length of [1, 2, 3, 5, 17, 1000]) expect(decoded(form, length).equals(bytes)).toBe(true)
  }
})

it.each([
  'Q',
  'QU',
  'QUJ',
  'QUJDR',
  'QUI=A',
  'QUI=QUJD',
  'Q===',
  '====',
  '=QUJ',
  'QU=D',
  'QU%D',
  'QUJD!',
  'QUJD&#65;',
  'QUJD&amp;',
  'QUJD&#x1',
  'é',
])('the text %s is refused', (text) => {
  for (const length of [1, 2, 1000]) expect(() => decoded(text, length)).toThrow(DomainError)
})
