import type { Response } from '../../../http/message/message.ts'
import { html, type Markup } from '../../html.ts'
import { inspectorPolicy, newNonce } from '../../page-policy.ts'
import { siteStyle } from '../../sites/page/site-style.ts'
import { address } from '../../sites/page/visit.ts'
import type { FarmWords } from '../words/en.ts'
import { farmScript, farmStyle } from './farm-script.ts'
import { type FarmContent, type FarmVisit, isOfFarm } from './farm-visit.ts'

/** The address of a page of the administration, such as `tenants.aspx`. */
export const farmAddress = (page: string, parameters: Readonly<Record<string, string | number | undefined>> = {}): string =>
  address(`/_admin/${page}`, parameters)

const headers = (nonce: string): Record<string, string> => ({
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Security-Policy': inspectorPolicy(nonce),
  'Cache-Control': 'no-store',
})

/** The complete page: the content beside the links to the other pages. */
export function farmFramed(visit: FarmVisit, { title, crumbs = [], body, status }: FarmContent): Response {
  const { ctx, words, refused, request } = visit
  const signOut = html`<form method="post" action="/_forms/signout.aspx"><button class="plain small">${words.signOut}</button></form>`
  const tenant = request.tenant ? html`<span class="mark">${words.ofTenant(request.tenant.slug)}</span>` : undefined
  const inside = html`<a class="skip" href="#content">${words.skip}</a>
<header class="bar"><a class="site" href="${farmAddress('default.aspx')}">${words.administration}</a>${tenant}
<div class="who"><a href="/default.aspx">${words.toSites}</a><span>${words.signedInAs(ctx.actor.title)}</span>${ctx.actor.scheme === 'Forms' ? signOut : undefined}</div></header>
<div class="frame">
${sideOf(visit)}
<main id="content" tabindex="-1">
<nav class="crumbs" aria-label="${words.whereYouAre}"><ol>${[{ title: words.administration, href: farmAddress('default.aspx') }, ...crumbs].map((crumb) => html`<li><a href="${crumb.href}">${crumb.title}</a></li>`)}</ol></nav>
<h1>${title}</h1>
${refused && html`<p class="alert" role="alert">${refused.message}</p>`}
${visit.query.has('saved') && !refused ? html`<p class="note-box" role="status">${words.saved}</p>` : undefined}
${body}
</main>
</div>`
  return documentOf(words, title, inside, status, true)
}

/** A page for somebody who may not see the administration. */
export const farmBare = (words: FarmWords, { title, body, status }: FarmContent): Response =>
  documentOf(words, title, html`<main id="content"><h1>${title}</h1>${body}</main>`, status)

function documentOf(words: FarmWords, title: string, inside: Markup, status = 200, tells = false): Response {
  const nonce = newNonce()
  const text = html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${words.administration}</title>
<style nonce="${nonce}">${{ html: siteStyle + farmStyle }}</style>
</head>
<body${tells ? html` data-tells` : undefined}>
${inside}
<script nonce="${nonce}">${{ html: farmScript }}</script>
</body>
</html>
`
  return { status, headers: headers(nonce), body: text.html, operation: 'page' }
}

function sideOf(visit: FarmVisit): Markup {
  const { words, options, request } = visit
  const here = request.path.toLowerCase()
  const ofTenants: [string, string][] = [
    ['webapplications.aspx', words.webApplications],
    ['sitecollections.aspx', words.siteCollections],
  ]
  const ofFarm: [string, string][] = [
    ...(options.hasTenants ? ([['tenants.aspx', words.tenants]] as [string, string][]) : []),
    ['operations.aspx', words.operations],
    ['audit.aspx', words.audit],
    ['eventjournal.aspx', words.journal],
    ['health.aspx', words.health],
    ['telemetry.aspx', words.telemetry],
  ]
  const links = isOfFarm(visit) ? [...ofTenants, ...ofFarm] : ofTenants
  const current = (page: string) => (here === `/_admin/${page}` ? html` aria-current="page"` : undefined)
  return html`<nav class="side" aria-label="${words.navigation}"><ul>${links.map(([page, title]) => html`<li><a href="${farmAddress(page)}"${current(page)}>${title}</a></li>`)}</ul></nav>`
}

/** A table that scrolls by itself on a narrow screen. */
export function farmTable(title: string, heads: readonly string[], rows: readonly (readonly (Markup | string | undefined)[])[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}

/** Names and values; without those that have no value. */
export const farmFacts = (facts: readonly (readonly [name: string, value: Markup | string | undefined])[]): Markup =>
  html`<dl class="facts">${facts.map(([name, value]) => (value === undefined || value === '' ? undefined : html`<dt>${name}</dt><dd>${value}</dd>`))}</dl>`

/** A part of a page that opens, such as a form that few visitors need. */
export const farmPanel = (title: string, content: Markup, isOpen = false): Markup =>
  html`<details class="panel"${isOpen ? html` open` : undefined}><summary>${title}</summary>${content}</details>`

/** The part of a page that the script reads again every `ms`, if it changes by itself. */
export const farmPart = (ms: number | undefined, content: Markup): Markup =>
  html`<div data-part="changing"${ms === undefined ? undefined : html` data-poll="${ms}"`}>${content}</div>`

/** The links to the first and to the next page of a table that is read by keys; nothing if all of it is shown. */
export const farmPager = (
  words: FarmWords,
  { first, next }: { readonly first: string | undefined; readonly next: string | undefined },
): Markup | undefined =>
  first === undefined && next === undefined
    ? undefined
    : html`<nav class="pager" aria-label="${words.pages}">${first && html`<a href="${first}">${words.first}</a>`}${next && html`<a href="${next}" rel="next">${words.next}</a>`}</nav>`
