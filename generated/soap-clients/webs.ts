// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface WebsClient extends Client {
  GetWebAsync(parameters: GetWeb, options?: IExOptions): Promise<[result: GetWebResponse, reply: string, header: unknown, request: string]>
  GetWebCollectionAsync(parameters: GetWebCollection, options?: IExOptions): Promise<[result: GetWebCollectionResponse, reply: string, header: unknown, request: string]>
  GetAllSubWebCollectionAsync(parameters: GetAllSubWebCollection, options?: IExOptions): Promise<[result: GetAllSubWebCollectionResponse, reply: string, header: unknown, request: string]>
  WebUrlFromPageUrlAsync(parameters: WebUrlFromPageUrl, options?: IExOptions): Promise<[result: WebUrlFromPageUrlResponse, reply: string, header: unknown, request: string]>
  GetContentTypesAsync(parameters: GetContentTypes, options?: IExOptions): Promise<[result: GetContentTypesResponse, reply: string, header: unknown, request: string]>
  GetContentTypeAsync(parameters: GetContentType, options?: IExOptions): Promise<[result: GetContentTypeResponse, reply: string, header: unknown, request: string]>
  GetColumnsAsync(parameters: GetColumns, options?: IExOptions): Promise<[result: GetColumnsResponse, reply: string, header: unknown, request: string]>
  GetListTemplatesAsync(parameters: GetListTemplates, options?: IExOptions): Promise<[result: GetListTemplatesResponse, reply: string, header: unknown, request: string]>
  GetObjectIdFromUrlAsync(parameters: GetObjectIdFromUrl, options?: IExOptions): Promise<[result: GetObjectIdFromUrlResponse, reply: string, header: unknown, request: string]>
  CreateWebAsync(parameters: CreateWeb, options?: IExOptions): Promise<[result: CreateWebResponse, reply: string, header: unknown, request: string]>
  DeleteWebAsync(parameters: DeleteWeb, options?: IExOptions): Promise<[result: DeleteWebResponse, reply: string, header: unknown, request: string]>
  CreateContentTypeAsync(parameters: CreateContentType, options?: IExOptions): Promise<[result: CreateContentTypeResponse, reply: string, header: unknown, request: string]>
  UpdateContentTypeAsync(parameters: UpdateContentType, options?: IExOptions): Promise<[result: UpdateContentTypeResponse, reply: string, header: unknown, request: string]>
  DeleteContentTypeAsync(parameters: DeleteContentType, options?: IExOptions): Promise<[result: DeleteContentTypeResponse, reply: string, header: unknown, request: string]>
  UpdateColumnsAsync(parameters: UpdateColumns, options?: IExOptions): Promise<[result: UpdateColumnsResponse, reply: string, header: unknown, request: string]>
  GetActivatedFeaturesAsync(parameters: GetActivatedFeatures, options?: IExOptions): Promise<[result: GetActivatedFeaturesResponse, reply: string, header: unknown, request: string]>
  GetCustomizedPageStatusAsync(parameters: GetCustomizedPageStatus, options?: IExOptions): Promise<[result: GetCustomizedPageStatusResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<WebsClient> =>
  createSoapClient(url, options) as Promise<WebsClient>

/** ArrayOfProperty */
export interface ArrayOfProperty {
  /** Property[] */
  Property?: Array<Property>
}

/** CHOICES */
export interface Choices {
  /** s:string */
  CHOICE?: Array<string>
}

/**
 * ContentType
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ContentType {
}

/**
 * ContentType
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ContentType1 {
  /** Fields */
  Fields?: Fields
}

/**
 * ContentType
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ContentType2 {
}

/**
 * contentTypeProperties
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ContentTypeProperties {
  /** ContentType */
  ContentType?: ContentType2
}

/** ContentTypes */
export interface ContentTypes {
  /** ContentType[] */
  ContentType?: Array<ContentType>
}

/** CreateContentType */
export interface CreateContentType {
  /** s:string */
  displayName?: string
  /** s:string */
  parentType?: string
  /** newFields */
  newFields?: NewFields
  /** contentTypeProperties */
  contentTypeProperties?: ContentTypeProperties
}

/** CreateContentTypeResponse */
export interface CreateContentTypeResponse {
  /** s:string */
  CreateContentTypeResult?: string
}

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
  /** s:boolean */
  languageSpecified?: boolean
  /** s:boolean */
  localeSpecified?: boolean
  /** s:boolean */
  collationLocaleSpecified?: boolean
  /** s:boolean */
  uniquePermissionsSpecified?: boolean
  /** s:boolean */
  anonymousSpecified?: boolean
  /** s:boolean */
  presenceSpecified?: boolean
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

/** Customization */
export interface Customization {
  /** ArrayOfProperty */
  ArrayOfProperty?: ArrayOfProperty
}

/** DeleteContentType */
export interface DeleteContentType {
  /** s:string */
  contentTypeId?: string
}

/** DeleteContentTypeResponse */
export interface DeleteContentTypeResponse {
  /** DeleteContentTypeResult */
  DeleteContentTypeResult?: DeleteContentTypeResult
}

/** DeleteContentTypeResult */
export interface DeleteContentTypeResult {
  /** Success */
  Success?: Success
}

/** DeleteWeb */
export interface DeleteWeb {
  /** s:string */
  url?: string
}

/** DeleteWebResponse */
export interface DeleteWebResponse {
}

/**
 * Field
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Field {
  /** s:string */
  Default?: string
  /** CHOICES */
  CHOICES?: Choices
  /** s:string */
  Formula?: string
  /** s:string */
  Validation?: string
  /** Customization */
  Customization?: Customization
}

/** FieldRef */
export interface FieldRef {
}

/**
 * Fields
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Fields {
  /** Field[] */
  Field?: Array<Field>
}

/** Fields */
export interface Fields1 {
  /** Method[] */
  Method?: Array<Method>
}

/** GetActivatedFeatures */
export interface GetActivatedFeatures {
}

/** GetActivatedFeaturesResponse */
export interface GetActivatedFeaturesResponse {
  /** s:string */
  GetActivatedFeaturesResult?: string
}

/** GetAllSubWebCollection */
export interface GetAllSubWebCollection {
}

/** GetAllSubWebCollectionResponse */
export interface GetAllSubWebCollectionResponse {
  /** GetAllSubWebCollectionResult */
  GetAllSubWebCollectionResult?: GetAllSubWebCollectionResult
}

/** GetAllSubWebCollectionResult */
export interface GetAllSubWebCollectionResult {
  /** Webs */
  Webs?: Webs
}

/** GetColumns */
export interface GetColumns {
}

/** GetColumnsResponse */
export interface GetColumnsResponse {
  /** GetColumnsResult */
  GetColumnsResult?: GetColumnsResult
}

/** GetColumnsResult */
export interface GetColumnsResult {
  /** Fields */
  Fields?: Fields
}

/** GetContentType */
export interface GetContentType {
  /** s:string */
  contentTypeId?: string
}

/** GetContentTypeResponse */
export interface GetContentTypeResponse {
  /** GetContentTypeResult */
  GetContentTypeResult?: GetContentTypeResult
}

/** GetContentTypeResult */
export interface GetContentTypeResult {
  /** ContentType */
  ContentType?: ContentType1
}

/** GetContentTypes */
export interface GetContentTypes {
}

/** GetContentTypesResponse */
export interface GetContentTypesResponse {
  /** GetContentTypesResult */
  GetContentTypesResult?: GetContentTypesResult
}

/** GetContentTypesResult */
export interface GetContentTypesResult {
  /** ContentTypes */
  ContentTypes?: ContentTypes
}

/** GetCustomizedPageStatus */
export interface GetCustomizedPageStatus {
  /** s:string */
  fileUrl?: string
}

/** GetCustomizedPageStatusResponse */
export interface GetCustomizedPageStatusResponse {
  /** CustomizedPageStatus|s:string|None,Uncustomized,Customized */
  GetCustomizedPageStatusResult?: string
}

/** GetListTemplates */
export interface GetListTemplates {
}

/** GetListTemplatesResponse */
export interface GetListTemplatesResponse {
  /** GetListTemplatesResult */
  GetListTemplatesResult?: GetListTemplatesResult
}

/** GetListTemplatesResult */
export interface GetListTemplatesResult {
  /** ListTemplates */
  ListTemplates?: ListTemplates
}

/** GetObjectIdFromUrl */
export interface GetObjectIdFromUrl {
  /** s:string */
  objectUrl?: string
}

/** GetObjectIdFromUrlResponse */
export interface GetObjectIdFromUrlResponse {
  /** GetObjectIdFromUrlResult */
  GetObjectIdFromUrlResult?: GetObjectIdFromUrlResult
}

/** GetObjectIdFromUrlResult */
export interface GetObjectIdFromUrlResult {
  /** ObjectId */
  ObjectId?: ObjectId
}

/** GetWeb */
export interface GetWeb {
  /** s:string */
  webUrl?: string
}

/** GetWebCollection */
export interface GetWebCollection {
}

/** GetWebCollectionResponse */
export interface GetWebCollectionResponse {
  /** GetWebCollectionResult */
  GetWebCollectionResult?: GetWebCollectionResult
}

/** GetWebCollectionResult */
export interface GetWebCollectionResult {
  /** Webs */
  Webs?: Webs
}

/** GetWebResponse */
export interface GetWebResponse {
  /** GetWebResult */
  GetWebResult?: GetWebResult
}

/** GetWebResult */
export interface GetWebResult {
  /** Web */
  Web?: Web
}

/**
 * ListProperties
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ListProperties {
}

/**
 * ListTemplate
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ListTemplate {
}

/** ListTemplates */
export interface ListTemplates {
  /** ListTemplate[] */
  ListTemplate?: Array<ListTemplate>
}

/**
 * Method
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Method {
}

/**
 * Method
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Method1 {
  /** s:string */
  ErrorCode?: string
  /** FieldRef */
  FieldRef?: FieldRef
  /** s:string */
  ErrorText?: string
}

/**
 * Method
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Method2 {
  /** s:string */
  ErrorCode?: string
  /** s:string */
  ErrorText?: string
  /** Field */
  Field?: Field
}

/**
 * newFields
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface NewFields {
  /** Fields */
  Fields?: Fields1
  /** Method[] */
  Method?: Array<Method>
}

/**
 * NewFields
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface NewFields1 {
  /** Method[] */
  Method?: Array<Method2>
}

/**
 * ObjectId
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ObjectId {
}

/** Property */
export interface Property {
  /** s:string */
  Name?: string
  /** s:string */
  Value?: string
}

/**
 * Results
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Results {
  /** Method[] */
  Method?: Array<Method1>
  /** ListProperties */
  ListProperties?: ListProperties
}

/** Results */
export interface Results1 {
  /** NewFields */
  NewFields?: NewFields1
  /** UpdateFields */
  UpdateFields?: NewFields1
  /** DeleteFields */
  DeleteFields?: NewFields1
}

/** Success */
export interface Success {
}

/** UpdateColumns */
export interface UpdateColumns {
  /** newFields */
  newFields?: NewFields
  /** updateFields */
  updateFields?: NewFields
  /** deleteFields */
  deleteFields?: NewFields
}

/** UpdateColumnsResponse */
export interface UpdateColumnsResponse {
  /** UpdateColumnsResult */
  UpdateColumnsResult?: UpdateColumnsResult
}

/** UpdateColumnsResult */
export interface UpdateColumnsResult {
  /** Results */
  Results?: Results1
}

/** UpdateContentType */
export interface UpdateContentType {
  /** s:string */
  contentTypeId?: string
  /** contentTypeProperties */
  contentTypeProperties?: ContentTypeProperties
  /** newFields */
  newFields?: NewFields
  /** updateFields */
  updateFields?: NewFields
  /** deleteFields */
  deleteFields?: NewFields
}

/** UpdateContentTypeResponse */
export interface UpdateContentTypeResponse {
  /** UpdateContentTypeResult */
  UpdateContentTypeResult?: UpdateContentTypeResult
}

/** UpdateContentTypeResult */
export interface UpdateContentTypeResult {
  /** Results */
  Results?: Results
}

/**
 * Web
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Web {
}

/** WebUrlFromPageUrl */
export interface WebUrlFromPageUrl {
  /** s:string */
  pageUrl?: string
}

/** WebUrlFromPageUrlResponse */
export interface WebUrlFromPageUrlResponse {
  /** s:string */
  WebUrlFromPageUrlResult?: string
}

/**
 * Webs
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Webs {
  /** Web[] */
  Web?: Array<Web>
}
