import { escapeXml, escapeXmlAttribute } from '../../../formats/xml.ts'
import {
  contentOf,
  type SoapContent,
  type SoapOperationFacts,
  type SoapSample,
  type SoapSamples,
  type SoapServiceFacts,
  type SoapSimple,
} from './description.ts'
import { indentedXml } from './indented.ts'

const deepest = 5

/** A request or a reply as HTTP messages of both versions of SOAP: as a test had it, otherwise with a sample value of each type. */
export function soapRequests(
  samples: SoapSamples,
  service: SoapServiceFacts,
  operation: SoapOperationFacts,
): readonly (readonly [name: string, text: string])[] {
  const { file } = service
  const body = requestOf(samples, service, operation)
  const action = actionOf(service, operation)
  const head = `POST /_vti_bin/${file}.asmx HTTP/1.1\nHost: 127.0.0.1:5000\nAuthorization: Basic YW5uOng=\n`
  return [
    ['SOAP 1.1', `${head}Content-Type: text/xml; charset=utf-8\nSOAPAction: "${action}"\n\n${envelope(envelopes.one, body)}`],
    ['SOAP 1.2', `${head}Content-Type: application/soap+xml; charset=utf-8; action="${action}"\n\n${envelope(envelopes.two, body)}`],
  ]
}

/** What a message of an operation names as its action. */
export const actionOf = ({ namespace }: SoapServiceFacts, { name }: SoapOperationFacts): string =>
  `${namespace.endsWith('/') ? namespace : `${namespace}/`}${name}`

/** A request as an envelope of SOAP 1.1. */
export const requestEnvelope = (samples: SoapSamples, service: SoapServiceFacts, operation: SoapOperationFacts): string =>
  envelope(envelopes.one, requestOf(samples, service, operation))

export function soapReplies(
  samples: SoapSamples,
  service: SoapServiceFacts,
  operation: SoapOperationFacts,
): readonly (readonly [name: string, text: string])[] {
  const recorded = sampleOf(samples, service, operation)
  const body = recorded ? indentedXml(recorded.reply, inBody) : bodyOf(service, operation.output)
  return [
    ['SOAP 1.1', `HTTP/1.1 200 OK\nContent-Type: text/xml; charset=utf-8\n\n${envelope(envelopes.one, body)}`],
    ['SOAP 1.2', `HTTP/1.1 200 OK\nContent-Type: application/soap+xml; charset=utf-8\n\n${envelope(envelopes.two, body)}`],
  ]
}

/** The two versions of SOAP by the namespace of their envelope. */
export const envelopes = { one: 'http://schemas.xmlsoap.org/soap/envelope/', two: 'http://www.w3.org/2003/05/soap-envelope' } as const

export const envelope = (namespace: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<soap:Envelope xmlns:soap="${namespace}">\n  <soap:Body>\n${body}\n  </soap:Body>\n</soap:Envelope>`

const inBody = '    '

const sampleOf = (samples: SoapSamples, { file }: SoapServiceFacts, { name }: SoapOperationFacts): SoapSample | undefined =>
  samples.get(`${file}.${name}`)

function requestOf(samples: SoapSamples, service: SoapServiceFacts, operation: SoapOperationFacts): string {
  const recorded = sampleOf(samples, service, operation)
  return recorded ? indentedXml(recorded.request, inBody) : bodyOf(service, operation.input)
}

function bodyOf(service: SoapServiceFacts, name: string): string {
  const content = Object.hasOwn(service.types, name) ? service.types[name] : undefined
  return element(service, name, content, { indent: inBody, depth: 0, attributes: ` xmlns="${escapeXmlAttribute(service.namespace)}"` })
}

interface Place {
  readonly indent: string
  readonly depth: number
  readonly attributes: string
}

function element(service: SoapServiceFacts, name: string, content: SoapContent | undefined, { indent, depth, attributes }: Place): string {
  const shown = (content?.attributes ?? []).filter(({ optional }) => !optional)
  const start = `${name}${attributes}${shown.map((one) => ` ${one.name}="${escapeXmlAttribute(sampleValue(one.simple))}"`).join('')}`
  if (content?.text) return `${indent}<${start}>${escapeXml(sampleValue(content.text))}</${name}>`
  const inner = depth < deepest ? childrenOf(service, content, { indent: `${indent}  `, depth: depth + 1, attributes: '' }) : []
  return inner.length === 0 ? `${indent}<${start} />` : `${indent}<${start}>\n${inner.join('\n')}\n${indent}</${name}>`
}

function childrenOf(service: SoapServiceFacts, content: SoapContent | undefined, place: Place): string[] {
  const children = (content?.elements ?? []).map((child) =>
    child.simple
      ? `${place.indent}<${child.name}>${escapeXml(sampleValue(child.simple))}</${child.name}>`
      : element(service, child.name, contentOf(service, child), place),
  )
  return content?.any === undefined ? children : [...children, `${place.indent}<!-- any elements -->`]
}

const sampleTexts: ReadonlyMap<string, string> = new Map([
  ['boolean', 'true'],
  ['dateTime', '2026-11-23T09:00:00Z'],
  ['date', '2026-11-23'],
  ['base64Binary', 'SGVsbG8='],
  ['anyURI', 'http://127.0.0.1:5000'],
  ['float', '1.5'],
  ['double', '1.5'],
  ['decimal', '1.5'],
])
const wholeNumbers = /^(?:unsigned)?(?:byte|short|int|long|integer)$/i
const idPattern = /\[0-9a-f/i

function sampleValue({ base, values, pattern }: SoapSimple): string {
  if (values?.[0] !== undefined) return values[0]
  if (pattern !== undefined && idPattern.test(pattern)) return '{8b1b2b5c-2d0c-4a0e-9f57-0c4a3f4f8d11}'
  return sampleTexts.get(base) ?? (wholeNumbers.test(base) ? '1' : 'text')
}
