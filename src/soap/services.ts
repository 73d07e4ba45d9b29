import { authentication } from '../../generated/soap/authentication.ts'
import { lists } from '../../generated/soap/lists.ts'
import { sites } from '../../generated/soap/sites.ts'
import { usergroup } from '../../generated/soap/usergroup.ts'
import { versions } from '../../generated/soap/versions.ts'
import { views } from '../../generated/soap/views.ts'
import { wsdl } from '../../generated/soap/wsdl.ts'
import { authenticationBindings } from './authentication/authentication.ts'
import { listsBindings } from './lists/lists.ts'
import type { Call, Operations, SignedInCall, SoapService } from './protocol/call.ts'
import type { ServiceDescription } from './protocol/description.ts'
import { sitesBindings } from './sites/sites.ts'
import { usergroupBindings } from './usergroup/usergroup.ts'
import { versionsBindings } from './versions/versions.ts'
import { viewsBindings } from './views/views.ts'

/** What the services ask for, the settings that they read among it. */
export type ServiceParts = Parameters<typeof authenticationBindings>[0] &
  Parameters<typeof listsBindings>[0] &
  Parameters<typeof usergroupBindings>[0]

/** Every service, by the stem of its address in lower case. */
export function soapServices(parts: ServiceParts): ReadonlyMap<string, SoapService> {
  const services: SoapService[] = [
    {
      description: authentication,
      wsdl: wsdl.authentication,
      needsSignIn: false,
      operations: operationsOf<Call>(authentication, authenticationBindings(parts)),
    },
    signedIn(lists, wsdl.lists, listsBindings(parts)),
    signedIn(sites, wsdl.sites, sitesBindings),
    signedIn(usergroup, wsdl.usergroup, usergroupBindings(parts)),
    signedIn(versions, wsdl.versions, versionsBindings),
    signedIn(views, wsdl.views, viewsBindings),
  ]
  return new Map(services.map((service) => [service.description.file, service]))
}

const signedIn = (description: ServiceDescription, contract: string, bindings: object): SoapService => ({
  description,
  wsdl: contract,
  needsSignIn: true,
  operations: operationsOf<SignedInCall>(description, bindings),
})

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
