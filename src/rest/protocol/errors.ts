import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { atomTypes, errorXml } from '../../formats/odata/atom-xml.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { statusOf } from '../../http/message/status.ts'
import { messageOf } from '../../profile/failures.ts'
import { wireReasonOf } from '../../profile/profile.ts'
import { contentTypes, type Envelope } from '../odata/negotiate.ts'

/**
 * The error reply of REST (protocol/errors#rest), with the Content-Type of the requested envelope. Any
 * error that is not a `DomainError` becomes `internal`, without its text.
 */
export function errorResponse({ profile }: Pick<Request, 'profile'>, error: unknown, envelope: Envelope): Response {
  const failure = error instanceof DomainError ? error : new DomainError(kernelReasons.internal)
  const { number, odataNumber = number, exception } = wireReasonOf(profile, failure)
  const code = exception === 'BadRequest' ? exception : `${odataNumber | 0}, ${exception}`
  const { status, headers } = statusOf(profile, failure)
  const text = messageOf(profile, failure)
  if (envelope === 'atom') return { status, headers: { 'Content-Type': atomTypes.xml, ...headers }, body: errorXml(code, text) }
  return {
    status,
    headers: { 'Content-Type': contentTypes[envelope], ...headers },
    body: JSON.stringify({
      [profile.bodies.errorMember[envelope]]: { code, message: { lang: 'en-US', value: text } },
    }),
  }
}
