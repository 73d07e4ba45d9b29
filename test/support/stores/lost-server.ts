import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { kernelReasons } from '../../../src/core/kernel/reasons.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { type ServerPlace, serverOf } from '../../../src/stores/servers.ts'
import { contentMigrations, freshFolder, itemRow, listId, listRow, siteId } from '../../store/open.ts'

/** What differs between the database servers that a test may end. */
export interface EndedServer {
  /** The name in messages. */
  readonly title: 'PostgreSQL' | 'MySQL'
  /** The folder of the migrations of content databases. */
  readonly migrations: string
  /** Starts a server of its own; fails if none is installed. */
  start(settings: readonly string[]): Promise<{
    readonly connectionString: string
    kill(): Promise<void>
    restart(): Promise<void>
    stop(): Promise<void>
  }>
  /** A new content database on the server of all tests. */
  fresh(): Promise<{ readonly place: ServerPlace; drop(): Promise<void> }>
  /** Makes sure that a database exists, as a start does. */
  demand(place: ServerPlace, whenMissing: string | undefined): Promise<unknown>
  /** What the message of a known key names behind it. */
  readonly nameOfKey: string
}

export const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: { readonly reason?: string; readonly message: string }) => error.reason ?? error.message,
  )

export const list = { siteId, id: listId }

/** Opens content databases on a server, for tests of one kind of server. */
export function databasesOn({ title, migrations, start, fresh }: EndedServer) {
  const open = (server: ServerPlace, longReadMs?: number) =>
    openContentDatabase({
      path: server.database,
      server: { ...server, connections: 3 },
      migrations,
      copyMigrations: contentMigrations,
      ...(longReadMs !== undefined && { longReadMs }),
    })
  return {
    open,
    /** A content database on a server of its own, which the test may end. */
    async onOwnServer(...settings: string[]) {
      const server = await start(settings)
      onTestFinished(() => server.stop())
      const kind = title === 'MySQL' ? 'mysql' : 'postgresql'
      const place: ServerPlace = { server: kind, connectionString: server.connectionString, database: 'tenon', connections: 3 }
      const database = await open(place)
      onTestFinished(() => database.close())
      return { server, place, database }
    },
    /** A content database on the server of all tests. */
    async onSharedServer(longReadMs?: number) {
      const { place, drop } = await fresh()
      const database = await open(place, longReadMs)
      onTestFinished(async () => {
        await database.close()
        await drop()
      })
      return { database, place }
    },
  }
}

/** The tests of a database on a server that may be lost, alike for every kind of server. */
export function itIsLostAndRecovers(kit: EndedServer): void {
  const { open, onOwnServer, onSharedServer } = databasesOn(kit)

  it('that is lost answers unavailable, has nothing half done, and recovers by itself', async () => {
    const { server, database } = await onOwnServer()
    await database.records.insert('List', listRow({ title: 'before' }))
    const heard: string[] = []
    database.onCommit((whose) => heard.push(whose))
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
    // PostgreSQL tells of commits, and what others have committed meanwhile may have been missed.
    if (kit.title === 'PostgreSQL') await vi.waitUntil(() => heard.includes('others'), { timeout: 60_000 })
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

  it('does not let a writer that stands still hold the others for longer than half a minute', async () => {
    const { database, place } = await onSharedServer()
    const other = await open(place)
    onTestFinished(() => other.close())
    await database.records.insert('List', listRow({ title: 'before' }))
    let goOn: () => void = () => undefined
    const isHalted = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let hasBegun: () => void = () => undefined
    const isHeld = new Promise<void>((resolve) => {
      hasBegun = resolve
    })
    const halted = reasonOf(
      database.transaction(async (records) => {
        await records.update('List', list, { title: 'half' })
        hasBegun()
        await isHalted
        await records.update('List', list, { title: 'whole' })
      }),
    )
    await isHeld
    await other.records.update('List', list, { title: 'of the other' })
    goOn()
    expect(await halted).toBe(kernelReasons.database_unavailable.name)
    expect(await database.records.find('List', list, ['title'])).toEqual({ title: 'of the other' })
    await database.records.update('List', list, { title: 'later' })
    expect(await other.records.find('List', list, ['title'])).toEqual({ title: 'later' })
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
      await expect(part).rejects.toThrow(`with the same key${kit.nameOfKey} exists`)
      await records.insert('Item', itemRow({ itemId: 3 }))
    })
    const items = await database.records.query('Item', { where: { siteId }, columns: ['itemId'] })
    expect(items).toEqual([{ itemId: 3 }])
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
    const { databaseExists, withServerLock } = serverOf(place)
    const other = { ...place, database: 'other' }
    expect(await databaseExists(other)).toBe(false)
    await withServerLock(other, async (release) => {
      expect(await databaseExists(other)).toBe(true)
      const second = withServerLock(other, () => Promise.resolve())
      await expect(second).rejects.toThrow(new RegExp(`^The ${kit.title} database 'other' on .* is in use by another process`))
      await release()
    })
    await server.kill()
    const lost = new RegExp(`^The ${kit.title} database 'tenon' on .* cannot be reached`)
    await expect(kit.demand(place, undefined)).rejects.toThrow(lost)
    await server.restart()
    await kit.demand(place, undefined)
    await expect(kit.demand({ ...place, database: 'missing' }, 'Look.')).rejects.toThrow('is missing. Look.')
  })
}
