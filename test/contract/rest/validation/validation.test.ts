import { describe, expect, it } from 'vitest'
import { call, listNamed, load, method, property, runModel, set, value } from '../../../support/csom/model-client.ts'
import { codeInProfile } from '../../../support/profiles/lens.ts'
import { serveLists } from '../../../support/samples/lists.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, reader, addList } = await serveLists()
const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers: { Authorization: basic('admin') } })

/** A list with a start, an end, and a code; items must end after they start. */
async function addPlan(more: object = {}) {
  const list = await addList()
  for (const [Title, FieldTypeKind] of [
    ['Start', 4],
    ['End', 4],
    ['Code', 2],
  ])
    expect((await admin.call('POST', `${list.address}/fields`, { body: { Title, FieldTypeKind } })).status).toBe(201)
  const rule = { ValidationFormula: '=[End]>=[Start]', ValidationMessage: 'The end is before the start.', ...more }
  expect((await admin.call('MERGE', list.address, { body: rule })).status).toBe(200)
  return list
}

const good = { Title: 'a', Start: '2026-03-01', End: '2026-03-02' }
const wrong = { Title: 'b', Start: '2026-03-03', End: '2026-03-02' }

describe('the validations of all columns together', () => {
  it('have one effort, so that a write costs the same however many there are', async () => {
    const { address } = await addList()
    const ValidationFormula = `=${'1+'.repeat(500)}1>0`
    const addColumns = async (count: number, from: number) => {
      for (let at = from; at < from + count; at += 1)
        expect(
          (await admin.call('POST', `${address}/fields`, { body: { Title: `C${at}`, FieldTypeKind: 2, ValidationFormula } })).status,
        ).toBe(201)
    }
    await addColumns(2, 0)
    expect((await admin.call('POST', `${address}/items`, { body: { Title: 'few' } })).status).toBe(201)
    await addColumns(10, 2)
    expectRefusal(await admin.call('POST', `${address}/items`, { body: { Title: 'many' } }), 400, /'C9': the value does not meet/)
  })
})

describe('the validation of a list', () => {
  it('is told as it was written, and refuses what does not meet it with its message', async () => {
    const { address } = await addPlan()
    const { json } = await admin.call('GET', `${address}?$select=ValidationFormula,ValidationMessage`)
    expect(json).toMatchObject({ ValidationFormula: '=[End]>=[Start]', ValidationMessage: 'The end is before the start.' })
    const item = (await admin.call('POST', `${address}/items`, { body: good })).json
    const refused = await admin.call('POST', `${address}/items`, { body: wrong })
    expectRefusal(refused, 400, /The end is before the start\.$/)
    expect(refused.text).toContain(codeInProfile('-2130575162, Svc.ListDataValidationException'))
    const change = await admin.call('MERGE', `${address}/items(${item.Id})`, { body: { End: '2026-02-01' } })
    expectRefusal(change, 400, /The end is before the start\.$/)
    expect((await admin.call('MERGE', `${address}/items(${item.Id})`, { body: { End: '2026-04-01' } })).status).toBeLessThan(300)
    expect(rowsOf(await admin.call('GET', `${address}/items`))).toHaveLength(1)
  })

  it('is evaluated by every other door', async () => {
    const { address, Title } = await addPlan()
    const { Id } = (await admin.call('POST', `${address}/items`, { body: good })).json
    expectRefusal(
      await admin.call('POST', `${address}/items(${Id})/systemupdate`, { body: { End: '2026-02-01' } }),
      400,
      /before the start/,
    )
    const formValues = [{ FieldName: 'End', FieldValue: '2/1/2026' }]
    const form = await admin.call('POST', `${address}/items(${Id})/validateupdatelistitem`, { body: { formValues } })
    expect(rowsOf(form)).toContainEqual(
      expect.objectContaining({ HasException: true, ErrorMessage: expect.stringMatching(/before the start/) }),
    )
    const field = (name: string, text: string) => `<Field Name="${name}">${text}</Field>`
    const rows = field('ID', String(Id)) + field('End', '2026-02-01T00:00:00Z')
    const updates = `<listName>${Title}</listName><updates><Batch OnError="Continue"><Method ID="1" Cmd="Update">${rows}</Method></Batch></updates>`
    expect(await soap.call('UpdateListItems', updates)).toMatch(/<ErrorCode>0x810200c6<\/ErrorCode><ErrorText>[^<]*before the start/)
    const item = method(listNamed(Title), 'GetItemById', Id)
    const model = await runModel(server.url, [call(item, 'SetFieldValue', 'End', '2026-02-01T00:00:00Z'), call(item, 'Update')])
    expect(model.error).toMatchObject({ ErrorCode: -2130575162, ErrorMessage: expect.stringMatching(/before the start/) })
    expect((await admin.call('GET', `${address}/items(${Id})`)).json.End).toContain('2026-03-02')
  })

  it('may use the day of the write, and an error of the formula is a failure', async () => {
    const { address } = await addPlan({ ValidationFormula: '=[End]>=TODAY()', ValidationMessage: null })
    expectRefusal(await admin.call('POST', `${address}/items`, { body: good }), 400, /do not meet the validation of the list\.$/)
    expect((await admin.call('POST', `${address}/items`, { body: { ...good, End: '2999-01-01' } })).status).toBe(201)
    await admin.call('MERGE', address, { body: { ValidationFormula: '=1/LEN([Code])>0' } })
    expectRefusal(await admin.call('POST', `${address}/items`, { body: good }), 400, /do not meet/)
    expect((await admin.call('POST', `${address}/items`, { body: { ...good, Code: 'x' } })).status).toBe(201)
  })

  it('is taken away by null and by an empty text', async () => {
    const { address } = await addPlan()
    await admin.call('MERGE', address, { body: { ValidationFormula: '' } })
    expect((await admin.call('POST', `${address}/items`, { body: wrong })).status).toBe(201)
    const shown = await admin.call('GET', `${address}?$select=ValidationFormula,ValidationMessage`)
    expect(shown.json).toMatchObject({ ValidationFormula: null, ValidationMessage: 'The end is before the start.' })
    await admin.call('MERGE', address, { body: { ValidationMessage: null } })
    expect((await admin.call('GET', `${address}?$select=ValidationMessage`)).json.ValidationMessage).toBeNull()
  })

  it.each([
    ['a syntax error', '=[End]>=', /needs/],
    ['an unknown column', '=[Nope]>1', /'Nope', which the list does not have/],
    ['a column whose values have no text', '=[Author]>1', /of the type User/],
    ['arguments for TODAY', '=TODAY(1)>1', /TODAY takes no arguments/],
    ['more than 1,024 characters', `=${'1+'.repeat(600)}1`, /1024|1,024/],
  ])('is refused for %s', async (_, ValidationFormula, message) => {
    const { address } = await addPlan()
    expectRefusal(await admin.call('MERGE', address, { body: { ValidationFormula } }), 400, message)
    expect((await admin.call('GET', `${address}?$select=ValidationFormula`)).json.ValidationFormula).toBe('=[End]>=[Start]')
  })

  it('keeps its columns: none can be deleted, and a new title shows', async () => {
    const { address } = await addPlan()
    const start = `${address}/fields/getbyinternalnameortitle('Start')`
    expectRefusal(await admin.call('DELETE', start), 400, /the ValidationFormula of the list names it/)
    expect((await admin.call('MERGE', start, { body: { Title: 'Begin' } })).status).toBeLessThan(300)
    expect((await admin.call('GET', `${address}?$select=ValidationFormula`)).json.ValidationFormula).toBe('=[End]>=[Begin]')
    expectRefusal(await reader.call('MERGE', address, { body: { ValidationFormula: '' } }), 403, /ManageLists|denied/i)
  })

  it('is set and told by SOAP and by the object model', async () => {
    const { address, Title } = await addPlan({ ValidationFormula: null, ValidationMessage: null })
    const list = `<listName>${Title}</listName>`
    const properties = '<listProperties><List><Validation Message="Too short.">=LEN([Code])&gt;2</Validation></List></listProperties>'
    await soap.call('UpdateList', list + properties)
    expect(await soap.call('GetList', list)).toContain('<Validation Message="Too short.">=LEN([Code])&gt;2</Validation>')
    expect((await admin.call('GET', `${address}?$select=ValidationMessage`)).json.ValidationMessage).toBe('Too short.')
    const path = listNamed(Title)
    const { error } = await runModel(server.url, [set(path, 'ValidationFormula', '=LEN([Code])>1'), call(path, 'Update')])
    expect(error).toBeNull()
    expectRefusal(await admin.call('POST', `${address}/items`, { body: { Code: 'x' } }), 400, /Too short\.$/)
  })
})

describe('the validation of a column', () => {
  const rule = { ValidationFormula: '=LEN([Code])=3', ValidationMessage: 'A code has three letters.' }

  it('refuses values that do not meet it, whichever door they come by', async () => {
    const { address, Title } = await addPlan({ ValidationFormula: null })
    const column = `${address}/fields/getbytitle('Code')`
    expect((await admin.call('MERGE', column, { body: rule })).status).toBeLessThan(300)
    expect((await admin.call('GET', column)).json).toMatchObject(rule)
    expect((await admin.call('GET', column)).json.SchemaXml).toContain(
      '<Validation Message="A code has three letters.">=LEN([Code])=3</Validation>',
    )
    const refused = await admin.call('POST', `${address}/items`, { body: { Code: 'x' } })
    expectRefusal(refused, 400, /^Column 'Code': A code has three letters\.$/)
    expect(refused.text).toContain(codeInProfile('-2130575163, Svc.ListDataValidationException'))
    const { Id } = (await admin.call('POST', `${address}/items`, { body: { Code: 'abc' } })).json
    // Other columns change whatever the value of this one is.
    await admin.call('MERGE', column, { body: { ValidationFormula: '=LEN([Code])=4' } })
    expect((await admin.call('MERGE', `${address}/items(${Id})`, { body: { Title: 'x' } })).status).toBeLessThan(300)
    expectRefusal(await admin.call('MERGE', `${address}/items(${Id})`, { body: { Code: 'abd' } }), 400, /three letters/)
    const formValues = [{ FieldName: 'Code', FieldValue: 'abd' }]
    const form = await admin.call('POST', `${address}/items(${Id})/validateupdatelistitem`, { body: { formValues } })
    expect(rowsOf(form)[0]).toMatchObject({ FieldName: 'Code', HasException: true })
    const path = method(property(listNamed(Title), 'Fields'), 'GetByTitle', 'Code')
    const { error, results } = await runModel(server.url, [
      set(path, 'ValidationFormula', '=LEN([Code])<9'),
      call(path, 'Update'),
      load(path),
    ])
    expect(error).toBeNull()
    expect([...results.values()]).toContainEqual(expect.objectContaining({ ValidationFormula: '=LEN([Code])<9' }))
  })

  it('is made with XML, for site columns too, and follows the column into lists', async () => {
    const xml = '<Field Type="Number" DisplayName="Share"><Validation Message="Half at most.">=Share&lt;=0.5</Validation></Field>'
    const made = await admin.call('POST', '/_api/web/fields/createfieldasxml', { body: { parameters: { SchemaXml: xml } } })
    expect(made.json).toMatchObject({ ValidationFormula: '=[Share]<=0.5', ValidationMessage: 'Half at most.' })
    const list = await addList()
    const there = await admin.call('POST', `${list.address}/fields/createfieldasxml`, {
      body: { parameters: { SchemaXml: made.json.SchemaXml } },
    })
    expect(there.json).toMatchObject({ ValidationFormula: '=[Share]<=0.5' })
    expectRefusal(await admin.call('POST', `${list.address}/items`, { body: { Share: 0.6 } }), 400, /Half at most\.$/)
    expect((await admin.call('POST', `${list.address}/items`, { body: { Share: 0.4 } })).status).toBe(201)
  })

  it.each([
    ['another column', 'Code', '=[Title]="x"', /'Title', which the list does not have/],
    ['a syntax error', 'Code', '=LEN(', /needs/],
    ['a column of people', 'Author', '=1=1', /built in/],
  ])('is refused for %s', async (_, name, ValidationFormula, message) => {
    const { address } = await addPlan()
    const column = `${address}/fields/getbyinternalnameortitle('${name}')`
    expectRefusal(await admin.call('MERGE', column, { body: { ValidationFormula } }), 400, message)
  })

  it('is refused for a type whose values formulas do not read', async () => {
    const { address } = await addPlan()
    const body = { Title: 'Where', FieldTypeKind: 11, ValidationFormula: '=1=1' }
    expectRefusal(await admin.call('POST', `${address}/fields`, { body }), 400, /type URL has no ValidationFormula/)
  })
})

describe('lists made of a saved template', () => {
  it('have its validations', async () => {
    const { address } = await addPlan()
    const template = { strFileName: 'Rules', strName: 'Rules', strDescription: '', bSaveData: false }
    const given = "strfilename='Rules',strname='Rules',strdescription='',bsavedata=false"
    expect((await admin.call('POST', `${address}/saveastemplate(${given})`, { body: template })).status).toBeLessThan(300)
    const parameters = { Title: 'Of rules', TemplateName: 'Rules' }
    expect((await admin.call('POST', '/_api/web/lists/add', { body: { parameters } })).status).toBe(200)
    expectRefusal(await admin.call('POST', "/_api/web/lists/getbytitle('Of rules')/items", { body: wrong }), 400, /before the start/)
  })
})

describe('the settings of a view', () => {
  const sums = '<FieldRef Name="Code" Type="COUNT" />'

  it('are set and told by REST, the XML of the view and the object model', async () => {
    const { address, Title } = await addPlan()
    const made = await admin.call('POST', `${address}/views`, { body: { Title: 'Sums', Aggregations: sums, AggregationsStatus: 'On' } })
    const one = `${address}/views('${made.json.Id}')`
    const shown = async () => (await admin.call('GET', `${one}?$select=Aggregations,AggregationsStatus,Formats,JSLink`)).json
    expect(await shown()).toMatchObject({ Aggregations: sums, AggregationsStatus: 'On', JSLink: '' })
    const JSLink = '~site/Style Library/a.js|b.js'
    expect((await admin.call('MERGE', one, { body: { JSLink, AggregationsStatus: 'Off' } })).status).toBeLessThan(300)
    expect(await shown()).toMatchObject({ Aggregations: sums, AggregationsStatus: 'Off', JSLink })
    const { ListViewXml } = (await admin.call('GET', one)).json
    expect(ListViewXml).toContain(`<JSLink>${JSLink}</JSLink>`)
    const viewXml = ListViewXml.replace('Value="Off"', 'Value="On"')
    expect((await admin.call('POST', `${one}/setviewxml`, { body: { viewXml } })).status).toBe(200)
    expect(await shown()).toMatchObject({ Aggregations: sums, AggregationsStatus: 'On', JSLink })
    const path = method(property(listNamed(Title), 'Views'), 'GetByTitle', 'Sums')
    const { error } = await runModel(server.url, [
      set(path, 'JSLink', 'c.js'),
      set(path, 'Aggregations', '<FieldRef Name="End" Type="MAX"/>'),
      call(path, 'Update'),
    ])
    expect(error).toBeNull()
    expect(await shown()).toMatchObject({ Aggregations: '<FieldRef Name="End" Type="MAX" />', AggregationsStatus: 'On', JSLink: 'c.js' })
    await admin.call('MERGE', one, { body: { Aggregations: null, JSLink: null } })
    expect(await shown()).toMatchObject({ Aggregations: null, AggregationsStatus: null, JSLink: '' })
  })

  it.each([
    ['a column that is not there', { Aggregations: '<FieldRef Name="Nope" Type="SUM"/>' }, /Nope/, 404],
    ['a computation that is not there', { Aggregations: '<FieldRef Name="Code" Type="GUESS"/>' }, /AVG/],
    ['no XML', { Aggregations: '<FieldRef' }, /./],
    ['another status', { AggregationsStatus: 'Maybe' }, /On/],
    ['formats of another form', { Formats: '<Nope/>' }, /Formats/],
  ])('are refused for %s', async (_, body, message, status = 400) => {
    const { address } = await addPlan()
    expectRefusal(await admin.call('MERGE', `${address}/defaultview`, { body }), status, message)
  })
})

it('the values of a new item by the object model are validated', async () => {
  const { Title, address } = await addPlan()
  const item = method(listNamed(Title), 'AddItem', value('ListItemCreationInformation'))
  const { error } = await runModel(server.url, [
    call(item, 'SetFieldValue', 'Start', '2026-03-03T00:00:00Z'),
    call(item, 'SetFieldValue', 'End', '2026-03-01T00:00:00Z'),
    call(item, 'Update'),
  ])
  expect(error).toMatchObject({ ErrorMessage: expect.stringMatching(/before the start/) })
  expect(rowsOf(await admin.call('GET', `${address}/items`))).toHaveLength(0)
})
