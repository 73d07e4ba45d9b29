import type { PrincipalRow } from '../../../generated/prisma/content.ts'
import { read, write } from '../access.ts'
import { type Context, recordsOf } from '../context.ts'
import { findActorPrincipal } from './principals.ts'

/** The principal of the caller; its row is made when it is missing (specification, `GET /_api/web/currentuser`). */
export async function currentUser(ctx: Context): Promise<PrincipalRow> {
  const known = await findActorPrincipal(ctx)
  if (known) return known
  const id = await write(ctx, 'Open', ctx.web, (scope) => Promise.resolve(scope.actorId))
  const made = await ctx.site.schema.principalById(id, recordsOf(ctx))
  if (!made) throw new Error(`principal ${id} is missing after it was made`)
  return made
}

/** Principals by id; ids without a row are left out. One query for what is not cached. */
export function principalsById(ctx: Context, ids: Iterable<number>): Promise<ReadonlyMap<number, PrincipalRow>> {
  return read(ctx, 'Open', ctx.web, (records) => ctx.site.schema.principalsById(ids, records))
}
