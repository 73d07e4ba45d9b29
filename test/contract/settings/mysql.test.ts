import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectMySql, mysqlContentDatabase } from '../../../src/stores/mysql/server.ts'
import { mysqlPlace, mysqlUrl } from '../../support/mysql/databases.ts'
import { freshFarmOnMySql } from '../../support/mysql/farms.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

const soon = { timeout: 60_000, interval: 20 }

async function serverWith(settings: Readonly<Record<string, string>>) {
  const farm = await freshFarmOnMySql()
  onTestFinished(() => farm.remove())
  const server = await startServer({ settings: { ...farm.settings, ...settings } })
  onTestFinished(() => server.stop())
  const database = new URL(farm.settings.MySqlConnectionString ?? '').pathname.slice(1)
  return { url: server.url, folder: farm.settings.DataRootPath ?? '', content: mysqlContentDatabase(database, 'Content') }
}

describe.skipIf(mysqlUrl === undefined && !process.env.CI)('settings of the MySQL provider', { timeout: 240_000 }, () => {
  it('MySql:Connections is the number of reads of a database at the same time', async () => {
    const readsAtOnce = async (connections: string, most: number) => {
      const { url, content } = await serverWith({ 'MySql:Connections': connections, 'Cache:Bytes': '0' })
      const items = `${url}/_api/web/lists/getbytitle('Tasks')/items`
      expect((await fetchFrom(items)).status).toBe(200)
      const [holder, watcher] = [await connectMySql(mysqlPlace(content), 60_000), await connectMySql(mysqlPlace('mysql'), 60_000)]
      const waiting = async () => {
        const states = await watcher.rows(
          `SELECT state FROM information_schema.processlist WHERE db = '${content}' AND info LIKE 'select%'`,
        )
        return states.filter(({ state }) => String(state).includes('lock')).length
      }
      try {
        // No read of items ends before the lock does.
        await holder.connection.query('LOCK TABLES "Item" WRITE')
        const replies = Array.from({ length: 8 }, (_, index) => fetchFrom(`${items}?$top=${index + 1}`))
        await expect.poll(waiting, soon).toBe(most)
        await holder.connection.query('UNLOCK TABLES')
        expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(replies.map(() => 200))
      } finally {
        await holder.end()
        await watcher.end()
      }
    }
    await readsAtOnce('5', 5)
    await readsAtOnce('2', 2)
  })

  it('BlobProvider decides whether bytes are in files or in the database', async () => {
    const files = async (blobProvider: string) => {
      const { url, folder } = await serverWith({ BlobProvider: blobProvider })
      const path = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt')"
      const added = await fetchFrom(url + path, { method: 'POST', body: 'some bytes', headers: { 'Content-Type': 'text/plain' } })
      expect(added.status).toBe(200)
      expect((await fetchFrom(`${url}/Shared%20Documents/a.txt`)).text).toBe('some bytes')
      const blobs = join(folder, 'Content', 'blobs')
      return existsSync(blobs) ? readdirSync(blobs, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0
    }
    expect(await files('Files')).toBeGreaterThan(0)
    expect(await files('Database')).toBe(0)
  })
})
