import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { readMeeting } from '../../../src/formats/calendar/icalendar.ts'

const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Middle Europe; summer',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]
const calendar = (lines: readonly string[], end = '\r\n') =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...zone, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(end)
const required = ['UID:a', 'DTSTART:20270102T100000Z']
const iso = (time: number) => new Date(time).toISOString()

describe('a meeting of a calendar', () => {
  it.each(['\r\n', '\n'])('has what its lines say, with line ends %j', (end) => {
    const lines = [
      'UID:040000008200E00074',
      'SEQUENCE:3',
      'SUMMARY;LANGUAGE=en:Plans\\, and\\nmore of ',
      ' them\\;',
      'LOCATION:Room 7',
      'DTSTART:20270102T100000Z',
      'DTEND:20270102T113000Z',
      'ORGANIZER;CN="Ray: Ann; A":mailto:ann@example.com',
      'ATTENDEE;PARTSTAT=ACCEPTED;CN="a:b;c":MAILTO:Bob@Example.com',
      'ATTENDEE:mailto:cy@example.com',
      'X-ANY;A="x":1',
      'BEGIN:VALARM',
      'UID:of the alarm',
      'END:VALARM',
    ]
    expect(readMeeting(calendar(lines, end))).toEqual({
      uid: '040000008200E00074',
      sequence: 3,
      title: 'Plans, and\nmore of them;',
      location: 'Room 7',
      start: Date.parse('2027-01-02T10:00:00Z'),
      end: Date.parse('2027-01-02T11:30:00Z'),
      organizer: 'ann@example.com',
      attendees: new Map([
        ['bob@example.com', 'ACCEPTED'],
        ['cy@example.com', 'NEEDS-ACTION'],
      ]),
      isCancelled: false,
      recurrence: '',
      occurrences: [],
      instance: 0,
    })
  })

  it.each([
    ['20270102T100000Z', 'UID:a', '2027-01-02T10:00:00.000Z'],
    ['20270102T100000', 'UID:a', '2027-01-02T10:00:00.000Z'],
    ['20270102', 'UID:a', '2027-01-02T00:00:00.000Z'],
  ])('begins at %s', (start, line, wanted) => {
    const read = readMeeting(calendar([line, `DTSTART:${start}`]))
    expect([iso(read.start), iso(read.end)]).toEqual([wanted, wanted])
  })

  it.each([
    ['20270110T100000', '2027-01-10T09:00:00.000Z'],
    ['20270328T015959', '2027-03-28T00:59:59.000Z'],
    ['20270328T020000', '2027-03-28T00:00:00.000Z'],
    ['20270701T100000', '2027-07-01T08:00:00.000Z'],
    ['20271031T030000', '2027-10-31T02:00:00.000Z'],
    ['20271231T235959', '2027-12-31T22:59:59.000Z'],
  ])('has the offset of its zone at %s', (start, wanted) => {
    const read = readMeeting(calendar(['UID:a', `DTSTART;TZID="Middle Europe; summer":${start}`]))
    expect(iso(read.start)).toBe(wanted)
  })

  it.each([
    ['PT1H30M', 90],
    ['P1D', 1440],
    ['P1W', 10_080],
    ['P1DT2H', 1560],
  ])('lasts %s', (duration, minutes) => {
    const { start, end } = readMeeting(calendar([...required, `DURATION:${duration}`]))
    expect((end - start) / 60_000).toBe(minutes)
  })

  it('is cancelled by its status, or by the method of the calendar', () => {
    expect(readMeeting(calendar([...required, 'STATUS:CANCELLED'])).isCancelled).toBe(true)
    expect(readMeeting(calendar(required).replace('VERSION:2.0', 'METHOD:CANCEL')).isCancelled).toBe(true)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['other text', 'hello'],
    ['no meeting', 'BEGIN:VCALENDAR\nEND:VCALENDAR'],
    ['no end', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20270102T100000Z\nEND:VEVENT'],
    ['ends that cross', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\nEND:VEVENT'],
    ['no start', calendar(['UID:a'])],
    ['a day that is none', calendar(['UID:a', 'DTSTART:20270230'])],
    ['a word as time', calendar(['UID:a', 'DTSTART:tomorrow'])],
    ['a sequence that is no number', calendar([...required, 'SEQUENCE:x'])],
    ['a duration that is none', calendar([...required, 'DURATION:1 hour'])],
    ['a zone that is not described', calendar(['UID:a', 'DTSTART;TZID=Mars:20270102T100000'])],
    ['a recurrence by the hour', calendar([...required, 'RRULE:FREQ=HOURLY'])],
    ['an instance that is no time', calendar([...required, 'RECURRENCE-ID:x'])],
    ['too many characters', calendar([...required, `X:${'x'.repeat(270_000)}`])],
    ['too many lines', calendar([...required, ...Array.from({ length: 11_000 }, () => 'X:')])],
  ])('is refused with %s', (_, text) => {
    expect(() => readMeeting(text)).toThrow(DomainError)
  })
})

test('any text is read or refused', () => {
  const word = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'BEGIN:STANDARD',
    'END:STANDARD',
    'UID:a',
    'DTSTART:20270102',
    'DTSTART;TZID=z:20270102T000000',
    'TZID:z',
    'TZOFFSETTO:+0100',
    'RRULE:BYMONTH=99;BYDAY=5MO;UNTIL=00010101',
    'RRULE:FREQ=DAILY',
    'RECURRENCE-ID:20270103',
    'EXDATE:20270103,20270104',
    'RDATE;TZID=z:20270105T000000',
    'DURATION:P1D',
    'ATTENDEE;a="b',
    'x',
    ' y',
    '',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 12 })), { maxLength: 30 }), (lines) => {
      try {
        expect(Number.isFinite(readMeeting(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n')).start)).toBe(true)
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
      }
    }),
    { numRuns: 1000 },
  )
})
