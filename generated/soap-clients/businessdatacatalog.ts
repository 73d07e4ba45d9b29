// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface BusinessdatacatalogClient extends Client {
  GetLobSystemsAsync(parameters: GetLobSystems, options?: IExOptions): Promise<[result: GetLobSystemsResponse, reply: string, header: unknown, request: string]>
  GetLobSystemInstancesAsync(parameters: GetLobSystemInstances, options?: IExOptions): Promise<[result: GetLobSystemInstancesResponse, reply: string, header: unknown, request: string]>
  GetEntitiesAsync(parameters: GetEntities, options?: IExOptions): Promise<[result: GetEntitiesResponse, reply: string, header: unknown, request: string]>
  GetEntityAsync(parameters: GetEntity, options?: IExOptions): Promise<[result: GetEntityResponse, reply: string, header: unknown, request: string]>
  FindEntityInstancesAsync(parameters: FindEntityInstances, options?: IExOptions): Promise<[result: FindEntityInstancesResponse, reply: string, header: unknown, request: string]>
  GetEntityInstanceAsync(parameters: GetEntityInstance, options?: IExOptions): Promise<[result: GetEntityInstanceResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<BusinessdatacatalogClient> =>
  createSoapClient(url, options) as Promise<BusinessdatacatalogClient>

/** FindEntityInstances */
export interface FindEntityInstances {
  /** s:string */
  lobSystemInstanceName?: string
  /** s:string */
  entityName?: string
  /** s:string */
  filter?: string
}

/** FindEntityInstancesResponse */
export interface FindEntityInstancesResponse {
  /** FindEntityInstancesResult */
  FindEntityInstancesResult?: GetLobSystemsResult
}

/** GetEntities */
export interface GetEntities {
  /** s:string */
  lobSystemInstanceName?: string
}

/** GetEntitiesResponse */
export interface GetEntitiesResponse {
  /** GetEntitiesResult */
  GetEntitiesResult?: GetLobSystemsResult
}

/** GetEntity */
export interface GetEntity {
  /** s:string */
  lobSystemInstanceName?: string
  /** s:string */
  entityName?: string
}

/** GetEntityInstance */
export interface GetEntityInstance {
  /** s:string */
  lobSystemInstanceName?: string
  /** s:string */
  entityName?: string
  /** s:string */
  identifier?: string
}

/** GetEntityInstanceResponse */
export interface GetEntityInstanceResponse {
  /** GetEntityInstanceResult */
  GetEntityInstanceResult?: GetLobSystemsResult
}

/** GetEntityResponse */
export interface GetEntityResponse {
  /** GetEntityResult */
  GetEntityResult?: GetLobSystemsResult
}

/** GetLobSystemInstances */
export interface GetLobSystemInstances {
  /** s:string */
  lobSystemName?: string
}

/** GetLobSystemInstancesResponse */
export interface GetLobSystemInstancesResponse {
  /** GetLobSystemInstancesResult */
  GetLobSystemInstancesResult?: GetLobSystemsResult
}

/** GetLobSystems */
export interface GetLobSystems {
}

/** GetLobSystemsResponse */
export interface GetLobSystemsResponse {
  /** GetLobSystemsResult */
  GetLobSystemsResult?: GetLobSystemsResult
}

/**
 * GetLobSystemsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetLobSystemsResult {
  /** s:string */
  Name?: Array<string>
}
