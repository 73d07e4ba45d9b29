import { openItems } from '../../core/acts/items/item-pages.ts'
import { countItems, deleteItem, getItem, updateItem } from '../../core/acts/items/items.ts'
import { addItemTree } from '../../core/acts/items/together/item-trees.ts'
import { queryUsers } from '../../core/acts/people/users.ts'
import { getWeb } from '../../core/acts/sites/webs.ts'
import { fold } from '../../core/kernel/fold.ts'
import { type DataColumn, dataServicePath } from '../../entities/items/data-service.ts'
import { choiceShape, dataAttachmentShape, dataItemShape, personShape } from '../../entities/items/data-shapes.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { atomTypes } from '../../formats/odata/atom-xml.ts'
import { writePageToken } from '../../formats/odata/page-token.ts'
import { serviceDocument } from '../../formats/odata/service-document.ts'
import type { Request } from '../../http/message/message.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { tunnelledMethod } from '../address/method-override.ts'
import { contentTypes } from '../odata/negotiate.ts'
import { itemQuery, pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import { versionsIn } from '../protocol/expected-versions.ts'
import type { Call, Handlers, ShapeFinders } from '../protocol/handlers.ts'
import type { Reading } from '../protocol/rooms.ts'
import { targetAt } from './data-links.ts'
import { dataMetadata } from './data-metadata.ts'
import { withColumnNames } from './data-names.ts'
import { treeIn, valuesIn } from './data-values.ts'
import { dataListNamed, entitySet, entitySets, notHere } from './entity-sets.ts'

type Operations =
  | 'getListDataService'
  | 'getListDataMetadata'
  | 'listListDataItems'
  | 'addListDataItem'
  | 'getListDataItem'
  | 'getListDataChoice'
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
    // The set has an operation of its own.
    if (set.kind === 'attachments') throw notHere(params.entitySet)
    if (set.kind === 'people') return reply.collection(200, personShape, pageOf(personShape, await queryUsers(ctx), query, ctx))
    if (set.kind === 'choices') {
      const shape = choiceShape(set.name)
      return reply.collection(200, shape, pageOf(shape, choicesOf(set.column), query, ctx))
    }
    const address = { id: set.of.list.row.id }
    const asked = withColumnNames(set.of, itemQuery(query, pageLimit))
    const { items, next } = await openItems(ctx, address, asked)
    const count = query.$inlinecount === 'allpages' ? await countItems(ctx, address, asked) : undefined
    return reply.collection(200, dataItemShape(set.of), { items, count, next: next && nextPage(request, writePageToken(next), query) })
  },

  addListDataItem: async (ctx, { params, body, request }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    const item = await addItemTree(ctx, { id: of.list.row.id }, await treeIn(ctx, of, body, request))
    const shape = dataItemShape(of)
    const Location = serviceRoot(ctx, undefined, dataServicePath) + shape.address(item)
    return reply.entity(201, shape, item, { ETag: ctx.profile.items.serviceTag(item.row.version), Location })
  },

  getListDataItem: async (ctx, { params }, reply) => {
    const { entitySet: name, itemId } = params
    const set = await entitySet(ctx, name)
    if (set.kind === 'list') {
      const item = await getItem(ctx, { id: set.of.list.row.id }, itemId)
      return reply.entity(200, dataItemShape(set.of), item, { ETag: ctx.profile.items.serviceTag(item.row.version) })
    }
    const person = set.kind === 'people' && (await queryUsers(ctx)).find(({ id }) => id === itemId)
    if (!person) throw notHere(`${name}(${itemId})`)
    return reply.entity(200, personShape, person)
  },

  getListDataChoice: async (ctx, { params: { entitySet: name, dataKey } }, reply) => {
    const set = await entitySet(ctx, name)
    if (set.kind === 'list' && /^[1-9]\d{0,8}$/.test(dataKey))
      return reply.entity(200, dataItemShape(set.of), await getItem(ctx, { id: set.of.list.row.id }, Number(dataKey)))
    const folded = fold(dataKey)
    const choice = set.kind === 'choices' && choicesOf(set.column).find((one) => fold(one) === folded)
    if (!choice) throw notHere(`${name}('${dataKey}')`)
    return reply.entity(200, choiceShape(name), choice)
  },

  updateListDataItem: async (ctx, call, reply) => reply.empty(204, { ETag: await changed(ctx, call) }),
  mergeListDataItem: async (ctx, call, reply) => reply.empty(204, { ETag: await changed(ctx, call) }),

  deleteListDataItem: async (ctx, { params, headers }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    await deleteItem(ctx, { id: of.list.row.id }, params.itemId, versionsIn(ctx.profile, headers['If-Match']))
    return reply.empty(204)
  },
})

const choicesOf = ({ field }: DataColumn): readonly string[] => field.settings.choices ?? []

/** Changes an item and returns its new entity tag; PUT empties what the body does not name. */
async function changed(
  ctx: WireContext,
  { params, body, headers, request }: Pick<Call<'updateListDataItem'>, 'params' | 'body' | 'headers' | 'request'>,
): Promise<string> {
  const of = await dataListNamed(ctx, params.entitySet)
  const method = tunnelledMethod(request.method, request.headers['x-http-method']) ?? request.method
  const values = valuesIn(ctx, of, body, method === 'PUT', request)
  const item = await updateItem(ctx, { id: of.list.row.id }, params.itemId, values, versionsIn(ctx.profile, headers['If-Match']))
  return ctx.profile.items.serviceTag(item.row.version)
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
  addListDataRelatedItem: async (ctx, { params }) => dataItemShape((await targetAt(ctx, params)).target) as Shape<never>,
  addListDataFile: async (ctx, { params }) => dataItemShape(await dataListNamed(ctx, params.entitySet)) as Shape<never>,
  addListDataAttachment: () => Promise.resolve(dataAttachmentShape as Shape<never>),
}
