import type { FarmContext } from '../../../core/access/farm-context.ts'
import type { AuditLog } from '../../../core/acts/audit/audit-log.ts'
import type { TelemetryRing } from '../../../core/acts/telemetry/telemetry-ring.ts'
import type { HealthNews } from '../../../core/model/farm-news.ts'
import { demandFarmAdmin } from '../../../core/model/people/actors.ts'
import type { SiteHandle } from '../../../core/model/sites/site.ts'
import type { LastHour } from '../../../http/message/last-hour.ts'
import type { Request, Response } from '../../../http/message/message.ts'
import type { Markup } from '../../html.ts'
import type { Form } from '../../sites/page/form-body.ts'
import type { Formats } from '../../sites/page/formats.ts'
import type { FarmWords } from '../words/en.ts'

/** What the pages of the administration call acts with. */
export interface FarmPageContext extends FarmContext {
  readonly audit: AuditLog
  /** What browsers have reported to this process. */
  readonly telemetry: TelemetryRing
  /** Leads to the site of a path, for the event journal; undefined if event sourcing is off. */
  readonly journal: { siteAt(host: string, path: string, isSecure: boolean): SiteHandle | Promise<SiteHandle> } | undefined
}

export interface FarmPagesOptions {
  readonly parts: Omit<FarmPageContext, 'actor'>
  /** Whether the farm may have tenants. */
  readonly hasTenants: boolean
  /** The names of the profiles that a web application may have. */
  readonly profiles: readonly string[]
  /** The requests of this process. */
  readonly lastHour: LastHour
  readonly health: () => Promise<HealthNews>
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  readonly log: (error: unknown, correlationId: string) => void
}

/** A request for a page of the administration, whose sender may administer the farm or the tenant. */
export interface FarmVisit {
  readonly options: FarmPagesOptions
  readonly ctx: FarmPageContext
  readonly request: Request
  /** The parameters of the query, their names in lower case; the last one of a name counts. */
  readonly query: ReadonlyMap<string, string>
  readonly words: FarmWords
  readonly formats: Formats
  /** The form digest for every form of the page. */
  readonly digest: string
  /** A form that was refused, whose values are shown again, and why. */
  readonly refused?: { readonly form: Form; readonly message: Markup }
}

/** The content of a page, without its frame. */
export interface FarmContent {
  readonly title: string
  /** The pages above this one. */
  readonly crumbs?: readonly { readonly title: string; readonly href: string }[]
  readonly body: Markup
  /** 200 unless something else is said. */
  readonly status?: number
}

export type FarmAnswer = FarmContent | Response

/** A page of the administration: how it is shown, and what its forms do. A page without `send` has no forms. */
export interface FarmPage {
  /** Whether administrators of tenants may open it; it then shows only their tenant. */
  readonly isForTenants?: true
  readonly show: (visit: FarmVisit) => Promise<FarmAnswer>
  readonly send?: (visit: FarmVisit, form: Form) => Promise<FarmAnswer>
}

/** Whether the visitor administers the whole farm. */
export const isOfFarm = ({ ctx }: FarmVisit): boolean => ctx.tenantId === undefined

/** Fails with `access_denied` for an administrator of a tenant. */
export function demandWholeFarm({ ctx }: FarmVisit): void {
  if (ctx.tenantId !== undefined) demandFarmAdmin(ctx.actor)
}
