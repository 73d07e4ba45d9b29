import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, identified, idIn, load, loadAll, method, property, runModel, set, value, web } from '../../../support/csom/model-client.ts'
import { trier, untried } from '../../../support/csom/tried-methods.ts'
import { startServer } from '../../../support/server.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
afterAll(() => server.stop())
const { does, refuses, show, showAll } = trier(server.url)

const wrong = /InvalidClientQueryException/
const missing = /^(?!.*InvalidClientQuery|.*NotSupported|no error)/
const done = async (...actions: Parameters<typeof runModel>[1]) => expect((await runModel(server.url, actions)).error).toBeNull()
const page = method(web, 'GetFileByServerRelativeUrl', '/Shared Documents/parts.aspx')
const manager = method(page, 'GetLimitedWebPartManager', 1)
const parts = property(manager, 'WebParts')

const old =
  '<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>Old</Title><TypeName>Example.Old</TypeName><Height>3</Height></WebPart>'
const newer =
  '<webParts><webPart xmlns="http://schemas.microsoft.com/WebPart/v3"><metaData><type name="Example.New"/></metaData><data><properties><property name="Title" type="string">New</property><property name="Width" type="int">7</property></properties></data></webPart></webParts>'

beforeAll(async () => {
  const files = property(method(web, 'GetFolderByServerRelativeUrl', '/Shared Documents'), 'Files')
  for (const Url of ['parts.aspx', 'plain.txt'])
    await done({ kind: 'path', on: method(files, 'Add', value('FileCreationInformation', { Url, Content: Buffer.from('page') })) })
}, 60_000)

/** The ids of the web parts of the page, in their order. */
const ids = async () => (await showAll(parts)).map(({ Id }) => idIn(Id))

describe('the web parts of a page', () => {
  it('are added from XML of both versions, and found', async () => {
    await does('File.GetLimitedWebPartManager', page, [0])
    await refuses('File.GetLimitedWebPartManager', page, [2], wrong)
    const plain = method(web, 'GetFileByServerRelativeUrl', '/Shared Documents/plain.txt')
    await refuses('File.GetLimitedWebPartManager', plain, [1], missing)
    for (const [xml, zone] of [
      [old, 'Left'],
      [newer, 'Left'],
    ] as const) {
      const imported = (await does('LimitedWebPartManager.ImportWebPart', manager, [xml])).path
      await does('LimitedWebPartManager.AddWebPart', manager, [property(imported, 'WebPart'), zone, 0])
    }
    await refuses('LimitedWebPartManager.ImportWebPart', manager, ['<html/>'], wrong)
    expect(await show(manager)).toMatchObject({
      _ObjectType_: 'SP.WebParts.LimitedWebPartManager',
      HasPersonalizedParts: false,
      Scope: 1,
    })
    const [id = ''] = await ids()
    expect(await ids()).toHaveLength(2)
    await does('WebPartDefinitionCollection.GetById', parts, [id])
    await refuses('WebPartDefinitionCollection.GetById', parts, ['00000000-0000-0000-0000-000000000001'], missing)
    await does('WebPartDefinitionCollection.GetByControlId', parts, [`g_${id.replaceAll('-', '_')}`])
    await refuses('WebPartDefinitionCollection.GetByControlId', parts, ['g_1'], wrong)
    expect((await does('LimitedWebPartManager.ExportWebPart', manager, [id])).answer).toMatch(/Example\.New/)
    await refuses('LimitedWebPartManager.ExportWebPart', manager, ['00000000-0000-0000-0000-000000000001'], missing)
  })

  it('are read with their properties in one query, as programs do', async () => {
    const inner =
      '<Query SelectAllProperties="false"><Properties/></Query><ChildItemQuery SelectAllProperties="true"><Properties><Property Name="WebPart"><Query SelectAllProperties="true"><Properties><Property Name="Properties" SelectAll="true"><Query SelectAllProperties="true"><Properties/></Query></Property></Properties></Query></Property></Properties></ChildItemQuery>'
    const { error, results } = await runModel(server.url, [{ kind: 'query', on: parts, inner }])
    expect(error).toBeNull()
    expect(results.get(1)).toMatchObject({
      _Child_Items_: [
        {
          _ObjectType_: 'SP.WebParts.WebPartDefinition',
          ZoneId: 'Left',
          WebPart: { _ObjectType_: 'SP.WebParts.WebPart', Title: 'New', ZoneIndex: 0, Hidden: false, Properties: { Width: '7' } },
        },
        { WebPart: { Title: 'Old', ZoneIndex: 1, Properties: { Height: '3', TypeName: 'Example.Old' } } },
      ],
    })
  })

  it('keep what is set of them until they are saved', async () => {
    for (const [id, hidden] of [
      [(await ids())[0] ?? '', 'Hidden'],
      [(await ids())[1] ?? '', 'IsVisible'],
    ] as const) {
      const definition = method(parts, 'GetById', id)
      const part = property(definition, 'WebPart')
      const bag = property(part, 'Properties')
      await done(set(part, 'Title', 'lost'))
      const sets = [
        set(part, 'Title', 'A & B'),
        set(part, 'Hidden', true),
        set(part, 'TitleUrl', '/x'),
        call(bag, 'SetFieldValue', 'Color', 'red'),
      ]
      await does('WebPartDefinition.SaveWebPartChanges', definition, [], sets)
      const { results } = await runModel(server.url, [load(part), load(bag)])
      expect(results.get(1)).toMatchObject({ Title: 'A & B', Hidden: true, TitleUrl: '/x' })
      expect(results.get(2)).toMatchObject({ Color: 'red', Title: 'A & B', [hidden]: hidden === 'Hidden' ? 'true' : 'false' })
      for (const name of ['TypeName', 'ZoneID', 'a b', '<x>'])
        await refuses('WebPartDefinition.SaveWebPartChanges', definition, [], wrong, [call(bag, 'SetFieldValue', name, 'x')])
    }
    const imported = method(manager, 'ImportWebPart', old)
    await refuses('WebPartDefinition.SaveWebPartChanges', imported, [], wrong, [set(property(imported, 'WebPart'), 'Title', 'x')])
  })

  it('move, are known by their identity, and are deleted', async () => {
    const [first = '', second = ''] = await ids()
    await does('WebPartDefinition.MoveWebPartTo', method(parts, 'GetById', first), ['Right', 0])
    const { results } = await runModel(server.url, [loadAll(parts)])
    const children = (results.get(1) as { readonly _Child_Items_: readonly { readonly _ObjectIdentity_: string }[] })._Child_Items_
    expect(children).toMatchObject([{ ZoneId: 'Left' }, { ZoneId: 'Right' }])
    const moved = identified(children[1]?._ObjectIdentity_ ?? '')
    expect(idIn((await show(moved)).Id)).toBe(first)
    await done(call(moved, 'DeleteWebPart'))
    await does('WebPartDefinition.DeleteWebPart', method(parts, 'GetById', second))
    expect(await ids()).toEqual([])
    expect((await runModel(server.url, [load(moved)])).error).not.toBeNull()
  })

  it('are closed and opened, once they are on the page', async () => {
    for (const xml of [old, newer]) {
      const added = await does('LimitedWebPartManager.AddWebPart', manager, [
        property(method(manager, 'ImportWebPart', xml), 'WebPart'),
        'Main',
        9,
      ])
      const id = idIn((await show(added.path)).Id)
      const definition = method(parts, 'GetById', id)
      const isClosed = async () => (await show(property(definition, 'WebPart'))).IsClosed
      for (const [act, expected] of [
        ['OpenWebPart', false],
        ['CloseWebPart', true],
        ['CloseWebPart', true],
        ['OpenWebPart', false],
      ] as const) {
        await does(`WebPartDefinition.${act}`, definition)
        expect(await isClosed()).toBe(expected)
      }
    }
    for (const act of ['CloseWebPart', 'OpenWebPart'] as const)
      await refuses(`WebPartDefinition.${act}`, method(manager, 'ImportWebPart', old), [], wrong)
  })

  it('are read from XML and exported by those who may', async () => {
    await refuses('LimitedWebPartManager.ImportWebPart', manager, [old], missing, [], 'rita')
    const silent = newer.replace('</properties>', '<property name="ExportMode">None</property></properties>')
    const path = property(method(manager, 'ImportWebPart', silent), 'WebPart')
    const id = idIn((await show((await does('LimitedWebPartManager.AddWebPart', manager, [path, 'Main', 9])).path)).Id)
    await refuses('LimitedWebPartManager.ExportWebPart', manager, [id], missing)
  })

  it('are read in the scope of a user, and changed in that of everybody', async () => {
    const own = method(page, 'GetLimitedWebPartManager', 0)
    expect(await show(own)).toMatchObject({ Scope: 0 })
    const { results } = await runModel(server.url, [loadAll(property(own, 'WebParts'))])
    const [first] = (results.get(1) as { readonly _Child_Items_: readonly { readonly _ObjectIdentity_: string; readonly Id: string }[] })
      ._Child_Items_
    const found = method(property(own, 'WebParts'), 'GetById', idIn(first?.Id))
    const only = /InvalidOperation|SPException/
    for (const on of [found, identified(first?._ObjectIdentity_ ?? '')]) {
      expect(idIn((await show(on)).Id)).toBe(idIn(first?.Id))
      for (const act of ['CloseWebPart', 'OpenWebPart', 'SaveWebPartChanges', 'DeleteWebPart'])
        expect(await refuses(`WebPartDefinition.${act}`, on, [], only)).toContain('shared web parts')
      await refuses('WebPartDefinition.MoveWebPartTo', on, ['Left', 0], only)
    }
    await refuses('LimitedWebPartManager.ImportWebPart', own, [old], only)
    const shared = property(method(manager, 'ImportWebPart', old), 'WebPart')
    await refuses('LimitedWebPartManager.AddWebPart', own, [shared, 'Left', 0], only)
    expect(await ids()).toContain(idIn(first?.Id))
  })

  it('and every method of theirs is called', () => {
    expect(untried(['LimitedWebPartManager', 'WebPartDefinitionCollection', 'WebPartDefinition'])).toEqual([])
  })
})
