import { describe, expect, it } from 'vitest'
import { documentTokens, questionOf, tokenOf } from '../../../../src/stores/mysql/search/tokens.ts'
import { propertyToken } from '../../../../src/stores/search/document-words.ts'

describe('tokens of the full-text index of MySQL', () => {
  it.each([
    'a',
    'the',
    '\u{1d11e}',
    "o'brien",
    '=',
    '%',
    'x'.repeat(500),
    '\u0436'.repeat(90),
    '\u4e16\u754c',
    '\ue000',
    propertyToken('title', 'of'),
  ])('a word is one token that the parser keeps: %j', (word) => {
    const token = tokenOf(word)
    // What InnoDB takes as one word, and does not leave out.
    expect(token).toMatch(/^[\p{L}\p{N}_]{3,84}$/u)
    expect(tokenOf(word)).toBe(token)
  })

  it('different words have different tokens, long ones too', () => {
    const words = ['a', 'A', '_2p_', '\u00e9', 'e', 'x'.repeat(200), `${'x'.repeat(200)}y`, '=a=b', '=ab=', 'a=b']
    expect(new Set(words.map((word) => tokenOf(word))).size).toBe(words.length)
  })

  it('the beginning of a word has the beginning of its token', () => {
    for (const word of ['oakwood', '\u0434\u0443\u0431\u043e\u0432\u044b\u0439', 'caf\u00e9-bar', propertyToken('author', 'miller')])
      for (let length = 9; length <= word.length; length += 1) {
        const beginning = word.slice(0, length)
        if (beginning.startsWith('=') && beginning.lastIndexOf('=') === 0) continue
        expect(tokenOf(word).startsWith(tokenOf(beginning, true))).toBe(true)
      }
    const long = 'y'.repeat(300)
    expect(tokenOf(long).startsWith(tokenOf(long.slice(0, 250), true))).toBe(true)
  })

  it('a phrase is a text of the document, and none reaches from one text to the next', () => {
    const [, words = ''] = documentTokens(
      {
        kind: 1,
        ownerId: '',
        number: 1,
        webId: '',
        title: ['old', 'oak'],
        texts: [['tall', 'tree']],
        properties: new Map(),
        principals: [7],
      },
      [],
    )
    const phrase = (...wanted: string[]) => questionOf({ op: 'match', words: wanted, prefix: false, whole: false })
    expect(words).toContain(phrase('old', 'oak').phrase)
    expect(words).not.toContain(phrase('oak', 'tall').phrase)
    expect(phrase('old', 'oak').against).toBe('+wqold +wqoak')
    expect(questionOf({ op: 'match', words: ['old', 'oa'], prefix: true, whole: false })).toEqual({
      against: '+wqold +wqoa*',
      phrase: ' wqold wqoa',
    })
  })
})
