import { describe, expect, it } from 'vitest'
import { serveTaskItems } from '../../../support/samples/task-items.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, reader, nobody, items, adminId, addItem, itemCount } = await serveTaskItems()
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)

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
  ])('refuses %s, and adds nothing', async (_, body, message) => {
    const before = await itemCount()
    expectRefusal(await admin.call('POST', items, { body, headers: { 'Content-Type': 'application/json' } }), 400, message)
    expect(await itemCount()).toBe(before)
  })

  it('adds nothing when the requested reply cannot be given', async () => {
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

  it('is not for a reader, nor without credentials, nor into a list that does not exist', async () => {
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

  it('is read by a reader, wants credentials, and is not found of a list that does not exist', async () => {
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
    ['$select=titel', /Did you mean 'Title'/],
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
