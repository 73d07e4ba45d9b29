import { describe, expect, it } from 'vitest'
import { demandDatabase } from '../../../src/stores/postgresql/server.ts'
import { freshDatabase, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { programsOf, startPrivateServer } from '../../support/postgresql/private-server.ts'
import { databasesOn, type EndedServer, itIsLostAndRecovers } from '../../support/stores/lost-server.ts'
import { itemRow, listRow } from '../open.ts'

const kit: EndedServer = {
  title: 'PostgreSQL',
  migrations: serverMigrations('content'),
  start() {
    const programs = programsOf()
    if (programs === undefined) throw new Error('PostgreSQL is not installed.')
    return startPrivateServer(programs)
  },
  fresh: () => freshDatabase('content'),
  demand: demandDatabase,
  nameOfKey: ' of Item_pkey',
}
const { onSharedServer } = databasesOn(kit)

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('a database on a PostgreSQL server', { timeout: 240_000 }, () => {
  itIsLostAndRecovers(kit)

  it('refuses text that PostgreSQL cannot store, in words', async () => {
    const { database } = await onSharedServer()
    await expect(database.records.insert('List', listRow({ title: 'a\0b' }))).rejects.toThrow('contains the character U+0000')
    await expect(database.records.find('List', { title: 'a\0b' })).rejects.toThrow('contains the character U+0000')
  })

  it('stores nothing of a transaction in which a failed statement was passed over', async () => {
    const { database } = await onSharedServer()
    await database.records.insert('Item', itemRow({ itemId: 3 }))
    const lost = database.transaction(async (records) => {
      await records.insertAll('Item', [itemRow({ itemId: 3 }), itemRow({ itemId: 4 })]).catch(() => undefined)
    })
    await expect(lost).rejects.toThrow('so nothing of it can be stored')
  })
})
