import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { BlobKey, ContentDatabase } from '../../../src/core/kernel/ports.ts'
import { type FileBlobs, fileBlobs } from '../../../src/stores/blobs/file.ts'
import { loggedFiles } from '../../../src/stores/blobs/logged-files.ts'
import { openContentDatabase } from '../../../src/stores/database.ts'
import { contentMigrations, freshFolder, siteId } from '../../store/open.ts'

/** Rounds of syncs begin when a test asks for one. */
const hourMs = 3_600_000

const newKey = (): BlobKey => ({ siteId, id: randomUUID() })

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function textOf({ blobs }: ContentDatabase, key: BlobKey, length: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  const content = await blobs.read(key, { start: 0, end: length })
  if (!content) return undefined
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const openAt = (folder: string, isAlone: boolean) =>
  openContentDatabase({
    path: join(folder, 'content.db'),
    migrations: contentMigrations,
    blobs: { folder: join(folder, 'blobs') },
    isAlone,
  })

const pathIn = (folder: string, { id }: BlobKey) => join(folder, 'blobs', siteId, id.slice(0, 2), id)

const idsIn = async ({ records }: ContentDatabase) =>
  (await records.query('BlobChunk', { where: {}, columns: ['blobId'] })).map(({ blobId }) => blobId)

const keep = ({ records }: ContentDatabase, { id }: BlobKey, stored: { readonly sizeBytes: number; readonly sha256: string }) =>
  records.insert('Blob', { siteId, id, ...stored, useCount: 1, createdAt: 0, releasedAt: null })

/** A database in memory and its files, of which `calls` counts the syncs and may let them fail. */
async function withCalls() {
  const database = await openContentDatabase({ path: ':memory:', migrations: contentMigrations, blobs: 'memory' })
  onTestFinished(() => database.close())
  const folder = freshFolder()
  const files = fileBlobs({ folder: join(folder, 'blobs') })
  const calls = { synced: [] as string[][], fails: false, failsToSync: false }
  const counting: FileBlobs = {
    ...files,
    async sync(keys) {
      calls.synced.push(keys.map(({ id }) => id))
      if (calls.fails || calls.failsToSync) throw new Error('the disk has failed')
      await files.sync(keys)
    },
    restore: (...given) => (calls.fails ? Promise.reject(new Error('the disk has failed')) : files.restore(...given)),
  }
  const logged = loggedFiles(counting, database, hourMs)
  onTestFinished(() => logged.close(database.records))
  return { database, folder, calls, logged, put: (key: BlobKey, text: string) => logged.blobs.put(key, bytesOf(text)) }
}

describe('small files of a database that no other process has open', () => {
  it('are read at once, and have a row until they are synced', async () => {
    const { database, folder, calls, logged, put } = await withCalls()
    const keys = [newKey(), newKey()] as const
    for (const key of keys) await put(key, 'content')
    expect(await idsIn(database)).toHaveLength(2)
    expect(readFileSync(pathIn(folder, keys[0]), 'utf8')).toBe('content')
    expect(calls.synced).toEqual([])
    await logged.blobs.settle(keys[1])
    expect(calls.synced.map((ids) => ids.sort())).toEqual([keys.map(({ id }) => id).sort()])
    expect(await idsIn(database)).toEqual([])
    await logged.blobs.settle(keys[1])
    expect(calls.synced).toHaveLength(1)
  })

  it('of two sites may have one id', async () => {
    const { database, folder, calls, logged } = await withCalls()
    const key = newKey()
    const copy = { siteId: key.siteId.replace(/^./, (first) => (first === '0' ? '1' : '0')), id: key.id }
    for (const one of [key, copy]) await logged.blobs.put(one, bytesOf('content'))
    await logged.blobs.settle(key)
    expect(calls.synced.flat()).toEqual([key.id, key.id])
    expect(await idsIn(database)).toEqual([])
    expect(readFileSync(join(folder, 'blobs', copy.siteId, copy.id.slice(0, 2), copy.id), 'utf8')).toBe('content')
  })

  it('are synced when their store closes', async () => {
    const { database, folder, calls, logged, put } = await withCalls()
    const key = newKey()
    await put(key, 'content')
    await logged.close(database.records)
    expect(calls.synced).toEqual([[key.id]])
    expect(await idsIn(database)).toEqual([])
    expect(readFileSync(pathIn(folder, key), 'utf8')).toBe('content')
    await put(newKey(), 'later')
    expect(await idsIn(database)).toEqual([])
  })

  it('are synced soon, and when the database closes', async () => {
    const folder = freshFolder()
    const database = await openAt(folder, true)
    const keys = [newKey(), newKey()] as const
    await database.blobs.put(keys[0], bytesOf('content'))
    await expect.poll(() => idsIn(database), { timeout: 60_000 }).toEqual([])
    await database.blobs.put(keys[1], bytesOf('content'))
    await database.close()
    const again = await openAt(folder, false)
    onTestFinished(() => again.close())
    expect(await idsIn(again)).toEqual([])
    for (const key of keys) expect(await textOf(again, key, 7)).toBe('content')
  })

  it('have no row if they have more than 64 KiB, or if another process may have the database open', async () => {
    const { database, put } = await withCalls()
    await put(newKey(), 'x'.repeat(65_537))
    expect(await idsIn(database)).toEqual([])
    await put(newKey(), 'x'.repeat(65_536))
    expect(await idsIn(database)).toHaveLength(1)
    const beside = await openAt(freshFolder(), false)
    onTestFinished(() => beside.close())
    await beside.blobs.put(newKey(), bytesOf('x'))
    expect(await idsIn(beside)).toEqual([])
  })

  it('sync themselves while 256 others wait', async () => {
    const { database, put } = await withCalls()
    for (let count = 0; count < 260; count += 1) await put(newKey(), `${count}`)
    expect(await idsIn(database)).toHaveLength(256)
  })

  it('leave neither a file nor a row when they are deleted before they are synced', async () => {
    const { database, folder, logged, put } = await withCalls()
    const [key, other] = [newKey(), newKey()]
    await put(key, 'content')
    await put(other, 'content')
    await logged.blobs.delete(key)
    expect(await idsIn(database)).toEqual([other.id])
    await logged.blobs.settle(other)
    const left = readdirSync(join(folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(left.map(({ name }) => name)).toEqual([other.id])
  })

  it('keep their rows after a failed sync, and later uploads sync themselves until a round has succeeded', async () => {
    const { database, folder, calls, logged, put } = await withCalls()
    const key = newKey()
    await put(key, 'content')
    calls.fails = true
    await expect(logged.blobs.settle(key)).rejects.toThrow('the disk has failed')
    await put(newKey(), 'later')
    expect(await idsIn(database)).toEqual([key.id])
    calls.fails = false
    // The system has lost what it could not write.
    truncateSync(pathIn(folder, key), 3)
    rmSync(pathIn(folder, key))
    await logged.blobs.settle(key)
    expect(readFileSync(pathIn(folder, key), 'utf8')).toBe('content')
    await put(newKey(), 'later')
    expect(await idsIn(database)).toHaveLength(1)
  })
})

it('small files whose sync has failed are written again, although what is read is right', async () => {
  const { database, folder, calls, logged, put } = await withCalls()
  const keys = [newKey(), newKey()] as const
  for (const key of keys) await put(key, 'content')
  const inodes = () => keys.map((key) => statSync(pathIn(folder, key)).ino)
  const before = inodes()
  // A link keeps the number of the former file taken.
  for (const [n, key] of keys.entries()) linkSync(pathIn(folder, key), join(folder, `link${n}`))
  calls.failsToSync = true
  await logged.blobs.settle(keys[0])
  for (const [n, inode] of inodes().entries()) expect(inode).not.toBe(before[n])
  for (const key of keys) expect(readFileSync(pathIn(folder, key), 'utf8')).toBe('content')
  expect(await idsIn(database)).toEqual([])
})

describe('a database whose small files were cut', () => {
  it('has all of them when it opens, from their rows', async () => {
    const folder = freshFolder()
    const before = await openAt(folder, false)
    const keys = { missing: newKey(), short: newKey(), zeros: newKey(), long: newKey(), whole: newKey(), unused: newKey(), other: newKey() }
    for (const [name, key] of Object.entries(keys)) {
      const stored = await before.blobs.put(key, bytesOf('content'))
      const unused = { sizeBytes: 0, sha256: '' }
      await keep(before, key, name === 'unused' ? unused : name === 'other' ? { ...stored, sizeBytes: 8 } : stored)
      await before.records.insert('BlobChunk', { siteId, blobId: key.id, ordinal: 0, bytes: Buffer.from('content') })
    }
    await before.close()
    const whole = statSync(pathIn(folder, keys.whole)).ino
    rmSync(pathIn(folder, keys.missing))
    truncateSync(pathIn(folder, keys.short), 2)
    writeFileSync(pathIn(folder, keys.zeros), Buffer.alloc(7))
    writeFileSync(pathIn(folder, keys.long), 'content and more')
    truncateSync(pathIn(folder, keys.unused), 2)
    const after = await openAt(folder, true)
    onTestFinished(() => after.close())
    for (const name of ['missing', 'short', 'zeros', 'long', 'whole'] as const) {
      expect(await textOf(after, keys[name], 7), name).toBe('content')
      expect(statSync(pathIn(folder, keys[name])).size, name).toBe(7)
    }
    expect(statSync(pathIn(folder, keys.whole)).ino, 'a link to it leads to the same bytes').toBe(whole)
    expect(statSync(pathIn(folder, keys.unused)).size, 'the sweeper removes it').toBe(2)
    expect(await idsIn(after), 'a row of another size is not of an upload').toEqual([keys.other.id])
  })

  it('opens on a full disk too, and completes them when there is room', async () => {
    const { database, folder, calls, logged, put } = await withCalls()
    const key = newKey()
    await keep(database, key, await put(key, 'content'))
    truncateSync(pathIn(folder, key), 3)
    calls.fails = true
    await logged.recover()
    expect(readFileSync(pathIn(folder, key), 'utf8')).toBe('con')
    expect(await idsIn(database)).toEqual([key.id])
    calls.fails = false
    await logged.recover()
    expect(readFileSync(pathIn(folder, key), 'utf8')).toBe('content')
    expect(await idsIn(database)).toEqual([])
  })
})
