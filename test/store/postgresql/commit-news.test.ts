import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgreSql } from '../../../src/stores/postgresql/driver.ts'
import { connectClient } from '../../../src/stores/postgresql/server.ts'
import { freshDatabase, postgresqlUrl } from '../../support/postgresql/databases.ts'

const soon = { timeout: 60_000, interval: 20 }

/** A database with a text, as two servers have it open, and another program that is connected to it. */
async function openTwice() {
  const { place, drop } = await freshDatabase('farm')
  const prepare = () => Promise.resolve()
  const open = () => openPostgreSql({ name: 'farm', place, connections: 2, prepare })
  const [one, two] = [await open(), await open()]
  const program = await connectClient(place, 60_000)
  onTestFinished(async () => {
    await program.end()
    await one.close()
    await two.close()
    await drop()
  })
  await program.query(`CREATE TABLE "Kept" ("text" TEXT NOT NULL); INSERT INTO "Kept" VALUES ('before')`)
  const rename = (text: string) => one.session.execute('UPDATE "Kept" SET "text" = $1', [text])
  const kept = { version: Number.NaN, text: '' }
  /** The text as the second server shows it: what it has kept counts until the number of its database changes. */
  const text = async () => {
    const version = two.version()
    if (kept.version !== version)
      Object.assign(kept, { version, text: (await two.session.query('SELECT "text" FROM "Kept"', []))[0]?.text })
    return kept.text
  }
  return { two, program, rename, text }
}

/** The connections of this database that listen. */
const listeners = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN %'`

describe.skipIf(postgresqlUrl === undefined && !process.env.CI)('what one server keeps of a database that another one changes', () => {
  it('is dropped when PostgreSQL tells of the commit, without a look of its own', { timeout: 120_000 }, async () => {
    const { two, program, rename, text } = await openTwice()
    const stop = two.onCommit(() => undefined)
    onTestFinished(stop)
    await expect.poll(async () => (await program.query(`SELECT count(*)::int AS count ${listeners}`)).rows[0].count, soon).toBe(1)
    expect(await text()).toBe('before')
    const version = two.version()
    await rename('after')
    // Nothing but the news changes this number: nobody asks the database.
    await expect.poll(() => two.version(), soon).toBeGreaterThan(version)
    expect(await text()).toBe('after')
  })

  it('is kept without a listener until the version is looked at, and not beyond', { timeout: 120_000 }, async () => {
    const { two, rename, text } = await openTwice()
    await two.catchUp?.()
    expect(await text()).toBe('before')
    const version = two.version()
    await rename('after')
    expect([await text(), two.version()]).toEqual(['before', version])
    await two.catchUp?.()
    expect(two.version()).toBeGreaterThan(version)
    expect(await text()).toBe('after')
  })

  it('is dropped after a look when the listener has lost its connection, and by news again when it is back', {
    timeout: 120_000,
  }, async () => {
    const { two, program, rename, text } = await openTwice()
    onTestFinished(two.onCommit(() => undefined))
    const listening = async () => Number((await program.query(`SELECT count(*)::int AS count ${listeners}`)).rows[0].count)
    await expect.poll(listening, soon).toBe(1)
    await two.catchUp?.()
    expect(await text()).toBe('before')
    await program.query(`SELECT pg_terminate_backend(pid) ${listeners}`)
    await rename('meanwhile')
    await two.catchUp?.()
    expect(await text()).toBe('meanwhile')
    await expect.poll(listening, soon).toBe(1)
    const version = two.version()
    await rename('after')
    await expect.poll(() => two.version(), soon).toBeGreaterThan(version)
    expect(await text()).toBe('after')
  })
})
