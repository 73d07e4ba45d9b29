import { html, type Markup } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import type { Link } from '../page/links.ts'
import { type Block, blocksOf, renderedBlocks } from './markdown.ts'

/** A document in Markdown. Its path is that of the file below `docs/`, without the extension. */
export interface ManualText {
  readonly path: string
  readonly text: string
}

const guides = 'guides/'
/** How a document names a page that is made from the contracts: its address on a server that was just started. */
const ownPages = 'http://127.0.0.1:5000/docs/'
const protocol = 'protocol/'

/** The guides in the order in which a new user reads them; others come behind. */
const guideOrder = ['start', 'sign-in', 'queries', 'files', 'batch', 'changes', 'permissions', 'soap-services', 'testing']

/** The pages of the guides, of the manual and of the protocol. */
export function manualPages(texts: readonly ManualText[]): DocPage[] {
  const known = new Set(texts.map(({ path }) => path))
  const pages = texts.map(({ path, text }) => manualPage(path, blocksOf(text), known))
  const rankOf = ({ path }: DocPage) => (guideOrder.indexOf(path.slice(guides.length)) + guideOrder.length + 1) % (guideOrder.length + 1)
  const guidePages = pages.filter(({ above }) => above === 'guides').sort((one, other) => rankOf(one) - rankOf(other))
  const others = pages.filter(({ above }) => above !== 'guides')
  return [
    chapterPage('guides', 'Guides', 'How to do the usual things, in curl, JavaScript and Python.', guidePages),
    ...guidePages,
    chapterPage(
      'manual',
      'Manual',
      'How the server works, and how it is run.',
      others.filter(({ above }) => above === 'manual'),
    ),
    chapterPage(
      'protocol',
      'Protocol',
      'What goes over the wire, fact by fact.',
      others.filter(({ above }) => above === 'protocol'),
    ),
    ...others,
  ]
}

const chapterPage = (path: string, title: string, summary: string, pages: readonly DocPage[]): DocPage => ({
  path,
  title,
  summary,
  kind: 'Chapter',
  above: '',
  body: (link) => html`<h1>${title}</h1>
<p class="lead">${summary}</p>
<ul class="plain">
${pages.map((one) => html`<li><a href="${link(one.path)}">${one.title}</a> <span class="soft">${one.summary}</span></li>\n`)}</ul>`,
})

/** The path of the page of a document. */
const pathOf = (path: string) => (path.startsWith(guides) || path.startsWith(protocol) ? path : `manual/${path}`)

function manualPage(path: string, blocks: readonly Block[], known: ReadonlySet<string>): DocPage {
  const title = blocks.find((block) => block.kind === 'heading')
  const lead = blocks.find((block) => block.kind === 'text')
  const headings = blocks.filter((block) => block.kind === 'heading' && block !== title)
  const shown = pathOf(path)
  return {
    path: shown,
    title: title?.kind === 'heading' ? title.text : path,
    summary: lead?.kind === 'text' ? plain(lead.text) : '',
    kind: shown.startsWith('guides') ? 'Guide' : shown.startsWith('protocol') ? 'Protocol' : 'Manual',
    above: shown.slice(0, shown.indexOf('/')),
    isListed: true,
    places: headings.flatMap((block) => (block.kind === 'heading' ? [{ anchor: block.anchor, title: plain(block.text) }] : [])),
    body: (link) => bodyOf(path, blocks, known, link),
  }
}

const bodyOf = (path: string, blocks: readonly Block[], known: ReadonlySet<string>, link: Link): Markup =>
  renderedBlocks(blocks, (target) => {
    if (target.startsWith('#')) return target
    if (target.startsWith(ownPages)) return link(target.slice(ownPages.length))
    if (/^https?:\/\//.test(target)) return target
    const [file = '', anchor] = target.split('#', 2)
    const found = targetOf(path, file)
    return known.has(found) ? link(`${pathOf(found)}${anchor === undefined ? '' : `#${anchor}`}`) : undefined
  })

/** The document that a link in another one leads to. */
function targetOf(from: string, file: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of file.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/').replace(/\.md$/, '')
}

const plain = (text: string): string => {
  const line = text
    .replaceAll('\n', ' ')
    .replace(/\[([^\][]+)\]\([^()\s]+\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('**', '')
  return line.length > 180 ? `${line.slice(0, 180)}…` : line
}
