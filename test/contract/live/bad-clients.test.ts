import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { changeReasons } from '../../../src/core/acts/changes/reasons.ts'
import { sawReason } from '../../support/runs/saw-reason.ts'
import { clientOf } from '../../support/serve.ts'
import { basic, fetchFrom, startServer } from '../../support/server.ts'
import { itOnOneServer } from '../../support/several/one-server.ts'
import { WebSocket, watch } from './clients.ts'

/** What clients do wrong is answered clearly, and harms no other connection. */
const server = await startServer({
  settings: { 'Live:UserConnections': '3', 'Live:QueueBytes': '16384', 'Live:QueueMessages': '40', 'Live:Subscriptions': '2' },
})
afterAll(() => server.stop())
const ann = clientOf(server.url, 'ann')
await ann.call('POST', '/_api/web/lists', { body: { Title: 'Busy', BaseTemplate: 100 } })
const address = server.url.replace('http', 'ws')

/** A raw connection, and how it ends. */
function raw(user: string, path = '/signalr/lists', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${address}${path}`, { headers: { Authorization: basic(user), ...headers } })
  const frames: string[] = []
  socket.on('message', (data: Buffer) => frames.push(data.toString()))
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code: number, reason: Buffer) => resolve({ code, reason: reason.toString() }))
  })
  socket.on('error', () => undefined)
  const opened = once(socket, 'open')
  // Who expects a refusal waits for the error.
  opened.catch(() => undefined)
  return { socket, frames, closed, opened }
}

const handshake = '{"protocol":"json","version":1}\u001e'

describe('a connection is closed, with the reason,', () => {
  it.each([
    ['for a handshake that is not whole', '{"protocol":"json"', /handshake/],
    ['for a protocol that is not spoken', '{"protocol":"bond","version":1}\u001e', /'bond' is not spoken/],
    ['for a version that is not spoken', '{"protocol":"json","version":9}\u001e', /Version 9/],
    ['for what is not JSON', `${handshake}{"type":1\u001e`, /not JSON/],
    ['for a message that is not whole', `${handshake}{"type":6}`, /0x1E/],
    ['for an unknown type', `${handshake}{"type":77}\u001e`, /type/],
    ['for a call without a method', `${handshake}{"type":1,"arguments":[]}\u001e`, /name of a method/],
    ['for a call without arguments', `${handshake}{"type":1,"target":"Subscribe"}\u001e`, /arguments/],
    [
      'for a frame over the limit',
      `${handshake}{"type":1,"target":"Subscribe","arguments":["${'x'.repeat(40_000)}"]}\u001e`,
      /32768 bytes/,
    ],
    ['for too many messages', handshake + '{"type":6}\u001e'.repeat(600), /500 messages/],
    ['for a sequence that nobody negotiated, without harm', `${handshake}{"type":9,"sequenceId":-1}\u001e`, /whole number/],
  ])('%s', async (_, text, says) => {
    const { socket, frames, closed, opened } = raw('bob')
    await opened
    socket.send(text)
    const { code, reason } = await closed
    expect({ code, reason, says: `${reason} ${frames.join(' ')}` }).toMatchObject({ code: 1008, says: expect.stringMatching(says) })
  })

  it('for a frame far beyond the limit, which is not read', async () => {
    const { socket, closed, opened } = raw('bob')
    await opened
    socket.send('x'.repeat(1_000_000))
    expect((await closed).code).toBe(1009)
  })

  it('for messagepack that is none', async () => {
    for (const bytes of [
      [0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
      [0x02, 0x91],
      [0x01, 0xc1],
      [0x0a, 0xdd, 0xff, 0xff, 0xff, 0xff],
    ]) {
      const { socket, closed, opened, frames } = raw('bob')
      await opened
      socket.send('{"protocol":"messagepack","version":1}\u001e')
      await expect.poll(() => frames.length).toBe(1)
      socket.send(Buffer.from(bytes))
      expect((await closed).reason).toMatch(/message/i)
    }
  })

  it('when the client does not read its messages, and the writers and other clients notice nothing', async () => {
    const quick = await watch(server.url, ['list::Busy'], { user: 'cleo' })
    const asked = await fetchFrom(`${server.url}/signalr/lists/negotiate?negotiateVersion=1`, { method: 'POST', user: 'dora' })
    const { connectionToken } = JSON.parse(asked.text) as { connectionToken: string }
    const slow = `${server.url}/signalr/lists?id=${connectionToken}`
    const post = (body: string) => fetchFrom(slow, { method: 'POST', user: 'dora', body })
    const poll = async () => (await fetchFrom(slow, { user: 'dora' })).text
    expect(await poll()).toBe('')
    await post(handshake)
    expect(await poll()).toBe('{}\u001e')
    await post('{"type":1,"invocationId":"1","target":"Subscribe","arguments":["list::Busy"]}\u001e')
    expect(await poll()).toContain('"type":3')
    for (let count = 0; count < 60; count++)
      expect((await ann.call('POST', "/_api/web/lists/getbytitle('Busy')/items", { body: { Title: 'x' } })).status).toBe(201)
    await quick.count(60)
    expect(await poll()).toMatch(/The client reads too slowly: 41 messages/)
    expect((await fetchFrom(slow, { user: 'dora' })).status).toBe(204)
    expect((await post('{"type":6}\u001e')).status).toBe(404)
    expect(quick.hub.state).toBe('Connected')
    await quick.hub.stop()
  })
})

describe('a request is refused', () => {
  it('for a hub, a method or an id that does not exist', async () => {
    const statusOf = async (path: string, method = 'GET') => (await fetchFrom(server.url + path, { method })).status
    expect(await statusOf('/signalr/none/negotiate', 'POST')).toBe(404)
    expect(await statusOf('/signalr')).toBe(404)
    expect(await statusOf('/signalr/lists/negotiate')).toBe(405)
    expect(await statusOf('/signalr/lists', 'PUT')).toBe(405)
    expect(await statusOf('/signalr/lists?id=none')).toBe(404)
    expect(await statusOf('/signalr/lists?id=none', 'POST')).toBe(404)
    expect(await statusOf('/signalr/lists?id=none', 'DELETE')).toBe(404)
    expect(await statusOf('/signalr/lists')).toBe(404)
  })

  it('without a sign-in, and with an invalid token', async () => {
    const refused = await fetchFrom(`${server.url}/signalr/lists/negotiate?negotiateVersion=1`, { method: 'POST', user: '' })
    expect({ status: refused.status, text: refused.text }).toEqual({ status: 401, text: expect.stringMatching(/access_token/) })
    expect((await fetchFrom(`${server.url}/signalr/lists/negotiate?access_token=x`, { method: 'POST', user: '' })).status).toBe(401)
    const socket = raw('', '/signalr/lists?access_token=nonsense', { Authorization: '' })
    const [error] = (await once(socket.socket, 'error')) as [Error]
    expect(error.message).toMatch(/401/)
  })

  it('from a page of another origin, also as a WebSocket', async () => {
    const headers = { Origin: 'https://elsewhere.example', Authorization: basic('bob') }
    expect((await fetch(`${server.url}/signalr/lists/negotiate`, { method: 'POST', headers })).status).toBe(403)
    const { socket } = raw('bob', '/signalr/lists', { Origin: 'https://elsewhere.example' })
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toMatch(/403/)
  })

  it('with the id of somebody else', async () => {
    const reply = await fetchFrom(`${server.url}/signalr/lists/negotiate?negotiateVersion=1`, { method: 'POST', user: 'bob' })
    const { connectionToken } = JSON.parse(reply.text) as { connectionToken: string }
    expect((await fetchFrom(`${server.url}/signalr/lists?id=${connectionToken}`, { user: 'eve' })).status).toBe(404)
    expect((await fetchFrom(`${server.url}/signalr/admin?id=${connectionToken}`, { user: 'bob' })).status).toBe(403)
    expect((await fetchFrom(`${server.url}/signalr/lists?id=${connectionToken}x`, { user: 'bob' })).status).toBe(404)
    expect((await fetchFrom(`${server.url}/signalr/lists?id=${connectionToken}`, { user: 'bob' })).status).toBe(200)
    await fetchFrom(`${server.url}/signalr/lists?id=${connectionToken}`, { user: 'bob', method: 'DELETE' })
  })

  it('beyond the connections and groups of a user, while others connect', async () => {
    const mine = [
      await watch(server.url, [], { user: 'max' }),
      await watch(server.url, [], { user: 'max' }),
      await watch(server.url, [], { user: 'max' }),
    ]
    const fourth = raw('max')
    const [error] = (await once(fourth.socket, 'error')) as [Error]
    expect(error.message).toMatch(/429/)
    sawReason(changeReasons.too_many_connections)
    const other = await watch(server.url, ['list::Busy', 'web:'], { user: 'mia' })
    await expect(other.hub.invoke('Subscribe', 'list::Documents')).rejects.toThrow(/at most 2 groups/)
    await other.hub.invoke('Subscribe', 'list::busy')
    for (const { hub } of [...mine, other]) await hub.stop()
    const again = await watch(server.url, [], { user: 'max' })
    await again.hub.stop()
  })

  it('when 1,000 negotiate without connecting, nobody else', async () => {
    for (let index = 0; index < 1000; index += 50)
      await Promise.all(
        Array.from({ length: 50 }, () =>
          fetchFrom(`${server.url}/signalr/lists/negotiate?negotiateVersion=1`, { method: 'POST', user: 'max' }),
        ),
      )
    const { hub } = await watch(server.url, ['list::Busy'], { user: 'max' })
    await hub.stop()
  })
})

itOnOneServer('a request to upgrade to something else is answered as any other', async () => {
  const ask = (upgrade: string, path: string) =>
    new Promise<string>((resolve) => {
      const { port } = new URL(server.url)
      const socket = connect(Number(port), '127.0.0.1')
      let text = ''
      socket.on('data', (data) => {
        text += data.toString()
      })
      socket.on('close', () => resolve(text))
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${basic('ann')}\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
      )
    })
  expect(await ask('h2c', '/_api/web/title')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('websocket', '/_api/web/title')).toMatch(/^HTTP\/1\.1 200 [\s\S]*X-Correlation-ID/)
  expect(await ask('websocket', '/signalr/lists')).toMatch(/^HTTP\/1\.1 400 [\s\S]*Sec-WebSocket-Version/)
})
