import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { JsonValue } from '../../formats/json.ts'
import { type Contract, type ContractResponse, jsonBodyOf, type Operation, operationsOf, parameterNames, type Schema } from './contract.ts'
import { explain } from './validation-messages.ts'

/** Validated input of an operation, by the names of the contract. No object inherits a member. */
export interface Input {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly headers: Record<string, unknown>
  readonly body: JsonValue | undefined
}

/** Raw input: parameter values by name, options and headers by lower-case name. */
export interface RawInput {
  readonly params: ReadonlyMap<string, unknown>
  readonly options: ReadonlyMap<string, string>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Without its envelope. */
  readonly body: JsonValue | undefined
}

export interface Validator {
  /**
   * Validates parameters, headers and body against the contract. Converts text to a number or boolean where the
   * contract requires one (protocol/errors#strictness), lower-cases GUIDs in addresses, and drops undeclared options
   * and headers. Fails with `unknown_property`, or with `invalid_request` that names the member, the given value and
   * what is allowed. `note` gets a sentence for each text in a body that is converted, and for each member that is
   * spelled in another letter case.
   */
  checkRequest(operation: Operation, input: RawInput, note?: (coercion: string) => void): Input
  /** The errors of a response, one line each; empty if the contract allows it. `body` is parsed JSON. */
  checkResponse(operationId: string, status: number, mediaType: string | undefined, body: unknown): readonly string[]
}

type Location = 'params' | 'query' | 'headers'
const locations = { path: 'params', query: 'query', header: 'headers' } as const satisfies Record<string, Location>

interface Declared {
  readonly name: string
  readonly location: Location
  readonly isGuid: boolean
}

/** The input of an operation as the contract declares it. */
interface DeclaredInput {
  readonly parameters: readonly Declared[]
  readonly validate: ValidateFunction
}

const validators = new WeakMap<Contract, Validator>()

/**
 * The validator of a contract, one for all servers of the process. Nothing is prepared before it is needed: the schemas of an
 * operation are read and compiled at its first call. With `everyError`, which has a validator of its own, a response has all its
 * errors, not only the first one.
 */
export function createValidator(contract: Contract, everyError = false): Validator {
  if (everyError) return newValidator(contract, true)
  const known = validators.get(contract) ?? newValidator(contract, false)
  validators.set(contract, known)
  return known
}

function newValidator(contract: Contract, everyError: boolean): Validator {
  const inputs = new Map<string, DeclaredInput>()
  let compile: Compiler | undefined
  const inputFor = (operation: Operation): DeclaredInput => {
    const parameters = parametersOf(contract, operation)
    compile ??= compiler(contract)
    const { operationId } = operation
    const validate = compile(operationId, { input: inputSchema(operation, parameters) })('input')
    const made = {
      parameters: parameters.map(({ name, location, schema }) => ({ name, location, isGuid: schema.format === 'uuid' })),
      validate,
    }
    inputs.set(operationId, made)
    return made
  }
  // Only tests and recordings validate replies.
  let compiledReply: Compiled | undefined
  let byId: ReadonlyMap<string, Operation> | undefined
  const compiled = (key: string) => {
    compiledReply ??= compiledOnce(contract, replySchemas(contract), everyError)
    return compiledReply(key)
  }
  return {
    checkRequest: (operation, raw, note) => {
      const { parameters, validate } = inputs.get(operation.operationId) ?? inputFor(operation)
      const input = inputOf(parameters, raw)
      coercing(validate, input, { fail: (error) => explain(error, contract), note })
      for (const { name, location, isGuid } of parameters) {
        if (!isGuid) continue
        const value = input[location][name]
        if (typeof value === 'string') input[location][name] = value.toLowerCase()
      }
      return input
    },
    checkResponse: (operationId, status, mediaType, body) => {
      byId ??= new Map(operationsOf(contract).map((operation) => [operation.operationId, operation]))
      return checkResponse(byId.get(operationId)?.responses, operationId, status, mediaType, body, compiled)
    },
  }
}

type Compiled = (key: string) => ValidateFunction

/** Adds schemas under a name. Each is compiled when it is first asked for. */
type Compiler = ($id: string, $defs: Readonly<Record<string, Schema>>) => Compiled

/** Compiles schemas with only those components of the contract that they reference. References stay references. */
function compiler(contract: Contract, allErrors = false): Compiler {
  const ajv = new Ajv2020({ strict: false, verbose: true, allErrors, ownProperties: true, formats, validateSchema: false })
  return ($id, $defs) => {
    ajv.addSchema({ $id, components: { schemas: reachable(contract, $defs) }, $defs })
    return (key) => ajv.getSchema(`${$id}#/$defs/${key}`) as ValidateFunction
  }
}

/** One function for equal schemas: most replies are failures, whose schemas are equal. */
function compiledOnce(contract: Contract, $defs: Readonly<Record<string, Schema>>, allErrors: boolean): Compiled {
  const compiled = compiler(contract, allErrors)('replies', $defs)
  const firstOf = new Map<string, string>()
  const equal = new Map<string, string>()
  for (const [key, schema] of Object.entries($defs)) {
    const text = JSON.stringify(schema)
    if (!firstOf.has(text)) firstOf.set(text, key)
    equal.set(key, firstOf.get(text) ?? key)
  }
  return (key) => compiled(equal.get(key) ?? key)
}

const schemaRef = /"\$ref":"#\/components\/schemas\/([^"]+)"/g

function reachable(contract: Contract, from: unknown): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const pending: unknown[] = [from]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(schemaRef)) {
      const schema = contract.components.schemas[name]
      if (!schema || Object.hasOwn(found, name)) continue
      found[name] = schema
      pending.push(schema)
    }
  }
  return found
}

function replySchemas(contract: Contract): Record<string, Schema> {
  const schemas: Record<string, Schema> = {}
  for (const { operationId, responses } of operationsOf(contract)) {
    for (const [status, response] of Object.entries(responses)) {
      for (const [mediaType, { schema }] of Object.entries(response.content ?? {}))
        schemas[responseKey(operationId, status, mediaType)] = schema.format === 'binary' ? {} : schema
    }
  }
  return schemas
}

interface Typed extends Omit<Declared, 'isGuid'> {
  readonly required: boolean
  readonly schema: Schema
}

/**
 * Parameters of the operation and of the other forms of its address; the router checks which of them an address has.
 */
function parametersOf(contract: Contract, operation: Operation): Typed[] {
  const inForms = [...parameterNames(contract, operation.path)].flatMap((name) => contract.components.parameters[name] ?? [])
  const byName = new Map([...inForms, ...operation.parameters].map((parameter) => [`${parameter.in}.${parameter.name}`, parameter]))
  return [...byName.values()].flatMap((parameter) => {
    const location = locations[parameter.in as keyof typeof locations]
    if (!location) return []
    return [{ name: parameter.name, location, required: parameter.in !== 'path' && parameter.required === true, schema: parameter.schema }]
  })
}

function inputSchema(operation: Operation, parameters: readonly Typed[]): Schema {
  const group = (location: Location): Schema => {
    const members = parameters.filter((parameter) => parameter.location === location)
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      required: members.filter((member) => member.required).map(({ name }) => name),
    }
  }
  const { content } = operation.requestBody ?? {}
  const body = jsonBodyOf(operation) ?? content?.[formType]?.schema
  const properties = { params: group('params'), query: group('query'), headers: group('headers'), ...(body && { body }) }
  return { type: 'object', properties, ...(body && operation.requestBody?.required ? { required: ['body'] } : {}) }
}

/** Bodies of form fields, each of them text. */
export const formType = 'application/x-www-form-urlencoded'

/**
 * An object that inherits no member: its prototype is empty. The engine treats an object without a prototype as a hash
 * table, which is slower to fill, to read and to copy.
 */
class Bare {
  [name: string]: unknown
}
Object.setPrototypeOf(Bare.prototype, null)
Reflect.deleteProperty(Bare.prototype, 'constructor')

function inputOf(parameters: readonly Declared[], raw: RawInput): Input {
  const input = Object.assign(new Bare(), { params: new Bare(), query: new Bare(), headers: new Bare(), body: raw.body })
  for (const { name, location } of parameters) {
    const key = location === 'params' ? name : name.toLowerCase()
    const value = location === 'params' ? raw.params.get(key) : location === 'query' ? raw.options.get(key) : raw.headers[key]
    if (value !== undefined) input[location][name] = value
  }
  return input
}

/** More texts than this in place of numbers are refused, because each one costs another validation. */
const maxCoercions = 100

interface Coercing {
  readonly fail: (error: ErrorObject) => DomainError
  readonly note: ((coercion: string) => void) | undefined
}

function coercing(validate: ValidateFunction, data: unknown, { fail, note }: Coercing): void {
  for (let coercions = 0; !validate(data); coercions += 1) {
    const error = validate.errors?.[0]
    if (!error) return
    if (coercions === maxCoercions || !coerce(data, error)) throw fail(error)
    // Options and headers are always texts.
    if (note && error.instancePath.startsWith('/body')) note(coercionOf(error))
  }
}

function coercionOf({ keyword, instancePath, params, data }: ErrorObject): string {
  if (keyword === 'type')
    return `The member '${instancePath.slice('/body/'.length, 100)}' is a ${String(params.type)}, and came as the text "${String(data).slice(0, 40)}". Send it without quotes.`
  const name = String(params.missingProperty ?? params.additionalProperty)
  return `The member '${name.slice(0, 100)}' is written in other letter case than the contract writes it.`
}

/**
 * Replaces a text that spells a number or boolean by its value, and the name of a member by the one of the contract that
 * differs only in case; false if the error is a different one.
 */
function coerce(data: unknown, error: ErrorObject): boolean {
  const { keyword, instancePath, params, data: given } = error
  if (keyword === 'additionalProperties' || keyword === 'required') return respell(error)
  if (keyword !== 'type' || typeof given !== 'string') return false
  const value = fromText(given, [params.type].flat())
  if (value === undefined) return false
  const names = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = names.pop()
  if (last === undefined) return false
  const holder = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], data) as Record<string, unknown>
  holder[last] = value
  return true
}

/** Objects with more members, and longer names, are left as they are: each wrong name costs a look at all of them. */
const maxRespelled = 200
const maxNameLength = 100

function respell({ instancePath, params, data, parentSchema, keyword }: ErrorObject): boolean {
  if (!instancePath.startsWith('/body') || typeof data !== 'object' || data === null) return false
  const object = data as Record<string, unknown>
  const given = Object.keys(object)
  if (given.length > maxRespelled) return false
  const known = Object.keys((parentSchema as Schema | undefined)?.properties ?? {})
  const name = String(keyword === 'required' ? params.missingProperty : params.additionalProperty)
  if (name.length > maxNameLength) return false
  const near = (names: readonly string[]) => {
    const folded = fold(name)
    return names.find((one) => one.length <= maxNameLength && fold(one) === folded)
  }
  const [wrong, right] = keyword === 'required' ? [near(given), name] : [name, near(known)]
  if (wrong === undefined || right === undefined || wrong === right || Object.hasOwn(object, right)) return false
  object[right] = object[wrong]
  delete object[wrong]
  return true
}

function fromText(text: string, wanted: readonly string[]): number | boolean | undefined {
  if (wanted.includes('boolean') && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  const isNumeric = text.length <= 40 && /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)
  if (!isNumeric || !(wanted.includes('number') || wanted.includes('integer'))) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** A media type without parameters that do not affect the shape; empty if there is none. */
function shapeOf(mediaType: string | undefined): string {
  const [type = '', ...parameters] = (mediaType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  return [type, ...parameters.filter((parameter) => parameter.startsWith('odata='))].join(';')
}

/** A name without the characters that a JSON pointer escapes. */
const responseKey = (operationId: string, status: string, mediaType: string) =>
  `${operationId}.${status}.${mediaType.replace(/[^a-z]/g, '-')}`

function checkResponse(
  responses: Readonly<Record<string, ContractResponse>> | undefined,
  operationId: string,
  status: number,
  mediaType: string | undefined,
  body: unknown,
  compiled: (key: string) => ValidateFunction,
): readonly string[] {
  if (!responses) return [`The contract has no operation ${operationId}.`]
  const response = responses[String(status)]
  if (!response) return [`${operationId} does not declare the status ${status}.`]
  const shape = shapeOf(mediaType)
  if (!response.content) return body === undefined ? [] : [`${operationId} declares no body for ${status}, but one came.`]
  const declared = response.content[shape] ? shape : '*/*'
  if (!response.content[declared]) {
    return [`${operationId} declares ${Object.keys(response.content).join(', ')} for ${status}, not '${mediaType ?? ''}'.`]
  }
  const validate = compiled(responseKey(operationId, String(status), declared))
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message ?? ''} ${JSON.stringify(params)}`,
  )
}

const formats = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text: string) => URL.canParse(text),
  int32: { type: 'number' as const, validate: (value: number) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31 },
  int64: { type: 'number' as const, validate: Number.isSafeInteger },
}
