import { escapeXml, escapeXmlAttribute } from '../../formats/xml.ts'
import type { ServiceDescription } from './description.ts'

/**
 * The WSDL for a client's tools: with the service at `address`, and with `namespace` instead of the namespace in the
 * file.
 */
export function wsdlDocument(wsdl: string, description: ServiceDescription, namespace: string, address: string): string {
  const attribute = `"${escapeXmlAttribute(namespace)}"`
  const action = `soapAction="${escapeXmlAttribute(namespace.endsWith('/') ? namespace : `${namespace}/`)}`
  return wsdl
    .replaceAll(`soapAction="${description.namespace}`, () => action)
    .replaceAll(`"${description.namespace}"`, () => attribute)
    .replaceAll('{address}', () => escapeXmlAttribute(address))
}

/** The discovery document: the URLs of the contract and of each binding (protocol/soap-messages#messages). */
export function discoDocument({ service }: ServiceDescription, namespace: string, address: string): string {
  const at = escapeXmlAttribute(address)
  const tns = escapeXmlAttribute(namespace)
  const bindings = [`${service}Soap`, `${service}Soap12`].map(
    (binding) => `  <soap address="${at}" xmlns:q="${tns}" binding="q:${binding}" xmlns="http://schemas.xmlsoap.org/disco/soap/"/>`,
  )
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<discovery xmlns="http://schemas.xmlsoap.org/disco/">',
    `  <contractRef ref="${at}?wsdl" docRef="${at}" xmlns="http://schemas.xmlsoap.org/disco/scl/"/>`,
    ...bindings,
    '</discovery>',
    '',
  ].join('\n')
}

/**
 * The help page for browsers: the operations of the service with their descriptions. Plain HTML without script or
 * style.
 */
export function helpPage(description: ServiceDescription, namespace: string, address: string): string {
  const { service, documentation, operations, types } = description
  const entries = operations.map(({ name, documentation, input }) => {
    const parameters = types[input]?.elements.map((element) => (element.optional ? `[${element.name}]` : element.name)) ?? []
    return `<dt><code>${escapeXml(name)}(${escapeXml(parameters.join(', '))})</code></dt>\n<dd>${escapeXml(documentation)}</dd>`
  })
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escapeXml(service)}</title></head>`,
    '<body>',
    `<h1>${escapeXml(service)}</h1>`,
    `<p>${escapeXml(documentation)}</p>`,
    `<p>Send SOAP 1.1 or 1.2 messages by POST to <code>${escapeXml(address)}</code>, with elements in the namespace <code>${escapeXml(namespace)}</code>.`,
    'The contract: <a href="?wsdl">WSDL</a>, <a href="?disco">discovery</a>.</p>',
    '<h2>Operations</h2>',
    '<dl>',
    ...entries,
    '</dl>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
