import { expect } from 'vitest'
import { merge, type Sample } from './sample.ts'

const orders = "/dev/_api/web/lists/getByTitle('Orders')"
const item = `${orders}/items({attachedTo})`

/** A query as gosip sends it: every switch, and arrays in the verbose form. */
const gosipSwitches = {
  EnableInterleaving: false,
  EnableStemming: false,
  TrimDuplicates: false,
  EnableNicknames: false,
  EnableFQL: false,
  EnablePhonetic: false,
  BypassResultTypes: false,
  ProcessBestBets: false,
  EnableQueryRules: false,
  EnableSorting: false,
  GenerateBlockRankLog: false,
  ProcessPersonalFavorites: false,
  EnableOrderingHitHighlightedProperty: false,
}

/** 41, 42 and 59: attachments of an item, and the search that finds it. */
export const attachmentAndSearchSamples: readonly Sample[] = [
  { number: 20, client: 'm365', method: 'POST', url: orders, headers: merge, body: { EnableAttachments: true }, status: 200 },
  {
    number: 2,
    client: 'PnPjs',
    method: 'POST',
    url: `${orders}/items`,
    body: { Title: 'attachments stand here' },
    status: 201,
    keeps: (json) => ({ attachedTo: json.Id }),
  },
  {
    number: 41,
    client: 'PnPjs',
    method: 'POST',
    url: `${item}/AttachmentFiles/add(FileName='plan 1.txt')`,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: 'what comes next',
    status: 200,
    shows: { FileName: 'plan 1.txt', ServerRelativeUrl: expect.stringMatching(/^\/dev\/Lists\/Orders\/Attachments\/\d+\/plan 1\.txt$/) },
  },
  {
    number: 41,
    client: 'gosip',
    method: 'POST',
    url: "/dev/_api/Web/Lists('{listId}')/Items({attachedTo})/AttachmentFiles/Add(FileName='%C3%A4%26b.json')",
    body: '{ "no": "request',
    status: 200,
    shows: { d: { FileName: 'ä&b.json' } },
  },
  {
    number: 41,
    client: 'vgrem',
    method: 'POST',
    url: `${item}/attachmentFiles/add(filename='O''Brien.txt')`,
    body: 'vgrem',
    status: 200,
    shows: { d: { FileName: "O'Brien.txt" } },
  },
  {
    number: 41,
    client: 'sp-request',
    method: 'POST',
    url: `${item}/attachmentfiles/add(filename=@n)?@n=%27second.txt%27`,
    body: '',
    status: 200,
    shows: { d: { FileName: 'second.txt' } },
  },
  {
    number: 41,
    client: 'PnPjs',
    method: 'POST',
    url: `${item}/AttachmentFiles/add(FileName='PLAN 1.txt')`,
    body: 'once more',
    status: 409,
  },
  {
    number: 42,
    client: 'PnPjs',
    method: 'GET',
    url: `${item}/AttachmentFiles?%24select=FileName`,
    status: 200,
    check: (json) =>
      expect(json.value.map((file: { FileName: string }) => file.FileName).sort()).toEqual([
        "O'Brien.txt",
        'plan 1.txt',
        'second.txt',
        'ä&b.json',
      ]),
  },
  {
    number: 42,
    client: 'gosip',
    method: 'GET',
    url: `${item}/AttachmentFiles`,
    status: 200,
    check: (json) => expect(json.d.results).toHaveLength(4),
  },
  {
    number: 42,
    client: 'vgrem',
    method: 'GET',
    url: `${item}?$expand=AttachmentFiles&$select=Attachments,AttachmentFiles`,
    status: 200,
    check: (json) => {
      expect(json.d.Attachments).toBe(true)
      expect(json.d.AttachmentFiles.results).toHaveLength(4)
    },
  },
  ...[
    `AttachmentFiles('plan%201.txt')/%24value`,
    `AttachmentFiles('plan 1.txt')/$value`,
    `attachmentfiles/getbyfilename('PLAN 1.TXT')/$value`,
  ].map(
    (address): Sample => ({
      number: 42,
      client: 'PnPjs',
      method: 'GET',
      url: `${item}/${address}`,
      status: 200,
      check: (_, { text }) => expect(text).toBe('what comes next'),
    }),
  ),
  {
    number: 42,
    client: 'gosip',
    method: 'GET',
    url: `${item}/AttachmentFiles('O''Brien.txt')`,
    status: 200,
    shows: { d: { FileName: "O'Brien.txt" } },
  },
  { number: 42, client: 'm365', method: 'GET', url: `${item}/AttachmentFiles('nope.txt')/$value`, status: 404 },
  {
    number: 59,
    client: 'm365',
    method: 'GET',
    url: `/_api/search/query?querytext='attachments%20stand'&trimduplicates=false&rowlimit=10&startrow=0&selectproperties='Title,Path'`,
    status: 200,
    check: (json) => expect(titlesIn(json.PrimaryQueryResult.RelevantResults.Table.Rows)).toEqual(['attachments stand here']),
  },
  {
    number: 59,
    client: 'sp-request',
    method: 'GET',
    url: `/dev/_api/search/query?querytext=%27title%3Aattachments%27`,
    status: 200,
    check: (json) => expect(json.d.query.PrimaryQueryResult.RelevantResults.TotalRows).toBe(1),
  },
  {
    number: 59,
    client: 'PnPjs',
    method: 'POST',
    url: '/dev/_api/search/postquery',
    body: {
      request: {
        Querytext: 'attachments stand',
        RowLimit: 10,
        EnableInterleaving: true,
        HitHighlightedProperties: [],
        Properties: [],
        RefinementFilters: [],
        ReorderingRules: [],
        SelectProperties: ['Title'],
        SortList: [],
      },
    },
    status: 200,
    check: (json) => expect(titlesIn(json.PrimaryQueryResult.RelevantResults.Table.Rows)).toEqual(['attachments stand here']),
  },
  {
    number: 59,
    client: 'gosip',
    method: 'POST',
    url: '/dev/_api/search/PostQuery',
    headers: { Accept: 'application/json' },
    body: {
      request: {
        __metadata: { type: 'Microsoft.Office.Server.Search.REST.SearchRequest' },
        Querytext: 'attachments stand',
        RowLimit: 10,
        ...gosipSwitches,
        SelectProperties: { results: ['Title'] },
        SortList: { results: [{ Property: 'Title', Direction: 1 }] },
      },
    },
    status: 200,
    check: (json) => expect(titlesIn(json.PrimaryQueryResult.RelevantResults.Table.Rows)).toEqual(['attachments stand here']),
  },
]

interface Row {
  readonly Cells: readonly { readonly Key: string; readonly Value: string }[]
}

const titlesIn = (rows: readonly Row[]) => rows.map(({ Cells }) => Cells.find(({ Key }) => Key === 'Title')?.Value)
