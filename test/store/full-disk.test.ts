import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Reserve } from '../../src/stores/disk/reserve.ts'
import { openSqlite } from '../../src/stores/sqlite/driver.ts'
import { freshFolder } from './open.ts'

const full = { reason: 'storage_full' }

/** A database in a file that can grow by this many pages. */
function smallDatabase(pages: number) {
  const raw: BetterSqlite.Database[] = []
  const prepare = (connection: BetterSqlite.Database) => {
    raw.push(connection)
    connection.exec('CREATE TABLE T (n INTEGER PRIMARY KEY, filler BLOB)')
    const used = Number(connection.pragma('page_count', { simple: true }))
    connection.pragma(`max_page_count = ${used + pages}`)
  }
  const path = join(freshFolder(), 'small.db')
  const database = openSqlite({ name: 'Small', path, prepare })
  onTestFinished(() => database.close())
  const add = (n: number, bytes: number) => database.session.execute('INSERT INTO T VALUES (?, randomblob(?))', [n, bytes])
  const numbers = async () => (await database.session.query('SELECT n FROM T ORDER BY n', [])).map((row) => row.n)
  return { path, database, add, numbers, raw }
}

describe('a database without room', () => {
  it('says so of each kind of write, keeps nothing of it, and continues with what fits', async () => {
    const { database, add, numbers } = smallDatabase(10)
    await add(1, 20_000)
    await expect(add(2, 200_000)).rejects.toMatchObject(full)
    await expect(database.session.executeReturning('INSERT INTO T VALUES (3, randomblob(200000)) RETURNING n', [])).rejects.toMatchObject(
      full,
    )
    const inside = database.transaction(async (session) => {
      await session.execute('INSERT INTO T VALUES (4, NULL)', [])
      await session.execute('INSERT INTO T VALUES (5, randomblob(200000))', [])
    })
    await expect(inside).rejects.toMatchObject(full)
    expect(await numbers()).toEqual([1])
    await add(6, 100)
    await database.session.execute('DELETE FROM T WHERE n = 1', [])
    await add(7, 20_000)
    expect(await numbers()).toEqual([6, 7])
  })

  it('says so of a transaction that SQLite has rolled back, whatever its work makes of the failure', async () => {
    const { database, numbers } = smallDatabase(10)
    const swallowing = database.transaction(async (session) => {
      await session.execute('INSERT INTO T VALUES (1, NULL)', [])
      await session.execute('INSERT INTO T VALUES (2, randomblob(200000))', []).catch(() => undefined)
      await session.execute('INSERT INTO T VALUES (3, NULL)', [])
    })
    await swallowing.catch((error: unknown) => expect(error).toMatchObject(full))
    const parts = database.transaction(async (session, attempt) => {
      await attempt(() => session.execute('INSERT INTO T VALUES (2, randomblob(200000))', [])).catch(() => undefined)
      await attempt(() => session.execute('INSERT INTO T VALUES (4, NULL)', []))
    })
    await parts.catch((error: unknown) => expect(error).toMatchObject(full))
    expect(await numbers()).not.toContain(2)
  })

  it('gives the room of its log back to the disk', async () => {
    const { path, database, add } = smallDatabase(1_000)
    for (let n = 1; n <= 20; n++) await add(n, 20_000)
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(100_000)
    // After a write that finds no room, the log is emptied.
    await expect(add(21, 10_000_000)).rejects.toMatchObject(full)
    await database.transaction(async () => undefined)
    expect(statSync(`${path}-wal`).size).toBe(0)
    for (let n = 21; n <= 40; n++) await add(n, 20_000)
    expect(await database.emptyLog()).toBe(true)
    expect(statSync(`${path}-wal`).size).toBe(0)
  })
})

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 500; tries++) await wait(10)
  expect(holds()).toBe(true)
}

describe('the reserve', () => {
  const bytes = 2 * 1024 * 1024 + 17
  function opened(available: () => number, size = bytes) {
    const path = join(freshFolder(), 'content.db.reserve')
    const open = (wanted = size) => {
      const reserve = new Reserve({ path, bytes: wanted, available: async () => available(), lookMs: 10 })
      onTestFinished(() => reserve.close())
      return reserve
    }
    return { path, open, sizeOnDisk: () => statSync(path, { throwIfNoEntry: false })?.size ?? 0 }
  }

  it('takes its room up, gives it up once, and takes it up again when there is enough', async () => {
    let available = 0
    const { path, open, sizeOnDisk } = opened(() => available)
    const reserve = open()
    await until(() => sizeOnDisk() === bytes && !reserve.isOut)
    // It uses real disk space: a sparse file would not.
    expect(statSync(path).blocks * 512).toBeGreaterThanOrEqual(bytes)
    await reserve.close()
    const again = open()
    expect([again.isOut, again.release(), again.isOut, existsSync(path)]).toEqual([false, true, true, false])
    expect(again.release()).toBe(false)
    available = bytes
    await wait(60)
    expect(again.isOut).toBe(true)
    available = 10 * bytes
    await until(() => !again.isOut && sizeOnDisk() === bytes)
    expect(again.release()).toBe(true)
  })

  it('gives up what is not full yet, and leaves nothing half behind', async () => {
    const { path, open } = opened(() => 0, 64 * 1024 * 1024)
    const reserve = open()
    expect([reserve.isOut, reserve.release(), reserve.isOut]).toEqual([false, true, true])
    await reserve.close()
    expect(existsSync(path)).toBe(false)
    const closed = open()
    await closed.close()
    expect(existsSync(path)).toBe(false)
  })

  it('follows its setting: another size, and none', async () => {
    const { path, open, sizeOnDisk } = opened(() => 0)
    writeFileSync(path, Buffer.alloc(1000))
    const reserve = open()
    await until(() => sizeOnDisk() === bytes)
    await reserve.close()
    const none = open(0)
    expect([existsSync(path), none.isOut, none.release()]).toEqual([false, false, false])
  })
})
