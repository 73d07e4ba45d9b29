import { resolve, type Schema } from '../../http/openapi/contract.ts'
import type { Profile } from '../../profile/profile.ts'
import { contract } from './contract.ts'
import type { Json, Property, WireForm } from './shape.ts'

type JsonObject = Readonly<Record<string, Json>>

/** The form of the values of a schema; undefined if they are the same in all profiles. */
export function wireFormOf(schema: Schema): WireForm | undefined {
  if (schema['x-content-type-id'] === true) return 'content type id'
  const resolved = resolve(contract, schema.oneOf?.find(({ $ref }) => $ref !== undefined) ?? schema)
  if (resolved.format === 'int64') return 'long'
  const each = resolved.items && wireFormOf(resolved.items)
  if (each) return { each }
  // Entities have shapes of their own.
  if (resolved['x-entity'] !== undefined) return undefined
  const open = unfinished.get(resolved)
  if (open) return open
  const members = new Map<string, WireForm>()
  unfinished.set(resolved, { members })
  for (const [name, property] of Object.entries(resolved.properties ?? {})) {
    const form = wireFormOf(property)
    if (form) members.set(name, form)
  }
  unfinished.delete(resolved)
  return members.size === 0 ? undefined : { members }
}

/** The forms of schemas that are being read: a node of a menu has nodes of its own. */
const unfinished = new Map<Schema, WireForm>()

const formsOfTypes = new Map<string, WireForm | undefined>()

/** The form of a complex type, by its short name. */
function formOfType(type: string): WireForm | undefined {
  if (!formsOfTypes.has(type)) formsOfTypes.set(type, wireFormOf(contract.components.schemas[type] ?? {}))
  return formsOfTypes.get(type)
}

const isPlain = ({ bodies }: Profile): boolean => bodies.longIntegers === 'number' && bodies.contentTypeIds === 'text'

/** A 64-bit integer as the profile writes it. */
export const longOnWire = <V extends Json>({ bodies }: Profile, value: V): V | string =>
  typeof value === 'number' && bodies.longIntegers === 'text' ? String(value) : value

/** The value of a property as the profile writes it. */
export function propertyOnWire<E>(profile: Profile, { wire, complexType }: Property<E>, value: Json): Json {
  if (isPlain(profile)) return value
  const form = wire ?? (complexType === undefined ? undefined : formOfType(complexType))
  return form ? inForm(profile, form, value) : value
}

/** A complex value as the profile writes it; `type` is the short name. */
export function complexOnWire<V extends JsonObject>(profile: Profile, type: string, value: V): V | Record<string, Json> {
  if (isPlain(profile)) return value
  const form = formOfType(type)
  return form ? (inForm(profile, form, value) as Record<string, Json>) : value
}

function inForm(profile: Profile, form: WireForm, value: Json): Json {
  if (form === 'long') return longOnWire(profile, value)
  if (form === 'content type id')
    return typeof value === 'string' && profile.bodies.contentTypeIds === 'object' ? { StringValue: value } : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return 'each' in form ? value.map((one: Json) => inForm(profile, form.each, one)) : value
  if ('each' in form) return value
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, part]) => {
      const member = form.members.get(name)
      return [name, member ? inForm(profile, member, part) : part]
    }),
  )
}

/** Whether this is the id of a content type in the form of an object. */
export const isContentTypeId = (wire: WireForm | undefined, value: Json): value is { readonly StringValue: string } =>
  wire === 'content type id' && typeof value === 'object' && value !== null

/** Whether a profile writes the elements of an array as objects, because they are ids of content types. */
export const holdsContentTypeIds = ({ bodies }: Profile, wire: WireForm | undefined): boolean =>
  bodies.contentTypeIds === 'object' && typeof wire === 'object' && 'each' in wire && wire.each === 'content type id'
