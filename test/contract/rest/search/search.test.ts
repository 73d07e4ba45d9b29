import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContractClient, Reply } from '../../../support/contract-client.ts'
import { inProfile } from '../../../support/profiles/lens.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, type EnvelopeName, envelopes, expectRefusal } from '../../../support/wire.ts'

let people: Awaited<ReturnType<typeof startWithPeople>>
let { owner, reader, stranger } = {} as { owner: ContractClient; reader: ContractClient; stranger: ContractClient }

const items = "/_api/web/lists/getbytitle('Tasks')/items"

beforeAll(async () => {
  people = await startWithPeople()
  ;({ owner, reader, stranger } = people)
  const rows = [
    { Title: "Order O'Hara's chairs", Body: '<p>of <b>oak</b> &amp; pine</p>', Status: 'Completed', PercentComplete: 1 },
    { Title: 'Order tables', Body: 'of pine', Status: 'In Progress', PercentComplete: 0.5, DueDate: '2026-01-31' },
    { Title: 'Sell the secret chairs', Status: 'Completed', PercentComplete: 0.25 },
  ]
  for (const body of rows) expect((await owner.call('POST', items, { body })).status).toBe(201)
  const scope = `${items}(3)/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`
  expect((await owner.call('POST', scope)).status).toBe(200)
})
afterAll(() => people.server.stop())

type Options = Readonly<Record<string, string | number>>

const get = (client: ContractClient, querytext: string, options: Options = {}, envelope: EnvelopeName = 'nometadata'): Promise<Reply> => {
  const query = Object.entries({ querytext, ...options }).map(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
    return `${name}=${encodeURIComponent(text)}`
  })
  return client.call('GET', `/_api/search/query?${query.join('&')}`, { headers: { Accept: accepts[envelope] } })
}

const post = (client: ContractClient, request: object, envelope: EnvelopeName = 'nometadata'): Promise<Reply> =>
  client.call('POST', '/_api/search/postquery', { headers: { Accept: accepts[envelope] }, body: { request } })

/** A verbose reply with plain arrays, as in the other envelopes, and without metadata. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== '__metadata' && name !== 'odata.metadata')
  const [only] = entries
  if (entries.length === 1 && only?.[0] === 'results') return plain(only[1])
  return Object.fromEntries(entries.map(([name, part]) => [name, plain(part)]))
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
const resultOf = ({ json }: Reply): any => plain(json.d?.query ?? json.d?.postquery ?? json)
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
const rowsOf = (reply: Reply): any[] => resultOf(reply).PrimaryQueryResult.RelevantResults.Table.Rows
const titlesOf = (reply: Reply): string[] =>
  rowsOf(reply).map(({ Cells }) => (Cells as { Key: string; Value: string }[]).find(({ Key }) => Key === 'Title')?.Value ?? '')
const totalOf = (reply: Reply): number => resultOf(reply).PrimaryQueryResult.RelevantResults.TotalRows
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of any shape.
const refinersOf = (reply: Reply): any[] => resultOf(reply).PrimaryQueryResult.RefinementResults.Refiners

describe('GET search/query', () => {
  it.each(envelopes)('finds items by their words, %s', async (envelope) => {
    const reply = await get(owner, 'order tables', { selectproperties: 'Title,Path,PercentComplete' }, envelope)
    expect(reply.status).toBe(200)
    const host = people.server.url
    const path = `${host}/Lists/Tasks/DispForm.aspx?ID=2`
    const { RelevantResults, RefinementResults } = resultOf(reply).PrimaryQueryResult
    expect(RefinementResults).toBeNull()
    expect(RelevantResults).toMatchObject({ RowCount: 1, TotalRows: 1, TotalRowsIncludingDuplicates: 1 })
    expect(RelevantResults.Table.Rows).toEqual([
      {
        ...inProfile({ Title: 'Order tables', Path: path }, {}),
        Cells: [
          { Key: 'Rank', Value: expect.stringMatching(/^\d/), ValueType: 'Edm.Double' },
          { Key: 'DocId', Value: expect.stringMatching(/^\d+$/), ValueType: 'Edm.Int64' },
          { Key: 'WorkId', Value: expect.stringMatching(/^\d+$/), ValueType: 'Edm.Int64' },
          { Key: 'Title', Value: 'Order tables', ValueType: 'Edm.String' },
          { Key: 'Path', Value: path, ValueType: 'Edm.String' },
          { Key: 'PercentComplete', Value: '0.5', ValueType: 'Edm.Double' },
        ],
      },
    ])
  })

  it('has each envelope’s own form', async () => {
    const verbose = (await get(owner, 'tables', { refiners: 'Status' }, 'verbose')).json.d.query
    expect(verbose.__metadata).toEqual({ type: 'Svc.SearchResult' })
    const { RelevantResults, RefinementResults } = verbose.PrimaryQueryResult
    expect(RelevantResults.Table.Rows.results[0].Cells.results[0]).toMatchObject({ __metadata: { type: 'Svc.KeyValue' }, Key: 'Rank' })
    expect(RefinementResults.Refiners.results[0].Entries.results[0].RefinementName).toBe('In Progress')
    const minimal = (await get(owner, 'tables', {}, 'minimalmetadata')).json
    expect(minimal['odata.metadata']).toMatch(/\/_api\/\$metadata#Svc\.SearchResult$/)
    expect(Array.isArray(minimal.PrimaryQueryResult.RelevantResults.Table.Rows)).toBe(true)
  })

  it.each([
    ['order', ['Order tables', "Order O'Hara's chairs"]],
    ["o'hara's", ["Order O'Hara's chairs"]],
    ['"of oak"', ["Order O'Hara's chairs"]],
    ['ord* -tables', ["Order O'Hara's chairs"]],
    ['(oak OR tables) Status:Completed', ["Order O'Hara's chairs"]],
    ['PercentComplete<1', ['Order tables']],
    ['PercentComplete:0.5..1', ['Order tables', "Order O'Hara's chairs"]],
    ['DueDate>=2026-01-31', ['Order tables']],
    ['Status="In Progress"', ['Order tables']],
    ['title:Documents contentclass:STS_List', ['Documents']],
    ['contentclass:STS_Site', ['Home']],
    ['AccountName:member', ['member']],
  ])('%s', async (text, titles) => {
    expect(titlesOf(await get(reader, text)).sort()).toEqual([...titles].sort())
  })

  it('orders, pages and limits', async () => {
    const all = { sortlist: 'PercentComplete:descending', selectproperties: 'Title' }
    expect(titlesOf(await get(owner, 'chairs OR tables', all))).toEqual(["Order O'Hara's chairs", 'Order tables', 'Sell the secret chairs'])
    const page = await get(owner, 'chairs OR tables', { ...all, startrow: 1, rowlimit: 1 })
    expect(titlesOf(page)).toEqual(['Order tables'])
    expect(totalOf(page)).toBe(3)
    expect(resultOf(await get(owner, 'x', { rowlimit: 1000 })).Properties[0]).toEqual({
      Key: 'RowLimit',
      Value: '500',
      ValueType: 'Edm.Int32',
    })
    expect(resultOf(await get(owner, 'x')).Properties[0].Value).toBe('10')
  })

  it('counts the values of properties, which narrow the results again', async () => {
    const reply = await get(owner, 'chairs OR tables', { refiners: 'Status(filter=1/0/*),Created', rowlimit: 0 })
    expect(rowsOf(reply)).toEqual([])
    const [status, created] = refinersOf(reply)
    expect(status).toMatchObject({
      Name: 'Status',
      Entries: [{ RefinementCount: 2, RefinementName: 'Completed', RefinementValue: 'Completed' }],
    })
    const filtered = await get(owner, 'chairs OR tables', {
      refinementfilters: `Status:${status.Entries[0].RefinementToken}`,
      sortlist: 'Title',
    })
    expect(titlesOf(filtered)).toEqual(["Order O'Hara's chairs", 'Sell the secret chairs'])
    const day = await get(owner, 'chairs OR tables', { refinementfilters: `Created:${created.Entries[0].RefinementToken}` })
    expect(totalOf(day)).toBe(3)
    expect(totalOf(await get(owner, 'tables', { refinementfilters: 'Status:equals("Completed")' }))).toBe(0)
  })

  it('marks what was found in the summary', async () => {
    const reply = await get(owner, 'oak', { selectproperties: 'HitHighlightedSummary' })
    expect(rowsOf(reply)[0].Cells.at(-1).Value).toMatch(/^of <c0>oak<\/c0> &amp; pine/)
  })

  it('takes a template and hidden constraints', async () => {
    expect(titlesOf(await get(owner, 'chairs', { querytemplate: '{searchTerms} -sell' }))).toEqual(["Order O'Hara's chairs"])
    expect(titlesOf(await get(owner, 'chairs', { hiddenconstraints: 'title:sell' }))).toEqual(['Sell the secret chairs'])
    expectRefusal(await get(owner, 'chairs', { querytemplate: '{User.Name}' }), 400, /\{User\.Name\} is not known here/)
  })

  it('shows a reader nothing of what it may not see', async () => {
    const reply = await get(reader, 'chairs', { refiners: 'Status' })
    expect(titlesOf(reply)).toEqual(["Order O'Hara's chairs"])
    expect(totalOf(reply)).toBe(1)
    expect(refinersOf(reply)[0].Entries[0].RefinementCount).toBe(1)
    expectRefusal(await get(stranger, 'chairs'), 403, /Access denied/)
  })

  it.each([
    ['querytext=chairs', /querytext must stand in single quotes/],
    ["querytext='a'b'", /querytext must stand in single quotes/],
    ["querytext=''", /querytext: expected a word/],
    ["querytext='(a'", /querytext, character 1: the '\(' that opens here is never closed/],
    ["querytext='a%20%22b'", /character 3: the quote that opens here is never closed/],
    ["querytext='Created:soon'", /Created is compared with a date/],
    ["querytext='Title%3E5'", /values of Title are neither numbers nor dates/],
    ["querytext='a'&rowlimit=-1", /rowlimit/],
    ["querytext='a'&rowlimit=many", /rowlimit/],
    ["querytext='a'&startrow=60000", /at most 50000/],
    ["querytext='a'&sortlist='Title:up'", /sortlist: 'Title:up'/],
    ["querytext='a'&sortlist='a.b'", /not the name of a property/],
    ["querytext='a'&refiners='a.b'", /not the name of a property/],
    ["querytext='a'&refinementfilters='Status'", /refinementfilters: expected/],
    ["querytext='a'&selectproperties=Title", /selectproperties must stand in single quotes/],
    ['', /needs the query option querytext/],
  ])('?%s is refused', async (query, message) => {
    expectRefusal(await owner.call('GET', `/_api/search/query?${query}`), 400, message)
  })
})

describe('POST search/postquery', () => {
  it.each(envelopes)('answers as the GET does, %s', async (envelope) => {
    const request = {
      Querytext: 'chairs OR tables',
      SelectProperties: ['Title', 'Status'],
      SortList: [{ Property: 'PercentComplete', Direction: 0 }],
      Refiners: 'Status',
      RefinementFilters: ['Status:equals("Completed")'],
      StartRow: 0,
      RowLimit: 5,
      TrimDuplicates: true,
    }
    const reply = await post(owner, request, envelope)
    expect(reply.status).toBe(200)
    expect(titlesOf(reply)).toEqual(['Sell the secret chairs', "Order O'Hara's chairs"])
    expect(refinersOf(reply)[0].Entries).toHaveLength(1)
    if (envelope === 'verbose') expect(reply.json.d.postquery.__metadata.type).toBe('Svc.SearchResult')
  })

  it('takes the verbose form of arrays', async () => {
    const request = {
      __metadata: { type: 'Microsoft.Office.Server.Search.REST.SearchRequest' },
      Querytext: 'tables',
      SelectProperties: { results: ['Title'] },
      SortList: { results: [{ Property: 'Title', Direction: 1 }] },
      RefinementFilters: { results: [] },
    }
    const body = JSON.stringify({ request })
    const headers = { 'Content-Type': 'application/json;odata=verbose' }
    expect(titlesOf(await owner.call('POST', '/_api/search/postquery', { headers, body }))).toEqual(['Order tables'])
  })

  it('finds what was added just before', async () => {
    const { json } = await owner.call('POST', items, { body: { Title: 'ephemeral' } })
    expect(titlesOf(await post(owner, { Querytext: 'ephemeral' }))).toEqual(['ephemeral'])
    await owner.call('DELETE', `${items}(${json.Id})`, { headers: { 'If-Match': '*' } })
    expect(titlesOf(await post(owner, { Querytext: 'ephemeral' }))).toEqual([])
  })

  it.each([
    [{}, /lacks the member 'Querytext'/],
    [{ Querytext: 5 }, /Querytext/],
    [{ Querytext: 'a)' }, /querytext: expected/],
    [{ Querytext: 'a', SelectProperties: 'Title' }, /SelectProperties/],
    [{ Querytext: 'a', SortList: [{ Property: 'Title', Direction: 2 }] }, /Direction/],
    [{ Querytext: 'a', RefinementFilters: ['('] }, /refinementfilters: expected/],
    [{ Querytext: 'a', RowLimit: 1.5 }, /RowLimit/],
  ])('%j is refused', async (request, message) => {
    expectRefusal(await post(owner, request), 400, message)
  })

  it('is refused to a stranger', async () => {
    expectRefusal(await post(stranger, { Querytext: 'a' }), 403, /Access denied/)
  })
})
