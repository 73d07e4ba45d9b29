import { DomainError } from '../core/kernel/errors.ts'
import type { FilesEdge } from '../files/files.ts'
import type { CachedReads } from '../http/cache/cached-reads.ts'
import { errorReply, nothingAt } from '../http/error-reply.ts'
import { belongsToFarm, demandFarmAccess } from '../http/farm-policy.ts'
import type { Request, Response } from '../http/message.ts'
import { type AddressedOperation, type EdgeName, openContext, type PipelineParts } from '../http/pipeline.ts'
import type { WireContext } from '../profile/wire-context.ts'

/** Makes the context when the edge wants it; what fails on the way there is the edge's to word. */
export type OpenContext = (operation: AddressedOperation) => Promise<WireContext | undefined>

export interface Edges {
  readonly rest: (request: Request, resourcePath: string, open: OpenContext) => Promise<Response>
  readonly soap: (request: Request, service: string, open: OpenContext) => Promise<Response>
  readonly files: FilesEdge
  /** Undefined where it has no such address. */
  readonly identity: (request: Request) => Promise<Response> | undefined
  readonly pages: (request: Request) => Response | undefined
  /** Left out, nothing is served at `/metrics`. */
  readonly metrics?: (request: Request) => Promise<Response> | Response | undefined
  /** Left out, every answer is made anew. */
  readonly cachedReads?: CachedReads
}

/** Where `<web>/_api/…` or `<web>/_vti_bin/…` begins, in any case; the first such segment counts. */
const edgeMark = /\/(?=(?:_api|_vti_bin)(?:\/|$))/i
const restPath = /^\/_api\//i
const soapPath = /^\/_vti_bin\/+([^/]+)\.asmx\/?$/i

/** The site map: which edge serves which path. */
export function createApp(parts: PipelineParts, edges: Edges): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await route(parts, edges, request)
    if (response.status === 401) response.headers['WWW-Authenticate'] ??= [...parts.signIn.challengesFor(request)]
    const renewal = parts.signIn.renewalFor(request)
    if (renewal === undefined || response.headers['Set-Cookie'] !== undefined) return response
    // A value of its own: the reply may be kept for others of the same user.
    return { ...response, headers: { ...response.headers, 'Set-Cookie': renewal } }
  }
}

async function route(parts: PipelineParts, edges: Edges, request: Request): Promise<Response> {
  const challenge = parts.signIn.challengeTo(request)
  if (challenge !== undefined) return { status: 401, headers: { 'WWW-Authenticate': challenge } }
  if (belongsToFarm(request.path)) {
    const refusal = await refuseStrangers(parts, request)
    if (refusal) return refusal
    if (!edgeMark.test(request.path)) return nothingAt(request)
  }
  const mark = edgeMark.exec(request.path)?.index
  const prefix = request.path.slice(0, mark)
  const opener = (edge: EdgeName) => (operation: AddressedOperation) => openContext(parts, edge, { request, prefix, operation })
  if (mark === undefined) return elsewhere(edges, request, opener('files'))
  const path = request.path.slice(mark)
  const service = soapPath.exec(path)?.[1]
  if (service !== undefined) return edges.soap(request, service, opener('soap'))
  const run = () => edges.rest(request, path, opener('rest'))
  return edges.cachedReads && restPath.test(path) ? edges.cachedReads(request, prefix, run) : run()
}

/** Whatever is neither below `/_api` nor below `/_vti_bin`. */
async function elsewhere(edges: Edges, request: Request, open: OpenContext): Promise<Response> {
  const page = (await edges.identity(request)) ?? edges.pages(request) ?? (await edges.metrics?.(request))
  if (page) return page
  const file = await edges.files(request, open)
  return file ? { ...file, operation: 'file' } : nothingAt(request)
}

async function refuseStrangers({ signIn }: PipelineParts, request: Request): Promise<Response | undefined> {
  try {
    await demandFarmAccess(signIn, request)
    return undefined
  } catch (error) {
    if (error instanceof DomainError) return errorReply(request, error)
    throw error
  }
}
