// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface AlertsClient extends Client {
  GetAlertsAsync(parameters: GetAlerts, options?: IExOptions): Promise<[result: GetAlertsResponse, reply: string, header: unknown, request: string]>
  CreateAlertAsync(parameters: CreateAlert, options?: IExOptions): Promise<[result: CreateAlertResponse, reply: string, header: unknown, request: string]>
  UpdateAlertAsync(parameters: UpdateAlert, options?: IExOptions): Promise<[result: UpdateAlertResponse, reply: string, header: unknown, request: string]>
  DeleteAlertsAsync(parameters: DeleteAlerts, options?: IExOptions): Promise<[result: DeleteAlertsResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<AlertsClient> =>
  createSoapClient(url, options) as Promise<AlertsClient>

/**
 * Alert
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Alert {
  /** s:string */
  Id?: string
  /** s:string */
  Title?: string
  /** s:boolean */
  Active?: boolean
  /** AlertEvent|s:string|All,Add,Modify,Delete,AddModify,AddDelete,ModifyDelete */
  EventType?: string
  /** s:string */
  AlertForTitle?: string
  /** s:string */
  AlertForUrl?: string
  /** s:string */
  EditAlertUrl?: string
  /** DeliveryChannels */
  DeliveryChannels?: DeliveryChannels
}

/** Alerts */
export interface Alerts {
  /** Alert[] */
  Alert?: Array<Alert>
}

/** CreateAlert */
export interface CreateAlert {
  /** s:string */
  title?: string
  /** s:string */
  listName?: string
  /** s:int */
  itemId?: number
  /** AlertEvent|s:string|All,Add,Modify,Delete,AddModify,AddDelete,ModifyDelete */
  eventType?: string
  /** AlertFrequency|s:string|Immediate,Daily,Weekly */
  frequency?: string
  /** s:dateTime */
  alertTime?: Date
  /** s:string */
  filter?: string
}

/** CreateAlertResponse */
export interface CreateAlertResponse {
  /** s:string */
  CreateAlertResult?: string
}

/** DeleteAlerts */
export interface DeleteAlerts {
  /** IDs */
  IDs?: IDs
}

/** DeleteAlertsResponse */
export interface DeleteAlertsResponse {
  /** DeleteAlertsResult */
  DeleteAlertsResult?: DeleteAlertsResult
}

/** DeleteAlertsResult */
export interface DeleteAlertsResult {
  /** DeleteFailure[] */
  DeleteFailure?: Array<DeleteFailure>
}

/**
 * DeleteFailure
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface DeleteFailure {
  /** s:string */
  ID?: string
  /** DeleteError|s:string|None,AccessDenied,ServerError,TooManyErrors */
  Error?: string
}

/**
 * DeliveryChannel
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface DeliveryChannel {
}

/** DeliveryChannels */
export interface DeliveryChannels {
  /** DeliveryChannel[] */
  DeliveryChannel?: Array<DeliveryChannel>
}

/** GetAlerts */
export interface GetAlerts {
}

/** GetAlertsResponse */
export interface GetAlertsResponse {
  /** GetAlertsResult */
  GetAlertsResult?: GetAlertsResult
}

/**
 * GetAlertsResult
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface GetAlertsResult {
  /** s:string */
  CurrentUser?: string
  /** s:string */
  AlertServerName?: string
  /** s:string */
  AlertServerUrl?: string
  /** s:string */
  AlertServerType?: string
  /** s:string */
  AlertsManagementUrl?: string
  /** s:string */
  AlertWebTitle?: string
  /** s:string */
  NewAlertUrl?: string
  /** s:string */
  AlertWebId?: string
  /** Alerts */
  Alerts?: Alerts
}

/** IDs */
export interface IDs {
  /** s:string */
  string?: Array<string>
}

/** UpdateAlert */
export interface UpdateAlert {
  /** s:string */
  id?: string
  /** s:string */
  title?: string
  /** AlertEvent|s:string|All,Add,Modify,Delete,AddModify,AddDelete,ModifyDelete */
  eventType?: string
  /** AlertFrequency|s:string|Immediate,Daily,Weekly */
  frequency?: string
  /** s:boolean */
  active?: boolean
  /** s:dateTime */
  alertTime?: Date
  /** s:string */
  filter?: string
}

/** UpdateAlertResponse */
export interface UpdateAlertResponse {
}
