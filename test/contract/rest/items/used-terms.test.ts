import { beforeAll, describe, expect, it } from 'vitest'
import { send, soap } from '../../../support/doors.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const service = (name: 'taxonomywebservice' | 'lists') =>
  createSoapContractClient({ url: server.url, service: name, version: '1.1', headers: { Authorization: basic('admin') } })
const [store, lists] = [service('taxonomywebservice'), service('lists')]
const list = "/_api/web/lists/getbytitle('Filed')"
const used = "/_api/web/lists/getbytitle('TaxonomyHiddenList')"
const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }

const part = (name: string, value: string) => `<${name}>${value}</${name}>`
const made = async (operation: string, parameters: string) =>
  elementsIn(await store.call(operation, parameters), `${operation}Result`)[0]?.Id ?? ''
const add = async (values: object, to = list) => {
  const { status, json } = await admin.call('POST', `${to}/items`, { body: { Title: 'x', ...values } })
  expect(status).toBe(201)
  return `${to}/items(${json.Id})`
}
const termsOf = async (item: string) => {
  const path = `${item}?$select=TaxCatchAll/ID,TaxCatchAll/Term,TaxCatchAll/IdForTerm&$expand=TaxCatchAll`
  return (await admin.call('GET', path)).json.TaxCatchAll
}

let ids = { set: '', europe: '', bonn: '', paris: '' }
const newList = async (Title: string, at = '/_api/web') => {
  expect((await admin.call('POST', `${at}/lists`, { body: { Title } })).status).toBe(201)
  const place = `${at}/lists/getbytitle('${Title}')`
  for (const column of ['Place', 'Places']) {
    const TypeAsString = column === 'Place' ? 'TaxonomyFieldType' : 'TaxonomyFieldTypeMulti'
    const { status } = await admin.call('POST', `${place}/fields`, { body: { Title: column, TypeAsString, TermSetId: ids.set } })
    expect(status).toBe(201)
  }
  return place
}
beforeAll(async () => {
  const set = await made('CreateTermSet', part('groupId', await made('CreateTermGroup', part('name', 'Files'))) + part('name', 'Places'))
  const term = (name: string, more = '') => made('CreateTerm', part('termSetId', set) + more + part('name', name))
  const europe = await term('Europe')
  ids = { set, europe, bonn: await term('Bonn', part('parentTermId', europe)), paris: await term('Paris') }
  await newList('Filed')
})

describe('a list with columns of terms', () => {
  it('has the two hidden columns once, by REST and by SOAP', async () => {
    const hidden = (await admin.call('GET', used)).json
    expect(hidden).toMatchObject({ Hidden: true, NoCrawl: true, BaseTemplate: 100 })
    const all = rowsOf(await admin.call('GET', `${list}/fields?$top=500`)).filter(({ InternalName }) =>
      /^TaxCatch/.test(String(InternalName)),
    )
    expect(all).toMatchObject([
      {
        ...{ Id: 'f3b0adf9-c1a2-4b02-920d-943fba4b3611', InternalName: 'TaxCatchAll', Title: 'Taxonomy Catch All Column', Hidden: true },
        ...{ TypeAsString: 'LookupMulti', AllowMultipleValues: true, LookupField: 'CatchAllData', LookupList: `{${hidden.Id}}` },
      },
      {
        ...{ Id: '8f6b6dd8-9357-4019-8172-966fcd502ed2', InternalName: 'TaxCatchAllLabel', Hidden: true, ReadOnlyField: true },
        ...{ LookupField: 'CatchAllDataLabel', PrimaryFieldId: 'f3b0adf9-c1a2-4b02-920d-943fba4b3611' },
      },
    ])
    const fields = elementsIn(await lists.call('GetList', part('listName', 'Filed')), 'Field')
    expect(fields.find(({ Name }) => Name === 'TaxCatchAll')).toMatchObject({
      Type: 'LookupMulti',
      ShowField: 'CatchAllData',
      Mult: 'TRUE',
    })
    const none = await admin.call('GET', "/_api/web/lists/getbytitle('Tasks')/fields/getbyinternalnameortitle('TaxCatchAll')")
    expectRefusal(none, 404, /TaxCatchAll/)
  })

  it('is told without them, as all hidden columns and lists, by the list data service', async () => {
    const { text } = await admin.call('GET', '/_vti_bin/ListData.svc/$metadata', { headers: { Accept: 'application/xml' } })
    expect(text).toMatch(/<EntityType Name="FiledItem"/)
    expect(text).toContain('<Property Name="Place"')
    expect(text).not.toMatch(/CatchAll|TaxonomyHiddenList/)
  })
})

describe('the terms of an item', () => {
  it('stand in TaxCatchAll, those of all columns, each once', async () => {
    const item = await add({ Place: { TermGuid: ids.bonn }, Places: [{ TermGuid: ids.paris }, { TermGuid: ids.bonn }] })
    const [bonn, paris] = await termsOf(item)
    expect([bonn, paris]).toMatchObject([
      { Term: 'Bonn', IdForTerm: ids.bonn },
      { Term: 'Paris', IdForTerm: ids.paris },
    ])
    const { json } = await admin.call('GET', `${item}?$select=Place,Places,TaxCatchAllId`)
    expect(json).toMatchObject({
      Place: { WssId: bonn.ID },
      Places: [{ WssId: paris.ID }, { WssId: bonn.ID }],
      TaxCatchAllId: [bonn.ID, paris.ID],
    })
    await admin.call('POST', item, { headers: merge, body: { Place: null } })
    expect(await termsOf(item)).toMatchObject([{ Term: 'Paris' }, { Term: 'Bonn' }])
    await admin.call('POST', item, { headers: merge, body: { Places: [] } })
    expect(await termsOf(item)).toEqual([])
  })

  it('have their term set, path and ids in the hidden list, one item for each', async () => {
    await add({ Place: { TermGuid: ids.bonn } })
    const other = await newList('Others')
    await add({ Place: { TermGuid: ids.bonn } }, other)
    const rows = rowsOf(await admin.call('GET', `${used}/items?$filter=IdForTerm eq '${ids.bonn}'`))
    expect(rows).toMatchObject([
      { Title: 'Bonn', Term: 'Bonn', Path: 'Europe:Bonn', IdForTermSet: ids.set, CatchAllDataLabel: 'Bonn#\u0409|' },
    ])
    const guids = String(rows[0]?.CatchAllData).split('|')
    const first = (guid: string) => Buffer.from(guid.slice(0, 8), 'hex').reverse()
    expect(guids.map((text) => Buffer.from(text, 'base64').length)).toEqual([16, 16, 16])
    expect(Buffer.from(guids[2] ?? '', 'base64').subarray(0, 4)).toEqual(first(ids.bonn))
  })

  it('are told by SOAP as lookups', async () => {
    const item = await add({ Place: { TermGuid: ids.paris } })
    const [paris] = await termsOf(item)
    const viewFields = part(
      'viewFields',
      '<ViewFields xmlns=""><FieldRef Name="TaxCatchAll"/><FieldRef Name="TaxCatchAllLabel"/></ViewFields>',
    )
    const Id = /\((\d+)\)$/.exec(item)?.[1] ?? ''
    const query = `<query><Query xmlns=""><Where><Eq><FieldRef Name="ID"/><Value Type="Counter">${Id}</Value></Eq></Where></Query></query>`
    const [row] = elementsIn(await lists.call('GetListItems', part('listName', 'Filed') + query + viewFields), 'row')
    expect(row?.ows_TaxCatchAll).toMatch(new RegExp(`^${paris.ID};#[^|]+=\\|[^|]+=\\|[^|]+=$`))
    expect(row?.ows_TaxCatchAllLabel).toBe(`${paris.ID};#Paris#\u0409|`)
    await send(server.url, soap.updateItem('Filed', Number(Id), { Place: `-1;#Bonn|${ids.bonn}` }))
    expect(await termsOf(item)).toMatchObject([{ Term: 'Bonn' }])
  })

  it('have the label of the term store again when an item is written', async () => {
    const name = await made('CreateTerm', part('termSetId', ids.set) + part('name', 'Berne'))
    const item = await add({ Place: { TermGuid: name } })
    await store.call('SetTermLabel', part('termId', name) + part('label', 'Bern') + part('lcid', '1033') + part('isDefault', 'true'))
    expect(await termsOf(item)).toMatchObject([{ Term: 'Berne' }])
    await add({ Place: { TermGuid: name } })
    expect(await termsOf(item)).toMatchObject([{ Term: 'Bern' }])
  })

  it('are written by the server alone', async () => {
    expectRefusal(await admin.call('POST', `${list}/items`, { body: { Title: 'x', TaxCatchAllId: [1] } }), 400, /TaxCatchAll/)
  })

  it('are numbered although their writer may not open the root web', async () => {
    const web = { Title: 'Inner', Url: 'inner', WebTemplate: 'STS', UseSamePermissionsAsParentSite: false }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters: web } })).status).toBe(200)
    const inner = await newList('Filed', '/inner/_api/web')
    const item = await add({ Place: { TermGuid: ids.paris } }, inner)
    expect(await termsOf(item)).toMatchObject([{ Term: 'Paris', IdForTerm: ids.paris }])
  })

  it('do not follow a column of that id that somebody has made for another list', async () => {
    expect((await admin.call('POST', '/_api/web/lists', { body: { Title: 'Own' } })).status).toBe(201)
    const own = "/_api/web/lists/getbytitle('Own')"
    const tasks = "/_api/web/lists/getbytitle('Tasks')"
    const { Id } = (await admin.call('GET', tasks)).json
    const SchemaXml = `<Field Type="LookupMulti" Mult="TRUE" ID="{f3b0adf9-c1a2-4b02-920d-943fba4b3611}" Name="TaxCatchAll" DisplayName="All" List="{${Id}}" ShowField="Title"/>`
    const body = { parameters: { SchemaXml, Options: 8 } }
    expect((await admin.call('POST', `${own}/fields/createfieldasxml`, { body })).status).toBe(200)
    const column = { Title: 'Place', TypeAsString: 'TaxonomyFieldType', TermSetId: ids.set }
    expect((await admin.call('POST', `${own}/fields`, { body: column })).status).toBe(201)
    const item = await add({ Place: { TermGuid: ids.paris, WssId: 7 } }, own)
    expect((await admin.call('GET', `${item}?$select=Place,TaxCatchAllId`)).json).toMatchObject({
      Place: { WssId: 7 },
      TaxCatchAllId: null,
    })
    expect((await admin.call('GET', tasks)).json.ItemCount).toBe(0)
  })

  it('stay as they are given once somebody has deleted the hidden list', async () => {
    const item = await add({ Place: { TermGuid: ids.paris } })
    const { WssId } = (await admin.call('GET', item)).json.Place
    expect((await admin.call('POST', used, { headers: { ...merge, 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
    const written = await add({ Place: { TermGuid: ids.paris, WssId: -1 } })
    expect((await admin.call('GET', written)).json.Place).toMatchObject({ Label: 'Paris', WssId: -1 })
    expect((await admin.call('GET', item)).json.Place).toMatchObject({ WssId })
  })
})
