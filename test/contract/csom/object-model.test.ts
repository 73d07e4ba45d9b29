import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchFrom, startServer } from '../../support/server.ts'
import {
  camlType,
  contextType,
  creationType,
  listPaths,
  only,
  processQuery,
  type Shown,
  webPaths,
  whole,
  wholeChildren,
} from './object-requests.ts'

const server = await startServer({ settings: { Profile: 'SharePoint' } })
afterAll(() => server.stop())
const json = { 'Content-Type': 'application/json', Accept: 'application/json;odata=nometadata' }

async function rest(path: string, body?: unknown): Promise<Record<string, unknown>> {
  const sent = { method: body === undefined ? 'GET' : 'POST', headers: json, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const { status, text } = await fetchFrom(`${server.url}/_api/web${path}`, sent)
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return JSON.parse(text) as Record<string, unknown>
}

const run = (actions: string, paths: string, user?: string) => processQuery(server.url, actions, paths, user)
const children = (shown: Shown | undefined) => (shown?._Child_Items_ ?? []) as readonly Shown[]
const guid = (value: unknown) => /^\/Guid\(([\da-f-]{36})\)\/$/.exec(String(value))?.[1]
const tasks = "/lists/getbytitle('Jobs')"

let listId = ''
beforeAll(async () => {
  listId = String((await rest('/lists', { Title: 'Jobs', BaseTemplate: 100 })).Id)
  await rest(`${tasks}/fields`, { Title: 'Hours', FieldTypeKind: 9 })
  await rest(`${tasks}/fields`, { Title: 'Owner', FieldTypeKind: 20 })
  await rest(`${tasks}/fields`, { Title: 'Due', FieldTypeKind: 4 })
  await rest(`${tasks}/fields`, { Title: 'Link', FieldTypeKind: 11 })
  for (const Title of ['One', 'Two', 'Three']) await rest(`${tasks}/items`, { Title })
}, 60_000)

describe('reads', () => {
  it('loads a web as .NET asks for it, with the values of REST', async () => {
    const { ids, results, text } = await run(
      `<ObjectPath Id="2" ObjectPathId="1"/><ObjectPath Id="4" ObjectPathId="3"/><Query Id="5" ObjectPathId="3">${whole}</Query>`,
      webPaths,
    )
    expect(ids).toEqual([2, 4, 5])
    expect([results.get(2), results.get(4)]).toEqual([{ IsNull: false }, { IsNull: false }])
    const web = results.get(5) ?? {}
    const asRest = await rest('')
    expect(Object.keys(web).slice(0, 2)).toEqual(['_ObjectType_', '_ObjectIdentity_'])
    expect(web).toMatchObject({ _ObjectType_: 'SP.Web', Title: asRest.Title, ServerRelativeUrl: asRest.ServerRelativeUrl, Language: 1033 })
    expect(guid(web.Id)).toBe(asRest.Id)
    expect(web.Created).toMatch(/^\/Date\(\d+(,\d+){6}\)\/$/)
    expect(web._ObjectIdentity_).toMatch(/^[\da-f-]{36}\|740c6a0b-85e2-48a0-a494-e0f1759d4aa7:site:[\da-f-]{36}:web:[\da-f-]{36}$/)
    const names = Object.keys(web).filter((name) => !name.startsWith('_Object'))
    expect(names).toEqual(Object.keys(asRest).filter((name) => !name.startsWith('odata')))
    // Only dates and ids have plain slashes, which JSON may escape.
    expect(text).toContain(String.raw`"\/Guid(`)
    expect(text).toContain(String.raw`"ServerRelativeUrl":"\u002f"`)
  })

  it('loads chosen properties, and what they lead to', async () => {
    const lists = `<Property Name="Lists">${whole.replace('true', 'false')}<ChildItemQuery ${only('Title', 'Id')}</ChildItemQuery></Property>`
    const query = `<Query SelectAllProperties="false"><Properties><Property Name="Title" ScalarProperty="true"/><Property Name="CurrentUser" SelectAll="true"/>${lists}</Properties></Query>`
    const { results } = await run(`<Query Id="5" ObjectPathId="3">${query}</Query>`, webPaths)
    const web = results.get(5) as Shown & { CurrentUser: Shown; Lists: Shown }
    expect(Object.keys(web).sort()).toEqual(['CurrentUser', 'Lists', 'Title', '_ObjectIdentity_', '_ObjectType_'])
    expect(web.CurrentUser).toMatchObject({ _ObjectType_: 'SP.User', Title: 'ann' })
    expect(web.Lists._ObjectType_).toBe('SP.ListCollection')
    const found = children(web.Lists).find(({ Title }) => Title === 'Jobs')
    expect(found).toMatchObject({ _ObjectType_: 'SP.List', Title: 'Jobs', _ObjectVersion_: expect.stringMatching(/^\d+$/) as string })
    expect(guid(found?.Id)).toBe(listId)
    expect(Object.keys(found ?? {})).toHaveLength(5)
  })

  it('loads the site, the lists, a list, its columns, its views and its folder', async () => {
    const { results } = await run(
      `<Query Id="20" ObjectPathId="11">${whole}</Query><Query Id="21" ObjectPathId="5">${whole}${wholeChildren}</Query><Query Id="22" ObjectPathId="7">${whole}</Query><Query Id="23" ObjectPathId="12">${whole}${wholeChildren}</Query><Query Id="24" ObjectPathId="13">${whole}${wholeChildren}</Query><Query Id="25" ObjectPathId="14">${whole}</Query><Query Id="26" ObjectPathId="15">${whole}</Query>`,
      `${listPaths('Jobs')}<Property Id="11" ParentId="1" Name="Site"/><Property Id="12" ParentId="7" Name="Fields"/><Property Id="13" ParentId="7" Name="Views"/><Property Id="14" ParentId="7" Name="RootFolder"/><Method Id="15" ParentId="12" Name="GetByInternalNameOrTitle"><Parameters><Parameter Type="String">Hours</Parameter></Parameters></Method>`,
    )
    expect(results.get(20)).toMatchObject({ _ObjectType_: 'SP.Site', ServerRelativeUrl: '/' })
    expect(children(results.get(21)).map(({ Title }) => Title)).toContain('Jobs')
    expect(results.get(22)).toMatchObject({ _ObjectType_: 'SP.List', Title: 'Jobs', ItemCount: 3 })
    const types = new Map(children(results.get(23)).map((one) => [one.InternalName, one._ObjectType_]))
    expect([types.get('Title'), types.get('Hours'), types.get('Owner')]).toEqual(['SP.FieldText', 'SP.FieldNumber', 'SP.FieldUser'])
    expect(children(results.get(24))).toMatchObject([{ _ObjectType_: 'SP.View', DefaultView: true }])
    expect(results.get(25)).toMatchObject({ _ObjectType_: 'SP.Folder', ServerRelativeUrl: '/Lists/Jobs' })
    expect(results.get(26)).toMatchObject({ _ObjectType_: 'SP.FieldNumber', InternalName: 'Hours' })
  })

  it('finds a list by its id, and one object again by its identity', async () => {
    const byId = `<Method Id="9" ParentId="5" Name="GetById"><Parameters><Parameter Type="String">{${listId}}</Parameter></Parameters></Method>`
    const first = await run('<ObjectIdentityQuery Id="20" ObjectPathId="9"/>', listPaths('Jobs') + byId)
    const identity = String(first.results.get(20)?._ObjectIdentity_)
    expect(identity).toMatch(new RegExp(`:list:${listId}$`))
    const again = await run(
      `<Query Id="2" ObjectPathId="1"><Query ${only('Title')}</Query></Query>`,
      `<Identity Id="1" Name="${identity.replace(/^[^|]*/, 'old')}"/>`,
    )
    expect(again.results.get(2)).toMatchObject({ Title: 'Jobs' })
  })

  it('reads users', async () => {
    const path = `<Property Id="8" ParentId="3" Name="SiteUsers"/><Property Id="9" ParentId="3" Name="CurrentUser"/>`
    const { results } = await run(
      `<Query Id="20" ObjectPathId="8">${whole}${wholeChildren}</Query><Query Id="21" ObjectPathId="9">${whole}</Query>`,
      webPaths + path,
    )
    expect(results.get(20)?._ObjectType_).toBe('SP.UserCollection')
    expect(children(results.get(20)).map(({ Title }) => Title)).toContain('ann')
    expect(results.get(21)).toMatchObject({ _ObjectType_: 'SP.User', Title: 'ann', PrincipalType: 1 })
  })

  it('limits a collection by Take, and refuses a condition without a test', async () => {
    const taken = `<ChildItemQuery SelectAllProperties="true"><Properties/><QueryableExpression><Take Count="1"><Object><QueryableObject/></Object></Take></QueryableExpression></ChildItemQuery>`
    const ask = (query: string) =>
      run(`<Query Id="20" ObjectPathId="5">${whole.replace('true', 'false')}${query}</Query>`, listPaths('Jobs'))
    expect(children((await ask(taken)).results.get(20))).toHaveLength(1)
    const where = taken.replace('<Take Count="1">', '<Where>').replace('</Take>', '</Where>')
    expect((await ask(where)).error?.ErrorTypeName).toBe('Microsoft.SharePoint.Client.InvalidClientQueryException')
  })
})

const caml = (viewXml: string, more = '') =>
  `<Method Id="9" ParentId="7" Name="GetItems"><Parameters><Parameter TypeId="${camlType}"><Property Name="AllowIncrementalResults" Type="Boolean">false</Property><Property Name="DatesInUtc" Type="Boolean">true</Property><Property Name="FolderServerRelativePath" Type="Null"/><Property Name="FolderServerRelativeUrl" Type="Null"/>${more}<Property Name="ViewXml" Type="String">${viewXml.replaceAll('<', '&lt;')}</Property></Parameter></Parameters></Method>`
const queryItems = `<Query Id="20" ObjectPathId="9">${whole}${wholeChildren}</Query>`
const create = `<Method Id="9" ParentId="7" Name="AddItem"><Parameters><Parameter TypeId="${creationType}"><Property Name="FolderUrl" Type="Null"/><Property Name="LeafName" Type="Null"/><Property Name="UnderlyingObjectType" Type="Number">0</Property></Parameter></Parameters></Method>`
const set = (id: number, name: string, value: string, path = 9) =>
  `<Method Name="SetFieldValue" Id="${id}" ObjectPathId="${path}"><Parameters><Parameter Type="String">${name}</Parameter>${value}</Parameters></Method>`
const text = (value: string) => `<Parameter Type="String">${value}</Parameter>`
const item = (id: number, path = 9) =>
  `<Method Id="${path}" ParentId="7" Name="GetItemById"><Parameters><Parameter Type="Number">${id}</Parameter></Parameters></Method>`

describe('items', () => {
  it('reads items page by page', async () => {
    const view = '<View><Query><OrderBy><FieldRef Name="ID"/></OrderBy></Query><RowLimit Paged="TRUE">2</RowLimit></View>'
    const first = (await run(queryItems, listPaths('Jobs') + caml(view))).results.get(20)
    expect(first?._ObjectType_).toBe('SP.ListItemCollection')
    expect(children(first)).toMatchObject([
      { _ObjectType_: 'SP.ListItem', _ObjectVersion_: '1', Title: 'One', ID: 1, Id: 1, FileSystemObjectType: 0 },
      { Title: 'Two', ID: 2 },
    ])
    const [one = {}] = children(first)
    expect(one._ObjectIdentity_).toMatch(/:item:1,1$/)
    expect(one.Created).toMatch(/^\/Date\(\d+\)\/$/)
    expect(one.Author).toMatchObject({ _ObjectType_: 'SP.FieldUserValue', LookupValue: 'ann', LookupId: expect.any(Number) as number })
    expect(one.ContentTypeId).toMatchObject({ _ObjectType_: 'SP.ContentTypeId', StringValue: expect.stringMatching(/^0x01/) as string })
    expect(guid(one.GUID)).toBeDefined()
    const PagingInfo = String((first?.ListItemCollectionPosition as Shown | undefined)?.PagingInfo)
    const position = `<Property Name="ListItemCollectionPosition" TypeId="{922354eb-c56a-4d88-ad59-67496854efe1}"><Property Name="PagingInfo" Type="String">${PagingInfo.replaceAll('&', '&amp;')}</Property></Property>`
    const second = (await run(queryItems, listPaths('Jobs') + caml(view, position))).results.get(20)
    expect(children(second)).toMatchObject([{ Title: 'Three' }])
    expect(second?.ListItemCollectionPosition).toBeNull()
  })

  it('reads the columns of a view, and the items that CAML chooses', async () => {
    const view =
      '<View><ViewFields><FieldRef Name="Title"/></ViewFields><Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">Two</Value></Eq></Where></Query></View>'
    const [one = {}, ...others] = children((await run(queryItems, listPaths('Jobs') + caml(view))).results.get(20))
    expect(others).toEqual([])
    expect(Object.keys(one).sort()).toEqual(['ID', 'Title', '_ObjectIdentity_', '_ObjectType_', '_ObjectVersion_'])
  })

  it('adds an item, changes it by its identity, and deletes it', async () => {
    const owner = Number((await rest('/currentuser')).Id)
    const user = `<Parameter TypeId="{c956ab54-16bd-4c18-89d2-996f57282a6f}"><Property Name="Email" Type="Null"/><Property Name="LookupId" Type="Int32">${owner}</Property><Property Name="LookupValue" Type="Null"/></Parameter>`
    const link = `<Parameter TypeId="{fa8b44af-7b43-43f2-904a-bd319497011e}"><Property Name="Description" Type="String">Home</Property><Property Name="Url" Type="String">https://example.org/a</Property></Parameter>`
    const made = await run(
      `<ObjectPath Id="10" ObjectPathId="9"/><ObjectIdentityQuery Id="18" ObjectPathId="7"/>${set(11, 'Title', text('Made'))}${set(12, 'Hours', '<Parameter Type="Double">2.5</Parameter>')}${set(13, 'Owner', user)}${set(14, 'Due', '<Parameter Type="DateTime">2024-01-31T10:00:00.0000000Z</Parameter>')}${set(15, 'Link', link)}<Method Name="Update" Id="16" ObjectPathId="9"/><Query Id="17" ObjectPathId="9">${whole}</Query>`,
      listPaths('Jobs') + create,
    )
    expect(made.error).toBeNull()
    expect(made.ids).toEqual([10, 18, 17])
    const shown = made.results.get(17) ?? {}
    expect(shown).toMatchObject({
      Title: 'Made',
      Hours: 2.5,
      Owner: { LookupId: owner, LookupValue: 'ann' },
      Due: '/Date(2024,0,31,10,0,0,0)/',
      Link: { _ObjectType_: 'SP.FieldUrlValue', Url: 'https://example.org/a', Description: 'Home' },
    })
    const id = Number(shown.ID)
    expect(await rest(`${tasks}/items(${id})`)).toMatchObject({ Title: 'Made', Hours: 2.5, OwnerId: owner, Due: '2024-01-31T10:00:00Z' })

    const identity = `<Identity Id="9" Name="${String(shown._ObjectIdentity_)}"/>`
    const update = (version: string) =>
      run(`${set(1, 'Title', text('New'))}<Method Name="Update" Id="2" ObjectPathId="9" Version="${version}"/>`, identity)
    expect((await update('7')).error).toMatchObject({ ErrorMessage: expect.stringMatching(/does not match/) as string })
    expect((await update(String(shown._ObjectVersion_))).error).toBeNull()
    expect(await rest(`${tasks}/items(${id})`)).toMatchObject({ Title: 'New' })

    expect((await run('<Method Name="DeleteObject" Id="1" ObjectPathId="9"/>', identity)).error).toBeNull()
    expect((await fetchFrom(`${server.url}/_api/web${tasks}/items(${id})`)).status).toBe(404)
    const gone = await run('<ObjectPath Id="1" ObjectPathId="9"/>', identity)
    expect(gone.error?.ErrorMessage).toMatch(/does not exist/i)
  })

  it('recycles an item, and says which entry it became', async () => {
    const { Id } = await rest(`${tasks}/items`, { Title: 'Bin' })
    const { results, error } = await run('<Method Name="Recycle" Id="20" ObjectPathId="9"/>', listPaths('Jobs') + item(Number(Id)))
    expect(error).toBeNull()
    expect(guid(results.get(20))).toBeDefined()
    expect((await fetchFrom(`${server.url}/_api/web${tasks}/items(${String(Id)})`)).status).toBe(404)
  })

  it('keeps what earlier actions have done, and answers the error alone', async () => {
    const { error, ids } = await run(
      `${set(11, 'Title', text('Kept'))}<Method Name="Update" Id="12" ObjectPathId="9"/><ObjectPath Id="13" ObjectPathId="8"/>${set(14, 'Title', text('Never'))}<Method Name="Update" Id="15" ObjectPathId="9"/>`,
      listPaths('Jobs') + item(1) + item(4711, 8),
    )
    expect(ids).toEqual([])
    expect(error).toMatchObject({ ErrorCode: expect.any(Number) as number, ErrorTypeName: expect.any(String) as string })
    expect(await rest(`${tasks}/items(1)`)).toMatchObject({ Title: 'Kept' })
  })

  it('does nothing that the user may not do', async () => {
    const alone = `${server.url}/_api/web${tasks}/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)`
    expect((await fetchFrom(alone, { method: 'POST', headers: json })).status).toBe(200)
    const { error } = await run(queryItems, listPaths('Jobs') + caml('<View/>'), 'eve')
    expect(error?.ErrorTypeName).toBe('System.UnauthorizedAccessException')
  })
})

describe('content types', () => {
  const types = `${listPaths('Jobs')}<Property Id="8" ParentId="3" Name="ContentTypes"/>`
  const byId = (id: number, parent: number, type: string) =>
    `<Method Id="${id}" ParentId="${parent}" Name="GetById"><Parameters>${text(type)}</Parameters></Method>`
  const add = (name: string, members: string) =>
    `<Method Id="9" ParentId="8" Name="Add"><Parameters><Parameter TypeId="{168f3091-4554-4f14-8866-b20d48e45b54}"><Property Name="Description" Type="String">d</Property><Property Name="Group" Type="String">Own</Property>${members}<Property Name="Name" Type="String">${name}</Property></Parameter></Parameters></Method>`
  const child = '<Property Name="Id" Type="Null"/><Property Name="ParentContentType" ObjectPathId="10"/>'

  it('adds a type below its parent, and adds it to a list', async () => {
    const made = await run(
      '<ObjectPath Id="20" ObjectPathId="9"/><ObjectIdentityQuery Id="21" ObjectPathId="9"/>',
      types + add('Job type', child) + byId(10, 8, '0x01'),
    )
    expect(made.error).toBeNull()
    const id = String(made.results.get(21)?._ObjectIdentity_).split(':contenttype:')[1] ?? ''
    expect(id).toMatch(/^0x0100[0-9A-F]{32}$/)
    expect(await rest(`/contenttypes('${id}')`)).toMatchObject({ Name: 'Job type', Description: 'd', Group: 'Own' })
    const added = await run(
      `<SetProperty Id="30" ObjectPathId="7" Name="ContentTypesEnabled"><Parameter Type="Boolean">true</Parameter></SetProperty><Method Name="Update" Id="31" ObjectPathId="7"/><ObjectPath Id="20" ObjectPathId="19"/><Query Id="22" ObjectPathId="19">${whole}</Query><Query Id="23" ObjectPathId="7"><Query ${only('ContentTypesEnabled')}</Query></Query>`,
      `${types}<Property Id="18" ParentId="7" Name="ContentTypes"/><Method Id="19" ParentId="18" Name="AddExistingContentType"><Parameters><Parameter ObjectPathId="16"/></Parameters></Method>${byId(16, 8, id)}`,
    )
    expect(added.error).toBeNull()
    const shown = added.results.get(22) ?? {}
    expect(shown).toMatchObject({
      _ObjectType_: 'SP.ContentType',
      Name: 'Job type',
      StringId: expect.stringMatching(new RegExp(`^${id}00`)) as string,
    })
    expect(added.results.get(23)).toMatchObject({ ContentTypesEnabled: true })
    const again = await run(
      `<Query Id="2" ObjectPathId="1">${whole}</Query>`,
      `<Identity Id="1" Name="${String(shown._ObjectIdentity_)}"/>`,
    )
    expect(again.results.get(2)).toMatchObject({ StringId: shown.StringId })
  })

  it('refuses a type with an id and a parent, and one without a name', async () => {
    const wrong = 'Microsoft.SharePoint.Client.InvalidClientQueryException'
    const ask = async (path: string) =>
      (await run('<ObjectPath Id="20" ObjectPathId="9"/>', types + path + byId(10, 8, '0x01'))).error?.ErrorTypeName
    expect(await ask(add('Both', child.replace('Type="Null"/>', 'Type="String">0x0101</Property>')))).toBe(wrong)
    expect(await ask(add('', child))).toBe(wrong)
    expect(await ask(add('List', child.replace('"10"', '"7"')))).toBe(wrong)
  })

  it('sets no property of a list to a value of another type', async () => {
    const { error } = await run(
      `<SetProperty Id="30" ObjectPathId="7" Name="Hidden"><Parameter Type="String">yes</Parameter></SetProperty><Method Name="Update" Id="31" ObjectPathId="7"/>`,
      types,
    )
    expect(error?.ErrorMessage).toContain('List.Hidden')
  })
})

/** As gosip writes requests: ids from 0, other attributes, and no action for each path. */
describe('a program with a builder of its own', () => {
  const current = `<StaticProperty Id="0" TypeId="${contextType}" Name="Current" />`
  it('loads a web without naming a property', async () => {
    const { error, results } = await run(
      '<Query Id="2" ObjectPathId="1"><Query SelectAllProperties="false"><Properties></Properties></Query></Query>',
      `${current}<Property Id="1" ParentId="0" Name="Web" />`,
    )
    expect(error).toBeNull()
    expect(Object.keys(results.get(2) ?? {})).toEqual(['_ObjectType_', '_ObjectIdentity_'])
  })

  it('is told the kind of its mistake', async () => {
    const { error } = await run(`<Query Id="4" ObjectPathId="3">${whole}</Query>`, `${current}<Property Id="2" ParentId="0" Name="Web" />`)
    expect(error?.ErrorTypeName).toBe('Microsoft.SharePoint.Client.InvalidClientQueryException')
  })
})
