import { html, type Markup, prose } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import type { Link } from '../page/links.ts'
import { sample } from '../page/sample.ts'
import { tryLink } from '../page/try-link.ts'
import type { OpenApi } from '../rest/openapi.ts'
import { schemaRows } from '../rest/schema.ts'
import type { ModelDocument, ModelFacts, ModelMethodFacts } from './model.ts'
import { firstReply, firstRequest, methodSample } from './model-sample.ts'

export const processAddress = '/_vti_bin/client.svc/ProcessQuery'

type Named = readonly [name: string, facts: ModelFacts]

/** The pages of the client object model: how requests work, one for each group of types, one for each type. */
export function modelPages(model: ModelDocument, rest: OpenApi | undefined, isServed: boolean): DocPage[] {
  const types = Object.entries(model.types)
  const groups = [...Map.groupBy(types, ([, { room }]) => room)].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    startOfModel(groups, types, isServed),
    ...groups.map(([room, members]) => groupPage(room, members)),
    ...types.map((named) => typePage(model, rest, named)),
  ]
}

const titleOf = (room: string): string => `${room.charAt(0).toUpperCase()}${room.slice(1).replaceAll('-', ' ')}`

const countOf = (types: readonly Named[]): number =>
  types.reduce((sum, [, { methods = {} }]) => sum + Object.values(methods).filter(({ refused }) => refused === undefined).length, 0)

const startOfModel = (groups: readonly (readonly [string, readonly Named[]])[], types: readonly Named[], isServed: boolean): DocPage => ({
  path: 'csom',
  title: 'Object model',
  summary: 'The client object model (CSOM, JSOM): types, properties and methods behind client.svc/ProcessQuery.',
  kind: 'Contract',
  above: '',
  words: 'csom jsom client.svc ProcessQuery client side object model',
  body: (link) => html`<h1>Object model</h1>
<p class="lead">${types.length} types with ${countOf(types)} methods, for programs that use the client object model (CSOM, JSOM).</p>
<p class="address"><span class="verb POST">POST</span> <code>${processAddress}</code></p>
<p><a href="${link('contracts/csom.json')}">csom.json</a> is the contract that these pages and the checks of every request are made of.</p>
<p>A request names objects by <em>object paths</em>, each of which begins at another or at a static member, and lists <em>actions</em> on them: methods to call, properties to set,
queries for properties. The server runs the actions in their order. The address may stand below that of a web, whose objects
<code>RequestContext.Current</code> leads to. Sign in as for REST. A form digest (<code>X-RequestDigest</code>) is needed only where a cookie signs in a request that writes.</p>
<p>The reply is an array: a head, then the id of each action that has a result, followed by the result. The status is 200 even if an action failed:
<code>ErrorInfo</code> in the head says which error stopped the request. What came before it in the request stays done, unless a scope says otherwise.</p>
<h2 id="first-request">A first request</h2>
${sample(`curl -u ann:x -H 'Content-Type: text/xml' --data-binary @request.xml \\\n  http://127.0.0.1:5000${processAddress}`)}
<p>with this as <code>request.xml</code>:</p>
${sample(firstRequest)}
${isServed ? tryLink(link, 'csom') : undefined}
<p>The reply:</p>
${sample(firstReply)}
<h2 id="types">Types</h2>
<ul class="cards">
${groups.map(([room, members]) => html`<li><a href="${link(`csom/groups/${room}`)}">${titleOf(room)}</a><p>${members.length} types, ${countOf(members)} methods.</p></li>\n`)}</ul>`,
})

const groupPage = (room: string, types: readonly Named[]): DocPage => ({
  path: `csom/groups/${room}`,
  title: titleOf(room),
  summary: `The types of ${room.replaceAll('-', ' ')} in the object model.`,
  kind: 'Object model',
  above: 'csom',
  isListed: true,
  body: (link) => html`<h1>${titleOf(room)}</h1>
<ul class="plain">
${types.map(([name, { does, refused }]) => html`<li><a href="${link(`csom/${name}`)}">${name}</a> <span class="soft">${does}${refused === undefined ? undefined : ' Not available.'}</span></li>\n`)}</ul>`,
})

const typePage = (model: ModelDocument, rest: OpenApi | undefined, named: Named): DocPage => {
  const [name, { does, room, methods = {} }] = named
  return {
    path: `csom/${name}`,
    title: name,
    summary: does,
    kind: 'Type of the object model',
    above: `csom/groups/${room}`,
    words: `SP.${name}`,
    places: Object.keys(methods).map((method) => ({ anchor: method, title: `${name}.${method}` })),
    body: (link) => typeBody(model, rest, named, link),
  }
}

function typeBody(model: ModelDocument, rest: OpenApi | undefined, [name, type]: Named, link: Link): Markup {
  const { does, id, base, of, refused, constructed, value, statics = {}, methods = {}, atOnce } = type
  const to = typeLinks(model, link)
  return html`<h1>${name}</h1>
<p>${does}</p>
${refused === undefined ? undefined : html`<p><strong>Not available.</strong> ${refused}</p>`}
<dl>
${base === undefined ? undefined : html`<dt>Extends</dt><dd>${to(base)}</dd>`}
${of === undefined ? undefined : html`<dt>Collection of</dt><dd>${to(of)}</dd>`}
${id === undefined ? undefined : html`<dt>Type id in requests</dt><dd><code>{${id}}</code></dd>`}
${constructed === undefined ? undefined : html`<dt>Clients make such objects</dt><dd><code>new ${name}(</code>${listOf(constructed, to)}<code>)</code></dd>`}
${Object.entries(statics).map(([member, target]) => html`<dt>Static property</dt><dd><code>${member}</code>: ${to(target)}</dd>`)}
</dl>
${value === undefined ? undefined : html`<h2 id="members">Members</h2>\n${valueTable(value, to)}`}
${propertySection(rest, type, to)}
${atOnce ? html`<p class="soft">What a client sets is stored at once.</p>` : undefined}
${Object.keys(methods).length === 0 ? undefined : html`<h2 id="methods">Methods</h2>\n${Object.entries(methods).map(([method, facts]) => methodEntry(model, [name, type], method, facts, to))}`}`
}

type TypeLinks = (type: string) => Markup

/** The name of a type, with a link if it has a page. */
const typeLinks =
  (model: ModelDocument, link: Link): TypeLinks =>
  (type) => {
    const name = type.replace(/\[\]|\?/g, '')
    return Object.hasOwn(model.types, name) ? html`<a href="${link(`csom/${name}`)}">${type}</a>` : html`${type}`
  }

const listOf = (typed: Readonly<Record<string, string>>, to: TypeLinks): Markup =>
  html`${Object.entries(typed).map(([name, type], at) => html`${at > 0 ? ', ' : undefined}<code>${name}</code>: ${to(type)}`)}`

interface ShownProperty {
  readonly name: string
  readonly type: Markup
  readonly isSettable: boolean
  readonly description: string
}

const propertyTable = (label: string, rows: readonly ShownProperty[]): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table class="wide"><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Access</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${rows.map(({ name, type, isSettable, description }) => html`<tr><td><code>${name}</code></td><td>${type}</td><td>${isSettable ? 'read, set' : 'read'}</td><td class="meaning">${prose(description)}</td></tr>\n`)}</tbody></table></div>`

const valueTable = (value: Readonly<Record<string, string>>, to: TypeLinks): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Members"><table class="wide"><thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead>
<tbody>
${Object.entries(value).map(([member, type]) => html`<tr><td><code>${member}</code></td><td>${to(type)}</td></tr>\n`)}</tbody></table></div>`

/** The properties: those of the entity of REST, which has the same table, and those that lead to other objects or are set by clients alone. */
function propertySection(rest: OpenApi | undefined, type: ModelFacts, to: TypeLinks): Markup | undefined {
  const { entity, links = {}, members = {}, settable = {} } = type
  const leading = { ...links, ...members }
  const shared = rest && entity !== undefined ? schemaRows(rest, { $ref: `#/components/schemas/${entity}` }) : []
  const plain = shared.filter(({ level, name, isNavigation }) => level === 0 && isNavigation === undefined && !(name in leading))
  const own = Object.entries(settable).filter(([name]) => !plain.some((row) => row.name === name))
  const rows: ShownProperty[] = [
    ...plain.map((row) => ({ name: row.name, type: html`${row.type}`, isSettable: row.name in settable, description: row.description })),
    ...own.map(([name, shown]) => ({ name, type: to(shown), isSettable: true, description: '' })),
    ...Object.entries(leading).map(([name, shown]) => ({ name, type: to(shown), isSettable: false, description: '' })),
  ]
  return rows.length === 0 ? undefined : html`<h2 id="properties">Properties</h2>\n${propertyTable('Properties', rows)}`
}

const methodEntry = (
  model: ModelDocument,
  [, type]: Named,
  name: string,
  method: ModelMethodFacts,
  to: TypeLinks,
): Markup => html`<h3 id="${name}"><code>${name}(</code>${listOf(method.parameters ?? {}, to)}<code>)</code>${method.gives === undefined ? undefined : html`: ${to(method.gives)}`}</h3>
<p>${method.does}${method.writes ? ' It may change content.' : undefined}${method.static ? ' A static method.' : undefined}</p>
${method.refused === undefined ? html`<details>\n<summary>In a request</summary>\n${sample(methodSample(model, type, name, method))}\n</details>` : html`<p><strong>Not available.</strong> ${method.refused}</p>`}
`
