import { createHash } from 'node:crypto'
import { queryLists } from '../../../core/acts/lists/lists.ts'
import { homePage } from '../../../core/acts/sites/home-page.ts'
import { type NavigationNode, queryNavigation } from '../../../core/acts/sites/navigation.ts'
import { findParentWeb, type WebState } from '../../../core/acts/sites/webs.ts'
import { fold } from '../../../core/kernel/fold.ts'
import { navigationRoots } from '../../../core/model/sites/navigation-nodes.ts'
import { joinUrl, type Web } from '../../../core/model/sites/web.ts'
import type { Request, Response } from '../../../http/message/message.ts'
import { html, type Markup } from '../../html.ts'
import { newNonce } from '../../page-policy.ts'
import { siteScript } from '../browser/site-script.ts'
import { linkTitle, webTitle } from '../words/titles.ts'
import { can } from './rights.ts'
import { siteStyle } from './site-style.ts'
import { address, type Crumb, followable, layoutsAddress, type SiteContent, type SiteVisit, webAddress } from './visit.ts'

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** A file that the pages use, by the last part of its address. The address changes with the content, so browsers keep it for ever. */
export interface Asset {
  readonly type: string
  readonly text: string
}

const styleName = `site-${shortHash(siteStyle)}.css`
const scriptName = `site-${shortHash(siteScript)}.js`

export const assets: ReadonlyMap<string, Asset> = new Map([
  [styleName, { type: 'text/css;charset=utf-8', text: siteStyle }],
  [scriptName, { type: 'text/javascript;charset=utf-8', text: siteScript }],
])

/** The folder of the assets below the host. */
export const assetFolder = '/_layouts/15/tenon/'

const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The headers of every page of a web: it is of one user and one moment. */
export const pageHeaders = (nonce: string): Record<string, string> => ({
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Security-Policy': policy(nonce),
  'Cache-Control': 'no-store',
})

/** The complete page: the content in the frame of its web. */
export async function framed(visit: SiteVisit, content: SiteContent): Promise<Response> {
  const nonce = newNonce()
  const { title, body, status = 200 } = content
  const inside = html`${await sideOf(visit)}
<main id="content" tabindex="-1">
${crumbsOf(visit, await webCrumbs(visit), content)}
<h1>${title}</h1>
${body}
</main>`
  return { status, headers: pageHeaders(nonce), body: documentOf(visit, title, inside, nonce), operation: 'page' }
}

/** The content alone, for a page that reads a part of itself again. */
export const unframed = ({ body, status = 200 }: SiteContent): Response => ({
  status,
  headers: pageHeaders(newNonce()),
  body: body.html,
  operation: 'page',
})

/** A page for a visitor who may not even see the web: without its name and its links. */
export function bareFramed(words: SiteVisit['words'], { title, body, status = 200 }: SiteContent): Response {
  const nonce = newNonce()
  const text = html`<!doctype html>
<html lang="${words.language}">
${headOf(title, nonce, styleInside(nonce))}
<body><main id="content"><h1>${title}</h1>
${body}
</main></body>
</html>
`
  return { status, headers: pageHeaders(nonce), body: text.html, operation: 'page' }
}

const styleInside = (nonce: string): Markup => html`<style nonce="${nonce}">${{ html: siteStyle }}</style>`
const styleBeside = (nonce: string): Markup => html`<link rel="stylesheet" href="${assetFolder}${styleName}" nonce="${nonce}">`

/**
 * A browser that comes from elsewhere, or from signing in, has no style sheet yet: its first page has it inside and is drawn without a
 * second request. Every later page names it, and the browser keeps it.
 */
function isFirstPage({ headers, origin }: Request): boolean {
  const before = (headers.referer ?? '').slice(0, 2000)
  return !before.startsWith(`${origin}/`) || before.startsWith(`${origin}/_forms/`)
}

const headOf = (title: string, nonce: string, style: Markup): Markup => html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}
<script type="module" src="${assetFolder}${scriptName}" nonce="${nonce}"></script>
</head>`

function documentOf(visit: SiteVisit, title: string, inside: Markup, nonce: string): string {
  const { ctx, words, request } = visit
  const style = isFirstPage(request) ? styleInside(nonce) : styleBeside(nonce)
  return html`<!doctype html>
<html lang="${words.language}">
${headOf(`${title} – ${webTitle(words, ctx.web)}`, nonce, style)}
<body${ctx.actor.scheme === 'Anonymous' ? undefined : html` data-tells`}>
<a class="skip" href="#content">${words.skip}</a>
<header class="bar">
<a class="site" href="${webAddress(ctx.web)}">${webTitle(words, ctx.web)}</a>
<form class="seek" role="search" action="${layoutsAddress(ctx.web, 'osssearchresults.aspx')}">
<input type="search" name="k" aria-label="${words.searchSite}" placeholder="${words.searchSite}" maxlength="500" value="${visit.query.get('k') ?? ''}">
<button class="plain">${words.search}</button>
</form>
${whoOf(visit)}
</header>
<div class="frame">
${inside}
</div>
</body>
</html>
`.html
}

function whoOf({ ctx: { actor }, request, words }: SiteVisit): Markup {
  if (actor.scheme === 'Anonymous') {
    const back = `${request.path}${request.query === '' ? '' : `?${request.query}`}`
    return html`<div class="who"><a href="${address('/_forms/default.aspx', { ReturnUrl: back })}">${words.signIn}</a></div>`
  }
  const signOut = html`<form method="post" action="/_forms/signout.aspx"><button class="plain small">${words.signOut}</button></form>`
  return html`<div class="who"><span>${words.signedInAs(actor.title)}</span>${actor.scheme === 'Forms' ? signOut : undefined}</div>`
}

/** The links beside the page: what every web has, then the quick launch of the web without links of its own to the same pages. */
async function sideOf({ ctx, words, path }: SiteVisit): Promise<Markup> {
  const nodes = (await queryNavigation(ctx)).filter(({ isVisible }) => isVisible)
  const lists = nodes.length === 0 || words.language === 'en' ? [] : await queryLists(ctx)
  const shown = new Set(
    [homePage, '_layouts/15/viewlsts.aspx', '_layouts/15/recyclebin.aspx'].map((page) => fold(joinUrl(ctx.web.url, page))),
  )
  const isShown = ({ id, url }: NavigationNode): boolean => shown.has(fold(url)) && nodes.every((node) => node.parentId !== id)
  const below = (parentId: number, depth: number): Markup | undefined => {
    const own = depth > 3 ? [] : nodes.filter((node) => node.parentId === parentId && !isShown(node))
    if (own.length === 0) return undefined
    return html`<ul>${own.map(({ id, title, url }) => html`<li>${linkTo(url, linkTitle(words, { title, url }, lists))}${below(id, depth + 1)}</li>`)}</ul>`
  }
  const linkTo = (url: string, title: string): Markup => {
    const href = followable(url)
    return href === undefined ? html`<span>${title}</span>` : html`<a href="${href}">${title}</a>`
  }
  const here = (href: string) => (path.toLowerCase() === decodeURI(href).toLowerCase() ? html` aria-current="page"` : undefined)
  const fixed: [string, string][] = [
    [webAddress(ctx.web), words.home],
    [layoutsAddress(ctx.web, 'viewlsts.aspx'), words.siteContents],
    [layoutsAddress(ctx.web, 'recyclebin.aspx'), words.recycleBin],
    ...((await can(ctx, 'ManageWeb', ctx.web)) ? [[layoutsAddress(ctx.web, 'settings.aspx'), words.siteSettings] as [string, string]] : []),
  ]
  return html`<nav class="side" aria-label="${words.siteNavigation}">
<ul>${fixed.map(([href, title]) => html`<li><a href="${href}"${here(href)}>${title}</a></li>`)}</ul>
${below(navigationRoots.quickLaunch, 0)}
</nav>`
}

/** The webs above the page's, eldest first, as far as the visitor may open them. */
async function webCrumbs({ ctx }: SiteVisit): Promise<Web[]> {
  const webs: Web[] = [ctx.web]
  for (let web: Web = ctx.web; ; ) {
    const parent: WebState | undefined = await findParentWeb(ctx, web)
    if (!parent || webs.length > 20) return webs
    webs.unshift(parent)
    web = parent
  }
}

function crumbsOf({ words }: SiteVisit, webs: readonly Web[], { crumbs = [] }: SiteContent): Markup {
  const all: Crumb[] = [...webs.map((web) => ({ title: webTitle(words, web), href: webAddress(web) })), ...crumbs]
  return html`<nav class="crumbs" aria-label="${words.whereYouAre}"><ol>${all.map(({ title, href }) => html`<li><a href="${href}">${title}</a></li>`)}</ol></nav>`
}

/** The hidden field of every form: it proves that the form came from a page of this server. */
export const digestField = ({ digest }: SiteVisit): Markup => html`<input type="hidden" name="__REQUESTDIGEST" value="${digest}">`

/** A message above the content. */
export const notice = (text: string): Markup => html`<p class="note-box" role="status">${text}</p>`
export const alertBox = (text: string | Markup): Markup => html`<p class="alert" role="alert">${text}</p>`
