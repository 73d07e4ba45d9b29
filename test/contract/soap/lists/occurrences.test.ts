import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { listName, listsClientOf, updates } from '../../../support/soap/lists-client.ts'
import { rowsIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const soap = listsClientOf(server.url)('1.1')
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

const weekly = '<repeat><weekly mo="TRUE" weekFrequency="1"/></repeat>'
const series = (repeat: string, end = '<repeatForever>FALSE</repeatForever>') =>
  `<recurrence><rule><firstDayOfWeek>su</firstDayOfWeek>${repeat}${end}</rule></recurrence>`

const overlap = (when: string) =>
  `<Where><DateRangesOverlap><FieldRef Name="EventDate"/><FieldRef Name="EndDate"/><FieldRef Name="RecurrenceID"/><Value Type="DateTime">${when}</Value></DateRangesOverlap></Where>`
const asked = (when: string, options: string, more = '') =>
  `<query><Query>${overlap(when)}${more}</Query></query><queryOptions><QueryOptions>${options}</QueryOptions></queryOptions>`
const expanded = '<ExpandRecurrence>TRUE</ExpandRecurrence>'

/** The titles and starts of the events that a query finds. */
async function found(list: string, when: string, options: string, more = ''): Promise<string[]> {
  const rows = rowsIn(await soap.call('GetListItems', listName(list) + asked(when, options, more)))
  return rows.map(({ ows_Title, ows_EventDate }) => `${ows_Title} ${ows_EventDate}`)
}

async function add(list: string, values: Readonly<Record<string, unknown>>): Promise<number> {
  const { status, json } = await rest.call('POST', `/_api/web/lists/getbytitle('${list}')/items`, { body: values })
  expect(status).toBe(201)
  return json.Id
}

const calendar = 'Dates'

beforeAll(async () => {
  const zone = { body: { TimeZone: { Id: 4 } }, headers: { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' } }
  expect((await rest.call('POST', '/_api/web/regionalsettings', zone)).status).toBeLessThan(300)
  expect((await rest.call('POST', '/_api/web/lists', { body: { Title: calendar, BaseTemplate: 106 } })).status).toBe(201)
  const RecurrenceData = series(weekly, '<repeatInstances>4</repeatInstances>')
  const times = { EventDate: '2027-03-15T08:00:00Z', EndDate: '2027-04-05T08:00:00Z', Duration: 3600 }
  const master = await add(calendar, { Title: 'Round', ...times, fRecurrence: true, EventType: 1, RecurrenceData })
  expect(master).toBe(1)
  await add(calendar, { Title: 'Once', EventDate: '2027-03-20T08:00:00Z', EndDate: '2027-03-20T09:00:00Z' })
  await add(calendar, { Title: 'Day', EventDate: '2027-03-31T00:00:00Z', EndDate: '2027-03-31T23:59:00Z', fAllDayEvent: true })
})

describe('DateRangesOverlap', () => {
  const march = '<CalendarDate>2027-03-10T00:00:00Z</CalendarDate>'

  it('finds the events of a month, and each series once', async () => {
    expect(await found(calendar, '<Month/>', march)).toEqual([
      'Round 2027-03-15 09:00:00',
      'Once 2027-03-20 09:00:00',
      'Day 2027-03-31 00:00:00',
    ])
  })

  it('has the occurrences of a series, at the same time by the clocks of the web', async () => {
    const rows = await found(calendar, '<Month/>', march + expanded)
    const rounds = ['Round 2027-03-15 09:00:00', 'Round 2027-03-22 09:00:00', 'Round 2027-03-29 09:00:00']
    expect(rows).toEqual([rounds[0], 'Once 2027-03-20 09:00:00', ...rounds.slice(1), 'Day 2027-03-31 00:00:00'])
    const inUtc = await found(calendar, '<Week/>', `<CalendarDate>2027-04-01</CalendarDate><DateInUtc>TRUE</DateInUtc>${expanded}`)
    expect(inUtc).toEqual(['Round 2027-03-29T07:00:00Z', 'Day 2027-03-31T00:00:00Z'])
    const backwards = '<OrderBy><FieldRef Name="EventDate" Ascending="FALSE"/></OrderBy>'
    expect(await found(calendar, '<Year/>', march + expanded, backwards)).toEqual([
      ...['Round 2027-04-05 09:00:00', 'Day 2027-03-31 00:00:00', 'Round 2027-03-29 09:00:00'],
      ...['Round 2027-03-22 09:00:00', 'Once 2027-03-20 09:00:00', 'Round 2027-03-15 09:00:00'],
    ])
    const [round] = rowsIn(
      await soap.call('GetListItems', listName(calendar) + asked('<Week/>', `<CalendarDate>2027-03-22</CalendarDate>${expanded}`)),
    )
    expect(round).toMatchObject({ ows_ID: '1', ows_EventDate: '2027-03-22 09:00:00', ows_EndDate: '2027-03-22 10:00:00' })
  })

  it('takes an event of whole days as days of the web, a day, and a time', async () => {
    for (const [when, date, titles] of [
      ['<Day/>', '2027-03-31', ['Day 2027-03-31 00:00:00']],
      ['<Today/>', '2027-04-01', []],
      ['2027-03-20T12:00:00Z', '', ['Once 2027-03-20 09:00:00']],
    ] as const)
      expect(await found(calendar, when, `<CalendarDate>${date}</CalendarDate>${expanded}`), when).toEqual(titles)
    expect((await found(calendar, '<Now/>', '')).length).toBe(3)
  })

  it('lets an occurrence that was changed or taken out stand for that of the series', async () => {
    const [Title, times] = ['Moved', { EventDate: '2027-03-23T08:00:00Z', EndDate: '2027-03-23T09:00:00Z' }]
    const RecurrenceID = ['2027-03-22T08:00:00Z', '2027-03-29T07:00:00Z']
    const moved = await add(calendar, { Title, ...times, EventType: 4, MasterSeriesItemID: 1, RecurrenceID: RecurrenceID[0] })
    const gone = await add(calendar, { Title: 'Gone', ...times, EventType: 3, MasterSeriesItemID: 1, RecurrenceID: RecurrenceID[1] })
    const rows = await found(calendar, '<Month/>', march + expanded)
    expect(rows).toEqual(['Round 2027-03-15 09:00:00', 'Once 2027-03-20 09:00:00', 'Moved 2027-03-23 09:00:00', 'Day 2027-03-31 00:00:00'])
    for (const id of [moved, gone])
      await rest.call('POST', `/_api/web/lists/getbytitle('${calendar}')/items(${id})`, {
        headers: { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' },
      })
  })

  it('is a condition of views and of REST too', async () => {
    const list = `/_api/web/lists/getbytitle('${calendar}')`
    const titles = (await rest.call('GET', `${list}/views?$select=Title,DefaultView,ServerRelativeUrl`)).json.value
    expect(titles).toEqual([
      { Title: 'Calendar', DefaultView: true, ServerRelativeUrl: `/Lists/${calendar}/calendar.aspx` },
      { Title: 'All Events', DefaultView: false, ServerRelativeUrl: `/Lists/${calendar}/AllItems.aspx` },
      { Title: 'Current Events', DefaultView: false, ServerRelativeUrl: `/Lists/${calendar}/MyItems.aspx` },
    ])
    const { Id } = (await rest.call('GET', `${list}/views/getbytitle('Current Events')?$select=Id`)).json
    const rows = rowsIn(await soap.call('GetListItems', `${listName(calendar)}<viewName>${Id}</viewName>`))
    expect(rows.map(({ ows_LinkTitle }) => ows_LinkTitle)).toEqual(['Round', 'Once', 'Day'])
    const ViewXml = `<View><Query>${overlap('2027-03-20T00:00:00Z')}</Query></View>`
    const { json } = await rest.call('POST', `${list}/getitems?$select=Title`, { body: { query: { ViewXml } } })
    expect(json.value).toEqual([{ Title: 'Round' }, { Title: 'Once' }])
  })

  it.each([
    [
      'no value',
      '<Where><DateRangesOverlap><FieldRef Name="EventDate"/><FieldRef Name="EndDate"/></DateRangesOverlap></Where>',
      '',
      /one Value/,
    ],
    ['an unknown time', overlap('<Century/>'), '', /Now, Today, Day, Week, Month, Year/],
    ['a text that is no time', overlap('soon'), '', /'soon'/],
    ['a day that is none', overlap('<Month/>'), '<CalendarDate>2027-02-30</CalendarDate>', /CalendarDate.*2027-02-30/],
    ['a column that there is not', overlap('<Month/>').replace('EndDate', 'Ende'), '', /Ende/],
  ])('is refused with %s', async (_, where, options, words) => {
    const input = `<query><Query>${where}</Query></query><queryOptions><QueryOptions>${options}</QueryOptions></queryOptions>`
    expect((await soap.fail('GetListItems', listName(calendar) + input)).message).toMatch(words)
  })

  it('refuses to count more days of series than a query may', async () => {
    const list = 'Ages'
    expect((await rest.call('POST', '/_api/web/lists', { body: { Title: list, BaseTemplate: 106 } })).status).toBe(201)
    const daily = series('<repeat><daily dayFrequency="1"/></repeat>', '<repeatForever>FALSE</repeatForever>')
    const field = (name: string, value: string) => `<Field Name="${name}">${value}</Field>`
    const escaped = daily.replaceAll('<', '&lt;')
    const times = field('EventDate', '1927-01-01T08:00:00Z') + field('EndDate', '1927-01-01T09:00:00Z')
    const method = (id: number) =>
      `<Method ID="${id}" Cmd="New">${field('Title', `age ${id}`)}${times}${field('fRecurrence', '1')}${field('RecurrenceData', escaped)}</Method>`
    const methods = Array.from({ length: 28 }, (_, at) => method(at + 1)).join('')
    expect(rowsIn(await soap.call('UpdateListItems', listName(list) + updates(methods))).length).toBe(28)
    const day = (date: string) => listName(list) + asked('<Day/>', `<CalendarDate>${date}</CalendarDate>${expanded}`)
    expect((await soap.fail('GetListItems', day('2027-01-01'))).message).toMatch(/began too long ago/)
    expect(rowsIn(await soap.call('GetListItems', day('1927-03-01')))).toHaveLength(28)
  })
})
