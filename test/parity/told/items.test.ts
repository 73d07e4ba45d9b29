import { beforeAll, expect, it } from 'vitest'
import { escapeXml } from '../../../src/formats/xml.ts'
import { serveBothDoors, tickingRuntime } from './both-doors.ts'
import { columnsUsual, columnsWithSettings } from './columns.ts'
import { type ColumnFacts, expansionOf, propertyOf, textOfColumn } from './item-texts.ts'
import type { RestFacts } from './told-table.ts'

const { server, doors } = await serveBothDoors({ runtime: tickingRuntime() })

const listAt = (title: string): string => `/lists/getbytitle('${title}')`

const terms = [
  { Label: "News & 'more'", TermGuid: '11111111-1111-4111-8111-111111111111', WssId: 1 },
  { Label: 'Law', TermGuid: '22222222-2222-4222-8222-222222222222', WssId: 2 },
]

/** Values for all columns; `users` and `tasks` are ids. */
const values = (users: readonly number[], tasks: readonly number[]) => ({
  Title: 'Ärger 漢字 🙂 "a" <b>&c; ]]>',
  Integer: 4,
  Text: ' two  blanks ',
  Note: 'one\r\ntwo\n\tthree ',
  DateTime: '2026-01-31T10:20:30Z',
  Choice: 'three & "four"',
  LookupId: tasks[0],
  LookupsId: tasks,
  Boolean: true,
  AllDay: true,
  Series: false,
  Workspace: true,
  Number: 1.5,
  Currency: -0.25,
  URL: { Url: 'https://tenon.test/a?b=c&d', Description: 'A, "b" & c' },
  Place: { Latitude: -53.55, Longitude: 9.99, Altitude: 0, Measure: 2 },
  Key: 'abcdef01-2345-4789-abcd-ef0123456789',
  MultiChoice: ['one', 'three & "four"'],
  UserId: users[0],
  UsersId: users,
  Term: terms[0],
  Terms: terms,
})

/** Minimal values: zeros, short texts. */
const least = { Title: '', Integer: 0, Boolean: false, Number: 0, Currency: 0, DateTime: '1900-01-01T00:00:00Z' }

/** The term set of the columns, with its terms. */
async function makeTerms(termSetId: string): Promise<void> {
  const ask = (operation: string, parameters: string) => doors.ask('taxonomywebservice', operation, parameters, `${operation}Result`)
  const [group] = await ask('CreateTermGroup', '<name>Own</name>')
  const groupId = `<groupId>${group?.attributes.get('Id')}</groupId>`
  await ask('CreateTermSet', `${groupId}<name>Own</name><termSetId>${termSetId}</termSetId>`)
  for (const { Label, TermGuid } of terms) {
    const name = `<name>${escapeXml(Label)}</name>`
    await ask('CreateTerm', `<termSetId>${termSetId}</termSetId>${name}<termId>${TermGuid}</termId>`)
  }
}

beforeAll(async () => {
  const { Id: web } = await doors.get('')
  const { Id: tasks } = await doors.get(listAt('Tasks'))
  const people = []
  for (const name of ['ann', 'Bob & "Co"']) people.push((await doors.send('POST', '/ensureuser', { logonName: name })).Id)
  const made = []
  for (const Title of ['first', 'second & "last"']) {
    const item = { Title, Body: `Body of ${Title}`, Status: 'Completed' }
    made.push((await doors.send('POST', `${listAt('Tasks')}/items`, item)).Id)
  }
  await makeTerms(web)
  await makeList('Usual', columnsUsual(tasks), {})
  await makeList('Changed', columnsWithSettings(tasks, web), { EnableVersioning: true, EnableModeration: true })
  const full = values(people, made)
  for (const item of [full, {}, least]) await doors.send('POST', `${listAt('Usual')}/items`, item)
  const bounded = { ...full, Integer: 8, Key: undefined, DateTime: '2026-01-31' }
  for (const Text of ['a', 'b']) await doors.send('POST', `${listAt('Changed')}/items`, { ...bounded, Text })
  await changeItem()
  await fillLibrary()
})

async function makeList(Title: string, columns: readonly object[], settings: object): Promise<void> {
  await doors.send('POST', '/lists', { Title, BaseTemplate: 100 })
  await doors.send('MERGE', listAt(Title), { EnableFolderCreation: true, ...settings })
  for (const body of columns) await doors.send('POST', `${listAt(Title)}/fields`, body)
}

/** An item with old versions, a comment of its approver, an attachment and permissions of its own. */
async function changeItem(): Promise<void> {
  const item = `${listAt('Changed')}/items(1)`
  await doors.send('MERGE', item, { Note: 'Changed', Choice: null })
  await doors.send('MERGE', item, { OData__ModerationStatus: 1, OData__ModerationComments: 'No & "why"' })
  await doors.send('POST', `${item}/attachmentfiles/add(filename='a%23b c.txt')`, 'bytes')
  await doors.send('POST', `${item}/breakroleinheritance(true)`)
}

/** Folders and files, at the top and below, checked out and versioned. */
async function fillLibrary(): Promise<void> {
  const documents = listAt('Documents')
  await doors.send('MERGE', documents, { EnableVersioning: true })
  await doors.send('POST', `${documents}/rootfolder/folders/add('Inner.dir')`)
  for (const [folder, name] of [
    ['', 'plain.txt'],
    ['', '.hidden'],
    ['/Inner.dir', 'below.tar.gz'],
    ['/Inner.dir', 'without ending'],
  ])
    await doors.send('POST', `/getfolderbyserverrelativeurl('/Shared Documents${folder}')/files/add(url='${name}',overwrite=true)`, 'four')
  await doors.send('POST', "/getfilebyserverrelativeurl('/Shared Documents/plain.txt')/checkout")
}

/** The properties of an item in REST that are not columns. */
const restOnly = ['FileSystemObjectType', 'Id', 'HasUniqueRoleAssignments', '@etag']
/** Other properties from which the texts of columns are made. */
const besides = ['EffectiveBasePermissions', 'ContentType']

async function columnsOf(title: string): Promise<RestFacts[]> {
  return doors.rows(`${listAt(title)}/fields`)
}

async function restItem(title: string, id: string, columns: readonly ColumnFacts[]): Promise<RestFacts> {
  const expanded = columns.flatMap((column) => {
    const expansion = expansionOf(column)
    return expansion ? [expansion] : []
  })
  const names = columns.flatMap((column) => propertyOf(column) ?? [])
  const select = [
    ...names,
    ...restOnly.slice(0, 3),
    ...expanded.map((path) => path.join('/')),
    'EffectiveBasePermissions',
    'ContentType/Name',
  ]
  const expand = [...expanded.map(([name]) => name), 'ContentType']
  const item = await doors.get(`${listAt(title)}/items(${id})?$select=${select.join(',')}&$expand=${expand.join(',')}`)
  const known = new Set([...names, ...expanded.map(([name]) => name), ...restOnly, ...besides])
  const usual = await doors.get(`${listAt(title)}/items(${id})`)
  expect(
    [...Object.keys(item), ...Object.keys(usual)].filter((name) => !known.has(name)),
    'new in REST',
  ).toEqual([])
  return item
}

/** The attributes of a row without their common prefix. */
const textsOf = (attributes: ReadonlyMap<string, string>) =>
  Object.fromEntries([...attributes].map(([name, text]) => [name.replace(/^ows_/, ''), text]))

const expectedTexts = (columns: readonly ColumnFacts[], item: RestFacts) =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const text = textOfColumn(column, item)
      return text === undefined ? [] : [[column.InternalName, text]]
    }),
  )

const rowsOfList = (title: string, columns: readonly ColumnFacts[], options = '') => {
  const fields = columns.map(({ InternalName }) => `<FieldRef Name="${InternalName}"/>`).join('')
  const scope = `<queryOptions><QueryOptions><ViewAttributes Scope="RecursiveAll"/>${options}</QueryOptions></queryOptions>`
  const viewFields = `<viewFields><ViewFields>${fields}</ViewFields></viewFields>`
  return doors.ask('lists', 'GetListItems', `<listName>${title}</listName>${viewFields}${scope}`, 'row')
}

it.each(['Usual', 'Changed', 'Documents', 'Tasks'])('REST and SOAP tell the same of the items of %s, column by column', async (title) => {
  const columns = await columnsOf(title)
  const rows = await rowsOfList(title, columns)
  const texts = new Map(columns.map(({ InternalName }) => [InternalName, new Set<string | undefined>()]))
  expect(rows.map(({ attributes }) => attributes.get('ows_ID'))).toEqual(
    (await doors.rows(`${listAt(title)}/items?$select=Id`)).map(({ Id }) => String(Id)),
  )
  for (const { attributes } of rows) {
    const item = await restItem(title, attributes.get('ows_ID') ?? '', columns)
    const told = textsOf(attributes)
    expect(told).toEqual(expectedTexts(columns, item))
    expect(item['@etag']).toBe(`"${told.owshiddenversion}"`)
    expect(item.Id).toBe(item.ID)
    expect(item.FileSystemObjectType).toBe(item.FSObjType)
    for (const [name, seen] of texts) seen.add(told[name])
  }
  // Each writable column has occurred with a value and, if it can be empty, without one.
  const own = columns.filter(({ FromBaseType }) => !FromBaseType).map(({ InternalName }) => InternalName as string)
  if (title === 'Usual') expect(own.filter((name) => (texts.get(name)?.size ?? 0) < 2)).toEqual([])
})

it('DateInUtc gives the times of REST', async () => {
  const columns = await columnsOf('Usual')
  const [row] = await rowsOfList('Usual', columns, '<DateInUtc>TRUE</DateInUtc>')
  const item = await doors.get(`${listAt('Usual')}/items(1)?$select=DateTime,Created,Modified,Day`)
  expect(textsOf(row?.attributes ?? new Map())).toMatchObject({
    DateTime: item.DateTime,
    Created: item.Created,
    Modified: item.Modified,
    Day: `datetime;#${item.Day}`,
    Created_x0020_Date: `1;#${item.Created}`,
  })
})

it('a write through SOAP answers with what REST tells of the item', async () => {
  const columns = await columnsOf('Usual')
  const batch =
    '<Batch OnError="Continue"><Method ID="1" Cmd="Update"><Field Name="ID">2</Field><Field Name="Text">written</Field></Method></Batch>'
  const [row] = await doors.ask('lists', 'UpdateListItems', `<listName>Usual</listName><updates>${batch}</updates>`, 'row')
  expect(textsOf(row?.attributes ?? new Map())).toEqual(expectedTexts(columns, await restItem('Usual', '2', columns)))
})

it('REST and SOAP tell the same of the versions of an item', async () => {
  const versions = await doors.rows(`${listAt('Changed')}/items(1)/versions`)
  const columns = await columnsOf('Changed')
  const users = new Map((await doors.rows('/siteusers')).map((user) => [user.Id, user]))
  expect(versions.length).toBeGreaterThan(2)
  for (const column of columns.filter(({ FromBaseType, InternalName }) => !FromBaseType && InternalName !== 'Dependent')) {
    const name: string = column.InternalName
    const parameters = `<strlistID>Changed</strlistID><strlistItemID>1</strlistItemID><strFieldName>${name}</strFieldName>`
    const told = await doors.ask('lists', 'GetVersionCollection', parameters, 'Version')
    expect(told.map(({ attributes }) => Object.fromEntries(attributes))).toEqual(
      versions.map((version) => {
        const { LoginName, Email, Title } = users.get(version.EditorId) ?? {}
        const text = expansionOf(column) ? expect.stringMatching(/^\d+;#/) : (textOfColumn(column, version) ?? '')
        return { [name]: text, Modified: version.Created, Editor: `${version.EditorId},#${LoginName},#${Email},#,#${Title}` }
      }),
    )
  }
})

it('REST and SOAP tell the same of the attachments of an item', async () => {
  const told = await doors.ask('lists', 'GetAttachmentCollection', '<listName>Changed</listName><listItemID>1</listItemID>', 'Attachment')
  const rest = await doors.rows(`${listAt('Changed')}/items(1)/attachmentfiles`)
  expect(told.map(({ children }) => decodeURIComponent(children.join('')))).toEqual(
    rest.map(({ ServerRelativeUrl }) => server.url + ServerRelativeUrl),
  )
  expect(rest).toHaveLength(1)
})
