import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { connectClient } from '../../../src/stores/postgresql/server.ts'
import { freshDatabase, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { sawReason } from '../../support/runs/saw-reason.ts'
import { contentMigrations, itemRow, listId, listRow, siteId } from '../open.ts'

const list = { siteId, id: listId }

/** A content database with a list and an item, and another program that is connected to it. */
async function withOther() {
  const { place, drop } = await freshDatabase('content')
  const migrations = serverMigrations('content')
  const database = await openContentDatabase({ path: place.database, server: place, migrations, copyMigrations: contentMigrations })
  const other = await connectClient(place, 60_000)
  onTestFinished(async () => {
    await other.end()
    await database.close()
    await drop()
  })
  await database.records.insert('List', listRow({ title: 'before' }))
  await database.records.insert('Item', itemRow({ itemId: 1, title: 'before' }))
  return { database, other, place }
}

/** Each insert of an item fails with this state until `runs` have failed: a sequence counts them, which no rollback undoes. */
const failing = (state: string, runs: number): string => `
  CREATE SEQUENCE runs;
  CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('runs') <= ${runs} THEN RAISE EXCEPTION 'on purpose' USING ERRCODE = '${state}'; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER fail BEFORE INSERT ON "Item" FOR EACH ROW EXECUTE FUNCTION fail()`

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('a writer of PostgreSQL that meets another program', () => {
  it('runs again after a deadlock, and sees what the other one has written', { timeout: 120_000 }, async () => {
    const { database, other, place } = await withOther()
    const third = await connectClient(place, 60_000)
    onTestFinished(() => third.end())
    // Only our own writer looks for deadlocks, and so is the one that is refused.
    await other.query(`SET deadlock_timeout = '1h'; BEGIN; UPDATE "Item" SET title = 'other' WHERE "itemId" = 1`)
    let theirs: Promise<unknown> | undefined
    const seen: (string | null | undefined)[] = []
    await database.transaction(async (records) => {
      // The other one goes on when our first run is rolled back.
      await theirs
      seen.push((await records.find('Item', { siteId, listId, itemId: 1 }, ['title']))?.title)
      await records.update('List', list, { title: 'ours' })
      if (!theirs) {
        theirs = other.query(`UPDATE "List" SET description = 'other'; COMMIT`)
        const waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE \"List\"%'"
        while ((await third.query(waits)).rows.length === 0) await pause(10)
      }
      await records.update('Item', { siteId, listId, itemId: 1 }, { text1: 'ours' })
    })
    await theirs
    expect(seen).toEqual(['before', 'other'])
    expect(await database.records.find('List', list, ['title', 'description'])).toEqual({ title: 'ours', description: 'other' })
    expect(await database.records.find('Item', { siteId, listId, itemId: 1 }, ['title', 'text1'])).toEqual({
      title: 'other',
      text1: 'ours',
    })
  })

  it.each([
    ['40001', 'a failure of serialization'],
    ['40P01', 'a deadlock'],
  ])('runs again after the state %s, %s', async (state) => {
    const { database, other } = await withOther()
    await other.query(failing(state, 3))
    let runs = 0
    await database.transaction(async (records) => {
      runs += 1
      await records.update('List', list, { title: `run ${runs}` })
      await records.insert('Item', itemRow({ itemId: 2 }))
    })
    expect(runs).toBe(4)
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'run 4' })
    expect(await database.records.countItems(siteId, listId)).toBe(2)
  })

  it('is refused as busy after ten runs, and has written nothing', async () => {
    const { database, other } = await withOther()
    await other.query(failing('40001', 1_000))
    let runs = 0
    const refused = database.transaction(async (records) => {
      runs += 1
      await records.update('List', list, { title: 'ours' })
      await records.insert('Item', itemRow({ itemId: 2 }))
    })
    await expect(refused).rejects.toMatchObject({ reason: kernelReasons.database_busy.name })
    sawReason(kernelReasons.database_busy)
    expect(runs).toBe(10)
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'before' })
    await database.records.update('List', list, { title: 'after' })
  })
})
