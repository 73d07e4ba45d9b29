import { XmlDocument } from 'libxml2-wasm'
import { expect } from 'vitest'
import type { wsdl } from '../../../generated/soap/wsdl.ts'
import { recordSoap } from '../contract-client.ts'
import { recordReply } from '../coverage-file.ts'
import { bodyOf, schemaOf } from '../judge/soap-schema.ts'
import { inProfile } from '../profiles/lens.ts'
import { envelope, namespaces, textIn } from './messages.ts'

export type SoapVersion = '1.1' | '1.2'

export type Body = NonNullable<RequestInit['body']>

const mediaTypes = { '1.1': 'text/xml', '1.2': 'application/soap+xml' } as const
const envelopeNamespaces = { '1.1': namespaces.soap11, '1.2': namespaces.soap12 } as const

/** The forms of calls: both SOAP versions, and the established namespace beside the configured one. */
export const soapForms = (established: string = namespaces.established): [version: SoapVersion, namespace: string][] => [
  ['1.1', namespaces.configured],
  ['1.2', namespaces.configured],
  ['1.1', established],
]

export interface Fault {
  readonly status: number
  readonly code: string
  readonly message: string
  /** Absent in the two faults of SOAP itself. */
  readonly errorCode: string | undefined
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface SoapContractClient {
  /** Sends a valid request. Fails unless the reply is valid and no fault. */
  call(operation: string, parameters?: string): Promise<string>
  /** Sends a valid request. Fails unless the reply is a fault. */
  fail(operation: string, parameters?: string): Promise<Fault>
  /** Sends a request that is not valid by the schema. Fails unless the server refuses it. */
  refuse(operation: string, parameters: string): Promise<Fault>
  /** Sends any bytes with any headers. Fails unless the reply is a fault. */
  send(body: Body, headers?: Readonly<Record<string, string>>): Promise<Fault>
  /** The headers of the last reply. */
  readonly lastHeaders: Headers
}

export interface SoapContractClientOptions {
  /** `http://host:port` of the server, with the path of a web. */
  readonly url: string
  readonly service: keyof typeof wsdl
  readonly version: SoapVersion
  /** The namespace of the service's elements; by default the configured one. */
  readonly namespace?: string
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A client over the wire that checks both sides by the contract: requests and
 * replies are validated against the WSDL's schema, faults against their form.
 * Records the operations for coverage.
 */
export function createSoapContractClient(options: SoapContractClientOptions): SoapContractClient {
  const { url, service, version, namespace = namespaces.configured } = options
  const validate = schemaOf(service)
  let lastHeaders = new Headers()

  const exchange = async (body: Body, headers: Readonly<Record<string, string>>): Promise<Reply> => {
    const response = await fetch(`${url}/_vti_bin/${service}.asmx`, {
      method: 'POST',
      headers: { ...options.headers, 'Content-Type': `${mediaTypes[version]}; charset=utf-8`, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
    })
    lastHeaders = response.headers
    const text = await response.text()
    for (const name of ['x-correlation-id', ...inProfile(['svcrequestguid', 'svcrequestduration'], ['sprequestguid', 'sprequestduration'])])
      expect(response.headers.get(name), name).toMatch(/^[0-9a-f-]+$/)
    // Every reply is well-formed XML.
    XmlDocument.fromString(text).dispose()
    return { status: response.status, headers: response.headers, text }
  }

  const ask = async (operation: string, parameters: string): Promise<Reply> => {
    const reply = await exchange(envelope(elementOf(operation, parameters), { version: envelopeNamespaces[version] }), {})
    recordSoap(service, operation, reply.status < 400)
    return reply
  }
  const elementOf = (operation: string, parameters: string) => `<${operation} xmlns="${namespace}">${parameters}</${operation}>`
  const problemOf = (operation: string, parameters: string) => validate(elementOf(operation, parameters), namespace)

  return {
    get lastHeaders() {
      return lastHeaders
    },
    async call(operation, parameters = '') {
      expect(problemOf(operation, parameters)).toBeUndefined()
      const { status, headers, text } = await ask(operation, parameters)
      expect(status, text).toBe(200)
      expect(headers.get('content-type')).toBe(`${mediaTypes[version]}; charset=utf-8`)
      const element = bodyOf(text)
      expect(validate(element, namespace)).toBeUndefined()
      expect(element).toMatch(new RegExp(`^<${operation}Response xmlns="${namespace}"`))
      recordReply({ operation: `${service}.${operation}`, version, request: elementOf(operation, parameters), reply: element })
      return text
    },
    async fail(operation, parameters = '') {
      expect(problemOf(operation, parameters)).toBeUndefined()
      return faultIn(await ask(operation, parameters), version, namespace)
    },
    async refuse(operation, parameters) {
      expect(problemOf(operation, parameters)).toBeDefined()
      return faultIn(await ask(operation, parameters), version, namespace)
    },
    async send(body, headers = {}) {
      return faultIn(await exchange(body, headers), version, namespaces.configured)
    },
  }
}

/**
 * The content of a fault. It has the form of its SOAP version, with errorstring before errorcode; services with their own established
 * namespace use the common one in faults (protocol/soap-messages#faults).
 */
function faultIn({ status, headers, text }: Reply, version: SoapVersion, asked: string): Fault {
  const namespace = asked === namespaces.configured ? inProfile(asked, namespaces.established) : namespaces.established
  expect(headers.get('content-type')).toBe(`${mediaTypes[version]}; charset=utf-8`)
  expect(status).toBeGreaterThanOrEqual(400)
  const form =
    version === '1.1'
      ? /^<soap:Fault><faultcode>[^<]+<\/faultcode><faultstring>[^<]+<\/faultstring>(<detail>.*<\/detail>)?<\/soap:Fault>$/
      : /^<soap:Fault><soap:Code><soap:Value>[^<]+<\/soap:Value><\/soap:Code><soap:Reason><soap:Text xml:lang="en">[^<]+<\/soap:Text><\/soap:Reason>(<soap:Detail>.*<\/soap:Detail>)?<\/soap:Fault>$/
  const element = bodyOf(text)
  expect(element).toMatch(form)
  const errorCode = textIn(text, 'errorcode')
  const message = textIn(text, version === '1.1' ? 'faultstring' : 'Text') ?? ''
  if (errorCode !== undefined) {
    const detail = version === '1.1' ? 'detail' : 'soap:Detail'
    expect(element).toContain(
      `<${detail}><errorstring xmlns="${namespace}">${message}</errorstring><errorcode xmlns="${namespace}">${errorCode}</errorcode></${detail}>`,
    )
    expect(errorCode).toMatch(/^0x[0-9a-f]{8}$/)
  }
  return { status, code: textIn(text, version === '1.1' ? 'faultcode' : 'Value') ?? '', message, errorCode }
}
