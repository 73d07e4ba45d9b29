import type { Response } from '../../http/message/message.ts'
import { html, type Markup } from '../html.ts'
import { inspectorPage } from './inspector-page.ts'
import { liveScript } from './live-script.ts'
import { type InspectedRequest, type InspectorFrame, inspectorAddress } from './shown.ts'

export interface RequestsView extends InspectorFrame {
  /** Newest first. */
  readonly requests: readonly InspectedRequest[]
  /** The number of all that fit. */
  readonly count: number
  /** The filters of the address, by their names. */
  readonly filters: Readonly<Record<string, string>>
}

const fields = [
  { name: 'method', label: 'Method' },
  { name: 'path', label: 'Path (* and **)' },
  { name: 'operation', label: 'Operation' },
  { name: 'status', label: 'Status' },
  { name: 'user', label: 'User' },
] as const

/** The list of recorded requests. A script adds those that come; without it the page shows those of its time. */
export function requestsPage(view: RequestsView): Response {
  const { requests, count, filters } = view
  const latest = requests[0]?.id ?? 0
  return inspectorPage(
    view,
    'Requests',
    'requests',
    html`<h1>Requests</h1>
<form class="filters" method="get" action="/_emulator">
${fields.map(
  ({
    name,
    label,
  }) => html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${filters[name] ?? ''}" maxlength="500" autocomplete="off"></div>
`,
)}
<div class="check"><input type="checkbox" id="unmatched" name="unmatched" value="true"${filters.unmatched === 'true' ? html` checked` : undefined}><label for="unmatched">Met no operation</label></div>
${view.shard === undefined ? undefined : html`<input type="hidden" name="shard" value="${view.shard}">`}
<button>Filter</button>
</form>
<p class="soft" id="count" role="status">${count === 1 ? '1 request' : `${count} requests`}${count > requests.length ? `, the latest ${requests.length} of them here` : ''}.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Requests">
<table class="log">
<thead><tr><th scope="col">Id</th><th scope="col">Time</th><th scope="col">Method</th><th scope="col">Address</th><th scope="col">Status</th><th scope="col">Operation</th><th scope="col">User</th><th scope="col">ms</th><th scope="col">Remarks</th></tr></thead>
<tbody id="log" data-since="${latest}">
${requests.map((one) => row(view, one))}
</tbody>
</table>
</div>`,
    liveScript,
  )
}

const row = (frame: InspectorFrame, one: InspectedRequest): Markup => html`<tr>
<td class="number"><a href="${inspectorAddress(frame, { id: String(one.id) })}">${one.id}</a></td>
<td>${one.at.slice(11, 23)}</td>
<td class="method ${one.method}">${one.method}</td>
<td class="url"><code>${one.url}</code></td>
<td class="number ${one.status < 400 && one.status > 0 ? 'ok' : 'bad'}">${one.status === 0 ? 'reset' : one.status}</td>
<td>${one.operation ?? ''}</td>
<td>${(one.user ?? '').split('|').at(-1)}</td>
<td class="number">${one.durationMs.toFixed(1)}</td>
<td>${remarks(one)}</td>
</tr>
`

const remarks = ({ faultId, notes, operation, status }: InspectedRequest): Markup =>
  html`${
    faultId === null ? undefined : html`<span class="tag">fault ${faultId}</span> `
  }${notes.length === 0 ? undefined : html`<span class="tag">${notes.length === 1 ? '1 note' : `${notes.length} notes`}</span> `}${
    operation === null && (status === 404 || status === 405) ? html`<span class="tag">met no operation</span>` : undefined
  }`
