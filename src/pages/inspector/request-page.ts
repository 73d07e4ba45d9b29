import type { Response } from '../../http/message/message.ts'
import { html, type Markup } from '../html.ts'
import { inspectorPage } from './inspector-page.ts'
import { copyScript } from './live-script.ts'
import { type InspectedMessage, type InspectedRequest, type InspectorFrame, inspectorAddress } from './shown.ts'

export interface NearView {
  readonly operation: string
  readonly method: string
  readonly address: string
  readonly differs: readonly string[]
}

export interface RequestView extends InspectorFrame {
  readonly request: InspectedRequest
  /** Only for a request that met no operation. */
  readonly nearest: readonly NearView[]
  /** `http://host:port` of the request. */
  readonly origin: string
}

/** A recorded request with its reply. */
export function requestPage(view: RequestView): Response {
  const { request: one, nearest, origin } = view
  return inspectorPage(
    view,
    `Request ${one.id}`,
    undefined,
    html`<p><a href="${inspectorAddress(view)}">All requests</a></p>
<h1><span class="${one.method}">${one.method}</span> ${one.url}</h1>
<dl class="facts">
<dt>Status</dt><dd class="${one.status < 400 && one.status > 0 ? 'ok' : 'bad'}">${one.status === 0 ? 'The connection was reset.' : one.status}</dd>
<dt>Operation</dt><dd>${one.operation === null ? 'none' : html`<a href="/docs/search?q=${one.operation}">${one.operation}</a>`}</dd>
<dt>Time</dt><dd>${one.at}, ${one.durationMs} ms</dd>
<dt>User</dt><dd>${one.user ?? 'nobody'}</dd>
${one.shard === null ? undefined : html`<dt>Shard</dt><dd>${one.shard}</dd>`}
${one.faultId === null ? undefined : html`<dt>Fault</dt><dd>${one.faultId}</dd>`}
</dl>
${one.notes.length === 0 ? undefined : html`<h2>Notes</h2><ul>${one.notes.map((note) => html`<li>${note}</li>`)}</ul>`}
${nearest.length === 0 ? undefined : nearMisses(nearest)}
<div class="two">
<section><h2>Request</h2>${message('request', one.request)}</section>
<section><h2>Reply</h2>${message('reply', one.response)}</section>
</div>
<h2>Replay</h2>
<p>Values that stand as *** are secrets, which are not recorded. <button class="plain" id="copy" hidden>Copy</button></p>
<pre tabindex="0" role="region" aria-label="The command" id="curl">${curlOf(one, origin)}</pre>`,
    copyScript,
  )
}

/** The page for an id that no recorded request has. */
export const missingRequestPage = (frame: InspectorFrame, id: string): Response => ({
  ...inspectorPage(
    frame,
    'No such request',
    undefined,
    html`<h1>No such request</h1>
<p>There is no recorded request ${id}. It may have been forgotten: the latest 10,000 are kept.</p>
<p><a href="${inspectorAddress(frame)}">All requests</a></p>`,
  ),
  status: 404,
})

const nearMisses = (nearest: readonly NearView[]): Markup => html`<h2>Near misses</h2>
<p>The request met no operation. These addresses are most like it.</p>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Address</th><th scope="col">What differs</th></tr></thead><tbody>
${nearest.map(
  ({ operation, method, address, differs }) =>
    html`<tr><td><a href="/docs/search?q=${operation}">${operation}</a></td><td><code>${method} ${address}</code></td><td>${differs.join(' ')}</td></tr>
`,
)}</tbody></table>`

function message(which: string, { headers, body }: InspectedMessage): Markup {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return html`<h3>Headers</h3>
<pre tabindex="0" role="region" aria-label="Headers of the ${which}">${lines.join('\n')}</pre>
${
  body === null
    ? html`<p class="soft">No body.</p>`
    : html`<h3>Body</h3>
<pre tabindex="0" role="region" aria-label="Body of the ${which}">${indented(body)}</pre>`
}`
}

/** Bodies up to this length are shown with their JSON indented. */
const mostIndented = 32_768

function indented(body: string): string {
  if (body.length > mostIndented || !/^\s*[[{]/.test(body)) return body
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2)
  } catch {
    return body
  }
}

/** Headers that curl writes itself. */
const ownOfCurl: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding'])

/** The command that sends the request again. */
function curlOf({ method, url, request }: InspectedRequest, origin: string): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !ownOfCurl.has(name))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const body = request.body === null ? [] : [`--data-binary ${quoted(request.body)}`]
  return [`curl -X ${quoted(method)} ${quoted(origin + url)}`, ...headers, ...body].join(' \\\n  ')
}

/** A word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
