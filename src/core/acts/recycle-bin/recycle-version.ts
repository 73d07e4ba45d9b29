import type { DocumentRow, DocumentVersionRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { addBinEntry, type BinEntry, binKinds, changeOfEntry } from '../../content/bin-entry.ts'
import { releaseBlobs } from '../../content/blobs/blobs.ts'
import { type Document, documentById, securedDocument } from '../../content/documents/documents.ts'
import { uiVersionLabel } from '../../content/items/item.ts'
import { DomainError } from '../../kernel/errors.ts'
import { demandErasable, type VersionName, versionNotFound, versionOf } from '../files/document-versions.ts'
import { type FileAddress, locateFile } from '../files/files.ts'
import { changeOfDocument, findFolderAgain } from '../files/folders.ts'
import { recycleBinReasons } from './reasons.ts'

/**
 * Moves an old version of a file to the recycle bin. Its bytes stay, and no other
 * version gets its number. Fails as `deleteFileVersion`.
 */
export async function recycleFileVersion(ctx: Context, address: FileAddress, name: VersionName): Promise<void> {
  const found = await locateFile(ctx, address)
  const call = { name: 'recycle-bin.recycleVersion', input: { file: address, version: name } } as const
  await act(ctx, { ...call, right: 'DeleteVersions', target: securedDocument(found) }, async (scope) => {
    const file = await findFolderAgain(within(ctx, scope), found, 'DeleteVersions')
    const uiVersion = versionOf(file, name)
    const row = (await presentVersions(scope, file.row)).find((one) => one.uiVersion === uiVersion)
    if (!row) throw versionNotFound(file, uiVersionLabel(uiVersion))
    demandErasable(file, uiVersion)
    await discardVersions(ctx, scope, file, [row])
  })
}

/** Moves all old versions of a file to the recycle bin, except the one that an undone check-out restores. Fails as `getFile`. */
export async function recycleFileVersions(ctx: Context, address: FileAddress): Promise<void> {
  const found = await locateFile(ctx, address)
  const call = { name: 'recycle-bin.recycleVersions', input: { file: address } } as const
  await act(ctx, { ...call, right: 'DeleteVersions', target: securedDocument(found) }, async (scope) => {
    const file = await findFolderAgain(within(ctx, scope), found, 'DeleteVersions')
    const rows = await presentVersions(scope, file.row)
    await discardVersions(
      ctx,
      scope,
      file,
      rows.filter(({ uiVersion }) => uiVersion !== file.row.uiVersion),
    )
  })
}

const presentVersions = ({ records }: WriteScope, { siteId, id: documentId }: DocumentRow): Promise<DocumentVersionRow[]> =>
  records.query('DocumentVersion', { where: { siteId, documentId, recycledIn: null }, orderBy: ['uiVersion'] })

/** The entry of each version holds its columns. The change log has a system update of the file, if there is any version. */
async function discardVersions(ctx: Context, scope: WriteScope, file: Document, rows: readonly DocumentVersionRow[]): Promise<void> {
  const { records } = scope
  const { siteId, id: documentId, webId, listId, itemId, leafName } = file.row
  for (const { uiVersion, sizeBytes, editorId } of rows) {
    const place = listId === null || itemId === null ? undefined : { siteId, listId, itemId, uiVersion }
    const kept = place && (await records.find('ItemVersion', place))
    const recycledIn = await addBinEntry(ctx, scope, {
      kind: binKinds.fileVersion,
      webId,
      listId,
      itemId,
      objectId: documentId,
      title: `${leafName} (${uiVersionLabel(uiVersion)})`,
      folderUrl: file.url.slice(0, file.url.lastIndexOf('/')),
      leafName,
      sizeBytes,
      authorId: editorId,
      state: kept?.snapshot ?? null,
    })
    await records.update('DocumentVersion', { siteId, documentId, uiVersion }, { recycledIn })
    if (place) await records.delete('ItemVersion', place)
  }
  if (rows.length > 0) scope.changed({ ...changeOfDocument(file.row), type: 'systemUpdate' })
}

const placeOf = ({ siteId, objectId: documentId, id: recycledIn }: BinEntry) => ({ siteId, documentId, recycledIn })

async function rowOf({ records }: WriteScope, entry: BinEntry): Promise<DocumentVersionRow> {
  const [row] = await records.query('DocumentVersion', { where: placeOf(entry) })
  if (!row) throw new Error(`the recycled version ${entry.id} has no row`)
  return row
}

/** Fails with `access_denied` if the actor may not edit the file. If the file is gone, the restore itself fails. */
export async function demandVersionRestore(ctx: Context, entry: BinEntry): Promise<void> {
  const row = await recordsOf(ctx).find('Document', { siteId: entry.siteId, id: entry.objectId })
  const file = row?.recycledIn === null ? await documentById(ctx, entry.objectId) : undefined
  if (file) await demand(ctx, 'EditListItems', securedDocument(file))
}

/** Puts a version back among those of its file. Fails with `restore_conflict` if the file is in the recycle bin. */
export async function restoreRecycledVersion(ctx: Context, scope: WriteScope, entry: BinEntry): Promise<void> {
  const { records } = scope
  const { uiVersion, createdAt, editorId, checkInComment: comment } = await rowOf(scope, entry)
  const file = await documentById(within(ctx, scope), entry.objectId)
  if (!file)
    throw new DomainError(recycleBinReasons.restore_conflict, {
      title: entry.title,
      message: 'its file is in the recycle bin. Restore the file first.',
    })
  const { siteId, listId, itemId } = file.row
  await records.update('DocumentVersion', placeOf(entry), { recycledIn: null })
  if (listId !== null && itemId !== null && entry.state !== null)
    await records.insert('ItemVersion', { siteId, listId, itemId, uiVersion, createdAt, editorId, comment, snapshot: entry.state })
  scope.changed({ ...changeOfDocument(file.row), type: 'systemUpdate' })
}

/** Deletes a recycled version for good. */
export async function eraseVersion(scope: WriteScope, entry: BinEntry): Promise<void> {
  const row = await rowOf(scope, entry)
  await scope.records.delete('DocumentVersion', placeOf(entry))
  if (row.blobId !== '') await releaseBlobs(scope.records, [row], scope.now)
  scope.changed(changeOfEntry(entry, 'delete'))
}
