import { getContentType } from '../../core/acts/content-types/content-types.ts'
import { getItem } from '../../core/acts/items/items.ts'
import { getField } from '../../core/acts/lists/fields.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { getSiteColumn, getSiteColumns } from '../../core/acts/lists/site-columns.ts'
import { getView, type View } from '../../core/acts/lists/views.ts'
import { getGroup } from '../../core/acts/people/groups.ts'
import { getUser } from '../../core/acts/people/users.ts'
import { getWebById } from '../../core/acts/sites/webs.ts'
import type { Item } from '../../core/content/items/item.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List } from '../../core/model/lists/list.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import { contentTypeShape, type ShownType } from '../../entities/lists/content-type.ts'
import { type FieldIn, fieldSeen, fieldShape } from '../../entities/lists/field.ts'
import { list as listShape } from '../../entities/lists/list.ts'
import { view as viewShape } from '../../entities/lists/view.ts'
import { group as groupShape, user as userShape } from '../../entities/people/principals.ts'
import { inWeb } from '../../entities/shape/navigation.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { site as siteShape } from '../../entities/sites/site.ts'
import { web as webShape } from '../../entities/sites/web.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { notInModel, objectOf, type PathObject } from './objects.ts'

/** The type of the object that all others are reached from. */
const root = '740c6a0b-85e2-48a0-a494-e0f1759d4aa7'

type Ids = Pick<WireContext, 'site' | 'web'>

const siteKey = ({ site }: Ids): string => `site:${site.id}`
const webKey = (ctx: Ids, webId = ctx.web.row.id): string => `${siteKey(ctx)}:web:${webId}`
const listKey = (ctx: Ids, { row }: List): string => `${webKey(ctx, row.webId)}:list:${row.id}`
const ownerKey = (ctx: Ids, { list, web }: { readonly list?: List; readonly web?: Web }): string =>
  list ? listKey(ctx, list) : webKey(ctx, web?.row.id)

const keys: ReadonlyMap<string, (ctx: Ids, value: never) => string> = new Map<string, (ctx: Ids, value: never) => string>([
  ['Site', siteKey],
  ['Web', (ctx, web: Web) => webKey(ctx, web.row.id)],
  ['List', listKey],
  ['ListItem', (ctx, { list, row }: Item) => `${listKey(ctx, list)}:item:${row.itemId},1`],
  ['Field', (ctx, field: FieldIn) => `${ownerKey(ctx, field)}:field:${field.field.id}`],
  ['View', (ctx, { list, row }: View) => `${listKey(ctx, list)}:view:${row.id}`],
  ['ContentType', (ctx, type: ShownType) => `${ownerKey(ctx, type)}:contenttype:${type.type.id}`],
  ['User', (ctx, { id }: { readonly id: number }) => `${siteKey(ctx)}:u:${id}`],
  ['Group', (ctx, { row }: { readonly row: { readonly id: number } }) => `${siteKey(ctx)}:g:${row.id}`],
])

/** The identity of an entity, by which later requests name it; undefined if it has none. */
export function identityOf(ctx: Ids, requestId: string, shape: Pick<Shape<unknown>, 'name'>, value: unknown): string | undefined {
  const key = keys.get(shape.name)
  return key && `${requestId}|${root}:${key(ctx, value as never)}`
}

const longest = 600

/** The pairs of a name and a value in an identity. What stands before the bar belongs to an earlier request. */
function partsOf(identity: string): Map<string, string> {
  if (identity.length > longest) throw invalid(`An identity has at most ${longest} characters; ${identity.length} were given.`)
  const [kind, ...words] = identity.slice(identity.indexOf('|') + 1).split(':')
  const parts = new Map<string, string>()
  if (kind !== root || words.length === 0 || words.length % 2 !== 0) throw unusable(identity)
  for (let at = 0; at < words.length; at += 2) parts.set(words[at] ?? '', words[at + 1] ?? '')
  return parts
}

const unusable = (identity: string) => invalid(`'${identity.slice(0, 200)}' is not the identity of an object of this site collection.`)

/**
 * The object of an identity. The identity only names it: the object is read with the rights of the actor. Fails with
 * `invalid_request` for a text that is no identity and for one of another site collection, and as the act that reads.
 */
export async function objectOfIdentity(ctx: WireContext, identity: string): Promise<PathObject> {
  const parts = partsOf(identity)
  if (parts.get('site')?.toLowerCase() !== ctx.site.id) throw unusable(identity)
  const [last = '', name = ''] = [...parts].at(-1) ?? []
  const number = /^\d{1,10}$/.test(name) ? Number(name) : 0
  if (parts.size === 1) return objectOf(ctx, siteShape as Shape<unknown>, ctx.site)
  if (last === 'u') return objectOf(ctx, userShape as Shape<unknown>, await getUser(ctx, { id: number }))
  if (last === 'g') return objectOf(ctx, groupShape as Shape<unknown>, await getGroup(ctx, { id: number }))
  const web = await getWebById(ctx, (parts.get('web') ?? '').toLowerCase())
  const inside = inWeb(ctx, web)
  if (last === 'web') return objectOf(inside, webShape as Shape<unknown>, web)
  const listId = parts.get('list')
  if (last === 'contenttype') {
    const { type, list } = await getContentType(inside, name, listId === undefined ? undefined : { id: listId })
    return objectOf(inside, contentTypeShape as Shape<unknown>, { type, ...(list ? { list } : { web }) })
  }
  if (listId === undefined) {
    if (last !== 'field') throw notInModel(`The identity of a ${last.slice(0, 40)}`)
    const [field, fields] = [await getSiteColumn(inside, { id: name }), await getSiteColumns(inside)]
    return objectOf(inside, fieldShape as Shape<unknown>, await fieldSeen(inside, field, { fields, web }))
  }
  const address = { id: listId }
  const found = await getList(inside, address)
  if (last === 'list') return objectOf(inside, listShape as Shape<unknown>, found)
  if (last === 'view') return objectOf(inside, viewShape as Shape<unknown>, await getView(inside, address, { id: name }))
  if (last === 'field') {
    const { list, field } = await getField(inside, address, { id: name })
    return objectOf(inside, fieldShape as Shape<unknown>, await fieldSeen(inside, field, { list, fields: list.fields }))
  }
  if (last !== 'item') throw notInModel(`The identity of a ${last.slice(0, 40)}`)
  const [, itemId = ''] = /^(\d{1,10})(?:,\d{1,10})?$/.exec(name) ?? []
  if (itemId === '') throw unusable(identity)
  const item = await getItem(inside, address, Number(itemId))
  return objectOf(inside, itemShapeOf(item.list) as Shape<unknown>, item)
}
