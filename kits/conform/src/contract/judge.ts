import type { HeaderObject, OpenApi, Operation, ResponseObject } from './document.ts'
import { resolved } from './document.ts'
import { problemsOf, type Schema, type SchemaRules } from './schema.ts'

/** What a reply must have to be judged. */
export interface JudgedReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined if it is no JSON. */
  readonly json: unknown
}

export interface Judge {
  /**
   * What the contract does not allow in a reply, one line each: status, media type, body, headers. With `isWhole` also the
   * properties that an entity lacks, which it has if the request did not choose some.
   */
  problems(operation: Operation, reply: JudgedReply, isWhole: boolean): string[]
}

/** Judges replies by a contract. */
export function judgeOf(document: OpenApi, { allowsExtra = false }: { readonly allowsExtra?: boolean } = {}): Judge {
  const rules: SchemaRules = { allowsExtra, resolve: ($ref) => resolved<Schema>(document, { $ref }) }
  return {
    problems(operation, reply, isWhole) {
      const response = operation.responses[String(reply.status)]
      if (!response) return [`${operation.id} does not declare the status ${reply.status}`]
      return [
        ...bodyProblems(operation, response, reply, rules),
        ...headerProblems(document, response, reply.headers, rules),
        ...(isWhole && reply.status < 300 ? missingProperties(document, response, reply.json) : []),
      ]
    },
  }
}

/** A media type with its parameter `odata`, without those that do not change the form. */
export function mediaTypeOf(header: string | null): string {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const odata = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('odata='))
  return odata === undefined ? type.trim() : `${type.trim()};${odata}`
}

function bodyProblems(operation: Operation, { content }: ResponseObject, reply: JudgedReply, rules: SchemaRules): string[] {
  const { status, headers, text, json } = reply
  if (!content) return text === '' ? [] : [`${operation.id} declares no body for ${status}, but one came`]
  const mediaType = mediaTypeOf(headers.get('content-type'))
  const declared = content[mediaType] ?? content['*/*']
  if (!declared)
    return [`${operation.id} declares ${Object.keys(content).join(', ')} for ${status}, not '${headers.get('content-type') ?? ''}'`]
  if (!mediaType.includes('json')) return []
  if (json === undefined) return ['the body is no JSON']
  return problemsOf(declared.schema, json, rules).map(({ at, message }) => `${at === '' ? 'the body' : at} ${message}`)
}

function headerProblems(document: OpenApi, response: ResponseObject, headers: Headers, rules: SchemaRules): string[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, declared]) => {
    const { required, schema } = resolved<HeaderObject>(document, declared)
    const value = headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    return problemsOf(schema, valueOfHeader(schema, value), rules).map(({ message }) => `the header ${name} ${message}`)
  })
}

/** The value of a header in the type that its schema asks for. */
function valueOfHeader({ type }: Schema, text: string): unknown {
  return (type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(text) ? Number(text) : text
}

function missingProperties(document: OpenApi, { 'x-odata': odata }: ResponseObject, body: unknown): string[] {
  const name = odata?.entity ?? odata?.collection
  const schema = name === undefined ? undefined : document.components.schemas[name]
  if (!schema || typeof body !== 'object' || body === null) return []
  const expected = alwaysThere(document, schema)
  const lacking = entitiesIn(body).flatMap((entity) => expected.filter((property) => !Object.hasOwn(entity, property)))
  return [...new Set(lacking)].map((property) => `the property ${property} of ${name} is missing`)
}

/** The properties that an entity always has: neither navigation properties nor those that may be missing. */
function alwaysThere(document: OpenApi, schema: Schema): string[] {
  const navigation = Object.keys((schema['x-entity'] as { readonly navigation?: object } | undefined)?.navigation ?? {})
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !navigation.includes(name))
    .filter(([, part]) => part['x-optional'] !== true && resolved<Schema>(document, part)['x-optional'] !== true)
    .map(([name]) => name)
}

/** The entities in an envelope; none in the null of a method without a result. */
function entitiesIn(body: object): object[] {
  const { d, value } = body as { readonly d?: { readonly results?: object[] }; readonly value?: object[] }
  const members = Object.values(d ?? {})
  if (Object.hasOwn(body, 'odata.null') || (members.length === 1 && members[0] === null)) return []
  return d ? (d.results ?? [d]) : Array.isArray(value) ? value : [body]
}
