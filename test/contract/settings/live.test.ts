import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { WebSocket } from '../live/clients.ts'

/** Settings of live updates, each with two values that servers tell apart. */
const handshake = '{"protocol":"json","version":1}\u001e'

/** A connection of a user that has shaken hands, or the status of its refusal. */
async function connectTo(url: string, user: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/signalr/lists`, { headers: { Authorization: basic(user) } })
  const refused = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request: unknown, reply: { statusCode?: number }) => resolve(reply.statusCode ?? 0))
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code: number) => resolve(code))
  })
  socket.on('error', () => undefined)
  const opened = once(socket, 'open').then(() => 101)
  opened.catch(() => undefined)
  const status = await Promise.race([refused, opened])
  if (status !== 101) return { status, socket, closed }
  const answered = once(socket, 'message')
  socket.send(handshake)
  await answered
  return { status, socket, closed }
}

describe('Live:Connections', () => {
  it('is the number of connections of all users that a server takes', async () => {
    const { server: small } = await serve({ settings: { 'Live:Connections': '2' } })
    const { server: large } = await serve({ settings: { 'Live:Connections': '3' } })
    const statusesAt = async (url: string) => {
      const made = []
      for (const user of ['ann', 'bob', 'cleo']) made.push(await connectTo(url, user))
      for (const { socket } of made) socket.terminate()
      return made.map(({ status }) => status)
    }
    expect(await statusesAt(small.url)).toEqual([101, 101, 429])
    expect(await statusesAt(large.url)).toEqual([101, 101, 101])
  })
})

describe('Live:FrameBytes', () => {
  it('is the size of a frame above which the connection is closed', async () => {
    const { server: small } = await serve({ settings: { 'Live:FrameBytes': '1024' } })
    const { server: large } = await serve({ settings: { 'Live:FrameBytes': '65536' } })
    const call = `{"type":1,"invocationId":"1","target":"Subscribe","arguments":["${'x'.repeat(40_000)}"]}\u001e`
    const [refused, taken] = [await connectTo(small.url, 'ann'), await connectTo(large.url, 'ann')]
    refused.socket.send(call.slice(0, 1000).concat(call.slice(1000, 2000)))
    expect([1008, 1009]).toContain(await refused.closed)
    const answered = once(taken.socket, 'message')
    taken.socket.send(call)
    // The group does not exist, which the server says on the connection.
    expect(String((await answered)[0])).toContain('"error"')
    expect(taken.socket.readyState).toBe(WebSocket.OPEN)
    taken.socket.terminate()
  })
})
