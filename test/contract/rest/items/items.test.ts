import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })
const reader = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
const nobody = createContractClient(server.url)
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
const items = `${tasks}/items`
const merge = { 'X-HTTP-Method': 'MERGE' }
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
let adminId = 0

beforeAll(async () => {
  adminId = (await admin.call('GET', '/_api/web/currentuser')).json.Id
})

async function addItem(values: object = { Title: 'Order chairs' }) {
  const reply = await admin.call('POST', items, { body: values })
  expect(reply.status).toBe(201)
  return { ...reply.json, address: `${items}(${reply.json.Id})`, etag: reply.headers.get('etag') ?? '' }
}

const itemCount = async () => (await admin.call('GET', `${tasks}?$select=ItemCount`)).json.ItemCount

describe('POST items', () => {
  it.each(envelopes)('adds an item and says where it is, %s', async (envelope) => {
    const body = { __metadata: { type: 'Svc.Data.TasksListItem' }, Title: 'Order chairs', Priority: '(1) High' }
    const reply = await admin.call('POST', items, { headers: { Accept: accepts[envelope], 'Content-Type': accepts.verbose }, body })
    expect(reply.status).toBe(201)
    const entity = reply.json.d ?? reply.json
    expect(entity).toMatchObject({
      Title: 'Order chairs',
      Priority: '(1) High',
      Status: 'Not Started',
      PercentComplete: null,
      AssignedToId: null,
      FileSystemObjectType: 0,
      AuthorId: adminId,
      EditorId: adminId,
      Created: time,
      Modified: time,
      Attachments: false,
      OData__UIVersionString: '1.0',
    })
    expect(entity.ID).toBe(entity.Id)
    expect(reply.headers.get('etag')).toBe('"1"')
    const location = reply.headers.get('location') ?? ''
    expect(location).toMatch(new RegExp(`^${server.url}/_api/Web/Lists\\(guid'[0-9a-f-]{36}'\\)/Items\\(${entity.Id}\\)$`))
    expect((await admin.call('GET', location, { headers: { Accept: accepts[envelope] } })).json).toEqual(reply.json)
  })

  it('stores a value of every column type and returns it as it was sent', async () => {
    const values = {
      Title: 'Übergröße 🙂 <&>"\'\\ %',
      Priority: '(3) Low',
      Status: 'In Progress',
      PercentComplete: 0.25,
      AssignedToId: adminId,
      Body: 'first line\r\nsecond\tline\n<b>bold</b>',
      StartDate: '2026-02-28T00:00:00Z',
      DueDate: '2024-02-29T23:59:59Z',
    }
    const item = await addItem(values)
    expect(item).toMatchObject(values)
    expect((await admin.call('GET', item.address)).json).toMatchObject(values)
  })

  it.each([
    ['a number in quotes', { PercentComplete: '0.5' }, { PercentComplete: 0.5 }],
    ['an id in quotes', { AssignedToId: '1' }, { AssignedToId: 1 }],
    ['a person column by its own name', { AssignedTo: 1 }, { AssignedToId: 1 }],
    ['a time with an offset', { DueDate: '2026-01-31T12:00:00+02:00' }, { DueDate: '2026-01-31T10:00:00Z' }],
    ['a time with fractions', { DueDate: '2026-01-31T10:00:00.999Z' }, { DueDate: '2026-01-31T10:00:00Z' }],
    ['a time without a zone', { DueDate: '2026-01-31T10:00:00' }, { DueDate: '2026-01-31T10:00:00Z' }],
    ['a date', { DueDate: '2026-01-31' }, { DueDate: '2026-01-31T00:00:00Z' }],
    ['null', { Title: null, Priority: null, PercentComplete: null }, { Title: null, Priority: null, PercentComplete: null }],
    ['an empty text as none', { Title: '' }, { Title: null }],
    ['no column at all', {}, { Title: null, Priority: '(2) Normal' }],
    ['255 characters', { Title: 'x'.repeat(255) }, { Title: 'x'.repeat(255) }],
    ['a long note', { Body: 'x'.repeat(100_000) }, { Body: 'x'.repeat(100_000) }],
  ])('takes %s', async (_, values, expected) => {
    expect(await addItem(values)).toMatchObject(expected)
  })

  it('gives out every id once, also after a deletion', async () => {
    const first = await addItem()
    await admin.call('DELETE', first.address)
    const second = await addItem()
    expect(second.Id).toBe(first.Id + 1)
  })

  it.each([
    ['an unknown column', { Title: 'x', Nope: 1 }, /'Nope' does not exist on type '?Svc\.Data\.TasksListItem/],
    ['a column in another case', { title: 'x' }, /'title' does not exist/],
    ['the column __proto__', '{"Title":"x","__proto__":{"Priority":"(1) High"}}', /'__proto__' does not exist/],
    ['the column constructor', { constructor: { prototype: {} } }, /'constructor' does not exist/],
    ['a read-only column', { Title: 'x', Created: '2020-01-01T00:00:00Z' }, /'Created' is read-only/],
    ['an id', { Id: 7 }, /'ID' is read-only/],
    ['an author', { AuthorId: 1 }, /'Author' is read-only/],
    ['text for a number', { PercentComplete: 'half' }, /'PercentComplete': a number is needed; 'half' was given/],
    ['a boolean for a number', { PercentComplete: true }, /'PercentComplete'/],
    ['a number that is too large', { PercentComplete: 1.5 }, /'PercentComplete': a number from 0 to 1/],
    ['a number that is no number', '{"PercentComplete":NaN}', /position 20/],
    ['a number beyond a double', '{"PercentComplete":1e999}', /position 20.*out of range/],
    ['a number for text', { Title: 7 }, /'Title': text is needed; '7' was given/],
    ['a boolean for text', { Title: true }, /'Title': text/],
    ['an object for text', { Title: { a: 1 } }, /'Title': a single value is needed; an object/],
    ['an array for text', { Title: ['a'] }, /'Title': a single value is needed; an array/],
    ['256 characters', { Title: 'x'.repeat(256) }, /'Title': at most 255 characters fit; 256/],
    ['a choice that there is not', { Priority: 'Urgent' }, /'Priority': one of '\(1\) High'.*'Urgent' was given/],
    ['a number for a choice', { Priority: 1 }, /'Priority'/],
    ['a day that no calendar has', { DueDate: '2026-02-30T00:00:00Z' }, /'DueDate': a time such as/],
    ['a time that no clock has', { DueDate: '2026-02-03T25:00:00Z' }, /'DueDate'/],
    ['a number for a time', { DueDate: 0 }, /'DueDate'/],
    ['a time in words', { DueDate: 'tomorrow' }, /'DueDate'.*'tomorrow'/],
    ['a time in the year 12026', { DueDate: '12026-02-03T00:00:00Z' }, /'DueDate'/],
    ['a person that there is not', { AssignedToId: 4711 }, /'AssignedTo': there is no person or group with the id 4711/],
    ['a person by name', { AssignedToId: 'ann' }, /'AssignedTo': the id of a person/],
    ['half a person', { AssignedToId: 1.5 }, /'AssignedTo'/],
    ['a person beyond 32 bits', { AssignedToId: 2 ** 53 + 1 }, /'AssignedTo'/],
    ['several persons', { AssignedToId: { results: [1, 2] } }, /'AssignedTo': a single value is needed; an array/],
    ['an array', '[]', /must be an object/],
    ['text', '"x"', /must be an object/],
    ['a number', '7', /must be an object/],
    ['null', 'null', /must be an object|needs a JSON object/],
    ['nothing', '', /needs a JSON object/],
  ])('refuses %s, and adds nothing', async (_, body, message) => {
    const before = await itemCount()
    expectRefusal(await admin.call('POST', items, { body, headers: { 'Content-Type': 'application/json' } }), 400, message)
    expect(await itemCount()).toBe(before)
  })

  it('adds nothing when the reply that is asked for cannot be given', async () => {
    const before = await itemCount()
    for (const query of ['$select=Nope', '$expand=Nope', '$select=Author/Title', '$select=,', '$expand=Author(']) {
      expectRefusal(await admin.call('POST', `${items}?${query}`, { body: { Title: 'x' } }), 400, /./)
    }
    expect(await itemCount()).toBe(before)
  })

  it('adds no item to a library, whose items are files', async () => {
    const documents = "/_api/web/lists/getbytitle('Documents')/items"
    expectRefusal(await admin.call('POST', documents, { body: { Title: 'x' } }), 400, /'Documents' is a document library/)
    expect(rowsOf(await admin.call('GET', documents))).toEqual([])
  })

  it('is not for a reader, nor without credentials, nor into a list that is not there', async () => {
    const before = await itemCount()
    expectRefusal(await reader.call('POST', items, { body: { Title: 'x' } }), 403, /ann.*AddListItems/)
    expectRefusal(await nobody.call('POST', items, { body: { Title: 'x' } }), 401, /credentials/)
    expectRefusal(
      await admin.call('POST', "/_api/web/lists/getbytitle('Nope')/items", { body: { Title: 'x' } }),
      404,
      /'Nope' does not exist/,
    )
    expect(await itemCount()).toBe(before)
  })

  it('is the only way to write to the collection', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'MERGE']) {
      const reply = await admin.call(method, items, { body: {} })
      expectRefusal(reply, 405, /cannot be used/)
      expect(reply.headers.get('allow')).toBe('GET, POST, HEAD')
    }
    expectRefusal(
      await admin.call('POST', items, { headers: { 'X-HTTP-Method': 'DELETE' } }),
      405,
      /POST with X-HTTP-Method DELETE cannot be used/,
    )
  })

  it('counts up one id for each of many items that are added at the same time', async () => {
    const before = await itemCount()
    const replies = await Promise.all(Array.from({ length: 25 }, (_, i) => admin.call('POST', items, { body: { Title: `at once ${i}` } })))
    const ids = replies.map((reply) => reply.json.Id)
    expect(new Set(ids).size).toBe(25)
    expect(Math.max(...ids) - Math.min(...ids)).toBe(24)
    expect(await itemCount()).toBe(before + 25)
  })
})

describe('GET items', () => {
  it.each(envelopes)('returns the items by id, %s', async (envelope) => {
    const item = await addItem({ Title: `last in ${envelope}` })
    const reply = await admin.call('GET', `${items}?$top=5000`, { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    const ids = rowsOf(reply).map((row) => row.Id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(rowsOf(reply).at(-1)).toMatchObject({ Id: item.Id, Title: `last in ${envelope}` })
    expectDecent(reply)
  })

  it('is read by a reader, wants credentials, and is not found of a list that is not there', async () => {
    expect((await reader.call('GET', items)).status).toBe(200)
    expectRefusal(await nobody.call('GET', items), 401, /credentials/)
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Nope')/items"), 404, /'Nope' does not exist/)
  })
})

describe('GET an item', () => {
  it.each(envelopes)('returns it with its ETag, %s', async (envelope) => {
    const item = await addItem()
    const reply = await admin.call('GET', item.address, { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('etag')).toBe('"1"')
    expect(reply.json.d ?? reply.json).toMatchObject({ Id: item.Id, Title: 'Order chairs', GUID: item.GUID })
    expectDecent(reply)
  })

  it('returns only what $select names, columns included that are there only on request', async () => {
    const item = await addItem()
    expect((await admin.call('GET', `${item.address}?$select=Id,Title`)).json).toEqual({ Id: item.Id, Title: 'Order chairs' })
    const more = (await admin.call('GET', `${item.address}?$select=*,owshiddenversion,UniqueId`)).json
    expect(more).toMatchObject({ Title: 'Order chairs', owshiddenversion: 1, UniqueId: item.GUID })
    expect((await admin.call('GET', item.address)).json).not.toHaveProperty('owshiddenversion')
  })

  it('returns people, content type and list inside it where $expand names them', async () => {
    const item = await addItem({ Title: 'x', AssignedToId: adminId })
    const select = '$select=Id,Author/Title,Editor/EMail,AssignedTo/Id,AssignedTo/Name,ContentType/Name,ParentList/Title'
    const expand = '$expand=Author,Editor,AssignedTo,ContentType,ParentList'
    expect((await admin.call('GET', `${item.address}?${select}&${expand}`)).json).toEqual({
      Id: item.Id,
      Author: { Title: 'admin' },
      Editor: { EMail: 'admin@localhost' },
      AssignedTo: { Id: adminId, Name: 'i:0#.f|membership|admin' },
      ContentType: { Name: 'Task' },
      ParentList: { Title: 'Tasks' },
    })
  })

  it('shows nobody where no person is', async () => {
    const item = await addItem()
    for (const envelope of envelopes) {
      const { json } = await admin.call('GET', `${item.address}?$select=Id,AssignedTo/Title&$expand=AssignedTo`, {
        headers: { Accept: accepts[envelope] },
      })
      expect((json.d ?? json).AssignedTo).toBeNull()
    }
  })

  it.each([
    ['$select=Nope', /'Nope' does not exist on 'Svc\.Data\.TasksListItem'/],
    ['$select=title', /Did you mean 'Title'/],
    ['$select=Author', /add \$expand=Author/],
    ['$select=Author/Title', /add \$expand=Author/],
    ['$select=Author/Nope&$expand=Author', /'Nope' does not exist/],
    ['$select=Title/Length', /'Title' does not exist|Title\/Length/],
    ['$expand=Nope', /'Nope' cannot be expanded/],
    ['$expand=Title', /'Title' cannot be expanded/],
    ['$expand=Author/Manager', /'Manager' cannot be expanded/],
    ['$expand=__proto__', /'__proto__' cannot be expanded/],
    ['$select=__proto__', /'__proto__' does not exist/],
    ['$select=constructor', /'constructor' does not exist/],
    ['$select=Id,,Title', /(character|position) \d/],
    ['$select=Id Title', /(character|position) \d/],
    ['$expand=Author)', /(character|position) \d/],
  ])('refuses %s', async (query, message) => {
    const item = await addItem()
    expectRefusal(await admin.call('GET', `${item.address}?${query}`), 400, message)
  })

  it('is not found when there is none', async () => {
    for (const id of [0, 2_147_483_647])
      expectRefusal(await admin.call('GET', `${items}(${id})`), 404, new RegExp(`Item ${id} does not exist in list 'Tasks'`))
    expectRefusal(await admin.call('GET', "/_api/web/lists/getbytitle('Nope')/items(1)"), 404, /'Nope' does not exist/)
    expectRefusal(await nobody.call('GET', `${items}(1)`), 401, /credentials/)
  })
})

/** Every way to say that an item is to be changed (decisions E1). */
const updates: [string, string, Record<string, string>][] = [
  ['PUT', 'PUT', {}],
  ['POST with MERGE and IF-MATCH', 'POST', { ...merge, 'IF-MATCH': '*' }],
  ['POST with merge in small letters', 'POST', { 'x-http-method': 'merge' }],
  ['POST with PUT', 'POST', { 'X-HTTP-Method': 'PUT' }],
  ['POST with PATCH', 'POST', { 'X-HTTP-Method': 'PATCH' }],
  ['PATCH', 'PATCH', {}],
  ['MERGE', 'MERGE', {}],
]

describe('an update of an item', () => {
  it.each(updates)('changes what the body names and returns the item as it is now: %s', async (_, method, headers) => {
    const { address, etag: _etag, ...before } = await addItem({ Title: 'before', PercentComplete: 0.1, Body: 'Same' })
    const body = { __metadata: { type: 'SP.Data.TasksListItem' }, Title: 'AFTER', PercentComplete: null }
    const reply = await admin.call(method, address, { headers, body })
    expect(reply.status).toBe(200)
    expect(reply.json).toEqual({ ...before, Title: 'AFTER', PercentComplete: null, Modified: time })
    expect(reply.headers.get('etag')).toBe('"2"')
    const after = await admin.call('GET', address)
    expect(after.json).toEqual(reply.json)
    expect(after.headers.get('etag')).toBe('"2"')
  })

  it.each(envelopes)('answers in the envelope that was asked for, %s', async (envelope) => {
    const item = await addItem()
    for (const [method, headers] of [
      ['PUT', {}],
      ['POST', merge],
    ] as const) {
      const reply = await admin.call(method, item.address, { headers: { ...headers, Accept: accepts[envelope] }, body: { Body: envelope } })
      expect((reply.json.d ?? reply.json).Body).toBe(envelope)
    }
  })

  it('returns only what $select names', async () => {
    const item = await addItem()
    expect((await admin.call('PUT', `${item.address}?$select=Title`, { body: { Title: 'b' } })).json).toEqual({ Title: 'b' })
  })

  it('says who changed it, and leaves who made it', async () => {
    const item = await addItem()
    expect((await admin.call('PUT', item.address, { body: { Title: 'b' } })).json).toMatchObject({
      AuthorId: adminId,
      EditorId: adminId,
      Created: item.Created,
    })
  })

  it.each([
    ['an unknown column', { Nope: 1 }],
    ['a read-only column', { Modified: '2020-01-01T00:00:00Z' }],
    ['a wrong type', { PercentComplete: 'x' }],
    ['one wrong value of two', { Title: 'changed', Priority: 'Urgent' }],
    ['a person that there is not', { Title: 'changed', AssignedToId: 4711 }],
    ['an array', []],
    ['nothing', ''],
    ['what is no JSON', '{"Title":'],
  ])('refuses %s in both forms, and changes nothing', async (_, body) => {
    const item = await addItem()
    const headers = { 'Content-Type': 'application/json' }
    expectRefusal(await admin.call('PUT', item.address, { headers, body }), 400, /./)
    expectRefusal(await admin.call('POST', item.address, { headers: { ...headers, ...merge }, body }), 400, /./)
    const after = await admin.call('GET', item.address)
    expect(after.headers.get('etag')).toBe('"1"')
    expect(after.json.Title).toBe('Order chairs')
  })

  it('changes nothing when the reply that is asked for cannot be given', async () => {
    const item = await addItem()
    expectRefusal(await admin.call('PUT', `${item.address}?$select=Nope`, { body: { Title: 'x' } }), 400, /'Nope'/)
    expectRefusal(await admin.call('POST', `${item.address}?$expand=Nope`, { headers: merge, body: { Title: 'x' } }), 400, /'Nope'/)
    expect((await admin.call('GET', item.address)).headers.get('etag')).toBe('"1"')
  })

  it('is not for a reader, nor without credentials, nor of an item or a list that is not there', async () => {
    const item = await addItem()
    const body = { Title: 'x' }
    for (const [method, headers] of [
      ['PUT', {}],
      ['POST', merge],
    ] as const) {
      expectRefusal(await reader.call(method, item.address, { headers, body }), 403, /ann.*EditListItems/)
      expectRefusal(await nobody.call(method, item.address, { headers, body }), 401, /credentials/)
      expectRefusal(await admin.call(method, `${items}(999999)`, { headers, body }), 404, /Item 999999 does not exist/)
      expectRefusal(
        await admin.call(method, "/_api/web/lists/getbytitle('Nope')/items(1)", { headers, body }),
        404,
        /'Nope' does not exist/,
      )
    }
    expect((await admin.call('GET', item.address)).headers.get('etag')).toBe('"1"')
  })

  it('is not made by a POST that does not say so', async () => {
    const item = await addItem()
    expectRefusal(await admin.call('POST', item.address, { body: { Title: 'x' } }), 400, /header X-HTTP-Method.*MERGE/)
    expect((await admin.call('GET', item.address)).headers.get('etag')).toBe('"1"')
  })

  it('refuses a version that was read before somebody else changed the item', async () => {
    const item = await addItem()
    await admin.call('PUT', item.address, { body: { Title: 'b' } })
    expectRefusal(await admin.call('PUT', item.address, { body: { Title: 'c', owshiddenversion: 1 } }), 409, /changed by someone else/)
    for (const version of [{}, [], [2], { results: [] }, null, true, '', 'x', 2.5, '2.5', 2 ** 53 + 1]) {
      const reply = await admin.call('PUT', item.address, { body: { Title: 'c', owshiddenversion: version } })
      expect([400, 409]).toContain(reply.status)
      expectRefusal(reply, reply.status, /owshiddenversion is the version that was read|changed by someone else/)
    }
    expect((await admin.call('PUT', item.address, { body: { Title: 'c', owshiddenversion: 2 } })).status).toBe(200)
  })
})

describe('If-Match on an item', () => {
  it.each(['*', '"1"', '"7", "1"', '"7","1"', 'W/"1"', '"00000000-0000-4000-8000-000000000000,1"'])(
    'lets a change of the version through: %s',
    async (tag) => {
      const item = await addItem()
      expect((await admin.call('PUT', item.address, { headers: { 'If-Match': tag }, body: { Title: 'b' } })).status).toBe(200)
      const again = await addItem()
      expect((await admin.call('POST', again.address, { headers: { 'if-match': tag, 'X-HTTP-Method': 'DELETE' } })).status).toBe(200)
    },
  )

  it.each(['"2"', '"0"', '"7", "8"', '"x"', '""', '"00000000-0000-4000-8000-000000000000,2"'])(
    'stops a change of another version: %s',
    async (tag) => {
      const item = await addItem()
      const headers = { 'If-Match': tag }
      for (const reply of [
        await admin.call('PUT', item.address, { headers, body: { Title: 'b' } }),
        await admin.call('POST', item.address, { headers: { ...headers, ...merge }, body: { Title: 'b' } }),
        await admin.call('DELETE', item.address, { headers }),
      ]) {
        expectRefusal(reply, 412, /does not match the object's ETag value '"1"'/)
      }
      expect((await admin.call('GET', item.address)).headers.get('etag')).toBe('"1"')
    },
  )

  it('takes the ETag of the last reply, once', async () => {
    const item = await addItem()
    const headers = { 'If-Match': item.etag }
    const reply = await admin.call('PUT', item.address, { headers, body: { Title: 'b' } })
    expectRefusal(await admin.call('PUT', item.address, { headers, body: { Title: 'c' } }), 412, /'"2"'/)
    expect((await admin.call('DELETE', item.address, { headers: { 'If-Match': reply.headers.get('etag') ?? '' } })).status).toBe(200)
  })

  it('lets one of many through that change the same version at the same time', async () => {
    const item = await addItem()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => admin.call('PUT', item.address, { headers: { 'If-Match': '"1"' }, body: { Title: `by ${i}` } })),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)])
    expect((await admin.call('GET', item.address)).headers.get('etag')).toBe('"2"')
  })
})

describe('a deletion of an item', () => {
  it.each([
    ['DELETE', 'DELETE', {}],
    ['DELETE with IF-MATCH', 'DELETE', { 'IF-MATCH': '*' }],
    ['POST with DELETE', 'POST', { 'X-HTTP-Method': 'DELETE' }],
  ])('takes the item away and answers nothing: %s', async (_, method, headers) => {
    const item = await addItem()
    const before = await itemCount()
    const reply = await admin.call(method, item.address, { headers })
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(await itemCount()).toBe(before - 1)
    expectRefusal(await admin.call('GET', item.address), 404, /does not exist/)
    expectRefusal(await admin.call('DELETE', item.address), 404, /does not exist/)
    expect(await itemCount()).toBe(before - 1)
  })

  it('does not mind a body, which it does not need', async () => {
    const item = await addItem()
    expect((await admin.call('DELETE', item.address, { body: 'not json', headers: { 'Content-Type': 'text/plain' } })).status).toBe(200)
  })

  it('is not for a reader, nor without credentials', async () => {
    const item = await addItem()
    expectRefusal(await reader.call('DELETE', item.address), 403, /ann.*DeleteListItems/)
    expectRefusal(await nobody.call('DELETE', item.address), 401, /credentials/)
    expect((await admin.call('GET', item.address)).status).toBe(200)
  })
})
