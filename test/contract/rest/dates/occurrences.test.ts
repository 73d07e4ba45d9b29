import { beforeAll, describe, expect, it } from 'vitest'
import { childrenOf, listNamed, loadAll, method, runModel, value } from '../../../support/csom/model-client.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

/** Occurrences of series by GetItems, the functions of rows and the object model, as GetListItems of SOAP has them. */
const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const admin = clientOf('admin')
const list = "/_api/web/lists/getbytitle('Dates')"

const overlap = (when: string) =>
  `<Where><DateRangesOverlap><FieldRef Name="EventDate"/><FieldRef Name="EndDate"/><FieldRef Name="RecurrenceID"/><Value Type="DateTime">${when}</Value></DateRangesOverlap></Where>`
const expanded = '<ExpandRecurrence>TRUE</ExpandRecurrence><RecurrencePatternXMLVersion>v3</RecurrencePatternXMLVersion>'
const march = '<CalendarDate>2027-03-10T00:00:00Z</CalendarDate>'
const view = (when: string, options: string, { attributes = '', more = '' } = {}) =>
  `<View${attributes}><Query>${overlap(when)}${more}</Query><QueryOptions>${options}</QueryOptions></View>`

beforeAll(async () => {
  expect((await admin.call('POST', '/_api/web/lists', { body: { Title: 'Dates', BaseTemplate: 106 } })).status).toBe(201)
  const RecurrenceData =
    '<recurrence><rule><firstDayOfWeek>su</firstDayOfWeek><repeat><weekly mo="TRUE" weekFrequency="1"/></repeat><repeatInstances>4</repeatInstances></rule></recurrence>'
  const times = { EventDate: '2027-03-15T08:00:00Z', EndDate: '2027-04-05T08:00:00Z', Duration: 3600 }
  for (const body of [
    { Title: 'Round', ...times, fRecurrence: true, EventType: 1, RecurrenceData },
    { Title: 'Once', EventDate: '2027-03-20T08:00:00Z', EndDate: '2027-03-20T09:00:00Z' },
  ])
    expect((await admin.call('POST', `${list}/items`, { body })).status).toBe(201)
})

const getItems = (ViewXml: string) => admin.call('POST', `${list}/getitems`, { body: { query: { ViewXml } } })
const told = (rows: readonly { readonly Title: string; readonly EventDate: string }[]) =>
  rows.map(({ Title, EventDate }) => `${Title} ${EventDate}`)
const inMarch = [...['Round 2027-03-15T08:00:00Z', 'Once 2027-03-20T08:00:00Z', 'Round 2027-03-22T08:00:00Z', 'Round 2027-03-29T08:00:00Z']]

describe('GetItems', () => {
  it('has each series once, unless the view asks for its occurrences', async () => {
    expect(told(rowsOf(await getItems(view('<Month/>', march))))).toEqual(inMarch.slice(0, 2))
    expect(told(rowsOf(await getItems(view('<Month/>', march + expanded))))).toEqual(inMarch)
    const rowset = { attributes: ' Type="CALENDAR" RecurrenceRowset="TRUE"' }
    expect(told(rowsOf(await getItems(view('<Month/>', march, rowset))))).toEqual(inMarch)
    const off = '<ExpandRecurrence>FALSE</ExpandRecurrence>'
    expect(told(rowsOf(await getItems(view('<Month/>', march + off, rowset))))).toEqual(inMarch.slice(0, 2))
  })

  it.each(Object.entries(accepts))('gives an occurrence its own times and the id of its series: %s', async (_, Accept) => {
    const body = { query: { ViewXml: view('<Week/>', `<CalendarDate>2027-03-23</CalendarDate>${expanded}`) } }
    const reply = await admin.call('POST', `${list}/getitems?$select=Id,EventDate,EndDate,fRecurrence`, { body, headers: { Accept } })
    const times = { EventDate: '2027-03-22T08:00:00Z', EndDate: '2027-03-22T09:00:00Z' }
    expect(rowsOf(reply)).toMatchObject([{ Id: 1, ...times, fRecurrence: true }])
  })

  it('keeps the order and the row limit', async () => {
    const more = '<OrderBy><FieldRef Name="EventDate" Ascending="FALSE"/></OrderBy>'
    const xml = view('<Year/>', march + expanded, { more }).replace('</View>', '<RowLimit>2</RowLimit></View>')
    expect(told(rowsOf(await getItems(xml)))).toEqual(['Round 2027-04-05T08:00:00Z', 'Round 2027-03-29T08:00:00Z'])
  })

  it('refuses options that are none', async () => {
    expectRefusal(await getItems(view('<Month/>', '<ExpandRecurrence>MAYBE</ExpandRecurrence>')), 400, /ExpandRecurrence 'MAYBE'; use TRUE/)
    expectRefusal(await getItems(view('<Month/>', '').replace('</View>', '<QueryOptions/></View>')), 400, /QueryOptions.*more than once/)
  })
})

describe('the functions of rows', () => {
  it('RenderListDataAsStream has the occurrences', async () => {
    const ViewXml = view('<Month/>', march + expanded).replace(
      '</View>',
      '<ViewFields><FieldRef Name="Title"/><FieldRef Name="EventDate"/></ViewFields></View>',
    )
    const rows = async (parameters: object) =>
      (await admin.call('POST', `${list}/renderlistdataasstream`, { body: { parameters } })).json.Row as Record<string, string>[]
    const shown = await rows({ ViewXml })
    expect(shown.map(({ Title, ID, 'EventDate.': time }) => `${Title} ${ID} ${time}`)).toEqual([
      ...['Round 1 2027-03-15T08:00:00Z', 'Once 2 2027-03-20T08:00:00Z', 'Round 1 2027-03-22T08:00:00Z', 'Round 1 2027-03-29T08:00:00Z'],
    ])
    expect((await rows({ OverrideViewXml: view('<Month/>', march + expanded) })).map(({ ID }) => ID)).toEqual(['1', '2', '1', '1'])
  })

  it('RenderListData has them too', async () => {
    const viewXml = view('<Month/>', march + expanded)
    const { json } = await admin.call('POST', `${list}/renderlistdata`, { body: { viewXml } })
    const { Row } = JSON.parse(json.value) as { Row: { ID: string }[] }
    expect(Row.map(({ ID }) => ID)).toEqual(['1', '2', '1', '1'])
  })
})

it('the object model has them too', async () => {
  const items = method(listNamed('Dates'), 'GetItems', value('CamlQuery', { ViewXml: view('<Month/>', march + expanded) }))
  const { results } = await runModel(server.url, [loadAll(items)])
  expect(childrenOf([...results.values()].at(-1)).map(({ Id }) => Id)).toEqual([1, 2, 1, 1])
})
