import type { DocumentRow, ItemRow } from '../../../../generated/prisma/content.ts'
import type { WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { listNotFound } from '../../access/find-list.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import { dropScopes } from '../../model/permissions/scopes.ts'
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

/** The columns that may change although the list's version stays the same. */
const counterColumns = ['version', 'scopeId', 'nextItemId', 'itemCount', 'lastItemModifiedAt', 'lastItemDeletedAt'] as const

/**
 * Locks the list's row for the transaction by raising its counters, and returns
 * the list as the transaction sees it. If its version shows that another act has
 * changed the schema since it was cached, the list is read again. An act that counts nothing, in the same second as an
 * act before it in its transaction, finds the row locked and as it would write it. Fails with `list_not_found`.
 */
export async function lockListForWrite(
  ctx: Context,
  scope: WriteScope,
  found: List,
  address: ListAddress,
  by: { nextItemId?: number; itemCount: number },
  patch: { lastItemDeletedAt?: number } = {},
): Promise<List> {
  const { locked } = scope.transaction
  const known = locked.get(found.row.id)
  if (known?.now === scope.now && by.itemCount === 0 && by.nextItemId === undefined && patch.lastItemDeletedAt === undefined)
    return known.list
  const list = await raised(ctx, scope, found, { address, by, patch })
  locked.set(found.row.id, { list, now: scope.now })
  return list
}

interface Raise {
  readonly address: ListAddress
  readonly by: { readonly nextItemId?: number; readonly itemCount: number }
  readonly patch: { readonly lastItemDeletedAt?: number }
}

async function raised(ctx: Context, scope: WriteScope, found: List, { address, by, patch }: Raise): Promise<List> {
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
 * Records an update in the row of an item's file or folder, and returns the
 * version number of the next state. A file keeps its former state as a version;
 * a checked-out file does not, because the update overwrites its working copy.
 * Fails with `file_checked_out`, and with `invalid_operation` if the file must
 * be checked out first or has too many drafts.
 */
async function saveDocument(
  inside: Context,
  scope: WriteScope,
  list: List,
  item: ItemRow,
  document: DocumentRow,
  kind: UpdateKind,
): Promise<number> {
  const { records } = scope
  const { siteId, id, checkedOutBy } = document
  let { uiVersion } = document
  const isFile = document.kind === 0
  if (isFile) await demandEditable(inside, list.row, document, scope.actorId)
  const keeps = kind === 'usual' && isFile && checkedOutBy === null && list.row.enableVersioning
  if (keeps) {
    await keepState(scope, list, item, document)
    uiVersion = nextVersion(list.row, uiVersion)
    await trimVersions(scope, list.row, document, uiVersion)
  }
  const patch = { uiVersion, level: levelOf(uiVersion), ...editOf(scope, kind), ...(keeps && { checkInComment: null }) }
  await records.increment('Document', { siteId, id }, { version: 1 }, patch)
  return uiVersion
}

/**
 * What an update does to the versions of an item: the usual one makes a version, `overVersion` changes the current
 * version, and `system` also keeps who changed the item last, and when.
 */
export type UpdateKind = 'usual' | 'overVersion' | 'system'

/** The columns that tell of the last change. */
const editOf = ({ now, actorId }: WriteScope, kind: UpdateKind): { modifiedAt?: number; editorId?: number } =>
  kind === 'system' ? {} : { modifiedAt: now, editorId: actorId }

/** The version number of the next state of an item without a file; the former state is kept if the list has versions. */
const nextState = (scope: WriteScope, list: List, row: ItemRow, kind: UpdateKind): number | Promise<number> =>
  kind === 'usual' ? keepVersion(scope, list, row) : row.uiVersion

/**
 * Stores changed columns of an item and raises its version. A list with versions
 * keeps the former state if the update is a usual one. In a list with approval the item becomes pending again,
 * unless `decision` says otherwise.
 */
export async function storeUpdate(
  ctx: Context,
  scope: WriteScope,
  list: List,
  row: ItemRow,
  checked: CheckedValues,
  decision: Partial<ItemRow> = {},
  kind: UpdateKind = 'usual',
): Promise<Item> {
  const { records, changed } = scope
  const { siteId, listId, itemId, uniqueId, documentId } = row
  const document = documentId === null ? undefined : await records.find('Document', { siteId, id: documentId })
  const uiVersion = document
    ? await saveDocument(within(ctx, scope), scope, list, row, document, kind)
    : await nextState(scope, list, row, kind)
  const state: ItemRow = {
    ...row,
    // A working copy becomes pending at its check-in: until then others see the checked-out version with its approval.
    ...(list.row.enableModeration && (document?.checkedOutBy ?? null) === null && { moderationStatus: moderation.pending }),
    ...decision,
    version: row.version + 1,
    uiVersion,
    ...editOf(scope, kind),
  }
  const after = withValues(list, state, checked)
  await records.update('Item', { siteId, listId, itemId, recycledIn: null }, changesOf(row, after))
  const type = kind === 'system' ? 'systemUpdate' : 'update'
  changed({ entity: 'item', type, webId: list.row.webId, listId, itemId, objectId: uniqueId })
  return itemWithFolder(within(ctx, scope), list, after)
}

/**
 * Deletes every row that belongs to an item: its permissions, if it has a scope
 * of its own, and its attachments, also those in the recycle bin.
 */
export async function eraseItemRows(records: ContentRecords, row: ItemRow, list: { readonly scopeId: string }, now: number): Promise<void> {
  const { siteId, listId, itemId } = row
  const attachments = await records.query('Attachment', { where: { siteId, listId, itemId } })
  await releaseBlobs(records, attachments, now)
  const binned = attachments.flatMap(({ recycledIn }) => recycledIn ?? [])
  // By their ids: the bin has no index of items.
  if (binned.length > 0) await records.delete('RecycleBinItem', { siteId, id: { in: binned } })
  for (const table of ['Item', 'ItemVersion', 'Attachment'] as const) await records.delete(table, { siteId, listId, itemId })
  if (row.scopeId !== list.scopeId) await dropScopes(records, siteId, { id: row.scopeId, objectId: row.uniqueId })
}

/** The columns of a row that changed. */
function changesOf(before: ItemRow, after: ItemRow): Partial<ItemRow> {
  const changes: Partial<Record<keyof ItemRow, unknown>> = {}
  for (const name of Object.keys(after) as (keyof ItemRow)[]) if (after[name] !== before[name]) changes[name] = after[name]
  return changes as Partial<ItemRow>
}
