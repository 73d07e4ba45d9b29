import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import BetterSqlite from 'better-sqlite3'

/**
 * Makes `older-release.json.gz`: `npx node test/store/upgrade/make-fixture.ts <checkout of an older release, with its packages>`. Starts that
 * release on a new folder, fills it over the wire, and writes all rows of its databases with the names of their migrations.
 */
const checkout = resolve(process.argv[2] ?? assert.fail('name the folder of an older release'))
const folder = mkdtempSync(join(tmpdir(), 'tenon-older-'))
const headers = { Authorization: `Basic ${Buffer.from('admin:any').toString('base64')}`, Accept: 'application/json' }

async function fill(url: string): Promise<void> {
  const send = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const type = typeof body === 'string' ? 'application/octet-stream' : 'application/json'
    const reply = await fetch(url + path, {
      method,
      headers: { ...headers, 'Content-Type': type, ...more },
      ...(body !== undefined && { body: text }),
    })
    assert(reply.ok, `${method} ${path}: ${reply.status} ${await reply.text()}`)
  }
  const tasks = "/_api/web/lists/getbytitle('Tasks')"
  const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
  await send('POST', `${tasks}/items`, { Title: 'plain', DueDate: '2026-02-03T04:05:06Z', PercentComplete: 0.25 })
  await send('POST', `${tasks}/items`, { Title: 'é ü 𝄞 <b>', Body: '<p>long</p>'.repeat(400) })
  await send('POST', `${tasks}/items`, { Title: 'deleted' })
  await send('POST', `${tasks}/items(3)/recycle()`)
  await send('POST', `${tasks}/items(1)`, { Title: 'plain, changed' }, merge)
  await send('POST', `${tasks}/items(2)/attachmentfiles/add(filename='a.txt')`, 'attached')
  await send('POST', `${tasks}/items(2)/breakroleinheritance(copyroleassignments=true)`)
  const files = "/_api/web/getfolderbyserverrelativeurl('/Shared%20Documents')/files"
  await send('POST', `${files}/add(url='1.txt',overwrite=true)`, 'the first version')
  await send('POST', `${files}/add(url='1.txt',overwrite=true)`, 'the second version')
  await send('POST', `${files}/add(url='large.txt',overwrite=true)`, 'large '.repeat(100_000))
  await send('POST', '/_api/web/lists', { Title: 'Another', BaseTemplate: 100 })
  const text = { Title: 'Word', FieldTypeKind: 2 }
  await send('POST', "/_api/web/lists/getbytitle('Another')/fields", text)
  await send('POST', "/_api/web/lists/getbytitle('Another')/items", { Title: 'one', Word: 'indexed' })
}

/** Bytes are texts in base 64. */
function rowsIn(path: string): Record<string, unknown[]> {
  const database = new BetterSqlite(path, { readonly: true })
  const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`).pluck().all() as string[]
  const own = names.filter((name) => !/^(?:sqlite_|Search)/.test(name))
  const plain = (_: string, value: unknown) => {
    const bytes = value as { readonly type?: string; readonly data?: number[] } | null
    return bytes?.type === 'Buffer' && bytes.data ? { bytes: Buffer.from(bytes.data).toString('base64') } : value
  }
  const rows = Object.fromEntries(own.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()]))
  database.close()
  return JSON.parse(JSON.stringify(rows, plain)) as Record<string, unknown[]>
}

const words = ['--StorageProvider', 'Sqlite', '--SqlitePath', join(folder, 'svc.db'), '--HttpPort', '0', '--Security:HttpsEnabled', 'false']
const server = spawn(process.execPath, ['--disable-proto=delete', 'src/main.ts', ...words], {
  cwd: checkout,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  let said = ''
  for await (const part of server.stdout) {
    said += String(part)
    const url = /listens on (http:\S+)/.exec(said)?.[1]
    if (url === undefined) continue
    await fill(url)
    break
  }
  server.kill('SIGTERM')
  await new Promise((done) => server.once('exit', done))
  const audit = readdirSync(join(folder, 'audit'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const fixture = {
    farm: rowsIn(join(folder, 'farm.svc.db')),
    content: rowsIn(join(folder, 'svc.db')),
    audit: audit.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path: path.slice(folder.length + 1), bytes: readFileSync(path).toString('base64') }
    }),
  }
  writeFileSync(join(import.meta.dirname, 'older-release.json.gz'), gzipSync(JSON.stringify(fixture), { level: 9 }))
} finally {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
