// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface AdminClient extends Client {
  CreateSiteAsync(parameters: CreateSite, options?: IExOptions): Promise<[result: CreateSiteResponse, reply: string, header: unknown, request: string]>
  DeleteSiteAsync(parameters: DeleteSite, options?: IExOptions): Promise<[result: DeleteSiteResponse, reply: string, header: unknown, request: string]>
  GetLanguagesAsync(parameters: GetLanguages, options?: IExOptions): Promise<[result: GetLanguagesResponse, reply: string, header: unknown, request: string]>
  RefreshConfigCacheAsync(parameters: RefreshConfigCache, options?: IExOptions): Promise<[result: RefreshConfigCacheResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<AdminClient> =>
  createSoapClient(url, options) as Promise<AdminClient>

/** CreateSite */
export interface CreateSite {
  /** s:string */
  Url?: string
  /** s:string */
  Title?: string
  /** s:string */
  Description?: string
  /** s:int */
  Lcid?: number
  /** s:string */
  WebTemplate?: string
  /** s:string */
  OwnerLogin?: string
  /** s:string */
  OwnerName?: string
  /** s:string */
  OwnerEmail?: string
  /** s:string */
  PortalUrl?: string
  /** s:string */
  PortalName?: string
}

/** CreateSiteResponse */
export interface CreateSiteResponse {
  /** s:string */
  CreateSiteResult?: string
}

/** DeleteSite */
export interface DeleteSite {
  /** s:string */
  Url?: string
}

/** DeleteSiteResponse */
export interface DeleteSiteResponse {
}

/** GetLanguages */
export interface GetLanguages {
}

/** GetLanguagesResponse */
export interface GetLanguagesResponse {
  /** GetLanguagesResult */
  GetLanguagesResult?: GetLanguagesResult
}

/** GetLanguagesResult */
export interface GetLanguagesResult {
  /** Languages */
  Languages?: Languages
}

/** Languages */
export interface Languages {
  /** s:int */
  LCID?: Array<number>
}

/** RefreshConfigCache */
export interface RefreshConfigCache {
  /** s:string */
  VirtualServerId?: string
  /** s:boolean */
  AdminGroupChanged?: boolean
}

/** RefreshConfigCacheResponse */
export interface RefreshConfigCacheResponse {
}
