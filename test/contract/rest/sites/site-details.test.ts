import { afterAll, describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, owner, member, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const { json: dev } = await owner.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'Dev', Url: 'dev' } } })
await owner.call('POST', '/dev/_api/web/webs/add', {
  body: { parameters: { Title: 'Deep', Url: 'deep', UseSamePermissionsAsParentSite: false } },
})

describe('a web', () => {
  it('tells of the web above it, to users who may open that', async () => {
    expect((await reader.call('GET', '/dev/_api/web/parentweb')).json).toMatchObject({ Title: 'Home', ServerRelativeUrl: '/' })
    expect((await reader.call('GET', '/_api/web/parentweb')).json).toEqual({ 'odata.null': true })
    expectRefusal(await stranger.call('GET', '/dev/_api/web/parentweb'), 403, /Open/)
  })

  it('has no second contact, which only its users may ask', async () => {
    expect((await reader.call('GET', '/_api/site/secondarycontact')).json).toEqual({ 'odata.null': true })
    expectRefusal(await stranger.call('GET', '/_api/site/secondarycontact'), 403, /Open/)
  })

  it('lists the webs below it by template', async () => {
    const of = (template: number, variant: number) =>
      `/_api/web/getsubwebsfilteredforcurrentuser(nwebtemplatefilter=${template},nconfigurationfilter=${variant})`
    expect(rowsOf(await reader.call('GET', of(-1, -1))).map((row) => row.Title)).toEqual(['Dev'])
    expect(rowsOf(await reader.call('GET', of(1, 0)))).toHaveLength(1)
    expect(rowsOf(await reader.call('GET', of(4, -1)))).toEqual([])
    expect(rowsOf(await reader.call('GET', of(-1, 3)))).toEqual([])
    expectRefusal(await stranger.call('GET', of(-1, -1)), 403, /Open/)
  })

  it('names what lists and webs can be made from', async () => {
    const lists = rowsOf(await reader.call('GET', '/_api/web/listtemplates?$select=Name,ListTemplateTypeKind'))
    expect(lists).toContainEqual({ Name: expect.any(String), ListTemplateTypeKind: 107 })
    const webs = '/_api/web/getavailablewebtemplates(lcid=1033,doincludecrosslanguage=true)'
    const names = rowsOf(await reader.call('GET', `${webs}?$select=Name`)).map((row) => row.Name)
    expect(names).toEqual(['STS#0', 'STS#1', 'STS#2', 'STS#3'])
    for (const name of names) {
      const parameters = { Title: name, Url: name.replace('#', ''), WebTemplate: name }
      expect((await owner.call('POST', '/dev/_api/web/webs/add', { body: { parameters } })).status).toBe(200)
    }
    expectRefusal(await stranger.call('GET', '/_api/web/listtemplates'), 403, /Open/)
    for (const name of ['Document Library', 'documentlibrary', 'DOCUMENTLIBRARY'])
      expect((await reader.call('GET', `/_api/web/listtemplates/getbyname('${name}')`)).json.ListTemplateTypeKind).toBe(101)
    expect((await reader.call('GET', "/_api/web/listtemplates('Tasks')")).json.ListTemplateTypeKind).toBe(107)
    expectRefusal(await reader.call('GET', "/_api/web/listtemplates/getbyname('None')"), 404, /'None'/)
    expect(rowsOf(await reader.call('GET', '/_api/web/getcustomlisttemplates'))).toEqual([])
    expect(rowsOf(await reader.call('POST', '/_api/web/getcustomlisttemplates'))).toEqual([])
    expectRefusal(await stranger.call('GET', '/_api/web/getcustomlisttemplates'), 403, /Open/)
    expectRefusal(await stranger.call('GET', webs), 403, /Open/)
  })

  it('tell the schema that lists of a template begin with', async () => {
    const schema = (name: string, client = reader) => client.call('GET', `/_api/web/listtemplates/getbyname('${name}')/getglobalschemaxml`)
    const reply = await schema('Calendar')
    expect(reply.headers.get('content-type')).toMatch(/^text\/xml/)
    expect(reply.text).toMatch(/^<List Title="Calendar" Name="Calendar" Type="106" BaseType="0"/)
    expect(reply.text).toContain('<ContentTypeRef ID="0x0102"/>')
    expect(reply.text).toMatch(/<Field ID="[^"]*" Type="DateTime" Name="EventDate"/)
    expect(reply.text).toMatch(/<View [^>]*Type="CALENDAR"[^>]*DefaultView="TRUE"/)
    expect((await schema('Tasks')).text).toContain('<CHOICE>(1) High</CHOICE>')
    expectRefusal(await schema('None'), 404, /'None'/)
    expectRefusal(await schema('Tasks', stranger), 403, /Open/)
  })

  it('tells everybody who is signed in where templates come from', async () => {
    for (const client of [reader, stranger]) {
      const lists = rowsOf(await client.call('GET', '/_api/svc/extensions/listtemplates?$filter=ListTemplateTypeKind eq 107'))
      expect(lists).toEqual([expect.objectContaining({ ListTemplateTypeKind: 107, Source: 'BuiltIn' })])
      const webs = rowsOf(await client.call('GET', '/dev/_api/svc/extensions/webtemplates?$select=Name,Source'))
      expect(webs).toEqual([0, 1, 2, 3].map((variant) => ({ Name: `STS#${variant}`, Source: 'BuiltIn' })))
    }
    expectRefusal(await reader.call('GET', '/_api/svc/extensions/listtemplates?$filter=None eq 1'), 400, /None/)
    expectRefusal(await reader.call('GET', '/_api/svc/extensions/webtemplates?$filter=None eq 1'), 400, /None/)
    for (const name of ['listtemplates', 'webtemplates'])
      expect((await fetch(`${server.url}/_api/svc/extensions/${name}`)).status).toBe(401)
  })

  it('is found by the address of a page in it', async () => {
    const webOf = (page: string) => `/_api/sp.web.getweburlfrompageurl(@v)?@v='${encodeURIComponent(page)}'`
    for (const [page, web] of [
      ['/dev/Lists/Tasks/AllItems.aspx', '/dev'],
      ['/dev', '/dev'],
      ['/Lists/Tasks/AllItems.aspx', ''],
      ['/nowhere/x.aspx', ''],
    ])
      expect((await reader.call('GET', webOf(server.url + page))).json).toEqual({ value: server.url + web })
    expectRefusal(await reader.call('GET', webOf('http://elsewhere.test/x')), 400, /begins with http/)
    expectRefusal(await reader.call('GET', webOf('/dev')), 400, /'\/dev' does not/)
    expectRefusal(await reader.call('GET', webOf(`${server.url}/%ff`)), 400, /UTF-8/)
    expectRefusal(await reader.call('GET', webOf(`${server.url}/dev/deep/x.aspx`)), 403, /Open/)
  })

  it('has the columns of the webs above it at hand', async () => {
    await owner.call('POST', '/_api/web/fields', { body: { Title: 'Shared', FieldTypeKind: 2 } })
    await owner.call('POST', '/dev/_api/web/fields', { body: { Title: 'Own', FieldTypeKind: 2 } })
    const titles = async (address: string) => rowsOf(await reader.call('GET', `${address}?$select=Title`)).map((row) => row.Title)
    expect(await titles('/dev/_api/web/availablefields')).toEqual(expect.arrayContaining(['Own', 'Shared', 'Priority']))
    expect(await titles('/dev/_api/web/fields')).not.toContain('Shared')
    expect(await titles('/_api/web/availablefields')).not.toContain('Own')
    expectRefusal(await stranger.call('GET', '/_api/web/availablefields'), 403, /Open/)
    const at = "/dev/_api/web/availablefields/getbyinternalnameortitle('Shared')"
    const { json } = await reader.call('GET', at)
    expect(json.Title).toBe('Shared')
    for (const form of [`(guid'${json.Id}')`, `/getbyid('${json.Id}')`, `/getbyid(guid'${json.Id}')`, "/getbytitle('Shared')"])
      expect((await reader.call('GET', `/dev/_api/web/availablefields${form}`)).json).toEqual(json)
    expect((await reader.call('GET', `/dev/_api/web/availablefields('${json.Id}')?$select=Title`)).json.Title).toBe('Shared')
    expectRefusal(await reader.call('GET', "/dev/_api/web/availablefields/getbytitle('Shard')"), 404, /Did you mean 'Shared'/)
    expectRefusal(await stranger.call('GET', at), 403, /Open/)
  })

  it.each(envelopes)('expands people, roles, columns, content types and properties, %s', async (envelope) => {
    const expand = [
      'SiteUsers,SiteGroups,AssociatedOwnerGroup,AssociatedMemberGroup,AssociatedVisitorGroup,RoleDefinitions',
      'RoleAssignments/Member,Fields,ContentTypes,AllProperties,RegionalSettings',
    ].join()
    const { json } = await owner.call('GET', `/_api/web?$expand=${expand}`, { headers: { Accept: accepts[envelope] } })
    const web = json.d ?? json
    const many = (value: { results?: unknown[] }) => value.results ?? value
    expect(web.AssociatedVisitorGroup.Title).toBe('Home Visitors')
    expect(web.AllProperties[inProfile('vti_title', 'vti_x005f_title')]).toBe('Home')
    for (const name of ['SiteUsers', 'SiteGroups', 'RoleDefinitions', 'RoleAssignments', 'Fields', 'ContentTypes'])
      expect([name, (many(web[name]) as unknown[]).length]).toEqual([name, expect.any(Number)])
    expect((many(web.RoleAssignments) as { Member: { Title: string } }[]).map(({ Member }) => Member.Title)).toContain('Home Owners')
  })

  it('has the plain theme, by its address and by expansion', async () => {
    const theme = { AccessibleDescription: '', ThemeBackgroundImageUri: '' }
    expect((await reader.call('GET', '/_api/web/themeinfo')).json).toMatchObject(theme)
    expect((await reader.call('GET', '/_api/web?$select=Title,ThemeInfo&$expand=ThemeInfo')).json.ThemeInfo).toMatchObject(theme)
    expectRefusal(await stranger.call('GET', '/_api/web/themeinfo'), 403, /Open/)
  })

  it('shows what the caller may do, and whether permissions are its own, when it is asked', async () => {
    const asked = '?$select=EffectiveBasePermissions,HasUniqueRoleAssignments'
    expect((await reader.call('GET', `/dev/_api/web${asked}`)).json).toEqual({
      EffectiveBasePermissions: { High: 176, Low: 138612833 },
      HasUniqueRoleAssignments: false,
    })
    expect((await owner.call('GET', `/dev/deep/_api/web${asked}`)).json.HasUniqueRoleAssignments).toBe(true)
    expect((await reader.call('GET', '/_api/web')).json).not.toHaveProperty('EffectiveBasePermissions')
    expectRefusal(await reader.call('GET', '/_api/web?$expand=RoleAssignments'), 403, /EnumeratePermissions/)
  })
})

describe('the site collection', () => {
  it('has an owner and a root web', async () => {
    expect((await reader.call('GET', '/dev/_api/site/owner')).json).toMatchObject({ Id: 1 })
    const { json } = await reader.call('GET', '/dev/_api/site?$select=Url,Owner/Id,RootWeb/Title&$expand=Owner,RootWeb')
    expect(json).toEqual({ Url: server.url, Owner: { Id: 1 }, RootWeb: { Title: 'Home' } })
    expectRefusal(await stranger.call('GET', '/_api/site/owner'), 403, /BrowseUserInfo/)
  })

  it('leads to what is in its root web from every web', async () => {
    expect((await reader.call('GET', '/dev/_api/site/rootweb')).json).toMatchObject({ Title: 'Home' })
    expect((await reader.call('GET', '/dev/deep/_api/site/RootWeb/title')).json).toEqual({ value: 'Home' })
    const { json } = await member.call('POST', "/dev/_api/site/rootweb/lists/getbytitle('Tasks')/items", { body: { Title: 'x' } })
    expect((await reader.call('GET', `/_api/web/lists/getbytitle('Tasks')/items(${json.Id})`)).json.Title).toBe('x')
    expectRefusal(await stranger.call('GET', '/dev/_api/site/rootweb/lists'), 403, /Open/)
  })

  it('opens a web by its id', async () => {
    for (const form of [`openwebbyid('${dev.Id}')`, `OpenWebById(strWebId='${dev.Id}')`])
      expect((await reader.call('POST', `/_api/site/${form}`)).json).toMatchObject({ Title: 'Dev' })
    const missing = '00000000-0000-4000-8000-000000000000'
    expectRefusal(await reader.call('POST', `/_api/site/openwebbyid('${missing}')`), 404, /no web with the id/)
    expectRefusal(await stranger.call('POST', `/_api/site/openwebbyid('${dev.Id}')`), 403, /Open/)
  })

  it('opens a web by its URL, by GET and by POST', async () => {
    const aliased = encodeURIComponent(JSON.stringify({ DecodedUrl: '/dev' }))
    for (const form of ["openweb('dev')", "openweb('/Dev/')", "openweb(strurl='/dev')", "openwebusingpath(decodedurl='/dev')"])
      expect((await reader.call('GET', `/_api/site/${form}`)).json).toMatchObject({ Title: 'Dev' })
    expect((await reader.call('GET', `/_api/site/openwebusingpath(path=@p)?@p=${aliased}`)).json).toMatchObject({ Title: 'Dev' })
    expect((await owner.call('POST', "/dev/_api/site/openweb('dev/deep')?$select=Title")).json).toEqual({ Title: 'Deep' })
    expect((await reader.call('POST', '/_api/site/openweb', { body: { strUrl: '' } })).json).toMatchObject({ Title: 'Home' })
    expectRefusal(await reader.call('GET', "/_api/site/openweb('dev/Lists')"), 404, /no site at 'dev\/Lists'/)
    expectRefusal(await stranger.call('GET', "/_api/site/openweb('dev')"), 403, /Open/)
  })
})

describe('SP.AppContextSite', () => {
  const at = (rest: string, target: string) =>
    `/_api/SP.AppContextSite(@target)/${rest}${rest.includes('?') ? '&' : '?'}@target='${encodeURIComponent(target)}'`

  it('leads an address to the web that the query names', async () => {
    expect((await reader.call('GET', at('web?$select=Title', `${server.url}/dev`))).json).toEqual({ Title: 'Dev' })
    expect((await reader.call('GET', at('web/Title', `${server.url}/`))).json).toEqual({ value: 'Home' })
    const { json } = await owner.call('POST', at('web/lists', `${server.url}/dev`), { body: { Title: 'From afar', BaseTemplate: 100 } })
    const from = '/dev/_vti_bin/client.svc/sp.appcontextsite(%40there)'
    const there = `@there='${encodeURIComponent(`${server.url}/dev`)}'`
    expect((await reader.call('GET', `${from}/web/lists(guid'${json.Id}')/Title?${there}`)).json).toEqual({ value: 'From afar' })
    expect((await reader.call('GET', "/dev/_api/web/lists/getbytitle('From afar')")).status).toBe(200)
  })

  it('refuses what is no URL, and sites that are not of this host', async () => {
    expectRefusal(await reader.call('GET', '/_api/SP.AppContextSite(@target)/web'), 400, /no @target=/)
    for (const wrong of ['/dev', 'dev', `${server.url}/dev'x`, ''])
      expectRefusal(await reader.call('GET', at('web', wrong)), 400, /absolute URL of a site, in quotes/)
    expectRefusal(await reader.call('GET', `/_api/SP.AppContextSite(@target)/web?@target=${server.url}/dev`), 400, /in quotes/)
    expectRefusal(await reader.call('GET', at('web', 'http://elsewhere.test/dev')), 400, /elsewhere\.test is not here/)
    expectRefusal(await reader.call('GET', at('nothing', `${server.url}/dev`)), 404, /nothing/)
    expectRefusal(await stranger.call('GET', at('web', `${server.url}/dev`)), 403, /Open/)
  })
})

describe('a user', () => {
  it('is called otherwise by itself, and by users who manage permissions', async () => {
    const { json } = await reader.call('GET', '/_api/web/currentuser')
    const address = `/_api/web/getuserbyid(${json.Id})`
    const own = await reader.call('POST', address, { headers: { 'X-HTTP-Method': 'MERGE' }, body: { Title: 'Rita Reader' } })
    expect(own.json).toMatchObject({ Title: 'Rita Reader', LoginName: json.LoginName })
    expect((await owner.call('PUT', address, { body: { Email: 'rita@example.org' } })).json.Email).toBe('rita@example.org')
    expect((await reader.call('GET', "/_api/web/siteusers/getbyemail('rita@example.org')")).json.Title).toBe('Rita Reader')
    expectRefusal(await member.call('PUT', address, { body: { Title: 'x' } }), 403, /ManagePermissions/)
    const merge = { 'X-HTTP-Method': 'MERGE' }
    expectRefusal(await member.call('POST', address, { headers: merge, body: { Title: 'x' } }), 403, /ManagePermissions/)
    expectRefusal(await owner.call('PUT', address, { body: { Title: '   ' } }), 400, /must not be empty or blank/)
    expectRefusal(await owner.call('PUT', address, { body: { LoginName: 'x' } }), 400, /LoginName/)
    expectRefusal(await owner.call('PUT', '/_api/web/getuserbyid(4711)', { body: { Title: 'x' } }), 404, /4711/)
  })

  it('administers the site collection by the word of an administrator', async () => {
    const { json } = await admin.call('POST', "/_api/web/ensureuser('helper')")
    const address = `/_api/web/siteusers(${json.Id})`
    expectRefusal(await owner.call('PUT', address, { body: { IsSiteAdmin: true } }), 403, /FullMask/)
    expect((await admin.call('PUT', address, { body: { IsSiteAdmin: true } })).json.IsSiteAdmin).toBe(true)
    expect((await admin.call('PUT', address, { body: { IsSiteAdmin: false } })).json.IsSiteAdmin).toBe(false)
    expectRefusal(await admin.call('PUT', '/_api/web/siteusers(1)', { body: { IsSiteAdmin: false } }), 400, /owns this site collection/)
  })

  it('is removed by DELETE as by removebyid', async () => {
    const { json } = await admin.call('POST', "/_api/web/ensureuser('gone')")
    expectRefusal(await member.call('DELETE', `/_api/web/siteusers(${json.Id})`), 403, /ManagePermissions/)
    expect((await admin.call('DELETE', `/_api/web/siteusers(${json.Id})`)).status).toBe(200)
    expectRefusal(await admin.call('DELETE', `/_api/web/siteusers(${json.Id})`), 404, /cannot be found/)
  })
})

const members = "/_api/web/sitegroups/getbyname('Home Members')/users"
const [known] = rowsOf(await reader.call('GET', members))

describe('a user of a group', () => {
  const login = encodeURIComponent('i:0#.f|membership|member')

  it.each([
    () => `getbyid(${known.Id})`,
    () => `(${known.Id})`,
    () => `('${login}')`,
    () => `(@v)?@v='${login}'`,
    () => `getbyloginname('${login}')`,
    () => `GetByEmail('${known.Email}')`,
  ])('is found at each form of the address, %#', async (form) => {
    for (const group of [members, '/_api/web/associatedmembergroup/users']) {
      const text = form()
      const address = text.startsWith('(') ? group + text : `${group}/${text}`
      expect((await reader.call('GET', address)).json).toMatchObject({ Title: 'member' })
    }
  })
  it('is not found when it is not in the group, nor where members are kept secret', async () => {
    expectRefusal(await reader.call('GET', `${members}/getbyid(1)`), 404, /In the group the user '1'/)
    expectRefusal(await reader.call('GET', `${members}/getbyid(4711)`), 404, /4711/)
    const { json } = await owner.call('POST', '/_api/web/sitegroups', { body: { Title: 'Secret', OnlyAllowMembersViewMembership: true } })
    expectRefusal(await reader.call('GET', `/_api/web/sitegroups(${json.Id})/users(1)`), 403, /ManagePermissions/)
  })

  it('is put into and taken out of an associated group, which is changed as any other', async () => {
    const group = '/_api/web/associatedvisitorgroup'
    const { json } = await owner.call('POST', `${group}/users`, { body: { LoginName: 'visitor' } })
    expect(rowsOf(await reader.call('GET', `${group}/users`)).map((row) => row.Id)).toContain(json.Id)
    expect((await owner.call('POST', `${group}/users/removebyid(${json.Id})`)).status).toBe(200)
    expect((await reader.call('GET', `${group}/owner`)).json.Title).toBe('Home Owners')
    expect((await owner.call('PUT', group, { body: { Description: 'Who look' } })).json.Description).toBe('Who look')
    expectRefusal(await owner.call('DELETE', group), 400, /is a default group of this site collection/)
    expectRefusal(await stranger.call('GET', group), 403, /BrowseUserInfo/)
  })
})
