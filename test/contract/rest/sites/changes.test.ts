import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient, type Reply } from '../../../support/contract-client.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const server = await startServer()
const ann = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.minimalmetadata })
afterAll(() => server.stop())

const everything = {
  ...{ Item: true, List: true, Web: true, Site: true, User: true, Group: true, Field: true, View: true, ContentType: true },
  ...{ File: true, Folder: true, Add: true, Update: true, DeleteObject: true },
}
const items = { Item: true, Add: true, Update: true, DeleteObject: true }

let listNumber = 0

interface TestList {
  readonly id: string
  readonly url: string
}

async function newList(): Promise<TestList> {
  const { json } = await ann.call('POST', '/_api/web/lists', { body: { Title: `Changing ${++listNumber}`, BaseTemplate: 100 } })
  return { id: json.Id, url: `/_api/web/lists(guid'${json.Id}')` }
}

const add = async ({ url }: TestList, Title: string): Promise<number> =>
  (await ann.call('POST', `${url}/items`, { body: { Title } })).json.Id
const update = ({ url }: TestList, id: number) =>
  ann.call('POST', `${url}/items(${id})`, { body: { Title: 'changed' }, headers: { 'X-HTTP-Method': 'MERGE' } })
const remove = ({ url }: TestList, id: number) => ann.call('DELETE', `${url}/items(${id})`)

const tokenOf = async (url: string): Promise<string> => (await ann.call('GET', url)).json.CurrentChangeToken.StringValue
const changes = (url: string, query: object, sent: { Accept?: string } = {}): Promise<Reply> =>
  ann.call('POST', `${url}/getchanges`, { body: { query }, headers: sent })
const since = (token: string) => ({ ChangeTokenStart: { StringValue: token } })

/** `[type, item id]` of each change, and the token after the last one. */
const brief = (reply: Reply) => rowsOf(reply).map((row) => [row.ChangeType, row.ItemId] as const)
const lastToken = (reply: Reply): string | undefined => rowsOf(reply).at(-1)?.ChangeToken.StringValue

describe('CurrentChangeToken', () => {
  it.each([
    ['/_api/site', 1],
    ['/_api/web', 2],
    ["/_api/web/lists/getbytitle('Tasks')", 3],
  ])('of %s names its scope and its object, and stays until something changes', async (url, scope) => {
    const { json } = await ann.call('GET', url)
    const token = await tokenOf(url)
    expect(token).toMatch(new RegExp(`^1;${scope};${json.Id};\\d{18};\\d+$`))
    expect(await tokenOf(url)).toBe(token)
    await newList()
    expect(await tokenOf(url)).not.toBe(token)
  })

  it('is a complex value in every envelope', async () => {
    const verbose = await ann.call('GET', '/_api/web?$select=CurrentChangeToken', { headers: { Accept: accepts.verbose } })
    expect(verbose.json.d.CurrentChangeToken).toEqual({
      __metadata: { type: 'Svc.ChangeToken' },
      StringValue: expect.stringMatching(/^1;2;/),
    })
    const bare = await ann.call('GET', '/_api/web/lists?$select=CurrentChangeToken', { headers: { Accept: accepts.nometadata } })
    for (const row of rowsOf(bare)) expect(row).toEqual({ CurrentChangeToken: { StringValue: expect.stringMatching(/^1;3;/) } })
  })
})

describe('getchanges', () => {
  it('of a list tells what was added, updated and deleted since a token, in order', async () => {
    const list = await newList()
    const [first, second] = [await add(list, 'one'), await add(list, 'two')]
    const token = await tokenOf(list.url)
    await update(list, first)
    const third = await add(list, 'three')
    await remove(list, second)
    const reply = await changes(list.url, { ...items, ...since(token) })
    expectDecent(reply)
    expect(brief(reply)).toEqual([
      [2, first],
      [1, third],
      [3, second],
    ])
    const { GUID } = (await ann.call('GET', `${list.url}/items(${first})`)).json
    expect(rowsOf(reply)[0]).toMatchObject({
      'odata.type': 'Svc.ChangeItem',
      'odata.editLink': expect.stringMatching(/^Svc\.ChangeItem[0-9a-f-]{36}$/),
      ListId: list.id,
      UniqueId: GUID,
      Time: expect.stringMatching(/Z$/),
      ChangeToken: { StringValue: expect.stringMatching(`^1;3;${list.id};`) },
    })
    expect(brief(await changes(list.url, { ...items, ...since(lastToken(reply) ?? '') }))).toEqual([])
    expect(await tokenOf(list.url)).toBe(lastToken(reply))
  })

  it('shows the kinds of things apart by type, each with the ids that name it', async () => {
    const token = await tokenOf('/_api/site')
    const guest = createContractClient(server.url, { Authorization: basic('a-guest'), Accept: accepts.nometadata })
    const { json: list } = await guest.call('POST', '/_api/web/lists', { body: { Title: 'By a guest', BaseTemplate: 100 } })
    await guest.call('POST', `/_api/web/lists(guid'${list.Id}')/items`, { body: { Title: 'x' } })
    const me = (await guest.call('GET', '/_api/web/currentuser')).json.Id
    const rows = rowsOf(await changes('/_api/site', { ...everything, ...since(token) }))
    expect(rows.map((row) => row['odata.type'])).toEqual(['Svc.ChangeUser', 'Svc.ChangeList', 'Svc.ChangeItem'])
    expect(rows[0]).toMatchObject({ UserId: me, ChangeType: 1 })
    expect(rows[0]).not.toHaveProperty('ListId')
    expect(rows[1]).toMatchObject({ ListId: list.Id, ChangeType: 1 })
    expect(rows[1]).not.toHaveProperty('ItemId')
    expect(rows[2]).toMatchObject({ ListId: list.Id, ItemId: 1 })
    const web = rowsOf(await changes('/_api/web', { List: true, Add: true, ...since(token.replace(/^1;1;[^;]+/, `1;2;${rows[1].WebId}`)) }))
    expect(web).toHaveLength(1)
  })

  it.each(envelopes)('answers in the requested envelope, %s', async (envelope) => {
    const list = await newList()
    await add(list, 'x')
    const reply = await changes(list.url, items, { Accept: accepts[envelope] })
    expect(rowsOf(reply)).toHaveLength(1)
    if (envelope === 'verbose')
      expect(rowsOf(reply)[0]).toMatchObject({
        __metadata: { type: 'Svc.ChangeItem', uri: expect.stringMatching(/_api\/Svc\.ChangeItem/) },
        ChangeToken: { __metadata: { type: 'Svc.ChangeToken' } },
      })
  })

  it('reads the query as clients write it', async () => {
    const list = await newList()
    await add(list, 'x')
    const query = {
      ...{ __metadata: { type: 'SP.ChangeQuery' }, Item: true, Add: true, Update: null, LatestFirst: false, FetchLimit: 0 },
      ...{ ChangeTokenStart: null, ChangeTokenEnd: { __metadata: { type: 'SP.ChangeToken' }, StringValue: await tokenOf(list.url) } },
    }
    expect(brief(await changes(list.url, query))).toEqual([[1, 1]])
  })

  it('returns only the things and the kinds of change that the query names', async () => {
    const list = await newList()
    const id = await add(list, 'x')
    await update(list, id)
    await remove(list, id)
    const kinds = async (query: object) => brief(await changes(list.url, query)).map(([type]) => type)
    expect(await kinds({ Item: true, Update: true })).toEqual([2])
    expect(await kinds({ Item: true, Add: true, DeleteObject: true })).toEqual([1, 3])
    expect(await kinds({ List: true, Add: true, Update: true })).toEqual([1])
    expect(await kinds({ Item: true })).toEqual([])
    expect(await kinds({ Add: true })).toEqual([])
    expect(await kinds({})).toEqual([])
  })

  it('ends at ChangeTokenEnd, takes the newest first, and as many as FetchLimit says', async () => {
    const list = await newList()
    for (const title of ['1', '2', '3', '4']) await add(list, title)
    const all = rowsOf(await changes(list.url, items))
    const token = (at: number) => ({ StringValue: all[at].ChangeToken.StringValue as string })
    const ids = async (query: object) => brief(await changes(list.url, { ...items, ...query })).map(([, id]) => id)
    expect(await ids({ ChangeTokenStart: token(0), ChangeTokenEnd: token(2) })).toEqual([2, 3])
    expect(await ids({ LatestFirst: true, FetchLimit: 3 })).toEqual([4, 3, 2])
    expect(await ids({ FetchLimit: 2, ChangeTokenStart: token(1) })).toEqual([3, 4])
    expect(await ids({ ChangeTokenStart: token(2), ChangeTokenEnd: token(1) })).toEqual([])
  })

  it('begins at a time where a token has no number', async () => {
    const list = await newList()
    await add(list, 'x')
    const ticks = (ms: number) => BigInt(ms) * 10_000n + 621_355_968_000_000_000n
    const from = (ms: number) => since(`1;3;${list.id};${ticks(ms)};-1`)
    const [change] = rowsOf(await changes(list.url, items))
    const at = Date.parse(change.Time)
    expect(brief(await changes(list.url, { ...items, ...from(at - 60_000) }))).toEqual([[1, 1]])
    // The whole second that contains the time counts.
    expect(brief(await changes(list.url, { ...items, ...from(at + 999) }))).toEqual([[1, 1]])
    expect(brief(await changes(list.url, { ...items, ...from(at + 1_000) }))).toEqual([])
    expect(brief(await changes(list.url, { ...items, ...from(at + 60_000) }))).toEqual([])
  })

  it('refuses tokens that are none, or are of something else', async () => {
    const [list, other] = [await newList(), await newList()]
    const token = await tokenOf(list.url)
    const refused: [string, RegExp][] = [
      ['', /is not of the form/],
      ['nonsense', /is not of the form/],
      [`${token}x`, /is not of the form/],
      [`2${token.slice(1)}`, /is not of the form/],
      ["1;3;' or 1=1;1;1", /is not of the form/],
      [`1;9;${list.id};1;1`, /scope is 9/],
      [await tokenOf('/_api/web'), /its scope is 2, that of a list is 3/],
      [(await tokenOf('/_api/site')).replace(/[\da-f]{8}-/, '00000000-'), /its scope is 1/],
      [await tokenOf(other.url), /of another list/],
      [token.replace(/\d+$/, '999999'), /has not happened here/],
    ]
    for (const [bad, message] of refused) {
      expectRefusal(await changes(list.url, { ...items, ...since(bad) }), 400, message)
      expectRefusal(await changes(list.url, { ...items, ChangeTokenEnd: { StringValue: bad } }), 400, message)
    }
    expectRefusal(await changes('/_api/web', { ...items, ...since(token) }), 400, /its scope is 3/)
    expectRefusal(await changes('/_api/site', { ...items, ...since(token) }), 400, /its scope is 3/)
  })

  it.each([
    ['no body', undefined],
    ['no query', {}],
    ['a query that is text', { query: 'x' }],
    ['a flag that it does not know', { query: { Itme: true } }],
    ['a flag that is no boolean', { query: { Item: 'perhaps' } }],
    ['a token that is text', { query: { ChangeTokenStart: '1;3;x' } }],
    ['a negative FetchLimit', { query: { FetchLimit: -1 } }],
  ])('refuses %s', async (_, body) => {
    expectRefusal(await ann.call('POST', '/_api/web/getchanges', { body }), 400, /\w/)
  })

  it('is not read with GET, nor of a list that does not exist', async () => {
    expectRefusal(await ann.call('GET', '/_api/web/getchanges'), 405, /POST/)
    expectRefusal(await changes("/_api/web/lists/getbytitle('Nope')", items), 404, /Nope/)
  })
})

describe('a page of changes', () => {
  it('has 1,000 of them, and the last token leads on until every one has come once', async () => {
    const list = await newList()
    const part = `Content-Type: application/http\n\nPOST ${list.url}/items HTTP/1.1\nContent-Type: application/json\n\n{"Title":"x"}\n`
    const body = `${`--b\n${part}`.repeat(100)}--b--`
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b' }
    for (let batch = 0; batch < 21; batch++) await ann.call('POST', '/_api/$batch', { body, headers })
    const sizes: number[] = []
    const seen: number[] = []
    for (let token = since(''), page = await changes(list.url, items); ; page = await changes(list.url, { ...items, ...token })) {
      sizes.push(rowsOf(page).length)
      seen.push(...brief(page).map(([, id]) => id))
      const last = lastToken(page)
      if (last === undefined) break
      token = since(last)
    }
    expect(sizes).toEqual([1000, 1000, 100, 0])
    expect(seen).toEqual(Array.from({ length: 2100 }, (_, index) => index + 1))
  })
})

describe('a client that polls', () => {
  it('sees exactly what many writers write at once, nothing twice and nothing missing', async () => {
    const lists = [await newList(), await newList()]
    const start = await tokenOf('/_api/web')
    let running = true
    const written: string[] = []
    const writer = async (list: TestList, seed: number) => {
      for (let turn = 0; turn < 12; turn++) {
        const id = await add(list, `${seed} ${turn}`)
        expect(id).toEqual(expect.any(Number))
        written.push(`1 ${list.id} ${id}`)
        const note = (type: number) => (reply: Reply) => {
          expect(reply.status, reply.text).toBe(200)
          written.push(`${type} ${list.id} ${id}`)
        }
        if ((seed + turn) % 2 === 0) await update(list, id).then(note(2))
        if ((seed + turn) % 3 === 0) await remove(list, id).then(note(3))
      }
    }
    const seen: string[] = []
    const poll = async () => {
      let token = start
      for (let isLast = false; ; isLast = !running) {
        const page = await changes('/_api/web', { ...items, FetchLimit: 7, ...since(token) })
        seen.push(...rowsOf(page).map((row) => `${row.ChangeType} ${row.ListId} ${row.ItemId}`))
        token = lastToken(page) ?? token
        if (isLast && rowsOf(page).length === 0) return
      }
    }
    const polling = poll()
    await Promise.all(Array.from({ length: 20 }, (_, seed) => writer(lists[seed % 2] as TestList, seed)))
    running = false
    await polling
    expect(seen.toSorted()).toEqual(written.toSorted())
    expect(new Set(seen).size).toBe(seen.length)
    // The changes of one item come in the order of its writes.
    for (const item of new Set(seen.map((line) => line.slice(2)))) {
      const types = seen.filter((line) => line.slice(2) === item).map((line) => line[0])
      expect(types).toEqual(types.toSorted())
    }
  }, 60_000)
})

describe('without the right to see', () => {
  let closed: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    closed = await startServer({ settings: { 'Identity:DefaultGroup': 'None' } })
  })
  afterAll(() => closed.stop())

  it('nothing of a site, a web or a list is shown', async () => {
    const stranger = createContractClient(closed.url, { Authorization: basic('zoe'), Accept: accepts.nometadata })
    const nobody = createContractClient(closed.url)
    for (const [url, right] of [
      ['/_api/site', 'Open'],
      ['/_api/web', 'Open'],
      ["/_api/web/lists/getbytitle('Tasks')", 'Open'],
    ]) {
      expectRefusal(await stranger.call('POST', `${url}/getchanges`, { body: { query: items } }), 403, new RegExp(`zoe.*${right}`))
      expectRefusal(await nobody.call('POST', `${url}/getchanges`, { body: { query: items } }), 401, /credentials/)
    }
  })
})
