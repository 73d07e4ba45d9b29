import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = clientOf('admin')
const reader = clientOf('ann')

const fields = '/_api/web/fields'
const merge = { 'X-HTTP-Method': 'MERGE' }
const column = (name: string) => `${fields}/getbyinternalnameortitle('${name}')`

describe('the columns of a web', () => {
  it('hold the built-in ones, read by everybody', async () => {
    const rows = rowsOf(await reader.call('GET', `${fields}?$filter=Hidden eq false&$select=InternalName,Id`))
    expect(rows).toContainEqual({ InternalName: 'Title', Id: 'fa564e0f-0c70-4ab9-b863-0177e6ddd247' })
    expect(rows.map((row) => row.InternalName)).toEqual(expect.arrayContaining(['Status', 'DueDate', 'Created']))
    expectRefusal(await reader.call('GET', `${fields}?$filter=Nope eq 1`), 400, /Nope/)
  })

  it('hold those of the established server, which content types and lists take', async () => {
    const language = 'd81529e8-384c-4ca6-9c43-c86a256e6a44'
    const shown = (await reader.call('GET', column('Language'))).json
    expect(shown).toMatchObject({ Id: language, TypeAsString: 'Choice', Group: 'Base Columns', DefaultValue: 'English' })
    const rows = rowsOf(await reader.call('GET', `${fields}?$select=InternalName,Id&$top=1000`))
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ InternalName }) => InternalName)).size).toBe(rows.length)
    expect(rows).toContainEqual({ InternalName: 'JobTitle', Id: 'c4e0f350-52cc-4ede-904c-dd71a3d11f7d' })
    expectRefusal(await admin.call('DELETE', column('Language')), 400, /built in/)
    const type = (await admin.call('POST', '/_api/web/contenttypes', { body: { Name: 'Spoken' } })).json
    const links = `/_api/web/contenttypes('${type.StringId}')/fieldlinks`
    expect((await admin.call('POST', links, { body: { FieldInternalName: 'Language' } })).status).toBe(201)
    const list = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Words', ContentTypesEnabled: true } })).json
    const path = `/_api/web/lists(guid'${list.Id}')`
    await admin.call('POST', `${path}/contenttypes/addavailablecontenttype`, { body: { contentTypeId: type.StringId } })
    expect((await admin.call('GET', `${path}/fields/getbyinternalnameortitle('Language')`)).json).toMatchObject({ Id: language })
    expect((await admin.call('POST', `${path}/items`, { body: { Language: 'Danish' } })).json.Language).toBe('Danish')
  })

  it.each(envelopes)('are made, found in every form, changed and deleted, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const made = await admin.call('POST', fields, { headers, body: { Title: `Cost ${envelope}`, FieldTypeKind: 10, Group: 'Money' } })
    expect(made.status).toBe(201)
    const { Id, InternalName } = made.json.d ?? made.json
    const forms = [
      `('${Id}')`,
      `(guid'${Id}')`,
      `/getbyid('${Id}')`,
      `/getbyid(guid'${Id}')`,
      `/getbytitle('Cost ${envelope}')`,
      `/getbyinternalnameortitle('${InternalName}')`,
    ]
    for (const form of forms) expect((await admin.call('GET', fields + form, { headers })).json).toEqual(made.json)
    expect((await admin.call('GET', made.headers.get('location') ?? '', { headers })).json).toEqual(made.json)
    const put = await admin.call('PUT', `${fields}('${Id}')`, { body: { Description: 'What it costs', DefaultValue: '1' } })
    expect(put.json).toMatchObject({ Description: 'What it costs', DefaultValue: '1', Group: 'Money', Scope: '/' })
    const merged = await admin.call('POST', `${fields}('${Id}')`, { headers: merge, body: { Title: `Price ${envelope}` } })
    expect(merged.json).toMatchObject({ Title: `Price ${envelope}`, InternalName })
    expectRefusal(await admin.call('PUT', `${fields}('${Id}')`, { body: { DefaultValue: 'x' } }), 400, /number/)
    expect((await admin.call('DELETE', `${fields}('${Id}')`)).status).toBe(200)
    expectRefusal(await admin.call('GET', `${fields}('${Id}')`), 404, /no column/)
  })

  it('are made of parameters and of XML', async () => {
    const body = { parameters: { Title: 'Level', FieldTypeKind: 6, Choices: ['a', 'b'] } }
    expect((await admin.call('POST', `${fields}/addfield`, { body })).json).toMatchObject({ InternalName: 'Level', Choices: ['a', 'b'] })
    expectRefusal(await admin.call('POST', `${fields}/addfield`, { body: { parameters: {} } }), 400, /Title/)
    const xml = { parameters: { SchemaXml: '<Field Type="UserMulti" DisplayName="Team" Name="TeamMembers"/>', Options: 8 } }
    const made = await admin.call('POST', `${fields}/createfieldasxml`, { body: xml })
    expect(made.json).toMatchObject({ InternalName: 'TeamMembers', Title: 'Team', AllowMultipleValues: true, TypeAsString: 'UserMulti' })
    expectRefusal(await admin.call('POST', `${fields}/createfieldasxml`, { body: { parameters: { SchemaXml: 'x' } } }), 400, /XML/)
  })

  it('are changed by those who manage the web alone, and not where they are built in', async () => {
    expectRefusal(await reader.call('POST', fields, { body: { Title: 'Mine', FieldTypeKind: 2 } }), 403, /ManageWeb/)
    expectRefusal(await admin.call('POST', column('Status'), { headers: merge, body: { Title: 'State' } }), 400, /built in/)
    expectRefusal(await admin.call('DELETE', column('Title')), 400, /built in/)
    expectRefusal(await admin.call('POST', fields, { body: { Title: 'a', FieldTypeKind: 5 } }), 400, /Counter/)
  })
})
