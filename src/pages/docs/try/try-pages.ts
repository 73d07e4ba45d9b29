import { html, type Markup } from '../../html.ts'
import { processAddress } from '../model/model-pages.ts'
import { firstRequest } from '../model/model-sample.ts'
import type { DocPage } from '../page/doc-page.ts'
import type { Link } from '../page/links.ts'
import { type ListedOperation, listedOperations, type ShownOperation, shownOperation } from '../rest/contract.ts'
import type { ShownContract } from '../rest/operation-pages.ts'
import { type SoapFacts, type SoapOperationFacts, type SoapSamples, type SoapServiceFacts, soapTitle } from '../soap/description.ts'
import { actionOf, requestEnvelope } from '../soap/messages.ts'
import { chooserProgram } from './chooser-program.ts'
import { type FormRequest, tryForm } from './try-form.ts'
import { tryProgram } from './try-program.ts'

/** Where to choose an operation. */
export const tryStartPage = (contracts: readonly ShownContract[], services: readonly SoapServiceFacts[]): DocPage => ({
  path: 'try',
  title: 'Try it',
  summary: 'Send any operation to this server, and see what it answers.',
  kind: 'Form',
  above: '',
  program: chooserProgram,
  body: (link) => html`<h1>Try it</h1>
<p class="lead">Choose an operation, change its example, and send it to this server as the user who is signed in.</p>
<div class="field"><label for="choose">Find an operation</label><input id="choose" type="search" placeholder="getbytitle, UpdateListItems, recycle" maxlength="200" autocomplete="off" spellcheck="false"></div>
<p id="chosen" class="soft" role="status"></p>
<div id="choices">
${contracts.map(({ title, name, openapi }) =>
  group(
    `${title}`,
    listedOperations(openapi).map((one) => entry(link, `${name}/${one.operationId}`, one.summary, `${one.method} ${one.path}`)),
  ),
)}
${services.map((service) =>
  group(
    `SOAP: ${soapTitle(service)}`,
    service.operations.map(({ name }) => entry(link, `soap/${service.file}/${name}`, name, `POST /_vti_bin/${service.file}.asmx`)),
  ),
)}
${group('Object model', [entry(link, 'csom', 'A request of the object model', `POST ${processAddress}`)])}
</div>`,
})

const group = (title: string, entries: readonly Markup[]): Markup =>
  entries.length === 0
    ? html``
    : html`<details><summary>${title} <span class="soft">${entries.length}</span></summary>\n<ul class="plain">\n${entries}</ul></details>\n`

const entry = (link: Link, path: string, title: string, line: string): Markup =>
  html`<li><a href="${link(`try/${path}`)}">${title}</a> <span class="soft"><code>${line}</code></span></li>\n`

/** A form for each operation of a contract. */
export const tryPages = ({ name, openapi }: ShownContract): DocPage[] =>
  listedOperations(openapi).map((listed) =>
    formPage(`${name}/${listed.operationId}`, listed.summary, () => requestFor(listed, shownOperation(openapi, listed))),
  )

/** A form for requests of the object model. */
export const modelTryPage: DocPage = formPage('csom', 'a request of the object model', () => ({
  method: 'POST',
  path: processAddress,
  hasWeb: true,
  values: [],
  accepts: [],
  types: ['text/xml'],
  body: firstRequest,
  needsDigest: true,
  isOpen: false,
}))

/** A form for each operation of each service. */
export const soapTryPages = ({ services, samples }: SoapFacts): DocPage[] =>
  services.flatMap((service) =>
    service.operations.map((operation) =>
      formPage(`soap/${service.file}/${operation.name}`, operation.name, () => messageFor(samples, service, operation)),
    ),
  )

function formPage(operation: string, title: string, request: () => FormRequest): DocPage {
  return {
    path: `try/${operation}`,
    title: `Try ${title}`,
    summary: `A form that sends ${title}.`,
    kind: 'Form',
    above: operation,
    program: tryProgram,
    body: (link) => {
      const made = request()
      return html`<h1>Try: ${title}</h1>
<p class="address"><span class="verb ${made.method}">${made.method}</span> <code>${made.path}</code></p>
<p><a href="${link(operation)}">The operation</a>, <a href="${link('try')}">all operations</a>. Write values as they are: the form encodes them, and doubles quotes where the address needs it.</p>
${tryForm(made, link(operation))}`
    },
  }
}

/** Headers that the program adds by itself. */
const ownHeaders: ReadonlySet<string> = new Set(['x-requestdigest'])

function requestFor({ path, method }: ListedOperation, { parameters, body, replies, isOpen }: ShownOperation): FormRequest {
  const values = parameters.filter(({ place, name }) => place !== 'header' || !ownHeaders.has(name.toLowerCase()))
  const isOData = path.startsWith('/_api')
  const accepts = [...new Set(replies.filter(({ status }) => status < '4').flatMap(({ types }) => types))].filter((type) => type !== '*/*')
  return {
    method,
    path,
    hasWeb: isOData || path.startsWith('/_vti_bin'),
    values: values.map((one) => ({
      ...one,
      value: one.required ? (one.example ?? '') : '',
      example: one.required ? '' : (one.example ?? ''),
    })),
    accepts: simplestFirst(accepts),
    types: simplestFirst(body?.types ?? []),
    body: body?.sample ?? '',
    needsDigest: parameters.some(({ name }) => name.toLowerCase() === 'x-requestdigest') && isOData && !isOpen,
    isOpen,
  }
}

/** The form without metadata is the one that people read. */
const simplestFirst = (types: readonly string[]): string[] => types.toSorted((one, other) => rank(one) - rank(other))

const rank = (type: string): number => (type.endsWith('odata=nometadata') ? 0 : 1)

function messageFor(samples: SoapSamples, service: SoapServiceFacts, operation: SoapOperationFacts): FormRequest {
  const action = actionOf(service, operation)
  return {
    method: 'POST',
    path: `/_vti_bin/${service.file}.asmx`,
    hasWeb: true,
    values: [],
    accepts: [],
    types: ['text/xml; charset=utf-8', `application/soap+xml; charset=utf-8; action="${action}"`],
    body: requestEnvelope(samples, service, operation),
    action,
    needsDigest: false,
    isOpen: false,
  }
}
