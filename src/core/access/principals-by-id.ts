import type { PrincipalRow } from '../../../generated/prisma/content.ts'
import { read } from './access.ts'
import type { Context } from './context.ts'

/** Principals by id; ids without a row are left out. One query for what is not cached. */
export function principalsById(ctx: Context, ids: Iterable<number>): Promise<ReadonlyMap<number, PrincipalRow>> {
  return read(ctx, 'Open', ctx.web, (records) => ctx.site.schema.principalsById(ids, records))
}
