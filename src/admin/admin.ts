import { createJsonEdge } from '../http/json/json-edge.ts'
import type { Request } from '../http/message/message.ts'
import type { AddressedEdge } from '../http/way/edge.ts'
import { auditHandlers } from './audit.ts'
import { contentDatabaseHandlers } from './content-databases.ts'
import { adminContract } from './contract.ts'
import { journalHandlers } from './event-journal.ts'
import type { AdminContext, AdminHandlers } from './handlers.ts'
import { operationHandlers } from './operations.ts'
import { siteCollectionHandlers } from './sites.ts'
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
  ...topologyHandlers,
  ...userPolicyHandlers,
}

/** The maximum size of a body. */
const bodyLimitBytes = 1024 * 1024

/** The edge of farm administration. The farm policy has checked the role of the caller before an operation is found. */
export function createAdmin(parts: AdminParts, log: (error: unknown, correlationId: string) => void): AddressedEdge {
  return createJsonEdge({
    contract: adminContract,
    handlers,
    bodyLimitBytes,
    whenNobody: 'this address is only for farm administrators.',
    contextOf: (actor) => ({ ...parts, actor }),
    report: (error: unknown, request: Request) => log(error, request.correlationId),
  })
}
