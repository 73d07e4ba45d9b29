import { beforeAll, describe, expect, it } from 'vitest'
import { escapeXml } from '../../../../src/formats/xml.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { rowsIn } from '../../../support/soap/messages.ts'
import { accepts, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server } = await serve()
const headers = { Authorization: basic('ann') }
const ann = createContractClient(server.url, { ...headers, Accept: accepts.nometadata })
const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers })

const merge = { 'X-HTTP-Method': 'MERGE' }
const list = "/_api/web/lists/getbytitle('Values')"
const guid = '6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c'

/** Every type of column that clients can make, by the name of the column. */
const columns: Record<string, object> = {
  Text: { FieldTypeKind: 2, MaxLength: 10 },
  Note: { FieldTypeKind: 3 },
  Number: { FieldTypeKind: 9, MinimumValue: -5, MaximumValue: 5000 },
  Integer: { FieldTypeKind: 1 },
  Money: { FieldTypeKind: 10 },
  When: { FieldTypeKind: 4, DisplayFormat: 1 },
  Flag: { FieldTypeKind: 8 },
  Choice: { FieldTypeKind: 6, Choices: ['Red', 'Green'] },
  Colours: { FieldTypeKind: 15, Choices: ['Red', 'Green', 'Blue'] },
  Person: { FieldTypeKind: 20 },
  People: { FieldTypeKind: 20, AllowMultipleValues: true },
  Link: { FieldTypeKind: 11 },
  Key: { FieldTypeKind: 14 },
  Term: { TypeAsString: 'TaxonomyFieldType' },
  Place: { FieldTypeKind: 31 },
}

let annId = 0
beforeAll(async () => {
  annId = (await ann.call('GET', '/_api/web/currentuser')).json.Id
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Customers' } })
  const { Id } = (await ann.call('GET', "/_api/web/lists/getbytitle('Customers')")).json
  for (const Title of ['Fabrikam', 'Contoso']) await ann.call('POST', "/_api/web/lists/getbytitle('Customers')/items", { body: { Title } })
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Values' } })
  const lookups = {
    Customer: { FieldTypeKind: 7, LookupList: Id, LookupField: 'Title' },
    Customers: { FieldTypeKind: 7, LookupList: `{${Id.toUpperCase()}}`, LookupField: 'Title', AllowMultipleValues: true },
  }
  for (const [Title, more] of Object.entries({ ...columns, ...lookups })) {
    const reply = await ann.call('POST', `${list}/fields`, { body: { Title, ...more } })
    expect({ Title, status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 201 })
  }
})

/** Requests columns that the default view does not show. */
const viewFields = (names: readonly string[]) =>
  `<viewFields><ViewFields>${names.map((name) => `<FieldRef Name="${name}"/>`).join('')}</ViewFields></viewFields>`

/** The attributes of an item's row in SOAP. */
async function soapRow(id: number): Promise<Record<string, string>> {
  const text = await soap.call(
    'GetListItems',
    `<listName>Values</listName><query><Query><Where><Eq><FieldRef Name="ID"/><Value Type="Counter">${id}</Value></Eq></Where></Query></query>${viewFields([...Object.keys(columns), 'Customer', 'Customers'])}`,
  )
  return (rowsIn(text)[0] ?? {}) as Record<string, string>
}

const good: [column: string, rest: unknown, shown: unknown, soap: string][] = [
  ['Text', 'Ärger', 'Ärger', 'Ärger'],
  ['Note', 'A longer Text', 'A longer Text', 'A longer Text'],
  ['Number', 12.5, 12.5, '12.5000000000000'],
  ['Number', '7', 7, '7.00000000000000'],
  ['Integer', -7, -7, '-7'],
  ['Money', 0.1, 0.1, '0.100000000000000'],
  ['When', '2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', '2026-01-31 10:00:00'],
  ['When', '2026-01-31', '2026-01-31T00:00:00Z', '2026-01-31 00:00:00'],
  ['Flag', true, true, '1'],
  ['Flag', false, false, '0'],
  ['Choice', 'Red', 'Red', 'Red'],
  ['Colours', ['Red', 'Blue', 'Red'], ['Red', 'Blue'], ';#Red;#Blue;#'],
  ['Colours', 'Green', ['Green'], ';#Green;#'],
  ['PersonId', 1, 1, '1;#admin'],
  ['PeopleId', [1], [1], '1;#admin'],
  ['CustomerId', 2, 2, '2;#Contoso'],
  ['CustomersId', [2, 1], [2, 1], '2;#Contoso;#1;#Fabrikam'],
  [
    'Link',
    { Url: 'https://Example.com/A', Description: 'An A' },
    { Url: 'https://Example.com/A', Description: 'An A' },
    'https://Example.com/A, An A',
  ],
  ['Link', { Url: '/x' }, { Url: '/x', Description: '/x' }, '/x, /x'],
  [
    'Place',
    { Latitude: 53.55, Longitude: 9.99, Altitude: 12, Measure: 1 },
    { Latitude: 53.55, Longitude: 9.99, Altitude: 12, Measure: 1 },
    'POINT (9.99 53.55 12 1)',
  ],
  [
    'Place',
    { Latitude: '-47.6', Longitude: -122 },
    { Latitude: -47.6, Longitude: -122, Altitude: 0, Measure: 0 },
    'POINT (-122 -47.6 0 0)',
  ],
  ['Place', 'POINT(1 2)', { Latitude: 2, Longitude: 1, Altitude: 0, Measure: 0 }, 'POINT (1 2 0 0)'],
  ['Key', `{${guid.toUpperCase()}}`, guid, `{${guid.toUpperCase()}}`],
  ['Term', { Label: 'News', TermGuid: guid, WssId: -1 }, { Label: 'News', TermGuid: guid, WssId: 1 }, `1;#News|${guid}`],
]

const internal = (column: string) => column.replace(/Id$/, '')

describe('a value', () => {
  it.each(good)('of %s goes in and comes out: %j', async (column, value, shown, text) => {
    const reply = await ann.call('POST', `${list}/items`, { body: { [column]: value } })
    expect({ status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 201 })
    expect(reply.json[column]).toEqual(shown)
    const { Id } = reply.json
    expect((await ann.call('GET', `${list}/items(${Id})`)).json[column]).toEqual(shown)
    expect((await soapRow(Id))[`ows_${internal(column)}`]).toBe(text)
    const emptied = await ann.call('POST', `${list}/items(${Id})`, { headers: merge, body: { [column]: null } })
    expect(emptied.json[column]).toBeNull()
    expect(await soapRow(Id)).not.toHaveProperty(`ows_${internal(column)}`)
  })

  it.each(good)('of %s that SOAP shows is one that SOAP takes: %j', async (column, _, shown, text) => {
    const field = `<Field Name="${internal(column)}">${escapeXml(text)}</Field>`
    const updates = `<updates><Batch OnError="Continue"><Method ID="1" Cmd="New">${field}</Method></Batch></updates>`
    const reply = await soap.call('UpdateListItems', `<listName>Values</listName>${updates}`)
    expect(reply).toContain('0x00000000')
    const row = rowsIn(reply)[0] as Record<string, string>
    expect((await ann.call('GET', `${list}/items(${row.ows_ID})`)).json[column]).toEqual(shown)
  })

  it.each([
    ['Text', 'more than ten', /Text.*at most 10/],
    ['Text', 5, /Text.*text/],
    ['Text', ['a'], /Text.*array/],
    ['Note', true, /Note/],
    ['Number', 'many', /Number.*number/],
    ['Number', 5001, /Number.*5000/],
    ['Number', { a: 1 }, /Number.*object/],
    ['Integer', 1.5, /Integer.*whole/],
    ['Integer', 2 ** 31, /Integer.*32 bits/],
    ['Money', 'x', /Money/],
    ['When', 'tomorrow', /When.*time/],
    ['When', '2026-02-30', /When/],
    ['Flag', 'perhaps', /Flag.*true or false/],
    ['Choice', 'red', /Choice.*'Red'/],
    ['Colours', ['Pink'], /Colours.*'Red'/],
    ['Colours', [1], /Colours/],
    ['Colours', { a: 1 }, /Colours.*array/],
    ['PersonId', 4711, /Person.*4711/],
    ['PersonId', 'ann', /Person.*person or group/],
    ['PersonId', [1], /Person.*array/],
    ['PeopleId', [1, 4711], /People.*4711/],
    ['PeopleId', [null], /People/],
    ['CustomerId', 99, /Customer.*99/],
    ['CustomersId', [1, 99], /Customers.*99/],
    ['CustomersId', 1, /Customers.*array/],
    ['Link', { Url: 'javascript:alert(1)' }, /Link.*address/],
    ['Link', { Description: 'x' }, /Link.*Url/],
    ['Link', { Url: `https://x/${'a'.repeat(250)}` }, /Link.*255/],
    ['Link', 7, /Link/],
    ['Place', { Latitude: 91, Longitude: 0 }, /Place.*Latitude.*90/],
    ['Place', { Latitude: 0, Longitude: 180.5 }, /Place.*Longitude.*180/],
    ['Place', { Latitude: 1 }, /Place.*Latitude and Longitude/],
    ['Place', { Latitude: 'north', Longitude: 1 }, /Place/],
    ['Place', { Latitude: 1, Longitude: 1, Altitude: 'high' }, /Place/],
    ['Place', 'POINT (1)', /Place.*POINT/],
    ['Place', `POINT (${'1'.repeat(300)} 1)`, /Place/],
    ['Place', 7, /Place/],
    ['Key', 'nope', /Key.*GUID/],
    ['Term', { Label: 'x' }, /Term/],
    ['Term', { Label: 'x', TermGuid: 'y' }, /Term/],
    ['Term', 'x', /Term/],
  ])('of %s is refused by its column: %j', async (column, value, message) => {
    const reply = await ann.call('POST', `${list}/items`, { body: { [column]: value } })
    expectRefusal(reply, 400, message)
  })

  it('of several parts names its type in the verbose envelope, and is taken from one', async () => {
    const verbose = { Accept: accepts.verbose, 'Content-Type': accepts.verbose }
    const body = {
      __metadata: { type: 'SP.Data.ValuesListItem' },
      Colours: { __metadata: { type: 'Collection(Edm.String)' }, results: ['Blue'] },
      CustomersId: { results: [1] },
      Link: { __metadata: { type: 'SP.FieldUrlValue' }, Url: 'http://a/', Description: 'a' },
      Place: { __metadata: { type: 'SP.FieldGeolocationValue' }, Latitude: 1, Longitude: 2, Altitude: 0, Measure: 0 },
    }
    const { json } = await ann.call('POST', `${list}/items`, { headers: verbose, body })
    expect(json.d.Colours).toEqual({ __metadata: { type: 'Collection(Edm.String)' }, results: ['Blue'] })
    expect(json.d.CustomersId).toEqual({ __metadata: { type: 'Collection(Edm.Int32)' }, results: [1] })
    expect(json.d.Link).toEqual({ __metadata: { type: 'Svc.FieldUrlValue' }, Url: 'http://a/', Description: 'a' })
    const place = { Latitude: 1, Longitude: 2, Altitude: 0, Measure: 0 }
    expect(json.d.Place).toEqual({ __metadata: { type: 'Svc.FieldGeolocationValue' }, ...place })
  })

  it('of a default comes when a new item does not name the column, and today is the day of the write', async () => {
    await ann.call('POST', `${list}/fields`, { body: { Title: 'Since', FieldTypeKind: 4, DefaultValue: '[today]' } })
    const fixed = { Title: 'Fixed', FieldTypeKind: 2, ReadOnlyField: true, DefaultValue: 'Always' }
    await ann.call('POST', `${list}/fields`, { body: fixed })
    const { json } = await ann.call('POST', `${list}/items`, { body: { Text: 'a' } })
    expect(json.Fixed).toBe('Always')
    expectRefusal(await ann.call('POST', `${list}/items`, { body: { Fixed: 'x' } }), 400, /Fixed.*read-only/)
    expect(json.Since).toBe(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`)
  })

  it('is filtered by where it has one part, and by each of several', async () => {
    const { Id } = (
      await ann.call('POST', `${list}/items`, {
        body: { Money: 77, CustomerId: 1, Link: { Url: 'https://only.one/' }, Term: `Solo|${guid}` },
      })
    ).json
    for (const filter of ['Money eq 77', "Link eq 'HTTPS://only.one/'", "Term eq 'solo'", `CustomerId eq 1 and Id ge ${Id}`]) {
      expect(rowsOf(await ann.call('GET', `${list}/items?$select=Id&$filter=${encodeURIComponent(filter)}`))).toEqual([{ Id }])
    }
    const red = (await ann.call('POST', `${list}/items`, { body: { Colours: ['Red'] } })).json.Id
    const ids = rowsOf(await ann.call('GET', `${list}/items?$select=Id&$filter=Colours eq 'RED' and Id ge ${red}`))
    expect(ids).toEqual([{ Id: red }])
    expectRefusal(await ann.call('GET', `${list}/items?$filter=Colours eq 5`), 400, /Colours/)
  })
})

describe('a column in SOAP', () => {
  it('is described by its type', async () => {
    const text = await soap.call('GetList', '<listName>Values</listName>')
    for (const part of [
      /Type="Currency" Name="Money"/,
      /Type="LookupMulti" Name="Customers"[^>]* List="\{[0-9a-f-]{36}\}" ShowField="Title"[^>]* Mult="TRUE"/,
      /Type="UserMulti" Name="People"[^>]* Mult="TRUE"/,
      /Type="MultiChoice" Name="Colours"[^>]* FillInChoice="FALSE"/,
      /Type="URL" Name="Link"/,
      /Type="TaxonomyFieldType" Name="Term"/,
    ])
      expect(text).toMatch(part)
  })
})

describe('a lookup', () => {
  it('is expanded, single and multiple', async () => {
    const { json } = await ann.call('POST', `${list}/items`, { body: { CustomerId: 2, CustomersId: [1, 2], PeopleId: [1, annId] } })
    const query = '$select=Id,Customer/Title,Customers/Title,People/Title&$expand=Customer,Customers,People'
    const reply = await ann.call('GET', `${list}/items(${json.Id})?${query}`)
    expect(reply.json).toEqual({
      Id: json.Id,
      Customer: { Title: 'Contoso' },
      Customers: [{ Title: 'Fabrikam' }, { Title: 'Contoso' }],
      People: [{ Title: 'admin' }, { Title: 'ann' }],
    })
    expectRefusal(await ann.call('GET', `${list}/items(${json.Id})?$select=Customer/Nope&$expand=Customer`), 400, /Nope/)
  })

  it('is null where it points nowhere', async () => {
    const { json } = await ann.call('POST', `${list}/items`, { body: { Text: 'none' } })
    const reply = await ann.call('GET', `${list}/items(${json.Id})?$select=Customer/Title,Customers/Title&$expand=Customer,Customers`)
    expect(reply.json).toEqual({ Customer: null, Customers: [] })
  })
})

describe('a calculated column', () => {
  const target = "/_api/web/lists/getbytitle('Sums')"
  const formulas: [name: string, output: number, formula: string][] = [
    ['Gross', 9, '=ROUND([Net Price]*(1+Rate),2)'],
    ['Label', 2, '=IF(Gross>100,"dear: ","cheap: ")&UPPER(Title)'],
    ['Due', 4, '=DATE(YEAR(Start),MONTH(Start)+1,DAY(Start))'],
    ['IsDear', 8, '=AND(Gross>100,NOT(ISBLANK(Title)))'],
    ['Ratio', 9, '=1/Rate'],
  ]

  beforeAll(async () => {
    await ann.call('POST', '/_api/web/lists', { body: { Title: 'Sums' } })
    await ann.call('POST', `${target}/fields`, { body: { Title: 'Net Price', FieldTypeKind: 10 } })
    await ann.call('POST', `${target}/fields`, { body: { Title: 'Rate', FieldTypeKind: 9 } })
    await ann.call('POST', `${target}/fields`, { body: { Title: 'Start', FieldTypeKind: 4 } })
    for (const [Title, OutputType, Formula] of formulas) {
      const reply = await ann.call('POST', `${target}/fields`, { body: { Title, FieldTypeKind: 17, OutputType, Formula } })
      expect({ status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 201 })
    }
  })

  it('is computed on every write, shown in both protocols and filtered', async () => {
    const body = { Title: 'lamp', Net_x0020_Price: 100, Rate: 0.19, Start: '2026-01-31T00:00:00Z' }
    const { json } = await ann.call('POST', `${target}/items`, { body })
    expect(json).toMatchObject({ Gross: '119', Label: 'dear: LAMP', Due: '2026-03-03T00:00:00Z', IsDear: '1' })
    const changed = await ann.call('POST', `${target}/items(${json.Id})`, { headers: merge, body: { Net_x0020_Price: 10 } })
    expect(changed.json).toMatchObject({ Gross: '11.9', Label: 'cheap: LAMP', IsDear: '0' })
    const text = await soap.call('GetListItems', `<listName>Sums</listName>${viewFields(['Gross', 'Label', 'Due', 'IsDear'])}`)
    expect(rowsIn(text)[0]).toMatchObject({
      ows_Gross: 'float;#11.9000000000000',
      ows_Label: 'string;#cheap: LAMP',
      ows_Due: 'datetime;#2026-03-03 00:00:00',
      ows_IsDear: 'boolean;#0',
    })
    const found = await ann.call('GET', `${target}/items?$select=Id&$filter=Gross lt 12 and startswith(Label,'CHEAP')`)
    expect(rowsOf(found)).toEqual([{ Id: json.Id }])
    expectRefusal(await ann.call('POST', `${target}/items`, { body: { Gross: 1 } }), 400, /Gross.*read-only/)
  })

  it('shows an error where it cannot be computed', async () => {
    const { json } = await ann.call('POST', `${target}/items`, { body: { Title: 'free', Rate: 0 } })
    expect(json.Ratio).toBe('#DIV/0!')
    const rows = rowsIn(await soap.call('GetListItems', `<listName>Sums</listName>${viewFields(['Ratio'])}`)) as Record<string, string>[]
    expect(rows.find((row) => row.ows_ID === String(json.Id))).toMatchObject({ ows_Ratio: 'error;##DIV/0!' })
    const mended = await ann.call('POST', `${target}/items(${json.Id})`, { headers: merge, body: { Rate: 0.5 } })
    expect(mended.json.Ratio).toBe('2')
  })

  it('is computed for the items that are there when its formula changes, and shows its formula by titles', async () => {
    const address = `${target}/fields/getbytitle('Ratio')`
    await ann.call('POST', `${target}/fields/getbytitle('Rate')`, { headers: merge, body: { Title: 'Tax Rate' } })
    const reply = await ann.call('POST', address, { headers: merge, body: { Formula: '=[Tax Rate]*100' } })
    expect(reply.json).toMatchObject({ Formula: '=[Tax Rate]*100', OutputType: 9 })
    await expect.poll(async () => (await ann.call('GET', address)).json.IndexStatus, { timeout: 30_000 }).toBe(0)
    expect((await ann.call('GET', `${target}/items(1)`)).json.Ratio).toBe('19')
    expectRefusal(await ann.call('POST', address, { headers: merge, body: { Formula: '=Ratio+1' } }), 400, /own result/)
    const circle = await ann.call('POST', `${target}/fields/getbytitle('Gross')`, { headers: merge, body: { Formula: '=LEN(Label)' } })
    expectRefusal(circle, 400, /own result/)
    expectRefusal(await ann.call('POST', address, { headers: merge, body: { OutputType: 2 } }), 400, /another type/)
  })
})
