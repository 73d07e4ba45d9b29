import type { Response } from '../../http/message/message.ts'
import { html } from '../html.ts'
import { inspectorPage } from './inspector-page.ts'
import { type InspectorFrame, inspectorAddress } from './shown.ts'

export interface CoverageView extends InspectorFrame {
  readonly operations: readonly { readonly id: string; readonly calls: number; readonly statuses: Readonly<Record<string, number>> }[]
  readonly unused: readonly string[]
}

/** The operations that were called, and those that were not. */
export function coveragePage(view: CoverageView): Response {
  const { operations, unused } = view
  const all = operations.length + unused.length
  return inspectorPage(
    view,
    'Coverage',
    'coverage',
    html`<h1>Coverage</h1>
<p>${operations.length} of ${all} operations were called since the start, or since the coverage was deleted.</p>
<h2>Called</h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Calls</th><th scope="col">Replies by status</th></tr></thead><tbody>
${operations.map(
  ({ id, calls, statuses }) =>
    html`<tr><td><a href="${inspectorAddress(view, { operation: id })}">${id}</a></td><td>${calls}</td><td>${Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}</td></tr>
`,
)}</tbody></table>
<h2>Not called</h2>
<details><summary>${unused.length} operations</summary><div class="inside"><ul>${unused.map((id) => html`<li>${id}</li>\n`)}</ul></div></details>`,
  )
}
