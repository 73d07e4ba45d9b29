import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const items = "/_api/web/lists/getbytitle('Tasks')/items"
for (const Title of ['Order zebra chairs', 'Order zebra chair covers', 'Buy chalk', 'A secret order of chariots'])
  await owner.call('POST', items, { body: { Title } })
await owner.call('POST', `${items}(4)/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)

const address = '/_api/search/autocompletions'
const complete = (text: string, more = '', client = reader, Accept: string = accepts.nometadata) =>
  client.call('GET', `${address}?querytext='${encodeURIComponent(text)}'${more}`, { headers: { Accept } })
const queries = (json: { Queries: { Query: string }[] }) => json.Queries.map(({ Query }) => Query)

describe('completions of a query', () => {
  it.each(envelopes)('complete the last word from titles that the caller may see, %s', async (envelope) => {
    const { json } = await complete('order cha', '', reader, accepts[envelope])
    const found = envelope === 'verbose' ? json.d.autocompletions : json
    const rows = (one: { results?: unknown[] }) => one.results ?? one
    expect(rows(found.Queries)).toHaveLength(2)
    expect(rows(found.Queries)).toEqual([
      expect.objectContaining({ Query: 'order chair', Score: 1, Source: 'Title' }),
      expect.objectContaining({ Query: 'order chairs' }),
    ])
  })

  it('say what they complete, and where', async () => {
    const { json } = await complete('order zebra', '&cursorposition=3')
    expect(json.Queries).toHaveLength(1)
    expect(json.Queries[0]).toMatchObject({ Query: 'Order zebra', Score: 2 })
    expect(json.Queries[0].Matches).toEqual([
      expect.objectContaining({ Alternation: false, Key: 'ord', MatchType: 'Prefix', Score: 2, SourceName: 'Title', Value: 'Order' }),
    ])
    expect([Number(json.Queries[0].Matches[0].Start), Number(json.Queries[0].Matches[0].Length)]).toEqual([0, 5])
    expect(queries((await complete('secret char', '', owner)).json)).toEqual(['secret chariots'])
    expect(queries((await complete('secret char')).json)).toEqual([])
  })

  it('are as many as asked for, and none without a word before the cursor', async () => {
    expect(queries((await complete('cha', '&numberofcompletions=1')).json)).toHaveLength(1)
    expect(queries((await complete('cha', '&numberofcompletions=0')).json)).toEqual([])
    for (const text of ['', 'cha ', '"']) expect(queries((await complete(text)).json)).toEqual([])
    expect(queries((await complete('cha', '&cursorposition=0')).json)).toEqual([])
    expect(queries((await complete('cha', '&cursorposition=-1')).json)).toHaveLength(3)
  })

  it('come from the tags of people', async () => {
    const soap = createSoapContractClient({
      url: server.url,
      service: 'socialdataservice',
      version: '1.1',
      headers: { Authorization: basic('owner') },
    })
    const named = '<keyword>Chandelier</keyword><title>T</title><isPrivate>false</isPrivate>'
    await soap.call('AddTagByKeyword', `<url>/Lists/Tasks</url>${named}`)
    const { json } = await complete('cha', "&sources='Tag'", owner)
    expect(json.Queries).toEqual([expect.objectContaining({ Query: 'Chandelier', Score: 1, Source: 'Tag' })])
    expect(queries((await complete('chan', "&sources='Unknown'", owner)).json)).toEqual(['Chandelier'])
    expect(queries((await complete('chan', "&sources='Title'", owner)).json)).toEqual([])
  })

  it('are asked for by POST too, with arguments in the body', async () => {
    const body = { querytext: 'cha', sources: null, numberOfCompletions: 2, cursorPosition: 3 }
    const { json } = await reader.call('POST', '/_api/Microsoft.Office.Server.Search.REST.SearchService/autocompletions', {
      body,
      headers: { Accept: accepts.nometadata },
    })
    expect(queries(json)).toHaveLength(2)
  })

  it('are refused in words', async () => {
    expectRefusal(await reader.call('GET', `${address}?querytext=cha`), 400, /single quotes/)
    expectRefusal(await complete('cha', '&numberofcompletions=101'), 400, /numberofcompletions/)
    expectRefusal(await stranger.call('GET', `${address}?querytext='cha'`), 403, /Open/)
  })
})

describe('the settings of search', () => {
  it('say where queries go, and their usual options', async () => {
    const { json } = await reader.call('GET', '/_api/search/setting/getqueryconfiguration', { headers: { Accept: accepts.nometadata } })
    const web = await reader.call('GET', '/_api/web?$select=Id', { headers: { Accept: accepts.nometadata } })
    expect(json.QueryContext).toMatchObject({ SpWebId: web.json.Id })
    expect(json.QueryContext.PortalUrl.replace(/\/$/, '')).toBe(server.url)
    expect(json.SearchEndpoints.QueryEndpoint).toBe(`${server.url}/_api/search`)
    expect(json.QueryParameters.Properties).toEqual(expect.arrayContaining([expect.objectContaining({ Key: 'RowLimit', Value: '10' })]))
    const posted = await reader.call('POST', '/_api/Microsoft.Office.Server.Search.REST.SearchSetting/getqueryconfiguration', {
      body: { callLocalSearchFarmsOnly: true },
      headers: { Accept: accepts.nometadata },
    })
    expect(posted.json).toEqual(json)
    expectRefusal(await stranger.call('GET', '/_api/search/setting/getqueryconfiguration'), 403, /Open/)
  })

  it('name no promoted results, to those who manage the site', async () => {
    const rules = '/_api/search/setting/getpromotedresultqueryrules'
    const { json } = await owner.call('GET', `${rules}?sitecollectionlevel=true&offset=0&numberofrules=100`, {
      headers: { Accept: accepts.nometadata },
    })
    const site = await owner.call('GET', '/_api/site?$select=Id', { headers: { Accept: accepts.nometadata } })
    expect(json).toMatchObject({ Result: [], SearchObjectOwner: { SiteCollectionId: site.json.Id, SiteId: null } })
    expectRefusal(await reader.call('GET', rules), 403, /ManageWeb/)
  })
})
