import { breathe } from '../core/kernel/pacing/breathe.ts'
import { type OpenApi, type ShownOperation, type ShownValue, shownOperationsOf } from './contract.ts'
import { html, type Markup, prose } from './html.ts'
import { type AsyncApi, liveSection } from './live-contract.ts'
import { page } from './page.ts'

/** A SOAP service in the documentation. */
export interface SoapServiceFacts {
  /** The file name of the address: `lists` for /_vti_bin/lists.asmx. */
  readonly file: string
  readonly service: string
  readonly documentation: string
  readonly operations: readonly { readonly name: string; readonly documentation: string }[]
}

/** A setting in the documentation. */
export interface SettingFacts {
  readonly key: string
  readonly allowed: string
  readonly default: string
  readonly help: string
}

/** A contract of addresses that belong to the server. */
export interface OtherContract {
  readonly title: string
  /** The name of its file below `/docs/contracts/`. */
  readonly name: string
  readonly openapi: OpenApi
}

export interface DocsFacts {
  readonly openapi: OpenApi
  /** The contracts beside REST, in the order of the page. */
  readonly others: readonly OtherContract[]
  readonly live: AsyncApi
  readonly soapServices: readonly SoapServiceFacts[]
  readonly settings: readonly SettingFacts[]
  readonly version: string
}

/** The documentation as one HTML document without scripts and external resources. Others have their turn while it is made. */
export async function docsPage({ openapi, others, live, soapServices, settings, version }: DocsFacts): Promise<string> {
  const groups = groupsOf(openapi)
  await breathe()
  const otherGroups = others.map((other) => ({ ...other, groups: groupsOf(other.openapi) }))
  const sections: Markup[] = []
  for (const group of groups) {
    await breathe()
    sections.push(tagSection(openapi, group))
  }
  await breathe()
  return page(
    `${openapi.info.title} ${version}`,
    html`<div class="frame">
${contents([...groups, ...otherGroups.flatMap((other) => other.groups)], soapServices, settings)}
<main>
<h1>Tenon</h1>
<p class="soft">Version ${version}. REST and SOAP over one core.</p>
${firstSteps}
<h2 id="rest">REST</h2>
<p><a href="/docs/openapi.json">openapi.json</a> is the contract that these pages, the types and the checks of every request come from.</p>
${prose(openapi.info.description ?? '')}
${sections}
${addressSection(openapi)}
${otherGroups.map(
  (other) => html`<h2 id="${other.name}">${other.title}</h2>
<p><a href="/docs/contracts/${other.name}.json">${other.name}.json</a> is the contract of these addresses.</p>
${prose(other.openapi.info.description ?? '')}
${other.groups.map((group) => tagSection(other.openapi, group))}
`,
)}
${soapSection(soapServices)}
${liveSection(live)}
${settingsSection(settings)}
</main>
</div>`,
  )
}

interface Group {
  readonly tag: string
  readonly operations: readonly ShownOperation[]
}

/** The operations of a contract by tag, in the order of the tags. */
function groupsOf(openapi: OpenApi): Group[] {
  const operations = shownOperationsOf(openapi)
  const tags = [...new Set([...(openapi.tags ?? []).map(({ name }) => name), ...operations.map(({ tag }) => tag)])]
  return tags
    .map((tag) => ({ tag, operations: operations.filter((operation) => operation.tag === tag) }))
    .filter((group) => group.operations.length > 0)
}

/** The page at the root of the server. */
export function welcomePage(version: string): string {
  return page(
    'Tenon',
    html`<main class="welcome">
<h1>Tenon</h1>
<p class="soft">Version ${version} is running: lists and items over REST and SOAP.</p>
<ul>
<li><a href="/docs">Docs</a>: every operation, and the configuration keys</li>
<li><a href="/docs/openapi.json">openapi.json</a>: the REST contract</li>
<li><a href="/_vti_bin/health">Health</a>: whether the server is up</li>
</ul>
</main>`,
  )
}

const firstSteps = html`<p>Any user name and password will do while the AcceptAll provider is on. At the default address:</p>
<pre>curl -u ann:x http://127.0.0.1:5000/_api/web/lists \\
     -H 'Accept: application/json;odata=nometadata'</pre>`

function contents(groups: readonly Group[], services: readonly SoapServiceFacts[], settings: readonly SettingFacts[]): Markup {
  return html`<nav aria-label="Contents">
<b><a href="#rest">REST</a></b>
${groups.map(
  ({ tag, operations }) => html`<b>${tag}</b>
<ul>${operations.map(({ operationId, summary }) => html`<li><a href="#${operationId}">${summary}</a></li>\n`)}</ul>`,
)}
${services.length > 0 ? html`<b><a href="#soap">SOAP</a></b>\n<ul>${services.map(({ file, service }) => html`<li><a href="#soap-${file}">${service}</a></li>\n`)}</ul>` : undefined}
<b><a href="#live">Live updates</a></b>
${settings.length > 0 ? html`<b><a href="#configuration">Configuration</a></b>` : undefined}
</nav>`
}

const tagSection = (openapi: OpenApi, { tag, operations }: Group): Markup => html`<h3>${tag}</h3>
<div class="soft">${prose(openapi.tags?.find(({ name }) => name === tag)?.description ?? '')}</div>
${operations.map(operationEntry)}`

const operationEntry = (operation: ShownOperation): Markup => html`<details>
<summary><span class="method ${operation.method}">${operation.method}</span><code>${operation.path}</code><span class="soft">${operation.summary}</span></summary>
<div class="inside" id="${operation.operationId}">
${prose(operation.description)}
${operation.parameters.length > 0 ? html`<h4>Parameters</h4>\n${valueTable(operation.parameters)}` : undefined}
${operation.body ? html`<h4>Body</h4>\n<p class="soft">${operation.body.types.map((type) => html`<code>${type}</code> `)}</p>\n${valueTable(operation.body.properties)}` : undefined}
<h4>Replies</h4>
<div class="scroll"><table>${operation.replies.map(({ status, description }) => html`<tr><td><code>${status}</code></td><td>${prose(description)}</td></tr>\n`)}</table></div>
${operation.example === undefined ? undefined : html`<pre>${operation.example}</pre>`}
</div>
</details>
`

function valueTable(values: readonly ShownValue[]): Markup | undefined {
  if (values.length === 0) return undefined
  const rows = values.map(
    ({ name, place, required, type, description }) =>
      html`<tr><td><code>${name}</code></td><td>${place}${required ? ', required' : ''}</td><td>${type}</td><td>${prose(description)}</td></tr>\n`,
  )
  return html`<div class="scroll"><table><tr><th>Name</th><th>Where</th><th>Type</th><th>Meaning</th></tr>
${rows}</table></div>`
}

function addressSection(openapi: OpenApi): Markup | undefined {
  const addresses = openapi['x-addresses'] ?? []
  if (addresses.length === 0) return undefined
  return html`<h3 id="addresses">Other forms of an address</h3>
${addresses.map(({ canonical, forms }) => html`<h4><code>${canonical}</code></h4>\n<ul>${forms.map((form) => html`<li><code>${form}</code></li>`)}</ul>`)}`
}

function soapSection(services: readonly SoapServiceFacts[]): Markup | undefined {
  if (services.length === 0) return undefined
  return html`<h2 id="soap">SOAP</h2>
<p>SOAP 1.1 and 1.2 by POST. Each service is also served below the address of a web.</p>
${services.map(
  ({ file, service, documentation, operations }) => html`<h3 id="soap-${file}">${service}</h3>
<p><a href="/_vti_bin/${file}.asmx"><code>/_vti_bin/${file}.asmx</code></a> &middot; <a href="/_vti_bin/${file}.asmx?wsdl">WSDL</a></p>
<div class="soft">${prose(documentation)}</div>
<div class="scroll"><table>${operations.map((operation) => html`<tr><td><code>${operation.name}</code></td><td>${prose(operation.documentation)}</td></tr>\n`)}</table></div>
`,
)}`
}

function settingsSection(settings: readonly SettingFacts[]): Markup | undefined {
  if (settings.length === 0) return undefined
  return html`<h2 id="configuration">Configuration</h2>
<p>Command line (<code>--HttpPort 5001</code>) over environment (<code>SVC_HTTP_PORT=5001</code>, two underscores for each colon) over <code>svc.config.json</code> over default.</p>
<div class="scroll"><table><tr><th>Key</th><th>Default</th><th>Allowed</th><th>Meaning</th></tr>
${settings.map((setting) => html`<tr><td><code>${setting.key}</code></td><td><code>${setting.default}</code></td><td>${setting.allowed}</td><td>${setting.help}</td></tr>\n`)}</table></div>`
}
