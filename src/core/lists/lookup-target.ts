import { type Context, recordsOf } from '../context.ts'
import type { ContentRecords } from '../ports.ts'
import type { Field } from './field.ts'
import type { List } from './list.ts'

/** The list that a lookup column points to; undefined when it points nowhere any more. Checks no right. */
export async function lookupTarget(
  ctx: Context,
  { settings }: Pick<Field, 'settings'>,
  records: ContentRecords = recordsOf(ctx),
): Promise<List | undefined> {
  const { lookupListId, lookupWebId } = settings
  if (lookupListId === undefined) return undefined
  if (lookupWebId === undefined || lookupWebId === ctx.web.row.id) return ctx.site.schema.list(ctx.web, lookupListId, records)
  const webs = await ctx.site.schema.webs(records)
  const web = [...webs.values()].find(({ row }) => row.id === lookupWebId)
  return web && ctx.site.schema.list(web, lookupListId, records)
}
