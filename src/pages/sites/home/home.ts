import { queryChanges } from '../../../core/acts/changes/change-log.ts'
import { queryItems } from '../../../core/acts/items/item-pages.ts'
import { queryLists } from '../../../core/acts/lists/lists.ts'
import { defaultViewUrls } from '../../../core/acts/lists/views.ts'
import { getWeb, queryWebs } from '../../../core/acts/sites/webs.ts'
import type { Item } from '../../../core/content/items/item.ts'
import { textWords } from '../../../core/content/shown/field-text.ts'
import type { Operand } from '../../../core/kernel/query.ts'
import { isLibrary, type List } from '../../../core/model/lists/list.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { html, type Markup } from '../../html.ts'
import { formatsFor, timeElement } from '../page/formats.ts'
import { titleOf } from '../page/shown-item.ts'
import { address, hrefOf, type SitePage, type SiteVisit, webAddress } from '../page/visit.ts'
import { listTitle, webDescription, webTitle } from '../words/titles.ts'

/** The most changes on the first page of a web. */
const mostChanges = 15

/** The first page of a web: its lists, libraries, subsites and recent changes, as far as the visitor may see them. */
export const siteHomePage: SitePage = {
  async show(visit) {
    const { ctx, words } = visit
    const web = await getWeb(ctx)
    const lists = await shownLists(visit)
    const webs = await queryWebs(ctx)
    const description = webDescription(words, web)
    return {
      title: webTitle(words, web),
      body: html`${description === '' ? undefined : html`<p class="lead">${description}</p>`}
${section(
  words.lists,
  lists.filter(({ list }) => !isLibrary(list)),
  visit,
)}
${section(
  words.libraries,
  lists.filter(({ list }) => isLibrary(list)),
  visit,
)}
${webs.length === 0 ? undefined : html`<h2>${words.subsites}</h2><ul class="cards">${webs.map((one) => html`<li><a href="${webAddress(one)}">${webTitle(words, one)}</a><p>${webDescription(words, one)}</p></li>`)}</ul>`}
<section data-part="changes" data-live="web:${ctx.web.url.slice(1)}">
<h2>${words.recentChanges}</h2>
${await recentChanges(visit, lists)}
</section>`,
    }
  },
}

/** A list with the address of its default view. */
export interface ShownList {
  readonly list: List
  readonly url: string
}

/** The lists that people work with: not those of the server itself. */
export async function shownLists({ ctx }: SiteVisit): Promise<ShownList[]> {
  const lists = (await queryLists(ctx)).filter(({ row }) => !row.hidden)
  const urls = await defaultViewUrls(ctx, lists)
  return lists.map((list, index) => ({ list, url: urls[index] ?? list.url }))
}

/** How many items a list has, in words. */
export function countText({ words, ctx }: SiteVisit, count: number): string {
  return count === 1 ? words.oneItem : words.items(formatsFor(ctx.web.row).number(count))
}

function section(title: string, lists: readonly ShownList[], visit: SiteVisit): Markup {
  const card = ({ list, url }: ShownList) =>
    html`<li><a href="${hrefOf(url)}">${listTitle(visit.words, list)}</a><p>${countText(visit, list.row.itemCount)}</p></li>`
  return html`<h2>${title}</h2>
${lists.length === 0 ? html`<p class="soft">${visit.words.nothingYet}</p>` : html`<ul class="cards">${lists.map(card)}</ul>`}`
}

/** A changed item: its state now, who changed it last in the log, and when. */
interface ShownChange {
  readonly item: Item
  readonly isNew: boolean
  readonly at: number
}

/** The latest changes of items in lists, for a visitor who may see them. */
export async function recentChanges(visit: SiteVisit, lists: readonly ShownList[]): Promise<Markup> {
  const { ctx, words } = visit
  const changes = await changedItems(visit, new Map(lists.map(({ list }) => [list.row.id, list])))
  if (changes.length === 0) return html`<p class="soft">${words.noChanges}</p>`
  const { moment } = formatsFor(ctx.web.row)
  const rows: Markup[] = []
  for (const { item, isNew, at } of changes) {
    const { list, row } = item
    const editor = list.fieldsByName.get('Editor')
    const who = editor ? ((await textWords(ctx, [item], [editor])).people.get(row.editorId)?.title ?? '') : ''
    const href = address(displayFormUrl(list), { ID: row.itemId })
    rows.push(
      html`<li><a href="${href}">${titleOf(item)}</a> <span class="soft">${listTitle(words, list)} &middot; ${timeElement(at, moment(at))} &middot; ${isNew ? words.changeAdded(who) : words.changeUpdated(who)}</span></li>`,
    )
  }
  return html`<ul class="plainlist">${rows}</ul>`
}

async function changedItems({ ctx }: SiteVisit, lists: ReadonlyMap<string, List>): Promise<ShownChange[]> {
  const target = { kind: 'web', id: ctx.web.row.id, securable: ctx.web } as const
  const log = await queryChanges(ctx, target, { entities: ['item', 'file'], types: ['add', 'update'], latestFirst: true, limit: 60 })
  const latest = new Map<string, (typeof log)[number]>()
  for (const change of log) {
    const key = `${change.listId} ${change.itemId}`
    if (change.listId !== null && change.itemId !== null && lists.has(change.listId) && !latest.has(key)) latest.set(key, change)
  }
  const chosen = [...latest.values()].slice(0, mostChanges)
  const found = new Map<string, Item>()
  for (const listId of new Set(chosen.map((change) => change.listId ?? ''))) {
    const ids = chosen.filter((change) => change.listId === listId).map(({ itemId }) => itemId ?? 0)
    const { items } = await queryItems(
      ctx,
      { id: listId },
      { where: { op: 'in', subject: idColumn, values: ids.map(idValue) }, limit: ids.length },
    )
    for (const item of items) found.set(`${listId} ${item.row.itemId}`, item)
  }
  return chosen.flatMap((change) => {
    const item = found.get(`${change.listId} ${change.itemId}`)
    return item ? [{ item, isNew: change.type === 'add', at: change.at }] : []
  })
}

const idColumn: Operand = { kind: 'field', path: ['ID'], at: -1 }
const idValue = (value: number): Operand => ({ kind: 'literal', literal: { type: 'number', value }, at: -1 })
