import type { ContentTables } from '../../../../../generated/prisma/content.ts'
import type { PackedRow } from '../../../kernel/packages/packages.ts'
import type { ContentTable, Records } from '../../../kernel/ports.ts'
import { chunksOf } from '../../../model/permissions/scopes.ts'
import { rowsOfSite } from '../../relocation/rows.ts'

/** The web or the list of a package. */
export interface PartAddress {
  readonly webId: string
  /** Null for a web, with everything in it. */
  readonly listId: string | null
}

/** What belongs to a part of a site collection. */
export interface SitePart {
  readonly siteId: string
  /** The web and all webs below it; empty for a list. */
  readonly webIds: ReadonlySet<string>
  readonly listIds: ReadonlySet<string>
  /** The scopes of what has permissions of its own. */
  readonly scopeIds: ReadonlySet<string>
  /** The ids of recycled items, by list. */
  readonly recycled: ReadonlyMap<string, ReadonlySet<number>>
  /** Grows while rows are read: how often rows refer to stored bytes. */
  readonly uses: Map<string, number>
}

/** Reads what belongs to a part, without its items. Recycled lists do not. */
export async function readSitePart(records: Records<ContentTables>, siteId: string, { webId, listId }: PartAddress): Promise<SitePart> {
  const webIds = new Set(listId === null ? [webId] : [])
  for (let level = [...webIds]; level.length > 0; ) {
    const below = await records.query('Web', { where: { siteId, parentWebId: { in: level } }, columns: ['id'] })
    level = below.map(({ id }) => id)
    for (const id of level) webIds.add(id)
  }
  const where = listId === null ? { siteId, webId: { in: [...webIds] } } : { siteId, id: listId }
  const lists = await records.query('List', { where: { ...where, recycledIn: null }, columns: ['id'] })
  const listIds = new Set(lists.map(({ id }) => id))
  const scopes = await records.query('PermissionScope', {
    where: listId === null ? { siteId, webId: { in: [...webIds] } } : { siteId, listId },
  })
  const scopeIds = new Set(scopes.filter((scope) => scope.listId === null || listIds.has(scope.listId)).map(({ id }) => id))
  return { siteId, webIds, listIds, scopeIds, recycled: await recycledItems(records, siteId, listIds), uses: new Map() }
}

/** Items in the recycle bin have an entry there, so no list is read for them. */
async function recycledItems(
  records: Records<ContentTables>,
  siteId: string,
  listIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>()
  const key = ['siteId', 'id']
  for await (const entries of rowsOfSite({ records, table: 'RecycleBinItem', key, siteId }))
    for (const ids of chunksOf(entries.map(({ id }) => String(id)))) {
      const where = { siteId, recycledIn: { in: ids } }
      for (const { listId, itemId } of await records.query('Item', { where, columns: ['listId', 'itemId'] })) {
        if (!listIds.has(listId)) continue
        const items = found.get(listId) ?? new Set()
        found.set(listId, items.add(itemId))
      }
    }
  return found
}

type IsIn = (row: PackedRow) => boolean

/** Which rows of a table belong to a part; tables without a rule have none. */
function rulesOf({ webIds, listIds, scopeIds, recycled, uses }: SitePart): Partial<Record<ContentTable, IsIn>> {
  const ofAll: IsIn = () => true
  const ofOwner: IsIn = ({ ownerId }) => webIds.has(ownerId as string) || listIds.has(ownerId as string)
  const ofWeb: IsIn = ({ webId }) => webIds.has(webId as string)
  const ofList: IsIn = ({ listId }) => listIds.has(listId as string)
  const ofItem: IsIn = ({ listId, itemId }) => listIds.has(listId as string) && !recycled.get(listId as string)?.has(itemId as number)
  return {
    ...{ Site: ofAll, Principal: ofAll, RoleDefinition: ofAll, GroupMember: ofAll },
    ...{
      Feature: ofOwner,
      UserCustomAction: ofOwner,
      EventReceiver: ofOwner,
      TitleResource: ofOwner,
      Field: ofOwner,
      ContentType: ofOwner,
    },
    ...{ NavigationNode: ofWeb, FreedSlot: ofList, View: ofList, RetentionPolicy: ofList, ItemVersion: ofItem },
    Web: ({ id }) => webIds.has(id as string),
    List: ({ id }) => listIds.has(id as string),
    Item: (row) => ofItem(row) && row.recycledIn === null,
    Attachment: (row) => ofItem(row) && row.recycledIn === null,
    Document: (row) => row.recycledIn === null && (row.listId === null ? ofWeb(row) : ofList(row)),
    DocumentVersion: ({ recycledIn }) => recycledIn === null,
    WebPart: ofAll,
    PermissionScope: ({ id }) => scopeIds.has(id as string),
    RoleAssignment: ({ scopeId }) => scopeIds.has(scopeId as string),
    WorkflowAssociation: ({ listId, taskListId, historyListId }) =>
      (listIds.has(listId as string) || webIds.has(listId as string)) &&
      listIds.has(taskListId as string) &&
      listIds.has(historyListId as string),
    Blob: ({ id }) => uses.has(id as string),
  }
}

/** The tables with rows of a list, which are read list by list. */
const byList: ReadonlySet<ContentTable> = new Set(['Item', 'ItemVersion', 'Attachment', 'View', 'FreedSlot'])
/** The tables with rows of a document. */
const byDocument: ReadonlySet<ContentTable> = new Set(['DocumentVersion', 'WebPart'])

/** The order in which tables are read: rows that refer to bytes before those of the bytes. */
export const tablesOfPart: readonly ContentTable[] = [
  ...(['Site', 'Principal', 'GroupMember', 'RoleDefinition', 'Web', 'Feature', 'NavigationNode', 'UserCustomAction'] as const),
  ...(['EventReceiver', 'TitleResource', 'List', 'Field', 'FreedSlot', 'ContentType', 'View', 'PermissionScope'] as const),
  ...(['RoleAssignment', 'RetentionPolicy', 'WorkflowAssociation', 'Item', 'ItemVersion', 'Attachment', 'Document'] as const),
  ...(['DocumentVersion', 'WebPart', 'Blob'] as const),
]

/** The rows of a table that belong to a part, page by page. Call it for the tables in the order of `tablesOfPart`. */
export async function* rowsOfPart(
  records: Records<ContentTables>,
  part: SitePart,
  table: ContentTable,
  key: readonly string[],
): AsyncGenerator<readonly PackedRow[]> {
  const isIn = rulesOf(part)[table]
  if (!isIn) return
  const { siteId, listIds } = part
  const places = byList.has(table) ? [...listIds].sort().map((listId) => ({ listId })) : [{}]
  for (const within of places)
    for await (const rows of rowsOfSite({ records, table, key, siteId, within })) {
      const own = rows.filter(isIn)
      const kept = byDocument.has(table) ? await ofKeptDocuments(records, part, own) : own
      noteUses(part, kept)
      if (table === 'Blob') yield kept.map((row) => ({ ...row, useCount: part.uses.get(row.id as string) ?? 0, releasedAt: null }))
      else if (table === 'Site') yield kept.map((row) => ({ ...row, changeSequence: 0 }))
      else if (kept.length > 0) yield kept
    }
}

function noteUses({ uses }: SitePart, rows: readonly PackedRow[]): void {
  for (const { blobId } of rows) if (typeof blobId === 'string') uses.set(blobId, (uses.get(blobId) ?? 0) + 1)
}

async function ofKeptDocuments(records: Records<ContentTables>, part: SitePart, rows: readonly PackedRow[]): Promise<readonly PackedRow[]> {
  const isIn = rulesOf(part).Document
  const kept = new Set<string>()
  for (const ids of chunksOf([...new Set(rows.map(({ documentId }) => documentId as string))], 500)) {
    const columns = ['id', 'webId', 'listId', 'recycledIn'] as const
    for (const row of await records.query('Document', { where: { siteId: part.siteId, id: { in: ids } }, columns }))
      if (isIn?.(row as unknown as PackedRow)) kept.add(row.id)
  }
  return rows.filter(({ documentId }) => kept.has(documentId as string))
}
