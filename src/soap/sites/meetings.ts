import { type AddedMeeting, type MeetingsBindings, meetings, type WorkspaceStatus } from '../../../generated/soap/meetings.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { hasUniqueAssignments } from '../../core/acts/permissions/inheritance.ts'
import {
  addMeeting,
  addMeetingWorkspace,
  countMeetings,
  countMeetingsOf,
  deleteMeeting,
  deleteMeetingWorkspace,
  type MeetingInput,
  markMeeting,
  mayAddWorkspaces,
  queryMeetingWorkspaces,
  retitleMeetingWorkspace,
  storeAnswer,
  updateMeeting,
} from '../../core/acts/sites/meetings.ts'
import { siteReasons } from '../../core/acts/sites/reasons.ts'
import { findParentWeb } from '../../core/acts/sites/webs.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { languageTags } from '../../core/model/sites/languages.ts'
import { meetingTemplate } from '../../core/model/sites/web-templates.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { readMeeting } from '../../formats/calendar/icalendar.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { demandWebOfPath } from '../protocol/web-path.ts'
import { trueOrFalse } from '../protocol/wire-text.ts'

/** The parts of `requestFlags` of GetMeetingsInformation. */
const flags = { allowCreate: 1, languages: 2, templates: 4, status: 8 } as const
const everyFlag = 15

const bindings: MeetingsBindings<SignedInCall> = {
  async CreateWorkspace({ context }, { title, templateName = 'MPS#0', lcid }) {
    const web = await addMeetingWorkspace(context, { title, template: templateName, language: lcid })
    return { CreateWorkspaceResult: { CreateWorkspace: { Url: absoluteUrl(context, web.url) } } }
  },

  async SetWorkspaceTitle({ context }, { title = '' }) {
    await retitleMeetingWorkspace(context, title)
    return {}
  },

  async DeleteWorkspace(call) {
    demandWebOfPath(call)
    await deleteMeetingWorkspace(call.context)
    return {}
  },

  async GetMeetingWorkspaces({ context }, { recurring = false }) {
    const Workspace = (await queryMeetingWorkspaces(context, recurring)).map(({ row, url }) => ({
      Url: absoluteUrl(context, url),
      Title: row.title,
    }))
    return { GetMeetingWorkspacesResult: { MeetingWorkspaces: { Workspace } } }
  },

  async GetMeetingsInformation({ context }, { requestFlags = everyFlag, lcid = 0 }) {
    await demand(context, 'Open', context.web)
    const asks = (flag: number) => (requestFlags & flag) !== 0
    const LCID = [...languageTags.keys()].map(String)
    const Template = lcid === 0 || languageTags.has(lcid) ? templates : []
    return {
      GetMeetingsInformationResult: {
        MeetingsInformation: {
          ...(asks(flags.allowCreate) && { AllowCreate: trueOrFalse(await mayAddWorkspaces(context)) }),
          ...(asks(flags.languages) && { ListTemplateLanguages: { LCID } }),
          ...(asks(flags.templates) && { ListTemplates: { Template } }),
          ...(asks(flags.status) && { WorkspaceStatus: await statusOf(context) }),
        },
      },
    }
  },

  async AddMeeting({ context }, { organizerEmail = '', ...input }) {
    await addMeeting(context, meetingOf(input), organizerEmail)
    return { AddMeetingResult: { AddMeeting: await addedTo(context) } }
  },

  async UpdateMeeting({ context }, input) {
    await updateMeeting(context, meetingOf(input))
    return {}
  },

  async AddMeetingFromICal({ context }, { organizerEmail = '', icalText = '' }) {
    const { meeting, answers } = calendarOf(context, icalText)
    await addMeeting(context, meeting, organizerEmail.trim() === '' ? meeting.organizer : organizerEmail, answers)
    return { AddMeetingFromICalResult: { AddMeetingFromICal: { AddMeeting: await addedTo(context), AttendeeUpdateStatus } } }
  },

  async UpdateMeetingFromICal({ context }, { icalText = '', ignoreAttendees = false }) {
    const { meeting, answers } = calendarOf(context, icalText)
    await updateMeeting(context, meeting, ignoreAttendees ? [] : answers)
    return { UpdateMeetingFromICalResult: { UpdateMeetingFromICal: { AttendeeUpdateStatus } } }
  },

  async RemoveMeeting({ context }, { recurrenceId = 0, uid, sequence, cancelMeeting = true }) {
    await (cancelMeeting
      ? markMeeting(context, uid, true, { sequence, instance: recurrenceId })
      : deleteMeeting(context, uid, recurrenceId))
    return {}
  },

  async RestoreMeeting({ context }, { uid }) {
    await markMeeting(context, uid, false)
    return {}
  },

  async SetAttendeeResponse({ context }, input) {
    const { attendeeEmail, recurrenceId = 0, uid, response = 'responseTentative', utcDateTimeAttendeeCriticalChange: at } = input
    const time = at === undefined ? context.runtime.now() : instantOf('utcDateTimeAttendeeCriticalChange', at)
    await storeAnswer(context, uid, { email: attendeeEmail, answer: response, at: time }, recurrenceId)
    return {}
  },
}

/** meetings.asmx (protocol/soap-sites#meetings). */
export const meetingsService = signedInService(meetings, wsdl.meetings, () => bindings)

const templates = meetingTemplate.titles.map((title, configuration) => ({
  Name: `${meetingTemplate.name}#${configuration}`,
  Title: title,
  Id: meetingTemplate.number,
  Description: title,
  ImageUrl: '',
}))

const AttendeeUpdateStatus = { Code: 0, Detail: '', ManageUserPage: '' }

/** The answers of SetAttendeeResponse, by the states of participation in a calendar. */
const answersByState: ReadonlyMap<string, string> = new Map([
  ['ACCEPTED', 'responseAccepted'],
  ['DECLINED', 'responseDeclined'],
])

/** The meeting of an iCalendar text, and what its attendees answer. */
function calendarOf(ctx: Context, icalText: string) {
  if (icalText.trim() === '') throw new DomainError(siteReasons.meeting_text_empty)
  const meeting = readMeeting(icalText)
  const at = ctx.runtime.now()
  const answers = [...meeting.attendees].map(([email, state]) => ({ email, answer: answersByState.get(state) ?? 'responseTentative', at }))
  return { meeting, answers }
}

/** The instant of a time without a zone, which is UTC, or with one. */
function instantOf(parameter: string, text: string): number {
  const given = text.trim()
  const instant = given.length > 40 ? Number.NaN : Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(given) ? given : `${given}Z`)
  if (Number.isFinite(instant)) return instant
  throw invalid(`${parameter} is a time such as 2027-01-02T10:00:00Z; '${given.slice(0, 60)}' was given.`)
}

interface GivenMeeting {
  readonly uid: string
  readonly sequence?: number | undefined
  readonly title?: string | undefined
  readonly location?: string | undefined
  readonly utcDateStart: string
  readonly utcDateEnd: string
}

const meetingOf = ({ uid, sequence = 0, title, location, utcDateStart, utcDateEnd }: GivenMeeting): MeetingInput => ({
  ...{ uid, sequence, title, location },
  start: instantOf('utcDateStart', utcDateStart),
  end: instantOf('utcDateEnd', utcDateEnd),
})

/** What AddMeeting tells of the workspace. */
async function addedTo(ctx: Context): Promise<AddedMeeting> {
  const parent = await findParentWeb(ctx, ctx.web)
  return {
    Url: absoluteUrl(ctx, ctx.web.url),
    HostTitle: parent?.row.title ?? '',
    UniquePermissions: await hasUniqueAssignments(ctx, { kind: 'web' }),
    MeetingCount: await countMeetings(ctx),
    AnonymousAccess: false,
    AllowAuthenticatedUsers: false,
  }
}

async function statusOf(ctx: Context): Promise<WorkspaceStatus> {
  const count = await countMeetingsOf(ctx)
  if (count === undefined) return { UniquePermissions: '', MeetingCount: '', AnonymousAccess: '', AllowAuthenticatedUsers: '' }
  return {
    UniquePermissions: trueOrFalse(await hasUniqueAssignments(ctx, { kind: 'web' })),
    MeetingCount: String(count),
    AnonymousAccess: trueOrFalse(false),
    AllowAuthenticatedUsers: trueOrFalse(false),
  }
}
