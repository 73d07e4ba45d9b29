import { html, type Markup } from '../html.ts'
import type { Link } from './page/links.ts'
import { type IndexRow, ranked } from './page/ranked.ts'

const shown = 50

/** The page of a search, for browsers without script too. */
export function searchBody(rows: readonly IndexRow[], query: string, link: Link): Markup {
  const found = ranked(rows, query, shown)
  return html`<h1>Search</h1>
${query.trim() === '' ? html`<p>Write into the field above what you look for: an operation, an address, an error, a setting.</p>\n<ul class="plain" id="found-here"></ul>` : resultOf(found, query, link)}`
}

const resultOf = (found: readonly IndexRow[], query: string, link: Link): Markup =>
  found.length === 0
    ? html`<p>Nothing has all words of <strong>${query}</strong>. Try fewer words, or a part of one.</p>`
    : html`<p>${found.length === shown ? `The best ${shown} results` : `${found.length} ${found.length === 1 ? 'result' : 'results'}`} for <strong>${query}</strong></p>
<ul class="plain" id="results">
${found.map(([path, title, summary, kind]) => html`<li><a href="${link(path)}">${title}</a> <span class="soft">${kind}: ${summary}</span></li>\n`)}</ul>`
