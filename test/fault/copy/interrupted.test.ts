import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { copied, expectFarm, makeFarm, onFiles, onSqlite, rowsIn, tenonCopy } from './farms.ts'

const scratch = scratchFolders('copy-interrupted')
const at = (...names: string[]) => join(scratch.directory, ...names)

const main = fileURLToPath(new URL('../../../src/main.ts', import.meta.url))

/** The number of stored contents in a database that another process fills; 0 as long as it cannot be read. */
function contentsIn(path: string): number {
  try {
    const database = new Sqlite(path, { readonly: true, fileMustExist: true })
    try {
      return Number(database.prepare('SELECT count(*) FROM "BlobChunk"').pluck().get())
    } finally {
      database.close()
    }
  } catch {
    return 0
  }
}

/** A database file as `kill -9` leaves it in the middle of the first write: pages of it, and the journal that undoes them. */
function halfWritten(path: string): void {
  const database = new Sqlite(at('torn.db'))
  database.pragma('cache_size = 5')
  database.exec('CREATE TABLE "Kept" ("text" TEXT); BEGIN IMMEDIATE')
  const insert = database.prepare('INSERT INTO "Kept" VALUES (?)')
  for (let n = 0; n < 100; n++) insert.run('x'.repeat(4_096))
  for (const end of ['', '-journal']) copyFileSync(at(`torn.db${end}`), path + end)
  database.exec('ROLLBACK; DROP TABLE "Kept"')
  database.close()
}

/** Fails at the step with this number. */
function failingAt(number: number): () => void {
  let steps = 0
  return () => {
    steps += 1
    if (steps === number) throw new Error('cut')
  }
}

describe('tenon copy', () => {
  it('copies rows, bytes and audit logs between files and SQLite and back, which a server then uses', async () => {
    const from = onFiles(at('a'))
    await makeFarm(from)
    const first = tenonCopy(scratch.directory, '--from', 'FileSystem:a', '--to', 'Sqlite:b/svc.db')
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(first.stdout).toMatch(
      /^Copying 1 content databases\.\nContent: \d+ rows and \d+ stored contents copied\.\nComparing both farms\.\nBoth farms are equal: \d+ rows, \d+ stored contents of \d+ bytes, [1-9]\d* files of audit logs\. Checksum [0-9a-f]{64}\.\n$/,
    )
    const second = await copied(onSqlite(at('b')), onFiles(at('c')))
    expect(first.stdout).toContain(second.sha256)
    expect(rowsIn(at('c'))).toEqual(rowsIn(at('a')))
    expect(readdirSync(at('c', 'audit')).sort()).toEqual(readdirSync(at('a', 'audit')).sort())
    await expectFarm(onSqlite(at('b')))
    await expectFarm(onFiles(at('c')))
  }, 240_000)

  it('goes on after an interruption at any step; until it is complete, nothing else opens the target', async () => {
    const [from, to] = [onFiles(at('a')), onSqlite(at('b'))]
    await makeFarm(from)
    let interruptions = 0
    // The steps of the first tables, of the bytes, of the last tables and of the comparison.
    for (const step of [1, 2, 5, 9, 14, 20, 27, 35, 44]) {
      const end = await copied(from, to, failingAt(step)).then(
        () => 'complete',
        (error: unknown) => String(error),
      )
      if (end === 'complete') break
      expect(end).toBe('Error: cut')
      interruptions += 1
      await expect(startServer({ settings: to })).rejects.toThrow(/holds a copy that is not complete, begun at \d{4}-/)
    }
    expect(interruptions).toBeGreaterThan(3)
    const other = onFiles(at('other'))
    await makeFarm(other)
    await expect(copied(other, to)).rejects.toThrow('has an incomplete copy of another farm.')
    const { lines } = await copied(from, to)
    expect(lines[0]).toBe('The copy goes on where it has ended.')
    await expectFarm(to)
  }, 240_000)

  it('goes on after kill -9, also while it makes the target', async () => {
    const [from, to] = [onFiles(at('a')), onSqlite(at('b'))]
    await makeFarm(from)
    const isThere = (path: string) => () => existsSync(at('b', path))
    for (const reached of [isThere('farm.svc.db'), isThere('svc.db'), () => contentsIn(at('b', 'svc.db')) > 0]) {
      const words = ['--disable-proto=delete', main, 'copy', '--from', 'FileSystem:a', '--to', 'Sqlite:b/svc.db']
      const child = spawn(process.execPath, words, { cwd: scratch.directory, stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-4_000)
      })
      const ended = once(child, 'close')
      await vi.waitUntil(() => reached() || child.exitCode !== null, { timeout: 60_000, interval: 1 })
      child.kill('SIGKILL')
      const [code] = (await ended) as [number | null]
      // It was faster than the test.
      if (code === 0) return expectFarm(to)
      expect([code, said]).toEqual([null, ''])
    }
    await copied(from, to)
    await expectFarm(to)
  }, 240_000)

  it('undoes what a killed copy has half written into the target before it looks at it', async () => {
    const [from, to] = [onFiles(at('a')), onSqlite(at('b'))]
    await makeFarm(from)
    mkdirSync(at('b'))
    halfWritten(at('b', 'farm.svc.db'))
    expect(() => new Sqlite(at('b', 'farm.svc.db'), { readonly: true }).prepare('SELECT 1 FROM "Kept"')).toThrow(/readonly/)
    await expect(copied(from, to)).rejects.toThrow(/farm\.svc\.db/)
    expect(existsSync(at('b', 'farm.svc.db-journal'))).toBe(false)
  }, 240_000)

  it('finds that the source has changed since the copy began', async () => {
    const [from, to] = [onFiles(at('a')), onSqlite(at('b'))]
    await makeFarm(from)
    await expect(copied(from, to, failingAt(25))).rejects.toThrow('cut')
    const database = new Sqlite(at('a', 'Content/content.db'))
    database.exec(`UPDATE "Site" SET "changeSequence" = "changeSequence" + 1`)
    database.close()
    await expect(copied(from, to)).rejects.toThrow(/differs from its source in the table Site of Content: values of its 1 rows\./)
    await expect(startServer({ settings: to })).rejects.toThrow('holds a copy that is not complete')
  }, 240_000)
})
