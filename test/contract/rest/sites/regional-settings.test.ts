import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, reader, stranger } = await startWithPeople()
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
    expect((await reader.call('GET', settings + query)).json).toEqual({ LocaleId: 1033, TimeZones: [{ Id: 93 }] })
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
    expect(rowsOf(await reader.call('GET', `${settings}/timezones`)).map((row) => row.Id)).toEqual([93])
    for (const [method, form] of [
      ['GET', 'timezones/getbyid(93)'],
      ['POST', 'timezones/GetById(93)'],
      ['GET', 'timezones(93)'],
    ] as const)
      expect((await reader.call(method, `${settings}/${form}`)).json).toMatchObject({ Description: '(UTC) Coordinated Universal Time' })
    expectRefusal(await reader.call('GET', `${settings}/timezones/getbyid(4)`), 404, /timezones\/getbyid\(4\)/)
    expectRefusal(await reader.call('POST', `${settings}/timezones/getbyid(4)`), 404, /timezones\/getbyid\(4\)/)
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
