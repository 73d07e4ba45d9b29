import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../../support/samples/tasks.ts'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, nextOf, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })

const admin = clientOf('admin')
const bob = clientOf('bob')
const trips = "/_api/web/lists/getbytitle('Trips')"
const cities = "/_api/web/lists/getbytitle('Cities')"
let adminId = 0
let bobId = 0

beforeAll(async () => {
  for (const Title of ['Cities', 'Trips']) await admin.call('POST', '/_api/web/lists', { body: { Title, BaseTemplate: 100 } })
  const { Id } = (await admin.call('GET', cities)).json
  for (const SchemaXml of [
    `<Field Type="Lookup" DisplayName="City" List="{${Id}}" ShowField="Title"/>`,
    `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Stops" List="{${Id}}" ShowField="Title"/>`,
    '<Field Type="UserMulti" Mult="TRUE" DisplayName="Members"/>',
    '<Field Type="User" DisplayName="Boss"/>',
    '<Field Type="MultiChoice" DisplayName="Tags"><CHOICES><CHOICE>Red</CHOICE><CHOICE>Blue</CHOICE></CHOICES></Field>',
  ])
    await admin.call('POST', `${trips}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
  adminId = (await admin.call('GET', '/_api/web/currentuser')).json.Id
  bobId = (await admin.call('POST', '/_api/web/ensureuser', { body: { logonName: 'bob' } })).json.Id
  for (const Title of ['Rome', 'oslo', 'Paris', 'Bonn']) await admin.call('POST', `${cities}/items`, { body: { Title } })
  for (const body of [
    { Title: 'a', CityId: 1, StopsId: [1, 2], MembersId: [adminId], BossId: bobId, Tags: ['Red'] },
    { Title: 'b', CityId: 2, StopsId: [3, 4], MembersId: [bobId, adminId], Tags: ['Red', 'Blue'] },
    { Title: 'c', CityId: 4 },
    { Title: 'c' },
  ]) {
    const reply = await admin.call('POST', `${trips}/items`, { body })
    expect(reply.status, reply.text).toBe(201)
  }
})

async function find(options: Record<string, string | number>, client = admin): Promise<number[]> {
  const reply = await client.call('GET', `${trips}/items?${query({ $select: 'Id', ...options })}`)
  expect(reply.status, reply.text).toBe(200)
  return rowsOf(reply).map((row) => row.Id)
}

describe('a filter by what a column points to', () => {
  it.each<[string, number[]]>([
    ["City/Title eq 'OSLO'", [2]],
    ["City/Title ne 'oslo'", [1, 3, 4]],
    ['City/Title eq null', [4]],
    ['City/Title ne null', [1, 2, 3]],
    ["startswith(tolower(City/Title),'ro')", [1]],
    ['City/Id eq 2', [2]],
    ['CityId ge 2', [2, 3]],
    ['length(City/Title) eq 4', [1, 2, 3]],
    ['year(City/Created) gt 2000', [1, 2, 3]],
    ["Boss/Title eq 'bob'", [1]],
    ["Boss/EMail eq 'BOB@localhost'", [1]],
    ["not (Boss/Title eq 'bob')", [2, 3, 4]],
  ])('%s', async (filter, ids) => {
    expect(await find({ $filter: filter })).toEqual(ids)
  })
})

describe('a filter on a column of several values holds when one of them passes', () => {
  it.each<[string, number[]]>([
    ['StopsId eq 2', [1]],
    ['StopsId ne 2', [2, 3, 4]],
    ['StopsId gt 3', [2]],
    ['not (StopsId gt 1)', [3, 4]],
    ['StopsId eq null', [3, 4]],
    ['StopsId ne null', [1, 2]],
    ['Stops/Id eq 1', [1]],
    ["Stops/Title eq 'PARIS'", [2]],
    ["Stops/Title ne 'paris'", [1, 3, 4]],
    ["endswith(Stops/Title,'me') or StopsId eq 4", [1, 2]],
    ["Members/Title eq 'Bob'", [2]],
    ["startswith(Members/EMail,'admin@')", [1, 2]],
    ["Tags eq 'RED'", [1, 2]],
    ["Tags eq 'red' and Tags eq 'blue'", [2]],
    ["Tags ne 'blue'", [1, 3, 4]],
    ["substringof('LU',Tags)", [2]],
    ['length(Tags) eq 4', [2]],
    ['Tags eq null', [3, 4]],
  ])('%s', async (filter, ids) => {
    expect(await find({ $filter: filter })).toEqual(ids)
  })

  it('by the id of a person', async () => {
    expect(await find({ $filter: `MembersId eq ${bobId}` })).toEqual([2])
    expect(await find({ $filter: `Members/Id eq ${adminId}` })).toEqual([1, 2])
  })

  it('also after its values have changed', async () => {
    const { json } = await admin.call('POST', `${trips}/items`, { body: { Title: 'changing', Tags: ['Red'] } })
    const address = `${trips}/items(${json.Id})`
    await admin.call('PUT', address, { body: { Tags: ['Blue'] } })
    expect(await find({ $filter: `Tags eq 'blue' and Id eq ${json.Id}` })).toEqual([json.Id])
    expect(await find({ $filter: `Tags eq 'red' and Id eq ${json.Id}` })).toEqual([])
    await admin.call('PUT', address, { body: { Tags: null } })
    expect(await find({ $filter: `Tags ne null and Id eq ${json.Id}` })).toEqual([])
    await admin.call('DELETE', address)
  })

  it.each([
    ['Stops/Nope eq 1', /'Stops' of list 'Trips' leads to no 'Stops\/Nope'/],
    ['Stops/City/Title eq 1', /no column 'Stops\/City\/Title'/],
    ["StopsId eq 'x'", /whole number/],
    ['Tags eq 1', /text in quotes/],
    ['Tags/Title eq 1', /'Tags' of list 'Trips' leads to no 'Tags\/Title'/],
  ])('refuses %s', async (filter, message) => {
    expectRefusal(await admin.call('GET', `${trips}/items?${query({ $filter: filter })}`), 400, message)
  })
})

describe('an order by what a column points to', () => {
  it.each<[string, number[]]>([
    ['City/Title', [4, 3, 2, 1]],
    ['City/Title desc', [1, 2, 3, 4]],
    ['Boss/Title desc,Id desc', [1, 4, 3, 2]],
    ['Title desc,City/Title desc', [3, 4, 2, 1]],
  ])('%s, on one page and on many', async (orderBy, ids) => {
    expect(await find({ $orderby: orderBy })).toEqual(ids)
    const paged: number[] = []
    for (let next: string | undefined = `${trips}/items?${query({ $select: 'Id', $orderby: orderBy, $top: 1 })}`; next; ) {
      const reply = await admin.call('GET', next)
      paged.push(...rowsOf(reply).map((row) => row.Id))
      next = nextOf(reply)
    }
    expect(paged).toEqual(ids)
  })

  it.each(['Tags', 'StopsId', 'Stops/Title', 'Members/Title'])('is not given by %s, which can have several values', async (orderBy) => {
    expectRefusal(await admin.call('GET', `${trips}/items?${query({ $orderby: orderBy })}`), 400, /several values/)
  })
})

it('users who may not see the items that a column points to can neither filter nor order by them', async () => {
  const hidden = `${cities}/items(2)`
  await admin.call('POST', `${hidden}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
  expect(await find({ $filter: "City/Title eq 'oslo'" })).toEqual([2])
  expect(await find({ $filter: "City/Title eq 'oslo'" }, bob)).toEqual([])
  expect(await find({ $filter: "Stops/Title eq 'oslo'" }, bob)).toEqual([])
  expect(await find({ $filter: 'City/Title eq null' }, bob)).toEqual([2, 4])
  expect(await find({ $orderby: 'City/Title' }, bob)).toEqual([2, 4, 3, 1])
  await admin.call('POST', `${hidden}/resetroleinheritance`)
  expect(await find({ $filter: "City/Title eq 'oslo'" }, bob)).toEqual([2])
  await admin.call('POST', `${cities}/breakroleinheritance(copyroleassignments=false,clearsubscopes=false)`)
  expect(await find({ $filter: 'City/Title ne null' }, bob)).toEqual([])
  await admin.call('POST', `${cities}/resetroleinheritance`)
})

describe('CAML', () => {
  const view = (where: string) => ({ body: { query: { ViewXml: `<View><Query><Where>${where}</Where></Query></View>` } } })
  const test = (name: string, field: string, value: string) => `<${name}><FieldRef ${field}/>${value}</${name}>`

  it.each<[string, number[]]>([
    [test('Eq', 'Name="City"', '<Value Type="Lookup">OSLO</Value>'), [2]],
    [test('Neq', 'Name="City"', '<Value Type="Lookup">oslo</Value>'), [1, 3, 4]],
    [test('Eq', 'Name="City" LookupId="TRUE"', '<Value Type="Lookup">2</Value>'), [2]],
    [test('Eq', 'Name="City"', '<Value Type="Lookup">2;#oslo</Value>'), [2]],
    [test('BeginsWith', 'Name="City"', '<Value Type="Lookup">ro</Value>'), [1]],
    [test('Eq', 'Name="Boss"', '<Value Type="User">Bob</Value>'), [1]],
    [test('Contains', 'Name="Members"', '<Value Type="UserMulti">OB</Value>'), [2]],
    [test('Includes', 'Name="Stops"', '<Value Type="LookupMulti">paris</Value>'), [2]],
    [test('NotIncludes', 'Name="Stops"', '<Value Type="LookupMulti">paris</Value>'), [1, 3, 4]],
    [test('Includes', 'Name="Stops" LookupId="TRUE"', '<Value Type="Integer">1</Value>'), [1]],
    [test('Eq', 'Name="Tags"', '<Value Type="MultiChoice">red</Value>'), [1, 2]],
    [test('In', 'Name="Stops" LookupId="TRUE"', '<Values><Value Type="Integer">2</Value><Value Type="Integer">4</Value></Values>'), [1, 2]],
    [test('In', 'Name="Tags"', '<Values><Value Type="Text">Blue</Value><Value Type="Text">x</Value></Values>'), [2]],
    [test('IsNull', 'Name="Tags"', ''), [3, 4]],
    [test('Eq', 'Name="Title"', '<Value Type="User">a</Value>'), [1]],
  ])('%s', async (where, ids) => {
    const reply = await admin.call('POST', `${trips}/getitems`, view(where))
    expect(reply.status, reply.text).toBe(200)
    expect(rowsOf(reply).map((row) => row.Id)).toEqual(ids)
  })
})
