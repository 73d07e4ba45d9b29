import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serveLists } from '../../../support/samples/lists.ts'
import { accepts, envelopes, expectDecent, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, admin, reader, nobody, lists, byTitle, addList } = await serveLists()
const missing = '00000000-0000-4000-8000-000000000000'

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
    expect((await admin.call('GET', `${lists}?${query}`)).json).toEqual(
      inProfile({ 'odata.count': '3', value: [{ Title: 'Site Pages' }] }, { 'odata.count': '7', value: [{ Title: 'Web Part Gallery' }] }),
    )
    expect((await admin.call('GET', `${lists}?${query}&$skip=${inProfile(2, 6)}`)).json.value).toEqual([{ Title: 'Documents' }])
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
  ])('refuses %s', async (_, body, message) => {
    const before = await titles()
    expectRefusal(await admin.call('POST', lists, { body, headers: { 'Content-Type': 'application/json' } }), 400, message)
    expect(await titles()).toEqual(before)
  })

  it('makes no list when the requested reply cannot be given', async () => {
    const before = await titles()
    expectRefusal(await admin.call('POST', `${lists}?$select=Nope`, { body: { Title: 'Unmade' } }), 400, /'Nope'/)
    expectRefusal(await admin.call('POST', `${lists}?$expand=Nothing`, { body: { Title: 'Unmade' } }), 400, /'Nothing'/)
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
    expectRefusal(await admin.call('GET', `${lists}(guid'${list.Id}')?$expand=Nothing`), 400, /'Nothing'/)
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
