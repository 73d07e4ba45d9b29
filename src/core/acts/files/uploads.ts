import type { UploadSessionRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { type BlobOwner, keepBlob, type NewBlob, openBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { dropSessions, partsOf, type UploadPart } from '../../content/documents/document-bytes.ts'
import { type Document, securedDocument } from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { measurePicture } from '../../content/documents/picture-values.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { bytesOf, type FileAddress, locateFile, replaceBytes } from './files.ts'
import { changeRight, changing, findFolderAgain } from './folders.ts'
import { fileReasons } from './reasons.ts'

const maxParts = 10_000

/** An upload and its file; only the user who began it can continue it. */
export interface UploadAddress {
  readonly file: FileAddress
  /** A GUID that the client chooses. */
  readonly uploadId: string
}

/**
 * Begins to upload the bytes of a file in parts, with the first part, and returns
 * the number of stored bytes. The file does not change until the last part
 * arrives. Fails as `replaceFile`, with `invalid_operation` for an upload that
 * exists already, and with `too_many_uploads`.
 */
export async function startUpload(ctx: Context, address: UploadAddress, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await openTarget(ctx, address)
  await demandNew(ctx, recordsOf(ctx), address)
  const owner = await ownerNow(ctx)
  await demandRoom(ctx, owner, { uploads: 1, bytes: 0 })
  return withNewBlob(ctx, content, (blob) =>
    change(ctx, file, { name: 'files.startUpload', input: { upload: address, blob } }, async (scope) => {
      await demandNew(ctx, scope.records, address)
      await demandRoom(ctx, scope, { uploads: 1, bytes: blob.sizeBytes })
      await keepBlob(ctx, scope, blob)
      const { now, actorId: principalId } = scope
      await scope.records.insert('UploadSession', {
        siteId: ctx.site.id,
        id: address.uploadId,
        documentId: file.row.id,
        principalId,
        offsetBytes: blob.sizeBytes,
        state: JSON.stringify([partOf(blob)]),
        createdAt: now,
        touchedAt: now,
      })
      return blob.sizeBytes
    }),
  )
}

/**
 * Adds the next part, which begins at `offset`, and returns the number of stored
 * bytes. Fails as `startUpload`, with `upload_not_found`, and with
 * `invalid_operation` for a wrong offset; the message gives the right one.
 */
export async function continueUpload(
  ctx: Context,
  address: UploadAddress,
  offset: number,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const file = await openTarget(ctx, address)
  await sessionNow(ctx, { address, file, offset })
  await demandRoom(ctx, await ownerNow(ctx), { uploads: 0, bytes: 0 })
  return withNewBlob(ctx, content, (blob) =>
    change(ctx, file, { name: 'files.continueUpload', input: { upload: address, offset, blob } }, async (scope) => {
      const session = await sessionAt(scope, { address, file, offset })
      const parts = [...partsOf(session), partOf(blob)]
      if (parts.length > maxParts) throw invalidOperation(`An upload has at most ${maxParts} parts. Start again with larger parts.`)
      await demandRoom(ctx, scope, { uploads: 0, bytes: blob.sizeBytes })
      await keepBlob(ctx, scope, blob)
      const after = { offsetBytes: offset + blob.sizeBytes, state: JSON.stringify(parts), touchedAt: scope.now }
      await scope.records.update('UploadSession', { siteId: ctx.site.id, id: address.uploadId }, after)
      return after.offsetBytes
    }),
  )
}

/** Adds the last part and gives the file the bytes of all parts. Fails as `continueUpload`. */
export async function finishUpload(
  ctx: Context,
  address: UploadAddress,
  offset: number,
  content: AsyncIterable<Uint8Array>,
): Promise<Document> {
  const file = await openTarget(ctx, address)
  const { row } = file
  const begun = await sessionNow(ctx, { address, file, offset })
  return withNewBlob(
    ctx,
    joined(ctx, partsOf(begun), content, { name: row.leafName, what: `an upload to document ${row.id}` }),
    async (blob) => {
      const valuesIn = await measurePicture(ctx, file.list, blob)
      return change(ctx, file, { name: 'files.finishUpload', input: { upload: address, offset, blob } }, async (scope, current) => {
        const session = await sessionAt(scope, { address, file, offset })
        await dropSessions(scope.records, [session], scope.now)
        await keepBlob(ctx, scope, blob)
        return replaceBytes(within(ctx, scope), scope, current, bytesOf(blob), valuesIn(current.list))
      })
    },
  )
}

/** Cancels an upload; the file does not change. Fails as `continueUpload`. */
export async function cancelUpload(ctx: Context, address: UploadAddress): Promise<void> {
  const file = await openTarget(ctx, address)
  await change(ctx, file, { name: 'files.cancelUpload', input: { upload: address } }, async (scope) => {
    await dropSessions(scope.records, [await sessionAt(scope, { address, file })], scope.now)
  })
}

const partOf = ({ id, sizeBytes }: NewBlob): UploadPart => ({ blobId: id, sizeBytes })

async function* joined(
  ctx: Context,
  parts: readonly UploadPart[],
  last: AsyncIterable<Uint8Array>,
  owner: BlobOwner,
): AsyncGenerator<Uint8Array> {
  for (const { blobId, sizeBytes } of parts) yield* await openBlob(ctx, blobId, { start: 0, end: sizeBytes }, owner)
  yield* last
}

/** The file, if the actor may replace its bytes. */
async function openTarget(ctx: Context, { file: address }: UploadAddress): Promise<Document> {
  const file = await locateFile(ctx, address)
  await demand(ctx, changeRight(file, 'EditListItems'), securedDocument(file))
  await demandNotCheckedOut(ctx, file.row, file.url, (await findActorPrincipal(ctx))?.id ?? 0)
  return file
}

type UploadName = `files.${'start' | 'continue' | 'finish' | 'cancel'}Upload`

function change<Input, T>(
  ctx: Context,
  file: Document,
  call: ActInput<UploadName, Input>,
  work: (scope: WriteScope, current: Document) => Promise<T>,
): Promise<T> {
  return act<UploadName, Input, T>(ctx, { ...call, ...changing(file, 'EditListItems') }, async (scope) =>
    work(scope, await findFolderAgain(within(ctx, scope), file, 'EditListItems')),
  )
}

async function demandNew(ctx: Context, records: ContentRecords, { uploadId }: UploadAddress): Promise<void> {
  if (await records.find('UploadSession', { siteId: ctx.site.id, id: uploadId }, ['id']))
    throw invalidOperation(`The upload ${uploadId} has begun already. Continue it with continueUpload, or choose another id.`)
}

interface Asked {
  readonly address: UploadAddress
  readonly file: Document
  /** The position of the next part; absent if it does not matter. */
  readonly offset?: number
}

/** Like `sessionAt`, for committed rows. */
async function sessionNow(ctx: Context, asked: Asked): Promise<UploadSessionRow> {
  return sessionAt(await ownerNow(ctx), asked)
}

/** The owner of uploads, and the records to read them from. */
type Owner = Pick<WriteScope, 'records' | 'actorId'>

const ownerNow = async (ctx: Context): Promise<Owner> => ({
  records: recordsOf(ctx),
  actorId: (await findActorPrincipal(ctx))?.id ?? 0,
})

const sizeOnly = ['offsetBytes'] as const

/**
 * Limits unfinished uploads, whose bytes belong to no file yet. Fails with
 * `too_many_uploads` if the actor would exceed the number of uploads, or of bytes
 * in them, that one user may have in this site collection.
 */
async function demandRoom(
  ctx: Context,
  { records, actorId }: Owner,
  more: { readonly uploads: number; readonly bytes: number },
): Promise<void> {
  if (!ctx.budget) return
  const { begunUploads, begunUploadBytes } = ctx.budget.begun
  const where = { siteId: ctx.site.id, principalId: actorId }
  const begun = await records.query('UploadSession', { where, columns: sizeOnly, limit: begunUploads + 1 })
  if (more.uploads > 0 && begun.length + more.uploads > begunUploads)
    throw new DomainError(fileReasons.too_many_uploads, { limit: String(begunUploads), setting: 'Limits:BegunUploads' })
  const bytes = begun.reduce((sum, { offsetBytes }) => sum + offsetBytes, more.bytes)
  if (bytes > begunUploadBytes)
    throw new DomainError(fileReasons.too_many_uploads, { limit: `${begunUploadBytes} bytes`, setting: 'Limits:BegunUploadBytes' })
}

/** The present state of the actor's upload of this file. */
async function sessionAt({ records, actorId }: Owner, { address: { uploadId }, file, offset }: Asked): Promise<UploadSessionRow> {
  const { siteId, id: documentId } = file.row
  const session = await records.find('UploadSession', { siteId, id: uploadId, documentId, principalId: actorId })
  if (!session) throw new DomainError(fileReasons.upload_not_found, { id: uploadId, file: file.url })
  if (offset === undefined || offset === session.offsetBytes) return session
  throw invalidOperation(`The next part of the upload ${uploadId} begins at ${session.offsetBytes}, not at ${offset}.`)
}
