import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import { visibleItems } from '../../content/items/item-rights.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { modelReasons } from '../../model/reasons.ts'
import type { SiteHandle } from '../../model/sites/site.ts'
import { getItem } from '../items/items.ts'
import { itemTopic, listTopic, webTopic } from './news.ts'
import type { NewsAudience } from './news-audience.ts'

/** What a group key names. */
export interface NewsGroup {
  /** The key as it is compared: in any case. */
  readonly key: string
  readonly topic: string
  readonly ctx: Context
  /** Remembers for the audience what the subscriber sees now. Call it again after a change of rights. */
  readonly remember: (audience: NewsAudience) => Promise<void>
}

/** Who asks, and how a path leads to a site collection. */
export interface GroupAsker extends Omit<Context, 'site' | 'web' | 'transaction'> {
  /** Fails with `site_not_found` and `database_closed`. */
  readonly findSite: (path: string) => SiteHandle | Promise<SiteHandle>
}

/** The maximum length of a group key. */
const longestKey = 2_000

const wrongKey = (key: string) =>
  invalid(
    `The group key '${key.slice(0, 100)}' is none of list:<web>:<title of the list>, item:<web>:<title of the list>:<item id>, web:<web>. The web is its path below the host, without a leading slash; the root web is the empty text.`,
  )

/**
 * Resolves a group key to ids, and checks that the asker may see the list, the item or the web. Fails with
 * `invalid_request`, `site_not_found`, `list_not_found`, `item_not_found`, `access_denied`.
 */
export async function findNewsGroup(asker: GroupAsker, text: string): Promise<NewsGroup> {
  if (text.length > longestKey) throw invalid(`A group key has at most ${longestKey} characters.`)
  const first = text.indexOf(':')
  const kind = first < 0 ? '' : text.slice(0, first)
  const rest = text.slice(first + 1)
  if (kind === 'web') return webGroup(await contextOf(asker, rest), text)
  const second = rest.indexOf(':')
  if ((kind !== 'list' && kind !== 'item') || second < 0) throw wrongKey(text)
  const named = rest.slice(second + 1)
  const last = named.lastIndexOf(':')
  const itemId = kind === 'item' ? Number(named.slice(last + 1)) : 0
  if (kind === 'item' && (last < 0 || !Number.isSafeInteger(itemId) || itemId < 1)) throw wrongKey(text)
  const ctx = await contextOf(asker, rest.slice(0, second))
  return kind === 'list' ? listGroup(ctx, text, named) : itemGroup(ctx, text, { title: named.slice(0, last), itemId })
}

async function contextOf({ findSite, ...facts }: GroupAsker, name: string): Promise<Context> {
  const path = `/${name
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`
  const site = await findSite(path)
  const web = (await site.schema.webs()).get(fold(path))
  if (!web) throw new DomainError(modelReasons.site_not_found, { path: path.slice(0, 200) })
  return { ...facts, site, web }
}

async function listGroup(ctx: Context, text: string, title: string): Promise<NewsGroup> {
  const list = await findSchema(ctx, { title })
  await visibleItems(ctx, list)
  const remember = (audience: NewsAudience) => audience.rememberList(ctx, list)
  return { key: fold(text), topic: listTopic(list.row.id), ctx, remember }
}

async function itemGroup(
  ctx: Context,
  text: string,
  { title, itemId }: { readonly title: string; readonly itemId: number },
): Promise<NewsGroup> {
  const { list } = await getItem(ctx, { title }, itemId)
  const remember = (audience: NewsAudience) => audience.rememberList(ctx, list)
  return { key: fold(text), topic: itemTopic(list.row.id, itemId), ctx, remember }
}

async function webGroup(ctx: Context, text: string): Promise<NewsGroup> {
  await demand(ctx, 'Open', ctx.web)
  const { id } = ctx.web.row
  const remember = async (audience: NewsAudience) => {
    for (const { row, scopeId } of (await ctx.site.schema.webs()).values())
      if (row.id === id || row.parentWebId === id) await audience.rememberScope(ctx, 'Open', scopeId)
    for (const { scopeId } of await ctx.site.schema.lists(ctx.web, ctx.site.database.records))
      await audience.rememberScope(ctx, 'ViewListItems', scopeId)
  }
  return { key: fold(text), topic: webTopic(id), ctx, remember }
}
