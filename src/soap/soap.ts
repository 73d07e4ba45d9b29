import type { SignIn } from '../http/sign-in/sign-in.ts'
import type { Edge } from '../http/way/edge.ts'
import type { ServiceDescription } from './protocol/description.ts'
import { createSoapEdge } from './protocol/dispatch.ts'
import { soapServices } from './services.ts'

export interface SoapOptions {
  /** `{soap_namespace}` of the specification (decisions A4). */
  readonly namespace: string
  readonly bodyLimitBytes: number
  readonly signIn: Pick<SignIn, 'mode' | 'openSession'>
  readonly hostName: string
  readonly version?: string
  readonly log: (error: unknown, correlationId: string) => void
}

export interface Soap {
  readonly edge: Edge
  /** What is served, for the docs. */
  readonly services: readonly ServiceDescription[]
}

/** The SOAP edge with all its services. */
export function createSoap({ namespace, bodyLimitBytes, signIn, hostName, version = '0', log }: SoapOptions): Soap {
  const services = soapServices({ signIn, hostName, version })
  return {
    edge: createSoapEdge({ services, namespace, bodyLimitBytes, log }),
    services: [...services.values()].map((service) => service.description),
  }
}
