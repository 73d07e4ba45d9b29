// Generated from contracts/soap by scripts/contracts/soap-clients/soap-clients.ts.

import { type Client, createClientAsync as createSoapClient, type IExOptions, type IOptions } from 'soap'

/** The operations of the service. Each returns its result, and the texts of the reply and the request. */
export interface MeetingsClient extends Client {
  CreateWorkspaceAsync(parameters: CreateWorkspace, options?: IExOptions): Promise<[result: CreateWorkspaceResponse, reply: string, header: unknown, request: string]>
  SetWorkspaceTitleAsync(parameters: SetWorkspaceTitle, options?: IExOptions): Promise<[result: SetWorkspaceTitleResponse, reply: string, header: unknown, request: string]>
  DeleteWorkspaceAsync(parameters: DeleteWorkspace, options?: IExOptions): Promise<[result: DeleteWorkspaceResponse, reply: string, header: unknown, request: string]>
  GetMeetingWorkspacesAsync(parameters: GetMeetingWorkspaces, options?: IExOptions): Promise<[result: GetMeetingWorkspacesResponse, reply: string, header: unknown, request: string]>
  GetMeetingsInformationAsync(parameters: GetMeetingsInformation, options?: IExOptions): Promise<[result: GetMeetingsInformationResponse, reply: string, header: unknown, request: string]>
  AddMeetingAsync(parameters: AddMeeting, options?: IExOptions): Promise<[result: AddMeetingResponse, reply: string, header: unknown, request: string]>
  UpdateMeetingAsync(parameters: UpdateMeeting, options?: IExOptions): Promise<[result: UpdateMeetingResponse, reply: string, header: unknown, request: string]>
  AddMeetingFromICalAsync(parameters: AddMeetingFromICal, options?: IExOptions): Promise<[result: AddMeetingFromICalResponse, reply: string, header: unknown, request: string]>
  UpdateMeetingFromICalAsync(parameters: UpdateMeetingFromICal, options?: IExOptions): Promise<[result: UpdateMeetingFromICalResponse, reply: string, header: unknown, request: string]>
  RemoveMeetingAsync(parameters: RemoveMeeting, options?: IExOptions): Promise<[result: RemoveMeetingResponse, reply: string, header: unknown, request: string]>
  RestoreMeetingAsync(parameters: RestoreMeeting, options?: IExOptions): Promise<[result: RestoreMeetingResponse, reply: string, header: unknown, request: string]>
  SetAttendeeResponseAsync(parameters: SetAttendeeResponse, options?: IExOptions): Promise<[result: SetAttendeeResponseResponse, reply: string, header: unknown, request: string]>
}

/** A client of the service at the address of its WSDL, which ends with `?wsdl`. */
export const createClientAsync = (url: string, options: IOptions = {}): Promise<MeetingsClient> =>
  createSoapClient(url, options) as Promise<MeetingsClient>

/** AddMeeting */
export interface AddMeeting {
  /** s:string */
  organizerEmail?: string
  /** s:string */
  uid?: string
  /** s:unsignedInt */
  sequence?: string
  /** s:dateTime */
  utcDateStamp?: Date
  /** s:string */
  title?: string
  /** s:string */
  location?: string
  /** s:dateTime */
  utcDateStart?: Date
  /** s:dateTime */
  utcDateEnd?: Date
  /** s:boolean */
  nonGregorian?: boolean
}

/**
 * AddMeeting
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface AddMeeting1 {
}

/** AddMeetingFromICal */
export interface AddMeetingFromICal {
  /** s:string */
  organizerEmail?: string
  /** s:string */
  icalText?: string
}

/** AddMeetingFromICal */
export interface AddMeetingFromICal1 {
  /** AddMeeting */
  AddMeeting?: AddMeeting1
  /** AttendeeUpdateStatus */
  AttendeeUpdateStatus?: AttendeeUpdateStatus
}

/** AddMeetingFromICalResponse */
export interface AddMeetingFromICalResponse {
  /** AddMeetingFromICalResult */
  AddMeetingFromICalResult?: AddMeetingFromICalResult
}

/** AddMeetingFromICalResult */
export interface AddMeetingFromICalResult {
  /** AddMeetingFromICal */
  AddMeetingFromICal?: AddMeetingFromICal1
}

/** AddMeetingResponse */
export interface AddMeetingResponse {
  /** AddMeetingResult */
  AddMeetingResult?: AddMeetingResult
}

/** AddMeetingResult */
export interface AddMeetingResult {
  /** AddMeeting */
  AddMeeting?: AddMeeting1
}

/**
 * AttendeeUpdateStatus
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface AttendeeUpdateStatus {
}

/** CreateWorkspace */
export interface CreateWorkspace {
  /** s:string */
  title?: string
  /** s:string */
  templateName?: string
  /** s:unsignedInt */
  lcid?: string
  /** timeZoneInformation */
  timeZoneInformation?: TimeZoneInformation
}

/**
 * CreateWorkspace
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface CreateWorkspace1 {
}

/** CreateWorkspaceResponse */
export interface CreateWorkspaceResponse {
  /** CreateWorkspaceResult */
  CreateWorkspaceResult?: CreateWorkspaceResult
}

/** CreateWorkspaceResult */
export interface CreateWorkspaceResult {
  /** CreateWorkspace */
  CreateWorkspace?: CreateWorkspace1
}

/** DeleteWorkspace */
export interface DeleteWorkspace {
}

/** DeleteWorkspaceResponse */
export interface DeleteWorkspaceResponse {
}

/** GetMeetingWorkspaces */
export interface GetMeetingWorkspaces {
  /** s:boolean */
  recurring?: boolean
}

/** GetMeetingWorkspacesResponse */
export interface GetMeetingWorkspacesResponse {
  /** GetMeetingWorkspacesResult */
  GetMeetingWorkspacesResult?: GetMeetingWorkspacesResult
}

/** GetMeetingWorkspacesResult */
export interface GetMeetingWorkspacesResult {
  /** MeetingWorkspaces */
  MeetingWorkspaces?: MeetingWorkspaces
}

/** GetMeetingsInformation */
export interface GetMeetingsInformation {
  /** s:unsignedInt */
  requestFlags?: string
  /** s:unsignedInt */
  lcid?: string
}

/** GetMeetingsInformationResponse */
export interface GetMeetingsInformationResponse {
  /** GetMeetingsInformationResult */
  GetMeetingsInformationResult?: GetMeetingsInformationResult
}

/** GetMeetingsInformationResult */
export interface GetMeetingsInformationResult {
  /** MeetingsInformation */
  MeetingsInformation?: MeetingsInformation
}

/** ListTemplateLanguages */
export interface ListTemplateLanguages {
  /** s:string */
  LCID?: Array<string>
}

/** ListTemplates */
export interface ListTemplates {
  /** Template[] */
  Template?: Array<Template>
}

/** MeetingWorkspaces */
export interface MeetingWorkspaces {
  /** Workspace[] */
  Workspace?: Array<Workspace>
}

/** MeetingsInformation */
export interface MeetingsInformation {
  /** s:string */
  AllowCreate?: string
  /** ListTemplateLanguages */
  ListTemplateLanguages?: ListTemplateLanguages
  /** ListTemplates */
  ListTemplates?: ListTemplates
  /** WorkspaceStatus */
  WorkspaceStatus?: WorkspaceStatus
}

/** RemoveMeeting */
export interface RemoveMeeting {
  /** s:unsignedInt */
  recurrenceId?: string
  /** s:string */
  uid?: string
  /** s:unsignedInt */
  sequence?: string
  /** s:dateTime */
  utcDateStamp?: Date
  /** s:boolean */
  cancelMeeting?: boolean
}

/** RemoveMeetingResponse */
export interface RemoveMeetingResponse {
}

/** RestoreMeeting */
export interface RestoreMeeting {
  /** s:string */
  uid?: string
}

/** RestoreMeetingResponse */
export interface RestoreMeetingResponse {
}

/** SetAttendeeResponse */
export interface SetAttendeeResponse {
  /** s:string */
  attendeeEmail?: string
  /** s:unsignedInt */
  recurrenceId?: string
  /** s:string */
  uid?: string
  /** s:unsignedInt */
  sequence?: string
  /** s:dateTime */
  utcDateTimeOrganizerCriticalChange?: Date
  /** s:dateTime */
  utcDateTimeAttendeeCriticalChange?: Date
  /** AttendeeResponse|s:string|responseAccepted,responseTentative,responseDeclined */
  response?: string
}

/** SetAttendeeResponseResponse */
export interface SetAttendeeResponseResponse {
}

/** SetWorkspaceTitle */
export interface SetWorkspaceTitle {
  /** s:string */
  title?: string
}

/** SetWorkspaceTitleResponse */
export interface SetWorkspaceTitleResponse {
}

/**
 * standardDate
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface StandardDate {
  /** s:unsignedShort */
  year?: string
  /** s:unsignedShort */
  month?: string
  /** s:unsignedShort */
  dayOfWeek?: string
  /** s:unsignedShort */
  day?: string
  /** s:unsignedShort */
  hour?: string
  /** s:unsignedShort */
  minute?: string
  /** s:unsignedShort */
  second?: string
  /** s:unsignedShort */
  milliseconds?: string
}

/**
 * Template
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Template {
}

/**
 * timeZoneInformation
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface TimeZoneInformation {
  /** s:int */
  bias?: number
  /** standardDate */
  standardDate?: StandardDate
  /** s:int */
  standardBias?: number
  /** daylightDate */
  daylightDate?: StandardDate
  /** s:int */
  daylightBias?: number
}

/** UpdateMeeting */
export interface UpdateMeeting {
  /** s:string */
  uid?: string
  /** s:unsignedInt */
  sequence?: string
  /** s:dateTime */
  utcDateStamp?: Date
  /** s:string */
  title?: string
  /** s:string */
  location?: string
  /** s:dateTime */
  utcDateStart?: Date
  /** s:dateTime */
  utcDateEnd?: Date
  /** s:boolean */
  nonGregorian?: boolean
}

/** UpdateMeetingFromICal */
export interface UpdateMeetingFromICal {
  /** s:string */
  icalText?: string
  /** s:boolean */
  ignoreAttendees?: boolean
}

/** UpdateMeetingFromICal */
export interface UpdateMeetingFromICal1 {
  /** AttendeeUpdateStatus */
  AttendeeUpdateStatus?: AttendeeUpdateStatus
}

/** UpdateMeetingFromICalResponse */
export interface UpdateMeetingFromICalResponse {
  /** UpdateMeetingFromICalResult */
  UpdateMeetingFromICalResult?: UpdateMeetingFromICalResult
}

/** UpdateMeetingFromICalResult */
export interface UpdateMeetingFromICalResult {
  /** UpdateMeetingFromICal */
  UpdateMeetingFromICal?: UpdateMeetingFromICal1
}

/** UpdateMeetingResponse */
export interface UpdateMeetingResponse {
}

/**
 * Workspace
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface Workspace {
}

/**
 * WorkspaceStatus
 * @targetNSAlias `tns`
 * @targetNamespace `urn:svc:soap/`
 */
export interface WorkspaceStatus {
}
