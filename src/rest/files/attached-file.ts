import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import type { FileAddress } from '../../core/acts/files/files.ts'
import { type Attachment, attachmentAt, getAttachment, type Target } from '../../core/acts/items/attachments.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { fold } from '../../core/kernel/fold.ts'
import { isLibrary } from '../../core/model/lists/list.ts'
import { joinUrl } from '../../core/model/sites/web.ts'

/**
 * The attachment that an address of a file names by its URL (protocol/items#attachments); undefined if the URL has
 * another form, or leads into a library, whose items have no attachments. Fails with `list_not_found`, `access_denied`.
 */
export async function attachmentOf(ctx: Context, address: FileAddress): Promise<Target | undefined> {
  if (!('url' in address)) return undefined
  const url = address.decoded ?? address.url
  const target = attachmentAt(url.startsWith('/') ? url : joinUrl(ctx.web.url, url))
  const list = target && (await openSchema(ctx, target.address))
  return list && !isLibrary(list) ? target : undefined
}

/** The attachment as a file. It is outside of the list's items: it has no item of its own, one version and no drafts. */
export async function attachedFile(ctx: Context, target: Target): Promise<Document> {
  const attachment = await getAttachment(ctx, target)
  return { row: rowOf(ctx, attachment), url: attachment.url }
}

const rowOf = (ctx: Context, { item, row }: Attachment): Document['row'] => ({
  siteId: row.siteId,
  // The id of the bytes: that of an attachment is its name.
  id: row.blobId,
  parentId: item.row.uniqueId,
  webId: ctx.web.row.id,
  listId: row.listId,
  itemId: row.itemId,
  scopeId: item.row.scopeId,
  kind: documentKinds.file,
  leafName: row.fileName,
  leafKey: fold(row.fileName),
  blobId: row.blobId,
  sizeBytes: row.sizeBytes,
  sha256: row.sha256,
  authorId: row.authorId,
  editorId: row.authorId,
  createdAt: row.createdAt,
  modifiedAt: row.createdAt,
  version: 1,
  contentVersion: 1,
  uiVersion: 512,
  level: 1,
  checkedOutBy: null,
  checkedOutAt: null,
  checkInComment: null,
  welcomePage: null,
  properties: null,
  recycledIn: row.recycledIn,
})
