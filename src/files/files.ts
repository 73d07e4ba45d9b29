import { outcomeOf } from '../core/access/batch.ts'
import type { Context } from '../core/access/context.ts'
import { fileVersionContent, versionAtUrl } from '../core/acts/files/document-versions.ts'
import { fileContent, getFile } from '../core/acts/files/files.ts'
import { welcomePageAt } from '../core/acts/files/folders.ts'
import { fileReasons } from '../core/acts/files/reasons.ts'
import { attachmentAtUrl, attachmentContent } from '../core/acts/items/attachments.ts'
import type { StoredContent } from '../core/content/blobs/blobs.ts'
import { type SmallerPicture, shrinking, smallerContent, smallerPictureAt } from '../core/content/blobs/smaller-pictures.ts'
import { pictureTemplate } from '../core/content/documents/picture-values.ts'
import { contentReasons } from '../core/content/reasons.ts'
import { DomainError, invalid, loggedFault } from '../core/kernel/errors.ts'
import type { Pictures } from '../core/kernel/pictures/pictures.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { modelReasons } from '../core/model/reasons.ts'
import { percentDecoded } from '../formats/percent.ts'
import { respondWith } from '../http/content/content.ts'
import { asAttachment } from '../http/content/media-type.ts'
import { errorReply, nothingAt } from '../http/message/error-reply.ts'
import type { Request, Response } from '../http/message/message.ts'
import type { Edge, Ready } from '../http/way/edge.ts'
import { downloadAsked, layoutsPageAt, nobodysPicture, photoAsked } from './layouts-files.ts'
import { putBytes } from './put-bytes.ts'

export interface FilesOptions {
  readonly log: (error: unknown, correlationId: string) => void
  readonly pictures: Pictures
  /** The most bytes of a PUT. */
  readonly uploadBytes: number
}

/**
 * Answers GET and HEAD of stored bytes at their own URL, such as `/Shared Documents/plan.docx`, for callers who may see
 * them, and stores the body of a PUT there. Without credentials nobody learns whether a file exists. Errors have the second
 * form (protocol/errors#second-form).
 */
export function createFiles({ log, pictures, uploadBytes }: FilesOptions): Edge {
  const fail = (request: Request, error: unknown): Response => {
    const fault = loggedFault(error)
    if (fault !== undefined) log(fault, request.correlationId)
    if (error instanceof DomainError && nowhere.has(error.reason) && error.code === 'not_found') return nothingAt(request)
    return { ...errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal)), operation }
  }
  const putAt = (request: Request, url: string): Ready => ({
    // A browser asks before it sends a PUT of another site's page, so no digest is needed.
    needs: { demandsDigest: true, writes: true, isInRootWeb: false, whenNobody: 'a PUT needs credentials.' },
    operation,
    async perform(ctx) {
      if (!ctx) throw new Error('bytes were put without a caller')
      const { isNew, etag } = await putBytes(ctx, url, request, uploadBytes)
      return { status: isNew ? 201 : 200, headers: { ETag: etag }, operation }
    },
    fail: (error) => failPut(request, error),
  })
  const failPut = (request: Request, error: unknown): Response => {
    if (!(error instanceof DomainError && conflicts.has(error.reason))) return fail(request, error)
    return fail(request, new DomainError({ name: error.reason, code: 'conflict', message: '{message}' }, { message: error.message }))
  }
  return {
    match(request, path) {
      const isPut = request.method === 'PUT'
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isPut) return undefined
      const url = percentDecoded(path)?.replace(/\/{2,}/g, '/')
      if (url === undefined) throw invalid(`The address '${path.slice(0, 100)}' is not percent-encoded UTF-8.`)
      if (isPut) return putAt(request, url)
      return {
        needs: { demandsDigest: false, writes: false, isInRootWeb: false, whenNobody: 'this address needs credentials.' },
        operation,
        async perform(ctx) {
          if (!ctx) throw new Error('stored bytes were asked for without a caller')
          const page = layoutsPageAt(url)
          if (page === 'userphoto') {
            const photo = await photoAsked(ctx, request.query)
            return photo ? { render: () => send(request, photo) } : nobodysPicture(operation)
          }
          const at = (place: string) => contentAt(ctx, place, pictures)
          const content = page === undefined ? await at(url) : await downloadAsked(ctx, request.query, at)
          return { render: () => send(request, content, page === undefined ? {} : { 'Content-Disposition': asAttachment(content.name) }) }
        },
        fail: (error) => fail(request, error),
      }
    },
    fail,
  }
}

/** The operation name for metrics. */
const operation = 'file'

/** Reasons that mean that a path leads to no file. */
const nowhere: ReadonlySet<string> = new Set(
  [fileReasons.file_not_found, fileReasons.file_version_not_found, contentReasons.folder_not_found, modelReasons.site_not_found].map(
    ({ name }) => name,
  ),
)

/** What a PUT answers with 409: its folder is not there, or a folder has the address (RFC 4918, 9.7.1). */
const conflicts: ReadonlySet<string> = new Set(
  [fileReasons.directory_not_found, contentReasons.folder_not_found, contentReasons.file_exists].map(({ name }) => name),
)

async function send(request: Request, content: StoredContent, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const response = await respondWith(request, content)
  const headers = { ...response.headers, ...more }
  if (response.status === 304) return { status: 304, headers, operation }
  return { status: response.status, headers: { ...headers, 'Content-Type': response.type }, body: response.body, operation }
}

/** The address of a web leads to its welcome page, if it has one. */
async function contentAt(ctx: Context, url: string, pictures: Pictures): Promise<StoredContent> {
  const attachment = await attachmentAtUrl(ctx, url)
  if (attachment) return attachmentContent(ctx, attachment)
  const version = versionAtUrl(ctx, url)
  if (version) return fileVersionContent(ctx, version, version.uiVersion)
  const smaller = smallerPictureAt(url)
  if (smaller) return smallerAt(ctx, url, smaller, pictures)
  return fileContent(ctx, { url: (await welcomePageAt(ctx, url)) ?? url })
}

/** The file at an address, or, if there is none, the smaller picture of a picture library that it means. */
async function smallerAt(ctx: Context, url: string, smaller: SmallerPicture, pictures: Pictures): Promise<StoredContent> {
  const stored = await outcomeOf(() => fileContent(ctx, { url }))
  if (stored.ok) return stored.value
  if (!nowhere.has(stored.error.reason)) throw stored.error
  const { list } = await getFile(ctx, { url: smaller.url })
  if (list?.row.baseTemplate !== pictureTemplate) throw stored.error
  const content = await fileContent(ctx, { url: smaller.url })
  const made = await outcomeOf(() => shrinking(pictures)(ctx, content, smaller.box))
  if (made.ok) return smallerContent(content, made.value, smaller)
  // What is no picture has no smaller one.
  throw made.error.reason === kernelReasons.invalid_operation.name ? stored.error : made.error
}
