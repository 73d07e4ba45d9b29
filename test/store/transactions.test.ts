import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { ContentDatabase, ContentRecords } from '../../src/core/kernel/ports.ts'
import { openContentDatabase } from '../../src/stores/database.ts'
import type { SqliteCall } from '../support/stores/watched.ts'
import { backEnds, contentMigrations, embedded, freshContent, freshFolder, itemRow, listId, listRow, siteId } from './open.ts'

const list = { siteId, id: listId }
const titleOf = async (records: ContentRecords): Promise<string | undefined> => (await records.find('List', list))?.title
const itemIds = async (records: ContentRecords): Promise<number[]> =>
  (await records.query('Item', { where: { siteId, listId }, orderBy: ['itemId'] })).map((row) => row.itemId)

async function withList(database: ContentDatabase): Promise<ContentDatabase> {
  await database.records.insert('List', listRow({ title: 'before' }))
  return database
}

describe.each(backEnds)('transactions in a %s', (backEnd) => {
  it('commits everything when the work succeeds, and answers its result', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    const result = await transaction(async (inside) => {
      await inside.insert('Item', itemRow({ itemId: 1 }))
      await inside.update('List', list, { itemCount: 1 })
      return 'done'
    })
    expect(result).toBe('done')
    expect(await itemIds(records)).toEqual([1])
    expect(await records.find('List', list)).toMatchObject({ itemCount: 1 })
  })

  it('keeps nothing when the work fails', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    const failing = transaction(async (inside) => {
      await inside.insert('Item', itemRow({ itemId: 1 }))
      await inside.update('List', list, { title: 'after' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await itemIds(records)).toEqual([])
    expect(await titleOf(records)).toBe('before')
  })

  it('a rolled back transaction loses nothing that others were told is written', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    let other: Promise<void> | undefined
    const failing = transaction(async (inside) => {
      await inside.update('List', list, { title: 'never' })
      other = records.insert('Item', itemRow({ itemId: 1 }))
      await setTimeout(20)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await other
    expect(await itemIds(records)).toEqual([1])
    expect(await titleOf(records)).toBe('before')
  })

  it('nobody else sees what is not committed', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    let seen: Promise<string | undefined> | undefined
    await transaction(async (inside) => {
      await inside.update('List', list, { title: 'half' })
      await inside.insert('Item', itemRow({ itemId: 1 }))
      seen = titleOf(records)
      // In memory the reader waits for the end of the transaction.
      await (backEnd === 'memory' ? setTimeout(20) : seen)
      expect(await titleOf(inside)).toBe('half')
      await inside.update('List', list, { title: 'whole' })
    })
    expect(await seen).not.toBe('half')
    expect(await seen).toBe(backEnd === 'memory' ? 'whole' : 'before')
    expect(await titleOf(records)).toBe('whole')
  })

  it('runs transactions one by one, in the order in which they were requested', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        transaction(async (inside) => {
          const row = await inside.find('List', list)
          if (index % 10 === 0) await setTimeout(1)
          const itemId = row?.nextItemId ?? 0
          await inside.insert('Item', itemRow({ itemId }))
          await inside.update('List', list, { nextItemId: itemId + 1 })
          order.push(index)
        }),
      ),
    )
    expect(order).toEqual(Array.from({ length: 100 }, (_, index) => index))
    expect(await itemIds(records)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  it('half of a hundred concurrent transactions fail, and the other half is there', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        transaction(async (inside) => {
          await inside.insert('Item', itemRow({ itemId: index }))
          if (index % 3 === 0) await setTimeout(1)
          if (index % 2 === 0) throw new Error('no')
        }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(50)
    expect(await itemIds(records)).toEqual(Array.from({ length: 50 }, (_, index) => index * 2 + 1))
  })

  it('refuses the records of a transaction that has ended', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    let leaked: ContentRecords | undefined
    await transaction(async (inside) => {
      leaked = inside
    })
    await expect(leaked?.insert('Item', itemRow({ itemId: 1 }))).rejects.toThrow('has ended')
    await expect(leaked?.find('List', list)).rejects.toThrow('has ended')
    expect(await itemIds(records)).toEqual([])
  })

  it('says after each commit that there was one, and to nobody who has heard enough', async () => {
    const { records, transaction, onCommit } = await withList(await freshContent(backEnd))
    const heard: (string | undefined)[] = []
    let title: string | undefined
    const stop = onCommit(() => heard.push(title))
    title = 'of a write alone'
    await records.update('List', list, { title })
    title = 'of a transaction'
    await transaction(async (inside) => {
      await inside.update('List', list, { title })
      await inside.increment('List', list, { version: 1 })
      expect(heard).toHaveLength(1)
    })
    await transaction(() => Promise.reject(new Error('no'))).catch(() => undefined)
    await titleOf(records)
    expect(heard).toEqual(['of a write alone', 'of a transaction'])
    stop()
    await records.update('List', list, { title: 'unheard' })
    expect(heard).toHaveLength(2)
  })

  it('closing waits for the running transaction and those behind it, and refuses what comes later', async () => {
    const database = await withList(await freshContent(backEnd))
    const finished: string[] = []
    const running = database.transaction(async (inside) => {
      await setTimeout(10)
      await inside.insert('Item', itemRow({ itemId: 1 }))
      finished.push('running')
    })
    const waiting = database.records.insert('Item', itemRow({ itemId: 2 })).then(() => finished.push('waiting'))
    const closing = database.close().then(() => finished.push('closed'))
    await expect(database.records.insert('Item', itemRow({ itemId: 3 }))).rejects.toThrow('is closed')
    await expect(database.records.find('List', list)).rejects.toThrow('is closed')
    await expect(database.transaction(async () => undefined)).rejects.toThrow('is closed')
    await Promise.all([running, waiting, closing])
    expect(finished[0]).toBe('running')
    expect(finished.toSorted()).toEqual(['closed', 'running', 'waiting'])
    await database.close()
  })
})

describe.each(embedded)('faults in a %s', (backEnd) => {
  it('announces every call before it is made', async () => {
    const calls: SqliteCall[] = []
    const { records, transaction } = await freshContent(backEnd, (call) => calls.push(call))
    expect(calls).toEqual([])
    await transaction(async (inside) => {
      await inside.insert('List', listRow({}))
      await inside.find('List', list)
      await inside.increment('List', list, { version: 1 })
    })
    await records.find('List', list)
    await transaction(() => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(calls.map((call) => call.kind)).toEqual(['begin', 'execute', 'query', 'execute', 'commit', 'query', 'begin', 'rollback'])
    expect(calls[1]?.sql).toContain('insert into "List"')
  })

  it('any call of a transaction may fail: nothing of it stays, and the next one works', async () => {
    let failAt = -1
    let count = 0
    const database = await freshContent(backEnd, (call) => {
      if (count++ === failAt) throw new Error(`broken ${call.kind}`)
    })
    await withList(database)
    const work = async (inside: ContentRecords, itemId: number): Promise<void> => {
      await inside.insert('Item', itemRow({ itemId }))
      await inside.increment('List', list, { itemCount: 1 })
      await inside.find('List', list)
    }
    const broken: string[] = []
    for (let n = 0; ; n++) {
      count = 0
      failAt = n
      const failure = await database
        .transaction((inside) => work(inside, 500))
        .then(
          () => undefined,
          (error: Error) => error.message,
        )
      failAt = -1
      if (failure === undefined) break
      broken.push(failure)
      expect(await itemIds(database.records)).toEqual(Array.from({ length: n }, (_, index) => index + 1))
      expect(await database.records.find('List', list)).toMatchObject({ itemCount: n })
      await database.transaction((inside) => work(inside, n + 1))
    }
    expect(broken).toEqual(['broken begin', 'broken execute', 'broken execute', 'broken query', 'broken commit'])
    expect(await itemIds(database.records)).toContain(500)
  })

  it('a part that fails is undone alone', async () => {
    const { records, transaction } = await withList(await freshContent(backEnd))
    await transaction(async (inside, attempt) => {
      await attempt(() => inside.insert('Item', itemRow({ itemId: 1 })))
      const failing = attempt(async () => {
        await inside.insert('Item', itemRow({ itemId: 2 }))
        await inside.update('List', list, { title: 'after' })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await itemIds(inside)).toEqual([1])
      await attempt(() => inside.insert('Item', itemRow({ itemId: 3 })))
    })
    expect(await itemIds(records)).toEqual([1, 3])
    expect(await titleOf(records)).toBe('before')
  })

  it('a part that fails and cannot be undone spoils the whole', async () => {
    let isBroken = false
    const database = await freshContent(backEnd, ({ sql }) => {
      if (isBroken && sql.startsWith('ROLLBACK TO')) throw new Error('the disk is on fire')
    })
    const { records, transaction } = await withList(database)
    isBroken = true
    const work = transaction(async (inside, attempt) => {
      await inside.insert('Item', itemRow({ itemId: 1 }))
      const failing = attempt(async () => {
        await inside.insert('Item', itemRow({ itemId: 2 }))
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      await expect(attempt(() => inside.insert('Item', itemRow({ itemId: 3 })))).rejects.toThrow('could not be undone')
    })
    await expect(work).rejects.toThrow('could not be undone')
    isBroken = false
    expect(await itemIds(records)).toEqual([])
    await transaction((inside) => inside.insert('Item', itemRow({ itemId: 4 })))
    expect(await itemIds(records)).toEqual([4])
  })

  it('a rollback that fails hides neither the first failure nor the data', async () => {
    const { records, transaction } = await withList(
      await freshContent(backEnd, (call) => {
        if (call.kind === 'rollback') throw new Error('broken rollback')
      }),
    )
    const failing = transaction(async (inside) => {
      await inside.update('List', list, { title: 'after' })
      throw new Error('first')
    })
    await expect(failing).rejects.toThrow('first')
    expect(await titleOf(records)).toBe('before')
  })
})

describe('a database file', () => {
  it('has everything that was committed after a restart, and leaves no log behind when closed', async () => {
    const path = join(freshFolder(), 'content.db')
    const first = await withList(await openContentDatabase({ path, migrations: contentMigrations }))
    await first.records.insert('Item', itemRow({ itemId: 1 }))
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    await first.close()
    expect(existsSync(`${path}-wal`)).toBe(false)
    expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3')
    const second = await openContentDatabase({ path, migrations: contentMigrations })
    expect(await itemIds(second.records)).toEqual([1])
    await second.close()
  })

  it('a writer that another program keeps out fails, and works when the other is gone', { timeout: 20_000 }, async () => {
    const path = join(freshFolder(), 'content.db')
    const database = await withList(await openContentDatabase({ path, migrations: contentMigrations }))
    const other = new BetterSqlite(path)
    other.exec('BEGIN IMMEDIATE')
    await expect(database.transaction((inside) => inside.update('List', list, { title: 'after' }))).rejects.toThrow('locked')
    expect(await titleOf(database.records)).toBe('before')
    other.exec('ROLLBACK')
    other.close()
    await database.transaction((inside) => inside.update('List', list, { title: 'after' }))
    expect(await titleOf(database.records)).toBe('after')
    await database.close()
  })

  it('says so, and has another version, when another process has committed', async () => {
    const path = join(freshFolder(), 'content.db')
    const database = await withList(await openContentDatabase({ path, migrations: contentMigrations }))
    let heard = 0
    database.onCommit(() => {
      heard += 1
    })
    const version = database.version()
    const other = new BetterSqlite(path)
    other.prepare('UPDATE List SET title = ?').run('elsewhere')
    other.close()
    await expect.poll(() => heard, { timeout: 5_000 }).toBe(1)
    expect(database.version()).not.toBe(version)
    await setTimeout(1_500)
    expect(heard).toBe(1)
    await database.close()
  })

  it('stores instants as whole milliseconds and booleans as 0 and 1, as Prisma does', async () => {
    const path = join(freshFolder(), 'content.db')
    const database = await withList(await openContentDatabase({ path, migrations: contentMigrations }))
    await database.close()
    const raw = new BetterSqlite(path)
    const row = raw.prepare('SELECT typeof(createdAt) AS t, createdAt AS c, typeof(hidden) AS b, enableAttachments AS a FROM List').get()
    raw.close()
    expect(row).toEqual({ t: 'integer', c: 1_700_000_000_000, b: 'integer', a: 1 })
  })
})
