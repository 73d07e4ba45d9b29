import type { WriteScope } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { assembleList, type List } from '../../model/lists/list.ts'
import { modelReasons } from '../../model/reasons.ts'

/**
 * Locks the list's row for the transaction and raises the list's version, so that
 * all other writers notice the change of its columns or content types. Returns
 * the list as the transaction sees it. Fails with `list_not_found`.
 */
export async function holdList(ctx: Context, { records }: WriteScope, found: List): Promise<List> {
  const where = { siteId: ctx.site.id, id: found.row.id, recycledIn: null }
  if (!(await records.increment('List', where, { version: 1 }))) throw notFound(found)
  return listIn(ctx, records, found)
}

type FoundList = Pick<List, 'row' | 'url' | 'webUrl' | 'zone'>

/** A known list as these records see it, without the cache. Fails with `list_not_found`. */
export async function listIn(ctx: Context, records: ContentRecords, found: FoundList): Promise<List> {
  const siteId = ctx.site.id
  const { id } = found.row
  const row = await records.find('List', { siteId, id, recycledIn: null })
  if (!row) throw notFound(found)
  const fields = await records.query('Field', { where: { siteId, ownerId: id }, orderBy: ['ordinal'] })
  const contentTypes = await records.query('ContentType', { where: { siteId, ownerId: id }, orderBy: ['ordinal'] })
  return assembleList({ row, fields, contentTypes, url: found.url, webUrl: found.webUrl, zone: found.zone })
}

const notFound = ({ row, webUrl }: FoundList) => new DomainError(modelReasons.list_not_found, { list: row.title, url: webUrl })
