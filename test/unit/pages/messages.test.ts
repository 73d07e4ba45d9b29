import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DomainError, invalid } from '../../../src/core/kernel/errors.ts'
import { reasons } from '../../../src/core/reasons.ts'
import { germanPhrases } from '../../../src/pages/messages/german-phrases.ts'
import { germanReasons } from '../../../src/pages/messages/german-reasons.ts'
import { outerWords } from '../../../src/pages/messages/outer-words.ts'
import { germanPhrase } from '../../../src/pages/messages/sentence.ts'
import { shownMessage } from '../../../src/pages/shown-message.ts'
import { usualProfile } from '../../../src/profile/profiles.ts'

/** The messages of core in German, and the texts of pages that belong to no web. */

const source = new URL('../../../src/', import.meta.url).pathname
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith(join('pages', 'messages')))
  .map((name) => readFileSync(join(source, name), 'utf8').replaceAll("\\'", "'").replaceAll('\\\\', '\\'))
  .join('\n')

/** What a sentence names, with quotes around it, and words that the server chooses. */
const named = /'?\{\d\}'?|(?:there is no|another|^) ?(?:person or group|item)|(?:in this site|in the list that the column looks up)\.$/

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe('the German messages', () => {
  it('are those of reasons, and have no detail that the English ones lack', () => {
    for (const [name, text] of Object.entries(germanReasons)) {
      const reason = reasons[name as keyof typeof reasons]
      expect([name, reason === undefined]).toEqual([name, false])
      const known = placeholders(reason.message)
      expect([name, placeholders(text).filter((one) => !known.includes(one))]).toEqual([name, []])
    }
  })

  it('of sentences are those of sentences that the server says, with the same values', () => {
    for (const [english, german] of germanPhrases) {
      const parts = english.split(named).filter((part) => part.length > 3)
      expect([english, parts.filter((part) => !texts.includes(part))]).toEqual([english, []])
      const used = new Set(placeholders(german))
      expect([english, [...used].filter((one) => !placeholders(english).includes(one))]).toEqual([english, []])
    }
  })

  it('name what the English sentence names', () => {
    expect(germanPhrase("a number is needed; 'it's' was given.")).toBe("Eine Zahl ist nötig; „it's“ steht da.")
    expect(germanPhrase("The list 'A' has no column 'B' to sort by.")).toBe(
      'Die Liste „A“ hat keine Spalte „B“, nach der sie sich ordnen ließe.',
    )
    expect(germanPhrase('a value is required. And more.')).toBeUndefined()
    expect(germanPhrase('')).toBeUndefined()
    expect(germanPhrase(`a number is needed; '${'x'.repeat(3000)}' was given.`)).toBeUndefined()
  })

  it('escape what they name, and mark what is left in English', () => {
    const shown = (failure: DomainError) => shownMessage('de', usualProfile, failure).html
    expect(shown(new DomainError(reasons.title_taken, { title: '<b>' }))).toBe(
      'Eine Liste mit dem Titel „&lt;b&gt;“ gibt es in dieser Website schon. Wählen Sie einen anderen.',
    )
    expect(shown(new DomainError(reasons.invalid_field_value, { field: 'A', message: 'a value is required.' }))).toBe(
      'Spalte „A“: Ein Wert ist erforderlich.',
    )
    expect(shown(new DomainError(reasons.invalid_field_value, { field: 'A', message: 'unheard of <i>' }))).toBe(
      'Spalte „A“: <span lang="en">unheard of &lt;i&gt;</span>',
    )
    expect(shown(invalid('Something else.'))).toBe('<span lang="en">Something else.</span>')
    expect(shown(new DomainError(reasons.list_not_found, { list: 'A', url: '/' }))).toBe('Die Liste „A“ gibt es in der Website „/“ nicht.')
    expect(shownMessage('en', usualProfile, new DomainError(reasons.title_taken, { title: '<b>' })).html).toContain('A list with')
  })
})

describe('the texts of pages without a web', () => {
  it('are there in both languages', () => {
    const [english, german] = [outerWords('en'), outerWords('de')]
    expect(Object.keys(german)).toEqual(Object.keys(english))
    expect(Object.keys(german.errorTitles)).toEqual(Object.keys(english.errorTitles))
    for (const [name, text] of Object.entries(german))
      expect([name, typeof text]).toEqual([name, typeof english[name as keyof typeof english]])
  })
})
