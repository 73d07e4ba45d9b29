import { html, type Markup, prose } from './html.ts'

/** The part of an AsyncAPI document that the page reads. */
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

/** The chapter about the hubs: every address, method and message. */
export function liveSection(document: AsyncApi): Markup {
  return html`<h2 id="live">${document.info.title}</h2>
<p><a href="/docs/contracts/live.json">live.json</a> is the contract of the hubs (AsyncAPI).</p>
${prose(document.info.description)}
${Object.values(document.channels).map((channel) => channelSection(document, channel))}`
}

const channelSection = (
  document: AsyncApi,
  { address, title, description, messages }: LiveChannel,
): Markup => html`<h3>${title}: <code>${address}</code></h3>
<div class="soft">${prose(description)}</div>
${Object.values(messages).map(({ $ref }) => messageEntry(document, named($ref)))}`

function messageEntry({ components }: AsyncApi, name: string): Markup | undefined {
  const message = components.messages[name]
  if (!message) return undefined
  const payload = components.schemas[named(message.payload.$ref)]
  const required = new Set(payload?.required)
  const rows = Object.entries(payload?.properties ?? {}).map(
    ([property, { type = '', enum: choices, description = '' }]) =>
      html`<tr><td><code>${property}</code></td><td>${required.has(property) ? 'always' : ''}</td><td>${choices ? choices.join(', ') : type}</td><td>${prose(description)}</td></tr>\n`,
  )
  return html`<details>
<summary><code>${name}</code><span class="soft">${message.title}</span></summary>
<div class="inside" id="live-${name}">
${prose(message.description)}
${rows.length > 0 ? html`<div class="scroll"><table><tr><th>Name</th><th></th><th>Type</th><th>Meaning</th></tr>\n${rows}</table></div>` : undefined}
</div>
</details>
`
}
