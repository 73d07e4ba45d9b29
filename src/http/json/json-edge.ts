import { DomainError } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Actor } from '../../core/model/people/actor.ts'
import { anonymousActor } from '../../core/model/people/actors.ts'
import { parseOptions } from '../../formats/form.ts'
import type { JsonValue } from '../../formats/json.ts'
import { errorReply } from '../message/error-reply.ts'
import type { Request, Response } from '../message/message.ts'
import { notAllowed } from '../message/not-allowed.ts'
import { type Contract, jsonBodyOf, type Method, type Operation, operationsOf } from '../openapi/contract.ts'
import { createValidator, type Validator } from '../openapi/validator.ts'
import { noteQuery, refusing } from '../strict/findings.ts'
import { type ContractMode, isStrict, preferenceApplied } from '../strict/handling.ts'
import type { AddressedEdge, Matched, Needs, Prepared } from '../way/edge.ts'
import { readJsonText } from './json-body.ts'
import { anyJsonReply, type JsonHandler } from './json-handlers.ts'
import { type FindTemplate, findTemplate } from './path-templates.ts'

export interface JsonEdgeOptions<C> {
  readonly contract: Contract
  /** A handler for every operation, by operation id; see `JsonHandlers`. */
  readonly handlers: Readonly<Record<string, unknown>>
  readonly bodyLimitBytes: number
  /** The limits of operations whose bodies have another one, by operation id. */
  readonly ownBodyLimits?: ReadonlyMap<string, number>
  /** Set if requests may be strict: how the server treats those that do not say, and the folder of its documentation. */
  readonly strictness?: { readonly mode: ContractMode; readonly pages: string }
  /** Operations with these tags are disabled. */
  readonly withoutTags: readonly string[]
  /** The message of `sign_in_required` when nobody is signed in. Without it operations need no caller, and all callers are anonymous. */
  readonly whenNobody?: string
  /** The context of a call. */
  readonly contextOf: (actor: Actor, request: Request) => C
  /** Called for every error that is not a `DomainError`; logs it. */
  readonly report: (error: unknown, request: Request) => void
}

/** The operations of one path. */
type Resource = ReadonlyMap<Method, Operation>

interface JsonEdge<C> extends JsonEdgeOptions<C> {
  readonly validator: Validator
  readonly find: FindTemplate<Resource>
}

/** A request and the operation of its path and method. */
interface Asked {
  readonly request: Request
  readonly operation: Operation
  readonly params: ReadonlyMap<string, string>
}

/**
 * An edge for a contract whose addresses belong to the server, whose bodies are JSON, and whose errors have the second
 * form of error bodies. Fails with an `Error` if an operation has no handler.
 */
export function createJsonEdge<C>(options: JsonEdgeOptions<C>): AddressedEdge {
  const resources = new Map<string, Map<Method, Operation>>()
  for (const operation of operationsOf(options.contract)) {
    if (operation.tags?.some((tag) => options.withoutTags.includes(tag))) continue
    if (typeof options.handlers[operation.operationId] !== 'function') throw new Error(`${operation.operationId} has no handler`)
    resources.set(operation.path, (resources.get(operation.path) ?? new Map<Method, Operation>()).set(operation.method, operation))
  }
  const edge: JsonEdge<C> = { ...options, validator: createValidator(options.contract), find: findTemplate(resources) }
  return {
    serves: (path) => edge.find(path) !== undefined,
    match(request, path) {
      const found = edge.find(path)
      if (!found) return undefined
      const operation = found.value.get(request.method === 'HEAD' ? 'GET' : (request.method as Method))
      if (!operation) return failed(edge, undefined, request, notAllowed(found.value.keys(), request))
      return matched(edge, { request, operation, params: found.params })
    },
    fail: (request, error) => failed(edge, undefined, request, error),
  }
}

function matched<C>(edge: JsonEdge<C>, asked: Asked): Matched {
  const { request, operation } = asked
  return {
    needs: needsOf(edge, operation),
    async readBody() {
      const body = takesJson(operation) ? await readJsonText(request, limitOf(edge, operation)) : undefined
      return { validate: () => prepared(edge, asked, body) }
    },
    fail: (error) => failed(edge, operation, request, error),
  }
}

const limitOf = <C>({ ownBodyLimits, bodyLimitBytes }: JsonEdge<C>, { operationId }: Operation): number =>
  ownBodyLimits?.get(operationId) ?? bodyLimitBytes

/** A body that has or may have another type is read by the handler, as it arrives. */
const takesJson = (operation: Operation): boolean => jsonBodyOf(operation) !== undefined

function needsOf<C>({ whenNobody }: JsonEdge<C>, { method }: Operation): Needs | undefined {
  if (whenNobody === undefined) return undefined
  const writes = method !== 'GET'
  return { demandsDigest: writes, writes, isInRootWeb: false, whenNobody }
}

function prepared<C>(edge: JsonEdge<C>, { request, operation, params }: Asked, body: JsonValue | undefined): Prepared {
  const { operationId } = operation
  const options = parseOptions(request.query)
  const { strictness } = edge
  if (strictness && isStrict(request.headers, strictness.mode))
    noteQuery(operation, options.keys(), refusing(request.origin, `${strictness.pages}/${operationId}`))
  const input = edge.validator.checkRequest(operation, { params, options, headers: request.headers, body })
  // The validator has checked that the input has the types of the contract.
  const handler = edge.handlers[operationId] as JsonHandler<never, C>
  const call = { operationId, params: input.params, query: input.query, body: input.body, request }
  return {
    operation: operationId,
    async perform(_ctx, caller) {
      const actor = edge.whenNobody === undefined ? anonymousActor : caller
      if (!actor) throw new Error(`${operationId} runs without a caller`)
      demandJsonOfCookies(actor, request)
      const response = await handler(call as never, anyJsonReply as never, edge.contextOf(actor, request))
      return { ...response, headers: { ...response.headers, ...followed(edge, request) }, operation: operationId }
    },
    fail: (error) => failed(edge, operation, request, error),
  }
}

/**
 * A browser sends a cookie with every form, but a form cannot have the Content-Type of JSON, YAML or a ZIP file: a page of another site
 * would need CORS for it. Fails with `digest_invalid`.
 */
function demandJsonOfCookies({ scheme }: Actor, { method, headers }: Request): void {
  if (scheme !== 'Forms' || method === 'GET' || method === 'HEAD') return
  if (/^application\/(?:json|yaml|zip)(?![\w.+-])/i.test(headers['content-type'] ?? '')) return
  throw new DomainError(kernelReasons.digest_invalid, {
    message: 'a write that is signed in by a cookie needs the header Content-Type: application/json, also without a body.',
  })
}

const followed = <C>({ strictness }: JsonEdge<C>, { headers }: Request) => (strictness ? preferenceApplied(headers) : {})

function failed<C>(edge: JsonEdge<C>, operation: Operation | undefined, request: Request, error: unknown): Response {
  if (!(error instanceof DomainError)) edge.report(error, request)
  const reply = errorReply(request, error instanceof DomainError ? error : new DomainError(kernelReasons.internal))
  const headers = { 'Cache-Control': 'no-store', ...reply.headers, ...followed(edge, request) }
  return { ...reply, headers, ...(operation && { operation: operation.operationId }) }
}
