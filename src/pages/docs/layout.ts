import { createHash } from 'node:crypto'
import { html, type Markup } from '../html.ts'
import { type OuterWords, outerEnglish } from '../messages/outer-words.ts'
import { script } from './look/script.ts'
import { sheet } from './look/sheet.ts'
import type { DocPage } from './page/doc-page.ts'
import type { Link } from './page/links.ts'

/** What every page of the documentation shows around its content. */
export interface DocFrame {
  readonly version: string
  /** The chapters, in order. */
  readonly chapters: readonly DocPage[]
  /** The page with a path. */
  page(path: string): DocPage | undefined
  /** The listed pages below a page. */
  listedBelow(path: string): readonly DocPage[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const scriptOf = ({ program = '' }: DocPage): string => script + program

/** A page holds one style sheet and one script, both named by their hashes: it is the same for everybody, and can be kept. */
export const docsPolicy = (page: DocPage): string =>
  `default-src 'none'; style-src ${hashOf(sheet)}; script-src ${hashOf(scriptOf(page))}; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/**
 * A page of the documentation as a whole document. It needs no script. Its frame is in the language of the words; the documents
 * themselves are in English, and marked as such where the frame is not.
 */
export function docDocument(
  frame: DocFrame,
  page: DocPage,
  link: Link,
  body: Markup = page.body(link),
  words: OuterWords = outerEnglish,
): string {
  const title = (one: DocPage) => words.chapters[one.path] ?? one.title
  const trail = trailOf(frame, page)
  const chapter = trail[1] ?? page
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${page.summary}">
<title>${page.path === '' ? page.title : `${page.title} · Tenon`}</title>
<style>${{ html: sheet }}</style>
</head>
<body data-index="${link('search.json')}" data-docs="${link('')}">
<a class="skip" href="#main">${words.skip}</a>
<header>
<a class="brand" href="${link('')}">Tenon</a>
<form role="search" action="${link('search')}" method="get">
<label class="hidden" for="q">${words.searchDocs}</label>
<input id="q" name="q" type="search" placeholder="${words.search}" autocomplete="off" spellcheck="false" maxlength="200">
</form>
<a class="menu" href="#contents">${words.contents}</a>
</header>
<div class="frame">
<main id="main" tabindex="-1"${words.language === 'en' ? undefined : html` lang="en"`}>
${trail.length > 1 ? html`<p class="trail">${trail.slice(0, -1).map((one, at) => html`${at > 0 ? html` <span aria-hidden="true">/</span> ` : undefined}<a href="${link(one.path)}"${languageOf(one, words)}>${title(one)}</a>`)}</p>` : undefined}
${body}
<footer><p>Tenon ${frame.version}</p></footer>
</main>
<nav id="contents" aria-label="${words.contents}">
<ul>
${frame.chapters.map((one) => chapterEntry({ frame, chapter, page, link, words }, one))}
</ul>
</nav>
</div>
<script>${{ html: scriptOf(page) }}</script>
</body>
</html>
`.html
}

interface Shown {
  readonly frame: DocFrame
  readonly chapter: DocPage
  readonly page: DocPage
  readonly link: Link
  readonly words: OuterWords
}

function chapterEntry(shown: Shown, one: DocPage): Markup {
  const below = one === shown.chapter ? shown.frame.listedBelow(one.path) : []
  return html`<li>${entry(shown, one)}${below.length > 0 ? html`\n<ul>\n${below.map((child) => html`<li>${entry(shown, child)}</li>\n`)}</ul>` : undefined}</li>
`
}

const entry = ({ page, link, words }: Shown, one: DocPage): Markup =>
  html`<a href="${link(one.path)}"${languageOf(one, words)}${one === page ? html` aria-current="page"` : undefined}>${words.chapters[one.path] ?? one.title}</a>`

/** The language of the title of a page, where it may be another than that of the frame. */
const languageOf = ({ path }: DocPage, { language, chapters }: OuterWords): Markup | undefined =>
  language === 'en' ? undefined : html` lang="${chapters[path] === undefined ? 'en' : language}"`

/** The pages from the start to this one. */
function trailOf(frame: DocFrame, page: DocPage): DocPage[] {
  const trail = [page]
  for (let above = page.above; above !== undefined && trail.length < 8; ) {
    const next = frame.page(above)
    if (!next) break
    trail.unshift(next)
    above = next.above
  }
  return trail
}
