import { html, type Markup, prose } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import { type Link, slug } from '../page/links.ts'
import { sample, samples } from '../page/sample.ts'
import { tryLink } from '../page/try-link.ts'
import { type ListedOperation, listedOperations, type ShownBody, type ShownReply, type ShownValue, shownOperation } from './contract.ts'
import type { OpenApi } from './openapi.ts'
import { inReadingOrder } from './reading-order.ts'
import { requestSamples } from './requests.ts'
import { schemaTable } from './schema-table.ts'

/** A contract in the documentation. */
export interface ShownContract {
  /** The first part of the paths of its pages, and the name of its file below `/docs/contracts`. */
  readonly name: string
  readonly title: string
  readonly openapi: OpenApi
  /** Whether a server is there that the pages can send requests to. */
  readonly isServed: boolean
}

/** The pages of a contract: its own, one for each tag, one for each operation, and the forms of addresses. */
export function contractPages(contract: ShownContract): DocPage[] {
  const { name, openapi } = contract
  const operations = listedOperations(openapi)
  const tags = [...new Set([...(openapi.tags ?? []).map((tag) => tag.name), ...operations.map(({ tag }) => tag)])]
  const groups = tags
    .map((tag) => ({
      tag,
      path: `${name}/tags/${slug(tag)}`,
      operations: inReadingOrder(operations.filter((operation) => operation.tag === tag)),
    }))
    .filter((group) => group.operations.length > 0)
  return [
    contractPage(contract, groups),
    ...groups.map((group) => tagPage(contract, group)),
    ...groups.flatMap((group) => group.operations.map((operation) => operationPage(contract, group.path, operation))),
    ...((openapi['x-addresses'] ?? []).length > 0 ? [addressPage(contract)] : []),
  ]
}

interface Group {
  readonly tag: string
  readonly path: string
  readonly operations: readonly ListedOperation[]
}

const kindOf = ({ title }: ShownContract) => `${title} operation`

const contractPage = ({ name, title, openapi }: ShownContract, groups: readonly Group[]): DocPage => ({
  path: name,
  title,
  summary: openapi.info.summary ?? openapi.info.title,
  kind: 'Contract',
  above: '',
  body: (link) => html`<h1>${title}</h1>
${openapi.info.summary === undefined ? undefined : html`<p class="lead">${openapi.info.summary}</p>`}
<p><a href="${link(`contracts/${name}.json`)}">${name}.json</a> is the OpenAPI contract that these pages, the types and the checks of every request are made of.</p>
${prose(openapi.info.description ?? '')}
<h2 id="operations">Operations</h2>
<ul class="cards">
${groups.map(
  ({
    tag,
    path,
    operations,
  }) => html`<li><a href="${link(path)}">${tag}</a><p>${operations.length === 1 ? 'One operation' : `${operations.length} operations`}. ${firstLine(tagText(openapi, tag))}</p></li>
`,
)}</ul>`,
})

const tagText = (openapi: OpenApi, tag: string): string => openapi.tags?.find(({ name }) => name === tag)?.description ?? ''

const tagPage = ({ name, title, openapi }: ShownContract, { tag, path, operations }: Group): DocPage => ({
  path,
  title: tag,
  summary: firstLine(tagText(openapi, tag)) || `The operations of ${tag}.`,
  kind: title,
  above: name,
  isListed: true,
  body: (link) => html`<h1>${tag}</h1>
${prose(tagText(openapi, tag))}
${operationList(name, operations, link)}`,
})

const operationList = (name: string, operations: readonly ListedOperation[], link: Link): Markup => html`<ul class="plain">
${operations.map(
  ({ operationId, method, path, summary }) =>
    html`<li><a href="${link(`${name}/${operationId}`)}">${summary}</a><br><span class="verb ${method}">${method}</span> <code>${path}</code></li>
`,
)}</ul>`

const operationPage = (contract: ShownContract, above: string, listed: ListedOperation): DocPage => ({
  path: `${contract.name}/${listed.operationId}`,
  title: listed.summary,
  summary: `${listed.method} ${listed.path}`,
  kind: kindOf(contract),
  above,
  words: `${listed.operationId} ${listed.tag}`,
  body: (link) => operationBody(contract, listed, link),
})

function operationBody({ name, openapi, isServed }: ShownContract, listed: ListedOperation, link: Link): Markup {
  const operation = shownOperation(openapi, listed)
  const { operationId, method, path, summary, description, parameters, body, replies } = operation
  return html`<h1>${summary}</h1>
<p class="address"><span class="verb ${method}">${method}</span> <code>${path}</code></p>
${prose(description)}
<p class="soft">Operation <code>${operationId}</code>${operation.isOpen ? '. Anyone may call it.' : undefined}</p>
<h2 id="request">Request</h2>
${isServed ? tryLink(link, `${name}/${operationId}`) : undefined}
${samples(requestSamples(operation))}
${parameters.length > 0 ? html`<h3 id="parameters">Parameters</h3>\n${parameterTable(parameters)}` : undefined}
${body && bodySection(body)}
<h2 id="replies">Replies</h2>
${replies.map((reply) => replySection(reply, link))}`
}

const parameterTable = (
  parameters: readonly ShownValue[],
): Markup => html`<div class="scroll" tabindex="0" role="region" aria-label="Parameters"><table class="wide"><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${parameters.map(
  ({ name, place, required, type, description, example }) =>
    html`<tr><td><code>${name}</code></td><td>${place}${required ? ', required' : ''}</td><td>${type}</td><td class="meaning">${prose(description)}${example === undefined ? undefined : html`<p class="soft">Example: <code>${example}</code></p>`}</td></tr>
`,
)}</tbody></table></div>`

const bodySection = ({ description, types, rows, sample: text }: ShownBody): Markup => html`<h3 id="body">Body</h3>
${prose(description)}
<p class="soft">${types.map((type) => html`<code>${type}</code> `)}</p>
${text === undefined ? undefined : sample(text)}
${schemaTable(rows, 'Properties of the body')}`

const replySection = ({ status, description, headers, examples, rows }: ShownReply, link: Link): Markup =>
  status.startsWith('2') || status.startsWith('3')
    ? html`<h3 id="status-${status}">${status}</h3>
${prose(description)}
${headers.length > 0 ? html`<p class="soft">Headers: ${headers.map((name) => html`<code>${name}</code> `)}</p>` : undefined}
${samples(examples)}
${schemaTable(rows, `Properties of the reply ${status}`)}`
    : html`<h3 id="status-${status}"><a href="${link(`errors#status-${status}`)}">${status}</a></h3>
${prose(description)}`

const addressPage = ({ name, title, openapi }: ShownContract): DocPage => ({
  path: `${name}/addresses`,
  title: 'Other forms of an address',
  summary: `Objects of ${title} with several addresses.`,
  kind: title,
  above: name,
  isListed: true,
  body: () => html`<h1>Other forms of an address</h1>
<p>Most objects have several addresses. Where an operation is described with the first one, the others work as well.</p>
${(openapi['x-addresses'] ?? []).map(({ canonical, forms }) =>
  forms.length === 0
    ? undefined
    : html`<h2><code>${canonical}</code></h2>\n<ul>${forms.map((form) => html`<li><code>${form}</code></li>\n`)}</ul>\n`,
)}`,
})

const firstLine = (text: string): string => (text.split(/\.\s|\n\n/, 1)[0] ?? '').replaceAll('\n', ' ').replaceAll('`', '').slice(0, 160)
