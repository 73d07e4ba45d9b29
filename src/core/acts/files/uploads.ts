import type { UploadSessionRow } from '../../../../generated/prisma/content.ts'
import { type ActInput, act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { findActorPrincipal } from '../../access/principals.ts'
import { keepBlob, type NewBlob, openBlob, withNewBlob } from '../../content/blobs/blobs.ts'
import { dropSessions, partsOf, type UploadPart } from '../../content/documents/document-bytes.ts'
import { type Document, securedDocument } from '../../content/documents/documents.ts'
import { demandNotCheckedOut } from '../../content/documents/locks.ts'
import { DomainError, invalidOperation } from '../../kernel/errors.ts'
import type { ContentRecords } from '../../kernel/ports.ts'
import { bytesOf, type FileAddress, locateFile, replaceBytes } from './files.ts'
import { changeRight, changing, findFolderAgain } from './folders.ts'
import { fileReasons } from './reasons.ts'

const maxParts = 10_000

/** Which upload of which file; whoever has begun it goes on with it. */
export interface UploadAddress {
  readonly file: FileAddress
  /** A GUID that the client has chosen. */
  readonly uploadId: string
}

/**
 * Begins to upload the bytes of a file in parts, with the first of them, and
 * answers how many bytes are there. The file stays as it is until the last part
 * has come. Fails as `replaceFile`, and with `invalid_operation` for an upload
 * that was begun before.
 */
export async function startUpload(ctx: Context, address: UploadAddress, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await openTarget(ctx, address)
  await demandNew(ctx, recordsOf(ctx), address)
  return withNewBlob(ctx, content, (blob) =>
    change(ctx, file, { name: 'files.startUpload', input: { upload: address, blob } }, async (scope) => {
      await demandNew(ctx, scope.records, address)
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
 * Adds the next part, which begins at `offset`, and answers how many bytes are
 * there. Fails as `startUpload`, and with `upload_not_found`, and with
 * `invalid_operation`, which says where the next part begins, for another one.
 */
export async function continueUpload(
  ctx: Context,
  address: UploadAddress,
  offset: number,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const file = await openTarget(ctx, address)
  await sessionNow(ctx, { address, file, offset })
  return withNewBlob(ctx, content, (blob) =>
    change(ctx, file, { name: 'files.continueUpload', input: { upload: address, offset, blob } }, async (scope) => {
      const session = await sessionAt(scope, { address, file, offset })
      const parts = [...partsOf(session), partOf(blob)]
      if (parts.length > maxParts) throw invalidOperation(`An upload has at most ${maxParts} parts. Begin it again with larger ones.`)
      await keepBlob(ctx, scope, blob)
      const after = { offsetBytes: offset + blob.sizeBytes, state: JSON.stringify(parts), touchedAt: scope.now }
      await scope.records.update('UploadSession', { siteId: ctx.site.id, id: address.uploadId }, after)
      return after.offsetBytes
    }),
  )
}

/** Adds the last part and gives the file the bytes of all of them. Fails as `continueUpload`. */
export async function finishUpload(
  ctx: Context,
  address: UploadAddress,
  offset: number,
  content: AsyncIterable<Uint8Array>,
): Promise<Document> {
  const file = await openTarget(ctx, address)
  const { row } = file
  const begun = await sessionNow(ctx, { address, file, offset })
  return withNewBlob(ctx, joined(ctx, partsOf(begun), content, row.leafName), (blob) =>
    change(ctx, file, { name: 'files.finishUpload', input: { upload: address, offset, blob } }, async (scope, current) => {
      const session = await sessionAt(scope, { address, file, offset })
      await dropSessions(scope.records, [session], scope.now)
      await keepBlob(ctx, scope, blob)
      return replaceBytes(within(ctx, scope), scope, current, bytesOf(blob))
    }),
  )
}

/** Gives an upload up; the file stays as it is. Fails as `continueUpload`. */
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
  name: string,
): AsyncGenerator<Uint8Array> {
  for (const { blobId, sizeBytes } of parts) yield* await openBlob(ctx, blobId, { start: 0, end: sizeBytes }, name)
  yield* last
}

/** The file, for whom may give it other bytes. */
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
    throw invalidOperation(`The upload ${uploadId} was begun before. Go on with continueUpload, or choose another id.`)
}

interface Asked {
  readonly address: UploadAddress
  readonly file: Document
  /** Where the next part is to begin; absent where that does not matter. */
  readonly offset?: number
}

/** As `sessionAt`, on what is committed. */
async function sessionNow(ctx: Context, asked: Asked): Promise<UploadSessionRow> {
  return sessionAt({ records: recordsOf(ctx), actorId: (await findActorPrincipal(ctx))?.id ?? 0 }, asked)
}

/** The upload as it stands, of this file and by this actor. */
async function sessionAt(
  { records, actorId }: Pick<WriteScope, 'records' | 'actorId'>,
  { address: { uploadId }, file, offset }: Asked,
): Promise<UploadSessionRow> {
  const { siteId, id: documentId } = file.row
  const session = await records.find('UploadSession', { siteId, id: uploadId, documentId, principalId: actorId })
  if (!session) throw new DomainError(fileReasons.upload_not_found, { id: uploadId, file: file.url })
  if (offset === undefined || offset === session.offsetBytes) return session
  throw invalidOperation(`The next part of the upload ${uploadId} begins at ${session.offsetBytes}, not at ${offset}.`)
}
