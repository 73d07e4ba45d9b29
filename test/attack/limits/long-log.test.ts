import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { connect } from '../../../src/stores/sqlite/connection.ts'
import { LogKeeper, logSizesOf } from '../../../src/stores/sqlite/log-keeper.ts'
import { OpenReads } from '../../../src/stores/sqlite/open-reads.ts'
import { threadedReads } from '../../../src/stores/sqlite/reader-thread.ts'
import { contentMigrations, freshFolder, itemRow } from '../../store/open.ts'
import { rest, send } from '../../support/doors.ts'
import { sawReason } from '../../support/runs/saw-reason.ts'
import { startServer } from '../../support/server.ts'

/** The smallest value of the setting. */
const logBytes = 1_048_576
const ended = { reason: 'read_ended' }

/** Writes about 30 kB, `count` times or until `check` is true. */
async function write({ records }: ContentDatabase, count: number, check: () => Promise<boolean> = async () => false): Promise<void> {
  for (let n = 1; n <= count && !(await check()); n += 1) {
    await records.insert('Item', itemRow({ itemId: n, note1: 'x'.repeat(30_000) }))
    await records.delete('Item', { itemId: n })
  }
}

describe('a read that the log waits for', () => {
  it.each([
    ['below', 999, false],
    ['at', 1000, true],
    ['above', 1001, true],
  ])('%s Limits:LogBytes, of %d pages, is ended: %s', async (_, pages, isEnded) => {
    const reads = new OpenReads()
    const failures: unknown[] = []
    const done = reads.begin((error) => failures.push(error))
    const later = reads.begin((error) => failures.push(error))
    const copying = { run: async () => failures.length > 0, close: async () => undefined }
    const sizes = { ...logSizesOf(4_096_000), lookEvery: 1 }
    const keeper = new LogKeeper(copying, { state: () => ({ pages, copied: 0 }), mayRun: () => true, endOldest: reads.endOldest }, sizes)
    keeper.committed()
    await keeper.room()
    // The oldest is enough: the log begins anew.
    expect(failures).toMatchObject(isEnded ? [ended] : [])
    done()
    later()
    expect(reads.endOldest(1)).toBe(false)
  })

  it('is ended as a view, and all other reads and writes go on', async () => {
    const path = join(freshFolder(), 'long.db')
    const database = await openContentDatabase({ path, migrations: contentMigrations, logBytes })
    onTestFinished(() => database.close())
    await database.records.insert('Item', itemRow({ itemId: 5000 }))
    const view = await database.view()
    const count = () => view.records.query('Item', { where: {} })
    let failure: unknown
    const look = () =>
      count().then(
        (rows) => rows.length !== 1,
        (error: unknown) => {
          failure = error
          return true
        },
      )
    await write(database, 300, look)
    expect(failure).toMatchObject(ended)
    expect((failure as Error).message).toMatch(/has grown to [12] MiB while it was running \(setting Limits:LogBytes\)/)
    await view.close()
    expect(await database.records.query('Item', { where: {} })).toHaveLength(1)
    await write(database, 300)
    expect(statSync(`${path}-wal`).size).toBeLessThan(3 * logBytes)
    const next = await database.view()
    expect(await next.records.query('Item', { where: {} })).toHaveLength(1)
    await next.close()
  })

  it('is ended on its thread, and another thread takes the next read', { timeout: 60_000 }, async () => {
    const path = join(freshFolder(), 'thread.db')
    const { writer, reader, log } = connect({ path, prepare: (raw) => void raw.exec('CREATE TABLE T (n INTEGER)') })
    const reads = new OpenReads()
    const threads = threadedReads(path, 3_600_000, reads)
    onTestFinished(async () => {
      await threads.close(new Error('over'))
      log?.close()
      reader?.close(false)
      writer.close(true)
    })
    const endless = 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE still_wanted() = 1) SELECT count(*) FROM c'
    const reading = threads.run((query) => query(endless, []))
    const failure = expect(reading).rejects.toMatchObject(ended)
    while (!reads.endOldest(logBytes)) await turn()
    await failure
    expect(await threads.run((query) => query('SELECT count(*) AS n FROM T', []))).toEqual([{ n: 0 }])
    expect(reads.endOldest(logBytes)).toBe(false)
  })

  it('is ended as a copy of the database', async () => {
    const reads = new OpenReads()
    const copying = reads.whileOpen(new AbortController().signal, (signal) => {
      const { promise, reject } = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      return promise
    })
    expect(reads.endOldest(logBytes)).toBe(true)
    await expect(copying).rejects.toMatchObject(ended)
    expect(reads.endOldest(logBytes)).toBe(false)
  })
})

it('the setting reaches the content databases of a server', async () => {
  const opened: ContentDatabase[] = []
  const settings = { StorageProvider: 'FileSystem', DataRootPath: freshFolder(), 'Limits:LogBytes': String(logBytes) }
  const decorate = (database: ContentDatabase) => {
    opened.push(database)
    return database
  }
  const server = await startServer({ settings, decorate })
  onTestFinished(() => server.stop())
  const view = await (opened[0] as ContentDatabase).view()
  const look = () =>
    view.records.query('Site', { where: {} }).then(
      () => 'open',
      ({ reason }: { reason?: string }) => reason,
    )
  expect(await look()).toBe('open')
  for (let n = 0; n < 300 && (await look()) === 'open'; n += 1)
    expect((await send(server.url, rest.addItem('Tasks', { Title: `${n}`, Body: 'x'.repeat(30_000) }))).status).toBe(201)
  expect(await look()).toBe('read_ended')
  sawReason(kernelReasons.read_ended)
  await view.close()
})
