import type { Call, MayStore, Operations, SignedInCall, SoapService } from './call.ts'
import type { ServiceDescription } from './description.ts'

/**
 * A service, as its folder exports it. The server calls it once at start, with the settings that it declares, by their
 * keys, and the other parts of the server that it needs.
 */
export type ServiceModule<Asked> = (server: Asked) => SoapService

/** A service whose operations need a caller. `Bindings` is the interface that is generated from its contract. */
export const signedInService =
  <Bindings extends object, Asked>(
    description: ServiceDescription,
    wsdl: () => string,
    bindings: (server: Asked) => Bindings,
    mayStore?: MayStore,
  ): ServiceModule<Asked> =>
  (server) => {
    const operations = operationsOf<SignedInCall>(description, bindings(server))
    return { description, wsdl, needsSignIn: true, operations, ...(mayStore && { mayStore }) }
  }

/** A service without sign-in: its operations get no caller. */
export const openService =
  <Bindings extends object, Asked>(
    description: ServiceDescription,
    wsdl: () => string,
    bindings: (server: Asked) => Bindings,
  ): ServiceModule<Asked> =>
  (server) => ({ description, wsdl, needsSignIn: false, operations: operationsOf<Call>(description, bindings(server)) })

/**
 * The bindings by name, for the dispatch. Their interface is generated from the same contract as the description, so
 * the compiler has checked that every operation exists and accepts what the codec decodes.
 */
function operationsOf<C>(description: ServiceDescription, bindings: object): Operations<C> {
  const byName = new Map(Object.entries(bindings)) as Operations<C>
  for (const { name } of description.operations) {
    if (!byName.has(name)) throw new Error(`${description.service}.${name} has no binding`)
  }
  return byName
}
