import { itemReasons } from '../../core/acts/items/reasons.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { Reason } from '../../core/kernel/reason.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { errorReply } from '../../http/message/error-reply.ts'
import type { Response } from '../../http/message/message.ts'
import type { RequestState } from '../../http/way/state.ts'
import { messageOf } from '../../profile/failures.ts'
import { refusalOf } from './drawn.ts'
import type { RefusalPreset } from './effects.ts'
import type { FaultInUse } from './rules.ts'

/** A reply instead of the operation. */
interface Refusal {
  readonly status: number
  readonly error: DomainError
  readonly headers: Readonly<Record<string, string>>
}

const worded = (reason: Reason, message: string) => new DomainError({ ...reason, message: '{message}' }, { message })

/** Refusals of the established server. */
const presets: Readonly<Record<RefusalPreset, () => Refusal>> = {
  throttled: () => ({
    status: 429,
    error: worded(kernelReasons.long_reads_busy, 'The request has been throttled. Send it again after the time of the header Retry-After.'),
    headers: { 'Retry-After': '10', 'RateLimit-Limit': '1200', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '10' },
  }),
  maintenance: () => ({
    status: 503,
    error: worded(kernelReasons.database_closed, 'The server is not available because of maintenance. Try again later.'),
    headers: { 'Retry-After': '120' },
  }),
  listViewThreshold: () => ({
    status: 500,
    error: worded(
      kernelReasons.reply_too_large,
      'The attempted operation is prohibited because it exceeds the list view threshold enforced by the administrator.',
    ),
    headers: {},
  }),
  expiredToken: () => ({
    status: 401,
    error: new DomainError(kernelReasons.sign_in_required, { message: 'the bearer token is not valid: it has expired.' }),
    headers: { 'WWW-Authenticate': 'Bearer realm="Tenon", error="invalid_token"' },
  }),
  expiredDigest: () => ({ status: 403, error: new DomainError(kernelReasons.digest_expired, { seconds: '1800' }), headers: {} }),
  versionConflict: () => ({ status: 412, error: new DomainError(itemReasons.save_conflict), headers: {} }),
}

/** Reasons for a status, so that the error body has the number that clients of this address know. */
const reasons: ReadonlyMap<number, Reason> = new Map<number, Reason>([
  [401, kernelReasons.sign_in_required],
  [403, kernelReasons.access_denied],
  [404, kernelReasons.resource_not_found],
  [405, kernelReasons.method_not_allowed],
  [413, kernelReasons.body_too_large],
  [415, kernelReasons.unsupported_media_type],
  [429, kernelReasons.long_reads_busy],
  [501, kernelReasons.operation_unsupported],
  [507, kernelReasons.storage_full],
])

function refusalBy({ id, then }: FaultInUse): Refusal | undefined {
  const refusal = refusalOf(then.preset)
  if (refusal) {
    const preset = presets[refusal]()
    return { ...preset, status: then.status ?? preset.status }
  }
  const { status } = then
  if (status === undefined) return undefined
  const reason = reasons.get(status) ?? (status < 500 ? kernelReasons.invalid_request : kernelReasons.database_closed)
  return {
    status,
    error: worded(reason, `The fault ${id} of this test server refuses this request with the status ${status}.`),
    headers: {},
  }
}

/** The headers of a reply with those of a fault, which replace others of the same name. */
export function headersWith({ id, then }: FaultInUse, headers: Response['headers']): Response['headers'] {
  const added = {
    ...(then.retryAfterSeconds !== undefined && { 'Retry-After': String(then.retryAfterSeconds) }),
    ...then.headers,
    'X-Tenon-Fault': String(id),
  }
  const names = new Set(Object.keys(added).map((name) => name.toLowerCase()))
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()))), ...added }
}

/** The reply of a fault that refuses a request, with the error body of its address; undefined if it does not refuse. */
export function refusedBy(fault: FaultInUse, state: RequestState): Response | undefined {
  const refusal = refusalBy(fault)
  if (!refusal) return undefined
  const { status, error, headers } = refusal
  const reply = bodyFor(status, error, state)
  return { ...reply, status, headers: headersWith(fault, { ...reply.headers, ...headers }) }
}

/** Columns whose errors have the second form. */
const secondForm: ReadonlySet<string> = new Set(['files', 'pages', 'admin', 'live'])

/** An edge words the refusal as its own errors. */
function bodyFor(status: number, error: DomainError, { prepared, matched, route: { column, edge }, request }: RequestState): Response {
  if (!edge || secondForm.has(column)) {
    const body = JSON.stringify({ error: { code: String(status), message: messageOf(request.profile, error) } })
    return { ...errorReply(request, error), body, ...(prepared && { operation: prepared.operation }) }
  }
  const operation = prepared ?? matched
  return operation ? operation.fail(error) : edge.fail(request, error)
}
