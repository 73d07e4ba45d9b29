import type { Edge } from '../http/way/edge.ts'
import type { ServiceDescription } from './protocol/description.ts'
import { createSoapEdge } from './protocol/dispatch.ts'
import { type ServerFacts, soapServices } from './services.ts'

export type SoapOptions = ServerFacts & {
  /** `SoapNamespace` is the namespace of all services (protocol/soap-messages#namespaces). */
  readonly settings: {
    readonly SoapNamespace: string
    readonly 'Limits:RequestBodyBytes': number
    readonly 'Limits:SignInBodyBytes': number
    readonly 'Limits:UploadBytes': number
  }
  readonly log: (error: unknown, correlationId: string) => void
}

export interface Soap {
  readonly edge: Edge
  /** The services, for the documentation page. */
  readonly services: readonly ServiceDescription[]
}

/** The SOAP edge with all its services. */
export function createSoap(options: SoapOptions): Soap {
  const { settings, log } = options
  const services = soapServices(options)
  return {
    edge: createSoapEdge({
      services,
      namespace: settings.SoapNamespace,
      bodyLimitBytes: settings['Limits:RequestBodyBytes'],
      uploadLimitBytes: settings['Limits:UploadBytes'],
      signInBodyLimitBytes: Math.min(settings['Limits:SignInBodyBytes'], settings['Limits:RequestBodyBytes']),
      log,
    }),
    services: [...services.values()].map((service) => service.description),
  }
}
