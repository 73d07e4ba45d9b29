import { XmlDocument } from 'libxml2-wasm'
import { expect } from 'vitest'
import type { wsdl } from '../../../generated/soap/wsdl.ts'
import { recordSoap } from '../contract-client.ts'
import { envelope, namespaces, textIn } from './client.ts'
import { bodyOf, schemaOf } from './schema.ts'

export type SoapVersion = '1.1' | '1.2'

export type Body = NonNullable<RequestInit['body']>

const mediaTypes = { '1.1': 'text/xml', '1.2': 'application/soap+xml' } as const
const envelopeNamespaces = { '1.1': namespaces.soap11, '1.2': namespaces.soap12 } as const

export interface Fault {
  readonly status: number
  readonly code: string
  readonly message: string
  /** None for the two faults of SOAP itself. */
  readonly errorCode: string | undefined
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface SoapContractClient {
  /** Sends a request that the schema allows; the reply has to be what the schema allows, and no fault. */
  call(operation: string, parameters?: string): Promise<string>
  /** Sends a request that the schema allows, and gets a fault. */
  fail(operation: string, parameters?: string): Promise<Fault>
  /** Sends a request that the schema refuses; the server has to refuse it too. */
  refuse(operation: string, parameters: string): Promise<Fault>
  /** Sends any bytes under any headers; the reply is a fault. */
  send(body: Body, headers?: Readonly<Record<string, string>>): Promise<Fault>
  /** The headers of the reply before. */
  readonly lastHeaders: Headers
}

export interface SoapContractClientOptions {
  /** `http://host:port` of the server. */
  readonly url: string
  readonly service: keyof typeof wsdl
  readonly version: SoapVersion
  /** Where the elements of the service are; the configured one where it is not given. */
  readonly namespace?: string
  /** Go with every request. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A client over the wire that holds both sides to the contract: requests and
 * replies are validated against the WSDL's schema, faults against their form.
 * Notes which operations were exercised.
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
    for (const name of ['x-correlation-id', 'svcrequestguid', 'svcrequestduration'])
      expect(response.headers.get(name), name).toMatch(/^[0-9a-f-]+$/)
    // Every reply is XML that can be read.
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
 * What a fault says. Its form is that of the version, errorstring before errorcode; services with an established namespace of their own tell
 * it in that of all the others (soap.md 1.1, decisions D5).
 */
function faultIn({ status, headers, text }: Reply, version: SoapVersion, asked: string): Fault {
  const namespace = asked === namespaces.directory ? namespaces.established : asked
  expect(headers.get('content-type')).toBe(`${mediaTypes[version]}; charset=utf-8`)
  expect(status).toBeGreaterThanOrEqual(400)
  const form =
    version === '1.1'
      ? /^<soap:Fault><faultcode>[^<]+<\/faultcode><faultstring>[^<]+<\/faultstring>(<detail>.*<\/detail>)?<\/soap:Fault>$/
      : /^<soap:Fault><soap:Code><soap:Value>[^<]+<\/soap:Value><\/soap:Code><soap:Reason><soap:Text xml:lang="en">[^<]+<\/soap:Text><\/soap:Reason>(<detail>.*<\/detail>)?<\/soap:Fault>$/
  const element = bodyOf(text)
  expect(element).toMatch(form)
  const errorCode = textIn(text, 'errorcode')
  const message = textIn(text, version === '1.1' ? 'faultstring' : 'Text') ?? ''
  if (errorCode !== undefined) {
    expect(element).toContain(
      `<detail><errorstring xmlns="${namespace}">${message}</errorstring><errorcode xmlns="${namespace}">${errorCode}</errorcode></detail>`,
    )
    expect(errorCode).toMatch(/^0x[0-9a-f]{8}$/)
  }
  return { status, code: textIn(text, version === '1.1' ? 'faultcode' : 'Value') ?? '', message, errorCode }
}
