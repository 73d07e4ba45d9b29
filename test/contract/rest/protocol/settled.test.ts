import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../../../src/config/config.ts'
import { createContractClient } from '../../../support/contract-client.ts'
import { send, soapMessage } from '../../../support/doors.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { scratchFolders } from '../../../support/scratch.ts'
import { basic, startServer } from '../../../support/server.ts'
import { itOnOneServer } from '../../../support/several/one-server.ts'
import { accepts, expectPlainRefusal, requestText, sendRaw } from '../../../support/wire.ts'

const settings = {
  'Identity:Providers:ConfigUsers:Enabled': 'true',
  'Identity:ConfigUsers:Users:carl:Password': 'secret',
  'Identity:ConfigUsers:Users:carl:Roles': 'CentralAdmin',
}
const server = await startServer({ settings })
afterAll(() => server.stop())

const headers = { Authorization: basic('admin'), Accept: accepts.nometadata }
const admin = createContractClient(server.url, headers)
const tasks = "/_api/web/lists/getbytitle('Tasks')"
const library = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')"

await admin.call('POST', `${tasks}/items`, { body: { Title: 'a' } })

const textOf = (text: string, element: string): string | undefined => new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(text)?.[1]
const fault = async (operation: string, parameters: string) => {
  const { status, text } = await send(server.url, soapMessage(operation, parameters), 'admin')
  return { status, code: textOf(text, 'faultcode'), number: textOf(text, 'errorcode') ?? textOf(text, 'ErrorCode') }
}
const query = (inner: string) => `<listName>Tasks</listName><query><Query>${inner}</Query></query>`
const method = (list: string, command: string, fields: string) =>
  `<listName>${list}</listName><updates><Batch><Method ID="1" Cmd="${command}">${fields}</Method></Batch></updates>`
const field = (name: string, value: string) => `<Field Name="${name}">${value}</Field>`

describe('a SOAP fault', () => {
  it.each([
    ['invalid CAML', 'GetListItems', query('<Where><Sounds/></Where>'), 400, '0x81020089'],
    [
      'a column that Where names and nobody has',
      'GetListItems',
      query('<Where><IsNull><FieldRef Name="Nope"/></IsNull></Where>'),
      404,
      '0x8102009a',
    ],
    ['a column that OrderBy names and nobody has', 'GetListItems', query('<OrderBy><FieldRef Name="Nope"/></OrderBy>'), 404, '0x8102009a'],
    [
      'a column that nobody has by its id',
      'GetListItems',
      query('<OrderBy><FieldRef ID="{00000000-0000-4000-8000-000000000000}"/></OrderBy>'),
      404,
      '0x8102009a',
    ],
    ['a list that is not there', 'GetList', '<listName>Nope</listName>', 404, '0x81020015'],
    ['an item that is not there', 'GetAttachmentCollection', '<listName>Tasks</listName><listItemID>99</listItemID>', 404, '0x81020014'],
  ])('of %s is the server’s', async (_, operation, parameters, status, number) => {
    const inSharePoint: Readonly<Record<string, string>> = { '0x81020015': '0x82000006', '0x81020014': '0x81020016' }
    const expected = inProfile({ status, number }, { status: 500, number: inSharePoint[number] ?? number })
    expect(await fault(operation, parameters)).toEqual({ ...expected, code: 'soap:Server' })
  })

  it.each([
    ['an operation that the contract does not have', 'GetNothing', '', 501],
    ['a parameter that the contract does not have', 'GetListCollection', '<listName>Tasks</listName>', 400],
  ])('of %s is the client’s', async (_, operation, parameters, status) => {
    expect(await fault(operation, parameters)).toMatchObject({ status: inProfile(status, 500), code: 'soap:Client' })
  })

  it('of a method in a batch has a number that means one thing', async () => {
    const numberOf = async (parameters: string) => (await fault('UpdateListItems', parameters)).number
    expect(await numberOf(method('Tasks', 'New', field('PercentComplete', 'half')))).toBe(inProfile('0x80070057', '0x81020014'))
    expect(await numberOf(method('Tasks', 'Update', field('ID', '1') + field('Created', '2026-01-31')))).toBe('0x80070057')
    expect(await numberOf(method('Documents', 'New', field('Title', 'x')))).toBe('0x80070057')
    expect(await numberOf(method('Tasks', 'Update', field('ID', '1') + field('owshiddenversion', '7') + field('Title', 'x')))).toBe(
      inProfile('0x81020037', '0x81020015'),
    )
    expect(await numberOf(method('Tasks', 'Update', field('ID', '99') + field('Title', 'x')))).toBe(inProfile('0x81020014', '0x81020016'))
    expect(await numberOf(method('Tasks', 'New', field('Nope', 'x')))).toBe(inProfile('0x8102009a', '0x80070057'))
  })

  it('is none where ViewFields of a query name a column that nobody has: it is left out', async () => {
    const fields = '<viewFields><ViewFields><FieldRef Name="Nope"/><FieldRef Name="Title"/></ViewFields></viewFields>'
    const { status, text } = await send(server.url, soapMessage('GetListItems', `<listName>Tasks</listName>${fields}`), 'admin')
    expect(status).toBe(200)
    expect(text).toContain('ows_Title="a"')
    expect(text).not.toContain('ows_Nope')
  })
})

describe('what is below /_vti_bin and neither a service nor the client object model', () => {
  it.each([
    ['POST', '/_vti_bin/health', 405],
    ['POST', '/_vti_bin/diagnostics', 405],
    ['GET', '/_vti_bin/nowhere', 404],
    ['GET', '/_vti_bin/health/more', 404],
  ])('fails to %s %s in the form whose code is the status', async (verb, url, status) => {
    expectPlainRefusal(await admin.call(verb, url), status, /./)
  })
})

describe('the farm and its people', () => {
  it('take the role CentralAdmin for FarmAdmin', async () => {
    const carl = createContractClient(server.url, { Authorization: `Basic ${Buffer.from('carl:secret').toString('base64')}` })
    expect((await carl.call('GET', '/_vti_bin/diagnostics')).json.requests).toHaveProperty('byEndpoint')
  })

  it('fill what is empty of a user who is known, and keep what is not', async () => {
    const add = (name: string, email: string, notes: string) =>
      send(
        server.url,
        soapMessage(
          'AddUserToGroup',
          `<groupName>Home Members</groupName><userName>${name}</userName><userLoginName>i:0#.f|membership|dora</userLoginName><userEmail>${email}</userEmail><userNotes>${notes}</userNotes>`,
          'usergroup',
        ),
        'admin',
      )
    expect((await add('Dora', '', '')).status).toBe(200)
    expect((await add('Someone else', 'dora@example.org', 'first')).status).toBe(200)
    expect((await add('', '', 'second')).status).toBe(200)
    const told = await send(
      server.url,
      soapMessage('GetUserInfo', '<userLoginName>i:0#.f|membership|dora</userLoginName>', 'usergroup'),
      'admin',
    )
    expect(told.text).toMatch(/ Name="Dora"/)
    expect(told.text).toMatch(/ Email="dora@localhost" Notes="first"/)
  })
})

describe('folders', () => {
  it('have an entity tag and keep If-Match', async () => {
    await admin.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: '/Shared Documents/Tagged' } })
    const address = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents/Tagged')"
    const tag = (await admin.call('GET', address)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"\d+"$/)
    const change = (given: string) => admin.call('PUT', address, { body: { WelcomePage: 'x.aspx' }, headers: { 'If-Match': given } })
    expect((await change('"77"')).status).toBe(412)
    const changed = await change(tag)
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
    expect((await change(tag)).status).toBe(412)
    const rename = { body: { Name: 'Renamed' }, headers: { 'If-Match': tag } }
    expect((await admin.call('PUT', address, rename)).status).toBe(412)
    expect((await admin.call('DELETE', address, { headers: { 'If-Match': tag } })).status).toBe(412)
    expect((await admin.call('DELETE', address, { headers: { 'If-Match': changed.headers.get('etag') ?? '' } })).status).toBe(200)
  })
})

describe('an address by server-relative URL', () => {
  it('is decoded once more, unless a file has the name as it stands; what is no escape is literal', async () => {
    const read = async (name: string) => {
      const url = `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(`/Shared Documents/${name}`)}')/$value`
      const { status, text } = await admin.call('GET', url)
      return [status, status === 200 ? text : '']
    }
    const upload = (name: string, body: string) =>
      admin.call('POST', `${library}/files/addusingpath(decodedurl='${encodeURIComponent(name)}',overwrite=true)`, { body })
    for (const [name, body] of [
      ['a b.txt', 'plain'],
      ['100% c.txt', 'percent'],
      ['d%20e.txt', 'escaped'],
      ['d e.txt', 'blank'],
    ] as const)
      expect((await upload(name, body)).status).toBe(200)
    expect(await read('a b.txt')).toEqual([200, 'plain'])
    expect(await read('a%20b.txt')).toEqual([200, 'plain'])
    expect(await read('100% c.txt')).toEqual([200, 'percent'])
    expect(await read('100%%20c.txt')).toEqual([200, 'percent'])
    expect(await read('d%20e.txt')).toEqual([200, 'escaped'])
    expect(await read('d%2520e.txt')).toEqual([200, 'escaped'])
    const byPath = `/_api/web/getfilebyserverrelativepath(decodedurl='${encodeURIComponent('/Shared Documents/a%20b.txt')}')`
    expect((await admin.call('GET', byPath)).status).toBe(404)
    expect((await admin.call('GET', "/_api/web/getfolderbyserverrelativeurl('/Shared%2520Documents')")).json.Name).toBe('Shared Documents')
  })
})

describe('content types', () => {
  it('have their id as text, and a parent as the table of built-in ones says', async () => {
    const { json } = await admin.call('GET', '/_api/web/contenttypes?$expand=Parent')
    const types = json.value as { Name: string; Id: string; StringId: string; Parent: { Name: string } | null }[]
    for (const { Id, StringId } of types) expect(Id).toBe(StringId)
    const parents = Object.fromEntries(types.map(({ Name, Parent }) => [Name, Parent?.Name]))
    expect(parents).toMatchObject({
      Document: 'Item',
      [inProfile('Document Library Folder', 'Document Set')]: inProfile('Folder', 'Document Collection Folder'),
      'Wiki Page': 'Document',
      [inProfile('Link to Document', 'Link to a Document')]: 'Document',
    })
  })

  it('take their id in both forms', async () => {
    for (const Id of ['0x010142', { StringValue: '0x010143' }])
      expect((await admin.call('POST', '/_api/web/contenttypes', { body: { Id, Name: `Made of ${typeof Id}` } })).status).toBe(201)
  })
})

describe('a web', () => {
  it.each([
    [1033, 'en-us'],
    [1031, 'de-de'],
    [1041, 'ja-jp'],
    [2052, 'zh-cn'],
    [10266, 'sr-cyrl-rs'],
  ])('of the language %d tells its tag %s', async (Language, tag) => {
    const parameters = { Title: tag, Url: `w${Language}`, WebTemplate: 'STS', Language, UseSamePermissionsAsParentSite: true }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBeLessThan(300)
    expect((await admin.call('GET', `/w${Language}/_api/web/allproperties`)).json.vti_defaultlanguage).toBe(tag)
  })

  it('has no unknown language', async () => {
    const parameters = { Title: 'x', Url: 'x', WebTemplate: 'STS', Language: 4711, UseSamePermissionsAsParentSite: true }
    expect((await admin.call('POST', '/_api/web/webs/add', { body: { parameters } })).status).toBe(400)
  })
})

describe('a collection of schema', () => {
  it.each(['/_api/web/siteusers', '/_api/web/sitegroups'])('is whole up to 5,000 rows, then %s has a next link', async (address) => {
    const full = await startServer({ own: true })
    onTestFinished(() => full.stop())
    const anyone = createContractClient(full.url, headers)
    const content = await full.farm.content('Content')
    const before = (await anyone.call('GET', address)).json.value as { Id: number }[]
    const [like] = await content.records.query('Principal', { where: { id: before[0]?.Id ?? 0 } })
    if (!like) throw new Error(`nothing at ${address} can be copied`)
    const missing = Array.from({ length: 5_000 - before.length }, (_, index) => index)
    const add = (numbers: readonly number[]) =>
      content.transaction((records) =>
        records.insertAll(
          'Principal',
          numbers.map((number) => ({ ...like, id: 10_000 + number, loginKey: `k${number}` })),
        ),
      )
    await add(missing)
    const whole = await anyone.call('GET', address)
    expect([whole.json.value.length, whole.json['odata.nextLink']]).toEqual([5_000, undefined])
    await add([20_000, 20_001])
    const first = await anyone.call('GET', address)
    expect(first.json.value).toHaveLength(5_000)
    const second = await anyone.call('GET', first.json['odata.nextLink'])
    const ids = [...first.json.value, ...second.json.value].map((row: { Id: number }) => row.Id)
    expect([ids.length, new Set(ids).size]).toEqual([5_002, 5_002])
    expect(second.json).not.toHaveProperty(['odata.nextLink'])
    const some = await anyone.call('GET', `${address}?$top=3`)
    expect([some.json.value.length, some.json['odata.nextLink']]).toEqual([3, undefined])
  })
})

describe('configured users', () => {
  it('are refused in production, unless the setting for it allows them', () => {
    const start = (...more: string[]) =>
      readConfig({
        argv: ['--Identity:Providers:AcceptAll:Enabled', 'false', '--Identity:Providers:ConfigUsers:Enabled', ...more],
        env: { NODE_ENV: 'production' },
        cwd: process.cwd(),
      })
    expect(() => start()).toThrow(/Identity:AllowConfigUsersInProduction/)
    expect(start('--Identity:AllowConfigUsersInProduction')).toHaveProperty('config')
  })
})

describe('anonymous access', () => {
  const scratch = scratchFolders('anonymous')

  it.each([
    ['Read', 'Off', 200],
    ['Off', 'Read', 401],
  ])('is %s as the first start set it, and stays so in a start with %s', async (first, later, status) => {
    const begin = (mode: string) =>
      startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: scratch.data(), 'Identity:AnonymousAccess': mode } })
    const statuses = async (url: string) => {
      const soap = soapMessage('GetListCollection', '')
      return [
        (await fetch(`${url}/_api/web/lists`)).status,
        (await fetch(url + soap.path, { method: soap.method, headers: soap.headers, body: soap.body ?? '' })).status,
      ]
    }
    const one = await begin(first)
    const owner = createContractClient(one.url, headers)
    const { Id } = (await owner.call('POST', '/_api/web/ensureuser', { body: { logonName: 'c:0..s|true' } })).json
    await owner.call('POST', `/_api/web/roleassignments/addroleassignment(principalid=${Id},roledefid=1073741826)`)
    expect(await statuses(one.url)).toEqual([status, status])
    await one.stop()
    const again = await begin(later)
    expect(await statuses(again.url)).toEqual([status, status])
    await again.stop()
  })
})

describe('the address of a page in a reply', () => {
  it.each(['DefaultViewUrl', 'DefaultDisplayFormUrl', 'DefaultNewFormUrl', 'DefaultEditFormUrl'])(
    'leads to the page: %s',
    async (property) => {
      const page = (await admin.call('GET', `${tasks}?$select=${property}`)).json[property] as string
      expect(page).toMatch(/^\/Lists\/Tasks\/\w+\.aspx$/)
      const { Id } = (await admin.call('POST', `${tasks}/items`, { body: { Title: 'Shown on a page' } })).json
      const reply = await fetch(`${server.url}${page}${/Disp|Edit/.test(page) ? `?ID=${Id}` : ''}`, { headers })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
    },
  )
})

describe('the server', () => {
  itOnOneServer('sends the security headers with what it refuses before there is a request', async () => {
    const [long] = await sendRaw(server.url, requestText('GET', `/${'a'.repeat(70_000)}`))
    const [bad] = await sendRaw(server.url, 'NO HTTP\r\n\r\n')
    expect([long?.status, bad?.status]).toEqual([431, 400])
    const usual = await fetch(server.url)
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'x-frame-options',
      'cross-origin-resource-policy',
      'permissions-policy',
    ]) {
      const value = usual.headers.get(name)
      expect([name, long?.headers.get(name), bad?.headers.get(name)]).toEqual([name, value, value])
    }
    for (const reply of [long, bad]) expect(reply?.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('serves its contracts to anybody', async () => {
    const read = async (path: string) => (await fetch(server.url + path)).json() as Promise<{ openapi: string; info: { title: string } }>
    expect(await read('/docs/contracts/rest.json')).toEqual(await read('/docs/openapi.json'))
    expect((await read('/docs/contracts/identity.json')).info.title).not.toBe((await read('/docs/openapi.json')).info.title)
  })
})
