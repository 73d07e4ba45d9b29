import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'

const { server, clientOf: restOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = restOf('admin')
let made = 0

const lines = (uid: string, ...more: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', `UID:${uid}`, ...more, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const ical = (text: string) => `<icalText>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;')}</icalText>`
const times = ['DTSTART:20270102T100000Z', 'DTEND:20270102T110000Z']

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/meetings/'))(
  'meetings of iCalendar texts over SOAP %s in the namespace %s',
  (version, namespace) => {
    const title = `Calendar${++made}`
    const clientOf = (name: string, path = `/${title}`) =>
      createSoapContractClient({ url: server.url + path, service: 'meetings', version, namespace, headers: { Authorization: basic(name) } })
    const admin = clientOf('admin')
    const reader = clientOf('ann')
    const meeting = async (uid: string) => {
      const path = `/${title}/_api/web/lists/getbytitle('Meeting Series')/items?$filter=EventUID eq '${uid}'`
      return ((await rest.call('GET', path)).json.value as Record<string, unknown>[])[0]
    }

    beforeAll(async () => {
      await clientOf('admin', '').call('CreateWorkspace', `<title>${title}</title>`)
    })

    it('AddMeetingFromICal adds a meeting with its attendees', async () => {
      const text = lines(
        'one',
        'SUMMARY:Plans & more',
        'LOCATION:Room 7',
        'SEQUENCE:2',
        ...times,
        'ORGANIZER:mailto:ray@example.com',
        'ATTENDEE;PARTSTAT=ACCEPTED:mailto:bob@example.com',
      )
      const reply = await admin.call('AddMeetingFromICal', ical(text))
      expect(elementsIn(reply, 'AddMeeting')).toMatchObject([{ Url: `${server.url}/${title}`, MeetingCount: '1' }])
      expect(elementsIn(reply, 'AttendeeUpdateStatus')).toEqual([{ Code: '0', Detail: '', ManageUserPage: '' }])
      expect(await meeting('one')).toMatchObject({
        Title: 'Plans & more',
        Location: 'Room 7',
        EventSequence: 2,
        EventDate: '2027-01-02T10:00:00Z',
        EndDate: '2027-01-02T11:00:00Z',
        OrganizerEmail: 'ray@example.com',
        IsCancelled: false,
      })
      await admin.call('AddMeetingFromICal', `<organizerEmail>ann@example.com</organizerEmail>${ical(lines('two', ...times))}`)
      expect(await meeting('two')).toMatchObject({ OrganizerEmail: 'ann@example.com' })
      expect(await admin.fail('AddMeetingFromICal', ical(lines('one', ...times)))).toMatchObject({ status: 400, errorCode: '0x00000007' })
      expect(await admin.fail('AddMeetingFromICal', '<icalText> </icalText>')).toMatchObject({ status: 400, errorCode: '0x00000005' })
      expect(await admin.fail('AddMeetingFromICal')).toMatchObject({ status: 400, errorCode: '0x00000005' })
      for (const wrong of [
        'no calendar',
        lines('x'),
        lines('', ...times),
        lines('x', ...times, 'RRULE:FREQ=HOURLY'),
        lines('x', ...times, 'ATTENDEE:mailto:a b@example.com'),
      ])
        expect(await admin.fail('AddMeetingFromICal', ical(wrong))).toMatchObject({ status: 400 })
      expect(await admin.fail('AddMeetingFromICal', `<organizerEmail>ann</organizerEmail>${ical(lines('x', ...times))}`)).toMatchObject({
        errorCode: '0x0000000a',
      })
      const crowd = Array.from({ length: 201 }, (_, at) => `ATTENDEE:mailto:a${at}@example.com`)
      expect(await admin.fail('AddMeetingFromICal', ical(lines('x', ...times, ...crowd)))).toMatchObject({
        status: 400,
        errorCode: '0x0000000d',
      })
      await admin.call('AddMeetingFromICal', ical(lines('crowd', ...times, ...crowd.slice(1))))
      expect(await reader.fail('AddMeetingFromICal', ical(lines('x', ...times)))).toMatchObject({ status: 403, errorCode: '0x80070005' })
      expect(await clientOf('admin', '').fail('AddMeetingFromICal', ical(lines('x', ...times)))).toMatchObject({ errorCode: '0x00000006' })
      expect(await admin.refuse('AddMeetingFromICal', '<ical/>')).toMatchObject({ status: 400 })
      expect(await meeting('x')).toBeUndefined()
    })

    it('UpdateMeetingFromICal changes a meeting, unless a later change is stored', async () => {
      await admin.call('AddMeetingFromICal', ical(lines('three', ...times, 'SEQUENCE:5', 'SUMMARY:First')))
      const reply = await admin.call(
        'UpdateMeetingFromICal',
        ical(lines('three', ...times, 'SEQUENCE:6', 'SUMMARY:Second', 'ATTENDEE:mailto:bob@example.com')),
      )
      expect(elementsIn(reply, 'AttendeeUpdateStatus')).toEqual([{ Code: '0', Detail: '', ManageUserPage: '' }])
      expect(await meeting('three')).toMatchObject({ Title: 'Second', EventSequence: 6, IsCancelled: false })
      await admin.call('UpdateMeetingFromICal', ical(lines('three', ...times, 'SEQUENCE:4', 'SUMMARY:Late')))
      expect(await meeting('three')).toMatchObject({ Title: 'Second', EventSequence: 6 })
      const crowd = Array.from({ length: 201 }, (_, at) => `ATTENDEE:mailto:a${at}@example.com`)
      const cancelled = lines('three', ...times, 'SEQUENCE:7', 'STATUS:CANCELLED', ...crowd)
      expect(await admin.fail('UpdateMeetingFromICal', ical(cancelled))).toMatchObject({ errorCode: '0x0000000d' })
      await admin.call('UpdateMeetingFromICal', `${ical(cancelled)}<ignoreAttendees>true</ignoreAttendees>`)
      expect(await meeting('three')).toMatchObject({ IsCancelled: true, EventSequence: 7 })
      expect(await admin.fail('UpdateMeetingFromICal', ical(lines('missing', ...times)))).toMatchObject({
        status: 404,
        errorCode: '0x8102003e',
      })
      expect(await admin.fail('UpdateMeetingFromICal')).toMatchObject({ errorCode: '0x00000005' })
      expect(await reader.fail('UpdateMeetingFromICal', ical(lines('three', ...times, 'SEQUENCE:9')))).toMatchObject({ status: 403 })
      expect(await admin.refuse('UpdateMeetingFromICal', '<ignoreAttendees>maybe</ignoreAttendees>')).toMatchObject({ status: 400 })
    })
  },
)
