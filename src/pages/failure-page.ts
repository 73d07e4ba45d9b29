import type { DomainError } from '../core/kernel/errors.ts'
import { errorReply } from '../http/message/error-reply.ts'
import type { Request, Response } from '../http/message/message.ts'
import { html } from './html.ts'
import { outerWords } from './messages/outer-words.ts'
import { preferredLanguage } from './messages/page-language.ts'
import { pageReply } from './page.ts'
import { shownMessage } from './shown-message.ts'

/** Whether a browser asks, which shows pages to people. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean => (headers.accept ?? '').toLowerCase().includes('text/html')

/** An error as a page, or for a program in the second form of error bodies. */
export function failurePage(request: Request, failure: DomainError): Response {
  const plain = errorReply(request, failure)
  if (!wantsPage(request)) return plain
  const { status } = plain
  const { 'Content-Type': _, ...headers } = plain.headers
  const words = outerWords(preferredLanguage(request))
  const error = words.error(String(status))
  const body = html`<main class="welcome">
<p class="soft">${error}</p>
<h1>${words.errorTitles[status] ?? (status < 500 ? words.otherMistake : words.otherFault)}</h1>
<p>${shownMessage(words.language, request.profile, failure)}</p>
<p class="soft">${words.correlation} <code>${request.correlationId}</code></p>
<ul>
<li><a href="/">${words.start}</a></li>
<li><a href="/docs">${words.documentation}</a></li>
</ul>
</main>`
  return pageReply({ title: error, body, language: words.language, status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
