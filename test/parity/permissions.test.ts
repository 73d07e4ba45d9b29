import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../../src/commands/serve.ts'
import { doors, isDone, type Message, rest, send, soapMessage } from '../support/doors.ts'
import { startServer } from '../support/server.ts'

const tasks = "/_api/web/lists/getbytitle('Tasks')"
let server: Running

const post = (path: string, body?: unknown): Message => ({
  method: 'POST',
  path,
  headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})

async function done(message: Message): Promise<void> {
  const reply = await send(server.url, message, 'admin')
  if (!isDone(reply)) throw new Error(reply.text)
}

beforeAll(async () => {
  server = await startServer({ settings: { 'Identity:DefaultGroup': 'None' } })
  await done(post("/_api/web/sitegroups/getbyname('Home Members')/users", { LoginName: 'member' }))
  for (const Title of ['open', 'closed to members']) await done(rest.addItem('Tasks', { Title }))
  await done(post(`${tasks}/items(2)/breakroleinheritance(false)`))
})
afterAll(() => server.stop())

const read = async (path: string, userName: string) =>
  JSON.parse((await send(server.url, { method: 'GET', path, headers: { Accept: 'application/json' } }, userName)).text) as {
    value: { Title: string }[]
  }

describe.each(doors)('through $name', (door) => {
  it('a member cannot change or delete an item that is closed to it, and can any other', async () => {
    expect(isDone(await send(server.url, door.updateItem('Tasks', 2, { Title: 'x' }), 'member'))).toBe(false)
    expect(isDone(await send(server.url, door.deleteItem('Tasks', 2), 'member'))).toBe(false)
    expect(isDone(await send(server.url, door.updateItem('Tasks', 1, { Title: `open ${door.name}` }), 'member'))).toBe(true)
    expect((await read(`${tasks}/items`, 'admin')).value.map((row) => row.Title)).toEqual([`open ${door.name}`, 'closed to members'])
  })

  it('somebody in no group can do nothing, and learns no title', async () => {
    for (const message of [
      door.addItem('Tasks', { Title: 'x' }),
      door.addItem('Tasks', { Nope: 'x' }),
      door.deleteList('Tasks'),
      door.deleteItem('Tasks', 99),
    ]) {
      const reply = await send(server.url, message, 'stranger')
      expect(isDone(reply)).toBe(false)
      expect(reply.text).not.toMatch(/Priority|closed|in list/)
    }
  })
})

describe('SOAP', () => {
  it('shows a member the items that REST shows it', async () => {
    const message = soapMessage('GetListItems', '<listName>Tasks</listName>')
    const [seen, all] = [await send(server.url, message, 'member'), await send(server.url, message, 'admin')]
    expect([seen.text.match(/<z:row /g)?.length, all.text.match(/<z:row /g)?.length]).toEqual([1, 2])
    expect(seen.text).not.toContain('closed to members')
    expect((await read(`${tasks}/items`, 'member')).value).toHaveLength(1)
  })
})
