import { request } from 'node:http'
import { expect, it } from 'vitest'
import { jsonBody as json, type ProfileName as Name, type DecidedRow as Row, serveBoth } from '../../support/profiles/two-profiles.ts'
import { basic, fetchFrom } from '../../support/server.ts'
import { accepts, rowsOf } from '../../support/wire.ts'

/** The rows of sections B, C and E that are the same in both profiles, or differ in a name alone: each is asked in both. */
const { servers, call, answers, holds } = await serveBoth()
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const documents = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const file = (leaf: string) => `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${leaf}')`
const upload = (name: Name, leaf: string, body = 'words') =>
  call(name, 'POST', `${documents}/files/add(url='${leaf}',overwrite=true)`, { body })
const typesOf = (prefix: string) => ['FieldText', 'View', 'ContentType', 'RoleAssignment'].map((type) => `${prefix}.${type}`)

/** Both have a file, a group, and more rows than a page of items and of a search holds. */
const rowCount = 104
async function prepare(name: Name) {
  await upload(name, 'plan.txt')
  await call(name, 'POST', '/_api/web/sitegroups', json({ Title: 'Crew' }))
  for (let round = 0; round < 4; round += 1)
    await Promise.all(
      Array.from({ length: rowCount / 4 }, (_, row) => call(name, 'POST', `${tasks}/items`, json({ Title: `Lathe ${round}.${row}` }))),
    )
}
await answers(prepare)

const read = async (name: Name, url: string, accept?: string) => (await call(name, 'GET', url, {}, accept)).json
const statusOf = async (name: Name, method: string, url: string, sent = {}) => (await call(name, method, url, sent)).status
const control = (value: object) => Object.keys(value).filter((key) => key.startsWith('odata.'))

/** Posts a batch of one GET and, in a change set, one POST; gives the statuses of the parts. */
async function batch(name: Name, body: string) {
  const part = (method: string, url: string, more = '') =>
    `Content-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n${method} ${servers[name].url}${url} HTTP/1.1\r\nAccept: ${accepts.nometadata}\r\n${more}\r\n`
  const change = `--c\r\n${part('POST', `${tasks}/items`, 'Content-Type: application/json\r\n')}${body}\r\n--c--\r\n`
  const { status, text } = await fetchFrom(`${servers[name].url}/_api/$batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
    body: `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n${change}--b\r\n${part('GET', '/_api/web/title')}\r\n--b--\r\n`,
  })
  return [status, ...[...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))]
}

/** The status of a batch that announces a length, and sends nothing of it. */
const announce = (name: Name, length: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { Authorization: basic('ann'), 'Content-Type': 'multipart/mixed; boundary=b', 'Content-Length': length }
    const asked = request(`${servers[name].url}/_api/$batch`, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode)
      asked.destroy()
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })

const envelopes: readonly Row[] = [
  {
    decision: 'B2',
    says: 'minimal metadata has the address of the metadata once, and type, id, tag and address of each entity',
    ask: async (name) => {
      const page = await read(name, `${tasks}/items?$top=1`)
      return [control(await read(name, tasks)), control(page), control(page.value[0])]
    },
    expected: [
      ['odata.metadata', 'odata.type', 'odata.id', 'odata.etag', 'odata.editLink'],
      ['odata.metadata', 'odata.nextLink'],
      ['odata.type', 'odata.id', 'odata.etag', 'odata.editLink'],
    ],
  },
  {
    decision: 'B3',
    says: 'nometadata has none',
    ask: async (name) => [
      JSON.stringify(await read(name, tasks, accepts.nometadata)).includes('odata.'),
      JSON.stringify((await read(name, `${tasks}/items?$top=1`, accepts.nometadata)).value).includes('odata.'),
    ],
    expected: [false, false],
  },
  {
    decision: 'B5',
    says: 'columns, views, content types and role assignments have their types',
    ask: async (name) => {
      const urls = [`${tasks}/fields/getbytitle('Title')`, `${tasks}/defaultview`, "/_api/web/contenttypes('0x01')"]
      const types = await Promise.all(urls.map(async (url) => (await read(name, url))['odata.type']))
      return [...types, (await read(name, '/_api/web/roleassignments')).value[0]['odata.type']]
    },
    expected: typesOf('Svc'),
    sharePoint: typesOf('SP'),
  },
  {
    decision: 'B7',
    says: 'the id in the metadata of an item is a GUID, that of others an address',
    ask: async (name) => {
      const [item] = rowsOf(await call(name, 'GET', `${tasks}/items?$top=1`, {}, accepts.verbose))
      const list = (await read(name, tasks, accepts.verbose)).d
      return [/^[0-9a-f-]{36}$/.test(item.__metadata.id), list.__metadata.id.startsWith(`${servers[name].url}/_api/`)]
    },
    expected: [true, true],
  },
  {
    decision: 'B11',
    says: 'FileRef and File_x0020_Size of a file are returned where they are selected; the size is a number',
    ask: async (name) => {
      const library = "/_api/web/lists/getbytitle('Documents')/items"
      const [plain] = (await read(name, `${library}?$filter=FSObjType eq 0`, accepts.nometadata)).value
      const [row] = (await read(name, `${library}?$filter=FSObjType eq 0&$select=FileRef,File_x0020_Size`, accepts.nometadata)).value
      return ['FileRef' in plain, 'File_x0020_Size' in plain, row]
    },
    expected: [false, false, { FileRef: '/Shared Documents/plan.txt', File_x0020_Size: 5 }],
  },
  {
    decision: 'B12',
    says: 'a role assignment has the id of its principal, the member and its roles',
    ask: async (name) => {
      const [row] = (await read(name, '/_api/web/roleassignments?$expand=Member,RoleDefinitionBindings', accepts.nometadata)).value
      return [typeof row.PrincipalId, row.Member.Id === row.PrincipalId, typeof row.RoleDefinitionBindings[0].Name]
    },
    expected: ['number', true, 'string'],
  },
]

const statuses: readonly Row[] = [
  {
    decision: 'C8',
    says: 'a file that another user has checked out is 423',
    ask: async (name) => {
      await upload(name, 'held.txt')
      const headers = { Authorization: basic('ben') }
      const out = await statusOf(name, 'POST', `${file('held.txt')}/checkout`, { headers })
      const put = await statusOf(name, 'POST', `${file('held.txt')}/$value`, { headers: { 'X-HTTP-Method': 'PUT' }, body: 'x' })
      const gone = await statusOf(name, 'DELETE', file('held.txt'))
      return [out, put, gone]
    },
    expected: [200, 423, 423],
  },
  {
    decision: 'C12',
    says: 'a batch of more than 16 MiB is 413, a range behind the end 416',
    ask: async (name) => {
      const range = await fetchFrom(`${servers[name].url}${file('plan.txt')}/$value`, { headers: { Range: 'bytes=99-' } })
      return [await announce(name, 2 ** 24 + 1), range.status]
    },
    expected: [413, 416],
  },
]

const requests: readonly Row[] = [
  {
    decision: 'E1',
    says: 'an update comes by POST, PUT, MERGE or PATCH, a deletion by DELETE, and each of them in X-HTTP-Method; PUT leaves what it does not name',
    ask: async (name) => {
      const { json: item } = await call(name, 'POST', `${tasks}/items`, json({ Title: 'Verbs', Body: 'stays' }))
      const url = `${tasks}/items(${item.Id})`
      const direct = ['PUT', 'MERGE', 'PATCH'].map((verb) => [verb, {}] as const)
      const tunnelled = ['PUT', 'MERGE', 'PATCH', 'DELETE'].map((verb) => ['POST', { 'X-HTTP-Method': verb }] as const)
      const taken: number[] = []
      for (const [method, headers] of [...direct, ...tunnelled.slice(0, 3)])
        taken.push(await statusOf(name, method, url, json({ Title: method }, { 'If-Match': '*', ...headers })))
      const { Body } = await read(name, url)
      return [taken, Body, await statusOf(name, 'POST', url, { headers: { 'X-HTTP-Method': 'DELETE' } })]
    },
    expected: [Array(6).fill(200), 'stays', 200],
    sharePoint: [Array(6).fill(204), 'stays', 200],
  },
  {
    decision: 'E7',
    says: 'a page has 100 items unless $top says otherwise, and $top may be 5000',
    ask: async (name) => [
      (await read(name, `${tasks}/items?$select=Id`)).value.length,
      (await read(name, `${tasks}/items?$select=Id&$top=5000`)).value.length >= rowCount,
      await statusOf(name, 'GET', `${tasks}/items?$top=5001`),
    ],
    expected: [100, true, 200],
  },
  {
    decision: 'E9',
    says: 'a search gives ten rows unless rowlimit says otherwise, and at most 500',
    ask: async (name) => {
      const rows = async (more: string) =>
        (await read(name, `/_api/search/query?querytext='Lathe'${more}`)).PrimaryQueryResult.RelevantResults
      await expect.poll(async () => (await rows('')).TotalRows, { timeout: 60_000 }).toBe(rowCount)
      return [(await rows('')).RowCount, (await rows('&rowlimit=500')).RowCount, (await rows('&rowlimit=501')).RowCount]
    },
    expected: [10, rowCount, rowCount],
  },
  {
    decision: 'E10',
    says: 'a folder is made at web/folders, below a folder, by add, addusingpath and addsubfolderusingpath',
    ask: async (name) => [
      await statusOf(name, 'POST', '/_api/web/folders', json({ ServerRelativeUrl: '/Shared Documents/one' })),
      await statusOf(name, 'POST', `${documents}/folders`, json({ ServerRelativeUrl: '/Shared Documents/two' })),
      await statusOf(name, 'POST', `${documents}/folders/add('three')`),
      await statusOf(name, 'POST', `${documents}/folders/addusingpath(decodedurl='four')`),
      await statusOf(name, 'POST', `${documents}/addsubfolderusingpath(decodedurl='five')`),
      (await read(name, `${documents}/folders?$select=Name`)).value
        .map((row: { Name: string }) => row.Name)
        .filter((leaf: string) => leaf !== 'Forms'),
    ],
    expected: [201, 201, 200, 200, 200, ['five', 'four', 'one', 'three', 'two']],
  },
  {
    decision: 'E11',
    says: 'a list has its workflow subscriptions',
    ask: async (name) => statusOf(name, 'GET', `/_api/web/lists('${(await read(name, tasks)).Id}')/workflowsubscriptions`),
    expected: 200,
  },
  {
    decision: 'E12',
    says: 'a member comes by LoginName, and is found by address, and by name in an alias',
    ask: async (name) => {
      const users = "/_api/web/sitegroups/getbyname('Crew')/users"
      const LoginName = 'i:0#.f|membership|cleo@example.org'
      const added = await statusOf(name, 'POST', users, json({ LoginName }))
      const byMail = await statusOf(name, 'GET', `${users}/getbyemail('cleo@example.org')`)
      const alias = await read(name, `${users}/getbyloginname(@v)?@v='${encodeURIComponent(LoginName)}'`)
      return [added, byMail, alias.LoginName]
    },
    expected: [201, 200, 'i:0#.f|membership|cleo@example.org'],
  },
  {
    decision: 'E13',
    says: 'ensureuser takes the name in its body, and in its address',
    ask: async (name) => [
      await statusOf(name, 'POST', '/_api/web/ensureuser', json({ logonName: 'dora' })),
      await statusOf(name, 'POST', "/_api/web/ensureuser('dora')"),
    ],
    expected: [200, 200],
  },
  {
    decision: 'E15',
    says: 'a batch is 200, has a flat reply, and takes change sets; a part that is refused keeps no other one back',
    ask: async (name) => [await batch(name, '{"Title":"Batch"}'), await batch(name, '{"Titel":"Batch"}')],
    expected: [
      [200, 201, 200],
      [200, 400, 200],
    ],
  },
  {
    decision: 'E16',
    says: 'a range of a file is 206 with its bytes',
    ask: async (name) => {
      const { status, text, headers } = await fetchFrom(`${servers[name].url}${file('plan.txt')}/$value`, {
        headers: { Range: 'bytes=1-3' },
      })
      return [status, text, headers.get('content-range')]
    },
    expected: [206, 'ord', 'bytes 1-3/5'],
  },
  {
    decision: 'E17',
    says: 'addresses are read in any case',
    ask: async (name) => [
      await statusOf(name, 'GET', "/_API/Web/Lists/GetByTitle('tasks')/Items?$top=1"),
      await statusOf(name, 'GET', '/_api/WEB/siteUsers'),
    ],
    expected: [200, 200],
  },
  {
    decision: 'E18',
    says: 'arguments stand in aliases too',
    ask: async (name) => [
      (await read(name, "/_api/web/lists/getbytitle(@v)?@v='Tasks'")).Title,
      (await read(name, "/_api/web/getfilebyserverrelativeurl(@f)?@f='/Shared Documents/plan.txt'")).Name,
      (await read(name, '/_api/web/getfilebyserverrelativepath(decodedurl=@f)?@f={"DecodedUrl":"/Shared Documents/plan.txt"}')).Name,
    ],
    expected: ['Tasks', 'plan.txt', 'plan.txt'],
  },
  {
    decision: 'E19',
    says: 'a file is found by path and by id, comes in chunks, is published and recycled',
    ask: async (name) => {
      const path = "/_api/web/getfilebyserverrelativepath(decodedurl='/Shared Documents/chunks.txt')"
      await upload(name, 'chunks.txt', '')
      const { UniqueId } = await read(name, path)
      const id = "uploadId=guid'6f2f0f3e-8b3a-4f0e-9d5b-0d4c8f1a2b3c'"
      const steps = [
        await statusOf(name, 'GET', `/_api/web/getfilebyid('${UniqueId}')`),
        await statusOf(name, 'POST', `${path}/startupload(${id})`, { body: 'one ' }),
        await statusOf(name, 'POST', `${path}/continueupload(${id},fileOffset=4)`, { body: 'two ' }),
        await statusOf(name, 'POST', `${path}/finishupload(${id},fileOffset=8)`, { body: 'three' }),
      ]
      const { text } = await fetchFrom(`${servers[name].url}${path}/$value`)
      return [steps, text, await statusOf(name, 'POST', `${path}/publish('now')`), await statusOf(name, 'POST', `${path}/recycle`)]
    },
    expected: [[200, 200, 200, 200], 'one two three', 200, 200],
  },
  {
    decision: 'E20',
    says: 'content types are made by REST',
    ask: async (name) => (await call(name, 'POST', '/_api/web/contenttypes', json({ Name: 'Made by REST', Id: '0x0100A3' }))).status,
    expected: 201,
  },
]

it.each([...envelopes, ...statuses, ...requests])('$decision: $says', holds)
