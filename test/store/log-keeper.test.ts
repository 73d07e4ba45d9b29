import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { threadedCheckpoints } from '../../src/stores/sqlite/checkpoint-thread.ts'
import { connect } from '../../src/stores/sqlite/connection.ts'
import { databaseOn } from '../../src/stores/sqlite/driver.ts'
import type { Checkpoints, LogSizes } from '../../src/stores/sqlite/log-keeper.ts'
import { watchedSqlite } from '../support/stores/watched.ts'
import { freshFolder } from './open.ts'

const sizes: LogSizes = { copyAt: 100, waitAt: 400, endReadsAt: 800, lookEvery: 1 }
const pageBytes = 4_096
/** The pages of the log that one write of `add` takes, at most. */
const pagesOfWrite = 12

/** A database whose log is short; `decorated` may replace what copies its log. */
function shortLog(decorated: (real: Checkpoints) => Checkpoints = (real) => real) {
  const path = join(freshFolder(), 'log.db')
  const raw: BetterSqlite.Database[] = []
  const connections = connect({
    path,
    prepare(connection) {
      raw.push(connection)
      connection.exec('CREATE TABLE T (n INTEGER PRIMARY KEY, filler BLOB)')
    },
  })
  const calls: string[] = []
  const real = threadedCheckpoints(path)
  const counted = decorated({
    run(kind) {
      calls.push(kind)
      return real.run(kind)
    },
    close: () => real.close(),
  })
  const database = databaseOn('Log', { ...connections, checkpoints: counted, logSizes: sizes }, 'Normal')
  onTestFinished(() => database.close())
  const add = () => database.session.execute('INSERT INTO T (filler) VALUES (randomblob(30000))', [])
  const state = () => connections.writer.logState()
  return {
    path,
    database,
    add,
    state,
    calls,
    raw,
    count: async () => (await database.session.query('SELECT count(*) AS n FROM T', []))[0]?.n,
  }
}

describe('the write-ahead log', () => {
  it('is never copied by a commit, only by the thread', async () => {
    const asked: string[] = []
    const { add, state, raw } = shortLog((real) => ({
      run: (kind) => {
        asked.push(kind)
        return Promise.resolve(false)
      },
      close: () => real.close(),
    }))
    // SQLite itself would copy after 1,000 pages.
    for (let n = 0; n < 200; n++) await add()
    expect(raw[0]?.pragma('wal_autocheckpoint', { simple: true })).toBe(0)
    const { pages, copied } = state()
    expect(pages).toBeGreaterThan(1_000)
    expect(copied).toBe(0)
    expect(asked).toContain('PASSIVE')
  })

  it('stays short while writers follow each other without a pause', async () => {
    const { path, add, count, calls } = shortLog()
    const writer = async () => {
      for (let n = 0; n < 100; n++) await add()
    }
    await Promise.all([writer(), writer(), writer(), writer()])
    expect(await count()).toBe(400)
    // 400 writes are more than 3,000 pages.
    expect(statSync(`${path}-wal`).size).toBeLessThan((sizes.waitAt + 4 * pagesOfWrite) * pageBytes)
    expect(calls.length).toBeGreaterThan(2)
  })

  it('that a reader holds makes writers wait above its bound, loses nothing, and begins anew after the reader', async () => {
    const { database, add, state, calls, raw } = shortLog()
    const holder = await connectHolder(raw[0]?.name ?? '')
    for (let n = 0; state().pages < sizes.endReadsAt && n < 300; n++) await add()
    const before = calls.filter((kind) => kind === 'RESTART').length
    await add()
    // Above the bound every write has tried first.
    expect(calls.filter((kind) => kind === 'RESTART').length).toBe(before + 1)
    const { pages } = state()
    expect(pages).toBeLessThan(sizes.endReadsAt + 3 * pagesOfWrite)
    holder()
    await add()
    expect(state().pages).toBeLessThan(2 * pagesOfWrite)
    await database.settled()
  })

  it('is emptied in turn with writers, without holding the event loop', async () => {
    const { path, database, add, count } = shortLog()
    for (let n = 0; n < 10; n++) await add()
    const emptied = database.emptyLog()
    let turns = 0
    let isDone = false
    const write = add()
    void emptied.then(() => {
      isDone = true
    })
    while (!isDone) {
      await turn()
      turns += 1
    }
    expect(await emptied).toBe(true)
    expect(turns).toBeGreaterThan(1)
    await write
    expect([await count(), statSync(`${path}-wal`).size > 0]).toEqual([11, true])
  })

  it('gets a bounded part of a long transaction in its commit, and the rest before', async () => {
    const path = join(freshFolder(), 'commit.db')
    const size = () => statSync(`${path}-wal`).size
    let before = 0
    const prepare = (raw: BetterSqlite.Database) => void raw.exec('CREATE TABLE T (n INTEGER PRIMARY KEY, filler BLOB)')
    const database = watchedSqlite({ path, prepare }, ({ kind }) => {
      if (kind === 'commit') before = size()
    })
    onTestFinished(() => database.close())
    await database.transaction(async (session) => {
      for (let n = 0; n < 10_000; n += 1) await session.execute('INSERT INTO T (filler) VALUES (zeroblob(3000))', [])
    })
    expect(size()).toBeGreaterThan(10_000 * pageBytes)
    // 8 MiB of pages, each with a head in the log.
    expect(size() - before).toBeLessThan(2_200 * pageBytes)
  })

  it('is not copied after the disk has not confirmed a write', async () => {
    const path = join(freshFolder(), 'failed.db')
    const { log, ...rest } = connect({ path, prepare: (raw) => void raw.exec('CREATE TABLE T (n INTEGER, filler BLOB)') })
    log?.close()
    const asked: string[] = []
    const counted: Checkpoints = {
      run: async (kind) => {
        asked.push(kind)
        return true
      },
      close: async () => undefined,
    }
    const broken = { sync: () => Promise.reject(new Error('input/output error')), close: () => undefined }
    const database = databaseOn('Failed', { ...rest, log: broken, checkpoints: counted, logSizes: { ...sizes, copyAt: 1_000 } })
    onTestFinished(() => database.close())
    await expect(database.session.execute('INSERT INTO T VALUES (1, randomblob(90000))', [])).rejects.toMatchObject({
      reason: 'storage_failed',
    })
    expect([await database.emptyLog(), asked]).toEqual([false, []])
  })
})

/** Reads the data of this moment until the returned function is called. */
async function connectHolder(path: string): Promise<() => void> {
  const { default: Sqlite } = await import('better-sqlite3')
  const holder = new Sqlite(path, { readonly: true })
  holder.exec('BEGIN')
  holder.prepare('SELECT count(*) FROM T').get()
  return () => void holder.close()
}
