import { describe, expect, it } from 'vitest'
import { farmGerman } from '../../../src/pages/farm/words/de.ts'
import { farmEnglish } from '../../../src/pages/farm/words/en.ts'
import { languageOf } from '../../../src/pages/farm/words/farm-words.ts'
import { german } from '../../../src/pages/sites/words/de.ts'
import { english } from '../../../src/pages/sites/words/en.ts'

/** The texts of the pages: each language has each of them. */

/** Words that are the same in both languages. */
const same = new Set([
  ...[
    'name',
    'status',
    'host',
    'hosts',
    'port',
    'online',
    'offline',
    'version',
    'software',
    'filter',
    'profile',
    'template',
    'titleOf',
    'formula',
  ],
])

type Texts = Readonly<Record<string, unknown>>

/** What a text says, with values that stand for themselves. */
const said = (text: unknown): string =>
  typeof text === 'function' ? String((text as (...values: string[]) => string)('<1>', '<2>', '<3>')) : JSON.stringify(text)

describe.each<[string, Texts, Texts]>([
  ['webs', english, german],
  ['the administration', farmEnglish, farmGerman],
])('the texts of the pages of %s', (_, own, other) => {
  it('are there in German, and none too many', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(own).sort())
  })

  it('are neither empty nor left in English, and have the same values', () => {
    for (const [name, text] of Object.entries(own)) {
      const [one, two] = [said(text), said(other[name])]
      expect([name, two.length > 0]).toEqual([name, true])
      expect([name, two.match(/<\d>/g)?.sort()]).toEqual([name, one.match(/<\d>/g)?.sort()])
      if (!same.has(name) && one.length > 12) expect([name, two]).not.toEqual([name, one])
    }
  })
})

describe('the language of the administration', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-CH, en', 'de'],
    ['en, de', 'en'],
    ['en;q=0.5, de;q=0.9', 'de'],
    ['fr, de;q=0.2', 'de'],
    ['fr', 'en'],
    ['de;q=0', 'en'],
    ['de;q=x', 'en'],
    ['deutsch', 'en'],
    [`${'x,'.repeat(1000)}de`, 'en'],
  ])('that a browser names as %s is %s', (wish, language) => {
    const headers = wish === undefined ? {} : { 'accept-language': wish }
    expect(languageOf({ headers }).words.language).toBe(language)
  })
})
