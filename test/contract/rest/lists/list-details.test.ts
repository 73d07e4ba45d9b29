import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { profileName } from '../../../support/profiles/lens.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, owner, member, reader, stranger, ids } = await startWithPeople()
afterAll(() => server.stop())

const missing = '00000000-0000-4000-8000-000000000000'
let made = 0
let title = ''
let list = ''
beforeEach(async () => {
  made += 1
  title = `Details ${made}`
  list = `/_api/web/lists/getbytitle('${title}')`
  await owner.call('POST', '/_api/web/lists', { body: { Title: title, EnableVersioning: true } })
  for (const Title of ['a', 'b', 'c', 'd', 'e']) await owner.call('POST', `${list}/items`, { body: { Title } })
})

describe('a list', () => {
  it('is made by its parameters, in the folder that they name', async () => {
    const add = (parameters: object, by = owner) => by.call('POST', '/_api/web/lists/add', { body: { parameters } })
    const { json } = await add({ Title: `Plans ${made}`, TemplateType: 107, Description: 'x', Url: 'Lists/Old Plans' })
    expect(json).toMatchObject({ Title: `Plans ${made}`, BaseTemplate: 107, Description: 'x' })
    expect((await reader.call('GET', `/_api/web/lists('${json.Id}')/rootfolder`)).json.ServerRelativeUrl).toBe('/Lists/Old Plans')
    expect((await add({ Title: `More ${made}` })).json).toMatchObject({ BaseTemplate: 100 })
    expectRefusal(await add({ Title: title }), 409, /already exists/)
    expectRefusal(await add({ Title: 'x', TemplateType: 4711 }), 400, /4711/)
    expectRefusal(await add({}), 400, /Title/)
    expectRefusal(await add({ Title: 'x' }, reader), 403, /ManageLists/)
  })

  it.each(envelopes)('has a root folder, alone and expanded, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const alone = (await reader.call('GET', `${list}/RootFolder`, { headers })).json
    const folder = alone.d ?? alone
    expect(folder).toMatchObject({ Name: title, ServerRelativeUrl: `/Lists/${title}`, ItemCount: 5, Exists: true, WelcomePage: '' })
    const { json } = await reader.call('GET', `${list}?$select=Id,RootFolder/UniqueId,RootFolder/ServerRelativePath&$expand=RootFolder`, {
      headers,
    })
    expect((json.d ?? json).RootFolder).toMatchObject({
      UniqueId: folder.UniqueId,
      ServerRelativePath: { DecodedUrl: `/Lists/${title}` },
    })
    expectRefusal(await stranger.call('GET', `${list}/rootfolder`), 403, /Open/)
  })

  it('has a web, forms and a default view', async () => {
    expect((await reader.call('GET', `${list}/parentweb`)).json.Title).toBe('Home')
    const select = 'DefaultViewUrl,DefaultNewFormUrl,DefaultEditFormUrl,DefaultDisplayFormUrl,ParentWeb/Url'
    const { json } = await reader.call('GET', `${list}?$select=${select}&$expand=ParentWeb`)
    expect(json).toEqual({
      DefaultViewUrl: `/Lists/${title}/AllItems.aspx`,
      DefaultNewFormUrl: `/Lists/${title}/NewForm.aspx`,
      DefaultEditFormUrl: `/Lists/${title}/EditForm.aspx`,
      DefaultDisplayFormUrl: `/Lists/${title}/DispForm.aspx`,
      ParentWeb: { Url: server.url },
    })
    const library = (await reader.call('GET', '/_api/web/defaultdocumentlibrary?$select=DefaultNewFormUrl,DefaultEditFormUrl')).json
    expect(library.DefaultNewFormUrl).toMatch(/\/Forms\/Upload\.aspx$/)
    expect(library.DefaultEditFormUrl).toMatch(/\/Forms\/EditForm\.aspx$/)
    expectRefusal(await stranger.call('GET', `${list}/parentweb`), 403, /Open/)
  })

  it('shows rights and roles when it is asked', async () => {
    await owner.call('POST', `${list}/breakroleinheritance(true)`)
    const query = '?$select=HasUniqueRoleAssignments,EffectiveBasePermissions,RoleAssignments/PrincipalId&$expand=RoleAssignments'
    const { json } = await owner.call('GET', list + query)
    expect(json).toMatchObject({ HasUniqueRoleAssignments: true, EffectiveBasePermissions: { High: 2147483647 } })
    expect(json.RoleAssignments).toContainEqual({ PrincipalId: 3 })
    const all = rowsOf(await reader.call('GET', '/_api/web/lists?$select=Title,HasUniqueRoleAssignments'))
    expect(all.filter((row) => row.HasUniqueRoleAssignments).map((row) => row.Title)).toContain(title)
    expect((await owner.call('GET', `${list}/roleassignments/getbyprincipalid(3)/member`)).json.Title).toBe('Home Owners')
    expect((await owner.call('GET', '/_api/web/roleassignments(3)/Member')).json.Title).toBe('Home Owners')
    for (const address of [list, '/_api/web']) {
      expectRefusal(await owner.call('GET', `${address}/roleassignments(4711)/member`), 404, /4711/)
      expectRefusal(await reader.call('GET', `${address}/roleassignments(3)/member`), 403, /EnumeratePermissions/)
    }
  })

  it('for pages and their assets is there, or is made', async () => {
    for (const [method, name, template] of [
      ['ensuresiteassetslibrary', 'Site Assets', 101],
      ['EnsureSitePagesLibrary()', 'Site Pages', profileName === 'Svc' ? 850 : 119],
    ] as const) {
      const first = await owner.call('POST', `/_api/web/lists/${method}`)
      expect(first.json).toMatchObject({ Title: name, BaseTemplate: template })
      expect((await member.call('POST', `/_api/web/lists/${method}`)).json.Id).toBe(first.json.Id)
      await owner.call('DELETE', `/_api/web/lists('${first.json.Id}')`)
      expectRefusal(await reader.call('POST', `/_api/web/lists/${method}`), 403, /ManageLists/)
    }
  })

  it('has a content type whose columns are found by their ids', async () => {
    const { StringId } = rowsOf(await reader.call('GET', `${list}/contenttypes?$select=StringId`))[0]
    const links = `${list}/contenttypes('${StringId}')/fieldlinks`
    const { Id } = rowsOf(await reader.call('GET', links)).find((row) => row.Name === 'Title')
    for (const [address, known] of [
      [links, Id],
      ["/_api/web/contenttypes('0x01')/fieldlinks", Id],
    ]) {
      for (const form of [`(guid'${known}')`, `('${known}')`, `/getbyid('${known}')`])
        expect((await reader.call('GET', address + form)).json).toMatchObject({ Id: known, Name: 'Title' })
      expectRefusal(await reader.call('GET', `${address}(guid'${missing}')`), 404, new RegExp(missing))
    }
  })
})

describe('an item', () => {
  it('is found by its GUID and by its URL, and leads to its list and content type', async () => {
    const { GUID } = (await reader.call('GET', `${list}/items(3)`)).json
    expect(await reader.call('GET', `${list}/getitembyuniqueid('${GUID}')`)).toMatchObject({ status: 200, json: { Id: 3, Title: 'c' } })
    const url = `/Lists/${title}/3_.000`
    const forms = [`getlistitem('${url}')`, `GetListItem('Lists/${title}/3_.000')`, `getlistitemusingpath(decodedurl='${url}')`]
    for (const form of forms) {
      expect((await reader.call('GET', `/_api/web/${form}`)).json.Title).toBe('c')
      expect((await reader.call('GET', `/_api/web/${form}/fieldvaluesastext`)).json.Title).toBe('c')
    }
    expect((await reader.call('GET', `${list}/items(3)/parentlist`)).json.Title).toBe(title)
    expect((await reader.call('GET', `${list}/items(3)/ContentType`)).json.Name).toBe('Item')
    expectRefusal(await reader.call('GET', `${list}/getitembyuniqueid('${missing}')`), 404, new RegExp(missing))
    expectRefusal(await stranger.call('GET', `${list}/getitembyuniqueid('${missing}')`), 403, /Open/)
    expectRefusal(await reader.call('GET', `/_api/web/getlistitem('/Lists/${title}/99_.000')`), 404, /Item 99/)
    expectRefusal(await reader.call('GET', "/_api/web/getlistitem('/Lists/Nope/1_.000')"), 404, /no file '\/Lists\/Nope\/1_\.000'/)
    expectRefusal(await reader.call('GET', `/_api/web/getlistitem('/Lists/${title}/3.txt')`), 404, /no file/)
    expectRefusal(await reader.call('GET', `/_api/web/getlistitem('/Lists/${title}/x_.000')`), 404, /no file/)
    expectRefusal(await reader.call('GET', `${list}/items(99)/parentlist`), 404, /Item 99/)
    expectRefusal(await reader.call('GET', `${list}/items(99)/contenttype`), 404, /Item 99/)
  })

  it('shows rights and roles when it is asked', async () => {
    await owner.call('POST', `${list}/items(2)/breakroleinheritance(copyroleassignments=true,clearsubscopes=true)`)
    await owner.call('POST', `${list}/items(2)/roleassignments/addroleassignment(principalid=${ids.reader},roledefid=1073741827)`)
    const query = '?$select=Id,HasUniqueRoleAssignments,EffectiveBasePermissions&$top=2'
    expect(rowsOf(await reader.call('GET', `${list}/items${query}`))).toEqual([
      { Id: 1, HasUniqueRoleAssignments: false, EffectiveBasePermissions: { High: 176, Low: 138612833 } },
      { Id: 2, HasUniqueRoleAssignments: true, EffectiveBasePermissions: { High: 432, Low: 1011028719 } },
    ])
    const expand =
      '$select=Id,RoleAssignments/PrincipalId,RoleAssignments/RoleDefinitionBindings/Name&$expand=RoleAssignments/RoleDefinitionBindings'
    const expanded = rowsOf(await owner.call('GET', `${list}/items?${expand}&$top=2`))
    type Assignment = { PrincipalId: number; RoleDefinitionBindings: { Name: string }[] }
    const roles = expanded.map(
      (row) => row.RoleAssignments.find((one: Assignment) => one.PrincipalId === ids.reader)?.RoleDefinitionBindings,
    )
    expect(roles).toEqual([[{ Name: 'Limited Access' }], [{ Name: 'Contribute' }]])
    expect((await owner.call('GET', `${list}/items(2)/roleassignments(${ids.reader})/member`)).json.Title).toBe('reader')
    expectRefusal(await owner.call('GET', `${list}/items(2)/roleassignments(4711)/member`), 404, /4711/)
    const forUi = await reader.call('GET', `${list}/items(2)/EffectiveBasePermissionsForUI`)
    expect(forUi.json).toEqual({ High: 432, Low: 1011028719 })
    expectRefusal(await reader.call('GET', `${list}/items(99)/effectivebasepermissionsforui`), 404, /Item 99/)
    expectRefusal(await reader.call('GET', `${list}/items?$expand=RoleAssignments`), 403, /EnumeratePermissions/)
  })

  it('is deleted with parameters', async () => {
    const parameters = { BypassSharedLock: true }
    expect((await member.call('POST', `${list}/items(1)/DeleteWithParameters`, { body: { parameters } })).json).toEqual({
      'odata.null': true,
    })
    expectRefusal(await member.call('POST', `${list}/items(1)/deletewithparameters`, { body: { parameters } }), 404, /Item 1/)
    expectRefusal(await reader.call('POST', `${list}/items(2)/deletewithparameters`, { body: {} }), 403, /DeleteListItems/)
    const stale = { body: {}, headers: { 'If-Match': '"7"' } }
    expectRefusal(await member.call('POST', `${list}/items(2)/deletewithparameters`, stale), 412, /ETag/)
  })

  it('gets an old version back by its label, and forgets one', async () => {
    const versions = `${list}/items(1)/versions`
    for (const Title of ['a2', 'a3']) await member.call('PUT', `${list}/items(1)`, { body: { Title } })
    const restored = await member.call('POST', `${versions}/RestoreByLabel('1.0')`, { headers: { Accept: accepts.verbose } })
    expect(restored.json).toEqual({ d: { RestoreByLabel: null } })
    expect((await reader.call('GET', `${list}/items(1)`)).json.Title).toBe('a')
    expect((await member.call('POST', `${versions}/deletebylabel('2.0')`)).json).toEqual({ 'odata.null': true })
    expect(rowsOf(await reader.call('GET', versions)).map((row) => row.VersionLabel)).toEqual(['4.0', '3.0', '1.0'])
    for (const name of ['restorebylabel', 'deletebylabel']) {
      expectRefusal(await member.call('POST', `${versions}/${name}('2.0')`), 404, /no version 1024/)
      expectRefusal(await member.call('POST', `${versions}/${name}('x')`), 400, /'versionLabel'/)
      expectRefusal(await reader.call('POST', `${versions}/${name}('1.0')`), 403, /needs the right/)
    }
  })
})

describe('pages of items', () => {
  const page = async (query: string) => {
    const { json } = await reader.call('GET', `${list}/items?$select=Id&${query}`)
    return { ids: rowsOf({ json }).map((row) => row.Id), next: json['odata.nextLink'] as string | undefined }
  }
  const token = (text: string) => `$skiptoken=${encodeURIComponent(text)}`

  it('are read backwards from a row, in their usual order', async () => {
    expect((await page(`$top=2&${token('Paged=TRUE&PagedPrev=TRUE&p_ID=5')}`)).ids).toEqual([3, 4])
    expect((await page(`$top=2&${token('Paged=TRUE&p_SortBehavior=0&PagedPrev=TRUE&p_ID=3')}`)).ids).toEqual([1, 2])
    expect((await page(`$top=9&${token('Paged=TRUE&PagedPrev=TRUE&p_ID=4')}`)).ids).toEqual([1, 2, 3])
    expect(await page(`$top=2&${token('Paged=TRUE&PagedPrev=TRUE&p_ID=1')}`)).toEqual({ ids: [], next: undefined })
    expect((await page(`$top=2&${token('Paged=TRUE&PagedPrev=FALSE&p_ID=3')}`)).ids).toEqual([4, 5])
  })

  it('are read backwards in any order, and the next link of such a page leads on forwards', async () => {
    const backwards = await page(`$orderby=Title desc&$top=2&${token('Paged=TRUE&PagedPrev=TRUE&p_ID=1&p_Title=a')}`)
    expect(backwards.ids).toEqual([3, 2])
    const { json } = await reader.call('GET', backwards.next ?? '')
    expect(rowsOf({ json }).map((row) => row.Id)).toEqual([1])
    expectRefusal(await reader.call('GET', `${list}/items?$orderby=Title&${token('Paged=TRUE&PagedPrev=TRUE&p_ID=1')}`), 400, /Title/)
  })
})

describe('entries of the recycle bin', () => {
  it('are asked for by stage, order and number', async () => {
    await admin.call('POST', '/_api/site/recyclebin/deleteall')
    for (const id of [1, 2, 3]) await owner.call('POST', `${list}/items(${id})/recycle`)
    const entries = async (args: string, by = owner, bin = '/_api/web') => rowsOf(await by.call('GET', `${bin}/getrecyclebinitems${args}`))
    const titles = async (...args: Parameters<typeof entries>) => (await entries(...args)).map((row) => row.Title)
    expect(await titles('(rowlimit=2,isascending=true,itemstate=1,orderby=1)')).toEqual(['a', 'b'])
    expect(await titles('(orderby=1,itemstate=1,isascending=false,rowlimit=50)', owner, '/_api/site')).toEqual(['c', 'b', 'a'])
    expect(await titles("?pagingInfo=''&rowLimit=100&isAscending=true&orderBy=1&itemState=1")).toEqual(['a', 'b', 'c'])
    expect(await titles("(paginginfo='',rowlimit=100,isascending=true,orderby=1,itemstate=1)", owner, '/_api/site')).toHaveLength(3)
    expect(await titles('(rowlimit=50,isascending=true,itemstate=2,orderby=3)')).toEqual([])
    expect(await titles('(rowlimit=2,isascending=true)')).toEqual(['a', 'b'])
    const [first] = await entries('(rowlimit=1,isascending=true,itemstate=1,orderby=1)')
    await owner.call('POST', `/_api/web/recyclebin('${first.Id}')/movetosecondstage`)
    expect(await titles('(rowlimit=50,isascending=true,itemstate=2,orderby=3)')).toEqual(['a'])
    expect(await titles('(rowlimit=50,isascending=true,itemstate=0,orderby=1)')).toEqual(['a', 'b', 'c'])
    for (const order of [0, 2, 4, 5, 6])
      expect(await entries(`(rowlimit=50,isascending=true,itemstate=0,orderby=${order})`)).toHaveLength(3)
    expect(await entries('(rowlimit=50,isascending=true,itemstate=0,orderby=1)', reader)).toEqual([])
  })

  it.each([
    ['(rowlimit=0,isascending=true,itemstate=1,orderby=1)', /'rowLimit' must be at least 1/],
    ['(rowlimit=1,isascending=true,itemstate=3,orderby=1)', /'itemState'/],
    ['(rowlimit=1,isascending=true,itemstate=1,orderby=9)', /'binOrder'/],
    ["(paginginfo='x',rowlimit=1,isascending=true,orderby=1,itemstate=1)", /'pagingInfo'/],
    ['(rowlimit=1)', /Write getrecyclebinitems/],
    ['', /Write getrecyclebinitems/],
  ])('are refused for %s', async (args, message) => {
    expectRefusal(await owner.call('GET', `/_api/web/getrecyclebinitems${args}`), 400, message)
  })
})
