import type { ListAddress as WireListAddress } from '../../../generated/rest/bindings.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { openItems } from '../../core/acts/items/item-pages.ts'
import { addItem, countItems, deleteItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import type { Item } from '../../core/content/items/item.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { findField } from '../../core/content/query/column-paths.ts'
import type { UpdateKind } from '../../core/content/writes/item-rows.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { Field } from '../../core/model/lists/field.ts'
import { isYesNo } from '../../core/model/lists/field-types.ts'
import type { List } from '../../core/model/lists/list.ts'
import { nearColumns } from '../../core/model/lists/near-columns.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { itemTypeOf } from '../../entities/lists/canonical.ts'
import { itemPropertyName } from '../../entities/lists/column-property.ts'
import { contentTypeShape } from '../../entities/lists/content-type.ts'
import { list as listEntity } from '../../entities/lists/list.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import type { Note } from '../../http/strict/findings.ts'
import { ofEntityType } from '../../profile/failures.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { itemQuery, listAddress, nextLink } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import { versionsIn } from '../protocol/expected-versions.ts'
import { demandItemType } from '../protocol/given-types.ts'
import type { Call, Handlers, ShapeFinders } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'

type Operations =
  | 'listItems'
  | 'addItem'
  | 'getItem'
  | 'getItemParentList'
  | 'getItemContentType'
  | 'updateItem'
  | 'mergeItem'
  | 'deleteItem'
  | 'deleteItemWithParameters'
  | 'updateItemAsSystem'
  | 'updateItemOverVersion'

/** The columns by the names of their properties, for a client that spells one in another case. */
const foldedNames = (list: List): ReadonlyMap<string, Field> =>
  new Map(list.fields.flatMap((field) => [field.internalName, itemPropertyName(field)].map((name): [string, Field] => [fold(name), field])))

/** Column values by internal name, or by the name in another case. Fails with `unknown_property` if the list has no such column. */
function valuesOf(list: List, body: Readonly<Record<string, unknown>>, note: Note | undefined): ItemValues {
  const values = new Map<string, unknown>()
  let byFoldedName: ReadonlyMap<string, Field> | undefined
  for (const [property, value] of Object.entries(body)) {
    byFoldedName ??= findField(list, property) ? undefined : foldedNames(list)
    const field = findField(list, property) ?? byFoldedName?.get(fold(property.slice(0, 300)))
    if (!field)
      throw new DomainError(kernelReasons.unknown_property, {
        property: property.slice(0, 100),
        hint: nearColumns(list, property),
        ...ofEntityType(itemTypeOf(list)),
      })
    if (note) noteValue(list, field, property, value, note)
    values.set(field.internalName, value)
  }
  return values
}

const numeric: ReadonlySet<string> = new Set(['Number', 'Currency', 'Integer', 'Counter', 'Lookup', 'User'])

/** Notes a number or a boolean that came as a text, and a name in other letter case. */
function noteValue(list: List, field: Field, property: string, value: unknown, note: Note): void {
  if (typeof value === 'string' && value !== '' && (numeric.has(field.type) || isYesNo(field.type)))
    note(`The column '${property.slice(0, 100)}' is a ${field.type}, and came as the text "${value.slice(0, 40)}". Send it without quotes.`)
  if (!findField(list, property)) note(`The column '${field.internalName}' came as '${property.slice(0, 100)}', in other letter case.`)
}

/** The input of a write, validated as far as possible before anything is written. */
async function writeInput(
  ctx: WireContext,
  { params, body, givenType, note }: Pick<Call<'addItem'>, 'params' | 'body' | 'givenType' | 'note'>,
) {
  const address = listAddress(ctx, params)
  const list = await openSchema(ctx, address)
  demandItemType(ctx.profile, givenType, itemTypeOf(list))
  return { address, values: valuesOf(list, body, note) }
}

/** PUT, and POST with MERGE, are the same operation (protocol/addresses#methods). */
async function change(
  ctx: WireContext,
  call: Pick<Call<'updateItem'>, 'params' | 'body' | 'headers' | 'givenType' | 'note'>,
  kind?: UpdateKind,
): Promise<Item> {
  const { address, values } = await writeInput(ctx, call)
  const expected = expectedVersion(ctx, call.headers['If-Match'], kind)
  return updateItem(ctx, address, call.params.itemId, values, expected, undefined, kind)
}

/** The versions that an update may replace: in some profiles none, unless a header says so (protocol/items#entity-tags). */
function expectedVersion({ profile }: WireContext, header: string | undefined, kind: UpdateKind | undefined) {
  if (header === undefined && kind === undefined && profile.items.updatesNeedIfMatch) return { given: '', versions: [] }
  return versionsIn(profile, header)
}

const headersOf = ({ profile }: WireContext, { row }: Item) => ({ ETag: profile.entityTag(row.version, row.uniqueId) })

/** contracts/rest/items/items.yaml */
export const itemHandlers = ({
  settings: { 'Limits:ResponsePageItems': pageLimit, 'Rest:SkipOnItems': skips },
}: Reading<{ readonly 'Limits:ResponsePageItems': number; readonly 'Rest:SkipOnItems': boolean }>): Pick<
  Handlers<WireContext>,
  Operations
> => ({
  listItems: async (ctx, { params, query }, reply) => {
    const address = listAddress(ctx, params)
    const { $skip: _, ...withoutSkip } = query
    const asked = itemQuery(skips || ctx.profile.items.skip ? query : withoutSkip, pageLimit)
    const { list, items, next } = await openItems(ctx, address, asked)
    const count = query.$inlinecount === 'allpages' ? await countItems(ctx, address, asked) : undefined
    const itemsAddress = `${listEntity.address(list)}/Items`
    return reply.collection(200, itemShapeOf(list), { items, count, next: next && nextLink(ctx, itemsAddress, next, optionsOf(query)) })
  },

  addItem: async (ctx, call, reply) => {
    const { address, values } = await writeInput(ctx, call)
    const item = await addItem(ctx, address, values)
    const shape = itemShapeOf(item.list)
    return reply.entity(201, shape, item, { ...headersOf(ctx, item), Location: serviceRoot(ctx) + shape.address(item) })
  },

  getItem: async (ctx, { params }, reply) => {
    const item = await getItem(ctx, listAddress(ctx, params), params.itemId)
    return reply.entity(200, itemShapeOf(item.list), item, headersOf(ctx, item))
  },

  getItemParentList: async (ctx, { params }, reply) => {
    const address = listAddress(ctx, params)
    await getItem(ctx, address, params.itemId)
    return reply.entity(200, listEntity, await getList(ctx, address))
  },

  getItemContentType: async (ctx, { params }, reply) => {
    const { list, row } = await getItem(ctx, listAddress(ctx, params), params.itemId)
    const type = list.contentTypes.find(({ id }) => id === row.contentTypeId)
    if (!type) throw new DomainError(modelReasons.content_type_not_found, { contentType: row.contentTypeId, url: list.url })
    return reply.entity(200, contentTypeShape, { type, list })
  },

  updateItem: async (ctx, call, reply) => {
    const item = await change(ctx, call)
    return reply.entity(200, itemShapeOf(item.list), item, headersOf(ctx, item))
  },

  mergeItem: async (ctx, call, reply) => {
    const item = await change(ctx, call)
    return reply.entity(200, itemShapeOf(item.list), item, headersOf(ctx, item))
  },

  updateItemAsSystem: async (ctx, call, reply) => {
    await change(ctx, call, 'system')
    return reply.nothing(200, 'SystemUpdate')
  },

  updateItemOverVersion: async (ctx, call, reply) => {
    await change(ctx, call, 'overVersion')
    return reply.nothing(200, 'UpdateOverwriteVersion')
  },

  deleteItemWithParameters: async (ctx, { params, headers }, reply) => {
    await deleteItem(ctx, listAddress(ctx, params), params.itemId, versionsIn(ctx.profile, headers['If-Match']))
    return reply.nothing(200, 'DeleteWithParameters')
  },

  deleteItem: async (ctx, { params, headers }, reply) => {
    await deleteItem(ctx, listAddress(ctx, params), params.itemId, versionsIn(ctx.profile, headers['If-Match']))
    return reply.empty(200)
  },
})

/** Items have the columns of their list as properties. Fails with `list_not_found`, `access_denied`. */
const itemShape = async (ctx: Context, { params }: { readonly params: WireListAddress }): Promise<Shape<never>> =>
  itemShapeOf(await openSchema(ctx, listAddress(ctx, params)))

/** The shapes of replies to item writes, and to a query by POST. */
export const itemShapes: ShapeFinders<WireContext> = {
  addItem: itemShape,
  addListItem: itemShape,
  updateItem: itemShape,
  mergeItem: itemShape,
  getItems: itemShape,
}

/** The query options as sent, to repeat in the link to the next page. */
const optionsOf = (query: object): ReadonlyMap<string, string> =>
  new Map(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])))
