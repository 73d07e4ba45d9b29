// generated from contracts/soap/alerts/alerts.wsdl; do not edit
import type { XmlElement } from './xml-element.ts'

/** An alert. Active is false if it is switched off. */
export interface Alert {
  readonly Id: string
  readonly Title: string
  readonly Active: boolean
  readonly EventType: 'All' | 'Add' | 'Modify' | 'Delete' | 'AddModify' | 'AddDelete' | 'ModifyDelete'
  readonly AlertForTitle: string
  readonly AlertForUrl: string
  readonly EditAlertUrl: string
  readonly DeliveryChannels: {
    readonly DeliveryChannel?: readonly DeliveryChannel[] | undefined
  }
}

/** The alerts of a user, and the pages about them. */
export interface AlertInfo {
  readonly CurrentUser: string
  readonly AlertServerName: string
  readonly AlertServerUrl: string
  readonly AlertServerType: string
  readonly AlertsManagementUrl: string
  readonly AlertWebTitle: string
  readonly NewAlertUrl: string
  readonly AlertWebId: string
  readonly Alerts: {
    readonly Alert?: readonly Alert[] | undefined
  }
}

export interface CreateAlert {
  readonly title: string
  readonly listName: string
  readonly itemId?: number | undefined
  readonly eventType?: 'All' | 'Add' | 'Modify' | 'Delete' | 'AddModify' | 'AddDelete' | 'ModifyDelete' | undefined
  readonly frequency?: 'Immediate' | 'Daily' | 'Weekly' | undefined
  readonly alertTime?: string | undefined
  readonly filter?: string | undefined
}

export interface CreateAlertResponse {
  readonly CreateAlertResult: string
}

export interface DeleteAlerts {
  readonly IDs?: {
    readonly string?: readonly string[] | undefined
  } | undefined
}

export interface DeleteAlertsResponse {
  readonly DeleteAlertsResult: {
    readonly DeleteFailure?: readonly DeleteFailure[] | undefined
  }
}

/** An alert that was not deleted. */
export interface DeleteFailure {
  readonly ID: string
  readonly Error: 'None' | 'AccessDenied' | 'ServerError' | 'TooManyErrors'
}

/** A way to tell: an EmailChannel. */
export type DeliveryChannel = XmlElement

export type EmailChannel = XmlElement

export type GetAlerts = Record<string, never>

export interface GetAlertsResponse {
  readonly GetAlertsResult: AlertInfo
}

export interface UpdateAlert {
  readonly id: string
  readonly title?: string | undefined
  readonly eventType?: 'All' | 'Add' | 'Modify' | 'Delete' | 'AddModify' | 'AddDelete' | 'ModifyDelete' | undefined
  readonly frequency?: 'Immediate' | 'Daily' | 'Weekly' | undefined
  readonly active?: boolean | undefined
  readonly alertTime?: string | undefined
  readonly filter?: string | undefined
}

export type UpdateAlertResponse = Record<string, never>

/** E-mails about changes in lists. */
export interface AlertsBindings<Ctx> {
  /** Returns the alerts of the caller in the web. Needs the right Open. */
  GetAlerts(ctx: Ctx, input: GetAlerts): Promise<GetAlertsResponse>
  /** Adds an alert of the caller on a list, or with itemId on an item of it, and returns its id. Needs the rights CreateAlerts and ViewListItems. */
  CreateAlert(ctx: Ctx, input: CreateAlert): Promise<CreateAlertResponse>
  /** Changes what is given of an alert of the caller. Needs the right CreateAlerts. */
  UpdateAlert(ctx: Ctx, input: UpdateAlert): Promise<UpdateAlertResponse>
  /** Deletes alerts of the caller, 500 at most, and returns those that could not be deleted. */
  DeleteAlerts(ctx: Ctx, input: DeleteAlerts): Promise<DeleteAlertsResponse>
}

export const alerts = {
  file: 'alerts',
  service: 'Alerts',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/2002/1/alerts/',
  documentation: 'E-mails about changes in lists.',
  operations: [
    {
      name: 'GetAlerts',
      documentation: 'Returns the alerts of the caller in the web. Needs the right Open.',
      input: 'GetAlerts',
      output: 'GetAlertsResponse',
      reads: true,
    },
    {
      name: 'CreateAlert',
      documentation: 'Adds an alert of the caller on a list, or with itemId on an item of it, and returns its id. Needs the rights CreateAlerts and ViewListItems.',
      input: 'CreateAlert',
      output: 'CreateAlertResponse',
    },
    {
      name: 'UpdateAlert',
      documentation: 'Changes what is given of an alert of the caller. Needs the right CreateAlerts.',
      input: 'UpdateAlert',
      output: 'UpdateAlertResponse',
    },
    {
      name: 'DeleteAlerts',
      documentation: 'Deletes alerts of the caller, 500 at most, and returns those that could not be deleted.',
      input: 'DeleteAlerts',
      output: 'DeleteAlertsResponse',
    },
  ],
  types: {
    Alert: {
      elements: [
        { name: 'Id', simple: { base: 'string' } },
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Active', simple: { base: 'boolean' } },
        {
          name: 'EventType',
          simple: { base: 'string', values: ['All', 'Add', 'Modify', 'Delete', 'AddModify', 'AddDelete', 'ModifyDelete'] },
        },
        { name: 'AlertForTitle', simple: { base: 'string' } },
        { name: 'AlertForUrl', simple: { base: 'string' } },
        { name: 'EditAlertUrl', simple: { base: 'string' } },
        {
          name: 'DeliveryChannels',
          content: { elements: [{ name: 'DeliveryChannel', optional: true, many: true, type: 'DeliveryChannel' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    AlertInfo: {
      elements: [
        { name: 'CurrentUser', simple: { base: 'string' } },
        { name: 'AlertServerName', simple: { base: 'string' } },
        { name: 'AlertServerUrl', simple: { base: 'string' } },
        { name: 'AlertServerType', simple: { base: 'string' } },
        { name: 'AlertsManagementUrl', simple: { base: 'string' } },
        { name: 'AlertWebTitle', simple: { base: 'string' } },
        { name: 'NewAlertUrl', simple: { base: 'string' } },
        { name: 'AlertWebId', simple: { base: 'string' } },
        { name: 'Alerts', content: { elements: [{ name: 'Alert', optional: true, many: true, type: 'Alert' }], attributes: [] } },
      ],
      attributes: [],
    },
    CreateAlert: {
      elements: [
        { name: 'title', simple: { base: 'string' } },
        { name: 'listName', simple: { base: 'string' } },
        { name: 'itemId', optional: true, simple: { base: 'int' } },
        {
          name: 'eventType',
          optional: true,
          simple: { base: 'string', values: ['All', 'Add', 'Modify', 'Delete', 'AddModify', 'AddDelete', 'ModifyDelete'] },
        },
        { name: 'frequency', optional: true, simple: { base: 'string', values: ['Immediate', 'Daily', 'Weekly'] } },
        { name: 'alertTime', optional: true, simple: { base: 'dateTime' } },
        { name: 'filter', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    CreateAlertResponse: { elements: [{ name: 'CreateAlertResult', simple: { base: 'string' } }], attributes: [] },
    DeleteAlerts: {
      elements: [
        {
          name: 'IDs',
          optional: true,
          content: { elements: [{ name: 'string', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
        },
      ],
      attributes: [],
    },
    DeleteAlertsResponse: {
      elements: [
        {
          name: 'DeleteAlertsResult',
          content: { elements: [{ name: 'DeleteFailure', optional: true, many: true, type: 'DeleteFailure' }], attributes: [] },
        },
      ],
      attributes: [],
    },
    DeleteFailure: {
      elements: [
        { name: 'ID', simple: { base: 'string' } },
        { name: 'Error', simple: { base: 'string', values: ['None', 'AccessDenied', 'ServerError', 'TooManyErrors'] } },
      ],
      attributes: [],
    },
    DeliveryChannel: { elements: [], attributes: [], asXml: true },
    EmailChannel: { elements: [], attributes: [], asXml: true },
    GetAlerts: { elements: [], attributes: [] },
    GetAlertsResponse: { elements: [{ name: 'GetAlertsResult', type: 'AlertInfo' }], attributes: [] },
    UpdateAlert: {
      elements: [
        { name: 'id', simple: { base: 'string' } },
        { name: 'title', optional: true, simple: { base: 'string' } },
        {
          name: 'eventType',
          optional: true,
          simple: { base: 'string', values: ['All', 'Add', 'Modify', 'Delete', 'AddModify', 'AddDelete', 'ModifyDelete'] },
        },
        { name: 'frequency', optional: true, simple: { base: 'string', values: ['Immediate', 'Daily', 'Weekly'] } },
        { name: 'active', optional: true, simple: { base: 'boolean' } },
        { name: 'alertTime', optional: true, simple: { base: 'dateTime' } },
        { name: 'filter', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    UpdateAlertResponse: { elements: [], attributes: [] },
  },
} as const
