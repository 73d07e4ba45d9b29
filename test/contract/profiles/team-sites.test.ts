import { expect, it } from 'vitest'
import { jsonBody, type ProfileName, serveBoth } from '../../support/profiles/two-profiles.ts'
import { basic } from '../../support/server.ts'
import { rowsOf } from '../../support/wire.ts'

/** What a new site has in each profile (docs/profiles.md, rows H1). */
const { call, answers, servers } = await serveBoth()

/** The home page of a web: its address as the web names it, its item, and the status of the address of the web. */
async function home(name: ProfileName, web: string) {
  const { WelcomePage } = (await call(name, 'GET', `${web}/_api/web?$select=WelcomePage`)).json
  const folder = (await call(name, 'GET', `${web}/_api/web/rootfolder?$select=WelcomePage`)).json
  const items = rowsOf(await call(name, 'GET', `${web}/_api/web/lists/getbytitle('Site Pages')/items?$select=FileLeafRef,ContentTypeId`))
  const pages = (await call(name, 'GET', `${web}/_api/web/lists/getbytitle('Site Pages')?$select=BaseTemplate`)).json.BaseTemplate
  const own = await fetch(`${servers[name].url}${web === '' ? '/SitePages/Home.aspx' : `${web}/`}`, {
    headers: { Authorization: basic('ann') },
  })
  const text = await own.text()
  return [WelcomePage, folder.WelcomePage, pages, items.map((row) => row.FileLeafRef), own.status, text.includes('<title>Home</title>')]
}

it('H1: the root web and new webs have a home page, at the address of the web too', async () => {
  for (const name of ['Svc', 'SharePoint'] as const) {
    const parameters = { Title: 'Team', Url: 'team', WebTemplate: 'STS#0', Language: 1033, UseSamePermissionsAsParentSite: true }
    expect((await call(name, 'POST', '/_api/web/webs/add', jsonBody({ parameters }))).status).toBeLessThan(300)
  }
  const page = 'SitePages/Home.aspx'
  for (const web of ['', '/team'])
    expect(await answers((name) => home(name, web))).toEqual({
      Svc: ['', '', 850, [], 404, false],
      SharePoint: [page, page, 119, ['Home.aspx'], 200, true],
    })
})

it('H1: the address of a web leads to another welcome page, and to nothing if that is gone', async () => {
  const status = async (path: string) =>
    (await fetch(servers.SharePoint.url + path, { headers: { Authorization: basic('ann'), 'X-FORMS_BASED_AUTH_ACCEPTED': 'f' } })).status
  const body = { WelcomePage: 'SitePages/Other.aspx' }
  const changed = await call('SharePoint', 'POST', '/team/_api/web/rootfolder', jsonBody(body, { 'X-HTTP-Method': 'MERGE' }))
  expect([changed.status, changed.text]).toEqual([204, ''])
  expect([await status('/team'), await status('/team/')]).toEqual([404, 404])
  await call('SharePoint', 'POST', "/team/_api/web/lists/getbytitle('Site Pages')/rootfolder/files/add(url='Other.aspx')", {
    body: 'other',
  })
  expect([await status('/team'), await status('/team/')]).toEqual([200, 200])
})

/** The links of the quick launch of a web, and the lists that say that they are among them. */
async function launched(name: ProfileName, web: string) {
  const nodes = rowsOf(await call(name, 'GET', `${web}/_api/web/navigation/quicklaunch?$select=Id,Title,Url`))
  const lists = rowsOf(await call(name, 'GET', `${web}/_api/web/lists?$select=Title,OnQuickLaunch`))
  return [nodes.map(({ Id, Title, Url }) => ({ Id, Title, Url })), lists.filter((list) => list.OnQuickLaunch).map(({ Title }) => Title)]
}

const firstLinks = (web: string) => [
  { Id: 1031, Title: 'Home', Url: `${web}/SitePages/Home.aspx` },
  { Id: 2000, Title: 'Documents', Url: `${web}/Shared Documents/Forms/AllItems.aspx` },
  { Id: 2001, Title: 'Site contents', Url: `${web}/_layouts/15/viewlsts.aspx` },
]

it('H1: the quick launch of the root web and of new team sites has links', async () => {
  for (const web of ['', '/team'])
    expect(await answers((name) => launched(name, web))).toEqual({ Svc: [[], []], SharePoint: [firstLinks(web), ['Documents']] })
  const others = { Title: 'Blank', Url: 'blank', WebTemplate: 'STS#1', Language: 1033, UseSamePermissionsAsParentSite: true }
  await call('SharePoint', 'POST', '/_api/web/webs/add', jsonBody({ parameters: others }))
  expect(await launched('SharePoint', '/blank')).toEqual([[], []])
  const later = { ...others, Title: 'Later', Url: 'later', WebTemplate: '' }
  await call('SharePoint', 'POST', '/_api/web/webs/add', jsonBody({ parameters: later }))
  expect(await launched('SharePoint', '/later')).toEqual([[], []])
  expect((await call('SharePoint', 'POST', "/later/_api/web/applywebtemplate('STS%230')")).status).toBe(200)
  expect(await launched('SharePoint', '/later')).toEqual([firstLinks('/later'), ['Documents']])
})

it('H1: a list of the quick launch leaves it and comes back, and pages show what is there', async () => {
  const set = async (OnQuickLaunch: boolean) => {
    const list = "/team/_api/web/lists/getbytitle('Documents')"
    const changed = await call('SharePoint', 'POST', list, jsonBody({ OnQuickLaunch }, { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }))
    expect(changed.status).toBe(204)
  }
  const side = async () => {
    const page = await fetch(`${servers.SharePoint.url}/team/_layouts/15/viewlsts.aspx`, { headers: { Authorization: basic('ann') } })
    const [, shown = ''] = /<nav class="side"[^>]*>(.*?)<\/nav>/s.exec(await page.text()) ?? []
    return [...shown.matchAll(/>([^<]+)<\/a>/g)].map(([, title]) => title)
  }
  const usual = ['Home', 'Site contents', 'Recycle bin', 'Site settings']
  expect(await side()).toEqual([...usual, 'Documents'])
  await set(false)
  expect(await launched('SharePoint', '/team')).toEqual([firstLinks('/team').filter(({ Title }) => Title !== 'Documents'), []])
  expect(await side()).toEqual(usual)
  await set(true)
  expect(await launched('SharePoint', '/team')).toMatchObject([
    [{ Title: 'Home' }, { Title: 'Site contents' }, { Title: 'Documents' }],
    ['Documents'],
  ])
  expect(await side()).toEqual([...usual, 'Documents'])
})

const kinds = [
  [116, 'masterpage', 'Master Page'],
  [113, 'wp', 'Document'],
  [114, 'lt', 'Document'],
  [121, 'solutions', 'Document'],
  [123, 'theme', 'Document'],
] as const

it.each(kinds)('H1: catalog %i is a hidden library in _catalogs/%s', async (number, leaf, type) => {
  const ask = (name: ProfileName, more = '') => call(name, 'GET', `/_api/web/getcatalog(${number})${more}`)
  expect((await ask('Svc')).status).toBe(404)
  const options = '?$select=BaseTemplate,BaseType,Hidden,NoCrawl,IsCatalog,RootFolder/ServerRelativeUrl&$expand=RootFolder'
  const { json } = await ask('SharePoint', options)
  expect(json).toMatchObject({
    ...{ BaseTemplate: number, BaseType: 1, Hidden: true, NoCrawl: true, IsCatalog: true },
    RootFolder: { ServerRelativeUrl: `/_catalogs/${leaf}` },
  })
  expect(rowsOf(await ask('SharePoint', '/contenttypes?$select=Name')).map((one) => one.Name)).toEqual([type, 'Folder'])
  const made = await call('SharePoint', 'POST', `/_api/web/getcatalog(${number})/rootfolder/files/add(url='a.txt')`, { body: 'text' })
  expect(made.json.ServerRelativeUrl).toBe(`/_catalogs/${leaf}/a.txt`)
  const bytes = await fetch(`${servers.SharePoint.url}/_catalogs/${leaf}/a.txt`, { headers: { Authorization: basic('ann') } })
  expect(await bytes.text()).toBe('text')
})

it('H1: catalog 124 is the hidden list of composed looks', async () => {
  expect((await call('Svc', 'GET', '/_api/web/getcatalog(124)')).status).toBe(404)
  const options = '?$select=Title,BaseType,Hidden,IsCatalog,RootFolder/ServerRelativeUrl&$expand=RootFolder'
  expect((await call('SharePoint', 'GET', `/_api/web/getcatalog(124)${options}`)).json).toMatchObject({
    ...{ Title: 'Composed Looks', BaseType: 0, Hidden: true, IsCatalog: true },
    RootFolder: { ServerRelativeUrl: '/_catalogs/design' },
  })
  const look = { Title: 'Sea', Name: 'Sea', DisplayOrder: 1, ThemeUrl: { Url: 'http://127.0.0.1/sea.spcolor', Description: 'sea' } }
  expect((await call('SharePoint', 'POST', '/_api/web/getcatalog(124)/items', jsonBody(look))).status).toBe(201)
  const { status } = await call('SharePoint', 'POST', '/_api/web/lists', jsonBody({ Title: 'Mine', BaseTemplate: 124 }))
  expect(status).toBe(400)
})

it.each([
  ['0x', 'System', '_Hidden'],
  ['0x01009BE2AB5291BF4C1A986910BD278E4F18', 'Holiday', 'Group Work Content Types'],
  ['0x0100F95DB3A97E8046B58C6A54FB31F2BD46', 'Health Analyzer Report', '_Hidden'],
])('H1: %s is %s', async (id, Name, Group) => {
  expect((await call('SharePoint', 'GET', `/_api/web/contenttypes('${id}')`)).json).toMatchObject({ Name, Group, Id: { StringValue: id } })
  expect((await call('Svc', 'GET', `/_api/web/contenttypes('${id}')`)).status).toBe(404)
  const deleted = await call('SharePoint', 'POST', `/_api/web/contenttypes('${id}')`, { headers: { 'X-HTTP-Method': 'DELETE' } })
  expect(deleted.status).toBe(400)
})

it('H1: System has no further children', async () => {
  const made = [
    ['/_api/web/contenttypes/create', { parameters: { ParentContentTypeId: '0x', Name: 'Below', Group: 'g', Description: '' } }],
    ["/_api/web/lists/getbytitle('Tasks')/contenttypes/addavailablecontenttype", { contentTypeId: '0x' }],
  ] as const
  for (const [address, body] of made) expect((await call('SharePoint', 'POST', address, jsonBody(body))).status).toBe(400)
  const wish = { Id: { StringValue: `0x00${'A'.repeat(32)}` }, Name: 'Wish', Group: 'g', Description: '' }
  const { json } = await call('SharePoint', 'POST', '/_api/web/contenttypes', jsonBody(wish))
  expect(json.StringId).toMatch(/^0x0100/)
})

it('H1: a web below has the catalogs of the root web, and nobody makes another catalog', async () => {
  const { json } = await call('SharePoint', 'GET', '/team/_api/web/getcatalog(116)?$select=ParentWebUrl')
  expect(json.ParentWebUrl).toBe('/')
  const { status } = await call('SharePoint', 'POST', '/_api/web/lists', jsonBody({ Title: 'Mine', BaseTemplate: 116 }))
  expect(status).toBe(400)
})

const templates = [
  [105, 'Contact', 'All contacts', ['Folder']],
  [108, 'Message', 'Subject', ['Discussion']],
  [109, 'Picture', 'All Pictures', ['Folder']],
  [115, 'Form', 'All Documents', ['Folder']],
  [140, 'Workflow History', 'All Items', ['Folder']],
] as const

it.each(templates)('H1: a list of template %i has the content type %s, and the view %s', async (BaseTemplate, type, view, others) => {
  const Title = `Of ${BaseTemplate}`
  await call('SharePoint', 'POST', '/_api/web/lists', jsonBody({ Title, BaseTemplate }))
  const list = `/_api/web/lists/getbytitle('${Title}')`
  const types = rowsOf(await call('SharePoint', 'GET', `${list}/contenttypes?$select=Name`)).map((one) => one.Name)
  expect(types).toEqual([type, ...others])
  const { json } = await call('SharePoint', 'GET', `${list}/defaultview?$select=Title`)
  expect(json.Title).toBe(view)
})

it('H1: a discussion is a folder of its own type, and its replies are messages', async () => {
  const list = "/_api/web/lists/getbytitle('Of 108')"
  const made = await call('SharePoint', 'POST', `${list}/items`, jsonBody({ Title: 'Chairs', Body: 'Which?', FileSystemObjectType: 1 }))
  expect(made.status).toBe(201)
  const reply = await call('SharePoint', 'POST', `${list}/items`, jsonBody({ Title: 'Re', Body: 'Oak' }))
  const typeOf = async (id: number) =>
    (await call('SharePoint', 'GET', `${list}/items(${id})?$select=ContentType/Name&$expand=ContentType`)).json.ContentType.Name
  expect(await typeOf(reply.json.Id)).toBe('Message')
  await call('SharePoint', 'POST', `${list}/addvalidateupdateitemusingpath`, {
    ...jsonBody({
      listItemCreateInfo: { UnderlyingObjectType: 1, LeafName: 'Tables' },
      formValues: [{ FieldName: 'Title', FieldValue: 'Tables' }],
    }),
  })
  const folders = rowsOf(await call('SharePoint', 'GET', `${list}/items?$filter=FSObjType eq 1&$select=Id`))
  expect(await typeOf(folders[0]?.Id)).toBe('Discussion')
})

it('H1: the columns of a built-in type come with it into a list', async () => {
  await call('SharePoint', 'POST', '/_api/web/lists', jsonBody({ Title: 'People', BaseTemplate: 100 }))
  const list = "/_api/web/lists/getbytitle('People')"
  await call('SharePoint', 'POST', `${list}/contenttypes/addavailablecontenttype`, jsonBody({ contentTypeId: '0x0106' }))
  const names = rowsOf(await call('SharePoint', 'GET', `${list}/fields?$select=InternalName`)).map((one) => one.InternalName)
  expect(names).toEqual(expect.arrayContaining(['FirstName', 'Company', 'WorkPhone', 'WebPage']))
})
