import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import { itemAtUrl } from '../../core/acts/items/item-at-url.ts'
import { addRelated, type RelatedItem, type RelatedPlace } from '../../core/acts/related-items/related-items.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { displayFormUrl } from '../../core/model/lists/list-pages.ts'
import { percentDecoded } from '../../formats/percent.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import { iconOf } from './icons.ts'

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
export async function relatedPlace(
  ctx: WireContext,
  webUrl: string | null | undefined,
  listName: string,
  itemId: number,
): Promise<RelatedPlace> {
  const list = listNamed(listName)
  if (!webUrl) return { web: ctx.web, list, itemId }
  const path = decoded(pathOf(ctx, webUrl))
  const url = path === '/' ? path : path.replace(/\/$/, '')
  const web = [...(await ctx.site.schema.webs()).values()].find((one) => fold(one.url) === fold(url))
  if (web) return { web, list, itemId }
  throw invalid(`There is no web at '${url.slice(0, 200)}'.`)
}

/** The item of a file or folder, or of a page of an item with its number. Fails as the look-up does. */
export async function relatedPlaceAt(ctx: WireContext, url: string): Promise<RelatedPlace> {
  const address = pathOf(ctx, url)
  const path = decoded(address)
  const number = [...address.searchParams].find(([name]) => name.toLowerCase() === 'id')?.[1] ?? ''
  if (/^\d{1,9}$/.test(number)) {
    const listUrl = path.slice(0, path.lastIndexOf('/')).replace(/\/Forms$/i, '')
    return { web: ctx.web, list: { url: listUrl }, itemId: Number(number) }
  }
  const { listId, itemId } = await itemAtUrl(ctx, path)
  return { web: ctx.web, list: { id: listId }, itemId }
}

/** What the other way round is worth: it is tried, and a refusal of it is no failure. */
export async function triedBothWays(isWanted: boolean | undefined, work: () => Promise<void>): Promise<void> {
  if (isWanted !== true) return
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

/** Relates an item to another one, and if wanted the other one to it. Fails as `addRelated`. */
export async function relateItems(
  ctx: WireContext,
  source: RelatedPlace,
  target: RelatedPlace,
  isBothWays: boolean | undefined,
): Promise<void> {
  await addRelated(ctx, source, target)
  await triedBothWays(isBothWays, () => addRelated(ctx, target, source))
}

/** A related item as both edges show it. */
export function relatedShown(ctx: WireContext, { web, item }: RelatedItem): ComplexTypes['RelatedItem'] {
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
