import { DomainError } from '../kernel/errors.ts'
import type { Right } from '../model/permissions/rights.ts'
import { modelReasons } from '../model/reasons.ts'
import { demand, type WriteScope } from './access.ts'
import { type Context, within } from './context.ts'

/**
 * The context with the addressed web as the act's transaction sees it, so that
 * new rows get its present permission scope. If this is not the scope that the
 * door has checked, `right` is checked again. Fails with `site_not_found` (the
 * web was deleted in between) and `access_denied`.
 */
export async function withWebOf(ctx: Context, scope: WriteScope, right: Right): Promise<Context> {
  const row = await scope.records.find('Web', { siteId: ctx.site.id, id: ctx.web.row.id })
  if (!row) throw new DomainError(modelReasons.site_not_found, { path: ctx.web.url })
  const web = { ...ctx.web, row, scopeId: row.scopeId }
  if (row.scopeId !== ctx.web.scopeId) await demand(within(ctx, scope), right, web)
  return { ...ctx, web }
}
