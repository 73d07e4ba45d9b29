import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Content, readContract, type Simple, soapContracts } from '../../../scripts/contracts/soap-contract.ts'
import type { Twin } from './twin.ts'

/** A request of an operation of a contract. */
export interface EveryRequest {
  /** For messages of a test. */
  readonly what: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether the operation signs in or out, or tells nothing that needs a user. */
  readonly isOpen: boolean
}

interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly example?: unknown
  readonly format?: string
  readonly oneOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
}

interface Parameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly example?: unknown
}

interface Described {
  readonly operationId?: string
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }
}

interface JsonContract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: {
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly schemas?: Readonly<Record<string, JsonSchema>>
  }
}

const contractOf = (name: string): JsonContract =>
  JSON.parse(readFileSync(new URL(`../../../generated/${name}/openapi.json`, import.meta.url), 'utf8')) as JsonContract

const methods: readonly string[] = ['get', 'post', 'put', 'patch', 'delete']
const jsonHeaders = { Accept: 'application/json;odata=nometadata', 'If-Match': '*' }

/**
 * A request for each operation of the contracts of REST, administration and identity, at two addresses if a list can be named by
 * its id. Parameters and members of bodies have the values of `foreign`, the rest the examples of the contract.
 */
export function everyJsonRequest(foreign: Twin, farm: Readonly<Record<string, string>>): EveryRequest[] {
  const requests = ['rest', 'admin', 'identity'].flatMap((name) => {
    const contract = contractOf(name)
    return Object.entries(contract.paths).flatMap(([template, operations]) =>
      Object.entries(operations)
        .filter(([method]) => methods.includes(method))
        .flatMap(([method, operation]) =>
          requestsOf(contract, { name, template, method, operation }, { ...foreign.values, ...farm, ...own(foreign) }),
        ),
    )
  })
  // After these, writes are refused.
  return [...requests.filter(({ path }) => !archives(path)), ...requests.filter(({ path }) => archives(path))]
}

/** Whether a request may put something into archive mode, or under a legal hold. */
export const archives = (path: string): boolean => /\/(?:setarchivemode|legalholds)$/i.test(path)

/** What only this tenant has, by the names under which requests send it. */
const own = (twin: Twin): Readonly<Record<string, string>> => ({
  webId: twin.subWebId,
  siteId: twin.siteId,
  id: twin.siteId,
  url: `http://${twin.host}/sub`,
  pageUrl: `http://${twin.host}/sub`,
  resource: `http://${twin.host}/_api/web/lists(guid'${twin.values.listId}')`,
  changetoken: twin.changeToken,
})

interface Place {
  /** The name of the contract. */
  readonly name: string
  readonly template: string
  readonly method: string
  readonly operation: Described
}

function requestsOf(
  contract: JsonContract,
  { name, template, method, operation }: Place,
  values: Readonly<Record<string, string>>,
): EveryRequest[] {
  const examples = new Map<string, unknown>()
  const query: string[] = []
  const known = Object.entries(contract.components.parameters ?? {}).map(([key, one]) => [one.name ?? key, one] as const)
  for (const [key, { example }] of known) examples.set(key, example)
  for (const parameter of operation.parameters ?? []) {
    const { name: key = '', in: where, example } = resolved(contract.components.parameters, parameter)
    if (where === 'query' && example !== undefined)
      query.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(values[key] ?? example))}`)
  }
  const valueOf = (key: string) => values[key] ?? String(examples.get(key) ?? 'x')
  const path = (form: string) =>
    form.replace(/\{(\w+)\}/g, (_, key: string) => valueOf(key)) + (query.length > 0 ? `?${query.join('&')}` : '')
  const isOpen = name === 'identity' || operation.security?.length === 0
  const forms = [...new Set([template, template.replace("lists/getbytitle('{listTitle}')", "lists(guid'{listId}')")])]
  return forms.flatMap((form) =>
    bodiesOf(contract, operation, values).map(({ type, body }) => ({
      what: `${method.toUpperCase()} ${form}`,
      method: method.toUpperCase(),
      path: path(form),
      headers: { ...jsonHeaders, ...(type !== undefined && { 'Content-Type': type }) },
      ...(body !== undefined && { body }),
      isOpen,
    })),
  )
}

function bodiesOf(contract: JsonContract, { requestBody }: Described, values: Readonly<Record<string, string>>) {
  const content = Object.entries(requestBody?.content ?? {})
  const [type, first] = content.find(([one]) => one === 'application/json') ?? content[0] ?? []
  if (type === undefined) return [{ type: undefined, body: undefined }]
  const schema = first?.schema ?? {}
  if (type === 'application/x-www-form-urlencoded') {
    const members = filled(contract, schema, '', values, 0) as Readonly<Record<string, unknown>>
    return [
      { type, body: new URLSearchParams(Object.entries(members).map(([key, value]): [string, string] => [key, String(value)])).toString() },
    ]
  }
  if (!type.startsWith('application/json')) return [{ type: 'application/octet-stream', body: 'taken' }]
  const [example] = resolved(contract.components.schemas, schema).examples ?? []
  const bodies = [filled(contract, schema, '', values, 0), ...(example === undefined ? [] : [replaced(example, '', values)])]
  return bodies.map((body) => ({ type: 'application/json', body: JSON.stringify(body) }))
}

function resolved<T extends { readonly $ref?: string }>(of: Readonly<Record<string, T>> | undefined, one: T): T {
  const name = one.$ref?.split('/').at(-1)
  return name === undefined ? one : (of?.[name] ?? one)
}

/** The foreign value for a member of this name, if there is one. */
function foreignValue(name: string, values: Readonly<Record<string, string>>): string | undefined {
  const key = name.toLowerCase()
  if (key.includes('changetoken') || key === 'stringvalue') return values.changetoken
  const [, value] = Object.entries(values).find(([known]) => known.toLowerCase() === key) ?? []
  if (value !== undefined) return value
  if (key.endsWith('url') || key.endsWith('path')) return values.url
  return key.endsWith('id') || key.endsWith('guid') ? values.listId : undefined
}

/** A value with every member that the schema knows. */
function filled(contract: JsonContract, given: JsonSchema, name: string, values: Readonly<Record<string, string>>, depth: number): unknown {
  const schema = resolved(contract.components.schemas, given)
  const one = schema.oneOf?.[0] ?? schema.anyOf?.[0]
  if (one && !schema.properties) return filled(contract, one, name, values, depth + 1)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (schema.properties || type === 'object') {
    if (depth > 6) return {}
    const members = Object.entries(schema.properties ?? {})
    return Object.fromEntries(members.map(([key, part]) => [key, filled(contract, part, key, values, depth + 1)]))
  }
  if (type === 'array') return depth > 6 || !schema.items ? [] : [filled(contract, schema.items, name, values, depth + 1)]
  if (type === 'integer' || type === 'number') return 1
  if (type === 'boolean') return true
  if (schema.enum) return schema.enum[0]
  return foreignValue(name, values) ?? schema.examples?.[0] ?? schema.example ?? (schema.format === 'uuid' ? values.listId : 'taken')
}

/** An example in which members have foreign values. */
function replaced(example: unknown, name: string, values: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(example)) return example.map((part: unknown) => replaced(part, name, values))
  if (typeof example === 'object' && example !== null)
    return Object.fromEntries(Object.entries(example).map(([key, part]) => [key, replaced(part, key, values)]))
  return typeof example === 'string' ? (foreignValue(name, values) ?? example) : example
}

const soapFolder = fileURLToPath(new URL('../../../contracts/soap', import.meta.url))

/** A message for each SOAP operation; elements that name something have the values of `foreign`. */
export function everySoapRequest(foreign: Twin, envelopeOf: (content: string) => string): EveryRequest[] {
  return soapContracts(soapFolder)
    .map(readContract)
    .flatMap(({ file, namespace, operations, types }) =>
      operations.map(({ name, input }) => {
        const content = types.get(input)
        return {
          what: `${file}.${name}`,
          method: 'POST',
          path: `/_vti_bin/${file}.asmx`,
          headers: { 'Content-Type': 'text/xml; charset=utf-8' },
          body: envelopeOf(`<${name} xmlns="${namespace}">${content ? elementsOf(content, types, foreign, 0) : ''}</${name}>`),
          isOpen: file === 'authentication',
        }
      }),
    )
}

function elementsOf(content: Content, types: ReadonlyMap<string, Content>, foreign: Twin, depth: number): string {
  if (depth > 5 || content.asXml) return ''
  return content.elements
    .map(({ name, simple, type, content: inner }) => {
      const nested = inner ?? (type === undefined ? undefined : types.get(type))
      const text = simple ? soapText(name, simple, foreign) : nested ? elementsOf(nested, types, foreign, depth + 1) : ''
      return `<${name}>${text}</${name}>`
    })
    .join('')
}

function soapText(name: string, { base, values }: Simple, { host, values: known, changeToken }: Twin): string {
  if (values?.[0] !== undefined) return values[0]
  if (base === 'boolean') return 'true'
  if (base === 'base64Binary') return 'eA=='
  if (base === 'dateTime') return '2026-01-31T10:00:00Z'
  if (base !== 'string' && base !== 'anyURI') return '1'
  const key = name.toLowerCase()
  if (key.includes('token')) return changeToken
  if (key.includes('view')) return `{${known.viewId}}`
  // Not supported by the server; without it the operation runs.
  if (key === 'webid') return ''
  if (key.includes('url') || key.includes('web') || key.includes('site')) return `http://${host}/sub`
  if (key.includes('contenttype')) return known.contentTypeId ?? ''
  if (key.includes('itemid')) return '1'
  if (key.includes('list') || key.endsWith('id') || key.includes('guid')) return `{${known.listId}}`
  if (key.includes('login') || key.includes('user')) return decodeURIComponent(known.loginName ?? '')
  if (key.includes('group')) return 'Insiders'
  return 'taken'
}
