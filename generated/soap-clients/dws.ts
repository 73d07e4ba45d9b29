// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface DwsClient extends Client {
  CreateDwsAsync(parameters: CreateDws, options?: IExOptions): Promise<[result: CreateDwsResponse, reply: string, header: unknown, request: string]>
  DeleteDwsAsync(parameters: DeleteDws, options?: IExOptions): Promise<[result: DeleteDwsResponse, reply: string, header: unknown, request: string]>
  GetDwsMetaDataAsync(parameters: GetDwsMetaData, options?: IExOptions): Promise<[result: GetDwsMetaDataResponse, reply: string, header: unknown, request: string]>
  GetDwsDataAsync(parameters: GetDwsData, options?: IExOptions): Promise<[result: GetDwsDataResponse, reply: string, header: unknown, request: string]>
  UpdateDwsDataAsync(parameters: UpdateDwsData, options?: IExOptions): Promise<[result: UpdateDwsDataResponse, reply: string, header: unknown, request: string]>
  RemoveDwsUserAsync(parameters: RemoveDwsUser, options?: IExOptions): Promise<[result: RemoveDwsUserResponse, reply: string, header: unknown, request: string]>
  RenameDwsAsync(parameters: RenameDws, options?: IExOptions): Promise<[result: RenameDwsResponse, reply: string, header: unknown, request: string]>
  FindDwsDocAsync(parameters: FindDwsDoc, options?: IExOptions): Promise<[result: FindDwsDocResponse, reply: string, header: unknown, request: string]>
  CanCreateDwsUrlAsync(parameters: CanCreateDwsUrl, options?: IExOptions): Promise<[result: CanCreateDwsUrlResponse, reply: string, header: unknown, request: string]>
  CreateFolderAsync(parameters: CreateFolder, options?: IExOptions): Promise<[result: CreateFolderResponse, reply: string, header: unknown, request: string]>
  DeleteFolderAsync(parameters: DeleteFolder, options?: IExOptions): Promise<[result: DeleteFolderResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<DwsClient> =>
  createSoapClient(url, options) as Promise<DwsClient>

/** CanCreateDwsUrl */
export interface CanCreateDwsUrl {
  /** s:string */
  url?: string
}

/** CanCreateDwsUrlResponse */
export interface CanCreateDwsUrlResponse {
  /** s:string */
  CanCreateDwsUrlResult?: string
}

/** CreateDws */
export interface CreateDws {
  /** s:string */
  name?: string
  /** s:string */
  users?: string
  /** s:string */
  title?: string
  /** s:string */
  documents?: string
}

/** CreateDwsResponse */
export interface CreateDwsResponse {
  /** s:string */
  CreateDwsResult?: string
}

/** CreateFolder */
export interface CreateFolder {
  /** s:string */
  url?: string
}

/** CreateFolderResponse */
export interface CreateFolderResponse {
  /** s:string */
  CreateFolderResult?: string
}

/** DeleteDws */
export interface DeleteDws {
}

/** DeleteDwsResponse */
export interface DeleteDwsResponse {
  /** s:string */
  DeleteDwsResult?: string
}

/** DeleteFolder */
export interface DeleteFolder {
  /** s:string */
  url?: string
}

/** DeleteFolderResponse */
export interface DeleteFolderResponse {
  /** s:string */
  DeleteFolderResult?: string
}

/** FindDwsDoc */
export interface FindDwsDoc {
  /** s:string */
  id?: string
}

/** FindDwsDocResponse */
export interface FindDwsDocResponse {
  /** s:string */
  FindDwsDocResult?: string
}

/** GetDwsData */
export interface GetDwsData {
  /** s:string */
  document?: string
  /** s:string */
  lastUpdate?: string
}

/** GetDwsDataResponse */
export interface GetDwsDataResponse {
  /** s:string */
  GetDwsDataResult?: string
}

/** GetDwsMetaData */
export interface GetDwsMetaData {
  /** s:string */
  document?: string
  /** s:string */
  id?: string
  /** s:boolean */
  minimal?: boolean
}

/** GetDwsMetaDataResponse */
export interface GetDwsMetaDataResponse {
  /** s:string */
  GetDwsMetaDataResult?: string
}

/** RemoveDwsUser */
export interface RemoveDwsUser {
  /** s:string */
  id?: string
}

/** RemoveDwsUserResponse */
export interface RemoveDwsUserResponse {
  /** s:string */
  RemoveDwsUserResult?: string
}

/** RenameDws */
export interface RenameDws {
  /** s:string */
  title?: string
}

/** RenameDwsResponse */
export interface RenameDwsResponse {
  /** s:string */
  RenameDwsResult?: string
}

/** UpdateDwsData */
export interface UpdateDwsData {
  /** s:string */
  updates?: string
  /** s:string */
  meetingInstance?: string
}

/** UpdateDwsDataResponse */
export interface UpdateDwsDataResponse {
  /** s:string */
  UpdateDwsDataResult?: string
}
