import { describe, expect, it } from 'vitest'
import { profileName } from '../../../support/profiles/lens.ts'
import { serveLists } from '../../../support/samples/lists.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { admin, reader, nobody, lists, byTitle, addList } = await serveLists()
const merge = { 'X-HTTP-Method': 'MERGE' }

/** Every method that updates a list or an item (protocol/addresses#methods). */
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

  it.each(envelopes)('answers in the requested envelope, %s', async (envelope) => {
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
    expect(reply.status).toBe(200)
    if (profileName === 'Svc') expect(reply.json).toMatchObject({ Id: list.Id, Title: 'Renamed', EntityTypeName: list.EntityTypeName })
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
  ])('refuses %s in both forms, and changes nothing', async (_, body) => {
    const list = await addList()
    const headers = { 'Content-Type': 'application/json' }
    expectRefusal(await admin.call('PUT', list.address, { headers, body }), 400, /./)
    expectRefusal(await admin.call('POST', list.address, { headers: { ...headers, ...merge }, body }), 400, /./)
    expect((await admin.call('GET', list.address)).headers.get('etag')).toBe(list.etag)
  })

  it('changes nothing when the requested reply cannot be given', async () => {
    const list = await addList()
    expectRefusal(await admin.call('PUT', `${list.address}?$select=Nope`, { body: { Description: 'x' } }), 400, /'Nope'/)
    expectRefusal(await admin.call('POST', `${list.address}?$expand=Nope`, { headers: merge, body: { Description: 'x' } }), 400, /'Nope'/)
    expect((await admin.call('GET', list.address)).headers.get('etag')).toBe(list.etag)
  })

  it('is not for a reader, nor without credentials, nor of a list that does not exist', async () => {
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
