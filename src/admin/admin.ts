import { contextOfTenant } from '../core/acts/tenants/farm-of-tenant.ts'
import { demandFarmAdmin } from '../core/model/people/actors.ts'
import { createJsonEdge } from '../http/json/json-edge.ts'
import type { Request } from '../http/message/message.ts'
import { operationsOf } from '../http/openapi/contract.ts'
import type { ContractMode } from '../http/strict/handling.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import { auditHandlers } from './audit.ts'
import { contentDatabaseHandlers } from './content-databases.ts'
import { adminContract } from './contract/admin-contract.ts'
import { editingHandlers } from './editing-sessions.ts'
import { journalHandlers } from './event-journal.ts'
import type { AdminContext, AdminHandlers } from './handlers.ts'
import { operationHandlers } from './operations.ts'
import { packageHandlers } from './packages.ts'
import { siteCollectionHandlers } from './sites.ts'
import { telemetryHandlers } from './telemetry.ts'
import { tenantHandlers } from './tenants.ts'
import { topologyHandlers } from './topology.ts'
import { userPolicyHandlers } from './user-policies.ts'
import { hostBindingHandlers, webApplicationHandlers } from './web-applications.ts'

/** The services that the handlers use. */
export type AdminParts = Omit<AdminContext, 'actor'>

const handlers: AdminHandlers = {
  ...auditHandlers,
  ...journalHandlers,
  ...webApplicationHandlers,
  ...hostBindingHandlers,
  ...contentDatabaseHandlers,
  ...siteCollectionHandlers,
  ...operationHandlers,
  ...packageHandlers,
  ...editingHandlers,
  ...topologyHandlers,
  ...userPolicyHandlers,
  ...tenantHandlers,
  ...telemetryHandlers,
}

/** The maximum size of a body, and that of a report of a browser. */
const bodyLimitBytes = 1024 * 1024
const reportLimitBytes = 64 * 1024

type AnyHandler = (call: never, reply: never, ctx: AdminContext) => unknown

/** The handlers. Those without the mark `x-tenant` in the contract fail with `access_denied` for administrators of tenants. */
function guarded(): Record<string, AnyHandler> {
  const marked = operationsOf(adminContract).filter((operation) => operation['x-tenant'] === true)
  const ofTenants = new Set(marked.map(({ operationId }) => operationId))
  const guard =
    (handler: AnyHandler): AnyHandler =>
    (call, reply, ctx) => {
      if (ctx.tenantId !== undefined) demandFarmAdmin(ctx.actor)
      return handler(call, reply, ctx)
    }
  return Object.fromEntries(Object.entries<AnyHandler>(handlers).map(([id, handler]) => [id, ofTenants.has(id) ? handler : guard(handler)]))
}

/** The modes of the farm. */
export interface AdminModes {
  /** Without it the addresses of tenants do not exist. */
  readonly hasTenants: boolean
  /** How requests are treated that do not say it themselves. */
  readonly mode: ContractMode
}

/**
 * The edge of farm administration. The farm policy has checked the role of the caller before an
 * operation is found.
 */
export function createAdmin(
  parts: AdminParts,
  { hasTenants, mode }: AdminModes,
  log: (error: unknown, correlationId: string) => void,
): AddressedEdge {
  return createJsonEdge<AdminContext>({
    withoutTags: hasTenants ? [] : ['Tenants'],
    contract: adminContract,
    handlers: guarded(),
    bodyLimitBytes,
    ownBodyLimits: new Map([['addTelemetry' satisfies keyof AdminHandlers, reportLimitBytes]]),
    strictness: { mode, pages: 'admin' },
    whenNobody: 'this address is only for farm administrators.',
    contextOf: (actor, { tenant }) => (tenant ? contextOfTenant({ ...parts, actor }, tenant.id) : { ...parts, actor }),
    report: (error: unknown, request: Request) => log(error, request.correlationId),
  })
}
