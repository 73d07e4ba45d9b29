import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DataUnusable } from '../../../src/core/kernel/data-unusable.ts'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { connectMySql, demandMySqlDatabase, quoted } from '../../../src/stores/mysql/server.ts'
import { connectClient, demandDatabase } from '../../../src/stores/postgresql/server.ts'
import type { ServerPlace } from '../../../src/stores/servers.ts'
import { freshMySqlDatabase, freshMySqlName, mysqlMigrations, mysqlPlace, mysqlUrl } from '../../support/mysql/databases.ts'
import { freshDatabase, freshName, placeNamed, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { list, reasonOf } from '../../support/stores/lost-server.ts'
import { contentMigrations, listRow } from '../open.ts'

/** A database with a user of its own, whose rights its operator takes away. */
interface Owned {
  readonly place: ServerPlace
  /** From now on the user may read alone. */
  revoke(): Promise<void>
  /** From now on the server does not know the user, and its connections have ended. */
  remove(): Promise<void>
}

interface Kind {
  readonly name: 'PostgreSQL' | 'MySQL'
  readonly isThere: boolean
  readonly migrations: string
  readonly setting: string
  owned(): Promise<Owned>
  /** The same server and user, with other words in the URL. */
  place(change: (url: URL) => void): ServerPlace
  demand(place: ServerPlace): Promise<unknown>
}

const changed = (place: ServerPlace, change: (url: URL) => void): ServerPlace => {
  const url = new URL(place.connectionString)
  change(url)
  return { ...place, connectionString: url.href }
}

const postgresql: Kind = {
  name: 'PostgreSQL',
  isThere: postgresqlUrl !== undefined,
  migrations: serverMigrations('content'),
  setting: 'PostgreSqlConnectionString',
  async owned() {
    const { place, drop } = await freshDatabase('content')
    const user = freshName()
    const operator = await connectClient(place, 60_000)
    await operator.query(`CREATE ROLE ${user} LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO ${user}`)
    const remove = async () => {
      await operator.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`)
      await operator.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()', [
        place.database,
      ])
    }
    onTestFinished(async () => {
      await operator.end()
      await drop()
    })
    return {
      place: changed(place, (url) => url.searchParams.set('user', user)),
      revoke: async () => void (await operator.query(`REVOKE INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public FROM ${user}`)),
      remove,
    }
  },
  place: (change) => changed(placeNamed(freshName()), change),
  demand: (place) => demandDatabase(place, undefined),
}

const mysql: Kind = {
  name: 'MySQL',
  isThere: mysqlUrl !== undefined,
  migrations: mysqlMigrations('content'),
  setting: 'MySqlConnectionString',
  async owned() {
    const { place, drop } = await freshMySqlDatabase('content')
    const user = freshMySqlName()
    const operator = await connectMySql(mysqlPlace('mysql'), 60_000)
    const run = async (text: string) => void (await operator.connection.query(text))
    await run(`CREATE USER ${user}@localhost; GRANT ALL ON ${quoted(place.database)}.* TO ${user}@localhost`)
    // A right on a database counts from the next connection on.
    const endConnections = () => run(`KILL USER ${user}@localhost`).catch(() => undefined)
    onTestFinished(async () => {
      await operator.end()
      await drop()
    })
    return {
      place: changed(place, (url) => {
        url.username = user
      }),
      async revoke() {
        await run(`REVOKE INSERT, UPDATE, DELETE, LOCK TABLES ON ${quoted(place.database)}.* FROM ${user}@localhost`)
        await endConnections()
      },
      async remove() {
        await run(`DROP USER ${user}@localhost`)
        await endConnections()
      },
    }
  },
  place: (change) => changed(mysqlPlace(freshMySqlName()), change),
  demand: (place) => demandMySqlDatabase(place, undefined),
}

/** The port of a server that says something else than databases do, or nothing at all. */
async function portOfAnother(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof DataUnusable ? error.message : error),
  )

describe.each([postgresql, mysql])('a database of $name', { timeout: 120_000 }, ({ isThere, ...kind }) => {
  it.skipIf(!isThere && !process.env.CI)('that closes itself to the user of the server is unavailable, not a fault', async () => {
    const { place, revoke, remove } = await kind.owned()
    const database = await openContentDatabase({
      path: place.database,
      server: place,
      migrations: kind.migrations,
      copyMigrations: contentMigrations,
    })
    onTestFinished(() => database.close())
    await database.records.insert('List', listRow({ title: 'before' }))
    const write = () => reasonOf(database.records.update('List', list, { title: 'after' }))
    await revoke()
    await vi.waitUntil(async () => (await write()) === kernelReasons.read_only_database.name, { timeout: 30_000 })
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'before' })
    await remove()
    // Connections end a little later than they are told to.
    await pause(200)
    const read = () => reasonOf(database.records.find('List', list))
    await vi.waitUntil(async () => (await read()) === kernelReasons.database_unreadable.name, { timeout: 30_000 })
    expect(await write()).toBe(kernelReasons.database_unavailable.name)
  })

  it.skipIf(!isThere && !process.env.CI)('is refused in words if something else answers, or the server has no TLS', async () => {
    const port = await portOfAnother()
    const other = kind.place((url) => {
      url.host = `127.0.0.1:${port}`
      url.searchParams.delete('host')
      url.searchParams.delete('socketPath')
    })
    const message = await refusalOf(kind.demand(other))
    expect(message).toMatch(/^The (?:PostgreSQL|MySQL) database 'test_\w+' on 127\.0\.0\.1:\d+ cannot be (?:opened|reached) \(/)
    expect(message).toContain(kind.setting)
    const encrypted = kind.place((url) => {
      if (kind.name === 'MySQL') url.searchParams.set('ssl', 'true')
      else url.searchParams.set('sslmode', 'verify-full')
    })
    expect(await refusalOf(kind.demand(encrypted))).toContain(`Correct ${kind.setting}.`)
  })
})

describe('a database of MySQL that its user may not see', { timeout: 120_000 }, () => {
  it.skipIf(mysqlUrl === undefined && !process.env.CI)('is refused with the statement that creates it', async () => {
    const operator = await connectMySql(mysqlPlace('mysql'), 60_000)
    const user = freshMySqlName()
    await operator.connection.query(`CREATE USER ${user}@localhost`)
    onTestFinished(async () => {
      await operator.connection.query(`DROP USER ${user}@localhost`)
      await operator.end()
    })
    const place = mysql.place((url) => {
      url.username = user
    })
    const message = await refusalOf(mysql.demand(place))
    expect(message).toContain('is missing, or closed to this user')
    expect(message).toContain(`CREATE DATABASE \`${place.database}\` CHARACTER SET utf8mb4`)
  })
})
