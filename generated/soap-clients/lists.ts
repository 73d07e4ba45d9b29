// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface ListsClient extends Client {
  GetListCollectionAsync(parameters: GetListCollection, options?: IExOptions): Promise<[result: GetListCollectionResponse, reply: string, header: unknown, request: string]>
  GetListAsync(parameters: GetList, options?: IExOptions): Promise<[result: GetListResponse, reply: string, header: unknown, request: string]>
  GetListItemsAsync(parameters: GetListItems, options?: IExOptions): Promise<[result: GetListItemsResponse, reply: string, header: unknown, request: string]>
  UpdateListItemsAsync(parameters: UpdateListItems, options?: IExOptions): Promise<[result: UpdateListItemsResponse, reply: string, header: unknown, request: string]>
  AddListAsync(parameters: AddList, options?: IExOptions): Promise<[result: AddListResponse, reply: string, header: unknown, request: string]>
  DeleteListAsync(parameters: DeleteList, options?: IExOptions): Promise<[result: DeleteListResponse, reply: string, header: unknown, request: string]>
  AddAttachmentAsync(parameters: AddAttachment, options?: IExOptions): Promise<[result: AddAttachmentResponse, reply: string, header: unknown, request: string]>
  GetAttachmentCollectionAsync(parameters: GetAttachmentCollection, options?: IExOptions): Promise<[result: GetAttachmentCollectionResponse, reply: string, header: unknown, request: string]>
  DeleteAttachmentAsync(parameters: DeleteAttachment, options?: IExOptions): Promise<[result: DeleteAttachmentResponse, reply: string, header: unknown, request: string]>
  CheckOutFileAsync(parameters: CheckOutFile, options?: IExOptions): Promise<[result: CheckOutFileResponse, reply: string, header: unknown, request: string]>
  CheckInFileAsync(parameters: CheckInFile, options?: IExOptions): Promise<[result: CheckInFileResponse, reply: string, header: unknown, request: string]>
  UndoCheckOutAsync(parameters: UndoCheckOut, options?: IExOptions): Promise<[result: UndoCheckOutResponse, reply: string, header: unknown, request: string]>
  GetVersionCollectionAsync(parameters: GetVersionCollection, options?: IExOptions): Promise<[result: GetVersionCollectionResponse, reply: string, header: unknown, request: string]>
  GetFieldsAsync(parameters: GetFields, options?: IExOptions): Promise<[result: GetFieldsResponse, reply: string, header: unknown, request: string]>
  GetViewCollectionAsync(parameters: GetViewCollection, options?: IExOptions): Promise<[result: GetViewCollectionResponse, reply: string, header: unknown, request: string]>
  GetListAndViewAsync(parameters: GetListAndView, options?: IExOptions): Promise<[result: GetListAndViewResponse, reply: string, header: unknown, request: string]>
  GetListContentTypesAsync(parameters: GetListContentTypes, options?: IExOptions): Promise<[result: GetListContentTypesResponse, reply: string, header: unknown, request: string]>
  GetListContentTypeAsync(parameters: GetListContentType, options?: IExOptions): Promise<[result: GetListContentTypeResponse, reply: string, header: unknown, request: string]>
  UpdateListAsync(parameters: UpdateList, options?: IExOptions): Promise<[result: UpdateListResponse, reply: string, header: unknown, request: string]>
  GetListItemChangesAsync(parameters: GetListItemChanges, options?: IExOptions): Promise<[result: GetListItemChangesResponse, reply: string, header: unknown, request: string]>
  GetListItemChangesSinceTokenAsync(parameters: GetListItemChangesSinceToken, options?: IExOptions): Promise<[result: GetListItemChangesSinceTokenResponse, reply: string, header: unknown, request: string]>
  AddListFromFeatureAsync(parameters: AddListFromFeature, options?: IExOptions): Promise<[result: AddListFromFeatureResponse, reply: string, header: unknown, request: string]>
  CreateContentTypeAsync(parameters: CreateContentType, options?: IExOptions): Promise<[result: CreateContentTypeResponse, reply: string, header: unknown, request: string]>
  DeleteContentTypeAsync(parameters: DeleteContentType, options?: IExOptions): Promise<[result: DeleteContentTypeResponse, reply: string, header: unknown, request: string]>
  ApplyContentTypeToListAsync(parameters: ApplyContentTypeToList, options?: IExOptions): Promise<[result: ApplyContentTypeToListResponse, reply: string, header: unknown, request: string]>
  UpdateContentTypeAsync(parameters: UpdateContentType, options?: IExOptions): Promise<[result: UpdateContentTypeResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<ListsClient> =>
  createSoapClient(url, options) as Promise<ListsClient>

/** AddAttachment */
export interface AddAttachment {
  /** s:string */
  listName?: string
  /** s:string */
  listItemID?: string
  /** s:string */
  fileName?: string
  /** s:base64Binary */
  attachment?: string
}

/** AddAttachmentResponse */
export interface AddAttachmentResponse {
  /** s:string */
  AddAttachmentResult?: string
}

/** AddList */
export interface AddList {
  /** s:string */
  listName?: string
  /** s:string */
  description?: string
  /** s:int */
  templateID?: number
}

/** AddListFromFeature */
export interface AddListFromFeature {
  /** s:string */
  listName?: string
  /** s:string */
  description?: string
  /** s:string */
  featureID?: string
  /** s:int */
  templateID?: number
}

/** AddListFromFeatureResponse */
export interface AddListFromFeatureResponse {
  /** AddListFromFeatureResult */
  AddListFromFeatureResult?: AddListFromFeatureResult
}

/** AddListFromFeatureResult */
export interface AddListFromFeatureResult {
  /** List */
  List?: List1
}

/** AddListResponse */
export interface AddListResponse {
  /** AddListResult */
  AddListResult?: AddListResult
}

/** AddListResult */
export interface AddListResult {
  /** List */
  List?: List1
}

/** Aggregations */
export interface Aggregations {
  /** FieldRef[] */
  FieldRef?: Array<FieldRef1>
}

/** ApplyContentTypeToList */
export interface ApplyContentTypeToList {
  /** s:string */
  webUrl?: string
  /** s:string */
  contentTypeId?: string
  /** s:string */
  listName?: string
}

/** ApplyContentTypeToListResponse */
export interface ApplyContentTypeToListResponse {
  /** ApplyContentTypeToListResult */
  ApplyContentTypeToListResult?: ApplyContentTypeToListResult
}

/** ApplyContentTypeToListResult */
export interface ApplyContentTypeToListResult {
  /** Success */
  Success?: Success1
}

/** ArrayOfProperty */
export interface ArrayOfProperty {
  /** Property[] */
  Property?: Array<Property>
}

/** Attachments */
export interface Attachments {
  /** s:string */
  Attachment?: Array<string>
}

/**
 * Batch
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Batch {
  /** Method[] */
  Method?: Array<Method>
}

/**
 * Changes
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Changes {
  /** List */
  List?: List1
  /** s:string */
  Id?: Array<string>
}

/** CheckInFile */
export interface CheckInFile {
  /** s:string */
  pageUrl?: string
  /** s:string */
  comment?: string
  /** s:string */
  CheckinType?: string
}

/** CheckInFileResponse */
export interface CheckInFileResponse {
  /** s:boolean */
  CheckInFileResult?: boolean
}

/** CheckOutFile */
export interface CheckOutFile {
  /** s:string */
  pageUrl?: string
  /** s:string */
  checkoutToLocal?: string
  /** s:string */
  lastmodified?: string
}

/** CheckOutFileResponse */
export interface CheckOutFileResponse {
  /** s:boolean */
  CheckOutFileResult?: boolean
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
  listName?: string
  /** s:string */
  displayName?: string
  /** s:string */
  parentType?: string
  /** fields */
  fields?: NewFields
  /** contentTypeProperties */
  contentTypeProperties?: ContentTypeProperties
  /** TrueFalse|s:string|pattern */
  addToView?: string
}

/** CreateContentTypeResponse */
export interface CreateContentTypeResponse {
  /** s:string */
  CreateContentTypeResult?: string
}

/** Customization */
export interface Customization {
  /** ArrayOfProperty */
  ArrayOfProperty?: ArrayOfProperty
}

/** DeleteAttachment */
export interface DeleteAttachment {
  /** s:string */
  listName?: string
  /** s:string */
  listItemID?: string
  /** s:string */
  url?: string
}

/** DeleteAttachmentResponse */
export interface DeleteAttachmentResponse {
}

/** DeleteContentType */
export interface DeleteContentType {
  /** s:string */
  listName?: string
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

/** DeleteList */
export interface DeleteList {
  /** s:string */
  listName?: string
}

/** DeleteListResponse */
export interface DeleteListResponse {
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

/** FieldRef */
export interface FieldRef1 {
}

/** FieldRef */
export interface FieldRef2 {
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
  Method?: Array<Method1>
}

/** GetAttachmentCollection */
export interface GetAttachmentCollection {
  /** s:string */
  listName?: string
  /** s:string */
  listItemID?: string
}

/** GetAttachmentCollectionResponse */
export interface GetAttachmentCollectionResponse {
  /** GetAttachmentCollectionResult */
  GetAttachmentCollectionResult?: GetAttachmentCollectionResult
}

/** GetAttachmentCollectionResult */
export interface GetAttachmentCollectionResult {
  /** Attachments */
  Attachments?: Attachments
}

/** GetFields */
export interface GetFields {
  /** s:string */
  listName?: string
}

/** GetFieldsResponse */
export interface GetFieldsResponse {
  /** GetFieldsResult */
  GetFieldsResult?: GetFieldsResult
}

/** GetFieldsResult */
export interface GetFieldsResult {
  /** Fields */
  Fields?: Fields
}

/** GetList */
export interface GetList {
  /** s:string */
  listName?: string
}

/** GetListAndView */
export interface GetListAndView {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
}

/** GetListAndViewResponse */
export interface GetListAndViewResponse {
  /** GetListAndViewResult */
  GetListAndViewResult?: GetListAndViewResult
}

/** GetListAndViewResult */
export interface GetListAndViewResult {
  /** ListAndView */
  ListAndView?: ListAndView
}

/** GetListCollection */
export interface GetListCollection {
}

/** GetListCollectionResponse */
export interface GetListCollectionResponse {
  /** GetListCollectionResult */
  GetListCollectionResult?: GetListCollectionResult
}

/** GetListCollectionResult */
export interface GetListCollectionResult {
  /** Lists */
  Lists?: Lists
}

/** GetListContentType */
export interface GetListContentType {
  /** s:string */
  listName?: string
  /** s:string */
  contentTypeId?: string
}

/** GetListContentTypeResponse */
export interface GetListContentTypeResponse {
  /** GetListContentTypeResult */
  GetListContentTypeResult?: GetListContentTypeResult
}

/** GetListContentTypeResult */
export interface GetListContentTypeResult {
  /** ContentType */
  ContentType?: ContentType1
}

/** GetListContentTypes */
export interface GetListContentTypes {
  /** s:string */
  listName?: string
  /** s:string */
  contentTypeId?: string
}

/** GetListContentTypesResponse */
export interface GetListContentTypesResponse {
  /** GetListContentTypesResult */
  GetListContentTypesResult?: GetListContentTypesResult
}

/** GetListContentTypesResult */
export interface GetListContentTypesResult {
  /** ContentTypes */
  ContentTypes?: ContentTypes
}

/** GetListItemChanges */
export interface GetListItemChanges {
  /** s:string */
  listName?: string
  /** viewFields */
  viewFields?: Query
  /** s:string */
  since?: string
  /** contains */
  contains?: Query
}

/** GetListItemChangesResponse */
export interface GetListItemChangesResponse {
  /** GetListItemChangesResult */
  GetListItemChangesResult?: GetListItemChangesResult
}

/** GetListItemChangesResult */
export interface GetListItemChangesResult {
  /** listitems */
  listitems?: Listitems1
}

/** GetListItemChangesSinceToken */
export interface GetListItemChangesSinceToken {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
  /** query */
  query?: Query
  /** viewFields */
  viewFields?: Query
  /** s:string */
  rowLimit?: string
  /** queryOptions */
  queryOptions?: Query
  /** s:string */
  changeToken?: string
  /** contains */
  contains?: Query
}

/** GetListItemChangesSinceTokenResponse */
export interface GetListItemChangesSinceTokenResponse {
  /** GetListItemChangesSinceTokenResult */
  GetListItemChangesSinceTokenResult?: GetListItemChangesSinceTokenResult
}

/** GetListItemChangesSinceTokenResult */
export interface GetListItemChangesSinceTokenResult {
  /** listitems */
  listitems?: Listitems2
}

/** GetListItems */
export interface GetListItems {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
  /** query */
  query?: Query
  /** viewFields */
  viewFields?: Query
  /** s:string */
  rowLimit?: string
  /** queryOptions */
  queryOptions?: Query
  /** s:string */
  webID?: string
}

/** GetListItemsResponse */
export interface GetListItemsResponse {
  /** GetListItemsResult */
  GetListItemsResult?: GetListItemsResult
}

/** GetListItemsResult */
export interface GetListItemsResult {
  /** listitems */
  listitems?: Listitems
}

/** GetListResponse */
export interface GetListResponse {
  /** GetListResult */
  GetListResult?: GetListResult
}

/** GetListResult */
export interface GetListResult {
  /** List */
  List?: List1
}

/** GetVersionCollection */
export interface GetVersionCollection {
  /** s:string */
  strlistID?: string
  /** s:string */
  strlistItemID?: string
  /** s:string */
  strFieldName?: string
}

/** GetVersionCollectionResponse */
export interface GetVersionCollectionResponse {
  /** GetVersionCollectionResult */
  GetVersionCollectionResult?: GetVersionCollectionResult
}

/** GetVersionCollectionResult */
export interface GetVersionCollectionResult {
  /** Versions */
  Versions?: Versions
}

/** GetViewCollection */
export interface GetViewCollection {
  /** s:string */
  listName?: string
}

/** GetViewCollectionResponse */
export interface GetViewCollectionResponse {
  /** GetViewCollectionResult */
  GetViewCollectionResult?: GetViewCollectionResult
}

/** GetViewCollectionResult */
export interface GetViewCollectionResult {
  /** Views */
  Views?: Views
}

/**
 * List
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface List {
  /** s:string */
  Validation?: string
}

/**
 * List
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface List1 {
  /** Fields */
  Fields?: Fields
  /** RegionalSettings */
  RegionalSettings?: RegionalSettings
  /** ServerSettings */
  ServerSettings?: ServerSettings
  /** s:string */
  Validation?: string
}

/**
 * List
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface List2 {
  /** s:string */
  Validation?: string
}

/** ListAndView */
export interface ListAndView {
  /** List */
  List?: List1
  /** View */
  View?: View1
}

/** listProperties */
export interface ListProperties {
  /** List */
  List?: List2
}

/**
 * ListProperties
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ListProperties1 {
}

/**
 * listitems
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Listitems {
}

/**
 * listitems
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Listitems1 {
}

/**
 * listitems
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Listitems2 {
  /** Changes */
  Changes?: Changes
}

/** Lists */
export interface Lists {
  /** List[] */
  List?: Array<List>
}

/**
 * Method
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Method {
  /** s:string */
  Field?: Array<string>
}

/**
 * Method
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Method1 {
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
 * Method
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Method3 {
  /** s:string */
  ErrorCode?: string
  /** FieldRef */
  FieldRef?: FieldRef2
  /** s:string */
  ErrorText?: string
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
  Method?: Array<Method1>
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

/** Property */
export interface Property {
  /** s:string */
  Name?: string
  /** s:string */
  Value?: string
}

/**
 * query
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Query {
}

/**
 * RegionalSettings
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface RegionalSettings {
  /** s:int */
  Language?: number
  /** s:int */
  Locale?: number
  /** s:int */
  AdvanceHijri?: number
  /** s:int */
  CalendarType?: number
  /** TrueFalse|s:string|pattern */
  Time24?: string
  /** s:int */
  TimeZone?: number
  /** s:int */
  SortOrder?: number
  /** TrueFalse|s:string|pattern */
  Presence?: string
}

/**
 * Result
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Result {
  /** s:string */
  ErrorCode?: string
  /** s:string */
  ErrorText?: string
  /** s:string */
  ID?: string
}

/** Results */
export interface Results {
  /** Result[] */
  Result?: Array<Result>
}

/** Results */
export interface Results1 {
  /** NewFields */
  NewFields?: NewFields1
  /** UpdateFields */
  UpdateFields?: NewFields1
  /** DeleteFields */
  DeleteFields?: NewFields1
  /** ListProperties */
  ListProperties?: List
}

/**
 * Results
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Results2 {
  /** Method[] */
  Method?: Array<Method3>
  /** ListProperties */
  ListProperties?: ListProperties1
}

/**
 * ServerSettings
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface ServerSettings {
  /** s:string */
  ServerVersion?: string
  /** TrueFalse|s:string|pattern */
  RecycleBinEnabled?: string
  /** s:string */
  ServerRelativeUrl?: string
}

/** Success */
export interface Success {
}

/** Success */
export interface Success1 {
}

/** UndoCheckOut */
export interface UndoCheckOut {
  /** s:string */
  pageUrl?: string
}

/** UndoCheckOutResponse */
export interface UndoCheckOutResponse {
  /** s:boolean */
  UndoCheckOutResult?: boolean
}

/** UpdateContentType */
export interface UpdateContentType {
  /** s:string */
  listName?: string
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
  /** TrueFalse|s:string|pattern */
  addToView?: string
}

/** UpdateContentTypeResponse */
export interface UpdateContentTypeResponse {
  /** UpdateContentTypeResult */
  UpdateContentTypeResult?: UpdateContentTypeResult
}

/** UpdateContentTypeResult */
export interface UpdateContentTypeResult {
  /** Results */
  Results?: Results2
}

/** UpdateList */
export interface UpdateList {
  /** s:string */
  listName?: string
  /** listProperties */
  listProperties?: ListProperties
  /** newFields */
  newFields?: NewFields
  /** updateFields */
  updateFields?: NewFields
  /** deleteFields */
  deleteFields?: NewFields
  /** s:string */
  listVersion?: string
}

/** UpdateListItems */
export interface UpdateListItems {
  /** s:string */
  listName?: string
  /** updates */
  updates?: Updates
}

/** UpdateListItemsResponse */
export interface UpdateListItemsResponse {
  /** UpdateListItemsResult */
  UpdateListItemsResult?: UpdateListItemsResult
}

/** UpdateListItemsResult */
export interface UpdateListItemsResult {
  /** Results */
  Results?: Results
}

/** UpdateListResponse */
export interface UpdateListResponse {
  /** UpdateListResult */
  UpdateListResult?: UpdateListResult
}

/** UpdateListResult */
export interface UpdateListResult {
  /** Results */
  Results?: Results1
}

/** updates */
export interface Updates {
  /** Batch */
  Batch?: Batch
}

/**
 * Versions
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Versions {
}

/**
 * View
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface View {
}

/**
 * View
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface View1 {
  /** Query */
  Query?: Query
  /** ViewFields */
  ViewFields?: ViewFields
  /** s:int */
  RowLimit?: number
  /** Aggregations */
  Aggregations?: Aggregations
  /** Formats */
  Formats?: Query
  /** s:string */
  JSLink?: string
}

/** ViewFields */
export interface ViewFields {
  /** FieldRef[] */
  FieldRef?: Array<FieldRef>
}

/** Views */
export interface Views {
  /** View[] */
  View?: Array<View>
}
