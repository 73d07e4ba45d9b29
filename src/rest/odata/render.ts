import type { Context } from '../../core/access/context.ts'
import { breathe } from '../../core/kernel/pacing/breathe.ts'
import type { Slices } from '../../core/kernel/pacing/slices.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import type { Json, Property, Shape } from '../../entities/shape/shape.ts'
import { complexOnWire, isContentTypeId, longOnWire, propertyOnWire } from '../../entities/shape/wire-form.ts'
import { elementPieces } from '../../formats/json-pieces.ts'
import type { ControlNames, Profile } from '../../profile/profile.ts'
import { typeName } from '../../profile/type-names.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { complexName, typedArray, verboseArray, verboseComplex } from './complex-values.ts'
import { filterAndOrder } from './evaluate.ts'
import { mediaMetadata, tagOf } from './metadata-members.ts'
import type { Envelope, JsonEnvelope } from './negotiate.ts'
import { type ChosenRows, type Expanded, type Projection, project } from './projection.ts'

type JsonObject = Record<string, Json>

/** An entity as JSON, before it is written. */
export type RenderedEntity = JsonObject

export interface PageFrame {
  /** Absolute URL of the next page. */
  readonly nextLink?: string
  readonly count?: number
}

export interface Rendering {
  readonly ctx: WireContext
  readonly envelope: Envelope
  /** Absolute URL of the web's service root, ending in `/_api/`. */
  readonly root: string
  /** Notes how each body was projected, for writers that need the types of its properties. */
  readonly note?: (body: JsonObject, projection: Projection<never>) => void
}

/** Absolute URL of the service root of the addressed web. */
export const serviceRoot = (ctx: Pick<Context, 'origin' | 'web'>, webUrl: string = ctx.web.url, service = '_api'): string =>
  `${ctx.origin}${encodeURI(joinUrl(webUrl, service))}/`

const controlsOf = ({ profile }: WireContext): ControlNames => profile.bodies.controls

/** The body of one entity (protocol/envelopes#entities). A promise only if more must be read. */
export function renderEntity<E>(
  ctx: WireContext,
  projection: Projection<E>,
  entity: E,
  envelope: JsonEnvelope,
): JsonObject | Promise<JsonObject> {
  const rendering = { ctx, envelope, root: serviceRoot(ctx) }
  const body = renderBody(rendering, projection, entity)
  return body instanceof Promise
    ? body.then((made) => alone(rendering, projection, entity, made))
    : alone(rendering, projection, entity, body)
}

/** The only entity of a reply, without what stands around it. */
export function renderBody<E>(rendering: Rendering, projection: Projection<E>, entity: E): JsonObject | Promise<JsonObject> {
  rendering.ctx.budget?.spendEntities(1)
  if (projection.expanded.length === 0 && projection.loaded.length === 0) return renderOne(rowsOf(rendering, projection, none), entity, 0)
  return renderAll(rendering, projection, { entities: [entity], times: [1] }).then(([body = {}]) => body)
}

/** The envelope around the only entity of a reply. */
function alone<E>(rendering: Rendering, projection: Projection<E>, entity: E, body: JsonObject): JsonObject {
  const { ctx, envelope } = rendering
  if (envelope === 'verbose') return { d: body }
  if (envelope === 'nometadata') return body
  // Clients read the URL of the web from it.
  const { webUrl } = projection.shape
  const root = webUrl ? serviceRoot(ctx, webUrl(entity)) : rendering.root
  return { [controlsOf(ctx).metadata]: contextUrl({ ...rendering, root }, projection, '/@Element'), ...body }
}

/** A collection of at most `mostRows` is one slice; a slice of a longer one has `sliceRows`, so that nobody waits for more. */
const mostRows = 128
const sliceRows = 64
/** Rows of the first slice if related entities can be many times as long as a row. */
const fewRows = 8
/** The target length of a slice, in characters. */
const sliceLength = 128 * 1024

/**
 * The body of a collection (protocol/envelopes#collections), generated slice by slice: related entities of `$expand`
 * are loaded for the rows of a slice and released with them. Fails with `reply_too_large`: at the first piece if there
 * are too many rows, at a later piece if there are too many related entities.
 */
export function renderCollection<E>(
  ctx: WireContext,
  projection: Projection<E>,
  rows: Slices<E>,
  { envelope, page = {} }: { envelope: JsonEnvelope; page?: PageFrame },
): AsyncGenerator<string> {
  const rendering = { ctx, envelope, root: serviceRoot(ctx) }
  const frame = collectionFrame(rendering, projection, page)
  return renderRows(rendering, projection, rows, {
    start: () => startOf(frame),
    between: ',',
    end: () => endOf(frame),
    write: (bodies, isLong) => (isLong ? elementPieces(bodies) : [JSON.stringify(bodies).slice(1, -1)]),
    whole: (bodies) => JSON.stringify(frame(bodies)),
  })
}

/** How the rows of a collection and what stands around them are written. */
export interface RowsText {
  readonly start: () => string
  readonly between: string
  readonly end: () => string
  /** Short rows are one piece. */
  readonly write: (bodies: readonly JsonObject[], isLong: boolean) => Iterable<string>
  /** All in one piece, for the short pages that most are. */
  readonly whole: (bodies: readonly JsonObject[]) => string
}

/** Writes the rows of a collection slice by slice; see `renderCollection`. */
export async function* renderRows<E>(
  rendering: Rendering,
  projection: Projection<E>,
  rows: Slices<E>,
  text: RowsText,
): AsyncGenerator<string> {
  rendering.ctx.budget?.spendEntities(rows.count)
  const isDeep = projection.expanded.some(mayBeLong)
  let before: string | undefined
  const longest = rows.count > mostRows ? sliceRows : mostRows
  let most = isDeep ? fewRows : longest
  for (let slice = await rows.next(most); slice; slice = await rows.next(most)) {
    if (slice.rows.length === 0) continue
    const bodies = await renderEach(rendering, projection, slice.rows)
    const isLong = slice.hasLongTexts || isDeep
    if (before === undefined && rows.left === 0 && !isLong) return yield text.whole(bodies)
    before ??= text.start()
    let length = 0
    for (const piece of text.write(bodies, isLong)) {
      yield before + piece
      before = ''
      length += piece.length
    }
    before = text.between
    most = Math.max(1, Math.min(longest, 4 * most, Math.floor((sliceLength * bodies.length) / length)))
  }
  yield before === undefined ? text.whole([]) : text.end()
}

type Frame = (rows: readonly JsonObject[]) => JsonObject

const startOf = (frame: Frame): string => textAround(frame)[0]
const endOf = (frame: Frame): string => textAround(frame)[1]

/**
 * The text of a frame before and after its rows. The part before contains only URLs and numbers, which have no quotes.
 */
function textAround(frame: Frame): readonly [string, string] {
  const text = JSON.stringify(frame([]))
  const at = text.indexOf('":[]') + 3
  return [text.slice(0, at), text.slice(at)]
}

const mayBeLong = <E>({ many, expand, expansion }: Expanded<E>): boolean => many || expand.length > 0 || expansion.hasTexts === true

/** The frame around the rows of a collection. */
function collectionFrame<E>(rendering: Rendering, projection: Projection<E>, { nextLink, count }: PageFrame): Frame {
  if (rendering.envelope === 'verbose') {
    const facts = { ...(count !== undefined && { __count: String(count) }), ...(nextLink !== undefined && { __next: nextLink }) }
    return (results) => ({ d: { results, ...facts } })
  }
  const controls = controlsOf(rendering.ctx)
  const facts = {
    ...(rendering.envelope === 'minimalmetadata' && { [controls.metadata]: contextUrl(rendering, projection, '') }),
    ...(count !== undefined && { [controls.count]: String(count) }),
    ...(nextLink !== undefined && { [controls.nextLink]: nextLink }),
  }
  return (value) => ({ ...facts, value })
}

interface Complex {
  /** The name of its schema in the contract, which is its short type name. */
  readonly type: string
  readonly member: string
}

/**
 * The body of a complex value: verbose puts it under the member's name, the other envelopes do not
 * (protocol/envelopes#results).
 */
export function renderComplex(ctx: WireContext, { type, member }: Complex, given: JsonObject, envelope: JsonEnvelope): JsonObject {
  const value = complexOnWire(ctx.profile, type, given)
  if (envelope === 'minimalmetadata')
    return { [controlsOf(ctx).metadata]: `${serviceRoot(ctx)}$metadata#${complexName(ctx.profile, type)}`, ...value }
  if (envelope === 'nometadata') return value
  return { d: { [member]: verboseComplex(ctx.profile, type, value) } }
}

/** The body of an array of complex values (protocol/envelopes#results). */
export function renderComplexes(
  ctx: WireContext,
  { type, member }: Complex,
  given: readonly JsonObject[],
  envelope: JsonEnvelope,
): JsonObject {
  const values = given.map((value) => complexOnWire(ctx.profile, type, value))
  if (envelope === 'verbose') return { d: { [member]: { results: values.map((value) => verboseComplex(ctx.profile, type, value)) } } }
  return {
    ...(envelope === 'minimalmetadata' && {
      [controlsOf(ctx).metadata]: `${serviceRoot(ctx)}$metadata#Collection(${complexName(ctx.profile, type)})`,
    }),
    value: values,
  }
}

/** The body of a primitive value, or of null for a method without a result (protocol/envelopes#results). */
export function renderValue(
  ctx: WireContext,
  { type, member, value: given }: Complex & { readonly value: string | number | boolean | null },
  envelope: JsonEnvelope,
): JsonObject {
  const value = type === 'Edm.Int64' ? longOnWire(ctx.profile, given) : given
  if (envelope === 'verbose') return { d: { [member]: value } }
  const controls = controlsOf(ctx)
  const result: JsonObject = value === null ? { [controls.null]: true } : { value }
  return envelope === 'nometadata' ? result : { [controls.metadata]: `${serviceRoot(ctx)}$metadata#${type}`, ...result }
}

/** The body of an array of primitive values (protocol/envelopes#results). */
export function renderValues(
  ctx: WireContext,
  { type, member, values }: Complex & { readonly values: readonly (string | number | boolean)[] },
  envelope: Envelope,
): JsonObject {
  if (envelope === 'verbose') return { d: { [member]: typedArray(ctx.profile, type, values) } }
  if (envelope === 'nometadata') return { value: values }
  return { [controlsOf(ctx).metadata]: `${serviceRoot(ctx)}$metadata#Collection(${type})`, value: values }
}

function contextUrl<E>({ ctx, root }: Rendering, projection: Projection<E>, suffix: string): string {
  const select = projection.selected === '' ? '' : `&$select=${projection.selected}`
  return `${root}$metadata#${typeName(ctx.profile, projection.shape.set)}${suffix}${select}`
}

/** Entities, and how often the reply shows each. Each is loaded and rendered once. */
interface Shown<E> {
  readonly entities: readonly E[]
  readonly times: readonly number[]
}

/** A row for each entity, in their order. */
async function renderEach<E>(rendering: Rendering, projection: Projection<E>, entities: readonly E[]): Promise<JsonObject[]> {
  const times = new Map<E, number>()
  // Only related entities are counted.
  if (projection.expanded.length > 0) for (const entity of entities) times.set(entity, (times.get(entity) ?? 0) + 1)
  if (times.size === 0 || times.size === entities.length) return renderAll(rendering, projection, { entities, times: [...times.values()] })
  const distinct = shownOf(times)
  const rows = await renderAll(rendering, projection, distinct)
  const byEntity = new Map(distinct.entities.map((entity, i) => [entity, rows[i] ?? {}]))
  return entities.map((entity) => byEntity.get(entity) ?? {})
}

const shownOf = <E>(times: ReadonlyMap<E, number>): Shown<E> => ({ entities: [...times.keys()], times: [...times.values()] })

/** Entities that are rendered before the event loop gets a turn. */
const entitiesAtOnce = 64

/** A row for each of these entities. They are counted before. */
async function renderAll<E>(rendering: Rendering, projection: Projection<E>, shown: Shown<E>): Promise<JsonObject[]> {
  const { entities } = shown
  const related = new Map<string, readonly Json[]>()
  for (const expanded of projection.expanded) related.set(expanded.name, await renderRelated(rendering, expanded, shown))
  for (const { name, load } of projection.loaded) related.set(name, await load(entities, rendering.ctx))
  const rows = rowsOf(rendering, projection, related)
  const bodies: JsonObject[] = []
  while (bodies.length < entities.length) {
    // In a transaction the database gives the turns.
    if (bodies.length > 0 && !rendering.ctx.transaction) await breathe()
    renderUpTo(rows, entities, bodies, bodies.length === 0 ? mostRows : bodies.length + entitiesAtOnce)
  }
  return bodies
}

function renderUpTo<E>(rows: Rows<E>, entities: readonly E[], bodies: JsonObject[], end: number): void {
  for (let i = bodies.length; i < end && i < entities.length; i++) bodies.push(renderOne(rows, entities[i] as E, i))
}

/**
 * The rendered related value of each entity; all are loaded and rendered together. Counts all related entities in the
 * reply before it renders any; fails with `reply_too_large`.
 */
async function renderRelated<E>(
  rendering: Rendering,
  { many, expansion, select, expand, rows }: Expanded<E>,
  { entities, times }: Shown<E>,
): Promise<Json[]> {
  if (entities.length === 0) return []
  const values = await expansion.load(entities, rendering.ctx)
  const lists = values.map((value) => (Array.isArray(value) ? (value as unknown[]) : [value].filter((one) => one != null)))
  const shape = expansion.shape(entities, lists.flat(), rendering.ctx) as Shape<unknown> | undefined
  if (!shape) return lists.map(() => (many ? manyOf(rendering, []) : null))
  const projection = project(rendering.ctx.profile, shape, select, expand)
  const groups = lists.map((list) => chosen(rendering.ctx, shape, rows, list))
  const below = shownBelow(groups, times)
  rendering.ctx.budget?.spendEntities(below.times.reduce((sum, count) => sum + count, 0))
  const rendered = await renderAll(rendering, projection, below)
  const byEntity = new Map(below.entities.map((entity, i) => [entity, rendered[i] ?? null]))
  return groups.map((group) => {
    const mine = group.map((entity) => byEntity.get(entity) ?? null)
    return many ? manyOf(rendering, mine) : (mine[0] ?? null)
  })
}

/** The entities that are related to entities which the reply shows so many times. */
function shownBelow(groups: readonly (readonly unknown[])[], times: readonly number[]): Shown<unknown> {
  const below = new Map<unknown, number>()
  for (const [i, group] of groups.entries()) for (const entity of group) below.set(entity, (below.get(entity) ?? 0) + (times[i] ?? 1))
  return shownOf(below)
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

/** The common values of all rows of a reply. */
interface Rows<E> extends Rendering {
  readonly projection: Projection<E>
  /** The full type name of the shape. */
  readonly type: string
  readonly related: Related
}

/** The values that are read for all entities at once, by name. */
type Related = ReadonlyMap<string, readonly Json[]>

const none: Related = new Map()

function rowsOf<E>({ ctx, envelope, root, note }: Rendering, projection: Projection<E>, related: Related): Rows<E> {
  const type = typeName(ctx.profile, projection.shape.type)
  return { ctx, envelope, root, projection, type, related, ...(note && { note }) }
}

/** `i` is the place of the entity in the related values. */
function renderOne<E>(rows: Rows<E>, entity: E, i: number): JsonObject {
  const { ctx, envelope, projection, related } = rows
  const body: JsonObject = {}
  const address = envelope === 'nometadata' ? '' : addMetadata(body, rows, entity)
  for (const { name } of projection.expanded) {
    if (envelope === 'minimalmetadata') body[name + controlsOf(ctx).navigationLink] = `${address}/${name}`
    body[name] = related.get(name)?.[i] ?? null
  }
  for (const { name, property, read, isOf } of projection.properties) {
    if (isOf?.(entity) === false) continue
    const value = read ? read(entity, ctx) : (related.get(name)?.[i] ?? null)
    if (value === undefined) continue
    const shown = propertyOnWire(ctx.profile, property, value)
    body[name] = envelope === 'verbose' ? verboseValue(ctx.profile, projection.shape, property, shown) : shown
  }
  rows.note?.(body, projection as Projection<never>)
  return body
}

/** Adds the type and the URL of an entity to its body; `address` is below the service root. */
function addMetadata<E>(body: JsonObject, { ctx, envelope, root, projection, type: usual }: Rows<E>, entity: E): string {
  const { shape, deferred } = projection
  const type = shape.typeOf ? typeName(ctx.profile, shape.typeOf(entity)) : usual
  const address = shape.isAddressedByType ? type + shape.address(entity) : shape.address(entity)
  const uri = (shape.webUrl || shape.service ? serviceRoot(ctx, shape.webUrl?.(entity), shape.service) : root) + address
  const id = shape.id?.(entity) ?? uri
  const etag = shape.version && tagOf(ctx.profile, shape, shape.version(entity), shape.id?.(entity))
  if (envelope === 'verbose' || envelope === 'atom') {
    const media = shape.media?.(entity)
    body.__metadata = { id, uri, ...(etag !== undefined && { etag }), type, ...(media && mediaMetadata(uri, media)) }
    for (const name of deferred) body[name] = { __deferred: { uri: `${uri}/${name}` } }
  } else {
    const controls = controlsOf(ctx)
    body[controls.type] = controls.typeMark + type
    body[controls.id] = id
    if (etag !== undefined) body[controls.etag] = etag
    body[controls.editLink] = address
  }
  return address
}

/**
 * Arrays become an object with their type; complex values get their type (protocol/envelopes#values). Services other than
 * `_api` have times in the form of OData 2 (protocol/list-data-service#forms).
 */
export function verboseValue<E>(profile: Profile, { service }: Pick<Shape<E>, 'service'>, property: Property<E>, value: Json): Json {
  const { complexType, comparesAs } = property
  if (service !== undefined && comparesAs === 'instant' && typeof value === 'string') return `/Date(${Date.parse(value)})/`
  if (Array.isArray(value)) return verboseArray(profile, property, value)
  if (isContentTypeId(property.wire, value)) return verboseComplex(profile, 'ContentTypeId', value)
  if (complexType === undefined || typeof value !== 'object' || value === null) return value
  return verboseComplex(profile, complexType, value as Readonly<Record<string, Json>>)
}
