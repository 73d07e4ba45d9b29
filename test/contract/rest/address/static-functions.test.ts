import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { expectRefusal } from '../../../support/wire.ts'

const { server, admin, reader } = await startWithPeople()
afterAll(() => server.stop())
const nobody = createContractClient(server.url, { Accept: 'application/json;odata=nometadata' })
const missing = '00000000-0000-4000-8000-000000000000'

describe('SP.List.GetListDataAsStream', () => {
  const at = '/_api/SP.List.GetListDataAsStream'
  const parameters = { RenderOptions: 2, ViewXml: '<View><RowLimit>1</RowLimit></View>' }
  const listFullUrl = `${server.url}/Lists/Streamed%20rows`

  it('has the rows of the list that a URL names', async () => {
    const { Id } = (await admin.call('POST', '/_api/web/lists', { body: { Title: 'Streamed rows', BaseTemplate: 100 } })).json
    const list = `/_api/web/lists(guid'${Id}')`
    for (const Title of ['one', 'two']) await admin.call('POST', `${list}/items`, { body: { Title } })
    const { RootFolder } = (await admin.call('GET', `${list}?$select=RootFolder/ServerRelativeUrl&$expand=RootFolder`)).json
    const url = encodeURI(server.url + RootFolder.ServerRelativeUrl)
    const wanted = (await reader.call('POST', `${list}/renderlistdataasstream`, { body: { parameters } })).json
    expect(wanted.Row).toMatchObject([{ Title: 'one' }])
    const body = { listFullUrl: url, parameters, CustomAction: null, Field: null }
    expect((await reader.call('POST', at, { body })).json).toEqual(wanted)
    expect((await reader.call('POST', at, { body: { ...body, listFullUrl: RootFolder.ServerRelativeUrl } })).json).toEqual(wanted)
    expect((await reader.call('POST', '/_api/svc.list.getlistdataasstream', { body })).json).toEqual(wanted)
    const inQuery = await reader.call('POST', `${at}?listFullUrl='${encodeURIComponent(url)}'&SortField=Title&SortDir=Desc`, {
      body: { parameters },
    })
    expect(inQuery.json.Row).toMatchObject([{ Title: 'two' }])
    expectRefusal(await nobody.call('POST', at, { body }), 401, /sign in/i)
  })

  it.each([
    ['no list', { parameters }, 400, /listFullUrl/],
    ['another host', { parameters, listFullUrl: 'http://other.example/Lists/Streamed' }, 400, /below/],
    ['a host alone', { parameters, listFullUrl: '//other/Lists' }, 400, /below/],
    ['a list that is not there', { parameters, listFullUrl: `${server.url}/Lists/None` }, 404, /does not exist/],
    ['a wrong encoding', { parameters, listFullUrl: `${server.url}/Lists/%E0%A4%A` }, 400, /percent sign/],
    ['parameters that are no object', { listFullUrl, parameters: 'x' }, 400, /parameters/],
    ['something unknown', { listFullUrl, parameters, Other: 1 }, 400, /Other/],
  ])('is refused with %s', async (_, body, status, message) => {
    expectRefusal(await reader.call('POST', at, { body }), status, message)
  })
})

describe('functions that read no list', () => {
  it('tell the URL of a web by ids', async () => {
    const { Id: site } = (await admin.call('GET', '/_api/site?$select=Id')).json
    const { Id: root } = (await admin.call('GET', '/_api/web?$select=Id')).json
    const body = { parameters: { Title: 'Below it', Url: 'below it', WebTemplate: 'STS#0' } }
    const { Id: web } = (await admin.call('POST', '/_api/web/webs/add', { body })).json
    const at = (siteId: string, webId: string) => `/_api/site/GetWebPath(siteId='${siteId}',webId='${webId}')`
    expect((await reader.call('GET', at(site, root))).json).toEqual({ DecodedUrl: server.url })
    for (const [method, path, sent] of [
      ['GET', at(site.toUpperCase(), web), undefined],
      ['POST', at(site, web), undefined],
      ['GET', `/_api/site/getwebpath('${site}','${web}')`, undefined],
      ['POST', '/_api/site/getwebpath', { siteId: site, webId: web }],
    ] as const)
      expect((await reader.call(method, path, sent && { body: sent })).json).toEqual({ DecodedUrl: `${server.url}/below it` })
    expectRefusal(await reader.call('GET', at(missing, web)), 400, /its own address/)
    expectRefusal(await reader.call('GET', at(site, missing)), 404, new RegExp(missing))
    expectRefusal(await reader.call('GET', at(site, 'x')), 400, /webId/)
    expectRefusal(await nobody.call('GET', at(site, web)), 401, /sign in/i)
  })

  it('read the version of the content in the tag of a file', async () => {
    const added = "/_api/web/getfolderbyserverrelativeurl('Shared Documents')/files/add(url='tag.txt',overwrite=true)"
    await admin.call('POST', added, { body: 'first' })
    const { ServerRelativeUrl } = (await admin.call('POST', added, { body: 'second' })).json
    const { ContentTag } = (await admin.call('GET', `/_api/web/getfilebyserverrelativeurl('${ServerRelativeUrl}')`)).json
    const at = '/_api/SP.File.GetContentVerFromTag'
    const expected = Number(ContentTag.split(',')[2])
    expect(expected).toBeGreaterThan(1)
    expect((await reader.call('GET', `${at}(contentTag='${ContentTag}')`)).json.value).toBe(expected)
    expect((await reader.call('POST', `${at}('${ContentTag}')`)).json.value).toBe(expected)
    expect((await reader.call('POST', at, { body: { contentTag: ContentTag } })).json.value).toBe(expected)
    const called = `/_api/svc.file.getcontentverfromtag(contenttag='${ContentTag}')`
    expect((await reader.call('GET', called)).json.value).toBe(expected)
    expectRefusal(await reader.call('GET', `${at}(contentTag='x')`), 400, /contentTag/)
    expectRefusal(await nobody.call('GET', `${at}('${ContentTag}')`), 401, /sign in/i)
  })

  it('list the currencies in the words of the locale of the web', async () => {
    const at = '/_api/SP.CurrencyList.GetList'
    for (const [method, path] of [
      ['GET', at],
      ['POST', at],
      ['GET', '/_api/svc.currencylist.getlist'],
    ] as const) {
      const { Items } = (await reader.call(method, path)).json
      expect(Items).toContainEqual({ DisplayString: '$123,456.00 (United States)', LCID: '1033' })
      expect(Items).toContainEqual({ DisplayString: '¥123,456 (Japan)', LCID: '1041' })
    }
    await admin.call('PATCH', '/_api/web/regionalsettings', { body: { LocaleId: 1031 } })
    const { Items } = (await reader.call('GET', at)).json
    await admin.call('PATCH', '/_api/web/regionalsettings', { body: { LocaleId: 1033 } })
    expect(Items.map(({ DisplayString }: { DisplayString: string }) => DisplayString.replaceAll('\u00a0', ' '))).toContain(
      '123.456,00 € (Deutschland)',
    )
    expectRefusal(await nobody.call('GET', at), 401, /sign in/i)
  })
})
