import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import {
  addRelated,
  deleteRelated,
  queryRelated,
  type RelatedItem,
  type RelatedPlace,
  relatedAtOnce,
} from '../../core/acts/related-items/related-items.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { displayFormUrl } from '../../core/model/lists/list-pages.ts'
import { iconOf } from '../../entities/files/icons.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { lookUpItem } from '../files/folder-address.ts'
import type { Handlers } from '../protocol/handlers.ts'

type Operations =
  | 'getRelatedItems'
  | 'getPageOneRelatedItems'
  | 'addRelatedItem'
  | 'addRelatedItemByUrl'
  | 'addRelatedItemOfUrl'
  | 'deleteRelatedItem'

const guid = /^\{?([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\}?$/i

/** A list by its title or id. */
function listNamed(name: string): ListAddress {
  const id = guid.exec(name)?.[1]
  return id === undefined ? { title: name } : { id: id.toLowerCase() }
}

/** The server-relative path of a URL of this host. Fails with `invalid_request`. */
function pathOf(ctx: WireContext, url: string): URL {
  const found = URL.parse(url, `${ctx.origin}/`)
  if (found && found.host === new URL(ctx.origin).host) return found
  throw invalid(`'${url.slice(0, 200)}' is not a URL of ${ctx.origin}.`)
}

function decoded({ pathname }: URL): string {
  const path = percentDecoded(pathname)
  if (path === undefined) throw invalid('The URL is not percent-encoded UTF-8.')
  return path
}

/** An item of a web by the URL of the web; of the addressed web without one. Fails with `invalid_request`. */
async function placeOf(ctx: WireContext, webUrl: string | null | undefined, listName: string, itemId: number): Promise<RelatedPlace> {
  const list = listNamed(listName)
  if (!webUrl) return { web: ctx.web, list, itemId }
  const path = decoded(pathOf(ctx, webUrl))
  const url = path === '/' ? path : path.replace(/\/$/, '')
  const web = [...(await ctx.site.schema.webs()).values()].find((one) => fold(one.url) === fold(url))
  if (web) return { web, list, itemId }
  throw invalid(`There is no web at '${url.slice(0, 200)}'.`)
}

/** The item of a file or folder, or of a page of an item with its number. Fails as the look-up does. */
async function placeAt(ctx: WireContext, url: string): Promise<RelatedPlace> {
  const address = pathOf(ctx, url)
  const path = decoded(address)
  const number = [...address.searchParams].find(([name]) => name.toLowerCase() === 'id')?.[1] ?? ''
  if (/^\d{1,9}$/.test(number)) {
    const listUrl = path.slice(0, path.lastIndexOf('/')).replace(/\/Forms$/i, '')
    return { web: ctx.web, list: { url: listUrl }, itemId: Number(number) }
  }
  const { listId, itemId } = await lookUpItem(ctx, { itemUrl: path })
  return { web: ctx.web, list: { id: listId }, itemId }
}

/** What the other way round is worth: it is tried, and a refusal of it is no failure. */
async function tried(isWanted: boolean | undefined, work: () => Promise<void>): Promise<void> {
  if (isWanted !== true) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

async function relate(ctx: WireContext, source: RelatedPlace, target: RelatedPlace, isBothWays: boolean | undefined): Promise<void> {
  await addRelated(ctx, source, target)
  await tried(isBothWays, () => addRelated(ctx, target, source))
}

function shown(ctx: WireContext, { web, item }: RelatedItem): ComplexTypes['RelatedItem'] {
  const { list, row } = item
  const textOf = (name: string): string => {
    const field = list.fieldsByName.get(name)
    return String((field && item.read(field)) ?? '')
  }
  const isDocument = row.documentId !== null
  const name = textOf('FileLeafRef')
  return {
    ListId: list.row.id,
    ItemId: row.itemId,
    Url: isDocument ? absoluteUrl(ctx, textOf('FileRef')) : `${absoluteUrl(ctx, displayFormUrl(list))}?ID=${row.itemId}`,
    Title: isDocument ? name : textOf('Title'),
    WebId: web.row.id,
    IconUrl: `/_layouts/15/images/${iconOf(isDocument ? name : '', '', 0)}`,
  }
}

/** contracts/rest/items/related-items.yaml */
export const relatedItemHandlers: Pick<Handlers<WireContext>, Operations> = {
  getRelatedItems: async (ctx, { body }, reply) => {
    const found = await queryRelated(ctx, await placeOf(ctx, undefined, body.SourceListName, body.SourceItemID), Infinity)
    return reply.complexes(
      200,
      'RelatedItem',
      'GetRelatedItems',
      found.map((one) => shown(ctx, one)),
    )
  },

  getPageOneRelatedItems: async (ctx, { body }, reply) => {
    const found = await queryRelated(ctx, await placeOf(ctx, undefined, body.SourceListName, body.SourceItemID), relatedAtOnce)
    return reply.complexes(
      200,
      'RelatedItem',
      'GetPageOneRelatedItems',
      found.map((one) => shown(ctx, one)),
    )
  },

  addRelatedItem: async (ctx, { body }, reply) => {
    const source = await placeOf(ctx, body.SourceWebUrl, body.SourceListName, body.SourceItemID)
    const target = await placeOf(ctx, body.TargetWebUrl, body.TargetListName, body.TargetItemID)
    await relate(ctx, source, target, body.TryAddReverseLink)
    return reply.nothing(200, 'AddSingleLink')
  },

  addRelatedItemByUrl: async (ctx, { body }, reply) => {
    const source = await placeOf(ctx, undefined, body.SourceListName, body.SourceItemID)
    await relate(ctx, source, await placeAt(ctx, body.TargetItemUrl), body.TryAddReverseLink)
    return reply.nothing(200, 'AddSingleLinkToUrl')
  },

  addRelatedItemOfUrl: async (ctx, { body }, reply) => {
    const target = await placeOf(ctx, undefined, body.TargetListName, body.TargetItemID)
    await relate(ctx, await placeAt(ctx, body.SourceItemUrl), target, body.TryAddReverseLink)
    return reply.nothing(200, 'AddSingleLinkFromUrl')
  },

  deleteRelatedItem: async (ctx, { body }, reply) => {
    const source = await placeOf(ctx, body.SourceWebUrl, body.SourceListName, body.SourceItemID)
    const target = await placeOf(ctx, body.TargetWebUrl, body.TargetListName, body.TargetItemID)
    await deleteRelated(ctx, source, target)
    await tried(body.TryDeleteReverseLink, () => deleteRelated(ctx, target, source))
    return reply.nothing(200, 'DeleteSingleLink')
  },
}
