import type { Context } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { accessDenied, isFarmAdmin } from '../../model/people/actors.ts'

/** `site` are the administrators of the site collection, and those of the farm. */
export type Archivist = 'site' | 'farm'

/** Fails with `access_denied`. */
export async function demandArchivist(ctx: Context, of: Archivist): Promise<void> {
  if (isFarmAdmin(ctx.actor)) return
  if (of === 'site' && (await findActorPrincipal(ctx))?.isSiteAdmin) return
  throw accessDenied(ctx.actor, of === 'site' ? 'SiteAdministrator' : 'FarmAdmin')
}
