import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { defaultOf } from '../../../../../src/core/content/items/values.ts'
import { Effort } from '../../../../../src/core/kernel/formula/evaluate.ts'
import { utc, zoneNamed } from '../../../../../src/core/kernel/time/zone.ts'
import { meetsValidation } from '../../../../../src/core/model/lists/calculated.ts'
import { fieldFromRow } from '../../../../../src/core/model/lists/field-rows.ts'
import { languageTags } from '../../../../../src/core/model/sites/languages.ts'
import { instantOfLocal, utcOfLocal } from '../../../../../src/core/model/sites/regional/local-dates.ts'
import { localTextsBy } from '../../../../../src/core/model/sites/regional/local-texts.ts'
import { readValue } from '../../../../../src/formats/caml/caml-value.ts'
import { parseXml } from '../../../../../src/formats/xml.ts'

const berlin = zoneNamed('Europe/Berlin')
const auckland = zoneNamed('Pacific/Auckland')
/** In Berlin it is Sunday already, in Auckland noon. */
const now = Date.parse('2026-01-31T23:30:00Z')
type FieldRow = Parameters<typeof fieldFromRow>[0]
const field = (settings: object) =>
  fieldFromRow({ internalName: 'When', title: 'When', type: 'DateTime', settings: JSON.stringify(settings) } as FieldRow)

describe('today', () => {
  it.each([
    [utc, {}, '2026-01-31T00:00:00'],
    [berlin, {}, '2026-01-31T23:00:00'],
    [berlin, { dateOnly: true }, '2026-02-01T00:00:00'],
    [auckland, {}, '2026-01-31T11:00:00'],
  ])('as a default is the day of the zone', (zone, settings, text) => {
    expect(defaultOf(field(settings), '[today]', now, zone)).toBe(text)
  })

  it('is the day of the zone in a formula', () => {
    const meets = (formula: string, zone = berlin) => meetsValidation(formula, [], () => null, new Effort(now, zone))
    expect([meets('=TODAY()=DATE(2026,2,1)'), meets('=TODAY()=DATE(2026,1,31)', utc)]).toEqual([true, true])
    expect(meets('=HOUR(NOW())=0')).toBe(true)
  })

  it.each([
    ['<Today/>', '', berlin, { type: 'date', value: '2026-01-31T23:00:00Z', end: '2026-02-01T23:00:00Z' }],
    ['<Today OffsetDays="56"/>', '', berlin, { type: 'date', value: '2026-03-28T23:00:00Z', end: '2026-03-29T22:00:00Z' }],
    ['<Today/>', ' IncludeTimeValue="TRUE"', berlin, { type: 'instant', value: '2026-01-31T23:00:00Z' }],
    ['<Now/>', ' IncludeTimeValue="TRUE"', berlin, { type: 'instant', value: '2026-01-31T23:30:00Z' }],
    ['<Today/>', '', utc, { type: 'date', value: '2026-01-31T00:00:00Z' }],
    ['2026-07-01T10:00:00+05:00', ' IncludeTimeValue="TRUE"', berlin, { type: 'instant', value: '2026-07-01T05:00:00Z' }],
  ] as const)('is the day of the zone in CAML: %s%s', (inner, attributes, zone, expected) => {
    const { type, value } = expected
    const end = 'end' in expected ? expected.end : undefined
    const element = parseXml(`<Value Type="DateTime"${attributes}>${inner}</Value>`)
    const reference = parseXml('<FieldRef Name="When"/>')
    const { literal } = readValue(element, { nowMs: now, userId: 1, zone }, reference)
    expect(literal).toEqual({ type, value: Date.parse(value), ...(end !== undefined && { end: Date.parse(end) }) })
  })
})

test('a local text in either form is the instant at which clocks show it', () => {
  const minutes = fc.integer({ min: Date.parse('2000-01-01') / 60_000, max: Date.parse('2036-01-01') / 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(utc, berlin, auckland), minutes, (zone, minute) => {
      const local = zone.localOf(minute * 60_000)
      const iso = new Date(local).toISOString().slice(0, 16)
      const instant = instantOfLocal(iso, zone) ?? Number.NaN
      expect(zone.localOf(instant)).toBe(local)
      expect(Date.parse(utcOfLocal(iso.replace('T', ' '), zone, false) + (zone.isUtc ? 'Z' : ''))).toBe(instant)
    }),
    { numRuns: 300 },
  )
})

test('a calendar date and what is no time stay as they are, and a text with a zone keeps it', () => {
  expect(utcOfLocal('1/31/2026', berlin, true)).toBe('2026-01-31T00:00:00')
  expect([utcOfLocal('soon', berlin, false), utcOfLocal('', berlin, false)]).toEqual(['soon', ''])
  expect(utcOfLocal('2026-07-01T10:00:00Z', berlin, false)).toBe('2026-07-01T10:00:00.000Z')
  // The refusal of the column shows what was given.
  for (const none of ['2/31/2026', '2/28/2026 25:00']) expect(utcOfLocal(none, berlin, true)).toBe(none)
})

test.each([...languageTags.values()])('what a web in the language %s shows of a time is read as that time', (tag) => {
  for (const hours24 of [false, true]) {
    const texts = localTextsBy(tag, hours24)
    for (const text of ['2026-01-03T00:05Z', '2026-11-12T12:00Z', '1999-05-06T09:07Z', '2026-02-28T23:59Z']) {
      const time = Date.parse(text)
      const shown = `${texts.day(time)} ${texts.clock(time)}`
      expect([shown, instantOfLocal(shown, utc, texts)]).toEqual([shown, time])
      expect(utcOfLocal(texts.day(time), berlin, true, texts).slice(0, 10)).toBe(text.slice(0, 10))
    }
  }
})
