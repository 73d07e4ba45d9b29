import type { Contract, Schema } from '../contract.ts'
import { placed } from '../yaml.ts'

/**
 * A reference to `schema`, which the contract gets under `name`: generated clients make a class with this name. Equal
 * schemas of one name are one. Throws if the name has another schema.
 */
export function named(contract: Contract, name: string, schema: Schema): Schema {
  const { schemas } = contract.components
  const known = schemas[name]
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two schemas want the name ${name}:\n${JSON.stringify(known)}\n${JSON.stringify(schema)}`)
  }
  schemas[name] = known ?? schema
  return { $ref: `#/components/schemas/${name}` }
}

/** Gives a name to every object that stands in another schema of the contract, by its place: `Seed.users` is `SeedUsers`. */
export function nameNested(contract: Contract): void {
  for (const [name, schema] of Object.entries(contract.components.schemas)) nameWithin(contract, name, schema)
}

function nameWithin(contract: Contract, name: string, schema: Schema): void {
  for (const [member, property] of Object.entries(schema.properties ?? {})) {
    if (schema.properties) schema.properties[member] = referred(contract, name + pascal(member), property)
  }
  if (schema.items) schema.items = referred(contract, `${name}Item`, schema.items)
  const rest = schema.additionalProperties
  if (typeof rest === 'object') schema.additionalProperties = referred(contract, `${name}Value`, rest)
  for (const word of ['oneOf', 'anyOf'] as const) {
    const choices = schema[word] as Schema[] | undefined
    if (choices) schema[word] = choices.map((choice) => referred(contract, `${name}Choice`, choice))
  }
}

function referred(contract: Contract, name: string, schema: Schema): Schema {
  nameWithin(contract, name, schema)
  if (schema.properties === undefined) return schema
  return named(contract, sharedName(schema) ?? name, placed({ ...schema }, schema))
}

/** The name of an object that has the same members wherever it stands. */
function sharedName({ properties = {}, description }: Schema): string | undefined {
  const [first, ...others] = Object.keys(properties)
  if (first === 'type' && others.length === 0 && description === undefined) return 'TypeMetadata'
  const item = properties.results?.items?.$ref?.split('/').at(-1)
  return first === 'results' && others.length === 0 && item !== undefined && properties.results?.description === undefined
    ? `${item}Results`
    : undefined
}

/** A member's name as a part of the name of a class: `__metadata` is `Metadata`. */
const pascal = (member: string): string =>
  member
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
