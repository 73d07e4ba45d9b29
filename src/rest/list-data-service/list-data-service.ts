import { openItems } from '../../core/acts/items/item-pages.ts'
import { addItem, countItems, deleteItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { queryUsers } from '../../core/acts/people/users.ts'
import { getWeb } from '../../core/acts/sites/webs.ts'
import { choiceShape, dataItemShape, dataServicePath, personShape } from '../../entities/items/data-service.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { atomTypes } from '../../formats/odata/atom-xml.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import { parseIfMatch } from '../../http/content/if-match.ts'
import type { Request } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { tunnelledMethod } from '../address/method-override.ts'
import { contentTypes } from '../odata/negotiate.ts'
import { itemQuery, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import type { Call, Handlers, ShapeFinders } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { dataMetadata, serviceDocument } from './data-metadata.ts'
import { valuesIn, withColumnNames } from './data-names.ts'
import { dataListNamed, entitySet, entitySets } from './entity-sets.ts'

type Operations =
  | 'getListDataService'
  | 'getListDataMetadata'
  | 'listListDataItems'
  | 'addListDataItem'
  | 'getListDataItem'
  | 'updateListDataItem'
  | 'mergeListDataItem'
  | 'deleteListDataItem'

/** contracts/rest/list-data-service/list-data-service.yaml (protocol/list-data-service). */
export const listDataServiceHandlers = ({
  settings: { 'Limits:ResponsePageItems': pageLimit },
}: Reading<{ readonly 'Limits:ResponsePageItems': number }>): Pick<Handlers<WireContext>, Operations> => ({
  getListDataService: async (ctx, { envelope }, reply) => {
    await getWeb(ctx)
    const names = [...(await entitySets(ctx)).keys()]
    if (envelope === 'atom') return reply.media(200, atomTypes.xml, serviceDocument(serviceRoot(ctx, undefined, dataServicePath), names))
    return reply.media(200, contentTypes.verbose, JSON.stringify({ d: { EntitySets: names } }))
  },

  getListDataMetadata: async (ctx, _call, reply) => {
    await getWeb(ctx)
    return reply.media(200, 'application/xml', dataMetadata(ctx.profile, await entitySets(ctx)))
  },

  listListDataItems: async (ctx, { params, query, request }, reply) => {
    const set = await entitySet(ctx, params.entitySet)
    if (set.kind === 'people') return reply.collection(200, personShape, pageOf(personShape, await queryUsers(ctx), query, ctx))
    if (set.kind === 'choices') {
      const shape = choiceShape(set.name)
      return reply.collection(200, shape, pageOf(shape, set.column.field.settings.choices ?? [], query, ctx))
    }
    const address = { id: set.of.list.row.id }
    const asked = withColumnNames(set.of, itemQuery(query, pageLimit))
    const { items, next } = await openItems(ctx, address, asked)
    const count = query.$inlinecount === 'allpages' ? await countItems(ctx, address, asked) : undefined
    return reply.collection(200, dataItemShape(set.of), { items, count, next: next && nextPage(request, writePageToken(next), query) })
  },

  addListDataItem: async (ctx, { params, body }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    const item = await addItem(ctx, { id: of.list.row.id }, valuesIn(of, body, false))
    const shape = dataItemShape(of)
    const Location = serviceRoot(ctx, undefined, dataServicePath) + shape.address(item)
    return reply.entity(201, shape, item, { ETag: ctx.profile.entityTag(item.row.version), Location })
  },

  getListDataItem: async (ctx, { params }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    const item = await getItem(ctx, { id: of.list.row.id }, params.itemId)
    return reply.entity(200, dataItemShape(of), item, { ETag: ctx.profile.entityTag(item.row.version) })
  },

  updateListDataItem: async (ctx, call, reply) => reply.empty(204, { ETag: await changed(ctx, call) }),
  mergeListDataItem: async (ctx, call, reply) => reply.empty(204, { ETag: await changed(ctx, call) }),

  deleteListDataItem: async (ctx, { params, headers }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    await deleteItem(ctx, { id: of.list.row.id }, params.itemId, parseIfMatch(headers['If-Match']))
    return reply.empty(204)
  },
})

/** Changes an item and returns its new entity tag; PUT empties what the body does not name. */
async function changed(
  ctx: WireContext,
  { params, body, headers, request }: Pick<Call<'updateListDataItem'>, 'params' | 'body' | 'headers' | 'request'>,
): Promise<string> {
  const of = await dataListNamed(ctx, params.entitySet)
  const method = tunnelledMethod(request.method, request.headers['x-http-method']) ?? request.method
  const values = valuesIn(of, body, method === 'PUT')
  const item = await updateItem(ctx, { id: of.list.row.id }, params.itemId, values, parseIfMatch(headers['If-Match']))
  return ctx.profile.entityTag(item.row.version)
}

/** The address of the next page: the page token, then the options of the request without `$skip`. */
function nextPage({ origin, path }: Request, token: string, query: object): string {
  const kept = Object.entries(query).filter(([name, value]) => value !== undefined && name !== '$skip' && name !== '$skiptoken')
  const options = [['$skiptoken', token], ...kept].map(
    ([name, value]) => `${encodeURIComponent(String(name))}=${encodeURIComponent(String(value))}`,
  )
  return `${origin}${path}?${options.join('&')}`
}

/** The shapes of replies to writes. */
export const dataServiceShapes: ShapeFinders<WireContext> = {
  addListDataItem: async (ctx, { params }) => dataItemShape(await dataListNamed(ctx, params.entitySet)) as Shape<never>,
}
