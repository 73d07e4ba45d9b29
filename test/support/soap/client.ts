import type { Context } from '../../../src/core/access/context.ts'
import { svc } from '../../../src/profile/svc.ts'
import { createSoap } from '../../../src/soap/soap.ts'
import { wayInto } from '../way.ts'

export const namespaces = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
  configured: 'urn:svc:soap/',
  established: 'http://schemas.microsoft.com/sharepoint/soap/',
  /** The established one of usergroup.asmx. */
  directory: 'http://schemas.microsoft.com/sharepoint/soap/directory/',
} as const

/** A SOAP message around the text of its body. */
export const envelope = (body: string, { version = namespaces.soap11, header = '' }: { version?: string; header?: string } = {}): string =>
  `<?xml version="1.0"?><e:Envelope xmlns:e="${version}">${header}<e:Body>${body}</e:Body></e:Envelope>`

export interface Sent {
  readonly method?: string
  readonly query?: string
  readonly service?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | readonly Uint8Array[]
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string
}

export interface SoapClient {
  send(sent: Sent): Promise<Answer>
  /** Sends an operation to lists.asmx; `parameters` is the text inside its element. */
  call(operation: string, parameters: string, namespace?: string): Promise<Answer>
  /** What was thrown and withheld. */
  readonly logged: readonly unknown[]
}

/** The SOAP edge without a server around it. `context` is what opening one answers or throws. */
export function soapClient(context: () => Context | undefined, limits: { bodyLimitBytes?: number; namespace?: string } = {}): SoapClient {
  const logged: unknown[] = []
  const { edge } = createSoap({
    settings: {
      SoapNamespace: limits.namespace ?? namespaces.configured,
      'Limits:RequestBodyBytes': limits.bodyLimitBytes ?? 4_194_304,
      'Limits:SignInBodyBytes': 65_536,
      HostName: 'tenon.test',
    },
    signIn: {
      mode: 'Forms',
      openSession: (userName, password) =>
        password === 'right' ? { cookie: `FedAuth=${userName}.mac; Path=/; HttpOnly`, timeoutSeconds: 1800 } : undefined,
    },
    version: '1.2.3',
    log: (error) => logged.push(error),
  })
  const answer = wayInto(edge, 'soap', context)
  const send = async ({
    method = 'POST',
    query = '',
    service = 'lists',
    path = `/sites/a%20b/_vti_bin/${service}.asmx`,
    headers = { 'content-type': 'text/xml; charset=utf-8' },
    body = '',
  }: Sent): Promise<Answer> => {
    const chunks = typeof body === 'string' ? [Buffer.from(body)] : body
    const request = {
      method,
      path,
      query,
      headers,
      body: (async function* () {
        yield* chunks
      })(),
      origin: 'http://host:5000',
      host: 'host:5000',
      isSecure: false,
      clientAddress: '127.0.0.1',
      connection: { isSecure: false, remoteAddress: '127.0.0.1' },
      correlationId: '1',
      profile: svc,
    }
    const response = await answer(request, service)
    return { status: response.status, headers: response.headers, body: String(response.body) }
  }
  return {
    send,
    call: (operation, parameters, namespace = namespaces.configured) =>
      send({ body: envelope(`<${operation} xmlns="${namespace}">${parameters}</${operation}>`) }),
    logged,
  }
}

/** The text of the first element of this name, undefined when there is none. */
export const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(xml)?.[1]

/** The attributes of every z:row, in order. */
export const rowsIn = (xml: string): Record<string, string>[] =>
  [...xml.matchAll(/<z:row([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  )
