import type { PrincipalRow } from '../../../generated/prisma/content.ts'
import { read } from './access.ts'
import type { Context } from './context.ts'

/** Principals by id, without ids that have no row. One query reads those that are not cached. */
export function principalsById(ctx: Context, ids: Iterable<number>): Promise<ReadonlyMap<number, PrincipalRow>> {
  return read(ctx, 'Open', ctx.web, (records) => ctx.site.schema.principalsById(ids, records))
}
