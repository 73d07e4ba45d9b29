import type { DocumentVersionRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, read, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import { checkedContent } from '../../content/archive/checked-bytes.ts'
import { blobSource, openBlob, type StoredContent, shareBlob } from '../../content/blobs/blobs.ts'
import { type Document, namesIn, securedDocument } from '../../content/documents/documents.ts'
import { dropVersions } from '../../content/documents/keep-document-version.ts'
import { isMajor } from '../../content/documents/version-numbers.ts'
import { uiVersionLabel } from '../../content/items/item.ts'
import { hidesDrafts } from '../../content/shown/shown-state.ts'
import { keptValues } from '../../content/shown/snapshot-values.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import { holds } from '../../model/permissions/rights.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { type FileAddress, getFile, locateFile, replaceBytes } from './files.ts'
import { changeOfDocument, changing, findFolderAgain } from './folders.ts'
import { fileReasons } from './reasons.ts'

/** An old version of a file. */
export interface FileVersion {
  readonly file: Document
  readonly row: DocumentVersionRow
}

/** The old versions of a file without the current one, eldest first. Fails as `getFile`. */
export async function queryFileVersions(ctx: Context, address: FileAddress): Promise<FileVersion[]> {
  const file = await getFile(ctx, address)
  const { siteId, id: documentId } = file.row
  const rows = await read(ctx, 'ViewVersions', securedDocument(file), (records) =>
    records.query('DocumentVersion', { where: { siteId, documentId, recycledIn: null }, orderBy: ['uiVersion'] }),
  )
  return shownVersions(ctx, file, rows)
}

/** Leaves out versions after the one that the actor sees, and drafts that the library hides from it. */
async function shownVersions(ctx: Context, file: Document, rows: readonly DocumentVersionRow[]): Promise<FileVersion[]> {
  const isHidden = file.list !== undefined && (await hidesDrafts(ctx, file.list, file.row))
  const isShown = ({ uiVersion }: DocumentVersionRow) =>
    !(file.isEarlier && uiVersion >= file.row.uiVersion) && !(isHidden && !isMajor(uiVersion))
  return rows.filter(isShown).map((row) => ({ file, row }))
}

/** The old versions of each file, eldest first, in one query; none for files whose versions the actor may not see. */
export async function fileVersionsOfEach(ctx: Context, files: readonly Document[]): Promise<FileVersion[][]> {
  const documentId = { in: files.map(({ row }) => row.id) }
  const where = { siteId: ctx.site.id, documentId, recycledIn: null }
  const rows = await recordsOf(ctx).query('DocumentVersion', { where, orderBy: ['uiVersion'] })
  const byFile = Map.groupBy(rows, (row) => row.documentId)
  return Promise.all(
    files.map(async (file) => {
      const maySee = holds(await rightsOn(ctx, file.row.scopeId), 'ViewVersions')
      return maySee ? shownVersions(ctx, file, byFile.get(file.row.id) ?? []) : []
    }),
  )
}

/** Fails as `queryFileVersions`, and with `file_version_not_found`. */
export async function getFileVersion(ctx: Context, address: FileAddress, uiVersion: number): Promise<FileVersion> {
  const versions = await queryFileVersions(ctx, address)
  const found = versions.find(({ row }) => row.uiVersion === uiVersion)
  if (found) return found
  throw versionNotFound(await getFile(ctx, address), uiVersionLabel(uiVersion))
}

/** For a file without this old version. */
export const versionNotFound = ({ url }: Document, version: string) =>
  new DomainError(fileReasons.file_version_not_found, { url, version: version.slice(0, 60) })

/** The bytes of an old version. Fails as `getFileVersion`; opening them fails with `content_missing`. */
export async function fileVersionContent(ctx: Context, address: FileAddress, uiVersion: number): Promise<StoredContent> {
  const { file, row } = await getFileVersion(ctx, address, uiVersion)
  await demand(ctx, 'OpenItems', securedDocument(file))
  const name = file.row.leafName
  const owner = { name, what: `version ${uiVersionLabel(row.uiVersion)} of document ${row.documentId}` }
  return checkedContent(
    ctx,
    { list: file.list, itemId: file.row.itemId, sha256: row.sha256 },
    {
      name,
      source: blobSource(ctx, row.blobId, owner),
      sizeBytes: row.sizeBytes,
      etag: `"{${row.documentId.toUpperCase()}},${row.uiVersion}"`,
      modifiedAt: row.createdAt,
      open: (range) => (row.blobId === '' ? Promise.resolve(noBytes()) : openBlob(ctx, row.blobId, range, owner)),
    },
  )
}

/** The URL of an old version's bytes, relative to the web: `_vti_history/512/Shared Documents/a.txt`. */
export const historyUrl = (ctx: Context, { file, row }: FileVersion): string =>
  ['_vti_history', row.uiVersion, ...namesIn(file.url).slice(namesIn(ctx.web.url).length)].join('/')

/** The version number and the file's URL in a URL from `historyUrl`; undefined for any other URL. */
export function versionAtUrl(ctx: Context, url: string): { readonly url: string; readonly uiVersion: number } | undefined {
  const [folder, number = '', ...names] = namesIn(url).slice(namesIn(ctx.web.url).length)
  if (folder?.toLowerCase() !== '_vti_history' || !/^\d{1,9}$/.test(number) || names.length === 0) return undefined
  return { url: joinUrl(ctx.web.url, ...names), uiVersion: Number(number) }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** The number of a version for its label, such as `1.0`. Fails with `file_version_not_found` for an invalid label. */
function numberOf(file: Document, label: string): number {
  const [, major, minor] = /^\s*(\d{1,6})\.(\d{1,3})\s*$/.exec(label) ?? []
  if (major === undefined || Number(minor) > 511) throw versionNotFound(file, label)
  return Number(major) * 512 + Number(minor)
}

/** How a request names an old version. */
export type VersionName = { readonly uiVersion: number } | { readonly label: string }

/**
 * Deletes an old version for good. Fails as `getFileVersion`, and with
 * `invalid_operation` for the version that an undone check-out restores.
 */
export async function deleteFileVersion(ctx: Context, address: FileAddress, name: VersionName): Promise<void> {
  const call = { name: 'files.deleteVersion', input: { file: address, version: name } } as const
  await inDeletion(ctx, address, call, (scope, file) => eraseFileVersions(scope, file, versionOf(file, name)))
}

/** Deletes all old versions of a file, except the one that an undone check-out restores. Fails as `getFile`. */
export async function deleteFileVersions(ctx: Context, address: FileAddress): Promise<void> {
  const call = { name: 'files.deleteVersions', input: { file: address } } as const
  await inDeletion(ctx, address, call, (scope, file) => eraseFileVersions(scope, file, undefined))
}

/** The number of the named version; it need not exist. Fails with `file_version_not_found` for an invalid label. */
export const versionOf = (file: Document, name: VersionName): number => ('label' in name ? numberOf(file, name.label) : name.uiVersion)

type DeletionName = 'files.deleteVersion' | 'files.deleteVersions'

async function inDeletion<Input>(
  ctx: Context,
  address: FileAddress,
  call: ActInput<DeletionName, Input>,
  work: (scope: WriteScope, file: Document) => Promise<void>,
): Promise<void> {
  const found = await locateFile(ctx, address)
  await act<DeletionName, Input, void>(ctx, { ...call, right: 'DeleteVersions', target: securedDocument(found) }, async (scope) => {
    await work(scope, await findFolderAgain(within(ctx, scope), found, 'DeleteVersions'))
  })
}

/**
 * Deletes one old version, or all without a number. Call it in an act that has
 * checked the right on the file. The file itself does not change, only its
 * history: the change log has a system update, if there was anything to delete.
 */
export async function eraseFileVersions(scope: WriteScope, file: Document, uiVersion: number | undefined): Promise<void> {
  const { row } = file
  const rows = await scope.records.query('DocumentVersion', { where: { siteId: row.siteId, documentId: row.id, recycledIn: null } })
  const numbers = rows.map((one) => one.uiVersion)
  if (uiVersion !== undefined && !numbers.includes(uiVersion)) throw versionNotFound(file, uiVersionLabel(uiVersion))
  if (uiVersion !== undefined) demandErasable(file, uiVersion)
  const deleted = uiVersion === undefined ? numbers.filter((number) => number !== row.uiVersion) : [uiVersion]
  if (deleted.length === 0) return
  await dropVersions(scope, row, deleted)
  scope.changed({ ...changeOfDocument(row), type: 'systemUpdate' })
}

/** Fails with `invalid_operation` for the version that an undone check-out restores. */
export function demandErasable({ row, url }: Document, uiVersion: number): void {
  if (uiVersion === row.uiVersion) throw invalidOperation(`'${url}' is checked out from this version. Check it in first.`)
}

/**
 * Gives a file the bytes and columns of an old version, as an ordinary update:
 * the former state is kept. Fails as `getFileVersion`, and with
 * `file_checked_out`, `access_denied`.
 */
export async function restoreFileVersion(ctx: Context, address: FileAddress, name: VersionName): Promise<Document> {
  const found = await locateFile(ctx, address)
  const call = { name: 'files.restoreVersion', ...changing(found, 'EditListItems'), input: { file: address, version: name } } as const
  return act(ctx, call, async (scope) => {
    const inside = within(ctx, scope)
    const file = await findFolderAgain(inside, found, 'EditListItems')
    return restoreState(inside, scope, file, versionOf(file, name))
  })
}

/** Like `restoreFileVersion`, for an act that has checked the right on the file. */
export async function restoreState(inside: Context, scope: WriteScope, file: Document, uiVersion: number): Promise<Document> {
  const { records } = scope
  const { siteId, id: documentId, listId, itemId } = file.row
  const row = await records.find('DocumentVersion', { siteId, documentId, uiVersion, recycledIn: null })
  if (!row) throw versionNotFound(file, uiVersionLabel(uiVersion))
  const kept = listId === null || itemId === null ? undefined : await records.find('ItemVersion', { siteId, listId, itemId, uiVersion })
  const values = kept && file.list ? keptValues(file.list, kept) : new Map()
  if (row.blobId !== '') await shareBlob(records, siteId, row.blobId)
  const bytes = { blobId: row.blobId || null, sizeBytes: row.sizeBytes, sha256: row.sha256 || null }
  return replaceBytes(inside, scope, file, bytes, values)
}
