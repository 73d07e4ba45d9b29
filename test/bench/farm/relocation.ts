import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BlobRow, ChangeRow, ItemRow } from '../../../generated/prisma/content.ts'
import type { Running } from '../../../src/commands/serve.ts'
import type { ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { basic, startServer } from '../../support/server.ts'

/**
 * node test/bench/farm/relocation.ts: fills a site collection with items and files, moves it to another content database, and backs
 * it up, beside `cp` of the same folder. Asserts nothing.
 */

const usage = `node test/bench/farm/relocation.ts [options]
  --items N         items (default 20000)
  --files N         files of 8 kB (default 1000)
  --large N         files of 8 MB (default 16)
  --folder PATH     where the data goes (default: the folder for temporary files)`

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '20000' },
    files: { type: 'string', default: '1000' },
    large: { type: 'string', default: '16' },
    folder: { type: 'string', default: tmpdir() },
    help: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function fill(server: Running, content: ContentDatabase): Promise<string> {
  const tasks = "/_api/web/lists/getbytitle('Tasks')"
  const headers = { Authorization: basic('admin'), 'Content-Type': 'application/json', Accept: 'application/json' }
  await fetch(`${server.url}${tasks}/items`, { method: 'POST', headers, body: JSON.stringify({ Title: 'first' }) })
  const { records, blobs } = content
  const [item] = await records.query('Item', { where: {}, limit: 1 })
  const [change] = await records.query('Change', { where: {}, limit: 1 })
  if (!item || !change) throw new Error('The server has no item.')
  const { siteId } = item
  const count = Number(values.items)
  for (let at = 0; at < count; at += 500) {
    const numbers = Array.from({ length: Math.min(500, count - at) }, (_, n) => at + n + 100)
    const named = (n: number): Partial<ItemRow> => ({
      itemId: n,
      uniqueId: randomUUID(),
      leafName: `${n}_.000`,
      leafKey: `${n}_.000`,
      sortOrder: n,
    })
    const items = numbers.map((n): ItemRow => ({ ...item, ...named(n), title: `Task ${n} ${randomUUID()}` }))
    const changes = numbers.map((n): ChangeRow => ({ ...change, sequence: 100_000 + n }))
    await content.transaction(async (all) => {
      await all.insertAll('Item', items)
      await all.insertAll('Change', changes)
    })
  }
  const sizes = [
    ...Array.from({ length: Number(values.files) }, () => 8_192),
    ...Array.from({ length: Number(values.large) }, () => 8 * 1024 * 1024),
  ]
  const rows: BlobRow[] = []
  const putNext = async (): Promise<void> => {
    for (let size = sizes.pop(); size !== undefined; size = sizes.pop()) {
      const id = randomUUID()
      const stored = await blobs.put({ siteId, id }, once(randomBytes(size)))
      rows.push({ siteId, id, sizeBytes: stored.sizeBytes, sha256: stored.sha256, useCount: 1, releasedAt: null, createdAt: Date.now() })
    }
  }
  await Promise.all(Array.from({ length: 16 }, putNext))
  for (let at = 0; at < rows.length; at += 500) await records.insertAll('Blob', rows.slice(at, at + 500))
  return siteId
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function rowsOf({ records, keys }: ContentDatabase, siteId: string): Promise<number> {
  let count = 0
  for (const table of keys.keys()) count += (await records.query(table, { where: { siteId } })).length
  return count
}

/** The duration of an operation in seconds. */
async function timed(server: Running, path: string, body: unknown): Promise<number> {
  const headers = { Authorization: basic('admin'), 'Content-Type': 'application/json' }
  const began = performance.now()
  const started = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { operationId } = (await started.json()) as { operationId: string }
  await server.farm.operations.idle()
  const seconds = (performance.now() - began) / 1000
  const ended = (await (await fetch(`${server.url}/_admin/operations/${operationId}`, { headers })).json()) as {
    status: string
    error?: string
  }
  if (ended.status !== 'Succeeded') throw new Error(`${path}: ${ended.status} ${ended.error}`)
  return seconds
}

async function main(): Promise<void> {
  if (values.help) return say(usage)
  const folder = mkdtempSync(join(values.folder, 'tenon-relocation-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  const data = join(folder, 'data')
  const server = await startServer({
    settings: { StorageProvider: 'FileSystem', DataRootPath: data, 'Farm:BackupRoot': join(folder, 'backups') },
  })
  const headers = { Authorization: basic('admin'), 'Content-Type': 'application/json' }
  const databases = '/_admin/webapps/Default/contentdatabases'
  const made = await fetch(`${server.url}${databases}`, { method: 'POST', headers, body: JSON.stringify({ name: 'Target' }) })
  const { id: target } = (await made.json()) as { id: string }
  const content = await server.farm.content('Content')
  const siteId = await fill(server, content)
  const rows = await rowsOf(content, siteId)
  const [site] = await server.farm.database.records.query('SiteCollection', { where: { id: siteId } })
  const bytes = Number(values.files) * 8_192 + Number(values.large) * 8 * 1024 * 1024
  say(`${rows} rows, ${Number(values.files) + Number(values.large)} files, ${(bytes / 1e6).toFixed(0)} MB of files`)
  const size = Number(execFileSync('du', ['-sb', join(data, 'Content')], { encoding: 'utf8' }).split('\t')[0]) / 1e6
  const began = performance.now()
  execFileSync('cp', ['-r', join(data, 'Content'), join(folder, 'copy')])
  execFileSync('sync', ['-f', folder])
  const copied = (performance.now() - began) / 1000
  say(`cp      ${copied.toFixed(2)} s, ${(size / copied).toFixed(0)} MB/s, with sync`)
  const backup = await timed(server, `${databases}/${site?.contentDatabaseId}/backup`, { path: 'one.zip' })
  say(`backup  ${backup.toFixed(2)} s, ${(size / backup).toFixed(0)} MB/s, ${((100 * copied) / backup).toFixed(0)} % of cp`)
  const cpu = process.cpuUsage()
  const move = await timed(server, `/_admin/sites/${siteId}/move`, { targetContentDatabaseId: target })
  const { user, system } = process.cpuUsage(cpu)
  say(`move    ${move.toFixed(2)} s, ${(rows / move).toFixed(0)} rows/s, processor ${((user + system) / 1e6).toFixed(1)} s`)
  await server.stop()
}

await main()
