import { type Bench, type Check, scenario } from '../check.ts'
import type { Reply } from '../http/client.ts'
import type { Envelope } from '../profiles.ts'
import { NotSupported, Wrong } from '../results.ts'
import { demand, demandEqual, listAt } from '../tools.ts'

/** Adds items with these titles and numbers to a list of their own, and returns its address. */
async function listOf(bench: Bench, rows: readonly (readonly [string, number | null])[]): Promise<string> {
  const title = bench.newName('Queried')
  await bench.ask('addList', 'POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 }, status: 201 })
  const at = listAt(title)
  await bench.ask('addField', 'POST', `${at}/fields`, { body: { Title: 'Amount', FieldTypeKind: 9 }, status: 201 })
  for (const [Title, Amount] of rows) await bench.ask('addItem', 'POST', `${at}/items`, { body: { Title, Amount }, status: 201 })
  return at
}

const fruit = [
  ['Apple', 3],
  ['banana', 1],
  ['Cherry', null],
  ["Date's", 2],
  ['apricot', 10],
] as const

const titlesIn = ({ json }: Reply): string[] => (json.value as { Title: string }[]).map(({ Title }) => Title)

async function titlesOf(bench: Bench, at: string, options: string): Promise<string[]> {
  return titlesIn(await bench.ask('listItems', 'GET', `${at}/items?${options}`, { status: 200 }))
}

const filters: readonly (readonly [name: string, filter: string, titles: readonly string[]])[] = [
  ['eq', "Title eq 'Apple'", ['Apple']],
  ['eq-ignores-case', "Title eq 'APPLE'", ['Apple']],
  ['ne', "Title ne 'Apple'", ['banana', 'Cherry', "Date's", 'apricot']],
  ['gt', 'Amount gt 2', ['Apple', 'apricot']],
  ['ge', 'Amount ge 2', ['Apple', "Date's", 'apricot']],
  ['lt', 'Amount lt 2', ['banana']],
  ['le', 'Amount le 2', ['banana', "Date's"]],
  ['null', 'Amount eq null', ['Cherry']],
  ['not-null', 'Amount ne null', ['Apple', 'banana', "Date's", 'apricot']],
  ['and', "startswith(Title,'Ap') and Amount gt 5", ['apricot']],
  ['or', "Title eq 'Apple' or Title eq 'banana'", ['Apple', 'banana']],
  ['parentheses', "(Title eq 'Apple' or Title eq 'banana') and Amount lt 2", ['banana']],
  ['startswith', "startswith(Title,'ap')", ['Apple', 'apricot']],
  ['substringof', "substringof('an',Title)", ['banana']],
  ['quotes', "Title eq 'Date''s'", ["Date's"]],
]

const filterSteps = filters.map(
  ([name, filter, titles]) =>
    [
      `filters-${name}`,
      `$filter=${filter}`,
      ['listItems'],
      async (bench: Bench) => {
        const at = await listOf(bench, fruit)
        const found = await titlesOf(bench, at, `$orderby=Id&$filter=${encodeURIComponent(filter)}`)
        demandEqual(found, titles, 'the titles of the rows')
      },
    ] as const,
)

export const queryChecks: readonly Check[] = scenario('queries', 'Items', [
  ...filterSteps,
  [
    'orders',
    '$orderby sorts by value, ascending and descending, by several columns',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      demandEqual(await titlesOf(bench, at, '$orderby=Amount'), ['Cherry', 'banana', "Date's", 'Apple', 'apricot'], 'the ascending order')
      demandEqual(
        await titlesOf(bench, at, '$orderby=Amount%20desc'),
        ['apricot', 'Apple', "Date's", 'banana', 'Cherry'],
        'the descending order',
      )
      demandEqual(await titlesOf(bench, at, '$orderby=Title'), ['Apple', 'apricot', 'banana', 'Cherry', "Date's"], 'the order of texts')
      demandEqual((await titlesOf(bench, at, '$orderby=Title,Id%20desc'))[0], 'Apple', 'the first row by two columns')
    },
  ],
  [
    'selects',
    '$select shows what it names and nothing else',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      const reply = await bench.ask('listItems', 'GET', `${at}/items?$select=Title,Amount&$top=1`)
      demandEqual(Object.keys(reply.json.value[0]).sort(), ['Amount', 'Title'], 'the members of a row', reply)
    },
  ],
  [
    'expands',
    '$expand shows the author inside of the item',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      const reply = await bench.ask('listItems', 'GET', `${at}/items?$select=Title,Author/Title,Author/Id&$expand=Author&$top=1`)
      const { Author } = reply.json.value[0]
      demand(typeof Author?.Title === 'string' && Number.isInteger(Author?.Id), `the author is ${JSON.stringify(Author)}`, reply)
    },
  ],
  [
    'pages',
    'Pages follow one another: no row is missing, none comes twice',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      for (const order of ['', '&$orderby=Amount%20desc', '&$orderby=Title']) {
        for (const envelope of ['nometadata', 'minimalmetadata', 'verbose'] as const) {
          const pages = await pagesOf(bench, `${at}/items?$top=2&$select=Id,Title${order}`, envelope)
          demandEqual(
            pages.map((page) => page.length),
            [2, 2, 1],
            'the lengths of the pages',
          )
          demandEqual(new Set(pages.flat()).size, 5, `the number of rows${order}`)
        }
      }
    },
  ],
  [
    'tops',
    '$top limits the rows',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      demandEqual((await titlesOf(bench, at, '$top=3')).length, 3, 'the number of rows')
    },
  ],
  [
    'counts',
    '$count and ItemCount tell the number of items',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      const count = await bench.send('GET', `${at}/items/$count`, { headers: { Accept: '*/*' } })
      if (count.status === 404 || count.status === 501) throw new NotSupported('$count is not there', count.request)
      demandEqual([count.status, count.text], [200, '5'], '$count', count)
      const list = await bench.ask('getList', 'GET', `${at}?$select=ItemCount`)
      demandEqual(list.json.ItemCount, 5, 'ItemCount', list)
    },
  ],
  [
    'reads-caml',
    'getitems answers a query in CAML',
    ['getItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      const where = '<Where><Gt><FieldRef Name="Amount"/><Value Type="Number">2</Value></Gt></Where>'
      const order = '<OrderBy><FieldRef Name="Amount" Ascending="FALSE"/></OrderBy>'
      const query = { ViewXml: `<View><Query>${where}${order}</Query></View>` }
      const reply = await bench.ask('getItems', 'POST', `${at}/getitems`, { body: { query }, status: 200 })
      demandEqual(titlesIn(reply), ['apricot', 'Apple'], 'the rows', reply)
    },
  ],
  [
    'refuses-wrong-filters',
    'A filter that cannot be read is 400, not all rows',
    ['listItems'],
    async (bench) => {
      const at = await listOf(bench, fruit)
      for (const filter of ['Title eq', "Nope eq 'a'", "Title foo 'a'"])
        await bench.refused('listItems', 'GET', `${at}/items?$filter=${encodeURIComponent(filter)}`, { status: 400 })
    },
  ],
  [
    'shows-properties',
    'A property has an address of its own, and its bare value',
    ['getList'],
    async (bench) => {
      const at = listAt(bench.place.list)
      const value = await bench.send('GET', `${at}/title`, { headers: { Accept: 'application/json;odata=nometadata' } })
      demandEqual([value.status, value.json?.value], [200, bench.place.list], 'the title', value)
      const bare = await bench.send('GET', `${at}/title/$value`, { headers: { Accept: '*/*' } })
      demandEqual([bare.status, bare.text], [200, bench.place.list], 'the bare title', bare)
    },
  ],
])

/** The ids of each page, by the links of the server. */
async function pagesOf(bench: Bench, path: string, envelope: Envelope): Promise<number[][]> {
  const pages: number[][] = []
  let next: string | undefined = path
  while (next !== undefined) {
    if (pages.length > 10) throw new Wrong('the links of the pages do not end')
    const reply: Reply = await bench.ask('listItems', 'GET', next, { envelope, status: 200 })
    const rows: { Id: number }[] = reply.json.d?.results ?? reply.json.value
    pages.push(rows.map(({ Id }) => Id))
    const link: string | undefined = reply.json.d?.__next ?? reply.json['odata.nextLink']
    if (link !== undefined)
      demand(link.toLowerCase().startsWith(`${bench.web}/`.toLowerCase()), `the link of the next page is '${link}'`, reply)
    next = link?.slice(bench.web.length)
  }
  return pages
}
