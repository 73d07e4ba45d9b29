import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, textIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
const denied = { status: 403, errorCode: '0x80070005' }
const unknownMeeting = { status: 404, errorCode: '0x8102003e' }
const noWorkspace = { status: 400, errorCode: '0x00000006' }
let made = 0

interface Meeting {
  readonly Title: string | null
  readonly Location: string | null
  readonly EventDate: string
  readonly IsCancelled: boolean
  readonly EventSequence: number
  readonly OrganizerEmail: string
}

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/meetings/'))(
  'meetings.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (name: string, path = '') => {
      const headers = { Authorization: basic(name) }
      return createSoapContractClient({ url: server.url + path, service: 'meetings', version, namespace, headers })
    }
    const title = `Weekly${++made}`
    const admin = clientOf('admin')
    const inside = clientOf('admin', `/${title}`)
    const reader = clientOf('ann', `/${title}`)
    const times = (start = '2027-01-02T10:00:00Z', end = '2027-01-02T11:00:00Z') =>
      `<utcDateStart>${start}</utcDateStart><utcDateEnd>${end}</utcDateEnd>`
    const uid = (id: string) => `<uid>${id}</uid>`
    const meetings = async (): Promise<Meeting[]> =>
      (await rest.call('GET', `/${title}/_api/web/lists/getbytitle('Meeting Series')/items`)).json.value as Meeting[]

    beforeAll(async () => {
      const reply = await admin.call('CreateWorkspace', `<title>${title}</title><templateName>MPS#2</templateName>`)
      expect(elementsIn(reply, 'CreateWorkspace')).toContainEqual({ Url: `${server.url}/${title}` })
    })

    it('CreateWorkspace makes a web with a hidden list for its meetings', async () => {
      const web = (await rest.call('GET', `/${title}/_api/web?$select=Title,WebTemplate,Configuration`)).json
      expect(web).toMatchObject({ Title: title, WebTemplate: 'MPS', Configuration: 2 })
      const list = (await rest.call('GET', `/${title}/_api/web/lists/getbytitle('Meeting Series')`)).json
      expect(list).toMatchObject({ BaseTemplate: 200, Hidden: true })
      const again = elementsIn(await admin.call('CreateWorkspace', `<title>${title}</title>`), 'CreateWorkspace')
      expect(again).toContainEqual({ Url: `${server.url}/${title}1` })
      expect(await inside.fail('CreateWorkspace', '<title>Below</title>')).toMatchObject({ status: 400, errorCode: '0x00000001' })
      const template = '<title>Other</title><templateName>STS#0</templateName>'
      expect(await admin.fail('CreateWorkspace', template)).toMatchObject({ status: 400, errorCode: '0x8102009f' })
      expect(await admin.fail('CreateWorkspace', '<title>Other</title><lcid>1</lcid>')).toMatchObject({ status: 400 })
      expect(await admin.fail('CreateWorkspace', '<title> </title>')).toMatchObject({ status: 400 })
      expect(await clientOf('ann').fail('CreateWorkspace', '<title>Mine</title>')).toMatchObject(denied)
      expect(await admin.refuse('CreateWorkspace', '<templateName>MPS#0</templateName>')).toMatchObject({ status: 400 })
    })

    it('AddMeeting adds a meeting with its times in UTC', async () => {
      const more = '<organizerEmail>bob@example.com</organizerEmail>'
      const parts = `${more}${uid('a')}<sequence>2</sequence><title>Budget</title><location>Room 1</location>${times('2027-01-02T10:00:00')}`
      expect(elementsIn(await inside.call('AddMeeting', parts), 'AddMeeting')).toMatchObject([{ MeetingCount: '1' }])
      expect(await meetings()).toMatchObject([
        { Title: 'Budget', Location: 'Room 1', EventDate: '2027-01-02T10:00:00Z', EventSequence: 2, IsCancelled: false },
      ])
      const second = elementsIn(await inside.call('AddMeeting', uid('b') + times()), 'AddMeeting')
      expect(second).toContainEqual({
        Url: `${server.url}/${title}`,
        HostTitle: expect.any(String),
        UniquePermissions: 'false',
        MeetingCount: '2',
        AnonymousAccess: 'false',
        AllowAuthenticatedUsers: 'false',
      })
      expect(await inside.fail('AddMeeting', uid('a') + times())).toMatchObject({ status: 400, errorCode: '0x00000007' })
      const organizer = `<organizerEmail>bob</organizerEmail>${uid('c')}${times()}`
      expect(await inside.fail('AddMeeting', organizer)).toMatchObject({ status: 400, errorCode: '0x0000000a' })
      expect(await inside.fail('AddMeeting', uid('c') + times('2027-01-03T00:00:00Z'))).toMatchObject({ status: 400 })
      expect(await inside.fail('AddMeeting', uid(' ') + times())).toMatchObject({ status: 400 })
      expect(await inside.fail('AddMeeting', uid('x'.repeat(300)) + times())).toMatchObject({ status: 400 })
      expect(await inside.fail('AddMeeting', `${uid('c')}<title>${'x'.repeat(300)}</title>${times()}`)).toMatchObject({ status: 400 })
      expect(await inside.refuse('AddMeeting', uid('c') + times('soon'))).toMatchObject({ status: 400 })
      expect(await admin.fail('AddMeeting', uid('a') + times())).toMatchObject(noWorkspace)
      expect(await reader.fail('AddMeeting', uid('c') + times())).toMatchObject(denied)
    })

    it('UpdateMeeting changes a meeting, unless a later change is stored', async () => {
      await inside.call('UpdateMeeting', `${uid('a')}<sequence>3</sequence><title>Plans</title>${times('2027-01-02T10:30:00Z')}`)
      await inside.call('UpdateMeeting', `${uid('a')}<sequence>1</sequence><title>Old</title>${times()}`)
      expect((await meetings())[0]).toMatchObject({
        Title: 'Plans',
        Location: 'Room 1',
        EventDate: '2027-01-02T10:30:00Z',
        EventSequence: 3,
      })
      expect(await inside.fail('UpdateMeeting', uid('z') + times())).toMatchObject(unknownMeeting)
      expect(await admin.fail('UpdateMeeting', uid('a') + times())).toMatchObject(noWorkspace)
      expect(await reader.fail('UpdateMeeting', uid('a') + times())).toMatchObject(denied)
      expect(await reader.fail('UpdateMeeting', `${uid('a')}<sequence>9</sequence>${times()}`)).toMatchObject(denied)
      expect(await inside.refuse('UpdateMeeting', uid('a'))).toMatchObject({ status: 400 })
    })

    it('RemoveMeeting marks a meeting, and RestoreMeeting takes the mark away', async () => {
      await inside.call('RemoveMeeting', `<recurrenceId>0</recurrenceId>${uid('a')}<cancelMeeting>true</cancelMeeting>`)
      expect((await meetings())[0]).toMatchObject({ IsCancelled: true, EventSequence: 3 })
      await inside.call('RestoreMeeting', uid('a'))
      expect((await meetings())[0]).toMatchObject({ IsCancelled: false })
      await inside.call('RemoveMeeting', `${uid('b')}<cancelMeeting>false</cancelMeeting>`)
      expect(await meetings()).toHaveLength(1)
      for (const operation of ['RemoveMeeting', 'RestoreMeeting']) {
        expect(await inside.fail(operation, uid('b'))).toMatchObject(unknownMeeting)
        expect(await admin.fail(operation, uid('a'))).toMatchObject(noWorkspace)
        expect(await reader.fail(operation, uid('a'))).toMatchObject(denied)
        expect(await inside.refuse(operation, '<id>a</id>')).toMatchObject({ status: 400 })
      }
      expect(await inside.fail('RemoveMeeting', `<recurrenceId>20270102</recurrenceId>${uid('a')}`)).toMatchObject(unknownMeeting)
    })

    it('SetAttendeeResponse stores the last answer of an attendee', async () => {
      const answer = (email: string, day: number, response: string) =>
        `<attendeeEmail>${email}</attendeeEmail>${uid('a')}<utcDateTimeAttendeeCriticalChange>2027-01-0${day}T00:00:00Z</utcDateTimeAttendeeCriticalChange><response>${response}</response>`
      await inside.call('SetAttendeeResponse', answer('Ann@example.com', 2, 'responseAccepted'))
      await inside.call('SetAttendeeResponse', answer('ann@example.com', 1, 'responseDeclined'))
      const soap = createSoapContractClient({
        url: `${server.url}/${title}`,
        service: 'lists',
        version: '1.1',
        headers: { Authorization: basic('admin') },
      })
      const rows = await soap.call('GetListItems', '<listName>Meeting Series</listName>')
      expect(rows).toContain('attendee-ann@example.com:SW|responseAccepted 2027-01-02T00:00:00.000Z')
      expect(await inside.fail('SetAttendeeResponse', answer('ann', 3, 'responseAccepted'))).toMatchObject({ status: 400 })
      expect(await inside.fail('SetAttendeeResponse', `<attendeeEmail>a@b.c</attendeeEmail>${uid('z')}`)).toMatchObject(unknownMeeting)
      expect(await reader.fail('SetAttendeeResponse', `<attendeeEmail>a@b.c</attendeeEmail>${uid('a')}`)).toMatchObject(denied)
      expect(await inside.refuse('SetAttendeeResponse', answer('a@b.c', 3, 'perhaps'))).toMatchObject({ status: 400 })
    })

    it('GetMeetingWorkspaces returns the workspaces below a web, or those without meetings', async () => {
      const all = elementsIn(await clientOf('ann').call('GetMeetingWorkspaces'), 'Workspace')
      expect(all).toContainEqual({ Url: `${server.url}/${title}`, Title: title })
      const empty = elementsIn(await admin.call('GetMeetingWorkspaces', '<recurring>true</recurring>'), 'Workspace').map(({ Url }) => Url)
      expect(empty).toContain(`${server.url}/${title}1`)
      expect(empty).not.toContain(`${server.url}/${title}`)
      expect(await admin.refuse('GetMeetingWorkspaces', '<recurring>maybe</recurring>')).toMatchObject({ status: 400 })
    })

    it('GetMeetingsInformation returns what its flags ask for', async () => {
      const whole = await inside.call('GetMeetingsInformation')
      expect(textIn(whole, 'AllowCreate')).toBe('True')
      expect(textIn(whole, 'LCID')).toMatch(/^\d+$/)
      expect(elementsIn(whole, 'Template').map(({ Name }) => Name)).toEqual(['MPS#0', 'MPS#1', 'MPS#2', 'MPS#3', 'MPS#4'])
      expect(elementsIn(whole, 'WorkspaceStatus')).toMatchObject([{ UniquePermissions: 'False', MeetingCount: '1' }])
      const asked = await clientOf('ann').call('GetMeetingsInformation', '<requestFlags>9</requestFlags>')
      expect(textIn(asked, 'AllowCreate')).toBe('False')
      expect(elementsIn(asked, 'Template')).toEqual([])
      expect(elementsIn(asked, 'WorkspaceStatus')).toMatchObject([{ UniquePermissions: '', MeetingCount: '' }])
      expect(elementsIn(await admin.call('GetMeetingsInformation', '<lcid>1</lcid>'), 'Template')).toEqual([])
      expect(await admin.refuse('GetMeetingsInformation', '<requestFlags>-1</requestFlags>')).toMatchObject({ status: 400 })
    })

    it('SetWorkspaceTitle and DeleteWorkspace change workspaces alone', async () => {
      const other = clientOf('admin', `/${title}1`)
      await other.call('SetWorkspaceTitle', '<title>Monthly</title>')
      expect((await rest.call('GET', `/${title}1/_api/web?$select=Title`)).json.Title).toBe('Monthly')
      expect(await other.fail('SetWorkspaceTitle', '<title/>')).toMatchObject({ status: 400 })
      expect(await admin.fail('SetWorkspaceTitle', '<title>x</title>')).toMatchObject(noWorkspace)
      expect(await reader.fail('SetWorkspaceTitle', '<title>x</title>')).toMatchObject(denied)
      expect(await other.refuse('SetWorkspaceTitle', '<name/>')).toMatchObject({ status: 400 })
      expect(await admin.fail('DeleteWorkspace')).toMatchObject({ status: 400, errorCode: '0x00000004' })
      expect(await reader.fail('DeleteWorkspace')).toMatchObject(denied)
      await other.call('DeleteWorkspace')
      expect(await other.fail('DeleteWorkspace')).toMatchObject({ status: 404 })
      expect((await rest.call('GET', `/${title}/_api/web?$select=Title`)).status).toBe(200)
    })
  },
)
