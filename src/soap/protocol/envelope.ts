import { type DomainError, invalid } from '../../core/kernel/errors.ts'
import { childElements, escapeXml, escapeXmlAttribute, type XmlElement, type XmlScope } from '../../formats/xml.ts'
import { instanceNamespace } from './codec.ts'
import type { SoapFault } from './errors.ts'

export type SoapVersion = '1.1' | '1.2'

interface VersionFacts {
  readonly namespace: string
  readonly contentType: string
  /**
   * Header blocks with one of these values of `actor` or `role`, or without the attribute, are addressed to this
   * server.
   */
  readonly roleAttribute: string
  readonly ourRoles: ReadonlySet<string>
}

export const versions: Record<SoapVersion, VersionFacts> = {
  '1.1': {
    namespace: 'http://schemas.xmlsoap.org/soap/envelope/',
    contentType: 'text/xml; charset=utf-8',
    roleAttribute: 'actor',
    ourRoles: new Set(['', 'http://schemas.xmlsoap.org/soap/actor/next']),
  },
  '1.2': {
    namespace: 'http://www.w3.org/2003/05/soap-envelope',
    contentType: 'application/soap+xml; charset=utf-8',
    roleAttribute: 'role',
    ourRoles: new Set([
      '',
      'http://www.w3.org/2003/05/soap-envelope/role/next',
      'http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver',
    ]),
  },
}

/** The SOAP version and the request element, or the SOAP fault to reply. */
export type SoapEnvelope =
  | { readonly version: SoapVersion; readonly body: XmlElement }
  | { readonly version: SoapVersion; readonly fault: SoapFault }

/**
 * Finds the parts of a message. Only the envelope's namespace decides the version. A header block with mustUnderstand causes a
 * MustUnderstand fault, because this server understands none; other header blocks are ignored. Only the first element
 * of the body counts. Fails with `invalid_request` if the text is not a SOAP message.
 */
export function readEnvelope(root: XmlElement): SoapEnvelope {
  if (root.name !== 'Envelope') throw notSoap(`The document's element is ${shown(root.name)}; a SOAP Envelope is needed.`)
  const version = (Object.keys(versions) as SoapVersion[]).find((candidate) => versions[candidate].namespace === root.namespace)
  if (!version) {
    const namespaces = Object.values(versions).map(({ namespace }) => namespace)
    const message = `The Envelope is in the namespace '${shown(root.namespace)}'. SOAP 1.1 and 1.2 are served: ${namespaces.join(' and ')}.`
    return { version: '1.1', fault: { status: 400, code: 'VersionMismatch', message } }
  }
  const parts = childElements(root).filter((part) => part.namespace === root.namespace)
  const demanded = parts
    .filter((part) => part.name === 'Header')
    .flatMap(childElements)
    .find((block) => mustUnderstand(block, version))
  if (demanded) {
    const message = `The header ${shown(demanded.name)} in the namespace '${shown(demanded.namespace)}' must be understood, and this server does not know it.`
    return { version, fault: { status: 400, code: 'MustUnderstand', message } }
  }
  const body = parts.find((part) => part.name === 'Body')
  const [first] = body ? childElements(body) : []
  if (!first) throw notSoap(body ? 'The SOAP Body is empty; it must hold the element of an operation.' : 'The SOAP Envelope has no Body.')
  return { version, body: first }
}

function mustUnderstand(block: XmlElement, version: SoapVersion): boolean {
  const { namespace, roleAttribute, ourRoles } = versions[version]
  const demand = block.attributes.get(`{${namespace}}mustUnderstand`)?.trim()
  const role = block.attributes.get(`{${namespace}}${roleAttribute}`)?.trim() ?? ''
  return (demand === '1' || demand === 'true') && ourRoles.has(role)
}

const notSoap = (message: string): DomainError => invalid(message)
const shown = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text)

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema'

/** The prefixes that every reply declares on its envelope. */
export const envelopeScope = (version: SoapVersion): XmlScope => ({
  declarations: new Map([
    ['soap', versions[version].namespace],
    ['xsi', instanceNamespace],
    ['xsd', schemaNamespace],
  ]),
})

/**
 * Wraps the text of a body in an envelope. The prefix is always `soap:`, because clients look for it
 * (protocol/client-habits#soap).
 */
export function writeSoapEnvelope(version: SoapVersion, body: string): string {
  const { namespace } = versions[version]
  const declarations = `xmlns:soap="${namespace}" xmlns:xsi="${instanceNamespace}" xmlns:xsd="${schemaNamespace}"`
  return `<?xml version="1.0" encoding="utf-8"?><soap:Envelope ${declarations}><soap:Body>${body}</soap:Body></soap:Envelope>`
}

const codes12: Record<SoapFault['code'], string> = {
  Client: 'Sender',
  Server: 'Receiver',
  VersionMismatch: 'VersionMismatch',
  MustUnderstand: 'MustUnderstand',
}

/** A fault as the body of a reply: errorstring, then errorcode, in `namespace` (protocol/soap-messages#faults). */
export function writeFault(version: SoapVersion, fault: SoapFault, namespace: string): string {
  const message = escapeXml(fault.message)
  const own = ` xmlns="${escapeXmlAttribute(namespace)}"`
  // The detail of SOAP 1.1 is in no namespace, that of SOAP 1.2 is in the one of the envelope.
  const name = version === '1.1' ? 'detail' : 'soap:Detail'
  const detail =
    fault.errorCode === undefined
      ? ''
      : `<${name}><errorstring${own}>${message}</errorstring><errorcode${own}>${fault.errorCode}</errorcode></${name}>`
  if (version === '1.1')
    return `<soap:Fault><faultcode>soap:${fault.code}</faultcode><faultstring>${message}</faultstring>${detail}</soap:Fault>`
  const code = `<soap:Code><soap:Value>soap:${codes12[fault.code]}</soap:Value></soap:Code>`
  return `<soap:Fault>${code}<soap:Reason><soap:Text xml:lang="en">${message}</soap:Text></soap:Reason>${detail}</soap:Fault>`
}
