import { type SearchRow, search } from '../../../core/acts/search/search.ts'
import { getWeb } from '../../../core/acts/sites/webs.ts'
import { zoneOf } from '../../../core/model/sites/regional/time-zones.ts'
import { parseKql } from '../../../formats/search/kql.ts'
import { html, type Markup } from '../../html.ts'
import { formatsFor } from '../page/formats.ts'
import { followable, layoutsAddress, type SitePage, type SiteVisit } from '../page/visit.ts'

/** Results on one page, and the last row that a page may begin with. */
const rowsAPage = 20
const mostRows = 10_000

/** The results of a search in the site collection: only what the visitor may see. */
export const searchResultsPage: SitePage = {
  async show(visit) {
    const { ctx, query, words } = visit
    await getWeb(ctx)
    const text = (query.get('k') ?? '').trim()
    if (text === '') return { title: words.searchResults, body: html`<p class="soft">${words.askSearch}</p>` }
    const given = Number(query.get('start') ?? 0)
    const startRow = Number.isInteger(given) && given > 0 ? Math.min(given, mostRows) : 0
    const { rows, total } = await foundRows(visit, text, { startRow, rowLimit: rowsAPage })
    const href = (start: number) => layoutsAddress(ctx.web, 'osssearchresults.aspx', { k: text, start: start || undefined })
    const hasNext = startRow + rows.length < total && rows.length > 0
    return {
      title: words.searchResults,
      body: html`<p class="lead">${total === 0 ? words.nothingFound(text) : words.found(formatsFor(ctx.web.row).number(total), text)}</p>
<ul class="plainlist">${rows}</ul>
${startRow === 0 && !hasNext ? undefined : html`<nav class="pager" aria-label="${words.pages}">${startRow > 0 ? html`<a href="${href(0)}">${words.first}</a><a href="${href(Math.max(startRow - rowsAPage, 0))}" rel="prev">${words.previous}</a>` : undefined}${hasNext ? html`<a href="${href(startRow + rowsAPage)}" rel="next">${words.next}</a>` : undefined}</nav>`}`,
    }
  },
}

/** Rows of a search in the site collection, as a list shows them, and how many there are in all. Fails as `search`. */
export async function foundRows(visit: SiteVisit, text: string, place: { readonly startRow: number; readonly rowLimit: number }) {
  const { rows, total } = await search(visit.ctx, {
    ...{ where: parseKql('k', text), filters: [], orderBy: [], refiners: [], ...place },
    properties: ['Title', 'Path', 'Author', 'LastModifiedTime', 'Description'],
  })
  return { rows: rows.map((row) => shownRow(row, visit)), total }
}

function shownRow({ cells }: SearchRow, { ctx }: SiteVisit): Markup {
  const values = new Map(cells.map(({ name, value }) => [name, value ?? '']))
  const path = values.get('Path') ?? ''
  const title = values.get('Title') || path
  const href = followable(path.startsWith(`${ctx.origin}/`) ? path.slice(ctx.origin.length) : path)
  const about = [values.get('Author') ?? '', dayOf(values.get('LastModifiedTime') ?? '', ctx)].filter((part) => part !== '')
  return html`<li>${href === undefined ? title : html`<a href="${href}">${title}</a>`} <span class="soft">${about.join(' · ')}</span>${values.get('Description') ? html`<br><span class="soft">${values.get('Description')}</span>` : undefined}</li>`
}

function dayOf(text: string, { web }: SiteVisit['ctx']): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : formatsFor(web.row).day(zoneOf(web.row).localOf(time))
}
