// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface ViewsClient extends Client {
  GetViewCollectionAsync(parameters: GetViewCollection, options?: IExOptions): Promise<[result: GetViewCollectionResponse, reply: string, header: unknown, request: string]>
  GetViewAsync(parameters: GetView, options?: IExOptions): Promise<[result: GetViewResponse, reply: string, header: unknown, request: string]>
  AddViewAsync(parameters: AddView, options?: IExOptions): Promise<[result: AddViewResponse, reply: string, header: unknown, request: string]>
  UpdateViewAsync(parameters: UpdateView, options?: IExOptions): Promise<[result: UpdateViewResponse, reply: string, header: unknown, request: string]>
  DeleteViewAsync(parameters: DeleteView, options?: IExOptions): Promise<[result: DeleteViewResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<ViewsClient> =>
  createSoapClient(url, options) as Promise<ViewsClient>

/** AddView */
export interface AddView {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
  /** viewFields */
  viewFields?: Query
  /** query */
  query?: Query
  /** rowLimit */
  rowLimit?: Query
  /** ViewType|s:string|HTML,GRID,CALENDAR,GANTT,CHART */
  type?: string
  /** s:boolean */
  makeViewDefault?: boolean
}

/** AddViewResponse */
export interface AddViewResponse {
  /** AddViewResult */
  AddViewResult?: AddViewResult
}

/** AddViewResult */
export interface AddViewResult {
  /** View */
  View?: View1
}

/** Aggregations */
export interface Aggregations {
  /** FieldRef[] */
  FieldRef?: Array<FieldRef1>
}

/** DeleteView */
export interface DeleteView {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
}

/** DeleteViewResponse */
export interface DeleteViewResponse {
}

/** FieldRef */
export interface FieldRef {
}

/** FieldRef */
export interface FieldRef1 {
}

/** GetView */
export interface GetView {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
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

/** GetViewResponse */
export interface GetViewResponse {
  /** GetViewResult */
  GetViewResult?: GetViewResult
}

/** GetViewResult */
export interface GetViewResult {
  /** View */
  View?: View1
}

/**
 * Query
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Query {
}

/** UpdateView */
export interface UpdateView {
  /** s:string */
  listName?: string
  /** s:string */
  viewName?: string
  /** viewProperties */
  viewProperties?: ViewProperties
  /** query */
  query?: Query
  /** viewFields */
  viewFields?: Query
  /** aggregations */
  aggregations?: Query
  /** formats */
  formats?: Query
  /** rowLimit */
  rowLimit?: Query
}

/** UpdateViewResponse */
export interface UpdateViewResponse {
  /** UpdateViewResult */
  UpdateViewResult?: UpdateViewResult
}

/** UpdateViewResult */
export interface UpdateViewResult {
  /** View */
  View?: View1
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

/**
 * View
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface View2 {
}

/** ViewFields */
export interface ViewFields {
  /** FieldRef[] */
  FieldRef?: Array<FieldRef>
}

/** viewProperties */
export interface ViewProperties {
  /** View */
  View?: View2
}

/** Views */
export interface Views {
  /** View[] */
  View?: Array<View>
}
