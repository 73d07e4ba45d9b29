import { afterAll, describe, expect, it } from 'vitest'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const items = "/_api/web/lists/getbytitle('Tasks')/items"
for (const Title of ['Order zebra chairs', 'Order zebra tables', 'A secret zebra']) await owner.call('POST', items, { body: { Title } })
await owner.call('POST', `${items}(3)/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)

const suggest = (text: string, more = '', client = reader, Accept: string = accepts.nometadata) =>
  client.call('GET', `/_api/search/suggest?querytext='${encodeURIComponent(text)}'${more}`, { headers: { Accept } })

describe('search suggestions', () => {
  it.each(envelopes)('have results that begin with the text and that the caller may see, %s', async (envelope) => {
    const { json } = await suggest('zeb', '', reader, accepts[envelope])
    const found = envelope === 'verbose' ? json.d.suggest : json
    const rows = (one: { results?: unknown[] }) => one.results ?? one
    expect(rows(found.PersonalResults)).toHaveLength(2)
    expect(rows(found.PersonalResults)).toEqual(
      expect.arrayContaining([expect.objectContaining({ Title: 'Order zebra chairs', Url: expect.stringContaining(server.url) })]),
    )
    expect(rows(found.Queries)).toEqual(expect.arrayContaining([expect.objectContaining({ Query: 'Order zebra tables' })]))
  })

  it('name people, unless they shall not', async () => {
    expect((await suggest('own', '', owner)).json.PeopleNames).toEqual(['owner'])
    expect((await suggest('own', '&showpeoplenamesuggestions=false', owner)).json.PeopleNames).toEqual([])
  })

  it('are as many as asked for', async () => {
    const { json } = await suggest('zebra', '&inumberofresultsuggestions=1&inumberofquerysuggestions=0')
    expect(json).toMatchObject({ PeopleNames: [], Queries: [] })
    expect(json.PersonalResults).toHaveLength(1)
    expect((await suggest(' ', '')).json).toMatchObject({ PeopleNames: [], PersonalResults: [], Queries: [] })
  })

  it('are refused in words', async () => {
    expectRefusal(await reader.call('GET', '/_api/search/suggest?querytext=zebra'), 400, /single quotes/)
    expectRefusal(await suggest('zebra', '&inumberofresultsuggestions=101'), 400, /inumberofresultsuggestions/)
    expectRefusal(await stranger.call('GET', "/_api/search/suggest?querytext='zebra'"), 403, /Open/)
  })
})

describe('the search service', () => {
  it('names the page with results, and no search centre', async () => {
    const service = '/_api/Microsoft.Office.Server.Search.REST.SearchService'
    const page = await reader.call('POST', `${service}/resultspageaddress`)
    expect(page.json.value).toBe(`${server.url}/_layouts/15/osssearchresults.aspx`)
    expect((await reader.call('GET', '/_api/search/searchcenterurl')).json.value).toBe('')
    for (const one of ['searchcenterurl', 'resultspageaddress'])
      expectRefusal(await stranger.call('GET', `/_api/search/${one}`), 403, /Open/)
  })
})
