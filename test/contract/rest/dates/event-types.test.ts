import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { call, listNamed, load, method, property, runModel, type Shown } from '../../../support/csom/model-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { listName, listsClientOf, updates } from '../../../support/soap/lists-client.ts'
import { elementsIn, rowsIn } from '../../../support/soap/messages.ts'
import { rowsOf } from '../../../support/wire.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const soap = listsClientOf(server.url)('1.1')
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
const list = "/_api/web/lists/getbytitle('Days')"

/** The types of the columns of events whose values are yes or no, with their numbers. */
const types: readonly (readonly [column: string, type: string, kind: number])[] = [
  ['fAllDayEvent', 'AllDayEvent', 29],
  ['fRecurrence', 'Recurrence', 21],
  ['WorkspaceLink', 'CrossProjectLink', 22],
]
const times = { EventDate: '2027-03-15T00:00:00Z', EndDate: '2027-03-15T23:59:00Z' }

beforeAll(async () => {
  expect((await rest.call('POST', '/_api/web/lists', { body: { Title: 'Days', BaseTemplate: 106 } })).status).toBe(201)
  for (const body of [
    { Title: 'Whole', fAllDayEvent: true },
    { Title: 'Short', fAllDayEvent: false, fRecurrence: false },
  ])
    expect((await rest.call('POST', `${list}/items`, { body: { ...body, ...times } })).status).toBe(201)
})

describe.each(types)('the column %s', (column, type, kind) => {
  it(`is of the type ${type} for REST, SOAP and the object model`, async () => {
    const { json } = await rest.call('GET', `${list}/fields/getbyinternalnameortitle('${column}')`)
    expect(json).toMatchObject({ TypeAsString: type, FieldTypeKind: kind, SchemaXml: expect.stringContaining(` Type="${type}"`) })
    const fields = elementsIn(await soap.call('GetList', listName('Days')), 'Field')
    expect(fields.find(({ Name }) => Name === column)?.Type).toBe(type)
    const { error, results } = await runModel(server.url, [
      load(method(property(listNamed('Days'), 'Fields'), 'GetByInternalNameOrTitle', column)),
    ])
    expect([error, [...results.values()][0] as Shown]).toMatchObject([null, { TypeAsString: type, FieldTypeKind: kind }])
  })

  it('is made in another list too', async () => {
    const body = { Title: `Other ${column}`, FieldTypeKind: kind }
    const { status, json } = await rest.call('POST', "/_api/web/lists/getbytitle('Tasks')/fields", { body })
    expect([status, json.TypeAsString]).toEqual([201, type])
    const item = { Title: 'x', [json.EntityPropertyName]: true }
    const made = await rest.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: item })
    expect([made.status, made.json[json.EntityPropertyName]]).toEqual([201, true])
  })
})

describe('the values of events', () => {
  it('are written, read and compared as before', async () => {
    const titles = async (query: string) => rowsOf(await rest.call('GET', `${list}/items?$orderby=ID&${query}`)).map(({ Title }) => Title)
    expect(await titles('$filter=fAllDayEvent eq true')).toEqual(['Whole'])
    expect(await titles('$filter=fAllDayEvent eq false')).toEqual(['Short'])
    for (const [type, found] of [
      ['AllDayEvent', ['Whole']],
      ['Boolean', ['Whole']],
    ] as const) {
      const where = `<Where><Eq><FieldRef Name="fAllDayEvent"/><Value Type="${type}">1</Value></Eq></Where>`
      const body = { query: { ViewXml: `<View><Query>${where}</Query></View>` } }
      expect(rowsOf(await rest.call('POST', `${list}/getitems`, { body })).map(({ Title }) => Title)).toEqual(found)
    }
    const asked = '<query><Query><Where><Neq><FieldRef Name="fRecurrence"/><Value Type="Recurrence">1</Value></Neq></Where></Query></query>'
    expect(rowsIn(await soap.call('GetListItems', listName('Days') + asked)).map(({ ows_Title }) => ows_Title)).toContain('Short')
    const wrong = await rest.call('POST', `${list}/items`, { body: { Title: 'No', ...times, fAllDayEvent: 'perhaps' } })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('fAllDayEvent')])
  })

  it('are 1 and 0 for SOAP, and booleans for the object model', async () => {
    const change = updates('<Method ID="1" Cmd="Update"><Field Name="ID">2</Field><Field Name="fRecurrence">1</Field></Method>')
    await soap.call('UpdateListItems', listName('Days') + change)
    const fields = '<viewFields><ViewFields><FieldRef Name="fRecurrence"/><FieldRef Name="fAllDayEvent"/></ViewFields></viewFields>'
    const rows = rowsIn(await soap.call('GetListItems', listName('Days') + fields))
    expect(rows.map(({ ows_fAllDayEvent, ows_fRecurrence }) => [ows_fAllDayEvent, ows_fRecurrence])).toEqual([
      ['1', undefined],
      ['0', '1'],
    ])
    const item = method(listNamed('Days'), 'GetItemById', 1)
    const { error, results } = await runModel(server.url, [
      call(item, 'SetFieldValue', 'fRecurrence', true),
      call(item, 'Update'),
      load(item),
    ])
    expect([error, [...results.values()].at(-1)]).toMatchObject([null, { fRecurrence: true, fAllDayEvent: true }])
    const rendered = await rest.call('POST', `${list}/renderlistdataasstream`, {
      body: { parameters: { ViewXml: '<View><ViewFields><FieldRef Name="fAllDayEvent"/></ViewFields></View>' } },
    })
    expect(rendered.json.Row).toMatchObject([{ fAllDayEvent: 'Yes', 'fAllDayEvent.value': '1' }, { 'fAllDayEvent.value': '0' }])
  })
})
