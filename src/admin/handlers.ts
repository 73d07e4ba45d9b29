import type { operations } from '../../generated/admin/operations.ts'
import type { FarmContext } from '../core/access/farm-context.ts'
import type { AuditLog } from '../core/acts/audit/audit-log.ts'
import type { EditingSessions } from '../core/acts/editing/sessions.ts'
import type { TelemetryRing } from '../core/acts/telemetry/telemetry-ring.ts'
import type { SiteHandle } from '../core/model/sites/site.ts'
import type { JsonHandlers } from '../http/json/json-handlers.ts'

/** What event sourcing adds. */
export interface JournalParts {
  /** The site of a path, whose database is open then. Fails as `Directory.reachSite` does. */
  siteAt(host: string, path: string, isSecure: boolean): SiteHandle | Promise<SiteHandle>
}

/** What the handlers call acts with. */
export interface AdminContext extends FarmContext {
  readonly audit: AuditLog
  /** What browsers have reported to this process. */
  readonly telemetry: TelemetryRing
  /** Undefined if event sourcing is off. */
  readonly journal: JournalParts | undefined
  /** Undefined if editors in the browser cannot open files. */
  readonly editing?: EditingSessions
}

/** A handler for every operation of the contract; a missing one is a compile error. */
export type AdminHandlers = JsonHandlers<operations, AdminContext>
