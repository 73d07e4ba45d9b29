import { contract } from '../../entities/shape/contract.ts'
import type { Json, Property, Shape } from '../../entities/shape/shape.ts'
import { dataDeclarations, elementName, textXml, typeAttribute, xmlHead } from '../../formats/odata/atom-xml.ts'
import { resolve, type Schema } from '../../http/openapi/contract.ts'
import type { Profile } from '../../profile/profile.ts'
import { typeName } from '../../profile/type-names.ts'
import { schemaOfComplex } from './complex-values.ts'
import { edmTypeOf } from './edmx.ts'

/** What is known of a value before it is read. */
export interface Typing {
  /** The full name of its type; empty if only the value tells. */
  readonly type: string
  /** Of a complex value, or of an array of them. */
  readonly schema?: Schema | undefined
}

/** Takes the place of an array that is written later. XML cannot contain this character, so no value can. */
export const laterMark = '\0'

/** The types of properties that the contract does not list, such as columns of items. */
const types: ReadonlyMap<string | undefined, string> = new Map([
  ['text', 'Edm.String'],
  ['key', 'Edm.Guid'],
  ['instant', 'Edm.DateTime'],
  ['integer', 'Edm.Int32'],
  ['number', 'Edm.Double'],
  ['boolean', 'Edm.Boolean'],
])

/** The type of a property of a shape: that of the contract, or else that of the column. */
export function typingOf(profile: Profile, shape: Shape<never>, name: string, property: Property<never>): Typing {
  const schema = contract.components.schemas[shape.name]?.properties?.[name]
  const { collectionOf, complexType, comparesAs } = property
  if (collectionOf !== undefined)
    return { type: `Collection(${typeName(profile, collectionOf)})`, schema: { items: contract.components.schemas[collectionOf] ?? {} } }
  if (complexType !== undefined) return { type: typeName(profile, complexType), schema: schemaOfComplex(complexType) }
  if (schema) return { type: edmTypeOf(profile, schema), schema }
  return { type: types.get(comparesAs) ?? '' }
}

/** The typing of a complex type of the contract, by its short name. */
export const complexTyping = (profile: Profile, type: string): Typing => ({
  type: typeName(profile, type),
  schema: contract.components.schemas[type],
})

/** The value as an element, with its type. An empty array that is called `later` holds `laterMark`. */
export function valueXml(profile: Profile, name: string, value: Json, typing: Typing, later?: string): string {
  return elementXml({ profile, later }, `d:${elementName(name)}`, value, typing, '')
}

/** A value as a document (protocol/envelopes#atom). */
export const valueDocument = (profile: Profile, name: string, value: Json, typing: Typing, later?: string): string =>
  xmlHead + elementXml({ profile, later }, `d:${elementName(name)}`, value, typing, dataDeclarations)

interface Writing {
  readonly profile: Profile
  readonly later: string | undefined
}

function elementXml(writing: Writing, tag: string, value: Json, given: Typing, declarations: string): string {
  const typing = Array.isArray(value) ? given : { ...given, type: ofOne(given.type) }
  if (value === null) return `<${tag}${declarations}${typeAttribute(typing.type === 'Edm.Null' ? '' : typing.type)} m:null="true"/>`
  if (Array.isArray(value)) return arrayXml(writing, tag, value, typing, declarations)
  if (typeof value === 'object') return objectXml(writing, tag, value as Readonly<Record<string, Json>>, typing, declarations)
  return textXml(tag, declarations + typeAttribute(primitiveType(value, typing.type)), String(value))
}

/** The type of an element of a collection; any other type as it is. */
const ofOne = (type: string): string => (type.startsWith('Collection(') ? type.slice('Collection('.length, -1) : type)

function arrayXml(writing: Writing, tag: string, values: readonly Json[], { type, schema }: Typing, declarations: string): string {
  const items = schema && (resolve(contract, schema).items ?? schema.items)
  const given = type.startsWith('Collection(') ? ofOne(type) : ''
  const [first] = values
  const element = given !== '' ? given : typeof first === 'object' ? '' : primitiveType(first ?? '', '')
  const typed = element === '' ? '' : typeAttribute(`Collection(${element})`)
  const isLater = writing.later !== undefined && values.length === 0 && tag === `d:${writing.later}`
  const body = isLater
    ? laterMark
    : values.map((value) => elementXml(writing, 'd:element', value, { type: element, schema: items }, '')).join('')
  return `<${tag}${declarations}${typed}>${body}</${tag}>`
}

function objectXml(
  writing: Writing,
  tag: string,
  value: Readonly<Record<string, Json>>,
  { type, schema }: Typing,
  declarations: string,
): string {
  const properties = (schema && complexSchema(schema).properties) ?? {}
  let body = ''
  for (const [name, member] of Object.entries(value)) {
    const known = properties[name]
    body += elementXml(
      writing,
      `d:${elementName(name)}`,
      member,
      known ? { type: edmTypeOf(writing.profile, known), schema: known } : { type: '' },
      '',
    )
  }
  return `<${tag}${declarations}${typeAttribute(type)}>${body}</${tag}>`
}

/** The schema of a complex value, also if it is nullable. */
const complexSchema = (schema: Schema): Schema => resolve(contract, schema.oneOf?.find(({ $ref }) => $ref !== undefined) ?? schema)

const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The type of a primitive value: the expected one if the value has it. */
function primitiveType(value: string | number | boolean, expected: string): string {
  if (typeof value === 'boolean') return 'Edm.Boolean'
  if (typeof value === 'string') {
    if (expected === 'Edm.Guid') return guid.test(value) ? expected : 'Edm.String'
    // A 64-bit number may be written as a text.
    return expected === 'Edm.DateTime' || expected === 'Edm.Int64' ? expected : 'Edm.String'
  }
  if (expected === 'Edm.Double' || !Number.isInteger(value)) return 'Edm.Double'
  return expected === 'Edm.Int64' || Math.abs(value) > 0x7fffffff ? 'Edm.Int64' : 'Edm.Int32'
}
