import type { Context } from '../core/access/context.ts'
import { fileVersionContent, versionAtUrl } from '../core/acts/files/document-versions.ts'
import { fileContent } from '../core/acts/files/files.ts'
import { fileReasons } from '../core/acts/files/reasons.ts'
import { attachmentAt, attachmentContent } from '../core/acts/items/attachments.ts'
import type { StoredContent } from '../core/content/blobs/blobs.ts'
import { contentReasons } from '../core/content/reasons.ts'
import { DomainError, invalid } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { modelReasons } from '../core/model/reasons.ts'
import { respondWith } from '../http/content/content.ts'
import { errorReply } from '../http/error-reply.ts'
import type { Request, Response } from '../http/message.ts'
import type { AddressedOperation } from '../http/pipeline.ts'

export interface FilesOptions {
  readonly log: (error: unknown, correlationId: string) => void
}

/** Makes the context of a request; undefined when it carries no credentials. */
type OpenContext = (operation: AddressedOperation) => Promise<Context | undefined>

/**
 * Answers GET and HEAD of stored bytes at their own URL, such as
 * `/Shared Documents/plan.docx`, to whom may see them; undefined where nothing
 * is, which nobody learns without credentials. Failures have the second form of
 * error bodies (decisions D1). Never rejects.
 */
export type FilesEdge = (request: Request, open: OpenContext) => Promise<Response | undefined>

export const createFiles =
  ({ log }: FilesOptions): FilesEdge =>
  async (request, open) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    try {
      return await send(request, open, decoded(request.path))
    } catch (error) {
      if (!(error instanceof DomainError)) log(error, request.correlationId)
      else if (nowhere.has(error.reason)) return undefined
      return errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal))
    }
  }

/** What it means that a path leads to no file. */
const nowhere: ReadonlySet<string> = new Set(
  [fileReasons.file_not_found, fileReasons.file_version_not_found, contentReasons.folder_not_found, modelReasons.site_not_found].map(
    ({ name }) => name,
  ),
)

async function send(request: Request, open: OpenContext, url: string): Promise<Response> {
  const ctx = await open({ demandsDigest: false })
  if (!ctx) throw new DomainError(kernelReasons.sign_in_required, { message: 'this address needs credentials.' })
  const response = await respondWith(request, await contentAt(ctx, url))
  const headers = { ...response.headers }
  if (response.status === 304) return { status: 304, headers }
  return { status: response.status, headers: { ...headers, 'Content-Type': response.type }, body: response.body }
}

function contentAt(ctx: Context, url: string): Promise<StoredContent> {
  const attachment = attachmentAt(url)
  if (attachment) return attachmentContent(ctx, attachment)
  const version = versionAtUrl(ctx, url)
  return version ? fileVersionContent(ctx, version, version.uiVersion) : fileContent(ctx, { url })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    throw invalid(`The address '${path.slice(0, 100)}' is not percent-encoded UTF-8.`)
  }
}
