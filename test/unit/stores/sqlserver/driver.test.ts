import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { UniqueViolation } from '../../../../src/core/kernel/ports.ts'
import { LockedDatabase } from '../../../../src/stores/remote/locked-database.ts'
import { SqlServerClient } from '../../../../src/stores/sqlserver/connections/client.ts'
import { lockingServer, viewText } from '../../../../src/stores/sqlserver/driver.ts'
import { sqlserverConfig } from '../../../../src/stores/sqlserver/server.ts'
import {
  beginText,
  endReadText,
  endWriteText,
  lockedNumber,
  rollbackText,
  sqlserverCommitCount,
} from '../../../../src/stores/sqlserver/writer-lock.ts'
import { coded, type FakeServer, fakeServer, numbered, type Reply, type Sent } from '../../../support/sqlserver/fake-driver.ts'

const place = { connectionString: 'sqlserver://ann:p%40ss@db.example:14330/farm?encrypt=false', database: 'farm' }

const connectTo =
  (fake: FakeServer) =>
  (limitMs: number, onLost?: () => void): Promise<SqlServerClient> =>
    SqlServerClient.connect(fake.driver, sqlserverConfig(place, limitMs), 'SET XACT_ABORT OFF', onLost)

/** No server of SQL Server can be had: a connection that replies what a test says stands for one. */
function databaseWith(reply: (sent: Sent) => Reply | Promise<Reply>, connections = 2) {
  const fake = fakeServer(reply)
  return { fake, database: new LockedDatabase('Content', lockingServer(connectTo(fake), { connections, readMs: 1_000 })) }
}

const textsOf = ({ sent }: FakeServer): string[] => sent.map(({ text }) => text)

/** A server that counts commits. */
function counting(others: (sent: Sent, commits: number) => Reply | undefined = () => undefined) {
  let commits = 7
  return (sent: Sent): Reply => {
    const other = others(sent, commits)
    if (other) return other
    if (sent.text === endWriteText) commits += 1
    return [beginText, lockedNumber, sqlserverCommitCount].includes(sent.text) ? { rows: [{ commits: BigInt(commits) }] } : { count: 1 }
  }
}

describe('a connection to SQL Server', () => {
  it('is made as the URL says, with the password in no text', () => {
    expect(sqlserverConfig(place, 5_000)).toMatchObject({
      server: 'db.example',
      authentication: { options: { userName: 'ann', password: 'p@ss' } },
      options: { database: 'farm', port: 14330, encrypt: false, trustServerCertificate: false, requestTimeout: 5_000 },
    })
    const named = sqlserverConfig({ connectionString: 'sqlserver://h/d?instance=sql2&trustServerCertificate=true', database: 'd' }, 0)
    expect(named.options).toMatchObject({ instanceName: 'sql2', encrypt: true, trustServerCertificate: true })
    expect(named.options).not.toHaveProperty('port')
  })

  it('sends values with their types, few forms of them, and reads what comes back', async () => {
    const first = Object.assign(new Date('0001-01-01T00:00:00Z'), { nanosecondsDelta: 0 })
    const behind = Object.assign(new Date('0001-01-01T00:00:00Z'), { nanosecondsDelta: 1e-7 })
    const rows = [{ big: 12n, when: new Date(5), marker: first, oldest: behind, isSo: true, nothing: null }]
    const fake = fakeServer(() => ({ rows }))
    const client = await connectTo(fake)(0)
    const values = ['a', 'b'.repeat(5_000), 3, 1.5, Number.NaN, true, null, new Uint8Array([1, 2])]
    expect(await client.run('SELECT 1', values)).toEqual({
      rows: [{ big: 12, when: 5, marker: Date.UTC(-1, 11, 31), oldest: Date.parse('0001-01-01T00:00:00Z'), isSo: true, nothing: null }],
      count: 1,
    })
    expect(fake.sent[0]?.parameters.map(({ name, type, length }) => [name, type, length])).toEqual([
      ['1', 'NVarChar', 4_000],
      ['2', 'NVarChar', 65_536],
      ['3', 'BigInt', undefined],
      ['4', 'Float', undefined],
      ['5', 'NVarChar', 4_000],
      ['6', 'Bit', undefined],
      ['7', 'NVarChar', 4_000],
      ['8', 'VarBinary', 8_000],
    ])
  })

  it('writes the values into the text where there are more than a request takes', async () => {
    const fake = fakeServer(() => ({}))
    const client = await connectTo(fake)(0)
    const values = Array.from({ length: 2_500 }, (_, at) => (at === 0 ? "o'brien @2 \\\n" : at))
    await client.run('SELECT @1, @2, @2500', values)
    expect(fake.sent).toEqual([
      {
        isBatch: true,
        parameters: [],
        text: "SELECT (convert(nvarchar(max), N'') + N'o''brien @2 \\' + N'\n'), convert(bigint, 1), convert(bigint, 2499)",
      },
    ])
  })

  it('runs one request after the other', async () => {
    const fake = fakeServer(async () => {
      await new Promise(setImmediate)
      return {}
    })
    const client = await connectTo(fake)(0)
    await Promise.all([client.run('one', []), client.batch('two'), client.run('three', [])])
    expect(textsOf(fake)).toEqual(['one', 'two', 'three'])
    expect(fake.mostAtOnce).toBe(1)
  })
})

describe('reads on SQL Server', () => {
  it('open as many connections as they may, and wait for one', async () => {
    const { fake, database } = databaseWith(async () => {
      await new Promise(setImmediate)
      return { rows: [{ x: 1 }] }
    })
    const found = await Promise.all(Array.from({ length: 9 }, () => database.session.query('SELECT 1', [])))
    expect(found).toHaveLength(9)
    expect([fake.open, fake.configs.length, fake.mostAtOnce]).toEqual([2, 2, 1])
    await database.close()
    expect(fake.open).toBe(0)
  })

  it('go on after a connection that nobody used has ended, once', async () => {
    let isDown = false
    const { fake, database } = databaseWith((sent) => {
      if (sent.text === 'first') return {}
      if (isDown || fake.configs.length === 1) return { error: coded('ECLOSE'), ends: true }
      return { rows: [{ x: 1 }] }
    })
    await database.session.query('first', [])
    expect(await database.session.query('second', [])).toEqual([{ x: 1 }])
    expect(fake.configs).toHaveLength(2)
    isDown = true
    await expect(database.session.query('third', [])).rejects.toMatchObject({ reason: 'database_unreadable' })
    expect(fake.open).toBe(0)
  })

  it('open no more connections than they may after one of them has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let isDown = false
    const { fake, database } = databaseWith(async () => {
      if (isDown && fake.configs.length === 2) return { error: coded('ECLOSE'), ends: true }
      await new Promise(setImmediate)
      return { rows: [{ x: 1 }] }
    })
    const readAtOnce = (count: number) => Promise.all(Array.from({ length: count }, () => database.session.query('SELECT 1', [])))
    await readAtOnce(2)
    isDown = true
    await readAtOnce(1)
    // Connections that nobody uses are closed meanwhile.
    vi.advanceTimersByTime(60_000)
    expect(fake.open).toBe(0)
    const before = fake.configs.length
    await readAtOnce(9)
    expect([fake.open, fake.configs.length - before]).toEqual([2, 2])
  })

  it('a view that cannot begin leaves no connection', async () => {
    const { fake, database } = databaseWith(({ text }) => (text === viewText ? { error: numbered(3952) } : {}))
    await expect(database.view()).rejects.toMatchObject({ number: 3952 })
    expect([fake.configs.length, fake.open]).toEqual([1, 0])
    await database.close()
    await expect(database.view()).rejects.toMatchObject({ reason: 'database_closed' })
  })

  it.each([
    [coded('ETIMEOUT'), { reason: 'query_too_expensive' }],
    [numbered(233), { reason: 'database_unreadable' }],
    [numbered(1205), { message: 'Message 1205.' }],
  ])('%s', async (error, seen) => {
    const { database } = databaseWith(() => ({ error }))
    await expect(database.session.query('x', [])).rejects.toMatchObject(seen)
  })

  it('a refused connection gives its place back', async () => {
    let isRefused = true
    const fake = fakeServer(
      () => ({}),
      () => (isRefused ? numbered(4060) : undefined),
    )
    const database = new LockedDatabase('Content', lockingServer(connectTo(fake), { connections: 1, readMs: 1_000 }))
    await expect(database.session.query('x', [])).rejects.toMatchObject({ number: 4060 })
    isRefused = false
    expect(await database.session.query('x', [])).toEqual([])
  })
})

describe('writes on SQL Server', () => {
  it('hold the lock of writers, and count', async () => {
    const { fake, database } = databaseWith(counting())
    const heard: string[] = []
    const stop = database.onCommit((whose) => void heard.push(whose))
    expect(await database.transaction((inside) => inside.execute('INSERT', ['a']))).toBe(1)
    await database.transaction((inside) => inside.query('SELECT', []))
    stop()
    expect(textsOf(fake).filter((text) => text !== sqlserverCommitCount)).toEqual([
      beginText,
      'INSERT',
      endWriteText,
      beginText,
      'SELECT',
      endReadText,
    ])
    expect(heard.filter((whose) => whose === 'ours')).toEqual(['ours'])
  })

  it('run again after a deadlock, and give up in the end', async () => {
    let deadlocks = 2
    const { fake, database } = databaseWith(
      counting(({ text }) => (text === 'INSERT' && deadlocks-- > 0 ? { error: numbered(1205) } : undefined)),
    )
    await database.transaction((inside) => inside.execute('INSERT', []))
    expect(textsOf(fake).filter((text) => text === rollbackText)).toHaveLength(2)
    deadlocks = 1_000
    await expect(database.transaction((inside) => inside.execute('INSERT', []))).rejects.toMatchObject({ reason: 'database_busy' })
  })

  it('wait for the lock of others no longer than they may', async () => {
    const { database } = databaseWith(counting(({ text }) => (text === beginText ? { error: numbered(1222) } : undefined)))
    await expect(database.transaction((inside) => inside.execute('INSERT', []))).rejects.toMatchObject({ reason: 'database_busy' })
  })

  it.each([
    [2627, UniqueViolation],
    [2601, UniqueViolation],
  ])('a key that exists is a violation: %i', async (number, kind) => {
    const { fake, database } = databaseWith(counting(({ text }) => (text === 'INSERT' ? { error: numbered(number) } : undefined)))
    await expect(database.transaction((inside) => inside.execute('INSERT', []))).rejects.toBeInstanceOf(kind)
    expect(textsOf(fake).filter((text) => text === beginText)).toHaveLength(1)
  })

  it.each([
    [1105, 'storage_full'],
    [9002, 'storage_full'],
    [3906, 'read_only_database'],
    [40613, 'database_unavailable'],
  ])('message %i is %s', async (number, reason) => {
    const { database } = databaseWith(counting(({ text }) => (text === 'INSERT' ? { error: numbered(number) } : undefined)))
    await expect(database.transaction((inside) => inside.execute('INSERT', []))).rejects.toMatchObject({ reason })
  })

  it('a part that fails is undone alone', async () => {
    const { fake, database } = databaseWith(counting(({ text }) => (text === 'two' ? { error: numbered(2627) } : undefined)))
    await database.transaction(async (inside, attempt) => {
      await inside.execute('one', [])
      await expect(attempt(() => inside.execute('two', []))).rejects.toBeInstanceOf(UniqueViolation)
      await inside.execute('three', [])
    })
    expect(textsOf(fake)).toEqual([
      ...[beginText, 'one', 'SAVE TRANSACTION part', 'two', 'ROLLBACK TRANSACTION part', 'three', endWriteText],
    ])
  })

  it('store nothing if their commit cannot be counted', async () => {
    const { fake, database } = databaseWith(counting(({ text }) => (text === endWriteText ? { error: numbered(9002) } : undefined)))
    await expect(database.transaction((inside) => inside.execute('INSERT', []))).rejects.toMatchObject({ reason: 'storage_full' })
    // A script goes on after a statement that fails: the commit asks for the number itself.
    expect(endWriteText).toMatch(/^UPDATE [^;]+; IF @@ERROR = 0 COMMIT TRANSACTION$/)
    expect(textsOf(fake)).toEqual([beginText, 'INSERT', endWriteText, rollbackText])
  })

  it('keep their connection when an older one tells late that it was lost', async () => {
    const told: (() => void)[] = []
    const fake = fakeServer(counting())
    const connect = (limitMs: number, onLost: () => void = () => undefined) => {
      told.push(onLost)
      return connectTo(fake)(limitMs)
    }
    const database = new LockedDatabase('Content', lockingServer(connect, { connections: 1, readMs: 1_000 }))
    const write = () => database.transaction((inside) => inside.execute('INSERT', []))
    await write()
    told[0]?.()
    await write()
    told[0]?.()
    await write()
    expect(fake.configs).toHaveLength(2)
  })

  it.each([
    ['was stored', 1, undefined],
    ['was not stored', 0, 'database_unavailable'],
    ['is not known, because others have written', 2, 'database_unconfirmed'],
  ])('a commit whose connection is lost: it %s', async (_, more, reason) => {
    const { database } = databaseWith(
      counting(({ text }, commits) => {
        if (text === endWriteText) return { error: coded('ESOCKET'), ends: true }
        return text === lockedNumber ? { rows: [{ commits: BigInt(commits + more) }] } : undefined
      }),
    )
    const written = database.transaction((inside) => inside.execute('INSERT', []))
    if (reason === undefined) expect(await written).toBe(1)
    else await expect(written).rejects.toMatchObject({ reason })
  })

  it('catchUp tells of commits of others, and of those alone', async () => {
    let others = 0
    const { database } = databaseWith(
      counting(({ text }) => (text === sqlserverCommitCount ? { rows: [{ commits: BigInt(7 + others) }] } : undefined)),
    )
    const before = database.version()
    await database.catchUp()
    await database.catchUp()
    expect(database.version()).toBe(before + 1)
    others = 3
    await database.catchUp()
    expect(database.version()).toBe(before + 2)
  })
})
