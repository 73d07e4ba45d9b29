import { type Context, recordsOf } from '../../access/context.ts'
import { bagOf } from '../items/property-bag.ts'
import { type Document, itemRowOf } from './documents.ts'

/** The property bag of a file or folder: the server's values under keys with `vti_` first, then the stored properties. */
export async function propertiesOf(ctx: Context, document: Document): Promise<ReadonlyMap<string, string>> {
  const { row, list } = document
  const own = row.properties ? Object.entries(JSON.parse(row.properties) as Record<string, string>) : []
  const item = await itemRowOf(ctx, document)
  const people = await ctx.site.schema.principalsById([row.authorId, row.editorId], recordsOf(ctx))
  return new Map([
    ['vti_timecreated', timeText(row.createdAt)],
    ['vti_timelastmodified', timeText(row.modifiedAt)],
    ['vti_author', people.get(row.authorId)?.loginName ?? ''],
    ['vti_modifiedby', people.get(row.editorId)?.loginName ?? ''],
    ['vti_isbrowsable', 'true'],
    ...(list ? [['vti_listid', `{${list.row.id.toUpperCase()}}`] as const] : []),
    ...(item ? [['vti_docstoretype', String(item.kind)] as const] : []),
    ...own,
    ...(item ? bagOf(item) : []),
  ])
}

const timeText = (ms: number): string => new Date(ms).toISOString().replace('.000', '')
