// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface SearchClient extends Client {
  QueryAsync(parameters: Query, options?: IExOptions): Promise<[result: QueryResponse, reply: string, header: unknown, request: string]>
  QueryExAsync(parameters: QueryEx, options?: IExOptions): Promise<[result: QueryExResponse, reply: string, header: unknown, request: string]>
  StatusAsync(parameters: Status, options?: IExOptions): Promise<[result: StatusResponse, reply: string, header: unknown, request: string]>
  GetPortalSearchInfoAsync(parameters: GetPortalSearchInfo, options?: IExOptions): Promise<[result: GetPortalSearchInfoResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<SearchClient> =>
  createSoapClient(url, options) as Promise<SearchClient>

/** GetPortalSearchInfo */
export interface GetPortalSearchInfo {
}

/** GetPortalSearchInfoResponse */
export interface GetPortalSearchInfoResponse {
  /** s:string */
  GetPortalSearchInfoResult?: string
}

/** Query */
export interface Query {
  /** s:string */
  queryXml?: string
}

/** QueryEx */
export interface QueryEx {
  /** s:string */
  queryXml?: string
}

/** QueryExResponse */
export interface QueryExResponse {
  /** QueryExResult */
  QueryExResult?: QueryExResult
}

/**
 * QueryExResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface QueryExResult {
}

/** QueryResponse */
export interface QueryResponse {
  /** s:string */
  QueryResult?: string
}

/** Status */
export interface Status {
}

/** StatusResponse */
export interface StatusResponse {
  /** s:string */
  StatusResult?: string
}
