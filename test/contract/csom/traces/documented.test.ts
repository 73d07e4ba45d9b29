import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../support/server.ts'
import { contextType, type Shown } from '../object-requests.ts'
import {
  all,
  allChildren,
  call,
  childrenOf,
  clientOf,
  identify,
  identityOf,
  listAt,
  lists,
  method,
  property,
  query,
  reach,
  scalar,
  some,
  start,
  text,
} from './trace-client.ts'

/**
 * The requests that the documents of the protocol show, on objects of this server: every kind of path, action, parameter and
 * result, with the shape that the documents give the reply.
 */
const server = await startServer({ settings: { Profile: 'SharePoint', 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const ask = clientOf(server.url, '.NET Library')
const jsom = clientOf(server.url, 'Javascript Library')

const guid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const root = '740c6a0b-85e2-48a0-a494-e0f1759d4aa7'
const webIdentity = `^${guid}\\|${root}:site:${guid}:web:${guid}`
const typeId = `0x0100${'FF0B'.repeat(8)}`
const typeCreation = (id: string) =>
  `<Parameter TypeId="{168f3091-4554-4f14-8866-b20d48e45b54}"><Property Name="Description" Type="String">d</Property><Property Name="Group" Type="String">Custom Content Types</Property><Property Name="Id" Type="String">${id}</Property><Property Name="Name" Type="String">Tile</Property><Property Name="ParentContentType" Type="Null" /></Parameter>`

describe('a request of the documents', () => {
  it('loads a web: ObjectPath and Query, in the order of the actions', async () => {
    const { error, ids, results, reply } = await ask(`${reach(2, 1)}${reach(4, 3)}${query(5, 3, all)}`, start)
    expect([error, ids]).toEqual([null, [2, 4, 5]])
    expect([results.get(2), results.get(4)]).toEqual([{ IsNull: false }, { IsNull: false }])
    expect(Object.keys(results.get(5) ?? {}).slice(0, 2)).toEqual(['_ObjectType_', '_ObjectIdentity_'])
    expect(identityOf(results.get(5))).toMatch(new RegExp(`${webIdentity}$`))
    expect(reply).toMatch(
      /^\[\{"SchemaVersion":"15\.0\.0\.0","LibraryVersion":"\d+\.\d+\.\d+\.\d+","ErrorInfo":null,"TraceCorrelationId":"/,
    )
    expect(reply).toMatch(/"Created":"\\\/Date\(\d{4},\d{1,2},\d{1,2},\d{1,2},\d{1,2},\d{1,2},\d{1,3}\)\\\/"/)
    expect(reply).toMatch(new RegExp(String.raw`"Id":"\\/Guid\(${guid}\)\\/"`))
  })

  it('counts its ids from 0, as the script library does, with numbers of the type Number', async () => {
    const paths = `<StaticProperty Id="0" TypeId="${contextType}" Name="Current" />${property(2, 0, 'Web')}${method(4, 2, 'GetCatalog', '<Parameter Type="Number">113</Parameter>')}`
    const { error, ids } = await jsom(`${reach(1, 0)}${reach(3, 2)}${reach(5, 4)}${query(6, 4, some(scalar('Title')))}`, paths)
    expect([error, ids]).toEqual([null, [1, 3, 5, 6]])
  })

  it('creates a content type, and adds it to a list', async () => {
    const types = `${start}${property(7, 3, 'ContentTypes')}`
    const made = await ask(`${reach(8, 7)}${reach(10, 9)}${identify(11, 9)}`, `${types}${method(9, 7, 'Add', typeCreation(typeId))}`)
    expect([made.error, made.ids]).toEqual([null, [8, 10, 11]])
    expect(identityOf(made.results.get(11))).toMatch(new RegExp(`${webIdentity}:contenttype:${typeId}$`, 'i'))
    const enabled =
      '<SetProperty Id="20" ObjectPathId="7" Name="ContentTypesEnabled"><Parameter Type="Boolean">true</Parameter></SetProperty>'
    const added = await ask(
      `${enabled}${call(21, 7, 'Update')}${reach(23, 19)}${identify(24, 19)}${query(25, 19, all)}`,
      `${listAt('Tasks')}${property(18, 7, 'ContentTypes')}${property(14, 3, 'ContentTypes')}${method(16, 14, 'GetById', text(typeId))}${method(19, 18, 'AddExistingContentType', '<Parameter ObjectPathId="16" />')}`,
    )
    expect([added.error, added.ids]).toEqual([null, [23, 24, 25]])
    expect(added.results.get(25)).toMatchObject({
      _ObjectType_: 'SP.ContentType',
      Name: 'Tile',
      StringId: expect.stringMatching(new RegExp(`^${typeId}00[\\dA-F]{32}$`, 'i')) as string,
    })
  })

  it('adds a column to a content type by its link', async () => {
    const field = `${property(30, 3, 'AvailableFields')}`.replace('AvailableFields', 'Fields')
    const { error, ids } = await ask(
      `${reach(35, 34)}${identify(36, 34)}${call(37, 32, 'Update', '<Parameter Type="Boolean">true</Parameter>')}`,
      `${start}${field}${method(31, 30, 'GetByInternalNameOrTitle', text('Body'))}${property(29, 3, 'ContentTypes')}${method(32, 29, 'GetById', text(typeId))}${property(33, 32, 'FieldLinks')}${method(34, 33, 'Add', '<Parameter TypeId="{63fb2c92-8f65-4bbb-a658-b6cd294403f4}"><Property Name="Field" ObjectPathId="31" /></Parameter>')}`,
    )
    expect([error, ids]).toEqual([null, [35, 36]])
  })

  it('creates an item, changes it by its identity in three ways, and deletes it', async () => {
    const creation =
      '<Parameter TypeId="{54cdbee5-0897-44ac-829f-411557fa11be}"><Property Name="FolderUrl" Type="Null" /><Property Name="LeafName" Type="Null" /><Property Name="UnderlyingObjectType" Type="Number">0</Property></Parameter>'
    const title = (id: number, on: number, value: string) => call(id, on, 'SetFieldValue', `${text('Title')}${text(value)}`)
    const made = await ask(
      `${reach(41, 40)}${identify(42, 40)}${title(43, 40, 'New')}${call(44, 40, 'Update')}${query(45, 40, all)}`,
      `${listAt('Tasks')}${method(40, 7, 'AddItem', creation)}`,
    )
    expect([made.error, made.ids]).toEqual([null, [41, 42, 45]])
    const identity = identityOf(made.results.get(45))
    expect(identity).toMatch(new RegExp(`${webIdentity}:list:${guid}:item:1,1$`))
    expect(made.results.get(45)).toMatchObject({ _ObjectType_: 'SP.ListItem', _ObjectVersion_: '1', Id: 1, Title: 'New' })
    for (const [at, update] of ['Update', 'SystemUpdate', 'UpdateOverwriteVersion'].entries()) {
      const old = identity.replace(/^[^|]+/, '86e78d9f-e06b-2000-915f-2825d672e6ac')
      const changed = await ask(
        `${title(50, 13, `${at}`)}${call(51, 13, update)}${query(52, 13, some(scalar('Title')))}`,
        `<Identity Id="13" Name="${old}" />`,
      )
      expect([changed.error, changed.results.get(52)?.Title]).toEqual([null, `${at}`])
    }
    const deleted = await ask(call(60, 13, 'DeleteObject'), `<Identity Id="13" Name="${identity}" />`)
    expect([deleted.error, deleted.ids]).toEqual([null, []])
  })

  it('sets a property of a bag, and asks for items by CAML', async () => {
    const bag = await ask(
      `${call(61, 60, 'SetFieldValue', `${text('key')}${text('value')}`)}${call(62, 3, 'Update')}`,
      `${start}${property(60, 3, 'AllProperties')}`,
    )
    expect([bag.error, bag.ids]).toEqual([null, []])
    const caml =
      '<Parameter TypeId="{3d248d7b-fc86-40a3-aa97-02a75d69fb8a}"><Property Name="AllowIncrementalResults" Type="Boolean">false</Property><Property Name="DatesInUtc" Type="Boolean">true</Property><Property Name="FolderServerRelativePath" Type="Null" /><Property Name="FolderServerRelativeUrl" Type="Null" /><Property Name="ListItemCollectionPosition" Type="Null" /><Property Name="ViewXml" Type="String">&lt;View&gt;&lt;RowLimit&gt;5&lt;/RowLimit&gt;&lt;/View&gt;</Property></Parameter>'
    const rows = await ask(`${reach(71, 70)}${query(72, 70, all + allChildren)}`, `${listAt('Tasks')}${method(70, 7, 'GetItems', caml)}`)
    expect(rows.error).toBeNull()
    expect(rows.results.get(72)).toMatchObject({
      _ObjectType_: 'SP.ListItemCollection',
      ListItemCollectionPosition: null,
      _Child_Items_: [],
    })
  })

  it('reaches lists, folders and columns by the methods that the documents name', async () => {
    const paths = `${start}${method(80, 3, 'GetList', text('/Lists/Tasks'))}${method(81, 3, 'GetFolderByServerRelativeUrl', text('/Shared Documents'))}${property(82, 80, 'Fields')}${method(83, 82, 'GetByInternalNameOrTitle', text('Title'))}`
    const found = await ask(`${query(90, 80, all)}${query(91, 81, all)}${query(92, 83, all)}`, paths)
    expect([found.error, found.ids]).toEqual([null, [90, 91, 92]])
    expect([...found.results.values()].map(({ _ObjectType_ }) => _ObjectType_)).toEqual(['SP.List', 'SP.Folder', 'SP.FieldText'])
    const id = String((found.results.get(90) as Shown).Id).slice(6, 42)
    for (const given of [text(id), `<Parameter Type="Guid">{${id}}</Parameter>`]) {
      const again = await ask(query(93, 84, some(scalar('Title'))), `${lists}${method(84, 5, 'GetById', given)}`)
      expect(again.results.get(93)).toMatchObject({ Title: 'Tasks' })
    }
    const xml = '&lt;Field Type="Text" Name="Own" DisplayName="Own" /&gt;'
    const own = method(
      85,
      86,
      'AddFieldAsXml',
      `${text(xml)}<Parameter Type="Boolean">false</Parameter><Parameter Type="Enum">0</Parameter>`,
    )
    const pushed = await ask(
      call(94, 85, 'UpdateAndPushChanges', '<Parameter Type="Boolean">true</Parameter>'),
      `${start}${property(86, 3, 'Fields')}${own}`,
    )
    expect(pushed.error).toBeNull()
  })

  it('handles errors in scopes, and tells what happened in each', async () => {
    const failing = reach(101, 8)
    const paths = `${listAt('Tasks')}${method(8, 5, 'GetByTitle', text('No such list'))}`
    const whole = await ask(
      `<ExceptionHandlingScope Id="100"><TryScope Id="102">${failing}</TryScope><CatchScope Id="103">${reach(104, 7)}</CatchScope><FinallyScope Id="105">${reach(106, 3)}</FinallyScope></ExceptionHandlingScope>`,
      paths,
    )
    expect(whole.error).toBeNull()
    expect(whole.results.get(100)).toMatchObject({
      HasException: true,
      ErrorInfo: { ErrorCode: expect.any(Number) as number, ErrorValue: null },
    })
    expect([whole.results.get(104), whole.results.get(106)]).toEqual([{ IsNull: false }, { IsNull: false }])
    const simple = await ask(`<ExceptionHandlingScopeSimple Id="110">${reach(111, 7)}</ExceptionHandlingScopeSimple>`, paths)
    expect(simple.results.get(110)).toEqual({ HasException: false, ErrorInfo: null })
  })

  it('chooses by a condition, and narrows a collection', async () => {
    const isTasks = (of: string) => `<EQ>${of}<ExpressionConstant Type="String">Tasks</ExpressionConstant></EQ>`
    const title = '<ExpressionProperty Name="Title"><ExpressionConstant ObjectPathId="7" /></ExpressionProperty>'
    const chosen = await ask(
      `${reach(119, 7)}<ConditionalScope Id="120"><Test><Body>${isTasks(title)}</Body></Test><IfTrueScope Id="121">${reach(122, 3)}</IfTrueScope><IfFalseScope Id="123">${reach(124, 5)}</IfFalseScope></ConditionalScope>`,
      listAt('Tasks'),
    )
    expect([chosen.error, chosen.ids, chosen.results.get(120)]).toEqual([null, [119, 120, 122], { Test: true }])
    const where = `<QueryableExpression><Where><Test><Parameters><Parameter Name="l" /></Parameters><Body>${isTasks('<ExpressionProperty Name="Title"><ExpressionParameter Name="l" /></ExpressionProperty>')}</Body></Test><Object><QueryableObject /></Object></Where></QueryableExpression>`
    const narrowed = await ask(
      query(
        130,
        5,
        `<Query SelectAllProperties="false"><Properties /></Query><ChildItemQuery SelectAllProperties="true"><Properties />${where}</ChildItemQuery>`,
      ),
      lists,
    )
    expect(childrenOf(narrowed.results.get(130)).map(({ Title }) => Title)).toEqual(['Tasks'])
  })
})

describe('an error has the form of the documents', () => {
  const twin = method(1015, 1014, 'CreateTerm', `${text('Same')}<Parameter Type="Int32">1033</Parameter><Parameter Type="Null" />`)
  const twins = `<StaticMethod Id="1011" Name="GetTaxonomySession" TypeId="{981cbc68-9edc-4f8d-872f-71146fcbb84f}" />${method(1012, 1011, 'GetDefaultSiteCollectionTermStore')}${method(1013, 1012, 'CreateGroup', text('Twins'))}${method(1014, 1013, 'CreateTermSet', text('Twins'))}${twin}${twin.replace('Id="1015"', 'Id="1016"')}`
  const visitor = clientOf(server.url, '.NET Library', 'vera')
  it.each<readonly [string, () => ReturnType<typeof ask>, number, string]>([
    ['for somebody without rights', () => visitor(call(1000, 3, 'DeleteObject'), start), -2147024891, 'System.UnauthorizedAccessException'],
    ['for a method that no type has', () => ask(call(1000, 3, 'NoSuchMethod'), start), -2147467263, 'System.NotSupportedException'],
    [
      'for a value of another type',
      () => ask(call(1000, 3, 'GetUserById', text('x')), start),
      -1,
      'Microsoft.SharePoint.Client.InvalidClientQueryException',
    ],
    [
      'for a value that a column does not take',
      () =>
        ask(
          `${call(1000, 1002, 'SetFieldValue', `${text('DueDate')}${text('never')}`)}${call(1001, 1002, 'Update')}`,
          `${listAt('Tasks')}${method(1002, 7, 'AddItem', '<Parameter TypeId="{54cdbee5-0897-44ac-829f-411557fa11be}" />')}`,
        ),
      -2130575155,
      'Microsoft.SharePoint.SPFieldValueException',
    ],
    [
      'for a term whose name is taken',
      () => ask(`${reach(1000, 1013)}${reach(1001, 1014)}${reach(1002, 1015)}${reach(1003, 1016)}`, twins),
      -1,
      'Microsoft.SharePoint.Taxonomy.TermStoreOperationException',
    ],
    ['for a document that is none', () => ask('<Query', start), -1, 'System.Xml.Schema.XmlSchemaValidationException'],
  ])('%s', async (_name, attempt, code, type) => {
    const { error, ids } = await attempt()
    expect(ids).toEqual([])
    expect(Object.keys(error ?? {}).sort()).toEqual(['ErrorCode', 'ErrorMessage', 'ErrorTypeName', 'ErrorValue', 'TraceCorrelationId'])
    expect([error?.ErrorCode, error?.ErrorTypeName]).toEqual([code, type])
  })
})
