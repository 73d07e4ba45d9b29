import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')
const list = "/_api/web/lists/getbytitle('Lenient')"
const titleId = '{FA564E0F-0C70-4AB9-B863-0177E6DDD247}'

beforeAll(async () => {
  await ann.call('POST', '/_api/web/lists', { body: { Title: 'Lenient' } })
  for (const Title of ['one', 'two', 'three']) await ann.call('POST', `${list}/items`, { body: { Title } })
})

const rowsOf = async (view: string) => {
  const { status, json } = await ann.call('POST', `${list}/getitems`, { body: { query: { ViewXml: view } } })
  return { status, titles: json.value?.map(({ Title }: { Title: string }) => Title) }
}

const whereTitle = (fieldRef: string) =>
  `<View><Query><Where><Eq>${fieldRef}<Value Type="Text">two</Value></Eq></Where></Query><ViewFields><FieldRef ID="Title"/></ViewFields></View>`

describe('CAML', () => {
  it.each([
    `<FieldRef ID="${titleId}"/>`,
    `<FieldRef ID="${titleId.slice(1, -1).toLowerCase()}"/>`,
    '<FieldRef ID="Title"/>',
    '<FieldRef Name="Title" ID="{00000000-0000-0000-0000-000000000000}"/>',
  ])('names a column by its GUID or its name: %s', async (fieldRef) => {
    expect(await rowsOf(whereTitle(fieldRef))).toEqual({ status: 200, titles: ['two'] })
  })

  it('is refused when it compares a column that the list does not have', async () => {
    const query = { ViewXml: whereTitle('<FieldRef ID="{00000000-0000-0000-0000-000000000000}"/>') }
    expectRefusal(await ann.call('POST', `${list}/getitems`, { body: { query } }), 400, /has no column '\{0/)
  })

  it('leaves out unknown columns of ViewFields, and takes an unknown Scope as none', async () => {
    const view = '<View Scope="Everything"><ViewFields><FieldRef Name="Nope"/><FieldRef Name="Title"/></ViewFields></View>'
    expect(await rowsOf(view)).toEqual({ status: 200, titles: ['one', 'two', 'three'] })
  })

  it('is checked when a view is asked for rows, and not when it is stored', async () => {
    const ViewQuery = '<Where><Eq><FieldRef Name="Later"/><Value Type="Text">x</Value></Eq></Where>'
    const { status, json } = await ann.call('POST', `${list}/views`, { body: { Title: 'Later', ViewQuery } })
    expect(status).toBe(201)
    const render = () => ann.call('POST', `${list}/renderlistdataasstream?View=${json.Id}`, { body: { parameters: {} } })
    expectRefusal(await render(), 400, /has no column 'Later'/)
    await ann.call('POST', `${list}/fields`, { body: { Title: 'Later', FieldTypeKind: 2 } })
    expect((await render()).json.Row).toEqual([])
    expectRefusal(await ann.call('POST', `${list}/views`, { body: { Title: 'Broken', ViewQuery: '<Where>' } }), 400, /XML cannot be read/)
  })
})

describe('an attachment by the address of a file', () => {
  const url = '/Lists/Lenient/Attachments/1/note.txt'
  const file = `/_api/web/getfilebyserverrelativeurl('${url}')`

  it('is read and deleted', async () => {
    await ann.call('POST', `${list}/items(1)/attachmentfiles/add(FileName='note.txt')`, { body: 'hello' })
    const { status, json } = await ann.call('GET', file, { headers: { Accept: 'application/json;odata=nometadata' } })
    expect({ status, ...json }).toMatchObject({ status: 200, Name: 'note.txt', ServerRelativeUrl: url, Length: 5, Exists: true })
    for (const address of [file, `/_api/web/getfilebyserverrelativepath(decodedurl='${url}')`, `/_api/web/getfilebyurl('${url.slice(1)}')`])
      expect((await ann.call('GET', `${address}/$value`)).text).toBe('hello')
    expect((await ann.call('DELETE', file)).status).toBe(200)
    expect((await ann.call('GET', `${list}/items(1)/attachmentfiles`)).json.value).toEqual([])
  })

  it('is refused when it does not exist, and where there is no such list', async () => {
    expectRefusal(await ann.call('GET', file), 404, /note\.txt/)
    expectRefusal(await ann.call('GET', file.replace('Lenient', 'Nowhere')), 404, /./)
    expectRefusal(await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Shared Documents/Attachments/1/a.txt')"), 404, /no f/)
  })
})

describe('what an item does not have', () => {
  it('is a null object: the folder and the file of a plain item', async () => {
    for (const name of ['Folder', 'File']) {
      const { status, json } = await ann.call('GET', `${list}/items(1)/${name}`, { headers: { Accept: 'application/json;odata=verbose' } })
      expect({ status, json }).toEqual({ status: 200, json: { d: { [name]: null } } })
      expectRefusal(await ann.call('GET', `${list}/items(999)/${name}`), 404, /Item 999 does not exist/)
    }
  })

  it('is still an object for documents', async () => {
    await ann.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='n.txt',overwrite=true)", {
      body: 'x',
    })
    await ann.call('POST', '/_api/web/folders', { body: { ServerRelativeUrl: '/Shared Documents/n' } })
    const ids = new Map<string, number>()
    for (const { Id, FSObjType } of (await ann.call('GET', "/_api/web/getlist('/Shared Documents')/items?$select=Id,FSObjType")).json.value)
      ids.set(String(FSObjType), Id)
    const of = (kind: number, name: string) =>
      ann.call('GET', `/_api/web/getlist('/Shared Documents')/items(${ids.get(String(kind))})/${name}`)
    expect((await of(0, 'file')).json.Name).toBe('n.txt')
    expect((await of(1, 'folder')).json.Name).toBe('n')
    expect((await of(0, 'folder')).json['odata.null']).toBe(true)
    expect((await of(1, 'file')).json['odata.null']).toBe(true)
  })
})

describe('content types', () => {
  it('of the root web are found in a web below it, and changed only where they are', async () => {
    await ann.call('POST', '/_api/web/webs/add', { body: { parameters: { Title: 'sub', Url: 'lenient-sub', WebTemplate: 'STS' } } })
    const found = await ann.call('GET', "/lenient-sub/_api/web/contenttypes('0x0101')")
    expect({ status: found.status, name: found.json.Name }).toEqual({ status: 200, name: 'Document' })
    const change = await ann.call('PUT', "/lenient-sub/_api/web/contenttypes('0x0101')", { body: { Description: 'x' } })
    expectRefusal(change, 404, /no content type '0x0101'/)
    expectRefusal(await ann.call('GET', "/lenient-sub/_api/web/contenttypes('0x01FF')"), 404, /no content type/)
  })

  it.each([
    ['taken', '0x0101', /^0x01[0-9A-F]+$/],
    ['no id of a type', '0x0101AB', /^0x0101/],
    ['below nothing known', '0x0177', /^0x01/],
    ['too short', '0x0100AA', /^0x0100[0-9A-F]{32}$/],
  ])('have the id that a client wishes, or else one near it: %s', async (why, StringValue, id) => {
    const { status, json } = await ann.call('POST', '/_api/web/contenttypes', { body: { Id: { StringValue }, Name: `Wish ${why}` } })
    expect(status).toBe(201)
    expect(json.StringId).toMatch(id)
  })
})

describe('other small things', () => {
  it('getchanges keeps $top', async () => {
    const body = { query: { Item: true, Add: true, FetchLimit: '3' } }
    for (const [top, count] of [
      ['?$top=2', 2],
      ['?$top=9', 3],
      ['', 3],
      ['?$top=0', 0],
    ] as const)
      expect((await ann.call('POST', `${list}/getchanges${top}`, { body })).json.value).toHaveLength(count)
    expectRefusal(await ann.call('POST', `${list}/getchanges?$top=x`, { body }), 400, /\$top/)
  })

  it('a file address is decoded once more, one by path is not', async () => {
    const add = "/_api/web/getfolderbyserverrelativeurl('/Shared%2520Documents')/files/add(url='p.txt',overwrite=true)"
    expect((await ann.call('POST', add, { body: 'x' })).status).toBe(200)
    expect((await ann.call('GET', "/_api/web/getfilebyserverrelativeurl('/Shared%2520Documents/p.txt')")).status).toBe(200)
    const byPath = "/_api/web/getfilebyserverrelativepath(decodedurl='/Shared%2520Documents/p.txt')"
    expectRefusal(await ann.call('GET', byPath), 404, /no file/)
  })

  it('a digest that is not valid is ignored beside Basic', async () => {
    const headers = { 'X-RequestDigest': '0xdead,01 Jan 2020 00:00:00 -0000' }
    expect((await ann.call('POST', `${list}/items`, { headers, body: { Title: 'four' } })).status).toBe(201)
  })
})
