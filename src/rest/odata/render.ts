import type { Context } from '../../core/access/context.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import type { Json, Property, Shape } from '../../entities/shape/shape.ts'
import type { Profile } from '../../profile/profile.ts'
import { typeName } from '../../profile/type-names.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { typedArray, verboseComplex } from './complex-values.ts'
import { filterAndOrder } from './evaluate.ts'
import type { Envelope } from './negotiate.ts'
import { type ChosenRows, type Expanded, type Projection, project } from './projection.ts'

type JsonObject = Record<string, Json>

export interface PageFrame {
  /** Absolute URL of the next page. */
  readonly nextLink?: string
  readonly count?: number
}

interface Rendering {
  readonly ctx: WireContext
  readonly envelope: Envelope
  /** Absolute URL of the web's service root, ending in `/_api/`. */
  readonly root: string
}

/** Absolute URL of the service root of the addressed web. */
export const serviceRoot = (ctx: Pick<Context, 'origin' | 'web'>, webUrl: string = ctx.web.url): string =>
  `${ctx.origin}${encodeURI(joinUrl(webUrl, '_api'))}/`

/** The body for one entity (rest.md 3.1). */
export async function renderEntity<E>(ctx: WireContext, projection: Projection<E>, entity: E, envelope: Envelope): Promise<JsonObject> {
  const rendering = { ctx, envelope, root: serviceRoot(ctx) }
  const [body = {}] = await renderAll(rendering, projection, new Map([[entity, 1]]))
  if (envelope === 'verbose') return { d: body }
  if (envelope === 'nometadata') return body
  // Clients take from it the web that the address of what they got begins with.
  const { webUrl } = projection.shape
  const root = webUrl ? serviceRoot(ctx, webUrl(entity)) : rendering.root
  return { 'odata.metadata': contextUrl({ ...rendering, root }, projection, '/@Element'), ...body }
}

/** The body for a collection (rest.md 3.2). */
export async function renderCollection<E>(
  ctx: WireContext,
  projection: Projection<E>,
  entities: readonly E[],
  { envelope, page = {} }: { envelope: Envelope; page?: PageFrame },
): Promise<JsonObject> {
  const rendering = { ctx, envelope, root: serviceRoot(ctx) }
  const rows = await renderEach(rendering, projection, entities)
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

interface Complex {
  /** The name of its schema in the contract, which is its plain type name. */
  readonly type: string
  readonly member: string
}

/** The body for a complex value: verbose puts it under the member's name, the others show it bare (rest.md 3.3). */
export function renderComplex(ctx: WireContext, { type, member }: Complex, value: JsonObject, envelope: Envelope): JsonObject {
  if (envelope === 'minimalmetadata') return { 'odata.metadata': `${serviceRoot(ctx)}$metadata#${typeName(ctx.profile, type)}`, ...value }
  if (envelope === 'nometadata') return value
  return { d: { [member]: verboseComplex(ctx.profile, type, value) } }
}

/** The body for an array of complex values (rest.md 3.3). */
export function renderComplexes(
  ctx: WireContext,
  { type, member }: Complex,
  values: readonly JsonObject[],
  envelope: Envelope,
): JsonObject {
  if (envelope === 'verbose') return { d: { [member]: { results: values.map((value) => verboseComplex(ctx.profile, type, value)) } } }
  return {
    ...(envelope === 'minimalmetadata' && {
      'odata.metadata': `${serviceRoot(ctx)}$metadata#Collection(${typeName(ctx.profile, type)})`,
    }),
    value: values,
  }
}

/** The body for a primitive value, and for the null of a method without a result (rest.md 3.3). */
export function renderValue(
  ctx: WireContext,
  { type, member, value }: Complex & { readonly value: string | number | boolean | null },
  envelope: Envelope,
): JsonObject {
  if (envelope === 'verbose') return { d: { [member]: value } }
  const result: JsonObject = value === null ? { 'odata.null': true } : { value }
  return envelope === 'nometadata' ? result : { 'odata.metadata': `${serviceRoot(ctx)}$metadata#${type}`, ...result }
}

function contextUrl<E>({ ctx, root }: Rendering, projection: Projection<E>, suffix: string): string {
  const select = projection.selected === '' ? '' : `&$select=${projection.selected}`
  return `${root}$metadata#${typeName(ctx.profile, projection.shape.set)}${suffix}${select}`
}

/** How often the reply shows each entity: however often that is, it is loaded and rendered once. */
type Occurrences<E> = ReadonlyMap<E, number>

/** A row for each entity, in their order. */
async function renderEach<E>(rendering: Rendering, projection: Projection<E>, entities: readonly E[]): Promise<JsonObject[]> {
  const occurrences = new Map<E, number>()
  for (const entity of entities) occurrences.set(entity, (occurrences.get(entity) ?? 0) + 1)
  const rows = await renderAll(rendering, projection, occurrences)
  if (rows.length === entities.length) return rows
  const byEntity = new Map([...occurrences.keys()].map((entity, i) => [entity, rows[i] ?? {}]))
  return entities.map((entity) => byEntity.get(entity) ?? {})
}

/** A row for each distinct entity. Counts all that the reply shows before anything is rendered; fails with `reply_too_large`. */
async function renderAll<E>(rendering: Rendering, projection: Projection<E>, occurrences: Occurrences<E>): Promise<JsonObject[]> {
  let count = 0
  for (const times of occurrences.values()) count += times
  rendering.ctx.budget?.spendEntities(count)
  const entities = [...occurrences.keys()]
  const related = new Map<string, readonly Json[]>()
  for (const expanded of projection.expanded) related.set(expanded.name, await renderRelated(rendering, expanded, occurrences))
  for (const [name, { load }] of projection.properties) if (load) related.set(name, await load(entities, rendering.ctx))
  const rows: Rows<E> = { ...rendering, projection, type: typeName(rendering.ctx.profile, projection.shape.type) }
  return entities.map((entity, i) => renderOne(rows, entity, (name) => related.get(name)?.[i] ?? null))
}

/** Each entity's related value, rendered; all of them are loaded and rendered together. */
async function renderRelated<E>(
  rendering: Rendering,
  { many, expansion, select, expand, rows }: Expanded<E>,
  occurrences: Occurrences<E>,
): Promise<Json[]> {
  if (occurrences.size === 0) return []
  const values = await expansion.load([...occurrences.keys()], rendering.ctx)
  const lists = values.map((value) => (Array.isArray(value) ? (value as unknown[]) : [value].filter((one) => one != null)))
  const shape = expansion.shape([...occurrences.keys()], lists.flat()) as Shape<unknown> | undefined
  if (!shape) return lists.map(() => (many ? manyOf(rendering, []) : null))
  const projection = project(shape, select, expand)
  const groups = lists.map((list) => chosen(rendering.ctx, shape, rows, list))
  const below = occurrencesBelow(groups, [...occurrences.values()])
  const rendered = await renderAll(rendering, projection, below)
  const byEntity = new Map([...below.keys()].map((entity, i) => [entity, rendered[i] ?? null]))
  return groups.map((group) => {
    const mine = group.map((entity) => byEntity.get(entity) ?? null)
    return many ? manyOf(rendering, mine) : (mine[0] ?? null)
  })
}

/** How often a reply shows what is related to entities that it shows so often. */
function occurrencesBelow(groups: readonly (readonly unknown[])[], times: readonly number[]): Occurrences<unknown> {
  const below = new Map<unknown, number>()
  for (const [i, group] of groups.entries()) for (const entity of group) below.set(entity, (below.get(entity) ?? 0) + (times[i] ?? 1))
  return below
}

const manyOf = ({ envelope }: Rendering, related: readonly Json[]): Json => (envelope === 'verbose' ? { results: related } : related)

function chosen(
  ctx: WireContext,
  shape: Shape<unknown>,
  { filter, orderBy, top, skip = 0 }: ChosenRows,
  related: readonly unknown[],
): unknown[] {
  const rows = filterAndOrder(shape, related, { ...(filter && { where: filter }), ...(orderBy && { orderBy }) }, ctx)
  return rows.slice(skip, top === undefined ? undefined : skip + top)
}

/** What the rows of a reply have in common. */
interface Rows<E> extends Rendering {
  readonly projection: Projection<E>
  /** The full name of the shape's type. */
  readonly type: string
}

function renderOne<E>(rows: Rows<E>, entity: E, related: (name: string) => Json): JsonObject {
  const { ctx, envelope, projection } = rows
  const body: JsonObject = {}
  const address = envelope === 'nometadata' ? '' : addMetadata(body, rows, entity)
  for (const { name } of projection.expanded) {
    if (envelope === 'minimalmetadata') body[`${name}@odata.navigationLinkUrl`] = `${address}/${name}`
    body[name] = related(name)
  }
  for (const [name, property] of projection.properties) {
    if (property.isOf?.(entity) === false) continue
    const value = property.load ? related(name) : property.read(entity, ctx)
    if (value === undefined) continue
    body[name] = envelope === 'verbose' ? verboseValue(ctx.profile, property, value) : value
  }
  return body
}

/** Says in a body what an entity is and where; the address below the service root. */
function addMetadata<E>(body: JsonObject, { ctx, envelope, root, projection, type: usual }: Rows<E>, entity: E): string {
  const { shape, deferred } = projection
  const type = shape.typeOf ? typeName(ctx.profile, shape.typeOf(entity)) : usual
  const address = shape.isAddressedByType ? type + shape.address(entity) : shape.address(entity)
  const uri = (shape.webUrl ? serviceRoot(ctx, shape.webUrl(entity)) : root) + address
  const id = shape.id?.(entity) ?? uri
  const etag = shape.version && ctx.profile.entityTag(shape.version(entity))
  if (envelope === 'verbose') {
    body.__metadata = etag === undefined ? { id, uri, type } : { id, uri, etag, type }
    for (const name of deferred) body[name] = { __deferred: { uri: `${uri}/${name}` } }
  } else {
    body['odata.type'] = type
    body['odata.id'] = id
    if (etag !== undefined) body['odata.etag'] = etag
    body['odata.editLink'] = address
  }
  return address
}

/** Arrays become an object with their type, complex values get theirs (rest.md 3.1). */
function verboseValue<E>(profile: Profile, { collectionOf, complexType }: Property<E>, value: Json): Json {
  if (Array.isArray(value)) return typedArray(profile, collectionOf ?? 'Edm.String', value)
  if (complexType === undefined || typeof value !== 'object' || value === null) return value
  return { __metadata: { type: typeName(profile, complexType) }, ...value }
}
