import { contract } from '../../entities/shape/contract.ts'
import { escapeXmlAttribute } from '../../formats/xml.ts'
import { resolve, type Schema } from '../../http/openapi/contract.ts'
import type { Profile } from '../../profile/profile.ts'
import { plainName, typeName } from '../../profile/type-names.ts'

/** The `x-entity` of a schema. */
interface EntityFacts {
  readonly type: string
  /** Set if entities of one schema have several types; the document then has one for all. */
  readonly typePattern?: string
  readonly set: string
  readonly address: string
  readonly navigation?: Readonly<Record<string, { readonly entity?: string; readonly collection?: string }>>
}

interface EntityType {
  readonly name: string
  /** In full, with the prefix of the profile. */
  readonly type: string
  readonly facts: EntityFacts
  readonly schema: Schema
  readonly key: string
}

const documents = new WeakMap<Profile, string>()

/**
 * The service metadata of OData v3 (EDMX 1.0): the entity and complex types of the contract in the names of a profile.
 * Columns of lists are open properties. Made once for each profile.
 */
export function metadataDocument(profile: Profile): string {
  const made = documents.get(profile) ?? makeDocument(profile)
  documents.set(profile, made)
  return made
}

function makeDocument(profile: Profile): string {
  const schemas = Object.entries(contract.components.schemas)
  const entities = schemas.flatMap(([name, schema]) => entityOf(profile, name, schema) ?? [])
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  const links = entities.flatMap((entity) => linksOf(profile, entity, byName))
  const complex = schemas.flatMap(([, schema]) => (complexNameOf(profile, schema) === undefined ? [] : [schema]))
  const byNamespace = new Map<string, string[]>()
  const place = (type: string, xml: string) => byNamespace.set(namespaceOf(type), [...(byNamespace.get(namespaceOf(type)) ?? []), xml])
  for (const entity of entities)
    place(
      entity.type,
      entityXml(
        profile,
        entity,
        links.filter(({ from }) => from === entity),
      ),
    )
  for (const schema of complex) {
    const type = complexNameOf(profile, schema) ?? ''
    place(type, `<ComplexType${named(localOf(type))}>${propertiesXml(profile, schema, () => true)}</ComplexType>`)
  }
  const main = namespaceOf(typeName(profile, 'List'))
  for (const link of links) place(`${main}.`, associationXml(link))
  place(`${main}.`, containerXml(profile, entities, links))
  const body = [...byNamespace].map(([namespace, parts]) => `<Schema Namespace="${namespace}"${edm}>${parts.join('')}</Schema>`).join('')
  return `<?xml version="1.0" encoding="utf-8"?><edmx:Edmx Version="1.0"${edmx}><edmx:DataServices${services}>${body}</edmx:DataServices></edmx:Edmx>`
}

const edm = ' xmlns="http://schemas.microsoft.com/ado/2009/11/edm"'
const edmx = ' xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx"'
const services = ` m:DataServiceVersion="3.0" m:MaxDataServiceVersion="3.0" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata"`

const namespaceOf = (type: string): string => type.slice(0, type.lastIndexOf('.'))
const localOf = (type: string): string => type.slice(type.lastIndexOf('.') + 1)
const named = (name: string): string => ` Name="${escapeXmlAttribute(name)}"`

/** Undefined for a schema of no entity, and for property bags, which have no property that could be a key. */
function entityOf(profile: Profile, name: string, schema: Schema): EntityType | undefined {
  const facts = schema['x-entity'] as EntityFacts | undefined
  if (!facts) return undefined
  const properties = Object.keys(schema.properties ?? {})
  const inAddress = [...facts.address.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const propertyOf = (name: string): Schema => schema.properties?.[name] ?? {}
  const key =
    [...inAddress, 'Id', ...properties].find((one) => properties.includes(one) && isKey(propertyOf(one))) ??
    // An entity of answers, one for each owner: its address tells it from others, and a key it must have.
    properties.find((one) => propertyOf(one).type === 'boolean')
  if (key === undefined) return undefined
  return { name, type: typeName(profile, facts.typePattern === undefined ? plainName(facts.type) : name), facts, schema, key }
}

/** A text or a number, or either. */
const isKey = ({ type }: Schema): boolean => type !== undefined && [type].flat().every((one) => one === 'string' || one === 'integer')

interface Link {
  readonly from: EntityType
  readonly name: string
  readonly to: EntityType
  readonly isMany: boolean
  /** In full. */
  readonly association: string
}

function linksOf(profile: Profile, from: EntityType, byName: ReadonlyMap<string, EntityType>): Link[] {
  const main = namespaceOf(typeName(profile, 'List'))
  return Object.entries(from.facts.navigation ?? {}).flatMap(([name, { entity, collection }]) => {
    const to = byName.get(collection ?? entity ?? '')
    return to ? [{ from, name, to, isMany: collection !== undefined, association: `${main}.${from.name}_${name}` }] : []
  })
}

function entityXml(profile: Profile, { type, schema, facts, key }: EntityType, links: readonly Link[]): string {
  const isNavigation = (name: string) => Object.hasOwn(facts.navigation ?? {}, name)
  const isOpen = schema.additionalProperties ? ' OpenType="true"' : ''
  const keyXml = `<Key><PropertyRef${named(key)} /></Key>`
  const to = links
    .map(
      ({ name, association }) =>
        `<NavigationProperty${named(name)} Relationship="${association}" FromRole="${name}From" ToRole="${name}To" />`,
    )
    .join('')
  return `<EntityType${named(localOf(type))}${isOpen}>${keyXml}${propertiesXml(profile, schema, (name) => !isNavigation(name))}${to}</EntityType>`
}

function propertiesXml(profile: Profile, { properties = {} }: Schema, isOne: (name: string) => boolean): string {
  return Object.entries(properties)
    .filter(([name]) => isOne(name))
    .map(([name, schema]) => {
      const type = edmTypeOf(profile, schema)
      // A collection is never null, and says nothing of it.
      const nullable = type.startsWith('Collection(') || isNullable(schema) ? '' : ' Nullable="false"'
      return `<Property${named(name)} Type="${type}"${nullable} />`
    })
    .join('')
}

const isNullable = (schema: Schema): boolean => schema['x-optional'] === true || [schema.type].flat().includes('null')

const formats: ReadonlyMap<string, string> = new Map([
  ['uuid', 'Edm.Guid'],
  ['date-time', 'Edm.DateTime'],
  ['int64', 'Edm.Int64'],
])

const primitives: ReadonlyMap<string, string> = new Map([
  ['integer', 'Edm.Int32'],
  ['number', 'Edm.Double'],
  ['boolean', 'Edm.Boolean'],
])

/** The type of a property; text if the contract allows several. */
export function edmTypeOf(profile: Profile, property: Schema): string {
  const complex = complexNameOf(profile, property)
  if (complex !== undefined) return complex
  const schema = resolve(contract, property)
  const [type = ''] = [schema.type ?? []].flat().filter((one) => one !== 'null')
  if (type === 'array') return `Collection(${edmTypeOf(profile, schema.items ?? {})})`
  return formats.get(schema.format ?? '') ?? primitives.get(type) ?? 'Edm.String'
}

function complexNameOf(profile: Profile, property: Schema): string | undefined {
  const facts = resolve(contract, property)['x-complex'] as { readonly type: string } | undefined
  return facts && typeName(profile, plainName(facts.type))
}

function associationXml({ from, name, to, isMany, association }: Link): string {
  const end = (type: EntityType, role: string, multiplicity: string) =>
    `<End Type="${type.type}" Role="${name}${role}" Multiplicity="${multiplicity}" />`
  return `<Association${named(localOf(association))}>${end(from, 'From', '*')}${end(to, 'To', isMany ? '*' : '0..1')}</Association>`
}

/** The sets that `odata.metadata` of replies names. */
function containerXml(profile: Profile, entities: readonly EntityType[], links: readonly Link[]): string {
  const setOf = ({ name, facts }: EntityType) => (facts.typePattern === undefined ? facts.set : `${name}s`)
  const sets = entities.map((entity) => `<EntitySet${named(setOf(entity))} EntityType="${entity.type}" />`)
  const end = (type: EntityType, role: string) => `<End Role="${role}" EntitySet="${escapeXmlAttribute(setOf(type))}" />`
  const associations = links.map(
    ({ from, to, name, association }) =>
      `<AssociationSet${named(localOf(association))} Association="${association}">${end(from, `${name}From`)}${end(to, `${name}To`)}</AssociationSet>`,
  )
  const isDefault = ' m:IsDefaultEntityContainer="true" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata"'
  return `<EntityContainer${named(localOf(typeName(profile, 'ApiData')))}${isDefault}>${[...sets, ...associations].join('')}</EntityContainer>`
}
