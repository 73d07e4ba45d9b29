import { base, closed, type Envelope, envelopes, inD, mediaType, results, suffix, typeMetadata } from './clients/forms.ts'
import { addLinks } from './clients/links.ts'
import { addMarks } from './clients/marks.ts'
import { named, nameNested } from './clients/names.ts'
import { namedValue, valueContent } from './clients/values.ts'
import {
  type Contract,
  type EntityFacts,
  type Json,
  type MediaType,
  type ODataReply,
  type Operation,
  operationsOf,
  type PathItem,
  type Response,
  resolve,
  type Schema,
} from './contract.ts'
import { placed } from './yaml.ts'

const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
/**
 * Expands the short forms of the contract: `x-odata` becomes the three envelopes, with examples, and Atom; every entity and
 * complex type gets its `…Verbose` and `…Minimal` schema, every JSON body of a contract with envelopes its verbose form, every response the
 * headers of `x-response-headers`, an example and links, every object a name, and every operation its marks. Changes `contract` in place.
 */
function expand(contract: Contract): Contract {
  addLinks(contract)
  for (const item of Object.values(contract.paths)) moveParameters(item)
  const samples = contract['x-samples'] ?? {}
  const written = new Map(Object.entries(contract.components.schemas))
  for (const [name, schema] of written) addVariants(contract, name, schema)
  if ([...written.values()].some((schema) => entityOf(schema))) contract.components.schemas.Deferred = structuredClone(deferred)
  const hasEnvelopes = operationsOf(contract).some(({ operation }) => Object.values(operation.responses).some((one) => one['x-odata']))
  for (const { operation } of operationsOf(contract)) {
    if (hasEnvelopes) expandBody(contract, operation, written)
    for (const response of Object.values(operation.responses)) expandResponse(contract, response, written, samples[operation.operationId])
  }
  for (const response of Object.values(contract.components.responses)) expandResponse(contract, response, written)
  nameNested(contract)
  addMarks(contract)
  contract.components.headers = { ...contract.components.headers, ...contract['x-response-headers'] }
  delete contract['x-response-headers']
  delete contract['x-samples']
  return contract
}

/** Parameters of an address stand in each of its operations: some generators read them nowhere else. */
function moveParameters(item: PathItem): void {
  const { parameters = [] } = item
  delete item.parameters
  if (parameters.length === 0) return
  for (const operation of Object.values(item) as Operation[]) operation.parameters = [...parameters, ...(operation.parameters ?? [])]
}

/** The text of the served contract; expands it in place, see `expand`. */
export const servedText = (contract: Contract): string => `${JSON.stringify(expand(contract), undefined, 2)}\n`

const deferred: Schema = {
  type: 'object',
  description: 'A navigation property that was not expanded: where to read it.',
  additionalProperties: false,
  required: ['__deferred'],
  properties: {
    __deferred: { type: 'object', additionalProperties: false, required: ['uri'], properties: { uri: { type: 'string', format: 'uri' } } },
  },
}

function addVariants(contract: Contract, name: string, schema: Schema): void {
  const schemas = contract.components.schemas
  const entity = entityOf(schema)
  if (entity) {
    for (const envelope of envelopes) schemas[name + suffix[envelope]] = placed(entitySchema(contract, schema, entity, envelope), schema)
  } else if (schema['x-complex']) {
    const required = schema.required ?? []
    const verbose = closed(schema, { __metadata: typeMetadata, ...verboseProperties(contract, schema) })
    const minimal = closed(schema, { 'odata.metadata': { type: 'string' }, ...schema.properties })
    schemas[`${name}Verbose`] = placed({ ...verbose, required: ['__metadata', ...required] }, schema)
    schemas[`${name}Minimal`] = placed({ ...minimal, required: ['odata.metadata', ...required] }, schema)
  }
}

const entityOf = (schema: Schema | undefined) => schema?.['x-entity'] as EntityFacts | undefined

/** Clients send the type of their server, or all the metadata that they have read: the server ignores both. */
const ignoredMetadata: Schema = { description: 'The type name and whatever else a client says of the entity. The server does not read it.' }

function entitySchema(contract: Contract, schema: Schema, entity: EntityFacts, envelope: Envelope): Schema {
  const navigation = Object.fromEntries(
    Object.entries(entity.navigation ?? {}).flatMap(([name, target]) => {
      const expanded = navigationSchema(target, envelope)
      // Clients that pass over members they do not know take the first alternative that fits.
      if (envelope === 'verbose') return [[name, { anyOf: [...expanded.slice(0, 1), schemaRef('Deferred'), ...expanded.slice(1)] }]]
      const link: [string, Schema][] = envelope === 'minimalmetadata' ? [[`${name}@odata.navigationLinkUrl`, { type: 'string' }]] : []
      return [...link, [name, expanded.length === 1 ? (expanded[0] as Schema) : { oneOf: expanded }]]
    }),
  )
  const metadata = entityMetadata(entity, envelope)
  const properties = envelope === 'verbose' ? verboseProperties(contract, schema) : (schema.properties ?? {})
  return {
    ...closed(schema, { ...metadata.properties, ...navigation, ...properties }),
    ...(metadata.required ? { required: metadata.required } : {}),
    ...(envelope === 'nometadata' ? { 'x-entity': entity, examples: schema.examples } : {}),
  }
}

/** An expanded navigation property: one entity or null, or a collection. */
function navigationSchema(target: { entity?: string; collection?: string }, envelope: Envelope): Schema[] {
  const member = schemaRef((target.entity ?? target.collection ?? '') + suffix[envelope])
  if (target.entity) return [member, { type: 'null' }]
  const list: Schema = { type: 'array', items: member }
  return [envelope === 'verbose' ? results(list) : list]
}

/** Where the stored bytes of an entity are. */
const mediaMembers: Record<string, Schema> = {
  edit_media: { type: 'string', format: 'uri' },
  media_src: { type: 'string', format: 'uri' },
  content_type: { type: 'string' },
  media_etag: { type: 'string' },
}

function entityMetadata(entity: EntityFacts, envelope: Envelope): { properties?: Record<string, Schema>; required?: string[] } {
  if (envelope === 'nometadata') return {}
  const type: Schema = { type: 'string', pattern: `^\\w+\\.${entity.typePattern ?? afterPrefix(entity.type)}$` }
  const etag: Record<string, Schema> = entity.etag ? { etag: { type: 'string' } } : {}
  const etagName = entity.etag === true ? ['etag'] : []
  if (envelope === 'verbose') {
    const properties = { id: { type: 'string' }, uri: { type: 'string', format: 'uri' }, ...etag, type, ...(entity.media && mediaMembers) }
    return {
      properties: { __metadata: { type: 'object', additionalProperties: false, required: ['id', 'uri', ...etagName, 'type'], properties } },
      required: ['__metadata'],
    }
  }
  const members = { metadata: { type: 'string' }, type, id: { type: 'string' }, ...etag, editLink: { type: 'string' } }
  return {
    properties: Object.fromEntries(Object.entries(members).map(([name, schema]) => [`odata.${name}`, schema])),
    required: ['odata.type', 'odata.id', ...etagName.map((name) => `odata.${name}`), 'odata.editLink'],
  }
}

const afterPrefix = (type: string) => type.slice(type.indexOf('.') + 1).replaceAll('.', '\\.')

/** Verbose wraps arrays in an object with their type, and adds their type to complex values. */
const verboseProperties = (contract: Contract, schema: Schema): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, verboseSchema(contract, property)]))

function verboseSchema(contract: Contract, property: Schema): Schema {
  if (property.oneOf) return { ...property, oneOf: property.oneOf.map((one) => verboseSchema(contract, one)) }
  if (isNullableArray(property)) {
    const { type: _, items, maxItems, ...about } = property
    const array: Schema = { type: 'array', ...(items && { items }), ...(maxItems !== undefined && { maxItems }) }
    return { ...about, oneOf: [verboseSchema(contract, array), { type: 'null' }] }
  }
  if (property.type !== 'array') return complexTypeOf(contract, property) ? { $ref: `${property.$ref}Verbose` } : property
  const items = property.items && verboseSchema(contract, property.items)
  return complexTypeOf(contract, property.items)
    ? results({ ...property, ...(items && { items }) })
    : results(property, { __metadata: typeMetadata })
}

const isNullableArray = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('array')

/** The type name of a property whose value is a complex type of the contract. */
const complexTypeOf = (contract: Contract, property: Schema | undefined): string | undefined =>
  property?.$ref === undefined ? undefined : (resolve(contract, property)['x-complex'] as { type: string } | undefined)?.type

type Written = ReadonlyMap<string, Schema>

function expandBody(contract: Contract, operation: Operation, written: Written): void {
  const plain = operation.requestBody?.content['application/json']
  const name = (plain?.schema as { $ref?: string } | undefined)?.$ref?.split('/').at(-1)
  if (!operation.requestBody || !plain || !name) return
  const schema = written.get(name) ?? {}
  const type = entityOf(written.get(schema['x-body-of'] as string))?.type
  const example = schema.examples?.[0]
  const verbose: Schema = {
    ...schema,
    properties: { __metadata: ignoredMetadata, ...verboseProperties(contract, schema) },
    examples: [{ ...(type !== undefined && { __metadata: { type } }), ...verboseExample(contract, schema, example ?? {}) }],
  }
  contract.components.schemas[`${name}Verbose`] = placed(verbose, schema)
  operation.requestBody.content = {
    'application/json': plain,
    [mediaType('verbose')]: { schema: schemaRef(`${name}Verbose`) },
    [mediaType('minimalmetadata')]: { schema: schemaRef(name) },
    [mediaType('nometadata')]: { schema: schemaRef(name) },
  }
}

/** `sample` is a recorded success: the body, or the value in it. */
/** `sample` is a recorded success: the body, or the value in it. */
function expandResponse(contract: Contract, response: Response, written: Written, sample?: Json): void {
  if (response.$ref !== undefined) return
  const names = Object.keys(contract['x-response-headers'] ?? {})
  response.headers = { ...response.headers, ...Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) }
  const reply = response['x-odata']
  if (!reply) {
    for (const [type, media] of Object.entries(response.content ?? {})) addSample(contract, type, media, sample)
    return
  }
  if (reply.empty) return
  const isValue = reply.value || reply.values || (reply.nothing && !reply.entity && !reply.complex)
  const json = envelopes.map((envelope) => [
    mediaType(envelope),
    isValue ? valueContent(contract, reply, envelope, sample) : replyContent(contract, reply, envelope, written),
  ])
  response.content = { ...Object.fromEntries(json), ...xmlContent(reply) }
}

/** The example of a body that has one form: a recorded one, or that of its schema. */
function addSample(contract: Contract, type: string, media: MediaType, sample: Json | undefined): void {
  const value = sample ?? (type === 'application/json' ? resolve(contract, media.schema).examples?.[0] : undefined)
  if (value !== undefined && media.examples === undefined && media.example === undefined) media.example = value
}

/** Entities and collections are Atom; values and errors are XML. */
function xmlContent({ entity, collection, nothing }: ODataReply): Record<string, MediaType> {
  const text: MediaType = { schema: { type: 'string' } }
  if (!entity && !collection) return { 'application/xml': text }
  return { 'application/atom+xml': text, ...(nothing && { 'application/xml': text }) }
}

function replyContent(contract: Contract, reply: ODataReply, envelope: Envelope, written: Written): MediaType {
  const name = reply.entity ?? reply.collection ?? reply.complex ?? reply.complexes ?? reply.error ?? ''
  const schema = written.get(name)
  if (!schema) throw new Error(`x-odata names the schema '${name}', which the contract does not have`)
  const { schema: present, example } = envelopeOf(contract, reply, name, schema, envelope)
  const form = upperFirst(reply.complex || reply.complexes ? (reply.member ?? name) : name)
  const kind = reply.collection || reply.complexes ? 'Collection' : 'Reply'
  const body = present.$ref === undefined ? named(contract, form + kind + suffix[envelope], present) : present
  const carried = reply.nothing
    ? named(contract, `${name}Or${reply.member}${suffix[envelope]}`, { anyOf: [body, namedValue(contract, reply, envelope)] })
    : body
  const key =
    (reply.complexes ? (reply.member ?? '') : '') +
    (reply.complex ? (reply.member ?? name) : name) +
    (reply.collection || reply.complexes ? 'Collection' : '') +
    (reply.error ? '' : suffix[envelope])
  contract.components.examples = { ...contract.components.examples, [key]: { value: example } }
  return { schema: carried, examples: { [key]: { $ref: `#/components/examples/${key}` } } }
}

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function envelopeOf(
  contract: Contract,
  reply: ODataReply,
  name: string,
  schema: Schema,
  envelope: Envelope,
): { schema: Schema; example: Json } {
  const ref = schemaRef(name + (reply.error ? '' : suffix[envelope]))
  const example = exampleOf(contract, schema, envelope)
  if (reply.error) return { schema: ref, example: schema.examples?.[0] ?? null }
  if (reply.entity) return entityContent(ref, example, schema, envelope)
  if (reply.collection) return collectionContent(ref, example, schema, envelope)
  if (reply.complexes) return complexesContent(contract, name, { member: reply.member ?? name, schema, envelope })
  if (envelope !== 'verbose') return { schema: ref, example }
  const member = reply.member ?? name
  return { schema: inD({ ...closed({}, { [member]: ref }), required: [member] }), example: { d: { [member]: example } } }
}

function entityContent(ref: Schema, example: Record<string, Json>, schema: Schema, envelope: Envelope) {
  if (envelope === 'verbose') return { schema: inD(ref), example: { d: example } }
  if (envelope === 'nometadata') return { schema: ref, example }
  const metadata = `${base}$metadata#${setName(schema)}/@Element`
  return { schema: { allOf: [ref], required: ['odata.metadata'] }, example: { 'odata.metadata': metadata, ...example } }
}

/** An array of complex values: only in the verbose envelope each has its type. */
function complexesContent(
  contract: Contract,
  name: string,
  { member, schema, envelope }: { member: string; schema: Schema; envelope: Envelope },
): { schema: Schema; example: Json } {
  const list: Schema = { type: 'array', items: schemaRef(name + (envelope === 'verbose' ? 'Verbose' : '')) }
  const example = exampleOf(contract, schema, envelope === 'verbose' ? 'verbose' : 'nometadata')
  if (envelope === 'verbose') {
    const inner = { ...closed({}, { [member]: results(list) }), required: [member] }
    return { schema: inD(inner), example: { d: { [member]: { results: [example] } } } }
  }
  const { type } = schema['x-complex'] as { type: string }
  const metadata = envelope === 'minimalmetadata' ? { 'odata.metadata': `${base}$metadata#Collection(${type})` } : {}
  const properties: Record<string, Schema> = {
    ...(envelope === 'minimalmetadata' && { 'odata.metadata': { type: 'string' } }),
    value: list,
  }
  return { schema: { ...closed({}, properties), required: Object.keys(properties) }, example: { ...metadata, value: [example] } }
}

function collectionContent(ref: Schema, example: Record<string, Json>, schema: Schema, envelope: Envelope) {
  const list: Schema = { type: 'array', items: ref }
  const text: Schema = { type: 'string' }
  const link: Schema = { type: 'string', format: 'uri', description: 'The address of the next page; absent on the last one.' }
  const count: Schema = { type: 'string', pattern: '^[0-9]+$', description: 'The number of entities, with `$inlinecount=allpages`.' }
  if (envelope === 'verbose')
    return { schema: inD(results(list, { __next: link, __count: count })), example: { d: { results: [example] } } }
  const page = { 'odata.nextLink': link, 'odata.count': count, value: list }
  if (envelope === 'nometadata') return { schema: { ...closed({}, page), required: ['value'] }, example: { value: [example] } }
  return {
    schema: { ...closed({}, { 'odata.metadata': text, ...page }), required: ['odata.metadata', 'value'] },
    example: { 'odata.metadata': `${base}$metadata#${setName(schema)}`, value: [example] },
  }
}

const setName = (schema: Schema) => {
  const set = entityOf(schema)?.set ?? ''
  return set.includes('.') ? `Svc.${set}` : `Svc.ApiData.${set}`
}

/** The schema's own example, with the members that the envelope adds. */
function exampleOf(contract: Contract, schema: Schema, envelope: Envelope): Record<string, Json> {
  const plain = schema.examples?.[0] ?? {}
  const complex = schema['x-complex'] as { type: string } | undefined
  const entity = entityOf(schema)
  if (envelope === 'nometadata') return plain
  if (complex && envelope === 'minimalmetadata') return { 'odata.metadata': `${base}$metadata#${complex.type}`, ...plain }
  if (complex) return { __metadata: { type: complex.type }, ...verboseExample(contract, schema, plain) }
  if (!entity) return plain
  const address = entity.address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURI(String(plain[name] ?? '')))
  const id = entity.id ? (plain[entity.id] ?? null) : base + address
  const etag = entity.etag ? '"3"' : undefined
  if (envelope === 'minimalmetadata') {
    return { 'odata.type': entity.type, 'odata.id': id, ...(etag && { 'odata.etag': etag }), 'odata.editLink': address, ...plain }
  }
  const links = Object.keys(entity.navigation ?? {}).map((name) => [name, { __deferred: { uri: `${base}${address}/${name}` } }])
  const metadata = { id, uri: base + address, ...(etag && { etag }), type: entity.type }
  return { __metadata: metadata, ...Object.fromEntries(links), ...verboseExample(contract, schema, plain) }
}

const verboseExample = (contract: Contract, schema: Schema, plain: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, verboseValue(contract, schema.properties?.[name] ?? {}, value)]))

function verboseValue(contract: Contract, property: Schema, value: Json): Json {
  if (Array.isArray(value)) {
    if (!complexTypeOf(contract, property.items)) return { __metadata: { type: 'Collection(Edm.String)' }, results: value }
    return { results: value.map((one) => verboseValue(contract, property.items ?? {}, one)) }
  }
  const type = complexTypeOf(contract, property)
  if (type === undefined || typeof value !== 'object' || value === null) return value
  return { __metadata: { type }, ...verboseExample(contract, resolve(contract, property), value as Record<string, Json>) }
}
