// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface WebpartpagesClient extends Client {
  GetWebPartPageAsync(parameters: GetWebPartPage, options?: IExOptions): Promise<[result: GetWebPartPageResponse, reply: string, header: unknown, request: string]>
  GetWebPartPageDocumentAsync(parameters: GetWebPartPageDocument, options?: IExOptions): Promise<[result: GetWebPartPageDocumentResponse, reply: string, header: unknown, request: string]>
  GetWebPartPropertiesAsync(parameters: GetWebPartProperties, options?: IExOptions): Promise<[result: GetWebPartPropertiesResponse, reply: string, header: unknown, request: string]>
  GetWebPartProperties2Async(parameters: GetWebPartProperties2, options?: IExOptions): Promise<[result: GetWebPartProperties2Response, reply: string, header: unknown, request: string]>
  GetWebPartAsync(parameters: GetWebPart, options?: IExOptions): Promise<[result: GetWebPartResponse, reply: string, header: unknown, request: string]>
  GetWebPart2Async(parameters: GetWebPart2, options?: IExOptions): Promise<[result: GetWebPart2Response, reply: string, header: unknown, request: string]>
  AddWebPartAsync(parameters: AddWebPart, options?: IExOptions): Promise<[result: AddWebPartResponse, reply: string, header: unknown, request: string]>
  AddWebPartToZoneAsync(parameters: AddWebPartToZone, options?: IExOptions): Promise<[result: AddWebPartToZoneResponse, reply: string, header: unknown, request: string]>
  SaveWebPartAsync(parameters: SaveWebPart, options?: IExOptions): Promise<[result: SaveWebPartResponse, reply: string, header: unknown, request: string]>
  SaveWebPart2Async(parameters: SaveWebPart2, options?: IExOptions): Promise<[result: SaveWebPart2Response, reply: string, header: unknown, request: string]>
  DeleteWebPartAsync(parameters: DeleteWebPart, options?: IExOptions): Promise<[result: DeleteWebPartResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<WebpartpagesClient> =>
  createSoapClient(url, options) as Promise<WebpartpagesClient>

/** AddWebPart */
export interface AddWebPart {
  /** s:string */
  pageUrl?: string
  /** s:string */
  webPartXml?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
}

/** AddWebPartResponse */
export interface AddWebPartResponse {
  /** guid|s:string|pattern */
  AddWebPartResult?: string
}

/** AddWebPartToZone */
export interface AddWebPartToZone {
  /** s:string */
  pageUrl?: string
  /** s:string */
  webPartXml?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
  /** s:string */
  zoneId?: string
  /** s:int */
  zoneIndex?: number
}

/** AddWebPartToZoneResponse */
export interface AddWebPartToZoneResponse {
  /** guid|s:string|pattern */
  AddWebPartToZoneResult?: string
}

/** DeleteWebPart */
export interface DeleteWebPart {
  /** s:string */
  pageUrl?: string
  /** guid|s:string|pattern */
  storageKey?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
}

/** DeleteWebPartResponse */
export interface DeleteWebPartResponse {
}

/** GetWebPart */
export interface GetWebPart {
  /** s:string */
  pageurl?: string
  /** guid|s:string|pattern */
  storageKey?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
}

/** GetWebPart2 */
export interface GetWebPart2 {
  /** s:string */
  pageurl?: string
  /** guid|s:string|pattern */
  storageKey?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
  /** SPWebServiceBehavior|s:string|Version2,Version3 */
  behavior?: string
}

/** GetWebPart2Response */
export interface GetWebPart2Response {
  /** s:string */
  GetWebPart2Result?: string
}

/** GetWebPartPage */
export interface GetWebPartPage {
  /** s:string */
  documentName?: string
  /** SPWebServiceBehavior|s:string|Version2,Version3 */
  behavior?: string
}

/** GetWebPartPageDocument */
export interface GetWebPartPageDocument {
  /** s:string */
  documentName?: string
}

/** GetWebPartPageDocumentResponse */
export interface GetWebPartPageDocumentResponse {
  /** s:string */
  GetWebPartPageDocumentResult?: string
}

/** GetWebPartPageResponse */
export interface GetWebPartPageResponse {
  /** s:string */
  GetWebPartPageResult?: string
}

/** GetWebPartProperties */
export interface GetWebPartProperties {
  /** s:string */
  pageUrl?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
}

/** GetWebPartProperties2 */
export interface GetWebPartProperties2 {
  /** s:string */
  pageUrl?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
  /** SPWebServiceBehavior|s:string|Version2,Version3 */
  behavior?: string
}

/** GetWebPartProperties2Response */
export interface GetWebPartProperties2Response {
  /** GetWebPartProperties2Result */
  GetWebPartProperties2Result?: GetWebPartProperties2Result
}

/** GetWebPartProperties2Result */
export interface GetWebPartProperties2Result {
  /** WebParts */
  WebParts?: WebParts
}

/** GetWebPartPropertiesResponse */
export interface GetWebPartPropertiesResponse {
  /** GetWebPartPropertiesResult */
  GetWebPartPropertiesResult?: GetWebPartPropertiesResult
}

/** GetWebPartPropertiesResult */
export interface GetWebPartPropertiesResult {
  /** WebParts */
  WebParts?: WebParts
}

/** GetWebPartResponse */
export interface GetWebPartResponse {
  /** s:string */
  GetWebPartResult?: string
}

/** SaveWebPart */
export interface SaveWebPart {
  /** s:string */
  pageUrl?: string
  /** guid|s:string|pattern */
  storageKey?: string
  /** s:string */
  webPartXml?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
}

/** SaveWebPart2 */
export interface SaveWebPart2 {
  /** s:string */
  pageUrl?: string
  /** guid|s:string|pattern */
  storageKey?: string
  /** s:string */
  webPartXml?: string
  /** Storage|s:string|None,Personal,Shared */
  storage?: string
  /** s:boolean */
  allowTypeChange?: boolean
}

/** SaveWebPart2Response */
export interface SaveWebPart2Response {
}

/** SaveWebPartResponse */
export interface SaveWebPartResponse {
}

/**
 * WebParts
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface WebParts {
}
