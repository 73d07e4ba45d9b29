import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { withMySqlLock } from '../../../src/stores/mysql/data-lock.ts'
import {
  connectMySql,
  demandMySqlDatabase,
  type MySqlPlace,
  mysqlContentDatabase,
  mysqlDatabaseExists,
} from '../../../src/stores/mysql/server.ts'
import { freshMySqlDatabase, mysqlMigrations, mysqlPlace, mysqlUrl } from '../../support/mysql/databases.ts'
import { programsOf, startPrivateServer } from '../../support/mysql/private-server.ts'
import { contentMigrations, freshFolder, itemRow, listId, listRow, siteId } from '../open.ts'

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: { readonly reason?: string; readonly message: string }) => error.reason ?? error.message,
  )

const open = (server: MySqlPlace, longReadMs?: number) =>
  openContentDatabase({
    path: server.database,
    server: { server: 'mysql', ...server, connections: 3 },
    migrations: mysqlMigrations('content'),
    copyMigrations: contentMigrations,
    ...(longReadMs !== undefined && { longReadMs }),
  })

/** A content database on a server of its own, which the test may end. */
async function onOwnServer(...settings: string[]) {
  const programs = programsOf()
  if (programs === undefined) throw new Error('MariaDB is not installed.')
  const server = await startPrivateServer(programs, settings)
  onTestFinished(() => server.stop())
  const place = { connectionString: server.connectionString, database: 'tenon' }
  const database = await open(place)
  onTestFinished(() => database.close())
  return { server, place, database }
}

/** A content database on the server of all tests. */
async function onSharedServer(longReadMs?: number) {
  const { place, drop } = await freshMySqlDatabase('content')
  const database = await open(place, longReadMs)
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return { database, place }
}

const list = { siteId, id: listId }

describe.skipIf(mysqlUrl === undefined && !process.env.CI)('a database on a MySQL server', { timeout: 240_000 }, () => {
  it('that is lost answers unavailable, has nothing half done, and recovers by itself', async () => {
    const { server, database } = await onOwnServer()
    await database.records.insert('List', listRow({ title: 'before' }))
    const broken = database.transaction(async (records) => {
      await records.update('List', list, { title: 'half' })
      await server.kill()
      await records.update('List', list, { title: 'whole' })
    })
    expect(await reasonOf(broken)).toBe(kernelReasons.database_unavailable.name)
    expect(await reasonOf(database.records.find('List', list))).toBe(kernelReasons.database_unreadable.name)
    expect(await reasonOf(database.records.update('List', list, { title: 'never' }))).toBe(kernelReasons.database_unavailable.name)
    await server.restart()
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'before' })
    await database.records.update('List', list, { title: 'after' })
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'after' })
    await server.kill()
    await server.restart()
    // Nobody has used it meanwhile.
    await database.records.update('List', list, { title: 'later' })
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'later' })
  })

  it('says that a write may be stored if its commit is not confirmed', async () => {
    const { server, database } = await onOwnServer()
    await database.records.insert('List', listRow({ title: 'before' }))
    let isKilled: Promise<void> | undefined
    const reason = await reasonOf(
      database.transaction(async (records) => {
        await records.update('List', list, { title: 'perhaps' })
        // The server ends while the commit is on its way, or before it.
        isKilled = pause(0).then(() => server.kill())
      }),
    )
    await isKilled
    await server.restart()
    const stored = (await database.records.find('List', list, ['title']))?.title
    if (reason === undefined) expect(stored).toBe('perhaps')
    else if (reason === kernelReasons.database_unavailable.name) expect(stored).toBe('before')
    else expect(reason).toBe(kernelReasons.database_unconfirmed.name)
  })

  // Some servers end themselves when a file of theirs is full, so that a trigger says what others say.
  it.each([1114, 1021, 1026, 3])('that is full says so by error %i, keeps nothing of the write, and is read as before', async (number) => {
    const { database, place } = await onSharedServer()
    await database.records.insert('List', listRow({ title: 'before' }))
    const operator = await connectMySql(place, 5_000)
    onTestFinished(() => operator.end())
    await operator.connection.query(
      `CREATE TRIGGER full BEFORE INSERT ON BlobChunk FOR EACH ROW IF NEW.ordinal > 0 THEN SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${number}; END IF`,
    )
    const put = (ordinal: number) =>
      database.transaction(async (records) => {
        await records.update('List', list, { title: `after ${ordinal}` })
        await records.insert('BlobChunk', { siteId, blobId: 'b', ordinal, bytes: Buffer.from([ordinal]) })
      })
    await put(0)
    expect(await reasonOf(put(1))).toBe(kernelReasons.storage_full.name)
    const chunks = await database.records.query('BlobChunk', { where: { siteId }, columns: ['ordinal'] })
    expect(chunks).toEqual([{ ordinal: 0 }])
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'after 0' })
  })

  it('ends a read at its deadline, and answers the next one', async () => {
    const { database } = await onSharedServer(300)
    const rows = Array.from({ length: 4_000 }, (_, index) => itemRow({ itemId: index + 1, note1: 'x'.repeat(2_000) }))
    await database.transaction((records) => records.insertAll('Item', rows))
    const column = { column: 'note1', type: 'text' } as const
    const operands = Array.from({ length: 400 }, (_, n) => ({ op: 'match', match: 'substringof', column, text: `y${n}` }) as const)
    expect(await reasonOf(database.records.countItems(siteId, listId, { op: 'or', operands }))).toBe(kernelReasons.query_too_expensive.name)
    await vi.waitUntil(async () => (await database.records.countItems(siteId, listId).catch(() => 0)) === 4_000, { timeout: 60_000 })
  })

  it('runs the writers of several processes one after another', async () => {
    const { database, place } = await onSharedServer()
    const other = await open(place)
    onTestFinished(() => other.close())
    await database.records.insert('List', listRow({ nextItemId: 1 }))
    const add = (on: typeof database) =>
      on.transaction(async (records) => {
        const row = await records.find('List', list)
        await records.insert('Item', itemRow({ itemId: row?.nextItemId ?? 0 }))
        await records.update('List', list, { nextItemId: (row?.nextItemId ?? 0) + 1 })
      })
    await Promise.all(Array.from({ length: 60 }, (_, index) => add(index % 2 === 0 ? database : other)))
    expect(await database.records.countItems(siteId, listId)).toBe(60)
    expect(await other.records.find('List', list, ['nextItemId'])).toEqual({ nextItemId: 61 })
  })

  it('hears the commits of other processes, and its own as its own', async () => {
    const { database, place } = await onSharedServer()
    const other = await open(place)
    onTestFinished(() => other.close())
    const heard: string[] = []
    database.onCommit((whose) => heard.push(whose))
    await vi.waitUntil(
      async () => {
        await other.records.insert('List', listRow({ id: crypto.randomUUID(), titleKey: crypto.randomUUID() }))
        return heard.length > 0
      },
      { timeout: 60_000 },
    )
    expect(new Set(heard)).toEqual(new Set(['others']))
    const before = database.version()
    await database.records.update('List', { siteId }, { title: 'mine' })
    expect([database.version() > before, heard.at(-1)]).toEqual([true, 'ours'])
  })

  it('goes on after a key that is known, and after a part that is undone', async () => {
    const { database } = await onSharedServer()
    await database.records.insert('List', listRow({}))
    await database.transaction(async (records, attempt) => {
      await expect(records.insert('List', listRow({}))).rejects.toThrow('with the same key exists')
      const part = attempt(async () => {
        await records.insert('Item', itemRow({ itemId: 1 }))
        await records.insertAll('Item', [itemRow({ itemId: 2 }), itemRow({ itemId: 1 })])
      })
      await expect(part).rejects.toThrow('with the same key exists')
      await records.insert('Item', itemRow({ itemId: 3 }))
    })
    const items = await database.records.query('Item', { where: { siteId }, columns: ['itemId'] })
    expect(items).toEqual([{ itemId: 3 }])
  })

  it('tells texts apart by case, accents and blanks at their ends, and stores every character', async () => {
    const { database } = await onSharedServer()
    const titles = ['a', 'A', 'a ', 'ä', 'a\u0308', '\u{1d11e}', 'a\0b', '', ' ']
    for (const title of titles) await database.records.insert('List', listRow({ id: crypto.randomUUID(), title, titleKey: title }))
    for (const title of titles)
      expect(await database.records.query('List', { where: { titleKey: title }, columns: ['title'] })).toEqual([{ title }])
    const rows = await database.records.query('List', { where: { siteId }, columns: ['title'], orderBy: ['titleKey'] })
    const inOrder = titles.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    expect(rows.map(({ title }) => title)).toEqual(inOrder)
  })

  it('keeps instants of all years that items can have, and the marker before them', async () => {
    const { database } = await onSharedServer()
    const marker = Date.UTC(-1, 11, 31)
    const first = Date.parse('0001-01-01T00:00:00.001Z')
    const last = Date.parse('9999-12-31T23:59:59.999Z')
    await database.records.insert('Item', itemRow({ itemId: 1, date1: first, date2: last, ixDate1: marker, ixDate2: -1 }))
    expect(await database.records.find('Item', { siteId }, ['date1', 'date2', 'ixDate1', 'ixDate2'])).toEqual({
      date1: first,
      date2: last,
      ixDate1: marker,
      ixDate2: -1,
    })
    await expect(database.records.insert('Item', itemRow({ itemId: 2, date1: last + 1 }))).rejects.toThrow('behind the year 9999')
  })

  it('is copied to a file with all its rows of one moment', async () => {
    const { database } = await onSharedServer()
    await database.records.insert('List', listRow({}))
    const rows = Array.from({ length: 700 }, (_, index) =>
      itemRow({ itemId: index + 1, bool1: index % 2 === 0, date1: -1 - index, number1: index / 3 }),
    )
    await database.transaction((records) => records.insertAll('Item', rows))
    await database.records.insert('BlobChunk', { siteId, blobId: 'b', ordinal: 0, bytes: Uint8Array.from([0, 255]) })
    const path = join(freshFolder(), 'copy.db')
    const parts: number[] = []
    await database.copyTo(path, (part) => parts.push(part), new AbortController().signal)
    const copy = await openContentDatabase({ path, migrations: contentMigrations })
    onTestFinished(() => copy.close())
    const page = { where: { siteId }, orderBy: ['itemId' as const] }
    expect(await copy.records.query('Item', page)).toEqual(await database.records.query('Item', page))
    expect((await copy.records.find('BlobChunk', { siteId }))?.bytes).toEqual(Buffer.from([0, 255]))
    expect(parts.at(-1)).toBe(1)
  })

  it('is made at the first start, and is used by one server at a time', async () => {
    const { server, place } = await onOwnServer()
    expect(await mysqlDatabaseExists({ ...place, database: 'other' })).toBe(false)
    await withMySqlLock({ ...place, database: 'other' }, async (release) => {
      expect(await mysqlDatabaseExists({ ...place, database: 'other' })).toBe(true)
      const second = withMySqlLock({ ...place, database: 'other' }, () => Promise.resolve())
      await expect(second).rejects.toThrow(/^The MySQL database 'other' on .* is in use by another process/)
      await release()
    })
    await server.kill()
    await expect(demandMySqlDatabase(place, undefined)).rejects.toThrow(/^The MySQL database 'tenon' on .* cannot be reached/)
    await server.restart()
    await (await connectMySql(place, 1_000)).end()
    await expect(demandMySqlDatabase({ ...place, database: 'missing' }, 'Look.')).rejects.toThrow('is missing. Look.')
  })

  it('stores many large rows at once, which no message of the server could hold together', async () => {
    const { database } = await onSharedServer()
    const note = 'y'.repeat(1_000_000)
    const rows = Array.from({ length: 40 }, (_, index) => ({ ...itemRow({ itemId: index + 1, note1: note }), itemId: index + 1 }))
    await database.records.insertAll('Item', rows)
    await database.transaction(async (records) => {
      for (const row of rows) await records.insert('Item', { ...row, itemId: row.itemId + 100, uniqueId: crypto.randomUUID() })
    })
    expect(await database.records.countItems(siteId, listId)).toBe(80)
  })

  it('has a name that the server accepts, however the content database is named', async () => {
    const names = ['Content', 'Contenu \u00e9t\u00e9', 'x'.repeat(128)].map((name) => mysqlContentDatabase('tenon', name))
    expect(names[0]).toBe('tenon.Content')
    expect(new Set(names).size).toBe(3)
    for (const database of names) {
      const place = mysqlPlace(database)
      await demandMySqlDatabase(place, undefined)
      expect(await mysqlDatabaseExists(place)).toBe(true)
    }
  })

  it('is refused on a server that leaves short words out of its full-text index', async () => {
    await expect(onOwnServer('innodb-ft-min-token-size=6')).rejects.toThrow(
      /has words of 6 to 84 characters\. Set innodb_ft_min_token_size to 3/,
    )
  })
})
