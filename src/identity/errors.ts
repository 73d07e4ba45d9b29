import type { identityReasons } from '../core/acts/identity/reasons.ts'
import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { errorReply } from '../http/message/error-reply.ts'
import type { Request, Response } from '../http/message/message.ts'
import { statusOf } from '../http/message/status.ts'
import { anyReply, uncached } from './handlers.ts'

const domainError = (error: unknown): DomainError => (error instanceof DomainError ? error : new DomainError(kernelReasons.internal))

/** An error in the second form of error bodies, which clients must not cache. */
export function failureResponse(request: Pick<Request, 'profile'>, error: unknown): Response {
  const reply = errorReply(request, domainError(error))
  return { ...reply, headers: { ...uncached, ...reply.headers } }
}

/** The error codes of RFC 6749, 4.1.2.1 and 5.2; any other reason is `invalid_request`. */
const codes: { readonly [R in keyof typeof identityReasons | keyof typeof kernelReasons]?: string } = {
  client_rejected: 'invalid_client',
  client_not_allowed: 'unauthorized_client',
  grant_rejected: 'invalid_grant',
  grant_type_unsupported: 'unsupported_grant_type',
  response_type_unsupported: 'unsupported_response_type',
  scope_rejected: 'invalid_scope',
  scope_unknown: 'invalid_scope',
  scope_exceeded: 'invalid_scope',
  internal: 'server_error',
  storage_full: 'temporarily_unavailable',
  storage_failed: 'temporarily_unavailable',
  database_closed: 'temporarily_unavailable',
  database_unavailable: 'temporarily_unavailable',
  database_busy: 'temporarily_unavailable',
  database_unreadable: 'temporarily_unavailable',
  object_store_unavailable: 'temporarily_unavailable',
  object_store_unreadable: 'temporarily_unavailable',
  database_unconfirmed: 'temporarily_unavailable',
}

/** An OAuth 2.0 error for a redirect or a body. */
export function oauthError(error: unknown): { readonly error: string; readonly error_description: string } {
  const { reason, message } = domainError(error)
  // The characters that RFC 6749 allows in a description.
  const description = message.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, '?')
  return { error: codes[reason as keyof typeof codes] ?? 'invalid_request', error_description: description }
}

/** An error of the token endpoint (RFC 6749, 5.2). */
export function tokenFailureResponse({ profile }: Pick<Request, 'profile'>, error: unknown): Response {
  const failure = domainError(error)
  const { status, headers } = statusOf(profile, failure)
  return anyReply.json(failure.reason === 'client_not_allowed' ? 400 : status, oauthError(failure), { ...uncached, ...headers })
}
