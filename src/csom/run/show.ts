import { openSchema } from '../../core/access/find-list.ts'
import { withFolderScope } from '../../core/content/documents/folder-scope.ts'
import type { Item } from '../../core/content/items/item.ts'
import { shownColumns } from '../../core/content/shown/field-text.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { makePacer } from '../../core/kernel/pacing/breathe.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { openRows } from '../../entities/lists/shown/occurrences.ts'
import { isUsual, type Shape } from '../../entities/shape/shape.ts'
import { maxRowLimit } from '../../formats/caml/caml.ts'
import { camlEnvironment } from '../../formats/caml/caml-environment.ts'
import { isRecursive, parseView } from '../../formats/caml/caml-view.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { ObjectSelection, QueryStep } from '../message/selection.ts'
import { entityIdentity } from '../objects/identity.ts'
import { itemMembers } from '../objects/item-members.ts'
import { membersOf, type ObjectMember } from '../objects/members.ts'
import {
  type CollectionObject,
  type EntityObject,
  type ItemObject,
  type ItemsObject,
  notInModel,
  objectType,
  type PathObject,
  type RowsObject,
  type ServiceObject,
} from '../objects/objects.ts'
import type { OwnerShown } from '../objects/owned-identity.ts'
import { spendLongText } from '../objects/spend-text.ts'
import { typeNamed } from '../objects/types.ts'
import { calendarDate, type ObjectAnswer, type ObjectBody, utcDate } from '../objects/values.ts'
import { type ExpressionValue, operandOf, orderOf, propertiesIn, type Surroundings, valueOfExpression } from './expressions.ts'

/** How a reply shows objects. */
interface Showing {
  readonly ctx: WireContext
  /** The request, as identities name it. */
  readonly requestId: string
  /** The columns that items show unless a query names others; all if undefined. */
  readonly columns?: ReadonlySet<string> | undefined
  readonly datesInUtc?: boolean
  /** The entity that has the objects. */
  readonly owner?: OwnerShown | undefined
  /** The object of a path, for conditions of a query. */
  readonly find: Surroundings['find']
}

/** What showing needs besides the object: the request, as identities name it, and its paths. */
export type Asking = Pick<Showing, 'requestId' | 'find'>

/** Everything that an object shows, without its children. */
const everything: ObjectSelection = { all: true, named: [], children: undefined, steps: [] }

/** An entity as a query reads it. Fails with `invalid_request` for a property that it does not have, `reply_too_large`. */
export async function showEntity(
  { ctx, shape, value, parent: owner }: Pick<EntityObject, 'ctx' | 'shape' | 'value'> & Partial<Pick<EntityObject, 'parent'>>,
  asking: Asking,
  asked: ObjectSelection,
): Promise<ObjectAnswer> {
  if (value === undefined) throw invalid('The object is not stored. Call Update before a query reads it.')
  const [shown = null] = await showAll({ ctx, owner, ...asking }, shape, [value], asked)
  return shown
}

/** An item as a query reads it. Fails as `showEntity`. */
export function showItem({ ctx, list, item }: ItemObject, asking: Asking, asked: ObjectSelection): Promise<ObjectAnswer> {
  if (!item) throw invalid('The item is not stored. Call Update before a query reads it.')
  return showEntity({ ctx, shape: itemShapeOf(list) as Shape<unknown>, value: item }, asking, asked)
}

/** A collection as a query reads it. Fails as `showEntity`. */
export async function showCollection(collection: CollectionObject, asking: Asking, asked: ObjectSelection): Promise<ObjectAnswer> {
  const { ctx, owner, name } = collection
  const expansion = owner.shape.navigation.get(name)?.expansion
  if (!expansion) throw notInModel(`${owner.shape.type}.${name}`)
  const [loaded] = await expansion.load([owner.value], ctx)
  const rows = Array.isArray(loaded) ? (loaded as unknown[]) : []
  const shape = expansion.shape([owner.value], rows, ctx) as Shape<unknown> | undefined
  return collectionOf({ ctx, owner, ...asking }, shape, rows, asked)
}

/** A collection whose elements are known, as a query reads it. Fails as `showEntity`. */
export const showRows = ({ ctx, shape, rows, owner }: RowsObject, asking: Asking, asked: ObjectSelection): Promise<ObjectAnswer> =>
  collectionOf({ ctx, owner, ...asking }, shape, rows, asked)

/** An object that is no entity: clients load it to know that it is there. Fails with `invalid_request` for a property. */
export function showService({ type }: ServiceObject, { named }: ObjectSelection): ObjectAnswer {
  const [property] = named
  if (property) throw invalid(`The property '${property.name.slice(0, 100)}' does not exist on '${type}'.`)
  return new Map([['_ObjectType_', objectType(typeNamed(type).facts.called ?? type)]])
}

/** One property of an object, as an operand of a condition. Fails as `showEntity`. */
export async function readProperty(object: PathObject, name: string, asking: Asking): Promise<ExpressionValue> {
  const asked = { ...everything, all: false, named: [{ name, inner: everything }] }
  const shown =
    object.kind === 'entity'
      ? await showEntity(object, asking, asked)
      : object.kind === 'item'
        ? await showItem(object, asking, asked)
        : object.kind === 'collection'
          ? await showCollection(object, asking, asked)
          : object.kind === 'rows'
            ? await showRows(object, asking, asked)
            : undefined
  if (!(shown instanceof Map)) throw notInModel(`A property of a ${object.type} in a condition`)
  return operandOf((shown as ObjectBody).get(name) ?? null)
}

async function collectionOf(showing: Showing, shape: Shape<unknown> | undefined, rows: readonly unknown[], asked: ObjectSelection) {
  const shown = shape ? await chosenOf(showing, shape, rows, asked.steps) : []
  // What is read counts, also where the reply has only the number of it.
  if (!asked.children || shown.length < rows.length) showing.ctx.budget?.spendEntities(rows.length - (asked.children ? shown.length : 0))
  const body = new Map<string, ObjectAnswer>([['_ObjectType_', `${objectType(shape ? plainType(shape) : 'Client')}Collection`]])
  for (const { name } of asked.named) {
    if (name !== 'Count') throw invalid(`A collection has no property '${name.slice(0, 100)}'; it has Count.`)
    body.set('Count', rows.length)
  }
  if (asked.children) body.set('_Child_Items_', shape ? await showAll(showing, shape, shown, asked.children) : [])
  return body
}

/** The rows that the steps of a query leave, in their order. */
async function chosenOf(showing: Showing, shape: Shape<unknown>, rows: readonly unknown[], steps: readonly QueryStep[]) {
  let left: { readonly row: unknown; readonly keys: readonly ExpressionValue[] }[] = rows.map((row) => ({ row, keys: [] }))
  let directions: number[] = []
  const pace = makePacer()
  for (const step of steps) {
    if (step.kind === 'take') {
      left = left.slice(0, step.count)
      continue
    }
    const named = [...propertiesIn(step.body)].map((name) => ({ name, inner: everything }))
    const bodies = await showAll(
      showing,
      shape,
      left.map(({ row }) => row),
      { ...everything, all: false, named },
    )
    const read = (object: PathObject, name: string) => readProperty(object, name, showing)
    const kept: typeof left = []
    for (const [at, one] of left.entries()) {
      const around = { parameters: new Map([[step.parameter, bodies[at] ?? new Map()]]), find: showing.find, read }
      const value = await valueOfExpression(step.body, around)
      if (step.kind === 'order') kept.push({ row: one.row, keys: step.isFirst ? [value] : [...one.keys, value] })
      else if (value === true) kept.push(one)
      await pace()
    }
    left = kept
    if (step.kind !== 'order') continue
    directions = [...(step.isFirst ? [] : directions), step.descending ? -1 : 1]
    left = left.toSorted((one, other) => {
      const at = directions.findIndex((_, place) => orderOf(one.keys[place] ?? null, other.keys[place] ?? null) !== 0)
      return at < 0 ? 0 : (directions[at] ?? 1) * orderOf(one.keys[at] ?? null, other.keys[at] ?? null)
    })
  }
  return left.map(({ row }) => row)
}

/** The rows of a query on a list. Fails as `showEntity`, and as the query. */
export async function showItems({ ctx, list: asKnown, query }: ItemsObject, asking: Asking, asked: ObjectSelection): Promise<ObjectAnswer> {
  const address = { id: asKnown.row.id }
  const list = await openSchema(ctx, address)
  const view = parseView(query.viewXml, await camlEnvironment(ctx, list, query.viewXml), { position: query.position })
  const where = await withFolderScope(ctx, list, { url: query.folderUrl, isRecursive: isRecursive(view.scope) }, view.query.where)
  // A condition or an order besides CAML looks at all rows of the page.
  const isPlain = asked.steps.every(({ kind }) => kind === 'take')
  const counts = isPlain ? asked.steps.flatMap((step) => (step.kind === 'take' ? [step.count] : [])) : []
  const limit = Math.min(view.rowLimit ?? maxRowLimit, ...counts)
  const { items, next } = await openRows(ctx, list, { ...view.query, ...(where && { where }), limit }, view.occurrencesIn)
  const columns = view.viewFields && new Set(['ID', ...view.viewFields.map((name) => shownColumns.get(name) ?? name)])
  const showing = { ctx, ...asking, columns, datesInUtc: query.datesInUtc }
  const body = new Map<string, ObjectAnswer>([['_ObjectType_', objectType('ListItemCollection')]])
  const position = new Map<string, ObjectAnswer>([['_ObjectType_', objectType('ListItemCollectionPosition')]])
  if (next) position.set('PagingInfo', writePageToken(next))
  for (const { name } of asked.named)
    if (name === 'Count') body.set('Count', items.count)
    else if (name !== 'ListItemCollectionPosition')
      throw invalid(`A ListItemCollection has no property '${name.slice(0, 100)}'; it has Count, ListItemCollectionPosition.`)
  if (asked.all || asked.named.some(({ name }) => name === 'ListItemCollectionPosition'))
    body.set('ListItemCollectionPosition', next ? position : null)
  if (!asked.children) return body
  const children: ObjectAnswer[] = []
  const shape = itemShapeOf(list) as Shape<unknown>
  const page: unknown[] = []
  for (let slice = await items.next(rowsAtOnce); slice; slice = await items.next(rowsAtOnce))
    if (!isPlain) page.push(...slice.rows)
    else for (const one of await showAll(showing, shape, slice.rows, asked.children)) children.push(one)
  const chosen = isPlain ? [] : await chosenOf(showing, shape, page, asked.steps)
  for (let at = 0; at < chosen.length; at += rowsAtOnce)
    for (const one of await showAll(showing, shape, chosen.slice(at, at + rowsAtOnce), asked.children)) children.push(one)
  return body.set('_Child_Items_', children)
}

/** Rows of a query that are in memory together before they are written. */
const rowsAtOnce = 64

/** Items have the type of their list only in REST. */
const plainType = ({ name, type }: Pick<Shape<unknown>, 'name' | 'type'>): string => (name === 'ListItem' ? 'ListItem' : type)

/** All entities of one shape: what needs a query is read once for all of them. */
async function showAll(
  showing: Showing,
  shape: Shape<unknown>,
  entities: readonly unknown[],
  asked: ObjectSelection,
): Promise<ObjectBody[]> {
  const { ctx, requestId } = showing
  ctx.budget?.spendEntities(entities.length)
  const members = membersFor(shape, entities)
  const read: [string, ObjectMember<unknown>][] = []
  const answers = new Map<string, readonly ObjectAnswer[]>()
  for (const [name, member] of members) {
    const isNamed = asked.named.some((one) => one.name === name)
    if (!isNamed && !(asked.all && isUsual(member, ctx.profile) && showing.columns?.has(name) !== false)) continue
    read.push([name, member])
    if (member.load) answers.set(name, await member.load(entities, ctx))
  }
  for (const { name, inner } of asked.named)
    if (!members.has(name) && !answers.has(name)) answers.set(name, await showRelated(showing, shape, entities, { name, inner }))
  const isCalendar = shape.name === 'ListItem' && showing.datesInUtc !== true
  const pace = makePacer()
  const bodies: ObjectBody[] = []
  for (const [at, entity] of entities.entries()) {
    const body = new Map<string, ObjectAnswer>([
      ['_ObjectType_', objectType(shape.name === 'ListItem' ? 'ListItem' : (shape.typeOf?.(entity) ?? shape.type))],
    ])
    const identity = entityIdentity(ctx, requestId, shape, entity, showing.owner)
    if (identity !== undefined) body.set('_ObjectIdentity_', identity)
    if (shape.version) body.set('_ObjectVersion_', String(shape.version(entity)))
    for (const [name, { read: readOne, isOf, isInstant }] of read) {
      if (isOf?.(entity) === false) continue
      const value = readOne ? readOne(entity, ctx) : answers.get(name)?.[at]
      if (value === undefined) continue
      spendLongText(ctx, value)
      const isTime = isInstant && typeof value === 'number'
      const date = isCalendar || (shape.name === 'Web' && name === 'Created') ? calendarDate : utcDate
      body.set(name, isTime ? date(value) : value)
    }
    for (const { name } of asked.named) if (!members.has(name)) body.set(name, answers.get(name)?.[at] ?? null)
    if (asked.children && shape.name === 'ViewFieldCollection') body.set('_Child_Items_', members.get('Items')?.read?.(entity, ctx) ?? [])
    bodies.push(body)
    await pace()
  }
  return bodies
}

/** Entities whose members are not those of a fixed table. */
const membersFor = (shape: Shape<unknown>, entities: readonly unknown[]): ReadonlyMap<string, ObjectMember<unknown>> => {
  const [first] = entities
  if (first === undefined) return membersOf(shape)
  if (shape.name === 'ListItem') return itemMembers((first as Item).list) as ReadonlyMap<string, ObjectMember<unknown>>
  if (shape.name === 'PropertyValues') return bagMembers(entities as readonly ReadonlyMap<string, string>[])
  if (shape.name !== 'FieldStringValues' && shape.name !== 'ListItemVersion') return membersOf(shape)
  return new Map([...membersOf(shape)].map(([name, member]) => [name.replace(/^OData_/, ''), member]))
}

/** The entries of property bags, by their keys as they are stored (protocol/files#property-bags). */
const bagMembers = (bags: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, ObjectMember<unknown>> =>
  new Map(bags.flatMap((bag) => [...bag.keys()].map((key) => [key, { read: (one) => (one as ReadonlyMap<string, string>).get(key) }])))

/** The objects that a property of the entities leads to, loaded and shown for all of them together. */
async function showRelated(
  { ctx, requestId, find }: Showing,
  shape: Shape<unknown>,
  entities: readonly unknown[],
  { name, inner }: ObjectSelection['named'][number],
): Promise<readonly ObjectAnswer[]> {
  const navigation = shape.navigation.get(name)
  if (entities.length === 0) return []
  if (!navigation?.expansion) {
    if (navigation) throw notInModel(`${plainType(shape)}.${name} in a query`)
    const hint = didYouMean(name, [...shape.properties.keys(), ...shape.navigation.keys()])
    throw invalid(`The property '${name.slice(0, 100)}' does not exist on '${objectType(plainType(shape))}'.${hint}`)
  }
  const loaded = await navigation.expansion.load(entities, ctx)
  const groups = loaded.map((one) => (Array.isArray(one) ? (one as unknown[]) : [one].filter((value) => value != null)))
  const related = navigation.expansion.shape(entities, groups.flat(), ctx) as Shape<unknown> | undefined
  const showing = { ctx, requestId, find }
  if (navigation.many) {
    const shown: ObjectAnswer[] = []
    const asked = inner.all && !inner.children ? { ...inner, children: everything } : inner
    for (const [at, group] of groups.entries())
      shown.push(await collectionOf({ ...showing, owner: { shape, value: entities[at] } }, related, group, asked))
    return shown
  }
  // Clients ask for a property bag without naming its entries, whose names they do not know.
  const whole = inner.all || inner.named.length > 0 ? inner : { ...everything, all: related?.name === 'PropertyValues' }
  const single = related ? await showAll(showing, related, groups.flat(), whole) : []
  let at = 0
  return groups.map((group) => (group.length === 0 ? null : (single[at++] ?? null)))
}
