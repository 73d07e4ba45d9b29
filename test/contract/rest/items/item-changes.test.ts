import { describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serveTaskItems } from '../../../support/samples/task-items.ts'
import { accepts, envelopes, expectRefusal } from '../../../support/wire.ts'

const { admin, reader, nobody, items, adminId, addItem, itemCount } = await serveTaskItems()
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const merge = { 'X-HTTP-Method': 'MERGE' }

/** Every method that updates an item (protocol/addresses#methods). */
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

  it.each(envelopes)('answers in the requested envelope, %s', async (envelope) => {
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

  it('changes nothing when the requested reply cannot be given', async () => {
    const item = await addItem()
    expectRefusal(await admin.call('PUT', `${item.address}?$select=Nope`, { body: { Title: 'x' } }), 400, /'Nope'/)
    expectRefusal(await admin.call('POST', `${item.address}?$expand=Nope`, { headers: merge, body: { Title: 'x' } }), 400, /'Nope'/)
    expect((await admin.call('GET', item.address)).headers.get('etag')).toBe('"1"')
  })

  it('is not for a reader, nor without credentials, nor of an item or a list that does not exist', async () => {
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
    expectRefusal(
      await admin.call('PUT', item.address, { body: { Title: 'c', owshiddenversion: 1 } }),
      409,
      /someone else changed the item/,
    )
    for (const version of [{}, [], [2], { results: [] }, null, true, '', 'x', 2.5, '2.5', 2 ** 53 + 1]) {
      const reply = await admin.call('PUT', item.address, { body: { Title: 'c', owshiddenversion: version } })
      expect([400, 409]).toContain(reply.status)
      expectRefusal(reply, reply.status, /owshiddenversion is the version that was read|someone else changed the item/)
    }
    expect((await admin.call('PUT', item.address, { body: { Title: 'c', owshiddenversion: 2 } })).status).toBe(200)
  })
})

describe('If-Match on an item', () => {
  it.each(['*', '"1"', '"7", "1"', '"7","1"', 'W/"1"', ...inProfile(['"00000000-0000-4000-8000-000000000000,1"'], [])])(
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
