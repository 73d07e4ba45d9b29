import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordSoap } from '../../support/contract-client.ts'
import { bodyOf } from '../../support/judge/soap-schema.ts'
import { startWithPeople } from '../../support/samples/people-server.ts'
import { basic } from '../../support/server.ts'

/** Requests 7, 30 and 60 of the sixty that real clients send most, each as the client spells it: envelope, prefixes, headers and path. */

const established = 'http://schemas.microsoft.com/sharepoint/soap/'
const directory = `${established}directory/`
const envelopeNamespace = 'http://schemas.xmlsoap.org/soap/envelope/'
const schemas = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"'

let people: Awaited<ReturnType<typeof startWithPeople>>
beforeAll(async () => {
  people = await startWithPeople()
  const body = { parameters: { Title: 'Dev', Url: 'dev', WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: true } }
  expect((await people.admin.call('POST', '/_api/web/webs/add', { body })).status).toBe(200)
  const list = await people.admin.call('POST', '/dev/_api/web/lists', { body: { Title: 'Orders', BaseTemplate: 107 } })
  expect(list.status).toBe(201)
  for (const Title of ['one', 'two'])
    expect((await people.admin.call('POST', "/dev/_api/web/lists/getbytitle('Orders')/items", { body: { Title } })).status).toBe(201)
})
afterAll(() => people.server.stop())

interface Sent {
  readonly path: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

async function send({ path, body, headers = {} }: Sent, user: string | undefined = 'admin') {
  const response = await fetch(people.server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml; charset=utf-8', ...(user !== undefined && { Authorization: basic(user) }), ...headers },
    body,
  })
  const text = await response.text()
  const [, file = '', operation = ''] = /^.*\/([a-z]+)\.asmx\n(\w+)$/i.exec(`${path}\n${operationIn(body)}`) ?? []
  recordSoap(file.toLowerCase(), operation, response.ok)
  return { status: response.status, text, cookies: response.headers.getSetCookie() }
}

/** The first element of the body. */
const operationIn = (body: string): string => /:Body>\s*<(?:\w+:)?(\w+)/.exec(body)?.[1] ?? ''

/** One line without an XML declaration, with the prefix soap. */
const sharepointPlus = (operation: string, content: string, namespace = established) =>
  `<soap:Envelope ${schemas} xmlns:soap="${envelopeNamespace}"><soap:Body><${operation} xmlns="${namespace}">${content}</${operation}></soap:Body></soap:Envelope>`

/** Three prefixes, two of them for one namespace; the parameters have ns1, their content has no namespace. */
const sharePlum = (operation: string, content: string) =>
  `<?xml version="1.0" encoding="utf-8"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="${envelopeNamespace}" xmlns:ns0="${envelopeNamespace}" xmlns:ns1="${established}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n  <ns0:Body>\n    <ns1:${operation}>${content}</ns1:${operation}>\n  </ns0:Body>\n</SOAP-ENV:Envelope>\n`

/** Lines and indentation, as from a template. */
const signInTemplate = (userName: string, password: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n  <soap:Envelope ${schemas} xmlns:soap="${envelopeNamespace}">\n    <soap:Body>\n      <Login xmlns="${established}">\n        <username>${userName}</username>\n        <password>${password}</password>\n      </Login>\n    </soap:Body>\n  </soap:Envelope>\n`

const action = (operation: string, namespace = established) => ({ SOAPAction: namespace + operation })

/** The elements of the reply at a path of indexes, as clients index a parsed envelope. */
const startTagsIn = (text: string): string[] => [...text.matchAll(/<(?![/?!])([^\s/>]+)/g)].map(([, name = '']) => name)

describe('7: Login to authentication.asmx', () => {
  it.each<[string, Sent]>([
    ['node-sp-auth, without SOAPAction', { path: '/_vti_bin/authentication.asmx', body: signInTemplate('owner', 'p&amp;w') }],
    [
      'gosip, its template in one line',
      {
        path: '/_vti_bin/authentication.asmx',
        headers: { 'Content-Type': 'text/xml;charset=utf-8' },
        body: signInTemplate('owner', 'p').replace(/\n\s*/g, ''),
      },
    ],
    [
      'SharePlum',
      {
        path: '/_vti_bin/Authentication.asmx',
        headers: action('Login'),
        body: sharePlum('Login', '<ns1:username>owner</ns1:username><ns1:password>p</ns1:password>'),
      },
    ],
    [
      'a proxy, from below a web',
      { path: '/dev//_VTI_BIN/AUTHENTICATION.ASMX', headers: { SOAPAction: `"${established}Login"` }, body: signInTemplate('owner', 'p') },
    ],
  ])('%s', async (_, sent) => {
    const { status, text, cookies } = await send(sent, undefined)
    expect(status).toBe(200)
    expect(text).toContain('<soap:Body>')
    expect(bodyOf(text)).toMatch(
      new RegExp(
        `^<LoginResponse xmlns="${established}"><LoginResult><CookieName>FedAuth</CookieName><ErrorCode>NoError</ErrorCode><TimeoutSeconds>\\d+</TimeoutSeconds></LoginResult></LoginResponse>$`,
      ),
    )
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^FedAuth=/)
    const headers = { Cookie: cookies[0]?.split(';')[0] ?? '', Accept: 'application/json;odata=nometadata' }
    const me = await fetch(`${people.server.url}/_api/web/currentuser`, { headers })
    expect((await me.json()) as object).toMatchObject({ Title: 'owner' })
  })
})

describe('30: lists.asmx', () => {
  const items = '<listName>Orders</listName><viewName></viewName>'
  const plusQuery = `${items}<query><Query><Where><Neq><FieldRef Name="Title"/><Value Type="Text">none</Value></Neq></Where><OrderBy><FieldRef Name="ID" Ascending="true" /></OrderBy></Query></query><viewFields><ViewFields Properties='True'><FieldRef Name="Title"></FieldRef></ViewFields></viewFields><rowLimit>0</rowLimit><queryOptions><QueryOptions><DateInUtc>False</DateInUtc><Paging ListItemCollectionPositionNext=""></Paging><IncludeAttachmentUrls>True</IncludeAttachmentUrls><IncludeMandatoryColumns>False</IncludeMandatoryColumns><ExpandUserField>False</ExpandUserField><ViewAttributes Scope="Recursive"></ViewAttributes></QueryOptions></queryOptions>`
  const plumQuery =
    '<ns1:listName>Orders</ns1:listName><ns1:viewFields ViewFieldsOnly="true"><ViewFields><FieldRef Name="Title"/></ViewFields></ns1:viewFields><ns1:query><Query><OrderBy><FieldRef Name="ID"/></OrderBy></Query></ns1:query><ns1:rowLimit>0</ns1:rowLimit>'

  it.each<[string, Sent]>([
    ['SharepointPlus, without SOAPAction', { path: '/dev/_vti_bin/Lists.asmx', body: sharepointPlus('GetListItems', plusQuery) }],
    ['SharepointPlus, with two slashes', { path: '/dev//_vti_bin/Lists.asmx', body: sharepointPlus('GetListItems', plusQuery) }],
    [
      'SharepointPlus, with the SOAPAction of another operation',
      { path: '/dev/_vti_bin/lists.asmx', headers: action('DeleteList'), body: sharepointPlus('GetListItems', plusQuery) },
    ],
    [
      'SharePlum',
      {
        path: '/dev/_vti_bin/lists.asmx',
        headers: { 'Content-Type': 'text/xml; charset=UTF-8', ...action('GetListItems') },
        body: sharePlum('GetListItems', plumQuery),
      },
    ],
    [
      'anybody, in another case',
      { path: '/DEV/_VTI_BIN/LISTS.ASMX', headers: { SOAPAction: '""' }, body: sharePlum('GetListItems', plumQuery) },
    ],
  ])('GetListItems as %s', async (_, sent) => {
    const { status, text } = await send(sent)
    expect({ status, text: text.slice(0, 900) }).toMatchObject({ status: 200 })
    // SharePlum takes the rows from envelope[0][0][0][0][0], so no further element may contain them.
    expect(startTagsIn(text).slice(0, 7)).toEqual([
      'soap:Envelope',
      'soap:Body',
      'GetListItemsResponse',
      'GetListItemsResult',
      'listitems',
      'rs:data',
      'z:row',
    ])
    expect(bodyOf(text)).toContain(`<GetListItemsResponse xmlns="${established}">`)
    expect([...text.matchAll(/<z:row [^>]*ows_Title="(\w+)"/g)].slice(0, 2).map(([, title]) => title)).toEqual(['one', 'two'])
  })

  it.each<[string, Sent]>([
    [
      'SharepointPlus',
      {
        path: '/dev/_vti_bin/lists.asmx',
        headers: action('UpdateListItems'),
        body: sharepointPlus(
          'UpdateListItems',
          `<listName>Orders</listName><updates><Batch OnError="Continue" ListVersion="1"  ViewName=""><Method ID="1" Cmd="New"><Field Name='ID'>New</Field><Field Name='Title'><![CDATA[by <Plus>]]></Field></Method></Batch></updates>`,
        ),
      },
    ],
    [
      'SharePlum',
      {
        path: '/dev/_vti_bin/lists.asmx',
        headers: action('UpdateListItems'),
        body: sharePlum(
          'UpdateListItems',
          '<ns1:listName>Orders</ns1:listName><ns1:updates><Batch OnError="Return" ListVersion="1"><Method ID="1" Cmd="New"><Field Name="Title">by &lt;Plus&gt;</Field></Method></Batch></ns1:updates>',
        ),
      },
    ],
  ])('UpdateListItems as %s', async (_, sent) => {
    const { status, text } = await send(sent)
    expect({ status, text }).toMatchObject({ status: 200 })
    expect(text).toContain('<UpdateListItemsResult><Results><Result ID="1,New"><ErrorCode>0x00000000</ErrorCode>')
    expect(text).toContain(' ows_Title="by &lt;Plus&gt;"')
  })

  it.each<[string, Sent]>([
    [
      'SharepointPlus',
      { path: '/dev/_vti_bin/lists.asmx', headers: action('GetList'), body: sharepointPlus('GetList', '<listName>Orders</listName>') },
    ],
    [
      'SharePlum',
      { path: '/dev/_vti_bin/lists.asmx', headers: action('GetList'), body: sharePlum('GetList', '<ns1:listName>Orders</ns1:listName>') },
    ],
  ])('GetList as %s', async (_, sent) => {
    const { status, text } = await send(sent)
    expect(status).toBe(200)
    expect(startTagsIn(text).slice(2, 6)).toEqual(['GetListResponse', 'GetListResult', 'List', 'Fields'])
    for (const part of ['<Field ', '<RegionalSettings>', '<ServerSettings>']) expect(text).toContain(part)
  })

  it('GetListCollection as SharepointPlus', async () => {
    const body = sharepointPlus('GetListCollection', '')
    const { status, text } = await send({ path: '/dev/_vti_bin/lists.asmx', headers: action('GetListCollection'), body })
    expect(status).toBe(200)
    expect(text).toMatch(/<List [^>]*\bTitle="Orders"/)
  })

  it('tells each client in its own namespace what it cannot do', async () => {
    const body = sharePlum('GetList', '<ns1:listName>Nope</ns1:listName>')
    const { status, text } = await send({ path: '/dev/_vti_bin/lists.asmx', headers: action('GetList'), body })
    expect(status).toBe(404)
    expect(text).toContain(`<errorcode xmlns="${established}">0x81020015</errorcode>`)
  })
})

describe('60: usergroup.asmx, views.asmx and sites.asmx', () => {
  const user =
    '<User ID="\\d+" Sid="" Name="owner" LoginName="i:0#.f\\|membership\\|owner" Email="[^"]+" Notes="" IsSiteAdmin="False" IsDomainGroup="False" Flags="0"/>'
  const login = '<userLoginName>i:0#.f|membership|owner</userLoginName>'

  it.each<[string, Sent, RegExp]>([
    [
      'GetUserInfo, without SOAPAction',
      { path: '/dev/_vti_bin/usergroup.asmx', body: sharepointPlus('GetUserInfo', login, directory) },
      new RegExp(`<GetUserInfo>${user}</GetUserInfo>`),
    ],
    [
      'GetUserCollectionFromGroup',
      {
        path: '/dev/_vti_bin/usergroup.asmx',
        headers: action('GetUserCollectionFromGroup', directory),
        body: sharepointPlus('GetUserCollectionFromGroup', '<groupName>home owners</groupName>', directory),
      },
      new RegExp(`<Users>.*${user}.*</Users>`),
    ],
    [
      'GetGroupCollectionFromUser',
      {
        path: '/dev/_vti_bin/usergroup.asmx',
        headers: action('GetGroupCollectionFromUser', directory),
        body: sharepointPlus('GetGroupCollectionFromUser', login, directory),
      },
      /<Groups><Group ID="\d+" Name="Home Owners" [^>]*\/><\/Groups>/,
    ],
    [
      'GetViewCollection',
      {
        path: '/dev/_vti_bin/Views.asmx',
        headers: action('GetViewCollection'),
        body: sharepointPlus('GetViewCollection', '<listName>Orders</listName>'),
      },
      /<Views><View Name="\{[0-9A-F-]+\}" /,
    ],
    [
      'GetView',
      {
        path: '/dev/_vti_bin/Views.asmx',
        headers: action('GetView'),
        body: sharepointPlus('GetView', '<listName>Orders</listName><viewName></viewName>'),
      },
      /<View [^>]*DefaultView="TRUE"[^>]*><Query(\/>|>.*)<ViewFields><FieldRef Name="\w+"\/>/,
    ],
  ])('%s as SharepointPlus', async (name, sent, pattern) => {
    const { status, text } = await send(sent)
    expect({ status, text }).toMatchObject({ status: 200 })
    const operation = name.split(',')[0] ?? ''
    const namespace = sent.body.includes(directory) ? directory : established
    expect(bodyOf(text)).toMatch(new RegExp(`^<${operation}Response xmlns="${namespace}"><${operation}Result>`))
    expect(text).toMatch(pattern)
  })

  it('views as SharePlum takes them: by position, and by the id without braces', async () => {
    const all = await send({
      path: '/dev/_vti_bin/Views.asmx',
      headers: action('GetViewCollection'),
      body: sharePlum('GetViewCollection', '<ns1:listName>Orders</ns1:listName>'),
    })
    expect(startTagsIn(all.text).slice(2, 6)).toEqual(['GetViewCollectionResponse', 'GetViewCollectionResult', 'Views', 'View'])
    const id = /<View Name="\{([^}]+)\}"/.exec(all.text)?.[1] ?? ''
    const body = sharePlum('GetView', `<ns1:listName>Orders</ns1:listName><ns1:viewName>${id}</ns1:viewName>`)
    const one = await send({ path: '/dev/_vti_bin/Views.asmx', headers: action('GetView'), body })
    // The columns are the second child of the view.
    expect(startTagsIn(one.text).slice(2, 5)).toEqual(['GetViewResponse', 'GetViewResult', 'View'])
    expect(one.text).toMatch(/<View [^>]*><Query(\/>|>.*<\/Query>)<ViewFields>/)
  })

  it('GetSite as SharePlum', async () => {
    const { url } = people.server
    const body = sharePlum('GetSite', `<ns1:SiteUrl>${url}</ns1:SiteUrl>`)
    const { status, text } = await send({ path: '/_vti_bin/Sites.asmx', headers: action('GetSite'), body })
    expect(status).toBe(200)
    expect(startTagsIn(text).slice(2)).toEqual(['GetSiteResponse', 'GetSiteResult'])
    expect(text).toContain(`&lt;Site Url="${url}" Id="{`)
  })

  it('a user who does not exist is a fault in the namespace that all services share', async () => {
    const body = sharepointPlus('GetUserInfo', '<userLoginName>nobody</userLoginName>', directory)
    const { status, text } = await send({ path: '/dev/_vti_bin/usergroup.asmx', body })
    expect(status).toBe(404)
    expect(text).toContain(`<errorcode xmlns="${established}">0x80131600</errorcode>`)
  })
})
