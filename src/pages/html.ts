import { escapeXmlAttribute } from '../formats/xml.ts'

/** Text that is already HTML. */
export interface Markup {
  readonly html: string
}

type Part = Markup | string | number | undefined | readonly Part[]

/**
 * A template that escapes every value for text and for attributes in double quotes; `Markup` is inserted unchanged.
 * Lists are joined, undefined is empty.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return { html: strings.map((text, index) => (index === 0 ? text : written(values[index - 1]) + text)).join('') }
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeXmlAttribute(String(part))
  return 'html' in part ? part.html : part.map(written).join('')
}

const marks = /(`[^`]+`|\*\*[^*]+\*\*)/

/** The subset of Markdown in the contracts: paragraphs, `code` and **strong**. */
export function prose(text: string): Markup {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return html`${paragraphs.map((paragraph) => html`<p>${paragraph.split(marks).map(inline)}</p>`)}`
}

function inline(text: string): Markup {
  if (text.length > 2 && text.startsWith('`') && text.endsWith('`')) return html`<code>${text.slice(1, -1)}</code>`
  if (text.length > 4 && text.startsWith('**') && text.endsWith('**')) return html`<strong>${text.slice(2, -2)}</strong>`
  return html`${text}`
}
