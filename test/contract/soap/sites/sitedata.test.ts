import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, rowsIn, textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
const post = async (url: string, body: unknown) => {
  const reply = await rest.call('POST', url, { body })
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply.json
}
let listId = ''
let webId = ''
beforeAll(async () => {
  const sub = { Title: 'Sub', Url: 'sub', WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: false }
  await post('/_api/web/webs/add', { parameters: sub })
  listId = (await post('/_api/web/lists', { Title: 'Data', BaseTemplate: 100, EnableFolderCreation: true })).Id
  webId = (await rest.call('GET', '/_api/web')).json.Id
  for (let n = 1; n <= 3; n++) await post("/_api/web/lists/getbytitle('Data')/items", { Title: `<${n}>` })
  await post("/_api/web/lists/getbytitle('Data')/items(1)/attachmentfiles/add(filename='a b.txt')", 'text')
  await post("/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='f.txt',overwrite=true)", 'text')
  await post("/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/folders/add('in')", undefined)
})

const denied = { status: 403, errorCode: '0x80070005' }
const noList = { status: 404, errorCode: '0x81020015' }
const bad = { status: 400, errorCode: '0x80070057' }
const unescaped = (text = '') => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const list = (name: string) => `<strListName>${name}</strListName>`

describe.each(soapForms())('sitedata.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string, path = '') =>
    createSoapContractClient({ url: server.url + path, service: 'sitedata', version, namespace, headers: { Authorization: basic(name) } })
  const admin = clientOf('admin')
  const reader = clientOf('ann')
  const closed = clientOf('ann', '/sub')
  const content = async (parameters: string, client = admin) => {
    const reply = await client.call('GetContent', parameters)
    return { xml: unescaped(textIn(reply, 'GetContentResult')), next: textIn(reply, 'lastItemIdOnPage') ?? '' }
  }
  const object = (type: string, more = '') => `<objectType>${type}</objectType>${more}`
  const id = (text: string) => `<objectId>${text}</objectId>`

  it('GetSite and GetWeb return webs, lists, users, groups and roles', async () => {
    const site = await admin.call('GetSite')
    expect([...site.matchAll(/<Url>([^<]*)</g)].map(([, url]) => url)).toEqual([server.url, `${server.url}/sub`])
    expect(unescaped(textIn(site, 'strUsers'))).toContain('LoginName="i:0#.f|membership|admin"')
    expect(site).toContain('<string>Home Owners</string>')
    const web = await admin.call('GetWeb')
    expect(textIn(web, 'WebID')).toBe(`{${webId.toUpperCase()}}`)
    expect(textIn(web, 'ValidSecurityInfo')).toBe('true')
    expect(unescaped(textIn(web, 'Permissions'))).toContain('<permission memberid=')
    expect(unescaped(textIn(web, 'strRoles'))).toContain('Name="Full Control"')
    expect(web).toContain(`<InternalName>{${listId.toUpperCase()}}</InternalName>`)
    const seen = await reader.call('GetWeb')
    expect(textIn(seen, 'ValidSecurityInfo')).toBe('false')
    expect(seen).not.toContain('<Permissions>')
    for (const operation of ['GetSite', 'GetWeb', 'GetListCollection'])
      expect(await closed.fail(operation), operation).toMatchObject(denied)
  })

  it('GetListCollection and GetList return the lists of REST', async () => {
    const shown = (await rest.call('GET', '/_api/web/lists?$select=Title')).json.value as { Title: string }[]
    const reply = await reader.call('GetListCollection')
    expect([...reply.matchAll(/<Title>([^<]*)</g)].map(([, title]) => title)).toEqual(shown.map(({ Title }) => Title))
    const one = await reader.call('GetList', list('Data'))
    expect(textIn(one, 'BaseTemplate')).toBe('CustomList')
    expect(one).toContain('<_sProperty><Name>Title</Name><Title>Title</Title><Type>Text</Type></_sProperty>')
    expect(textIn(await reader.call('GetList', list(`{${listId}}`)), 'Title')).toBe('Data')
    expect(await reader.fail('GetList', list('Nope'))).toMatchObject(noList)
    expect(await reader.refuse('GetList', '')).toMatchObject({ status: 400 })
  })

  it('GetListItems returns a rowset in a text', async () => {
    const query = '<strQuery>&lt;Query>&lt;OrderBy>&lt;FieldRef Name="ID" Ascending="FALSE"/>&lt;/OrderBy>&lt;/Query></strQuery>'
    const columns = '<strViewFields>&lt;ViewFields>&lt;FieldRef Name="Title"/>&lt;/ViewFields></strViewFields>'
    const reply = await reader.call('GetListItems', `${list('Data')}${query}${columns}<uRowLimit>2</uRowLimit>`)
    expect(rowsIn(unescaped(textIn(reply, 'GetListItemsResult'))).map(({ ows_ID }) => ows_ID)).toEqual(['3', '2'])
    expect(unescaped(textIn(await reader.call('GetListItems', list('Data')), 'GetListItemsResult'))).toContain('ItemCount="3"')
    expect(await reader.fail('GetListItems', list('Nope'))).toMatchObject(noList)
    for (const wrong of ['&lt;Query', '&lt;Nonsense/>', 'x', '&lt;!DOCTYPE a>&lt;Query/>'])
      expect(await reader.fail('GetListItems', `${list('Data')}<strQuery>${wrong}</strQuery>`), wrong).toMatchObject({ status: 400 })
  })

  it('EnumerateFolder, GetAttachments and the URL operations find things', async () => {
    const folder = (url: string) => `<strFolderUrl>${url}</strFolderUrl>`
    const inside = await reader.call('EnumerateFolder', folder('/Shared Documents'))
    expect([...inside.matchAll(/<Url>([^<]*)<.*?<IsFolder>(\w+)</g)].map(([, url, isFolder]) => [url, isFolder])).toEqual([
      ['/Shared Documents/in', 'true'],
      ['/Shared Documents/f.txt', 'false'],
    ])
    expect(await reader.call('EnumerateFolder', folder(''))).toContain('<Url>/Lists</Url>')
    expect(await reader.fail('EnumerateFolder', folder('/Nope'))).toMatchObject({ status: 404 })
    const item = (text: string) => `${list('Data')}<strItemId>${text}</strItemId>`
    expect(await reader.call('GetAttachments', item('1'))).toContain(`<string>${server.url}/Lists/Data/Attachments/1/a%20b.txt</string>`)
    expect(await reader.fail('GetAttachments', item('99'))).toMatchObject({ status: 404 })
    expect(await reader.fail('GetAttachments', item('x'))).toMatchObject(bad)
    const at = (url: string) => reader.call('GetURLSegments', `<strURL>${url}</strURL>`)
    const file = await at(`${server.url}/Shared%20Documents/f.txt`)
    expect([textIn(file, 'GetURLSegmentsResult'), textIn(file, 'strItemID')]).toEqual(['true', '1'])
    expect(textIn(await at('/Lists/Data'), 'strListID')).toBe(`{${listId.toUpperCase()}}`)
    expect(textIn(await at('/nope/x.txt'), 'GetURLSegmentsResult')).toBe('false')
    expect(await reader.fail('GetURLSegments', '<strURL>nope</strURL>')).toMatchObject(bad)
    expect(textIn(await reader.call('GetSiteUrl', '<Url>/Lists/Data</Url>'), 'siteUrl')).toBe(server.url)
    expect(await reader.fail('GetSiteUrl', '<Url>http://elsewhere.example</Url>')).toMatchObject({ status: 404 })
    const both = await admin.call('GetSiteAndWeb', '<strUrl>/sub/x</strUrl>')
    expect([textIn(both, 'strSite'), textIn(both, 'strWeb')]).toEqual([server.url, `${server.url}/sub`])
    expect(await reader.fail('GetSiteAndWeb', '<strUrl>/sub</strUrl>')).toMatchObject(denied)
  })

  it('GetContent leads a crawler from the site collection to every item', async () => {
    const farm = await content(object('VirtualServer'))
    const [database] = elementsIn(farm.xml, 'ContentDatabase')
    const held = await content(object('ContentDatabase', id(database?.ID ?? '')))
    expect(elementsIn(held.xml, 'Metadata')).toMatchObject([{ ID: database?.ID, ChangeId: expect.any(String) }])
    expect(elementsIn(held.xml, 'Site')).toMatchObject([{ URL: server.url, ID: expect.any(String) }])
    const site = await content(object('SiteCollection'))
    expect(elementsIn(site.xml, 'Web').map(({ URL }) => URL)).toEqual([server.url, `${server.url}/sub`])
    const web = await content(object('Site', id(elementsIn(site.xml, 'Web')[0]?.ID ?? '')))
    const lists = elementsIn(web.xml, 'List').map(({ ID }) => ID)
    expect(lists).toContain(`{${listId.toUpperCase()}}`)
    expect((await content(object('List', id(listId)))).xml).toContain('<Field Name="Title" Title="Title" Type="Text"/>')
    const page = await content(object('Folder', `${id(listId)}<folderUrl></folderUrl><retrieveChildItems>true</retrieveChildItems>`))
    expect(rowsIn(page.xml).map(({ ows_Title }) => ows_Title)).toEqual(['&lt;1&gt;', '&lt;2&gt;', '&lt;3&gt;'])
    expect(page.next).toBe('')
    const item = await content(object('ListItem', `${id(listId)}<itemId>2</itemId>`))
    expect(rowsIn(item.xml)).toMatchObject([{ ows_ID: '2' }])
    expect(item.xml).toContain('<permissions>')
    expect((await content(object('ListItem', `${id(listId)}<itemId>2</itemId>`), reader)).xml).not.toContain('<permissions>')
    const attachments = await content(object('ListItemAttachments', `${id(listId)}<itemId>1</itemId>`))
    expect(elementsIn(attachments.xml, 'Attachment')).toHaveLength(1)
    const security = await content(object('Site', '<securityOnly>true</securityOnly>'))
    expect(elementsIn(security.xml, 'List')).toEqual([])
  })

  it('GetContent tells what it cannot return', async () => {
    const fail = (parameters: string) => reader.fail('GetContent', parameters)
    expect(await reader.refuse('GetContent', object('Virtual'))).toMatchObject({ status: 400 })
    expect(await fail(object('List', id('nope')))).toMatchObject(noList)
    expect(await fail(object('Site', id('{00000000-0000-0000-0000-000000000000}')))).toMatchObject({ status: 404 })
    expect(await fail(object('ListItem', `${id(listId)}<itemId>99</itemId>`))).toMatchObject({ status: 404 })
    expect(await fail(object('ListItem', id(listId)))).toMatchObject(bad)
    expect(await fail(object('Folder', `${id(listId)}<folderUrl>/Nope</folderUrl>`))).toMatchObject({ status: 404 })
    expect(await fail(object('Folder', `${id(listId)}<lastItemIdOnPage>x</lastItemIdOnPage>`))).toMatchObject({ status: 400 })
    expect(await reader.refuse('GetContent', object('Galaxy'))).toMatchObject({ status: 400 })
  })

  it('GetChanges returns what has changed behind a token', async () => {
    const ask = async (after: string, type = 'SiteCollection') => {
      const reply = await admin.call(
        'GetChanges',
        `${object(type)}${after === '' ? '' : `<LastChangeId>${after}</LastChangeId>`}<Timeout>0</Timeout>`,
      )
      return {
        xml: unescaped(textIn(reply, 'GetChangesResult')),
        last: textIn(reply, 'LastChangeId') ?? '',
        more: textIn(reply, 'moreChanges'),
      }
    }
    const start = await ask('')
    expect(start).toMatchObject({ more: 'false', xml: expect.stringContaining('<SPListItem Change="Add" ID="1"/>') })
    const { Id } = await post("/_api/web/lists/getbytitle('Data')/items", { Title: 'new' })
    await rest.call('POST', `/_api/web/lists/getbytitle('Data')/items(${Id})`, { headers: { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' } })
    const next = await ask(start.last)
    expect(next.xml).toContain(
      `<SPList Change="Unchanged" ID="{${listId.toUpperCase()}}"><SPListItem Change="Delete" ID="${Id}"/></SPList>`,
    )
    expect((await ask(next.last)).xml).toMatch(/^<SPSite [^>]*ItemCount="0"\/>$/)
    expect((await ask('', 'Site')).xml).toContain('<SPWeb ')
    expect(await reader.fail('GetChanges', `${object('Site')}<LastChangeId>x</LastChangeId>`)).toMatchObject(bad)
    expect(await reader.fail('GetChanges', object('List'))).toMatchObject({ status: 400, message: expect.stringContaining('Site; List') })
    expect(await closed.fail('GetChanges', object('Site'))).toMatchObject(denied)
  })
})
