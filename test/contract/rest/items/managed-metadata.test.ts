import { beforeAll, describe, expect, it } from 'vitest'
import { rest, send, soap } from '../../../support/doors.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { elementsIn } from '../../../support/soap/messages.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const admin = clientOf('admin')
const store = createSoapContractClient({
  url: server.url,
  service: 'taxonomywebservice',
  version: '1.1',
  headers: { Authorization: basic('admin') },
})
const list = "/_api/web/lists/getbytitle('Filed')"
const nowhere = '11111111-1111-4111-8111-111111111111'

const part = (name: string, value: string) => `<${name}>${value}</${name}>`
const made = async (operation: string, parameters: string) =>
  elementsIn(await store.call(operation, parameters), `${operation}Result`)[0]?.Id ?? ''
const add = (values: object) => admin.call('POST', `${list}/items`, { body: { Title: 'x', ...values } })

let ids = { group: '', set: '', bonn: '', paris: '', other: '' }
beforeAll(async () => {
  const group = await made('CreateTermGroup', part('name', 'Files'))
  const set = await made('CreateTermSet', part('groupId', group) + part('name', 'Places'))
  const other = await made('CreateTermSet', part('groupId', group) + part('name', 'Others'))
  const term = (of: string, name: string) => made('CreateTerm', part('termSetId', of) + part('name', name))
  ids = { group, set, bonn: await term(set, 'Bonn'), paris: await term(set, 'Paris'), other: await term(other, 'Other') }
  await admin.call('POST', '/_api/web/lists', { body: { Title: 'Filed' } })
  const customization = `<Customization><ArrayOfProperty><Property><Name>SspId</Name><Value xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:type="x">{${nowhere}}</Value></Property><Property><Name>GroupId</Name></Property><Property><Name>TermSetId</Name><Value>${set.toUpperCase()}</Value></Property></ArrayOfProperty></Customization>`
  const SchemaXml = `<Field Type="TaxonomyFieldType" Name="Place" DisplayName="Place">${customization}</Field>`
  await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
  const body = { Title: 'Places', TypeAsString: 'TaxonomyFieldTypeMulti', TermSetId: set, SspId: nowhere }
  await admin.call('POST', `${list}/fields`, { body })
  await admin.call('POST', `${list}/fields`, { body: { Title: 'Free', TypeAsString: 'TaxonomyFieldType' } })
})

describe('a managed metadata column', () => {
  it('has its term set in its XML and in its properties', async () => {
    const { json } = await admin.call('GET', `${list}/fields/getbytitle('Place')`)
    expect(json).toMatchObject({ TermSetId: ids.set, SspId: nowhere })
    expect(json.SchemaXml).toContain(
      `<Property><Name>SspId</Name><Value>${nowhere}</Value></Property><Property><Name>TermSetId</Name><Value>${ids.set}</Value></Property>`,
    )
    const wrong =
      '<Field Type="TaxonomyFieldType" DisplayName="Bad"><Customization><ArrayOfProperty><Property><Name>TermSetId</Name><Value>x</Value></Property></ArrayOfProperty></Customization></Field>'
    expectRefusal(
      await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml: wrong } } }),
      400,
      /TermSetId in Customization must be a GUID/,
    )
  })

  it('gets the label of a term from the term store', async () => {
    const stored = { Label: 'Bonn', TermGuid: ids.bonn, WssId: 1 }
    expect((await add({ Place: { Label: 'anything', TermGuid: ids.bonn.toUpperCase(), WssId: -1 } })).json.Place).toEqual(stored)
    expect((await add({ Place: { TermGuid: ids.bonn } })).json.Place).toEqual(stored)
    expect((await add({ Place: `-1;#|${ids.bonn}` })).json.Place).toEqual(stored)
    const several = [{ Label: 'x', TermGuid: ids.paris, WssId: -1 }, stored]
    expect((await add({ Places: several })).json.Places).toEqual([{ ...several[0], Label: 'Paris', WssId: 2 }, stored])
    const { json } = await add({ Place: stored })
    await send(server.url, soap.updateItem('Filed', json.Id, { Place: `7;#old|${ids.paris}` }))
    expect((await admin.call('GET', `${list}/items(${json.Id})`)).json.Place).toEqual({ Label: 'Paris', TermGuid: ids.paris, WssId: 2 })
    const formValues = [{ FieldName: 'Place', FieldValue: `|${ids.bonn};` }]
    const results = rowsOf(await admin.call('POST', `${list}/items(${json.Id})/validateupdatelistitem`, { body: { formValues } }))
    expect(results[0]).toHaveProperty('HasException')
    expect(rowsOf(await admin.call('GET', `${list}/items?$filter=Place eq 'bonn'`)).length).toBeGreaterThan(2)
  })

  it.each([
    ['that is in no term set', () => nowhere, /no term with the id/],
    ['of another term set', () => ids.other, /no term with the id/],
  ])('refuses a term %s, by REST and by SOAP', async (_, idOf, message) => {
    const count = async () => rowsOf(await admin.call('GET', `${list}/items?$top=500`)).length
    const before = await count()
    expectRefusal(await add({ Place: { Label: 'Bonn', TermGuid: idOf(), WssId: -1 } }), 400, message)
    expectRefusal(
      await add({
        Places: [
          { Label: 'Bonn', TermGuid: ids.bonn, WssId: -1 },
          { Label: 'x', TermGuid: idOf(), WssId: -1 },
        ],
      }),
      400,
      message,
    )
    const answer = await send(server.url, soap.addItem('Filed', { Title: 'y', Place: `-1;#Bonn|${idOf()}` }))
    expect(JSON.stringify(answer)).toContain(inProfile('0x80070057', '0x81020014'))
    expect(await count()).toBe(before)
  })

  it('refuses a deprecated term, but keeps it where it is already', async () => {
    const old = await made('CreateTerm', part('termSetId', ids.set) + part('name', 'Old'))
    const { json } = await add({ Place: { Label: 'Old', TermGuid: old, WssId: -1 } })
    const stored = { Label: 'Old', TermGuid: old, WssId: json.Place.WssId }
    expect(stored.WssId).toBeGreaterThan(0)
    await store.call('UpdateTerm', part('termId', old) + part('isDeprecated', 'true'))
    expectRefusal(await add({ Place: stored }), 400, /deprecated/)
    await send(server.url, rest.updateItem('Filed', json.Id, { Place: `-1;#Old|${old}`, Title: 'z' }))
    expect((await admin.call('GET', `${list}/items(${json.Id})`)).json).toMatchObject({ Title: 'z', Place: stored })
    await store.call('DeleteTerm', part('termId', old))
    await send(server.url, rest.updateItem('Filed', json.Id, { Place: `-1;#other|${old}`, Title: 'still' }))
    expect((await admin.call('GET', `${list}/items(${json.Id})`)).json).toMatchObject({ Title: 'still', Place: stored })

    const hidden = await made('CreateTerm', part('termSetId', ids.set) + part('name', 'Hidden'))
    await store.call('UpdateTerm', part('termId', hidden) + part('isAvailableForTagging', 'false'))
    expectRefusal(await add({ Place: { Label: 'x', TermGuid: hidden, WssId: -1 } }), 400, /not available/)
  })

  it('without a term set takes any term, with the label of the store if it has one', async () => {
    const given = { Label: 'Given', TermGuid: nowhere }
    const WssId = expect.any(Number)
    expect((await add({ Free: given })).json.Free).toEqual({ ...given, WssId })
    expect((await add({ Free: { ...given, TermGuid: ids.other } })).json.Free).toEqual({ Label: 'Other', TermGuid: ids.other, WssId })
    expectRefusal(await add({ Free: { TermGuid: nowhere } }), 400, /Label is needed/)
  })
})
