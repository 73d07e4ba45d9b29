import { contract } from '../../entities/shape/contract.ts'
import type { Json, Property } from '../../entities/shape/shape.ts'
import { complexTypeOf } from '../../entities/shape/shape-of.ts'
import { holdsContentTypeIds } from '../../entities/shape/wire-form.ts'
import { resolve, type Schema } from '../../http/openapi/contract.ts'
import type { Profile } from '../../profile/profile.ts'
import { typeName } from '../../profile/type-names.ts'

type JsonObject = Readonly<Record<string, Json>>

const byType = new Map(Object.values(contract.components.schemas).map((schema) => [complexTypeOf(schema), schema]))

/** The schema of a complex type, by its name in the contract or by its short type. */
export const schemaOfComplex = (type: string): Schema | undefined => contract.components.schemas[type] ?? byType.get(type)

/** The full type name of a complex value, for the name of its schema in the contract. */
export function complexName(profile: Profile, schemaName: string): string {
  const schema = contract.components.schemas[schemaName]
  return typeName(profile, (schema && complexTypeOf(schema)) ?? schemaName)
}

/**
 * A complex value in verbose form: with its type, at any depth (protocol/envelopes#values). `type` is the short name.
 */
export const verboseComplex = (profile: Profile, type: string, value: JsonObject): JsonObject => ({
  __metadata: { type: complexName(profile, type) },
  ...verboseMembers(profile, schemaOfComplex(type) ?? {}, value),
})

/** An array in verbose form: an object with its type and `results`. */
export const typedArray = (profile: Profile, type: string, results: readonly Json[]): Json => ({
  __metadata: { type: `Collection(${typeName(profile, type)})` },
  results,
})

/**
 * An array of a property in verbose form: complex values of the contract have their types, ids of content types that are objects have
 * theirs and one for all, other arrays have one for all elements.
 */
export function verboseArray<E>(profile: Profile, { wire, collectionOf: type = 'Edm.String' }: Property<E>, values: readonly Json[]): Json {
  const typed = (name: string) => values.map((value) => verboseComplex(profile, name, value as JsonObject))
  if (holdsContentTypeIds(profile, wire)) return typedArray(profile, 'ContentTypeId', typed('ContentTypeId'))
  return Object.hasOwn(contract.components.schemas, type) ? { results: typed(type) } : typedArray(profile, type, values)
}

const verboseMembers = (profile: Profile, { properties = {} }: Schema, value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, verbosePart(profile, properties[name] ?? {}, part)]))

function verbosePart(profile: Profile, schema: Schema, part: Json): Json {
  if (Array.isArray(part)) {
    const items = schema.items && complexOf(schema.items)
    return items
      ? { results: part.map((one: Json) => verbosePart(profile, schema.items ?? {}, one)) }
      : typedArray(profile, 'Edm.String', part)
  }
  const complex = complexOf(schema)
  if (!complex || typeof part !== 'object' || part === null) return part
  return { __metadata: { type: typeName(profile, complex.type) }, ...verboseMembers(profile, complex.schema, part as JsonObject) }
}

/** The complex type of a property, also if it is nullable. */
function complexOf(property: Schema): { readonly type: string; readonly schema: Schema } | undefined {
  const schema = resolve(contract, property.oneOf?.find(({ $ref }) => $ref !== undefined) ?? property)
  const type = complexTypeOf(schema)
  return type === undefined ? undefined : { type, schema }
}
