import { invalid } from '../../core/kernel/errors.ts'
import type { JsonObject, JsonValue } from '../../formats/json.ts'
import type { Request } from '../../http/message/message.ts'
import type { Profile } from '../../profile/profile.ts'
import { typeName } from '../../profile/type-names.ts'

const typeMembers = ['odata.type', '@odata.type'] as const

/**
 * The type that a body says it has; undefined if it says none, or if the profile takes any (protocol/envelopes#bodies).
 * `entity` is the short name of the entity that the body describes. Fails with `invalid_request` if a part of the body
 * has a type that the profile does not have, if the whole has the type of another entity, and if a body without metadata
 * has `__metadata`.
 */
export function givenTypeOf({ profile, headers }: Request, body: JsonValue, entity: string | undefined): string | undefined {
  if (profile.bodies.givenTypes === 'any' || !isObject(body)) return undefined
  const inner = body.d
  const whole = inner !== undefined && isObject(inner) && Object.keys(body).length === 1 ? inner : body
  if (whole.__metadata !== undefined && /;\s*odata\s*=\s*"?nometadata/i.test(headers['content-type'] ?? ''))
    throw invalid("The property '__metadata' does not exist in a body without metadata. Leave it out, or send odata=verbose.")
  for (const type of typesIn(whole)) demandKnown(profile, type)
  const given = typeOf(whole)
  if (given !== undefined && entity !== undefined) demandFitting(profile, given, entity)
  return given
}

/**
 * Fails with `invalid_request` unless the type that a body says it has is that of the items of its list; `itemType` is a
 * short name.
 */
export function demandItemType(profile: Profile, given: string | undefined, itemType: string): void {
  if (given === undefined || profile.bodies.givenTypes === 'any') return
  const expected = typeName(profile, itemType)
  if (given === expected || given === typeName(profile, 'ListItem')) return
  throw invalid(`The body has the type '${shown(given)}', but the items of this list are '${expected}'.`)
}

function* typesIn(value: JsonValue): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* typesIn(one)
  if (!isObject(value)) return
  const own = typeOf(value)
  if (own !== undefined) yield own
  for (const [name, member] of Object.entries(value)) if (name !== '__metadata') yield* typesIn(member)
}

/** The type in the metadata of an object, in any form. */
function typeOf(value: JsonObject): string | undefined {
  const metadata = value.__metadata
  const type =
    metadata !== undefined && isObject(metadata) ? metadata.type : typeMembers.map((name) => value[name]).find((one) => one !== undefined)
  return typeof type === 'string' ? type.replace(/^#/, '') : undefined
}

const collection = /^Collection\((.*)\)$/

function demandKnown(profile: Profile, type: string): void {
  const name = (type.length < 300 && collection.exec(type)?.[1]) || type
  if (name.startsWith(profile.typePrefix) || name.startsWith('Edm.') || Object.values(profile.typeNames).includes(name)) return
  // Types of other services have their full names.
  if (name.startsWith('Microsoft.')) return
  throw invalid(`There is no type '${shown(type)}' here: names of types begin with '${profile.typePrefix}'.`)
}

/** Subtypes of a field begin with its name; items have a type for each list. */
function demandFitting(profile: Profile, given: string, entity: string): void {
  const expected = typeName(profile, entity)
  if (given === expected) return
  if (entity === 'Field' && (given.startsWith(expected) || given === typeName(profile, 'Taxonomy.TaxonomyField'))) return
  if (entity.startsWith('Data.') && (given === typeName(profile, 'ListItem') || given.startsWith(`${profile.typePrefix}Data.`))) return
  throw invalid(`The body has the type '${shown(given)}', but this address takes '${expected}'.`)
}

const shown = (type: string): string => type.slice(0, 200)

const isObject = (value: JsonValue): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)
