import { html, type Markup } from '../../html.ts'

/** Text to copy. */
export const sample = (text: string): Markup => html`<div class="code"><pre tabindex="0"><code>${text}</code></pre></div>`

/** Samples in several languages under their names, the first one open. */
export const samples = (named: readonly (readonly [name: string, text: string])[]): Markup =>
  html`${named.map(([name, text], at) => html`<details${at === 0 ? html` open` : undefined}>\n<summary>${name}</summary>\n${sample(text)}\n</details>\n`)}`
