import { type BusinessDataCatalogBindings, businessdatacatalog } from '../../../generated/soap/businessdatacatalog.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

/** No external system can be connected, so there is nothing to return to whoever may open the web. */
async function none({ context }: SignedInCall): Promise<{ Name: string[] }> {
  await demand(context, 'Open', context.web)
  return { Name: [] }
}

const bindings: BusinessDataCatalogBindings<SignedInCall> = {
  GetLobSystems: async (call) => ({ GetLobSystemsResult: await none(call) }),
  GetLobSystemInstances: async (call) => ({ GetLobSystemInstancesResult: await none(call) }),
  GetEntities: async (call) => ({ GetEntitiesResult: await none(call) }),
  GetEntity: async (call) => ({ GetEntityResult: await none(call) }),
  FindEntityInstances: async (call) => ({ FindEntityInstancesResult: await none(call) }),
  GetEntityInstance: async (call) => ({ GetEntityInstanceResult: await none(call) }),
}

/** businessdatacatalog.asmx (protocol/soap-sites#businessdatacatalog). */
export const businessdatacatalogService = signedInService(businessdatacatalog, wsdl.businessdatacatalog, () => bindings)
