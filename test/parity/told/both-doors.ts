import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import openapi from '../../../generated/rest/openapi.json' with { type: 'json' }
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Runtime } from '../../../src/core/kernel/ports.ts'
import { childElements, parseXml, textOf, type XmlElement } from '../../../src/formats/xml.ts'
import { createContractClient } from '../../support/contract-client.ts'
import { serve } from '../../support/serve.ts'
import { basic, type TestServerOptions } from '../../support/server.ts'
import { createSoapContractClient } from '../../support/soap/contract-client.ts'
import { accepts, rowsOf } from '../../support/wire.ts'
import type { RestFacts, SoapFacts } from './told-table.ts'

/** A runtime whose clock advances by a second at each reading, so that all times of a list differ. */
export function tickingRuntime(): Runtime {
  let time = Date.UTC(2026, 0, 31, 10)
  return { now: () => (time += 1_000), newId: () => randomUUID(), randomBytes: (count) => randomBytes(count) }
}

/** One server, and one user who reads by REST and by SOAP. Each reply is checked against its contract. */
export interface BothDoors {
  /** An entity in REST without metadata; the header ETag is a member with its name. */
  get(path: string): Promise<RestFacts>
  rows(path: string): Promise<RestFacts[]>
  site(): Promise<RestFacts>
  send(method: string, path: string, body?: unknown): Promise<RestFacts>
  /** The elements with a name in a SOAP reply, outermost first. */
  ask(service: keyof typeof wsdl, operation: string, parameters: string, element: string): Promise<XmlElement[]>
}

/** `web` is the server-relative URL of the addressed web. */
export function bothDoors(serverUrl: string, { user = 'admin', web = '' }: { user?: string; web?: string } = {}): BothDoors {
  const headers = { Authorization: basic(user), Accept: accepts.nometadata }
  const rest = createContractClient(serverUrl, headers)
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await rest.call(method, `${web}/_api/web${path}`, body === undefined ? {} : { body })
    expect(reply.status, reply.text).toBeLessThan(300)
    return reply
  }
  return {
    async get(path) {
      const { json, headers: replied } = await call('GET', path)
      const etag = replied.get('etag')
      return etag === null ? json : { ...json, '@etag': etag }
    },
    site: async () => (await rest.call('GET', `${web}/_api/site?$select=${contractProperties('Site').join(',')}`)).json,
    rows: async (path) => rowsOf(await call('GET', path)),
    send: async (method, path, body) => (await call(method, path, body)).json,
    async ask(service, operation, parameters, element) {
      const client = createSoapContractClient({ url: serverUrl + web, service, version: '1.1', headers })
      return elementsIn(parseXml(await client.call(operation, parameters)), element)
    },
  }
}

/** A server for the tests of a file, and its administrator as a client of both protocols. */
export async function serveBothDoors(options?: TestServerOptions) {
  const { server } = await serve(options)
  return { server, doors: bothDoors(server.url) }
}

/** The elements with a name, without those inside another one. */
export const elementsIn = (element: XmlElement, name: string): XmlElement[] =>
  element.name === name ? [element] : childElements(element).flatMap((child) => elementsIn(child, name))

/** The attributes of an element and its child elements: a child's value is its text, or the texts of its own children, one on each line. */
export function soapFacts(element: XmlElement): SoapFacts {
  const facts = new Map(element.attributes)
  for (const child of childElements(element)) {
    const inner = childElements(child)
    facts.set(child.name, inner.length === 0 ? textOf(child) : inner.map(wholeText).join('\n'))
  }
  return facts
}

/** The text of an element and of everything in it. */
const wholeText = (element: XmlElement): string => textOf(element) + childElements(element).map(wholeText).join('')

interface EntitySchema {
  readonly type?: string
  readonly properties?: object
  readonly 'x-entity'?: { readonly type: string; readonly navigation?: object }
}

/** Every property of an entity in the REST contract, without navigation properties. */
export function contractProperties(entity: keyof typeof openapi.components.schemas): string[] {
  const schema = openapi.components.schemas[entity] as EntitySchema
  const navigation = schema['x-entity']?.navigation ?? {}
  return Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(navigation, name))
}

/** Every attribute and child element of a type in the SOAP contract. */
export function contractAttributes(service: keyof typeof wsdl, type: string): string[] {
  const types = elementsIn(parseXml(wsdl[service]()), 'schema').flatMap(childElements)
  const declared = types.find((one) => one.attributes.get('name') === type)
  return declared ? namesIn(declared, types) : []
}

function namesIn(declared: XmlElement, types: readonly XmlElement[]): string[] {
  return childElements(declared).flatMap((part) => {
    const reference = part.attributes.get('ref')?.replace(/^.*:/, '')
    const group = reference && types.find((one) => one.attributes.get('name') === reference)
    if (group) return namesIn(group, types)
    return part.name === 'attribute' || part.name === 'element' ? [part.attributes.get('name') ?? ''] : namesIn(part, types)
  })
}
