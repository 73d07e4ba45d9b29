import { STATUS_CODES } from 'node:http'
import type { Context } from '../../core/access/context.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { dataServicePath } from '../../entities/items/data-service.ts'
import { type RequestMessage, readRequest } from '../../formats/message-head.ts'
import { boundaryOf, closing, partHead, readPart, splitMultipart } from '../../formats/multipart.ts'
import { withHelp } from '../../http/message/error-reply.ts'
import { type Request, type Response, readBytes } from '../../http/message/message.ts'
import type { PreparedPart } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type Envelope, isListData, negotiate } from '../odata/negotiate.ts'
import { errorResponse } from '../protocol/errors.ts'
import type { Handlers, OperationId } from '../protocol/handlers.ts'
import { contentIdIn, isReference, References } from './references.ts'
import { inTurn } from './shared-transactions.ts'

/** More is `body_too_large`. */
export const batchLimitBytes = 16 * 1024 * 1024
export const maxBatchParts = 100

export interface BatchOptions {
  /**
   * Prepares a part as a request of its own, with the caller of the batch; returns a part that can run, or its reply.
   * See `Way`.
   */
  readonly prepare: (part: Request, caller: Actor, budget: Context['budget']) => Promise<PreparedPart | Response>
}

/**
 * Several requests in one (protocol/batch#request; protocol/batch#failures). All parts are parsed before the
 * first one runs. Then they run in order, and each reply is sent before the next part begins, so that only one large
 * reply is in memory at a time. Consecutive item writes share a transaction, in which each can fail alone; they are
 * answered after the commit.
 */
export const batchHandlers = ({ prepare }: BatchOptions): Pick<Handlers<WireContext>, 'runBatch'> => ({
  async runBatch(ctx, { request, envelope, operationId }, reply) {
    const parts = await readParts(request)
    const boundary = `batchresponse_${ctx.runtime.newId()}`
    const outer: Outer = { ctx, request, envelope, operationId, references: new References() }
    return reply.media(200, `multipart/mixed; boundary=${boundary}`, counted(replies(parts, outer, prepare, boundary), ctx.budget))
  },
})

interface Outer {
  readonly ctx: Context
  readonly request: Request
  readonly envelope: Envelope
  readonly operationId: OperationId
  readonly references: References
}

/**
 * The operations of a batch as bytes, with change sets flattened. Fails with `invalid_request`,
 * `unsupported_media_type`, `body_too_large`.
 */
async function readParts(request: Request): Promise<Uint8Array[]> {
  const { 'content-type': type = 'none', 'content-encoding': encoding = 'identity' } = request.headers
  const boundary = boundaryOf(type)
  if (boundary === undefined || encoding !== 'identity') {
    const given = boundary === undefined ? `Content-Type ${type.slice(0, 100)}` : `Content-Encoding ${encoding.slice(0, 100)}`
    throw new DomainError(kernelReasons.unsupported_media_type, { given, allowed: 'multipart/mixed with a boundary' })
  }
  const bytes = await readBytes(request, batchLimitBytes)
  const parts: Uint8Array[] = []
  for (const part of splitMultipart(bytes, boundary, maxBatchParts)) {
    const inner = changeSetBoundary(part)
    if (inner === undefined) parts.push(part)
    else parts.push(...splitMultipart(readPart(part).body, inner, maxBatchParts))
    if (parts.length > maxBatchParts) throw invalid(`The batch has more than ${maxBatchParts} requests; send the others in a second batch.`)
  }
  return parts
}

/** Only a line at the beginning can make a part a change set. A malformed part fails later, alone. */
function changeSetBoundary(part: Uint8Array): string | undefined {
  const isChangeSet = /^content-type:[ \t]*multipart\//im.test(headText(part))
  return isChangeSet ? boundaryOf(readPart(part).headers.get('content-type')) : undefined
}

/** The MIME headers of a part, up to a sufficient length. */
const headText = (part: Uint8Array): string => {
  const text = Buffer.from(part.subarray(0, 4096)).toString('latin1')
  return text.slice(0, /\r?\n\r?\n|^\r?\n/.exec(text)?.index ?? text.length)
}

async function* replies(
  parts: readonly Uint8Array[],
  outer: Outer,
  prepare: BatchOptions['prepare'],
  boundary: string,
): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const reply of inTurn(parts, (part) => preparePart(outer, part, prepare))) {
    const contentId = contentIdIn(parts[at++] ?? noBytes)
    if (contentId !== undefined) outer.references.note(contentId, reply)
    const { status, headers, body } = reply
    const named = contentId === undefined ? mimeHeaders : [...mimeHeaders, ['Content-ID', contentId] as const]
    const head = partHead(boundary, named) + statusHead(status, headers)
    if (body === undefined || typeof body === 'string') yield Buffer.from(`${head}${body ?? ''}\r\n`)
    else {
      yield Buffer.from(head)
      if (body instanceof Uint8Array) yield body
      else yield* body
      yield Buffer.from('\r\n')
    }
  }
  yield Buffer.from(closing(boundary))
}

async function* counted(pieces: AsyncIterable<Uint8Array>, budget: Context['budget']): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    budget?.spendBytes(piece.length)
    yield piece
  }
}

const noBytes = new Uint8Array()

const mimeHeaders = [
  ['Content-Type', 'application/http'],
  ['Content-Transfer-Encoding', 'binary'],
] as const

/** Reply headers that the reply of a part includes, in upper case (protocol/batch#reply). */
const shownHeaders = ['Content-Type', 'ETag', 'Location', 'Allow', 'Retry-After', 'X-Tenon-Help']

function statusHead(status: number, headers: Response['headers']): string {
  const lines = shownHeaders.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [`${name.toUpperCase()}: ${String(value).replace(/[\r\n]+/g, ' ')}\r\n`]
  })
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
}

/** Prepares a part. An error is the reply of the part, in the envelope that the part requested. */
async function preparePart(outer: Outer, bytes: Uint8Array, prepare: BatchOptions['prepare']): Promise<PreparedPart | Response> {
  let { envelope } = outer
  try {
    const message = readRequest(requestBytes(bytes))
    const accept = message.headers.get('accept')
    if (accept !== undefined) envelope = negotiate(accept, outer.request.profile)
    return isReference(message.target) ? referring(outer, message, prepare, envelope) : await preparedAs(outer, message, prepare)
  } catch (error) {
    return worded(outer, error, envelope)
  }
}

/** Words the error of a part of which no operation is known; throws any other. */
function worded({ request, operationId }: Outer, error: unknown, envelope: Envelope): Response {
  if (!(error instanceof DomainError)) throw error
  return withHelp(request, error, errorResponse(request, error, envelope), operationId)
}

async function preparedAs(outer: Outer, message: RequestMessage, prepare: BatchOptions['prepare']): Promise<PreparedPart | Response> {
  const prepared = await prepare(requestOf(outer, message), outer.ctx.actor, outer.ctx.budget)
  if (!('perform' in prepared)) return prepared
  if (prepared.operation === outer.operationId)
    return prepared.fail(invalid('A batch cannot contain a batch. Add its requests to the outer batch.'))
  outer.ctx.budget?.demandBytes()
  return prepared
}

/** A part whose address refers to another one: it is prepared when it runs, since then all parts before it have their replies. */
const referring = (outer: Outer, message: RequestMessage, prepare: BatchOptions['prepare'], envelope: Envelope): PreparedPart => ({
  operation: 'reference',
  ctx: undefined,
  async perform() {
    const target = outer.references.resolved(message.target)
    const prepared = await preparedAs(outer, { ...message, target }, prepare)
    return 'perform' in prepared ? prepared.perform(prepared.ctx).catch(prepared.fail) : prepared
  },
  fail: (error) => worded(outer, error, envelope),
})

function requestBytes(part: Uint8Array): Uint8Array {
  const { headers, body } = readPart(part)
  const type = headers.get('content-type')
  if (type !== undefined && /^application\/http\s*(?:;|$)/i.test(type)) return body
  throw invalid(
    `Each part of a batch has the Content-Type application/http, not ${type === undefined ? 'none' : `'${type.slice(0, 60)}'`}.`,
  )
}

/** Headers that belong to the whole batch, or that each part defines itself. */
const outerHeaders = new Set([
  'authorization',
  'cookie',
  'x-requestdigest',
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'expect',
])

function requestOf({ ctx, request, references }: Outer, { method, target, headers, body }: RequestMessage): Request {
  const address = addressOf(ctx, request, target)
  const mark = address.indexOf('?')
  const own: Request['headers'] = Object.create(null)
  for (const [name, value] of headers) if (!outerHeaders.has(name)) own[name] = value
  if (request.headers.host !== undefined) own.host = request.headers.host
  return {
    method,
    path: mark < 0 ? address : address.slice(0, mark),
    query: mark < 0 ? '' : address.slice(mark + 1),
    headers: own,
    body: bodyOf(body),
    origin: request.origin,
    host: request.host,
    isSecure: request.isSecure,
    clientAddress: request.clientAddress,
    ...(request.tenant && { tenant: request.tenant }),
    correlationId: request.correlationId,
    profile: request.profile,
    connection: request.connection,
    made: (uri) => references.resolved(uri),
  }
}

async function* bodyOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes
}

const absolute = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)/i
const restPath = /\/(?:_api|_vti_bin\/+(?:client|listdata)\.svc)(?:[/?]|$)/i

/**
 * The server-relative path of a part, whose address may have a host, or be relative to the server or to the web
 * (protocol/batch#request). Fails with `invalid_request` on another host and on an address outside of this contract.
 */
function addressOf(ctx: Context, { origin, path: outer }: Request, target: string): string {
  const [whole, scheme = '', host = ''] = absolute.exec(target) ?? []
  if (whole !== undefined && !(/^https?$/i.test(scheme) && isSameHost(host, origin))) {
    const given = `${scheme}://${host}`.slice(0, 100)
    throw invalid(`A request in a batch must go to the host of the batch, ${new URL(origin).host}, not to '${given}'.`)
  }
  const address = whole !== undefined ? target.slice(whole.length) : target.startsWith('/') ? target : belowWeb(ctx, outer, target)
  const path = address.split('?', 1)[0] ?? ''
  if (restPath.test(path)) return address
  throw invalid(`A request in a batch needs an address below /_api; '${target.slice(0, 100)}' has not.`)
}

/** `_api/web` and `web` both mean the web of the batch; in a batch of the list data service `Tasks` is one of its sets. */
function belowWeb(ctx: Context, outer: string, target: string): string {
  const web = encodeURI(ctx.web.url)
  const service = isListData(outer) ? dataServicePath : '_api'
  return restPath.test(`/${target.split('?', 1)[0]}`) ? joinUrl(web, target) : joinUrl(web, service, target)
}

/** The scheme may differ, because a proxy may terminate TLS. */
function isSameHost(host: string, origin: string): boolean {
  const own = new URL(origin).host
  return host.toLowerCase() === own || (URL.canParse(`http://${host}`) && new URL(`http://${host}`).host === own)
}
