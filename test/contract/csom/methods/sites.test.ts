import { afterAll, describe, expect, it } from 'vitest'
import { furtherMethods } from '../../../support/csom/further-methods.ts'
import {
  identified,
  idIn,
  listNamed,
  load,
  made,
  method,
  property,
  runModel,
  set,
  site,
  value,
  web,
} from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { fetchFrom, startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, makes, refuses, show, showAll, stores } = trier(server.url)

const rest = async (path: string) => {
  const { text } = await fetchFrom(`${server.url}/_api/${path}`, {
    headers: { Accept: 'application/json;odata=nometadata' },
    user: 'admin',
  })
  return JSON.parse(text) as Readonly<Record<string, unknown>>
}
const wrong = /InvalidClientQueryException/
const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/

describe('the methods of sites.yaml', () => {
  it('adds a web, changes it with its property bag, finds it and deletes it', async () => {
    const webs = property(web, 'Webs')
    const creation = (Url: string) => value('WebCreationInformation', { Title: 'Below', Url, WebTemplate: 'STS#0', Language: 1033 })
    const below = await makes('WebCollection.Add', webs, [creation('below')])
    await refuses('WebCollection.Add', webs, [creation('below')], missing)
    await refuses('WebCollection.Add', webs, [value('WebCreationInformation', { Url: 'x' })], wrong)
    const bag = property(below, 'AllProperties')
    await does('PropertyValues.SetFieldValue', bag, ['colour', 'blue'])
    await refuses('PropertyValues.SetFieldValue', bag, ['colour', value('ChangeQuery')], wrong)
    await stores('Web.Update', below, { Title: 'Renamed', Description: 'd' })
    const { error } = await runModel(server.url, [
      { kind: 'call', on: bag, name: 'SetFieldValue', given: ['own:key', 'x'] },
      { kind: 'call', on: below, name: 'Update', given: [] },
    ])
    expect(error?.ErrorMessage).toContain('colon')
    await runModel(server.url, [
      { kind: 'call', on: bag, name: 'SetFieldValue', given: ['colour', 'blue'] },
      { kind: 'call', on: below, name: 'Update', given: [] },
    ])
    expect(await show(bag)).toMatchObject({ _ObjectType_: 'SP.PropertyValues', colour: 'blue', vti_title: 'Renamed' })
    expect(await show(below)).toMatchObject({ Title: 'Renamed', Description: 'd' })
    await does('Site.OpenWeb', site, ['/below'])
    await refuses('Site.OpenWeb', site, ['/nowhere'], missing)
    await does('Site.OpenWebById', site, [idIn((await show(below)).Id)])
    await refuses('Site.OpenWebById', site, ['00000000-0000-0000-0000-000000000001'], missing)
    await does('Web.DeleteObject', below)
    await refuses('Web.DeleteObject', web, [], missing)
    expect(await showAll(webs)).toEqual([])
  })

  it('finds lists, users, folders and files of a web', async () => {
    const { ServerRelativeUrl } = await show(property(listNamed('Documents'), 'RootFolder'))
    const url = String(ServerRelativeUrl)
    await runModel(server.url, [
      {
        kind: 'path',
        on: method(
          property(property(listNamed('Documents'), 'RootFolder'), 'Files'),
          'Add',
          value('FileCreationInformation', { Url: 'a b.txt', Content: Buffer.from('a') }),
        ),
      },
    ])
    await does('Web.GetList', web, [url])
    await refuses('Web.GetList', web, ['/none'], missing)
    await does('Web.GetCatalog', web, [112])
    await refuses('Web.GetCatalog', web, [9999], missing)
    await does('Web.GetUserById', web, [Number((await show(property(web, 'CurrentUser'))).Id)])
    await refuses('Web.GetUserById', web, [4711], missing)
    const folder = await does('Web.GetFolderByServerRelativeUrl', web, [url])
    await refuses('Web.GetFolderByServerRelativeUrl', web, [`${url}/none`], missing)
    await does('Web.GetFolderByServerRelativePath', web, [value('ResourcePath', { DecodedUrl: url })])
    await refuses('Web.GetFolderByServerRelativePath', web, [value('ResourcePath')], wrong)
    await does('Web.GetFolderById', web, [idIn((await show(folder.path)).UniqueId)])
    const file = await does('Web.GetFileByServerRelativeUrl', web, [`${url}/a%20b.txt`])
    await does('Web.GetFileByServerRelativePath', web, [value('ResourcePath', { DecodedUrl: `${url}/a b.txt` })])
    await does('Web.GetFileById', web, [idIn((await show(file.path)).UniqueId)])
    await refuses('Web.GetFileById', web, ['00000000-0000-0000-0000-000000000001'], missing)
  })

  it('adds users, and says what the caller may', async () => {
    const user = await does('Web.EnsureUser', web, ['newcomer'])
    expect(await show(user.path)).toMatchObject({ _ObjectType_: 'SP.User', Title: 'newcomer' })
    await refuses('Web.EnsureUser', web, [''], missing)
    const mask = (Low: number) => value('BasePermissions', { High: 0, Low })
    expect((await does('Web.DoesUserHavePermissions', web, [mask(1)])).answer).toBe(true)
  })

  it('reads changes of the web and of the site collection', async () => {
    const query = value('ChangeQuery', { Web: true, Update: true, Add: true, List: true, Item: true })
    const inWeb = await does('Web.GetChanges', web, [query])
    const all = await showAll(inWeb.path)
    expect(all.length).toBeGreaterThan(0)
    expect(all[0]).toMatchObject({ ChangeToken: { _ObjectType_: 'SP.ChangeToken' } })
    await does('Site.GetChanges', site, [query])
    await refuses(
      'Web.GetChanges',
      web,
      [value('ChangeQuery', { Web: true, ChangeTokenStart: value('ChangeToken', { StringValue: 'x' }) })],
      wrong,
    )
  })

  it('adds, moves, changes and deletes links of the navigation', async () => {
    const navigation = property(web, 'Navigation')
    const nodes = property(navigation, 'QuickLaunch')
    const creation = (Title: string) =>
      value('NavigationNodeCreationInformation', { Title, Url: 'https://example.org/', AsLastNode: true, IsExternal: true })
    const first = await makes('NavigationNodeCollection.Add', nodes, [creation('One')])
    const second = await makes('NavigationNodeCollection.Add', nodes, [creation('Two')])
    await does('NavigationNodeCollection.MoveAfter', nodes, [first, second])
    expect((await showAll(nodes)).map(({ Title }) => Title).slice(-2)).toEqual(['Two', 'One'])
    await stores('NavigationNode.Update', first, { Title: 'Changed', IsVisible: false })
    expect(await show((await does('Navigation.GetNodeById', navigation, [Number((await show(first)).Id)])).path)).toMatchObject({
      Title: 'Changed',
    })
    await refuses('Navigation.GetNodeById', navigation, [4711], missing)
    const shared = await runModel(server.url, [set(navigation, 'UseShared', true)])
    expect(shared.error?.ErrorMessage).toContain('root web')
    const kept = await runModel(server.url, [set(navigation, 'UseShared', false), load(navigation)])
    expect([kept.error, kept.results.get(2)]).toMatchObject([null, { UseShared: false }])
    await does('NavigationNode.DeleteObject', first)
    await refuses('NavigationNode.DeleteObject', first, [], missing)
  })

  it.each([
    ['a web', web],
    ['a site collection', site],
    ['a list', listNamed('Tasks')],
  ])('keeps user custom actions and event receivers of %s', async (_what, owner) => {
    const actions = property(owner, 'UserCustomActions')
    const { path: fresh } = await does('UserCustomActionCollection.Add', actions)
    await stores('UserCustomAction.Update', fresh, { Title: 'Act', Location: 'ScriptLink', ScriptBlock: ';', Sequence: 3 })
    const [shown] = await showAll(actions)
    expect(shown).toMatchObject({ _ObjectType_: 'SP.UserCustomAction', Title: 'Act', Sequence: 3 })
    await does('UserCustomActionCollection.GetById', actions, [idIn(shown?.Id)])
    await refuses('UserCustomActionCollection.GetById', actions, ['00000000-0000-0000-0000-000000000001'], missing)
    const stored = identified(String(shown?._ObjectIdentity_))
    await stores('UserCustomAction.Update', stored, { Title: 'Other' })
    expect(await show(stored)).toMatchObject({ Title: 'Other', Sequence: 3 })
    await does('UserCustomAction.DeleteObject', stored)
    await refuses('UserCustomAction.DeleteObject', fresh, [], wrong)
    await does('UserCustomActionCollection.Clear', actions)

    const receivers = property(owner, 'EventReceivers')
    const creation = value('EventReceiverDefinitionCreationInformation', {
      ReceiverName: 'r',
      ReceiverUrl: 'https://example.org/r',
      EventType: 10001,
      SequenceNumber: 7,
      Synchronization: 2,
    })
    const receiver = await makes('EventReceiverDefinitionCollection.Add', receivers, [creation])
    expect(await show(receiver)).toMatchObject({ ReceiverName: 'r', EventType: 10001, SequenceNumber: 7 })
    await does('EventReceiverDefinitionCollection.GetById', receivers, [idIn((await show(receiver)).ReceiverId)])
    await refuses('EventReceiverDefinitionCollection.GetById', receivers, ['00000000-0000-0000-0000-000000000001'], missing)
    await stores('EventReceiverDefinition.Update', receiver, { ReceiverName: 's', SequenceNumber: 9 })
    expect(await show(receiver)).toMatchObject({ ReceiverName: 's', ReceiverUrl: 'https://example.org/r', SequenceNumber: 9 })
    await refuses('EventReceiverDefinition.Update', receiver, [], wrong, [set(receiver, 'SequenceNumber', 65_536)])
    await refuses('EventReceiverDefinition.Update', receiver, [], wrong, [set(receiver, 'ReceiverName', 'x'.repeat(256))])
    await does('EventReceiverDefinition.DeleteObject', receiver)
    expect(await showAll(receivers)).toEqual([])
  })

  it('activates and deactivates features', async () => {
    const features = property(web, 'Features')
    const [shown] = await showAll(features)
    const id = idIn(shown?.DefinitionId)
    await does('FeatureCollection.GetById', features, [id])
    await does('FeatureCollection.Remove', features, [id, true])
    await refuses('FeatureCollection.GetById', features, [id], missing)
    await does('FeatureCollection.Add', features, [id, true, 0])
    expect((await showAll(features)).map((one) => idIn(one.DefinitionId))).toContain(id)
  })

  it('restores, moves and erases what is in the recycle bin', async () => {
    // A visitor sees no entry of others, so that it has nothing to be denied.
    const recycled = async (title: string) => {
      await runModel(server.url, [
        { kind: 'path', on: method(property(web, 'Lists'), 'Add', value('ListCreationInformation', { Title: title, TemplateType: 100 })) },
      ])
      const { results } = await runModel(server.url, [{ kind: 'call', on: listNamed(title), name: 'Recycle', given: [] }])
      return idIn(results.get(1))
    }
    const bin = property(web, 'RecycleBin')
    const entry = (id: string, of = bin) => method(of, 'GetById', id)
    const restored = await recycled('Restored')
    await does('RecycleBinItemCollection.GetById', bin, [restored])
    await refuses('RecycleBinItemCollection.GetById', bin, ['00000000-0000-0000-0000-000000000001'], missing)
    await does('RecycleBinItem.Restore', entry(restored), [], [], true)
    expect(await show(listNamed('Restored'))).toMatchObject({ Title: 'Restored' })
    const moved = await recycled('Moved')
    await does('RecycleBinItem.MoveToSecondStage', entry(moved), [], [], true)
    const ofSite = property(site, 'RecycleBin')
    expect((await showAll(ofSite)).map((one) => idIn(one.Id))).toContain(moved)
    await does('RecycleBinItem.DeleteObject', entry(moved, ofSite), [], [], true)
    expect((await showAll(ofSite)).map((one) => idIn(one.Id))).not.toContain(moved)
    await recycled('All')
    await does('RecycleBinItemCollection.RestoreAll', bin, [], [], true)
    await recycled('All')
    await does('RecycleBinItemCollection.MoveAllToSecondStage', bin, [], [], true)
    await recycled('Erased')
    await does('RecycleBinItemCollection.DeleteAll', bin, [], [], true)
    expect(await rest('web/recyclebin')).toMatchObject({ value: [] })
  })

  it('refuses the administration of tenants in words', async () => {
    const { error } = await runModel(server.url, [{ kind: 'path', on: made('Tenant') }])
    expect(error).toMatchObject({
      ErrorTypeName: 'System.NotSupportedException',
      ErrorMessage: expect.stringContaining('/_admin') as string,
    })
  })

  it('is called as a whole', () => {
    const types = [
      'Site',
      'Web',
      'WebCollection',
      'PropertyValues',
      'FeatureCollection',
      'Navigation',
      'NavigationNode',
      'NavigationNodeCollection',
    ]
    const parts = [
      'UserCustomAction',
      'UserCustomActionCollection',
      'EventReceiverDefinition',
      'EventReceiverDefinitionCollection',
      'RecycleBinItem',
      'RecycleBinItemCollection',
    ]
    expect(untried([...types, ...parts], furtherMethods)).toEqual([])
  })
})
