import { describe, expect, it } from 'vitest'
import { openFolderServer } from '../../../support/samples/folder-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { ann, newList, addFolder } = await openFolderServer()

const render = (address: string, parameters: object, query = '') =>
  ann.call('POST', `${address}/renderlistdataasstream${query}`, { body: { parameters } })

describe('RenderOptions', () => {
  it('32 tells the ids of files in the rows, which stay alone', async () => {
    const { address, url } = await newList(101)
    await ann.call('POST', `/_api/web/getfolderbyserverrelativeurl('${url}')/files/add(url='a.txt')`, { body: 'a' })
    const id = (await ann.call('GET', `/_api/web/getfilebyserverrelativeurl('${url}/a.txt')?$select=UniqueId`)).json.UniqueId
    expect((await render(address, { RenderOptions: 32 })).json.Row).toMatchObject([{ FileLeafRef: 'a.txt', FileSystemItemId: id }])
    expect((await render(address, { RenderOptions: 2 })).json.Row[0]).not.toHaveProperty('FileSystemItemId')
    expect((await render("/_api/web/lists/getbytitle('Tasks')", { RenderOptions: 34 })).json).toHaveProperty('Row', [])
  })

  it('4 names the totals of a view, and the first row has them, of all rows', async () => {
    const { address } = await newList(100)
    await ann.call('POST', `${address}/fields`, { body: { Title: 'Cost', FieldTypeKind: 9 } })
    await ann.call('POST', `${address}/fields`, { body: { Title: 'Due', FieldTypeKind: 4 } })
    for (const Cost of [0.1, 0.2, 40])
      await ann.call('POST', `${address}/items`, { body: { Title: 'x', Cost, Due: '2026-03-01T00:00:00Z' } })
    const sums = '<FieldRef Name="Cost" Type="SUM"/><FieldRef Name="LinkTitle" Type="COUNT"/><FieldRef Name="Due" Type="MAX"/>'
    const view = { Title: 'Sums', RowLimit: 2, ViewFields: ['LinkTitle', 'Cost', 'Due'], Aggregations: sums, AggregationsStatus: 'On' }
    const { Id } = (await ann.call('POST', `${address}/views`, { body: view })).json
    const shown = await render(address, { RenderOptions: 6 }, `?View=${Id}`)
    expect(shown.json.ListSchema.Aggregate).toEqual({ Cost: 'SUM', LinkTitle: 'COUNT', Due: 'MAX' })
    const totals = { 'Cost.SUM': '40.3', 'LinkTitle.COUNT': '3', 'Due.MAX': '2026-03-01T00:00:00Z' }
    expect(shown.json.ListData.Row).toHaveLength(2)
    expect(shown.json.ListData.Row[0]).toMatchObject(totals)
    expect(shown.json.ListData.Row[1]).not.toHaveProperty('Cost.SUM')
    const xml = (status: string) =>
      `<View><ViewFields><FieldRef Name="Cost"/></ViewFields><Aggregations Value="${status}"><FieldRef Name="Cost" Type="AVG"/></Aggregations></View>`
    const asked = await render(address, { RenderOptions: 6, ViewXml: xml('On') })
    expect(asked.json.ListData.Row[0]['Cost.AVG']).toBe('13.4333333333')
    const off = await render(address, { RenderOptions: 6, ViewXml: xml('Off') })
    expect([off.json.ListSchema.Aggregate, 'Cost.AVG' in off.json.ListData.Row[0]]).toEqual([undefined, false])
    const wrong = await render(address, { ViewXml: xml('On').replace('AVG', 'NONE') })
    expect(wrong.status).toBe(400)
  })

  it('16 adds the content types to the context, not without it', async () => {
    const { address } = await newList(101)
    const { ContextInfo } = (await render(address, { RenderOptions: 17 })).json
    expect(ContextInfo).toMatchObject({ ContentTypesEnabled: false })
    expect(ContextInfo.ContentTypes).toContainEqual(expect.objectContaining({ Name: 'Document', Id: expect.stringMatching(/^0x0101/) }))
    expect((await render(address, { RenderOptions: 16 })).json).not.toHaveProperty('ContextInfo')
    expect((await render(address, { RenderOptions: 1 })).json.ContextInfo).not.toHaveProperty('ContentTypes')
  })

  it('64 tells the columns of the forms of each content type', async () => {
    const { address, title } = await newList(100)
    await ann.call('POST', `${address}/fields`, { body: { Title: 'Color', FieldTypeKind: 6, Choices: ['red'] } })
    const { ClientForms } = (await render(address, { RenderOptions: 64 })).json
    expect(ClientForms.New.Item).toContainEqual(expect.objectContaining({ Name: 'Title', Required: true }))
    expect(ClientForms.Edit.Item).toContainEqual(expect.objectContaining({ Name: 'Title' }))
    expect(title).not.toBe('')
  })

  it('128 tells the quick launch as a tree', async () => {
    const { address } = await newList(100)
    const add = (at: string, body: object) => ann.call('POST', `/_api/web/navigation/${at}`, { body })
    const made = (await add('quicklaunch', { Title: 'Links', Url: 'http://127.0.0.1/', IsExternal: true })).json
    await add(`getnodebyid(${made.Id})/children`, { Title: 'Below', Url: 'http://127.0.0.1/below', IsExternal: true })
    const { QuickLaunch } = (await render(address, { RenderOptions: 128 })).json
    expect(QuickLaunch).toContainEqual(expect.objectContaining({ Title: 'Links', Children: [expect.objectContaining({ Title: 'Below' })] }))
  })

  it('8192 tells the folders above the rows', async () => {
    const { address, url, title } = await newList(101)
    await addFolder(`${url}/one`)
    await addFolder(`${url}/one/two`)
    const urlsOf = (reply: { json: { ParentInfo: { ParentFolderInfo: { ServerRelativeUrl: string; Title: string }[] } } }) =>
      reply.json.ParentInfo.ParentFolderInfo.map((one) => [one.ServerRelativeUrl, one.Title])
    const path = [
      [url, title],
      [`${url}/one`, 'one'],
      [`${url}/one/two`, 'two'],
    ]
    expect(urlsOf(await render(address, { RenderOptions: 8192 }))).toEqual(path.slice(0, 1))
    expect(urlsOf(await render(address, { RenderOptions: 8192, FolderServerRelativeUrl: `${url}/one/two` }))).toEqual(path)
    expect(urlsOf(await render(address, { RenderOptions: 8192 }, `?RootFolder=${url}/one`))).toEqual(path.slice(0, 2))
    expectRefusal(await render(address, { RenderOptions: 8192, FolderServerRelativeUrl: `${url}/nope` }), 404, /nope/)
  })

  it('16384 tells the page: site collection, web, list and user', async () => {
    const { address, title, url } = await newList(100)
    const { PageContextInfo } = (await render(address, { RenderOptions: 16384 })).json
    const web = (await ann.call('GET', '/_api/web?$select=Id,Url,Title')).json
    expect(PageContextInfo).toMatchObject({
      webId: web.Id,
      webTitle: web.Title,
      webServerRelativeUrl: '/',
      listTitle: title,
      listUrl: url,
      userDisplayName: 'ann',
    })
    expect(PageContextInfo.webPermMasks).toEqual({ High: expect.any(Number), Low: expect.any(Number) })
  })
})
