import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../../src/entities/shape/contract.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectDecent, expectRefusal, requestText, rowsOf, sendRaw } from '../../../support/wire.ts'

const { server, clientOf } = await serve()
const headers = { Authorization: basic('ann'), Accept: accepts.nometadata }
const ann = clientOf('ann')

const title = "O'Brien (50%)"
let list: { Id: string; url: string }

beforeAll(async () => {
  const { json } = await ann.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 107 } })
  const reply = await ann.call('POST', `/_api/web/lists(guid'${json.Id}')/items`, { body: { Title: 'one' } })
  expect(reply.json.Id).toBe(1)
  list = { Id: json.Id, url: '/Lists/OBrien (50)' }
})

/** Sends the address unchanged; a URL parser would normalize it. */
async function get(target: string, more: Record<string, string> = {}) {
  const [reply] = await sendRaw(server.url, requestText('GET', target, { ...headers, ...more }))
  if (!reply) throw new Error(`no reply for ${target}`)
  expectDecent(reply)
  return { ...reply, json: JSON.parse(reply.text) }
}

const encodedTitle = encodeURIComponent(title.replaceAll("'", "''"))

describe('a list', () => {
  it.each([
    () => `/_api/web/lists/getbytitle('${encodedTitle}')`,
    () => `/_api/web/lists/GetByTitle('${encodedTitle}')`,
    () => `/_API/WEB/LISTS/GETBYTITLE('${encodedTitle.toUpperCase()}')`,
    () => `/_api/web/lists/getbytitle('${encodedTitle.toLowerCase()}')`,
    () => `/_api/web/lists/getbytitle(%27${encodedTitle}%27)`,
    () => `/_api/web/lists/getbytitle%28%27${encodedTitle}%27%29`,
    () => `/_api/web/lists/getbytitle('${encodedTitle.replaceAll("'", '%27')}')`,
    () => `/_api/web/lists/%67etbytitle('${encodedTitle}')`,
    () => `/_api/web/lists/getbytitle( '${encodedTitle}' )`.replaceAll(' ', '%20'),
    () => `/_api/web/lists(guid'${list.Id}')`,
    () => `/_api/web/lists(GUID'${list.Id.toUpperCase()}')`,
    () => `/_api/web/lists('${list.Id}')`,
    () => `/_api/web/lists(%27${list.Id}%27)`,
    () => `/_api/web/lists/getbyid('${list.Id}')`,
    () => `/_api/web/lists/getById(guid'${list.Id}')`,
    () => `/_api/web/getlist('${encodeURI(list.url)}')`,
    () => `/_api/web/GetList('${encodeURIComponent(list.url)}')`,
    () => `/_api/web/getlist('${encodeURI(list.url.slice(1))}')`,
    () => `/_api/web/getlist('${encodeURI(list.url.toUpperCase())}/')`,
    () => `/_api/web/getlist(@u)?@u='${encodeURI(list.url)}'`,
    () => `/_api/web/getlist(@Url)?@url=%27${encodeURIComponent(list.url)}%27`,
    () => `/_api/web/getlistusingpath(decodedurl='${encodeURI(list.url)}')`,
    () => `/_api/web/getlistusingpath(DecodedUrl=@a1)?@a1='${encodeURI(list.url)}'`,
    () => `/_api/web/lists/getbytitle(@t)?@t='${encodedTitle}'`,
    () => `/_api/web/lists(@id)?@id=guid'${list.Id}'`,
    () => `/_api/web/lists(@id)?%40id='${list.Id}'`,
    () => `/_api/web/lists()/getbytitle('${encodedTitle}')`,
    () => `/_api/lists/getbytitle('${encodedTitle}')`,
    () => `/_api/Lists(guid'${list.Id}')`,
    () => `/_api/lists('${list.Id}')`,
    () => `/_api/site/rootweb/lists/getbytitle('${encodedTitle}')`,
    () => `/_api/web/lists/getbytitle('${encodedTitle}')/`,
    () => `//_api//web///lists/getbytitle('${encodedTitle}')//`,
    () => `/_vti_bin/client.svc/web/lists/getbytitle('${encodedTitle}')`,
    () => `/_VTI_BIN/Client.svc/Web/Lists(guid'${list.Id}')`,
    () => `//_vti_bin//client.svc/web/getlist('${encodeURI(list.url)}')`,
    () => `http://tenon.test/_api/web/lists(guid'${list.Id}')`,
  ])('is found at each of its addresses, %#', async (address) => {
    const target = address()
    const reply = await get(target)
    expect({ target, status: reply.status }).toEqual({ target, status: 200 })
    expect(reply.json).toMatchObject({ Id: list.Id, Title: title })
    const separator = target.includes('?') ? '&' : '?'
    expect((await get(`${target}${separator}$select=Title`)).json).toEqual({ Title: title })
  })

  it('is changed and deleted at each of its addresses', async () => {
    const { json } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Many names' } })
    const addresses = [
      `/_api/web/lists(guid'${json.Id}')`,
      `/_api/web/lists('${json.Id}')`,
      `/_api/web/lists/getbyid('${json.Id}')`,
      "/_api/web/getlist('/Lists/Many names')",
      "/_api/web/getlistusingpath(decodedurl='Lists/Many names')",
      `/_vti_bin/client.svc/web/lists(guid'${json.Id}')`,
    ]
    for (const [i, address] of addresses.entries()) {
      expect((await ann.call('PUT', address, { body: { Description: `put ${i}` } })).json.Description).toBe(`put ${i}`)
      const merged = await ann.call('POST', address, { headers: { 'X-HTTP-Method': 'MERGE' }, body: { Description: `merge ${i}` } })
      expect(merged.json.Description).toBe(`merge ${i}`)
    }
    expect((await ann.call('DELETE', addresses[3] ?? '')).status).toBe(200)
    for (const address of addresses) expectRefusal(await ann.call('GET', address), 404, /does not exist/)
  })
})

/** The rest of a path after the address of a list. */
const itemForms = [
  'items(1)',
  "items('1')",
  'Items(1)',
  'items/getbyid(1)',
  "items/GetById('1')",
  'getitembyid(1)',
  "getitembystringid('1')",
  "items/getbystringid('1')",
  'items(@i)?@i=1',
  'items()/getbyid(1)',
]
const listForms = (): string[] => [
  `/_api/web/lists/getbytitle('${encodedTitle}')`,
  `/_api/web/lists(guid'${list.Id}')`,
  `/_api/web/lists('${list.Id}')`,
  `/_api/web/lists/getbyid('${list.Id}')`,
  `/_api/web/lists/getbyid(guid'${list.Id}')`,
  `/_api/web/getlist('${encodeURI(list.url)}')`,
  `/_api/web/getlistusingpath(decodedurl='${encodeURI(list.url)}')`,
]

describe('an item', () => {
  it.each(itemForms)('is found behind every address of its list as %s', async (form) => {
    for (const address of listForms()) {
      const reply = await get(`${address}/${form}`)
      expect({ address, status: reply.status }).toEqual({ address, status: 200 })
      expect(reply.json).toMatchObject({ Id: 1, Title: 'one' })
    }
  })

  it.each(['items', 'Items', 'items()', 'ITEMS/', '/items'])(
    'is in the collection behind every address of its list as %s',
    async (form) => {
      for (const address of listForms()) expect(rowsOf(await get(`${address}/${form}`))).toHaveLength(1)
    },
  )

  it('is added, changed and deleted behind every address of its list', async () => {
    for (const address of listForms()) {
      const { json } = await ann.call('POST', `${address}/items`, { body: { Title: 'new' } })
      expect((await ann.call('PATCH', `${address}/getitembyid(${json.Id})`, { body: { Title: 'changed' } })).json.Title).toBe('changed')
      expect((await ann.call('DELETE', `${address}/items/getbyid(${json.Id})`)).status).toBe(200)
    }
  })

  it('has a next link that leads on from every address of its list', async () => {
    for (const Title of ['two', 'three']) await ann.call('POST', `${listForms()[0]}/items`, { body: { Title } })
    for (const address of listForms()) {
      const first = await ann.call('GET', `${address}/items?$top=1&$select=Title`)
      expect((await ann.call('GET', first.json['odata.nextLink'])).json.value).toEqual([{ Title: 'two' }])
    }
  })
})

describe('what stands behind a list, an item or a web', () => {
  it.each([
    () => "views('{viewId}')",
    () => "Views(guid'{viewId}')",
    () => "views/getbyid('{viewId}')",
    () => "views/getById(guid'{viewId}')",
    () => "views/getbytitle('{viewTitle}')",
    () => "getView('{viewId}')",
    () => "getview(guid'{viewId}')",
    () => "GetView(viewId='{viewId}')",
    () => 'defaultview',
    () => 'DefaultView()',
  ])('a view is found behind every address of its list, %#', async (form) => {
    const { json } = await get(`${listForms()[0]}/defaultview`)
    const address = form().replace('{viewId}', json.Id).replace('{viewTitle}', 'all%20tasks')
    for (const known of listForms()) expect((await get(`${known}/${address}`)).json).toEqual(json)
  })

  it.each(['versions(512)', "versions('512')", 'versions/getbyid(512)'])('a version of an item is found as %s', async (form) => {
    for (const address of listForms()) expect((await get(`${address}/items(1)/${form}`)).json).toMatchObject({ VersionId: 512 })
  })

  it('an entry of the recycle bin is found at each of its addresses', async () => {
    const { json: item } = await ann.call('POST', `${listForms()[0]}/items`, { body: { Title: 'gone' } })
    const { json: id } = await ann.call('POST', `${listForms()[0]}/items(${item.Id})/recycle`)
    for (const bin of ['/_api/web/recyclebin', '/_api/site/RecycleBin']) {
      expect(rowsOf(await get(bin))).toHaveLength(1)
      for (const form of [`('${id.value}')`, `(guid'${id.value}')`, `/getbyid('${id.value}')`])
        expect((await get(bin + form)).json).toMatchObject({ Id: id.value, Title: 'gone' })
    }
  })
})

describe('the contract', () => {
  it('lists no form of an address that is not tried here', () => {
    const tried = new Set([
      '/_vti_bin/client.svc',
      "/_api/web/lists(guid'{listId}')",
      "/_api/web/lists('{listId}')",
      "/_api/web/lists/getbyid('{listId}')",
      "/_api/web/lists/getbyid(guid'{listId}')",
      "/_api/web/getlist('{listUrl}')",
      "/_api/web/getlistusingpath(decodedurl='{listUrl}')",
      "/_api/web/lists/getbytitle('{listTitle}')/items/getbyid({itemId})",
      "/_api/web/lists/getbytitle('{listTitle}')/getitembyid({itemId})",
      "/_api/web/lists/getbytitle('{listTitle}')/getitembystringid('{itemId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/items/getbystringid('{itemId}')",
      // Tested in content-types.test.ts.
      ...contract['x-addresses'].filter(({ name }) => /contentType(?:Field)?$/i.test(name)).flatMap(({ forms }) => forms),
      "/_api/web/lists/getbytitle('{listTitle}')/views(guid'{viewId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/views/getbyid('{viewId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/views/getbyid(guid'{viewId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/views/getbytitle('{viewTitle}')",
      "/_api/web/lists/getbytitle('{listTitle}')/defaultview",
      "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/versions/getbyid({versionId})",
      '/_api/site/recyclebin',
      "/_api/web/recyclebin(guid'{binItemId}')",
      "/_api/web/recyclebin/getbyid('{binItemId}')",
      "/_api/site/recyclebin('{binItemId}')",
      "/_api/site/recyclebin(guid'{binItemId}')",
      // Tested in folders.test.ts.
      ...contract['x-addresses'].filter(({ name }) => /folder/i.test(name)).flatMap(({ forms }) => forms),
      // Tested in attachments.test.ts.
      "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles/getbyfilename('{attachmentName}')",
      "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles/getbyfilenameaspath(decodedurl='{attachmentName}')",
      "/_api/web/lists/getbytitle('{listTitle}')/items({itemId})/attachmentfiles/addusingpath(decodedurl='{attachmentName}')",
      // Tested in list-details.test.ts and site-details.test.ts.
      '/_api/site/rootweb',
      "/_api/site/openwebbyid(strwebid='{webId}')",
      "/_api/site/openweb(strurl='{openedUrl}')",
      "/_api/site/openwebusingpath(path='{openedUrl}')",
      "/_api/site/openwebusingpath(decodedurl='{openedUrl}')",
      '/_api/web/regionalsettings/timezones({timeZoneId})',
      '/_api/web/regionalsettings/installedlanguages({languageId})',
      // Tested in stubs.test.ts.
      "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId})/openbinarystreamwithoptions({openOptions})",
      "/_api/web/getfilebyserverrelativeurl('{fileUrl}')/versions({versionId})/openbinarystreamwithoptions(openoptions={openOptions})",
      "/_api/web/getlistitem('{listUrl}/{itemId}_.000')",
      "/_api/web/getlistitemusingpath(decodedurl='{listUrl}/{itemId}_.000')",
      // Tested in sixty-requests.test.ts.
      '/_api/lists',
      "/_api/lists(guid'{listId}')",
      "/_api/lists('{listId}')",
      '/_api/web/defaultdocumentlibrary',
      "/_api/web/lists/getbytitle('{listTitle}')/getview('{viewId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/getview(guid'{viewId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/getview(viewid='{viewId}')",
      // Tested in list-functions.test.ts.
      ...["(guid'{formPageId}')", "/getbyid('{formPageId}')", "/getbyid(guid'{formPageId}')"].map(
        (form) => `/_api/web/lists/getbytitle('{listTitle}')/forms${form}`,
      ),
      "/_api/web/lists/getbytitle('{listTitle}')/addvalidateupdateitem",
      // Tested in content-types.test.ts.
      "/_api/web/contenttypes/getbyid('{contentTypeId}')",
      "/_api/web/lists/getbytitle('{listTitle}')/contenttypes/getbyid('{contentTypeId}')",
      // Tested in fields.test.ts and site-columns.test.ts.
      ...["/_api/web/lists/getbytitle('{listTitle}')", '/_api/web'].flatMap((owner) =>
        ["('{fieldId}')", "(guid'{fieldId}')", "/getbyid('{fieldId}')", "/getbyid(guid'{fieldId}')", "/getbytitle('{fieldTitle}')"].map(
          (form) => `${owner}/fields${form}`,
        ),
      ),
    ])
    // Tested in subscriptions.test.ts, people.test.ts, role-definitions.test.ts, permissions.test.ts, files.test.ts.
    const elsewhere =
      /getfileby|\/files[/(]|\/file$|copyfilebypath|movefilebypath|siteusers|getuserbyid|sitegroups|associated|roledefinitions|roleassignments|breakroleinheritance|fieldlinks|getrecyclebinitems|subscriptions/
    // Tested in alerts.test.ts, features.test.ts, navigation.test.ts, owned-parts.test.ts, move-copy-util.test.ts, utility.test.ts,
    // user-info-list.test.ts, search.test.ts, document-libraries.test.ts, title-resources.test.ts, profiles.test.ts, list-templates.test.ts,
    // workflow-associations.test.ts, context-info.test.ts, statics.test.ts, list-data-links.test.ts, themes.test.ts, retention.test.ts,
    // reputation.test.ts, server.test.ts, following.test.ts, workflow-services.test.ts, further-functions.test.ts, stubs.test.ts, list-methods.test.ts,
    // autocompletions.test.ts, extended-form.test.ts, site-details.test.ts, static-functions.test.ts.
    const families =
      /alerts|features|navigation|usercustomactions|eventreceiver|movecopyutil|utilities|webtemplates|getcatalog|siteuserinfolist|searchservice|documentlibraries|descriptionresource|userprofiles|listtemplates|workflowassociations|getcontextwebinformation|parsedatetime|site\.exists|geturlbyid|maptoicon|listdata\.svc|themeinfo|applytheme|applywebtemplate|retentionpolicies|reputationmodel|getviewfrom|requestcontext|runhealthcheck|requestusercontext|\/me$|following\/my|webinfos|getrelatedfields|getgroupbyid|getlistby|workflowservices|social\.|documentandmedialibraries|saveasnewview|getwebdavurl|additem|searchsetting|renderextendedlistformdata|availablefields|currencylist|getlistdataasstream|getcontentverfromtag|getwebpath/
    const forms = contract['x-addresses'].flatMap((address) => address.forms)
    expect(forms.filter((form) => !tried.has(form) && !elsewhere.test(form) && !families.test(form))).toEqual([])
  })
})

describe('a web', () => {
  it.each([
    '/_api/web',
    '/_api/Web/',
    '/_API/web()',
    '/_vti_bin/client.svc/web',
    '/_vti_bin/client.svc/Web/',
    '//_api/web',
    '/_api//web',
    '/_api/%77eb',
    '/anything/_api/web',
  ])('is found at %s', async (target) => {
    expect((await get(`${target}?$select=ServerRelativeUrl`)).json).toEqual({ ServerRelativeUrl: '/' })
  })

  it.each([
    '/sites/nope/_api/web',
    '/SITES/nope/_api/web',
    '/sites/nope/deep/_api/web',
    '/sites/nope/_vti_bin/client.svc/web',
    '//sites//nope//_api/web',
    '/%73ites/nope/_api/web',
    'http://tenon.test/sites/nope/_api/web',
  ])('is not found below a site that does not exist: %s', async (target) => {
    expectRefusal(await get(target), 404, /There is no site at '\/sites\/nope(\/deep)?'|There is no site at '\/SITES\/nope'/)
  })
})

describe('a function that returns an entity', () => {
  /** Without the checks of the client, which takes the contract's word that there is no body. */
  const post = (address: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(`${server.url}/_api/web/${address}`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  const page = '/Shared Documents/called.txt'

  beforeAll(async () => {
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"
    expect((await ann.call('POST', `${folder}/files/add(url='called.txt',overwrite=true)`, { body: 'called' })).status).toBe(200)
  })

  it.each([
    ['getfilebyserverrelativepath', { decodedUrl: page }, { ServerRelativeUrl: page }],
    ['getfilebyserverrelativepath', { serverRelativePath: { DecodedUrl: page } }, { ServerRelativeUrl: page }],
    ['getfilebyserverrelativeurl', { serverRelativeUrl: page }, { ServerRelativeUrl: page }],
    ['getfolderbyserverrelativepath()', { DecodedUrl: '/SitePages' }, { ServerRelativeUrl: '/SitePages' }],
    ['getfolderbyserverrelativeurl', { serverRelativeUrl: '/SitePages' }, { ServerRelativeUrl: '/SitePages' }],
    ['getlist', { strUrl: '/SitePages' }, { EntityTypeName: 'SitePages' }],
    ['lists/getbytitle', { title: 'Tasks' }, { Title: 'Tasks' }],
    ['lists/getbytitle', { TITLE: 'Tasks', more: [] }, { Title: 'Tasks' }],
  ])('%s takes its arguments from a body', async (address, body, expected) => {
    const reply = await post(address, body)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject(expected)
  })

  it.each([
    ['without its argument', {}],
    ['with another one', { name: 'Tasks' }],
    ['with an argument of the wrong type', { title: ['Tasks'] }],
    ['with a body that is no object', 'Tasks'],
  ])('is refused %s', async (_, body) => {
    const reply = await post('lists/getbytitle', body)
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('getbytitle(')])
  })

  it('refuses another method without arguments in its address, and finds nothing that is not there', async () => {
    for (const method of ['MERGE', 'DELETE'])
      expect((await post('lists/getbytitle', {}, { 'X-HTTP-Method': method, 'If-Match': '*' })).status, method).toBe(400)
    expect((await post('lists/getbytitle', { title: 'Nope' })).status).toBe(404)
    expect((await fetch(`${server.url}/_api/web/getlist`, { headers })).status).toBe(400)
  })
})
