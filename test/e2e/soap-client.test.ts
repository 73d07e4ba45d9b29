import { BasicAuthSecurity, type Client, createClientAsync } from 'soap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import { basic, startServer } from '../support/server.ts'

type Version = '1.1' | '1.2'

let server: Running

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** A client that has learned everything from the contract that the server shows. */
const clientOf = (service: 'lists' | 'authentication' | 'usergroup' | 'views' | 'sites', version: Version): Promise<Client> =>
  createClientAsync(`${server.url}/_vti_bin/${service}.asmx?wsdl`, { forceSoap12Headers: version === '1.2' })

async function signedIn(service: 'lists' | 'usergroup' | 'views' | 'sites', version: Version, userName = 'ann'): Promise<Client> {
  const client = await clientOf(service, version)
  client.setSecurity(new BasicAuthSecurity(userName, 'any'))
  return client
}

const listsClient = (version: Version): Promise<Client> => signedIn('lists', version)

interface RestReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what JSON holds is for each test to look at.
  readonly body: any
}

async function rest(
  method: string,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<RestReply> {
  const response = await fetch(`${server.url}/_api/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: basic('ann'),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

type Command = readonly [cmd: 'New' | 'Update' | 'Delete', fields: Readonly<Record<string, string | number>>]

const batch = (onError: 'Continue' | 'Return', ...commands: readonly Command[]) => ({
  Batch: {
    attributes: { OnError: onError },
    Method: commands.map(([Cmd, fields], index) => ({
      attributes: { ID: index + 1, Cmd },
      Field: Object.entries(fields).map(([Name, $value]) => ({ attributes: { Name }, $value })),
    })),
  },
})

interface Result {
  readonly id: string
  readonly errorCode: string
  readonly errorText: string | undefined
  /** The ows_ attributes of the row, without the prefix. */
  readonly row: Readonly<Record<string, string>>
}

const withoutPrefix = (attributes: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replace(/^ows_/, ''), value]))

async function update(
  client: Client,
  listName: string,
  onError: 'Continue' | 'Return',
  ...commands: readonly Command[]
): Promise<Result[]> {
  const [reply] = await client.UpdateListItemsAsync({ listName, updates: batch(onError, ...commands) })
  const results = [reply.UpdateListItemsResult.Results.Result].flat()
  return results.map(({ attributes, ErrorCode, ErrorText, row }) => ({
    id: attributes.ID,
    errorCode: ErrorCode,
    errorText: ErrorText,
    row: withoutPrefix(row?.attributes),
  }))
}

/** The rows of GetListItems and the position of the next page. `query` is CAML. */
async function items(
  client: Client,
  listName: string,
  query: string,
  more: object = {},
): Promise<{ rows: Record<string, string>[]; next?: string }> {
  const [reply] = await client.GetListItemsAsync({ listName, query: { $xml: query }, ...more })
  const { attributes, row } = reply.GetListItemsResult.listitems.data
  const rows = [row ?? []].flat().map((one: { attributes: Record<string, string> }) => withoutPrefix(one.attributes))
  expect(attributes.ItemCount).toBe(String(rows.length))
  return { rows, next: attributes.ListItemCollectionPositionNext }
}

const titles = ({ rows }: { rows: readonly Record<string, string>[] }): (string | undefined)[] => rows.map((row) => row.Title)
const camlOrderedBy = (where: string, orderBy: string) =>
  `<Query>${where && `<Where>${where}</Where>`}<OrderBy>${orderBy}</OrderBy></Query>`

interface SeenFault {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly errorCode: string | undefined
}

/** What the client rejects with when the reply is a fault, whichever version it was told in. */
async function faultOf(request: Promise<unknown>): Promise<SeenFault> {
  const error = await request.then(
    () => undefined,
    (reason: unknown) => reason as { response: { status: number }; root: { Envelope: { Body: { Fault: Record<string, never> } } } },
  )
  if (error === undefined) throw new Error('The call was answered without a fault.')
  const { faultcode, faultstring, Code, Reason, detail } = error.root.Envelope.Body.Fault as unknown as {
    faultcode?: string
    faultstring?: string
    Code?: { Value: string }
    Reason?: { Text: { $value: string } }
    detail?: { errorcode?: string }
  }
  return {
    status: error.response.status,
    code: faultcode ?? Code?.Value ?? '',
    message: faultstring ?? Reason?.Text.$value ?? '',
    errorCode: detail?.errorcode,
  }
}

let listNumber = 0

async function newList(client: Client, templateID = 107): Promise<string> {
  const listName = `SOAP list ${++listNumber}`
  await client.AddListAsync({ listName, description: 'Made by a test', templateID })
  return listName
}

describe.each<Version>(['1.1', '1.2'])('the client of npm soap, over SOAP %s', (version) => {
  it('speaks that version', async () => {
    const client = await listsClient(version)
    await client.GetListCollectionAsync({})
    const namespace = { '1.1': 'http://schemas.xmlsoap.org/soap/envelope/', '1.2': 'http://www.w3.org/2003/05/soap-envelope' }[version]
    expect(client.lastRequest).toContain(namespace)
    expect(client.lastResponse).toContain(namespace)
  })

  it('adds a list that REST sees, and deletes it', async () => {
    const client = await listsClient(version)
    const title = `Bob's <plans> & "more" ${version}`
    const [reply] = await client.AddListAsync({ listName: title, description: 'What comes next', templateID: 107 })
    const { attributes, Fields } = reply.AddListResult.List
    expect(attributes).toMatchObject({ Title: title, Description: 'What comes next', ServerTemplate: '107', ItemCount: '0' })
    expect(Fields.Field.map((field: { attributes: { Name: string } }) => field.attributes.Name)).toContain('PercentComplete')

    const id = attributes.ID.replace(/[{}]/g, '').toLowerCase()
    expect(await rest('GET', `web/lists(guid'${id}')`)).toMatchObject({ status: 200, body: { Id: id, Title: title } })
    await client.DeleteListAsync({ listName: attributes.ID })
    expect((await rest('GET', `web/lists(guid'${id}')`)).status).toBe(404)
    const [collection] = await client.GetListCollectionAsync({})
    const listTitles = collection.GetListCollectionResult.Lists.List.map((list: { attributes: { Title: string } }) => list.attributes.Title)
    expect(listTitles).toContain('Tasks')
    expect(listTitles).not.toContain(title)
  })

  it('finds a list by its title and by its id, and sees what REST changed', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    await rest('POST', `web/lists/getbytitle('${listName}')`, { body: { Description: 'by REST' }, headers: { 'X-HTTP-Method': 'MERGE' } })
    const [byTitle] = await client.GetListAsync({ listName })
    expect(byTitle.GetListResult.List.attributes.Description).toBe('by REST')
    const { ID } = byTitle.GetListResult.List.attributes
    for (const spelling of [ID, ID.replace(/[{}]/g, '').toLowerCase()]) {
      const [byId] = await client.GetListAsync({ listName: spelling })
      expect(byId.GetListResult).toEqual(byTitle.GetListResult)
    }
  })

  it('writes an item that REST reads, and reads an item that REST wrote', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const path = `web/lists/getbytitle('${listName}')/items`
    const text = `Ärger 漢字 🙂 'a' "b" <c>&d; ]]> e`
    const [made] = await update(client, listName, 'Continue', [
      'New',
      { Title: text, PercentComplete: 0.5, DueDate: '2026-01-31T10:00:00Z' },
    ])
    expect(made).toMatchObject({
      id: '1,New',
      errorCode: '0x00000000',
      row: { ID: '1', Title: text, Author: expect.stringMatching(/^\d+;#ann$/) },
    })
    expect((await rest('GET', `${path}(1)`)).body).toMatchObject({
      Title: text,
      PercentComplete: 0.5,
      DueDate: '2026-01-31T10:00:00Z',
      Status: 'Not Started',
    })

    await rest('POST', path, { body: { Title: 'by REST', PercentComplete: 1, StartDate: '2026-02-28T23:59:59Z' } })
    const { rows } = await items(
      client,
      listName,
      '<Query><Where><Eq><FieldRef Name="Title"/><Value Type="Text">BY rest</Value></Eq></Where></Query>',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ ID: '2', Title: 'by REST', StartDate: '2026-02-28 23:59:59' })
    expect(Number(rows[0]?.PercentComplete)).toBe(1)
  })

  it('updates and deletes items that REST made, and REST sees it', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const path = `web/lists/getbytitle('${listName}')/items`
    for (const Title of ['a', 'b']) await rest('POST', path, { body: { Title } })
    const results = await update(client, listName, 'Return', ['Update', { ID: 1, Title: 'A', PercentComplete: '' }], ['Delete', { ID: 2 }])
    expect(results.map(({ id, errorCode }) => [id, errorCode])).toEqual([
      ['1,Update', '0x00000000'],
      ['2,Delete', '0x00000000'],
    ])
    expect((await rest('GET', path)).body.value).toMatchObject([{ Id: 1, Title: 'A', PercentComplete: null, 'odata.etag': '"2"' }])
    expect((await rest('GET', `${path}(2)`)).status).toBe(404)
    expect(titles(await items(client, listName, '<Query/>'))).toEqual(['A'])
  })

  it('with OnError=Continue gets a result for each method, and what worked stays', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const results = await update(
      client,
      listName,
      'Continue',
      ['New', { Title: 'a' }],
      ['Update', { ID: 99, Title: 'b' }],
      ['New', { PercentComplete: 'half' }],
      ['New', { Nope: 'x' }],
      ['Delete', { ID: 98 }],
      ['Update', { ID: 1, Title: 'c' }],
    )
    expect(results.map(({ id, errorCode }) => [id, errorCode])).toEqual([
      ['1,New', '0x00000000'],
      ['2,Update', '0x81020014'],
      ['3,New', '0x81020014'],
      ['4,New', '0x8102009a'],
      ['5,Delete', '0x81020014'],
      ['6,Update', '0x00000000'],
    ])
    expect(results[2]?.errorText).toContain('PercentComplete')
    expect((await rest('GET', `web/lists/getbytitle('${listName}')/items`)).body.value).toMatchObject([{ Id: 1, Title: 'c' }])
  })

  it('with OnError=Return sees the methods behind the failed one skipped', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const results = await update(
      client,
      listName,
      'Return',
      ['New', { Title: 'a' }],
      ['New', { Title: 'b', Status: 'Nonsense' }],
      ['New', { Title: 'c' }],
    )
    expect(results.map(({ errorCode }) => errorCode)).toEqual(['0x00000000', '0x81020014', '0x800704c7'])
    expect(titles(await items(client, listName, '<Query/>'))).toEqual(['a'])
  })

  it('sees a save conflict, with the values that are stored', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    await update(client, listName, 'Continue', ['New', { Title: 'a' }])
    await rest('POST', `web/lists/getbytitle('${listName}')/items(1)`, {
      body: { Title: 'by REST' },
      headers: { 'X-HTTP-Method': 'MERGE' },
    })
    const [stale] = await update(client, listName, 'Continue', ['Update', { ID: 1, owshiddenversion: 1, Title: 'mine' }])
    expect(stale).toMatchObject({ errorCode: '0x81020015', row: { Title: 'by REST', owshiddenversion: '2' } })
    const [fresh] = await update(client, listName, 'Continue', ['Update', { ID: 1, owshiddenversion: 2, Title: 'mine' }])
    expect(fresh).toMatchObject({ errorCode: '0x00000000', row: { Title: 'mine', owshiddenversion: '3' } })
  })

  it('filters, orders and pages with CAML', async () => {
    const client = await listsClient(version)
    const listName = await newList(client)
    const words = ['pear', 'Apple', 'fig', 'apricot', 'plum', 'peach', 'grape']
    await update(client, listName, 'Return', ...words.map((Title, index): Command => ['New', { Title, PercentComplete: index / 10 }]))

    const beginsWithP = '<BeginsWith><FieldRef Name="Title"/><Value Type="Text">P</Value></BeginsWith>'
    const byTitle = '<FieldRef Name="Title"/>'
    expect(titles(await items(client, listName, camlOrderedBy(beginsWithP, byTitle)))).toEqual(['peach', 'pear', 'plum'])
    const above = '<Geq><FieldRef Name="PercentComplete"/><Value Type="Number">0.4</Value></Geq>'
    expect(titles(await items(client, listName, camlOrderedBy(`<And>${beginsWithP}${above}</And>`, byTitle)))).toEqual(['peach', 'plum'])
    const { rows } = await items(client, listName, '<Query/>', {
      viewFields: { $xml: '<ViewFields><FieldRef Name="Title"/></ViewFields>' },
      rowLimit: '1',
    })
    expect(rows[0]).toMatchObject({ Title: 'pear' })
    expect(rows[0]).not.toHaveProperty('Status')

    const seen: (string | undefined)[] = []
    let next: string | undefined
    do {
      const paging = next === undefined ? '' : `<Paging ListItemCollectionPositionNext="${next.replaceAll('&', '&amp;')}"/>`
      const page = await items(client, listName, camlOrderedBy('', '<FieldRef Name="Title" Ascending="FALSE"/>'), {
        rowLimit: '3',
        queryOptions: { $xml: `<QueryOptions>${paging}</QueryOptions>` },
      })
      seen.push(...titles(page))
      next = page.next
    } while (next !== undefined)
    expect(seen).toEqual([...words].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)))
  })

  it('sees each fault with its code, its number and its status', async () => {
    const client = await listsClient(version)
    const server = version === '1.1' ? 'soap:Server' : 'soap:Receiver'
    const caller = version === '1.1' ? 'soap:Client' : 'soap:Sender'
    const missing = { status: 404, code: server, errorCode: '0x81020015', message: expect.stringContaining("'Nope'") }
    expect(await faultOf(client.GetListAsync({ listName: 'Nope' }))).toEqual(missing)
    expect(await faultOf(client.GetListItemsAsync({ listName: 'Nope' }))).toEqual(missing)
    expect(await faultOf(client.UpdateListItemsAsync({ listName: 'Nope', updates: batch('Continue', ['Delete', { ID: 1 }]) }))).toEqual(
      missing,
    )
    expect(await faultOf(client.DeleteListAsync({ listName: 'Nope' }))).toEqual(missing)
    expect(await faultOf(client.AddListAsync({ listName: 'tasks', templateID: 100 }))).toMatchObject({
      status: 409,
      errorCode: '0x81020012',
    })
    expect(await faultOf(client.AddListAsync({ listName: 'x', templateID: 4711 }))).toMatchObject({
      status: 400,
      code: caller,
      errorCode: '0x8102007b',
    })
    const wrongCaml = { $xml: '<Query><Where><Like/></Where></Query>' }
    expect(await faultOf(client.GetListItemsAsync({ listName: 'Tasks', query: wrongCaml }))).toMatchObject({
      status: 400,
      errorCode: '0x81020089',
    })
  })

  it('puts a user into a group, finds it there, and takes it out', async () => {
    const client = await signedIn('usergroup', version, 'admin')
    const membership = { groupName: 'Home Visitors', userLoginName: `zoe${version}` }
    await client.AddUserToGroupAsync({ ...membership, userName: 'Zoe', userEmail: 'zoe@example.org', userNotes: '' })
    const members = async (): Promise<string[]> => {
      const [reply] = await client.GetUserCollectionFromGroupAsync({ groupName: 'Home Visitors' })
      const { User = [] } = reply.GetUserCollectionFromGroupResult.GetUserCollectionFromGroup.Users ?? {}
      return [User].flat().map(({ attributes }: { attributes: { Name: string } }) => attributes.Name)
    }
    expect(await members()).toContain(membership.userLoginName)
    const [info] = await client.GetUserInfoAsync({ userLoginName: membership.userLoginName })
    expect(info.GetUserInfoResult.GetUserInfo.User.attributes).toMatchObject({
      LoginName: `i:0#.f|membership|zoe${version}`,
      IsSiteAdmin: 'False',
    })
    const [groups] = await client.GetGroupCollectionFromUserAsync({ userLoginName: membership.userLoginName })
    const { Group } = groups.GetGroupCollectionFromUserResult.GetGroupCollectionFromUser.Groups
    expect([Group].flat()).toMatchObject([{ attributes: { Name: 'Home Visitors' } }])
    await client.RemoveUserFromGroupAsync(membership)
    expect(await members()).not.toContain(membership.userLoginName)
    expect(await faultOf(client.RemoveUserFromGroupAsync(membership))).toMatchObject({ status: 404, errorCode: '0x80131600' })
  })

  it('adds a view, changes it and deletes it', async () => {
    const listName = await newList(await listsClient(version))
    const client = await signedIn('views', version)
    const [made] = await client.AddViewAsync({
      listName,
      viewName: 'By name',
      viewFields: { $xml: '<ViewFields><FieldRef Name="Title"/></ViewFields>' },
      query: { $xml: '<Query><OrderBy><FieldRef Name="Title"/></OrderBy></Query>' },
      rowLimit: { $xml: '<RowLimit Paged="TRUE">7</RowLimit>' },
      type: 'HTML',
      makeViewDefault: false,
    })
    const { attributes, Query, RowLimit } = made.AddViewResult.View
    expect(attributes).toMatchObject({ DisplayName: 'By name' })
    expect(Query.OrderBy.FieldRef.attributes).toEqual({ Name: 'Title' })
    expect(RowLimit).toMatchObject({ attributes: { Paged: 'TRUE' }, $value: 7 })
    const viewName = attributes.Name
    await client.UpdateViewAsync({ listName, viewName, viewProperties: { View: { attributes: { DisplayName: 'Renamed' } } } })
    const [got] = await client.GetViewAsync({ listName, viewName })
    expect(got.GetViewResult.View.attributes.DisplayName).toBe('Renamed')
    const titlesOfViews = async (): Promise<string[]> => {
      const [reply] = await client.GetViewCollectionAsync({ listName })
      const views = [reply.GetViewCollectionResult.Views.View].flat() as { attributes: { DisplayName: string } }[]
      return views.map((view) => view.attributes.DisplayName)
    }
    expect(await titlesOfViews()).toContain('Renamed')
    await client.DeleteViewAsync({ listName, viewName })
    expect(await titlesOfViews()).not.toContain('Renamed')
    expect(await faultOf(client.GetViewAsync({ listName, viewName }))).toMatchObject({ status: 404 })
  })

  it('finds the site collection that an address is in', async () => {
    const client = await signedIn('sites', version)
    const [{ GetSiteResult }] = await client.GetSiteAsync({ SiteUrl: server.url })
    const { Id } = (await rest('GET', 'site')).body
    expect(GetSiteResult).toBe(`<Site Url="${server.url}" Id="{${Id.toUpperCase()}}" UserCodeEnabled="False"/>`)
    expect(await faultOf(client.GetSiteAsync({ SiteUrl: `${server.url}/nope` }))).toMatchObject({ status: 404 })
  })

  it('is refused without credentials', async () => {
    const client = await clientOf('lists', version)
    expect(await faultOf(client.GetListCollectionAsync({}))).toMatchObject({ status: 401, errorCode: '0x80070005' })
  })

  it('signs in through authentication.asmx, and the cookie opens SOAP and REST', async () => {
    const authentication = await clientOf('authentication', version)
    const [{ ModeResult }] = await authentication.ModeAsync({})
    expect(ModeResult).toBe('Forms')
    const [{ LoginResult }] = await authentication.LoginAsync({ username: 'dora', password: 'any' })
    expect(LoginResult).toEqual({ CookieName: 'FedAuth', ErrorCode: 'NoError', TimeoutSeconds: expect.any(Number) })
    const [cookie = ''] = [authentication.lastResponseHeaders?.['set-cookie']].flat()
    expect(cookie).toMatch(/^FedAuth=.*HttpOnly/)
    const Cookie = cookie.slice(0, cookie.indexOf(';'))

    const client = await clientOf('lists', version)
    client.addHttpHeader('Cookie', Cookie)
    const listName = await newList(client)
    const [made] = await update(client, listName, 'Continue', ['New', { Title: 'by cookie' }])
    expect(made?.row.Author).toMatch(/;#dora$/)

    const restAsDora = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
      const response = await fetch(`${server.url}/_api/${path}`, {
        method,
        headers: { Accept: 'application/json', Cookie, ...headers },
        ...(body && { body }),
      })
      return { status: response.status, body: JSON.parse(await response.text()) }
    }
    const path = `web/lists/getbytitle('${listName}')/items`
    const json = { 'Content-Type': 'application/json' }
    expect((await restAsDora('GET', path, {})).body.value).toMatchObject([{ Title: 'by cookie' }])
    expect((await restAsDora('POST', path, json, '{"Title":"no digest"}')).status).toBe(403)
    expect(
      (await restAsDora('POST', path, { ...json, 'X-RequestDigest': '0x00,20 Nov 2026 00:00:00 -0000' }, '{"Title":"forged digest"}'))
        .status,
    ).toBe(403)
    const { FormDigestValue } = (await restAsDora('POST', 'contextinfo', {})).body
    expect((await restAsDora('POST', path, { ...json, 'X-RequestDigest': FormDigestValue }, '{"Title":"with digest"}')).status).toBe(201)
    expect(titles(await items(client, listName, '<Query/>'))).toEqual(['by cookie', 'with digest'])
  })

  it('gets no cookie for an empty user name', async () => {
    const authentication = await clientOf('authentication', version)
    const [{ LoginResult }] = await authentication.LoginAsync({ username: ' ', password: 'any' })
    expect(LoginResult.ErrorCode).toBe('PasswordNotMatch')
    expect(authentication.lastResponseHeaders?.['set-cookie']).toBeUndefined()
  })
})
