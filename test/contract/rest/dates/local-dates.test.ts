import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { listName, listsClientOf, updates } from '../../../support/soap/lists-client.ts'
import { rowsIn } from '../../../support/soap/messages.ts'
import { rowsOf } from '../../../support/wire.ts'

/** A web whose clocks are those of Berlin: which doors speak of local times, and which of UTC. */

const { server, admin } = await startWithPeople()
afterAll(() => server.stop())

const web = '/local'
const list = `${web}/_api/web/lists/getbytitle('Dates')`
const soap = listsClientOf(server.url + web)('1.1', { headers: { Authorization: basic('admin') } })
/** Half past midnight of 1 August in Berlin. */
const night = '2026-07-31T22:30:00Z'
const formula = `<Field Type="Calculated" Name="Local" DisplayName="Local" ResultType="Text"><Formula>=TEXT([When],"yyyy-mm-dd hh:mm")</Formula></Field>`
const next = `<Field Type="Calculated" Name="Next" DisplayName="Next" ResultType="DateTime" Format="DateTime"><Formula>=DATE(YEAR([When]),MONTH([When]),DAY([When])+1)</Formula></Field>`

async function made(path: string, body: object) {
  const reply = await admin.call('POST', path, { body })
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text.slice(0, 300)}`)
  return reply.json
}

const item = (id: number) => `${list}/items(${id})`
const shown = async (id: number, what = '') => (await admin.call('GET', `${item(id)}${what}`)).json

beforeAll(async () => {
  await made('/_api/web/webs/add', { parameters: { Url: 'local', Title: 'Local', WebTemplate: 'STS', Language: 1033 } })
  expect((await admin.call('PUT', `${web}/_api/web/regionalsettings`, { body: { TimeZone: { Id: 4 } } })).status).toBe(200)
  await made(`${web}/_api/web/lists`, { Title: 'Dates', BaseTemplate: 100 })
  await made(`${list}/fields`, { Title: 'When', FieldTypeKind: 4, DisplayFormat: 1 })
  await made(`${list}/fields`, { Title: 'Day', FieldTypeKind: 4, DisplayFormat: 0 })
  for (const SchemaXml of [formula, next]) await made(`${list}/fields/createfieldasxml`, { parameters: { SchemaXml } })
  await made(`${list}/items`, { Title: 'night', When: night, Day: '2026-07-31T22:00:00Z' })
}, 60_000)

describe('a time of a web with clocks of its own', () => {
  it('is UTC in items, and local in texts', async () => {
    expect(await shown(1)).toMatchObject({
      When: night,
      Day: '2026-08-01T00:00:00Z',
      Local: '2026-08-01 00:30',
      Next: '2026-08-01T22:00:00Z',
    })
    const texts = await shown(1, '/FieldValuesAsText')
    expect(texts).toMatchObject({ When: '8/1/2026 12:30 AM', Day: '8/1/2026', Next: '8/2/2026 12:00 AM' })
    const data = await admin.call('POST', `${list}/RenderListDataAsStream`, {
      body: { parameters: { ViewXml: '<View><ViewFields><FieldRef Name="When"/></ViewFields></View>' } },
    })
    expect(data.json.Row[0]).toMatchObject({ When: '8/1/2026 12:30 AM', 'When.': night })
  })

  it('is local in forms, before and behind a change of the clocks', async () => {
    const put = async (FieldName: string, FieldValue: string) => {
      const reply = await admin.call('POST', `${item(1)}/validateupdatelistitem`, { body: { formValues: [{ FieldName, FieldValue }] } })
      expect(rowsOf(reply)[0]).toMatchObject({ HasException: false })
      return shown(1)
    }
    expect(await put('When', '7/31/2026 2:05 PM')).toMatchObject({ When: '2026-07-31T12:05:00Z', Local: '2026-07-31 14:05' })
    expect(await put('When', '1/31/2026 2:05 PM')).toMatchObject({ When: '2026-01-31T13:05:00Z' })
    expect(await put('When', '3/29/2026 2:30 AM')).toMatchObject({ When: '2026-03-29T01:30:00Z' })
    expect(await put('When', '10/25/2026 2:30 AM')).toMatchObject({ When: '2026-10-25T01:30:00Z' })
    expect(await put('Day', '2/3/2026')).toMatchObject({ Day: '2026-02-03T00:00:00Z' })
    expect(await put('Day', '8/1/2026')).toMatchObject({ Day: '2026-08-01T00:00:00Z' })
    expect(await put('When', night)).toMatchObject({ When: night })
  })

  it('is compared with local ones in CAML, and in UTC by $filter', async () => {
    const found = async (value: string, name = 'When', comparison = 'Eq') => {
      const where = `<${comparison}><FieldRef Name="${name}"/><Value Type="DateTime"${value}</Value></${comparison}>`
      const body = { query: { ViewXml: `<View><Query><Where>${where}</Where></Query></View>` } }
      return rowsOf(await admin.call('POST', `${list}/getitems`, { body })).length
    }
    expect(await found('>2026-08-01T00:00:00Z')).toBe(1)
    expect(await found('>2026-07-31')).toBe(0)
    expect(await found('>2026-07-31', 'When', 'Gt')).toBe(1)
    expect(await found('>2026-08-01', 'When', 'Lt')).toBe(0)
    expect(await found('>2026-08-01', 'Day')).toBe(1)
    expect(await found(' IncludeTimeValue="TRUE">2026-08-01T00:30:00Z')).toBe(1)
    expect(await found(' IncludeTimeValue="TRUE" StorageTZ="TRUE">2026-07-31T22:30:00Z')).toBe(1)
    expect(await found(' IncludeTimeValue="TRUE">2026-07-31T22:30:00Z')).toBe(0)
    expect(await found(' IncludeTimeValue="TRUE">2026-08-01', 'Day')).toBe(1)
    for (const [filter, count] of [
      [`When eq datetime'${night}'`, 1],
      [`When ge datetime'2026-08-01T00:00:00Z'`, 0],
    ] as const)
      expect(rowsOf(await admin.call('GET', `${list}/items?$filter=${encodeURIComponent(filter)}`)).length).toBe(count)
  })

  it('is local in rows of SOAP and in batches, unless DateInUtc asks for UTC', async () => {
    const rows = async (options = '') => {
      const asked = `${listName('Dates')}<viewFields><ViewFields><FieldRef Name="When"/><FieldRef Name="Day"/></ViewFields></viewFields><queryOptions><QueryOptions>${options}</QueryOptions></queryOptions>`
      return rowsIn(await soap.call('GetListItems', asked))[0]
    }
    expect(await rows()).toMatchObject({ ows_When: '2026-08-01 00:30:00', ows_Day: '2026-08-01 00:00:00' })
    expect(await rows('<DateInUtc>TRUE</DateInUtc>')).toMatchObject({ ows_When: night, ows_Day: '2026-08-01T00:00:00Z' })
    const write = async (text: string, attributes = '') => {
      const method = `<Method ID="1" Cmd="Update"><Field Name="ID">1</Field><Field Name="When">${text}</Field></Method>`
      const reply = await soap.call('UpdateListItems', `${listName('Dates')}${updates(method, `OnError="Continue"${attributes}`)}`)
      expect(reply).toContain('0x00000000')
      return (await shown(1)).When
    }
    expect(await write('2026-12-24 18:00:00')).toBe('2026-12-24T17:00:00Z')
    expect(await write('2026-12-24 18:00:00', ' DateInUtc="TRUE"')).toBe('2026-12-24T18:00:00Z')
    expect(await write(night)).toBe(night)
  })

  it('stays the same instant when the web moves to another zone', async () => {
    const move = (Id: number) => admin.call('PUT', `${web}/_api/web/regionalsettings`, { body: { TimeZone: { Id } } })
    await move(13)
    expect(await shown(1)).toMatchObject({ When: night, Day: '2026-08-01T00:00:00Z' })
    expect(await shown(1, '/FieldValuesAsText')).toMatchObject({ When: '7/31/2026 3:30 PM', Day: '8/1/2026' })
    await move(4)
  })
})
