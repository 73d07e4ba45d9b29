import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { contentTables, type Tables } from '../../support/content-tables.ts'
import { rest, send } from '../../support/doors.ts'
import { scratchFolders } from '../../support/scratch.ts'
import { startServer } from '../../support/server.ts'
import { runProgram, startProcess } from '../../support/server-process.ts'

const scratch = scratchFolders('journal-processes')
const on = { 'EventSourcing:Enabled': 'true' }

const tenon = (...words: string[]) => runProgram([...words, '--DataRootPath', scratch.data()], { cwd: scratch.directory, timeout: 120_000 })

/** The path of a new data folder for a replayed database. */
function replayFolder(name: string): string {
  const folder = join(scratch.directory, name)
  mkdirSync(join(folder, 'Content'), { recursive: true })
  return folder
}

/** Without bytes that were never in use, and without the rows that wait for the audit log: no act knows them. */
const compared = ({ AuditRecord: _, Blob = [], ...tables }: Tables): Tables => ({
  ...tables,
  Blob: Blob.filter(({ sha256 }) => sha256 !== ''),
})

describe('tenon journal', () => {
  it('replays what kill -9 has left, row for row, with everything that was acknowledged', async () => {
    let answered = 0
    for (let round = 0; round < 2; round++) {
      const server = await startProcess(scratch.directory, on)
      let here = 0
      const add = async () => {
        for (;;) {
          const reply = await send(server.url, rest.addItem('Tasks', { Title: `${round}` })).catch(() => undefined)
          if (reply?.status !== 201) return
          here += 1
          // Others are being recorded and applied at this moment.
          if (here === 40) void server.end('SIGKILL')
        }
      }
      await Promise.all([add(), add(), add(), add()])
      await server.end('SIGKILL')
      answered += here
    }
    expect(tenon('journal', 'verify')).toMatchObject({ status: 0 })
    const server = await startProcess(scratch.directory, on)
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt',overwrite=true)"
    expect((await send(server.url, { method: 'POST', path: folder, headers: {}, body: 'bytes' })).status).toBe(200)
    expect((await server.end('SIGTERM')).code).toBe(0)
    const tables = contentTables(scratch.data())
    expect(tables.Item?.length).toBeGreaterThanOrEqual(answered + 1)
    expect(tables.JournalHead?.every(({ sequence, applied }) => sequence === applied)).toBe(true)
    const replayed = replayFolder('replayed')
    const { status, stdout, stderr } = tenon('journal', 'replay', '--into', join(replayed, 'Content/content.db'))
    expect([status, stderr]).toEqual([0, expect.any(String)])
    expect(stdout).toMatch(/\d+ records of 1 site collections replayed into /)
    expect(compared(contentTables(replayed))).toEqual(compared(tables))
    expect(tenon('journal', 'replay', '--into', join(replayed, 'Content/content.db'))).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('holds a site collection already'),
    })
  }, 240_000)

  it('replays stored bytes that are rows', async () => {
    const path = join(scratch.data(), 'Content/content.db')
    mkdirSync(join(scratch.data(), 'Content'), { recursive: true })
    const settings = { StorageProvider: 'Sqlite', SqlitePath: path }
    const server = await startServer({ settings: { ...on, ...settings } })
    const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files/add(url='a.txt',overwrite=true)"
    expect((await send(server.url, { method: 'POST', path: folder, headers: {}, body: 'bytes in rows' })).status).toBe(200)
    await server.stop()
    const replayed = replayFolder('replayed')
    const words = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value])
    expect(tenon('journal', 'replay', '--into', join(replayed, 'Content/content.db'), ...words)).toMatchObject({ status: 0 })
    expect(contentTables(replayed).BlobChunk).toHaveLength(1)
    expect(compared(contentTables(replayed))).toEqual(compared(contentTables(scratch.data())))
  }, 240_000)

  it('names the first record that was changed, and replays nothing', async () => {
    const server = await startProcess(scratch.directory, on)
    expect((await send(server.url, rest.addItem('Tasks', { Title: 'a' }))).status).toBe(201)
    await server.end('SIGTERM')
    const database = new Sqlite(join(scratch.data(), 'Content/content.db'))
    database.prepare(`UPDATE JournalRow SET image = replace(image, '"title":"a"', '"title":"b"') WHERE tableName = 'Item'`).run()
    database.close()
    const checked = tenon('journal', 'verify')
    expect(checked.status).toBe(1)
    expect(checked.stdout).toMatch(/record 2 was changed: the hash of its rows is another one\.\n.*The event journal was changed\./s)
    const replayed = tenon('journal', 'replay', '--into', join(scratch.directory, 'new.db'))
    expect(replayed.status).toBe(1)
    expect(replayed.stdout).not.toContain('replayed into')
  }, 240_000)

  it.each([
    [['journal', 'replay'], 'journal replay needs --into'],
    [['journal', 'replay', '--into', 'new.db', '--database', 'None'], 'journal replay needs --database with one of these names: Content'],
    [['journal', 'verify', '--into', 'new.db'], 'into'],
  ])(
    'refuses %j',
    async (words, says) => {
      const server = await startProcess(scratch.directory)
      await server.end('SIGTERM')
      expect(tenon(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining(says) })
    },
    240_000,
  )
})
