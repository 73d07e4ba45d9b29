import { DomainError } from '../../core/kernel/errors.ts'
import { parseOptions } from '../../formats/form.ts'
import type { JsonValue } from '../../formats/json.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { type Contract, operationsOf } from '../../http/openapi/contract.ts'
import { createValidator, type RawInput, type Validator } from '../../http/openapi/validator.ts'
import type { Edge, Matched, Needs, Performed, Prepared, Received } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { addressNotFound, createAddresses, type FindResource, type Resource } from '../address/addresses.ts'
import { operationFor, tunnelledMethod } from '../address/method-override.ts'
import type { Content } from '../odata/content.ts'
import { type Enveloped, givenHeaders, projectionOptions } from '../odata/envelope.ts'
import { type Envelope, negotiate } from '../odata/negotiate.ts'
import { projectionFor } from '../odata/projection.ts'
import { countOptions, partOf } from '../odata/property-path.ts'
import { demandSupported } from '../odata/unsupported-options.ts'
import { readJsonBody } from './body.ts'
import { errorResponse } from './errors.ts'
import type { Handlers, ValidCall } from './handlers.ts'
import { type BoundOperations, bindOperations, callOf } from './openapi-backend.ts'
import { type LookedUpKind, type OperationFacts, operationFacts, type ReplyShapes } from './operation-facts.ts'

/** Puts the envelope around an entity, a collection or a complex value. */
export type Render = (content: Enveloped, call: ValidCall, ctx: WireContext) => Response | Promise<Response>

export interface RestOptions extends ReplyShapes {
  readonly contract: Contract
  readonly handlers: Handlers<WireContext>
  readonly render: Render
  readonly bodyLimitBytes: number
  /**
   * The parameters of the canonical address of a kind, of a request that came by one of its
   * `lookedUp` forms. Fails with what the look-up fails with.
   */
  readonly lookUp: (
    kind: string,
    ctx: WireContext,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<string, string | number>>>
  /** Learns of every failure that is not a `DomainError`. */
  readonly report: (error: unknown, request: Request) => void
}

/** What the steps of the edge work with. */
interface Rest extends RestOptions {
  readonly findResource: FindResource
  readonly facts: ReadonlyMap<string, OperationFacts>
  readonly validator: Validator
  readonly operations: BoundOperations
}

/** A request, and the operation that its address and method name. */
interface Addressed {
  readonly request: Request
  readonly envelope: Envelope
  readonly options: ReadonlyMap<string, string>
  readonly resource: Resource
  readonly facts: OperationFacts
}

/**
 * The REST edge, built once, at start: each request goes from the operation
 * that it names (`match`) by its body (`readBody`) and the check against the
 * contract (`validate`) to a value that can be run (`perform`) and shown
 * (`render`). Fails with an `Error` where the contract has an operation without
 * a handler, or a write whose reply has no known shape.
 */
export async function createRestEdge(options: RestOptions): Promise<Edge> {
  const { contract, handlers } = options
  const rest: Rest = {
    ...options,
    findResource: createAddresses(contract),
    facts: new Map(operationsOf(contract).map((operation) => [operation.operationId, operationFacts(contract, options, operation)])),
    validator: createValidator(contract),
    operations: await bindOperations(contract, handlers),
  }
  return {
    match: (request, path) => matchedBy(rest, addressedBy(rest, request, path)),
    fail: (request, error) => failure(rest, { request, envelope: negotiate(request.headers.accept) }, error),
  }
}

/** Fails with `resource_not_found`, `method_not_allowed`, `invalid_request`. */
function addressedBy({ findResource, facts }: Rest, request: Request, path: string): Addressed {
  const { method, headers, query } = request
  const options = parseOptions(query)
  const resource = findResource(path, options)
  if (resource.part && method !== 'GET' && method !== 'HEAD') throw addressNotFound(path)
  const { operationId } = operationFor(resource, method, headers['x-http-method'], path)
  const found = facts.get(operationId)
  if (!found) throw new Error(`the operation ${operationId} is not one of the contract`)
  return {
    request,
    envelope: negotiate(headers.accept),
    options: resource.part?.kind === 'count' ? countOptions(options) : options,
    resource,
    facts: found,
  }
}

const matchedBy = (rest: Rest, addressed: Addressed): Matched => ({
  needs: needsOf(addressed),
  readBody: () => receivedBy(rest, addressed),
  fail: (error) => failure(rest, addressed, error),
})

const needsOf = ({ facts, resource }: Addressed): Needs | undefined =>
  resource.params.has('ofRootWeb') ? facts.needsInRootWeb : facts.needs

/** Fails with `unsupported_media_type`, `body_too_large`, `invalid_request`. */
function receivedBy(rest: Rest, addressed: Addressed): Received | Promise<Received> {
  const { request, resource, facts } = addressed
  const { params, complete } = resource
  if (!complete && !facts.readsJson) return bodyOf(rest, addressed, params)
  return readJsonBody(request, rest.bodyLimitBytes).then((body) =>
    complete ? bodyOf(rest, addressed, complete(body)) : bodyOf(rest, addressed, params, body),
  )
}

const bodyOf = (rest: Rest, addressed: Addressed, params: RawInput['params'], body?: JsonValue): Received => ({
  validate: () => preparedBy(rest, addressed, validCall(rest, addressed, params, body)),
})

/** Fails with `invalid_query`, `invalid_request`, `unknown_property`. */
function validCall({ validator }: Rest, addressed: Addressed, params: RawInput['params'], body: JsonValue | undefined): ValidCall {
  const { request, options, facts } = addressed
  const tunnelled = tunnelledMethod(request.method, request.headers['x-http-method'])
  const headers = tunnelled === undefined ? request.headers : { ...request.headers, 'x-http-method': tunnelled }
  demandSupported(options)
  return callOf(facts.operation.operationId, validator.checkRequest(facts.operation, { params, options, headers, body }), addressed)
}

function preparedBy(rest: Rest, addressed: Addressed, call: ValidCall): Prepared {
  const { facts, resource } = addressed
  const kinds = facts.lookedUp.filter(({ own }) => !own.every((parameter) => Object.hasOwn(call.params, parameter)))
  const { shapeOf } = facts
  return {
    operation: call.operationId,
    ...(kinds.length > 0 && { lookUp: async (ctx) => preparedBy(rest, addressed, await completed(rest, call, kinds, ctx)) }),
    ...(shapeOf && asksProjection(call) && { checkProjection: (ctx) => checkProjection(call, ctx, shapeOf) }),
    async perform(ctx) {
      const content = await rest.operations.run(call, ctx)
      return performedBy(rest, addressed, call, { content: resource.part ? partOf(content, resource.part) : content, ctx })
    },
    fail: (error) => failure(rest, addressed, error),
  }
}

/** The call with the parameters of the canonical address. */
async function completed({ lookUp }: Rest, call: ValidCall, kinds: readonly LookedUpKind[], ctx: WireContext): Promise<ValidCall> {
  let { params } = call
  for (const { name } of kinds) params = Object.assign(Object.create(null), params, await lookUp(name, ctx, { ...params }))
  return { ...call, params }
}

const asksProjection = ({ query }: ValidCall): boolean => '$select' in query || '$expand' in query

async function checkProjection(call: ValidCall, ctx: WireContext, shapeOf: NonNullable<OperationFacts['shapeOf']>): Promise<undefined> {
  projectionFor(await shapeOf(ctx, call), projectionOptions(call.query))
}

const performedBy = (
  { render }: Rest,
  { request }: Addressed,
  call: ValidCall,
  { content, ctx }: { readonly content: Content; readonly ctx: WireContext | undefined },
): Performed => ({
  async render() {
    const response = await formed(content, call, ctx, render)
    return finished(request, response, call.operationId)
  },
})

function formed(content: Content, call: ValidCall, ctx: WireContext | undefined, render: Render): Response | Promise<Response> {
  const { kind, status } = content
  if (kind === 'empty') return { status, headers: givenHeaders(content.headers) }
  if (kind === 'media') return { status, headers: givenHeaders(content.headers), body: content.body }
  if (kind === 'json')
    return {
      status,
      headers: { 'Content-Type': 'application/json;charset=utf-8', ...givenHeaders(content.headers) },
      body: JSON.stringify(content.value),
    }
  if (ctx) return render(content, call, ctx)
  throw new Error(`${call.operationId} replied with an entity of no web`)
}

function failure(
  { report }: Rest,
  { request, envelope, facts }: Pick<Addressed, 'request' | 'envelope'> & Partial<Addressed>,
  error: unknown,
): Response {
  if (!(error instanceof DomainError)) report(error, request)
  return finished(request, errorResponse(request, error, envelope), facts?.operation.operationId)
}

/** A reply under the name of its operation; to HEAD without its body, whose length it tells. */
function finished({ method }: Request, { status, headers, body }: Response, operation: string | undefined): Response {
  const named = operation === undefined ? {} : { operation }
  if (method !== 'HEAD') return body === undefined ? { status, headers, ...named } : { status, headers, body, ...named }
  if (headers['Content-Length'] !== undefined) return { status, headers, ...named }
  const length = typeof body === 'string' || body instanceof Uint8Array ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
  return { status, headers: { ...headers, ...length }, ...named }
}
