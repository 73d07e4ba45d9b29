import type { Context } from '../../core/access/context.ts'
import type { FileAddress } from '../../core/acts/files/files.ts'
import { type Attachment, attachmentAtUrl, getAttachment, queryAttachments, type Target } from '../../core/acts/items/attachments.ts'
import type { Document, FolderAddress } from '../../core/content/documents/documents.ts'
import { documentKinds } from '../../core/content/documents/new-document.ts'
import { fold } from '../../core/kernel/fold.ts'
import { withoutTrailing } from '../../core/kernel/plain-text.ts'
import { joinUrl } from '../../core/model/sites/web.ts'

/**
 * The attachment that an address of a file names by its URL, or by the folder of the attachments of its item
 * (protocol/items#attachments); undefined if the URL has another form, or leads to no list that has attachments.
 */
export async function attachmentOf(ctx: Context, address: FileAddress): Promise<Target | undefined> {
  if ('url' in address) return attachmentAtUrl(ctx, absoluteUrl(ctx, address.decoded ?? address.url))
  const folder = 'folder' in address ? folderUrl(ctx, address.folder) : undefined
  return folder === undefined || !('folder' in address) ? undefined : attachmentAtUrl(ctx, joinUrl(folder, address.name))
}

/** The attachments of the item whose folder a URL names, `/Lists/Tasks/Attachments/7`, as files; undefined for any other folder. */
export async function attachedFilesIn(ctx: Context, address: FolderAddress): Promise<Document[] | undefined> {
  const folder = folderUrl(ctx, address)
  const target = folder === undefined ? undefined : await attachmentAtUrl(ctx, joinUrl(folder, '-'))
  const attachments = target && (await queryAttachments(ctx, target.address, target.itemId))
  return attachments?.map((attachment) => ({ row: rowOf(ctx, attachment), url: attachment.url }))
}

const absoluteUrl = (ctx: Context, url: string): string => (url.startsWith('/') ? url : joinUrl(ctx.web.url, url))

/** The URL of a folder, if its address has one. */
function folderUrl(ctx: Context, { from, below = '' }: FolderAddress): string | undefined {
  return 'url' in from ? joinUrl(absoluteUrl(ctx, withoutTrailing(from.decoded ?? from.url, '/')), below) : undefined
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
