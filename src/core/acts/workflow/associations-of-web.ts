import { demand } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { holds } from '../../model/permissions/rights.ts'
import { type Association, getAssociation, withListTitles } from './associations.ts'
import { unlessGone } from './engine.ts'
import type { WorkflowOwner } from './owners.ts'

/** The web, and those of its lists whose items the actor may see, by id. */
async function ownersSeen(ctx: Context): Promise<ReadonlyMap<string, WorkflowOwner>> {
  await demand(ctx, 'Open', ctx.web)
  const seen = new Map<string, WorkflowOwner>([[ctx.web.row.id, ctx.web]])
  for (const list of await ctx.site.schema.lists(ctx.web, recordsOf(ctx)))
    if (holds(await rightsOn(ctx, list.scopeId), 'ViewListItems')) seen.set(list.row.id, list)
  return seen
}

/**
 * The workflows of the web and of its lists that the actor may see, the oldest first of each. Lists, rights and rows are
 * read once. Fails with `access_denied`, `reply_too_large`.
 */
export async function queryWebAssociations(ctx: Context): Promise<Association[]> {
  const owners = await ownersSeen(ctx)
  const rows = await recordsOf(ctx).query('WorkflowAssociation', { where: { siteId: ctx.site.id }, orderBy: ['createdAt', 'id'] })
  ctx.budget?.spendEntities(rows.length)
  const byOwner = new Map<string, Pick<Association, 'owner' | 'row'>[]>()
  for (const row of rows) {
    const owner = owners.get(row.listId)
    if (!owner) continue
    const found = byOwner.get(row.listId) ?? []
    found.push({ owner, row })
    byOwner.set(row.listId, found)
  }
  return withListTitles(ctx, [...byOwner.values()].flat())
}

/** The workflow of the web or of one of its lists with an id; undefined if there is none that the actor may see. Fails with `access_denied`. */
export async function findAssociation(ctx: Context, id: string): Promise<Association | undefined> {
  await demand(ctx, 'Open', ctx.web)
  const row = await recordsOf(ctx).find('WorkflowAssociation', { siteId: ctx.site.id, id })
  if (!row) return undefined
  const owner = row.listId === ctx.web.row.id ? 'web' : { id: row.listId }
  return unlessGone(['list_not_found', 'access_denied'], () => getAssociation(ctx, owner, id))
}
