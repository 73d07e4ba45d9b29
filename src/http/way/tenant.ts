import { DomainError } from '../../core/kernel/errors.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import type { ServedTenant } from '../../core/model/sites/tenant.ts'
import { errorReply } from '../message/error-reply.ts'
import type { Response } from '../message/message.ts'
import { statusOf } from '../message/status.ts'
import type { ArrivedState, WayParts } from './state.ts'

/** Finds the tenant of the host. A tenant that is not served refuses every request, whatever its edge. */
export function findTenant({ directory }: WayParts, state: ArrivedState): Response | undefined {
  if (!directory.hasTenants) return undefined
  const tenant = directory.tenantOf(state.request)
  if (!tenant) return undefined
  state.request = { ...state.request, tenant }
  return tenant.state === 'Ready' ? undefined : refusalOf(state, tenant)
}

/** An edge words the refusal as its other errors; the status is the same in all of them. */
function refusalOf({ request, route: { column, edge } }: ArrivedState, { slug, state }: ServedTenant): Response {
  const error =
    state === 'Provisioning'
      ? new DomainError(modelReasons.tenant_starting, { slug })
      : new DomainError(modelReasons.tenant_not_served, { slug, state })
  if (!edge || column === 'pages') return errorReply(request, error)
  const { status, headers } = statusOf(request.profile, error)
  const worded = edge.fail(request, error)
  return { ...worded, status, headers: { ...worded.headers, ...headers } }
}
