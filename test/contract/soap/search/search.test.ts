import { beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })
beforeAll(async () => {
  const list = { Title: 'Fruit', BaseTemplate: 100 }
  expect((await rest.call('POST', '/_api/web/lists', { body: list })).status).toBe(201)
  for (const Title of ['zebrafruit one', 'zebrafruit <two>', 'zebrafruit three'])
    expect((await rest.call('POST', "/_api/web/lists/getbytitle('Fruit')/items", { body: { Title } })).status).toBe(201)
  const sub = { Title: 'Sub', Url: 'sub', WebTemplate: 'STS', Language: 1033, UseSamePermissionsAsParentSite: false }
  expect((await rest.call('POST', '/_api/web/webs/add', { body: { parameters: sub } })).status).toBe(200)
})

const escaped = (xml: string) => xml.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const unescaped = (text = '') => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const packet = (text: string, more = '', type = 'STRING') =>
  `<queryXml>${escaped(
    `<QueryPacket xmlns="urn:Microsoft.Search.Query"><Query><Context><QueryText type="${type}">${text}</QueryText></Context>${more}</Query></QueryPacket>`,
  )}</queryXml>`
const range = (StartAt: number | string, Count: number | string) => `<Range><StartAt>${StartAt}</StartAt><Count>${Count}</Count></Range>`
const properties = '<Properties><Property name="Title"/><Property name="Path"/><Property name="ListItemID"/></Properties>'
const byTitle = '<SortByProperties><SortByProperty name="Title" direction="Ascending"/></SortByProperties>'

const forms = [...soapForms('http://microsoft.com/webservices/OfficeServer/QueryService'), ...soapForms('urn:Microsoft.Search').slice(2)]

describe.each(forms)('search.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (path = '') =>
    createSoapContractClient({ url: server.url + path, service: 'search', version, namespace, headers: { Authorization: basic('ann') } })
  const client = clientOf()
  const closed = clientOf('/sub')

  it('Query returns a page of what REST finds, as a text', async () => {
    const found = unescaped(textIn(await client.call('Query', packet('zebrafruit', range(2, 1) + properties + byTitle)), 'QueryResult'))
    const shown = await rest.call(
      'GET',
      "/_api/search/query?querytext='zebrafruit'&selectproperties='Title'&sortlist='Title:ascending'&startrow=1&rowlimit=1",
    )
    const title = shown.json.PrimaryQueryResult.RelevantResults.Table.Rows[0].Title as string
    expect(textIn(found, 'TotalAvailable')).toBe('3')
    expect([textIn(found, 'StartAt'), textIn(found, 'Count'), textIn(found, 'Status')]).toEqual(['2', '1', 'SUCCESS'])
    expect(found).toContain(`<Name>Title</Name><Type>String</Type><Value>${title.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</Value>`)
    expect(textIn(found, 'LinkUrl')).toMatch(new RegExp(`^${server.url}`))
    const none = unescaped(textIn(await client.call('Query', packet('nosuchword')), 'QueryResult'))
    expect(textIn(none, 'TotalAvailable')).toBe('0')
  })

  it('QueryEx returns a data set', async () => {
    const reply = await client.call('QueryEx', packet('zebrafruit', properties + byTitle))
    expect([...reply.matchAll(/<RelevantResults [^>]*msdata:rowOrder="(\d)"|<RelevantResults [^>]*rowOrder="(\d)"/g)]).toHaveLength(3)
    expect([...reply.matchAll(/<Title>([^<]*)</g)].map(([, title]) => title)).toEqual(
      expect.arrayContaining(['zebrafruit one', 'zebrafruit &lt;two&gt;', 'zebrafruit three']),
    )
    expect(reply).toMatch(/<xs:element name="Title" type="xs:string" minOccurs="0"\/>/)
  })

  it('refuses what is no query', async () => {
    for (const operation of ['Query', 'QueryEx'] as const) {
      const fail = (parameters: string) => client.fail(operation, parameters)
      for (const wrong of ['', 'zebrafruit', '&lt;QueryPacket', '&lt;Query/>', '&lt;QueryPacket/>', '&lt;!DOCTYPE a>&lt;QueryPacket/>'])
        expect(await fail(`<queryXml>${wrong}</queryXml>`), wrong).toMatchObject({ status: 400 })
      expect(await fail(packet('a', '', 'MSSQLFT'))).toMatchObject({ status: 400, errorCode: '0x80070057' })
      expect(await fail(packet('a', range('x', 1)))).toMatchObject({ status: 400 })
      expect(await fail(packet('a', range(999_999, 1)))).toMatchObject({ status: 400 })
      expect(await fail(packet('a', `<Properties>${'<Property name="A"/>'.repeat(101)}</Properties>`))).toMatchObject({ status: 400 })
      expect(await fail(packet('Title:('))).toMatchObject({ status: 400 })
      expect(await client.refuse(operation, '')).toMatchObject({ status: 400 })
      expect(await closed.fail(operation, packet('a'))).toMatchObject({ status: 403 })
    }
  })

  it('Status and GetPortalSearchInfo tell about the search', async () => {
    expect(textIn(await client.call('Status'), 'StatusResult')).toBe('ONLINE')
    const info = unescaped(textIn(await closed.call('GetPortalSearchInfo'), 'GetPortalSearchInfoResult'))
    expect(info).toBe(`<PortalSearchInfo><SiteName>Home</SiteName><SiteUrl>${server.url}</SiteUrl></PortalSearchInfo>`)
    expect(await closed.fail('Status')).toMatchObject({ status: 403 })
    const stranger = createSoapContractClient({ url: server.url, service: 'search', version })
    expect(await stranger.fail('GetPortalSearchInfo')).toMatchObject({ status: 401 })
  })
})
