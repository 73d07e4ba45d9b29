import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { type ReasonName, reasons } from '../../../src/core/reasons.ts'
import { svc } from '../../../src/profile/svc.ts'
import { errorResponse } from '../../../src/rest/protocol/errors.ts'
import { errorCodeOf } from '../../../src/soap/protocol/errors.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/protocol/errors.md'), 'utf8')
const named = [...page.matchAll(/^\| `([a-z_]+)` \|.*$/gm)].map(([row, reason = '']) => ({ row, reason: reason as ReasonName }))

/** The row of a reason, as both protocols reply. */
function rowOf(reason: ReasonName): string {
  const failure = new DomainError(reasons[reason], { message: '' })
  const { status, body } = errorResponse({ profile: svc }, failure, 'verbose')
  const { error } = JSON.parse(String(body)) as { error: { code: string } }
  return `| \`${reason}\` | ${status} | \`${error.code}\` | \`${errorCodeOf(svc, failure)}\` |`
}

describe('the page of errors', () => {
  it('says of each reason in its table what the server answers', () => {
    expect(named.length).toBeGreaterThan(20)
    expect(named.map(({ row }) => row)).toEqual(named.map(({ reason }) => rowOf(reason)))
  })
})
