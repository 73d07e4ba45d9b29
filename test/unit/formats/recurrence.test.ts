import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DomainError } from '../../../src/core/kernel/errors.ts'
import { readMeeting } from '../../../src/formats/calendar/icalendar.ts'
import { readRecurrence, timesOf } from '../../../src/formats/calendar/recurrence.ts'

const days = (rule: string, start: string, most = 6): string[] => {
  const found: string[] = []
  for (const time of timesOf(readRecurrence(rule), Date.parse(`${start}T10:00:00Z`), (local) => local)) {
    found.push(new Date(time).toISOString().slice(2, 10))
    if (found.length === most) break
  }
  return found
}

describe('a rule of recurrence', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', '2027-01-30', '27-01-30 27-01-31 27-02-01'],
    ['freq=daily;interval=2;until=20270105', '2027-01-01', '27-01-01 27-01-03 27-01-05'],
    ['FREQ=DAILY;UNTIL=20270103T095959Z', '2027-01-01', '27-01-01 27-01-02'],
    ['FREQ=DAILY;BYDAY=MO,FR;COUNT=4', '2027-01-01', '27-01-01 27-01-04 27-01-08 27-01-11'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=1,-1;COUNT=4', '2027-02-01', '27-02-01 27-02-28 28-02-01 28-02-29'],
    ['FREQ=WEEKLY;COUNT=3', '2027-01-06', '27-01-06 27-01-13 27-01-20'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=4', '2027-01-06', '27-01-06 27-01-18 27-01-20 27-02-01'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4', '1997-08-05', '97-08-05 97-08-10 97-08-19 97-08-24'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4', '1997-08-05', '97-08-05 97-08-17 97-08-19 97-08-31'],
    ['FREQ=MONTHLY;COUNT=3', '2027-01-31', '27-01-31 27-03-31 27-05-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2027-01-31', '27-01-31 27-02-28 27-03-31'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=+2TU;COUNT=3', '2027-01-12', '27-01-12 27-04-13 27-07-13'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '2027-01-29', '27-01-29 27-02-26 27-03-26'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3', '2027-01-29', '27-01-29 27-02-26 27-03-31'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', '2026-11-13', '26-11-13 27-08-13 28-10-13'],
    ['FREQ=YEARLY;COUNT=3', '2028-02-29', '28-02-29 32-02-29 36-02-29'],
    ['FREQ=YEARLY;BYMONTH=3,11;COUNT=3', '2027-03-05', '27-03-05 27-11-05 28-03-05'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3', '2027-11-25', '27-11-25 28-11-23 29-11-22'],
    ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', '97-05-19 98-05-18 99-05-17'],
    ['FREQ=YEARLY;BYDAY=-1SU;COUNT=2', '2027-12-26', '27-12-26 28-12-31'],
    ['FREQ=YEARLY;BYMONTHDAY=13;INTERVAL=2;COUNT=3', '2027-11-13', '27-11-13 27-12-13 29-01-13'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2027-02-03', '27-02-03'],
    ['FREQ=DAILY', '9999-12-30', '99-12-30 99-12-31'],
  ])('%s from %s has its days', (rule, start, wanted) => {
    const found = days(rule, start)
    expect(found.slice(0, wanted.split(' ').length).join(' ')).toBe(wanted)
    if (/COUNT|UNTIL/i.test(rule)) expect(found).toHaveLength(wanted.split(' ').length)
  })

  it.each([
    'FREQ=HOURLY',
    'COUNT=3',
    '',
    'FREQ',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1001',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=DAILY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=MONTHLY;BYDAY=XX',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=DAILY;WKST=XX',
    `FREQ=YEARLY;BYMONTH=${'1,'.repeat(600)}1`,
  ])('%s is refused', (rule) => {
    expect(() => readRecurrence(rule)).toThrow(DomainError)
  })

  test('any rule has ascending times from its start, and an end', () => {
    const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 }).map((parts) => parts.join(','))
    const part = (name: string, values: fc.Arbitrary<string>) =>
      fc.option(values.map((value) => `;${name}=${value}`)).map((text) => text ?? '')
    const rules = fc
      .tuple(
        fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        part('INTERVAL', fc.integer({ min: 1, max: 1000 }).map(String)),
        part('BYDAY', some(['MO', 'SU', '1TU', '-1FR', '5WE', '53TH'])),
        part('BYMONTHDAY', some(['1', '-1', '30', '31', '-31'])),
        part('BYMONTH', some(['1', '2', '12'])),
        part('BYSETPOS', some(['1', '-1', '366', '-366'])),
      )
      .map(([frequency, ...parts]) => `FREQ=${frequency}${parts.join('')}`)
    fc.assert(
      fc.property(rules, fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (text, start) => {
        let last = Number.NEGATIVE_INFINITY
        try {
          let count = 0
          for (const time of timesOf(readRecurrence(text), start.getTime(), (local) => local)) {
            if (count === 0) expect(time).toBe(start.getTime())
            expect(time).toBeGreaterThan(last)
            last = time
            if (++count === 20) break
          }
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
        }
      }),
      { numRuns: 200 },
    )
  })
})

const zone = [
  'BEGIN:VTIMEZONE\nTZID:Here',
  'BEGIN:STANDARD\nDTSTART:16011025T030000\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nEND:STANDARD',
  'BEGIN:DAYLIGHT\nDTSTART:16010325T020000\nTZOFFSETTO:+0200\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nEND:DAYLIGHT',
  'END:VTIMEZONE',
]
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\n')
const read = (...events: string[]) => readMeeting(['BEGIN:VCALENDAR', ...zone, ...events, 'END:VCALENDAR'].join('\n'))
const starts = (...events: string[]) => read(...events).occurrences.map(({ start }) => new Date(start).toISOString().slice(2, 16))

describe('a meeting that recurs', () => {
  const weekly = ['DTSTART;TZID=Here:20270322T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3']

  it('has occurrences at the same local time', () => {
    expect(starts(event(...weekly))).toEqual(['27-03-22T08:00', '27-03-29T07:00', '27-04-05T07:00'])
    const [first] = read(event(...weekly)).occurrences
    expect(first).toEqual({ instance: 20270322, start: Date.parse('2027-03-22T08:00:00Z'), end: Date.parse('2027-03-22T09:00:00Z') })
    expect(read(event(...weekly)).recurrence).toBe('FREQ=WEEKLY;COUNT=3')
  })

  it('lacks what EXDATE names, and has what RDATE adds', () => {
    expect(starts(event(...weekly, 'EXDATE;TZID=Here:20270329T090000'))).toEqual(['27-03-22T08:00', '27-04-05T07:00'])
    expect(starts(event(...weekly, 'EXDATE:20270329T070000Z,20270405T070000Z'))).toEqual(['27-03-22T08:00'])
    expect(starts(event(...weekly, 'EXDATE;VALUE=DATE:20270322'))).toEqual(['27-03-29T07:00', '27-04-05T07:00'])
    expect(starts(event(...weekly, 'EXDATE;TZID=Here:20270329T100000'))).toHaveLength(3)
    expect(starts(event(...weekly.slice(0, 2), 'RDATE;TZID=Here:20270501T120000'))).toEqual(['27-03-22T08:00', '27-05-01T10:00'])
  })

  it('has what the calendar tells of single occurrences', () => {
    const moved = ['RECURRENCE-ID;TZID=Here:20270329T090000', 'SUMMARY:Moved', 'DTSTART:20270330T070000Z', 'DTEND:20270330T080000Z']
    const cancelled = ['RECURRENCE-ID:20270405T070000Z', 'DTSTART:20270405T070000Z', 'STATUS:CANCELLED']
    expect(read(event(...moved), event(...weekly, 'SUMMARY:All'), event(...cancelled)).occurrences).toMatchObject([
      { instance: 20270322 },
      { instance: 20270329, start: Date.parse('2027-03-30T07:00:00Z'), changed: { title: 'Moved', isCancelled: false } },
      { instance: 20270405, changed: { isCancelled: true } },
    ])
    expect(read(event(...moved))).toMatchObject({ instance: 20270329, title: 'Moved', occurrences: [] })
  })

  it('has at most 200 occurrences; one without an end has so many', () => {
    const daily = ['DTSTART:20270101T090000Z']
    expect(starts(event(...daily, 'RRULE:FREQ=DAILY'))).toHaveLength(200)
    expect(starts(event(...daily, 'RRULE:FREQ=DAILY;COUNT=200'))).toHaveLength(200)
    expect(() => read(event(...daily, 'RRULE:FREQ=DAILY;COUNT=201'))).toThrow('at most 200')
    expect(() => read(event(...daily, 'RRULE:FREQ=DAILY;UNTIL=20290101'))).toThrow('at most 200')
  })

  it.each([
    ['a rule and an occurrence', [event(...weekly, 'RECURRENCE-ID:20270322T090000Z')]],
    ['a range', [event('DTSTART:20270101', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270322T090000Z')]],
    ['an event that is no occurrence', [event(...weekly), event('DTSTART:20270101', 'RECURRENCE-ID:20270323T090000Z')]],
    ['a second event', [event(...weekly), event('DTSTART:20270101')]],
    ['no occurrence', [event('DTSTART:20270101', 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:20270101')]],
    ['a period', [event(...weekly, 'RDATE;VALUE=PERIOD:20270101T000000Z/PT1H')]],
    ['too many dates', [event(...weekly, `EXDATE:${'20270101,'.repeat(500)}`)]],
  ])('is refused with %s', (_, events) => {
    expect(() => read(...events)).toThrow(DomainError)
  })
})
