import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../support/server.ts'
import type { Shown } from '../object-requests.ts'
import {
  all,
  allChildren,
  call,
  children,
  childrenOf,
  clientOf,
  constant,
  identify,
  identityOf,
  lambda,
  listAt,
  lists,
  member,
  method,
  none,
  property,
  query,
  reach,
  read,
  scalar,
  set,
  some,
  start,
  text,
} from './trace-client.ts'

/**
 * More requests in the form of the documents of the protocol: whole tasks of clients, each in as few messages as the .NET library needs, with
 * every element of the schema that `documented.test.ts` does not show.
 */
const server = await startServer({ settings: { Profile: 'SharePoint', 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const ask = clientOf(server.url, '.NET Library')

const nothing = (name: string) => `<Property Name="${name}" Type="Null" />`
const titles = (shown: Shown | undefined) => childrenOf(shown).map(({ Title }) => Title)

const listCreation = (title: string) =>
  `<Parameter TypeId="{e247b7fc-095e-4ea4-a4c9-c5d373723d8c}">${nothing('CustomSchemaXml')}${nothing('DataSourceProperties')}${nothing('Description')}${member('DocumentTemplateType', 'Int32', '0')}${member('QuickLaunchOption', 'Enum', '0')}<Property Name="TemplateFeatureId" Type="Guid">{00000000-0000-0000-0000-000000000000}</Property>${member('TemplateType', 'Int32', '100')}${member('Title', 'String', title)}${nothing('Url')}</Parameter>`

describe('a task of a client, as the documents write it', () => {
  it('changes a web by SetProperty and Update, and reads what has changed', async () => {
    const { error, ids, results } = await ask(
      `${set(11, 3, 'Description', 'String', 'A web')}${call(12, 3, 'Update')}${query(13, 3, some(scalar('Title', 'Description')))}`,
      start,
    )
    expect([error, ids]).toEqual([null, [13]])
    expect(results.get(13)).toMatchObject({ _ObjectType_: 'SP.Web', Description: 'A web' })
    expect(Object.keys(results.get(13) ?? {})).not.toContain('Id')
  })

  it('creates a list and a column of it in one message, and removes the list by its identity', async () => {
    const made = await ask(
      `${reach(21, 20)}${identify(22, 20)}${query(23, 20, some(scalar('Title', 'Id')))}${reach(25, 24)}${reach(27, 26)}${identify(28, 26)}${query(29, 26, all)}`,
      `${lists}${method(20, 5, 'Add', listCreation('Announced'))}${property(24, 20, 'Fields')}${method(26, 24, 'AddFieldAsXml', `${text('&lt;Field DisplayName=&quot;Room&quot; Type=&quot;Text&quot; /&gt;')}<Parameter Type="Boolean">true</Parameter><Parameter Type="Enum">0</Parameter>`)}`,
    )
    expect([made.error, made.ids]).toEqual([null, [21, 22, 23, 25, 27, 28, 29]])
    expect(made.results.get(29)).toMatchObject({ _ObjectType_: 'SP.FieldText', Title: 'Room' })
    expect(identityOf(made.results.get(28))).toMatch(/:list:[\da-f-]{36}:field:[\da-f-]{36}$/)
    const removed = await ask(call(31, 30, 'DeleteObject'), `<Identity Id="30" Name="${identityOf(made.results.get(22))}" />`)
    expect([removed.error, removed.ids]).toEqual([null, []])
    const again = await ask(reach(33, 7), listAt('Announced'))
    expect(again.error).toMatchObject({ ErrorTypeName: expect.stringContaining('Exception') as string })
  })

  it('loads collections within an object, with chosen properties of their elements', async () => {
    const fields = `<Property Name="Fields"><Query SelectAllProperties="false"><Properties /></Query>${children(scalar('InternalName'))}</Property>`
    const { error, results } = await ask(query(41, 7, some(`${scalar('Title')}${fields}`)), listAt('Tasks'))
    expect(error).toBeNull()
    const shown = results.get(41) as { readonly Title: string; readonly Fields: Shown }
    expect(shown.Title).toBe('Tasks')
    expect(childrenOf(shown.Fields).map(({ InternalName }) => InternalName)).toContain('Status')
    expect(Object.keys(childrenOf(shown.Fields)[0] ?? {}).filter((name) => !name.startsWith('_Object'))).toEqual(['InternalName'])
  })

  it('orders, narrows and cuts a collection: OrderBy, ThenByDescending, Where and Take', async () => {
    const notHidden = `<NOT>${read('Hidden')}</NOT>`
    const where = `<Where>${lambda(notHidden)}<Object><QueryableObject /></Object></Where>`
    const ordered = `<ThenByDescending>${lambda(read('Title'))}<Object><OrderBy>${lambda(read('BaseType'))}<Object>${where}</Object></OrderBy></Object></ThenByDescending>`
    const taken = `<QueryableExpression><Take Count="3"><Object>${ordered}</Object></Take></QueryableExpression>`
    const inner = `${none}<ChildItemQuery SelectAllProperties="false"><Properties>${scalar('Title', 'BaseType', 'Hidden')}</Properties>${taken}</ChildItemQuery>`
    const { error, results } = await ask(query(51, 5, inner), lists)
    expect(error).toBeNull()
    const rows = childrenOf(results.get(51))
    expect(rows).toHaveLength(3)
    expect(rows.every(({ Hidden }) => Hidden === false)).toBe(true)
    const first = rows.filter(({ BaseType }) => BaseType === rows[0]?.BaseType).map(({ Title }) => String(Title))
    expect(first).toEqual([...first].sort().toReversed())
  })

  it('chooses the other way when a condition does not hold, within a scope for errors', async () => {
    const isLibrary = `<EQ><ExpressionProperty Name="BaseType"><ExpressionConstant ObjectPathId="7" /></ExpressionProperty>${constant('Int32', '1')}</EQ>`
    const inner = `<ConditionalScope Id="61"><Test><Body>${isLibrary}</Body></Test><IfTrueScope Id="62">${call(63, 7, 'DeleteObject')}</IfTrueScope><IfFalseScope Id="64">${query(65, 7, some(scalar('Title')))}</IfFalseScope></ConditionalScope>`
    const { error, results } = await ask(
      `${reach(60, 7)}<ExceptionHandlingScope Id="66"><TryScope Id="67">${inner}</TryScope><CatchScope Id="68">${reach(69, 3)}</CatchScope></ExceptionHandlingScope>`,
      listAt('Tasks'),
    )
    expect(error).toBeNull()
    expect([results.get(61), results.get(65)?.Title, results.get(69)]).toEqual([{ Test: false }, 'Tasks', undefined])
    expect(results.get(66)).toEqual({ HasException: false, ErrorInfo: null })
  })

  it('gives a user a role on a list: a constructor, and objects as parameters', async () => {
    const bindings = '<Constructor Id="76" TypeId="{07bf1941-6953-4761-b114-58374b4aaf57}" />'
    const paths = `${listAt('Tasks')}${method(71, 3, 'EnsureUser', text('rita'))}${property(72, 3, 'RoleDefinitions')}${method(73, 72, 'GetByName', text('Read'))}${bindings}${property(74, 7, 'RoleAssignments')}${method(75, 74, 'Add', '<Parameter ObjectPathId="71" /><Parameter ObjectPathId="76" />')}`
    const { error, ids } = await ask(
      `${reach(80, 7)}${call(81, 7, 'BreakRoleInheritance', '<Parameter Type="Boolean">true</Parameter><Parameter Type="Boolean">false</Parameter>')}${reach(82, 71)}${identify(83, 71)}${reach(84, 73)}${call(85, 76, 'Add', '<Parameter ObjectPathId="73" />')}${reach(86, 75)}${identify(87, 75)}`,
      paths,
    )
    expect([error, ids]).toEqual([null, [80, 82, 83, 84, 86, 87]])
    const { results } = await ask(query(88, 74, all + allChildren), `${listAt('Tasks')}${property(74, 7, 'RoleAssignments')}`)
    expect(childrenOf(results.get(88)).every(({ _ObjectType_ }) => _ObjectType_ === 'SP.RoleAssignment')).toBe(true)
    const reset = await ask(call(89, 7, 'ResetRoleInheritance'), listAt('Tasks'))
    expect(reset.error).toBeNull()
  })

  it('stores a file as base64, checks it out and in, and reads its item', async () => {
    const creation = `<Parameter TypeId="{f5c8173c-cae6-4469-a7af-3879ca3c617c}">${member('Content', 'Base64Binary', Buffer.from('text').toString('base64'))}${nothing('ContentStream')}${member('Overwrite', 'Boolean', 'true')}${member('Url', 'String', 'trace.txt')}</Parameter>`
    const paths = `${listAt('Documents')}${property(91, 7, 'RootFolder')}${property(92, 91, 'Files')}${method(93, 92, 'Add', creation)}${property(94, 93, 'ListItemAllFields')}`
    const { error, ids, results } = await ask(
      `${reach(95, 93)}${identify(96, 93)}${call(97, 93, 'CheckOut')}${call(98, 93, 'CheckIn', `${text('done')}<Parameter Type="Enum">1</Parameter>`)}${query(99, 93, some(scalar('Name', 'CheckInComment')))}${reach(100, 94)}${query(101, 94, all)}`,
      paths,
    )
    expect([error, ids]).toEqual([null, [95, 96, 99, 100, 101]])
    expect(results.get(99)).toMatchObject({ _ObjectType_: 'SP.File', Name: 'trace.txt', CheckInComment: 'done' })
    expect(results.get(101)).toMatchObject({ _ObjectType_: 'SP.ListItem', FileLeafRef: 'trace.txt' })
  })

  it('renders the rows of a list, and reads the web parts of a page', async () => {
    const rendered = await ask(call(111, 7, 'RenderListData', text('&lt;View /&gt;')), listAt('Tasks'))
    expect(JSON.parse(String(rendered.results.get(111)))).toMatchObject({ Row: [] })
    const page = `${start}${method(112, 3, 'GetFileByServerRelativeUrl', text('/SitePages/Trace.aspx'))}${method(113, 112, 'GetLimitedWebPartManager', '<Parameter Type="Enum">1</Parameter>')}${property(114, 113, 'WebParts')}`
    const created = `<StaticMethod Name="CreateWikiPageInContextWeb" Id="115" TypeId="{16f43e7e-bf35-475d-b677-9dc61e549339}"><Parameters><Parameter TypeId="{9e154aab-8847-4cf9-8bfa-eb8c1ec47926}">${member('ServerRelativeUrl', 'String', '/SitePages/Trace.aspx')}${member('WikiHtmlContent', 'String', 'x')}</Parameter></Parameters></StaticMethod>`
    const parts = await ask(`${created}${reach(116, 114)}${query(117, 114, none + children(scalar('Id', 'ZoneId')))}`, page)
    expect([parts.error, childrenOf(parts.results.get(117))]).toEqual([null, []])
  })

  it('narrows a collection by methods of texts, and by one condition or another', async () => {
    const begins = `<ExpressionMethod Name="StartsWith"><Parameters>${constant('String', 'T')}</Parameters>${read('Title')}</ExpressionMethod>`
    const narrowed = `<QueryableExpression><Where>${lambda(`<OR>${begins}<EQ>${read('Title')}${constant('String', 'Documents')}</EQ></OR>`)}<Object><QueryableObject /></Object></Where></QueryableExpression>`
    const inner = `${none}<ChildItemQuery SelectAllProperties="false"><Properties>${scalar('Title')}</Properties>${narrowed}</ChildItemQuery>`
    const { error, results } = await ask(query(121, 5, inner), lists)
    expect(error).toBeNull()
    expect(titles(results.get(121))).toEqual(expect.arrayContaining(['Documents', 'Tasks']))
    expect(titles(results.get(121)).filter((title) => title !== 'Documents' && !String(title).startsWith('T'))).toEqual([])
  })
})
