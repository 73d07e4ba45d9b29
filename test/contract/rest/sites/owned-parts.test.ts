import { afterAll, describe, expect, it } from 'vitest'
import { merge, startWithPeople } from '../../../support/samples/people-server.ts'
import { accepts, envelopes, expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, owner, reader, stranger } = await startWithPeople()
afterAll(() => server.stop())

const missing = '0b5d3c5e-4a57-4c0b-9a0e-6d2f5a1e7c90'
const owners = [
  ['/_api/site', /ManageWeb/, 2],
  ['/_api/web', /ManageWeb/, 3],
  ["/_api/web/lists/getbytitle('Tasks')", /ManageLists/, 4],
] as const

describe.each(owners)('the user custom actions of %s', (address, right, scope) => {
  const actions = `${address}/usercustomactions`

  it.each(envelopes)('are added, listed, found, changed and deleted, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const body = { Name: 'hello', Location: 'ScriptLink', ScriptSrc: '~site/a.js', Sequence: 7, Rights: { High: 0, Low: 1 } }
    const reply = await owner.call('POST', actions, { body, headers })
    const one = reply.json.d ?? reply.json
    expect(reply.status).toBe(201)
    expect(one).toMatchObject({ Name: 'hello', Location: 'ScriptLink', Sequence: 7, Scope: scope, Title: null })
    const { pathname } = new URL(reply.headers.get('location') ?? '')
    expect((await reader.call('GET', decodeURI(pathname))).json).toMatchObject({ Id: one.Id, Rights: { High: 0, Low: 1 } })
    for (const form of [`('${one.Id}')`, `(guid'${one.Id}')`, `/getbyid('${one.Id}')`])
      expect((await reader.call('GET', actions + form)).json.Id).toBe(one.Id)
    expect((await owner.call('PUT', `${actions}('${one.Id}')`, { body: { Title: 'Hello' } })).json).toMatchObject({
      Name: 'hello',
      Title: 'Hello',
    })
    const merged = await owner.call('POST', `${actions}('${one.Id}')`, { body: { Sequence: 1 }, headers: merge })
    expect(merged.json).toMatchObject({ Title: 'Hello', Sequence: 1 })
    expect(rowsOf(await reader.call('GET', `${actions}?$filter=Name eq 'hello'`, { headers }))).toHaveLength(1)
    expect((await owner.call('DELETE', `${actions}('${one.Id}')`)).status).toBe(200)
    expectRefusal(await reader.call('GET', `${actions}('${one.Id}')`), 404, /user custom action/)
  })

  it('come by their sequence, and are cleared', async () => {
    for (const [Name, Sequence] of [
      ['c', 30],
      ['a', 10],
      ['b', 20],
    ])
      await owner.call('POST', actions, { body: { Name, Sequence } })
    expect(rowsOf(await reader.call('GET', actions)).map((row) => row.Name)).toEqual(['a', 'b', 'c'])
    const { json } = await reader.call('GET', `${address}?$select=UserCustomActions/Name&$expand=UserCustomActions`)
    expect(json.UserCustomActions).toHaveLength(3)
    expectRefusal(await reader.call('POST', `${actions}/clear`), 403, right)
    expect((await owner.call('POST', `${actions}/clear`)).status).toBe(200)
    expect((await owner.call('POST', `${actions}/clear`)).status).toBe(200)
    expect(rowsOf(await reader.call('GET', actions))).toEqual([])
  })

  it('are refused in words', async () => {
    expectRefusal(await reader.call('POST', actions, { body: { Name: 'x' } }), 403, right)
    expectRefusal(await owner.call('POST', actions, { body: { Nope: 1 } }), 400, /Nope/)
    expectRefusal(await owner.call('POST', actions, { body: { Sequence: -1 } }), 400, /Sequence/)
    expectRefusal(await owner.call('PUT', `${actions}('${missing}')`, { body: { Name: 'x' } }), 404, new RegExp(missing))
    expectRefusal(await owner.call('POST', `${actions}('${missing}')`, { body: { Name: 'x' }, headers: merge }), 404, new RegExp(missing))
    expectRefusal(await owner.call('DELETE', `${actions}('${missing}')`), 404, new RegExp(missing))
    expectRefusal(await stranger.call('GET', actions), 403, /Open/)
  })
})

describe.each(owners)('the event receivers of %s', (address, right) => {
  const receivers = `${address}/eventreceivers`
  const body = { EventType: 10001, ReceiverName: 'watcher', ReceiverUrl: 'https://receiver.invalid/', SequenceNumber: 1000 }

  it.each(envelopes)('are added, listed, found and deleted, %s', async (envelope) => {
    const headers = { Accept: accepts[envelope] }
    const reply = await owner.call('POST', receivers, { body, headers })
    const one = reply.json.d ?? reply.json
    expect(reply.status).toBe(201)
    expect(one).toMatchObject({ ...body, ReceiverAssembly: '', Synchronization: 0 })
    const { pathname } = new URL(reply.headers.get('location') ?? '')
    expect((await reader.call('GET', decodeURI(pathname))).json.ReceiverId).toBe(one.ReceiverId)
    for (const form of [`('${one.ReceiverId}')`, `/getbyid('${one.ReceiverId}')`, `/getbyid(guid'${one.ReceiverId}')`])
      expect((await reader.call('GET', receivers + form)).json.ReceiverName).toBe('watcher')
    expect(rowsOf(await reader.call('GET', receivers, { headers }))).toHaveLength(1)
    const expanded = await reader.call('GET', `${address}?$select=EventReceivers/ReceiverName&$expand=EventReceivers`)
    expect(expanded.json.EventReceivers).toEqual([{ ReceiverName: 'watcher' }])
    const own = `${receivers}('${one.ReceiverId}')`
    const merged = await owner.call('POST', own, { body: { ReceiverUrl: 'https://other.invalid/', ReceiverId: missing }, headers: merge })
    expect(merged.json).toMatchObject({ ...body, ReceiverUrl: 'https://other.invalid/', ReceiverId: one.ReceiverId })
    expect((await owner.call('PUT', own, { body: { SequenceNumber: 7 } })).json).toMatchObject({
      ReceiverName: 'watcher',
      SequenceNumber: 7,
    })
    expect((await owner.call('POST', `${own}/update`, { body: { Synchronization: 2 } })).status).toBe(200)
    expect((await reader.call('GET', own)).json).toMatchObject({ SequenceNumber: 7, Synchronization: 2 })
    expect((await owner.call('DELETE', own)).status).toBe(200)
    expect(rowsOf(await reader.call('GET', receivers))).toEqual([])
  })

  it('are refused in words', async () => {
    expectRefusal(await reader.call('POST', receivers, { body }), 403, right)
    expectRefusal(await owner.call('POST', receivers, { body: { ReceiverName: 'x' } }), 400, /EventType/)
    expectRefusal(await owner.call('POST', receivers, { body: { ...body, EventType: 0 } }), 400, /EventType/)
    expectRefusal(await reader.call('GET', `${receivers}('${missing}')`), 404, /event receiver/)
    expectRefusal(await owner.call('PUT', `${receivers}('${missing}')`, { body: { SequenceNumber: 1 } }), 404, new RegExp(missing))
    expectRefusal(await owner.call('PUT', `${receivers}('${missing}')`, { body: { SequenceNumber: -1 } }), 400, /SequenceNumber/)
    expectRefusal(await owner.call('POST', `${receivers}('${missing}')`, { body: {}, headers: merge }), 404, new RegExp(missing))
    expectRefusal(await reader.call('PUT', `${receivers}('${missing}')`, { body: { SequenceNumber: 1 } }), 403, right)
    expectRefusal(await owner.call('DELETE', `${receivers}('${missing}')`), 404, new RegExp(missing))
    expectRefusal(await stranger.call('GET', receivers), 403, /Open/)
  })
})
