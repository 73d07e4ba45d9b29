import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { contentTables } from '../support/content-tables.ts'
import { rest, send } from '../support/doors.ts'
import { scratchFolders } from '../support/scratch.ts'
import { startServer } from '../support/server.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

const scratch = scratchFolders('verify')

const data = () => join(scratch.directory, 'data')
const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt']

/** The data of a server that ran once, with four attachments. */
async function fill(settings: Record<string, string> = {}): Promise<void> {
  const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: data(), ...settings } })
  await send(server.url, rest.addItem('Tasks', { Title: 'one' }))
  for (const name of names) await send(server.url, rest.attach('Tasks', 1, name, `the bytes of ${name}`))
  await server.stop()
}

function verify(...argv: string[]) {
  const words = ['--disable-proto=delete', main, 'verify', '--DataRootPath', data(), ...argv]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: scratch.directory,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  return { status, said: stdout + stderr }
}

function pathOf(name: string): string {
  const row = contentTables(data()).Attachment?.find(({ fileName }) => fileName === name)
  const entries = readdirSync(join(data(), 'Content/blobs'), { recursive: true, withFileTypes: true })
  const entry = entries.find((one) => one.name === row?.blobId)
  return join(entry?.parentPath ?? '', String(row?.blobId))
}

describe('tenon verify', () => {
  it('says that all is well, and ends with 0', async () => {
    await fill()
    expect(verify()).toEqual({ status: 0, said: '4 stored contents read, 72 bytes, 0 of them missing or changed.\n' })
  })

  it('names every file whose bytes are missing, cut short or changed, and ends with 1', async () => {
    await fill()
    unlinkSync(pathOf('a.txt'))
    truncateSync(pathOf('b.txt'), 3)
    const changed = readFileSync(pathOf('c.txt'))
    changed[0] = (changed[0] ?? 0) ^ 1
    writeFileSync(pathOf('c.txt'), changed)
    const { status, said } = verify()
    expect(status).toBe(1)
    expect(
      said
        .trim()
        .replace(/ \[blob [\w-]{36}, site [\w-]{36}\]$/gm, ' [ids]')
        .split('\n')
        .sort(),
    ).toEqual([
      '4 stored contents read, 72 bytes, 3 of them missing or changed.',
      "changed: 'c.txt', attached to item 1 of list 'Tasks' [ids]",
      "missing: 'a.txt', attached to item 1 of list 'Tasks' [ids]",
      "missing: 'b.txt', attached to item 1 of list 'Tasks' [ids]",
    ])
  })

  it('names a file of a library by its path when its bytes were deleted behind our back, and the server says so too', async () => {
    const server = await startServer({ settings: { StorageProvider: 'FileSystem', DataRootPath: data() } })
    const add = "/_api/web/lists/getbytitle('Documents')/rootfolder/files/add(url='plan.txt',overwrite=false)"
    const headers = { Accept: 'application/json' }
    expect((await send(server.url, { method: 'POST', path: add, headers, body: 'what comes next' })).status).toBe(200)
    // Until its file is synced, the server makes it again from its row.
    await expect.poll(() => contentTables(data()).BlobChunk, { timeout: 60_000 }).toEqual([])
    const row = contentTables(data()).Document?.find(({ leafName }) => leafName === 'plan.txt')
    const entries = readdirSync(join(data(), 'Content/blobs'), { recursive: true, withFileTypes: true })
    const entry = entries.find(({ name }) => name === row?.blobId)
    unlinkSync(join(entry?.parentPath ?? '', String(row?.blobId)))
    const value = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/plan.txt')/$value"
    const reply = await send(server.url, { method: 'GET', path: value, headers })
    expect([reply.status, reply.text]).toEqual([500, expect.stringContaining("bytes of 'plan.txt' are missing")])
    await server.stop()
    const { status, said } = verify()
    expect([status, said]).toEqual([1, expect.stringMatching(/^missing: '\/Shared Documents\/plan\.txt' \(/m)])
  })

  it('reads the bytes in a database as well, a lost piece among them', async () => {
    const SqlitePath = join(scratch.directory, 'all.db')
    const provider = ['--StorageProvider', 'Sqlite', '--SqlitePath', SqlitePath]
    await fill({ StorageProvider: 'Sqlite', SqlitePath })
    expect(verify(...provider)).toMatchObject({ status: 0 })
    const database = new Sqlite(SqlitePath)
    database.prepare('DELETE FROM "BlobChunk" WHERE "blobId" = (SELECT "blobId" FROM "Attachment" WHERE "fileName" = ?)').run('b.txt')
    database.close()
    expect(verify(...provider)).toMatchObject({ status: 1, said: expect.stringContaining("missing: 'b.txt'") })
  })

  it('refuses settings that it does not know, like the server', () => {
    expect(verify('--Nope', '1')).toMatchObject({ status: 2, said: expect.stringContaining('Nope') })
  })
})
