import type { Context } from '../../core/access/context.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import { contract } from '../../entities/shape/contract.ts'
import type { Json, Property, Shape } from '../../entities/shape/shape.ts'
import { resolve, type Schema } from '../../http/openapi/contract.ts'
import { filterAndOrder } from './evaluate.ts'
import type { Envelope } from './negotiate.ts'
import { type Expanded, type Projection, project, type Rows } from './projection.ts'

type JsonObject = Record<string, Json>

export interface Page {
  /** Absolute URL of the next page. */
  readonly nextLink?: string
  readonly count?: number
}

interface Rendering {
  readonly ctx: Context
  readonly envelope: Envelope
  /** Absolute URL of the web's service root, ending in `/_api/`. */
  readonly root: string
}

/** Absolute URL of the service root of the addressed web. */
export const serviceRoot = (ctx: Context, webUrl: string = ctx.web.url): string => `${ctx.origin}${encodeURI(joinUrl(webUrl, '_api'))}/`

/** The body for one entity (rest.md 3.1). */
export async function renderEntity<E>(ctx: Context, projection: Projection<E>, entity: E, envelope: Envelope): Promise<JsonObject> {
  const rendering = { ctx, envelope, root: serviceRoot(ctx) }
  const [body = {}] = await renderAll(rendering, projection, [entity])
  if (envelope === 'verbose') return { d: body }
  if (envelope === 'nometadata') return body
  // Clients take from it the web that the address of what they got begins with.
  const { webUrl } = projection.shape
  const root = webUrl ? serviceRoot(ctx, webUrl(entity)) : rendering.root
  return { 'odata.metadata': contextUrl({ ...rendering, root }, projection, '/@Element'), ...body }
}

/** The body for a collection (rest.md 3.2). */
export async function renderCollection<E>(
  ctx: Context,
  projection: Projection<E>,
  entities: readonly E[],
  { envelope, page = {} }: { envelope: Envelope; page?: Page },
): Promise<JsonObject> {
  const rendering = { ctx, envelope, root: serviceRoot(ctx) }
  const rows = await renderAll(rendering, projection, entities)
  const { nextLink, count } = page
  if (envelope === 'verbose') {
    return {
      d: { results: rows, ...(count !== undefined && { __count: String(count) }), ...(nextLink !== undefined && { __next: nextLink }) },
    }
  }
  return {
    ...(envelope === 'minimalmetadata' && { 'odata.metadata': contextUrl(rendering, projection, '') }),
    ...(count !== undefined && { 'odata.count': String(count) }),
    ...(nextLink !== undefined && { 'odata.nextLink': nextLink }),
    value: rows,
  }
}

/** The body for a complex value: verbose puts it under the member's name, the others show it bare (rest.md 3.3). */
export function renderComplex(
  ctx: Context,
  { type, member }: { type: string; member: string },
  value: JsonObject,
  envelope: Envelope,
): JsonObject {
  if (envelope === 'minimalmetadata') return { 'odata.metadata': `${serviceRoot(ctx)}$metadata#${type}`, ...value }
  if (envelope === 'nometadata') return value
  return { d: { [member]: { __metadata: { type }, ...verboseMembers(schemaOf(type), value) } } }
}

/** The body for an array of complex values (rest.md 3.3). */
export function renderComplexes(
  ctx: Context,
  { type, member }: { type: string; member: string },
  values: readonly JsonObject[],
  envelope: Envelope,
): JsonObject {
  if (envelope === 'verbose')
    return { d: { [member]: { results: values.map((value) => ({ __metadata: { type }, ...verboseMembers(schemaOf(type), value) })) } } }
  return {
    ...(envelope === 'minimalmetadata' && { 'odata.metadata': `${serviceRoot(ctx)}$metadata#Collection(${type})` }),
    value: values,
  }
}

/** The body for a primitive value, and for the null of a method without a result (rest.md 3.3). */
export function renderValue(
  ctx: Context,
  { type, member, value }: { readonly type: string; readonly member: string; readonly value: string | number | boolean | null },
  envelope: Envelope,
): JsonObject {
  if (envelope === 'verbose') return { d: { [member]: value } }
  const result: JsonObject = value === null ? { 'odata.null': true } : { value }
  return envelope === 'nometadata' ? result : { 'odata.metadata': `${serviceRoot(ctx)}$metadata#${type}`, ...result }
}

/** The schema of a complex type by its name, `Svc.` in front of it. */
const schemaOf = (type: string): Schema => contract.components.schemas[type.slice('Svc.'.length)] ?? {}

/** Verbose writes an array as an object with its type and `results`, and gives complex values their type, at any depth (rest.md 3.1). */
const verboseMembers = ({ properties = {} }: Schema, value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, verbosePart(properties[name] ?? {}, part)]))

function verbosePart(schema: Schema, part: Json): Json {
  if (Array.isArray(part)) {
    const items = schema.items && complexOf(schema.items)
    return items ? { results: part.map((one: Json) => verbosePart(schema.items ?? {}, one)) } : typedArray('Edm.String', part)
  }
  const complex = complexOf(schema)
  if (!complex || typeof part !== 'object' || part === null) return part
  return { __metadata: { type: complex.type }, ...verboseMembers(complex.schema, part as JsonObject) }
}

/** The complex type that a property holds, or may hold. */
function complexOf(property: Schema): { readonly type: string; readonly schema: Schema } | undefined {
  const schema = resolve(contract, property.oneOf?.find(({ $ref }) => $ref !== undefined) ?? property)
  const facts = schema['x-complex'] as { readonly type: string } | undefined
  return facts && { type: facts.type, schema }
}

export const typedArray = (type: string, results: readonly Json[]): Json => ({ __metadata: { type: `Collection(${type})` }, results })

function contextUrl<E>({ root }: Rendering, projection: Projection<E>, suffix: string): string {
  const select = projection.selected === '' ? '' : `&$select=${projection.selected}`
  return `${root}$metadata#${projection.shape.set}${suffix}${select}`
}

async function renderAll<E>(rendering: Rendering, projection: Projection<E>, entities: readonly E[]): Promise<JsonObject[]> {
  const related = new Map<string, readonly Json[]>()
  for (const expanded of projection.expanded) related.set(expanded.name, await renderRelated(rendering, expanded, entities))
  for (const [name, { load }] of projection.properties) if (load) related.set(name, await load(entities, rendering.ctx))
  return entities.map((entity, i) => renderOne(rendering, projection, entity, (name) => related.get(name)?.[i] ?? null))
}

/** Each entity's related value, rendered; all of them are loaded and rendered together. */
async function renderRelated<E>(
  rendering: Rendering,
  { many, expansion, select, expand, rows }: Expanded<E>,
  entities: readonly E[],
): Promise<Json[]> {
  if (entities.length === 0) return []
  const values = await expansion.load(entities, rendering.ctx)
  const lists = values.map((value) => (Array.isArray(value) ? (value as unknown[]) : [value].filter((one) => one != null)))
  const shape = expansion.shape(entities, lists.flat()) as Shape<unknown> | undefined
  if (!shape) return lists.map(() => (many ? manyOf(rendering, []) : null))
  const projection = project(shape, select, expand)
  const groups = lists.map((list) => chosen(rendering.ctx, shape, rows, list))
  const rendered = await renderAll(rendering, projection, groups.flat())
  let next = 0
  return groups.map((group) => {
    const mine = rendered.slice(next, next + group.length)
    next += group.length
    if (!many) return mine[0] ?? null
    return manyOf(rendering, mine)
  })
}

const manyOf = ({ envelope }: Rendering, related: readonly Json[]): Json => (envelope === 'verbose' ? { results: related } : related)

function chosen(ctx: Context, shape: Shape<unknown>, { filter, orderBy, top, skip = 0 }: Rows, related: readonly unknown[]): unknown[] {
  const rows = filterAndOrder(shape, related, { ...(filter && { where: filter }), ...(orderBy && { orderBy }) }, ctx)
  return rows.slice(skip, top === undefined ? undefined : skip + top)
}

function renderOne<E>(
  { ctx, envelope, root }: Rendering,
  projection: Projection<E>,
  entity: E,
  related: (name: string) => Json,
): JsonObject {
  const { shape } = projection
  const body: JsonObject = {}
  const address = envelope === 'nometadata' ? '' : shape.address(entity)
  const type = shape.typeOf?.(entity) ?? shape.type
  const base = shape.webUrl && envelope !== 'nometadata' ? serviceRoot(ctx, shape.webUrl(entity)) : root
  if (envelope === 'verbose') {
    const uri = base + address
    body.__metadata = { id: shape.id?.(entity) ?? uri, uri, ...(shape.etag && { etag: shape.etag(entity) }), type }
    for (const name of projection.deferred) body[name] = { __deferred: { uri: `${uri}/${name}` } }
  }
  if (envelope === 'minimalmetadata') {
    body['odata.type'] = type
    body['odata.id'] = shape.id?.(entity) ?? base + address
    if (shape.etag) body['odata.etag'] = shape.etag(entity)
    body['odata.editLink'] = address
  }
  for (const { name } of projection.expanded) {
    if (envelope === 'minimalmetadata') body[`${name}@odata.navigationLinkUrl`] = `${address}/${name}`
    body[name] = related(name)
  }
  for (const [name, property] of projection.properties) {
    if (property.isOf?.(entity) === false) continue
    const value = property.load ? related(name) : property.read(entity, ctx)
    if (value === undefined) continue
    body[name] = envelope === 'verbose' ? verboseValue(property, value) : value
  }
  return body
}

/** Arrays become an object with their type, complex values get theirs (rest.md 3.1). */
function verboseValue<E>({ collectionOf, complexType }: Property<E>, value: Json): Json {
  if (Array.isArray(value)) return typedArray(collectionOf ?? 'Edm.String', value)
  return complexType === undefined || typeof value !== 'object' || value === null ? value : { __metadata: { type: complexType }, ...value }
}
