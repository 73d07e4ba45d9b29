import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furtherMethods } from '../../../support/csom/further-methods.ts'
import {
  call,
  listNamed,
  load,
  loadAll,
  method,
  property,
  runModel,
  set,
  site,
  typeItself,
  value,
  web,
} from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { fetchFrom, startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll, stores } = trier(server.url)

const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const wrong = /InvalidClientQueryException/
const path = (DecodedUrl: string) => value('ResourcePath', { DecodedUrl })
const tasks = listNamed('Tasks')
const documents = property(listNamed('Documents'), 'RootFolder')
const done = async (...actions: Parameters<typeof runModel>[1]) => expect((await runModel(server.url, actions)).error).toBeNull()

beforeAll(async () => {
  const item = method(tasks, 'AddItem')
  await done(call(item, 'SetFieldValue', 'Title', 'First'), call(item, 'Update'))
  const file = value('FileCreationInformation', { Url: '50% #1.txt', Content: Buffer.from('a') })
  await done({ kind: 'path', on: method(property(documents, 'Files'), 'Add', file) })
  const below = value('WebCreationInformation', {
    Title: 'Below',
    Url: 'below',
    WebTemplate: 'STS#0',
    UseSamePermissionsAsParentSite: false,
  })
  await done({ kind: 'path', on: method(property(web, 'Webs'), 'Add', below) })
}, 60_000)

describe('regional settings', () => {
  it('follow the locale of the web', async () => {
    const regional = property(web, 'RegionalSettings')
    await stores('RegionalSettings.Update', regional, { LocaleId: 1031 })
    expect(await show(regional)).toMatchObject({ LocaleId: 1031 })
    await refuses('RegionalSettings.Update', regional, [], wrong, [set(regional, 'LocaleId', 7)])
    const others = { AdjustHijriDays: 1, AlternateCalendarType: 6, CalendarType: 1, Collation: 11, FirstDayOfWeek: 1, FirstWeekOfYear: 2 }
    const days = { ShowWeeks: true, Time24: true, WorkDayEndHour: 1080, WorkDays: 124, WorkDayStartHour: 540 }
    await stores('RegionalSettings.Update', regional, { ...others, ...days })
    expect(await show(regional)).toMatchObject({ LocaleId: 1031, ...others, ...days })
    await refuses('RegionalSettings.Update', regional, [], wrong, [set(regional, 'CalendarType', 2)])
    expect((await runModel(server.url, [set(regional, 'DateFormat', 1)])).error?.ErrorTypeName).toContain('NotSupported')
    await stores('RegionalSettings.Update', regional, { LocaleId: 1033, Time24: false })
  })

  it('take a time zone of the list, which converts times', async () => {
    const regional = property(web, 'RegionalSettings')
    const zoneAt = (id: number) => method(property(regional, 'TimeZones'), 'GetById', id)
    await stores('RegionalSettings.Update', regional, { TimeZone: zoneAt(4) })
    const zone = property(regional, 'TimeZone')
    expect(await show(zone)).toMatchObject({ Id: 4, Description: expect.stringContaining('Berlin') as string })
    const noon = '2026-07-31T12:00:00Z'
    expect((await does('TimeZone.UTCToLocalTime', zone, [noon])).answer).toBe(`/Date(${Date.UTC(2026, 6, 31, 14)})/`)
    expect((await does('TimeZone.LocalTimeToUTC', zone, [noon])).answer).toBe(`/Date(${Date.UTC(2026, 6, 31, 10)})/`)
    await stores('RegionalSettings.Update', regional, { TimeZone: zoneAt(93) })
  })
})

describe('a web finds', () => {
  it('files, lists, items and views by URLs and decoded paths', async () => {
    const { ServerRelativeUrl: at } = await show(documents)
    expect(await show((await does('Web.GetFileByUrl', web, [`${server.url}${String(at)}/50%25 #1.txt`])).path)).toMatchObject({
      Name: '50% #1.txt',
    })
    const { ServerRelativeUrl: list } = await show(property(tasks, 'RootFolder'))
    expect(await show((await does('Web.GetListUsingPath', web, [path(String(list))])).path)).toMatchObject({ Title: 'Tasks' })
    expect(await show((await does('Web.GetListItem', web, [`${String(list)}/1_.000`])).path)).toMatchObject({ Title: 'First' })
    await does('Web.GetListItemUsingPath', web, [path(`${String(at)}/50% #1.txt`)])
    await refuses('Web.GetListItem', web, ['/nowhere/1_.000'], missing)
    const views = await showAll(property(tasks, 'Views'))
    const { ServerRelativeUrl: page, Title } = views.at(-1) ?? {}
    expect(await show((await does('Web.GetViewFromUrl', web, [String(page)])).path)).toMatchObject({ Title })
    await does('Web.GetViewFromPath', web, [path(String(list))])
    await refuses('Web.GetViewFromUrl', web, ['/'], wrong)
    const icon = await does('Web.MapToIcon', web, ['a.docx', '', 0])
    expect(icon.answer).toMatch(/\.(?:png|gif)$/)
    const type = typeItself('Web')
    expect((await does('Web.GetWebUrlFromPageUrl', type, [`${server.url}/below/Lists/x.aspx`])).answer).toBe(`${server.url}/below`)
    await refuses('Web.GetWebUrlFromPageUrl', type, ['https://elsewhere.example/x'], wrong)
  })

  it('webs and templates', async () => {
    const query = value('SubwebQuery', { ConfigurationFilter: -1, WebTemplateFilter: -1 })
    expect(await showAll((await does('Web.GetSubwebsForCurrentUser', web, [query])).path)).toMatchObject([{ Title: 'Below' }])
    const templates = (await does('Web.GetAvailableWebTemplates', web, [1033, false])).path
    const [first] = await showAll(templates)
    await does('WebTemplateCollection.GetByName', templates, [String(first?.Name)])
    await refuses('WebTemplateCollection.GetByName', templates, ['NONE#0'], wrong)
    await does('Site.GetWebTemplates', site, [1033, 15])
    await does('Site.OpenWebUsingPath', site, [path('/below')])
    const template = (await does('ListTemplateCollection.GetByName', property(web, 'ListTemplates'), ['Custom List'])).path
    await refuses('ListTemplateCollection.GetByName', property(web, 'ListTemplates'), ['None'], missing)
    await makes('ListCollection.Add', property(web, 'Lists'), [
      value('ListCreationInformation', { Title: 'Of template', ListTemplate: template }),
    ])
    await does('List.SaveAsTemplate', listNamed('Of template'), ['saved', 'Saved', 'A list', false])
    const saved = (await does('Site.GetCustomListTemplates', site, [web])).path
    expect(await showAll(saved)).toMatchObject([{ Name: 'Saved', IsCustomTemplate: true }])
    const again = value('ListCreationInformation', { Title: 'Of saved', ListTemplate: method(saved, 'GetByName', 'Saved') })
    await done({ kind: 'path', on: method(property(web, 'Lists'), 'Add', again) })
    expect(await show(listNamed('Of saved'))).toMatchObject({ Title: 'Of saved', BaseTemplate: 100 })
    await does('Site.GetCatalog', site, [112])
  })

  it('a page of its recycle bin after another one, and what the caller deleted', async () => {
    const members = property(method(property(web, 'SiteGroups'), 'GetByName', 'Home Members'), 'Users')
    await done({ kind: 'path', on: method(members, 'Add', value('UserCreationInformation', { LoginName: 'una' })) })
    const creation = value('ListCreationInformation', { Title: 'Bin', TemplateType: 100 })
    await done({ kind: 'path', on: method(property(web, 'Lists'), 'Add', creation) })
    const bin = listNamed('Bin')
    for (const title of ['a', 'b', 'c']) {
      const item = method(bin, 'AddItem')
      await done(call(item, 'SetFieldValue', 'Title', title), call(item, 'Update'))
    }
    for (const [id, user] of [
      [1, 'admin'],
      [2, 'una'],
      [3, 'admin'],
    ] as const)
      expect((await runModel(server.url, [call(method(bin, 'GetItemById', id), 'Recycle')], user)).error).toBeNull()
    const titlesOf = async (on: Parameters<typeof showAll>[0]) => (await showAll(on)).map(({ Title }) => Title)
    const query = (asked: Parameters<typeof value>[1]) =>
      method(web, 'GetRecycleBinItemsByQueryInfo', value('RecycleBinQueryInformation', { OrderBy: 1, IsAscending: true, ...asked }))
    expect(await titlesOf(query({ ShowOnlyMyItems: true }))).toEqual(['a', 'c'])
    expect(await titlesOf(query({ ShowOnlyMyItems: false }))).toEqual(['a', 'b', 'c'])
    const seen: unknown[] = []
    for (let PagingInfo = ''; ; ) {
      const page = await showAll(query({ RowLimit: 2, PagingInfo }))
      if (page.length === 0) break
      seen.push(...page.map(({ Title }) => Title))
      const last = page.at(-1)
      PagingInfo = `id=${String(last?.Id).slice(6, 42).toUpperCase()}&title=${String(last?.Title)}`
      for (const on of [web, site])
        expect(await titlesOf(method(on, 'GetRecycleBinItems', PagingInfo, 9, true, 1, 1)), PagingInfo).toEqual(
          ['a', 'b', 'c'].slice(seen.length),
        )
    }
    expect(seen).toEqual(['a', 'b', 'c'])
    for (const text of ['nonsense', `id=${'0'.repeat(9)}`, 'id=00000000-0000-4000-8000-000000000000', `id=${'x'.repeat(3_000)}`])
      await refuses('Web.GetRecycleBinItems', web, [text, 10, false, 3, 1], wrong)
    const tooMany = Array.from({ length: 1_001 }, () => '00000000-0000-4000-8000-000000000000')
    for (const ids of [[], tooMany]) {
      for (const name of ['DeleteByIds', 'RestoreByIds', 'MoveToSecondStageByIds'])
        expect(await refuses(`RecycleBinItemCollection.${name}`, property(web, 'RecycleBin'), [ids], wrong)).toContain('1 to 1000')
    }
    await done(call(property(web, 'RecycleBin'), 'DeleteAll'))
  })

  it('pages of its recycle bin', async () => {
    await done(call(method(tasks, 'GetItemById', 1), 'Recycle'))
    for (const [type, on] of [
      ['Web', web],
      ['Site', site],
    ] as const) {
      expect(await showAll((await does(`${type}.GetRecycleBinItems`, on, [null, 10, false, 3, 1])).path)).toHaveLength(1)
      await refuses(`${type}.GetRecycleBinItems`, on, [null, 0, false, 3, 1], wrong)
    }
    await does('Web.GetRecycleBinItemsByQueryInfo', web, [value('RecycleBinQueryInformation', { RowLimit: 5, ItemState: 0 })])
    const bin = property(web, 'RecycleBin')
    const idsIn = async (on: typeof bin) => (await showAll(on)).map(({ Id }) => String(Id).slice(6, 42))
    await does('RecycleBinItemCollection.MoveToSecondStageByIds', bin, [await idsIn(bin)], [], true)
    expect((await showAll(bin)).map(({ ItemState }) => ItemState)).toEqual([2])
    await does('RecycleBinItemCollection.RestoreByIds', bin, [await idsIn(bin)], [], true)
    expect(await showAll(bin)).toEqual([])
    await done(call(method(tasks, 'GetItemById', 1), 'Recycle'))
    const [entry] = await showAll(bin)
    await does('RecycleBinItemCollection.DeleteByIds', bin, [[String(entry?.Id).slice(6, 42)]], [], true)
    expect(await showAll(bin)).toEqual([])
    await does('RecycleBinItemCollection.DeleteAllSecondStageItems', property(site, 'RecycleBin'), [], [], true)
  })
})

describe('the settings of a web', () => {
  it('are texts in languages, of webs, lists, columns and content types', async () => {
    await does('Web.AddSupportedUILanguage', web, [1031])
    const column = method(property(tasks, 'Fields'), 'GetByInternalNameOrTitle', 'Priority')
    const type = method(property(tasks, 'ContentTypes'), 'GetById', String((await showAll(property(tasks, 'ContentTypes')))[0]?.StringId))
    const texts = [
      property(web, 'TitleResource'),
      property(web, 'DescriptionResource'),
      property(tasks, 'TitleResource'),
      property(column, 'TitleResource'),
      property(type, 'NameResource'),
    ]
    for (const [at, text] of texts.entries()) {
      await (at === 0
        ? does('UserResource.SetValueForUICulture', text, ['de-DE', `Wort ${at}`])
        : done(call(text, 'SetValueForUICulture', 'de-DE', `Wort ${at}`)))
      expect((await does('UserResource.GetValueForUICulture', text, ['de-DE'])).answer).toBe(`Wort ${at}`)
    }
    const { text } = await fetchFrom(`${server.url}/_api/web/lists/getbytitle('Tasks')/titleresource/getvalueforuiculture('de-DE')`, {
      user: 'admin',
    })
    expect(text).toContain('Wort 2')
    await does('Web.RemoveSupportedUILanguage', web, [1031])
  })

  it('are its time zone, theme, groups and template', async () => {
    const settings = property(web, 'RegionalSettings')
    const zone = property(settings, 'TimeZone')
    expect(await show(zone)).toMatchObject({ _ObjectType_: 'SP.TimeZone', Description: expect.stringContaining('UTC') as string })
    const id = Number((await show(zone)).Id)
    await does('TimeZoneCollection.GetById', property(settings, 'TimeZones'), [id])
    await refuses('TimeZoneCollection.GetById', property(settings, 'TimeZones'), [9999], wrong)
    for (const name of ['LocalTimeToUTC', 'UTCToLocalTime'])
      expect((await does(`TimeZone.${name}`, zone, ['2026-01-31T10:00:00Z'])).answer).toBe(`/Date(${Date.UTC(2026, 0, 31, 10)})/`)
    const palette = '<s:colorPalette xmlns:s="x"><s:color name="BodyText" value="112233"/></s:colorPalette>'
    const file = value('FileCreationInformation', { Url: 'p.spcolor', Overwrite: true, Content: Buffer.from(palette) })
    await done({ kind: 'path', on: method(property(documents, 'Files'), 'Add', file) })
    const { ServerRelativeUrl: at } = await show(documents)
    await does('Web.ApplyTheme', web, [`${String(at)}/p.spcolor`, '', '', true])
    expect((await does('ThemeInfo.GetThemeShadeByName', property(web, 'ThemeInfo'), ['BodyText'])).answer).toBe('112233')
    expect((await does('ThemeInfo.GetThemeFontByName', property(web, 'ThemeInfo'), ['body', 1033])).answer).toBe('')
    const below = method(site, 'OpenWeb', '/below')
    await does('Web.CreateDefaultAssociatedGroups', below, ['admin', '', 'Below'])
    expect(await show(property(below, 'AssociatedOwnerGroup'))).toMatchObject({ Title: 'Below Owners' })
    await refuses('Web.ApplyWebTemplate', web, ['STS#0'], missing)
    const plain = value('WebCreationInformation', { Title: 'Plain', Url: 'plain', WebTemplate: '' })
    await done({ kind: 'path', on: method(property(web, 'Webs'), 'Add', plain) })
    await does('Web.ApplyWebTemplate', method(site, 'OpenWeb', '/plain'), ['STS#0'])
  })

  it('are read by names that only the table of a web has', async () => {
    for (const name of ['AvailableFields', 'WebInfos', 'WorkflowTemplates', 'WorkflowAssociations', 'Alerts'])
      expect((await runModel(server.url, [loadAll(property(web, name))])).error, name).toBeNull()
    expect(await show(property(web, 'SiteUserInfoList'))).toMatchObject({ BaseTemplate: 112 })
    expect(await show(property(site, 'Audit'))).toHaveProperty('AuditFlags')
    expect((await runModel(server.url, [load(property(site, 'SecondaryContact'))])).error).toBeNull()
    expect(await show(property(listNamed('Tasks'), 'CreatablesInfo'))).toMatchObject({ _ObjectType_: 'SP.CreatablesInfo' })
  })
})

describe('alerts', () => {
  it('are added, changed, found and deleted', async () => {
    const alerts = property(property(web, 'CurrentUser'), 'Alerts')
    const creation = value('AlertCreationInformation', {
      Title: 'News',
      List: tasks,
      AlertFrequency: 0,
      EventType: -1,
      DeliveryChannels: 1,
      Status: 0,
      Item: null,
      User: null,
      Properties: null,
    })
    const id = String((await does('AlertCollection.Add', alerts, [creation], [], true)).answer).slice(6, 42)
    await refuses('AlertCollection.Add', alerts, [value('AlertCreationInformation', { Title: 'x' })], wrong)
    const alert = (await does('AlertCollection.GetById', alerts, [id])).path
    expect((await does('AlertCollection.Contains', alerts, [id])).answer).toBe(true)
    // Somebody else's alert is not there for a visitor.
    const settings = { Title: 'Other', AlertFrequency: 1, AlertTime: '2026-07-01T08:00:00Z' }
    const setAll = Object.entries(settings).map(([name, to]) => set(alert, name, to))
    await does('Alert.UpdateAlert', alert, [], setAll, true)
    expect(await show(alert)).toMatchObject({ Title: 'Other', AlertFrequency: 1 })
    expect(await show(property(alert, 'List'))).toMatchObject({ Title: 'Tasks' })
    await does('AlertCollection.DeleteAlert', alerts, [id], [], true)
    await done(call(alerts, 'Add', creation))
    await refuses('AlertCollection.DeleteAlertAtIndex', alerts, [7], wrong)
    await does('AlertCollection.DeleteAlertAtIndex', alerts, [0], [], true)
    expect(await showAll(alerts)).toEqual([])
  })

  it('are of a stored item of their list, and of any web in the collection of a user', async () => {
    const alerts = property(property(web, 'CurrentUser'), 'Alerts')
    const creation = (given: Parameters<typeof value>[1]) => value('AlertCreationInformation', { Title: 'News', ...given })
    const other = method(tasks, 'AddItem')
    await done(call(other, 'SetFieldValue', 'Title', 'Watched'), call(other, 'Update'))
    const [stored] = await showAll(method(tasks, 'GetItems', value('CamlQuery')))
    const item = method(tasks, 'GetItemById', Number(stored?.Id))
    const fresh = method(tasks, 'AddItem')
    expect(await refuses('AlertCollection.Add', alerts, [creation({ List: tasks, Item: fresh })], wrong)).toContain('stored')
    const elsewhere = creation({ List: listNamed('Documents'), Item: item })
    expect(await refuses('AlertCollection.Add', alerts, [elsewhere], wrong)).toContain('another list')
    await done(call(alerts, 'Add', creation({ List: tasks, Item: item })))

    const below = method(site, 'OpenWeb', '/below')
    const documentsBelow = method(property(below, 'Lists'), 'GetByTitle', 'Documents')
    await done(call(property(below, 'Alerts'), 'Add', creation({ Title: 'Below', List: documentsBelow })))
    const [watch, far] = await showAll(alerts)
    const id = String(far?.ID).slice(6, 42)
    expect([watch?.Title, far?.Title]).toEqual(['News', 'Below'])
    expect(await show(method(alerts, 'GetById', id))).toMatchObject({
      Title: 'Below',
    })
    await refuses('AlertCollection.GetById', property(web, 'Alerts'), [id], missing)
    for (const one of [watch, far]) await done(call(alerts, 'DeleteAlert', String(one?.ID).slice(6, 42)))
    expect(await showAll(alerts)).toEqual([])
  })
})

describe('workflow associations', () => {
  it('are found, changed and deleted; adding one is refused in words', async () => {
    const body = JSON.stringify({ Name: 'Flow', WorkflowDefinitionId: '8ad4d8f0-93a7-4941-9657-cf3706f00409', People: ['admin'] })
    const headers = { 'Content-Type': 'application/json' }
    await fetchFrom(`${server.url}/_api/web/lists/getbytitle('Tasks')/workflowsubscriptions`, {
      method: 'POST',
      body,
      headers,
      user: 'admin',
    })
    const all = property(tasks, 'WorkflowAssociations')
    const [first] = await showAll(all)
    const flow = (await does('WorkflowAssociationCollection.GetById', all, [String(first?.Id).slice(6, 42)])).path
    await does('WorkflowAssociationCollection.GetByName', all, ['Flow'])
    await refuses('WorkflowAssociationCollection.GetByName', all, ['None'], missing)
    await refuses('WorkflowAssociationCollection.Add', all, [], /NotSupported/)
    await stores('WorkflowAssociation.Update', flow, { Name: 'Flow 2', AutoStartCreate: true })
    expect(await showAll(all)).toMatchObject([{ _ObjectType_: 'SP.Workflow.WorkflowAssociation', Name: 'Flow 2', AutoStartCreate: true }])
    await does('WorkflowAssociation.DeleteObject', flow)
    expect(await showAll(all)).toEqual([])
  })
})

describe('items', () => {
  it('are added by decoded paths, found by texts, tell their changes, and are deleted with parameters', async () => {
    const { ServerRelativeUrl: at } = await show(documents)
    const folder = value('ListItemCreationInformationUsingPath', {
      FolderPath: path(String(at)),
      LeafName: path('100%'),
      UnderlyingObjectType: 1,
    })
    const made = (await does('List.AddItemUsingPath', listNamed('Documents'), [folder])).path
    await done(call(made, 'Update'))
    const added = method(tasks, 'AddItem')
    const { results } = await runModel(server.url, [call(added, 'SetFieldValue', 'Title', 'Found'), call(added, 'Update'), load(added)])
    const id = String((results.get(3) as { readonly Id: number }).Id)
    const item = (await does('List.GetItemByStringId', tasks, [id])).path
    await refuses('List.GetItemByStringId', tasks, ['x'], wrong)
    const rows = method(tasks, 'GetItems', value('CamlQuery', { ViewXml: '<View/>' }))
    await does('ListItemCollection.GetByStringId', rows, [id])
    await refuses('ListItemCollection.GetByStringId', rows, ['x'], wrong)
    expect(await showAll((await does('ListItem.GetChanges', item, [value('ChangeQuery', { Add: true, Item: true })])).path)).toHaveLength(1)
    expect(await show(property(item, 'FirstUniqueAncestorSecurableObject'))).toMatchObject({ _ObjectType_: 'SP.Web' })
    await done(call(tasks, 'BreakRoleInheritance', true, false))
    expect(await show(property(item, 'FirstUniqueAncestorSecurableObject'))).toMatchObject({ _ObjectType_: 'SP.List', Title: 'Tasks' })
    await done(call(property(item, 'FirstUniqueAncestorSecurableObject'), 'ResetRoleInheritance'))
    const files = property(item, 'AttachmentFiles')
    await makes('AttachmentCollection.AddUsingPath', files, [path('50% #1.txt'), Buffer.from('a')])
    await does('AttachmentCollection.GetByFileNameAsPath', files, [path('50% #1.txt')])
    expect((await runModel(server.url, [load(property(item, 'Properties'))])).error).toBeNull()
    await does('ListItem.DeleteWithParameters', item, [value('ListItemDeleteParameters', { BypassSharedLock: true })])
    const forms = property(tasks, 'Forms')
    const form = (await does('FormCollection.GetByPageType', forms, [4])).path
    await does('FormCollection.GetById', forms, [String((await show(form)).Id).slice(6, 42)])
    await refuses('FormCollection.GetByPageType', forms, [5], wrong)
    const listId = String((await show(tasks)).Id).slice(6, 42)
    const lookup = `<Field Type="Lookup" Name="Task" DisplayName="Task" List="{${listId}}" ShowField="Title"/>`
    await done({ kind: 'path', on: method(property(listNamed('Documents'), 'Fields'), 'AddFieldAsXml', lookup, false, 0) })
    expect(await showAll((await does('List.GetRelatedFields', tasks)).path)).toHaveLength(1)
  })

  it('and all else of the file is called as a whole', () => {
    const others = ['Site', 'Web', 'RecycleBinItemCollection', 'List', 'ListItem', 'ListItemCollection', 'AttachmentCollection']
    expect(untried(others).filter((name) => furtherMethods.has(name))).toEqual([])
    const types = [
      'RegionalSettings',
      'UserResource',
      'ThemeInfo',
      'TimeZone',
      'TimeZoneCollection',
      'ListTemplateCollection',
      'WebTemplateCollection',
    ]
    expect(
      untried([...types, 'Alert', 'AlertCollection', 'WorkflowAssociation', 'WorkflowAssociationCollection', 'FormCollection']),
    ).toEqual([])
  })
})
