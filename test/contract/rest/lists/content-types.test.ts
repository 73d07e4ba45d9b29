import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const types = '/_api/web/contenttypes'
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const merge = { 'X-HTTP-Method': 'MERGE' }

let made = 0
async function newList(): Promise<string> {
  made += 1
  const reply = await admin.call('POST', '/_api/web/lists', { body: { Title: `Kinds ${made}`, ContentTypesEnabled: true } })
  return `/_api/web/lists(guid'${reply.json.Id}')`
}

/** A new content type of the web, by its parent's id. */
async function newType(ParentContentTypeId: string, Name: string): Promise<string> {
  const reply = await admin.call('POST', `${types}/create`, { body: { parameters: { ParentContentTypeId, Name } } })
  expect({ status: reply.status, text: reply.text.slice(0, 300) }).toMatchObject({ status: 200 })
  return reply.json.StringId
}

const named = (id: string) => `${types}('${id}')`
const names = async (address: string) => rowsOf(await admin.call('GET', `${address}?$select=InternalName`)).map((row) => row.InternalName)

describe('GET web/contenttypes', () => {
  it.each(envelopes)('returns the built-in ones, %s', async (envelope) => {
    const reply = await reader.call('GET', types, { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    const ids = rowsOf(reply).map((row) => row.StringId)
    expect(ids).toEqual(expect.arrayContaining(['0x01', '0x0101', '0x0120', '0x0108', '0x01010A', '0x0120D520']))
    const task = await reader.call('GET', named('0x0108'), { headers: { Accept: accepts[envelope] } })
    expect(task.json.d ?? task.json).toMatchObject({ Name: 'Task', Id: '0x0108', StringId: '0x0108', Scope: '/' })
  })

  it('is filtered, and available in the web', async () => {
    const query = "$filter=startswith(StringId,'0x0101')&$select=Name&$orderby=Name"
    const expected = [{ Name: 'Document' }, { Name: 'Link to Document' }, { Name: 'Wiki Page' }]
    const inSharePoint = expect.arrayContaining([
      { Name: 'Document' },
      { Name: 'Link to a Document' },
      { Name: 'Wiki Page' },
      { Name: 'Form' },
    ])
    expect(rowsOf(await reader.call('GET', `${types}?${query}`))).toEqual(inProfile(expected, inSharePoint))
    expect(rowsOf(await reader.call('GET', `/_api/web/availablecontenttypes?${query}`))).toEqual(inProfile(expected, inSharePoint))
    expectRefusal(await reader.call('GET', `${types}?$filter=Nope eq 1`), 400, /Nope/)
    expectRefusal(await reader.call('GET', '/_api/web/availablecontenttypes?$select=Nope'), 400, /Nope/)
  })

  it('one is found in either form and any case, and refused where it is none', async () => {
    for (const form of ["('0x01010a')", "/getbyid('0x01010A')"]) {
      expect((await reader.call('GET', types + form)).json.Name).toBe(inProfile('Link to Document', 'Link to a Document'))
    }
    expectRefusal(await reader.call('GET', named('0x0199')), 404, /0x0199/)
    expectRefusal(await reader.call('GET', named('nope')), 400, /content type id/)
    expectRefusal(await reader.call('GET', named('0x0100')), 404, /0x0100/)
  })

  it('expands columns, links and parent', async () => {
    const { json } = await reader.call('GET', `${named('0x010108')}?$select=Name&$expand=Fields($select=InternalName),FieldLinks,Parent`)
    expect(json).toMatchObject({
      Name: 'Wiki Page',
      Fields: [{ InternalName: 'ContentType' }, { InternalName: 'Title' }],
      Parent: { Name: 'Document' },
    })
    expect(json.FieldLinks[1]).toMatchObject({ FieldInternalName: 'Title', Id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247' })
  })
})

describe('the parent of a content type', () => {
  it('is read at its own address, of a web and of a list', async () => {
    expect((await reader.call('GET', `${named('0x010108')}/parent`)).json).toMatchObject({ Name: 'Document' })
    expect(await reader.call('GET', `${named('0x01')}/parent`)).toMatchObject({ status: 200, json: { 'odata.null': true } })
    const [task] = rowsOf(await reader.call('GET', `${tasks}/contenttypes`))
    expect((await reader.call('GET', `${tasks}/contenttypes('${task.StringId}')/parent`)).json).toMatchObject({ StringId: '0x0108' })
    expectRefusal(await reader.call('GET', `${tasks}/contenttypes('0x0199')/parent`), 404, /0x0199/)
  })
})

describe('POST web/contenttypes', () => {
  it.each(envelopes)('honours an id and says where it is, %s', async (envelope) => {
    const id = `0x0100A33D9AD9805788419BDAAC2CCB3750${envelopes.indexOf(envelope)}F`
    const body = { Id: { StringValue: id.toLowerCase() }, Name: `Contract ${envelope}`, Description: 'agreed', Group: 'Legal' }
    const reply = await admin.call('POST', types, { headers: { Accept: accepts[envelope] }, body })
    expect(reply.status).toBe(201)
    expect(reply.json.d ?? reply.json).toMatchObject({ StringId: id, Name: `Contract ${envelope}`, Group: 'Legal', Description: 'agreed' })
    const followed = await admin.call('GET', reply.headers.get('location') ?? '', { headers: { Accept: accepts[envelope] } })
    expect(followed.json).toEqual(reply.json)
  })

  it('makes an id of the parent, 00 and 32 digits, at any depth, with the columns of all ancestors', async () => {
    expect((await admin.call('POST', '/_api/web/fields', { body: { Title: 'Depth', FieldTypeKind: 9 } })).status).toBe(201)
    let id = '0x0108'
    for (let depth = 1; depth <= 5; depth++) {
      const child = await newType(id, `Level ${depth}`)
      expect(child).toMatch(new RegExp(`^${id}00[0-9A-F]{32}$`))
      if (depth === 1) {
        const link = await admin.call('POST', `${named(child)}/fieldlinks`, { body: { FieldInternalName: 'Depth', Required: true } })
        expect(link.status).toBe(201)
        expect(link.json).toMatchObject({ FieldInternalName: 'Depth', Required: true })
      }
      id = child
    }
    expect(await names(`${named(id)}/fields`)).toEqual([...(await names(`${named('0x0108')}/fields`)), 'Depth'])
    expect(rowsOf(await admin.call('GET', `${named(id)}/fieldlinks?$filter=Required eq true&$select=Name`))).toEqual([{ Name: 'Depth' }])
    const without = await admin.call('POST', types, { body: { Name: 'No id' } })
    expect(without.json.StringId).toMatch(/^0x0100[0-9A-F]{32}$/)
  })

  it.each([
    [{}, 400, /Name/],
    [{ Name: 'a/b' }, 400, /name/],
    [{ Name: 'x', Nope: 1 }, 400, /Nope/],
    [{ Name: 'x', Id: { StringValue: '0x01zz' } }, 400, /content type id/],
    [{ Name: 'task', Id: { StringValue: '0x010142' } }, 409, /task/],
  ])('refuses %j', async (body, status, message) => {
    expectRefusal(await admin.call('POST', types, { body }), status, message)
  })

  it('refuses a parent that does not exist, and who does not manage the web', async () => {
    const create = (parameters: object) => admin.call('POST', `${types}/create`, { body: { parameters } })
    expectRefusal(await create({ ParentContentTypeId: '0x0199', Name: 'x' }), 404, /0x0199/)
    expectRefusal(await reader.call('POST', types, { body: { Name: 'x' } }), 403, /ManageWeb/)
  })
})

describe('a content type of the web', () => {
  it('is changed and deleted, but not while another is its child, nor when it is built in', async () => {
    const parent = await newType('0x01', 'Parent')
    const child = await newType(parent, 'Child')
    const put = await admin.call('PUT', named(parent), { body: { Description: 'of many', Hidden: true } })
    expect(put.json).toMatchObject({ Name: 'Parent', Description: 'of many', Hidden: true })
    const merged = await admin.call('POST', named(parent), { headers: merge, body: { Name: 'Elder' } })
    expect(merged.json).toMatchObject({ Name: 'Elder', Description: 'of many', StringId: parent })
    expectRefusal(await admin.call('PUT', named(parent), { body: { Name: 'Child' } }), 409, /Child/)
    expectRefusal(await admin.call('POST', named(parent), { headers: merge, body: { Nope: 1 } }), 400, /Nope/)
    expectRefusal(await admin.call('DELETE', named(parent)), 400, /'Child'/)
    expectRefusal(await admin.call('DELETE', named('0x0104')), 400, /built in/)
    for (const id of [child, parent]) expect((await admin.call('DELETE', named(id))).status).toBe(200)
    expectRefusal(await admin.call('DELETE', named(parent)), 404, /content type/)
  })

  it('says which columns must have a value and which forms hide, one by one', async () => {
    const id = await newType('0x01', 'Strict')
    await admin.call('POST', '/_api/web/fields', { body: { Title: 'Rule', FieldTypeKind: 2 } })
    const { Id } = (await admin.call('POST', `${named(id)}/fieldlinks`, { body: { FieldInternalName: 'Rule' } })).json
    const link = `${named(id)}/fieldlinks('${Id}')`
    expect((await admin.call('PUT', link, { body: { Required: true } })).json).toMatchObject({ Required: true, Hidden: false })
    const merged = await admin.call('POST', `${named(id)}/fieldlinks/getbyid('${Id}')`, { headers: merge, body: { Hidden: true } })
    expect(merged.json).toMatchObject({ Required: true, Hidden: true })
    await admin.call('POST', `${link}/update`, { body: { Required: false } })
    expect((await admin.call('GET', link)).json).toMatchObject({ Required: false, Hidden: true })
    const inherited = `${named(id)}/fieldlinks(guid'fa564e0f-0c70-4ab9-b863-0177e6ddd247')`
    await admin.call('PUT', inherited, { body: { Required: true } })
    expect(rowsOf(await admin.call('GET', `${named(id)}/fieldlinks?$select=Name,Required`))).toEqual([
      { Name: 'ContentType', Required: false },
      { Name: 'Title', Required: true },
      { Name: 'Rule', Required: false },
    ])
    expect((await admin.call('GET', inherited.replace(id, '0x01'))).json).toMatchObject({ Required: false })
    expectRefusal(await admin.call('PUT', link, { body: { Required: 'so' } }), 400, /Required/)
    expectRefusal(await admin.call('PUT', link, { body: { Name: 'Other' } }), 400, /Name/)
    expectRefusal(await admin.call('PUT', link.replace(Id, '00000000-0000-4000-8000-000000000000'), { body: {} }), 404, /0000/)
    for (const [method, headers] of [
      ['PUT', {}],
      ['POST', merge],
    ] as const)
      expectRefusal(await reader.call(method, link, { headers, body: { Required: true } }), 403, /ManageWeb/)
  })

  it('has the name of the type first, and keeps it', async () => {
    const id = await newType('0x0108', 'Named')
    const links = rowsOf(await admin.call('GET', `${named(id)}/fieldlinks?$select=Id,Name`))
    expect(links[0]).toEqual({ Id: 'c042a256-787d-4a6f-8a8a-cf6ab767f12d', Name: 'ContentType' })
    expect(links.filter(({ Name }) => Name === 'ContentType')).toHaveLength(1)
    expectRefusal(await admin.call('DELETE', `${named(id)}/fieldlinks('${links[0].Id}')`), 400, /parent/)
  })

  it('takes columns that the web has', async () => {
    const id = await newType('0x01', 'Dated')
    expectRefusal(await admin.call('POST', `${named(id)}/fieldlinks`, { body: { FieldInternalName: 'Nope' } }), 400, /Nope/)
    expectRefusal(await admin.call('GET', `${named('0x0199')}/fieldlinks`), 404, /0x0199/)
    expectRefusal(await admin.call('GET', `${named('0x0199')}/fields`), 404, /0x0199/)
    await admin.call('POST', '/_api/web/fields', { body: { Title: 'Used', FieldTypeKind: 2 } })
    await admin.call('POST', `${named(id)}/fieldlinks`, { body: { FieldInternalName: 'Used' } })
    expectRefusal(await admin.call('DELETE', "/_api/web/fields/getbytitle('Used')"), 400, /'Dated'/)
  })
})

describe('the content types of a list', () => {
  it.each(envelopes)('are children of those of the web, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const [task, folder] = rowsOf(await reader.call('GET', `${tasks}/contenttypes`, { headers }))
    expect(task.StringId).toMatch(/^0x010800[0-9A-F]{32}$/)
    expect(folder.StringId).toMatch(/^0x012000[0-9A-F]{32}$/)
    for (const form of [`('${task.StringId}')`, `/getbyid('${task.StringId}')`]) {
      const one = await reader.call('GET', `${tasks}/contenttypes${form}`, { headers })
      expect(one.json.d ?? one.json).toMatchObject({ Name: 'Task', Scope: '/Lists/Tasks' })
    }
    const expanded = await reader.call('GET', `${tasks}?$select=Title&$expand=ContentTypes`, { headers })
    const list = expanded.json.d ?? expanded.json
    expect((list.ContentTypes.results ?? list.ContentTypes).map((type: { Name: string }) => type.Name)).toEqual(['Task', 'Folder'])
    expectRefusal(await reader.call('GET', `${tasks}/contenttypes?$filter=Nope eq 1`, { headers }), 400, /Nope/)
  })

  it('grow by those of the web, whose columns join the list at any depth, and items are of them', async () => {
    await admin.call('POST', '/_api/web/fields', { body: { Title: 'Amount Due', FieldTypeKind: 10, Required: true } })
    const invoice = await newType('0x0104', 'Invoice')
    await admin.call('POST', `${named(invoice)}/fieldlinks`, { body: { FieldInternalName: 'Amount_x0020_Due' } })
    const reminder = await newType(invoice, 'Reminder')
    const list = await newList()
    const add = (contentTypeId: string) => admin.call('POST', `${list}/contenttypes/addavailablecontenttype`, { body: { contentTypeId } })
    const added = await add(reminder)
    expect(added.status).toBe(200)
    const { StringId } = added.json
    expect(StringId).toMatch(new RegExp(`^${reminder}00[0-9A-F]{32}$`))
    expect(await names(`${list}/fields`)).toContain('Body')
    expect(await names(`${list}/contenttypes('${StringId}')/fields`)).toEqual([
      'ContentType',
      'Title',
      'Body',
      'Expires',
      'Amount_x0020_Due',
    ])
    const site = (await admin.call('GET', "/_api/web/fields/getbytitle('Amount Due')")).json
    const joined = (await admin.call('GET', `${list}/fields/getbytitle('Amount Due')`)).json
    expect(joined).toMatchObject({ Id: site.Id, InternalName: site.InternalName, Required: true })
    expectRefusal(await add(reminder), 409, /Reminder/)
    const other = await newList()
    const addNamed = (id: string) => admin.call('POST', `${other}/contenttypes/addavailablecontenttype('${id}')`)
    expect((await addNamed('0x0108')).json.StringId).toMatch(/^0x010800[0-9A-F]{32}$/)
    expectRefusal(await addNamed('0x0199'), 404, /0x0199/)
    expectRefusal(await add('0x0199'), 404, /0x0199/)
    expectRefusal(await add('nope'), 404, /nope/)

    const body = { Title: 'late', Amount_x0020_Due: 12, ContentTypeId: reminder }
    const item = (await admin.call('POST', `${list}/items`, { body })).json
    expect(item).toMatchObject({ ContentTypeId: StringId, Amount_x0020_Due: 12 })
    const shown = await admin.call('GET', `${list}/items(${item.Id})?$select=ContentType/Name&$expand=ContentType`)
    expect(shown.json).toEqual({ ContentType: { Name: 'Reminder' } })
    expectRefusal(await admin.call('DELETE', `${list}/contenttypes('${StringId}')`), 400, /item 1/)
    const first = rowsOf(await admin.call('GET', `${list}/contenttypes`))[0].StringId
    const changed = await admin.call('POST', `${list}/items(${item.Id})`, { headers: merge, body: { ContentTypeId: first } })
    expect(changed.json.ContentTypeId).toBe(first)
    expectRefusal(await admin.call('POST', `${list}/items`, { body: { ...body, ContentTypeId: '0x0108' } }), 400, /ContentTypeId.*Reminder/)
    expectRefusal(await admin.call('POST', `${list}/items`, { body: { ...body, ContentTypeId: null } }), 400, /ContentTypeId/)
    expect((await admin.call('DELETE', `${list}/contenttypes('${StringId}')`)).status).toBe(200)
    expectRefusal(await admin.call('DELETE', `${list}/contenttypes('${StringId}')`), 404, /content type/)
    expectRefusal(await admin.call('DELETE', named(invoice)), 400, /'Reminder'/)
  })

  it('are changed without touching their parents', async () => {
    const list = await newList()
    const [{ StringId }] = rowsOf(await admin.call('GET', `${list}/contenttypes`))
    const address = `${list}/contenttypes('${StringId}')`
    expect((await admin.call('PUT', address, { body: { Name: 'Thing' } })).json).toMatchObject({ Name: 'Thing', StringId })
    const merged = await admin.call('POST', address, { headers: merge, body: { Description: 'Any' } })
    expect(merged.json).toMatchObject({ Name: 'Thing', Description: 'Any' })
    expect((await admin.call('GET', named('0x01'))).json).toMatchObject({ Name: 'Item', Description: '' })
    expectRefusal(await admin.call('PUT', address, { body: { Name: '' } }), 400, /Name/)
    expectRefusal(await admin.call('POST', address, { headers: merge, body: { Name: 'Folder' } }), 409, /Folder/)
    expectRefusal(await reader.call('PUT', address, { body: { Name: 'Mine' } }), 403, /ManageLists/)
    await admin.call('POST', `${list}/fields`, { body: { Title: 'Extra', FieldTypeKind: 2 } })
    expect(await names(`${address}/fields`)).toEqual(['ContentType', 'Title', 'Extra'])
    const link = await admin.call('POST', `${address}/fieldlinks`, { body: { FieldInternalName: 'Extra', Hidden: true } })
    expect(link.json).toMatchObject({ Name: 'Extra', Hidden: true })
    const links = rowsOf(await admin.call('GET', `${address}/fieldlinks`))
    expect(links.map((row) => row.Name)).toEqual(['ContentType', 'Title', 'Extra'])
    const extra = `${address}/fieldlinks('${links[2].Id}')`
    expect((await admin.call('PUT', extra, { body: { Required: true } })).json).toMatchObject({ Required: true, Hidden: true })
    expect((await admin.call('POST', extra, { headers: merge, body: { Hidden: false } })).json).toMatchObject({ Hidden: false })
    expectRefusal(await admin.call('PUT', extra, { body: { Hidden: 1 } }), 400, /Hidden/)
    expectRefusal(await admin.call('POST', extra, { headers: merge, body: { Hidden: 1 } }), 400, /Hidden/)
    expectRefusal(await reader.call('PUT', extra, { body: {} }), 403, /ManageLists/)
    expectRefusal(await admin.call('POST', `${address}/fieldlinks`, { body: { FieldInternalName: 'Nope' } }), 400, /Nope/)
    expectRefusal(await admin.call('GET', `${list}/contenttypes('0x0199')`), 404, /0x0199/)
    expectRefusal(await admin.call('GET', `${list}/contenttypes('0x0199')/fields`), 404, /0x0199/)
    expectRefusal(await admin.call('GET', `${list}/contenttypes('0x0199')/fieldlinks`), 404, /0x0199/)
    await admin.call('DELETE', `${list}/fields/getbytitle('Extra')`)
    expect(await names(`${address}/fields`)).toEqual(['ContentType', 'Title'])
  })
})

describe('what clients ask of a content type', () => {
  it('is one of those available to a web, by its id', async () => {
    expect((await reader.call('GET', "/_api/web/availablecontenttypes('0x0108')?$select=Name")).json).toMatchObject({ Name: 'Task' })
    expect((await reader.call('GET', "/_api/web/availablecontenttypes/getbyid('0x0108')")).json.Name).toBe('Task')
    expectRefusal(await reader.call('GET', "/_api/web/availablecontenttypes('0x0177')"), 404, /0x0177/)
  })

  it.each([types, `${tasks}/contenttypes`])('is a column by its name, title or id, at %s', async (at) => {
    const all = rowsOf(await reader.call('GET', at))
    const id = all.find(({ StringId }) => String(StringId).startsWith('0x0108'))?.StringId
    const column = (await reader.call('GET', `${at}('${id}')/fields/getbyinternalnameortitle('title')`)).json
    expect(column).toMatchObject({ InternalName: 'Title', SchemaXml: expect.stringContaining('<Field ') })
    for (const form of [
      `fields('${column.Id}')`,
      `fields(guid'${column.Id}')`,
      `fields/getbyid('${column.Id}')`,
      `fields/getbytitle('${column.Title}')`,
    ])
      expect((await reader.call('GET', `${at}('${id}')/${form}?$select=Id`)).json.Id, form).toBe(column.Id)
    expectRefusal(await reader.call('GET', `${at}('${id}')/fields/getbyinternalnameortitle('Nope')`), 404, /Nope/)
    expectRefusal(await reader.call('GET', `${at}('0x0177')/fields/getbytitle('Title')`), 404, /0x0177/)
  })
})
