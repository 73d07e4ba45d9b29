import { getItem, updateItem } from '../../core/acts/items/items.ts'
import { addThroughLink } from '../../core/acts/items/together/item-trees.ts'
import type { Item } from '../../core/content/items/item.ts'
import { invalid, invalidQuery } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { didYouMean } from '../../core/kernel/near-names.ts'
import { attachmentSet, type DataColumn, type DataList, dataServicePath, dataSetsOf } from '../../entities/items/data-service.ts'
import { dataItemShape } from '../../entities/items/data-shapes.ts'
import type { Json, Shape } from '../../entities/shape/shape.ts'
import { atomTypes, linksDocument } from '../../formats/odata/atom-xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { contentTypes } from '../odata/negotiate.ts'
import { pageOf } from '../odata/query.ts'
import { serviceRoot } from '../odata/render.ts'
import { versionsIn } from '../protocol/expected-versions.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'
import { type Key, keyIn } from './data-keys.ts'
import { treeIn } from './data-values.ts'
import { dataListNamed, notHere } from './entity-sets.ts'

type Operations =
  | 'addListDataRelatedItem'
  | 'getListDataLinks'
  | 'updateListDataLink'
  | 'addListDataLink'
  | 'deleteListDataLink'
  | 'deleteListDataLinkById'
  | 'deleteListDataLinkByKey'

interface Params {
  readonly entitySet: string
  readonly itemId: number
  readonly dataLink: string
}

/** contracts/rest/list-data-service/list-data-links.yaml (protocol/list-data-service#links). */
export const listDataLinkHandlers: Pick<Handlers<WireContext>, Operations> = {
  getListDataLinks: async (ctx, { params, query, envelope }, reply) => {
    const of = await dataListNamed(ctx, params.entitySet)
    const item = await getItem(ctx, { id: of.list.row.id }, params.itemId)
    const { uris, many } = await linksOf(ctx, of, item, params.dataLink, query)
    if (envelope === 'atom') return reply.media(200, atomTypes.xml, linksDocument(uris, many))
    const body: Json = many ? { results: uris.map((uri) => ({ uri })) } : { uri: uris[0] ?? '' }
    return reply.media(200, contentTypes.verbose, JSON.stringify({ d: body }))
  },

  addListDataRelatedItem: async (ctx, { params, body, request }, reply) => {
    const { of, column, target } = await targetAt(ctx, params)
    const tree = await treeIn(ctx, target, body, request)
    const from = { address: { id: of.list.row.id }, itemId: params.itemId, column: column.field.internalName }
    const item = await addThroughLink(ctx, from, { id: target.list.row.id }, tree)
    const shape = dataItemShape(target)
    const Location = serviceRoot(ctx, undefined, dataServicePath) + shape.address(item)
    return reply.entity(201, shape, item, { ETag: ctx.profile.items.serviceTag(item.row.version), Location })
  },

  updateListDataLink: async (ctx, { params, body, headers, request }, reply) => {
    const { of, column } = await columnAt(ctx, params, 'one')
    return reply.empty(204, { ETag: await changed(ctx, of, column, params, keyIn(ctx, column, body.uri, request), headers['If-Match']) })
  },

  addListDataLink: async (ctx, { params, body, request }, reply) => {
    const { of, column } = await columnAt(ctx, params, 'many')
    const key = keyIn(ctx, column, body.uri, request)
    return reply.empty(204, { ETag: await withKeys(ctx, of, column, params, (keys) => (keys.includes(key) ? keys : [...keys, key])) })
  },

  deleteListDataLink: async (ctx, { params, headers }, reply) => {
    const { of, column } = await columnAt(ctx, params, 'one')
    return reply.empty(204, { ETag: await changed(ctx, of, column, params, null, headers['If-Match']) })
  },

  deleteListDataLinkById: async (ctx, { params, headers }, reply) =>
    reply.empty(204, { ETag: await without(ctx, params, params.linkedId, headers['If-Match']) }),

  deleteListDataLinkByKey: async (ctx, { params, headers }, reply) =>
    reply.empty(204, { ETag: await without(ctx, params, params.dataKey, headers['If-Match']) }),
}

/** A navigation property of an item, in any case. Fails with `resource_not_found`. */
function navigationOf(of: DataList, name: string): [string, NonNullable<ReturnType<Shape<Item>['navigation']['get']>>] {
  const { navigation } = dataItemShape(of)
  const folded = fold(name)
  const found = [...navigation].find(([one]) => fold(one) === folded)
  if (found) return found
  throw notHere(`${of.set}/$links/${name}`, didYouMean(name, navigation.keys()))
}

/** The addresses that a navigation property leads to; of several those that the options choose. Fails with `resource_not_found`, `invalid_query`. */
async function linksOf(ctx: WireContext, of: DataList, item: Item, name: string, options: Call<'getListDataLinks'>['query']) {
  const [, { many, expansion }] = navigationOf(of, name)
  const [found] = expansion ? await expansion.load([item], ctx) : []
  const all: readonly unknown[] = Array.isArray(found) ? found : [found].filter((one) => one !== undefined && one !== null)
  const shape = expansion?.shape([item], all, ctx) as Shape<unknown> | undefined
  if (!many && all.length === 0) throw notHere(`${of.set}(${item.row.itemId})/$links/${name}`, ' It leads to nothing here.')
  if (!many && Object.values(options).some((option) => option !== undefined))
    throw invalidQuery(`'${name.slice(0, 100)}' is one entity: $filter, $orderby, $top and $skip have nothing to choose from.`)
  const chosen = shape && many ? pageOf(shape, all, options, ctx).items : all
  const uris = shape ? chosen.map((one) => serviceRoot(ctx, shape.webUrl?.(one), dataServicePath) + shape.address(one)) : []
  return { uris, many }
}

/** A column that clients may change and that leads to one entity or to several. Fails with `resource_not_found`, `invalid_request`. */
async function columnAt(ctx: WireContext, { entitySet, dataLink }: Params, wanted: 'one' | 'many') {
  const of = await dataListNamed(ctx, entitySet)
  const [name] = navigationOf(of, dataLink)
  const column = of.columns.find((one) => one.name === name)
  if (!column || column.readOnly) throw invalid(`The links of '${name}' cannot be changed here.`)
  const isMany = column.link?.many === true
  if (isMany !== (wanted === 'many'))
    throw invalid(
      isMany
        ? `'${name}' has several links: add one by POST, and remove one by DELETE of its own address.`
        : `'${name}' has one link: change it by PUT, and remove it by DELETE.`,
    )
  return { of, column }
}

/** The list to which a column with several links leads, and in which a POST through it makes items. Fails with `resource_not_found`, `invalid_request`. */
export async function targetAt(ctx: WireContext, params: Pick<Params, 'entitySet' | 'dataLink'>) {
  const of = await dataListNamed(ctx, params.entitySet)
  const folded = fold(params.dataLink)
  if (folded === fold(attachmentSet))
    throw invalid(`Attach a file by a POST to '${attachmentSet}' with the header 'Slug: ${of.set}|7|plan.txt'.`)
  const [name, { many }] = navigationOf(of, params.dataLink)
  const column = of.columns.find((one) => one.name === name)
  const target = (await dataSetsOf(ctx)).byListId.get(column?.field.settings.lookupListId ?? '')
  if (!column || column.readOnly || column.link?.kind !== 'lookup' || !target)
    throw invalid(`No entities are made through '${name}': set its links at '$links/${name}'.`)
  if (!many)
    throw invalid(
      `'${name}' leads to one entity: add that to '${target.set}' by POST, and set the link by a PUT to '$links/${name}' or with MERGE.`,
    )
  return { of, column, target }
}

async function changed(
  ctx: WireContext,
  of: DataList,
  { field }: DataColumn,
  { itemId }: Params,
  value: Key | readonly Key[] | null,
  ifMatch: string | undefined,
): Promise<string> {
  const values = new Map([[field.internalName, value]])
  const item = await updateItem(ctx, { id: of.list.row.id }, itemId, values, versionsIn(ctx.profile, ifMatch))
  return ctx.profile.items.serviceTag(item.row.version)
}

/** Changes the keys of a column with several values, and no other change in between. Fails with `version_conflict`. */
async function withKeys(
  ctx: WireContext,
  of: DataList,
  column: DataColumn,
  params: Params,
  change: (keys: readonly Key[]) => readonly Key[],
  ifMatch?: string,
): Promise<string> {
  const { row, read } = await readItem(ctx, of, params)
  const value = read(column)
  const keys = Array.isArray(value) ? (value as readonly Key[]) : []
  return changed(ctx, of, column, params, change(keys), ifMatch ?? `"${row.version}"`)
}

async function readItem(ctx: WireContext, of: DataList, { itemId }: Params) {
  const item = await getItem(ctx, { id: of.list.row.id }, itemId)
  return { row: item.row, read: ({ field }: DataColumn) => item.read(field) }
}

/** Removes one key. Fails with `resource_not_found` if the item does not have it. */
async function without(ctx: WireContext, params: Params, key: Key, ifMatch: string | undefined): Promise<string> {
  const { of, column } = await columnAt(ctx, params, 'many')
  const folded = fold(String(key))
  const rest = (keys: readonly Key[]) => {
    const left = keys.filter((one) => fold(String(one)) !== folded)
    if (left.length < keys.length) return left
    throw notHere(`${of.set}(${params.itemId})/$links/${column.name}(${key})`)
  }
  return withKeys(ctx, of, column, params, rest, ifMatch)
}
