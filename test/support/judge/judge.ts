import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { createFinder, type FindOperation, type Found } from './addresses.ts'
import { followed, type OpenApi, type OperationObject, type ResponseObject, type Schema } from './document.ts'

/** The reply of a server. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed body; undefined without a body. */
  readonly json: unknown
}

/**
 * Judges replies by an OpenAPI document, with a stock JSON Schema validator and
 * without code of the server: a fault of the server's own validator or
 * addresses is no fault of the judge.
 */
export interface Judge {
  readonly find: FindOperation
  /** The violations of the document in a reply, one line each: status, headers, media type and body. */
  problems(operation: OperationObject, answer: Answer): string[]
  /** The properties that entities of the reply lack although the request has no `$select`. */
  missingProperties(operation: OperationObject, answer: Answer): string[]
  /** The violations in a reply that is one part of an entity or a collection. */
  partProblems(part: NonNullable<Found['part']>, answer: Answer): string[]
}

/** Schemas are compiled when a reply first needs them, and cached. */
export function createJudge(document: OpenApi, find: FindOperation = createFinder(document)): Judge {
  const validatorOf = compiler(document)
  const responseOf = ({ responses }: OperationObject, status: number) => {
    const response = responses[String(status)]
    return response && followed(document, response)
  }
  return {
    find,
    problems(operation, { status, headers, json }) {
      const response = responseOf(operation, status)
      if (!response) return [`${operation.operationId} does not declare the status ${status}.`]
      return [
        ...bodyProblems(response, `${operation.operationId} declares`, headers.get('content-type'), status, json, validatorOf),
        ...headerProblems(document, response, headers, validatorOf),
      ]
    },
    missingProperties(operation, { status, json }) {
      const response = responseOf(operation, status)
      return status < 300 && response ? missing(document, response, json) : []
    },
    partProblems(part, { headers, json }) {
      const type = mediaTypeOf(headers.get('content-type'))
      if (part === 'path')
        return /^(?:application\/(?:json;odata=verbose|atom\+xml|xml)|text\/plain)/.test(type) ? [] : [`A path led to '${type}'.`]
      if (part === 'property' || part === 'navigation')
        return /^(?:application\/(?:json;odata=|atom\+xml|xml)|text\/plain)/.test(type)
          ? []
          : [`A property came as '${type}', which is no JSON of an envelope.`]
      return part === 'count' && !/^\d+$/.test(String(json)) ? [`'${String(json)}' is no count.`] : []
    },
  }
}

type ValidatorOf = (schema: Schema) => ValidateFunction

const formats = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) && Number.isFinite(Date.parse(text)),
  uri: (text: string) => URL.canParse(text),
  int32: { type: 'number', validate: (value: number) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31 },
  int64: { type: 'number', validate: Number.isSafeInteger },
} as const

/**
 * One Ajv for the document. Components are compiled once, whatever schemas
 * refer to them; schemas with the same text are one. A format or keyword that
 * Ajv would ignore with a warning is an error.
 */
function compiler({ components }: OpenApi): ValidatorOf {
  const replies: Record<string, Schema> = {}
  const warn = (message: unknown) => {
    throw new Error(String(message))
  }
  const ajv = new Ajv2020({
    strict: false,
    ownProperties: true,
    validateSchema: false,
    formats,
    logger: { log: warn, warn, error: warn },
    // Most schemas judge a few replies: optimizing them would take longer than it saves.
    code: { optimize: false },
  })
  ajv.addSchema({ $id: 'document', components: { schemas: components.schemas }, replies })
  const compiled = new WeakMap<Schema, ValidateFunction>()
  const byText = new Map<string, ValidateFunction>()
  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const text = JSON.stringify(schema)
    let validate = byText.get(text)
    if (!validate) {
      const key = `r${byText.size}`
      replies[key] = schema
      validate = ajv.getSchema(`document#/replies/${key}`)
      if (!validate) throw new Error(`Ajv has no schema for ${text.slice(0, 200)}`)
      byText.set(text, validate)
    }
    compiled.set(schema, validate)
    return validate
  }
}

/** A media type with its envelope parameter, without the parameters that do not change the form. */
function mediaTypeOf(header: string | null): string {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const odata = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('odata='))
  return odata === undefined ? type.trim() : `${type.trim()};${odata}`
}

function bodyProblems(
  { content }: ResponseObject,
  who: string,
  header: string | null,
  status: number,
  json: unknown,
  validatorOf: ValidatorOf,
): string[] {
  if (!content) return json === undefined ? [] : [`${who} no body for ${status}, but one came.`]
  const mediaType = mediaTypeOf(header)
  const declared = content[mediaType] ?? content['*/*']
  if (!declared) return [`${who} ${Object.keys(content).join(', ')} for ${status}, not '${header ?? ''}'.`]
  if (declared.schema.format === 'binary') return []
  return schemaProblems(validatorOf(declared.schema), json, 'the body')
}

const schemaProblems = (validate: ValidateFunction, value: unknown, called: string): string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message = '', params }) => `${instancePath || called} ${message} ${JSON.stringify(params)}`,
      )

function headerProblems(document: OpenApi, response: ResponseObject, headers: Headers, validatorOf: ValidatorOf): string[] {
  return Object.entries(response.headers ?? {}).flatMap(([name, declared]) => {
    const { required, schema } = followed(document, declared)
    const value = headers.get(name)
    if (value === null) return required ? [`The header ${name} is missing.`] : []
    return schemaProblems(validatorOf(schema), value, 'it').map((problem) => `The header ${name} is '${value}': ${problem}`)
  })
}

function missing(document: OpenApi, { 'x-odata': odata }: ResponseObject, body: unknown): string[] {
  // A text is Atom, whose properties tests compare with those of JSON.
  const name = typeof body === 'string' ? undefined : (odata?.entity ?? odata?.collection)
  const schema = name === undefined ? undefined : document.components.schemas[name]
  if (!schema) return []
  const expected = alwaysThere(document, schema)
  return entitiesIn(body).flatMap((entity) =>
    expected.filter((property) => !Object.hasOwn(entity, property)).map((property) => `The property ${property} of ${name} is missing.`),
  )
}

/** The properties that an entity always has, without navigation properties and optional ones. */
function alwaysThere(document: OpenApi, schema: Schema): string[] {
  const navigation = Object.keys((schema['x-entity'] as { navigation?: object } | undefined)?.navigation ?? {})
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !navigation.includes(name))
    .filter(([, property]) => property['x-optional'] !== true && followed<Schema>(document, property)['x-optional'] !== true)
    .map(([name]) => name)
}

/** The entities in an envelope; none in the null of a method without a result (protocol/envelopes#results). */
function entitiesIn(body: unknown): object[] {
  const { d, value } = body as { d?: { results?: object[] }; value?: object[] }
  const members = Object.values(d ?? {})
  if (Object.hasOwn(body as object, 'odata.null') || (members.length === 1 && members[0] === null)) return []
  return d ? (d.results ?? [d]) : (value ?? [body as object])
}
