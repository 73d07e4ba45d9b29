import type { AttachmentRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { accessReasons } from '../../access/reasons.ts'
import { checkedContent } from '../../content/archive/checked-bytes.ts'
import {
  blobSource,
  type ExpectedTags,
  keepBlob,
  type NewBlob,
  openBlob,
  releaseBlobs,
  type StoredContent,
  withNewBlob,
} from '../../content/blobs/blobs.ts'
import { checkLeafName } from '../../content/documents/names.ts'
import type { Item } from '../../content/items/item.ts'
import { findForWrite, itemTarget, securedItem } from '../../content/items/item-rights.ts'
import { lockListForWrite, storeUpdate } from '../../content/writes/item-rows.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { didYouMean } from '../../kernel/near-names.ts'
import { isLibrary, type List, type ListAddress } from '../../model/lists/list.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { getItem } from './items.ts'
import { itemReasons } from './reasons.ts'

/** A file that is attached to an item. */
export interface Attachment {
  readonly item: Item
  readonly row: AttachmentRow
  /** Server-relative. */
  readonly url: string
}

const attachmentOf = (item: Item, row: AttachmentRow): Attachment => ({
  item,
  row,
  url: joinUrl(attachmentFolder(item.list, row.itemId), row.fileName),
})

/** Server-relative URL of the folder of an item's attachments (protocol/items#attachments). */
export const attachmentFolder = (list: List, itemId: number): string => joinUrl(list.url, 'Attachments', String(itemId))

/** The attachments of an item by name. Fails with `list_not_found`, `item_not_found`, `access_denied`. */
export async function queryAttachments(ctx: Context, address: ListAddress, itemId: number): Promise<Attachment[]> {
  const [found = []] = await attachmentsOf(ctx, [await getItem(ctx, address, itemId)])
  return found
}

/** The attachments of items of one list that the actor has read, in the order of the items: one query. */
export async function attachmentsOf(ctx: Context, items: readonly Item[]): Promise<Attachment[][]> {
  const holding = items.filter(({ row }) => row.attachmentCount > 0)
  const [first] = holding
  if (!first) return items.map(() => [])
  const rows = await recordsOf(ctx).query('Attachment', {
    where: { siteId: ctx.site.id, listId: first.list.row.id, itemId: { in: holding.map(({ row }) => row.itemId) }, recycledIn: null },
    orderBy: ['fileKey'],
  })
  return items.map((item) => rows.filter(({ itemId }) => itemId === item.row.itemId).map((row) => attachmentOf(item, row)))
}

/** An attachment: its item, and its name without regard to case. */
export interface Target {
  readonly address: ListAddress
  readonly itemId: number
  readonly name: string
}

/** One that a URL names. */
interface UrlTarget extends Target {
  readonly address: { readonly url: string }
}

/** The attachment for a server-relative URL that has the form of one (protocol/items#attachments). */
function attachmentAt(url: string): UrlTarget | undefined {
  const [, list = '', item, name = ''] = /^(\/.+)\/attachments\/(\d{1,9})\/([^/]+)$/i.exec(url) ?? []
  return item === undefined ? undefined : { address: { url: list }, itemId: Number(item), name }
}

/**
 * The same for an address that may name a file: undefined too if its list is not there, or is a library, where a folder of that
 * name is one like any other.
 */
export async function attachmentAtUrl(ctx: Context, url: string): Promise<Target | undefined> {
  const target = attachmentAt(url)
  const list = target && (await ctx.site.schema.findList(ctx.web, target.address, recordsOf(ctx)))
  return list && !isLibrary(list) ? target : undefined
}

/** Fails as `queryAttachments`, and with `attachment_not_found`. */
export async function getAttachment(ctx: Context, { address, itemId, name }: Target): Promise<Attachment> {
  const item = await getItem(ctx, address, itemId)
  const row = await recordsOf(ctx).find('Attachment', keyOf(ctx, item.list, itemId, name))
  if (row) return attachmentOf(item, row)
  const where = { siteId: ctx.site.id, listId: item.list.row.id, itemId, recycledIn: null }
  const others = await recordsOf(ctx).query('Attachment', { where, orderBy: ['fileKey'], limit: 250, columns: ['fileName'] })
  const hint = didYouMean(
    name,
    others.map(({ fileName }) => fileName),
  )
  throw new DomainError(itemReasons.attachment_not_found, { ...detailsOf(item.list, itemId, name), hint })
}

const keyOf = (ctx: Context, list: List, itemId: number, name: string) => ({
  siteId: ctx.site.id,
  listId: list.row.id,
  itemId,
  fileKey: fold(name),
  recycledIn: null,
})

const detailsOf = (list: List, itemId: number, name: string) => ({ item: String(itemId), list: list.row.title, name: name.slice(0, 100) })

const notFound = (list: List, itemId: number, name: string) =>
  new DomainError(itemReasons.attachment_not_found, detailsOf(list, itemId, name))

/**
 * The bytes of an attachment, to be read in parts or whole. Fails as
 * `getAttachment`; opening them fails with `content_missing`.
 */
export async function attachmentContent(ctx: Context, target: Target): Promise<StoredContent> {
  const { item, row } = await getAttachment(ctx, target)
  await demand(ctx, 'OpenItems', securedItem(item.list, item.row))
  const owner = { name: row.fileName, what: `attachment '${row.fileName}' of item ${row.itemId} in list ${row.listId}` }
  return checkedContent(
    ctx,
    { list: item.list, itemId: row.itemId, sha256: row.sha256 },
    {
      name: row.fileName,
      source: blobSource(ctx, row.blobId, owner),
      sizeBytes: row.sizeBytes,
      etag: attachmentTag(row),
      modifiedAt: row.createdAt,
      open: (range) => openBlob(ctx, row.blobId, range, owner),
    },
  )
}

/** The tag of the bytes, which never change under one id. */
export const attachmentTag = ({ blobId }: AttachmentRow): string => `"${blobId}"`

/**
 * Attaches a file to an item, as an ordinary update of the item. All checks that
 * need no bytes come before the first byte is read. Fails with
 * `list_not_found`, `item_not_found`, `illegal_name`, `invalid_operation` in a
 * list without attachments, `attachment_exists`, `storage_full`,
 * `access_denied`, and as the source does.
 */
export async function addAttachment(ctx: Context, target: Target, content: AsyncIterable<Uint8Array>): Promise<Attachment> {
  const { address, itemId } = target
  const name = checkLeafName(target.name)
  const { list, row: seen } = await getItem(ctx, address, itemId)
  demandAttachments(list)
  await demand(ctx, 'EditListItems', securedItem(list, seen))
  await demandFree(ctx, recordsOf(ctx), list, itemId, name)
  return withNewBlob(ctx, content, (blob) =>
    updateItemOf(ctx, target, { name: 'items.addAttachment', input: { attachment: target, blob } }, async (scope, current) => {
      demandAttachments(current)
      await demandFree(ctx, scope.records, current, itemId, name)
      const row: AttachmentRow = {
        ...keyOf(ctx, current, itemId, name),
        fileName: name,
        authorId: scope.actorId,
        createdAt: scope.now,
        ...bytesOf(blob),
      }
      await scope.records.insert('Attachment', row)
      await keepBlob(ctx, scope, blob)
      return { row, added: 1 }
    }),
  )
}

const bytesOf = ({ id, sizeBytes, sha256 }: NewBlob) => ({ blobId: id, sizeBytes, sha256 })

/**
 * Replaces the bytes of an attachment. Fails as `getAttachment`, with
 * `version_conflict`, `storage_full`, `access_denied`, and as the source does;
 * after a failure the attachment has its former bytes.
 */
export async function replaceAttachment(
  ctx: Context,
  target: Target,
  content: AsyncIterable<Uint8Array>,
  expected?: ExpectedTags,
): Promise<Attachment> {
  const { item, row: seen } = await getAttachment(ctx, target)
  await demand(ctx, 'EditListItems', securedItem(item.list, item.row))
  matchBytes(expected, seen)
  return withNewBlob(ctx, content, (blob) =>
    updateItemOf(ctx, target, { name: 'items.replaceAttachment', input: { attachment: target, blob, expected } }, async (scope, list) => {
      const before = await findInside(ctx, scope, list, target)
      matchBytes(expected, before)
      const row = { ...before, ...bytesOf(blob), createdAt: scope.now, authorId: scope.actorId }
      await scope.records.update('Attachment', keyOf(ctx, list, target.itemId, target.name), row)
      await keepBlob(ctx, scope, blob)
      await releaseBlobs(scope.records, [before], scope.now)
      return { row, added: 0 }
    }),
  )
}

/** Deletes an attachment for good. Fails as `getAttachment`, and with `version_conflict`, `access_denied`. */
export async function deleteAttachment(ctx: Context, target: Target, expected?: ExpectedTags): Promise<void> {
  await updateItemOf(ctx, target, { name: 'items.deleteAttachment', input: { attachment: target, expected } }, async (scope, list) => {
    const row = await findInside(ctx, scope, list, target)
    matchBytes(expected, row)
    await scope.records.delete('Attachment', keyOf(ctx, list, target.itemId, target.name))
    await releaseBlobs(scope.records, [row], scope.now)
    return { row, added: -1 }
  })
}

/** The result of a write for an attachment. */
interface Outcome {
  readonly row: AttachmentRow
  /** The change in the item's number of attachments. */
  readonly added: -1 | 0 | 1
}

type ChangeName = `items.${'add' | 'replace' | 'delete'}Attachment` | 'recycle-bin.recycleAttachment'

/** Runs an act that changes an item's attachments, as an update of the item. Fails as `getItem`. */
export async function updateItemOf<Input>(
  ctx: Context,
  { address, itemId }: Pick<Target, 'address' | 'itemId'>,
  call: ActInput<ChangeName, Input>,
  work: (scope: WriteScope, list: List) => Promise<Outcome>,
): Promise<Attachment> {
  const { list: found } = await getItem(ctx, address, itemId)
  const checked = await itemTarget(ctx, found, itemId)
  return act<ChangeName, Input, Attachment>(ctx, { ...call, right: 'EditListItems', target: checked }, async (scope) => {
    const list = await lockListForWrite(ctx, scope, found, address, { itemCount: 0 })
    const before = await findForWrite(ctx, scope, 'EditListItems', { list, itemId, checked })
    const { row, added } = await work(scope, list)
    const item = await storeUpdate(ctx, scope, list, before, new Map(), { attachmentCount: before.attachmentCount + added })
    return attachmentOf(item, row)
  })
}

/** The row of an attachment as an act sees it. Fails with `attachment_not_found`. */
export async function findInside(ctx: Context, { records }: WriteScope, list: List, { itemId, name }: Target): Promise<AttachmentRow> {
  const row = await records.find('Attachment', keyOf(ctx, list, itemId, name))
  if (row) return row
  throw notFound(list, itemId, name)
}

/** Fails with `attachment_exists` if the item has an attachment of that name, without regard to case. */
export async function demandFree(ctx: Context, records: WriteScope['records'], list: List, itemId: number, name: string): Promise<void> {
  if (await records.find('Attachment', keyOf(ctx, list, itemId, name), ['itemId']))
    throw new DomainError(itemReasons.attachment_exists, detailsOf(list, itemId, name))
}

function demandAttachments(list: List): void {
  if (isLibrary(list)) throw invalidOperation(`'${list.row.title}' is a library: its items are files and have no attachments.`)
  if (!list.row.enableAttachments) throw invalidOperation(`List '${list.row.title}' takes no attachments. Set its EnableAttachments first.`)
}

/** Fails with `version_conflict` if the expected tags do not include that of the bytes. */
export function matchBytes(expected: ExpectedTags | undefined, row: AttachmentRow): void {
  if (!expected || expected.tags.includes(attachmentTag(row))) return
  throw new DomainError(accessReasons.version_conflict, { given: expected.given, current: attachmentTag(row) })
}
