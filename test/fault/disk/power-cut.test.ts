import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { contentDatabaseOn, contentSchema } from '../../../src/stores/database.ts'
import { connect, connectCheckpoints, type SqliteConnection } from '../../../src/stores/sqlite/connection.ts'
import { databaseOn, type Synchronous } from '../../../src/stores/sqlite/driver.ts'
import type { LogFile } from '../../../src/stores/sqlite/log-file.ts'
import type { Checkpoints, LogSizes } from '../../../src/stores/sqlite/log-keeper.ts'
import { rest, send } from '../../support/doors.ts'
import { type Random, randomFrom } from '../../support/random/random.ts'
import { startServer } from '../../support/server.ts'
import { CutDisk } from './cut-disk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-power-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const partsOfOne = 3

/** The connection that writes to a database on the disk. */
const through = (disk: CutDisk, writer: SqliteConnection): SqliteConnection => ({
  get inTransaction() {
    return writer.inTransaction
  },
  query: (sql, parameters) => writer.query(sql, parameters),
  execute: (sql, parameters) => disk.statement(() => writer.execute(sql, parameters)),
  executeReturning: (sql, parameters) => disk.statement(() => writer.executeReturning(sql, parameters)),
  begin: () => writer.begin(),
  savepoint: (sql) => writer.savepoint(sql),
  commit: () => disk.commit(() => writer.commit()),
  rollback: () => writer.rollback(),
  endTransaction: () => writer.endTransaction(),
  dataVersion: () => writer.dataVersion(),
  emptyLog: () => disk.checkpoint(() => writer.emptyLog()),
  logState: () => writer.logState(),
  close: (emptiesLog) => writer.close(emptiesLog),
})

const shortLog: LogSizes = { copyAt: 30, waitAt: 60, endReadsAt: 120, lookEvery: 1 }

/** The connection that copies the log of a database on the disk, also while a transaction is open. */
function copyingOn(disk: CutDisk, path: string): Checkpoints {
  const connection = connectCheckpoints(path)
  return {
    async run(kind) {
      await turn()
      const [state] = disk.checkpoint(() => connection.pragma(`wal_checkpoint(${kind})`)) as { busy: number }[]
      return state?.busy === 0
    },
    close: async () => void connection.close(),
  }
}

interface Round {
  /** The numbers of the writes that were acknowledged before the cut. */
  readonly acknowledged: readonly number[]
  /** The numbers of all writes, in the order of their commits. */
  readonly committed: readonly number[]
  readonly syncs: number
  readonly image: string
}

/** Several writers and checkpoints on one database, until the power is cut. */
async function cut(path: string, synchronous: Synchronous, chance: Random): Promise<Round> {
  const upTo = (most: number) => Math.floor(chance() * most)
  const { writer, reader, log } = connect({
    path,
    prepare(connection) {
      connection.exec('CREATE TABLE Whole (n INTEGER PRIMARY KEY, filler BLOB); CREATE TABLE Part (n INTEGER, part INTEGER, filler BLOB)')
      connection.exec('CREATE TABLE Counter (id INTEGER PRIMARY KEY, n INTEGER); INSERT INTO Counter VALUES (1, 0)')
      // Earlier content is on the disk.
      connection.pragma('wal_checkpoint(PASSIVE)')
    },
  })
  log?.close()
  const disk = new CutDisk(path, chance, 1 + upTo(120))
  const copying = copyingOn(disk, path)
  const connections = { writer: through(disk, writer), reader, log: disk.port, checkpoints: copying, logSizes: shortLog }
  const database = databaseOn('Cut', connections, synchronous)
  const acknowledged: number[] = []
  const committed: number[] = []
  let next = 1
  const write = async () => {
    const n = await database.transaction(async (session) => {
      const number = next++
      await session.execute('INSERT INTO Whole VALUES (?, zeroblob(?))', [number, upTo(3) * upTo(3000)])
      for (let part = 0; part < partsOfOne; part++) {
        await session.execute('INSERT INTO Part VALUES (?, ?, randomblob(?))', [number, part, upTo(1500)])
        if (chance() < 0.2) await turn()
      }
      await session.execute('UPDATE Counter SET n = ?', [number])
      if (chance() < 0.3) await session.execute('UPDATE Whole SET filler = zeroblob(?) WHERE n = ?', [upTo(9000), 1 + upTo(number)])
      committed.push(number)
      return number
    })
    if (!disk.isCut) acknowledged.push(n)
  }
  const checkpoint = async () => {
    if (chance() < 0.3) return database.emptyLog()
    await copying.run('PASSIVE')
  }
  const work = async () => {
    while (!disk.isCut && next < 150) await (chance() < 0.12 ? checkpoint() : write())
  }
  await Promise.all(Array.from({ length: 1 + upTo(4) }, work))
  const image = join(folder, 'image', 'cut.db')
  disk.restore(image)
  await database.close()
  return { acknowledged, committed, syncs: disk.syncs, image }
}

/** The numbers in a database after its recovery, each a whole row. */
function recovered(path: string): number[] {
  const database = new BetterSqlite(path)
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    const whole = database.prepare<[], number>('SELECT n FROM Whole ORDER BY n').pluck().all()
    const parts = database.prepare<[], { n: number; parts: number }>('SELECT n, count(*) AS parts FROM Part GROUP BY n ORDER BY n').all()
    expect(parts).toEqual(whole.map((n) => ({ n, parts: partsOfOne })))
    expect(database.prepare('SELECT n FROM Counter').pluck().get()).toBe(whole.at(-1) ?? 0)
    return whole
  } finally {
    database.close()
  }
}

async function rounds(count: number, synchronous: Synchronous): Promise<{ lost: number; syncs: number; acknowledged: number }> {
  const total = { lost: 0, syncs: 0, acknowledged: 0 }
  const first = Number(process.env.POWER_SEED ?? Math.floor(Math.random() * 1_000_000))
  for (let seed = first; seed < first + count; seed++) {
    const { acknowledged, committed, syncs, image } = await cut(join(folder, 'live', 'cut.db'), synchronous, randomFrom(seed))
    try {
      const there = recovered(image)
      // The rows are the first commits in order: no commit is there without the ones before it.
      expect(committed.slice(0, there.length)).toEqual(there)
      const lost = acknowledged.filter((n) => !there.includes(n))
      if (synchronous === 'Full') expect(lost).toEqual([])
      total.lost += lost.length
    } catch (error) {
      throw new Error(`the round of seed ${seed} has failed`, { cause: error })
    }
    total.syncs += syncs
    total.acknowledged += acknowledged.length
    rmSync(join(folder, 'live'), { recursive: true })
    rmSync(join(folder, 'image'), { recursive: true })
  }
  return total
}

describe('after a power cut', () => {
  it('in 200 rounds every write that was acknowledged is there, and the database is whole', { timeout: 120_000 }, async () => {
    const { acknowledged, syncs } = await rounds(200, 'Full')
    expect(acknowledged).toBeGreaterThan(1_000)
    expect(syncs).toBeGreaterThan(200)
  })

  it('with Sqlite:Synchronous Normal the last writes may be missing, and the database is whole', { timeout: 120_000 }, async () => {
    expect((await rounds(40, 'Normal')).lost).toBeGreaterThan(0)
  })
})

/** A log whose sync ends when `go` is called. */
function heldLog() {
  const calls: { go: () => void; fail: (error: Error) => void }[] = []
  const log: LogFile = {
    sync: () => new Promise((resolve, reject) => calls.push({ go: resolve, fail: reject })),
    close: () => undefined,
  }
  return { log, calls }
}

function opened(log: LogFile) {
  const connections = connect({ path: join(folder, 'held.db'), prepare: (raw) => void raw.exec('CREATE TABLE T (n INTEGER)') })
  connections.log?.close()
  const database = databaseOn('Held', { ...connections, log })
  onTestFinished(() => database.close())
  const add = (n: number) => database.transaction((session) => session.execute('INSERT INTO T VALUES (?)', [n]))
  return { database, add, count: async () => (await database.session.query('SELECT count(*) AS n FROM T', []))[0]?.n }
}

describe('a commit', () => {
  it('is seen at once, acknowledged when it is on the disk, and waits there together with others', async () => {
    const { log, calls } = heldLog()
    const { database, add, count } = opened(log)
    const done: number[] = []
    const writers = Array.from({ length: 16 }, (_, n) => add(n).then(() => done.push(n)))
    while ((await count()) !== 16) await turn()
    // The first sync began with the first commit; the commits after it share the next one.
    expect([calls.length, done]).toEqual([1, []])
    calls[0]?.go()
    while (calls.length < 2) await turn()
    expect(done.length).toBeLessThan(16)
    calls[1]?.go()
    await Promise.all(writers)
    expect([calls.length, done.length]).toEqual([2, 16])
    // Nothing was written since, so a transaction that only reads does not wait.
    await database.transaction((session) => session.query('SELECT 1', []))
    await database.settled()
    expect(calls.length).toBe(2)
  })

  it('of what is derived from other rows waits for nothing, and comes to the disk with the next one', async () => {
    const { log, calls } = heldLog()
    const { database, add, count } = opened(log)
    await database.transaction((session) => session.execute('INSERT INTO T VALUES (1)', []), 'derived')
    expect([await count(), calls.length]).toEqual([1, 0])
    const settled = database.settled()
    while (calls.length < 1) await turn()
    calls[0]?.go()
    await settled
    const next = add(2)
    while (calls.length < 2) await turn()
    calls[1]?.go()
    await next
    expect([await count(), calls.length]).toEqual([2, 2])
  })

  it('of the index of searches costs no call of the disk', async () => {
    const { log, calls } = heldLog()
    const prepare = contentSchema(new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname)
    const connections = connect({ path: join(folder, 'index.db'), prepare })
    connections.log?.close()
    const database = contentDatabaseOn(databaseOn('Index', { ...connections, log }), 'memory')
    const siteId = '6c1a4f1e-2d0b-4f57-9a3c-8f4f3d1f0a11'
    await database.search.apply(siteId, { put: [], remove: [], addWork: [], position: 7 })
    expect([await database.search.position(siteId), calls.length]).toEqual([7, 0])
    await database.close()
  })

  it('that the disk does not confirm fails, and so does every later one, while reads continue', async () => {
    const { log, calls } = heldLog()
    const { database, add, count } = opened(log)
    const first = add(1)
    while (calls.length < 1) await turn()
    const second = add(2)
    while ((await count()) !== 2) await turn()
    calls[0]?.fail(Object.assign(new Error('input/output error'), { code: 'EIO' }))
    await expect(first).rejects.toMatchObject({ reason: 'storage_failed' })
    for (const write of [second, add(3), database.session.execute('DELETE FROM T', []), database.settled()]) {
      await expect(write).rejects.toMatchObject({ reason: 'storage_failed' })
    }
    expect([await count(), calls.length]).toEqual([2, 1])
  })

  it('that the disk does not confirm is told with 503, and reads continue', async () => {
    let isBroken = false
    const server = await startServer({
      decorate() {
        const prepare = contentSchema(new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname)
        const { log, ...connections } = connect({ path: join(folder, 'content.db'), prepare })
        const broken: LogFile = {
          sync: () => (isBroken ? Promise.reject(Object.assign(new Error('input/output error'), { code: 'EIO' })) : Promise.resolve()),
          close: () => log?.close(),
        }
        return contentDatabaseOn(databaseOn('Content', { ...connections, log: broken }), 'memory')
      },
    })
    onTestFinished(() => server.stop())
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'one' }))).status).toBe(201)
    isBroken = true
    const reply = await send(server.url, rest.addItem('Tasks', { Title: 'two' }))
    expect([reply.status, reply.text]).toEqual([503, expect.stringContaining('did not confirm')])
    expect((await send(server.url, { method: 'GET', path: "/_api/search/query?querytext='one'", headers: {} })).status).toBe(200)
    isBroken = false
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'three' }))).status).toBe(503)
    expect((await send(server.url, { method: 'GET', path: "/_api/web/lists/getbytitle('Tasks')/items(1)", headers: {} })).status).toBe(200)
  })
})
