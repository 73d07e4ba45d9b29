import { html, type Markup } from '../../html.ts'
import { sample } from '../page/sample.ts'

/** A block of a text in the Markdown that our documents use: headings, paragraphs, lists, tables, quotes and code. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly anchor: string }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly entries: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }

const fence = '```'
const headingLine = /^(#{1,4}) (.+)$/
const entryLine = /^(?:[-*]|(\d{1,3})\.) (.*)$/
const tableRule = /^\|[ :|-]+\|?$/

/** The blocks of a text, in order. */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r?\n/)
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at += 1
    else at = readBlock(lines, at, blocks)
  }
  return blocks
}

/** Reads the block that begins at a line; returns the line behind it. */
function readBlock(lines: readonly string[], start: number, blocks: Block[]): number {
  const line = lines[start] ?? ''
  if (line.startsWith(fence)) return readCode(lines, start, blocks)
  const [, marks, heading] = headingLine.exec(line) ?? []
  if (marks !== undefined && heading !== undefined) {
    const anchor = anchorOf(heading)
    const before = blocks.filter((block) => block.kind === 'heading' && anchorOf(block.text) === anchor).length
    blocks.push({ kind: 'heading', level: marks.length, text: heading, anchor: before === 0 ? anchor : `${anchor}-${before}` })
    return start + 1
  }
  if (line.startsWith('|') && tableRule.test(lines[start + 1] ?? '')) return readTable(lines, start, blocks)
  if (entryLine.test(line)) return readList(lines, start, blocks)
  const end = endOfText(lines, start)
  blocks.push({ kind: 'text', text: lines.slice(start, end).join('\n') })
  return end
}

/** The anchor of a heading, as other readers of Markdown make it: lower case, hyphens for spaces, no punctuation. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

function readCode(lines: readonly string[], start: number, blocks: Block[]): number {
  const language = (lines[start] ?? '').slice(fence.length).trim()
  const end = lines.findIndex((line, at) => at > start && line.startsWith(fence))
  const last = end < 0 ? lines.length : end
  blocks.push({ kind: 'code', language, text: lines.slice(start + 1, last).join('\n') })
  return last + 1
}

function readTable(lines: readonly string[], start: number, blocks: Block[]): number {
  let end = start + 2
  while ((lines[end] ?? '').startsWith('|')) end += 1
  blocks.push({ kind: 'table', head: cellsOf(lines[start] ?? ''), rows: lines.slice(start + 2, end).map(cellsOf) })
  return end
}

/** The cells of a row: a bar within code, or behind a backslash, divides nothing. */
function cellsOf(line: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isCode = false
  for (let at = 1; at < line.length; at += 1) {
    const character = line[at] ?? ''
    if (character === '`') isCode = !isCode
    if (character === '\\' && line[at + 1] === '|') {
      cell += '|'
      at += 1
    } else if (character === '|' && !isCode) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  return cell.trim() === '' ? cells : [...cells, cell.trim()]
}

function readList(lines: readonly string[], start: number, blocks: Block[]): number {
  const entries: string[] = []
  let at = start
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [, , entry] = entryLine.exec(line) ?? []
    if (entry !== undefined) entries.push(entry)
    else if (line.startsWith('  ') && line.trim() !== '' && entries.length > 0) entries[entries.length - 1] += `\n${line.trim()}`
    else break
  }
  blocks.push({ kind: 'list', isNumbered: /^\d/.test(lines[start] ?? ''), entries })
  return at
}

function endOfText(lines: readonly string[], start: number): number {
  let end = start + 1
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    if (line.trim() === '' || line.startsWith(fence) || headingLine.test(line) || entryLine.test(line) || line.startsWith('|')) break
  }
  return end
}

/** Where a link of a document leads; undefined if it leads to nothing that is shown. */
export type LinkResolver = (target: string) => string | undefined

/** The blocks as HTML. A heading has its anchor, and a table the name of the heading above it. */
export function renderedBlocks(blocks: readonly Block[], resolve: LinkResolver): Markup {
  let heading = ''
  return html`${blocks.map((block, at) => {
    if (block.kind === 'heading') heading = block.text
    return rendered(block, resolve, `Table ${at}, ${heading.replaceAll('`', '')}`)
  })}`
}

function rendered(block: Block, resolve: LinkResolver, label: string): Markup {
  const inline = (text: string) => inlineMarkup(text, resolve)
  switch (block.kind) {
    case 'heading':
      return { html: `<h${block.level} id="${block.anchor}">${inline(block.text).html}</h${block.level}>\n` }
    case 'code':
      return sample(block.text)
    case 'list': {
      const entries = html`${block.entries.map((entry) => html`<li>${inline(entry)}</li>\n`)}`
      return block.isNumbered ? html`<ol>\n${entries}</ol>\n` : html`<ul>\n${entries}</ul>\n`
    }
    case 'table':
      return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${block.head.map((cell) => (cell === '' ? html`<td></td>` : html`<th scope="col">${inline(cell)}</th>`))}</tr></thead>
<tbody>
${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>\n`)}</tbody></table></div>
`
    case 'text':
      return html`<p>${inline(block.text)}</p>\n`
  }
}

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\[[^\][]+\]\([^()\s]+\)|https?:\/\/[^\s<>)\]]+)/
const linkMark = /^\[([^\][]+)\]\(([^()\s]+)\)$/

function inlineMarkup(text: string, resolve: LinkResolver): Markup {
  return html`${text.split(marks).map((part) => inlinePart(part, resolve))}`
}

function inlinePart(part: string, resolve: LinkResolver): Markup {
  if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return html`<code>${part.slice(1, -1)}</code>`
  if (part.length > 4 && part.startsWith('**') && part.endsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`
  if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) return html`<em>${part.slice(1, -1)}</em>`
  const [, shown, target] = linkMark.exec(part) ?? []
  if (shown === undefined || target === undefined) return html`${part}`
  const address = resolve(target)
  const content = inlineMarkup(shown, () => undefined)
  return address === undefined ? content : html`<a href="${address}">${content}</a>`
}
