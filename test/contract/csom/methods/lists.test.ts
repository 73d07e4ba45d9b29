import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elsewhereCalled } from '../../../support/csom/further-methods.ts'
import {
  idIn,
  listNamed,
  load,
  method,
  property,
  runModel,
  type Shown,
  set,
  site as siteOf,
  value,
  web,
} from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'
import { only } from '../object-requests.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll, stores } = trier(server.url)

const wrong = /InvalidClientQueryException/
const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const noId = '00000000-0000-0000-0000-000000000001'
const lists = property(web, 'Lists')
const jobs = listNamed('Jobs')
const newList = (Title: string, more = {}) => value('ListCreationInformation', { Title, TemplateType: 100, ...more })

beforeAll(async () => {
  const { error } = await runModel(server.url, [{ kind: 'path', on: method(lists, 'Add', newList('Jobs')) }])
  expect(error).toBeNull()
}, 60_000)

describe('lists', () => {
  it('are added, changed, recycled and deleted', async () => {
    // Newer clients write members of their version, mostly null.
    const [template] = await showAll(property(web, 'ListTemplates'))
    expect(template).toMatchObject({ _ObjectType_: 'SP.ListTemplate' })
    const list = await makes('ListCollection.Add', lists, [
      newList('Work', { ListTemplate: null, Description: 'd', Url: 'Lists/WorkItems', QuickLaunchOption: 1 }),
    ])
    await refuses('ListCollection.Add', lists, [newList('Work')], missing)
    await refuses('ListCollection.Add', lists, [value('ListCreationInformation', { TemplateType: 100 })], wrong)
    expect(await show(list)).toMatchObject({ Title: 'Work', Description: 'd' })
    const { results } = await runModel(server.url, [{ kind: 'query', on: list, inner: `<Query ${only('OnQuickLaunch')}</Query>` }])
    expect(results.get(1)).toMatchObject({ OnQuickLaunch: true })
    expect(await show(property(list, 'RootFolder'))).toMatchObject({ ServerRelativeUrl: '/Lists/WorkItems' })
    await stores('List.Update', list, {
      Title: 'Work 2',
      EnableVersioning: true,
      MajorVersionLimit: 7,
      OnQuickLaunch: false,
      NoCrawl: true,
      IrmExpire: true,
    })
    expect(await show(list)).toMatchObject({ Title: 'Work 2', EnableVersioning: true, MajorVersionLimit: 7, NoCrawl: true })
    const stale = await runModel(server.url, [set(list, 'Title', 'x'), { kind: 'call', on: list, name: 'Update', given: [], version: '0' }])
    expect(stale.error?.ErrorMessage).toMatch(/does not match/)
    await does('ListCollection.GetByTitle', lists, ['Work 2'])
    await refuses('ListCollection.GetByTitle', lists, ['None'], missing)
    await does('ListCollection.GetById', lists, [idIn((await show(list)).Id)])
    await refuses('ListCollection.GetById', lists, [noId], missing)
    expect(idIn((await does('List.Recycle', list)).answer)).not.toBe('')
    await refuses('List.Recycle', list, [], missing)
    const other = await makes('ListCollection.Add', lists, [newList('Other')])
    await does('List.DeleteObject', other)
    expect((await showAll(lists)).map(({ Title }) => Title)).not.toContain('Other')
    // Who may read them gets them without a write.
    await does('ListCollection.EnsureSitePagesLibrary', lists, [], [], true)
    await does('ListCollection.EnsureSiteAssetsLibrary', lists, [], [], true)
    expect((await showAll(lists)).map(({ EntityTypeName }) => EntityTypeName)).toEqual(expect.arrayContaining(['SitePages', 'SiteAssets']))
  })

  it('show the version that a column of the same request gave them', async () => {
    const made = method(lists, 'Add', newList('Versions'))
    const column = method(property(made, 'Fields'), 'AddFieldAsXml', '<Field Type="Text" Name="Own" DisplayName="Own"/>', false, 0)
    const { error, results } = await runModel(server.url, [{ kind: 'path', on: made }, { kind: 'path', on: column }, load(made)])
    expect(error).toBeNull()
    const [shown] = [...results.values()].filter((one) => (one as Shown | null)?._ObjectVersion_ !== undefined) as Shown[]
    const version = String(shown?._ObjectVersion_)
    const gone = await runModel(server.url, [{ kind: 'call', on: listNamed('Versions'), name: 'DeleteObject', given: [], version }])
    expect(gone.error).toBeNull()
  })

  it('give items, views and changes', async () => {
    const { path: fresh } = await does('List.AddItem', jobs, [
      value('ListItemCreationInformation', { LeafName: null, UnderlyingObjectType: 0 }),
    ])
    expect((await runModel(server.url, [{ kind: 'call', on: fresh, name: 'Update', given: [] }])).error).toBeNull()
    await does('List.GetItems', jobs, [value('CamlQuery', { ViewXml: '<View/>' })])
    await refuses('List.GetItems', jobs, [value('ChangeQuery')], wrong)
    const { path: item } = await does('List.GetItemById', jobs, [1])
    await refuses('List.GetItemById', jobs, [4711], missing)
    await does('List.GetItemByUniqueId', jobs, [idIn((await show(item)).GUID)])
    await refuses('List.GetItemByUniqueId', jobs, [noId], missing)
    const [view] = await showAll(property(jobs, 'Views'))
    await does('List.GetView', jobs, [idIn(view?.Id)])
    await refuses('List.GetView', jobs, [noId], missing)
    const changes = await does('List.GetChanges', jobs, [value('ChangeQuery', { Item: true, Add: true })])
    expect(await showAll(changes.path)).toMatchObject([{ _ObjectType_: 'SP.ChangeItem', ItemId: 1 }])
    expect((await does('List.ReserveListItemId', jobs)).answer).toBe(2)
  })
})

describe('columns', () => {
  const fields = property(jobs, 'Fields')
  const ofWeb = property(web, 'Fields')
  const xml = (more: string) => `<Field ${more}/>`

  it.each([
    ['Text', 'MaxLength="50"', { MaxLength: 40 }],
    ['Note', 'NumLines="6"', { NumberOfLines: 8 }],
    ['Number', 'Min="0"', { MaximumValue: 9.5 }],
    ['Currency', 'LCID="1031"', { CurrencyLocaleId: 2057 }],
    ['DateTime', 'Format="DateOnly"', { DisplayFormat: 1 }],
    ['Boolean', '', { DefaultValue: '1' }],
    ['URL', 'Format="Image"', { DisplayFormat: 0 }],
    ['User', 'UserSelectionMode="PeopleOnly"', { SelectionMode: 1 }],
    ['Guid', '', { Description: 'id' }],
  ])('of the type %s are added from XML, changed and deleted', async (type, facts, change) => {
    const name = `Own${type}`
    const field = await makes('FieldCollection.AddFieldAsXml', fields, [
      xml(`Type="${type}" Name="${name}" DisplayName="${name}" ${facts}`),
      true,
      8,
    ])
    expect(await show(field)).toMatchObject({ TypeAsString: type, InternalName: name })
    await stores('Field.Update', field, { Title: `${name} 2`, Group: 'Own', ...change })
    expect(await show(field)).toMatchObject({ Title: `${name} 2`, Group: 'Own', ...change })
    await does('Field.DeleteObject', field)
    await refuses('Field.DeleteObject', field, [], missing)
  })

  it('with choices, formulas and lookups are added from XML, and depend on each other', async () => {
    const choice = await makes('FieldCollection.AddFieldAsXml', fields, [
      '<Field Type="Choice" Name="State" DisplayName="State"><CHOICES><CHOICE>a</CHOICE><CHOICE>b</CHOICE></CHOICES></Field>',
      false,
      8,
    ])
    await stores('Field.UpdateAndPushChanges', choice, { Choices: ['x', 'y', 'z'], FillInChoice: true }, [true])
    expect(await show(choice)).toMatchObject({ _ObjectType_: 'SP.FieldChoice', Choices: ['x', 'y', 'z'], FillInChoice: true })
    const sum = await makes('FieldCollection.AddFieldAsXml', fields, [
      '<Field Type="Calculated" Name="Sum" DisplayName="Sum" ResultType="Text"><Formula>=[State]</Formula><FieldRefs><FieldRef Name="State"/></FieldRefs></Field>',
      false,
      8,
    ])
    expect(await show(sum)).toMatchObject({ _ObjectType_: 'SP.FieldCalculated', Formula: '=[State]' })
    const target = idIn((await show(listNamed('Tasks'))).Id)
    const lookup = await makes('FieldCollection.AddFieldAsXml', fields, [
      xml(`Type="Lookup" Name="Task" DisplayName="Task" List="{${target}}" ShowField="Title"`),
      false,
      8,
    ])
    const dependent = await makes('FieldCollection.AddDependentLookup', fields, ['Task number', lookup, 'ID'])
    expect(await show(dependent)).toMatchObject({ IsDependentLookup: true })
    await refuses('FieldCollection.AddDependentLookup', ofWeb, ['x', lookup, 'ID'], wrong)
    await refuses('FieldCollection.AddFieldAsXml', fields, ['<Field Type="None" DisplayName="x"/>', false, 0], wrong)
    await refuses('FieldCollection.AddFieldAsXml', fields, ['no XML', false, 0], wrong)
  })

  it('are found, shown in forms, and taken from the web into a list', async () => {
    const site = await makes('FieldCollection.AddFieldAsXml', ofWeb, [
      xml('Type="Number" Name="Weight" DisplayName="Weight" Group="Own"'),
      false,
      8,
    ])
    await stores('Field.Update', site, { Title: 'Weight in kg' })
    const copy = await makes('FieldCollection.Add', fields, [site])
    expect(await show(copy)).toMatchObject({ InternalName: 'Weight', Title: 'Weight in kg', Id: (await show(site)).Id })
    await refuses('FieldCollection.Add', ofWeb, [site], wrong)
    await refuses('FieldCollection.Add', fields, [jobs], wrong)
    for (const of of [fields, ofWeb]) {
      await does('FieldCollection.GetByTitle', of, ['Weight in kg'])
      await does('FieldCollection.GetByInternalNameOrTitle', of, ['Weight'])
      await does('FieldCollection.GetById', of, [idIn((await show(copy)).Id)])
      await refuses('FieldCollection.GetById', of, [noId], missing)
      await refuses('FieldCollection.GetByTitle', of, ['None'], missing)
      await refuses('FieldCollection.GetByInternalNameOrTitle', of, ['None'], missing)
    }
    // A web below finds the columns of the web above among the available ones alone.
    await makes('WebCollection.Add', property(web, 'Webs'), [
      value('WebCreationInformation', { Title: 'Below', Url: 'below', WebTemplate: 'STS#0' }),
    ])
    const below = method(siteOf, 'OpenWeb', '/below')
    for (const [name, given] of [
      ['GetByTitle', 'Weight in kg'],
      ['GetByInternalNameOrTitle', 'Weight'],
      ['GetById', idIn((await show(site)).Id)],
    ] as const) {
      await does(`FieldCollection.${name}`, property(below, 'AvailableFields'), [given])
      await refuses(`FieldCollection.${name}`, property(below, 'Fields'), [given], missing)
    }
    for (const form of ['Display', 'Edit', 'New']) await does(`Field.SetShowIn${form}Form`, copy, [false])
    expect((await show(copy)).SchemaXml).toMatch(/ShowInNewForm="FALSE"/)
    await does('Field.DeleteObject', copy)
    await does('Field.DeleteObject', site)
  })
})

describe('views', () => {
  const views = property(jobs, 'Views')
  it('are added, changed with their columns, and deleted', async () => {
    const creation = (Title?: string) =>
      value('ViewCreationInformation', {
        ...(Title !== undefined && { Title }),
        ViewFields: ['Title', 'ID'],
        Query: '<Where><Gt><FieldRef Name="ID"/><Value Type="Counter">0</Value></Gt></Where>',
        RowLimit: 5,
        Paged: true,
        ViewTypeKind: 1,
      })
    const view = await makes('ViewCollection.Add', views, [creation('Own')])
    await refuses('ViewCollection.Add', views, [creation()], wrong)
    expect(await show(view)).toMatchObject({ Title: 'Own', RowLimit: 5, Paged: true })
    await does('ViewCollection.GetByTitle', views, ['Own'])
    await refuses('ViewCollection.GetByTitle', views, ['None'], missing)
    await does('ViewCollection.GetById', views, [idIn((await show(view)).Id)])
    await refuses('ViewCollection.GetById', views, [noId], missing)
    const columns = property(view, 'ViewFields')
    const items = async () => (await show(columns)).Items
    for (const [name, given] of [
      ['RemoveAll', []],
      ['Add', ['Title']],
      ['Remove', ['Title']],
      ['MoveFieldTo', ['ID', 0]],
    ] as const)
      await does(`ViewFieldCollection.${name}`, columns, given)
    expect(await items()).toEqual(['Title', 'ID'])
    const change = (name: string, ...given: readonly (string | number)[]) => ({ kind: 'call' as const, on: columns, name, given })
    await runModel(server.url, [
      change('Add', 'Created'),
      change('MoveFieldTo', 'Created', 0),
      change('Remove', 'ID'),
      { kind: 'call', on: view, name: 'Update', given: [] },
    ])
    expect(await items()).toEqual(['Created', 'Title'])
    await stores('View.Update', view, { Title: 'Own 2', RowLimit: 9, Hidden: true, ViewQuery: '<OrderBy><FieldRef Name="ID"/></OrderBy>' })
    expect(await show(view)).toMatchObject({ Title: 'Own 2', RowLimit: 9, Hidden: true })
    await refuses('View.Update', view, [], missing, [set(view, 'ViewQuery', '<Where><None/></Where>')])
    await does('View.DeleteObject', view)
    await refuses('View.DeleteObject', view, [], missing)
  })
})

describe('content types', () => {
  it('are made, changed, linked with columns, added to a list and deleted', async () => {
    const types = property(web, 'ContentTypes')
    const parent = (await does('ContentTypeCollection.GetById', types, ['0x01'])).path
    await refuses('ContentTypeCollection.GetById', types, ['0x0999'], missing)
    const creation = (more: object) =>
      value('ContentTypeCreationInformation', { Name: 'Own type', Description: 'd', Group: 'Own', ...more })
    const type = await makes('ContentTypeCollection.Add', types, [creation({ ParentContentType: parent })])
    await refuses('ContentTypeCollection.Add', types, [creation({ Id: '0x0101', ParentContentType: parent })], wrong)
    await stores('ContentType.Update', type, { Description: 'changed', Group: 'Other' }, [false])
    expect(await show(type)).toMatchObject({ Name: 'Own type', Description: 'changed', Group: 'Other' })
    const links = property(type, 'FieldLinks')
    const field = await makes('FieldCollection.AddFieldAsXml', property(web, 'Fields'), [
      '<Field Type="Text" Name="Linked" DisplayName="Linked"/>',
      false,
      8,
    ])
    const link = await makes('FieldLinkCollection.Add', links, [value('FieldLinkCreationInformation', { Field: field })])
    await refuses('FieldLinkCollection.Add', links, [value('FieldLinkCreationInformation')], wrong)
    await does('FieldLinkCollection.GetById', links, [idIn((await show(link)).Id)])
    await does('FieldLinkCollection.Reorder', links, [[String((await show(link)).Name)]])
    expect(await refuses('FieldLinkCollection.Reorder', links, [['Nope']], wrong)).toMatch(/has no column 'Nope'/)
    const many = Array.from({ length: 501 }, (_, at) => `N${at}`)
    expect(await refuses('FieldLinkCollection.Reorder', links, [many], wrong)).toMatch(/500 columns at most; 501/)
    await refuses('FieldLinkCollection.GetById', links, [noId], missing)
    const set1 = [set(link, 'Required', true), set(link, 'Hidden', true)]
    expect((await runModel(server.url, set1)).error).toBeNull()
    expect(await show(link)).toMatchObject({ Required: true, Hidden: true })
    const byVisitor = await runModel(server.url, [set(link, 'Required', false)], 'vera')
    expect(byVisitor.error?.ErrorTypeName).toMatch(/UnauthorizedAccess/)
    const title = method(links, 'GetById', 'fa564e0f-0c70-4ab9-b863-0177e6ddd247')
    expect(await refuses('FieldLink.DeleteObject', title, [], wrong)).toContain('its parent')
    const added = await makes('ContentTypeCollection.AddExistingContentType', property(jobs, 'ContentTypes'), [type])
    await refuses('ContentTypeCollection.AddExistingContentType', types, [type], wrong)
    expect((await showAll(property(added, 'Fields'))).map((one: Shown) => one.InternalName)).toContain('Linked')
    await refuses('ContentType.DeleteObject', type, [], wrong)
    await does('ContentType.DeleteObject', added)
    await does('FieldLink.DeleteObject', link)
    expect((await showAll(links)).map(({ Name }) => Name)).not.toContain('Linked')
    await does('ContentType.DeleteObject', type)
  })

  it('are made in a list, by the id or the parent', async () => {
    const types = property(jobs, 'ContentTypes')
    const id = `0x0100${'CD'.repeat(16)}`
    const creation = (more: object) => value('ContentTypeCreationInformation', { Name: 'Of the list', Description: 'd', ...more })
    const own = await makes('ContentTypeCollection.Add', types, [creation({ Id: id })])
    expect(await show(own)).toMatchObject({ StringId: id, Name: 'Of the list', Description: 'd' })
    expect((await showAll(property(own, 'Fields'))).map((one: Shown) => one.InternalName)).toContain('Title')
    await refuses('ContentTypeCollection.Add', types, [creation({ Id: `0x0100${'CE'.repeat(16)}` })], missing)
    await refuses('ContentTypeCollection.Add', types, [creation({ Name: 'Other', Id: 'x' })], wrong)
    const parent = method(property(web, 'ContentTypes'), 'GetById', '0x0108')
    const task = await makes('ContentTypeCollection.Add', types, [creation({ Name: 'A task', ParentContentType: parent })])
    expect(await show(task)).toMatchObject({ StringId: expect.stringMatching(/^0x010800[\dA-F]{32}$/) as string })
    const again = await makes('ContentTypeCollection.Add', types, [creation({ Name: 'Below', Id: '0x0108' })])
    expect(await show(again)).toMatchObject({ StringId: expect.stringMatching(/^0x010800[\dA-F]{32}$/) as string })
    for (const one of [own, task, again]) await does('ContentType.DeleteObject', one)
  })

  it('and all else of the file is called as a whole', () => {
    const types = ['List', 'ListCollection', 'Field', 'FieldCollection', 'View', 'ViewCollection', 'ViewFieldCollection']
    expect(untried([...types, 'ContentType', 'ContentTypeCollection', 'FieldLink', 'FieldLinkCollection'], elsewhereCalled)).toEqual([])
  })
})
