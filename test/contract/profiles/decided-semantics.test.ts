import { expect, it } from 'vitest'
import { jsonBody as json, type ProfileName as Name, type DecidedRow as Row, serveBoth } from '../../support/profiles/two-profiles.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { oneConnection, signInByNtlm } from '../../support/sign-in/ntlm-client.ts'
import { envelope, namespaces, rowsIn, textIn } from '../../support/soap/messages.ts'
import { accepts, rowsOf } from '../../support/wire.ts'

/** The rows of sections G, H and I that the two profiles share, or that the names of a profile change: each is asked in both. */
const { servers, call, answers, holds } = await serveBoth()
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const documents = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/plan.txt')"
const upload = (name: Name) => call(name, 'POST', `${documents}/files/add(url='plan.txt',overwrite=true)`, { body: 'words' })
await answers(upload)

const read = async (name: Name, url: string) => (await call(name, 'GET', url, {}, accepts.nometadata)).json
const post = (name: Name, url: string, body?: object) => call(name, 'POST', url, body === undefined ? {} : json(body))
const statusOf = async (name: Name, url: string, body?: object) => (await post(name, url, body)).status
const codeOf = ({ status, json: reply }: Awaited<ReturnType<typeof post>>) => [
  status,
  Number.parseInt((reply.error ?? reply['odata.error']).code, 10),
]

async function soap(name: Name, service: string, operation: string, inner: string) {
  const body = envelope(`<${operation} xmlns="${namespaces.configured}">${inner}</${operation}>`)
  const headers = { 'Content-Type': 'text/xml', SOAPAction: `${namespaces.configured}${operation}` }
  return (await fetchFrom(`${servers[name].url}/_vti_bin/${service}.asmx`, { method: 'POST', headers, body })).text
}

/** The request that reads the title of the web by the object model, as its libraries write it. */
const queryOfTitle =
  '<Request AddExpandoFieldTypeSuffix="true" SchemaVersion="15.0.0.0" LibraryVersion="16.0.0.0" ApplicationName="Tests" xmlns="http://schemas.microsoft.com/sharepoint/clientquery/2009"><Actions><Query Id="5" ObjectPathId="3"><Query SelectAllProperties="false"><Properties><Property Name="Title" ScalarProperty="true"/></Properties></Query></Query></Actions><ObjectPaths><Property Id="3" ParentId="1" Name="Web"/><StaticProperty Id="1" TypeId="{3747adcd-a3c3-41b9-bfab-4a64dd2f1e0a}" Name="Current"/></ObjectPaths></Request>'
const processQuery = '/_vti_bin/client.svc/ProcessQuery'

/** What NTLM alone opens on one connection: the status of the sign-in, of a further request, and of ProcessQuery without a digest and with one. */
async function byNtlm(name: Name) {
  const connection = oneConnection(servers[name].url)
  try {
    const { status } = await signInByNtlm(connection, '/_api/web/title', { userName: 'ann', domain: '', password: 'any' })
    const send = (path: string, body: string, headers: Record<string, string> = {}) =>
      connection.send(path, { 'Content-Type': 'text/xml', 'Content-Length': String(body.length), ...headers }, 'POST', body)
    const context = await send('/_api/contextinfo', '', { Accept: accepts.nometadata })
    const { FormDigestValue } = JSON.parse(context.text) as { FormDigestValue: string }
    const without = await send(processQuery, queryOfTitle)
    const withDigest = await send(processQuery, queryOfTitle, { 'X-RequestDigest': FormDigestValue })
    const errorIn = ({ text }: { text: string }) => /"ErrorInfo":\{/.test(text)
    return {
      signIn: [status, context.status],
      processQuery: [without.status, errorIn(without), withDigest.status, errorIn(withDigest)],
    }
  } finally {
    connection.close()
  }
}

/** The cookie of a sign-in by the form. */
async function cookieOf(name: Name): Promise<string> {
  const text = await soap(name, 'authentication', 'Login', '<username>ann</username><password>any</password>')
  expect(textIn(text, 'ErrorCode')).toBe('NoError')
  const form = await fetch(`${servers[name].url}/_forms/default.aspx`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'username=ann&password=any',
    redirect: 'manual',
  })
  return (form.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

const objectModel: readonly Row[] = [
  {
    decision: 'G2',
    says: 'XML goes in, an array of JSON comes out: a header, then an id and a result for each query',
    ask: async (name) => {
      const { status, text } = await fetchFrom(servers[name].url + processQuery, {
        method: 'POST',
        headers: { 'Content-Type': 'text/xml' },
        body: queryOfTitle,
      })
      const [header, id, web] = JSON.parse(text) as [object, number, Record<string, unknown>]
      return [status, Object.keys(header), id, Object.keys(web)]
    },
    expected: [
      200,
      ['SchemaVersion', 'LibraryVersion', 'ErrorInfo', 'TraceCorrelationId'],
      5,
      ['_ObjectType_', '_ObjectIdentity_', 'Title'],
    ],
  },
]

const content: readonly Row[] = [
  {
    decision: 'H2',
    says: 'a wiki page is a document',
    ask: async (name) => [
      (await read(name, "/_api/web/contenttypes('0x010108')")).Name,
      (await read(name, "/_api/web/contenttypes('0x010108')/parent")).StringId,
    ],
    expected: ['Wiki Page', '0x0101'],
  },
  {
    decision: 'H3',
    says: 'the id of a new content type is that of its parent, 00 and 32 digits',
    ask: async (name) => {
      const parameters = { Name: 'Order', Description: '', Group: 'g', ParentContentTypeId: '0x0101' }
      const { json: made } = await call(name, 'POST', '/_api/web/contenttypes/create', json({ parameters }), accepts.nometadata)
      return /^0x010100[0-9A-F]{32}$/.test(made.StringId)
    },
    expected: true,
  },
  {
    decision: 'H4',
    says: 'libraries of pages have the templates 850 and 119',
    ask: async (name) => {
      const made: unknown[] = []
      for (const BaseTemplate of [850, 119]) {
        const { json: list } = await post(name, '/_api/web/lists', { Title: `Pages ${BaseTemplate}`, BaseTemplate })
        made.push([list.BaseTemplate, list.BaseType])
      }
      return made
    },
    expected: [
      [850, 1],
      [119, 1],
    ],
  },
  {
    decision: 'H5',
    says: 'items are filtered by FSObjType, and by FileSystemObjectType',
    ask: async (name) => {
      await post(name, `${documents}/folders/add('below')`)
      const rows = (filter: string) => read(name, `/_api/web/lists/getbytitle('Documents')/items?$select=FileLeafRef&$filter=${filter}`)
      const found = await Promise.all(['FSObjType eq 0', 'FSObjType eq 1', 'FileSystemObjectType eq 1'].map(rows))
      return found.map(({ value }) => value.map((row: { FileLeafRef: string }) => row.FileLeafRef))
    },
    expected: [['plan.txt'], ['below'], ['below']],
  },
  {
    decision: 'H6',
    says: 'a file is checked out once, and only what is checked out is checked in or undone',
    ask: async (name) => [
      codeOf(await post(name, `${file}/undocheckout`)),
      await statusOf(name, `${file}/checkout`),
      (await call(name, 'POST', `${file}/checkout`, { headers: { Authorization: basic('ben') } })).status,
      await statusOf(name, `${file}/checkin(comment='done',checkintype=1)`),
      codeOf(await post(name, `${file}/checkin(comment='again',checkintype=1)`)),
    ],
    expected: [[400, -2147024738], 200, 423, 200, [400, -2147024738]],
  },
  {
    decision: 'H7',
    says: 'a minor check-in without minor versions is a major one',
    ask: async (name) => {
      const before = await read(name, `${file}?$select=MajorVersion,MinorVersion`)
      await post(name, `${file}/checkout`)
      const { status } = await post(name, `${file}/checkin(comment='',checkintype=0)`)
      const after = await read(name, `${file}?$select=MajorVersion,MinorVersion`)
      return [status, after.MajorVersion >= before.MajorVersion, after.MinorVersion]
    },
    expected: [200, true, 0],
  },
  {
    decision: 'H8',
    says: 'the login name of a user has its claims',
    ask: async (name) => (await read(name, '/_api/web/currentuser')).LoginName,
    expected: 'i:0#.f|membership|ann',
  },
  {
    decision: 'H9',
    says: 'roles have the established ids and masks',
    ask: async (name) =>
      (await read(name, '/_api/web/roledefinitions?$filter=Id eq 1073741829 or Id eq 1073741826')).value.map(
        (role: { Id: number; Name: string; BasePermissions: { High: string; Low: string } }) => [
          ...[role.Id, role.Name, Number(role.BasePermissions.High), Number(role.BasePermissions.Low)],
        ],
      ),
    expected: [
      [1073741829, 'Full Control', 2147483647, 4294967295],
      [1073741826, 'Read', 176, 138612833],
    ],
  },
  {
    decision: 'H10',
    says: 'users and groups share one sequence of ids; the system account has its own',
    ask: async (name) => {
      const { json: first } = await post(name, '/_api/web/ensureuser', { logonName: 'eve' })
      const { json: group } = await post(name, '/_api/web/sitegroups', { Title: 'Evening' })
      const { json: next } = await post(name, '/_api/web/ensureuser', { logonName: 'finn' })
      return [group.Id - first.Id, next.Id - group.Id]
    },
    expected: [1, 1],
  },
  {
    decision: 'H11',
    says: 'the id of an item is never used again, and may be reserved',
    ask: async (name) => {
      const add = async () => (await post(name, `${tasks}/items`, { Title: 'One' })).json.Id as number
      const first = await add()
      await call(name, 'DELETE', `${tasks}/items(${first})`)
      const reserved = (await post(name, `${tasks}/reservelistitemid`)).json.value as number
      return [reserved - first, (await add()) - reserved]
    },
    expected: [1, 1],
  },
  {
    decision: 'H12',
    says: 'times are whole seconds of UTC by REST, and the same ones by SOAP',
    ask: async (name) => {
      const { json: item } = await post(name, `${tasks}/items`, { Title: 'Timed', DueDate: '2026-03-01T10:20:30Z' })
      const query = `<listName>Tasks</listName><query><Query xmlns=""><Where><Eq><FieldRef Name="ID"/><Value Type="Counter">${item.Id}</Value></Eq></Where></Query></query><viewFields><ViewFields xmlns=""><FieldRef Name="Created"/></ViewFields></viewFields>`
      const [row] = rowsIn(await soap(name, 'lists', 'GetListItems', query))
      return [
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(item.Created),
        item.DueDate,
        row?.ows_Created === item.Created.replace('T', ' ').replace('Z', ''),
      ]
    },
    expected: [true, '2026-03-01T10:20:30Z', true],
  },
  {
    decision: 'H13',
    says: 'a deletion is for good, recycle() leads to the bin',
    ask: async (name) => {
      const add = async (Title: string) => `${tasks}/items(${(await post(name, `${tasks}/items`, { Title })).json.Id})`
      await call(name, 'DELETE', await add('For good'))
      await post(name, `${await add('To the bin')}/recycle`)
      return rowsOf(await call(name, 'GET', '/_api/web/recyclebin?$select=Title')).map((row) => row.Title)
    },
    expected: ['To the bin'],
  },
  {
    decision: 'H14',
    says: 'the address of a list is its title without what an address cannot have: 50 characters below Lists, or of the web',
    ask: async (name) => {
      const urls: string[] = []
      for (const [Title, BaseTemplate] of [
        ['Stock: chairs @home.', 100],
        ['Plans-2026', 101],
        ['x'.repeat(60), 100],
      ] as const) {
        const { json: list } = await post(name, '/_api/web/lists', { Title, BaseTemplate })
        urls.push((await read(name, `/_api/web/lists('${list.Id}')/rootfolder`)).ServerRelativeUrl)
      }
      return urls
    },
    expected: ['/Lists/Stock chairs home', '/Plans2026', `/Lists/${'x'.repeat(50)}`],
  },
]

const access: readonly Row[] = [
  {
    decision: 'I2',
    says: 'the form gives the cookie FedAuth, which signs reads in',
    ask: async (name) => {
      const cookie = await cookieOf(name)
      const headers = { Cookie: cookie, Accept: accepts.nometadata }
      const reply = await fetch(`${servers[name].url}/_api/web/currentuser`, { headers })
      const { LoginName } = (await reply.json()) as { LoginName: string }
      return [cookie.split('=')[0], reply.status, LoginName]
    },
    expected: ['FedAuth', 200, 'i:0#.f|membership|ann'],
  },
  {
    decision: 'I4',
    says: 'contextinfo takes no body, an empty one, and an empty object',
    ask: async (name) => {
      const sent = [{}, { body: '' }, json({}), { headers: { 'Content-Type': 'application/json' }, body: '' }]
      return Promise.all(sent.map(async (one) => (await call(name, 'POST', '/_api/contextinfo', one)).status))
    },
    expected: [200, 200, 200, 200],
  },
]

const signedInByNtlm: readonly Row[] = [
  {
    decision: 'G4',
    says: 'a query that NTLM signs in needs a digest there alone',
    ask: async (name) => (await byNtlm(name)).processQuery,
    expected: [200, false, 200, false],
    sharePoint: [403, false, 200, false],
  },
  {
    decision: 'I3',
    says: 'NTLM signs a connection in, also for its further requests',
    ask: async (name) => (await byNtlm(name)).signIn,
    expected: [200, 200],
  },
]

it.each([...objectModel, ...content, ...access])('$decision: $says', holds)
itOnOneServer.each([...signedInByNtlm])('$decision: $says', holds)
