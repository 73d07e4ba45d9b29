import { expect } from 'vitest'
import { DomainError } from '../../src/core/kernel/errors.ts'
import { contract } from '../../src/entities/shape/contract.ts'
import { parseOptions } from '../../src/formats/form.ts'
import { type Contract, type ContractResponse, type Operation, resolve, type Schema } from '../../src/http/openapi/contract.ts'
import { createValidator } from '../../src/http/openapi/validator.ts'
import { svc } from '../../src/profile/svc.ts'
import { createAddresses } from '../../src/rest/address/addresses.ts'
import { operationFor } from '../../src/rest/address/method-override.ts'
import { negotiate } from '../../src/rest/odata/negotiate.ts'
import { errorResponse } from '../../src/rest/protocol/errors.ts'
import { type CoverageRecord, record } from './coverage-file.ts'

export interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  /** Text and bytes go as they are, anything else as JSON. */
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
  readonly json: any
  /** The operation of the contract that the address leads to, if any. */
  readonly operationId: string | undefined
}

export interface ContractClient {
  /**
   * Sends a request to `url`, which may be relative to the base, and checks
   * the reply against the contract: status, headers, media type, body, and
   * that no property is missing where the client did not select. Throws when
   * the contract does not allow the reply; a failure status is no reason.
   */
  call(method: string, url: string, sent?: Sent): Promise<Reply>
}

const find = createAddresses(contract)
const validator = createValidator(contract)

/** A client of the REST contract that tests speak with; `headers` go with every request, `note` learns of every reply. */
export function createContractClient(
  baseUrl: string,
  headers: Readonly<Record<string, string>> = {},
  note: (line: CoverageRecord) => void = record,
): ContractClient {
  return {
    async call(method, url, sent = {}) {
      const target = new URL(url, `${baseUrl.replace(/\/$/, '')}/`)
      const given = new Headers({ ...headers, ...sent.headers })
      const { body } = sent
      const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array
      if (!isRaw && !given.has('content-type')) given.set('content-type', 'application/json')
      const response = await fetch(target, {
        method,
        headers: given,
        ...(body !== undefined && { body: (isRaw ? body : JSON.stringify(body)) as string }),
      })
      const text = await response.text()
      const destination = destinationOf(method, target, given)
      const reply: Reply = {
        status: response.status,
        headers: response.headers,
        text,
        json: parsed(response, text),
        operationId: destination.operation?.operationId,
      }
      const problems = method === 'HEAD' ? [] : problemsOf(destination, target, reply)
      if (problems.length > 0)
        throw new Error(
          `${method} ${url} was answered with what the contract does not allow:\n${problems.join('\n')}\n${text.slice(0, 2000)}`,
        )
      if (reply.operationId !== undefined) note(recordOf(reply.operationId, reply.status))
      return reply
    },
  }
}

/** Notes that a test has called an operation of a SOAP contract: `recordSoap('lists', 'GetList', true)`. */
export function recordSoap(service: string, operation: string, ok: boolean, title = currentTest()): void {
  record({ operation: `${service}.${operation}`, outcome: ok ? 'success' : 'failure', handled: true, test: title })
}

const currentTest = (): string => expect.getState().currentTestName ?? 'outside of any test'

const recordOf = (operation: string, status: number): CoverageRecord => ({
  operation,
  outcome: status < 400 ? 'success' : 'failure',
  handled: status !== 501,
  test: currentTest(),
})

function parsed(response: Response, text: string): unknown {
  if (text === '') return undefined
  return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
}

/** Where a request goes by the contract, and the status with which a request that goes nowhere ends. */
interface Destination {
  readonly operation?: Operation
  readonly status?: number
  /** The reply is one property of what the operation answers with, or a number. */
  readonly isPart?: boolean
}

function destinationOf(method: string, url: URL, headers: Headers): Destination {
  const path = url.pathname.slice(Math.max(0, url.pathname.search(/\/(?:_api|_vti_bin)(?:\/|$)/i)))
  try {
    const options = parseOptions(url.search.slice(1))
    const resource = find(path, options)
    const operation = operationFor(resource, method, headers.get('x-http-method') ?? undefined, path)
    return { operation, isPart: resource.part !== undefined }
  } catch (error) {
    if (error instanceof DomainError) return { status: errorResponse({ profile: svc }, error, negotiate(undefined)).status }
    throw error
  }
}

function problemsOf({ operation, status, isPart }: Destination, url: URL, reply: Reply): string[] {
  const mediaType = reply.headers.get('content-type') ?? undefined
  if (!operation) {
    // The server may refuse the site or the caller before it looks at the address.
    const statuses = [status, 401, 404]
    const isError = typeof reply.json?.error?.code === 'string' && typeof reply.json.error.message?.value === 'string'
    return [
      ...(statuses.includes(reply.status) ? [] : [`The address leads nowhere, which is ${status}, but the reply is ${reply.status}.`]),
      ...(isError ? [] : ['The body is no ODataError.']),
    ]
  }
  if (isPart && reply.status === 200) return []
  const wrong = validator.checkResponse(operation.operationId, reply.status, mediaType, reply.json)
  const response = operation.responses[String(reply.status)]
  if (!response) return [...wrong]
  const isWhole = reply.status < 300 && !/[?&](?:\$|%24)select=/i.test(url.search)
  return [...wrong, ...missingHeaders(response, reply.headers), ...(isWhole ? missingProperties(response, reply.json) : [])]
}

function missingHeaders(response: ContractResponse, headers: Headers): string[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
    const { required, schema } = resolve(contract, header)
    const value = headers.get(name)
    if (value === null) return required ? [`The header ${name} is missing.`] : []
    return typeof schema.pattern !== 'string' || new RegExp(schema.pattern).test(value) ? [] : [`The header ${name} is '${value}'.`]
  })
}

/** What an entity lacks of the properties that are there when nothing is selected. */
function missingProperties(response: ContractResponse, body: unknown): string[] {
  const odata = response['x-odata']
  const name = odata?.entity ?? odata?.collection
  const schema = name === undefined ? undefined : contract.components.schemas[name]
  if (!schema) return []
  const expected = ownProperties(contract, schema)
  return entitiesIn(body).flatMap((entity) =>
    expected.filter((property) => !Object.hasOwn(entity, property)).map((property) => `The property ${property} of ${name} is missing.`),
  )
}

/** The properties that an entity always has: not its navigation, nor those that some entities lack. */
function ownProperties(from: Contract, schema: Schema): string[] {
  const navigation = Object.keys((schema['x-entity'] as { navigation?: object } | undefined)?.navigation ?? {})
  return Object.entries(schema.properties ?? {})
    .filter(([name, property]) => !navigation.includes(name) && (property['x-optional'] ?? resolve(from, property)['x-optional']) !== true)
    .map(([name]) => name)
}

function entitiesIn(body: unknown): object[] {
  if (isNothing(body)) return []
  const { d, value } = body as { d?: { results?: object[] }; value?: object[] }
  if (d) return d.results ?? [d]
  return value ?? [body as object]
}

/** The null of a method that leads to no entity, in any envelope (rest.md 3.3). */
function isNothing(body: unknown): boolean {
  const { d } = body as { d?: object }
  const members = Object.values(d ?? {})
  return Object.hasOwn(body as object, 'odata.null') || (members.length === 1 && members[0] === null)
}
