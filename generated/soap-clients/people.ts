// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface PeopleClient extends Client {
  IsClaimsModeAsync(parameters: IsClaimsMode, options?: IExOptions): Promise<[result: IsClaimsModeResponse, reply: string, header: unknown, request: string]>
  ResolvePrincipalsAsync(parameters: ResolvePrincipals, options?: IExOptions): Promise<[result: ResolvePrincipalsResponse, reply: string, header: unknown, request: string]>
  SearchPrincipalsAsync(parameters: SearchPrincipals, options?: IExOptions): Promise<[result: SearchPrincipalsResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<PeopleClient> =>
  createSoapClient(url, options) as Promise<PeopleClient>

/** IsClaimsMode */
export interface IsClaimsMode {
}

/** IsClaimsModeResponse */
export interface IsClaimsModeResponse {
  /** s:boolean */
  IsClaimsModeResult?: boolean
}

/**
 * PrincipalInfo
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface PrincipalInfo {
  /** s:string */
  AccountName?: string
  /** s:int */
  UserInfoID?: number
  /** s:string */
  DisplayName?: string
  /** s:string */
  Email?: string
  /** s:string */
  Department?: string
  /** s:string */
  Title?: string
  /** s:boolean */
  IsResolved?: boolean
  /** MoreMatches */
  MoreMatches?: ResolvePrincipalsResult
  /** s:string */
  PrincipalType?: string
}

/** principalKeys */
export interface PrincipalKeys {
  /** s:string */
  string?: Array<string>
}

/** ResolvePrincipals */
export interface ResolvePrincipals {
  /** principalKeys */
  principalKeys?: PrincipalKeys
  /** s:string */
  principalType?: string
  /** s:boolean */
  addToUserInfoList?: boolean
}

/** ResolvePrincipalsResponse */
export interface ResolvePrincipalsResponse {
  /** ResolvePrincipalsResult */
  ResolvePrincipalsResult?: ResolvePrincipalsResult
}

/**
 * ResolvePrincipalsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ResolvePrincipalsResult {
  /** PrincipalInfo[] */
  PrincipalInfo?: Array<PrincipalInfo>
}

/** SearchPrincipals */
export interface SearchPrincipals {
  /** s:string */
  searchText?: string
  /** s:int */
  maxResults?: number
  /** s:string */
  principalType?: string
}

/** SearchPrincipalsResponse */
export interface SearchPrincipalsResponse {
  /** SearchPrincipalsResult */
  SearchPrincipalsResult?: ResolvePrincipalsResult
}
