import type { Context } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { accessDenied, isFarmAdmin } from '../../model/people/actors.ts'

/** `site` are the administrators of the site collection, and those of the farm. */
export type Archivist = 'site' | 'farm'

/** Whether the actor administers the site collection or the farm. */
export const isArchivist = async (ctx: Context): Promise<boolean> =>
  isFarmAdmin(ctx.actor) || (await findActorPrincipal(ctx))?.isSiteAdmin === true

/** Fails with `access_denied`. */
export async function demandArchivist(ctx: Context, of: Archivist): Promise<void> {
  if (of === 'farm' ? isFarmAdmin(ctx.actor) : await isArchivist(ctx)) return
  throw accessDenied(ctx.actor, of === 'site' ? 'SiteAdministrator' : 'FarmAdmin')
}
