import { describe, expect, it } from 'vitest'
import { isCanonicalBase64url, isCanonicalParts } from '../../../src/formats/base64url.ts'

describe('a text of base64url', () => {
  it('is canonical as Node writes it, whatever the bytes are', () => {
    for (let length = 0; length < 6; length++)
      for (let byte = 0; byte < 256; byte++) expect(isCanonicalBase64url(Buffer.alloc(length, byte).toString('base64url'))).toBe(true)
  })

  it('has no second spelling: of all texts that decode to the same bytes one alone is canonical', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (const start of ['A', 'AA'])
      for (const last of alphabet) {
        const text = start + last
        expect([text, isCanonicalBase64url(text)]).toEqual([text, Buffer.from(text, 'base64url').toString('base64url') === text])
      }
  })

  it.each(['A', 'AAAAA', 'AA==', 'AAA=', 'A A', 'AAAA\n', '\tAAAA', 'AA+A', 'AA/A', 'AAéA', 'AA.A'])('is not canonical as %j', (text) => {
    expect(isCanonicalBase64url(text)).toBe(false)
  })

  it('stands between dots', () => {
    expect(isCanonicalParts('AA.AA.AA', 3)).toBe(true)
    expect(isCanonicalParts('..', 3)).toBe(true)
    for (const text of ['AA.AA', 'AA.AA.AA.AA', 'AA.AB.AA', 'AA.AA.AA.', ''])
      expect([text, isCanonicalParts(text, 3)]).toEqual([text, false])
  })
})
