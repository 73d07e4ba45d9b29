// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface SitedataClient extends Client {
  GetSiteAsync(parameters: GetSite, options?: IExOptions): Promise<[result: GetSiteResponse, reply: string, header: unknown, request: string]>
  GetWebAsync(parameters: GetWeb, options?: IExOptions): Promise<[result: GetWebResponse, reply: string, header: unknown, request: string]>
  GetListCollectionAsync(parameters: GetListCollection, options?: IExOptions): Promise<[result: GetListCollectionResponse, reply: string, header: unknown, request: string]>
  GetListAsync(parameters: GetList, options?: IExOptions): Promise<[result: GetListResponse, reply: string, header: unknown, request: string]>
  GetListItemsAsync(parameters: GetListItems, options?: IExOptions): Promise<[result: GetListItemsResponse, reply: string, header: unknown, request: string]>
  EnumerateFolderAsync(parameters: EnumerateFolder, options?: IExOptions): Promise<[result: EnumerateFolderResponse, reply: string, header: unknown, request: string]>
  GetAttachmentsAsync(parameters: GetAttachments, options?: IExOptions): Promise<[result: GetAttachmentsResponse, reply: string, header: unknown, request: string]>
  GetURLSegmentsAsync(parameters: GetUrlSegments, options?: IExOptions): Promise<[result: GetUrlSegmentsResponse, reply: string, header: unknown, request: string]>
  GetSiteUrlAsync(parameters: GetSiteUrl, options?: IExOptions): Promise<[result: GetSiteUrlResponse, reply: string, header: unknown, request: string]>
  GetSiteAndWebAsync(parameters: GetSiteAndWeb, options?: IExOptions): Promise<[result: GetSiteAndWebResponse, reply: string, header: unknown, request: string]>
  GetContentAsync(parameters: GetContent, options?: IExOptions): Promise<[result: GetContentResponse, reply: string, header: unknown, request: string]>
  GetChangesAsync(parameters: GetChanges, options?: IExOptions): Promise<[result: GetChangesResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<SitedataClient> =>
  createSoapClient(url, options) as Promise<SitedataClient>

/** EnumerateFolder */
export interface EnumerateFolder {
  /** s:string */
  strFolderUrl?: string
}

/** EnumerateFolderResponse */
export interface EnumerateFolderResponse {
  /** s:unsignedInt */
  EnumerateFolderResult?: string
  /** vUrls */
  vUrls?: VUrls
}

/** GetAttachments */
export interface GetAttachments {
  /** s:string */
  strListName?: string
  /** s:string */
  strItemId?: string
}

/** GetAttachmentsResponse */
export interface GetAttachmentsResponse {
  /** s:unsignedInt */
  GetAttachmentsResult?: string
  /** vAttachments */
  vAttachments?: VGroups
}

/** GetChanges */
export interface GetChanges {
  /** ObjectType|s:string|VirtualServer,ContentDatabase,SiteCollection,Site,List,Folder,ListItem,ListItemAttachments */
  objectType?: string
  /** s:string */
  contentDatabaseId?: string
  /** s:string */
  LastChangeId?: string
  /** s:string */
  CurrentChangeId?: string
  /** s:int */
  Timeout?: number
}

/** GetChangesResponse */
export interface GetChangesResponse {
  /** s:string */
  GetChangesResult?: string
  /** s:string */
  LastChangeId?: string
  /** s:string */
  CurrentChangeId?: string
  /** s:boolean */
  moreChanges?: boolean
}

/** GetContent */
export interface GetContent {
  /** ObjectType|s:string|VirtualServer,ContentDatabase,SiteCollection,Site,List,Folder,ListItem,ListItemAttachments */
  objectType?: string
  /** s:string */
  objectId?: string
  /** s:string */
  folderUrl?: string
  /** s:string */
  itemId?: string
  /** s:boolean */
  retrieveChildItems?: boolean
  /** s:boolean */
  securityOnly?: boolean
  /** s:string */
  lastItemIdOnPage?: string
}

/** GetContentResponse */
export interface GetContentResponse {
  /** s:string */
  GetContentResult?: string
  /** s:string */
  lastItemIdOnPage?: string
}

/** GetList */
export interface GetList {
  /** s:string */
  strListName?: string
}

/** GetListCollection */
export interface GetListCollection {
}

/** GetListCollectionResponse */
export interface GetListCollectionResponse {
  /** s:unsignedInt */
  GetListCollectionResult?: string
  /** vLists */
  vLists?: VLists1
}

/** GetListItems */
export interface GetListItems {
  /** s:string */
  strListName?: string
  /** s:string */
  strQuery?: string
  /** s:string */
  strViewFields?: string
  /** s:unsignedInt */
  uRowLimit?: string
}

/** GetListItemsResponse */
export interface GetListItemsResponse {
  /** s:string */
  GetListItemsResult?: string
}

/** GetListResponse */
export interface GetListResponse {
  /** s:unsignedInt */
  GetListResult?: string
  /** sListMetadata */
  sListMetadata?: SListMetadata
  /** vProperties */
  vProperties?: VProperties
}

/** GetSite */
export interface GetSite {
}

/** GetSiteAndWeb */
export interface GetSiteAndWeb {
  /** s:string */
  strUrl?: string
}

/** GetSiteAndWebResponse */
export interface GetSiteAndWebResponse {
  /** s:unsignedInt */
  GetSiteAndWebResult?: string
  /** s:string */
  strSite?: string
  /** s:string */
  strWeb?: string
}

/** GetSiteResponse */
export interface GetSiteResponse {
  /** s:unsignedInt */
  GetSiteResult?: string
  /** sSiteMetadata */
  sSiteMetadata?: SSiteMetadata
  /** vWebs */
  vWebs?: VWebs
  /** s:string */
  strUsers?: string
  /** s:string */
  strGroups?: string
  /** vGroups */
  vGroups?: VGroups
}

/** GetSiteUrl */
export interface GetSiteUrl {
  /** s:string */
  Url?: string
}

/** GetSiteUrlResponse */
export interface GetSiteUrlResponse {
  /** s:unsignedInt */
  GetSiteUrlResult?: string
  /** s:string */
  siteUrl?: string
  /** s:string */
  siteId?: string
}

/** GetURLSegments */
export interface GetUrlSegments {
  /** s:string */
  strURL?: string
}

/** GetURLSegmentsResponse */
export interface GetUrlSegmentsResponse {
  /** s:boolean */
  GetURLSegmentsResult?: boolean
  /** s:string */
  strWebID?: string
  /** s:string */
  strBucketID?: string
  /** s:string */
  strListID?: string
  /** s:string */
  strItemID?: string
}

/** GetWeb */
export interface GetWeb {
}

/** GetWebResponse */
export interface GetWebResponse {
  /** s:unsignedInt */
  GetWebResult?: string
  /** sWebMetadata */
  sWebMetadata?: SWebMetadata
  /** vWebs */
  vWebs?: VWebs
  /** vLists */
  vLists?: VLists
  /** s:string */
  strRoles?: string
  /** vRolesUsers */
  vRolesUsers?: VGroups
  /** vRolesGroups */
  vRolesGroups?: VGroups
}

/**
 * _sFPUrl
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SFpUrl {
  /** s:string */
  Url?: string
  /** s:dateTime */
  LastModified?: Date
  /** s:boolean */
  IsFolder?: boolean
}

/**
 * _sList
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SList {
  /** s:string */
  InternalName?: string
  /** s:string */
  Title?: string
  /** s:string */
  Description?: string
  /** s:string */
  BaseType?: string
  /** s:string */
  BaseTemplate?: string
  /** s:string */
  DefaultViewUrl?: string
  /** s:string */
  LastModified?: string
  /** s:string */
  PermId?: string
  /** s:boolean */
  InheritedSecurity?: boolean
  /** s:boolean */
  AllowAnonymousAccess?: boolean
  /** s:boolean */
  AnonymousViewListItems?: boolean
  /** s:int */
  ReadSecurity?: number
}

/**
 * sListMetadata
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SListMetadata {
  /** s:string */
  Title?: string
  /** s:string */
  Description?: string
  /** s:string */
  BaseType?: string
  /** s:string */
  BaseTemplate?: string
  /** s:string */
  DefaultViewUrl?: string
  /** s:dateTime */
  LastModified?: Date
  /** s:dateTime */
  LastModifiedForceRecrawl?: Date
  /** s:string */
  Author?: string
  /** s:boolean */
  ValidSecurityInfo?: boolean
  /** s:boolean */
  InheritedSecurity?: boolean
  /** s:boolean */
  AllowAnonymousAccess?: boolean
  /** s:boolean */
  AnonymousViewListItems?: boolean
  /** s:int */
  ReadSecurity?: number
  /** s:string */
  Permissions?: string
}

/**
 * _sListWithTime
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SListWithTime {
  /** s:string */
  InternalName?: string
  /** s:dateTime */
  LastModified?: Date
  /** s:boolean */
  IsEmpty?: boolean
}

/**
 * _sProperty
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SProperty {
  /** s:string */
  Name?: string
  /** s:string */
  Title?: string
  /** s:string */
  Type?: string
}

/**
 * sSiteMetadata
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SSiteMetadata {
  /** s:dateTime */
  LastModified?: Date
  /** s:dateTime */
  LastModifiedForceRecrawl?: Date
  /** s:boolean */
  SmallSite?: boolean
  /** s:string */
  PortalUrl?: string
  /** s:string */
  UserProfileGUID?: string
  /** s:boolean */
  ValidSecurityInfo?: boolean
}

/**
 * sWebMetadata
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SWebMetadata {
  /** s:string */
  WebID?: string
  /** s:string */
  Title?: string
  /** s:string */
  Description?: string
  /** s:string */
  Author?: string
  /** s:unsignedInt */
  Language?: string
  /** s:dateTime */
  LastModified?: Date
  /** s:dateTime */
  LastModifiedForceRecrawl?: Date
  /** s:string */
  NoIndex?: string
  /** s:boolean */
  ValidSecurityInfo?: boolean
  /** s:boolean */
  InheritedSecurity?: boolean
  /** s:boolean */
  AllowAnonymousAccess?: boolean
  /** s:boolean */
  AnonymousViewListItems?: boolean
  /** s:string */
  Permissions?: string
  /** s:boolean */
  ExternalSecurity?: boolean
  /** s:boolean */
  IsBucketWeb?: boolean
  /** s:boolean */
  UsedInAutocat?: boolean
}

/**
 * _sWebWithTime
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface SWebWithTime {
  /** s:string */
  Url?: string
  /** s:dateTime */
  LastModified?: Date
}

/**
 * vGroups
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface VGroups {
  /** s:string */
  string?: Array<string>
}

/**
 * vLists
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface VLists {
  /** _sListWithTime[] */
  _sListWithTime?: Array<SListWithTime>
}

/** vLists */
export interface VLists1 {
  /** _sList[] */
  _sList?: Array<SList>
}

/** vProperties */
export interface VProperties {
  /** _sProperty[] */
  _sProperty?: Array<SProperty>
}

/** vUrls */
export interface VUrls {
  /** _sFPUrl[] */
  _sFPUrl?: Array<SFpUrl>
}

/**
 * vWebs
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface VWebs {
  /** _sWebWithTime[] */
  _sWebWithTime?: Array<SWebWithTime>
}
