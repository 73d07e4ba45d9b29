import { isDeepStrictEqual } from 'node:util'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import type { Profile } from '../../profile/profile.ts'
import { usualProfile } from '../../profile/profiles.ts'
import { typesInTexts } from '../../profile/svc.ts'
import { typeName } from '../../profile/type-names.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

/**
 * The text of the REST contract in the names and forms of a profile: types, headers, 64-bit integers, ids of content
 * types, errors, and replies to updates (decisions/0048). The contract is written in those of the default profile.
 */
export function contractTextIn(profile: Profile, text: string): string {
  const steps = stepsTo(profile, text)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** As `contractTextIn`. Others have their turn meanwhile: the contract is large. */
export async function contractTextInTurns(profile: Profile, text: string): Promise<string> {
  const steps = stepsTo(profile, text)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await breathe()
  }
}

function* stepsTo(profile: Profile, text: string): Generator<undefined, string> {
  if (profile === usualProfile) return text
  const inNames = renamed(profile, text)
  yield
  const contract = JSON.parse(inNames) as JsonObject
  yield
  const components = objectAt(contract, 'components')
  // Addresses outside of REST have the other header.
  const duration = objectAt(objectAt(components, 'headers'), profile.headers.serviceDuration)
  duration.required = false
  const schemas = objectAt(components, 'schemas')
  for (const schema of Object.values(schemas)) if (isObject(schema)) changeSchema(profile, schema)
  for (const response of Object.values(objectAt(components, 'responses'))) if (isObject(response)) changeResponse(profile, response)
  yield
  for (const item of Object.values(objectAt(contract, 'paths'))) {
    for (const [method, operation] of Object.entries(isObject(item) ? item : {})) {
      if (isObject(operation)) changeOperation(profile, method, operation)
    }
  }
  addErrors(profile, components)
  yield
  const changed = changedExamples(profile, contract)
  yield
  return JSON.stringify(changed)
}

/** The text of another contract in the names of a profile: the headers of replies. */
export const headersIn = ({ headers }: Profile, text: string): string =>
  text.replaceAll(usualProfile.headers.requestId, headers.requestId).replaceAll(usualProfile.headers.duration, headers.duration)

/** The text with the names of types and headers of the profile. */
function renamed(profile: Profile, text: string): string {
  const { headers } = usualProfile
  return text
    .replace(typesInTexts, (_, plain: string) => typeName(profile, plain))
    .replaceAll(headers.requestId, profile.headers.requestId)
    .replaceAll(headers.duration, profile.headers.serviceDuration)
}

/** Changes a schema and all schemas in it. */
function changeSchema(profile: Profile, schema: JsonObject): void {
  if (schema.format === 'int64' && profile.bodies.longIntegers === 'text') asText(schema)
  if (schema['x-content-type-id'] === true && profile.bodies.contentTypeIds === 'object') asContentTypeId(schema)
  if (schema['x-on-request'] === 'few' && profile.bodies.usualProperties === 'all') Reflect.deleteProperty(schema, 'x-on-request')
  if (typeof schema.pattern === 'string' && schema.pattern.startsWith(anyPrefix)) schema.pattern = ownPattern(profile, schema.pattern)
  for (const [name, part] of Object.entries(schema)) if (!words.has(name)) changeSchemas(profile, part)
}

/** Members of schemas that hold no schemas. */
const words: ReadonlySet<string> = new Set(['examples', 'example', 'enum', 'const', 'default', 'required'])

function changeSchemas(profile: Profile, part: Json): void {
  if (Array.isArray(part)) for (const one of part) changeSchemas(profile, one)
  else if (isObject(part)) changeSchema(profile, part)
}

/** A decimal number in a text. */
function asText(schema: JsonObject): void {
  const types = [schema.type ?? []].flat()
  schema.type = types.includes('null') ? ['string', 'null'] : 'string'
  schema.pattern = '^-?[0-9]+$'
  for (const name of ['format', 'minimum', 'maximum']) Reflect.deleteProperty(schema, name)
}

function asContentTypeId(schema: JsonObject): void {
  const { pattern = '' } = schema
  for (const name of ['pattern', 'x-content-type-id']) Reflect.deleteProperty(schema, name)
  Object.assign(schema, { type: 'object', required: ['StringValue'], properties: { StringValue: { type: 'string', pattern } } })
}

/** What patterns of types begin with in the contract: any prefix. */
const anyPrefix = '^\\w+\\.'

function ownPattern(profile: Profile, pattern: string): string {
  const rest = pattern.slice(anyPrefix.length, -1)
  const plain = rest.replaceAll('\\.', '.')
  const isOneName = /^[\w.]+$/.test(plain)
  return `^${isOneName ? escaped(typeName(profile, plain)) : escaped(profile.typePrefix) + rest}$`
}

const escaped = (name: string): string => name.replaceAll('.', '\\.')

function changeOperation(profile: Profile, method: string, operation: JsonObject): void {
  const responses = objectAt(operation, 'responses')
  const isUpdate = method === 'put' || String(operation.operationId).startsWith('merge')
  for (const [status, response] of Object.entries(responses)) {
    if (!isObject(response)) continue
    changeResponse(profile, response)
    if (!isUpdate || profile.bodies.updates !== 'empty' || status !== '200' || objectAt(response, 'x-odata').entity === undefined) continue
    Reflect.deleteProperty(response, 'content')
    response['x-odata'] = { empty: true }
    Reflect.deleteProperty(responses, status)
    responses['204'] = response
  }
  for (const media of Object.values(objectAt(objectAt(operation, 'requestBody'), 'content'))) changeSchemas(profile, media)
}

function changeResponse(profile: Profile, response: JsonObject): void {
  const content = objectAt(response, 'content')
  const isLong = objectAt(response, 'x-odata').value === 'Edm.Int64'
  for (const [mediaType, media] of Object.entries(content)) {
    if (!isObject(media)) continue
    changeSchemas(profile, media)
    if (isLong && profile.bodies.longIntegers === 'text') changeIntegers(media)
    const member = errorMemberOf(profile, mediaType)
    if (member !== undefined && isDeepStrictEqual(media.schema, { $ref: '#/components/schemas/ODataError' })) {
      media.schema = { $ref: `#/components/schemas/${errorSchema(member)}` }
      media.examples = { [errorSchema(member)]: { $ref: `#/components/examples/${errorSchema(member)}` } }
    }
  }
}

function changeIntegers(part: Json): void {
  if (Array.isArray(part)) for (const one of part) changeIntegers(one)
  if (!isObject(part)) return
  if (part.type === 'integer') asText(part)
  for (const one of Object.values(part)) changeIntegers(one)
}

function errorMemberOf({ bodies }: Profile, mediaType: string): string | undefined {
  const [, envelope = ''] = /;odata=(\w+)$/.exec(mediaType) ?? []
  const member = Object.entries(bodies.errorMember).find(([name]) => name === envelope)?.[1]
  return member === usualProfile.bodies.errorMember.verbose ? undefined : member
}

/** The name of the schema of errors whose member has another name than usual. */
const errorSchema = (member: string): string => `ODataErrorIn.${member}`

/** Adds the schemas of errors that the profile has beside the usual one. */
function addErrors({ bodies }: Profile, components: JsonObject): void {
  const usual = usualProfile.bodies.errorMember.verbose
  const schemas = objectAt(components, 'schemas')
  const examples = objectAt(components, 'examples')
  const schema = objectAt(schemas, 'ODataError')
  const { value } = objectAt(examples, 'ODataError')
  for (const member of new Set(Object.values(bodies.errorMember))) {
    if (member === usual) continue
    const error = objectAt(schema, 'properties')[usual] ?? {}
    const example = isObject(value) ? { [member]: value[usual] ?? {} } : {}
    schemas[errorSchema(member)] = { ...schema, required: [member], properties: { [member]: error }, examples: [example] }
    examples[errorSchema(member)] = { value: example }
  }
}

/** A copy whose examples have the forms of the profile. */
function changedExamples(profile: Profile, part: Json, isExample = false): Json {
  if (Array.isArray(part)) return part.map((one) => changedExamples(profile, one, isExample))
  if (!isObject(part)) return part
  const members = Object.entries(part).map(([name, value]): [string, Json] => {
    if (!isExample) return [name, changedExamples(profile, value, exampleMembers.has(name))]
    if (typeof value === 'number' && longMembers.has(name) && profile.bodies.longIntegers === 'text') return [name, String(value)]
    const isTypeId = name === 'Id' && typeof part.StringId === 'string' && profile.bodies.contentTypeIds === 'object'
    return [name, isTypeId ? { StringValue: value } : changedExamples(profile, value, true)]
  })
  return Object.fromEntries(members)
}

/** Members of the contract that hold examples. */
const exampleMembers: ReadonlySet<string> = new Set(['examples', 'example'])

/** Members of examples that are 64-bit integers. */
const longMembers: ReadonlySet<string> = new Set(['Length', 'High', 'Low', 'Storage', 'TotalFileCount', 'TotalFileStreamSize', 'TotalSize'])

function objectAt(of: JsonObject, name: string): JsonObject {
  const value = of[name]
  return isObject(value) ? value : {}
}

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
