import type { JsonObject } from '../../formats/json.ts'
import type { Contract, Operation, Schema } from '../../http/openapi/contract.ts'
import type { Argument } from './address-text.ts'

const schemaAt = ({ components }: Contract, schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]

/**
 * The body of a method whose body is one object, from arguments that are the members of that object, as in
 * `follow(ActorType=0,AccountName=@v)` (protocol/addresses#arguments). Undefined for other methods and arguments.
 */
export function bodyOfArguments(contract: Contract, post: Operation, given: readonly Argument[]): JsonObject | undefined {
  const body = schemaAt(contract, post.requestBody?.content['application/json']?.schema)
  const [[objectName, schema] = [], ...others] = Object.entries(body?.properties ?? {})
  const object = schemaAt(contract, schema)
  if (objectName === undefined || others.length > 0 || given.some(({ name }) => name === undefined)) return undefined
  const known = new Map(Object.keys(object?.properties ?? {}).map((member) => [member.toLowerCase(), member]))
  const members = given.flatMap(({ name = '', value }) => {
    const member = known.get(name)
    return member === undefined ? [] : [[member, value] as const]
  })
  // Members that the contract does not describe are ignored where it says so.
  if (members.length === 0 || (members.length < given.length && object?.additionalProperties !== true)) return undefined
  return { [objectName]: Object.fromEntries(members) }
}
