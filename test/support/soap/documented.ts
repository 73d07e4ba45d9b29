import { expect } from 'vitest'
import type { wsdl } from '../../../generated/soap/wsdl.ts'
import { recordSoap } from '../contract-client.ts'
import { bodyOf, schemaOf } from '../judge/soap-schema.ts'
import { basic } from '../server.ts'
import type { SoapVersion } from './contract-client.ts'
import { namespaces } from './messages.ts'

/** A request as the documentation of the established server shows it. */
export interface Documented {
  readonly service: keyof typeof wsdl
  /** The file of the service, in the case that the documentation has. */
  readonly file: string
  readonly operation: string
  /** The namespace of the element; by default the common one. */
  readonly namespace?: string
  /** What stands in the element. */
  readonly content: string
}

const schemas = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"'

/** The message of the documentation in a version of SOAP, with its lines and prefixes. */
function messageOf({ operation, content, namespace = namespaces.established }: Documented, version: SoapVersion) {
  const [prefix, envelope] = version === '1.1' ? ['soap', namespaces.soap11] : ['soap12', namespaces.soap12]
  const element =
    content === '' ? `<${operation} xmlns="${namespace}" />` : `<${operation} xmlns="${namespace}">\n      ${content}\n    </${operation}>`
  const body = `<?xml version="1.0" encoding="utf-8"?>\n<${prefix}:Envelope ${schemas} xmlns:${prefix}="${envelope}">\n  <${prefix}:Body>\n    ${element}\n  </${prefix}:Body>\n</${prefix}:Envelope>`
  const action = namespace + (/[/]$/.test(namespace) ? '' : '/') + operation
  const headers: Record<string, string> =
    version === '1.1'
      ? { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `"${action}"` }
      : { 'Content-Type': 'application/soap+xml; charset=utf-8' }
  return { headers, body }
}

/** Sends a documented request, and returns the element in the body of the reply, which must fit the schema of the contract. */
export async function replay(url: string, user: string | undefined, asked: Documented, version: SoapVersion): Promise<string> {
  const { headers, body } = messageOf(asked, version)
  const signedIn = user === undefined ? {} : { Authorization: basic(user) }
  const response = await fetch(`${url}/_vti_bin/${asked.file}`, { method: 'POST', headers: { ...headers, ...signedIn }, body })
  const text = await response.text()
  recordSoap(asked.service, asked.operation, response.ok)
  expect(response.status, text).toBe(200)
  expect(response.headers.get('content-type')).toBe(`${version === '1.1' ? 'text/xml' : 'application/soap+xml'}; charset=utf-8`)
  expect(text).toContain(`xmlns:soap="${version === '1.1' ? namespaces.soap11 : namespaces.soap12}"`)
  const element = bodyOf(text)
  expect(schemaOf(asked.service)(element, asked.namespace ?? namespaces.established)).toBeUndefined()
  return element
}

interface Tag {
  readonly name: string
  readonly attributes: ReadonlySet<string>
}

const tagsIn = (xml: string): Tag[] =>
  [...xml.matchAll(/<([\w:]+)((?:\s[^<>]*)?)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: new Set([...attributes.matchAll(/ ([\w:]+)="/g)].map(([, attribute = '']) => attribute)),
  }))

/**
 * Checks the shape of a reply: its start tags have these names with these attributes, `List@ID@Title`, in this order, with
 * others between them.
 */
export function expectShape(xml: string, shape: readonly string[]): void {
  const tags = tagsIn(xml)
  let at = 0
  for (const wanted of shape) {
    const [name = '', ...attributes] = wanted.split('@')
    const found = tags.findIndex((tag, index) => index >= at && tag.name === name && attributes.every((one) => tag.attributes.has(one)))
    expect(found, `${wanted} in ${xml.slice(0, 2_000)}`).toBeGreaterThanOrEqual(at)
    at = found + 1
  }
}

/** The XML in the text of an element. */
export const xmlInText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
