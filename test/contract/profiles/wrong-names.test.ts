import { describe, expect, it } from 'vitest'
import { jsonBody as json, type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'

/** A wrong name of each of six kinds, by each protocol and in both profiles: the reply names the near one that the caller may see. */
const { servers, call, answers } = await serveBoth({ 'Identity:DefaultGroup': 'None', FarmAdministrators: 'admin' })
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const admin = { Authorization: basic('admin') }

/** A web and a site that a reader may open, and one of each that only the administrator may. */
async function prepare(name: Name) {
  const post = async (url: string, body: object) => {
    const { status, text, json: made } = await call(name, 'POST', url, json(body, admin))
    expect(status, text).toBeLessThan(300)
    return made
  }
  const rosa = await post('/_api/web/ensureuser', { logonName: 'rosa' })
  await post('/_api/web/sitegroups(4)/users', { LoginName: rosa.LoginName })
  for (const Url of ['marketing', 'marketeer'])
    await post('/_api/web/webs/add', { parameters: { Title: Url, Url, WebTemplate: 'STS', UseSamePermissionsAsParentSite: true } })
  await post('/marketing/_api/web/breakroleinheritance(copyroleassignments=false,clearsubscopes=true)', {})
  await post(`${tasks}/items`, { Title: 'One' })
  await post('/_admin/sites', { webApplication: 'Default', path: 'sites/team', title: 'Team', owner: 'admin' })
}
await answers(prepare)

type Row = readonly [kind: string, method: string, url: string, body: object | undefined, near: string]
const rest: readonly Row[] = [
  ['list', 'GET', "/_api/web/lists/getbytitle('Taks')", undefined, "'Tasks'"],
  ['column', 'GET', `${tasks}/fields/getbyinternalnameortitle('Titel')`, undefined, "'Title'"],
  ['column', 'GET', `${tasks}/items?$filter=Titel eq 'x'`, undefined, "'Title'"],
  ['column', 'GET', `${tasks}/items?$orderby=Titel`, undefined, "'Title'"],
  ['column', 'GET', `${tasks}/items?$select=Titel`, undefined, "'Title'"],
  ['column', 'GET', `${tasks}/items?$expand=Autor`, undefined, "'Author'"],
  ['column', 'POST', `${tasks}/items`, { Titel: 'x' }, "'Title'"],
  [
    'column',
    'POST',
    `${tasks}/getitems`,
    { query: { ViewXml: '<View><Query><Where><IsNull><FieldRef Name="Titel"/></IsNull></Where></Query></View>' } },
    "'Title'",
  ],
  ['property', 'GET', '/_api/web?$select=Titel', undefined, "'Title'"],
  ['property', 'GET', '/_api/web/lists?$filter=Titel eq 1', undefined, "'Title'"],
  ['property', 'POST', '/_api/web/lists', { Title: 'New', Descripton: 'x' }, "'Description'"],
  ['property', 'GET', '/_api/web/Titel', undefined, "'Title'"],
  ['address', 'GET', '/_api/wed', undefined, "'web'"],
  ['address', 'GET', `${tasks}/itmes`, undefined, "'items'"],
  ['address', 'GET', '/_vti_bin/listdata.svc/Taks', undefined, "'Tasks'"],
  ['option', 'GET', `${tasks}/items?$fitler=Title eq 'x'`, undefined, "'$filter'"],
  ['option', 'GET', `${tasks}/items?$filter=startwith(Title,'x')`, undefined, "'startswith'"],
  ['operation', 'GET', "/_api/web/lists/getbytitel('Tasks')", undefined, "'getbytitle'"],
  ['operation', 'POST', `${tasks}/recycel`, {}, "'recycle'"],
  ['web', 'GET', "/marketer/_api/web/lists/getbytitle('Orders')", undefined, "'/marketeer'"],
  ['site', 'GET', '/sites/teem/_api/web', undefined, "'/sites/team'"],
]

describe('REST', () => {
  it.each(rest)('answers a wrong %s with the near one, and leads to a page: %s %s', async (_, method, url, body, near) => {
    const said = async (name: Name) => {
      const { status, headers, text } = await fetchFrom(servers[name].url + url, {
        method,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        user: 'admin',
        ...(body && { body: JSON.stringify(body) }),
      })
      const reply = JSON.parse(text) as Record<string, { message: { value: string } }>
      const { message } = Object.values(reply)[0] ?? { message: { value: '' } }
      const help = headers.get('x-tenon-help') ?? ''
      return [
        status >= 400 && status < 500,
        message.value.includes(`Did you mean ${near}`) || message.value,
        /\/docs\/errors\/\w+/.test(help),
      ]
    }
    expect(await answers(said)).toEqual({ Svc: [true, true, true], SharePoint: [true, true, true] })
  })

  it('leads from an error to a page that is there', async () => {
    const page = async (name: Name) => {
      const { headers } = await fetchFrom(`${servers[name].url}/sites/teem/_api/web`, { user: 'admin' })
      return (await fetchFrom(headers.get('x-tenon-help') ?? '')).status
    }
    expect(await answers(page)).toEqual({ Svc: 200, SharePoint: 200 })
  })

  it('names no web and no site that the caller may not open', async () => {
    const said = (url: string, user: string) => async (name: Name) => {
      const { status, text } = await fetchFrom(servers[name].url + url, { user, headers: { Accept: 'application/json' } })
      return [status, /marketing|team'/.test(text)]
    }
    const orders = "/marketin/_api/web/lists/getbytitle('Orders')"
    for (const url of [orders, '/sites/teem/_api/web']) {
      expect(await answers(said(url, 'rosa')), url).toEqual({ Svc: [404, false], SharePoint: [404, false] })
      expect(await answers(said(url, 'admin')), url).toEqual({ Svc: [404, true], SharePoint: [404, true] })
    }
    expect(await answers(said('/sites/teem/_api/web', ''))).toEqual({ Svc: [404, false], SharePoint: [404, false] })
  })

  it('gives a part of a batch the same words', async () => {
    const said = async (name: Name) => {
      const { url } = servers[name]
      const part = `Content-Type: application/http\r\n\r\nGET ${url}/sites/teem/_api/web HTTP/1.1\r\nAccept: application/json\r\n\r\n`
      const { text } = await fetchFrom(`${url}/_api/$batch`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
        body: `--b\r\n${part}\r\n--b--\r\n`,
        user: 'admin',
      })
      return text.includes("Did you mean '/sites/team'")
    }
    expect(await answers(said)).toEqual({ Svc: true, SharePoint: true })
  })
})

const soap: readonly (readonly [kind: string, service: string, operation: string, inner: string, near: string])[] = [
  ['list', 'lists', 'GetList', '<listName>Taks</listName>', "'Tasks'"],
  [
    'column',
    'lists',
    'GetListItems',
    '<listName>Tasks</listName><query><Query xmlns=""><Where><IsNull><FieldRef Name="Titel"/></IsNull></Where></Query></query>',
    "'Title'",
  ],
  [
    'column',
    'lists',
    'UpdateListItems',
    '<listName>Tasks</listName><updates><Batch xmlns=""><Method ID="1" Cmd="New"><Field Name="Titel">x</Field></Method></Batch></updates>',
    "'Title'",
  ],
  ['role', 'usergroup', 'GetRoleInfo', '<roleName>Reed</roleName>', "'Read'"],
  ['web', 'webs', 'GetWeb', '<webUrl>/marketer</webUrl>', "'/marketeer'"],
  ['operation', 'lists', 'GetLists', '<listName>Tasks</listName>', "'GetList'"],
  ['address', 'list', 'GetList', '<listName>Tasks</listName>', "'lists'"],
]

it.each(soap)('SOAP answers a wrong %s with the near one: %s %s', async (_, service, operation, inner, near) => {
  const said = async (name: Name) => {
    const { text } = await fetchFrom(`${servers[name].url}/_vti_bin/${service}.asmx`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml', SOAPAction: namespaces.configured + operation },
      body: envelope(`<${operation} xmlns="${namespaces.configured}">${inner}</${operation}>`),
      user: 'admin',
    })
    return text.replaceAll(/&apos;|&#39;/g, "'").includes(`Did you mean ${near}`) || text
  }
  expect(await answers(said)).toEqual({ Svc: true, SharePoint: true })
})

const query = (path: number, property: string) =>
  `<Query Id="20" ObjectPathId="${path}"><Query SelectAllProperties="false"><Properties><Property Name="${property}" ScalarProperty="true"/></Properties></Query></Query>`
const method = (id: number, parent: number, name: string, given: string) =>
  `<Method Id="${id}" ParentId="${parent}" Name="${name}"><Parameters><Parameter Type="String">${given}</Parameter></Parameters></Method>`
const lists = '<Property Id="4" ParentId="3" Name="Lists"/>'
const list = lists + method(5, 4, 'GetByTitle', 'Tasks')
const model: readonly (readonly [kind: string, paths: string, actions: string, near: string])[] = [
  ['list', lists + method(5, 4, 'GetByTitle', 'Taks'), query(5, 'Title'), "'Tasks'"],
  [
    'column',
    `${list}<Property Id="6" ParentId="5" Name="Fields"/>${method(7, 6, 'GetByInternalNameOrTitle', 'Titel')}`,
    query(7, 'Title'),
    "'Title'",
  ],
  ['property of a query', '', query(3, 'Titel'), "'Title'"],
  ['property of a path', '<Property Id="4" ParentId="3" Name="Listss"/>', query(4, 'Title'), "'Lists'"],
  [
    'property to set',
    '',
    '<SetProperty Id="20" ObjectPathId="3" Name="Titel"><Parameter Type="String">x</Parameter></SetProperty>',
    "'Title'",
  ],
  ['operation', lists + method(5, 4, 'GetByTitel', 'Tasks'), query(5, 'Title'), "'GetByTitle'"],
]

it.each(model)('the object model answers a wrong %s with the near one', async (_, paths, actions, near) => {
  const current = '<StaticProperty Id="1" TypeId="{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}" Name="Current"/>'
  const body = `<Request SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" ApplicationName="t" xmlns="http://schemas.microsoft.com/sharepoint/clientquery/2009"><Actions>${actions}</Actions><ObjectPaths>${paths}<Property Id="3" ParentId="1" Name="Web"/>${current}</ObjectPaths></Request>`
  const said = async (name: Name) => {
    const { status, text } = await fetchFrom(`${servers[name].url}/_vti_bin/client.svc/ProcessQuery`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml' },
      body,
      user: 'admin',
    })
    const [{ ErrorInfo }] = JSON.parse(text) as [{ ErrorInfo: { ErrorMessage: string } | null }]
    return [status, ErrorInfo?.ErrorMessage.includes(`Did you mean ${near}`) || ErrorInfo]
  }
  expect(await answers(said)).toEqual({ Svc: [200, true], SharePoint: [200, true] })
})
