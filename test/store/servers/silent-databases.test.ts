import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import type { ServerPlace } from '../../../src/stores/servers.ts'
import { freshMySqlDatabase, mysqlMigrations, mysqlUrl } from '../../support/mysql/databases.ts'
import { freshDatabase, postgresqlUrl, serverMigrations } from '../../support/postgresql/databases.ts'
import { list, reasonOf } from '../../support/stores/lost-server.ts'
import { contentMigrations, listRow } from '../open.ts'

const kinds = [
  {
    name: 'PostgreSQL',
    isThere: postgresqlUrl !== undefined,
    migrations: serverMigrations('content'),
    fresh: () => freshDatabase('content'),
    /** Where the server listens, by the URL of its tests. */
    target: ({ searchParams, hostname, port }: URL) => {
      const folder = searchParams.get('host')
      return folder === null ? { host: hostname, port: Number(port || 5432) } : { path: `${folder}/.s.PGSQL.${port || 5432}` }
    },
  },
  {
    name: 'MySQL',
    isThere: mysqlUrl !== undefined,
    migrations: mysqlMigrations('content'),
    fresh: () => freshMySqlDatabase('content'),
    target: ({ searchParams, hostname, port }: URL) => {
      const path = searchParams.get('socketPath')
      return path === null ? { host: hostname, port: Number(port || 3306) } : { path }
    },
  },
]

/** A network between this process and a server, which can stop to carry anything, without an end of any connection. */
async function networkTo(target: { readonly path: string } | { readonly host: string; readonly port: number }) {
  const open = new Set<Socket>()
  let isDead = false
  const server = createServer((near) => {
    const far = connect(target as { path: string })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.on('data', (bytes: Buffer) => {
        if (!isDead) to.write(bytes)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    set isDead(value: boolean) {
      isDead = value
    },
  }
}

afterEach(() => void vi.useRealTimers())

/** Lets minutes go by, as far as timers know, until the work has an outcome. The driver of MySQL has timers that cannot be set forward. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let isOver = false
  const watched = work.finally(() => {
    isOver = true
  })
  for (const end = performance.now() + 40_000; !isOver && performance.now() < end; await pause(50))
    await vi.advanceTimersByTimeAsync(60_000)
  expect(isOver).toBe(true)
  return watched
}

describe.each(kinds)('a $name server that says nothing any more', { timeout: 240_000 }, ({ isThere, migrations, fresh, target }) => {
  it.skipIf(!isThere && !process.env.CI)('is lost after a time, for reads, for a write that waits and for those behind it', async () => {
    const { place, drop } = await fresh()
    const url = new URL(place.connectionString)
    const network = await networkTo(target(url))
    url.host = `127.0.0.1:${network.port}`
    url.searchParams.delete('host')
    url.searchParams.delete('socketPath')
    const through: ServerPlace = { ...place, connectionString: url.href }
    const path = place.database
    const database = await openContentDatabase({ path, server: through, migrations, copyMigrations: contentMigrations, longReadMs: 1_000 })
    onTestFinished(async () => {
      vi.useRealTimers()
      await database.close()
      await drop()
    })
    await database.records.insert('List', listRow({ title: 'before' }))
    const rename = (title: string) => reasonOf(database.records.update('List', list, { title }))

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const inside = reasonOf(
      database.transaction(async (records) => {
        await records.update('List', list, { title: 'half' })
        network.isDead = true
        await records.update('List', list, { title: 'whole' })
      }),
    )
    const behind = rename('never')
    expect(await inTime(inside)).toBe(kernelReasons.database_unavailable.name)
    expect(await inTime(behind)).toBe(kernelReasons.database_unavailable.name)
    expect(await inTime(reasonOf(database.records.find('List', list)))).toBe(kernelReasons.database_unreadable.name)

    network.isDead = false
    vi.useRealTimers()
    await vi.waitUntil(async () => (await rename('after')) === undefined, { timeout: 40_000, interval: 200 })
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'after' })
  })
})
