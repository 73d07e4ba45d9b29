import type { DocumentRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import type { List } from '../../model/lists/list.ts'
import { bagOf } from '../items/property-bag.ts'
import { type Document, itemRowOf } from './documents.ts'

/** Names with this beginning are the server's own, and no property bag shows them. */
const hidden = 'vti_hidden_'

/** The name of a property that only the server knows. */
export const hiddenProperty = (name: string): string => `${hidden}${name}`

/** The stored properties of a document, those that no property bag shows too. */
export const ownProperties = ({ properties }: Pick<DocumentRow, 'properties'>): ReadonlyMap<string, string> =>
  new Map(properties ? Object.entries(JSON.parse(properties) as Record<string, string>) : [])

/** The property bag of a file or folder: the server's values under keys with `vti_` first, then the stored properties. */
export async function propertiesOf(ctx: Context, document: Document): Promise<ReadonlyMap<string, string>> {
  const { row, list } = document
  const own = [...ownProperties(row)].filter(([name]) => !name.startsWith(hidden))
  const item = await itemRowOf(ctx, document)
  const people = await ctx.site.schema.principalsById([row.authorId, row.editorId], recordsOf(ctx))
  return new Map([
    ...serverProperties(row, list, (id) => people.get(id)?.loginName ?? ''),
    ...(item ? [['vti_docstoretype', String(item.kind)] as const] : []),
    ...(list && list.row.rootFolderId === row.id ? listProperties(list) : []),
    ...own,
    ...(item ? bagOf(item) : []),
  ])
}

interface Stored {
  readonly createdAt: number
  readonly modifiedAt: number
  readonly authorId: number
  readonly editorId: number
}

/** What the server says of everything that is stored. */
export const serverProperties = (
  { createdAt, modifiedAt, authorId, editorId }: Stored,
  list: List | undefined,
  loginNameOf: (id: number) => string,
): (readonly [string, string])[] => [
  ['vti_timecreated', timeText(createdAt)],
  ['vti_timelastmodified', timeText(modifiedAt)],
  ['vti_author', loginNameOf(authorId)],
  ['vti_modifiedby', loginNameOf(editorId)],
  ['vti_isbrowsable', 'true'],
  ...(list ? [['vti_listid', `{${list.row.id.toUpperCase()}}`] as const] : []),
]

/** What the root folder of a list says of the list. */
const listProperties = ({ row }: List): (readonly [string, string])[] => [
  ['vti_listname', `{${row.id.toUpperCase()}}`],
  ['vti_listtitle', row.title],
  ['vti_listservertemplate', String(row.baseTemplate)],
  ['vti_listbasetype', String(row.baseType)],
  ['vti_listenableversioning', String(row.enableVersioning)],
  ['vti_listenableminorversions', String(row.enableMinorVersions)],
  ['vti_listenablemoderation', String(row.enableModeration)],
  ['vti_listrequirecheckout', String(row.forceCheckout)],
]

const timeText = (ms: number): string => new Date(ms).toISOString().replace('.000', '')
