import type { Response } from '../../http/message/message.ts'
import { html, type Markup } from '../html.ts'
import { page, withNonce } from '../page.ts'
import { inspectorPolicy, newNonce } from '../page-policy.ts'
import { inspectorStyle } from './inspector-style.ts'
import { type InspectorFrame, inspectorAddress } from './shown.ts'

type Part = 'requests' | 'coverage'

/** A page of the inspector, with a policy that allows its style, its script, and addresses of this server alone. */
export function inspectorPage(frame: InspectorFrame, title: string, part: Part | undefined, body: Markup, script = ''): Response {
  const nonce = newNonce()
  const text = page(
    `${title} - Tenon`,
    html`<header class="bar">
<a class="skip" href="#content">Skip to the content</a>
<nav class="parts" aria-label="Parts">
<b>Tenon</b>
${link(inspectorAddress(frame), 'Requests', part === 'requests')}
${link(inspectorAddress(frame, { view: 'coverage' }), 'Coverage', part === 'coverage')}
<a href="/docs/emulator">Docs</a>
</nav>
${shardChoice(frame)}
</header>
<main class="wide" id="content">
${body}
</main>
${script === '' ? undefined : html`<script nonce="${nonce}">${{ html: script }}</script>`}`,
  )
  const styled = text.replace('</style>', () => `${inspectorStyle}</style>`)
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': inspectorPolicy(nonce),
    },
    body: withNonce(styled)(nonce),
  }
}

const link = (address: string, text: string, isHere: boolean): Markup =>
  isHere ? html`<a href="${address}" aria-current="page">${text}</a>` : html`<a href="${address}">${text}</a>`

/** The shards, if there are any. */
function shardChoice({ shard, shards }: InspectorFrame): Markup | undefined {
  if (shards.length === 0 && shard === undefined) return undefined
  return html`<nav class="parts" aria-label="Shards">
${link(inspectorAddress({ shard: undefined }), 'No shard', shard === undefined)}
${shards.map((name) => link(inspectorAddress({ shard: name }), name, name === shard))}
</nav>`
}
