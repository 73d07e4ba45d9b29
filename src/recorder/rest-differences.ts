import { DomainError } from '../core/kernel/errors.ts'
import { parseOptions } from '../formats/form.ts'
import { type Contract, operationsOf, resolve, type Schema } from '../http/openapi/contract.ts'
import { createValidator, type Validator } from '../http/openapi/validator.ts'
import { createAddresses, type FindResource } from '../rest/address/addresses.ts'
import { operationFor } from '../rest/address/method-override.ts'
import type { Fixture } from './fixture.ts'
import { maskedSecret } from './kept-text.ts'

/** A place where a reply is not what the contract says. */
export interface Difference {
  /** An operation of the contract; null for an address that it does not have. */
  readonly operation: string | null
  readonly status: number
  /** A JSON path, or the path of an element; `$` for the whole body or the head of the reply. */
  readonly path: string
  readonly problem: string
}

/** Compares the replies of REST with a contract. */
export class RestComparison {
  readonly #contract: Contract
  readonly #find: FindResource
  readonly #validator: Validator

  constructor(contract: Contract) {
    this.#contract = contract
    this.#find = createAddresses(contract)
    this.#validator = createValidator(contract, true)
  }

  /** The differences of a reply to a request for a path that begins with `/_api` or `/_vti_bin`. */
  differences(path: string, query: string, fixture: Fixture): readonly Difference[] {
    const { request, reply } = fixture
    const { status } = reply
    try {
      const resource = this.#find(path, parseOptions(query))
      const headers = { ...request.headers, 'content-length': request.body === null ? '0' : '1' }
      const { operationId } = operationFor(resource, { method: request.method, headers }, path)
      const found = this.#problems(operationId, fixture, resource.part !== undefined, /(?:^|[?&])(?:\$|%24)select=/i.test(query))
      return found.map((problem) => ({ operation: operationId, status, ...problem }))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // Both servers refuse it.
      return status >= 400 ? [] : [{ operation: null, status, path: '$', problem: error.message }]
    }
  }

  #problems(operationId: string, { request, reply }: Fixture, isPart: boolean, isSelected: boolean): Problem[] {
    const { status, body } = reply
    const type = reply.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    if (request.method === 'HEAD' || (body !== null && !('text' in body)) || (isPart && status < 300))
      return this.#ofStatus(operationId, status)
    const isJson = /json/i.test(type ?? '')
    const parsed = body === null ? undefined : isJson ? json(body.text) : body.text
    if (parsed === notJson) return [{ path: '$', problem: 'The body is no JSON, but its Content-Type says so.' }]
    const lines = this.#validator.checkResponse(operationId, status, type, parsed)
    const missing = isSelected || typeof parsed !== 'object' ? [] : this.#missing(operationId, status, parsed)
    return [...lines.filter((line) => !isMasked(line, parsed)).map(placed), ...missing]
  }

  #ofStatus(operationId: string, status: number): Problem[] {
    const isKnown = Object.hasOwn(this.#operation(operationId)?.responses ?? {}, String(status))
    return isKnown ? [] : [{ path: '$', problem: `${operationId} does not declare the status ${status}.` }]
  }

  #operation(operationId: string) {
    return operationsOf(this.#contract).find((one) => one.operationId === operationId)
  }

  /** The properties that entities always have here, and that those of the reply lack. */
  #missing(operationId: string, status: number, body: unknown): Problem[] {
    const odata = status < 300 ? this.#operation(operationId)?.responses[String(status)]?.['x-odata'] : undefined
    const name = odata?.entity ?? odata?.collection
    const schema = name === undefined ? undefined : this.#contract.components.schemas[name]
    if (!schema) return []
    const wanted = alwaysThere(this.#contract, schema)
    return entitiesIn(body).flatMap(({ at, entity }) =>
      wanted
        .filter((one) => !Object.hasOwn(entity, one))
        .map((one) => ({ path: `${at}.${one}`, problem: `The property ${one} of ${name} is missing.` })),
    )
  }
}

type Problem = Pick<Difference, 'path' | 'problem'>

const notJson = Symbol('no JSON')

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

/** Whether a line of the validator is about a secret that is not kept. */
function isMasked(line: string, body: unknown): boolean {
  if (!line.startsWith('/')) return false
  const steps = line.slice(1, line.indexOf(' ')).split('/')
  return steps.reduce<unknown>((at, step) => (isHolder(at) ? at[step] : undefined), body) === maskedSecret
}

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** A line of the validator, such as `/d/results/0/Id must be integer`, with its place as a JSON path. */
function placed(line: string): Problem {
  if (!line.startsWith('/')) return { path: '$', problem: line }
  const blank = line.indexOf(' ')
  const steps = line.slice(1, blank).split('/')
  const path = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step.replaceAll('~1', '/').replaceAll('~0', '~')}`)).join('')
  return { path: `$${path}`, problem: line.slice(blank + 1) }
}

/** The properties that an entity always has, without navigation properties and optional ones. */
function alwaysThere(contract: Contract, schema: Schema): string[] {
  const { navigation = {} } = (schema['x-entity'] ?? {}) as { readonly navigation?: object }
  return Object.entries(schema.properties ?? {})
    .filter(([name, property]) => !Object.hasOwn(navigation, name) && property['x-optional'] !== true)
    .filter(([, property]) => resolve(contract, property)['x-optional'] !== true)
    .map(([name]) => name)
}

interface Placed {
  readonly at: string
  readonly entity: object
}

/** The entities in an envelope; none in the null of a method without a result. */
function entitiesIn(body: unknown): Placed[] {
  const { d, value } = (body ?? {}) as { readonly d?: { readonly results?: unknown }; readonly value?: unknown }
  const listed = (list: unknown, at: string): Placed[] =>
    Array.isArray(list) ? list.flatMap((entity, index) => (isObject(entity) ? [{ at: `${at}[${index}]`, entity }] : [])) : []
  if (isObject(d)) {
    if (Array.isArray(d.results)) return listed(d.results, '$.d.results')
    const members = Object.values(d)
    return members.length === 1 && members[0] === null ? [] : [{ at: '$.d', entity: d }]
  }
  if (Array.isArray(value)) return listed(value, '$.value')
  return isObject(body) && !Object.hasOwn(body, 'odata.null') ? [{ at: '$', entity: body }] : []
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
