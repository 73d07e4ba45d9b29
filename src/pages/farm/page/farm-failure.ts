import type { DomainError } from '../../../core/kernel/errors.ts'
import { kernelReasons } from '../../../core/kernel/reasons.ts'
import { errorReply } from '../../../http/message/error-reply.ts'
import type { Request, Response } from '../../../http/message/message.ts'
import { statusOf } from '../../../http/message/status.ts'
import { wantsPage } from '../../failure-page.ts'
import { html } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { languageOf } from '../words/farm-words.ts'
import { farmBare } from './farm-frame.ts'
import type { FarmContent } from './farm-visit.ts'

const ofForms: ReadonlySet<string> = new Set([
  kernelReasons.digest_invalid.name,
  kernelReasons.digest_expired.name,
  kernelReasons.foreign_form.name,
  kernelReasons.foreign_write.name,
])

/** An error as a page, or for a program in the second form of error bodies. */
export function farmFailure(
  request: Request,
  failure: DomainError,
  frame: (content: FarmContent) => Response = (content) => farmBare(languageOf(request).words, content),
): Response {
  if (!wantsPage(request)) return errorReply(request, failure)
  const { words } = languageOf(request)
  const { status, headers } = statusOf(request.profile, failure)
  const response = frame({
    title: status === 404 ? words.notFound : status === 403 || status === 401 ? words.refused : words.failed,
    status,
    body: html`<p class="alert" role="alert">${ofForms.has(failure.reason) ? words.formExpired : shownMessage(words.language, request.profile, failure)}</p>
<p class="soft">${words.correlation(request.correlationId)}</p>`,
  })
  return { ...response, headers: { ...headers, ...response.headers } }
}
