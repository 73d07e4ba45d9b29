import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { Field } from '../../model/lists/field.ts'
import type { List } from '../../model/lists/list.ts'
import { holds } from '../../model/permissions/rights.ts'

/** The list that a lookup column points to; undefined if that list is gone. Checks no right. */
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

/**
 * The ids of those columns that point to a list that the actor may not see, or
 * that is gone: an actor who may not see a list does not learn its columns. The
 * columns belong to a list of the web `webId`, or to this web and the webs above it.
 */
export async function hiddenLookups(ctx: Context, fields: readonly Field[], webId: string): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>()
  for (const field of fields) {
    if (field.settings.lookupListId === undefined) continue
    if (!(await opensTarget(ctx, field, webId))) hidden.add(field.id)
  }
  return hidden
}

async function opensTarget(ctx: Context, { settings }: Field, webId: string): Promise<boolean> {
  if (settings.lookupWebId !== undefined) return (await openLookupTarget(ctx, { settings })) !== undefined
  const webs = new Map([...(await ctx.site.schema.webs(recordsOf(ctx))).values()].map(({ row }) => [row.id, row]))
  for (let web = webs.get(webId); web; web = webs.get(web.parentWebId ?? ''))
    if (await openLookupTarget(ctx, { settings: { ...settings, lookupWebId: web.id } })) return true
  return false
}

/** Like `lookupTarget`, for an actor who points a column there: undefined too if the actor may not open the list. */
export async function openLookupTarget(ctx: Context, field: Pick<Field, 'settings'>): Promise<List | undefined> {
  const target = await lookupTarget(ctx, field)
  return target && holds(await rightsOn(ctx, target.scopeId), 'ViewListItems') ? target : undefined
}
