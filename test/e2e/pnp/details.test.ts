import { pnpAs, statusOf } from './pnp-client.ts'
import '@pnp/sp/content-types/index.js'
import '@pnp/sp/fields/index.js'
import '@pnp/sp/items/index.js'
import '@pnp/sp/lists/index.js'
import '@pnp/sp/recycle-bin/index.js'
import '@pnp/sp/regional-settings/index.js'
import '@pnp/sp/security/index.js'
import '@pnp/sp/site-groups/index.js'
import '@pnp/sp/site-users/index.js'
import '@pnp/sp/sites/index.js'
import '@pnp/sp/views/index.js'
import '@pnp/sp/webs/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { startServer } from '../../support/server.ts'

let server: Running
/** Without typings; see permissions.test.ts. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
let sp: any
// biome-ignore lint/suspicious/noExplicitAny: as above.
let dev: any
beforeAll(async () => {
  server = await startServer({ settings: { 'Identity:DefaultGroup': 'None' } })
  const at = (url: string) => pnpAs(url, 'admin')
  sp = at(server.url)
  await sp.web.webs.add('Dev', 'dev')
  dev = at(`${server.url}/dev`)
  await dev.web.lists.add('Orders', '', 100, false, { EnableVersioning: true })
  const { items } = dev.web.lists.getByTitle('Orders')
  for (const Title of ['a', 'b', 'c', 'd']) await items.add({ Title })
})
afterAll(() => server.stop())

const titles = (rows: readonly { Title: string }[]): string[] => rows.map((row) => row.Title)
const orders = () => dev.web.lists.getByTitle('Orders')

describe('@pnp/sp on webs and sites', () => {
  it('reaches the root web, a web by its id and the web of a page from anywhere', async () => {
    expect(titles(await dev.site.rootWeb.lists.select('Title')())).toContain('Tasks')
    expect((await (await dev.site.getRootWeb()).select('Title')()).Title).toBe('Home')
    const { Id } = await dev.web()
    const { data, web } = await sp.site.openWebById(Id)
    expect(data.Title).toBe('Dev')
    expect((await web()).Title).toBe('Dev')
    expect(await sp.site.getWebUrlFromPageUrl(`${server.url}/dev/Lists/Orders/AllItems.aspx`)).toBe(`${server.url}/dev`)
    expect((await (await dev.web.getParentWeb())()).Title).toBe('Home')
  })

  it('lists webs, templates, and the settings of its region', async () => {
    expect(titles(await sp.web.getSubwebsFilteredForCurrentUser()())).toEqual(['Dev'])
    expect((await sp.web.availableWebTemplates()()).map((one: { Name: string }) => one.Name)).toContain('STS#0')
    expect(await sp.web.regionalSettings.select('AM', 'DateFormat')()).toMatchObject({ AM: 'AM', DateFormat: 0 })
    expect(await sp.web.regionalSettings.timeZone()).toMatchObject({ Id: 93 })
    expect((await sp.web.regionalSettings.timeZones()).length).toBeGreaterThan(90)
    expect(await sp.web.regionalSettings.timeZones.getById(93)).toMatchObject({ Id: 93 })
    const time = new Date('2026-01-31T10:00:00Z')
    expect(await sp.web.regionalSettings.timeZone.utcToLocalTime(time)).toBe('2026-01-31T10:00:00')
    expect(await sp.web.regionalSettings.timeZone.localTimeToUTC('2026-01-31T10:00:00')).toBe('2026-01-31T10:00:00Z')
  })

  it('changes and removes a user, and reads the users of the associated groups', async () => {
    const ada = await sp.web.ensureUser('ada@example.org')
    const user = sp.web.siteUsers.getById(ada.Id)
    await user.update({ Title: 'Ada Lovelace' })
    expect((await user()).Title).toBe('Ada Lovelace')
    await sp.web.associatedMemberGroup.users.add('i:0#.f|membership|ada@example.org')
    expect(titles(await sp.web.associatedMemberGroup.users())).toContain('Ada Lovelace')
    expect((await sp.web.associatedMemberGroup.users.getById(ada.Id)()).Email).toBe('ada@example.org')
    expect((await sp.web.siteGroups.getByName('Home Members').users.getByEmail('ada@example.org')()).Id).toBe(ada.Id)
    await sp.web.associatedMemberGroup.users.removeById(ada.Id)
    expect(titles(await sp.web.associatedMemberGroup.users())).not.toContain('Ada Lovelace')
    await user.delete()
    expect(await statusOf(user())).toBe(404)
  })
})

describe('@pnp/sp on lists and items', () => {
  it('learns where a list and an item are', async () => {
    const list = await orders().getParentInfos()
    expect(list).toMatchObject({
      List: { RootFolderServerRelativeUrl: '/dev/Lists/Orders', RootFolderServerRelativePath: { DecodedUrl: '/dev/Lists/Orders' } },
      ParentWeb: { Url: `${server.url}/dev`, ServerRelativePath: { DecodedUrl: '/dev' } },
    })
    const item = await orders().items.getById(1).getParentInfos()
    expect(item).toMatchObject({
      Item: { Id: 1 },
      ParentList: { Title: 'Orders', Id: list.List.Id },
      ParentWeb: { ServerRelativeUrl: '/dev' },
    })
    expect((await orders().items.getById(1).list()).Title).toBe('Orders')
  })

  it('makes libraries that pages need, and finds the default one', async () => {
    expect((await (await dev.web.lists.ensureSiteAssetsLibrary())()).Title).toBe('Site Assets')
    expect((await (await dev.web.lists.ensureSitePagesLibrary())()).Title).toBe('Site Pages')
    expect((await dev.web.defaultDocumentLibrary()).BaseTemplate).toBe(101)
  })

  it('pages forwards and backwards', async () => {
    const ids = async (skip: number, reverse: boolean) =>
      (await orders().items.select('Id').top(2).skip(skip, reverse)()).map((row: { Id: number }) => row.Id)
    expect(await ids(2, false)).toEqual([3, 4])
    expect(await ids(4, true)).toEqual([2, 3])
  })

  it('asks for rights, the content type and a view by its id', async () => {
    const item = orders().items.getById(1)
    expect((await item.effectiveBasePermissions()).High).toBe(2147483647)
    expect((await item.effectiveBasePermissionsForUI()).High).toBe(2147483647)
    expect((await item.contentType()).Name).toBe('Item')
    const { Id } = await orders().defaultView()
    expect((await orders().getView(Id)()).DefaultView).toBe(true)
    expect(await orders().defaultView.fields.getSchemaXml()).toContain('FieldRef')
    const asked = await dev.web.lists.select('Title', 'HasUniqueRoleAssignments', 'EffectiveBasePermissions')()
    expect(asked[0]).toMatchObject({ HasUniqueRoleAssignments: false })
  })

  it('adds a dependent lookup column and reads a link of a content type', async () => {
    const { Id: listId } = await orders()()
    const lookup = await orders().fields.addLookup('Parent', { LookupListId: listId, LookupFieldName: 'Title' })
    const made = await orders().fields.addDependentLookupField('Parent id', lookup.Id, 'ID')
    expect(made).toMatchObject({ IsDependentLookup: true, PrimaryFieldId: lookup.Id })
    const [type] = await orders().contentTypes()
    const [link] = await orders().contentTypes.getById(type.StringId).fieldLinks()
    expect((await orders().contentTypes.getById(type.StringId).fieldLinks.getById(link.Id)()).Name).toBe(link.Name)
  })

  it('deletes with parameters', async () => {
    await orders().items.getById(4).deleteWithParams({ BypassSharedLock: true })
    expect(await statusOf(orders().items.getById(4)())).toBe(404)
  })
})
