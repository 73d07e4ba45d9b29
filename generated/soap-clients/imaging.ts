// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface ImagingClient extends Client {
  ListPictureLibraryAsync(parameters: ListPictureLibrary, options?: IExOptions): Promise<[result: ListPictureLibraryResponse, reply: string, header: unknown, request: string]>
  GetListItemsAsync(parameters: GetListItems, options?: IExOptions): Promise<[result: GetListItemsResponse, reply: string, header: unknown, request: string]>
  GetItemsAsync(parameters: GetItems, options?: IExOptions): Promise<[result: GetItemsResponse, reply: string, header: unknown, request: string]>
  GetItemsXMLDataAsync(parameters: GetItemsXmlData, options?: IExOptions): Promise<[result: GetItemsXmlDataResponse, reply: string, header: unknown, request: string]>
  GetItemsByIdsAsync(parameters: GetItemsByIds, options?: IExOptions): Promise<[result: GetItemsByIdsResponse, reply: string, header: unknown, request: string]>
  DownloadAsync(parameters: Download, options?: IExOptions): Promise<[result: DownloadResponse, reply: string, header: unknown, request: string]>
  EditAsync(parameters: Edit, options?: IExOptions): Promise<[result: EditResponse, reply: string, header: unknown, request: string]>
  UploadAsync(parameters: Upload, options?: IExOptions): Promise<[result: UploadResponse, reply: string, header: unknown, request: string]>
  CreateNewFolderAsync(parameters: CreateNewFolder, options?: IExOptions): Promise<[result: CreateNewFolderResponse, reply: string, header: unknown, request: string]>
  RenameAsync(parameters: Rename, options?: IExOptions): Promise<[result: RenameResponse, reply: string, header: unknown, request: string]>
  DeleteAsync(parameters: Delete, options?: IExOptions): Promise<[result: DeleteResponse, reply: string, header: unknown, request: string]>
  CheckSubwebAndListAsync(parameters: CheckSubwebAndList, options?: IExOptions): Promise<[result: CheckSubwebAndListResponse, reply: string, header: unknown, request: string]>
  CheckSubwebAsync(parameters: CheckSubweb, options?: IExOptions): Promise<[result: CheckSubwebResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<ImagingClient> =>
  createSoapClient(url, options) as Promise<ImagingClient>

/** CheckSubweb */
export interface CheckSubweb {
  /** s:string */
  strUrl?: string
}

/** CheckSubwebAndList */
export interface CheckSubwebAndList {
  /** s:string */
  strUrl?: string
}

/** CheckSubwebAndListResponse */
export interface CheckSubwebAndListResponse {
  /** CheckSubwebAndListResult */
  CheckSubwebAndListResult?: CheckSubwebAndListResult
}

/** CheckSubwebAndListResult */
export interface CheckSubwebAndListResult {
  /** Place */
  Place?: Place
}

/** CheckSubwebResponse */
export interface CheckSubwebResponse {
  /** CheckSubwebResult */
  CheckSubwebResult?: CheckSubwebResult
}

/** CheckSubwebResult */
export interface CheckSubwebResult {
  /** Place */
  Place?: Place
}

/** CreateNewFolder */
export interface CreateNewFolder {
  /** s:string */
  strListName?: string
  /** s:string */
  strParentFolder?: string
}

/** CreateNewFolder */
export interface CreateNewFolder1 {
}

/** CreateNewFolderResponse */
export interface CreateNewFolderResponse {
  /** CreateNewFolderResult */
  CreateNewFolderResult?: CreateNewFolderResult
}

/** CreateNewFolderResult */
export interface CreateNewFolderResult {
  /** CreateNewFolder */
  CreateNewFolder?: CreateNewFolder1
}

/** Delete */
export interface Delete {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
  /** itemFileNames */
  itemFileNames?: ItemFileNames2
}

/** DeleteResponse */
export interface DeleteResponse {
  /** DeleteResult */
  DeleteResult?: DeleteResult
}

/** DeleteResult */
export interface DeleteResult {
  /** results */
  results?: Results2
}

/** Download */
export interface Download {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
  /** itemFileNames */
  itemFileNames?: ItemFileNames1
  /** s:unsignedInt */
  type?: string
  /** s:boolean */
  fFetchOriginalIfNotAvailable?: boolean
}

/** DownloadResponse */
export interface DownloadResponse {
  /** DownloadResult */
  DownloadResult?: DownloadResult
}

/** DownloadResult */
export interface DownloadResult {
  /** results */
  results?: Results
}

/** Edit */
export interface Edit {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
  /** s:string */
  itemFileName?: string
  /** recipe */
  recipe?: Recipe
}

/** Edit */
export interface Edit1 {
}

/** EditResponse */
export interface EditResponse {
  /** EditResult */
  EditResult?: EditResult
}

/** EditResult */
export interface EditResult {
  /** Edit */
  Edit?: Edit1
}

/** GetItems */
export interface GetItems {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
}

/** GetItemsByIds */
export interface GetItemsByIds {
  /** s:string */
  strListName?: string
  /** ids */
  ids?: Ids
}

/** GetItemsByIdsResponse */
export interface GetItemsByIdsResponse {
  /** GetItemsByIdsResult */
  GetItemsByIdsResult?: GetItemsByIdsResult
}

/** GetItemsByIdsResult */
export interface GetItemsByIdsResult {
  /** Library */
  Library?: Library1
}

/** GetItemsResponse */
export interface GetItemsResponse {
  /** GetItemsResult */
  GetItemsResult?: GetItemsResult
}

/** GetItemsResult */
export interface GetItemsResult {
  /** Library */
  Library?: Library1
}

/** GetItemsXMLData */
export interface GetItemsXmlData {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
  /** itemFileNames */
  itemFileNames?: ItemFileNames
}

/** GetItemsXMLDataResponse */
export interface GetItemsXmlDataResponse {
  /** GetItemsXMLDataResult */
  GetItemsXMLDataResult?: GetItemsXmlDataResult
}

/** GetItemsXMLDataResult */
export interface GetItemsXmlDataResult {
  /** Library */
  Library?: Library1
}

/** GetListItems */
export interface GetListItems {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
}

/** GetListItemsResponse */
export interface GetListItemsResponse {
  /** GetListItemsResult */
  GetListItemsResult?: GetListItemsResult
}

/** GetListItemsResult */
export interface GetListItemsResult {
  /** Library */
  Library?: Library1
}

/** ids */
export interface Ids {
  /** s:unsignedInt */
  unsignedInt?: Array<string>
}

/** itemFileNames */
export interface ItemFileNames {
  /** s:string */
  string?: Array<string>
}

/** itemFileNames */
export interface ItemFileNames1 {
  /** s:string */
  string?: Array<string>
}

/** itemFileNames */
export interface ItemFileNames2 {
  /** s:string */
  string?: Array<string>
}

/**
 * Library
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Library {
}

/**
 * Library
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Library1 {
}

/** ListPictureLibrary */
export interface ListPictureLibrary {
}

/** ListPictureLibraryResponse */
export interface ListPictureLibraryResponse {
  /** ListPictureLibraryResult */
  ListPictureLibraryResult?: ListPictureLibraryResult
}

/** ListPictureLibraryResult */
export interface ListPictureLibraryResult {
  /** PictLib */
  PictLib?: PictLib
}

/** PictLib */
export interface PictLib {
  /** Library[] */
  Library?: Array<Library>
}

/**
 * Place
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Place {
}

/** recipe */
export interface Recipe {
}

/** Rename */
export interface Rename {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
  /** request */
  request?: Request
}

/** RenameResponse */
export interface RenameResponse {
  /** RenameResult */
  RenameResult?: RenameResult
}

/** RenameResult */
export interface RenameResult {
  /** results */
  results?: Results1
}

/** request */
export interface Request {
}

/**
 * result
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Result {
}

/**
 * result
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Result1 {
}

/** results */
export interface Results {
  /** s:base64Binary */
  File?: Array<string>
}

/** results */
export interface Results1 {
  /** result[] */
  result?: Array<Result>
}

/** results */
export interface Results2 {
  /** result[] */
  result?: Array<Result1>
}

/** Upload */
export interface Upload {
  /** s:string */
  strListName?: string
  /** s:string */
  strFolder?: string
  /** s:base64Binary */
  bytes?: string
  /** s:string */
  fileName?: string
  /** s:boolean */
  fOverWriteIfExist?: boolean
}

/** Upload */
export interface Upload1 {
}

/** UploadResponse */
export interface UploadResponse {
  /** UploadResult */
  UploadResult?: UploadResult
}

/** UploadResult */
export interface UploadResult {
  /** Upload */
  Upload?: Upload1
}
