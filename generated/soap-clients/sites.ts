// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface SitesClient extends Client {
  GetSiteAsync(parameters: GetSite, options?: IExOptions): Promise<[result: GetSiteResponse, reply: string, header: unknown, request: string]>
  CreateWebAsync(parameters: CreateWeb, options?: IExOptions): Promise<[result: CreateWebResponse, reply: string, header: unknown, request: string]>
  DeleteWebAsync(parameters: DeleteWeb, options?: IExOptions): Promise<[result: DeleteWebResponse, reply: string, header: unknown, request: string]>
  GetSiteTemplatesAsync(parameters: GetSiteTemplates, options?: IExOptions): Promise<[result: GetSiteTemplatesResponse, reply: string, header: unknown, request: string]>
  GetUpdatedFormDigestAsync(parameters: GetUpdatedFormDigest, options?: IExOptions): Promise<[result: GetUpdatedFormDigestResponse, reply: string, header: unknown, request: string]>
  GetUpdatedFormDigestInformationAsync(parameters: GetUpdatedFormDigestInformation, options?: IExOptions): Promise<[result: GetUpdatedFormDigestInformationResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<SitesClient> =>
  createSoapClient(url, options) as Promise<SitesClient>

/** CreateWeb */
export interface CreateWeb {
  /** s:string */
  url?: string
  /** s:string */
  title?: string
  /** s:string */
  description?: string
  /** s:string */
  templateName?: string
  /** s:unsignedInt */
  language?: string
  /** s:unsignedInt */
  locale?: string
  /** s:unsignedInt */
  collationLocale?: string
  /** s:boolean */
  uniquePermissions?: boolean
  /** s:boolean */
  anonymous?: boolean
  /** s:boolean */
  presence?: boolean
}

/** CreateWeb */
export interface CreateWeb1 {
}

/** CreateWebResponse */
export interface CreateWebResponse {
  /** CreateWebResult */
  CreateWebResult?: CreateWebResult
}

/** CreateWebResult */
export interface CreateWebResult {
  /** CreateWeb */
  CreateWeb?: CreateWeb1
}

/** DeleteWeb */
export interface DeleteWeb {
  /** s:string */
  url?: string
}

/** DeleteWebResponse */
export interface DeleteWebResponse {
}

/** GetSite */
export interface GetSite {
  /** s:string */
  SiteUrl?: string
}

/** GetSiteResponse */
export interface GetSiteResponse {
  /** s:string */
  GetSiteResult?: string
}

/** GetSiteTemplates */
export interface GetSiteTemplates {
  /** s:unsignedInt */
  LCID?: string
}

/** GetSiteTemplatesResponse */
export interface GetSiteTemplatesResponse {
  /** s:unsignedInt */
  GetSiteTemplatesResult?: string
  /** TemplateList */
  TemplateList?: TemplateList
}

/** GetUpdatedFormDigest */
export interface GetUpdatedFormDigest {
}

/** GetUpdatedFormDigestInformation */
export interface GetUpdatedFormDigestInformation {
  /** s:string */
  url?: string
}

/** GetUpdatedFormDigestInformationResponse */
export interface GetUpdatedFormDigestInformationResponse {
  /** GetUpdatedFormDigestInformationResult */
  GetUpdatedFormDigestInformationResult?: GetUpdatedFormDigestInformationResult
}

/**
 * GetUpdatedFormDigestInformationResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetUpdatedFormDigestInformationResult {
  /** s:string */
  DigestValue?: string
  /** s:int */
  TimeoutSeconds?: number
  /** s:string */
  WebFullUrl?: string
  /** s:string */
  LibraryVersion?: string
  /** s:string */
  SupportedSchemaVersions?: string
}

/** GetUpdatedFormDigestResponse */
export interface GetUpdatedFormDigestResponse {
  /** s:string */
  GetUpdatedFormDigestResult?: string
}

/**
 * Template
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Template {
}

/** TemplateList */
export interface TemplateList {
  /** Template[] */
  Template?: Array<Template>
}
