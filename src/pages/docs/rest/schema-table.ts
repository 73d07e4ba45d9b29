import { html, type Markup, prose } from '../../html.ts'
import type { SchemaRow } from './schema.ts'

/** The properties of a body, those of objects in it below them. */
export function schemaTable(rows: readonly SchemaRow[], label: string): Markup | undefined {
  if (rows.length === 0) return undefined
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="wide"><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.map(schemaRow)}</tbody></table></div>`
}

const schemaRow = ({ name, level, required, type, description }: SchemaRow): Markup =>
  html`<tr><td>${'· '.repeat(level)}<code>${name}</code>${required ? html` <span class="soft">required</span>` : undefined}</td><td>${type}</td><td class="meaning">${prose(description)}</td></tr>
`
