import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { statusOf } from '../../http/message/status.ts'
import { messageOf } from '../../profile/failures.ts'
import { wireReasonOf } from '../../profile/profile.ts'
import { contentTypes, type Envelope } from '../odata/negotiate.ts'

/**
 * A failure as the specification shows it (Errors; decisions D1, D2), with the
 * Content-Type of the envelope that the client asked for. Anything but a
 * `DomainError` is `internal`, its text withheld.
 */
export function errorResponse({ profile }: Pick<Request, 'profile'>, error: unknown, envelope: Envelope): Response {
  const failure = error instanceof DomainError ? error : new DomainError(kernelReasons.internal)
  const { number, odataNumber = number, exception } = wireReasonOf(profile, failure)
  const code = exception === 'BadRequest' ? exception : `${odataNumber | 0}, ${exception}`
  const { status, headers } = statusOf(profile, failure)
  return {
    status,
    headers: { 'Content-Type': contentTypes[envelope], ...headers },
    body: JSON.stringify({
      [profile.bodies.errorMember[envelope]]: { code, message: { lang: 'en-US', value: messageOf(profile, failure) } },
    }),
  }
}
