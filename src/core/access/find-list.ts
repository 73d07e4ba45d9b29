import { DomainError } from '../kernel/errors.ts'
import { fold } from '../kernel/fold.ts'
import { didYouMean, nearNames } from '../kernel/near-names.ts'
import type { ContentRecords } from '../kernel/ports.ts'
import type { List, ListAddress } from '../model/lists/list.ts'
import { namesUserInfo, userInfoIdOf, userInfoList } from '../model/lists/user-info-list.ts'
import { holds } from '../model/permissions/rights.ts'
import { modelReasons } from '../model/reasons.ts'
import { demand, demandOpen } from './access.ts'
import { type Context, recordsOf } from './context.ts'
import { rightsOn } from './effective.ts'

const guid = /^\s*\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?\s*$/i

/**
 * The list's schema from the cache; its counters may be old. Checks the web, but
 * no right on the list: the caller does. Fails with `list_not_found`, and with
 * `access_denied` if the actor may not open the web.
 */
export async function findSchema(ctx: Context, address: ListAddress): Promise<List> {
  const looked = lookUp(ctx, address, recordsOf(ctx))
  const list = (looked instanceof Promise ? await looked : looked) ?? (await inRootWeb(ctx, address))
  if (list) return list
  await demand(ctx, 'Open', ctx.web)
  throw listNotFound(ctx, address, await nearTitles(ctx, address))
}

/** A sentence with the titles or URLs of lists that are near to a wrong one, of those only that the actor may see. */
async function nearTitles(ctx: Context, address: ListAddress): Promise<string> {
  const isUrl = 'url' in address
  const wrong = isUrl ? address.url : 'title' in address ? address.title : 'name' in address ? address.name : ''
  if (wrong === '' || guid.test(wrong.slice(0, 100))) return ''
  const lists = await ctx.site.schema.lists(ctx.web, recordsOf(ctx))
  const byName = new Map(lists.filter(({ row }) => !row.hidden).map((list) => [isUrl ? list.url : list.row.title, list]))
  const visible: string[] = []
  for (const near of nearNames(wrong, byName.keys(), 8)) {
    const list = byName.get(near)
    if (list && visible.length < 2 && holds(await rightsOn(ctx, list.scopeId), 'ViewListItems')) visible.push(near)
  }
  return didYouMean(wrong, visible)
}

/**
 * Like `findSchema`, and checks the right to open the list. For edges that parse
 * a request by the list's columns before they call core, so that parse errors
 * tell nothing to an actor without rights. Fails with `access_denied` too.
 */
export async function openSchema(ctx: Context, address: ListAddress): Promise<List> {
  const list = await findSchema(ctx, address)
  await demandOpen(ctx, list)
  return list
}

/** What every web of a site collection has from the root web: the list of users, and catalogs. */
async function inRootWeb(ctx: Context, address: ListAddress): Promise<List | undefined> {
  const isCatalog = 'catalog' in address
  if (!isCatalog && !mayNameUserInfo(ctx, address)) return undefined
  const webs = await ctx.site.schema.webs(recordsOf(ctx))
  const root = [...webs.values()].find(({ row }) => row.parentWebId === null)
  if (!root) return undefined
  const users = userInfoList(root)
  if (isCatalog && address.catalog !== users.row.baseTemplate)
    return catalogAmong(await ctx.site.schema.lists(root, recordsOf(ctx)), address.catalog)
  return 'url' in address && fold(address.url) !== fold(users.url) ? undefined : users
}

function mayNameUserInfo(ctx: Context, address: ListAddress): boolean {
  if ('url' in address) return address.url.endsWith('/users')
  if ('title' in address) return namesUserInfo(address.title)
  const name = 'id' in address ? address.id : 'name' in address ? address.name : ''
  return namesUserInfo(name) || guid.exec(name.slice(0, 100))?.[1]?.toLowerCase() === userInfoIdOf(ctx.site.id)
}

const catalogAmong = (lists: readonly List[], template: number): List | undefined =>
  lists.find(({ row }) => row.baseTemplate === template && row.hidden)

function lookUp(ctx: Context, address: ListAddress, records: ContentRecords): List | undefined | Promise<List | undefined> {
  const { schema } = ctx.site
  if ('title' in address || 'url' in address) return schema.findList(ctx.web, address, records)
  if ('catalog' in address) return schema.lists(ctx.web, records).then((lists) => catalogAmong(lists, address.catalog))
  if ('library' in address) return schema.lists(ctx.web, records).then(defaultLibrary)
  const id = guid.exec('id' in address ? address.id : address.name)?.[1]?.toLowerCase()
  if (id !== undefined) return schema.list(ctx.web, id, records)
  return 'name' in address ? schema.findList(ctx.web, { title: address.name }, records) : undefined
}

/** The oldest document library that is not hidden. */
function defaultLibrary(lists: readonly List[]): List | undefined {
  const libraries = lists.filter(({ row }) => row.baseTemplate === 101 && !row.hidden)
  return libraries.sort((a, b) => a.row.createdAt - b.row.createdAt)[0]
}

export function listNotFound(ctx: Context, address: ListAddress, hint = ''): DomainError {
  const [given = ''] = Object.values(address) as (string | number)[]
  const name = 'catalog' in address ? `catalog ${given}` : String(given)
  return new DomainError(modelReasons.list_not_found, { list: name.slice(0, 200), url: ctx.web.url, hint })
}
