import type { ChangeRow, ItemRow, ListRow } from '../../../../generated/prisma/content.ts'
import { type Context, recordsOf } from '../../access/context.ts'
import { documentById } from '../../content/documents/documents.ts'
import { leafNameOf } from '../../content/items/item.ts'
import { itemWithFolder } from '../../content/items/item-folders.ts'
import { type ChangeType, changeTypeOf } from '../../model/change.ts'
import type { List } from '../../model/lists/list.ts'
import { readSeen, type SeenBefore } from '../../model/seen-before.ts'
import { joinUrl, type Web } from '../../model/sites/web.ts'

/** What subscribers are told about: an item, a file, a list or a web. */
export type NewsKind = 'item' | 'file' | 'list' | 'web'

/** What decides who may see the thing. */
export type NewsSubject =
  | { readonly kind: 'item'; readonly list: List; readonly row: ItemRow }
  | { readonly kind: 'scope'; readonly scopeId: string; readonly right: 'Open' | 'ViewListItems' }
  /** The thing is gone. */
  | { readonly kind: 'gone'; readonly seen: SeenBefore; readonly right: 'Open' | 'ViewListItems'; readonly list?: List }

/** A change of the log as subscribers are told it. */
export interface News {
  readonly kind: NewsKind
  readonly happened: 'Created' | 'Updated' | 'Deleted'
  readonly change: ChangeRow
  /** See `topicsOf`. */
  readonly topics: readonly string[]
  readonly subject: NewsSubject
  /** Server-relative URL of its web. */
  readonly webUrl: string
  readonly list?: { readonly id: string; readonly title: string }
  readonly itemId?: number
  readonly uniqueId?: string
  /** Server-relative URL of the thing, if it still has one. */
  readonly url?: string
}

/** What a subscriber can ask for: a list with its items, one item, a web. */
export const listTopic = (listId: string): string => `list ${listId}`
export const itemTopic = (listId: string, itemId: number): string => `item ${listId} ${itemId}`
export const webTopic = (webId: string): string => `web ${webId}`

const happenings: { readonly [T in ChangeType]?: News['happened'] } = {
  add: 'Created',
  restore: 'Created',
  moveInto: 'Created',
  update: 'Updated',
  rename: 'Updated',
  systemUpdate: 'Updated',
  delete: 'Deleted',
  moveAway: 'Deleted',
}

/** A change of these is a change of their list, or of their web. */
const partsOfSchema: ReadonlySet<string> = new Set(['field', 'view', 'contentType'])

/** The topics of a change; none if nobody receives such a change. Nobody receives changes of rights, users and groups. */
function topicsOf({ entity, type, webId, listId, itemId, objectId }: ChangeRow, parentOf: ReadonlyMap<string, string>): string[] {
  if (happenings[changeTypeOf(type)] === undefined) return []
  if (entity === 'item') return listId === null || itemId === null ? [] : [listTopic(listId), itemTopic(listId, itemId)]
  if (entity === 'list') return [listTopic(listId ?? objectId), webTopic(webId)]
  if (partsOfSchema.has(entity)) return listId === null ? [webTopic(webId)] : [listTopic(listId), webTopic(webId)]
  if (entity === 'file') return [webTopic(webId)]
  if (entity !== 'web' && entity !== 'site') return []
  const parent = parentOf.get(webId)
  return parent === undefined ? [webTopic(webId)] : [webTopic(webId), webTopic(parent)]
}

/** Parents of webs by id, of webs that were deleted too. */
export type WebTree = Map<string, string>

/**
 * What subscribers of the wanted topics are told about changes of a site, in the order of the log. It tells the present
 * state: a change of a thing that is gone by now tells nothing, because the change that deleted it follows. The actor of
 * the context sees everything. `tree` learns the parents of webs.
 */
export async function readNews(
  ctx: Context,
  rows: readonly ChangeRow[],
  wants: (topic: string) => boolean,
  tree: WebTree,
): Promise<News[]> {
  const webs = new Map([...(await ctx.site.schema.webs()).values()].map((web) => [web.row.id, web]))
  for (const { row } of webs.values()) if (row.parentWebId !== null) tree.set(row.id, row.parentWebId)
  const asked: { readonly change: ChangeRow; readonly topics: readonly string[] }[] = []
  for (const change of rows) {
    const topics = topicsOf(change, tree).filter(wants)
    if (topics.length > 0) asked.push({ change, topics })
  }
  if (asked.length === 0) return []
  const reading: Reading = { ctx, webs, lists: await listsOf(ctx, asked), items: await itemsOf(ctx, asked) }
  const news: News[] = []
  for (const { change, topics } of asked) news.push(...(await newsOf(reading, change, topics)))
  return news
}

interface Reading {
  readonly ctx: Context
  readonly webs: ReadonlyMap<string, Web>
  /** Recycled ones too. */
  readonly lists: ReadonlyMap<string, ListRow>
  readonly items: ReadonlyMap<string, ItemRow>
}

async function listsOf(ctx: Context, asked: readonly { readonly change: ChangeRow }[]): Promise<ReadonlyMap<string, ListRow>> {
  const ids = [...new Set(asked.flatMap(({ change }) => change.listId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await recordsOf(ctx).query('List', { where: { siteId: ctx.site.id, id: { in: ids } } })
  return new Map(rows.map((row) => [row.id, row]))
}

const itemKey = (listId: string | null, itemId: number | null): string => `${listId} ${itemId}`

/** The rows of the items in the changes that are there, a statement for each list. */
async function itemsOf(ctx: Context, asked: readonly { readonly change: ChangeRow }[]): Promise<ReadonlyMap<string, ItemRow>> {
  const found = new Map<string, ItemRow>()
  const changed = asked.flatMap(({ change: { entity, listId, itemId } }) =>
    entity === 'item' && listId !== null && itemId !== null ? [{ listId, itemId }] : [],
  )
  for (const [listId, some] of Map.groupBy(changed, (one) => one.listId)) {
    const itemId = { in: [...new Set(some.map((one) => one.itemId))] }
    const where = { siteId: ctx.site.id, listId, itemId, recycledIn: null }
    for (const row of await recordsOf(ctx).query('Item', { where })) found.set(itemKey(listId, row.itemId), row)
  }
  return found
}

async function newsOf(reading: Reading, change: ChangeRow, topics: readonly string[]): Promise<News[]> {
  const happened = happenings[changeTypeOf(change.type)]
  if (happened === undefined) return []
  switch (change.entity) {
    case 'item':
      return itemNews(reading, change, topics, happened)
    case 'file':
      return fileNews(reading, change, topics, happened)
    case 'web':
    case 'site':
      return webNews(reading, change, topics, happened)
    default:
      return change.listId === null ? webNews(reading, change, topics, 'Updated') : listNews(reading, change, topics, happened)
  }
}

async function itemNews(
  { ctx, webs, lists, items }: Reading,
  change: ChangeRow,
  topics: readonly string[],
  happened: News['happened'],
): Promise<News[]> {
  const { listId, itemId, webId, objectId } = change
  const listRow = lists.get(listId ?? '')
  const web = webs.get(webId)
  if (listId === null || itemId === null || !web || !listRow) return []
  const list = await ctx.site.schema.list(web, listId, recordsOf(ctx))
  const common = { change, topics, happened, webUrl: web.url, list: { id: listId, title: listRow.title }, itemId, uniqueId: objectId }
  if (happened === 'Deleted') {
    const seen = readSeen(change.detail)
    const subject = seen && ({ kind: 'gone', seen, right: 'ViewListItems', ...(list && { list }) } as const)
    if (!subject) return []
    const gone: News = { ...common, kind: 'item', subject }
    return seen.item?.isFile ? [{ ...gone, kind: 'file' }, gone] : [gone]
  }
  const row = items.get(itemKey(listId, itemId))
  if (!list || !row) return []
  const { folderUrl } = await itemWithFolder(ctx, list, row)
  const told: News = { ...common, kind: 'item', subject: { kind: 'item', list, row }, url: joinUrl(folderUrl, leafNameOf(row)) }
  return row.documentId !== null && row.kind === 0 ? [{ ...told, kind: 'file' }, told] : [told]
}

/** A file outside lists: every user who may open its web sees it. */
async function fileNews({ ctx, webs }: Reading, change: ChangeRow, topics: readonly string[], happened: News['happened']): Promise<News[]> {
  const web = webs.get(change.webId)
  if (!web) return []
  const common = { kind: 'file', change, topics, happened, webUrl: web.url, uniqueId: change.objectId } as const
  const subject = { kind: 'scope', scopeId: web.scopeId, right: 'Open' } as const
  if (happened === 'Deleted') return change.detail === null ? [] : [{ ...common, subject }]
  const document = await documentById(ctx, change.objectId)
  return document ? [{ ...common, subject: { ...subject, scopeId: document.row.scopeId }, url: document.url }] : []
}

async function listNews(
  { webs, lists, ctx }: Reading,
  change: ChangeRow,
  topics: readonly string[],
  happened: News['happened'],
): Promise<News[]> {
  const { listId, webId, entity } = change
  const id = listId ?? ''
  const web = webs.get(webId)
  const row = lists.get(id)
  const deletes = entity === 'list' && happened === 'Deleted'
  const common = { kind: 'list', change, topics, happened: entity === 'list' ? happened : 'Updated' } as const
  const shown = { webUrl: web?.url ?? ctx.site.url, list: { id, title: row?.title ?? '' } }
  if (deletes) {
    const seen = readSeen(change.detail)
    return seen ? [{ ...common, ...shown, subject: { kind: 'gone', seen, right: 'ViewListItems' } }] : []
  }
  if (!web || !row || row.recycledIn !== null) return []
  const subject = { kind: 'scope', scopeId: row.scopeId, right: 'ViewListItems' } as const
  const list = await ctx.site.schema.list(web, id, recordsOf(ctx))
  return [{ ...common, ...shown, subject, ...(list && { url: list.url }) }]
}

function webNews({ webs, ctx }: Reading, change: ChangeRow, topics: readonly string[], happened: News['happened']): News[] {
  const web = webs.get(change.webId)
  if (happened === 'Deleted') {
    const seen = readSeen(change.detail)
    const subject = seen && ({ kind: 'gone', seen, right: 'Open' } as const)
    return subject ? [{ kind: 'web', change, topics, happened, webUrl: web?.url ?? ctx.site.url, subject }] : []
  }
  if (!web) return []
  const subject = { kind: 'scope', scopeId: web.scopeId, right: 'Open' } as const
  return [{ kind: 'web', change, topics, happened, webUrl: web.url, subject, url: web.url }]
}
