import { DomainError, loggedFault } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Json } from '../../entities/shape/shape.ts'
import { parseOptions } from '../../formats/form.ts'
import type { JsonObject, JsonValue } from '../../formats/json.ts'
import { parseContentType } from '../../http/content/content-type.ts'
import { errorReply, withHelp } from '../../http/message/error-reply.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { type Contract, operationsOf } from '../../http/openapi/contract.ts'
import { createValidator, type RawInput, type Validator } from '../../http/openapi/validator.ts'
import { type Note, refusing } from '../../http/strict/findings.ts'
import { type ContractMode, isStrict, preferenceApplied } from '../../http/strict/handling.ts'
import type { Edge, Matched, Needs, Performed, Prepared, Received } from '../../http/way/edge.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { addressNotFound, createAddresses, type FindResource, type Resource } from '../address/addresses.ts'
import { operationFor, tunnelledMethod } from '../address/method-override.ts'
import type { Content } from '../odata/content.ts'
import { type Enveloped, givenHeaders, jsonBody, projectionOptions, rowsBody } from '../odata/envelope.ts'
import { type Envelope, negotiateAt } from '../odata/negotiate.ts'
import { projectionFor } from '../odata/projection.ts'
import { choiceOf, countOptions, type PathOptions, partOf, withoutChoice } from '../odata/property-path.ts'
import { demandSupported } from '../odata/unsupported-options.ts'
import { addedBy, plainBody, readJsonBody } from './body.ts'
import { errorResponse } from './errors.ts'
import type { Handlers, ValidCall } from './handlers.ts'
import { type BoundOperations, bindOperations, callOf } from './openapi-backend.ts'
import { type LookedUpKind, type OperationFacts, operationFacts, type ReplyShapes } from './operation-facts.ts'
import { noteRequest } from './strict.ts'

/** Serializes an entity, a collection or a complex value in its envelope. */
export type Render = (
  content: Enveloped,
  call: Pick<ValidCall, 'request' | 'envelope'> & { readonly query: object },
  ctx: WireContext,
) => Response | Promise<Response>

export interface RestOptions extends ReplyShapes {
  readonly contract: Contract
  readonly handlers: Handlers<WireContext>
  readonly render: Render
  readonly bodyLimitBytes: number
  readonly mode: ContractMode
  /**
   * Looks up the parameters of the canonical address, for a request by one of the `lookedUp` forms. Fails as the
   * look-up fails.
   */
  readonly lookUp: (
    kind: string,
    ctx: WireContext,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<string, string | number>>>
  /** Called for every error that is not a `DomainError`; logs it. */
  readonly report: (error: unknown, request: Request) => void
}

/** The services that the steps of the edge use. */
interface Rest extends RestOptions {
  readonly findResource: FindResource
  readonly facts: ReadonlyMap<string, OperationFacts>
  readonly validator: Validator
  readonly operations: BoundOperations
}

/** The edge, and what is not quite right with a request that it would serve. */
export interface RestEdge extends Edge {
  /**
   * The findings of a strict server, one sentence each, for a request whose body has this JSON; empty for a request that is
   * refused anyway.
   */
  judge(request: Request, path: string, body: JsonValue | undefined): string[]
}

/** A request and the operation of its path and method. */
interface Addressed {
  readonly request: Request
  readonly envelope: Envelope
  readonly options: ReadonlyMap<string, string>
  readonly resource: Resource
  readonly facts: OperationFacts
  /** The options of what a path of names leads to, which are not those of the entity before them. */
  readonly ofPath?: PathOptions
  /** The type that the body says it has. */
  readonly givenType?: string
  /** Takes what is not quite right; undefined if nobody asks. */
  readonly note: Note | undefined
}

/**
 * Builds the REST edge once, at start. Each request passes from its operation (`match`) through its body (`readBody`)
 * and the validation against the contract (`validate`) to a value that can run (`perform`) and be serialized
 * (`render`). Fails with an `Error` if the contract has an operation without a handler, or a write whose reply has no
 * known shape.
 */
export async function createRestEdge(options: RestOptions): Promise<RestEdge> {
  const { contract, handlers } = options
  const rest: Rest = {
    ...options,
    findResource: createAddresses(contract),
    facts: factsOf(contract, options),
    validator: createValidator(contract),
    operations: await bindOperations(contract, handlers),
  }
  return {
    match: (request, path) => matchedBy(rest, addressedBy(rest, request, path)),
    judge: (request, path, body) => judgedBy(rest, request, path, body),
    fail: (request, error) =>
      failure(rest, { request, envelope: negotiateAt(request.path, request.headers.accept, request.profile) }, error),
  }
}

type Facts = ReadonlyMap<string, OperationFacts>

/** Computed once for all servers of the process, which have the same shapes. */
const knownFacts = new WeakMap<ReplyShapes['shapes'], { readonly contract: Contract; readonly facts: Facts }>()

function factsOf(contract: Contract, { shapes, shapeFinders }: ReplyShapes): Facts {
  const known = knownFacts.get(shapes)
  if (known?.contract === contract) return known.facts
  const facts = new Map(
    operationsOf(contract).map((operation) => [operation.operationId, operationFacts(contract, { shapes, shapeFinders }, operation)]),
  )
  knownFacts.set(shapes, { contract, facts })
  return facts
}

function judgedBy(rest: Rest, request: Request, path: string, body: JsonValue | undefined): string[] {
  const findings: string[] = []
  try {
    const addressed = { ...addressedBy(rest, request, path), note: (finding: string) => void findings.push(finding) }
    const { resource, facts } = addressed
    const given = resource.body ?? body
    const whole = facts.readsJson && given !== undefined ? plainBody(given) : undefined
    const plain = resource.adds ? addedBy(whole, facts.bodyMembers) : whole
    validCall(rest, addressed, resource.complete ? resource.complete(plain) : resource.params, resource.complete ? undefined : plain)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return []
  }
  return findings
}

/** Fails with `resource_not_found`, `method_not_allowed`, `invalid_request`. */
function addressedBy({ findResource, facts, mode }: Rest, request: Request, path: string): Addressed {
  const { method, headers, query } = request
  const options = parseOptions(query)
  const resource = findResource(bringsFile(request, path) ? `${path}/$value` : path, options, method)
  if (resource.part && !partMethods.has(method)) throw addressNotFound(path)
  const { operationId } = operationFor(resource, request, path)
  const found = facts.get(operationId)
  if (!found) throw new Error(`the operation ${operationId} is not one of the contract`)
  const isPath = resource.part?.kind === 'path' && resource.part.orNull
  return {
    request,
    envelope: negotiateAt(path, headers.accept, request.profile),
    options: isPath ? withoutChoice(options) : withOptionsOf(resource, options),
    ...(isPath && { ofPath: choiceOf(options) }),
    resource,
    facts: found,
    note: isStrict(headers, mode) ? refusing(request.origin, `rest/${operationId}`) : undefined,
  }
}

const withOptionsOf = ({ part, options: own }: Resource, options: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  part?.kind === 'count' ? countOptions(options) : own ? new Map([...options, ...own]) : options

const entitySetPath = /\/listdata\.svc\/+[^/()]{1,255}\/?$/i

/** Whether a POST to an entity set of the list data service has the bytes of a new file as its body (protocol/list-data-service#files). */
function bringsFile({ method, headers }: Request, path: string): boolean {
  if (method !== 'POST' || headers.slug === undefined || headers['x-http-method'] !== undefined) return false
  const { type } = parseContentType(headers['content-type'] ?? 'application/octet-stream')
  if (type === 'application/json' || type === 'application/atom+xml' || !entitySetPath.test(path.slice(-300))) return false
  return !/\/attachments\/?$/i.test(path.slice(-20))
}

/** The methods that read a part of an entity or a collection. */
const partMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

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
  if (resource.body) return bodyOf(rest, addressed, params, plainBody(resource.body))
  if (request.method === 'POST' && lacksOption(addressed)) return withOptionsOfBody(rest, addressed)
  if (!complete && !facts.readsJson) return bodyOf(rest, addressed, params)
  return readJsonBody(request, rest.bodyLimitBytes, facts.bodyOf).then(({ body, givenType }) => {
    const typed = givenType === undefined ? addressed : { ...addressed, givenType }
    if (complete) return bodyOf(rest, typed, complete(body))
    const given = resource.adds ? addedBy(body, facts.bodyMembers) : body
    return bodyOf(rest, typed, params, given === undefined && facts.needsBody ? emptyBody() : given)
  })
}

/** Whether a function that reads was called without one of its options. */
const lacksOption = ({ facts, options }: Addressed): boolean =>
  facts.operation.parameters.some((one) => one.in === 'query' && one.required === true && !options.has(one.name.toLowerCase()))

/** The members of the body with the names of options are those that a POST to a function does not have in its query string. */
async function withOptionsOfBody(rest: Rest, addressed: Addressed): Promise<Received> {
  const { facts, options, request, resource } = addressed
  const { body } = await readJsonBody(request, rest.bodyLimitBytes)
  const declared = new Set(facts.operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name.toLowerCase()))
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const members = Object.entries(isObject ? body : {}).flatMap(([member, value]) => {
    const name = member.slice(0, 100).toLowerCase()
    if (!declared.has(name) || typeof value === 'object') return []
    return [[name, typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)] as const]
  })
  return bodyOf(rest, { ...addressed, options: new Map([...members, ...options]) }, resource.params)
}

const emptyBody = (): JsonValue => Object.create(null) as JsonObject

const bodyOf = (rest: Rest, addressed: Addressed, params: RawInput['params'], body?: JsonValue): Received => ({
  validate: () => preparedBy(rest, addressed, validCall(rest, addressed, params, body)),
})

/** Fails with `invalid_query`, `invalid_request`, `unknown_property`. */
function validCall(
  { contract, validator }: Rest,
  addressed: Addressed,
  params: RawInput['params'],
  body: JsonValue | undefined,
): ValidCall {
  const { request, options, facts, resource } = addressed
  const tunnelled = resource.verb ?? tunnelledMethod(request.method, request.headers['x-http-method'])
  const headers = tunnelled === undefined ? request.headers : { ...request.headers, 'x-http-method': tunnelled }
  demandSupported(options)
  if (addressed.note) noteRequest(contract, { operation: facts.operation, method: request.method, headers, options }, addressed.note)
  return callOf(
    facts.operation.operationId,
    validator.checkRequest(facts.operation, { params, options, headers, body }, addressed.note),
    addressed,
  )
}

function preparedBy(rest: Rest, addressed: Addressed, call: ValidCall): Prepared {
  const { facts, resource } = addressed
  const { shapeOf, lookedUp } = facts
  const prepared: Mutable<Prepared> = {
    operation: call.operationId,
    async perform(ctx) {
      // The reply to a write contains at least one entity; the budget must allow it.
      if (shapeOf) ctx?.budget?.demandRoom()
      const content = await rest.operations.run(call, ctx)
      return performedBy(rest, addressed, call, { content: resource.part ? partOf(content, resource.part) : content, ctx })
    },
    fail: (error) => failure(rest, addressed, error),
  }
  const kinds = lookedUp.filter(({ own }) => !own.every((parameter) => Object.hasOwn(call.params, parameter)))
  if (kinds.length > 0) prepared.lookUp = async (ctx) => preparedBy(rest, addressed, await completed(rest, call, kinds, ctx))
  if (shapeOf && asksProjection(call)) prepared.checkProjection = (ctx) => checkProjection(call, ctx, shapeOf)
  return prepared
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The call with the parameters of the canonical address. */
async function completed({ lookUp }: Rest, call: ValidCall, kinds: readonly LookedUpKind[], ctx: WireContext): Promise<ValidCall> {
  let { params } = call
  for (const { name } of kinds) params = Object.assign(Object.create(null), params, await lookUp(name, ctx, { ...params }))
  return { ...call, params }
}

const asksProjection = ({ query }: ValidCall): boolean => '$select' in query || '$expand' in query

async function checkProjection(call: ValidCall, ctx: WireContext, shapeOf: NonNullable<OperationFacts['shapeOf']>): Promise<undefined> {
  projectionFor(ctx.profile, await shapeOf(ctx, call), projectionOptions(call.query))
}

const performedBy = (
  { render }: Rest,
  { request, facts, resource, ofPath }: Addressed,
  given: ValidCall,
  { content, ctx }: { readonly content: Content; readonly ctx: WireContext | undefined },
): Performed => ({
  render() {
    const { operationId, request: asked, envelope } = given
    const call = { operationId, request: asked, envelope, query: ofPath ?? given.query }
    if (facts.isUpdate && content.kind === 'entity' && request.profile.bodies.updates === 'empty')
      return finished(request, { status: 204, headers: givenHeaders(content.headers) }, given.operationId)
    const response = (facts.needs?.writes ? toldWrite : formed)(content, call, ctx, render)
    const whole = (made: Response) => finished(request, resource.part ? { ...made, part: true } : made, given.operationId)
    return response instanceof Promise ? response.then(whole) : whole(response)
  },
})

/** What of a call decides its reply. */
type Told = Pick<ValidCall, 'operationId' | 'request' | 'envelope'> & { readonly query: object }

/**
 * The reply to a completed write. If `$expand` exceeds the limit of a reply, the entity is returned without it; clients
 * can read the related entities at their own addresses.
 */
async function toldWrite(content: Content, call: Told, ctx: WireContext | undefined, render: Render): Promise<Response> {
  try {
    return await formed(content, call, ctx, render)
  } catch (error) {
    if (!ctx || !(error instanceof DomainError) || error.reason !== 'reply_too_large') throw error
    const { budget: _, ...unbounded } = ctx
    return formed(content, { ...call, query: {} }, unbounded, render)
  }
}

function formed(content: Content, call: Told, ctx: WireContext | undefined, render: Render): Response | Promise<Response> {
  const { kind, status } = content
  if (kind === 'empty') return { status, headers: givenHeaders(content.headers) }
  if (kind === 'media') return { status, headers: givenHeaders(content.headers), body: content.body }
  if (kind === 'json') return plainJson(content, ctx)
  if (ctx) return render(content, call, ctx)
  throw new Error(`${call.operationId} replied with an entity of no web`)
}

async function plainJson(
  { status, headers, value, rows }: Extract<Content, { kind: 'json' }>,
  ctx: WireContext | undefined,
): Promise<Response> {
  const body = await (rows ? rowsBody(value as Json, rows, ctx) : jsonBody(value as Json, ctx))
  return { status, headers: { 'Content-Type': 'application/json;charset=utf-8', ...givenHeaders(headers) }, body }
}

function failure(
  { report }: Rest,
  { request, envelope, facts }: Pick<Addressed, 'request' | 'envelope'> & Partial<Addressed>,
  error: unknown,
): Response {
  const fault = loggedFault(error)
  if (fault !== undefined) report(fault, request)
  const reply = isOutsideOData(request.path)
    ? errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal))
    : withHelp(request, error, errorResponse(request, error, envelope), facts?.operation.operationId)
  return finished(request, reply, facts?.operation.operationId)
}

const odataPath = /\/(?:(?:_api|_vti_bin\/+client\.svc)(?!\/+archive(?:\/|$))|_vti_bin\/+listdata\.svc)(?:\/|$)/i

/** Health, diagnostics, unknown names below `/_vti_bin`, and `/_api/archive` have the second form of error bodies. */
const isOutsideOData = (path: string): boolean => !odataPath.test(path)

/** What says of a body that is not sent how it would end. */
function framingOf(body: Response['body']): Record<string, string> {
  if (body === undefined) return {}
  if (typeof body === 'string' || body instanceof Uint8Array) return { 'Content-Length': String(Buffer.byteLength(body)) }
  return { 'Transfer-Encoding': 'chunked' }
}

/** Adds the operation name to a reply; removes the body of a reply to HEAD, but keeps its length if it is known. */
function finished({ method, headers: asked }: Request, { status, headers, body, part }: Response, operation: string | undefined): Response {
  const head: Mutable<Response> = { status, headers: asked.prefer === undefined ? headers : { ...headers, ...preferenceApplied(asked) } }
  if (operation !== undefined) head.operation = operation
  if (part) head.part = true
  if (method !== 'HEAD') {
    if (body !== undefined) head.body = body
  } else if (headers['Content-Length'] === undefined) head.headers = { ...head.headers, ...framingOf(body) }
  return head
}
