// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface VersionsClient extends Client {
  GetVersionsAsync(parameters: GetVersions, options?: IExOptions): Promise<[result: GetVersionsResponse, reply: string, header: unknown, request: string]>
  RestoreVersionAsync(parameters: RestoreVersion, options?: IExOptions): Promise<[result: RestoreVersionResponse, reply: string, header: unknown, request: string]>
  DeleteVersionAsync(parameters: DeleteVersion, options?: IExOptions): Promise<[result: DeleteVersionResponse, reply: string, header: unknown, request: string]>
  DeleteAllVersionsAsync(parameters: DeleteAllVersions, options?: IExOptions): Promise<[result: DeleteAllVersionsResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<VersionsClient> =>
  createSoapClient(url, options) as Promise<VersionsClient>

/** DeleteAllVersions */
export interface DeleteAllVersions {
  /** s:string */
  fileName?: string
}

/** DeleteAllVersionsResponse */
export interface DeleteAllVersionsResponse {
  /** DeleteAllVersionsResult */
  DeleteAllVersionsResult?: DeleteAllVersionsResult
}

/** DeleteAllVersionsResult */
export interface DeleteAllVersionsResult {
  /** results */
  results?: Results
}

/** DeleteVersion */
export interface DeleteVersion {
  /** s:string */
  fileName?: string
  /** s:string */
  fileVersion?: string
}

/** DeleteVersionResponse */
export interface DeleteVersionResponse {
  /** DeleteVersionResult */
  DeleteVersionResult?: DeleteVersionResult
}

/** DeleteVersionResult */
export interface DeleteVersionResult {
  /** results */
  results?: Results
}

/** GetVersions */
export interface GetVersions {
  /** s:string */
  fileName?: string
}

/** GetVersionsResponse */
export interface GetVersionsResponse {
  /** GetVersionsResult */
  GetVersionsResult?: GetVersionsResult
}

/** GetVersionsResult */
export interface GetVersionsResult {
  /** results */
  results?: Results
}

/** list */
export interface List {
}

/** RestoreVersion */
export interface RestoreVersion {
  /** s:string */
  fileName?: string
  /** s:string */
  fileVersion?: string
}

/** RestoreVersionResponse */
export interface RestoreVersionResponse {
  /** RestoreVersionResult */
  RestoreVersionResult?: RestoreVersionResult
}

/** RestoreVersionResult */
export interface RestoreVersionResult {
  /** results */
  results?: Results
}

/**
 * result
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Result {
}

/**
 * results
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Results {
  /** list */
  list?: List
  /** versioning */
  versioning?: Versioning
  /** settings */
  settings?: Settings
  /** result[] */
  result?: Array<Result>
}

/** settings */
export interface Settings {
}

/** versioning */
export interface Versioning {
}
