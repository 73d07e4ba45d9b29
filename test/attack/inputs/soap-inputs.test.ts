import { describe, expect, it } from 'vitest'
import { admin } from '../../../generated/soap/admin.ts'
import { alerts } from '../../../generated/soap/alerts.ts'
import { authentication } from '../../../generated/soap/authentication.ts'
import { businessdatacatalog } from '../../../generated/soap/businessdatacatalog.ts'
import { copy } from '../../../generated/soap/copy.ts'
import { diagnostics } from '../../../generated/soap/diagnostics.ts'
import { dws } from '../../../generated/soap/dws.ts'
import { forms } from '../../../generated/soap/forms.ts'
import { imaging } from '../../../generated/soap/imaging.ts'
import { lists } from '../../../generated/soap/lists.ts'
import { meetings } from '../../../generated/soap/meetings.ts'
import { people } from '../../../generated/soap/people.ts'
import { permissions } from '../../../generated/soap/permissions.ts'
import { publishedlinksservice } from '../../../generated/soap/publishedlinksservice.ts'
import { search } from '../../../generated/soap/search.ts'
import { sitedata } from '../../../generated/soap/sitedata.ts'
import { sites } from '../../../generated/soap/sites.ts'
import { socialdataservice } from '../../../generated/soap/socialdataservice.ts'
import { taxonomyclientservice } from '../../../generated/soap/taxonomyclientservice.ts'
import { taxonomywebservice } from '../../../generated/soap/taxonomywebservice.ts'
import { usergroup } from '../../../generated/soap/usergroup.ts'
import { userprofileservice } from '../../../generated/soap/userprofileservice.ts'
import { versions } from '../../../generated/soap/versions.ts'
import { views } from '../../../generated/soap/views.ts'
import { webpartpages } from '../../../generated/soap/webpartpages.ts'
import { webs } from '../../../generated/soap/webs.ts'
import { workflow } from '../../../generated/soap/workflow.ts'
import { escapeXml, escapeXmlAttribute } from '../../../src/formats/xml.ts'
import type {
  ContentDescription,
  ElementDescription,
  OperationDescription,
  ServiceDescription,
} from '../../../src/soap/protocol/description.ts'
import { serve } from '../../support/serve.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'
import { list, makeList } from '../all-columns.ts'
import { growthOf, type Hostile, hostile, inTurns } from '../growth.ts'
import { asAdmin, send } from '../send.ts'

const { server } = await serve()
await makeList(server.url)

const services: readonly ServiceDescription[] = [
  admin,
  alerts,
  authentication,
  businessdatacatalog,
  copy,
  diagnostics,
  dws,
  forms,
  imaging,
  lists,
  meetings,
  people,
  permissions,
  publishedlinksservice,
  search,
  sitedata,
  sites,
  socialdataservice,
  taxonomyclientservice,
  taxonomywebservice,
  usergroup,
  userprofileservice,
  versions,
  views,
  webpartpages,
  webs,
  workflow,
]

/** Parameter values that lead to existing objects. */
const known: Readonly<Record<string, string>> = { listName: 'Attack', listItemID: '1', strlistID: 'Attack', strlistItemID: '1', ID: '1' }

/** The place of a text in an input: names of elements, or an attribute after `@`. */
type Place = readonly string[]

const contentOf = (service: ServiceDescription, { type, content }: ElementDescription): ContentDescription | undefined =>
  content ?? (type === undefined ? undefined : service.types[type])

function* placesIn(service: ServiceDescription, content: ContentDescription, depth = 6): Generator<Place> {
  for (const { name } of content.attributes) yield [`@${name}`]
  if (content.text) yield ['.']
  for (const element of content.elements) {
    if (element.simple) yield [element.name]
    const inner = contentOf(service, element)
    if (inner && depth > 0) for (const place of placesIn(service, inner, depth - 1)) yield [element.name, ...place]
  }
}

/** An element with the hostile text at its place and the other required elements. */
function write(
  service: ServiceDescription,
  content: ContentDescription,
  place: Place,
  text: string,
): { inner: string; attributes: string } {
  const [at, ...rest] = place
  const attributes = content.attributes
    .filter(({ name, optional }) => `@${name}` === at || optional !== true)
    .map(({ name, simple }) => ` ${name}="${escapeXmlAttribute(`@${name}` === at ? text : (known[name] ?? simple.values?.[0] ?? '1'))}"`)
    .join('')
  if (at === '.') return { inner: escapeXml(text), attributes }
  const inner = content.elements
    .filter(({ name, optional }) => name === at || optional !== true)
    .map((element) => {
      if (element.simple) {
        const value = element.name === at ? text : (known[element.name] ?? element.simple.values?.[0] ?? '1')
        return `<${element.name}>${escapeXml(value)}</${element.name}>`
      }
      const written = write(service, contentOf(service, element) ?? { elements: [], attributes: [] }, element.name === at ? rest : [], text)
      return `<${element.name}${written.attributes}>${written.inner}</${element.name}>`
    })
  return { inner: inner.join(''), attributes }
}

const met = new Set<string>()
const turns = inTurns(4)
function textsFor(name: string): readonly Hostile[] {
  if (met.has(name)) return turns.next().value ?? hostile
  met.add(name)
  return hostile
}

const post = (service: string, body: string) =>
  send(server.url, {
    method: 'POST',
    target: `/_vti_bin/${service}.asmx`,
    headers: { ...asAdmin, 'Content-Type': 'text/xml; charset=utf-8' },
    body: envelope(body),
  })

async function growthsOf(service: ServiceDescription, operation: OperationDescription): Promise<string[]> {
  const found: string[] = []
  const content = service.types[operation.input] ?? { elements: [], attributes: [] }
  const { status } = await send(server.url, { method: 'GET', target: `${list}/items(1)`, headers: asAdmin })
  if (status !== 200) await makeList(server.url)
  for (const place of placesIn(service, content)) {
    for (const text of textsFor(place.join('/'))) {
      const growth = await growthOf((value) => {
        const { inner, attributes } = write(service, content, place, value)
        return post(service.file, `<${operation.input} xmlns="${namespaces.configured}"${attributes}>${inner}</${operation.input}>`)
      }, text)
      if (growth !== undefined) found.push(`${place.join('/')}: ${growth}`)
    }
  }
  return found
}

describe.each(services)('hostile inputs of the service $file cost time in proportion to their length', (service) => {
  it.each(service.operations.map((operation) => [operation.name, operation] as const))('%s', { timeout: 60_000 }, async (_, operation) => {
    expect(await growthsOf(service, operation)).toEqual([])
  })
})

describe('hostile texts where XML itself reads them', () => {
  const messages: readonly [string, (text: string) => string][] = [
    ['instead of a message', (text) => text],
    ['in a name', (text) => envelope(`<a${text}/>`)],
    ['in an attribute', (text) => envelope(`<a b="${escapeXmlAttribute(text)}"/>`)],
    ['as a namespace', (text) => envelope(`<a xmlns="${escapeXmlAttribute(text)}"/>`)],
    ['in an entity', (text) => envelope(`<a>&${text};</a>`)],
    ['in a comment', (text) => envelope(`<a><!--${text}--></a>`)],
    ['in CDATA', (text) => envelope(`<a><![CDATA[${text}]]></a>`)],
  ]

  it.each(messages)('%s', async (_, message) => {
    const found: string[] = []
    for (const text of hostile) {
      const growth = await growthOf(
        (value) =>
          send(server.url, {
            method: 'POST',
            target: '/_vti_bin/lists.asmx',
            headers: { ...asAdmin, 'Content-Type': 'text/xml' },
            body: message(value),
          }),
        text,
      )
      if (growth !== undefined) found.push(growth)
    }
    expect(found).toEqual([])
  })
})
