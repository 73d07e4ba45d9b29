import type { Call, Operations, SignedInCall, SoapService } from './call.ts'
import type { ServiceDescription } from './description.ts'

/**
 * A service as its folder exports it. It is called once, when the server
 * starts, with what it asks for: the settings that it reads, by their keys, and
 * what else it needs of the server.
 */
export type ServiceModule<Asked> = (server: Asked) => SoapService

/** A service whose operations want to know who asks. `Bindings` is the interface that is generated from its contract. */
export const signedInService =
  <Bindings extends object, Asked>(
    description: ServiceDescription,
    wsdl: string,
    bindings: (server: Asked) => Bindings,
  ): ServiceModule<Asked> =>
  (server) => ({ description, wsdl, needsSignIn: true, operations: operationsOf<SignedInCall>(description, bindings(server)) })

/** A service for everybody: its operations do not learn who asks. */
export const openService =
  <Bindings extends object, Asked>(
    description: ServiceDescription,
    wsdl: string,
    bindings: (server: Asked) => Bindings,
  ): ServiceModule<Asked> =>
  (server) => ({ description, wsdl, needsSignIn: false, operations: operationsOf<Call>(description, bindings(server)) })

/**
 * The bindings as the dispatch calls them: by name. Their interface is
 * generated from the same contract as the description, so the compiler has
 * seen that every operation is there and takes what the codec decodes.
 */
function operationsOf<C>(description: ServiceDescription, bindings: object): Operations<C> {
  const byName = new Map(Object.entries(bindings)) as Operations<C>
  for (const { name } of description.operations) {
    if (!byName.has(name)) throw new Error(`${description.service}.${name} has no binding`)
  }
  return byName
}
