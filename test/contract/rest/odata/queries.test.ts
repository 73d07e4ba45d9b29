import { afterAll, describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { all, idsOf, items, query, startWithTasks } from '../../../support/samples/tasks.ts'
import { basic } from '../../../support/server.ts'
import { accepts, expectRefusal, requestText, rowsOf, sendRaw } from '../../../support/wire.ts'

const { server, ann, annId, bobId, find, guidOf } = await startWithTasks()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"

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
    ['length(Title) eq 5', [1, 3]],
    ['length(Title) gt 11', [4, 8]],
    ['length(Title) ne 5', [2, 4, 5, 6, 7, 8]],
    ['length(Title) eq null', [5]],
    ["indexof(Title,'PH') eq 2", [1, 7]],
    ["indexof(Title,'zz') eq -1", [1, 2, 3, 4, 6, 7, 8]],
    ["indexof(tolower(Title),toupper('ph')) eq 2", [1, 7]],
    ["tolower('BETA') eq tolower(Title)", [2]],
    ["startswith(tolower(Title),tolower('BE'))", [2]],
    ["tolower('BETA') eq Title or startswith(Title,toupper('zz'))", [2]],
    ["substring(Title,1) eq 'ETA'", [2]],
    ["substring(Title,1,2) eq 'lp'", [1, 7]],
    ["startswith(substring(Title,1),'mm')", []],
    ["concat(Title,'!') eq 'BETA!'", [2]],
    ["concat(concat('<',Title),'>') eq '<beta>'", [2]],
    ["replace(Title,'ALPHA','x') eq 'xbet'", [7]],
    ["trim(concat('  ',concat(Title,' '))) eq 'gamma'", [3]],
    ["toupper(trim(substring(Title,9))) eq toupper('beta')", [8]],
    ["endswith(trim(substring(Title,9)),'TA')", [8]],
    ['length(substring(Title,3)) eq 2', [1, 3]],
    ['round(PercentComplete) eq 1', [3, 5, 6, 7]],
    ['floor(PercentComplete) eq 0', [1, 2, 3, 6, 7]],
    ['ceiling(PercentComplete) eq 1', [2, 3, 5, 6, 7]],
    ['not (round(PercentComplete) eq 1)', [1, 2, 4, 8]],
    ['floor(year(DueDate)) eq 2024', [5]],
    ["Author/Title eq 'BOB'", [4, 6]],
    ["startswith(Author/Title,'b') or Id eq 1", [1, 4, 6]],
    ["Author/Title ne 'bob'", [1, 2, 3, 5, 7, 8]],
    ["not (Author/Title eq 'bob')", [1, 2, 3, 5, 7, 8]],
    ["Author/EMail eq 'bob@localhost'", [4, 6]],
    ["substringof('|BOB',Author/Name)", [4, 6]],
    ["AssignedTo/Title eq 'Ann'", [4, 6]],
    ["AssignedTo/Title ne 'Ann'", [1, 2, 3, 5, 7, 8]],
    ['AssignedTo/Title eq null', [1, 2, 3, 5, 7, 8]],
    ['length(AssignedTo/Title) eq 3', [4, 6]],
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
    expect(await find({ $filter: `GUID eq guid'${guidOf(3)}'` })).toEqual([3])
    expect(await find({ $filter: `GUID eq '${guidOf(3).toUpperCase()}'` })).toEqual([3])
    expect(await find({ $filter: `UniqueId eq guid'${guidOf(3).toUpperCase()}'` })).toEqual([3])
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
    ["Author/Nope eq 'ann'", /'Author' of list 'Tasks' leads to no 'Author\/Nope' at character 1/],
    ["Author/Title/Nope eq 'ann'", /no column 'Author\/Title\/Nope'/],
    ["Title/Id eq 'ann'", /'Title' of list 'Tasks' leads to no 'Title\/Id'/],
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
    ['size(Title) eq 5', /no function 'size'.*startswith/],
    ["length(Title) eq 'x'", /'Title' is compared with a whole number/],
    ['length(Id) eq 5', /length takes text, and 'Id' holds none/],
    ['length() eq 5', /(position|character)/],
    ["length('x') eq 1", /length needs a column/],
    ["indexof('x',Title) eq 1", /indexof needs a column/],
    ['indexof(Title) eq 1', /second argument of indexof/],
    ["substring(Title,-1) eq 'x'", /substring counts characters from 0/],
    ["substring(Title,1.5) eq 'x'", /substring counts characters from 0/],
    ["substring(Title) eq 'x'", /second argument of substring/],
    ["substring(Title,1,2,3) eq 'x'", /'\)' after the third argument/],
    ["concat('a','b') eq 'x'", /concat needs a column/],
    ["concat(Title,Priority) eq 'x'", /concat takes one column/],
    ["concat(Title,null) eq 'x'", /concat/],
    ["replace(Title,'a') eq 'x'", /third argument of replace/],
    ['round(Title) eq 1', /round takes a number/],
    ["floor('1') eq 1", /floor takes a number, not a text/],
    ['year(length(Title)) eq 1', /year takes a date/],
    ["round(PercentComplete) eq 'x'", /is compared with a number/],
    ["startswith(length(Title),'1')", /startswith takes text, not a number/],
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
    expect(await find({ $filter: Array.from({ length: 300 }, () => 'Id ne 0').join(' and ') })).toEqual(all)
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
      // New sites of the profile SharePoint also have catalogs (docs/profiles.md, H1).
      return rowsOf(reply).flatMap(({ Title }) => (/ Gallery$|^Composed Looks$/.test(Title) ? [] : [Title]))
    }
    expect(await titles("Title eq 'TASKS'")).toEqual(['Tasks'])
    expect(await titles("'tasks' eq Title")).toEqual(['Tasks'])
    expect(await titles("Title ne 'tasks' and BaseType eq 0")).toEqual(['Announcements'])
    expect(await titles('BaseTemplate gt 101 and not (BaseTemplate ge 119)')).toEqual(['Announcements', 'Tasks'])
    expect(await titles("startswith(tolower(Title),'t') or endswith(Title,'MENTS')")).toEqual(['Announcements', 'Documents', 'Tasks'])
    expect(await titles("substringof('PAGE',Title) or contains(Title,'asks')")).toEqual(['Site Pages', 'Tasks'])
    expect(await titles('Hidden')).toEqual([])
    expect(await titles('Hidden eq false and ItemCount gt 0')).toEqual(inProfile(['Tasks'], ['Site Pages', 'Tasks']))
    expect(await titles("Hidden eq 0 and ItemCount eq '8'")).toEqual(['Tasks'])
    expect(await titles('DocumentTemplateUrl eq null and BaseType eq 1')).toEqual(['Documents', 'Site Assets', 'Site Pages'])
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

describe('options of later protocols', () => {
  it.each([
    ['$count=true', /\$count is not supported. Ask for \$inlinecount=allpages/],
    ['$COUNT=1', /\$count is not supported/],
    ['$search=alpha', /\$search is not supported/],
    ['$apply=aggregate(Id with max as Most)', /\$apply is not supported/],
  ])('%s is refused wherever it is requested', async (option, message) => {
    for (const address of [items, '/_api/web/lists', '/_api/web', tasks, `${items}(1)`, '/_api/web/siteusers'])
      expectRefusal(await ann.call('GET', `${address}?${encodeURI(option)}`), 400, message)
  })

  it('that are empty are ignored', async () => {
    const reply = await ann.call('GET', `${items}?$select=Id&$count=false&$format=json&$unknown=1`)
    expect(idsOf(reply)).toEqual(all)
  })
})
