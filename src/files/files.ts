import type { StoredContent } from '../core/blobs/blobs.ts'
import type { Context } from '../core/context.ts'
import { DomainError, invalid } from '../core/errors.ts'
import { attachmentAt, attachmentContent } from '../core/items/attachments.ts'
import { respondWith } from '../http/content.ts'
import type { Request, Response } from '../http/message.ts'
import type { AddressedOperation } from '../http/pipeline.ts'
import { statusOf } from '../http/status.ts'

export interface FilesOptions {
  readonly log: (error: unknown, correlationId: string) => void
}

/** Makes the context of a request; undefined when it carries no credentials. */
type OpenContext = (operation: AddressedOperation) => Promise<Context | undefined>

/**
 * Answers GET and HEAD of stored bytes at their own URL, such as
 * `/Lists/Tasks/Attachments/7/plan.txt`; undefined where no such thing can be.
 * Failures have the second form of error bodies (decisions D1). Never rejects.
 */
export type FilesEdge = (request: Request, open: OpenContext) => Promise<Response | undefined>

export const createFiles =
  ({ log }: FilesOptions): FilesEdge =>
  async (request, open) => {
    try {
      const found = contentAt(decoded(request.path))
      return found && (await send(request, open, found))
    } catch (error) {
      if (!(error instanceof DomainError)) log(error, request.correlationId)
      return failed(error instanceof DomainError ? error : new DomainError('internal'))
    }
  }

/** Finds bytes for a caller who may read them. */
type Find = (ctx: Context) => Promise<StoredContent>

/** What could be at a server-relative URL by its form alone. */
function contentAt(url: string): Find | undefined {
  const attachment = attachmentAt(url)
  return attachment && ((ctx) => attachmentContent(ctx, attachment))
}

async function send(request: Request, open: OpenContext, find: Find): Promise<Response> {
  const { method, path } = request
  if (method !== 'GET' && method !== 'HEAD')
    throw new DomainError('method_not_allowed', { method: method.slice(0, 60), path: path.slice(0, 200), allow: 'GET, HEAD' })
  const ctx = await open({ demandsDigest: false })
  if (!ctx) throw new DomainError('sign_in_required', { message: 'this address needs credentials.' })
  const response = await respondWith(request, await find(ctx))
  const headers = { ...response.headers }
  return response.status === 304
    ? { status: 304, headers }
    : { status: response.status, headers: { ...headers, 'Content-Type': response.type }, body: response.body }
}

function failed(failure: DomainError): Response {
  const { status, headers } = statusOf(failure)
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ error: { code: String(status), message: failure.message } }),
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    throw invalid(`The address '${path.slice(0, 100)}' is not percent-encoded UTF-8.`)
  }
}
