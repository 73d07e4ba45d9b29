import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Door, rest, send, soap } from '../support/doors.ts'
import { programsOf, startPrivateServer } from '../support/postgresql/private-server.ts'
import { scratchFolders } from '../support/scratch.ts'
import { startServer } from '../support/server.ts'

const scratch = scratchFolders('lost-database')

describe.skipIf(programsOf() === undefined && !process.env.CI)('a server whose PostgreSQL server is lost', () => {
  it('answers 503 with Retry-After to REST and SOAP, stores nothing, and recovers by itself', { timeout: 180_000 }, async () => {
    const database = await startPrivateServer(programsOf() ?? '')
    onTestFinished(() => database.stop())
    const settings = {
      StorageProvider: 'PostgreSQL',
      PostgreSqlConnectionString: database.connectionString,
      DataRootPath: scratch.directory,
    }
    const server = await startServer({ settings })
    onTestFinished(() => server.stop())
    const get = (path: string) => send(server.url, { method: 'GET', path, headers: { Accept: 'application/json' } })
    const items = "/_api/web/lists/getbytitle('Tasks')/items?$select=Title"
    const titles = async () => {
      const { text } = await get(items)
      return (JSON.parse(text) as { value: { Title: string }[] }).value.map(({ Title }) => Title)
    }
    const add = (door: Door, title: string) => send(server.url, door.addItem('Tasks', { Title: title }))
    expect((await add(rest, 'before')).status).toBe(201)
    expect((await add(soap, 'before, too')).status).toBe(200)

    await database.kill()
    for (const refused of [await add(rest, 'meanwhile'), await add(soap, 'meanwhile')]) {
      expect(refused.status, refused.text).toBe(503)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(refused.text).toContain('Nothing was changed')
    }
    const unread = await get(items)
    expect([unread.status, unread.headers.has('Retry-After')], unread.text).toEqual([503, true])
    // A write may have come before the read that its reply needs.
    expect(unread.text).not.toContain('Nothing was changed')

    await database.restart()
    await vi.waitUntil(async () => (await get(items)).status === 200, { timeout: 60_000 })
    expect(await titles()).toEqual(['before', 'before, too'])
    expect((await add(rest, 'after')).status).toBe(201)
    expect((await add(soap, 'after, too')).status).toBe(200)
    expect(await titles()).toEqual(['before', 'before, too', 'after', 'after, too'])
  })
})
