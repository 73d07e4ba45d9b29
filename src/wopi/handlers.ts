import type { operations } from '../../generated/wopi/operations.ts'
import {
  deleteEdited,
  demandToChange,
  editedBytes,
  editedFile,
  putBeside,
  putEdited,
  renameEdited,
} from '../core/acts/editing/edited-files.ts'
import { editingReasons } from '../core/acts/editing/reasons.ts'
import type { Document } from '../core/content/documents/documents.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { utf7Decoded } from '../formats/utf7.ts'
import { parseContentType } from '../http/content/content-type.ts'
import type { JsonHandlers, JsonReply } from '../http/json/json-handlers.ts'
import { type Request, type Response, streamBody } from '../http/message/message.ts'
import { demandReach } from '../http/way/caller.ts'
import { bearerOf, contextAt, type InSession, inSession, type WopiParts } from './context.ts'

const addresses = '/_vti_bin/wopi.ashx'
/** Names of files have at most 128 characters in all of WOPI's clients. */
const maxNameLength = 120
const maxLockLength = 1024

export const wopiHandlers: JsonHandlers<operations, WopiParts> = {
  async openEditingSession({ body: { url }, request }, reply, parts) {
    const actor = await callerOf(parts, request)
    const { host, isSecure, origin } = request
    const ctx = await contextAt(parts, { host, isSecure, url }, actor, request)
    const { document, canWrite } = await editedFile(ctx, { url })
    const { id: fileId } = document.row
    const mayWrite = canWrite && opensWrites(actor)
    const session = parts.sessions.open({
      ...{ actor, host, isSecure, siteId: ctx.site.id, webUrl: ctx.web.url, fileId, url: document.url, canWrite: mayWrite },
    })
    return reply.json(201, {
      ...{ sessionId: session.id, fileId, wopiSrc: `${origin}${addresses}/files/${fileId}` },
      ...{ accessToken: session.token, accessTokenTtl: session.expiresAt, canWrite: mayWrite },
    })
  },
  stopEditingSession({ query, request }, reply, { sessions }) {
    sessions.close(sessions.use(query.access_token ?? bearerOf(request)))
    return reply.empty(204)
  },
  async getEditedFileInfo({ params: { fileId }, query, request }, reply, parts) {
    const { ctx, session } = await inSession(parts, request, query.access_token, fileId)
    const { document, canWrite, canRename, canAdd } = await editedFile(ctx, { id: fileId })
    const { row } = document
    const mayWrite = canWrite && session.canWrite
    return reply.json(200, {
      ...{ BaseFileName: row.leafName, OwnerId: String(row.authorId), Size: row.blobId === null ? 0 : row.sizeBytes },
      ...(row.sha256 !== null && row.blobId !== null && { SHA256: Buffer.from(row.sha256, 'hex').toString('base64') }),
      ...{ UserId: ctx.actor.loginName, UserFriendlyName: ctx.actor.title, Version: String(row.version) },
      LastModifiedTime: new Date(row.modifiedAt).toISOString(),
      ...{
        ReadOnly: !mayWrite,
        UserCanWrite: mayWrite,
        UserCanRename: mayWrite && canRename,
        UserCanNotWriteRelative: !(canAdd && opensWrites(session.actor)),
      },
      ...{
        SupportsLocks: true,
        SupportsGetLock: true,
        SupportsExtendedLockLength: true,
        SupportsUpdate: true,
        SupportsRename: true,
        SupportsDeleteFile: true,
      },
      FileNameMaxLength: maxNameLength,
    })
  },
  async setFileLock({ params: { fileId }, query, request }, reply, parts) {
    const place = await inSession(parts, request, query.access_token, fileId)
    const override = headerOf(request, 'x-wopi-override')
    const { locks } = parts.sessions
    const file = { siteId: place.session.siteId, fileId }
    if (override === 'GET_LOCK') {
      await editedFile(place.ctx, { id: fileId })
      return reply.json(200, {}, { 'X-WOPI-Lock': locks.valueOf(file) })
    }
    demandWrites(place)
    if (override === 'RENAME_FILE') {
      const name = utf7Decoded(headerOf(request, 'x-wopi-requestedname'))
      if (name.length > maxNameLength) throw invalid(`X-WOPI-RequestedName has at most ${maxNameLength} characters.`)
      const renamed = await renameEdited(place.ctx, locks, { id: fileId, lock: headerOf(request, 'x-wopi-lock'), name })
      return reply.json(200, { Name: bareName(renamed) }, versionOf(renamed))
    }
    if (override === 'DELETE') {
      await deleteEdited(place.ctx, locks, fileId)
      return reply.json(200, {})
    }
    if (override === 'PUT_RELATIVE') return putRelative(place, parts, request, reply)
    const document = await demandToChange(place.ctx, fileId)
    const lock = demandedLock(request, 'x-wopi-lock')
    if (override === 'LOCK') {
      if (request.headers['x-wopi-oldlock'] === undefined) locks.lock(file, lock)
      else locks.relock(file, demandedLock(request, 'x-wopi-oldlock'), lock)
    } else if (override === 'REFRESH_LOCK') locks.refresh(file, lock)
    else locks.unlock(file, lock)
    return reply.json(200, {}, versionOf(document))
  },
  async getEditedFile({ params: { fileId }, query, request }, _reply, parts) {
    const { ctx } = await inSession(parts, request, query.access_token, fileId)
    const { content, version } = await editedBytes(ctx, fileId)
    const { sizeBytes } = content
    const limit = request.headers['x-wopi-maxexpectedsize']
    if (limit !== undefined && sizeBytes > Number(limit))
      throw new DomainError(editingReasons.edited_file_too_large, { size: String(sizeBytes), limit: String(limit) })
    const headers = {
      ...{ 'Content-Type': 'application/octet-stream', 'Content-Length': String(sizeBytes), 'Cache-Control': 'no-store' },
      ...{ 'X-Content-Type-Options': 'nosniff', 'X-WOPI-ItemVersion': String(version) },
    }
    return { status: 200, headers, body: await content.open({ start: 0, end: sizeBytes }) }
  },
  async putEditedFile({ params: { fileId }, query, request }, reply, parts) {
    const place = await inSession(parts, request, query.access_token, fileId)
    demandWrites(place)
    const { locks } = parts.sessions
    const lock = headerOf(request, 'x-wopi-lock')
    const written = await putEdited(place.ctx, locks, { id: fileId, lock }, streamBody(request, parts.uploadBytes))
    return reply.empty(200, versionOf(written))
  },
}

/** Makes a new file beside the edited one, and opens a session for it: its editor goes on with that. */
async function putRelative(
  { ctx, session }: InSession,
  { sessions, uploadBytes }: WopiParts,
  request: Request,
  reply: JsonReply<operations['setFileLock']>,
): Promise<Response> {
  const [suggested, exact] = [headerOf(request, 'x-wopi-suggestedtarget'), headerOf(request, 'x-wopi-relativetarget')]
  if ((suggested === '') === (exact === ''))
    throw invalid('PUT_RELATIVE needs either the header X-WOPI-SuggestedTarget or X-WOPI-RelativeTarget.')
  const size = headerOf(request, 'x-wopi-size')
  if (size !== '' && Number(size) > uploadBytes) throw new DomainError(kernelReasons.body_too_large, { limit: String(uploadBytes) })
  // Before the bytes arrive: the new file is of no use without a session.
  sessions.demandRoom()
  const target = {
    id: session.fileId,
    name: utf7Decoded(suggested || exact),
    isSuggested: exact === '',
    overwrites: /^true$/i.test(headerOf(request, 'x-wopi-overwriterelativetarget')),
  }
  const body = ofSize(streamBody(request, uploadBytes), size)
  const { row, url } = await putBeside(ctx, sessions.locks, target, body)
  const { actor, host, isSecure, siteId, webUrl } = session
  const own = sessions.open({ actor, host, isSecure, siteId, webUrl, fileId: row.id, url, canWrite: opensWrites(actor) })
  return reply.json(200, { Name: row.leafName, Url: `${request.origin}${addresses}/files/${row.id}?access_token=${own.token}` })
}

/** The bytes. Fails with `invalid_request` at their end if they are not as many as the client has said. */
async function* ofSize(bytes: AsyncIterable<Uint8Array>, told: string): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    yield piece
  }
  if (told !== '' && size !== Number(told)) throw invalid(`X-WOPI-Size says ${told} bytes, but the body has ${size}.`)
}

/** The signed-in user. Fails with `sign_in_required`, and with `digest_invalid` on what a form of another site could send. */
async function callerOf({ signIn }: WopiParts, request: Request) {
  const actor = await signIn.identifyCaller(request)
  if (!actor) throw new DomainError(kernelReasons.sign_in_required, { message: 'an editing session belongs to a user.' })
  demandReach(actor, 'read')
  if (parseContentType(request.headers['content-type'] ?? '').type !== 'application/json')
    throw new DomainError(kernelReasons.unsupported_media_type, { given: 'A body of another type', allowed: 'application/json' })
  return actor
}

const opensWrites = ({ reach }: Awaited<ReturnType<typeof callerOf>>): boolean => reach === undefined || reach.opens === 'everything'

/** Fails with `insufficient_scope` if the session was opened with a token that only reads. */
function demandWrites({ session: { actor } }: InSession): void {
  demandReach(actor, 'write')
}

const headerOf = ({ headers }: Request, name: string): string => String(headers[name] ?? '')

function demandedLock(request: Request, name: string): string {
  const lock = headerOf(request, name)
  if (lock !== '' && lock.length <= maxLockLength) return lock
  throw invalid(`The header ${name} has to have the lock, of 1 to ${maxLockLength} characters.`)
}

const versionOf = ({ row }: Document) => ({ 'X-WOPI-ItemVersion': String(row.version) })

function bareName({ row: { leafName } }: Document): string {
  const dot = leafName.lastIndexOf('.')
  return dot > 0 ? leafName.slice(0, dot) : leafName
}
