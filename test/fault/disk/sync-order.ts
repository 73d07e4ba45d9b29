import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BlobKey } from '../../../src/core/kernel/ports.ts'
import { fileBlobs } from '../../../src/stores/blobs/file.ts'
import { openSqlite } from '../../../src/stores/sqlite/driver.ts'

/*
 * node test/fault/disk/sync-order.ts: observes with strace, which must be installed,
 * what the model of `cut-disk.ts` assumes from the source of SQLite: in
 * which order a database writes to its file and its log and syncs them,
 * through commits, checkpoints and restarts of the log; that stored files
 * and their folders are synced before they count as stored; and that folders are
 * synced before a file in them counts as removed. Ends with 1 if
 * the order differs. It is not part of the suite, because not every machine has strace.
 */
/** Concurrent writers and checkpoints of both kinds. The program marks each acknowledged write for strace by opening a missing file. */
async function write(file: string): Promise<void> {
  const database = openSqlite({
    name: 'Observed',
    path: file,
    prepare(connection) {
      connection.exec('CREATE TABLE T (n INTEGER PRIMARY KEY, filler BLOB)')
      connection.pragma('wal_autocheckpoint = 40')
    },
  })
  for (let round = 0; round < 20; round++) {
    const add = () => database.session.execute('INSERT INTO T (filler) VALUES (randomblob(9000))', [])
    await Promise.all([add(), add(), add(), add()])
    try {
      readFileSync(`${file}.acknowledged`)
    } catch {
      // Only the call counts, not its result.
    }
    if (round % 7 === 6) await database.emptyLog()
  }
  await database.close()
  await store(file)
}

/** Files in new folders and in one that exists, small and large, two at a time. */
async function store(file: string): Promise<void> {
  const blobs = fileBlobs({ folder: join(dirname(file), 'blobs') })
  async function* bytes(pieces: number) {
    for (let piece = 0; piece < pieces; piece++) yield Buffer.alloc(16_384, piece)
  }
  const keys: BlobKey[] = []
  const put = (first: string, pieces: number) => {
    const key = { siteId: '6c1a4f1e-2d0b-4f57-9a3c-8f4f3d1f0a11', id: first + randomUUID().slice(2) }
    keys.push(key)
    return blobs.put(key, bytes(pieces))
  }
  for (const pieces of [1, 20]) {
    for (const first of ['aa', 'bb', 'aa']) {
      await Promise.all([put(first, pieces), put(first, 1)])
      existsSync(`${file}.stored`)
    }
  }
  const remove = (key: BlobKey) => blobs.delete(key)
  await Promise.all(keys.slice(2).map(remove))
  existsSync(`${file}.removed`)
  for (const key of keys.slice(0, 2)) {
    await remove(key)
    existsSync(`${file}.removed`)
  }
}

function observe(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tenon-order-'))
  try {
    const trace = join(folder, 'trace')
    const calls =
      'trace=openat,close,pwrite64,write,fsync,fdatasync,ftruncate,?access,?faccessat,?mkdir,?mkdirat,?rename,?renameat,?unlink,?unlinkat'
    const database = join(folder, 'observed.db')
    const options = ['-f', '-y', '-s', '0', '-e', calls, '-o', trace]
    const { status, error } = spawnSync('strace', [...options, process.execPath, import.meta.filename, database])
    if (status !== 0) throw new Error(`strace or its program has failed: ${error?.message ?? `status ${status}`}`)
    const lines = readFileSync(trace, 'utf8').split('\n')
    const seen = { ...check(lines, database), ...checkFiles(lines) }
    process.stdout.write(`The order is as expected: ${JSON.stringify(seen)}\n`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Fails with an `Error` if a call comes too early; returns the number of calls of each kind. */
function check(lines: readonly string[], database: string) {
  const seen = { logWrites: 0, headers: 0, logSyncs: 0, fileWrites: 0, fileSyncs: 0, truncations: 0, acknowledged: 0 }
  const log = new Written()
  const file = new Written()
  let isLog = false
  let headerAt = 0
  const expect = (holds: boolean, what: string, line: string) => {
    if (!holds) throw new Error(`${what}: ${line}`)
  }
  for (const line of lines) {
    const [, thread = '', resumed, call] = /^(\d+) +(<\.\.\. )?(\w+)/.exec(line) ?? []
    if (resumed !== undefined) {
      // Other threads ran meanwhile: a call counts when it returns.
      log.returned(thread)
      continue
    }
    const onLog = line.includes(`<${database}-wal>`)
    const onFile = line.includes(`<${database}>`)
    const isSync = call === 'fsync' || call === 'fdatasync'
    if (call === 'openat' && line.includes('observed.db.acknowledged')) {
      seen.acknowledged += 1
      expect(log.isOnDisk(), 'a commit was acknowledged before the log was on the disk', line)
    }
    isLog ||= onLog
    // Before the log exists, the file is created with a rollback journal.
    if (!isLog || !(onLog || onFile)) continue
    if (call === 'pwrite64' && onLog) {
      expect(log.isOnDisk(headerAt), 'a frame was written before the header was on the disk', line)
      const isHeader = / 32, 0\)/.test(line)
      expect(!isHeader || file.isOnDisk(), 'the log was begun anew before the file was on the disk', line)
      log.wrote()
      if (isHeader) headerAt = log.count
      seen[isHeader ? 'headers' : 'logWrites'] += 1
    } else if (call === 'pwrite64') {
      expect(log.isOnDisk(), 'a checkpoint began before the log was on the disk', line)
      file.wrote()
      seen.fileWrites += 1
    } else if (call === 'ftruncate' && onLog) {
      expect(file.isOnDisk(), 'the log was truncated before the file was on the disk', line)
      seen.truncations += 1
    } else if (isSync) {
      const synced = onLog ? log : file
      synced.asked(thread)
      if (!line.includes('<unfinished')) synced.returned(thread)
      seen[onLog ? 'logSyncs' : 'fileSyncs'] += 1
    }
  }
  for (const [what, count] of Object.entries(seen)) if (count === 0) throw new Error(`no ${what} were seen`)
  return seen
}

/** Fails with an `Error` if files were stored or removed before they and their folders were synced; returns how often that was. */
function checkFiles(lines: readonly string[]) {
  /** Files and folders with something new that is not on the disk. */
  const fresh = new Set<string>()
  const asked = new Map<string, string>()
  let stored = 0
  let removed = 0
  for (const line of lines) {
    const [, thread = '', resumed, call = ''] = /^(\d+) +(<\.\.\. )?(\w+)/.exec(line) ?? []
    if (resumed !== undefined) {
      const path = asked.get(thread) ?? ''
      if (call === 'fsync') fresh.delete(path)
      else if (call.startsWith('mkdir') && / = 0$/.test(line)) fresh.add(dirname(path))
    } else if (line.includes('observed.db.stored')) {
      stored += 1
      if (fresh.size > 0) throw new Error(`stored before the disk has ${[...fresh].join(', ')}`)
    } else if (line.includes('observed.db.removed')) {
      removed += 1
      if (fresh.size > 0) throw new Error(`removed before the disk knows of it in ${[...fresh].join(', ')}`)
    } else if (line.includes('/blobs')) {
      const [, path = ''] = /"([^"]*)"[^"]*$/.exec(line) ?? []
      asked.set(thread, path)
      // The folder may exist.
      if (call.startsWith('mkdir') && / = 0$/.test(line)) fresh.add(dirname(path))
      if (call.startsWith('rename')) fresh.add(path).add(dirname(path))
      if (call.startsWith('unlink') && !line.includes('ENOENT')) fresh.add(dirname(path))
    }
    if (resumed === undefined && call === 'fsync') {
      const [, path = ''] = /<([^>]*)>/.exec(line) ?? []
      if (line.includes('<unfinished')) asked.set(thread, path)
      else fresh.delete(path)
    }
  }
  if (stored === 0 || removed === 0) throw new Error('no stored or removed files were seen')
  return { stored, removed }
}

/** The writes to a file that are on the disk: those before a sync that has returned. */
class Written {
  count = 0
  #onDisk = 0
  readonly #asked = new Map<string, number>()

  wrote(): void {
    this.count += 1
  }

  asked(thread: string): void {
    this.#asked.set(thread, this.count)
  }

  returned(thread: string): void {
    this.#onDisk = Math.max(this.#onDisk, this.#asked.get(thread) ?? 0)
    this.#asked.delete(thread)
  }

  isOnDisk(upTo = this.count): boolean {
    return this.#onDisk >= upTo
  }
}

const [path] = process.argv.slice(2)
if (path === undefined) observe()
else await write(path)
