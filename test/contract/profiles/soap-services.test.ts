import { expect, it } from 'vitest'
import { type ProfileName as Name, serveBoth } from '../../support/profiles/two-profiles.ts'
import { fetchFrom } from '../../support/server.ts'
import { envelope, namespaces } from '../../support/soap/messages.ts'

/** The services of SOAP by the rows F of the decisions: which operations both profiles have, and with which parameters. */
const { servers, answers } = await serveBoth({ FarmAdministrators: 'admin' })
const users = { userLoginName: 'i:0#.f|membership|admin' }

const element = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')

/** Each site has a file with an earlier version. */
const upload = (name: Name) =>
  fetchFrom(`${servers[name].url}/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='plan.txt',overwrite=true)`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: 'plan',
    user: 'admin',
  })
for (let version = 0; version < 2; version += 1)
  for (const reply of Object.values(await answers(async (name: Name) => (await upload(name)).status))) expect(reply).toBe(200)

type Answer = Awaited<ReturnType<typeof fetchFrom>>

/** The status of an operation, and its result as text. */
async function ask(name: Name, service: string, operation: string, inner: string): Promise<Answer> {
  return fetchFrom(`${servers[name].url}/_vti_bin/${service}.asmx`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: `${namespaces.configured}${operation}` },
    body: envelope(`<${operation} xmlns="${namespaces.configured}">${inner}</${operation}>`),
    user: 'admin',
  })
}

type Row = readonly [decision: string, service: string, operation: string, parameters: Readonly<Record<string, string>>, inReply: RegExp]
const rows: readonly Row[] = [
  ['F1', 'lists', 'GetFields', { listName: 'Tasks' }, /<Field /],
  ['F1', 'lists', 'GetViewCollection', { listName: 'Tasks' }, /<View /],
  ['F1', 'views', 'GetViewCollection', { listName: 'Tasks' }, /<View /],
  ['F2', 'webs', 'CreateWeb', { url: 'one', title: 'One', templateName: 'STS#0', language: '1033', languageSpecified: 'true' }, /\/one/],
  ['F2', 'webs', 'DeleteWeb', { url: 'one' }, /DeleteWebResponse/],
  ['F2', 'sites', 'CreateWeb', { url: 'two', title: 'Two', templateName: 'STS#0', language: '1033' }, /\/two/],
  ['F2', 'sites', 'DeleteWeb', { url: 'two' }, /DeleteWebResponse/],
  ['F3', 'sites', 'GetUpdatedFormDigest', {}, /GetUpdatedFormDigestResult>\w/],
  ['F3', 'sites', 'GetUpdatedFormDigestInformation', { url: '' }, /DigestValue/],
  ['F4', 'views', 'GetView', { listName: 'Tasks', viewName: '' }, /<View /],
  ['F5', 'versions', 'GetVersions', { fileName: 'Shared Documents/plan.txt' }, /<result /],
  ['F5', 'versions', 'DeleteAllVersions', { fileName: 'Shared Documents/plan.txt' }, /<result /],
  ['F6', 'sitedata', 'GetSite', {}, /sSiteMetadata/],
  ['F6', 'sitedata', 'GetWeb', {}, /sWebMetadata/],
  ['F6', 'sitedata', 'GetListCollection', {}, /_sList/],
  ['F6', 'sitedata', 'GetList', { strListName: 'Tasks' }, /sListMetadata/],
  ['F6', 'sitedata', 'GetContent', { objectType: 'Site', retrieveChildItems: 'true', securityOnly: 'false' }, /GetContentResult/],
  ['F7', 'alerts', 'GetAlerts', {}, /GetAlertsResult/],
  ['F7', 'alerts', 'CreateAlert', { title: 'a', listName: 'Tasks', eventType: 'All', frequency: 'Immediate' }, /CreateAlertResult/],
  ['F9', 'userprofileservice', 'GetUserProfileByName', { AccountName: users.userLoginName }, /PropertyData/],
  ['F10', 'diagnostics', 'GetServerDiagnostics', {}, /GetServerDiagnosticsResult/],
  [
    'F10',
    'diagnostics',
    'SendClientScriptErrorReport',
    { message: 'm', file: 'f', line: '1', client: 'c', stack: 's', team: 't', originalFile: 'o' },
    /Response/,
  ],
  ['F11', 'publishedlinksservice', 'GetLinks', {}, /GetLinksResult/],
  ['F12', 'imaging', 'ListPictureLibrary', {}, /ListPictureLibraryResult/],
  ['F13', 'forms', 'GetFormCollection', { listName: 'Tasks' }, /<Form /],
  ['F13', 'forms', 'GetForm', { listName: 'Tasks', formUrl: 'Lists/Tasks/EditForm.aspx' }, /Form/],
  ['F14', 'admin', 'GetLanguages', {}, /1033/],
  ['F15', 'businessdatacatalog', 'GetLobSystems', {}, /GetLobSystemsResult/],
  ['F15', 'businessdatacatalog', 'GetEntities', {}, /GetEntitiesResult/],
  ['F17', 'permissions', 'GetPermissionCollection', { objectName: 'Tasks', objectType: 'List' }, /Mask="-1"/],
  ['F18', 'search', 'GetPortalSearchInfo', {}, /GetPortalSearchInfoResult/],
  [
    'F21',
    'usergroup',
    'AddGroup',
    {
      groupName: 'Crew',
      ownerIdentifier: users.userLoginName,
      ownerType: 'user',
      defaultUserLoginName: users.userLoginName,
      description: '',
    },
    /AddGroupResponse/,
  ],
  ['F22', 'lists', 'CheckOutFile', { pageUrl: '/Shared Documents/plan.txt', checkoutToLocal: 'false', lastmodified: '' }, />true</],
  ['F22', 'lists', 'CheckInFile', { pageUrl: '/Shared Documents/plan.txt', comment: '', CheckinType: '0' }, />true</],
  ['F23', 'authentication', 'Mode', {}, /ModeResult/],
]

it.each(rows)('%s: %s has %s in both profiles', async (_, service, operation, parameters, inReply) => {
  const asked = await answers(async (name: Name) => {
    const { status, text } = await ask(name, service, operation, element(parameters))
    return [status, inReply.test(text) || text.slice(text.indexOf('<soap:Body>'), 900)]
  })
  expect(asked).toEqual({ Svc: [200, true], SharePoint: [200, true] })
})

it('F16: copy takes fields without an Id', async () => {
  const destination = (name: Name) => `<string>${servers[name].url}/Shared Documents/copied.txt</string>`
  const fields = '<FieldInformation Type="Text" DisplayName="Title" InternalName="Title" Value="Copied"/>'
  const asked = await answers(async (name: Name) => {
    const inner = `<SourceUrl>x</SourceUrl><DestinationUrls>${destination(name)}</DestinationUrls><Fields>${fields}</Fields><Stream>cGxhbg==</Stream>`
    const { status, text } = await ask(name, 'copy', 'CopyIntoItems', inner)
    return [status, /ErrorCode="Success"/.test(text)]
  })
  expect(asked).toEqual({ Svc: [200, true], SharePoint: [200, true] })
})

it('F23: a sign-in gives the cookie FedAuth and its name', async () => {
  const asked = await answers(async (name: Name) => {
    const inner = '<username>admin</username><password>any</password>'
    const { status, text, headers } = await ask(name, 'authentication', 'Login', inner)
    return [status, /<CookieName>FedAuth</.test(text), /NoError/.test(text), (headers.get('set-cookie') ?? '').startsWith('FedAuth=')]
  })
  expect(asked).toEqual({ Svc: [200, true, true, true], SharePoint: [200, true, true, true] })
})

const wsdls: readonly (readonly [decision: string, service: string, operations: string])[] = [
  ['F4', 'views', 'AddView GetView GetViewCollection UpdateView DeleteView'],
  ['F5', 'versions', 'GetVersions RestoreVersion DeleteVersion DeleteAllVersions'],
  ['F6', 'sitedata', 'GetSite GetList GetWeb GetListCollection GetContent GetChanges'],
  ['F7', 'alerts', 'CreateAlert UpdateAlert GetAlerts DeleteAlerts'],
  ['F8', 'taxonomyclientservice', 'AddTerms GetChildTermsInTerm GetChildTermsInTermSet GetKeywordTermsByGuids GetTermSets GetTermsByLabel'],
  ['F9', 'userprofileservice', 'DeleteUserProfileByAccountName'],
  ['F10', 'diagnostics', 'GetServerDiagnostics RecordTrace SetLoggingLevel SendClientScriptErrorReport'],
  ['F11', 'publishedlinksservice', 'GetLinks GetPublishingPages'],
  ['F12', 'imaging', 'GetItems CheckSubweb GetListItems GetItemsXMLData CheckSubwebAndList'],
  ['F13', 'forms', 'GetFormCollection GetForm'],
  ['F15', 'businessdatacatalog', 'GetLobSystems GetLobSystemInstances GetEntities GetEntity FindEntityInstances GetEntityInstance'],
  ['F18', 'search', 'Query QueryEx GetPortalSearchInfo'],
]

it.each(wsdls)('%s: the contract of %s has its operations in both profiles', async (_, service, operations) => {
  const missing = await answers(async (name: Name) => {
    const { text } = await fetchFrom(`${servers[name].url}/_vti_bin/${service}.asmx?wsdl`)
    return operations.split(' ').filter((operation) => !text.includes(`<wsdl:operation name="${operation}"`))
  })
  expect(missing).toEqual({ Svc: [], SharePoint: [] })
})

it('G1, G3: the object model answers with the established types, and what it lacks by an error in the reply', async () => {
  const body = (property: string) =>
    `<Request xmlns="http://schemas.microsoft.com/sharepoint/clientquery/2009" SchemaVersion="15.0.0.0" LibraryVersion="15.0.0.0" ApplicationName="t"><Actions><ObjectPath Id="1" ObjectPathId="2"/><Query Id="3" ObjectPathId="2"><Query SelectAllProperties="true"><Properties/></Query></Query></Actions><ObjectPaths><Property Id="2" ParentId="0" Name="${property}"/><StaticProperty Id="0" TypeId="{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}" Name="Current"/></ObjectPaths></Request>`
  const process = async (name: Name, property: string) => {
    const { url } = servers[name]
    const head = { method: 'POST', user: 'admin' }
    const { text: digest } = await fetchFrom(`${url}/_api/contextinfo`, {
      ...head,
      headers: { Accept: 'application/json;odata=nometadata' },
    })
    const { FormDigestValue } = JSON.parse(digest) as { FormDigestValue: string }
    const headers = { 'Content-Type': 'text/xml', 'X-RequestDigest': FormDigestValue }
    return fetchFrom(`${url}/_vti_bin/client.svc/ProcessQuery`, { ...head, headers, body: body(property) })
  }
  const typeOf = async (name: Name) => /"_ObjectType_":"(\w+\.Web)"/.exec((await process(name, 'Web')).text)?.[1]
  // Clients of the object model compare these names: they are the same in both.
  expect(await answers(typeOf)).toEqual({ Svc: 'SP.Web', SharePoint: 'SP.Web' })
  const lacking = async (name: Name) => {
    const { status, text } = await process(name, 'Nowhere')
    return [status, /"ErrorInfo":\{/.test(text)]
  }
  expect(await answers(lacking)).toEqual({ Svc: [200, true], SharePoint: [200, true] })
})
