import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../../support/samples/people-server.ts'
import { expectRefusal, rowsOf } from '../../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const post = (path: string, who = owner, body?: unknown) => who.call('POST', `${folder}/${path}`, body === undefined ? {} : { body })
const fileAt = (name: string) => `/_api/web/getfilebyserverrelativeurl('/Shared Documents/${name}')`

describe('getbyurloraddstub', () => {
  it('makes an empty file once, to which an upload in parts is sent', async () => {
    const made = await post("files/getbyurloraddstub('stub.txt')")
    expect(made.json).toMatchObject({ Name: 'stub.txt', Length: 0 })
    const id = 'f0a1b2c3-0000-4000-8000-000000000001'
    expect((await owner.call('POST', `${fileAt('stub.txt')}/startupload(uploadId=guid'${id}')`, { body: 'ab' })).status).toBe(200)
    const ended = await owner.call('POST', `${fileAt('stub.txt')}/finishupload(uploadId=guid'${id}',fileOffset=2)`, { body: 'c' })
    expect(ended.json.Length).toBe(3)
    for (const form of ["getbyurloraddstub(urloffile='stub.txt')", "getbypathoraddstub(decodedurl='stub.txt')"])
      expect((await post(`files/${form}`, reader)).json).toMatchObject({ Name: 'stub.txt', Length: 3 })
  })

  it('is refused in words', async () => {
    expectRefusal(await post("files/getbyurloraddstub('none.txt')", reader), 403, /AddListItems/)
    expectRefusal(await post("files/getbyurloraddstub('a:b.txt')"), 400, /a:b\.txt/)
    expectRefusal(await post("files/getbyurloraddstub('stub.txt')", stranger), 403, /Open|ViewListItems/)
  })
})

describe('further names', () => {
  it('addstub makes an empty file, and addwithoverwrite a folder', async () => {
    expect((await post("files/addstub(urloffile='second.txt')")).json).toMatchObject({ Name: 'second.txt', Length: 0 })
    expectRefusal(await post("files/addstub('second.txt')"), 400, /second\.txt/)
    expect((await post("folders/addwithoverwrite(url='Twice',overwrite=false)")).json).toMatchObject({ Name: 'Twice' })
    expectRefusal(await post("folders/addwithoverwrite(url='Twice',overwrite=false)"), 400, /Twice/)
    expect((await post("folders/addwithoverwrite(url='Twice',overwrite=true)")).json).toMatchObject({ Name: 'Twice' })
  })

  it('openbinarystream reads a part of the bytes, and nothing where the client has them', async () => {
    await post("files/add(url='part.txt',overwrite=true)", owner, 'abc')
    const read = (headers: Readonly<Record<string, string>>) => owner.call('GET', `${fileAt('part.txt')}/openbinarystream`, { headers })
    const part = await read({ Range: 'bytes=1-' })
    expect([part.status, part.text]).toEqual([206, 'bc'])
    const tag = part.headers.get('etag') ?? ''
    expect((await read({ 'If-None-Match': tag })).status).toBe(304)
  })

  it('openbinarystreamwithoptions reads the bytes', async () => {
    await post("files/add(url='bytes.txt',overwrite=true)", owner, 'abc')
    for (const [method, options] of [
      ['GET', '0'],
      ['POST', 'openoptions=1'],
    ] as const)
      expect((await owner.call(method, `${fileAt('bytes.txt')}/openbinarystreamwithoptions(${options})`)).text).toBe('abc')
  })

  it('openbinarystreamwithoptions of a version reads its bytes', async () => {
    await owner.call('MERGE', "/_api/web/lists/getbytitle('Documents')", { body: { EnableVersioning: true } })
    for (const bytes of ['one', 'two']) await post("files/add(url='older.txt',overwrite=true)", owner, bytes)
    const [older] = rowsOf(await owner.call('GET', `${fileAt('older.txt')}/versions`))
    for (const options of ['0', 'openoptions=1'])
      expect((await owner.call('GET', `${fileAt('older.txt')}/versions(${older?.ID})/openbinarystreamwithoptions(${options})`)).text).toBe(
        'one',
      )
    expectRefusal(await owner.call('GET', `${fileAt('older.txt')}/versions(99999)/openbinarystreamwithoptions(0)`), 404, /version/i)
  })
})

describe('recyclewithetag', () => {
  it('recycles a file with its ETag, and no other one', async () => {
    const made = await post("files/add(url='tag.txt',overwrite=true)", owner, 'abc')
    const recycle = (tag: string, who = owner) =>
      who.call('POST', `${fileAt('tag.txt')}/recyclewithetag(etagmatch=@t)?@t='${encodeURIComponent(tag)}'`)
    expectRefusal(await recycle('"{00000000-0000-0000-0000-000000000000},9"'), 412, /./)
    expectRefusal(await recycle('*', reader), 403, /DeleteListItems/)
    expect((await recycle(made.json.ETag)).json.value).toMatch(/^[0-9a-f-]{36}$/)
    expectRefusal(await recycle('*'), 404, /tag\.txt/)
  })
})

describe('getlistitemchanges', () => {
  const changes = async (query: object, who = owner) =>
    who.call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Changes')/getlistitemchanges", { body: { query } })

  it('lists the changes of the items in the folder, whatever else is asked for', async () => {
    await post("folders/add('Changes')")
    await post("folders/add('Changes/Below')")
    const name = (path: string) => `/_api/web/getfolderbyserverrelativeurl('/Shared Documents/Changes${path}')/files`
    await owner.call('POST', `${name('')}/add(url='one.txt',overwrite=true)`, { body: 'x' })
    await owner.call('POST', `${name('/Below')}/add(url='two.txt',overwrite=true)`, { body: 'x' })
    const direct = (await changes({ File: true, List: true, Add: true })).json.value
    const all = (await changes({ Add: true, RecursiveAll: true })).json.value
    expect(all.length).toBeGreaterThan(direct.length)
    for (const one of all) expect(one).toMatchObject({ ItemId: expect.any(Number), ChangeType: 1 })
    expectRefusal(await changes({ Add: true }, stranger), 403, /ViewListItems|Open/)
  })
})

describe('sp.web.getdocumentandmedialibraries', () => {
  const titles = async (withPages: boolean) => {
    const address = `webfullurl='${encodeURIComponent(server.url)}',includepagelibraries=${withPages}`
    const { json } = await reader.call('GET', `/_api/sp.web.getdocumentandmedialibraries(${address})`)
    return json.value.map(({ Title }: { Title: string }) => Title)
  }

  it('lists libraries of documents and pictures, and of pages if they are asked for', async () => {
    await owner.call('POST', '/_api/web/lists', { body: { Title: 'Photos', BaseTemplate: 109 } })
    expect(await titles(false)).toEqual(['Documents', 'Photos', 'Site Assets'])
    expect(await titles(true)).toEqual(['Documents', 'Photos', 'Site Assets', 'Site Pages'])
    const refused = await stranger.call('GET', `/_api/sp.web.getdocumentandmedialibraries('${encodeURIComponent(server.url)}')`)
    expectRefusal(refused, 403, /Open/)
  })
})
