// generated from contracts/soap/sites/meetings.wsdl; do not edit

export interface AddMeeting {
  readonly organizerEmail?: string | undefined
  readonly uid: string
  readonly sequence?: number | undefined
  readonly utcDateStamp?: string | undefined
  readonly title?: string | undefined
  readonly location?: string | undefined
  readonly utcDateStart: string
  readonly utcDateEnd: string
  readonly nonGregorian?: boolean | undefined
}

export interface AddMeetingFromICal {
  readonly organizerEmail?: string | undefined
  readonly icalText?: string | undefined
}

export interface AddMeetingFromICalResponse {
  readonly AddMeetingFromICalResult: {
    readonly AddMeetingFromICal: {
      readonly AddMeeting: AddedMeeting
      readonly AttendeeUpdateStatus: AttendeeUpdateStatus
    }
  }
}

export interface AddMeetingResponse {
  readonly AddMeetingResult: {
    readonly AddMeeting: AddedMeeting
  }
}

/** Where a meeting was added. AnonymousAccess and AllowAuthenticatedUsers are always false. MeetingCount counts all of them. */
export interface AddedMeeting {
  readonly Url: string
  readonly HostTitle: string
  readonly UniquePermissions: boolean
  readonly MeetingCount: number
  readonly AnonymousAccess: boolean
  readonly AllowAuthenticatedUsers: boolean
}

/** Whether the attendees were stored. Code is always 0: what cannot be stored is a fault. */
export interface AttendeeUpdateStatus {
  readonly Code: number
  readonly Detail: string
  readonly ManageUserPage: string
}

export interface CreateWorkspace {
  readonly title: string
  readonly templateName?: string | undefined
  readonly lcid?: number | undefined
  readonly timeZoneInformation?: TimeZoneInf | undefined
}

export interface CreateWorkspaceResponse {
  readonly CreateWorkspaceResult: {
    readonly CreateWorkspace: CreatedWorkspace
  }
}

/** A new workspace. */
export interface CreatedWorkspace {
  readonly Url: string
}

export type DeleteWorkspace = Record<string, never>

export type DeleteWorkspaceResponse = Record<string, never>

export interface GetMeetingWorkspaces {
  readonly recurring?: boolean | undefined
}

export interface GetMeetingWorkspacesResponse {
  readonly GetMeetingWorkspacesResult: {
    readonly MeetingWorkspaces: {
      readonly Workspace?: readonly Workspace[] | undefined
    }
  }
}

export interface GetMeetingsInformation {
  readonly requestFlags?: number | undefined
  readonly lcid?: number | undefined
}

export interface GetMeetingsInformationResponse {
  readonly GetMeetingsInformationResult: {
    readonly MeetingsInformation: {
      readonly AllowCreate?: string | undefined
      readonly ListTemplateLanguages?: {
        readonly LCID?: readonly string[] | undefined
      } | undefined
      readonly ListTemplates?: {
        readonly Template?: readonly Template[] | undefined
      } | undefined
      readonly WorkspaceStatus?: WorkspaceStatus | undefined
    }
  }
}

export interface RemoveMeeting {
  readonly recurrenceId?: number | undefined
  readonly uid: string
  readonly sequence?: number | undefined
  readonly utcDateStamp?: string | undefined
  readonly cancelMeeting?: boolean | undefined
}

export type RemoveMeetingResponse = Record<string, never>

export interface RestoreMeeting {
  readonly uid: string
}

export type RestoreMeetingResponse = Record<string, never>

export interface SetAttendeeResponse {
  readonly attendeeEmail: string
  readonly recurrenceId?: number | undefined
  readonly uid: string
  readonly sequence?: number | undefined
  readonly utcDateTimeOrganizerCriticalChange?: string | undefined
  readonly utcDateTimeAttendeeCriticalChange?: string | undefined
  readonly response?: 'responseAccepted' | 'responseTentative' | 'responseDeclined' | undefined
}

export type SetAttendeeResponseResponse = Record<string, never>

export interface SetWorkspaceTitle {
  readonly title?: string | undefined
}

export type SetWorkspaceTitleResponse = Record<string, never>

/** A rule for a date. */
export interface SysTime {
  readonly year: number
  readonly month: number
  readonly dayOfWeek: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly milliseconds: number
}

/** A template for workspaces. */
export interface Template {
  readonly Name: string
  readonly Title: string
  readonly Id: number
  readonly Description: string
  readonly ImageUrl: string
}

/** A time zone, as a program keeps it. */
export interface TimeZoneInf {
  readonly bias: number
  readonly standardDate: SysTime
  readonly standardBias: number
  readonly daylightDate: SysTime
  readonly daylightBias: number
}

export interface UpdateMeeting {
  readonly uid: string
  readonly sequence?: number | undefined
  readonly utcDateStamp?: string | undefined
  readonly title?: string | undefined
  readonly location?: string | undefined
  readonly utcDateStart: string
  readonly utcDateEnd: string
  readonly nonGregorian?: boolean | undefined
}

export interface UpdateMeetingFromICal {
  readonly icalText?: string | undefined
  readonly ignoreAttendees?: boolean | undefined
}

export interface UpdateMeetingFromICalResponse {
  readonly UpdateMeetingFromICalResult: {
    readonly UpdateMeetingFromICal: {
      readonly AttendeeUpdateStatus: AttendeeUpdateStatus
    }
  }
}

export type UpdateMeetingResponse = Record<string, never>

/** A meeting workspace. */
export interface Workspace {
  readonly Url: string
  readonly Title: string
}

/** What there is of a workspace; empty texts for a web that is none. */
export interface WorkspaceStatus {
  readonly UniquePermissions: string
  readonly MeetingCount: string
  readonly AnonymousAccess: string
  readonly AllowAuthenticatedUsers: string
}

/** Meeting workspaces, and the meetings in them. */
export interface MeetingsBindings<Ctx> {
  /** Makes a meeting workspace, a web below the addressed one. The template is MPS#0, which is the default, to MPS#4. timeZoneInformation is read and not used. Needs the right ManageSubwebs. */
  CreateWorkspace(ctx: Ctx, input: CreateWorkspace): Promise<CreateWorkspaceResponse>
  /** Gives the addressed meeting workspace another title. Needs the right ManageWeb. */
  SetWorkspaceTitle(ctx: Ctx, input: SetWorkspaceTitle): Promise<SetWorkspaceTitleResponse>
  /** Deletes the addressed meeting workspace with everything in it. Needs the right ManageWeb. */
  DeleteWorkspace(ctx: Ctx, input: DeleteWorkspace): Promise<DeleteWorkspaceResponse>
  /** Returns the meeting workspaces directly below the addressed web that the caller may open; with recurring, only those without meetings. Needs the right Open. */
  GetMeetingWorkspaces(ctx: Ctx, input: GetMeetingWorkspaces): Promise<GetMeetingWorkspacesResponse>
  /** Returns what requestFlags asks for: 1 whether the caller may make workspaces, 2 the languages, 4 the templates, 8 what there is of the addressed meeting workspace. Needs the right Open. */
  GetMeetingsInformation(ctx: Ctx, input: GetMeetingsInformation): Promise<GetMeetingsInformationResponse>
  /** Adds a meeting to the addressed meeting workspace. Needs the right AddListItems. */
  AddMeeting(ctx: Ctx, input: AddMeeting): Promise<AddMeetingResponse>
  /** Changes a meeting. A sequence below that of the last change changes nothing. Needs the right EditListItems. */
  UpdateMeeting(ctx: Ctx, input: UpdateMeeting): Promise<UpdateMeetingResponse>
  /** Adds the first meeting of an iCalendar text of at most 262,144 characters to the addressed meeting workspace, with the answers of its attendees. The meeting does not recur. organizerEmail goes before the organizer of the text. Needs the right AddListItems. */
  AddMeetingFromICal(ctx: Ctx, input: AddMeetingFromICal): Promise<AddMeetingFromICalResponse>
  /** Changes a meeting to what an iCalendar text says, and cancels it if the text does; the answers of attendees too, unless ignoreAttendees is true. A sequence below that of the last change changes nothing. Needs the right EditListItems. */
  UpdateMeetingFromICal(ctx: Ctx, input: UpdateMeetingFromICal): Promise<UpdateMeetingFromICalResponse>
  /** Marks a meeting as cancelled, or with cancelMeeting false deletes it. Needs the right EditListItems or DeleteListItems. */
  RemoveMeeting(ctx: Ctx, input: RemoveMeeting): Promise<RemoveMeetingResponse>
  /** Takes the mark of a cancelled meeting away. Needs the right EditListItems. */
  RestoreMeeting(ctx: Ctx, input: RestoreMeeting): Promise<RestoreMeetingResponse>
  /** Stores the answer of an attendee to a meeting. Needs the right EditListItems. */
  SetAttendeeResponse(ctx: Ctx, input: SetAttendeeResponse): Promise<SetAttendeeResponseResponse>
}

export const meetings = {
  file: 'meetings',
  service: 'Meetings',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/meetings/',
  documentation: 'Meeting workspaces, and the meetings in them.',
  operations: [
    {
      name: 'CreateWorkspace',
      documentation: 'Makes a meeting workspace, a web below the addressed one. The template is MPS#0, which is the default, to MPS#4. timeZoneInformation is read and not used. Needs the right ManageSubwebs.',
      input: 'CreateWorkspace',
      output: 'CreateWorkspaceResponse',
    },
    {
      name: 'SetWorkspaceTitle',
      documentation: 'Gives the addressed meeting workspace another title. Needs the right ManageWeb.',
      input: 'SetWorkspaceTitle',
      output: 'SetWorkspaceTitleResponse',
    },
    {
      name: 'DeleteWorkspace',
      documentation: 'Deletes the addressed meeting workspace with everything in it. Needs the right ManageWeb.',
      input: 'DeleteWorkspace',
      output: 'DeleteWorkspaceResponse',
    },
    {
      name: 'GetMeetingWorkspaces',
      documentation: 'Returns the meeting workspaces directly below the addressed web that the caller may open; with recurring, only those without meetings. Needs the right Open.',
      input: 'GetMeetingWorkspaces',
      output: 'GetMeetingWorkspacesResponse',
      reads: true,
    },
    {
      name: 'GetMeetingsInformation',
      documentation: 'Returns what requestFlags asks for: 1 whether the caller may make workspaces, 2 the languages, 4 the templates, 8 what there is of the addressed meeting workspace. Needs the right Open.',
      input: 'GetMeetingsInformation',
      output: 'GetMeetingsInformationResponse',
      reads: true,
    },
    {
      name: 'AddMeeting',
      documentation: 'Adds a meeting to the addressed meeting workspace. Needs the right AddListItems.',
      input: 'AddMeeting',
      output: 'AddMeetingResponse',
    },
    {
      name: 'UpdateMeeting',
      documentation: 'Changes a meeting. A sequence below that of the last change changes nothing. Needs the right EditListItems.',
      input: 'UpdateMeeting',
      output: 'UpdateMeetingResponse',
    },
    {
      name: 'AddMeetingFromICal',
      documentation: 'Adds the first meeting of an iCalendar text of at most 262,144 characters to the addressed meeting workspace, with the answers of its attendees. The meeting does not recur. organizerEmail goes before the organizer of the text. Needs the right AddListItems.',
      input: 'AddMeetingFromICal',
      output: 'AddMeetingFromICalResponse',
    },
    {
      name: 'UpdateMeetingFromICal',
      documentation: 'Changes a meeting to what an iCalendar text says, and cancels it if the text does; the answers of attendees too, unless ignoreAttendees is true. A sequence below that of the last change changes nothing. Needs the right EditListItems.',
      input: 'UpdateMeetingFromICal',
      output: 'UpdateMeetingFromICalResponse',
    },
    {
      name: 'RemoveMeeting',
      documentation: 'Marks a meeting as cancelled, or with cancelMeeting false deletes it. Needs the right EditListItems or DeleteListItems.',
      input: 'RemoveMeeting',
      output: 'RemoveMeetingResponse',
    },
    {
      name: 'RestoreMeeting',
      documentation: 'Takes the mark of a cancelled meeting away. Needs the right EditListItems.',
      input: 'RestoreMeeting',
      output: 'RestoreMeetingResponse',
    },
    {
      name: 'SetAttendeeResponse',
      documentation: 'Stores the answer of an attendee to a meeting. Needs the right EditListItems.',
      input: 'SetAttendeeResponse',
      output: 'SetAttendeeResponseResponse',
    },
  ],
  types: {
    AddMeeting: {
      elements: [
        { name: 'organizerEmail', optional: true, simple: { base: 'string' } },
        { name: 'uid', simple: { base: 'string' } },
        { name: 'sequence', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'utcDateStamp', optional: true, simple: { base: 'dateTime' } },
        { name: 'title', optional: true, simple: { base: 'string' } },
        { name: 'location', optional: true, simple: { base: 'string' } },
        { name: 'utcDateStart', simple: { base: 'dateTime' } },
        { name: 'utcDateEnd', simple: { base: 'dateTime' } },
        { name: 'nonGregorian', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    AddMeetingFromICal: {
      elements: [
        { name: 'organizerEmail', optional: true, simple: { base: 'string' } },
        { name: 'icalText', optional: true, simple: { base: 'string' } },
      ],
      attributes: [],
    },
    AddMeetingFromICalResponse: {
      elements: [
        {
          name: 'AddMeetingFromICalResult',
          content: {
            elements: [
              {
                name: 'AddMeetingFromICal',
                content: {
                  elements: [{ name: 'AddMeeting', type: 'AddedMeeting' }, { name: 'AttendeeUpdateStatus', type: 'AttendeeUpdateStatus' }],
                  attributes: [],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    AddMeetingResponse: {
      elements: [{ name: 'AddMeetingResult', content: { elements: [{ name: 'AddMeeting', type: 'AddedMeeting' }], attributes: [] } }],
      attributes: [],
    },
    AddedMeeting: {
      elements: [],
      attributes: [
        { name: 'Url', simple: { base: 'string' } },
        { name: 'HostTitle', simple: { base: 'string' } },
        { name: 'UniquePermissions', simple: { base: 'boolean' } },
        { name: 'MeetingCount', simple: { base: 'int' } },
        { name: 'AnonymousAccess', simple: { base: 'boolean' } },
        { name: 'AllowAuthenticatedUsers', simple: { base: 'boolean' } },
      ],
    },
    AttendeeUpdateStatus: {
      elements: [],
      attributes: [
        { name: 'Code', simple: { base: 'unsignedInt' } },
        { name: 'Detail', simple: { base: 'string' } },
        { name: 'ManageUserPage', simple: { base: 'string' } },
      ],
    },
    CreateWorkspace: {
      elements: [
        { name: 'title', simple: { base: 'string' } },
        { name: 'templateName', optional: true, simple: { base: 'string' } },
        { name: 'lcid', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'timeZoneInformation', optional: true, type: 'TimeZoneInf' },
      ],
      attributes: [],
    },
    CreateWorkspaceResponse: {
      elements: [
        { name: 'CreateWorkspaceResult', content: { elements: [{ name: 'CreateWorkspace', type: 'CreatedWorkspace' }], attributes: [] } },
      ],
      attributes: [],
    },
    CreatedWorkspace: { elements: [], attributes: [{ name: 'Url', simple: { base: 'string' } }] },
    DeleteWorkspace: { elements: [], attributes: [] },
    DeleteWorkspaceResponse: { elements: [], attributes: [] },
    GetMeetingWorkspaces: { elements: [{ name: 'recurring', optional: true, simple: { base: 'boolean' } }], attributes: [] },
    GetMeetingWorkspacesResponse: {
      elements: [
        {
          name: 'GetMeetingWorkspacesResult',
          content: {
            elements: [
              {
                name: 'MeetingWorkspaces',
                content: { elements: [{ name: 'Workspace', optional: true, many: true, type: 'Workspace' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetMeetingsInformation: {
      elements: [
        { name: 'requestFlags', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'lcid', optional: true, simple: { base: 'unsignedInt' } },
      ],
      attributes: [],
    },
    GetMeetingsInformationResponse: {
      elements: [
        {
          name: 'GetMeetingsInformationResult',
          content: {
            elements: [
              {
                name: 'MeetingsInformation',
                content: {
                  elements: [
                    { name: 'AllowCreate', optional: true, simple: { base: 'string' } },
                    {
                      name: 'ListTemplateLanguages',
                      optional: true,
                      content: { elements: [{ name: 'LCID', optional: true, many: true, simple: { base: 'string' } }], attributes: [] },
                    },
                    {
                      name: 'ListTemplates',
                      optional: true,
                      content: { elements: [{ name: 'Template', optional: true, many: true, type: 'Template' }], attributes: [] },
                    },
                    { name: 'WorkspaceStatus', optional: true, type: 'WorkspaceStatus' },
                  ],
                  attributes: [],
                },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    RemoveMeeting: {
      elements: [
        { name: 'recurrenceId', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'uid', simple: { base: 'string' } },
        { name: 'sequence', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'utcDateStamp', optional: true, simple: { base: 'dateTime' } },
        { name: 'cancelMeeting', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    RemoveMeetingResponse: { elements: [], attributes: [] },
    RestoreMeeting: { elements: [{ name: 'uid', simple: { base: 'string' } }], attributes: [] },
    RestoreMeetingResponse: { elements: [], attributes: [] },
    SetAttendeeResponse: {
      elements: [
        { name: 'attendeeEmail', simple: { base: 'string' } },
        { name: 'recurrenceId', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'uid', simple: { base: 'string' } },
        { name: 'sequence', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'utcDateTimeOrganizerCriticalChange', optional: true, simple: { base: 'dateTime' } },
        { name: 'utcDateTimeAttendeeCriticalChange', optional: true, simple: { base: 'dateTime' } },
        {
          name: 'response',
          optional: true,
          simple: { base: 'string', values: ['responseAccepted', 'responseTentative', 'responseDeclined'] },
        },
      ],
      attributes: [],
    },
    SetAttendeeResponseResponse: { elements: [], attributes: [] },
    SetWorkspaceTitle: { elements: [{ name: 'title', optional: true, simple: { base: 'string' } }], attributes: [] },
    SetWorkspaceTitleResponse: { elements: [], attributes: [] },
    SysTime: {
      elements: [
        { name: 'year', simple: { base: 'unsignedShort' } },
        { name: 'month', simple: { base: 'unsignedShort' } },
        { name: 'dayOfWeek', simple: { base: 'unsignedShort' } },
        { name: 'day', simple: { base: 'unsignedShort' } },
        { name: 'hour', simple: { base: 'unsignedShort' } },
        { name: 'minute', simple: { base: 'unsignedShort' } },
        { name: 'second', simple: { base: 'unsignedShort' } },
        { name: 'milliseconds', simple: { base: 'unsignedShort' } },
      ],
      attributes: [],
    },
    Template: {
      elements: [],
      attributes: [
        { name: 'Name', simple: { base: 'string' } },
        { name: 'Title', simple: { base: 'string' } },
        { name: 'Id', simple: { base: 'int' } },
        { name: 'Description', simple: { base: 'string' } },
        { name: 'ImageUrl', simple: { base: 'string' } },
      ],
    },
    TimeZoneInf: {
      elements: [
        { name: 'bias', simple: { base: 'int' } },
        { name: 'standardDate', type: 'SysTime' },
        { name: 'standardBias', simple: { base: 'int' } },
        { name: 'daylightDate', type: 'SysTime' },
        { name: 'daylightBias', simple: { base: 'int' } },
      ],
      attributes: [],
    },
    UpdateMeeting: {
      elements: [
        { name: 'uid', simple: { base: 'string' } },
        { name: 'sequence', optional: true, simple: { base: 'unsignedInt' } },
        { name: 'utcDateStamp', optional: true, simple: { base: 'dateTime' } },
        { name: 'title', optional: true, simple: { base: 'string' } },
        { name: 'location', optional: true, simple: { base: 'string' } },
        { name: 'utcDateStart', simple: { base: 'dateTime' } },
        { name: 'utcDateEnd', simple: { base: 'dateTime' } },
        { name: 'nonGregorian', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    UpdateMeetingFromICal: {
      elements: [
        { name: 'icalText', optional: true, simple: { base: 'string' } },
        { name: 'ignoreAttendees', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    UpdateMeetingFromICalResponse: {
      elements: [
        {
          name: 'UpdateMeetingFromICalResult',
          content: {
            elements: [
              {
                name: 'UpdateMeetingFromICal',
                content: { elements: [{ name: 'AttendeeUpdateStatus', type: 'AttendeeUpdateStatus' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    UpdateMeetingResponse: { elements: [], attributes: [] },
    Workspace: { elements: [], attributes: [{ name: 'Url', simple: { base: 'string' } }, { name: 'Title', simple: { base: 'string' } }] },
    WorkspaceStatus: {
      elements: [],
      attributes: [
        { name: 'UniquePermissions', simple: { base: 'string' } },
        { name: 'MeetingCount', simple: { base: 'string' } },
        { name: 'AnonymousAccess', simple: { base: 'string' } },
        { name: 'AllowAuthenticatedUsers', simple: { base: 'string' } },
      ],
    },
  },
} as const
