import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basic, startServer } from '../../server.ts'
import { createContractClient, type Reply } from '../contract-client.ts'
import { accepts, envelopes, expectRefusal, nextOf, requestText, rowsOf, sendRaw } from './wire.ts'

const server = await startServer()
const ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
const bob = createContractClient(server.url, { Authorization: basic('bob'), Accept: accepts.nometadata })
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const items = `${tasks}/items`
let annId = 0
let bobId = 0
let guid3 = ''

/** What the list holds; the first has the id 1. */
const rows: { Title: string | null; PercentComplete?: number; DueDate?: string; Priority?: string | null; by?: 'bob' }[] = [
  { Title: 'Alpha', PercentComplete: 0, DueDate: '2026-01-31T10:00:00Z', Priority: '(1) High' },
  { Title: 'beta', PercentComplete: 0.25, DueDate: '2026-02-28T23:59:59Z' },
  { Title: 'GAMMA', PercentComplete: 0.5, Priority: null },
  { Title: "O'Brien, O''Hara", DueDate: '2025-12-31T00:00:00Z', by: 'bob' },
  { Title: null, PercentComplete: 1, DueDate: '2024-02-29T12:30:45Z', Priority: '(3) Low' },
  { Title: 'Äpfel 10%_x', PercentComplete: 0.5, by: 'bob' },
  { Title: 'alphabet', PercentComplete: 0.75, DueDate: '2026-01-31T10:00:01Z', Priority: '(1) High' },
  { Title: 'ends with beta' },
]
const all = rows.map((_, i) => i + 1)

beforeAll(async () => {
  const idOf = async (client: typeof ann) => (await client.call('GET', '/_api/web/currentuser')).json.Id
  annId = await idOf(ann)
  bobId = await idOf(bob)
  for (const { by, ...values } of rows) {
    const { json } = await (by === 'bob' ? bob : ann).call('POST', items, { body: { ...values, AssignedToId: by ? annId : null } })
    if (json.Id === 3) guid3 = json.GUID
  }
})

const query = (options: Record<string, string | number>) =>
  Object.entries(options)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

const idsOf = (reply: Reply): number[] => rowsOf(reply).map((row) => row.Id)

async function find(options: Record<string, string | number>): Promise<number[]> {
  const reply = await ann.call('GET', `${items}?${query({ $select: 'Id', ...options })}`)
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  return idsOf(reply)
}

describe('$filter', () => {
  it.each<[string, number[]]>([
    ["Title eq 'Alpha'", [1]],
    ["Title eq 'ALPHA'", [1]],
    ["'alpha' eq Title", [1]],
    ["Title ne 'alpha'", [2, 3, 4, 5, 6, 7, 8]],
    ["Title gt 'beta'", [3, 4, 6, 8]],
    ["Title ge 'beta'", [2, 3, 4, 6, 8]],
    ["Title lt 'beta'", [1, 7]],
    ["Title le 'BETA'", [1, 2, 7]],
    ["'beta' gt Title", [1, 7]],
    ["Title eq 'O''Brien, O''''Hara'", [4]],
    ["Title eq 'äPFEL 10%_X'", [6]],
    ["Title eq 'a\u0308pfel 10%_x'", [6]],
    ['Title eq null', [5]],
    ['Title ne null', [1, 2, 3, 4, 6, 7, 8]],
    ['null eq Title', [5]],
    ["Title eq ''", []],
    ['PercentComplete eq 0.5', [3, 6]],
    ['PercentComplete eq 5e-1', [3, 6]],
    ['PercentComplete eq 0.50m', [3, 6]],
    ["PercentComplete eq '0.5'", [3, 6]],
    ['PercentComplete ne 0.5', [1, 2, 4, 5, 7, 8]],
    ['PercentComplete gt 0.5', [5, 7]],
    ['PercentComplete ge 0.5', [3, 5, 6, 7]],
    ['PercentComplete lt 0.5', [1, 2]],
    ['PercentComplete le 0', [1]],
    ['PercentComplete lt -1', []],
    ['0.5 lt PercentComplete', [5, 7]],
    ['PercentComplete eq null', [4, 8]],
    ['PercentComplete lt 1e300', [1, 2, 3, 5, 6, 7]],
    ['Id eq 3', [3]],
    ['ID eq 3', [3]],
    ['Id eq 3L', [3]],
    ['Id eq 3.5', []],
    ['Id eq 9007199254740993', []],
    ['Id lt -9007199254740993', []],
    ["DueDate eq datetime'2026-01-31T10:00:00Z'", [1]],
    ["DueDate eq datetime'2026-01-31T10:00:00'", [1]],
    ["DueDate eq datetimeoffset'2026-01-31T12:00:00+02:00'", [1]],
    ["DueDate eq '2026-01-31T10:00:00Z'", [1]],
    ["DueDate gt datetime'2026-01-31T10:00:00Z'", [2, 7]],
    ["DueDate ge datetime'2026-01-31T10:00:00Z'", [1, 2, 7]],
    ["DueDate lt datetime'2025-01-01'", [5]],
    ["datetime'2025-01-01' gt DueDate", [5]],
    ["DueDate ne datetime'2026-01-31T10:00:00Z'", [2, 3, 4, 5, 6, 7, 8]],
    ['DueDate eq null', [3, 6, 8]],
    ['year(DueDate) eq 2026', [1, 2, 7]],
    ['2024 eq year(DueDate)', [5]],
    ['year(DueDate) ne 2026', [3, 4, 5, 6, 8]],
    ['year(DueDate) eq null', [3, 6, 8]],
    ['month(DueDate) eq 2', [2, 5]],
    ['month(DueDate) gt 2', [4]],
    ['day(DueDate) eq 31', [1, 4, 7]],
    ['day(DueDate) ge 29 and day(DueDate) le 30', [5]],
    ['hour(DueDate) eq 10 and second(DueDate) eq 1', [7]],
    ['minute(DueDate) eq 30', [5]],
    ["startswith(Title,'alpha')", [1, 7]],
    ["startswith(Title,'ALPHA') eq true", [1, 7]],
    ["startswith(Title,'alpha') eq false", [2, 3, 4, 5, 6, 8]],
    ["startswith(Title,'alpha') ne true", [2, 3, 4, 5, 6, 8]],
    ["true eq startswith(Title,'alpha')", [1, 7]],
    ["startswith(tolower(Title),'alpha')", [1, 7]],
    ["startswith(toupper(tolower(Title)),'ALPHA')", [1, 7]],
    ["startswith(Title,'')", [1, 2, 3, 4, 6, 7, 8]],
    ["endswith(Title,'BETA')", [2, 8]],
    ["endswith(toupper(Title),'BETA')", [2, 8]],
    ["substringof('PH',Title)", [1, 7]],
    ["substringof('ph',toupper(Title))", [1, 7]],
    ["contains(Title,'ph')", [1, 7]],
    ["substringof('0%_',Title)", [6]],
    ["substringof('%',Title)", [6]],
    ["substringof('_',Title)", [6]],
    ["substringof('''',Title)", [4]],
    ["tolower(Title) eq 'gamma'", [3]],
    ["toupper(Title) eq 'gamma'", [3]],
    ["tolower(Title) ne 'gamma'", [1, 2, 4, 5, 6, 7, 8]],
    ["StartsWith(Title,'alpha')", [1, 7]],
    ["Priority eq '(1) High'", [1, 7]],
    ['Priority eq null', [3]],
    ['FSObjType eq 0', all],
    ['FSObjType eq 1', []],
    ['FileSystemObjectType eq 0', all],
    ["startswith(ContentTypeId,'0x0108')", all],
    ['AssignedToId eq null', [1, 2, 3, 5, 7, 8]],
    ['Id eq 1 or Id eq 2 and Id eq 3', [1]],
    ['(Id eq 1 or Id eq 2) and Id eq 2', [2]],
    ['Id eq 2 and Id eq 3 or Id eq 1', [1]],
    ['not Id eq 1 and Id lt 4', [2, 3]],
    ['not (Id eq 1 and Id lt 4)', [2, 3, 4, 5, 6, 7, 8]],
    ['not not (Id eq 1)', [1]],
    ['not(Id gt 1)', [1]],
    ["not startswith(Title,'alpha')", [2, 3, 4, 5, 6, 8]],
    ["not (Title eq 'Alpha')", [2, 3, 4, 5, 6, 7, 8]],
    ["not (Title gt 'beta')", [1, 2, 5, 7]],
    ['not (PercentComplete gt 0.5)', [1, 2, 3, 4, 6, 8]],
    ['not (Title eq null)', [1, 2, 3, 4, 6, 7, 8]],
    ['((((Id eq 1))))', [1]],
    ['  Id   eq\t1  ', [1]],
    ['(Id eq 1)or(Id eq 2)', [1, 2]],
    ['true', all],
    ['false', []],
    ['true and Id eq 1', [1]],
    ['not false', all],
  ])('%s', async (filter, ids) => {
    expect(await find({ $filter: filter })).toEqual(ids)
  })

  it('knows people by their id and items by their GUID', async () => {
    expect(await find({ $filter: `AuthorId eq ${bobId}` })).toEqual([4, 6])
    expect(await find({ $filter: `Author/Id eq ${bobId}` })).toEqual([4, 6])
    expect(await find({ $filter: `AssignedToId eq ${annId}` })).toEqual([4, 6])
    expect(await find({ $filter: `AuthorId ne ${bobId} and EditorId eq ${annId}` })).toEqual([1, 2, 3, 5, 7, 8])
    expect(await find({ $filter: `GUID eq guid'${guid3}'` })).toEqual([3])
    expect(await find({ $filter: `GUID eq '${guid3.toUpperCase()}'` })).toEqual([3])
    expect(await find({ $filter: `UniqueId eq guid'${guid3.toUpperCase()}'` })).toEqual([3])
  })

  it('splits the items in two with every condition and its negation', async () => {
    for (const filter of [
      "Title gt 'b'",
      "Title eq 'beta'",
      'PercentComplete le 0.5',
      "DueDate lt datetime'2026-01-01'",
      "endswith(Title,'a')",
      'year(DueDate) gt 2025',
      "Title ne 'beta'",
    ]) {
      const [yes, no] = [await find({ $filter: filter }), await find({ $filter: `not (${filter})` })]
      expect({ filter, ids: [...yes, ...no].sort() }).toEqual({ filter, ids: all })
    }
  })

  it.each([
    ['', /\$filter/],
    [' ', /\$filter/],
    ['Title', /'Title' is not true or false by itself/],
    ['Title eq', /(position|character) \d+.*end of the text/],
    ['eq Title', /(position|character)/],
    ["Title = 'x'", /(position|character) \d+.*'='/],
    ["Title EQ 'x'", /(position|character).*'EQ'/],
    ["Title eq 'x", /quote that opens here is never closed/],
    ["Title eq x'", /./],
    ["Title eq 'It's'", /(position|character)/],
    ["(Title eq 'x'", /'\)'/],
    ["Title eq 'x')", /(position|character)/],
    ["Title eq 'x' and", /(position|character)/],
    ["Title eq 'x' or or Id eq 1", /(position|character)/],
    ["Nope eq 'x'", /no column 'Nope' at character 1/],
    ["title eq 'x'", /no column 'title'.*Did you mean 'Title'/],
    ["Title eq 'x' and Nope eq 1", /no column 'Nope' at character 18/],
    ["__proto__ eq 'x'", /no column '__proto__'/],
    ['constructor eq null', /no column 'constructor'/],
    ["startswith(toString,'x')", /no column 'toString'/],
    ["Author/Title eq 'ann'", /Author\/Title/],
    ['Author/__proto__ eq 1', /Author\/__proto__/],
    ["Body eq 'x'", /'Body' of type Note cannot be used in a query/],
    ["substringof('x',Body)", /'Body'/],
    ["LinkTitle eq 'x'", /'LinkTitle'/],
    ['Title eq 1', /'Title' is compared with a text in quotes.*'1' was given/],
    ['Title eq true', /'Title' is compared with a text/],
    ["PercentComplete eq 'half'", /'PercentComplete' is compared with a number.*'half'/],
    ['PercentComplete eq true', /'PercentComplete' is compared with a number/],
    ["Id eq 'x'", /'Id' is compared with a whole number/],
    ["DueDate eq 'tomorrow'", /'DueDate' is compared with a time such as/],
    ['DueDate eq 2026', /'DueDate' is compared with a time/],
    ["DueDate eq datetime'2026-02-30T00:00:00Z'", /a date is written datetime'/],
    ["DueDate eq datetime'x'", /a date is written/],
    ["DueDate eq time'PT1H'", /no literal time'…'/],
    ["GUID eq guid'x'", /a guid is written/],
    ["X'00' eq Title", /no literal X'…'/],
    ['Title gt null', /null has no order/],
    ['Id lt null', /null has no order/],
    ['Title eq Priority', /not with another column/],
    ['1 eq 1', /Two values are compared/],
    ['startswith(Title,1)', /startswith/],
    ["startswith(Id,'1')", /startswith looks in text/],
    ['startswith(Title,Priority)', /startswith needs a text in quotes/],
    ['startswith(Title)', /second argument of startswith/],
    ["startswith('x',Title)", /startswith/],
    ["startswith(Title,'a','b')", /'\)' after/],
    ['startswith Title', /(position|character)/],
    ['year(Title) eq 2026', /year takes a date/],
    ["tolower(Id) eq '1'", /tolower takes text/],
    ["year(DueDate) eq 'x'", /./],
    ['length(Title) eq 5', /no function 'length'.*startswith/],
    ['__proto__(Title) eq 5', /no function '__proto__'/],
    ['Id add 1 eq 2', /arithmetic \('add'\)/],
    ['Items/any(i: i/Id eq 1)', /'any' over a collection/],
    ['Id eq 1e999', /too large/],
    ['Id eq 0x1', /number/],
    ['Id eq --1', /number/],
    ['Id eq NaN', /./],
    ['Id eq 1,2', /(position|character)/],
    ['Id eq 1;DROP TABLE Item', /(position|character)/],
    ["Title eq 'x' /* */", /(position|character)/],
    ['\u0000', /(position|character)/],
    ['not', /(position|character)/],
    ['()', /(position|character)/],
    ['null', /./],
    ["'x'", /condition is needed/],
    [`${'('.repeat(5_000)}Id eq 1${')'.repeat(2_000)}`, /100 levels of nesting/],
    [`${'not '.repeat(1_900)}Id eq 1`, /100 levels/],
    [`${'tolower('.repeat(500)}Title${')'.repeat(500)} eq 'x'`, /100 levels/],
    [`Title eq '${'x'.repeat(9_000)}'`, /\$filter has 90\d\d characters; at most 8192/],
  ])('refuses %j with a clear message', async (filter, message) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $filter: filter })}`), 400, message)
  })

  it('takes as many conditions as fit', async () => {
    const chain = all.map((id) => `Id eq ${id}`)
    expect(await find({ $filter: Array.from({ length: 60 }, () => chain.join(' or ')).join(' or ') })).toEqual(all)
    expect(await find({ $filter: `${'('.repeat(99)}Id eq 1${')'.repeat(99)}` })).toEqual([1])
    expect(await find({ $filter: Array.from({ length: 500 }, () => 'Id ne 0').join(' and ') })).toEqual(all)
  })

  it('is decoded once, a plus is a space, and its name has any case', async () => {
    const sent = async (options: string) => {
      const [reply] = await sendRaw(
        server.url,
        requestText('GET', `${items}?$select=Id&${options}`, { Authorization: basic('ann'), Accept: accepts.nometadata }),
      )
      return JSON.parse(reply?.text ?? '').value?.map((row: { Id: number }) => row.Id)
    }
    expect(await sent('%24filter=Title%20eq%20%27Alpha%27')).toEqual([1])
    expect(await sent("$filter=Title+eq+'ends+with+beta'")).toEqual([8])
    expect(await sent("$FILTER=Title%20eq%20'beta'")).toEqual([2])
    expect(await sent("%24Filter=substringof('%25',Title)")).toEqual([6])
    expect(await sent("$filter=Title%20eq%20'%C3%84pfel%2010%25_x'")).toEqual([6])
  })

  it('works in the same way on lists', async () => {
    const titles = async (filter: string) => {
      const reply = await ann.call('GET', `/_api/web/lists?${query({ $select: 'Title', $filter: filter })}`)
      if (reply.status !== 200) throw new Error(reply.text)
      return rowsOf(reply).map((row) => row.Title)
    }
    expect(await titles("Title eq 'TASKS'")).toEqual(['Tasks'])
    expect(await titles("'tasks' eq Title")).toEqual(['Tasks'])
    expect(await titles("Title ne 'tasks' and BaseType eq 0")).toEqual(['Announcements'])
    expect(await titles('BaseTemplate gt 101 and not (BaseTemplate ge 850)')).toEqual(['Announcements', 'Tasks'])
    expect(await titles("startswith(tolower(Title),'t') or endswith(Title,'MENTS')")).toEqual(['Announcements', 'Documents', 'Tasks'])
    expect(await titles("substringof('PAGE',Title) or contains(Title,'asks')")).toEqual(['Site Pages', 'Tasks'])
    expect(await titles('Hidden')).toEqual([])
    expect(await titles('Hidden eq false and ItemCount gt 0')).toEqual(['Tasks'])
    expect(await titles("Hidden eq 0 and ItemCount eq '8'")).toEqual(['Tasks'])
    expect(await titles('DocumentTemplateUrl eq null and BaseType eq 1')).toEqual(['Documents', 'Site Pages'])
    expect(await titles('year(Created) lt 2000')).toEqual([])
    expect(await titles("Created gt datetime'2000-01-01T00:00:00Z' and BaseTemplate eq 107")).toEqual(['Tasks'])
    expect(await titles("Created gt '2000-01-01T00:00:00Z' and BaseTemplate eq 107")).toEqual(['Tasks'])
    const { json } = await ann.call('GET', tasks)
    expect(await titles(`Id eq guid'${json.Id.toUpperCase()}'`)).toEqual(['Tasks'])
    expect(await titles(`Id eq '${json.Id}'`)).toEqual(['Tasks'])
  })

  it.each([
    ["Nope eq 'x'", /'Nope'/],
    ['__proto__ eq 1', /'__proto__'/],
    ['Title', /'Title'.*(true or false|condition)/],
    ['Title gt 5', /'Title' is compared with a text/],
    ["ItemCount eq 'x'", /'ItemCount' is compared with a/],
    ['ItemCount gt null', /null has no order/],
    ["Hidden eq 'maybe'", /'Hidden' is compared with true or false/],
    ["Created gt 'yesterday'", /'Created' is compared with a time/],
    ["startswith(ItemCount,'1')", /startswith looks in text/],
    ['startswith(Title,Description)', /startswith needs a text in quotes/],
    ['year(Title) eq 2026', /year takes a date/],
    ["tolower(ItemCount) eq '1'", /tolower takes text/],
    ['Title eq Description', /not with another column/],
    ['1 eq 1', /Two values are compared/],
  ])('refuses on lists what it refuses on items: %s', async (filter, message) => {
    expectRefusal(await ann.call('GET', `/_api/web/lists?${query({ $filter: filter })}`), 400, message)
  })
})

describe('$orderby', () => {
  it.each<[string, number[]]>([
    ['Id', all],
    ['Id desc', [...all].reverse()],
    ['Title', [5, 1, 7, 2, 8, 3, 4, 6]],
    ['Title asc', [5, 1, 7, 2, 8, 3, 4, 6]],
    ['Title desc', [6, 4, 3, 8, 2, 7, 1, 5]],
    ['PercentComplete', [4, 8, 1, 2, 3, 6, 7, 5]],
    ['PercentComplete desc', [5, 7, 3, 6, 2, 1, 4, 8]],
    ['PercentComplete desc,Id desc', [5, 7, 6, 3, 2, 1, 8, 4]],
    ['DueDate', [3, 6, 8, 5, 4, 1, 7, 2]],
    ['DueDate desc, Title desc', [2, 7, 1, 4, 5, 6, 3, 8]],
    ['Priority,PercentComplete desc,Title', [3, 7, 1, 6, 2, 8, 4, 5]],
    ['AssignedToId desc,Id', [4, 6, 1, 2, 3, 5, 7, 8]],
    ['FSObjType , Id desc', [...all].reverse()],
  ])('%s', async (orderBy, ids) => {
    expect(await find({ $orderby: orderBy })).toEqual(ids)
  })

  it.each([
    ['Nope', /'Nope'/],
    ['Title up', /(position|character) \d+/],
    ['Title,,Id', /(position|character)/],
    ['Title,', /(position|character)/],
    ['desc', /'desc'|(position|character)/],
    ['Body', /'Body'/],
    ['__proto__', /'__proto__'/],
    ['tolower(Title)', /(position|character)/],
    ["Title'", /(position|character)/],
  ])('refuses %s', async (orderBy, message) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $orderby: orderBy })}`), 400, message)
  })
})

describe('a long $orderby', () => {
  const long = Array.from({ length: 600 }, (_, i) => `${['Title', 'DueDate', 'Priority', 'PercentComplete'][i % 4]}${i % 3 === 0 ? ' desc' : ''}`).join(',')

  it('orders and leads on like any other', async () => {
    const whole = await find({ $orderby: long })
    expect(whole).toEqual(await find({ $orderby: 'Title desc' }))
    const first = await ann.call('GET', `${items}?${query({ $orderby: long, $top: 3, $select: 'Id' })}`)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect([...idsOf(first), ...idsOf(second)]).toEqual(whole.slice(0, 6))
  })
})

describe('$select', () => {
  it('returns the named properties in every envelope, an empty one all of them', async () => {
    for (const envelope of envelopes) {
      const reply = await ann.call('GET', `${items}?$select=Title,Id&$top=1`, { headers: { Accept: accepts[envelope] } })
      expect(
        Object.keys(rowsOf(reply)[0])
          .filter((name) => !/^(__|odata\.)/.test(name))
          .sort(),
      ).toEqual(['Id', 'Title'])
    }
    const full = (await ann.call('GET', `${items}(1)`)).json
    expect((await ann.call('GET', `${items}(1)?$select=*`)).json).toEqual(full)
    expect((await ann.call('GET', `${items}(1)?$select=*,Id`)).json).toEqual(full)
  })

  it('knows people and lookups by their id without $expand', async () => {
    expect((await ann.call('GET', `${items}(4)?$select=AuthorId,AssignedToId`)).json).toEqual({ AuthorId: bobId, AssignedToId: annId })
  })

  it('refuses properties that there are not, also where no row would show it', async () => {
    expectRefusal(await ann.call('GET', `${items}?$select=Nope&$filter=Id eq 0`), 400, /'Nope'/)
    expectRefusal(await ann.call('GET', `${items}?$select=Author/Nope&$expand=Author&$top=1`), 400, /'Nope'/)
  })
})

describe('$expand', () => {
  it('shows the people of every row', async () => {
    const reply = await ann.call(
      'GET',
      `${items}?$select=Id,Author/Title,AssignedTo/EMail&$expand=Author,AssignedTo&$filter=Id ge 4 and Id le 6`,
    )
    expect(rowsOf(reply)).toEqual([
      { Id: 4, Author: { Title: 'bob' }, AssignedTo: { EMail: 'ann@localhost' } },
      { Id: 5, Author: { Title: 'ann' }, AssignedTo: null },
      { Id: 6, Author: { Title: 'bob' }, AssignedTo: { EMail: 'ann@localhost' } },
    ])
  })

  it.each([
    '$select=Id&$expand=Author($select=Title)',
    '$select=Id,Author/Title&$expand=Author',
    '$select=Id,Author/Title&$expand=Author,Author',
  ])('%s shows the same', async (options) => {
    expect((await ann.call('GET', `${items}(4)?${options}`)).json).toEqual({ Id: 4, Author: { Title: 'bob' } })
  })

  it('goes on from what is expanded', async () => {
    const { json } = await ann.call('GET', '/_api/web?$select=Webs/Title,Lists/Title&$expand=Webs/Lists,Lists')
    expect(json).toMatchObject({ Webs: [], Lists: expect.any(Array) })
  })

  it.each([
    'Nope',
    'Author/Nope',
    'Author,Nope',
    'Body',
    'Author(',
    'Author($select=Nope)',
    'Author($top=1)',
    'Author($nope=1)',
    'Author()',
    `${'A('.repeat(500)}`,
    Array.from({ length: 500 }, () => 'Author').join('/'),
  ])('refuses %s', async (expand) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $expand: expand })}`), 400, /./)
  })
})

describe('$top, $skip and $inlinecount', () => {
  it('cut the rows and count all of them', async () => {
    expect(await find({ $top: 3 })).toEqual([1, 2, 3])
    expect(await find({ $top: 3, $skip: 2 })).toEqual([3, 4, 5])
    expect(await find({ $skip: 7 })).toEqual([8])
    expect(await find({ $skip: 8 })).toEqual([])
    expect(await find({ $skip: 1e9 })).toEqual([])
    expect(await find({ $top: 0 })).toEqual([])
    expect(await find({ $top: 5_000 })).toEqual(all)
    expect(await find({ $top: '0000003' })).toEqual([1, 2, 3])
    for (const [options, count] of [
      ['$top=2', '8'],
      ['$top=0', '8'],
      ['$skip=7', '8'],
      ['$filter=PercentComplete gt 0.5&$top=1', '2'],
      ['$filter=Id eq 0', '0'],
    ] as const) {
      const { json } = await ann.call('GET', `${items}?$inlinecount=allpages&${options}`)
      expect({ options, count: json['odata.count'] }).toEqual({ options, count })
    }
    expect((await ann.call('GET', `${items}?$inlinecount=none`)).json).not.toHaveProperty(['odata.count'])
  })

  it.each([
    ['$top=-1', /'\$top' must be at least 0; -1 was given|\$top/],
    ['$top=abc', /\$top.*"abc"/],
    ['$top=', /\$top/],
    ['$top=1.5', /\$top.*1\.5/],
    ['$top=1e999', /\$top/],
    ['$top=NaN', /\$top/],
    ['$top=0x10', /\$top/],
    ['$top=99999', /\$top is at most 5000.*99999/],
    ['$top=99999999999999999999', /\$top/],
    ['$skip=-1', /\$skip/],
    ['$skip=abc', /\$skip/],
    ['$skip=1.5', /\$skip/],
    ['$skip=99999999999999999999', /\$skip/],
    ['$inlinecount=yes', /\$inlinecount.*"none", "allpages"/],
    ['$top=1&$top=2', /\$top' is given twice/],
    ['$top=1&%24TOP=2', /is given twice/],
    ['%', /percent sequence/],
    ['$filter=%zz', /percent sequence/],
    ['$filter=%ff', /percent sequence/],
    ['%C3=1', /percent sequence/],
  ])('refuse %s', async (options, message) => {
    const [reply] = await sendRaw(server.url, requestText('GET', `${items}?${options}`, { Authorization: basic('ann') }))
    if (!reply) throw new Error('no reply')
    expectRefusal(reply, 400, message)
  })

  it('are ignored where they are not of this protocol', async () => {
    expect(await find({ $count: 'true', $search: 'x', $apply: 'y', top: 1, __proto__x: 'z', $top: 2 })).toEqual([1, 2])
    expect(await find({ constructor: '1', toString: '2' })).toEqual(all)
    const [reply] = await sendRaw(
      server.url,
      requestText('GET', `${items}?__proto__=1&$select=Id&&=x`, { Authorization: basic('ann'), Accept: accepts.nometadata }),
    )
    expect(JSON.parse(reply?.text ?? '').value ?? reply?.text).toHaveLength(8)
  })

  it('are refused when there are more than a hundred options', async () => {
    const many = Array.from({ length: 200 }, (_, i) => `x${i}=1`).join('&')
    expectRefusal(await ann.call('GET', `${items}?${many}`), 400, /more than 100 options/)
  })
})

describe('next links', () => {
  /** Follows the next links from an address to the end. */
  async function follow(address: string, accept: string): Promise<{ ids: number[]; pages: number }> {
    const ids: number[] = []
    let next: string | undefined = address
    let pages = 0
    while (next !== undefined) {
      const reply: Reply = await ann.call('GET', next, { headers: { Accept: accept } })
      if (reply.status !== 200 || pages > 20) throw new Error(`${next}: ${reply.text}`)
      ids.push(...idsOf(reply))
      next = nextOf(reply)
      pages += 1
    }
    return { ids, pages }
  }

  const orders = [
    '',
    'Id',
    'ID desc',
    'Title',
    'Title desc',
    'PercentComplete',
    'PercentComplete desc',
    'DueDate,Title desc',
    'Priority desc,PercentComplete',
    'AssignedToId,DueDate desc',
    'Modified,Created desc',
    'AuthorId desc,Title',
  ]

  it.each(envelopes)('lead through all rows once, in order, with nulls and ties, %s', async (envelope) => {
    for (const order of orders) {
      const options = { $select: 'Id', ...(order !== '' && { $orderby: order }) }
      const whole = await find(options)
      for (const top of [1, 3, 8]) {
        const { ids, pages } = await follow(`${items}?${query({ ...options, $top: top })}`, accepts[envelope])
        expect({ order, top, ids, pages }).toEqual({ order, top, ids: whole, pages: Math.ceil(8 / top) })
      }
    }
  })

  it('keep $filter, $select, $expand and $inlinecount, and go on behind $skip', async () => {
    const options = {
      $filter: "Id ne 3 and Title ne 'O''x & y = %'",
      $select: 'Id,Author/Title',
      $expand: 'Author',
      $inlinecount: 'allpages',
      $orderby: 'Title desc',
      $top: 2,
      $skip: 1,
    }
    const first = await ann.call('GET', `${items}?${query(options)}`)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect([...idsOf(first), ...idsOf(second)]).toEqual([4, 8, 2, 7])
    expect(second.json['odata.count']).toBe('7')
    expect(rowsOf(second)[0]).toEqual({ Id: 2, Author: { Title: 'ann' } })
  })

  it('have the form that clients know: absolute, the token first', async () => {
    const first = await ann.call('GET', `${items}?$top=4&$select=Id`)
    expect(nextOf(first)).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/_api\/Web\/Lists\(guid%27[0-9a-f-]{36}%27\)\/Items\?%24skiptoken=Paged%3DTRUE%26p_ID%3D4&/,
    )
  })

  it('stay right when rows are added and deleted in between', async () => {
    const { json: list } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Moving' } })
    const moving = `/_api/web/lists(guid'${list.Id}')/items`
    for (const Title of ['a', 'c', 'e', 'g']) await ann.call('POST', moving, { body: { Title } })
    const first = await ann.call('GET', `${moving}?$orderby=Title&$top=2`)
    await ann.call('POST', moving, { body: { Title: 'b' } })
    await ann.call('POST', moving, { body: { Title: 'd' } })
    await ann.call('DELETE', `${moving}(2)`)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect([...rowsOf(first), ...rowsOf(second)].map((row) => row.Title)).toEqual(['a', 'c', 'd', 'e'])
    expect(rowsOf(await ann.call('GET', nextOf(second) ?? '')).map((row) => row.Title)).toEqual(['g'])
  })

  it('hold text of any kind, as the value of the last row', async () => {
    const { json: list } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Odd titles' } })
    const odd = `/_api/web/lists(guid'${list.Id}')/items`
    const titles = [
      '&p_ID=1',
      '%26',
      '+ +',
      "'",
      '"',
      'a=b&c',
      '=',
      'Paged=TRUE',
      '🙂',
      '\u0001',
      ' ',
      '\u00e9',
      'e\u0301',
      '#',
      '?',
      ';',
      '\\',
      'x'.repeat(255),
    ]
    for (const Title of titles) await ann.call('POST', odd, { body: { Title } })
    const whole = idsOf(await ann.call('GET', `${odd}?$orderby=Title`))
    expect(whole).toHaveLength(titles.length)
    expect((await follow(`${odd}?$orderby=Title&$top=1&$select=Id`, accepts.nometadata)).ids).toEqual(whole)
    expect((await follow(`${odd}?$orderby=Title desc&$top=1&$select=Id`, accepts.verbose)).ids).toEqual(
      idsOf(await ann.call('GET', `${odd}?$orderby=Title desc`)),
    )
  })

  it('are there by default after 100 rows', async () => {
    const { json: list } = await ann.call('POST', '/_api/web/lists', { body: { Title: 'Hundred' } })
    const hundred = `/_api/web/lists(guid'${list.Id}')/items`
    for (let i = 0; i < 101; i += 1) await ann.call('POST', hundred, { body: { Title: `${i}` } })
    const first = await ann.call('GET', hundred)
    expect(rowsOf(first)).toHaveLength(100)
    const second = await ann.call('GET', nextOf(first) ?? '')
    expect(rowsOf(second).map((row) => row.Id)).toEqual([101])
    expect(nextOf(second)).toBeUndefined()
  })

  it('are not there when everything has been shown', async () => {
    for (const options of ['', '?$top=8', '?$top=0', '?$skip=8', '?$filter=Id eq 1'])
      expect(nextOf(await ann.call('GET', items + options))).toBeUndefined()
  })

  it('can be written by hand, as clients do', async () => {
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=6' })).toEqual([7, 8])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_SortBehavior=0&p_ID=6', $top: 1 })).toEqual([7])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=0' })).toEqual(all)
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=999999999' })).toEqual([])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=3&p_PercentComplete=0.5', $orderby: 'PercentComplete' })).toEqual([6, 7, 5])
    expect(await find({ $skiptoken: 'Paged=TRUE&p_ID=4&p_PercentComplete=', $orderby: 'PercentComplete' })).toEqual([8, 1, 2, 3, 6, 7, 5])
  })

  it.each([
    ['', /\$skiptoken/],
    ['x', /\$skiptoken/],
    ['p_ID=1', /Paged=TRUE/],
    ['Paged=FALSE&p_ID=1', /Paged=TRUE/],
    ['Paged=TRUE', /p_ID/],
    ['Paged=TRUE&p_ID=', /p_ID/],
    ['Paged=TRUE&p_ID=-1', /p_ID/],
    ['Paged=TRUE&p_ID=x', /p_ID/],
    ['Paged=TRUE&p_ID=1e3', /p_ID/],
    ['Paged=TRUE&p_ID=99999999999999999999', /p_ID/],
    ['Paged=TRUE&PagedPrev=TRUE&p_ID=1', /backwards/],
    ['Paged=TRUE&p_ID=1&nope=1', /'nope'/],
    ['Paged=TRUE&p_ID=1&__proto__=1', /'__proto__'/],
    ['Paged=TRUE&p_ID=1&p_Title=%', /percent-encoded/],
    ['Paged=TRUE&p_ID=1&p_Title', /'p_Title' has no '='/],
    [`Paged=TRUE&p_ID=1&p_Title=${'x'.repeat(9_000)}`, /8192/],
  ])('are refused when they are broken: %s', async (token, message) => {
    expectRefusal(await ann.call('GET', `${items}?${query({ $skiptoken: token })}`), 400, message)
  })

  it('are refused when they do not fit the order', async () => {
    const refuse = async (orderBy: string, token: string, message: RegExp) => {
      expectRefusal(await ann.call('GET', `${items}?${query({ $orderby: orderBy, $skiptoken: token })}`), 400, message)
    }
    await refuse('Title', 'Paged=TRUE&p_ID=1', /says nothing of 'Title'/)
    await refuse('Title', 'Paged=TRUE&p_ID=1&p_PercentComplete=1', /says nothing of 'Title'/)
    await refuse('PercentComplete', 'Paged=TRUE&p_ID=1&p_PercentComplete=x', /'x' for 'PercentComplete'/)
    await refuse('__proto__', 'Paged=TRUE&p_ID=1&p___proto__=x', /'__proto__'/)
    await refuse('Nope', 'Paged=TRUE&p_ID=1&p_Nope=x', /'Nope'/)
  })
})
