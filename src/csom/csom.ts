import { outcomeOf } from '../core/access/batch.ts'
import { DomainError, loggedFault } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { parseContentType } from '../http/content/content-type.ts'
import { errorReply, nothingAt } from '../http/message/error-reply.ts'
import { type Request, type Response, readText } from '../http/message/message.ts'
import type { Edge, Matched, Needs, Received } from '../http/way/edge.ts'
import type { WireContext } from '../profile/wire-context.ts'
import { isPackage, readPackage } from './message/package.ts'
import { errorInfo, failedBody, malformed, resultsBody } from './message/reply.ts'
import { isMalformed, type ObjectRequest, readObjectRequest } from './message/request.ts'
import { packageOf, type SentStream } from './message/streams.ts'
import type { ModelParts } from './objects/object-types.ts'
import { mayWrite, runActions } from './run/actions.ts'

export interface CsomOptions extends Omit<ModelParts, 'hostName'> {
  readonly settings: { readonly 'Limits:RequestBodyBytes': number; readonly 'Limits:UploadBytes': number; readonly HostName: string }
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
 * The edge of the client object model. A request is read and judged; then its actions run in their order. An action that
 * this server does not have ends the request with the error NotSupported. The address of the service itself tells clients
 * without credentials the realm of tokens, and is no resource for others.
 */
export function createCsom(options: CsomOptions): Edge {
  const { log } = options
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
      return process(request, options, fail)
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

function process(request: Request, options: CsomOptions, fail: Fail): Matched | Response {
  const { 'content-type': contentType = '' } = request.headers
  const { type } = parseContentType(contentType)
  if (type !== 'text/xml' && type !== 'application/xml' && !isPackage(contentType) && !isOfProgram(request))
    return fail(
      request,
      new DomainError(kernelReasons.unsupported_media_type, { given: `The Content-Type '${type.slice(0, 100)}'`, allowed: 'text/xml' }),
    )
  return {
    needs,
    async readBody(ctx): Promise<Received> {
      const { read, discard } = await received(request, options, ctx)
      return {
        ...(discard && { discard }),
        validate: () => {
          if (!read.ok && !isMalformed(read.error)) throw read.error
          return {
            operation: operations.process,
            writes: read.ok && mayWrite(read.value),
            perform: (ctx) => perform(request, options, read.ok ? read.value : read.error, ctx),
            fail: (error) => fail(request, error),
          }
        },
      }
    },
    fail: (error) => fail(request, error),
  }
}

/**
 * Whether no form of a page can have sent a request: a browser asks before it sends one of these headers for the page of another
 * site. Some programs send their XML with any Content-Type.
 */
const isOfProgram = ({ headers }: Request): boolean =>
  headers['x-requestdigest'] !== undefined || /^bearer /i.test((headers.authorization ?? '').slice(0, 7))

/** A request as it has arrived, alone or with streams. */
async function received(request: Request, { settings }: CsomOptions, ctx: WireContext | undefined) {
  const messageBytes = settings['Limits:RequestBodyBytes']
  if (!isPackage(request.headers['content-type'] ?? '')) {
    const text = await readText(request, messageBytes)
    return { read: await outcomeOf(() => readObjectRequest(text)) }
  }
  const limits = { messageBytes, uploadBytes: settings['Limits:UploadBytes'] }
  const whole = await outcomeOf(() => readPackage(request, ctx, limits, mayWrite))
  return whole.ok ? { read: { ok: true, value: whole.value.request } as const, discard: whole.value.discard } : { read: whole }
}

/** Runs a request, or words the error that says that it is none. Its own errors have the status 200 too. */
async function perform(
  { profile, correlationId }: Request,
  { settings, version, sending, pictures, log }: CsomOptions,
  read: ObjectRequest | DomainError,
  ctx: WireContext | undefined,
): Promise<Response> {
  const facts = {
    schemaVersion: read instanceof DomainError ? '15.0.0.0' : read.schemaVersion,
    libraryVersion: libraryVersionOf(profile.libraryVersion ?? version),
    correlationId,
  }
  if (read instanceof DomainError) return replied(failedBody(facts, malformed(profile, read, correlationId)))
  if (!ctx) throw new Error('a request of the object model has no web')
  const parts = { hostName: settings.HostName, sending, pictures }
  const run = await outcomeOf(() => runActions(ctx, { requestId: correlationId, parts }, read))
  if (run.ok) return repliedWith(resultsBody(facts, run.value.results), run.value.streams, correlationId)
  const fault = loggedFault(run.error)
  if (fault !== undefined) log(fault, correlationId)
  return replied(failedBody(facts, errorInfo(profile, run.error, correlationId)))
}

function repliedWith(body: string, streams: readonly SentStream[], requestId: string): Response {
  if (streams.length === 0) return replied(body)
  const whole = packageOf(body, streams, requestId)
  return { status: 200, headers: { 'Content-Type': whole.contentType }, body: whole.body, operation: operations.process }
}

const replied = (body: string): Response => ({
  status: 200,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body,
  operation: operations.process,
})

/** Clients refuse a version that is not four numbers. */
function libraryVersionOf(version: string): string {
  const numbers = version.match(/\d{1,9}/g) ?? []
  return [0, 1, 2, 3].map((at) => numbers[at] ?? '0').join('.')
}
