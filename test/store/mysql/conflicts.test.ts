import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { connectMySql } from '../../../src/stores/mysql/server.ts'
import { freshMySqlDatabase, mysqlMigrations, mysqlUrl } from '../../support/mysql/databases.ts'
import { contentMigrations, itemRow, listId, listRow, siteId } from '../open.ts'

const list = { siteId, id: listId }

/** A content database with a list and an item, and another program that is connected to it. */
async function withOther() {
  const { place, drop } = await freshMySqlDatabase('content')
  const migrations = mysqlMigrations('content')
  const database = await openContentDatabase({ path: place.database, server: place, migrations, copyMigrations: contentMigrations })
  const other = await connectMySql(place, 60_000)
  onTestFinished(async () => {
    await other.end()
    await database.close()
    await drop()
  })
  await database.records.insert('List', listRow({ title: 'before' }))
  await database.records.insert('Item', itemRow({ itemId: 1, title: 'before' }))
  return { database, other, place }
}

/** Each insert of an item fails with this error until `runs` have failed: a table that knows no rollback counts them. */
const failing = (number: number, runs: number): string => `
  CREATE TABLE "runs" ("n" INTEGER NOT NULL) ENGINE = MyISAM;
  CREATE TRIGGER "fail" BEFORE INSERT ON "Item" FOR EACH ROW BEGIN
    INSERT INTO "runs" VALUES (1);
    IF (SELECT count(*) FROM "runs") <= ${runs} THEN SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = ${number}, MESSAGE_TEXT = 'on purpose'; END IF;
  END`

describe.skipIf(mysqlUrl === undefined && !process.env.CI)('a writer of MySQL that meets another program', { timeout: 120_000 }, () => {
  it('runs again after a deadlock, and sees what the other one has written', async () => {
    const { database, other, place } = await withOther()
    const third = await connectMySql(place, 60_000)
    onTestFinished(() => third.end())
    // The server ends the transaction that has changed fewer rows: ours.
    await other.connection.query(`START TRANSACTION; UPDATE "Item" SET title = 'other' WHERE "itemId" = 1`)
    await other.connection.query(
      `INSERT INTO "BlobChunk" ("siteId", "blobId", "ordinal", "bytes") SELECT 's', 'b', seq, 'x' FROM seq_1_to_2000`,
    )
    let theirs: Promise<unknown> | undefined
    const seen: (string | null | undefined)[] = []
    await database.transaction(async (records) => {
      // The other one goes on when our first run is rolled back.
      await theirs
      seen.push((await records.find('Item', { siteId, listId, itemId: 1 }, ['title']))?.title)
      await records.update('List', list, { title: 'ours' })
      if (!theirs) {
        theirs = other.connection.query(`UPDATE "List" SET description = 'other'; COMMIT`)
        const waits = "SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'"
        // The server renews this table only if nobody has read it for 100 ms.
        while ((await third.rows(waits)).length === 0) await pause(150)
      }
      await records.update('Item', { siteId, listId, itemId: 1 }, { text1: 'ours' })
    })
    await theirs
    expect(seen).toEqual(['before', 'other'])
    expect(await database.records.find('List', list, ['title', 'description'])).toEqual({ title: 'ours', description: 'other' })
  })

  it.each([
    ['a deadlock', 1213],
    ['a lock that others hold for too long', 1205],
  ])('runs again after %s, ten times at most, and acts once', async (_, number) => {
    const { database, other } = await withOther()
    await other.connection.query(failing(number, 3))
    let runs = 0
    const add = (itemId: number) =>
      database.transaction(async (records) => {
        runs += 1
        await records.increment('List', list, { itemCount: 1 })
        await records.insertAll('Item', [itemRow({ itemId })])
      })
    await add(2)
    expect([runs, (await database.records.find('List', list, ['itemCount']))?.itemCount]).toEqual([4, 1])
    await other.connection.query('TRUNCATE "runs"; INSERT INTO "runs" SELECT -1 FROM seq_1_to_1; DROP TRIGGER "fail"; DROP TABLE "runs"')
    await other.connection.query(failing(number, 1_000))
    runs = 0
    await expect(add(3)).rejects.toMatchObject({ reason: kernelReasons.database_busy.name })
    expect([runs, await database.records.countItems(siteId, listId)]).toEqual([10, 2])
  })
})
