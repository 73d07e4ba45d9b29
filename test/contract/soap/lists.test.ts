import { beforeEach, describe, expect, it } from 'vitest'
import { isDone, rest, send } from '../../support/doors.ts'
import { serve } from '../../support/serve.ts'
import { basic, startServer } from '../../support/server.ts'
import { type SoapContractClient, type SoapVersion, soapForms } from '../../support/soap/contract-client.ts'
import { addTask, listName, listsClientOf, updates } from '../../support/soap/lists-client.ts'
import { envelope, namespaces, rowsIn, textIn } from '../../support/soap/messages.ts'

const { server } = await serve()

const clientOf = listsClientOf(server.url)

/** Sender and receiver of a message, as each version names them in faults. */
const blame = {
  '1.1': { caller: 'soap:Client', server: 'soap:Server' },
  '1.2': { caller: 'soap:Sender', server: 'soap:Receiver' },
} as const

describe.each(soapForms())('lists.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  let client: SoapContractClient
  const { caller, server: callee } = blame[version]
  const notFound = { status: 404, code: callee, errorCode: '0x81020015', message: expect.stringContaining("'Nope'") }
  let listNumber = 0
  const newList = async (): Promise<string> => {
    const title = `List ${++listNumber} ${version} ${namespace}`
    await client.call('AddList', `${listName(title)}<templateID>107</templateID>`)
    return title
  }

  beforeEach(() => {
    client = clientOf(version, { namespace })
  })

  it('UpdateListItems makes folders and items in them, which GetListItems finds in their folder', async () => {
    const list = await newList()
    const address = `/_api/web/lists/getbytitle('${encodeURIComponent(list)}')`
    const headers = { Authorization: basic('ann'), Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' }
    await fetch(server.url + address, { method: 'PUT', headers, body: '{"EnableFolderCreation":true}' })
    const { ServerRelativeUrl: url } = (await (await fetch(`${server.url}${address}/rootfolder`, { headers })).json()) as {
      ServerRelativeUrl: string
    }
    const folder = '<Method ID="1" Cmd="New"><Field Name="FSObjType">1</Field><Field Name="BaseName">Inner</Field></Method>'
    expect(await client.call('UpdateListItems', listName(list) + updates(folder))).toContain('0x00000000')
    const inside = '<Method ID="1" Cmd="New"><Field Name="Title">below</Field></Method>'
    await client.call('UpdateListItems', listName(list) + updates(inside, `OnError="Continue" RootFolder="${url}/Inner"`))
    const rows = async (options: string) =>
      rowsIn(
        await client.call('GetListItems', `${listName(list)}<queryOptions><QueryOptions>${options}</QueryOptions></queryOptions>`),
      ).map((row) => row.ows_FileRef?.replace(/^\d+;#/, ''))
    const plain = url.slice(1)
    expect(await rows('')).toEqual([expect.stringContaining(`${plain}/Inner`)])
    expect(await rows(`<Folder>${url}/Inner</Folder>`)).toEqual([expect.stringContaining(`${plain}/Inner/2_.000`)])
    expect(await rows('<ViewAttributes Scope="RecursiveAll"/>')).toHaveLength(2)
    expect(
      await client.fail('GetListItems', `${listName(list)}<queryOptions><QueryOptions><Folder>/x</Folder></QueryOptions></queryOptions>`),
    ).toMatchObject({
      status: 404,
    })
  })

  it('GetListCollection answers every list, and refuses what it does not take', async () => {
    const reply = await client.call('GetListCollection')
    for (const title of ['Announcements', 'Documents', 'Site Pages', 'Tasks']) expect(reply).toContain(` Title="${title}" `)
    expect(await client.refuse('GetListCollection', listName('Tasks'))).toMatchObject({
      status: 400,
      code: caller,
      errorCode: '0x80070057',
    })
  })

  it('GetList answers a list with its columns, or that there is none', async () => {
    const reply = await client.call('GetList', listName('Tasks'))
    expect(reply).toContain(' Title="Tasks" ')
    expect(reply).toMatch(/<Field [^>]*Name="PercentComplete"/)
    expect(await client.fail('GetList', listName('Nope'))).toEqual(notFound)
    expect(await client.fail('GetList')).toMatchObject({ status: 400, code: callee, errorCode: '0x80070057' })
  })

  it('GetListItems answers the rows that a query finds, or what is wrong with the query', async () => {
    const list = listName(await newList())
    for (const title of ['a', 'b', 'c']) await client.call('UpdateListItems', list + addTask(title))
    const where =
      '<Where><Neq><FieldRef Name="Title"/><Value Type="Text">b</Value></Neq></Where><OrderBy><FieldRef Name="Title" Ascending="FALSE"/></OrderBy>'
    const reply = await client.call(
      'GetListItems',
      `${list}<viewName/><query><Query>${where}</Query></query><viewFields><ViewFields><FieldRef Name="Title"/></ViewFields></viewFields><rowLimit>1</rowLimit><queryOptions><QueryOptions><DateInUtc>TRUE</DateInUtc></QueryOptions></queryOptions>`,
    )
    expect(rowsIn(reply)).toMatchObject([{ ows_Title: 'c' }])
    expect(reply).toContain('ListItemCollectionPositionNext="Paged=TRUE')
    expect(await client.fail('GetListItems', `${list}<query><Query><Where><Sounds/></Where></Query></query>`)).toMatchObject({
      status: 400,
      code: callee,
      errorCode: '0x81020089',
    })
    expect(await client.fail('GetListItems', listName('Nope'))).toEqual(notFound)
  })

  it('UpdateListItems answers a result for each method, or that there is no such list', async () => {
    const list = listName(await newList())
    const methods = [
      '<Method ID="1" Cmd="New"><Field Name="Title">a</Field></Method>',
      '<Method ID="2" Cmd="Update"><Field Name="ID">1</Field><Field Name="Title">b</Field></Method>',
      '<Method ID="3" Cmd="Update"><Field Name="ID">99</Field><Field Name="Title">c</Field></Method>',
      '<Method ID="4" Cmd="Delete"><Field Name="ID">1</Field></Method>',
    ]
    const reply = await client.call('UpdateListItems', list + updates(methods.join('')))
    const results = [...reply.matchAll(/<Result ID="([^"]*)"[^>]*><ErrorCode>([^<]*)</g)].map(([, id, errorCode]) => [id, errorCode])
    expect(results).toEqual([
      ['1,New', '0x00000000'],
      ['2,Update', '0x00000000'],
      ['3,Update', '0x81020014'],
      ['4,Delete', '0x00000000'],
    ])
    expect(await client.fail('UpdateListItems', listName('Nope') + addTask('a'))).toEqual(notFound)
    for (const wrong of [
      list,
      `${list}<updates/>`,
      list + updates(''),
      list + updates('<Method ID="1" Cmd="New"/>'),
      list + updates('<Method Cmd="New"><Field Name="Title">a</Field></Method>'),
      list + updates('<Method ID="-1" Cmd="New"><Field Name="Title">a</Field></Method>'),
      list + updates('<Method ID="1" Cmd="Destroy"><Field Name="Title">a</Field></Method>'),
      list + updates(methods[0] ?? '', 'OnError="Perhaps"'),
      list + updates(methods[0] ?? '', 'ListVersion="one"'),
      addTask('a'),
    ]) {
      expect(await client.refuse('UpdateListItems', wrong)).toMatchObject({ status: 400, code: caller, errorCode: '0x80070057' })
    }
    expect(rowsIn(await client.call('GetListItems', list))).toEqual([])
  })

  it('AddList and DeleteList make a list and take it away, or say why not', async () => {
    const title = `Bob's &lt;plans&gt; &amp; more ${version}`
    const made = await client.call('AddList', `${listName(title)}<description>What comes next</description><templateID>100</templateID>`)
    expect(made).toContain(' Description="What comes next" ')
    expect(await client.fail('AddList', `${listName(title)}<templateID>100</templateID>`)).toMatchObject({
      status: 409,
      code: callee,
      errorCode: '0x81020012',
    })
    expect(await client.fail('AddList', `${listName('Other')}<templateID>4711</templateID>`)).toMatchObject({
      status: 400,
      code: callee,
      errorCode: '0x8102007b',
    })
    expect(await client.refuse('AddList', `${listName('Other')}<templateID>a hundred</templateID>`)).toMatchObject({
      status: 400,
      errorCode: '0x80070057',
    })
    expect(await client.refuse('AddList', listName('Other'))).toMatchObject({ status: 400, errorCode: '0x80070057' })

    await client.call('DeleteList', listName(title))
    expect(await client.fail('GetList', listName(title))).toMatchObject({ status: 404 })
    expect(await client.fail('DeleteList', listName('Nope'))).toEqual(notFound)
    expect(await client.refuse('DeleteList', '')).toMatchObject({ status: 400, code: caller, errorCode: '0x80070057' })
  })
})

describe.each<SoapVersion>(['1.1', '1.2'])('lists.asmx over SOAP %s and its callers', (version) => {
  it('asks who calls, and offers a scheme', async () => {
    const client = clientOf(version, { headers: {} })
    expect(await client.fail('GetListCollection')).toMatchObject({ status: 401, errorCode: '0x80070005' })
    expect(client.lastHeaders.get('www-authenticate')).toContain('Basic')
    expect(await clientOf(version, { headers: { Authorization: 'Bearer abc' } }).fail('GetListCollection')).toMatchObject({ status: 401 })
    expect(await clientOf(version, { headers: { Cookie: 'FedAuth=forged.mac' } }).fail('GetListCollection')).toMatchObject({ status: 401 })
  })

  it('serves a reader and refuses what needs more rights', async () => {
    const readers = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
    try {
      const client = clientOf(version, { url: readers.url })
      await client.call('GetListItems', listName('Tasks'))
      const denied = { status: 403, errorCode: '0x80070005' }
      expect(await client.fail('AddList', `${listName('x')}<templateID>100</templateID>`)).toMatchObject(denied)
      expect(await client.fail('DeleteList', listName('Tasks'))).toMatchObject(denied)
      expect(textIn(await client.call('UpdateListItems', listName('Tasks') + addTask('a')), 'ErrorCode')).toBe('0x80070005')
      expect(rowsIn(await client.call('GetListItems', listName('Tasks')))).toEqual([])
    } finally {
      await readers.stop()
    }
  })

  it('refuses a namespace that is not its own', async () => {
    const body = envelope('<GetListCollection xmlns="urn:somebody-else"/>', {
      version: version === '1.1' ? namespaces.soap11 : namespaces.soap12,
    })
    expect(await clientOf(version).send(body)).toMatchObject({ status: 400, message: expect.stringContaining('urn:somebody-else') })
  })
})

describe('lists.asmx beside POST', () => {
  it('shows its contract, its discovery document and a page for people, and refuses other methods', async () => {
    const show = async (query: string, method = 'GET') => {
      const response = await fetch(`${server.url}/_VTI_BIN/Lists.asmx${query}`, { method })
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        allow: response.headers.get('allow'),
        text: await response.text(),
      }
    }
    const wsdl = await show('?WSDL')
    expect([wsdl.status, wsdl.type]).toEqual([200, 'text/xml; charset=utf-8'])
    expect(wsdl.text).toContain(`location="${server.url}/_VTI_BIN/Lists.asmx"`)
    expect((await show('?disco')).text).toContain('?wsdl')
    const help = await fetch(`${server.url}/_vti_bin/lists.asmx?op=getlist`)
    expect([help.status, help.url]).toEqual([200, `${server.url}/docs/soap/lists/GetList`])
    expect((await show('?op=Nope')).text).toContain('<h2>Operations</h2>')
    expect((await show('')).type).toBe('text/html; charset=utf-8')
    expect(await show('', 'PUT')).toMatchObject({ status: 405, allow: 'GET, POST' })
    expect((await fetch(`${server.url}/_vti_bin/nope.asmx`, { method: 'POST' })).status).toBe(404)
  })

  it('is the same server that REST speaks to', async () => {
    expect(isDone(await send(server.url, rest.addItem('Announcements', { Title: 'by REST' })))).toBe(true)
    expect(rowsIn(await clientOf('1.1').call('GetListItems', listName('Announcements')))).toMatchObject([{ ows_Title: 'by REST' }])
  })
})
