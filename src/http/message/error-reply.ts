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

/** The header of an error reply that leads to the documentation of its reason. */
const helpHeader = 'X-Tenon-Help'

/** Adds where the documentation of the error stands, unless the reply says so; the page leads to the operation. */
export function withHelp({ origin }: Pick<Request, 'origin'>, error: unknown, reply: Response, operation?: string): Response {
  if (reply.status < 400 || reply.headers?.[helpHeader] !== undefined) return reply
  const reason = error instanceof DomainError ? error.reason : kernelReasons.internal.name
  const help = `${origin}/docs/errors/${reason}${operation === undefined ? '' : `?operation=${operation}`}`
  return { ...reply, headers: { ...reply.headers, [helpHeader]: help } }
}
