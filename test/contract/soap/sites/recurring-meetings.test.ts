import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
const unknownMeeting = { status: 404, errorCode: '0x8102003e' }
let made = 0

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:series', ...lines, 'END:VEVENT']
const ical = (...lines: string[]) => `<icalText>${['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n')}</icalText>`
const times = ['DTSTART:20270104T090000Z', 'DTEND:20270104T100000Z']
const weekly = [...times, 'RRULE:FREQ=WEEKLY;COUNT=3']
const uid = '<uid>series</uid>'
const recurrenceId = (day: number) => `<recurrenceId>${day}</recurrenceId>`

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/meetings/'))(
  'meetings that recur over SOAP %s in the namespace %s',
  (version, namespace) => {
    const title = `Series${++made}`
    const clientOf = (name: string, path = `/${title}`) =>
      createSoapContractClient({ url: server.url + path, service: 'meetings', version, namespace, headers: { Authorization: basic(name) } })
    const admin = clientOf('admin')
    const reader = clientOf('ann')
    const items = `/${title}/_api/web/lists/getbytitle('Meeting Series')/items?$orderby=InstanceID`
    const column = async (name: string) =>
      ((await rest.call('GET', items)).json.value as Record<string, unknown>[]).map((item) => item[name])

    beforeAll(async () => {
      await clientOf('admin', '').call('CreateWorkspace', `<title>${title}</title>`)
    })

    it('AddMeetingFromICal adds an item for each occurrence, in a workspace without other meetings', async () => {
      const reply = await admin.call('AddMeetingFromICal', ical(...event(...weekly, 'SUMMARY:Budget')))
      expect(elementsIn(reply, 'AddMeeting')).toMatchObject([{ MeetingCount: '3' }])
      expect(await column('InstanceID')).toEqual([20270104, 20270111, 20270118])
      expect(await column('EventDate')).toEqual(['2027-01-04T09:00:00Z', '2027-01-11T09:00:00Z', '2027-01-18T09:00:00Z'])
      expect(await column('EndDate')).toContain('2027-01-18T10:00:00Z')
      expect(await column('RecurrenceData')).toEqual(Array(3).fill('FREQ=WEEKLY;COUNT=3'))
      expect(await column('Title')).toEqual(Array(3).fill('Budget'))
      expect(await admin.fail('AddMeetingFromICal', ical(...event(...weekly)))).toMatchObject({ errorCode: '0x00000007' })
      const other = ical(...event(...weekly)).replace('UID:series', 'UID:other')
      expect(await admin.fail('AddMeetingFromICal', other)).toMatchObject({ status: 400, errorCode: '0x00000003' })
      expect(await reader.fail('AddMeetingFromICal', other)).toMatchObject({ status: 400 })
      const lost = ical(...event(...times, 'RECURRENCE-ID:20270104T090000Z')).replace('UID:series', 'UID:other')
      expect(await admin.fail('AddMeetingFromICal', lost)).toMatchObject(unknownMeeting)
    })

    it('RemoveMeeting, RestoreMeeting and SetAttendeeResponse reach one occurrence, or all', async () => {
      await admin.call('RemoveMeeting', recurrenceId(20270111) + uid)
      expect(await column('IsCancelled')).toEqual([false, true, false])
      await admin.call('RemoveMeeting', recurrenceId(0) + uid)
      expect(await column('IsCancelled')).toEqual([true, true, true])
      await admin.call('RestoreMeeting', uid)
      expect(await column('IsCancelled')).toEqual([false, false, false])
      const email = '<attendeeEmail>ann@example.com</attendeeEmail>'
      await admin.call('SetAttendeeResponse', `${email}${recurrenceId(20270118)}${uid}<response>responseDeclined</response>`)
      const lists = createSoapContractClient({
        url: `${server.url}/${title}`,
        service: 'lists',
        version: '1.1',
        headers: { Authorization: basic('admin') },
      })
      const bags = () => lists.call('GetListItems', '<listName>Meeting Series</listName>')
      expect((await bags()).split('attendee-ann@example.com')).toHaveLength(2)
      await admin.call('SetAttendeeResponse', `${email}${uid}<response>responseAccepted</response>`)
      expect((await bags()).split('attendee-ann@example.com')).toHaveLength(4)
      for (const [operation, parts] of [
        ['RemoveMeeting', recurrenceId(20270112) + uid],
        ['RemoveMeeting', `${recurrenceId(20270112)}${uid}<cancelMeeting>false</cancelMeeting>`],
        ['SetAttendeeResponse', email + recurrenceId(20270112) + uid],
      ] as const)
        expect(await admin.fail(operation, parts)).toMatchObject(unknownMeeting)
    })

    it('UpdateMeetingFromICal changes one occurrence, or all by another rule', async () => {
      const moved = event('RECURRENCE-ID:20270111T090000Z', 'SEQUENCE:1', 'SUMMARY:Moved', 'DTSTART:20270112T090000Z', 'DURATION:PT1H')
      await admin.call('UpdateMeetingFromICal', ical(...moved))
      expect(await column('EventDate')).toEqual(['2027-01-04T09:00:00Z', '2027-01-12T09:00:00Z', '2027-01-18T09:00:00Z'])
      expect(await column('Title')).toEqual(['Budget', 'Moved', 'Budget'])
      const late = await admin.call('UpdateMeetingFromICal', ical(...event(...times, 'RRULE:FREQ=DAILY;COUNT=2')))
      expect(elementsIn(late, 'AttendeeUpdateStatus')).toMatchObject([{ Code: '0' }])
      expect(await column('InstanceID')).toHaveLength(3)
      await admin.call('UpdateMeetingFromICal', ical(...event(...times, 'SEQUENCE:2', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20270118')))
      expect(await column('InstanceID')).toEqual([20270104, 20270111, 20270125])
      expect(await column('EventDate')).toEqual(['2027-01-04T09:00:00Z', '2027-01-11T09:00:00Z', '2027-01-25T09:00:00Z'])
      expect(await column('EventSequence')).toEqual([2, 2, 2])
      const unknown = ical(...event('RECURRENCE-ID:20270118T090000Z', 'SEQUENCE:3', ...times))
      expect(await admin.fail('UpdateMeetingFromICal', unknown)).toMatchObject(unknownMeeting)
      expect(await reader.fail('UpdateMeetingFromICal', ical(...event(...weekly, 'SEQUENCE:3')))).toMatchObject({ status: 403 })
      const alone = `${uid}<sequence>9</sequence><utcDateStart>2027-01-02T10:00:00Z</utcDateStart><utcDateEnd>2027-01-02T11:00:00Z</utcDateEnd>`
      expect(await admin.fail('UpdateMeeting', alone)).toMatchObject({ status: 400 })
      expect(await column('EventSequence')).toEqual([2, 2, 2])
      await admin.call('UpdateMeetingFromICal', ical(...event(...times, 'SEQUENCE:3')))
      expect(await column('InstanceID')).toEqual([null])
    })

    it('RemoveMeeting deletes one occurrence, or all', async () => {
      await admin.call('UpdateMeetingFromICal', ical(...event(...weekly, 'SEQUENCE:4')))
      const remove = (day: number) => admin.call('RemoveMeeting', `${recurrenceId(day)}${uid}<cancelMeeting>false</cancelMeeting>`)
      await remove(20270111)
      expect(await column('InstanceID')).toEqual([20270104, 20270118])
      await remove(0)
      expect(await column('InstanceID')).toEqual([])
      const endless = await admin.call('AddMeetingFromICal', ical(...event(...times, 'RRULE:FREQ=DAILY')))
      expect(elementsIn(endless, 'AddMeeting')).toMatchObject([{ MeetingCount: '200' }])
    })

    it('a workspace without the two columns of occurrences refuses a series, until it has them', async () => {
      const older = `Older${title}`
      await clientOf('admin', '').call('CreateWorkspace', `<title>${older}</title>`)
      const workspace = clientOf('admin', `/${older}`)
      const list = `/${older}/_api/web/lists/getbytitle('Meeting Series')`
      const headers = { 'X-HTTP-Method': 'DELETE', 'IF-MATCH': '*' }
      for (const name of ['RecurrenceData', 'InstanceID'])
        expect((await rest.call('POST', `${list}/fields/getbyinternalnameortitle('${name}')`, { headers })).status).toBe(200)
      const count = async () => (await rest.call('GET', list)).json.ItemCount
      const refusal = { status: 404, message: expect.stringContaining("'RecurrenceData'") }
      expect(await workspace.fail('AddMeetingFromICal', ical(...event(...weekly)))).toMatchObject(refusal)
      expect(await count()).toBe(0)
      await workspace.call('AddMeetingFromICal', ical(...event(...times)))
      expect(await workspace.fail('UpdateMeetingFromICal', ical(...event(...weekly, 'SEQUENCE:1')))).toMatchObject(refusal)
      expect(await count()).toBe(1)
      await workspace.call('RemoveMeeting', `${uid}<cancelMeeting>false</cancelMeeting>`)
      for (const body of [
        { Title: 'RecurrenceData', FieldTypeKind: 3 },
        { Title: 'InstanceID', FieldTypeKind: 1 },
      ])
        expect((await rest.call('POST', `${list}/fields`, { body })).status).toBe(201)
      await workspace.call('AddMeetingFromICal', ical(...event(...weekly)))
      expect(await count()).toBe(3)
    })
  },
)
