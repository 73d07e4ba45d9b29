import { DomainError } from '../core/kernel/errors.ts'
import type { Response } from './message.ts'
import { statusOf } from './status.ts'

/** A failure in the second form of error bodies: that of everything but OData, SOAP and tokens (decisions D1). */
export function errorReply(failure: DomainError): Response {
  const { status, headers } = statusOf(failure)
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ error: { code: String(status), message: failure.message } }),
  }
}

export const nothingAt = (path: string): Response => errorReply(new DomainError('resource_not_found', { path: path.slice(0, 200) }))
