import type { ErrorObject } from 'ajv/dist/2020.js'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { ofEntityType } from '../../profile/failures.ts'
import { plainName } from '../../profile/type-names.ts'
import type { Contract, Schema } from './contract.ts'

/**
 * Converts a validation error to an error for the client: `unknown_property` if the entity has no such property, else
 * `invalid_request` with a message that names the member, the allowed values and the given value.
 */
export function explain(error: ErrorObject, contract: Contract): DomainError {
  const where = place(error.instancePath)
  if (error.keyword === 'additionalProperties') return undeclared(error, contract)
  if (error.keyword === 'required') return missing(error, where)
  return invalid(`${where} must ${demand(error)}; ${shown(error.data)} was given.`)
}

const groups: Readonly<Record<string, string>> = {
  params: "The address's parameter",
  query: 'The query option',
  headers: 'The header',
  body: 'The member',
}

function place(instancePath: string): string {
  const [group = '', ...names] = instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (names.length === 0) return 'The body'
  return `${groups[group] ?? group} '${shorten(names.join('/'))}'`
}

function missing(error: ErrorObject, where: string): DomainError {
  const name = String(error.params.missingProperty)
  if (error.instancePath === '') return invalid('The request needs a JSON object as its body.')
  if (error.instancePath === '/headers') return invalid(`The request needs the header ${name}${allowedOf(error, name)}.`)
  if (error.instancePath === '/query') return invalid(`The request needs the query option ${name}.`)
  return invalid(`${where} lacks the member '${name}'.`)
}

function allowedOf(error: ErrorObject, name: string): string {
  const schema = (error.parentSchema as Schema | undefined)?.properties?.[name]
  const allowed = schema?.enum
  return Array.isArray(allowed) ? ` with the value ${allowed.map(String).join(' or ')}` : ''
}

/** A read-only property gets another message than one that does not exist. */
function undeclared(error: ErrorObject, contract: Contract): DomainError {
  const property = String(error.params.additionalProperty)
  const name = (error.parentSchema as Schema | undefined)?.['x-body-of']
  const entity = typeof name === 'string' ? contract.components.schemas[name] : undefined
  const facts = entity?.['x-entity'] as { readonly type: string } | undefined
  const of = facts ? ofEntityType(plainName(facts.type)) : { type: 'the body' }
  if (entity?.properties && Object.hasOwn(entity.properties, property)) {
    const message = "The property '{property}' of {type} cannot be written here. Leave it out."
    return new DomainError({ ...kernelReasons.invalid_request, message }, { property, ...of })
  }
  const hint = didYouMean(property, Object.keys((error.parentSchema as Schema | undefined)?.properties ?? {}))
  return new DomainError(kernelReasons.unknown_property, { property: shorten(property), hint, ...of })
}

/** What the contract requires, as the text after “must”. A pattern is described by the title of its schema. */
function demand({ keyword, params, message, parentSchema }: ErrorObject): string {
  const title = (parentSchema as Schema | undefined)?.title
  switch (keyword) {
    case 'type':
      return `be ${[params.type].flat().map(article).join(' or ')}`
    case 'enum':
      return `be one of ${(params.allowedValues as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`
    case 'minimum':
      return `be at least ${params.limit}`
    case 'maximum':
      return `be at most ${params.limit}`
    case 'minLength':
      return params.limit === 1 ? 'not be empty' : `have at least ${params.limit} characters`
    case 'maxLength':
      return `have at most ${params.limit} characters`
    case 'minItems':
      return params.limit === 1 ? 'not be empty' : `have at least ${params.limit} values`
    case 'maxItems':
      return `have at most ${params.limit} values`
    case 'maxProperties':
      return `have at most ${params.limit} members`
    case 'format':
      return `be ${formatNames[String(params.format)] ?? String(params.format)}`
    case 'pattern':
      if (typeof title === 'string') return `be ${title}`
      return `match ${params.pattern}`
    default:
      return `be as the contract says (${message ?? keyword})`
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'an integer',
  array: 'an array',
  object: 'an object',
  null: 'null',
}
const article = (type: unknown) => kinds[String(type)] ?? `a ${String(type)}`

const formatNames: Readonly<Record<string, string>> = {
  uuid: 'a GUID such as 6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c',
  'date-time': 'a time such as 2026-11-20T09:00:00Z',
  int32: 'a whole number of 32 bits',
  uri: 'an absolute address',
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) return 'an object'
  return shorten(JSON.stringify(value) ?? 'nothing')
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
