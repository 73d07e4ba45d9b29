import type { Context } from '../core/access/context.ts'
import { fileVersionContent, versionAtUrl } from '../core/acts/files/document-versions.ts'
import { fileContent } from '../core/acts/files/files.ts'
import { fileReasons } from '../core/acts/files/reasons.ts'
import { attachmentAt, attachmentContent } from '../core/acts/items/attachments.ts'
import type { StoredContent } from '../core/content/blobs/blobs.ts'
import { contentReasons } from '../core/content/reasons.ts'
import { DomainError, invalid, loggedFault } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { modelReasons } from '../core/model/reasons.ts'
import { percentDecoded } from '../formats/percent.ts'
import { respondWith } from '../http/content/content.ts'
import { errorReply, nothingAt } from '../http/message/error-reply.ts'
import type { Request, Response } from '../http/message/message.ts'
import type { Edge } from '../http/way/edge.ts'

export interface FilesOptions {
  readonly log: (error: unknown, correlationId: string) => void
}

/**
 * Answers GET and HEAD of stored bytes at their own URL, such as `/Shared Documents/plan.docx`, for callers who may see
 * them. Without credentials nobody learns whether a file exists. Errors have the second form of error bodies (decisions
 * D1).
 */
export function createFiles({ log }: FilesOptions): Edge {
  const fail = (request: Request, error: unknown): Response => {
    const fault = loggedFault(error)
    if (fault !== undefined) log(fault, request.correlationId)
    if (error instanceof DomainError && nowhere.has(error.reason)) return nothingAt(request)
    return { ...errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal)), operation }
  }
  return {
    match(request, path) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      const url = percentDecoded(path)?.replace(/\/{2,}/g, '/')
      if (url === undefined) throw invalid(`The address '${path.slice(0, 100)}' is not percent-encoded UTF-8.`)
      return {
        needs: { demandsDigest: false, writes: false, isInRootWeb: false, whenNobody: 'this address needs credentials.' },
        operation,
        async perform(ctx) {
          if (!ctx) throw new Error('stored bytes were asked for without a caller')
          const content = await contentAt(ctx, url)
          return { render: () => send(request, content) }
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

async function send(request: Request, content: StoredContent): Promise<Response> {
  const response = await respondWith(request, content)
  const headers = { ...response.headers }
  if (response.status === 304) return { status: 304, headers, operation }
  return { status: response.status, headers: { ...headers, 'Content-Type': response.type }, body: response.body, operation }
}

function contentAt(ctx: Context, url: string): Promise<StoredContent> {
  const attachment = attachmentAt(url)
  if (attachment) return attachmentContent(ctx, attachment)
  const version = versionAtUrl(ctx, url)
  return version ? fileVersionContent(ctx, version, version.uiVersion) : fileContent(ctx, { url })
}
