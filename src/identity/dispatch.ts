import { DomainError } from '../core/kernel/errors.ts'
import { kernelReasons } from '../core/kernel/reasons.ts'
import { parseForm, parseOptions } from '../formats/form.ts'
import type { JsonValue } from '../formats/json.ts'
import { type Request, type Response, readText } from '../http/message/message.ts'
import { type Contract, type Method, methods, type Operation, operationsOf } from '../http/openapi/contract.ts'
import { createValidator, formType, type Validator } from '../http/openapi/validator.ts'
import { failureResponse } from './errors.ts'
import { anyReply, type Call, type Handler, type Handlers, type OperationId } from './handlers.ts'

export interface DispatchOptions {
  readonly contract: Contract
  readonly handlers: Handlers
  /** Operations of these tags are not there. */
  readonly withoutTags: readonly string[]
  /** How an operation words its failures, where not in the second form of error bodies. */
  readonly failures: { readonly [K in OperationId]?: (request: Request, error: unknown) => Response }
  /** Learns of every failure that is not a `DomainError`. */
  readonly report: (error: unknown, request: Request) => void
}

/** Answers a request; undefined where the contract has no such path. The promise never rejects. */
export type IdentityEdge = (request: Request) => Promise<Response> | undefined

/** The operations at one path. */
type Resource = ReadonlyMap<Method, Operation>

/** The largest form. */
const formLimitBytes = 64 * 1024

export function createDispatch(options: DispatchOptions): IdentityEdge {
  const resources = new Map<string, Map<Method, Operation>>()
  for (const operation of operationsOf(options.contract)) {
    if (operation.tags?.some((tag) => options.withoutTags.includes(tag))) continue
    const key = operation.path.toLowerCase()
    resources.set(key, (resources.get(key) ?? new Map<Method, Operation>()).set(operation.method, operation))
  }
  const validator = createValidator(options.contract)
  return (request) => {
    const resource = resources.get(request.path.toLowerCase())
    return resource && answer(options, validator, resource, request)
  }
}

async function answer(options: DispatchOptions, validator: Validator, resource: Resource, request: Request): Promise<Response> {
  // An address with one operation fails in its words, whatever the method was.
  const operation = resource.get(request.method === 'HEAD' ? 'GET' : (request.method as Method))
  const [first] = resource.values()
  const operationId = (operation ?? first)?.operationId as OperationId
  let response: Response
  try {
    if (!operation) throw notAllowed(resource, request)
    const call = await callOf(validator, operation, request)
    const handler = options.handlers[operationId] as Handler<OperationId>
    response = await handler(call, anyReply as never)
  } catch (error) {
    if (!(error instanceof DomainError)) options.report(error, request)
    response = (options.failures[operationId] ?? failureResponse)(request, error)
  }
  return { ...response, operation: operationId }
}

function notAllowed(resource: Resource, { method, path }: Request): DomainError {
  const names = methods.filter((name) => resource.has(name))
  const allow = [...names, ...(resource.has('GET') ? ['HEAD'] : [])].join(', ')
  return new DomainError(kernelReasons.method_not_allowed, { method: method.slice(0, 60), path: path.slice(0, 200), allow })
}

async function callOf(validator: Validator, operation: Operation, request: Request): Promise<Call<OperationId>> {
  const options = withValue(parseOptions(request.query))
  const body = operation.requestBody?.content[formType] ? await readForm(request) : undefined
  const input = validator.checkRequest(operation, { params: new Map(), options, headers: request.headers, body })
  // The validator has found the input to be what the contract says, which is what these types say.
  return { operationId: operation.operationId, query: input.query, form: input.body, request } as unknown as Call<OperationId>
}

/** What is given without a value counts as left out (RFC 6749, 3.1 and 3.2). */
const withValue = (options: ReadonlyMap<string, string>): Map<string, string> => new Map([...options].filter(([, value]) => value !== ''))

async function readForm(request: Request): Promise<JsonValue> {
  const { 'content-type': type, 'content-encoding': encoding } = request.headers
  if (encoding !== undefined && encoding !== 'identity') throw notAForm(`Content-Encoding ${encoding}`)
  if (!isForm(type ?? '')) throw notAForm(type === undefined ? 'A body without a Content-Type' : `Content-Type ${type}`)
  const fields = withValue(parseForm(await readText(request, formLimitBytes), { whole: 'form', part: 'field' }))
  return Object.assign(Object.create(null) as Record<string, JsonValue>, Object.fromEntries(fields))
}

/** In UTF-8: no other form is sent by programs of today. */
const isForm = (type: string): boolean => /^application\/x-www-form-urlencoded *(?:; *charset="?utf-?8"?)?$/i.test(type.trim())

const notAForm = (given: string) =>
  new DomainError(kernelReasons.unsupported_media_type, {
    given: given.slice(0, 100),
    allowed: 'application/x-www-form-urlencoded in UTF-8',
  })
