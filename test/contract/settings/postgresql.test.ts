import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connectClient, contentDatabaseIn } from '../../../src/stores/postgresql/server.ts'
import { placeNamed, postgresqlUrl } from '../../support/postgresql/databases.ts'
import { freshFarmOnServer } from '../../support/postgresql/farms.ts'
import { fetchFrom, startServer } from '../../support/server.ts'

const soon = { timeout: 60_000, interval: 20 }

async function serverWith(settings: Readonly<Record<string, string>>) {
  const farm = await freshFarmOnServer()
  onTestFinished(() => farm.remove())
  const server = await startServer({ settings: { ...farm.settings, ...settings } })
  onTestFinished(() => server.stop())
  const database = new URL(farm.settings.PostgreSqlConnectionString ?? '').pathname.slice(1)
  return { url: server.url, folder: farm.settings.DataRootPath ?? '', content: contentDatabaseIn(database, 'Content') }
}

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('settings of the PostgreSQL provider', { timeout: 240_000 }, () => {
  it('PostgreSql:Connections is the number of reads of a database at the same time', async () => {
    const readsAtOnce = async (connections: string, most: number) => {
      const { url, content } = await serverWith({ 'PostgreSql:Connections': connections, 'Cache:Bytes': '0' })
      const items = `${url}/_api/web/lists/getbytitle('Tasks')/items`
      expect((await fetchFrom(items)).status).toBe(200)
      const [holder, watcher] = [await connectClient(placeNamed(content), 60_000), await connectClient(placeNamed('postgres'), 60_000)]
      const waiting = async () => {
        const { rows } = await watcher.query<{ count: string }>(
          "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock' AND query ILIKE 'select%'",
          [content],
        )
        return Number(rows[0]?.count)
      }
      try {
        // No read of items ends before the lock does.
        await holder.query('BEGIN')
        await holder.query('LOCK TABLE "Item" IN ACCESS EXCLUSIVE MODE')
        const replies = Array.from({ length: 8 }, (_, index) => fetchFrom(`${items}?$top=${index + 1}`))
        await expect.poll(waiting, soon).toBe(most)
        await holder.query('ROLLBACK')
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
