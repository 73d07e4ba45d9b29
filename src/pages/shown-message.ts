import type { DomainError } from '../core/kernel/errors.ts'
import { detailsOf, messageOf } from '../profile/failures.ts'
import type { Profile } from '../profile/profile.ts'
import { html, type Markup } from './html.ts'
import { germanReasons } from './messages/german-reasons.ts'
import { germanPhrase } from './messages/sentence.ts'

/** Details that are sentences of core; every other detail is a name or a number. */
const sentences: ReadonlySet<string> = new Set(['message', 'why', 'hint', 'where'])

/**
 * The message of a failure in the language of a page. What has no text in this language stays in English and is marked as such,
 * so that screen readers pronounce it rightly.
 */
export function shownMessage(language: string, profile: Profile, failure: DomainError): Markup {
  if (language !== 'de') return html`${messageOf(profile, failure)}`
  const template = germanReasons[failure.reason]
  // A message that consists of its details is one sentence of core, or several.
  if (template === undefined) return germanOf(messageOf(profile, failure))
  const details = detailsOf(profile, failure)
  const parts = template.split(/\{(\w+)\}/)
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : detailOf(part, details)))}`
}

function detailOf(name: string, details: Readonly<Record<string, string>>): Markup | string {
  const text = Object.hasOwn(details, name) ? (details[name] ?? '') : ''
  if (!sentences.has(name) || text.trim() === '') return text
  return html`${text.startsWith(' ') ? ' ' : ''}${germanOf(text.trim())}`
}

const germanOf = (text: string): Markup => {
  const german = germanPhrase(text)
  return german === undefined ? html`<span lang="en">${text}</span>` : html`${german}`
}
