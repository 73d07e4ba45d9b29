import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { entityTables } from './entity-tables.ts'

/** Every property that the tables of the established server name can be selected, alone, from an entity of its kind. */
const { ann, newList } = await openFolderServer()
const list = await newList(101)
const file = `/_api/web/getfilebyserverrelativeurl('${list.url}/a.txt')`
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const column = (name: string) => `${list.address}/fields/getbyinternalnameortitle('${name}')`

for (const bytes of ['a', 'b']) {
  await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${list.url}')/files/add(url='a.txt',overwrite=true)`, { body: bytes })
  await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${list.url}')/files/add(url='b.txt',overwrite=true)`, { body: bytes })
}
await ann.call('PUT', list.address, { body: { EnableVersioning: true } })
await ann.call('PUT', `${file}/$value`, { body: 'c' })
await ann.call('POST', `/_api/web/getfilebyserverrelativeurl('${list.url}/b.txt')/recycle`)
const { json: task } = await ann.call('POST', `${tasks}/items`, { body: { Title: 'one' } })
await ann.call('POST', `${tasks}/items(${task.Id})/attachmentfiles/add(filename='a.txt')`, { body: 'a' })
const kinds: Readonly<Record<string, object>> = {
  Number: { FieldTypeKind: 9 },
  Money: { FieldTypeKind: 10 },
  Link: { FieldTypeKind: 11 },
  Choice: { FieldTypeKind: 6, Choices: ['a'] },
  Choices: { FieldTypeKind: 15, Choices: ['a'] },
  Note: { FieldTypeKind: 3 },
  Sum: { FieldTypeKind: 17, Formula: '=[Title]', OutputType: 2 },
  Term: { TypeAsString: 'TaxonomyFieldType' },
}
for (const [Title, settings] of Object.entries(kinds)) await ann.call('POST', `${list.address}/fields`, { body: { Title, ...settings } })
const { json: target } = await ann.call('GET', `${tasks}?$select=Id`)
await ann.call('POST', `${list.address}/fields`, {
  body: { Title: 'Lookup', FieldTypeKind: 7, LookupList: target.Id, LookupField: 'Title' },
})

const addresses: Readonly<Record<string, string>> = {
  Web: '/_api/web',
  Site: '/_api/site',
  List: list.address,
  ListItem: `${list.address}/items(1)`,
  File: file,
  Folder: `/_api/web/getfolderbyserverrelativeurl('${list.url}')`,
  View: `${list.address}/defaultview`,
  ContentType: "/_api/web/contenttypes('0x0101')",
  FieldLink: "/_api/web/contenttypes('0x0101')/fieldlinks",
  User: '/_api/web/currentuser',
  Group: '/_api/web/associatedownergroup',
  RoleAssignment: '/_api/web/roleassignments',
  RoleDefinition: '/_api/web/roledefinitions',
  RecycleBinItem: '/_api/web/recyclebin',
  Attachment: `${tasks}/items(${task.Id})/attachmentfiles`,
  FileVersion: `${file}/versions`,
  ListItemVersion: `${list.address}/items(1)/versions`,
  Field: column('Title'),
  FieldText: column('Title'),
  FieldMultiLineText: column('Note'),
  FieldNumber: column('Number'),
  FieldCurrency: column('Money'),
  FieldDateTime: column('Created'),
  FieldMultiChoice: column('Choices'),
  FieldChoice: column('Choice'),
  FieldLookup: column('Lookup'),
  FieldUser: column('Author'),
  FieldUrl: column('Link'),
  FieldCalculated: column('Sum'),
  FieldComputed: column('Edit'),
  TaxonomyField: column('Term'),
}

describe('every property of the established server can be selected', () => {
  it.each(Object.entries(entityTables))('of %s', async (kind, names) => {
    const address = addresses[kind] ?? ''
    for (const name of names) {
      const reply = await ann.call('GET', `${address}?$select=${name}`)
      expect(reply.status, `${name}: ${reply.text}`).toBe(200)
      const one = Array.isArray(reply.json.value) ? reply.json.value[0] : reply.json
      expect(Object.keys(one), name).toContain(name)
    }
  })

  it('has an address for every kind of the tables', () => expect(Object.keys(entityTables).sort()).toEqual(Object.keys(addresses).sort()))

  it('at its own address too, where the kind has one', async () => {
    for (const kind of ['Web', 'Site', 'List', 'File', 'Folder', 'View', 'ContentType', 'User', 'Group', 'TaxonomyField', 'FieldNumber'])
      for (const name of entityTables[kind] ?? []) {
        const reply = await ann.call('GET', `${addresses[kind]}/${name}`)
        expect(reply.status, `${kind}/${name}: ${reply.text}`).toBe(200)
      }
  })
})

describe('settings of columns that clients write', () => {
  it('are kept, told in SchemaXml, and changed', async () => {
    const given = { CommaSeparator: false, Unit: 'm', CustomUnitName: 'mile', CustomUnitOnRight: true, JSLink: 'clienttemplates.js' }
    const made = await ann.call('POST', `${list.address}/fields`, { body: { Title: 'Far', FieldTypeKind: 9, ...given } })
    expect(made.json).toMatchObject({ Title: 'Far', ...given })
    expect(made.json.SchemaXml).toMatch(
      /CommaSeparator="FALSE" Unit="m" CustomUnitName="mile" CustomUnitOnRight="TRUE" JSLink="clienttemplates.js"/,
    )
    await ann.call('PUT', column('Far'), { body: { JSLink: null, CustomFormatter: '{"txtContent":"@currentField"}' } })
    expect((await ann.call('GET', column('Far'))).json).toMatchObject({
      JSLink: null,
      CustomFormatter: '{"txtContent":"@currentField"}',
      Unit: 'm',
    })
  })

  it('of terms say whether their term set and their term exist', async () => {
    const none = '00000000-0000-0000-0000-000000000000'
    expect((await ann.call('GET', column('Term'))).json).toMatchObject({ AnchorId: none, IsAnchorValid: true, IsTermSetValid: false })
    const wrong = '12345678-1234-1234-1234-123456789012'
    const xml = `<Field Type="TaxonomyFieldTypeMulti" DisplayName="Place"><Customization><ArrayOfProperty>
      <Property><Name>AnchorId</Name><Value>${wrong}</Value></Property><Property><Name>Open</Name><Value>true</Value></Property>
    </ArrayOfProperty></Customization></Field>`
    const made = await ann.call('POST', `${list.address}/fields/createfieldasxml`, { body: { parameters: { SchemaXml: xml } } })
    expect(made.json).toMatchObject({ AnchorId: wrong, IsAnchorValid: false, Open: true, IsKeyword: false })
    const refused = await ann.call('POST', `${list.address}/fields/createfieldasxml`, {
      body: { parameters: { SchemaXml: xml.replace(wrong, 'x').replace('Place', 'Other') } },
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(/AnchorId in Customization must be a GUID/)
  })
})

it('a POST without a body is one, whatever Content-Type it names', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '0' }
  const reply = await ann.call('POST', `${list.address}/getchanges`, { headers })
  expect(reply.status, reply.text).not.toBe(415)
})
