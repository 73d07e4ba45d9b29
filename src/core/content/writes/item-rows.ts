import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { listNotFound } from '../../access/find-list.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { dropScopes } from '../../model/permissions/scopes.ts'
import { binKinds } from '../bin-entry.ts'
import { releaseBlobs } from '../blobs/blobs.ts'
import { keepState, trimVersions } from '../documents/keep-document-version.ts'
import { demandEditable } from '../documents/locks.ts'
import { levelOf, nextVersion } from '../documents/version-numbers.ts'
import type { Item } from '../items/item.ts'
import { itemWithFolder } from '../items/item-folders.ts'
import { withValues } from '../items/item-row.ts'
import { keepVersion } from '../items/keep-version.ts'
import { moderation } from '../items/moderation.ts'
import type { CheckedValues } from '../items/values.ts'

/** What may be another although the list's version is the same. */
const counterColumns = ['version', 'scopeId', 'nextItemId', 'itemCount', 'lastItemModifiedAt', 'lastItemDeletedAt'] as const

/**
 * Locks the list's row for the transaction by moving its counters on, and
 * answers the list as the transaction sees it: where the version says that
 * another act has changed the schema since it was cached, it is read again.
 * Fails with `list_not_found`.
 */
export async function lockListForWrite(
  ctx: Context,
  scope: WriteScope,
  found: List,
  address: ListAddress,
  by: { nextItemId?: number; itemCount: number },
  patch: { lastItemDeletedAt?: number } = {},
): Promise<List> {
  const where = { siteId: ctx.site.id, id: found.row.id, recycledIn: null }
  const counters = await scope.records.increment('List', where, by, { lastItemModifiedAt: scope.now, ...patch }, counterColumns)
  if (!counters) throw listNotFound(ctx, address)
  const row = { ...found.row, ...counters }
  if (row.version === found.row.version) return { ...found, row }
  ctx.site.schema.forget([{ entity: 'list', type: 'update', webId: row.webId, listId: row.id, objectId: row.id }])
  const list = await ctx.site.schema.list(ctx.web, row.id, scope.records)
  if (!list) throw listNotFound(ctx, address)
  return list
}

/**
 * Takes note of an update in the row of the file or folder that an item is,
 * and answers the version number of the state to come: a file keeps the state
 * before as a version, unless it is checked out, when its working copy is
 * written over. Fails with `file_checked_out`, and with `invalid_operation`
 * where it has to be checked out first or has too many drafts.
 */
async function saveDocument(inside: Context, scope: WriteScope, list: List, item: ItemRow, document: DocumentRow): Promise<number> {
  const { records, actorId, now } = scope
  const { siteId, id, kind, checkedOutBy } = document
  let { uiVersion } = document
  if (kind === 0) await demandEditable(inside, list.row, document, actorId)
  const keeps = kind === 0 && checkedOutBy === null && list.row.enableVersioning
  if (keeps) {
    await keepState(scope, list, item, document)
    uiVersion = nextVersion(list.row, uiVersion)
    await trimVersions(scope, list.row, document, uiVersion)
  }
  const patch = { uiVersion, level: levelOf(uiVersion), modifiedAt: now, editorId: actorId, ...(keeps && { checkInComment: null }) }
  await records.increment('Document', { siteId, id }, { version: 1 }, patch)
  return uiVersion
}

/**
 * Stores changed columns of an item: its version goes up, in a list with
 * versions the state before is kept, and in one with approval the item waits
 * for it again, unless `decision` says otherwise.
 */
export async function storeUpdate(
  ctx: Context,
  scope: WriteScope,
  list: List,
  row: ItemRow,
  checked: CheckedValues,
  decision: Partial<ItemRow> = {},
): Promise<Item> {
  const { records, changed, actorId, now } = scope
  const { siteId, listId, itemId, uniqueId, documentId } = row
  const document = documentId === null ? undefined : await records.find('Document', { siteId, id: documentId })
  const uiVersion = document ? await saveDocument(within(ctx, scope), scope, list, row, document) : await keepVersion(scope, list, row)
  const state: ItemRow = {
    ...row,
    // A working copy is judged when it is checked in: until then others see what was checked out, as it was judged.
    ...(list.row.enableModeration && (document?.checkedOutBy ?? null) === null && { moderationStatus: moderation.pending }),
    ...decision,
    version: row.version + 1,
    uiVersion,
    modifiedAt: now,
    editorId: actorId,
  }
  const after = withValues(list, state, checked)
  await records.update('Item', { siteId, listId, itemId, recycledIn: null }, changesOf(row, after))
  changed({ entity: 'item', type: 'update', webId: list.row.webId, listId, itemId, objectId: uniqueId })
  return itemWithFolder(within(ctx, scope), list, after)
}

/**
 * Deletes every row that belongs to an item: its permissions, which only one
 * has that differs from its list, and its attachments, those of the recycle
 * bin included.
 */
export async function eraseItemRows(records: ContentRecords, row: ItemRow, list: { readonly scopeId: string }, now: number): Promise<void> {
  const { siteId, listId, itemId } = row
  await releaseBlobs(records, await records.query('Attachment', { where: { siteId, listId, itemId } }), now)
  await records.delete('RecycleBinItem', { siteId, listId, itemId, kind: binKinds.attachment })
  for (const table of ['Item', 'ItemVersion', 'Attachment'] as const) await records.delete(table, { siteId, listId, itemId })
  if (row.scopeId !== list.scopeId) await dropScopes(records, siteId, { listId, objectId: row.uniqueId })
}

/** The columns in which a row differs from what it was. */
const changesOf = (before: ItemRow, after: ItemRow): Partial<ItemRow> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof ItemRow]))
