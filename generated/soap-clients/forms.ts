// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface FormsClient extends Client {
  GetFormCollectionAsync(parameters: GetFormCollection, options?: IExOptions): Promise<[result: GetFormCollectionResponse, reply: string, header: unknown, request: string]>
  GetFormAsync(parameters: GetForm, options?: IExOptions): Promise<[result: GetFormResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<FormsClient> =>
  createSoapClient(url, options) as Promise<FormsClient>

/**
 * Form
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Form {
}

/** Forms */
export interface Forms {
  /** Form[] */
  Form?: Array<Form>
}

/** GetForm */
export interface GetForm {
  /** s:string */
  listName?: string
  /** s:string */
  formUrl?: string
}

/** GetFormCollection */
export interface GetFormCollection {
  /** s:string */
  listName?: string
}

/** GetFormCollectionResponse */
export interface GetFormCollectionResponse {
  /** GetFormCollectionResult */
  GetFormCollectionResult?: GetFormCollectionResult
}

/** GetFormCollectionResult */
export interface GetFormCollectionResult {
  /** Forms */
  Forms?: Forms
}

/** GetFormResponse */
export interface GetFormResponse {
  /** GetFormResult */
  GetFormResult?: GetFormResult
}

/** GetFormResult */
export interface GetFormResult {
  /** Form */
  Form?: Form
}
