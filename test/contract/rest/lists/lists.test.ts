import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const server = await startServer({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const admin = createContractClient(server.url, { Authorization: basic('admin'), Accept: accepts.nometadata })
const reader = createContractClient(server.url, { Authorization: basic('ann'), Accept: accepts.nometadata })
const nobody = createContractClient(server.url)
afterAll(() => server.stop())

const lists = '/_api/web/lists'
const byTitle = (title: string) => `${lists}/getbytitle('${encodeURIComponent(title.replaceAll("'", "''"))}')`
const merge = { 'X-HTTP-Method': 'MERGE' }
const missing = '00000000-0000-4000-8000-000000000000'

let made = 0
/** A new list with a title of its own, as the reply to its creation shows it. */
async function addList(more: object = {}) {
  made += 1
  const reply = await admin.call('POST', lists, { body: { Title: `List ${made}`, ...more } })
  expect(reply.status).toBe(201)
  return { ...reply.json, address: byTitle(reply.json.Title), etag: reply.headers.get('etag') ?? '' }
}

const titles = async () => rowsOf(await admin.call('GET', `${lists}?$select=Title`)).map((row) => row.Title)

describe('GET /_api/web/lists', () => {
  it.each(envelopes)('returns the lists by title, %s', async (envelope) => {
    const reply = await admin.call('GET', lists, { headers: { Accept: accepts[envelope] } })
    expect(reply.status).toBe(200)
    const rows = rowsOf(reply)
    expect(rows.map((row) => row.Title)).toEqual(expect.arrayContaining(['Announcements', 'Documents', 'Site Pages', 'Tasks']))
    expect(rows.map((row) => row.Title)).toEqual(rows.map((row) => row.Title).sort())
    expectDecent(reply)
  })

  it('is filtered, ordered, cut and counted', async () => {
    const query = '$filter=BaseType eq 1 and ItemCount eq 0&$orderby=Title desc&$top=1&$inlinecount=allpages&$select=Title'
    expect((await admin.call('GET', `${lists}?${query}`)).json).toEqual({ 'odata.count': '2', value: [{ Title: 'Site Pages' }] })
    expect((await admin.call('GET', `${lists}?${query}&$skip=1`)).json.value).toEqual([{ Title: 'Documents' }])
  })

  it.each([
    '$filter=Nope eq 1',
    '$filter=Title eq',
    '$orderby=Nope',
    '$select=Nope',
    '$expand=Nope',
    '$expand=Items',
    '$top=-1',
    '$top=x',
    '$skip=-1',
    '$skip=1.5',
    '$inlinecount=some',
  ])('refuses %s', async (query) => {
    expectRefusal(await admin.call('GET', `${lists}?${query}`), 400, /./)
  })

  it('is read by a reader, and wants credentials', async () => {
    expect((await reader.call('GET', lists)).status).toBe(200)
    expectRefusal(await nobody.call('GET', lists), 401, /credentials/)
  })
})

describe('POST /_api/web/lists', () => {
  it.each(envelopes)('makes a list and says where it is, %s', async (envelope) => {
    const Title = `Plans ${envelope}`
    const body = { __metadata: { type: 'Svc.List' }, Title, Description: 'What comes next', BaseTemplate: 100, AllowContentTypes: true }
    const reply = await admin.call('POST', lists, { headers: { Accept: accepts[envelope], 'Content-Type': accepts.verbose }, body })
    expect(reply.status).toBe(201)
    const entity = reply.json.d ?? reply.json
    expect(entity).toMatchObject({
      Title,
      Description: 'What comes next',
      BaseTemplate: 100,
      BaseType: 0,
      ItemCount: 0,
      AllowContentTypes: true,
    })
    expect(reply.headers.get('etag')).toBe('"1"')
    const location = reply.headers.get('location') ?? ''
    expect(location).toBe(`${server.url}/_api/Web/Lists(guid'${entity.Id}')`)
    const followed = await admin.call('GET', location, { headers: { Accept: accepts[envelope] } })
    expect(followed.json).toEqual(reply.json)
    expect(followed.headers.get('etag')).toBe('"1"')
  })

  it('takes every setting, and returns them', async () => {
    const settings = {
      Hidden: true,
      ContentTypesEnabled: true,
      EnableAttachments: false,
      EnableFolderCreation: true,
      EnableVersioning: true,
      EnableMinorVersions: true,
      EnableModeration: true,
      ForceCheckout: true,
      NoCrawl: true,
      DraftVersionVisibility: 2,
      MajorVersionLimit: 7,
      MajorWithMinorVersionsLimit: 3,
    }
    expect(await addList(settings)).toMatchObject(settings)
  })

  it.each([100, 101, 104, 107, 119, 850])('makes a list of the template %i', async (BaseTemplate) => {
    expect(await addList({ BaseTemplate })).toMatchObject({ BaseTemplate, BaseType: [101, 119, 850].includes(BaseTemplate) ? 1 : 0 })
  })

  it.each([
    ['a template in quotes', { BaseTemplate: '107' }, { BaseTemplate: 107 }],
    ['a boolean in quotes', { EnableVersioning: 'true' }, { EnableVersioning: true }],
    ['the type name of another server', { __metadata: { type: 'SP.List' } }, {}],
    ['the annotations of a reply', { 'odata.type': 'Svc.List', 'Title@odata.type': 'Edm.String' }, {}],
  ])('takes %s', async (_, body, expected) => {
    expect(await addList(body)).toMatchObject(expected)
  })

  it('takes a body in the envelope d, and one without a Content-Type', async () => {
    expect((await admin.call('POST', lists, { body: { d: { __metadata: { type: 'Svc.List' }, Title: 'In d' } } })).json.Title).toBe('In d')
    const bytes = new TextEncoder().encode('{"Title":"Untyped"}')
    expect((await admin.call('POST', lists, { body: bytes })).json.Title).toBe('Untyped')
  })

  it('trims the title, and takes one of 255 characters and no longer one', async () => {
    expect((await admin.call('POST', lists, { body: { Title: '  Wide  ' } })).json.Title).toBe('Wide')
    expect((await admin.call('POST', lists, { body: { Title: 'x'.repeat(255) } })).status).toBe(201)
    expectRefusal(await admin.call('POST', lists, { body: { Title: 'x'.repeat(256) } }), 400, /'Title'.*255 characters/)
  })

  it.each([
    'Übersicht (2026)',
    "It's 100% / O'Brien",
    '日本語 🙂',
    '..',
    '.',
    'a%2Fb',
    '<b>&amp;',
    '__proto__',
    'constructor',
    'guid',
    "''",
  ])('makes a list with the title %j that is found by it', async (Title) => {
    const reply = await admin.call('POST', lists, { body: { Title } })
    expect(reply.status).toBe(201)
    expect((await admin.call('GET', byTitle(Title))).json).toEqual(reply.json)
    expect((await admin.call('POST', `${byTitle(Title)}/items`, { body: { Title: 'one' } })).status).toBe(201)
    expect((await admin.call('DELETE', byTitle(Title))).status).toBe(200)
  })

  it('refuses the title of another list, in whatever case and form it is written', async () => {
    await admin.call('POST', lists, { body: { Title: 'Café Orders' } })
    for (const Title of ['Café Orders', 'CAFÉ orders', 'cafe\u0301 ORDERS', '  Café Orders ']) {
      const reply = await admin.call('POST', lists, { body: { Title } })
      expectRefusal(reply, 409, /already exists/)
    }
  })

  it('makes one list where many ask for the same title at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => admin.call('POST', lists, { body: { Title: i % 2 === 0 ? 'At once' : 'AT ONCE' } })),
    )
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
    expect((await titles()).filter((title) => title.toLowerCase() === 'at once')).toHaveLength(1)
  })

  it.each([
    ['no title', {}, /'Title'/],
    ['an empty title', { Title: '' }, /'Title'/],
    ['a blank title', { Title: ' \t ' }, /Title/],
    ['null as title', { Title: null }, /'Title'.*null/],
    ['a number as title', { Title: 7 }, /'Title'.*7/],
    ['an object as title', { Title: { a: 1 } }, /'Title'.*object/],
    ['an unknown template', { Title: 'T', BaseTemplate: 4711 }, /template 4711.*100/],
    ['text as template', { Title: 'T', BaseTemplate: 'tasks' }, /'BaseTemplate'.*"tasks"/],
    ['half a template', { Title: 'T', BaseTemplate: 100.5 }, /'BaseTemplate'.*100.5/],
    ['a template beyond 32 bits', { Title: 'T', BaseTemplate: 2 ** 53 + 1 }, /'BaseTemplate'/],
    ['a negative template', { Title: 'T', BaseTemplate: -1 }, /'BaseTemplate'.*-1/],
    ['text as boolean', { Title: 'T', Hidden: 'maybe' }, /'Hidden'.*"maybe"/],
    ['a number as boolean', { Title: 'T', Hidden: 2 }, /'Hidden'.*2/],
    ['draft visibility 3', { Title: 'T', DraftVersionVisibility: 3 }, /'DraftVersionVisibility'.*3/],
    ['a property that cannot be written', { Title: 'T', ItemCount: 3 }, /'ItemCount'.*cannot be written/],
    [
      'an unknown property',
      { Title: 'T', Colour: 'red' },
      /'Colour' does not exist on type Svc\.List|'Colour' does not exist on type 'Svc\.List'/,
    ],
    ['the property __proto__', '{"Title":"T","__proto__":{"Hidden":true}}', /'__proto__' does not exist/],
    ['the property constructor', { Title: 'T', constructor: 1 }, /'constructor' does not exist/],
    ['a property in another case', { title: 'T' }, /'title'|'Title'/],
  ])('refuses %s', async (_, body, message) => {
    const before = await titles()
    expectRefusal(await admin.call('POST', lists, { body, headers: { 'Content-Type': 'application/json' } }), 400, message)
    expect(await titles()).toEqual(before)
  })

  it('makes no list when the reply that is asked for cannot be given', async () => {
    const before = await titles()
    expectRefusal(await admin.call('POST', `${lists}?$select=Nope`, { body: { Title: 'Unmade' } }), 400, /'Nope'/)
    expectRefusal(await admin.call('POST', `${lists}?$expand=Items`, { body: { Title: 'Unmade' } }), 400, /'Items'/)
    expect(await titles()).toEqual(before)
  })

  it('is not for a reader, nor for somebody without credentials', async () => {
    const before = await titles()
    expectRefusal(await reader.call('POST', lists, { body: { Title: 'Mine' } }), 403, /ann.*ManageLists/)
    expectRefusal(await nobody.call('POST', lists, { body: { Title: 'Mine' } }), 401, /credentials/)
    expect(await titles()).toEqual(before)
  })

  it('is the only way to write to the collection', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'MERGE']) {
      const reply = await admin.call(method, lists, { body: {} })
      expectRefusal(reply, 405, /cannot be used/)
      expect(reply.headers.get('allow')).toBe('GET, POST, HEAD')
    }
  })
})

describe('GET a list', () => {
  it.each(envelopes)('returns it by title and by id with its ETag, %s', async (envelope) => {
    const list = await addList({ BaseTemplate: 107 })
    for (const address of [list.address, `${lists}(guid'${list.Id}')`]) {
      const reply = await admin.call('GET', address, { headers: { Accept: accepts[envelope] } })
      expect(reply.status).toBe(200)
      expect(reply.json.d ?? reply.json).toMatchObject({
        Id: list.Id,
        Title: list.Title,
        BaseTemplate: 107,
        EntityTypeName: expect.stringMatching(/List$/),
      })
      expect(reply.headers.get('etag')).toBe('"1"')
      expectDecent(reply)
    }
  })

  it('returns only what $select names', async () => {
    const list = await addList()
    expect((await admin.call('GET', `${list.address}?$select=Title,BaseType`)).json).toEqual({ Title: list.Title, BaseType: 0 })
    expectRefusal(await admin.call('GET', `${list.address}?$select=Nope`), 400, /'Nope' does not exist on 'Svc\.List'/)
    expectRefusal(await admin.call('GET', `${lists}(guid'${list.Id}')?$expand=Items`), 400, /'Items'/)
  })

  it('counts its items', async () => {
    const list = await addList()
    for (const Title of ['a', 'b']) await admin.call('POST', `${list.address}/items`, { body: { Title } })
    expect((await admin.call('GET', list.address)).json.ItemCount).toBe(2)
    await admin.call('DELETE', `${list.address}/items(1)`)
    expect((await admin.call('GET', list.address)).json.ItemCount).toBe(1)
  })

  it.each([
    ['by a title', byTitle('Nope'), /'Nope' does not exist at site/],
    ['by an id', `${lists}(guid'${missing}')`, new RegExp(missing)],
    ['by __proto__', byTitle('__proto__'), /'__proto__' does not exist/],
    ['by constructor', byTitle('constructor'), /'constructor' does not exist/],
  ])('does not find it %s that no list has', async (_, address, message) => {
    expectRefusal(await admin.call('GET', address), 404, message)
  })

  it('wants credentials, and an id that is one', async () => {
    expectRefusal(await nobody.call('GET', byTitle('Tasks')), 401, /credentials/)
    expectRefusal(await nobody.call('GET', `${lists}(guid'${missing}')`), 401, /credentials/)
    expectRefusal(await admin.call('GET', `${lists}(guid'7')`), 400, /'listId' must be a GUID.*"7"/)
  })
})

/** Every way to say that a list or an item is to be changed (decisions E1). */
const updates: [string, string, Record<string, string>][] = [
  ['PUT', 'PUT', {}],
  ['POST with MERGE', 'POST', merge],
  ['POST with merge in small letters', 'POST', { 'x-http-method': 'merge' }],
  ['POST with PUT', 'POST', { 'X-HTTP-Method': 'PUT' }],
  ['POST with PATCH', 'POST', { 'X-HTTP-Method': 'PATCH' }],
  ['PATCH', 'PATCH', {}],
  ['MERGE', 'MERGE', {}],
]

describe('an update of a list', () => {
  it.each(updates)('changes what the body names and returns the list as it is now: %s', async (_, method, headers) => {
    const list = await addList({ Description: 'before', EnableFolderCreation: true })
    const reply = await admin.call(method, list.address, { headers, body: { __metadata: { type: 'Svc.List' }, Description: 'after' } })
    expect(reply.status).toBe(200)
    const { address: _address, etag: _etag, CurrentChangeToken: token, ...before } = list
    expect(reply.json).toEqual({ ...before, Description: 'after', CurrentChangeToken: expect.not.objectContaining(token) })
    expect(reply.headers.get('etag')).toBe('"2"')
    const after = await admin.call('GET', list.address)
    expect(after.json).toEqual(reply.json)
    expect(after.headers.get('etag')).toBe('"2"')
  })

  it.each(envelopes)('answers in the envelope that was asked for, %s', async (envelope) => {
    const list = await addList()
    for (const [method, headers] of [
      ['PUT', {}],
      ['POST', merge],
    ] as const) {
      const reply = await admin.call(method, list.address, {
        headers: { ...headers, Accept: accepts[envelope] },
        body: { Description: envelope },
      })
      expect((reply.json.d ?? reply.json).Description).toBe(envelope)
    }
  })

  it('changes the title: the list is found by the new one and not by the old one, its id and URL stay', async () => {
    const list = await addList()
    const reply = await admin.call('PUT', list.address, { body: { Title: 'Renamed' } })
    expect(reply.json).toMatchObject({ Id: list.Id, Title: 'Renamed', EntityTypeName: list.EntityTypeName })
    expect((await admin.call('GET', byTitle('renamed'))).json.Id).toBe(list.Id)
    expectRefusal(await admin.call('GET', list.address), 404, /does not exist/)
    expect((await admin.call('PUT', byTitle('Renamed'), { body: { Title: 'RENAMED' } })).json.Title).toBe('RENAMED')
  })

  it('refuses the title of another list', async () => {
    const list = await addList()
    expectRefusal(await admin.call('PUT', list.address, { body: { Title: 'tASKS' } }), 409, /'tASKS' already exists/)
    expectRefusal(await admin.call('POST', list.address, { headers: merge, body: { Title: 'Tasks' } }), 409, /'Tasks' already exists/)
    expect((await admin.call('GET', list.address)).json.Title).toBe(list.Title)
  })

  it.each([
    ['an empty title', { Title: '' }],
    ['null as title', { Title: null }],
    ['a wrong type', { Hidden: 'maybe' }],
    ['an unknown property', { Nope: 1 }],
    ['a property that cannot be written', { BaseTemplate: 101 }],
    ['an array', [{ Title: 'x' }]],
    ['text', '"Title"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('refuses %s in both forms, and changes nothing', async (_, body) => {
    const list = await addList()
    const headers = { 'Content-Type': 'application/json' }
    expectRefusal(await admin.call('PUT', list.address, { headers, body }), 400, /./)
    expectRefusal(await admin.call('POST', list.address, { headers: { ...headers, ...merge }, body }), 400, /./)
    expect((await admin.call('GET', list.address)).headers.get('etag')).toBe(list.etag)
  })

  it('changes nothing when the reply that is asked for cannot be given', async () => {
    const list = await addList()
    expectRefusal(await admin.call('PUT', `${list.address}?$select=Nope`, { body: { Description: 'x' } }), 400, /'Nope'/)
    expectRefusal(await admin.call('POST', `${list.address}?$expand=Nope`, { headers: merge, body: { Description: 'x' } }), 400, /'Nope'/)
    expect((await admin.call('GET', list.address)).headers.get('etag')).toBe(list.etag)
  })

  it('is not for a reader, nor without credentials, nor of a list that is not there', async () => {
    const list = await addList()
    for (const [method, headers] of [
      ['PUT', {}],
      ['POST', merge],
    ] as const) {
      const body = { Description: 'x' }
      expectRefusal(await reader.call(method, list.address, { headers, body }), 403, /ann.*ManageLists/)
      expectRefusal(await nobody.call(method, list.address, { headers, body }), 401, /credentials/)
      expectRefusal(await admin.call(method, byTitle('Nope'), { headers, body }), 404, /'Nope' does not exist/)
    }
    expect((await admin.call('GET', list.address)).headers.get('etag')).toBe(list.etag)
  })

  it('is not made by a POST that does not say so', async () => {
    const list = await addList()
    expectRefusal(await admin.call('POST', list.address, { body: { Description: 'x' } }), 400, /header X-HTTP-Method.*MERGE/)
    expectRefusal(
      await admin.call('POST', list.address, { headers: { 'X-HTTP-Method': 'GET' }, body: {} }),
      400,
      /X-HTTP-Method says 'GET'.*MERGE, PATCH, PUT, DELETE/,
    )
    expectRefusal(
      await admin.call('POST', list.address, { headers: { 'X-HTTP-Method': '__proto__' }, body: {} }),
      400,
      /MERGE, PATCH, PUT, DELETE/,
    )
    expect((await admin.call('GET', list.address)).headers.get('etag')).toBe(list.etag)
  })
})

describe('If-Match on a list', () => {
  it.each(['*', '"1"', '"0", "1"', 'W/"1"', '"00000000-0000-4000-8000-000000000000,1"', ' "1" '])(
    'lets a change of the version through: %s',
    async (tag) => {
      const list = await addList()
      expect((await admin.call('PUT', list.address, { headers: { 'If-Match': tag }, body: { Description: 'x' } })).status).toBe(200)
      const again = await addList()
      expect((await admin.call('DELETE', again.address, { headers: { 'IF-MATCH': tag } })).status).toBe(200)
    },
  )

  it.each(['"2"', '"0", "2"', '"01x"', '"-1"', '"1.5"', '""', '"00000000-0000-4000-8000-000000000000,2"', '"99999999999999999999"'])(
    'stops a change of another version: %s',
    async (tag) => {
      const list = await addList()
      const headers = { 'If-Match': tag }
      for (const reply of [
        await admin.call('PUT', list.address, { headers, body: { Description: 'x' } }),
        await admin.call('POST', list.address, { headers: { ...headers, ...merge }, body: { Description: 'x' } }),
        await admin.call('DELETE', list.address, { headers }),
      ]) {
        expectRefusal(reply, 412, /ETag value .* does not match the object's ETag value '\\?"1\\?"'/)
      }
      expect((await admin.call('GET', list.address)).headers.get('etag')).toBe('"1"')
    },
  )

  it.each(['1', 'x', '"1', '"1" "2"', '"1",', '*, "1"'])('refuses what is no entity tag: %s', async (tag) => {
    const list = await addList()
    expectRefusal(await admin.call('PUT', list.address, { headers: { 'If-Match': tag }, body: { Description: 'x' } }), 400, /If-Match/)
    expectRefusal(await admin.call('DELETE', list.address, { headers: { 'If-Match': tag } }), 400, /If-Match/)
    expect((await admin.call('GET', list.address)).status).toBe(200)
  })

  it('names the version that a change has made', async () => {
    const list = await addList()
    const first = await admin.call('PUT', list.address, { headers: { 'If-Match': list.etag }, body: { Description: 'one' } })
    expectRefusal(await admin.call('PUT', list.address, { headers: { 'If-Match': list.etag }, body: { Description: 'two' } }), 412, /"2/)
    const etag = first.headers.get('etag') ?? ''
    expect((await admin.call('PUT', list.address, { headers: { 'If-Match': etag }, body: { Description: 'two' } })).status).toBe(200)
  })
})

describe('a deletion of a list', () => {
  it.each([
    ['DELETE', 'DELETE', {}],
    ['POST with DELETE', 'POST', { 'X-HTTP-Method': 'DELETE' }],
    ['POST with delete in small letters and If-Match', 'POST', { 'x-http-method': 'delete', 'if-match': '*' }],
  ])('takes the list and its items away and answers nothing: %s', async (_, method, headers) => {
    const list = await addList()
    await admin.call('POST', `${list.address}/items`, { body: { Title: 'x' } })
    const reply = await admin.call(method, list.address, { headers })
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(reply.headers.get('content-length')).toBe('0')
    expectRefusal(await admin.call('GET', list.address), 404, /does not exist/)
    expectRefusal(await admin.call('GET', `${lists}(guid'${list.Id}')/items`), 404, /does not exist/)
    expectRefusal(await admin.call('DELETE', list.address), 404, /does not exist/)
  })

  it('frees the title; a new list of that title is another list', async () => {
    const list = await addList()
    await admin.call('DELETE', list.address)
    const again = await admin.call('POST', lists, { body: { Title: list.Title } })
    expect(again.status).toBe(201)
    expect(again.json.Id).not.toBe(list.Id)
    expect(again.json.ItemCount).toBe(0)
  })

  it('is not for a reader, nor without credentials', async () => {
    const list = await addList()
    expectRefusal(await reader.call('DELETE', list.address), 403, /ann.*ManageLists/)
    expectRefusal(await nobody.call('DELETE', list.address), 401, /credentials/)
    expect((await admin.call('GET', list.address)).status).toBe(200)
  })
})
