/** The part of a JSON schema that the edges read. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
  /** The names of the argument where an address takes it by its place: `getbytitle(title='Tasks')`. */
  readonly 'x-called'?: readonly string[]
}

export interface Header {
  readonly $ref?: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface ContractResponse {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, Header>>
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
  /** The entity or collection in the OData envelope. */
  readonly 'x-odata'?: { readonly entity?: string; readonly collection?: string }
}

interface ContractOperation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly security?: readonly SecurityRequirement[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>
    /** The body that a request without one has. */
    readonly 'x-default'?: unknown
  }
  readonly responses: Readonly<Record<string, ContractResponse>>
  readonly 'x-never-fails'?: boolean
  /** Whether it is also for administrators of tenants. */
  readonly 'x-tenant'?: boolean
}

type SecurityRequirement = Readonly<Record<string, readonly string[]>>

type PathItem = { readonly parameters?: readonly Parameter[] } & { readonly [M in Lowercase<Method>]?: ContractOperation }

/** A kind of address with its alternative forms. */
export interface AddressKind {
  readonly name: string
  readonly canonical: string
  readonly forms: readonly string[]
  /** Forms whose parameters differ from the canonical ones; the server looks up the canonical values. */
  readonly lookedUp?: readonly string[]
  /** Parameter values that a form implies, by form. */
  readonly fixed?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** An HTTP contract as `scripts/generate.ts` writes it. */
export interface Contract {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly security?: readonly SecurityRequirement[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly [kind: string]: unknown
  }
  readonly 'x-addresses': readonly AddressKind[]
}

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/**
 * An operation with everything the contract says about it elsewhere: parameters of its path, security of the document.
 */
export interface Operation extends Omit<ContractOperation, 'parameters' | 'security' | 'responses'> {
  readonly method: Method
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly security: readonly SecurityRequirement[]
  readonly responses: Readonly<Record<string, ContractResponse>>
}

const known = new WeakMap<Contract, readonly Operation[]>()

/** Every operation of the contract, with local references of parameters and responses resolved; computed once. */
export function operationsOf(from: Contract): readonly Operation[] {
  const operations = known.get(from) ?? readOperations(from)
  known.set(from, operations)
  return operations
}

function readOperations(from: Contract): Operation[] {
  return Object.entries(from.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method.toLowerCase() as Lowercase<Method>]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(from, parameter))
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, resolve(from, response)]),
      )
      return [{ ...operation, method, path, parameters, responses, security: operation.security ?? from.security ?? [] }]
    }),
  )
}

/** The schema of a JSON body; undefined also for a body that may have another type too, which its handler reads as it arrives. */
export function jsonBodyOf({ requestBody }: Pick<Operation, 'requestBody'>): Schema | undefined {
  const content = requestBody?.content ?? {}
  return Object.keys(content).every((type) => type.startsWith('application/json')) ? content['application/json']?.schema : undefined
}

/** The kinds of addresses that are a prefix of a path, shortest first. */
export const kindsOf = (from: Contract, path: string): AddressKind[] =>
  from['x-addresses'].filter(({ canonical }) => path === canonical || path.startsWith(`${canonical}/`))

/** The names of all parameters that a path can have, in any form of its addresses. */
export function parameterNames(from: Contract, path: string): Set<string> {
  const names = new Set<string>()
  const seen = new Set<AddressKind>()
  const pending = [path]
  for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) names.add(name)
    for (const kind of kindsOf(from, text)) {
      if (seen.has(kind)) continue
      seen.add(kind)
      pending.push(...kind.forms, ...(kind.lookedUp ?? []))
      for (const fixed of Object.values(kind.fixed ?? {})) for (const name of Object.keys(fixed)) names.add(name)
    }
  }
  return names
}

/** The targets of the references of a contract, most of which are references to the same errors. */
const targets = new WeakMap<Contract, Map<string, unknown>>()

/** The target of a local reference; the value itself if it is no reference. */
export function resolve<T extends { readonly $ref?: string }>(from: Contract, value: T): T {
  if (value.$ref === undefined) return value
  const known = targets.get(from) ?? new Map<string, unknown>()
  const target = known.get(value.$ref) ?? targetOf(from, value.$ref)
  known.set(value.$ref, target)
  targets.set(from, known)
  return target as T
}

function targetOf(from: Contract, reference: string): unknown {
  const names = reference.slice('#/'.length).split('/')
  const target = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], from)
  if (target === undefined) throw new Error(`The contract has no ${reference}`)
  return target
}
