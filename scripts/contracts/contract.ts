/** The parts of the bundled contract that the REST generators read. Everything else passes through unchanged. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
  examples?: Record<string, Json>[]
  [keyword: string]: unknown
}

/** `x-entity`: the names of an entity in the envelopes. */
export interface EntityFacts {
  readonly type: string
  /** A regular expression for the part after the prefix of `type`, if it differs between lists. */
  readonly typePattern?: string
  /** The entity set in `odata.metadata`. */
  readonly set: string
  /** The canonical address below `_api/`; `{Name}` stands for the property with that name. */
  readonly address: string
  /** The property for the `id` of the metadata; without it the id is the absolute address. */
  readonly id?: string
  readonly etag?: boolean | 'optional'
  /** Whether an entity may have stored bytes, which its metadata leads to. */
  readonly media?: boolean
  readonly navigation?: Record<string, { readonly entity?: string; readonly collection?: string }>
}

/** The primitive types of replies, as schemas. */
export const edmSchemas = {
  'Edm.Guid': { type: 'string', format: 'uuid' },
  'Edm.String': { type: 'string' },
  'Edm.Int32': { type: 'integer' },
  'Edm.Int64': { type: 'integer', format: 'int64' },
  'Edm.Boolean': { type: 'boolean' },
  'Edm.Double': { type: 'number' },
  // Without the Z the time zone would be unknown.
  'Edm.DateTime': { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ?$' },
} as const satisfies Record<string, Schema>

/** `x-odata` of a response: its content, independent of the envelope. */
export interface ODataReply {
  readonly entity?: string
  readonly collection?: string
  readonly complex?: string
  /** The member of `d` that holds a complex value. */
  readonly member?: string
  readonly empty?: true
  /** A primitive value, by its Edm type; `member` is its name in the verbose envelope. */
  readonly value?: keyof typeof edmSchemas
  /** An array of primitive values, by their Edm type. */
  readonly values?: keyof typeof edmSchemas
  /** A method without a result; beside `entity`, one whose result may be null. */
  readonly nothing?: true
  /** An array of a complex type. */
  readonly complexes?: string
  readonly error?: string
}

export interface MediaType {
  schema: Schema
  example?: Json
  examples?: Record<string, { $ref: string }>
}

export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, MediaType>
  links?: Record<string, unknown>
  'x-odata'?: ODataReply
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}

export interface Operation {
  operationId: string
  security?: readonly unknown[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType>; 'x-default'?: Json }
  responses: Record<string, Response>
  'x-never-fails'?: boolean
  /** Further methods of the address, with reasons why they are no operations. */
  'x-also-answers'?: Readonly<Record<string, string>>
  /** Characters that no text of a request may have, with reasons. */
  'x-refuses'?: Readonly<Record<string, string>>
  /** Its reply changes without a write. */
  'x-volatile'?: boolean
  /** In a batch it may share a transaction with consecutive operations of this kind. */
  'x-shares-transaction'?: boolean
  /** A POST that changes nothing. */
  'x-reads'?: boolean
}

export type PathItem = { parameters?: Parameter[] } & Record<string, Operation | Parameter[] | undefined>

export interface AddressKind {
  readonly name: string
  readonly canonical: string
  readonly forms: readonly string[]
  /** Parameter values that a form implies, by form. */
  readonly fixed?: Record<string, Record<string, string>>
  /** Forms whose parameters differ from the canonical ones: the server looks up the canonical values for handlers. */
  readonly lookedUp?: readonly string[]
}

export interface Contract {
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    headers: Record<string, unknown>
    examples?: Record<string, { value: Json }>
    [kind: string]: unknown
  }
  'x-addresses': AddressKind[]
  'x-response-headers'?: Record<string, unknown>
  /** Recorded successes by operation: the body, or the value in it. */
  'x-samples'?: Readonly<Record<string, Json>>
  [member: string]: unknown
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** Every operation with its path and the parameters of its path, in the order of the contract. */
export function operationsOf(contract: Contract): { path: string; method: string; operation: Operation; parameters: Parameter[] }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(contract, parameter))
      return [{ path, method, operation, parameters }]
    }),
  )
}

/** The target of a local `$ref`; the value itself if it is none. Throws on a pointer without a target. */
export function resolve<T extends object>(contract: Contract, value: T): T {
  const pointer = (value as { $ref?: string }).$ref
  if (pointer === undefined) return value
  const target = pointer
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    )
  if (typeof target !== 'object' || target === null) throw new Error(`${pointer} leads nowhere`)
  return target as T
}

/** The names in braces, in order. */
export const parametersIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
