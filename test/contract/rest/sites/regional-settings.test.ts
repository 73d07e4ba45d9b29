import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const settings = '/_api/web/regionalsettings'

describe('the regional settings', () => {
  it('say how numbers, dates and times are written', async () => {
    expect((await reader.call('GET', settings)).json).toMatchObject({
      LocaleId: 1033,
      AM: 'AM',
      PM: 'PM',
      DateFormat: 0,
      FirstWeekOfYear: 0,
      DigitGrouping: '3;0',
      NegativeSign: '-',
      Collation: 25,
    })
  })

  it('are expanded with the web, down to the time zone', async () => {
    const { json } = await reader.call('GET', '/_api/web?$select=Title,RegionalSettings/LocaleId&$expand=RegionalSettings/TimeZone')
    expect(json).toEqual({ Title: 'Home', RegionalSettings: { LocaleId: 1033, TimeZone: expect.objectContaining({ Id: 93 }) } })
    const query = '?$select=LocaleId,TimeZones/Id&$expand=TimeZones'
    const { TimeZones, ...others } = (await reader.call('GET', settings + query)).json
    expect(others).toEqual({ LocaleId: 1033 })
    expect(TimeZones).toEqual(expect.arrayContaining([{ Id: 93 }, { Id: 4 }, { Id: 13 }]))
  })

  it.each(envelopes)('list the languages, %s', async (envelope) => {
    const { json } = await reader.call('GET', `${settings}/InstalledLanguages`, { headers: { Accept: accepts[envelope] } })
    const { Items } = json.d?.InstalledLanguages ?? json
    expect(Items.results ?? Items).toEqual([{ DisplayName: 'English', LanguageTag: 'en-US', Lcid: 1033 }])
  })

  it('are for users who may open the web', async () => {
    for (const what of ['', '/timezones', '/timezones/getbyid(93)', '/installedlanguages'])
      expectRefusal(await stranger.call('GET', settings + what), 403, /Open/)
    for (const what of ["utctolocaltime('2026-01-31')", "localtimetoutc('2026-01-31')"])
      for (const method of ['GET', 'POST']) expectRefusal(await stranger.call(method, `${settings}/timezone/${what}`), 403, /Open/)
    expectRefusal(await stranger.call('POST', `${settings}/timezones/getbyid(93)`), 403, /Open/)
  })
})

describe('the time zone', () => {
  it('is one of a list, found by its number', async () => {
    const all = rowsOf(await reader.call('GET', `${settings}/timezones`)).map((row) => row.Id)
    expect([all.length, all.slice(0, 3), all.includes(93)]).toEqual([106, [39, 95, 15], true])
    expect((await reader.call('GET', `${settings}/timezones/getbyid(4)`)).json.Description).toMatch(/Berlin/)
    for (const [method, form] of [
      ['GET', 'timezones/getbyid(93)'],
      ['POST', 'timezones/GetById(93)'],
      ['GET', 'timezones(93)'],
    ] as const)
      expect((await reader.call(method, `${settings}/${form}`)).json).toMatchObject({ Description: '(UTC) Coordinated Universal Time' })
    expectRefusal(await reader.call('GET', `${settings}/timezones/getbyid(52)`), 404, /timezones\/getbyid\(52\)/)
    expectRefusal(await reader.call('POST', `${settings}/timezones/getbyid(52)`), 404, /timezones\/getbyid\(52\)/)
  })

  it.each([
    ["utctolocaltime('2026-01-31T10:00:00Z')", '2026-01-31T10:00:00'],
    ["utcToLocalTime('2026-01-31T12:00:00.500+02:00')", '2026-01-31T10:00:00'],
    ["utctolocaltime(@date)?@date='Sat, 31 Jan 2026 10:00:00 GMT'", '2026-01-31T10:00:00'],
    ["localTimeToUTC('2026-01-31')", '2026-01-31T00:00:00Z'],
  ])('turns times: %s', async (form, time) => {
    for (const method of ['GET', 'POST']) expect((await reader.call(method, `${settings}/timezone/${form}`)).json).toEqual({ value: time })
  })

  it.each(['x', '2026-02-31', '2026-01-31T25:00:00Z', 'Sat, 31 Jan 2026 10:00:00 MEZ', 'Mon, 99 Jan 2026 99:00:00 GMT', '7'])(
    'refuses what is not a time: %s',
    async (text) => {
      for (const name of ['utctolocaltime', 'localtimetoutc'])
        for (const method of ['GET', 'POST'])
          expectRefusal(await reader.call(method, `${settings}/timezone/${name}('${text}')`), 400, /is not a time\. Write 2026-/)
    },
  )
})

describe('the time of a text', () => {
  const at = '/_api/sp.utilities.utility.parsedatetime'

  it.each([
    [`${at}(value='1/31/2026 2:05 PM')`, '2026-01-31T14:05:00Z'],
    [`${at}(value='1/31/2026',displayformat=1,calendartype=1)`, '2026-01-31T00:00:00Z'],
    [`${at}(value='1/31/2026 2:05 PM',displayFormat=0)`, '2026-01-31T00:00:00Z'],
    [`/_api/web/parsedatetime(value=@v,displayFormat=1,calendarType=0)?@v='2026-01-31T14:05:00%2B02:00'`, '2026-01-31T12:05:00Z'],
  ])('is read as the web writes it: %s', async (address, time) => {
    for (const method of ['GET', 'POST']) expect((await reader.call(method, address)).json).toEqual({ value: time })
  })

  it('takes its arguments from a body too', async () => {
    const body = { value: '1/31/2026 11:00 AM', displayFormat: 1, calendarType: 1 }
    expect((await reader.call('POST', at, { body })).json).toEqual({ value: '2026-01-31T11:00:00Z' })
  })

  it('is refused for what is no time, for other calendars, and without the right', async () => {
    for (const text of ['31/1/2026', '2/31/2026', 'x', '1/31/2026 25:00'])
      expectRefusal(await reader.call('GET', `${at}(value='${text}')`), 400, /is not a time/)
    expectRefusal(await reader.call('GET', `${at}(value='1/31/2026',displayformat=1,calendartype=6)`), 400, /must be one of 0, 1/)
    expectRefusal(await stranger.call('GET', `${at}(value='1/31/2026')`), 403, /Open/)
  })
})

describe('a web with regional settings of its own', () => {
  const web = '/local'
  const own = `${web}/_api/web/regionalsettings`
  const changed = { Time24: true, FirstDayOfWeek: 1, FirstWeekOfYear: 2, ShowWeeks: true, WorkDays: 124, WorkDayStartHour: 540 }
  const others = { WorkDayEndHour: 1080, CalendarType: 1, AlternateCalendarType: 6, AdjustHijriDays: -1, Collation: 11, LocaleId: 1031 }

  beforeAll(async () => {
    const parameters = { Url: 'local', Title: 'Local', WebTemplate: 'STS', Language: 1033 }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
  }, 60_000)

  it('takes and tells all of them, and what follows from its locale', async () => {
    const put = await admin.call('PUT', `${own}?$expand=TimeZone`, { body: { ...changed, ...others, TimeZone: { Id: 4 } } })
    expect(put.json).toMatchObject({ ...changed, ...others, TimeZone: { Id: 4, Information: { Bias: -60, DaylightBias: -60 } } })
    const shown = (await reader.call('GET', own)).json
    expect(shown).toMatchObject({ DateFormat: 1, DateSeparator: '.', DecimalSeparator: ',', ThousandSeparator: '.', ListSeparator: ';' })
    const merged = await admin.call('POST', own, { body: { ShowWeeks: false }, headers: { 'X-HTTP-Method': 'MERGE' } })
    expect(merged.json).toMatchObject({ ...changed, ShowWeeks: false, AlternateCalendarType: 6 })
    expect((await reader.call('GET', `${own}/timezone`)).json).toMatchObject({ Id: 4 })
    expect((await reader.call('GET', settings)).json).toMatchObject({ Time24: false, DateSeparator: '/' })
  })

  it('gives them to webs below it', async () => {
    const parameters = { Url: 'below', Title: 'Below', WebTemplate: 'STS', Language: 1033 }
    expect((await admin.call('POST', `${web}/_api/web/webs/add`, { body: { parameters } })).status).toBe(200)
    const { json } = await reader.call('GET', `${web}/below/_api/web/regionalsettings?$expand=TimeZone`)
    expect(json).toMatchObject({ ...changed, ShowWeeks: false, LocaleId: 1033, TimeZone: { Id: 4 } })
  })

  it('converts times by its own clocks, at the changes of summer time too', async () => {
    const value = async (form: string) => (await reader.call('GET', `${own}/timezone/${form}`)).json.value
    expect(await value("utctolocaltime('2026-03-29T01:00:00Z')")).toBe('2026-03-29T03:00:00')
    expect(await value("utctolocaltime('2026-03-29T00:59:59Z')")).toBe('2026-03-29T01:59:59')
    expect(await value("localtimetoutc('2026-03-29T02:30:00')")).toBe('2026-03-29T01:30:00Z')
    expect(await value("localtimetoutc('2026-10-25T02:30:00')")).toBe('2026-10-25T01:30:00Z')
    const parsed = `${web}/_api/web/parsedatetime(value='31.7.2026 14:05')`
    expect((await reader.call('GET', parsed)).json.value).toBe('2026-07-31T12:05:00Z')
    expect((await reader.call('GET', parsed.replace(')', ',displayFormat=0)'))).json.value).toBe('2026-07-30T22:00:00Z')
  })

  it('refuses what does not exist, and those who may not manage it', async () => {
    const refused = async (body: object, status: number, why: RegExp) => expectRefusal(await admin.call('PUT', own, { body }), status, why)
    await refused({ TimeZone: { Id: 52 } }, 400, /no time zone with the number 52/)
    await refused({ LocaleId: 7 }, 400, /locale id 7/)
    await refused({ CalendarType: 2 }, 400, /CalendarType is 2/)
    await refused({ AlternateCalendarType: 2 }, 400, /AlternateCalendarType is 2/)
    await refused({ WorkDayStartHour: 1200, WorkDayEndHour: 600 }, 400, /after WorkDayEndHour/)
    await refused({ FirstDayOfWeek: 7 }, 400, /FirstDayOfWeek/)
    await refused({ Time24: 'yes' }, 400, /Time24/)
    for (const [method, headers] of [
      ['PUT', {}],
      ['POST', { 'X-HTTP-Method': 'MERGE' }],
    ] as const)
      expectRefusal(await reader.call(method, own, { body: { Time24: true }, headers }), 403, /ManageWeb/)
  })
})
