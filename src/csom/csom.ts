import { outcomeOf } from '../core/access/batch.ts'
import { DomainError, loggedFault } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { parseContentType } from '../http/content/content-type.ts'
import { errorReply, nothingAt } from '../http/message/error-reply.ts'
import { type Request, type Response, readText } from '../http/message/message.ts'
import type { Edge, Matched, Needs, Received } from '../http/way/edge.ts'
import { type ErrorInfo, errorInfo, failedBody, malformed } from './reply.ts'
import { isMalformed, readObjectRequest } from './request.ts'

export interface CsomOptions {
  readonly settings: { readonly 'Limits:RequestBodyBytes': number }
  /** The version of the product. */
  readonly version: string
  readonly log: (error: unknown, correlationId: string) => void
}

/** The names of the operations, for metrics. */
const operations = { process: 'ProcessQuery', service: 'client.svc' } as const

const needs: Needs = {
  demandsDigest: true,
  writes: false,
  mayWrite: true,
  isInRootWeb: false,
  whenNobody: 'client.svc is only for users who say who they are.',
}

/**
 * The edge of the client object model. A request is read and judged; then it is answered with the error NotSupported,
 * because the object model is not built (decisions/0048). The address of the service itself tells clients without
 * credentials the realm of tokens, and is no resource for others.
 */
export function createCsom({ settings, version, log }: CsomOptions): Edge {
  const fail = (request: Request, error: unknown): Response => {
    const fault = loggedFault(error)
    if (fault !== undefined) log(fault, request.correlationId)
    return {
      ...errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal)),
      operation: 'ProcessQuery',
    }
  }
  return {
    match(request, path) {
      const isProcess = /^processquery$/i.test(path)
      if (!isProcess) return service(request, fail)
      if (request.method !== 'POST')
        throw new DomainError(kernelReasons.method_not_allowed, { method: request.method, path: request.path.slice(0, 200), allow: 'POST' })
      return process(request, { settings, version, log }, fail)
    },
    fail,
  }
}

type Fail = (request: Request, error: unknown) => Response

/** `client.svc` itself. */
const service = (request: Request, fail: Fail) => ({
  needs: { ...needs, demandsDigest: false },
  operation: operations.service,
  perform: () => ({ ...nothingAt(request), operation: operations.service }),
  fail: (error: unknown) => fail(request, error),
})

function process(request: Request, { settings, version }: CsomOptions, fail: Fail): Matched | Response {
  const { type } = parseContentType(request.headers['content-type'] ?? '')
  if (type !== 'text/xml' && type !== 'application/xml')
    return fail(
      request,
      new DomainError(kernelReasons.unsupported_media_type, { given: `The Content-Type '${type.slice(0, 100)}'`, allowed: 'text/xml' }),
    )
  return {
    needs,
    async readBody(): Promise<Received> {
      const text = await readText(request, settings['Limits:RequestBodyBytes'])
      const read = await outcomeOf(() => readObjectRequest(text))
      return {
        validate: () => {
          if (!read.ok && !isMalformed(read.error)) throw read.error
          return {
            operation: operations.process,
            writes: false,
            perform: () => ({ render: () => answered(request, version, read.ok ? read.value : read.error) }),
            fail: (error) => fail(request, error),
          }
        },
      }
    },
    fail: (error) => fail(request, error),
  }
}

/** The reply to a request, or to the error that says that it is none. */
function answered({ profile, correlationId }: Request, version: string, read: { readonly schemaVersion: string } | DomainError): Response {
  const isRead = !(read instanceof DomainError)
  const unsupported = new DomainError(kernelReasons.operation_unsupported, { operation: 'The client object model (ProcessQuery)' })
  const info: ErrorInfo = isRead ? errorInfo(profile, unsupported, correlationId) : malformed(profile, read, correlationId)
  const facts = {
    schemaVersion: isRead ? read.schemaVersion : '15.0.0.0',
    libraryVersion: libraryVersionOf(profile.libraryVersion ?? version),
    correlationId,
  }
  return {
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: failedBody(facts, info),
    operation: operations.process,
  }
}

/** Clients refuse a version that is not four numbers. */
function libraryVersionOf(version: string): string {
  const numbers = version.match(/\d{1,9}/g) ?? []
  return [0, 1, 2, 3].map((at) => numbers[at] ?? '0').join('.')
}
