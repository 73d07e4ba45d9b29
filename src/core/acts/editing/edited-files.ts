import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import type { StoredContent } from '../../content/blobs/blobs.ts'
import { type Document, parentOf, securedDocument } from '../../content/documents/documents.ts'
import { checkLeafName } from '../../content/documents/names.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { joinUrl } from '../../model/sites/web.ts'
import { addFile, childNamed, demandReplaceable, fileContent, getFile, openRight, replaceFile } from '../files/files.ts'
import { changeRight } from '../files/folders.ts'
import { moveFile } from '../files/transfer-file.ts'
import { recycleFile } from '../recycle-bin/recycle-file.ts'
import type { FileLocks } from './locks.ts'
import { editingReasons } from './reasons.ts'

/** A file for its editor. */
export interface EditedFile {
  readonly document: Document
  readonly canWrite: boolean
  readonly canRename: boolean
  /** Whether the actor may add files to its folder. */
  readonly canAdd: boolean
}

/** A file that the actor may open. Fails as `getFile`, and with `access_denied`. */
export async function editedFile(ctx: Context, address: { readonly id: string } | { readonly url: string }): Promise<EditedFile> {
  const document = await getFile(ctx, address)
  await demand(ctx, openRight(document), securedDocument(document))
  const may = (right: Parameters<typeof demand>[1]) => allows(ctx, right, document)
  const canWrite = await may(changeRight(document, 'EditListItems'))
  const canRename = canWrite && (await may(changeRight(document, 'DeleteListItems'))) && (await may(changeRight(document, 'AddListItems')))
  const folder = await parentOf(ctx, document)
  const canAdd = folder !== undefined && (await allows(ctx, changeRight(folder, 'AddListItems'), folder))
  return { document, canWrite, canRename, canAdd }
}

async function allows(ctx: Context, right: Parameters<typeof demand>[1], document: Document): Promise<boolean> {
  try {
    await demand(ctx, right, securedDocument(document))
    return true
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'denied' || error.code === 'unauthenticated')) return false
    throw error
  }
}

/** Fails with `access_denied` if the actor may not change the file. */
export async function demandToChange(ctx: Context, id: string): Promise<Document> {
  const document = await getFile(ctx, { id })
  await demand(ctx, changeRight(document, 'EditListItems'), securedDocument(document))
  return document
}

/** The bytes of a file, and its version. Fails as `fileContent`. */
export async function editedBytes(ctx: Context, id: string): Promise<{ readonly content: StoredContent; readonly version: number }> {
  const { row } = await getFile(ctx, { id })
  return { content: await fileContent(ctx, { id }), version: row.version }
}

/**
 * Replaces the bytes of a file that has this lock until they have arrived, or that has neither lock nor bytes. Fails with `lock_mismatch`, and as
 * `replaceFile`.
 */
export async function putEdited(
  ctx: Context,
  locks: FileLocks,
  { id, lock }: { readonly id: string; readonly lock: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<Document> {
  const document = await demandToChange(ctx, id)
  const file = { siteId: ctx.site.id, fileId: id }
  const isNew = document.row.blobId === null || document.row.sizeBytes === 0
  const demandLock = () => {
    if (lock !== '' || locks.valueOf(file) !== '' || !isNew) locks.demand(file, lock)
  }
  demandLock()
  return replaceFile(ctx, { id }, followedBy(bytes, demandLock))
}

/** The lock may change while the bytes arrive. */
async function* followedBy(bytes: AsyncIterable<Uint8Array>, check: () => void | Promise<void>): AsyncGenerator<Uint8Array> {
  yield* bytes
  await check()
}

/** A new file beside another one, as an editor asks for it. */
export interface RelativeTarget {
  readonly id: string
  /** A name, or with `isSuggested` also an extension alone, which begins with a period. */
  readonly name: string
  /** Whether another name will do. */
  readonly isSuggested: boolean
  /** Whether a file with this name is replaced. */
  readonly overwrites: boolean
}

/**
 * Makes a file in the folder of another one, to which the actor may add files. Fails as `addFile`, with `invalid_request` for an illegal name, with
 * `relative_target_taken`, and with `lock_mismatch` if the file that it would replace is locked, also when that happens while the bytes arrive.
 */
export async function putBeside(
  ctx: Context,
  locks: FileLocks,
  { id, name, isSuggested, overwrites }: RelativeTarget,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Document> {
  const document = await getFile(ctx, { id })
  await demand(ctx, openRight(document), securedDocument(document))
  const folder = await parentOf(ctx, document)
  if (!folder) throw new Error(`the document ${id} is in no folder`)
  // An actor who may not add files here must not learn which files exist.
  await demand(ctx, changeRight(folder, 'AddListItems'), securedDocument(folder))
  const address = { from: { id: folder.row.id } }
  if (isSuggested) return addFile(ctx, address, { name: legalName(document, name), whenThere: 'find another name' }, bytes)
  const wanted = checkedName(name)
  const demandFree = async () => {
    const there = await childNamed(ctx, folder, wanted.normalize('NFC'))
    if (!there) return
    if (!overwrites)
      throw new DomainError(editingReasons.relative_target_taken, { name: wanted, valid: await freeName(ctx, folder, wanted) })
    // The lock of a file is told to those who may replace it.
    await demandReplaceable(ctx, there, 'replace', folder)
    await demand(ctx, changeRight(there, 'EditListItems'), securedDocument(there))
    const lock = locks.valueOf({ siteId: ctx.site.id, fileId: there.row.id })
    if (lock !== '') throw new DomainError(editingReasons.lock_mismatch, { lock, why: 'The file that would be replaced is locked.' })
  }
  await demandFree()
  return addFile(ctx, address, { name: wanted, whenThere: overwrites ? 'replace' : 'refuse' }, followedBy(bytes, demandFree))
}

/** Fails with `invalid_request` for a name that no file can have. */
function checkedName(name: string): string {
  try {
    return checkLeafName(name)
  } catch (error) {
    if (error instanceof DomainError && nameFaults.has(error.reason)) throw invalid(error.message)
    throw error
  }
}

/** The suggested name without what names must not hold; an extension alone follows the name of the document. */
function legalName({ row: { leafName } }: Document, suggested: string): string {
  const dot = leafName.lastIndexOf('.')
  const whole = suggested.startsWith('.') ? `${dot > 0 ? leafName.slice(0, dot) : leafName}${suggested}` : suggested
  const end = whole.lastIndexOf('.')
  const extension = end > 0 ? whole.slice(end).slice(0, 30) : ''
  const bare = (end > 0 ? whole.slice(0, end) : whole).replace(/["*:<>?/\\|\u0000-\u001f\u007f]/g, '_').trim()
  return checkedName(`${bare.slice(0, 100) || 'file'}${extension.replace(/["*:<>?/\\|\u0000-\u001f\u007f]/g, '_')}`)
}

/** A name that no file in the folder has: with a number, or after fifty taken ones with the start of a new id. */
async function freeName(ctx: Context, folder: Document, wanted: string): Promise<string> {
  const dot = wanted.lastIndexOf('.')
  const [bare, extension] = dot > 0 ? [wanted.slice(0, dot), wanted.slice(dot)] : [wanted, '']
  for (let number = 1; number <= 50; number += 1) {
    const name = `${bare.slice(0, 200)}${number}${extension}`
    if (!(await childNamed(ctx, folder, name.normalize('NFC')))) return name
  }
  return `${bare.slice(0, 200)}-${ctx.runtime.newId().slice(0, 8)}${extension}`
}

/**
 * Gives a file another name, which keeps its extension, if it has this lock or none. Fails with `lock_mismatch`,
 * `invalid_request` for a name that is illegal or taken, and as `moveFile`.
 */
export async function renameEdited(
  ctx: Context,
  locks: FileLocks,
  { id, lock, name }: { readonly id: string; readonly lock: string; readonly name: string },
): Promise<Document> {
  const document = await demandToChange(ctx, id)
  const file = { siteId: ctx.site.id, fileId: id }
  if (locks.valueOf(file) !== '') locks.demand(file, lock)
  const folder = await parentOf(ctx, document)
  if (!folder) throw new Error(`the document ${id} is in no folder`)
  const { leafName } = document.row
  const dot = leafName.lastIndexOf('.')
  if (name.trim() === '' || name.includes('/')) throw invalid('X-WOPI-RequestedName has a name without a slash.')
  try {
    return await moveFile(ctx, { id }, joinUrl(folder.url, `${name}${dot > 0 ? leafName.slice(dot) : ''}`), 'refuse')
  } catch (error) {
    if (error instanceof DomainError && nameFaults.has(error.reason)) throw invalid(error.message)
    throw error
  }
}

/** Moves a file that no editor has locked to the recycle bin. Fails with `lock_mismatch`, and as `recycleFile`. */
export async function deleteEdited(ctx: Context, locks: FileLocks, id: string): Promise<void> {
  const document = await getFile(ctx, { id })
  // The lock of a file is told to those who may delete it.
  await demand(ctx, changeRight(document, 'DeleteListItems'), securedDocument(document))
  const lock = locks.valueOf({ siteId: ctx.site.id, fileId: id })
  if (lock !== '') throw new DomainError(editingReasons.lock_mismatch, { lock, why: 'An editor has locked the file.' })
  await recycleFile(ctx, { id })
}

/** Reasons that a name cannot be given. */
const nameFaults: ReadonlySet<string> = new Set(['illegal_name', 'file_exists', 'name_taken'])
