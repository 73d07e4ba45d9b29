import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'

const lines: string[] = []
const settings = { 'Limits:StalledReaderSeconds': '1', 'Logging:Level': 'info', 'Limits:ReplyEntities': '1000' }
const { server, clientOf } = await serve({ settings, log: (line) => lines.push(line) })
const ann = clientOf('ann')

const items = "/_api/web/lists/getbytitle('Tasks')/items"
const long = 'a'.repeat(1_000_000)
const notes = 30

beforeAll(async () => {
  for (let n = 0; n < notes; n++) await ann.call('POST', items, { body: { Title: `Note ${n}`, Body: long } })
}, 60_000)

async function ask(path: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${basic('ann')}\r\n\r\n`)
  return socket
}

const said = (message: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.message.startsWith(message))
const stalled = 'The connection was closed: its client took nothing of a reply.'

async function until(isThere: () => boolean): Promise<void> {
  for (let n = 0; n < 200 && !isThere(); n++) await sleep(50)
}

describe('a client that takes nothing of a reply', () => {
  it('loses its connection, which the log tells at info', async () => {
    const socket = await ask(`${items}?$top=5000`)
    await until(() => said(stalled).length > 0)
    expect(said(stalled)).toMatchObject([{ level: 'info', correlationId: expect.stringMatching(/./) }])
    let bytes = 0
    socket.on('data', (piece) => {
      bytes += piece.length
    })
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'close')
    expect(bytes).toBeLessThan(notes * long.length)
  }, 30_000)

  it('keeps it where it reads slowly', async () => {
    const before = said(stalled).length
    const socket = await ask(`${items}?$top=5000`)
    let bytes = 0
    socket.on('data', (piece) => {
      bytes += piece.length
    })
    socket.pause()
    for (let n = 0; n < 8; n++) {
      await sleep(400)
      socket.resume()
      await sleep(20)
      socket.pause()
    }
    socket.resume()
    await until(() => bytes > notes * long.length)
    expect(bytes).toBeGreaterThan(notes * long.length)
    expect(said(stalled)).toHaveLength(before)
    socket.destroy()
  }, 30_000)
})

describe('a reply that is broken off', () => {
  it('is reported in the log at info, with the limit that its client exceeded', async () => {
    const expand = 'Author,Editor,ParentList,ContentType,FieldValuesAsText,File,Folder,RoleAssignments'
    for (let n = 0; n < 300; n++) await ann.call('POST', items, { body: { Title: `Short ${n}` } })
    const reply = await fetch(`${server.url}${items}?$top=5000&$expand=${expand}`, { headers: { Authorization: basic('ann') } })
    await expect(reply.text()).rejects.toThrow()
    expect(said('The reply was broken off: The reply would hold more than 1000 entities')).toMatchObject([{ level: 'info' }])
  }, 30_000)
})
