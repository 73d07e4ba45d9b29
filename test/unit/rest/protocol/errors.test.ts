import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../../src/core/kernel/errors.ts'
import { kernelReasons } from '../../../../src/core/kernel/reasons.ts'
import { type ReasonName, reasons } from '../../../../src/core/reasons.ts'
import { svc } from '../../../../src/profile/svc.ts'
import { errorResponse } from '../../../../src/rest/protocol/errors.ts'

describe('an error', () => {
  test('of every reason has a status of its own kind and the body of all failures', () => {
    for (const reason of Object.keys(reasons) as ReasonName[]) {
      const { status, body } = errorResponse({ profile: svc }, new DomainError(reasons[reason], { message: 'x' }), 'verbose')
      expect(status).toBeGreaterThanOrEqual(400)
      const { error } = JSON.parse(String(body))
      expect(error.code).toMatch(/^(BadRequest|-?\d+, [\w.]+)$/)
      expect(error.message.lang).toBe('en-US')
    }
  })

  test('has the status that its meaning asks for', () => {
    const status = (reason: ReasonName) => errorResponse({ profile: svc }, new DomainError(reasons[reason]), 'verbose').status
    expect(
      (
        [
          'invalid_request',
          'sign_in_required',
          'access_denied',
          'list_not_found',
          'title_taken',
          'version_conflict',
          'body_too_large',
        ] as const
      ).map(status),
    ).toEqual([400, 401, 403, 404, 409, 412, 413])
    expect(
      (['method_not_allowed', 'unsupported_media_type', 'operation_unsupported', 'internal', 'read_only_database'] as const).map(status),
    ).toEqual([405, 415, 501, 500, 503])
  })

  test('that passes by itself says when to try again', () => {
    expect(errorResponse({ profile: svc }, new DomainError(kernelReasons.read_only_database), 'verbose').headers['Retry-After']).toBe('30')
    expect(errorResponse({ profile: svc }, new DomainError(kernelReasons.internal), 'verbose').headers['Retry-After']).toBeUndefined()
  })
})
