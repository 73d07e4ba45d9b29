// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface CopyClient extends Client {
  CopyIntoItemsLocalAsync(parameters: CopyIntoItemsLocal, options?: IExOptions): Promise<[result: CopyIntoItemsLocalResponse, reply: string, header: unknown, request: string]>
  CopyIntoItemsAsync(parameters: CopyIntoItems, options?: IExOptions): Promise<[result: CopyIntoItemsResponse, reply: string, header: unknown, request: string]>
  GetItemAsync(parameters: GetItem, options?: IExOptions): Promise<[result: GetItemResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<CopyClient> =>
  createSoapClient(url, options) as Promise<CopyClient>

/** CopyIntoItems */
export interface CopyIntoItems {
  /** s:string */
  SourceUrl?: string
  /** DestinationUrls */
  DestinationUrls?: DestinationUrls
  /** Fields */
  Fields?: Fields
  /** s:base64Binary */
  Stream?: string
}

/** CopyIntoItemsLocal */
export interface CopyIntoItemsLocal {
  /** s:string */
  SourceUrl?: string
  /** DestinationUrls */
  DestinationUrls?: DestinationUrls
}

/** CopyIntoItemsLocalResponse */
export interface CopyIntoItemsLocalResponse {
  /** s:unsignedInt */
  CopyIntoItemsLocalResult?: string
  /** Results */
  Results?: Results
}

/** CopyIntoItemsResponse */
export interface CopyIntoItemsResponse {
  /** s:unsignedInt */
  CopyIntoItemsResult?: string
  /** Results */
  Results?: Results
}

/**
 * CopyResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface CopyResult {
}

/**
 * DestinationUrls
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface DestinationUrls {
  /** s:string */
  string?: Array<string>
}

/**
 * FieldInformation
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface FieldInformation {
}

/**
 * Fields
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Fields {
  /** FieldInformation[] */
  FieldInformation?: Array<FieldInformation>
}

/** GetItem */
export interface GetItem {
  /** s:string */
  Url?: string
}

/** GetItemResponse */
export interface GetItemResponse {
  /** s:unsignedInt */
  GetItemResult?: string
  /** Fields */
  Fields?: Fields
  /** s:base64Binary */
  Stream?: string
}

/**
 * Results
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Results {
  /** CopyResult[] */
  CopyResult?: Array<CopyResult>
}
