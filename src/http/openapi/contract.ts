/** A JSON schema of a contract, as far as the edges look into it. */
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
  /** The entity or collection that every envelope carries. */
  readonly 'x-odata'?: { readonly entity?: string; readonly collection?: string }
}

interface ContractOperation {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly security?: readonly SecurityRequirement[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, ContractResponse>>
  readonly 'x-never-fails'?: boolean
}

type SecurityRequirement = Readonly<Record<string, readonly string[]>>

type PathItem = { readonly parameters?: readonly Parameter[] } & { readonly [M in Lowercase<Method>]?: ContractOperation }

/** A kind of address with the other forms of it. */
export interface AddressKind {
  readonly name: string
  readonly canonical: string
  readonly forms: readonly string[]
  /** Forms that say otherwise what the parameters of the canonical one say: the server looks those up. */
  readonly lookedUp?: readonly string[]
  /** Parameters that a form stands for without naming them, by form. */
  readonly fixed?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** An HTTP contract as the generator writes it out. */
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

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** An operation with everything that the contract says beside it: its path's parameters, the security of the whole. */
export interface Operation extends Omit<ContractOperation, 'parameters' | 'security' | 'responses'> {
  readonly method: Method
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly security: readonly SecurityRequirement[]
  readonly responses: Readonly<Record<string, ContractResponse>>
}

/** Every operation of the contract, local references of parameters and responses followed. */
export function operationsOf(from: Contract): Operation[] {
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

/** The kinds of addresses that a path begins with, shortest first. */
export const kindsOf = (from: Contract, path: string): AddressKind[] =>
  from['x-addresses'].filter(({ canonical }) => path === canonical || path.startsWith(`${canonical}/`))

/** The names of all parameters that a path can have, whichever forms of the addresses that it begins with are used. */
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

/** What a local reference points to; the value itself where it is none. */
export function resolve<T extends { readonly $ref?: string }>(from: Contract, value: T): T {
  if (value.$ref === undefined) return value
  const names = value.$ref.slice('#/'.length).split('/')
  const target = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], from)
  if (target === undefined) throw new Error(`The contract has no ${value.$ref}`)
  return target as T
}
