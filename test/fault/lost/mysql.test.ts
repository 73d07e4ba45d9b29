import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Door, rest, send, soap } from '../../support/doors.ts'
import { programsOf, startPrivateServer } from '../../support/mysql/private-server.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'

const scratch = scratchFolders('lost-mysql')

/** A farm on a database server of its own. */
async function farmOn(...more: string[]) {
  const programs = programsOf()
  if (programs === undefined) throw new Error('MariaDB is not installed.')
  const database = await startPrivateServer(programs, more)
  onTestFinished(() => database.stop())
  const settings = { StorageProvider: 'MySQL', MySqlConnectionString: database.connectionString, DataRootPath: scratch.directory }
  const server = await startServer({ settings })
  onTestFinished(() => server.stop())
  const get = (path: string) => send(server.url, { method: 'GET', path, headers: { Accept: 'application/json' } })
  const add = (door: Door, title: string) => send(server.url, door.addItem('Tasks', { Title: title }))
  const items = "/_api/web/lists/getbytitle('Tasks')/items?$select=Title"
  const titles = async () => (JSON.parse((await get(items)).text) as { value: { Title: string }[] }).value.map(({ Title }) => Title)
  return { database, server, get, add, items, titles }
}

describe.skipIf(programsOf() === undefined && !process.env.CI)('a server whose MySQL server', { timeout: 240_000 }, () => {
  it('is lost answers 503 with Retry-After to REST and SOAP, stores nothing, and recovers by itself', async () => {
    const { database, get, add, items, titles } = await farmOn()
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

  it('is full answers 507, stores nothing of the write, and is read as before', async () => {
    const { server, add, titles } = await farmOn('innodb-data-file-path=ibdata1:12M:autoextend:max:160M')
    expect((await add(rest, 'before')).status).toBe(201)
    const put = (name: string) =>
      send(server.url, {
        method: 'POST',
        path: `/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='${name}')`,
        headers: { Accept: 'application/json' },
        body: 'x'.repeat(8_000_000),
      })
    let status = 200
    for (let number = 0; status === 200 && number < 60; number += 1) status = (await put(`${number}.txt`)).status
    expect(status).toBe(507)
    expect(await titles()).toEqual(['before'])
  })
})
