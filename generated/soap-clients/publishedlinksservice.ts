// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface PublishedlinksserviceClient extends Client {
  GetLinksAsync(parameters: GetLinks, options?: IExOptions): Promise<[result: GetLinksResponse, reply: string, header: unknown, request: string]>
  GetPublishingPagesAsync(parameters: GetPublishingPages, options?: IExOptions): Promise<[result: GetPublishingPagesResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<PublishedlinksserviceClient> =>
  createSoapClient(url, options) as Promise<PublishedlinksserviceClient>

/** GetLinks */
export interface GetLinks {
}

/** GetLinksResponse */
export interface GetLinksResponse {
  /** GetLinksResult */
  GetLinksResult?: GetLinksResult
}

/** GetLinksResult */
export interface GetLinksResult {
  /** ServerLink[] */
  ServerLink?: Array<ServerLink>
}

/** GetPublishingPages */
export interface GetPublishingPages {
}

/** GetPublishingPagesResponse */
export interface GetPublishingPagesResponse {
  /** GetPublishingPagesResult */
  GetPublishingPagesResult?: GetPublishingPagesResult
}

/** GetPublishingPagesResult */
export interface GetPublishingPagesResult {
  /** ServerLink[] */
  ServerLink?: Array<ServerLink>
}

/**
 * ServerLink
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ServerLink {
  /** s:string */
  Title?: string
  /** s:string */
  Url?: string
  /** s:long */
  LinkType?: number
  /** s:boolean */
  IsMember?: boolean
  /** s:boolean */
  IsPublished?: boolean
}
