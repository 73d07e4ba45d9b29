import type { operations } from '../../generated/admin/operations.ts'
import type { FarmContext } from '../core/access/farm-context.ts'
import type { AuditLog } from '../core/acts/audit/audit-log.ts'
import type { JsonHandlers } from '../http/json/json-handlers.ts'

/** What the handlers call acts with. */
export interface AdminContext extends FarmContext {
  readonly audit: AuditLog
}

/** A handler for every operation of the contract; a missing one is a compile error. */
export type AdminHandlers = JsonHandlers<operations, AdminContext>
