import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { messageOf } from '../../profile/failures.ts'
import type { Request, Response } from './message.ts'
import { statusOf } from './status.ts'

/**
 * An error in the second form of error bodies, for everything except OData, SOAP and tokens
 * (protocol/errors#second-form).
 */
export function errorReply({ profile }: Pick<Request, 'profile'>, failure: DomainError): Response {
  const { status, headers } = statusOf(profile, failure)
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ error: { code: String(status), message: messageOf(profile, failure) } }),
  }
}

export const nothingAt = (request: Pick<Request, 'profile' | 'path'>): Response =>
  errorReply(request, new DomainError(kernelReasons.resource_not_found, { path: request.path.slice(0, 200) }))
