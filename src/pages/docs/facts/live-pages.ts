import { html, type Markup, prose } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import { blocksOf, renderedBlocks } from './markdown.ts'

/** The part of an AsyncAPI document that the pages read. */
export interface AsyncApi {
  readonly info: { readonly title: string; readonly description: string }
  readonly channels: Readonly<Record<string, LiveChannel>>
  readonly components: {
    readonly messages: Readonly<Record<string, LiveMessage>>
    readonly schemas: Readonly<Record<string, LiveSchema>>
  }
}

interface LiveChannel {
  readonly address: string
  readonly title: string
  readonly description: string
  readonly messages: Readonly<Record<string, { readonly $ref: string }>>
}

interface LiveMessage {
  readonly title: string
  readonly description: string
  readonly payload: { readonly $ref: string }
}

interface LiveSchema {
  readonly type: string
  readonly description: string
  readonly properties?: Readonly<Record<string, LiveProperty>>
  readonly required?: readonly string[]
}

interface LiveProperty {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly description?: string
}

const named = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** The pages of the hubs: what they have in common, and one for each hub with its methods and messages. */
export function livePages(document: AsyncApi): DocPage[] {
  const hubs = Object.entries(document.channels)
  return [
    {
      path: 'live',
      title: 'Live updates',
      summary: 'Hubs that send messages about changes as they happen.',
      kind: 'Contract',
      above: '',
      body: (link) => html`<h1>${document.info.title}</h1>
<p><a href="${link('contracts/live.json')}">live.json</a> is the contract of the hubs (AsyncAPI).</p>
${described(document.info.description)}
<h2 id="hubs">Hubs</h2>
<ul class="plain">
${hubs.map(([name, { title, address }]) => html`<li><a href="${link(`live/${name}`)}">${title}</a> <code>${address}</code></li>\n`)}</ul>`,
    },
    ...hubs.map(([name, channel]) => hubPage(document, name, channel)),
  ]
}

const described = (text: string): Markup => renderedBlocks(blocksOf(text), () => undefined)

function hubPage(document: AsyncApi, name: string, { address, title, description, messages }: LiveChannel): DocPage {
  const names = Object.values(messages).map(({ $ref }) => named($ref))
  return {
    path: `live/${name}`,
    title: `Hub ${title}`,
    summary: `The methods and messages of ${address}.`,
    kind: 'Live updates',
    above: 'live',
    isListed: true,
    places: names.map((message) => ({ anchor: `live-${message}`, title: message })),
    body: () => html`<h1>Hub ${title}</h1>
<p class="address"><code>${address}</code></p>
${described(description)}
${names.map((message) => messageEntry(document, message))}`,
  }
}

function messageEntry({ components }: AsyncApi, name: string): Markup | undefined {
  const message = components.messages[name]
  if (!message) return undefined
  const payload = components.schemas[named(message.payload.$ref)]
  const required = new Set(payload?.required)
  const rows = Object.entries(payload?.properties ?? {}).map(
    ([property, { type = '', enum: choices, description = '' }]) =>
      html`<tr><td><code>${property}</code></td><td>${required.has(property) ? 'always' : 'sometimes'}</td><td>${choices ? choices.join(', ') : type}</td><td class="meaning">${prose(description)}</td></tr>\n`,
  )
  return html`<h2 id="live-${name}"><code>${name}</code></h2>
<p class="soft">${message.title}</p>
${prose(message.description)}
${rows.length > 0 ? html`<div class="scroll" tabindex="0" role="region" aria-label="Members of ${name}"><table class="wide"><thead><tr><th scope="col">Name</th><th scope="col">When</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>\n<tbody>\n${rows}</tbody></table></div>` : undefined}
`
}
