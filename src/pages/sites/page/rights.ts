import type { Context } from '../../../core/access/context.ts'
import { rightsOn } from '../../../core/access/effective.ts'
import { principalsById } from '../../../core/access/principals-by-id.ts'
import { holds, type Right } from '../../../core/model/permissions/rights.ts'

/** Whether the visitor holds a right on an object: it decides only which links a page shows; the acts check the right again. */
export const can = async (ctx: Context, right: Right, { scopeId }: { readonly scopeId: string }): Promise<boolean> =>
  holds(await rightsOn(ctx, scopeId), right)

/** The names of people and groups by their ids. */
export async function namesOf(ctx: Context, ids: Iterable<number>): Promise<(id: number) => string> {
  const people = await principalsById(ctx, new Set(ids))
  return (id) => people.get(id)?.title ?? ''
}
