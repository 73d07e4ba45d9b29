import { describe, expect, it, onTestFinished } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { connectMySql, demandMySqlDatabase, mysqlContentDatabase, mysqlDatabaseExists } from '../../../src/stores/mysql/server.ts'
import { freshMySqlDatabase, mysqlMigrations, mysqlPlace, mysqlUrl } from '../../support/mysql/databases.ts'
import { programsOf, startPrivateServer } from '../../support/mysql/private-server.ts'
import { databasesOn, type EndedServer, itIsLostAndRecovers, list, reasonOf } from '../../support/stores/lost-server.ts'
import { itemRow, listId, listRow, siteId } from '../open.ts'

const kit: EndedServer = {
  title: 'MySQL',
  migrations: mysqlMigrations('content'),
  start(settings) {
    const programs = programsOf()
    if (programs === undefined) throw new Error('MariaDB is not installed.')
    return startPrivateServer(programs, settings)
  },
  fresh: () => freshMySqlDatabase('content'),
  demand: demandMySqlDatabase,
  nameOfKey: '',
}
const { onOwnServer, onSharedServer } = databasesOn(kit)

describe.skipIf(mysqlUrl === undefined && !process.env.CI)('a database on a MySQL server', { timeout: 240_000 }, () => {
  itIsLostAndRecovers(kit)

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
