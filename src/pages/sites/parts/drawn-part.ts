import type { WebPartRow } from '../../../../generated/prisma/content.ts'
import { openSchema } from '../../../core/access/find-list.ts'
import { viewsOfLists } from '../../../core/acts/lists/views.ts'
import { getWeb } from '../../../core/acts/sites/webs.ts'
import type { PagePart } from '../../../core/acts/web-parts/web-parts.ts'
import { textOfHtml, textWords } from '../../../core/content/shown/field-text.ts'
import { DomainError, invalid } from '../../../core/kernel/errors.ts'
import { html, type Markup } from '../../html.ts'
import { shownMessage } from '../../shown-message.ts'
import { recentChanges, shownLists } from '../home/home.ts'
import { foundRows } from '../home/search.ts'
import { cellOf, isNumeric } from '../lists/cell.ts'
import { liveKey } from '../lists/view-page.ts'
import { readShownView } from '../lists/view-request.ts'
import { address, followable, type SiteVisit } from '../page/visit.ts'
import { columnTitle, listTitle } from '../words/titles.ts'
import { partKindOf, partProperties, whyNotShown } from './part-kinds.ts'

/** The content of a part. */
interface Drawn {
  readonly content: Markup
  /** The heading of a part without a title. */
  readonly heading?: string
  /** The group of the hub whose messages change it, if it is not that of the page. */
  readonly live?: string
}

/** The most rows that a part shows. */
const mostRows = 100
const mostFound = 10

/**
 * A web part as a section of a page, the same on the page and when it is read alone. What it needs and the visitor may not see is a message
 * in it; text of users is escaped, and formatted text loses its tags. One that is closed or hidden is an empty section, which a change may fill.
 */
export async function drawnPart(visit: SiteVisit, { page, part }: PagePart): Promise<Markup> {
  const { ctx, words } = visit
  const own = page.list ? liveKey(page.list) : `web:${ctx.web.url.slice(1)}`
  const fresh = address('/api/webpartrefresh', { webUrl: ctx.web.url, page: page.url, webPartId: part.id })
  if (whyNotShown(part))
    return html`<section class="part" data-part="part-${part.id}" data-live="${own}" data-fresh="${fresh}" hidden></section>
`
  const { content, heading = '', live } = await drawn(visit, part)
  const title = part.title.trim() || heading
  return html`<section class="part" data-part="part-${part.id}" data-live="${live ?? own}" data-fresh="${fresh}"${title === '' ? html` aria-label="${words.webPart}"` : undefined}>
${title === '' ? undefined : html`<h2>${title}</h2>`}
${content}
</section>
`
}

async function drawn(visit: SiteVisit, part: WebPartRow): Promise<Drawn> {
  const { words, request } = visit
  try {
    switch (partKindOf(part.typeName)) {
      case 'listView':
        return await listView(visit, part)
      case 'text':
        return { content: text(partProperties(part)('Content', 'Text')) }
      case 'image':
        return { content: image(partProperties(part)) }
      case 'changes':
        return {
          content: await recentChanges(visit, await shownLists(visit)),
          heading: words.partKinds.changes,
          live: `web:${visit.ctx.web.url.slice(1)}`,
        }
      case 'query':
        return await query(visit, partProperties(part)('Query', 'QueryText', 'QueryTemplate'))
      case undefined:
        return { content: html`<p class="soft">${words.partNotDrawn(part.typeName)}</p>` }
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { content: html`<p class="soft">${words.partFailed} ${shownMessage(words.language, request.profile, error)}</p>` }
  }
}

/** The rows of a view, without the tools of its page. */
async function listView(visit: SiteVisit, part: WebPartRow): Promise<Drawn> {
  const { ctx, words, request } = visit
  const property = partProperties(part)
  const name = property('ListId', 'ListName', 'ListUrl')
  if (name === '') throw invalid('The web part names no list: the property ListName has its id or its title.')
  const list = await openSchema(ctx, { name: name.slice(0, 300) })
  const [views = []] = await viewsOfLists(ctx, [list])
  const asked = property('ViewGuid', 'ViewId').replace(/[{}]/g, '').toLowerCase()
  const view = views.find(({ row }) => (asked === '' ? row.isDefault : row.id.toLowerCase() === asked))
  if (!view) throw invalid(`The list '${list.row.title}' has no view '${asked.slice(0, 60)}'.`)
  // The parameters of the page are not those of the view.
  const shown = await readShownView({ ...visit, query: new Map(), request: { ...request, query: '' } }, list.row.id, view.row.id)
  const { fields } = shown
  const items = shown.items.slice(0, mostRows)
  const cells = await textWords(
    ctx,
    items,
    fields.map((field) => shown.list.fieldsByName.get(field.internalName) ?? field),
  )
  const classOf = (field: (typeof fields)[number]) => (isNumeric(field) ? html` class="number"` : undefined)
  const rows = items.map(
    (item) =>
      html`<tr data-item="${item.row.itemId}">${fields.map((field) => html`<td${classOf(field)}>${cellOf(visit, item, field, cells)}</td>`)}</tr>\n`,
  )
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${listTitle(words, list)}"><table>
<thead><tr>${fields.map((field) => html`<th scope="col"${classOf(field)}>${columnTitle(words, field, list)}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table></div>`
  const whole = html`<p><a href="${address(view.url)}">${words.wholeList(listTitle(words, list))}</a></p>`
  const content = html`${items.length === 0 ? html`<p class="soft">${words.noItems}</p>` : table}${whole}`
  return { content, heading: listTitle(words, list), live: liveKey(list) }
}

const text = (given: string): Markup => html`<p class="formatted">${textOfHtml(given)}</p>`

/** A picture of this server; the policy of pages allows no other one, so that of another server is a link. */
function image(property: (...names: string[]) => string): Markup {
  const [given, words] = [property('ImageLink', 'Src'), property('AlternativeText', 'Alt')]
  const href = followable(given)
  if (href === undefined) return html`<p class="soft">${words || given.slice(0, 400)}</p>`
  return href.startsWith('/')
    ? html`<p><img src="${href}" alt="${words}" loading="lazy"></p>`
    : html`<p><a href="${href}" rel="noreferrer">${words || href}</a></p>`
}

async function query(visit: SiteVisit, asked: string): Promise<Drawn> {
  const { ctx, words } = visit
  await getWeb(ctx)
  if (asked.trim() === '') throw invalid('The web part has no query: the property Query has it.')
  const { total, rows } = await foundRows(visit, asked.trim(), { startRow: 0, rowLimit: mostFound })
  const content = total === 0 ? html`<p class="soft">${words.nothingFound(asked.trim())}</p>` : html`<ul class="plainlist">${rows}</ul>`
  return { content, heading: words.partKinds.query, live: `web:${ctx.web.url.slice(1)}` }
}
