import { expect, it } from 'vitest'
import { compareText } from '../../../../src/core/kernel/fold.ts'

it('orders texts by code point, as UTF-8 does', () => {
  const texts = [
    '',
    'a',
    'ab',
    'b',
    '\ud7ff',
    '\ue000',
    '\uffff',
    '\u{10000}',
    '\u{1f642}',
    '\u{1f642}a',
    '\u{10ffff}',
    'a\uffff',
    'a\u{10000}',
  ]
  for (const left of texts) {
    for (const right of texts) {
      expect(compareText(left, right), `${left} ${right}`).toBe(Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right))))
    }
  }
})
