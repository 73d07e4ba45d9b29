import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An OpenAPI document, as far as the judge reads it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, { readonly 'x-called'?: readonly string[] }>>
  }
  readonly 'x-addresses'?: readonly OtherForms[]
}

export interface OperationObject {
  readonly operationId: string
  readonly parameters?: readonly Ref<{ readonly name: string; readonly in: string }>[]
  readonly requestBody?: Ref<{ readonly content: Readonly<Record<string, { readonly schema: Schema } | undefined>> }>
  readonly responses: Readonly<Record<string, Ref<ResponseObject>>>
}

export interface ResponseObject {
  readonly headers?: Readonly<Record<string, Ref<HeaderObject>>>
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
  readonly 'x-odata'?: { readonly entity?: string; readonly collection?: string }
}

export interface HeaderObject {
  readonly required?: boolean
  readonly schema: Schema
}

export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [keyword: string]: unknown
}

/** Other forms of an address and of all addresses that begin with it. */
export interface OtherForms {
  readonly canonical: string
  readonly forms: readonly string[]
  readonly lookedUp?: readonly string[]
}

type Ref<T> = T | { readonly $ref: string }

/**
 * The bundled document of a contract, which the server serves unchanged:
 * `contract/rest/protocol/served-documents.test.ts` checks that.
 */
export function bundled(contract: 'rest' | 'identity' | 'admin' | 'wopi' | 'emulator'): OpenApi {
  return JSON.parse(bundleText(contract)) as OpenApi
}

/** The text of the bundle's file. */
export const bundleText = (contract: 'rest' | 'identity' | 'admin' | 'wopi' | 'emulator'): string =>
  readFileSync(join(import.meta.dirname, '../../../generated', contract, 'openapi.json'), 'utf8')

/** The target of a local reference; any other value unchanged. */
export function followed<T extends object>(document: OpenApi, value: Ref<T>): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  const [root, ...names] = value.$ref.split('/')
  let at: unknown = root === '#' ? document : undefined
  for (const name of names) at = (at as Record<string, unknown> | undefined)?.[name]
  if (at === undefined) throw new Error(`The document has no ${value.$ref}.`)
  return at as T
}
