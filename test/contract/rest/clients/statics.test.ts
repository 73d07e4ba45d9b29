import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const exists = (url: string) => `/_api/sp.site.exists(url='${encodeURIComponent(url)}')`

describe('SP.Site.Exists', () => {
  it('tells whether a site collection is at a URL, by GET and by POST', async () => {
    for (const url of [server.url, `${server.url}/`, '/']) expect((await reader.call('GET', exists(url))).json.value).toBe(true)
    for (const url of [`${server.url}/sites/none`, 'http://elsewhere.example/', 'nothing'])
      expect((await reader.call('GET', exists(url))).json.value).toBe(false)
    expect((await reader.call('POST', '/_api/SP.Site.Exists', { body: { url: server.url } })).json.value).toBe(true)
    expect((await reader.call('GET', `/_api/SP.Site.Exists(@v)?@v='${encodeURIComponent(server.url)}'`)).json.value).toBe(true)
  })

  it('refuses users who may not open the web, and a request without a URL', async () => {
    expectRefusal(await stranger.call('GET', exists('/')), 403, /Open/)
    expectRefusal(await reader.call('POST', '/_api/SP.Site.Exists', { body: {} }), 400, /url/i)
  })
})

describe('SP.Site.GetUrlById', () => {
  it('returns the URL of a site collection, by GET and by POST', async () => {
    const { Id } = (await reader.call('GET', '/_api/site?$select=Id')).json
    expect((await reader.call('GET', `/_api/sp.site.geturlbyid(siteid='${Id.toUpperCase()}')`)).json.value).toBe(server.url)
    expect((await reader.call('POST', '/_api/SP.Site.GetUrlById', { body: { siteId: Id } })).json.value).toBe(server.url)
    expect((await reader.call('POST', '/_api/SP.Site.GetUrlById', { body: { id: Id, stopRedirect: false } })).json.value).toBe(server.url)
  })

  it('refuses an id without a site collection, what is no id, and users who may not open the web', async () => {
    const none = "/_api/sp.site.geturlbyid(siteid='00000000-0000-4000-8000-000000000000')"
    expectRefusal(await reader.call('GET', none), 404, /no site collection/)
    expectRefusal(await reader.call('GET', "/_api/sp.site.geturlbyid(siteid='x')"), 400, /must be a GUID/)
    expectRefusal(await stranger.call('GET', none), 403, /Open/)
  })
})

describe('MapToIcon', () => {
  it.each([
    ["filename='plan.docx',progid='',size=0", 'icdocx.png'],
    ["filename='PLAN.DOCX',progid='',size=1", 'lg_icdocx.png'],
    ["filename='a.jpeg',progid='',size=2", '256_icjpg.png'],
    ["filename='plan',progid='Excel.Sheet',size=0", 'icxlsx.png'],
    ["filename='docx'", 'icgen.gif'],
    ["filename='a.constructor',progid='toString'", 'icgen.gif'],
  ])('of %s is %s', async (asked, icon) => {
    expect((await reader.call('GET', `/_api/web/maptoicon(${asked})`)).json.value).toBe(icon)
  })

  it('refuses a size that there is not, and users who may not open the web', async () => {
    expectRefusal(await reader.call('GET', "/_api/web/maptoicon(filename='a',progid='',size=3)"), 400, /size/i)
    expectRefusal(await stranger.call('GET', "/_api/web/maptoicon(filename='a.docx')"), 403, /Open/)
  })
})

describe('the bytes of a file', () => {
  const { call } = owner
  const tasks = "/_api/web/lists/getbytitle('Tasks')"
  const fileOf = (url: string) => `/_api/web/getfilebyserverrelativeurl('${url}')`

  it('are replaced by SaveBinaryStream', async () => {
    await call('POST', "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)", { body: 'one' })
    const file = fileOf('/Shared Documents/a.txt')
    expect((await call('POST', `${file}/SaveBinaryStream`, { body: 'two' })).status).toBe(200)
    expect((await call('GET', `${file}/$value`)).text).toBe('two')
    expectRefusal(await reader.call('POST', `${file}/savebinarystream`, { body: 'x' }), 403, /EditListItems/)
    const stale = { 'If-Match': '"{00000000-0000-4000-8000-000000000000},1"' }
    expectRefusal(await call('POST', `${file}/savebinarystream`, { body: 'x', headers: stale }), 412, /./)
    expectRefusal(await call('POST', `${fileOf('/Shared Documents/none.txt')}/savebinarystream`, { body: 'x' }), 404, /none\.txt/)
    expect((await call('GET', `${file}/$value`)).text).toBe('two')
  })

  it('of an attachment are replaced by its address as a file, and the attachment goes to the recycle bin', async () => {
    const { Id } = (await call('POST', `${tasks}/items`, { body: { Title: 'With a note' } })).json
    await call('POST', `${tasks}/items(${Id})/attachmentfiles/add(FileName='note.txt')`, { body: 'one' })
    const file = fileOf(`/Lists/Tasks/Attachments/${Id}/note.txt`)
    expect((await call('PUT', `${file}/$value`, { body: 'two' })).status).toBe(200)
    expect((await call('GET', `${file}/$value`)).text).toBe('two')
    expect((await call('POST', `${file}/savebinarystream`, { body: 'three' })).status).toBe(200)
    expect((await call('GET', `${file}/$value`)).text).toBe('three')
    expectRefusal(await reader.call('POST', `${file}/savebinarystream`, { body: 'x' }), 403, /EditListItems/)
    expectRefusal(await call('POST', `${file}/recycle`, { headers: { 'If-Match': '"other"' } }), 412, /./)
    expect((await call('POST', `${file}/recycle`)).json.value).toMatch(/^[\da-f-]{36}$/)
    expectRefusal(await call('GET', file), 404, /note\.txt/)
  })
})
