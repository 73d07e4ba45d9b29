import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'None' } })
const admin = clientOf('admin')
const stranger = clientOf('ann')

const list = "/_api/web/lists/getbytitle('Tasks')"
const titles = ['delta', 'Alpha', 'charlie', 'Bravo', 'echo']

beforeAll(async () => {
  const me = (await admin.call('GET', '/_api/web/currentuser')).json.Id
  for (const [index, Title] of titles.entries()) {
    const body = {
      Title,
      Status: index % 2 ? 'Completed' : 'In Progress',
      PercentComplete: index / 4,
      AssignedToId: me,
      DueDate: '2026-01-31',
      Body: '<p>a &amp; b</p>',
    }
    expect((await admin.call('POST', `${list}/items`, { body })).status).toBe(201)
  }
})

const byTitle = '<OrderBy><FieldRef Name="Title"/></OrderBy>'
const completed = '<Where><Eq><FieldRef Name="Status"/><Value Type="Text">Completed</Value></Eq></Where>'
const view = (query: string, more = '') => `<View><Query>${query}</Query>${more}</View>`
const getItems = (query: object, options = '') => admin.call('POST', `${list}/getitems${options}`, { body: { query } })
const titlesOf = (rows: readonly { Title: string }[]) => rows.map((row) => row.Title)

describe('POST getitems', () => {
  it.each(envelopes)('answers the items that a view finds, %s', async (envelope) => {
    const body = { query: { __metadata: { type: 'SP.CamlQuery' }, ViewXml: view(completed + byTitle), DatesInUtc: true } }
    const reply = await admin.call('POST', `${list}/GetItems`, { headers: { Accept: accepts[envelope] }, body })
    expect(reply.status).toBe(200)
    expect(titlesOf(rowsOf(reply))).toEqual(['Alpha', 'Bravo'])
  })

  it('takes no view, an empty one and nulls for everything', async () => {
    for (const query of [{}, { ViewXml: '' }, { ViewXml: '<View/>', FolderServerRelativeUrl: null, ListItemCollectionPosition: null }])
      expect(titlesOf(rowsOf(await getItems(query)))).toEqual(titles)
  })

  it('continues where a page ended', async () => {
    const ViewXml = view(byTitle, '<RowLimit Paged="TRUE">2</RowLimit>')
    expect(titlesOf(rowsOf(await getItems({ ViewXml })))).toEqual(['Alpha', 'Bravo'])
    const ListItemCollectionPosition = { PagingInfo: 'Paged=TRUE&p_ID=4&p_Title=bravo' }
    expect(titlesOf(rowsOf(await getItems({ ViewXml, ListItemCollectionPosition })))).toEqual(['charlie', 'delta'])
  })

  it('shows the columns of ViewFields and, by $select and $expand, others', async () => {
    const ViewXml = view(byTitle, '<ViewFields><FieldRef Name="LinkTitle"/><FieldRef Name="AssignedTo"/></ViewFields>')
    const [row] = rowsOf(await getItems({ ViewXml }))
    expect(row).toMatchObject({ Title: 'Alpha', AssignedToId: expect.any(Number) })
    expect(row).not.toHaveProperty('Status')
    const [selected] = rowsOf(await getItems({ ViewXml }, '?$select=Status,Author/Title&$expand=Author'))
    expect(selected).toEqual({ Status: 'Completed', Author: { Title: 'admin' } })
  })

  it("takes the list's own folder in any spelling, and no other", async () => {
    for (const FolderServerRelativeUrl of ['/Lists/Tasks', 'lists/tasks/', `${server.url}/Lists/Tasks`])
      expect(rowsOf(await getItems({ FolderServerRelativeUrl }))).toHaveLength(5)
    expectRefusal(await getItems({ FolderServerRelativeUrl: '/Lists/Tasks/Nope' }), 404, /Nope/)
    expectRefusal(await getItems({ FolderServerRelativeUrl: '/Shared Documents' }), 400, /not in list 'Tasks'/)
  })

  it.each([
    ['no XML', '<View', /XML/],
    ['another element', '<Query/>', /<Query> is not a View/],
    ['an element that views do not have', '<View><Nope/></View>', /<Nope>/],
    ['a column that is not there', view('<OrderBy><FieldRef Name="Nope"/></OrderBy>'), /'Nope'/],
    ['a row limit in words', view('', '<RowLimit>all</RowLimit>'), /whole number/],
    ['a DTD', '<!DOCTYPE x [<!ENTITY a "b">]><View/>', /DTD/],
  ])('refuses %s', async (_, ViewXml, message) => {
    expectRefusal(await getItems({ ViewXml }), 400, message)
  })

  it('refuses a body without a query, a position that is none, a missing list and a stranger', async () => {
    expectRefusal(await admin.call('POST', `${list}/getitems`, { body: {} }), 400, /query/)
    expectRefusal(await getItems({ ListItemCollectionPosition: { PagingInfo: 'x' } }), 400, /position/)
    const body = { query: {} }
    expectRefusal(await admin.call('POST', "/_api/web/lists/getbytitle('Nope')/getitems", { body }), 404, /'Nope'/)
    expectRefusal(await stranger.call('POST', `${list}/getitems`, { body }), 403, /Open/)
  })
})

const render = (parameters: object, query = '') => admin.call('POST', `${list}/RenderListDataAsStream${query}`, { body: { parameters } })

describe('POST renderlistdataasstream', () => {
  it('answers the default view with its rows as text, whatever the envelope', async () => {
    for (const envelope of envelopes) {
      const reply = await admin.call('POST', `${list}/renderlistdataasstream`, {
        headers: { Accept: accepts[envelope] },
        body: { parameters: { __metadata: { type: 'SP.RenderListDataParameters' }, RenderOptions: 2 } },
      })
      expect(reply.headers.get('content-type')).toBe('application/json;charset=utf-8')
      expect(reply.json).toMatchObject({ FirstRow: 1, LastRow: 5, RowLimit: 30, FolderPermissions: '0x7fffffffffffffff', FilterLink: '?' })
      expect(reply.json).not.toHaveProperty('NextHref')
      expect(reply.json.Row[0]).toMatchObject({
        ID: '1',
        FSObjType: '0',
        LinkTitle: 'delta',
        Title: 'delta',
        Status: 'In Progress',
        PercentComplete: '0',
        DueDate: '1/31/2026',
        'DueDate.': '2026-01-31T00:00:00Z',
        AssignedTo: [{ title: 'admin', email: expect.stringContaining('admin@') }],
        PermMask: '0x7fffffffffffffff',
        UniqueId: expect.stringMatching(/^\{[0-9A-F-]{36}\}$/),
        FileRef: '/Lists/Tasks/1_.000',
      })
    }
  })

  it('puts the rows beside other parts when they are requested', async () => {
    const { json } = await render({ RenderOptions: 2 + 4 + 1 + 1024 })
    expect(json).toMatchObject({
      wpq: '',
      Templates: {},
      ListData: { FirstRow: 1 },
      ContextInfo: { listUrl: '/Lists/Tasks' },
      ViewMetadata: { Title: 'All Tasks' },
    })
    expect(json.ListSchema.Field).toContainEqual(
      expect.objectContaining({ Name: 'Status', FieldType: 'Choice', DisplayName: 'Task Status' }),
    )
    expect(json).not.toHaveProperty('Row')
  })

  it('pages by its own next link', async () => {
    const ViewXml = view(byTitle, '<ViewFields><FieldRef Name="Title"/></ViewFields><RowLimit Paged="TRUE">2</RowLimit>')
    const seen: string[] = []
    let Paging: string | undefined
    for (let page = 0; page < 3; page += 1) {
      const { json } = await render({ RenderOptions: 2, ViewXml, ...(Paging !== undefined && { Paging }) })
      expect([json.FirstRow, json.LastRow]).toEqual([page * 2 + 1, Math.min(page * 2 + 2, 5)])
      seen.push(...titlesOf(json.Row))
      Paging = json.NextHref?.slice(1)
    }
    expect(seen).toEqual(['Alpha', 'Bravo', 'charlie', 'delta', 'echo'])
    expect(Paging).toBeUndefined()
  })

  it('is overridden, filtered and ordered', async () => {
    const rows = async (parameters: object, query = '') => titlesOf((await render(parameters, query)).json.Row)
    const ViewXml = view(byTitle)
    expect(await rows({ ViewXml, OverrideViewXml: view(completed) })).toEqual(['Alpha', 'Bravo'])
    for (const down of ['Desc', 'DESC', 'desc', 'Descending', 'dEsCeNdInG'])
      expect(await rows({}, `?SortField=Title&SortDir=${down}`)).toEqual(['echo', 'delta', 'charlie', 'Bravo', 'Alpha'])
    for (const up of ['Asc', 'ASC', 'asc', 'Ascending'])
      expect(await rows({}, `?SortField=Title&SortDir=${up}`)).toEqual(['Alpha', 'Bravo', 'charlie', 'delta', 'echo'])
    expect(
      await rows({ ViewXml }, '?FilterField1=Status&FilterValue1=Completed&FilterField2=Title&FilterValue2=a&FilterOp2=BeginsWith'),
    ).toEqual(['Alpha'])
    expect(await rows({ ViewXml }, '?FilterFields1=Title&FilterValues1=alpha%3B%23echo')).toEqual(['Alpha', 'echo'])
  })

  it('uses the view that is named', async () => {
    const added = await admin.call('POST', `${list}/views`, { body: { Title: 'Done', ViewQuery: completed, ViewFields: ['Title'] } })
    const { json } = await render({}, `?View={${added.json.Id.toUpperCase()}}`)
    expect(titlesOf(json.Row)).toEqual(['Alpha', 'Bravo'])
    expect(json.Row[0]).not.toHaveProperty('Status')
  })

  it.each<[string, object, string, RegExp]>([
    ['a view that is not there', {}, '?View=00000000-0000-4000-8000-000000000000', /View/],
    ['a direction that is none', {}, '?SortField=Title&SortDir=Sideways', /SortDir.*asc, desc/],
    ['a filter by a column that is not there', {}, '?FilterField1=Nope&FilterValue1=x', /'Nope'/],
    ['a filter by a column that queries cannot use', {}, '?FilterField1=Body&FilterValue1=x', /Body/],
    ['an operator that is none', {}, '?FilterField1=Title&FilterOp1=Sounds', /sounds/],
    ['an order by a column that is not there', {}, '?SortField=Nope', /'Nope'/],
    ['a view that is no XML', { ViewXml: '<' }, '', /XML/],
    ['a page that is none', { Paging: 'Paged=TRUE' }, '', /p_ID/],
    ['another folder', { FolderServerRelativeUrl: '/Nope' }, '', /Nope/],
    ['an option of text', { RenderOptions: 'all' }, '', /RenderOptions/],
  ])('refuses %s', async (_, parameters, query, message) => {
    const reply = await render(parameters, query)
    expectRefusal(reply, reply.status === 404 ? 404 : 400, message)
  })

  it('shows the default view without a body, and without parameters in one', async () => {
    const address = `${list}/renderlistdataasstream`
    const whole = await admin.call('POST', address, { body: { parameters: {} } })
    for (const options of [{}, { body: {} }, { body: { parameters: null } }])
      expect((await admin.call('POST', address, options)).json).toEqual(whole.json)
  })

  it('refuses a stranger', async () => {
    expectRefusal(await stranger.call('POST', `${list}/renderlistdataasstream`, { body: { parameters: {} } }), 403, /Open/)
  })
})
