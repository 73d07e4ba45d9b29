import type { KeptReplies } from '../http/cache/kept-replies.ts'
import type { ContractMode } from '../http/strict/handling.ts'
import type { Edge } from '../http/way/edge.ts'
import type { ServiceDescription } from './protocol/description.ts'
import { createSoapEdge } from './protocol/dispatch.ts'
import { type ServerFacts, soapServices } from './services.ts'

export type SoapOptions = ServerFacts & {
  /** `SoapNamespace` is the namespace of all services (protocol/soap-messages#namespaces). */
  readonly settings: {
    readonly SoapNamespace: string
    readonly 'Contract:Mode': ContractMode
    readonly 'Limits:RequestBodyBytes': number
    readonly 'Limits:SignInBodyBytes': number
    readonly 'Limits:UploadBytes': number
  }
  /** The cache of replies, if there is one. */
  readonly keptReplies?: KeptReplies | undefined
  readonly log: (error: unknown, correlationId: string) => void
}

export interface Soap {
  readonly edge: Edge
  /** The services, for the documentation page. */
  readonly services: readonly ServiceDescription[]
}

/** The SOAP edge with all its services. */
export function createSoap(options: SoapOptions): Soap {
  const { settings, keptReplies, log } = options
  const services = soapServices(options)
  return {
    edge: createSoapEdge({
      services,
      namespace: settings.SoapNamespace,
      mode: settings['Contract:Mode'],
      bodyLimitBytes: settings['Limits:RequestBodyBytes'],
      uploadLimitBytes: settings['Limits:UploadBytes'],
      signInBodyLimitBytes: Math.min(settings['Limits:SignInBodyBytes'], settings['Limits:RequestBodyBytes']),
      keptReplies,
      log,
    }),
    services: [...services.values()].map((service) => service.description),
  }
}
