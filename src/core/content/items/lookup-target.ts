import { type Context, recordsOf } from '../../access/context.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'

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
