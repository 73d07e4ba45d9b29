import { describe, expect, it } from 'vitest'
import { profileName } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const merge = { 'X-HTTP-Method': 'MERGE' }
const missing = '00000000-0000-4000-8000-000000000000'

let made = 0
/** The address of a new list. */
async function newList(): Promise<string> {
  made += 1
  const reply = await admin.call('POST', '/_api/web/lists', { body: { Title: `Columns ${made}` } })
  expect(reply.status).toBe(201)
  return `/_api/web/lists(guid'${reply.json.Id}')`
}

async function addField(list: string, body: object) {
  const reply = await admin.call('POST', `${list}/fields`, { body })
  expect({ status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 201 })
  return reply.json
}

const list = await newList()
const field = (name: string) => `${list}/fields/getbyinternalnameortitle('${name}')`

describe('GET {list}/fields', () => {
  it.each(envelopes)('returns own and built-in columns, each with the properties of its type, %s', async (envelope) => {
    const reply = await admin.call('GET', "/_api/web/lists/getbytitle('Tasks')/fields", { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    expectDecent(reply)
    const rows = new Map(rowsOf(reply).map((row) => [row.InternalName, row]))
    expect(rows.get('Title')).toMatchObject({ Id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247', FieldTypeKind: 2, MaxLength: 255, Indexed: true })
    expect(rows.get('ID')).toMatchObject({ FieldTypeKind: 5, ReadOnlyField: true, FromBaseType: true, CanBeDeleted: false })
    expect(rows.get('Status')?.Choices.results ?? rows.get('Status')?.Choices).toContain('In Progress')
    expect(rows.get('Title')).not.toHaveProperty('Choices')
    expect(rows.get('DueDate')).toMatchObject({ DisplayFormat: 0, TypeAsString: 'DateTime' })
    const typeOf = (name: string) => rows.get(name)?.__metadata?.type ?? rows.get(name)?.['odata.type']
    if (envelope !== 'nometadata')
      expect(['Title', 'Status', 'Body', 'AssignedTo', 'ID'].map(typeOf)).toEqual([
        'Svc.FieldText',
        'Svc.FieldChoice',
        'Svc.FieldMultiLineText',
        'Svc.FieldUser',
        'Svc.Field',
      ])
  })

  it('is filtered and selected', async () => {
    const query = "$filter=Hidden eq false and ReadOnlyField eq false and startswith(InternalName,'P')&$select=InternalName,MinimumValue"
    const reply = await reader.call('GET', `/_api/web/lists/getbytitle('Tasks')/fields?${query}`)
    expect(reply.json.value).toEqual([{ InternalName: 'Priority' }, { InternalName: 'PercentComplete', MinimumValue: 0 }])
  })

  it('is expanded with the list', async () => {
    const reply = await admin.call('GET', `${list}?$select=Title&$expand=Fields($filter=FromBaseType eq false;$select=InternalName)`)
    expect(reply.json.Fields[0]).toEqual({ InternalName: 'Title' })
  })

  it('refuses a column that fields do not have, and a list that does not exist', async () => {
    expectRefusal(await admin.call('GET', `${list}/fields?$filter=Nope eq 1`), 400, /Nope/)
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Nope')/fields"), 404, /Nope/)
  })
})

describe('POST {list}/fields', () => {
  it.each(envelopes)('makes a column, names it by its title and says where it is, %s', async (envelope) => {
    const Title = `Größe & Gewicht ${envelope}`
    const reply = await admin.call('POST', `${list}/fields`, {
      headers: { Accept: accepts[envelope], 'Content-Type': accepts.verbose },
      body: { __metadata: { type: 'SP.Field' }, Title, FieldTypeKind: 2, Required: false },
    })
    expect(reply.status).toBe(201)
    const entity = reply.json.d ?? reply.json
    expect(entity).toMatchObject({ Title, FieldTypeKind: 2, CanBeDeleted: true })
    expect(entity.InternalName).toMatch(/^Größe_x0020__x0026__x0020_Gewic[h\d]$/)
    const followed = await admin.call('GET', reply.headers.get('location') ?? '', { headers: { Accept: accepts[envelope] } })
    expect(followed.json).toEqual(reply.json)
  })

  it('gives names that no other column or property has', async () => {
    const target = await newList()
    const names: string[] = []
    for (const Title of ['City', 'City', 'city', 'ID', 'Id', '1st', '_x', 'constructor', '__proto__', 'File', '日本']) {
      names.push((await addField(target, { Title, FieldTypeKind: 2 })).InternalName)
    }
    expect(names).toEqual(['City', 'City0', 'city1', 'ID0', 'Id1', '_x0031_st', '_x', 'constructor', '__proto__', 'File0', '日本'])
    const reply = await admin.call('POST', `${target}/items`, { body: { constructor: 'a', OData___proto__: 'b', ID0: 'c' } })
    expect(reply.json).toMatchObject({ constructor: 'a', OData___proto__: 'b', ID0: 'c', ID: 1 })
  })

  it.each([
    [{ FieldTypeKind: 2 }, /Title/],
    [{ Title: '  ', FieldTypeKind: 2 }, /title/i],
    [{ Title: 'a', FieldTypeKind: 99 }, /FieldTypeKind/],
    [{ Title: 'a' }, /FieldTypeKind/],
    [{ Title: 'a', FieldTypeKind: 5 }, /Counter/],
    [{ Title: 'a', FieldTypeKind: 2, Nope: 1 }, /Nope/],
    [{ Title: 'a', FieldTypeKind: 2, MaxLength: 0 }, /MaxLength/],
    [{ Title: 'a', FieldTypeKind: 9, MinimumValue: 2, MaximumValue: 1 }, /MinimumValue/],
    [{ Title: 'a', FieldTypeKind: 9, DefaultValue: 'many' }, /number/],
    [{ Title: 'a', FieldTypeKind: 6, Choices: ['x', 'x'] }, /twice/],
    [{ Title: 'a', FieldTypeKind: 6, Choices: ['x;#y'] }, /;#/],
    [{ Title: 'a', FieldTypeKind: 6, Choices: ['x'], DefaultValue: 'y' }, /'x'/],
    [{ Title: 'a', FieldTypeKind: 7, LookupList: missing }, /LookupList/],
    [{ Title: 'a', FieldTypeKind: 7 }, /LookupList/],
    [{ Title: 'a', FieldTypeKind: 2, EnforceUniqueValues: true }, /Indexed/],
    [{ Title: 'a', FieldTypeKind: 3, Indexed: true }, /indexed/],
    [{ Title: 'a', FieldTypeKind: 17 }, /Formula/],
    [{ Title: 'a', FieldTypeKind: 17, Formula: '=VLOOKUP(1)' }, /VLOOKUP/],
    [{ Title: 'a', FieldTypeKind: 17, Formula: '=[Nope]+1' }, /Nope/],
    [{ Title: 'a', FieldTypeKind: 17, Formula: '=1+' }, /character 4/],
    [{ Title: 'a', FieldTypeKind: 17, Formula: '=1', OutputType: 3 }, /OutputType/],
    [{ Title: 'a', FieldTypeKind: 2, Id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247' }, /fa564e0f/],
  ])('refuses %j', async (body, message) => {
    const before = rowsOf(await admin.call('GET', `${list}/fields?$select=Id`)).length
    const reply = await admin.call('POST', `${list}/fields`, { body })
    expectRefusal(reply, message.source === 'fa564e0f' ? 409 : 400, message)
    expect(rowsOf(await admin.call('GET', `${list}/fields?$select=Id`))).toHaveLength(before)
  })

  it('wants the right to manage lists', async () => {
    expectRefusal(await reader.call('POST', `${list}/fields`, { body: { Title: 'Mine', FieldTypeKind: 2 } }), 403, /ManageLists/)
  })

  it('says when no slot is left, and gives one again when a column is deleted', async () => {
    const target = await newList()
    for (let i = 1; i <= 8; i++) await addField(target, { Title: `Yes ${i}`, FieldTypeKind: 8 })
    await admin.call('POST', `${target}/items`, { body: { Title: 'a', Yes_x0020_3: true } })
    expectRefusal(await admin.call('POST', `${target}/fields`, { body: { Title: 'Yes 9', FieldTypeKind: 8 } }), 400, /at most 8/)
    expect((await admin.call('DELETE', `${target}/fields/getbytitle('Yes 3')`)).status).toBe(200)
    await expect
      .poll(async () => (await admin.call('POST', `${target}/fields`, { body: { Title: 'Yes 9', FieldTypeKind: 8 } })).status)
      .toBe(201)
    expect((await admin.call('GET', `${target}/items(1)`)).json).toMatchObject({ Title: 'a', Yes_x0020_9: null })
  })
})

describe('POST {list}/fields/addfield and createfieldasxml', () => {
  it('addfield makes a lookup column, as PnPjs asks for one', async () => {
    const [, id] = /guid'(.+)'/.exec(await newList()) ?? []
    const parameters = { Title: 'Parent', FieldTypeKind: 7, LookupListId: id, LookupFieldName: 'Title' }
    const reply = await admin.call('POST', `${list}/fields/addfield`, { body: { parameters } })
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({ InternalName: 'Parent', LookupList: `{${id}}`, LookupField: 'Title', AllowMultipleValues: false })
    expectRefusal(await admin.call('POST', `${list}/fields/addfield`, { body: {} }), 400, /parameters/)
  })

  it('createfieldasxml takes what SchemaXml shows', async () => {
    const SchemaXml =
      '<Field Type="Choice" DisplayName="Colour" Name="Clr" Required="TRUE" Format="RadioButtons" Group="Paint"><Default>red</Default><CHOICES><CHOICE>red</CHOICE><CHOICE>a &amp; b</CHOICE></CHOICES></Field>'
    const reply = await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml, Options: 8 } } })
    expect(reply.status).toBe(200)
    const expected = {
      InternalName: 'Clr',
      Title: 'Colour',
      Required: true,
      EditFormat: 1,
      Group: 'Paint',
      DefaultValue: 'red',
      Choices: ['red', 'a & b'],
    }
    expect(reply.json).toMatchObject(expected)
    const copy = await admin.call('POST', `${await newList()}/fields/createfieldasxml`, {
      body: { parameters: { SchemaXml: reply.json.SchemaXml, Options: 8 } },
    })
    expect(copy.json).toMatchObject({ ...expected, Id: reply.json.Id })
  })

  it.each([
    ['<Field Type="Nope" DisplayName="x"/>', /Nope/],
    ['<Field DisplayName="x"/>', /Type/],
    ['<Field Type="Text"/>', /DisplayName/],
    ['<View/>', /Field element/],
    ['<Field', /XML/],
    ['<!DOCTYPE a><Field Type="Text" DisplayName="x"/>', /DTD/],
    ['<Field Type="Number" DisplayName="x" Min="low"/>', /Min/],
    ['<Field Type="Text" DisplayName="x" ID="7"/>', /ID/],
    [`<Field Type="Number" DisplayName="x" Max="${'9'.repeat(400)}"/>`, /maximum/],
    [`<Field Type="Text" DisplayName="x" Group="${'g'.repeat(200)}"/>`, /128/],
  ])('createfieldasxml refuses %s', async (SchemaXml, message) => {
    expectRefusal(await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } }), 400, message)
  })

  it.each([
    ['Number', 'Unit', 64],
    ['Number', 'CustomUnitName', 64],
    ['User', 'UserDisplayOptions', 64],
    ['Text', 'JSLink', 4_000],
    ['Text', 'CustomFormatter', 65_535],
  ])('createfieldasxml bounds a text of %s: %s', async (type, name, most) => {
    const SchemaXml = `<Field Type="${type}" DisplayName="Long" Name="Long" ${name}="${'x'.repeat(most + 1)}"/>`
    const reply = await admin.call('POST', `${list}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
    expectRefusal(reply, 400, new RegExp(`at most ${most} characters`))
  })

  it('refuses a title that another column has, where Options ask for it', async () => {
    const body = { parameters: { SchemaXml: '<Field Type="Text" DisplayName="Colour"/>', Options: 32 } }
    expectRefusal(await admin.call('POST', `${list}/fields/createfieldasxml`, { body }), 409, /Colour/)
  })
})

describe('a column by its address', () => {
  it('is found by id, title and internal name, in every form', async () => {
    const { Id } = await addField(list, { Title: 'Unit Price', FieldTypeKind: 10, CurrencyLocaleId: 1031 })
    for (const form of [
      `fields('${Id}')`,
      `fields(guid'${Id}')`,
      `fields/getbyid('${Id.toUpperCase()}')`,
      "fields/getbytitle('unit price')",
      "fields/getbyinternalnameortitle('Unit_x0020_Price')",
      "fields/getByInternalNameOrTitle('Unit%20Price')",
    ]) {
      expect((await reader.call('GET', `${list}/${form}`)).json).toMatchObject({ Id, CurrencyLocaleId: 1031 })
    }
    expectRefusal(await admin.call('GET', `${list}/fields('${missing}')`), 404, /does not exist/)
    expectRefusal(await admin.call('GET', `${list}/fields/getbytitle('Unit_x0020_Price')`), 404, /Unit_x0020_Price/)
    expectRefusal(await admin.call('GET', `${list}/fields('nope')`), 400, /GUID/)
  })

  it('keeps its internal name and its values when its title changes', async () => {
    const target = await newList()
    const { InternalName } = await addField(target, { Title: 'Room', FieldTypeKind: 2 })
    await admin.call('POST', `${target}/items`, { body: { Title: 'a', Room: 'Blue' } })
    const address = `${target}/fields/getbytitle('Room')`
    const changed = await admin.call('POST', address, { headers: merge, body: { Title: 'Place', Description: 'Where', Required: true } })
    expect(changed.status).toBe(200)
    if (profileName === 'Svc') expect(changed.json).toMatchObject({ Title: 'Place', InternalName, Description: 'Where', Required: true })
    expectRefusal(await admin.call('GET', address), 404, /Room/)
    expect((await admin.call('GET', `${target}/items(1)`)).json).toMatchObject({ Room: 'Blue' })
    expectRefusal(await admin.call('POST', `${target}/items`, { body: { Title: 'b' } }), 400, /Room.*required/)
  })

  it.each(['PUT', 'PATCH', 'MERGE'])('is updated by %s, what is not named stays', async (method) => {
    const target = await newList()
    await addField(target, { Title: 'Size', FieldTypeKind: 6, Choices: ['S', 'M'], DefaultValue: 'M' })
    const reply = await admin.call(method, `${target}/fields/getbytitle('Size')`, { body: { Choices: ['S', 'M', 'L'] } })
    expect(reply.json).toMatchObject({ Choices: ['S', 'M', 'L'], DefaultValue: 'M', Title: 'Size' })
    expectRefusal(await admin.call(method, `${target}/fields/getbytitle('Size')`, { body: { Choices: ['S'] } }), 400, /'S'/)
  })

  it('keeps its type', async () => {
    const { Id } = await addField(list, { Title: 'Typed', FieldTypeKind: 9 })
    const change = (body: object) => admin.call('POST', `${list}/fields('${Id}')`, { headers: merge, body })
    expectRefusal(await change({ FieldTypeKind: 2 }), 400, /FieldTypeKind 9/)
    expect((await change({ FieldTypeKind: 9, MaximumValue: 3 })).json).toMatchObject({ MaximumValue: 3 })
    expectRefusal(await change({ TypeAsString: 'Text' }), 400, /TypeAsString.*cannot be written/)
    expectRefusal(await change({ MinimumValue: 4 }), 400, /MinimumValue 4/)
  })

  it('is not changed or deleted when it is built in, and Title stays', async () => {
    expectRefusal(await admin.call('POST', field('Created'), { headers: merge, body: { Title: 'Born' } }), 400, /built in/)
    expectRefusal(await admin.call('DELETE', field('Modified')), 400, /built in/)
    expectRefusal(await admin.call('DELETE', field('Title')), 400, /Title/)
    expectRefusal(await reader.call('DELETE', field('Title')), 403, /ManageLists/)
    expectRefusal(await admin.call('POST', field('Nope'), { headers: merge, body: { Title: 'Born' } }), 404, /Nope/)
    expectRefusal(await admin.call('PUT', field('Nope'), { body: { Title: 'Born' } }), 404, /Nope/)
    const renamed = await admin.call('POST', field('Title'), { headers: merge, body: { Title: 'Subject' } })
    expect(renamed.json).toMatchObject({ Title: 'Subject', InternalName: 'Title' })
  })

  it('is not deleted while a formula names it', async () => {
    const target = await newList()
    await addField(target, { Title: 'A', FieldTypeKind: 9 })
    await addField(target, { Title: 'B', FieldTypeKind: 17, Formula: '=A*2', OutputType: 9 })
    expectRefusal(await admin.call('DELETE', `${target}/fields/getbytitle('A')`), 400, /'B'/)
    expect((await admin.call('DELETE', `${target}/fields/getbytitle('B')`)).status).toBe(200)
    expect((await admin.call('DELETE', `${target}/fields/getbytitle('A')`)).status).toBe(200)
  })
})

describe('an indexed column', () => {
  it('finds the same items before, while and after it is copied, and the ones written in between', async () => {
    const target = await newList()
    await addField(target, { Title: 'Code', FieldTypeKind: 2 })
    for (let i = 0; i < 10; i++) await admin.call('POST', `${target}/items`, { body: { Title: `${i}`, Code: i % 2 ? 'Odd' : 'even' } })
    const find = async () => rowsOf(await admin.call('GET', `${target}/items?$filter=Code eq 'ODD'&$select=Id`)).map((row) => row.Id)
    const before = await find()
    const reply = await admin.call('POST', `${target}/fields/getbytitle('Code')`, { headers: merge, body: { Indexed: true } })
    expect(reply.json).toMatchObject({ Indexed: true })
    await admin.call('POST', `${target}/items`, { body: { Title: 'new', Code: 'odd' } })
    expect(await find()).toEqual([...before, 11])
    await expect
      .poll(async () => (await admin.call('GET', `${target}/fields/getbytitle('Code')`)).json.IndexStatus, { timeout: 60_000 })
      .toBe(0)
    expect(await find()).toEqual([...before, 11])
    await admin.call('POST', `${target}/fields/getbytitle('Code')`, { headers: merge, body: { Indexed: false } })
    expect(await find()).toEqual([...before, 11])
  })

  it('refuses a value that another item has, in any case, where values must differ', async () => {
    const target = await newList()
    await addField(target, { Title: 'Key', FieldTypeKind: 2, Indexed: true, EnforceUniqueValues: true })
    const add = (Key: string | null) => admin.call('POST', `${target}/items`, { body: { Key } })
    expect((await add('One')).status).toBe(201)
    expectRefusal(await add('ONE'), 400, /Key.*item 1/)
    expect((await add(null)).status).toBe(201)
    expect((await add(null)).status).toBe(201)
    const update = (id: number, Key: string) => admin.call('POST', `${target}/items(${id})`, { headers: merge, body: { Key } })
    expect((await update(1, 'one')).status).toBe(200)
    expectRefusal(await update(2, 'one'), 400, /Key/)
  })

  it('cannot become unique while two items have the same value', async () => {
    const target = await newList()
    await addField(target, { Title: 'Key', FieldTypeKind: 9 })
    for (const Key of [1, 2, 1]) await admin.call('POST', `${target}/items`, { body: { Key } })
    const body = { Indexed: true, EnforceUniqueValues: true }
    expectRefusal(await admin.call('POST', `${target}/fields/getbytitle('Key')`, { headers: merge, body }), 400, /1 and 3/)
  })

  it('has a place in the pool only while one is left', async () => {
    const target = await newList()
    for (let i = 0; i < 6; i++) await addField(target, { Title: `N${i}`, FieldTypeKind: 9, Indexed: true })
    expectRefusal(
      await admin.call('POST', `${target}/fields`, { body: { Title: 'N6', FieldTypeKind: 9, Indexed: true } }),
      400,
      /indexed number/,
    )
  })
})
