import type { Context } from '../../../src/core/access/context.ts'
import { svc } from '../../../src/profile/svc.ts'
import { createSoap } from '../../../src/soap/soap.ts'
import { wayInto } from '../edge/way.ts'
import { envelope, namespaces } from './messages.ts'

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
  /** The errors that were thrown and not shown to the client. */
  readonly logged: readonly unknown[]
}

const unneeded = () => Promise.reject(new Error('this edge serves no pictures'))

/** The SOAP edge without a server. `context` returns the context, or throws. */
export function soapClient(context: () => Context | undefined, limits: { bodyLimitBytes?: number; namespace?: string } = {}): SoapClient {
  const logged: unknown[] = []
  const { edge } = createSoap({
    settings: {
      SoapNamespace: limits.namespace ?? namespaces.configured,
      'Limits:RequestBodyBytes': limits.bodyLimitBytes ?? 4_194_304,
      'Limits:SignInBodyBytes': 65_536,
      'Limits:UploadBytes': 10_737_418_240,
      HostName: 'tenon.test',
      'Contract:Mode': 'loose',
    },
    signIn: {
      mode: 'Forms',
      openSession: (userName, password) =>
        password === 'right' ? { cookie: `FedAuth=${userName}.mac; Path=/; HttpOnly`, timeoutSeconds: 1800 } : undefined,
    },
    version: '1.2.3',
    digestKey: Buffer.from('a key of this test'),
    farm: () => {
      throw new Error('this edge serves no farm')
    },
    pictures: { shrink: unneeded, edit: unneeded },
    diagnostics: { log: { level: () => 'off', setLevel: () => undefined, write: () => undefined }, startedAt: 0, memoryBytes: () => 0 },
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
