import type { ArchivedItemRow, ArchivedScopeRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { isHashed } from '../../model/archive/archive-guard.ts'
import { demandArchivist } from './administrators.ts'

/** A web or list in archive mode, as its administrators see it. */
export interface ArchivedPlace {
  readonly row: ArchivedScopeRow
  readonly title: string
  /** Server-relative. */
  readonly url: string
  /** Who archived it; empty if that account is gone. */
  readonly by: string
}

/** An item in archive mode that the walk, or a read, has found changed. */
export interface FoundDamage {
  readonly row: ArchivedItemRow
  readonly listTitle: string
}

export interface ArchiveOverview {
  /** The oldest first. */
  readonly places: readonly ArchivedPlace[]
  /** The first damaged items. */
  readonly damaged: readonly FoundDamage[]
}

const mostDamaged = 100

/** What is archived in the site collection, and what of it is damaged. Fails with `access_denied`. */
export async function archiveOverview(ctx: Context): Promise<ArchiveOverview> {
  await demandArchivist(ctx, 'site')
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const rows = await records.query('ArchivedScope', { where: { siteId } })
  const webs = [...(await ctx.site.schema.webs(records)).values()]
  const places: ArchivedPlace[] = []
  for (const row of [...rows].sort((one, other) => one.archivedAt - other.archivedAt)) {
    const web = webs.find((one) => one.row.id === row.webId)
    const list = web && row.isList ? await ctx.site.schema.list(web, row.objectId, records) : undefined
    const there = row.isList ? list : web
    if (there) places.push({ row, title: there.row.title, url: there.url, by: await titleOf(ctx, row.archivedById) })
  }
  return { places, damaged: rows.length === 0 ? [] : await damagedItems(ctx) }
}

/** The first damaged items, by the time at which they were found: reads no others. */
async function damagedItems(ctx: Context): Promise<FoundDamage[]> {
  const records = recordsOf(ctx)
  const siteId = ctx.site.id
  const order = ['damagedAt', 'listId', 'itemId'] as const
  const rows = await records.query('ArchivedItem', { where: { siteId }, above: { damagedAt: 0 }, orderBy: order, limit: mostDamaged })
  const ids = [...new Set(rows.map(({ listId }) => listId))]
  const asked = { where: { siteId, id: { in: ids }, recycledIn: null }, columns: ['id', 'title', 'webId'] } as const
  const titles = new Map<string, string>()
  for (const { id, title, webId } of ids.length === 0 ? [] : await records.query('List', asked))
    if (await isHashed(ctx.site, records, webId, id)) titles.set(id, title)
  return rows.flatMap((row) => {
    const listTitle = titles.get(row.listId)
    return listTitle === undefined ? [] : [{ row, listTitle }]
  })
}

const titleOf = async (ctx: Context, id: number): Promise<string> =>
  (await recordsOf(ctx).find('Principal', { siteId: ctx.site.id, id }, ['title']))?.title ?? ''
