import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { parseForm, parseOptions } from '../formats/form.ts'
import type { JsonValue } from '../formats/json.ts'
import { isUtf8, parseContentType } from '../http/content/content-type.ts'
import { type Request, type Response, readText } from '../http/message/message.ts'
import { notAllowed } from '../http/message/not-allowed.ts'
import { type Contract, type Method, type Operation, operationsOf } from '../http/openapi/contract.ts'
import { createValidator, formType, type RawInput, type Validator } from '../http/openapi/validator.ts'
import { noteQuery, refusing } from '../http/strict/findings.ts'
import { type ContractMode, isStrict, preferenceApplied } from '../http/strict/handling.ts'
import type { AddressedEdge, Matched, Prepared } from '../http/way/edge.ts'
import { openOperations } from './contract.ts'
import { failureResponse } from './errors.ts'
import { anyReply, type Call, type Handler, type Handlers, type OperationId } from './handlers.ts'

export interface DispatchOptions {
  readonly contract: Contract
  readonly handlers: Handlers
  /** How requests are treated that do not say it themselves. */
  readonly mode: ContractMode
  /** Operations with these tags are disabled. */
  readonly withoutTags: readonly string[]
  /** The error formats of operations that do not use the second form of error bodies. */
  readonly failures: { readonly [K in OperationId]?: (request: Request, error: unknown) => Response }
  /** Called for every error that is not a `DomainError`; logs it. */
  readonly report: (error: unknown, request: Request) => void
}

/** The operations of one path. */
type Resource = ReadonlyMap<Method, Operation>

/** The maximum size of a form. */
const formLimitBytes = 64 * 1024

/** The services that the steps of the edge use. */
interface Dispatch extends DispatchOptions {
  readonly validator: Validator
}

/** The identity edge. Its operations belong to no web, and identify callers themselves. */
export function createDispatch(options: DispatchOptions): AddressedEdge {
  const resources = new Map<string, Map<Method, Operation>>()
  for (const operation of operationsOf(options.contract)) {
    if (operation.tags?.some((tag) => options.withoutTags.includes(tag))) continue
    const key = operation.path.toLowerCase()
    resources.set(key, (resources.get(key) ?? new Map<Method, Operation>()).set(operation.method, operation))
  }
  const dispatch: Dispatch = { ...options, validator: createValidator(options.contract) }
  return {
    serves: (path) => resources.has(path.toLowerCase()),
    match(request, path) {
      const resource = resources.get(path.toLowerCase())
      return resource && matched(dispatch, resource, request)
    },
    fail: (request, error) => failed(dispatch, undefined, request, error),
  }
}

function matched(dispatch: Dispatch, resource: Resource, request: Request): Matched | Response {
  const operation = resource.get(request.method === 'HEAD' ? 'GET' : (request.method as Method))
  const [first] = resource.values()
  // An error at a path with one operation has that operation's format, whatever the method.
  const operationId = (operation ?? first)?.operationId as OperationId
  if (!operation) return failed(dispatch, operationId, request, notAllowed(resource.keys(), request))
  return {
    needs: undefined,
    async readBody() {
      const options = withValue(parseOptions(request.query))
      const body = operation.requestBody?.content[formType] ? await readForm(request) : undefined
      return { validate: () => prepared(dispatch, callOf(dispatch, operation, request, { options, body })) }
    },
    fail: (error) => failed(dispatch, operationId, request, error),
  }
}

function prepared(dispatch: Dispatch, call: Call<OperationId>): Prepared {
  const { operationId, request } = call
  const handler = dispatch.handlers[operationId] as Handler<OperationId>
  return {
    operation: operationId,
    perform: async () => withPreference(request, { ...(await handler(call, anyReply as never)), operation: operationId }),
    fail: (error) => failed(dispatch, operationId, request, error),
  }
}

function failed({ report, failures }: Dispatch, operationId: OperationId | undefined, request: Request, error: unknown): Response {
  if (!(error instanceof DomainError)) report(error, request)
  if (operationId === undefined) return failureResponse(request, error)
  return withPreference(request, { ...(failures[operationId] ?? failureResponse)(request, error), operation: operationId })
}

const withPreference = ({ headers }: Request, response: Response): Response => ({
  ...response,
  headers: { ...response.headers, ...preferenceApplied(headers) },
})

function callOf(
  { validator, mode }: Dispatch,
  operation: Operation,
  request: Request,
  { options, body }: Pick<RawInput, 'options' | 'body'>,
): Call<OperationId> {
  const { operationId } = operation
  if (isStrict(request.headers, mode) && !openOperations.has(operationId))
    noteQuery(operation, options.keys(), refusing(request.origin, `identity/${operationId}`))
  const input = validator.checkRequest(operation, { params: new Map(), options, headers: request.headers, body })
  // The validator has checked that the input has these types.
  return { operationId, query: input.query, form: input.body, request } as unknown as Call<OperationId>
}

/** A parameter without a value counts as omitted (RFC 6749, 3.1 and 3.2). */
const withValue = (options: ReadonlyMap<string, string>): Map<string, string> => new Map([...options].filter(([, value]) => value !== ''))

async function readForm(request: Request): Promise<JsonValue> {
  const { 'content-type': given, 'content-encoding': encoding } = request.headers
  if (encoding !== undefined && encoding !== 'identity') throw notAForm(`Content-Encoding ${encoding}`)
  const { type, charset } = parseContentType(given ?? '')
  if (type !== formType || !isUtf8(charset)) throw notAForm(given === undefined ? 'A body without a Content-Type' : `Content-Type ${given}`)
  const fields = withValue(parseForm(await readText(request, formLimitBytes), { whole: 'form', part: 'field' }))
  return Object.assign(Object.create(null) as Record<string, JsonValue>, Object.fromEntries(fields))
}

const notAForm = (given: string) =>
  new DomainError(kernelReasons.unsupported_media_type, {
    given: given.slice(0, 100),
    allowed: 'application/x-www-form-urlencoded in UTF-8',
  })
