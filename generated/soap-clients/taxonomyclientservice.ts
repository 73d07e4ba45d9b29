// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface TaxonomyclientserviceClient extends Client {
  GetTermSetsAsync(parameters: GetTermSets, options?: IExOptions): Promise<[result: GetTermSetsResponse, reply: string, header: unknown, request: string]>
  GetChildTermsInTermAsync(parameters: GetChildTermsInTerm, options?: IExOptions): Promise<[result: GetChildTermsInTermResponse, reply: string, header: unknown, request: string]>
  GetChildTermsInTermSetAsync(parameters: GetChildTermsInTermSet, options?: IExOptions): Promise<[result: GetChildTermsInTermSetResponse, reply: string, header: unknown, request: string]>
  GetKeywordTermsByGuidsAsync(parameters: GetKeywordTermsByGuids, options?: IExOptions): Promise<[result: GetKeywordTermsByGuidsResponse, reply: string, header: unknown, request: string]>
  GetTermsByLabelAsync(parameters: GetTermsByLabel, options?: IExOptions): Promise<[result: GetTermsByLabelResponse, reply: string, header: unknown, request: string]>
  AddTermsAsync(parameters: AddTerms, options?: IExOptions): Promise<[result: AddTermsResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<TaxonomyclientserviceClient> =>
  createSoapClient(url, options) as Promise<TaxonomyclientserviceClient>

/** AddTerms */
export interface AddTerms {
  /** guid|s:string|pattern */
  sharedServiceId?: string
  /** guid|s:string|pattern */
  termSetId?: string
  /** s:int */
  lcid?: number
  /** s:string */
  newTerms?: string
}

/** AddTermsResponse */
export interface AddTermsResponse {
  /** s:string */
  AddTermsResult?: string
}

/** GetChildTermsInTerm */
export interface GetChildTermsInTerm {
  /** guid|s:string|pattern */
  sspId?: string
  /** s:int */
  lcid?: number
  /** guid|s:string|pattern */
  termId?: string
  /** guid|s:string|pattern */
  termSetId?: string
}

/** GetChildTermsInTermResponse */
export interface GetChildTermsInTermResponse {
  /** s:string */
  GetChildTermsInTermResult?: string
}

/** GetChildTermsInTermSet */
export interface GetChildTermsInTermSet {
  /** guid|s:string|pattern */
  sspId?: string
  /** s:int */
  lcid?: number
  /** guid|s:string|pattern */
  termSetId?: string
}

/** GetChildTermsInTermSetResponse */
export interface GetChildTermsInTermSetResponse {
  /** s:string */
  GetChildTermsInTermSetResult?: string
}

/** GetKeywordTermsByGuids */
export interface GetKeywordTermsByGuids {
  /** s:string */
  termIds?: string
  /** s:int */
  lcid?: number
}

/** GetKeywordTermsByGuidsResponse */
export interface GetKeywordTermsByGuidsResponse {
  /** s:string */
  GetKeywordTermsByGuidsResult?: string
}

/** GetTermSets */
export interface GetTermSets {
  /** s:string */
  sharedServiceIds?: string
  /** s:string */
  termSetIds?: string
  /** s:int */
  lcid?: number
  /** s:string */
  clientTimeStamps?: string
  /** s:string */
  clientVersions?: string
}

/** GetTermSetsResponse */
export interface GetTermSetsResponse {
  /** s:string */
  GetTermSetsResult?: string
  /** s:string */
  serverTermSetTimeStampXml?: string
}

/** GetTermsByLabel */
export interface GetTermsByLabel {
  /** s:string */
  label?: string
  /** s:int */
  lcid?: number
  /** StringMatchOption|s:string|StartsWith,ExactMatch */
  matchOption?: string
  /** s:int */
  resultCollectionSize?: number
  /** s:string */
  termIds?: string
  /** s:boolean */
  addIfNotFound?: boolean
}

/** GetTermsByLabelResponse */
export interface GetTermsByLabelResponse {
  /** s:string */
  GetTermsByLabelResult?: string
}
