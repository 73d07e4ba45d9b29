import { afterAll, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, type envelopes, expectDecent, expectRefusal } from '../../../support/wire.ts'

const { server, admin, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const tasks = "/_api/web/lists/getbytitle('Tasks')"
await admin.call('POST', `${tasks}/items`, { body: { Title: "O'Brien", PercentComplete: 0.5 } })
await admin.call('POST', `${tasks}/items`, { body: { Title: 'two' } })

describe('one property of an entity', () => {
  it.each([
    ['verbose', { d: { Title: 'Home' } }],
    ['minimalmetadata', { 'odata.metadata': `${server.url}/_api/$metadata#Edm.String`, value: 'Home' }],
    ['nometadata', { value: 'Home' }],
  ] as const)('is its value under its name, %s', async (envelope, body) => {
    const reply = await reader.call('GET', '/_api/web/title', { headers: { Accept: accepts[envelope] } })
    expect(reply).toMatchObject({ status: 200, json: body })
    expectDecent(reply)
  })

  it.each([
    ['/_api/web/ServerRelativeUrl', '/', 'Edm.String'],
    ['/_api/web/language', 1033, 'Edm.Int32'],
    ['/_api/web/RecycleBinEnabled', true, 'Edm.Boolean'],
    ['/_api/site/Url', server.url, 'Edm.String'],
    [`${tasks}/ItemCount`, 2, 'Edm.Int32'],
    [`${tasks}/DefaultViewUrl`, '/Lists/Tasks/AllItems.aspx', 'Edm.String'],
    [`${tasks}/items(1)/Title`, "O'Brien", 'Edm.String'],
    [`${tasks}/items(1)/PercentComplete`, 0.5, 'Edm.Double'],
    [`${tasks}/getitembyid(1)/authorid`, expect.any(Number), 'Edm.Int32'],
    [`${tasks}/fields/getbytitle('Title')/TypeAsString`, 'Text', 'Edm.String'],
    ["/_api/web/siteusers(@v)/title?@v='reader'", 'reader', 'Edm.String'],
  ])('is found at %s', async (address, value, type) => {
    const { json } = await reader.call('GET', address, { headers: { Accept: accepts.minimalmetadata } })
    expect(json).toEqual({ 'odata.metadata': `${server.url}/_api/$metadata#${type}`, value })
  })

  it('is a time, a null, an object, an array or a property that nothing returns unasked', async () => {
    const read = async (address: string, envelope: (typeof envelopes)[number] = 'verbose') =>
      (await admin.call('GET', address, { headers: { Accept: accepts[envelope] } })).json
    expect((await read('/_api/web/created', 'minimalmetadata'))['odata.metadata']).toMatch(/#Edm\.DateTime$/)
    expect(await read(`${tasks}/items(2)/PercentComplete`, 'nometadata')).toEqual({ 'odata.null': true })
    expect(await read('/_api/web/CurrentChangeToken')).toEqual({
      d: { CurrentChangeToken: { __metadata: { type: 'Svc.ChangeToken' }, StringValue: expect.stringMatching(/^1;2;/) } },
    })
    expect(await read(`${tasks}/fields/getbytitle('Priority')/Choices`)).toEqual({
      d: { Choices: { __metadata: { type: 'Collection(Edm.String)' }, results: ['(1) High', '(2) Normal', '(3) Low'] } },
    })
    expect(await read(`${tasks}/fields/getbytitle('Priority')/Choices`, 'nometadata')).toEqual({
      value: expect.arrayContaining(['(1) High']),
    })
    expect((await read('/_api/web/effectivebasepermissions')).d.EffectiveBasePermissions.High).toBe(2147483647)
  })

  it('is bare text at /$value', async () => {
    for (const [address, text] of [
      ['/_api/web/title/$value', 'Home'],
      [`${tasks}/items(1)/Title/%24value`, "O'Brien"],
      [`${tasks}/ItemCount/$VALUE`, '2'],
      [`${tasks}/items(2)/PercentComplete/$value`, ''],
    ] as const) {
      const reply = await reader.call('GET', address)
      expect([address, reply.status, reply.text]).toEqual([address, 200, text])
      expect(reply.headers.get('content-type')).toBe('text/plain;charset=utf-8')
    }
    expectRefusal(await reader.call('GET', '/_api/web/CurrentChangeToken/$value'), 400, /more than one value/)
  })

  it.each([
    `${tasks}/items(1)/nope`,
    `${tasks}/items(1)/Title/nope`,
    `${tasks}/items(1)/Title/$value/x`,
    `${tasks}/items(1)/__proto__`,
    '/_api/web/nope/$value',
    '/_api/web/$count',
    '/_api/web/title()/nope',
    `${tasks}/items/Title`,
  ])('does not exist at %s', async (address) => {
    expectRefusal(await reader.call('GET', address), 404, /is not an address of this server/)
  })

  it('is only read', async () => {
    expect((await admin.call('POST', '/_api/web/title', { body: { Title: 'x' } })).json).toEqual({ value: 'Home' })
    expectRefusal(await admin.call('PUT', '/_api/web/title', { body: { Title: 'x' } }), 404, /not an address/)
    expectRefusal(await admin.call('DELETE', `${tasks}/items(1)/Title`), 404, /not an address/)
    expect((await admin.call('GET', '/_api/web/title')).json).toEqual({ value: 'Home' })
  })

  it('is for users who may read the entity', async () => {
    expectRefusal(await stranger.call('GET', '/_api/web/title'), 403, /Open/)
    expectRefusal(await stranger.call('GET', `${tasks}/items(1)/Title/$value`), 403, /Open/)
    expectRefusal(await reader.call('GET', `${tasks}/items(99)/Title`), 404, /Item 99 does not exist/)
  })
})

describe('how many entities a collection has', () => {
  it.each([
    [`${tasks}/items/$count`, '2'],
    [`${tasks}/items/%24COUNT?$filter=Title eq 'two'`.replaceAll(' ', '%20'), '1'],
    ['/_api/web/sitegroups/$count', '3'],
    [`${tasks}/views/$count`, '6'],
  ])('is a bare number at %s', async (address, count) => {
    const reply = await reader.call('GET', address)
    expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([200, count, 'text/plain;charset=utf-8'])
  })

  it('is for users who may see them', async () => {
    expectRefusal(await stranger.call('GET', `${tasks}/items/$count`), 403, /Open/)
    expectRefusal(await reader.call('GET', `${tasks}/items/$count?$filter=Nope eq 1`), 400, /Nope/)
  })
})

describe('the arguments of a method', () => {
  const broken = async () => (await admin.call('GET', `${tasks}/hasuniqueroleassignments`)).json.value
  const reset = () => admin.call('POST', `${tasks}/resetroleinheritance`)

  it.each([
    ['in the query', '?copyRoleAssignments=true', undefined],
    ['in the query, all of them', '?CLEARSUBSCOPES=false&copyroleassignments=true', undefined],
    ['in the body', '', { copyRoleAssignments: true, clearSubscopes: false }],
    ['in the body, one alone, in any case', '', { COPYROLEASSIGNMENTS: true }],
    ['in a verbose body', '', { d: { copyRoleAssignments: true } }],
  ])('may stand %s', async (_, query, body) => {
    await reset()
    const reply = await admin.call('POST', `${tasks}/breakroleinheritance${query}`, body ? { body } : {})
    expect(reply).toMatchObject({ status: 200, json: { 'odata.null': true } })
    expect(await broken()).toBe(true)
  })

  it.each([
    ['nowhere', '', undefined, /Write breakroleinheritance\(copyroleassignments=/],
    ['under other names', '', { copy: true }, /Write breakroleinheritance/],
    ['of another type', '', { copyRoleAssignments: 'maybe' }, /'copyRoleAssignments' must be a boolean; "maybe"/],
    ['as an object', '', { copyRoleAssignments: {} }, /Write breakroleinheritance/],
    ['as an array', '', [true], /Write breakroleinheritance/],
    ['in a query that cannot be read', '?copyRoleAssignments=perhaps', undefined, /value of copyroleassignments in the query/],
    ['in a body that is empty', '', {}, /Write breakroleinheritance/],
  ])('are refused %s', async (_, query, body, message) => {
    await reset()
    expectRefusal(await admin.call('POST', `${tasks}/breakroleinheritance${query}`, body === undefined ? {} : { body }), 400, message)
    expect(await broken()).toBe(false)
  })

  it('are refused in a body that cannot be read', async () => {
    const headers = { 'Content-Type': 'application/json' }
    expectRefusal(await admin.call('POST', `${tasks}/breakroleinheritance`, { body: '{', headers }), 400, /position 2/)
    const text = { 'Content-Type': 'text/plain' }
    expectRefusal(await admin.call('POST', `${tasks}/breakroleinheritance`, { body: '{}', headers: text }), 415, /text\/plain/)
  })

  it('are not read for somebody who is not signed in', async () => {
    const nobody = createContractClient(server.url)
    const reply = await nobody.call('POST', `${tasks}/breakroleinheritance`, { body: { copyRoleAssignments: true } })
    expectRefusal(reply, 401, /credentials/)
  })
})
