import { describe, expect, it } from 'vitest'
import { timesOf } from '../../../src/formats/calendar/recurrence.ts'
import { readRecurrenceData } from '../../../src/formats/calendar/recurrence-data.ts'

const same = (local: number) => local

function days(repeat: string, start: string, end = '<repeatForever>FALSE</repeatForever>', most = 4): string[] {
  const rule = readRecurrenceData(
    `<recurrence><rule><firstDayOfWeek>su</firstDayOfWeek><repeat>${repeat}</repeat>${end}</rule></recurrence>`,
  )
  const found: string[] = []
  if (!rule) return found
  for (const time of timesOf(rule, Date.parse(`${start}T10:00:00Z`), same)) {
    found.push(new Date(time).toISOString().slice(2, 10))
    if (found.length === most) break
  }
  return found
}

describe('a rule of recurrence in XML', () => {
  it.each([
    ['<daily dayFrequency="3"/>', '2027-01-01', ['27-01-01', '27-01-04', '27-01-07', '27-01-10']],
    ['<daily weekday="TRUE"/>', '2027-01-01', ['27-01-01', '27-01-04', '27-01-05', '27-01-06']],
    ['<weekly tu="TRUE" th="true" weekFrequency="2"/>', '2027-01-05', ['27-01-05', '27-01-07', '27-01-19', '27-01-21']],
    ['<monthly monthFrequency="1" day="31"/>', '2027-01-31', ['27-01-31', '27-03-31', '27-05-31', '27-07-31']],
    ['<monthlyByDay weekdayOfMonth="last" fr="TRUE" monthFrequency="1"/>', '2027-01-29', ['27-01-29', '27-02-26', '27-03-26', '27-04-30']],
    [
      '<monthlyByDay weekdayOfMonth="first" weekend_day="TRUE" monthFrequency="2"/>',
      '2027-01-02',
      ['27-01-02', '27-03-06', '27-05-01', '27-07-03'],
    ],
    [
      '<monthlyByDay weekdayOfMonth="second" day="TRUE" monthFrequency="1"/>',
      '2027-01-02',
      ['27-01-02', '27-02-02', '27-03-02', '27-04-02'],
    ],
    ['<yearly yearFrequency="1" month="5" day="12"/>', '2027-05-12', ['27-05-12', '28-05-12', '29-05-12', '30-05-12']],
    [
      '<yearlyByDay yearFrequency="1" month="8" weekdayOfMonth="first" mo="TRUE"/>',
      '2027-08-02',
      ['27-08-02', '28-08-07', '29-08-06', '30-08-05'],
    ],
  ])('%s has its days', (repeat, start, expected) => {
    expect(days(repeat, start)).toEqual(expected)
  })

  it('ends after a number of occurrences, or at a time', () => {
    const daily = '<daily dayFrequency="1"/>'
    expect(days(daily, '2027-01-01', '<repeatInstances>2</repeatInstances>')).toEqual(['27-01-01', '27-01-02'])
    expect(days(daily, '2027-01-01', '<windowEnd>2027-01-03T09:00:00Z</windowEnd>')).toEqual(['27-01-01', '27-01-02'])
  })

  it.each([
    '',
    'V',
    '<recurrence/>',
    '<recurrence><rule><repeat/></rule></recurrence>',
    '<recurrence><rule><repeat><hourly/></repeat></rule></recurrence>',
    '<recurrence><rule><repeat><monthly monthFrequency="1" day="32"/></repeat></rule></recurrence>',
    '<recurrence><rule><repeat><monthlyByDay weekdayOfMonth="fifth" mo="TRUE"/></repeat></rule></recurrence>',
    `<recurrence>${'<rule>'.repeat(20)}`,
    `<recurrence>${' '.repeat(5_000)}</recurrence>`,
  ])('%j is none', (text) => {
    expect(readRecurrenceData(text)).toBeUndefined()
  })
})
