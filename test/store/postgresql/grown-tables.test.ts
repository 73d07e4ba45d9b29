import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ContentRecords } from '../../../src/core/kernel/ports.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { connectClient } from '../../../src/stores/postgresql/server.ts'
import { freshDatabase, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { contentMigrations, itemRow, listId, siteId } from '../open.ts'

/** An empty content database, and another program that is connected to it. PostgreSQL counts no rows of items by itself. */
async function emptyWithOther() {
  const { place, drop } = await freshDatabase('content')
  const migrations = serverMigrations('content')
  const database = await openContentDatabase({ path: place.database, server: place, migrations, copyMigrations: contentMigrations })
  const other = await connectClient(place, 60_000)
  onTestFinished(async () => {
    await other.end()
    await database.close()
    await drop()
  })
  await other.query('ALTER TABLE "Item" SET (autovacuum_enabled = off)')
  return { database, other }
}

const add = (records: ContentRecords, from: number, to: number) =>
  records.insertAll(
    'Item',
    Array.from({ length: to - from + 1 }, (_, at) => itemRow({ itemId: from + at })),
  )

/** How many rows PostgreSQL takes the table of items to have. */
async function countedRows(other: pg.Client): Promise<number> {
  const { rows } = await other.query<{ count: number }>(`SELECT reltuples::float8 AS count FROM pg_class WHERE relname = 'Item'`)
  return rows[0]?.count ?? 0
}

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('a table that grows fast', () => {
  it('is counted, and again when it has doubled, so that no plan is that of an empty table', { timeout: 120_000 }, async () => {
    const { database, other } = await emptyWithOther()
    const soon = { timeout: 100_000, interval: 50 }
    await database.transaction((records) => add(records, 1, 1_000))
    await expect.poll(() => countedRows(other), soon).toBe(1_000)
    await database.transaction((records) => add(records, 1_001, 4_000))
    await expect.poll(() => countedRows(other), soon).toBe(4_000)
  })

  it('is read from the least to the greatest of the ids that are asked for', { timeout: 120_000 }, async () => {
    const { database } = await emptyWithOther()
    await database.transaction((records) => add(records, 1, 200))
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    onTestFinished(() => sent.mockRestore())
    const wanted = [150, 30, 31]
    const where = { op: 'in', column: { column: 'itemId', type: 'integer' }, values: wanted } as const
    const rows = await database.records.queryItems({ siteId, listId, where, orderBy: [], limit: 100 })
    expect(rows.map(({ itemId }) => itemId)).toEqual([30, 31, 150])
    const asked = sent.mock.calls
      .map(([first]) => first as unknown as pg.QueryConfig)
      .find(({ text }) => String(text).includes('from "Item"'))
    // PostgreSQL reads along the index of ids, because the rows come in its order, and leaves out all but the ids.
    expect(asked?.text).toMatch(/"itemId" >= \$\d{1,3}::bigint and "itemId" <= \$\d{1,3}::bigint/)
    expect(asked?.values).toEqual(expect.arrayContaining([30, 150]))
  })
})
