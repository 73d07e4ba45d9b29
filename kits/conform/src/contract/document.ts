import type { Schema } from './schema.ts'

/** The parts of an OpenAPI document that the checks read. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, ParameterObject>>
    readonly responses?: Readonly<Record<string, ResponseObject>>
    readonly headers?: Readonly<Record<string, HeaderObject>>
  }
}

export interface OperationObject {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly (Reference | ParameterObject)[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
  readonly responses: Readonly<Record<string, Reference | ResponseObject>>
  readonly 'x-reads'?: boolean
}

export interface Reference {
  readonly $ref: string
}

export interface ParameterObject {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}

export interface HeaderObject {
  readonly required?: boolean
  readonly schema: Schema
}

export interface ResponseObject {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
  readonly headers?: Readonly<Record<string, Reference | HeaderObject>>
  readonly 'x-odata'?: { readonly entity?: string; readonly collection?: string }
}

/** What a server has to keep: the REST contract in the names of a profile, and the operations of each SOAP service. */
export interface ContractData {
  readonly rest: OpenApi
  readonly soap: Readonly<Record<string, readonly string[]>>
}

export interface Operation {
  readonly id: string
  /** `GET`, `POST` and so on. */
  readonly method: string
  readonly path: string
  /** The name of the resource that it belongs to. */
  readonly tag: string
  /** Whether it changes nothing: every GET, and a POST whose input is too much for an address. */
  readonly isRead: boolean
  /** The media types of the body that it takes; empty if it takes none. */
  readonly takes: readonly string[]
  readonly parameters: readonly ParameterObject[]
  readonly responses: Readonly<Record<string, ResponseObject>>
}

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch'])

/** All operations, in the order of the contract. */
export function operationsIn(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags?.[0] ?? 'Other',
        isRead: method === 'get' || operation['x-reads'] === true,
        takes: Object.keys(operation.requestBody?.content ?? {}),
        parameters: [...sharedOf(item), ...(operation.parameters ?? [])].map((one) => resolved<ParameterObject>(document, one)),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, one]) => [status, resolved<ResponseObject>(document, one)]),
        ),
      })),
  )
}

const sharedOf = (item: object): readonly (Reference | ParameterObject)[] =>
  (item as { readonly parameters?: readonly (Reference | ParameterObject)[] }).parameters ?? []

/** The target of a local reference, or the value itself. Fails with an `Error` on a reference that leads nowhere. */
export function resolved<T extends object>(document: OpenApi, value: Reference | T): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  let at: unknown = document
  for (const name of value.$ref.slice(2).split('/')) at = (at as Readonly<Record<string, unknown>> | undefined)?.[name]
  if (at === undefined) throw new Error(`The contract has no ${value.$ref}.`)
  return at as T
}
