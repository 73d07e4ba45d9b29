import type { JsonObject, JsonValue } from '../../formats/json.ts'
import type { Contract, Operation, Schema } from '../../http/openapi/contract.ts'
import { parseObject } from './address-object.ts'
import { type Argument, readAddressValue } from './address-text.ts'

const schemaAt = ({ components }: Contract, schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]

/**
 * The body of a method from arguments that are its members, as in `getitems(query=@q)`, whose only one needs no name, or, if its
 * body is one object, the members of that object, as in `follow(ActorType=0,AccountName=@v)` (protocol/addresses#arguments).
 * `options` has the values of aliases, which may be objects. Undefined for other methods and arguments; fails with
 * `invalid_request` if a value is no JSON.
 */
export function bodyOfArguments(
  contract: Contract,
  post: Operation,
  given: readonly Argument[],
  options: ReadonlyMap<string, string>,
): JsonObject | undefined {
  const body = schemaAt(contract, post.requestBody?.content['application/json']?.schema)
  const [[objectName, schema] = [], ...others] = Object.entries(body?.properties ?? {})
  if (isOnlyArgument(given) && objectName !== undefined && others.length === 0) return objectOf([[objectName, given[0]]], options)
  if (given.length === 0 || given.some(({ name }) => name === undefined)) return undefined
  const own = membersFor(body, given)
  if (own.length === given.length) return objectOf(own, options)
  const object = schemaAt(contract, schema)
  if (objectName === undefined || others.length > 0) return undefined
  const members = membersFor(object, given)
  // Members that the contract does not describe are ignored where it says so.
  if (members.length === 0 || (members.length < given.length && object?.additionalProperties !== true)) return undefined
  return { [objectName]: objectOf(members, options) }
}

/** Whether the one argument has no name: of a method with one argument it may lack. */
const isOnlyArgument = (given: readonly Argument[]): given is readonly [Argument] => given.length === 1 && given[0]?.name === undefined

type Member = readonly [member: string, argument: Argument]

/** The arguments that an object has as members, with the names that the contract writes. */
function membersFor(schema: Schema | undefined, given: readonly Argument[]): Member[] {
  const known = new Map(Object.keys(schema?.properties ?? {}).map((member) => [member.toLowerCase(), member]))
  return given.flatMap((argument) => {
    const member = known.get(argument.name ?? '')
    return member === undefined ? [] : [[member, argument] as const]
  })
}

const objectOf = (members: readonly Member[], options: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(members.map(([member, argument]) => [member, valueOf(argument, options)]))

/** The value of an argument; an object that an alias names is one here. */
function valueOf({ kind, value }: Argument, options: ReadonlyMap<string, string>): JsonValue {
  if (kind === 'null') return null
  if (kind !== 'alias') return value
  const text = options.get(String(value).toLowerCase()) ?? ''
  if (text.trimStart().startsWith('{')) return parseObject(text)
  const plain = readAddressValue(text)
  return plain === undefined || plain.kind === 'null' ? null : plain.value
}
