import type { SignIn } from '../../http/sign-in/sign-in.ts'
import type { Call, Operations, SignedInCall, SoapService } from './call.ts'
import type { ServiceDescription } from './description.ts'

/** What services need of the server that they are part of. */
export interface ServerFacts {
  readonly signIn: Pick<SignIn, 'mode' | 'openSession'>
  /** `HostName` is where users have their e-mail whose name says nothing else. */
  readonly settings: { readonly HostName: string }
  /** The product's version, for clients that ask which server this is. */
  readonly version: string
}

/** A service as its folder exports it. It is called once, when the server starts. */
export type ServiceModule = (server: ServerFacts) => SoapService

/** A service whose operations want to know who asks. `Bindings` is the interface that is generated from its contract. */
export const signedInService =
  <Bindings extends object>(description: ServiceDescription, wsdl: string, bindings: (server: ServerFacts) => Bindings): ServiceModule =>
  (server) => ({ description, wsdl, needsSignIn: true, operations: operationsOf<SignedInCall>(description, bindings(server)) })

/** A service for everybody: its operations do not learn who asks. */
export const openService =
  <Bindings extends object>(description: ServiceDescription, wsdl: string, bindings: (server: ServerFacts) => Bindings): ServiceModule =>
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
