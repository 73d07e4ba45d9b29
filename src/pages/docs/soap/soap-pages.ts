import { html, type Markup, prose } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import type { Link } from '../page/links.ts'
import { samples } from '../page/sample.ts'
import { tryLink } from '../page/try-link.ts'
import {
  contentOf,
  type SoapContent,
  type SoapFacts,
  type SoapOperationFacts,
  type SoapSamples,
  type SoapServiceFacts,
  type SoapSimple,
  soapTitle,
} from './description.ts'
import { soapReplies, soapRequests } from './messages.ts'

/** The pages of SOAP: the list of services, one for each service, one for each operation. */
export const soapPages = (facts: SoapFacts, isServed: boolean): DocPage[] => [
  soapPage(facts.services),
  ...facts.services.flatMap((service) => [
    servicePage(service),
    ...service.operations.map((operation) => operationPage(facts.samples, service, operation, isServed)),
  ]),
]

const addressOf = ({ file }: SoapServiceFacts) => `/_vti_bin/${file}.asmx`

const soapPage = (services: readonly SoapServiceFacts[]): DocPage => ({
  path: 'soap',
  title: 'SOAP',
  summary: 'The services with their operations, messages and faults.',
  kind: 'Contract',
  above: '',
  body: (link) => html`<h1>SOAP</h1>
<p class="lead">${services.length} services, SOAP 1.1 and 1.2.</p>
<p>Send a message by POST to the address of a service. Each service is also served below the address of a web, for what belongs to that web:
<code>/sites/team/_vti_bin/lists.asmx</code>. Sign in as for REST. A message needs no form digest, but it may carry one.</p>
<p>The WSDL of a service is at its address with <code>?wsdl</code>. With <code>?op=</code> and the name of an operation, the address leads a browser to the page of the operation.</p>
<h2 id="services">Services</h2>
<ul class="plain">
${services.map((service) => html`<li><a href="${link(`soap/${service.file}`)}">${soapTitle(service)}</a> <code>${addressOf(service)}</code> <span class="soft">${lineOf(service.documentation)}</span></li>\n`)}</ul>`,
})

const servicePage = (service: SoapServiceFacts): DocPage => ({
  path: `soap/${service.file}`,
  title: soapTitle(service),
  summary: lineOf(service.documentation),
  kind: 'SOAP service',
  above: 'soap',
  words: `${service.file}.asmx ${service.service}`,
  isListed: true,
  body: (link) => html`<h1>${soapTitle(service)}</h1>
<p class="address"><span class="verb POST">POST</span> <code>${addressOf(service)}</code></p>
${prose(service.documentation)}
<p class="soft">Namespace <code>${service.namespace}</code></p>
<h2 id="operations">Operations</h2>
<ul class="plain">
${service.operations.map(({ name, documentation }) => html`<li><a href="${link(`soap/${service.file}/${name}`)}">${name}</a> <span class="soft">${lineOf(documentation)}</span></li>\n`)}</ul>`,
})

const operationPage = (recorded: SoapSamples, service: SoapServiceFacts, operation: SoapOperationFacts, isServed: boolean): DocPage => ({
  path: `soap/${service.file}/${operation.name}`,
  title: operation.name,
  summary: lineOf(operation.documentation),
  kind: `SOAP operation of ${soapTitle(service)}`,
  above: `soap/${service.file}`,
  words: `${service.file}.asmx`,
  body: (link) => {
    const request = html`${isServed ? tryLink(link, `soap/${service.file}/${operation.name}`) : undefined}
${samples(soapRequests(recorded, service, operation))}`
    return operationBody(service, operation, link, { request, reply: samples(soapReplies(recorded, service, operation)) })
  },
})

interface ShownMessages {
  readonly request: Markup
  readonly reply: Markup
}

function operationBody(service: SoapServiceFacts, operation: SoapOperationFacts, link: Link, { request, reply }: ShownMessages): Markup {
  const { name, documentation, input, output, reads } = operation
  return html`<h1>${name}</h1>
<p class="address"><span class="verb POST">POST</span> <code>${addressOf(service)}</code></p>
${prose(documentation)}
<p class="soft">${reads ? 'It changes nothing.' : 'It may change content.'}</p>
<h2 id="parameters">Parameters</h2>
${valueTable(service, input, 'Parameters')}
<h2 id="request">Request</h2>
${request}
<h2 id="reply">Reply</h2>
${reply}
${valueTable(service, output, 'Elements of the reply')}
<h2 id="faults">Faults</h2>
<p>A refusal is a SOAP fault whose detail holds the error number and a message that says what to do. <a href="${link('errors')}">Errors</a> lists them all; each page shows the fault.</p>`
}

interface Row {
  readonly name: string
  readonly level: number
  readonly type: string
  readonly isOptional: boolean
}

const mostRows = 200
const deepest = 4

/** The elements and attributes of a message, as a table. */
function valueTable(service: SoapServiceFacts, type: string, label: string): Markup {
  const rows: Row[] = []
  collect(service, Object.hasOwn(service.types, type) ? service.types[type] : undefined, 0, rows)
  if (rows.length === 0) return html`<p>None.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="wide"><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Occurs</th></tr></thead>
<tbody>
${rows.map(({ name, level, type: shown, isOptional }) => html`<tr><td>${'· '.repeat(level)}<code>${name}</code></td><td>${shown}</td><td>${isOptional ? 'optional' : 'required'}</td></tr>\n`)}</tbody></table></div>`
}

function collect(service: SoapServiceFacts, content: SoapContent | undefined, level: number, rows: Row[]): void {
  for (const { name, simple, optional } of content?.attributes ?? [])
    add(rows, { name: `@${name}`, level, type: simpleType(simple), isOptional: optional === true })
  for (const child of content?.elements ?? []) {
    const many = child.many ? ', any number' : ''
    const type = child.simple ? simpleType(child.simple) : (child.type ?? 'element')
    add(rows, { name: child.name, level, type: `${type}${many}`, isOptional: child.optional === true })
    if (level < deepest - 1) collect(service, contentOf(service, child), level + 1, rows)
  }
  if (content?.any !== undefined) add(rows, { name: '*', level, type: 'any elements', isOptional: true })
}

function add(rows: Row[], row: Row): void {
  if (rows.length < mostRows) rows.push(row)
}

const simpleType = ({ base, values }: SoapSimple): string => (values ? values.join(', ') : base)

const lineOf = (text: string): string => text.replaceAll('`', '').split('\n\n', 1)[0]?.replaceAll('\n', ' ').slice(0, 200) ?? ''
