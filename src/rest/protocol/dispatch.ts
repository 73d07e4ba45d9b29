import { type Context as BackendContext, type Request as BackendRequest, OpenAPIBackend } from 'openapi-backend'
import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { parseOptions } from '../../formats/form.ts'
import type { JsonValue } from '../../formats/json.ts'
import type { Request, Response } from '../../http/message/message.ts'
import { type Contract, kindsOf, type Operation, operationsOf } from '../../http/openapi/contract.ts'
import { createValidator, type Input, type Validator } from '../../http/openapi/validator.ts'
import type { AddressedOperation } from '../../http/way/way.ts'
import { addressNotFound, createAddresses, type Resource } from '../address/addresses.ts'
import { operationFor, tunnelledMethod } from '../address/method-override.ts'
import { type Envelope, negotiate } from '../odata/negotiate.ts'
import { countOptions, partOf } from '../odata/property-path.ts'
import { demandSupported } from '../odata/unsupported-options.ts'
import { readBody } from './body.ts'
import { errorResponse } from './errors.ts'
import { type Answer, type Call, type Content, type Handlers, type OperationId, replyOf } from './handlers.ts'

/** Puts the envelope around an entity, a collection or a complex value. */
export type Render<C> = (
  content: Exclude<Content, { kind: 'json' | 'empty' | 'media' }>,
  call: Call<OperationId>,
  ctx: C,
) => Response | Promise<Response>

export interface RestOptions<C> {
  readonly contract: Contract
  readonly handlers: Handlers<C>
  readonly render: Render<C>
  readonly bodyLimitBytes: number
  /**
   * The parameters of the canonical address of a kind, of a request that came by one of its
   * `lookedUp` forms. Fails with what the look-up fails with.
   */
  readonly lookUp: (kind: string, ctx: C, params: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, string | number>>>
  /** Learns of every failure that is not a `DomainError`. */
  readonly report: (error: unknown, request: Request) => void
}

/**
 * Makes the context of a request: finds its web and signs its caller in.
 * Undefined when the request carries no credentials. Asked only by operations
 * that need some, and its failures are worded like any other.
 */
export type OpenContext<C> = (operation: AddressedOperation) => Promise<C | undefined>

/**
 * Answers a request. `resourcePath` begins with `/_api` or `/_vti_bin`, still
 * percent-encoded, the site before it cut off. Never rejects.
 */
export type RestEdge<C> = (request: Request, resourcePath: string, open: OpenContext<C>) => Promise<Response>

/** A request on its way through openapi-backend, which hands it from hook to hook as it is. */
interface Exchange<C> extends BackendRequest {
  readonly request: Request
  readonly open: OpenContext<C>
  readonly envelope: Envelope
  /** Under way from the first security handler on; the others wait for the same one. */
  opening?: Promise<C | undefined>
  ctx?: C | undefined
  options: ReadonlyMap<string, string>
  resource?: Resource
  /** Once it is found. */
  operationId?: string
  body?: JsonValue | undefined
  input?: Input
  /** What a hook is about to answer. */
  failure?: unknown
}

/** Builds the edge once, at start; see `RestEdge`. */
export async function createRestEdge<C>(options: RestOptions<C>): Promise<RestEdge<C>> {
  const backend = await createBackend(options)
  return async (request, resourcePath, open) => {
    const envelope = negotiate(request.headers.accept)
    const response = await answer(backend, options.report, { request, resourcePath, open, envelope })
    return request.method === 'HEAD' ? withoutBody(response) : response
  }
}

async function answer<C>(
  backend: OpenAPIBackend,
  report: RestOptions<C>['report'],
  { request, resourcePath, open, envelope }: { request: Request; resourcePath: string; open: OpenContext<C>; envelope: Envelope },
): Promise<Response> {
  const { method, headers } = request
  const exchange: Exchange<C> = {
    request,
    open,
    envelope,
    options: noOptions,
    method,
    path: resourcePath,
    headers: headers as BackendRequest['headers'],
  }
  const response = await handled(backend, report, exchange)
  if (exchange.operationId !== undefined) response.operation = exchange.operationId
  return response
}

const noOptions: ReadonlyMap<string, string> = new Map()

async function handled<C>(backend: OpenAPIBackend, report: RestOptions<C>['report'], exchange: Exchange<C>): Promise<Response> {
  const { request, envelope } = exchange
  try {
    exchange.options = parseOptions(request.query)
    return (await backend.handleRequest(exchange)) as Response
  } catch (error) {
    if (!(error instanceof DomainError)) report(error, request)
    return errorResponse(request, error, envelope)
  }
}

function withoutBody({ body, ...response }: Response): Response {
  const { headers } = response
  if (headers['Content-Length'] !== undefined) return response
  const length = typeof body === 'string' || body instanceof Uint8Array ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
  return { ...response, headers: { ...headers, ...length } }
}

/**
 * openapi-backend with our addresses and our validator in the place of its
 * own, and every hook registered. It is strict: where a hook is missing, a
 * failed check throws instead of running the handler.
 */
export async function createBackend<C>(options: RestOptions<C>): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: skeleton(options.contract) as never,
    quick: true,
    strict: true,
    handlers: { ...operationHandlers(options), ...hooks(options.bodyLimitBytes) },
    securityHandlers: securityHandlers(options.contract),
  })
  await backend.init()
  const addresses = createAddresses(options.contract)
  backend.router.matchOperation = (request: BackendRequest) => match(addresses, request as Exchange<C>) as never
  backend.router.parseRequest = (request: BackendRequest) => request as never
  backend.validator = validatorHook(createValidator(options.contract)) as never
  return backend
}

/** As much of the contract as openapi-backend needs to know its operations: it would follow every reference of the rest. */
function skeleton(contract: Contract): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { path, method, operationId } of operationsOf(contract)) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId, responses: {} } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'contract', version: '1' },
    paths,
    components: { securitySchemes: contract.components.securitySchemes },
  }
}

function match<C>(addresses: ReturnType<typeof createAddresses>, exchange: Exchange<C>): Operation {
  try {
    const resource = addresses(exchange.path, exchange.options)
    exchange.resource = resource
    if (resource.part && exchange.method !== 'GET' && exchange.method !== 'HEAD') throw addressNotFound(exchange.path)
    if (resource.part?.kind === 'count') exchange.options = countOptions(exchange.options)
    const operation = operationFor(resource, exchange.method, exchange.request.headers['x-http-method'], exchange.path)
    exchange.operationId = operation.operationId
    return operation
  } catch (error) {
    exchange.failure = error
    const isMethod = error instanceof DomainError && error.reason === 'method_not_allowed'
    throw new Error(isMethod ? '405-methodNotAllowed' : '404-notFound', { cause: error })
  }
}

/** openapi-backend asks for a verdict; the failure itself goes to the hook by way of the exchange. */
function validatorHook<C>(validator: Validator) {
  return {
    coerceTypes: false,
    validateRequest: (exchange: Exchange<C>, operation: Operation) => {
      const method = tunnelledMethod(exchange.method, exchange.request.headers['x-http-method'])
      const headers = method === undefined ? exchange.headers : { ...exchange.headers, 'x-http-method': method }
      try {
        demandSupported(exchange.options)
        exchange.input = validator.checkRequest(operation, {
          params: exchange.resource?.params ?? new Map(),
          options: exchange.options,
          headers,
          body: exchange.body,
        })
        return { valid: true, errors: null }
      } catch (error) {
        exchange.failure = error
        return { valid: false, errors: [error] }
      }
    },
  }
}

const exchangeOf = (context: BackendContext) => context.request as unknown as Exchange<unknown>

function hooks(bodyLimitBytes: number) {
  const fail = (context: BackendContext): never => {
    throw exchangeOf(context).failure
  }
  return {
    notFound: fail,
    methodNotAllowed: fail,
    validationFail: fail,
    unauthorizedHandler: (context: BackendContext): never => {
      if (exchangeOf(context).failure !== undefined) fail(context)
      const schemes = (context.operation.security ?? []).flatMap((requirement) => Object.keys(requirement)).join(', ')
      throw new DomainError(kernelReasons.sign_in_required, { message: `this address needs credentials of one of the schemes ${schemes}.` })
    },
    notImplemented: (context: BackendContext): never => {
      throw new DomainError(kernelReasons.operation_unsupported, { operation: String(context.operation.operationId) })
    },
    // Here, because a body is worth reading only for a caller who is known, and the validator cannot wait for it.
    postSecurityHandler: async (context: BackendContext): Promise<void> => {
      const { requestBody, security } = context.operation as unknown as Operation
      // What is no JSON is the handler's to read.
      const exchange = exchangeOf(context)
      const { complete } = exchange.resource ?? {}
      if (!(complete || requestBody?.content['application/json']) || (security?.length && !context.security.authorized)) return
      const body = await readBody(exchange.request, bodyLimitBytes)
      if (complete) complete(body)
      else exchange.body = body
    },
  }
}

/** Whoever the sign-in step knows has satisfied every scheme: it is the one that tells which of them are enabled. */
function securityHandlers(contract: Contract) {
  const names = new Set(operationsOf(contract).flatMap(({ security }) => security.flatMap((requirement) => Object.keys(requirement))))
  const isSignedIn = async (context: BackendContext): Promise<boolean> => {
    if (!context.operation.security?.length) return false
    const exchange = exchangeOf(context)
    try {
      exchange.opening ??= exchange.open({
        demandsDigest: demandsDigest(context.operation as unknown as Operation),
        isInRootWeb: exchange.resource?.params.has('ofRootWeb') === true,
      })
      exchange.ctx = await exchange.opening
      return exchange.ctx !== undefined
    } catch (error) {
      exchange.failure = error
      return false
    }
  }
  return Object.fromEntries([...names].map((name) => [name, isSignedIn]))
}

/** An operation that declares the header wants it (decisions E3). */
const demandsDigest = ({ parameters }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === 'x-requestdigest')

function operationHandlers<C>({ contract, handlers, render, lookUp }: RestOptions<C>) {
  const looked = new Map(operationsOf(contract).map(({ operationId, path }) => [operationId, lookedUpKinds(contract, path)]))
  const run = (operationId: OperationId) => async (context: BackendContext) => {
    const exchange = context.request as unknown as Exchange<C>
    const ctx = exchange.ctx as C
    const handler = handlers[operationId] as (ctx: C, call: Call<OperationId>, reply: unknown) => Promise<Answer<OperationId>>
    const work = async (own: C): Promise<Response> => {
      for (const kind of looked.get(operationId) ?? []) {
        const { params } = exchange.input ?? {}
        if (params && !kind.own.every((parameter) => Object.hasOwn(params, parameter)))
          Object.assign(params, await lookUp(kind.name, own, params))
      }
      const call = callOf(operationId, exchange)
      const { content } = await handler(own, call, replyOf<OperationId>())
      const named = exchange.resource?.part
      return respond(named ? partOf(content, named) : content, call, own, render)
    }
    const { part } = exchange.request
    return part ? part.perform(operationId, ctx, work) : work(ctx)
  }
  const ids = operationsOf(contract).map(({ operationId }) => operationId as OperationId)
  return Object.fromEntries(ids.filter((id) => Object.hasOwn(handlers, id)).map((id) => [id, run(id)]))
}

/** The kinds of addresses with looked-up forms that a path begins with, and the parameters that the last part of their canonical form has. */
const lookedUpKinds = (contract: Contract, path: string): { name: string; own: string[] }[] =>
  kindsOf(contract, path)
    .filter(({ lookedUp }) => lookedUp !== undefined)
    .map(({ name, canonical }) => {
      const last = canonical.slice(canonical.lastIndexOf('/'))
      return { name, own: [...last.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') }
    })

function callOf<C>(operationId: OperationId, { request, envelope, input }: Exchange<C>): Call<OperationId> {
  // The validator has found the input to be what the contract says, which is what these types say.
  return { operationId, request, envelope, ...input } as unknown as Call<OperationId>
}

function respond<C>(content: Content, call: Call<OperationId>, ctx: C, render: Render<C>): Response | Promise<Response> {
  const headers = Object.fromEntries(Object.entries(content.headers).filter((entry): entry is [string, string] => entry[1] !== undefined))
  if (content.kind === 'empty') return { status: content.status, headers }
  if (content.kind === 'media') return { status: content.status, headers, body: content.body }
  if (content.kind !== 'json') return render(content, call, ctx)
  return {
    status: content.status,
    headers: { 'Content-Type': 'application/json;charset=utf-8', ...headers },
    body: JSON.stringify(content.value),
  }
}
