import { expect } from 'vitest'
import { type Random, randomFrom } from '../support/random/random.ts'
import { basic, startServer } from '../support/server.ts'
import { below, type City, columns, type Person, pick, type Row, some, type Values, type World } from './query-model.ts'
import { byOrder, colors, kept, type Order, randomCity, randomCondition, randomOrder, randomValues } from './random-query.ts'

/** Random lists, and random queries of them through the whole server; compares each reply with the model. */

const accepts = ['verbose', 'minimalmetadata', 'nometadata'] as const
const listOf = (title: string): string => `/_api/web/lists/getbytitle('${title}')`

// biome-ignore lint/suspicious/noExplicitAny: replies of any shape.
type Json = any

function clientOf(url: string) {
  return async (method: string, target: string, options: { body?: unknown; odata?: string } = {}): Promise<Json> => {
    const reply = await fetch(url + target, {
      method,
      headers: {
        Authorization: basic('ann'),
        Accept: `application/json;odata=${options.odata ?? 'nometadata'}`,
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${reply.status} ${method} ${decodeURIComponent(target)}: ${text}`)
    return JSON.parse(text)
  }
}

type Client = ReturnType<typeof clientOf>

const fieldsOf = (cityList: string): string[] => [
  '<Field Type="Text" Name="Word" DisplayName="Word"/>',
  '<Field Type="Text" Name="Code" DisplayName="Code" Indexed="TRUE"/>',
  `<Field Type="Choice" Name="Color" DisplayName="Color"><CHOICES>${colors.map((color) => `<CHOICE>${color}</CHOICE>`).join('')}</CHOICES></Field>`,
  '<Field Type="Number" Name="Amount" DisplayName="Amount" Indexed="TRUE"/>',
  '<Field Type="Currency" Name="Price" DisplayName="Price"/>',
  '<Field Type="Integer" Name="Whole" DisplayName="Whole"/>',
  '<Field Type="DateTime" Name="Due" DisplayName="Due"/>',
  '<Field Type="Boolean" Name="Done" DisplayName="Done"/>',
  '<Field Type="Guid" Name="Key" DisplayName="Key"/>',
  '<Field Type="URL" Name="Link" DisplayName="Link"/>',
  `<Field Type="MultiChoice" Name="Tags" DisplayName="Tags"><CHOICES>${colors.map((color) => `<CHOICE>${color}</CHOICE>`).join('')}</CHOICES></Field>`,
  '<Field Type="User" Name="Boss" DisplayName="Boss"/>',
  '<Field Type="UserMulti" Mult="TRUE" Name="Team" DisplayName="Team"/>',
  `<Field Type="Lookup" List="{${cityList}}" ShowField="Title" Name="City" DisplayName="City" Indexed="TRUE"/>`,
  `<Field Type="LookupMulti" Mult="TRUE" List="{${cityList}}" ShowField="Title" Name="Stops" DisplayName="Stops"/>`,
  '<Field Type="Calculated" ResultType="Number" Name="Twice" DisplayName="Twice"><Formula>=[Amount]*2</Formula></Field>',
]

async function addPeople(send: Client): Promise<Map<number, Person>> {
  const people = new Map<number, Person>()
  for (const logonName of ['bob', 'Änne@example.com', 'zoë', 'ÅSA']) {
    const { Id, Title, Email } = await send('POST', '/_api/web/ensureuser', { body: { logonName } })
    people.set(Id, { id: Id, title: Title, email: Email })
  }
  return people
}

interface Lists {
  readonly world: World
  readonly rows: readonly Row[]
  readonly items: string
}

async function makeLists(send: Client, random: Random, round: number, people: ReadonlyMap<number, Person>): Promise<Lists> {
  const [cityTitle, title] = [`Cities ${round}`, `Rows ${round}`]
  const { Id: cityList } = await send('POST', '/_api/web/lists', { body: { Title: cityTitle, BaseTemplate: 100 } })
  await addFields(send, cityTitle, ['<Field Type="Number" Name="Size" DisplayName="Size"/>'])
  const cities = new Map<number, City>()
  for (let count = 0; count < 6; count++) {
    const { title: Title, size: Size } = randomCity(random)
    const { Id } = await send('POST', `${listOf(cityTitle)}/items`, { body: { Title, Size } })
    cities.set(Id, { id: Id, title: Title, size: Size })
  }
  await send('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 } })
  await addFields(send, title, fieldsOf(cityList))
  const items = `${listOf(title)}/items`
  const rows: Row[] = []
  for (let count = 5 + below(random, 40); count > 0; count--) {
    const sent = randomValues(random, [...people.keys()], [...cities.keys()])
    const { Id } = await send('POST', items, { body: sent })
    rows.push({ id: Id, values: kept(sent) })
  }
  return { world: { people, cities }, rows, items }
}

async function addFields(send: Client, title: string, xml: readonly string[]): Promise<void> {
  for (const SchemaXml of xml) await send('POST', `${listOf(title)}/fields/createfieldasxml`, { body: { parameters: { SchemaXml } } })
}

/** The rows of all pages in order, by the next links, and the count if it was requested. */
async function readPages(send: Client, first: string, odata: string, most: number): Promise<{ rows: Json[]; counts: unknown[] }> {
  const rows: Json[] = []
  const counts: unknown[] = []
  for (let next: string | undefined = first; next !== undefined; ) {
    const body = await send('GET', next, { odata })
    rows.push(...(body.d?.results ?? body.value))
    counts.push(body.d?.__count ?? body['odata.count'])
    const link: string | undefined = body.d?.__next ?? body['odata.nextLink']
    if (rows.length > most) throw new Error(`more rows than there are: ${first}`)
    next = link?.replace(/^https?:\/\/[^/]+/, '')
  }
  return { rows, counts }
}

const plain = (value: Json): unknown => (Array.isArray(value?.results) ? value.results : value)

/** The columns of a reply, by their names in `$select`. */
const shown = columns.filter(({ name }) => !name.includes('/') && name !== 'Twice' && name !== 'Link').map(({ name }) => name)

const expected = (name: string, { id, values }: Row): unknown => {
  const value = name === 'Id' ? id : (values[name] ?? null)
  if (name === 'Due' && value !== null) return `${new Date(Number(value)).toISOString().slice(0, 19)}Z`
  return Array.isArray(value) && value.length === 0 ? null : value
}

/** The titles of an expanded person or lookup column. */
function related(name: string, values: Values, { people, cities }: World): unknown {
  const of = name === 'Boss' || name === 'Team' ? people : cities
  const value = values[`${name}Id`] ?? null
  if (Array.isArray(value)) return (value as number[]).map((id) => ({ Title: of.get(id)?.title }))
  return value === null ? null : { Title: of.get(value as number)?.title ?? null }
}

const titlesOf = (value: Json): unknown => {
  const found = plain(value)
  return Array.isArray(found) ? found.map(({ Title }: Json) => ({ Title })) : found === null ? null : { Title: (found as Json).Title }
}

const orderText = (orderBy: readonly Order[]): string =>
  orderBy.map(({ column, descending }, index) => `${column.name}${descending ? ' desc' : index % 2 === 0 ? '' : ' asc'}`).join(',')

async function checkOne(send: Client, random: Random, { world, rows, items }: Lists, told: string): Promise<number> {
  const filter = random() < 0.9 ? randomCondition(random, world, 3) : undefined
  const orderBy = randomOrder(random)
  const odata = pick(random, accepts)
  const select = ['Id', ...some(random, shown, 5)]
  const expand = some(random, ['Boss', 'Team', 'City', 'Stops'], 2)
  const top = random() < 0.5 ? 1 + below(random, 20) : undefined
  const skip = random() < 0.2 ? below(random, 10) : 0
  const counted = random() < 0.3
  const options = {
    ...(filter && { $filter: filter.text }),
    ...(orderBy.length > 0 && { $orderby: orderText(orderBy) }),
    $select: [...select, ...expand.map((name) => `${name}/Title`)].join(','),
    ...(expand.length > 0 && { $expand: expand.join(',') }),
    ...(top !== undefined && { $top: String(top) }),
    ...(skip > 0 && { $skip: String(skip) }),
    ...(counted && { $inlinecount: 'allpages' }),
  }
  const query = Object.entries(options).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const what = `${told} ${odata} ${Object.entries(options)
    .map((pair) => pair.join('='))
    .join(' & ')}`

  const matching = rows.filter((row) => filter?.holds(row, world) ?? true).sort(byOrder(orderBy, world))
  const wanted = matching.slice(skip)
  const found = await readPages(send, `${items}?${query.join('&')}`, odata, rows.length)
  expect(
    found.rows.map((row) => row.Id),
    what,
  ).toEqual(wanted.map(({ id }) => id))
  expect(found.counts, what).toEqual(found.counts.map(() => (counted ? String(matching.length) : undefined)))
  for (const [index, row] of wanted.entries()) {
    const answer = found.rows[index]
    for (const name of select) expect(plain(answer[name]) ?? null, `${what}: ${name} of item ${row.id}`).toEqual(expected(name, row))
    for (const name of expand)
      expect(titlesOf(answer[name]), `${what}: ${name} of item ${row.id}`).toEqual(related(name, row.values, world))
  }
  return wanted.length
}

/** Runs `cases` queries. Returns the number of rows that they found: with few, the run shows little. */
export async function runQueries(seed: number, cases: number): Promise<number> {
  const random = randomFrom(seed)
  const server = await startServer()
  try {
    const send = clientOf(server.url)
    const people = await addPeople(send)
    let found = 0
    for (let done = 0, round = 0; done < cases; round++) {
      const lists = await makeLists(send, random, round, people)
      for (const last = Math.min(cases, done + 250); done < last; done++)
        found += await checkOne(send, random, lists, `seed ${seed} case ${done}:`)
    }
    return found
  } finally {
    await server.stop()
  }
}
