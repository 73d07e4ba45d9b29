import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { DomainError } from '../../src/core/kernel/errors.ts'
import type { BlobKey, BlobStore, FileOfBytes } from '../../src/core/kernel/ports.ts'
import { kernelReasons } from '../../src/core/kernel/reasons.ts'
import { objectBlobs } from '../../src/stores/blobs/objects/objects.ts'
import { openContentDatabase } from '../../src/stores/database.ts'
import { hasAzureServer, startAzureServer } from '../support/objects/azure-server.ts'
import { bytesOfExample } from '../support/objects/example-provider.ts'
import { hasObjectServer, type ObjectServer, startObjectServer } from '../support/objects/object-server.ts'
import { contentMigrations, freshFolder, siteId, watchedContent } from './open.ts'

/** A store, and access to the data behind it. */
interface Opened {
  readonly blobs: BlobStore
  /** The number of stored objects, complete or not. */
  readonly held: () => Promise<number>
  /** Leaves room for one more write: the next one fails as on a full disk. */
  readonly fill?: () => void
}

class Full extends Error {
  readonly code: string
  constructor(code: string) {
    super('full')
    this.code = code
  }
}

/** One server of each kind for all tests; each has a prefix of its own. */
const objectServers = { S3: lazily(startObjectServer), AzureBlob: lazily(startAzureServer) }
afterAll(async () => {
  for (const server of Object.values(objectServers)) await server.stop()
})

function lazily(start: () => Promise<ObjectServer>) {
  let started: Promise<ObjectServer> | undefined
  return {
    get: () => (started ??= start()),
    stop: async () => (await started)?.stop(),
  }
}

async function objectsOn(kind: keyof typeof objectServers): Promise<Opened> {
  const { place, names, unfinished } = await objectServers[kind].get()
  const prefix = `${randomUUID()}/`
  const blobs = await objectBlobs({ ...place, prefix })
  onTestFinished(() => blobs.close())
  const own = async () => (await names()).filter((name) => name.startsWith(prefix)).length
  return { blobs, held: async () => (await own()) + (await unfinished()) }
}

const stores: Readonly<Record<string, () => Promise<Opened>>> = {
  ...((hasObjectServer || process.env.CI) && { 'objects of S3': () => objectsOn('S3') }),
  ...((hasAzureServer || process.env.CI) && { 'objects of Azure': () => objectsOn('AzureBlob') }),
  async 'files of a package'() {
    const folder = join(freshFolder(), 'house')
    const bytes = await bytesOfExample(folder)
    const blobs = await objectBlobs({ store: 'Package', bytes, prefix: 'Content/' })
    onTestFinished(() => blobs.close())
    return { blobs, held: async () => (await bytes.names('', 1_000)).length }
  },
  async files() {
    const folder = join(freshFolder(), 'blobs')
    let room = Number.POSITIVE_INFINITY
    const beforeWrite = () => {
      room -= 1
      if (room < 0) throw new Full('ENOSPC')
    }
    const database = await openContentDatabase({ path: ':memory:', migrations: contentMigrations, blobs: { folder, beforeWrite } })
    onTestFinished(() => database.close())
    const held = () =>
      Promise.resolve(
        existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0,
      )
    return {
      blobs: database.blobs,
      held,
      fill: () => {
        room = 1
      },
    }
  },
  async memory() {
    const database = await openContentDatabase({ path: ':memory:', migrations: contentMigrations, blobs: 'memory' })
    onTestFinished(() => database.close())
    return { blobs: database.blobs, held: () => Promise.resolve(0) }
  },
  async database() {
    let room = Number.POSITIVE_INFINITY
    const beforeCall = ({ sql }: { sql: string }) => {
      if (!/^insert into "BlobChunk"/i.test(sql)) return
      room -= 1
      if (room < 0) throw new DomainError(kernelReasons.storage_full)
    }
    const path = join(freshFolder(), 'content.db')
    const database = watchedContent(path, beforeCall)
    onTestFinished(() => database.close())
    return {
      blobs: database.blobs,
      held: async () => (await database.records.query('BlobChunk', { where: {} })).length,
      fill: () => {
        room = 1
      },
    }
  },
}

const newKey = (): BlobKey => ({ siteId, id: randomUUID() })

/** The same bytes in pieces of sizes that no store uses. */
async function* pieces(bytes: Uint8Array, size = 65_521): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    await wait(0)
    yield bytes.subarray(at, at + size)
  }
}

async function* failing(bytes: Uint8Array, error: Error): AsyncGenerator<Uint8Array> {
  yield* pieces(bytes)
  throw error
}

async function readAll(content: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const chunk = 256 * 1024
const sizes = [0, 1, 2, 65_535, 65_536, chunk - 1, chunk, chunk + 1, 2 * chunk - 1, 2 * chunk, 2 * chunk + 1, 5 * chunk + 7]

describe.each(Object.entries(stores))('bytes kept as %s', (_, openStore) => {
  it.each(sizes)('%d of them are read as they were written, and their digest is returned', async (size) => {
    const { blobs } = await openStore()
    const bytes = randomBytes(size)
    const key = newKey()
    expect(await blobs.put(key, pieces(bytes))).toEqual({ sizeBytes: size, sha256: sha256(bytes) })
    expect(sha256(await readAll(await blobs.read(key, { start: 0, end: size })))).toBe(sha256(bytes))
  })

  it('any range of them is read, and nothing beyond them', async () => {
    const { blobs } = await openStore()
    const size = 3 * chunk + 11
    const bytes = randomBytes(size)
    const key = newKey()
    await blobs.put(key, pieces(bytes, 100_003))
    const borders = [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 3 * chunk - 1, 3 * chunk, size - 1, size]
    for (const start of borders) {
      for (const end of borders.filter((one) => one >= start)) {
        expect((await readAll(await blobs.read(key, { start, end }))).equals(bytes.subarray(start, end)), `${start}-${end}`).toBe(true)
      }
    }
    expect(await blobs.read(key, { start: 0, end: size + chunk })).toBeUndefined()
    expect(await blobs.read(newKey(), { start: 0, end: 1 })).toBeUndefined()
  })

  it('nothing stays of what fails on its way, and the failure is passed on', async () => {
    const { blobs, held } = await openStore()
    const key = newKey()
    const broken = new Error('the client went away')
    for (const size of [0, 10, 3 * chunk, 40 * chunk]) await expect(blobs.put(key, failing(randomBytes(size), broken))).rejects.toBe(broken)
    expect(await held()).toBe(0)
    expect(await blobs.read(key, { start: 0, end: 1 })).toBeUndefined()
    // The key can be used again.
    await blobs.put(key, pieces(Buffer.from('whole')))
    expect((await readAll(await blobs.read(key, { start: 0, end: 5 }))).toString()).toBe('whole')
  })

  it('nothing stays when the disk is full, and the error is storage_full', async () => {
    const { blobs, held, fill } = await openStore()
    // A store in memory cannot report a full disk.
    if (!fill) return
    const kept = newKey()
    await blobs.put(kept, pieces(Buffer.from('before')))
    const before = await held()
    fill()
    await expect(blobs.put(newKey(), pieces(randomBytes(3 * chunk)))).rejects.toMatchObject({ reason: 'storage_full' })
    expect(await held()).toBe(before)
    expect((await readAll(await blobs.read(kept, { start: 0, end: 6 }))).toString()).toBe('before')
  })

  it('they are deleted, and what does not exist counts as deleted', async () => {
    const { blobs, held } = await openStore()
    const key = newKey()
    await blobs.put(key, pieces(randomBytes(70 * chunk), chunk))
    expect(await blobs.delete(key)).toBe(true)
    expect(await blobs.read(key, { start: 0, end: 1 })).toBeUndefined()
    expect(await held()).toBe(0)
    expect(await blobs.delete(key)).toBe(true)
  })

  it('a reader that is under way gets all of them, although they are deleted meanwhile', async () => {
    const { blobs } = await openStore()
    const bytes = randomBytes(5 * chunk)
    const key = newKey()
    await blobs.put(key, pieces(bytes))
    const content = await blobs.read(key, { start: 0, end: bytes.length })
    const read: Uint8Array[] = []
    let deleted = false
    for await (const piece of content ?? []) {
      read.push(piece)
      deleted ||= await blobs.delete(key)
    }
    expect(sha256(Buffer.concat(read))).toBe(sha256(bytes))
    expect(deleted || (await blobs.delete(key))).toBe(true)
    expect(await blobs.read(key, { start: 0, end: 1 })).toBeUndefined()
  })

  it('they stay what they are when others are made of them', async () => {
    const { blobs } = await openStore()
    const part = newKey()
    await blobs.put(part, pieces(Buffer.alloc(20_000, 1)))
    async function* fiveOf(): AsyncGenerator<Uint8Array> {
      for (let times = 0; times < 5; times += 1) yield* (await blobs.read(part, { start: 0, end: 20_000 })) ?? []
    }
    // A reader has pieces of them, and may keep these, even if the store is in memory.
    await readAll(await blobs.read(part, { start: 0, end: 20_000 }))
    const meanwhile: Uint8Array[] = []
    for await (const piece of (await blobs.read(part, { start: 0, end: 20_000 })) ?? []) meanwhile.push(piece)
    for (let round = 0; round < 3; round += 1) {
      const whole = newKey()
      await blobs.put(whole, fiveOf())
      expect(await readAll(await blobs.read(whole, { start: 0, end: 100_000 }))).toEqual(Buffer.alloc(100_000, 1))
    }
    expect(Buffer.concat(meanwhile)).toEqual(Buffer.alloc(20_000, 1))
  })

  it('a reader that stops early leaves nothing open', async () => {
    const { blobs, held } = await openStore()
    const key = newKey()
    await blobs.put(key, pieces(randomBytes(5 * chunk)))
    for await (const _ of (await blobs.read(key, { start: 0, end: 5 * chunk })) ?? []) break
    expect(await blobs.delete(key)).toBe(true)
    expect(await held()).toBe(0)
  })

  it('many are written and read at once', async () => {
    const { blobs } = await openStore()
    const all = Array.from({ length: 12 }, (_, index) => ({ key: newKey(), bytes: randomBytes(index * 50_000) }))
    await Promise.all(all.map(({ key, bytes }) => blobs.put(key, pieces(bytes))))
    const read = await Promise.all(
      all.map(async ({ key, bytes }) => sha256(await readAll(await blobs.read(key, { start: 0, end: bytes.length })))),
    )
    expect(read).toEqual(all.map(({ bytes }) => sha256(bytes)))
  })

  it.each(['../../etc/passwd', '', '.', '22222222-bbbb-4bbb-8bbb-22222222222/', '22222222-BBBB-4BBB-8BBB-222222222222'])(
    'a key that is no GUID, such as %j, is refused',
    async (id) => {
      const { blobs, held } = await openStore()
      for (const key of [
        { siteId, id },
        { siteId: id, id: randomUUID() },
      ]) {
        await expect((async () => blobs.put(key, pieces(Buffer.from('x'))))()).rejects.toThrow(/match/)
        await expect((async () => blobs.read(key, { start: 0, end: 1 }))()).rejects.toThrow(/match/)
        await expect((async () => blobs.delete(key))()).rejects.toThrow(/match/)
      }
      expect(await held()).toBe(0)
    },
  )
})

describe('bytes kept as files', () => {
  it('lie in a folder by site and by the first digits of their id, for the owner alone', async () => {
    const folder = join(freshFolder(), 'blobs')
    const database = await openContentDatabase({ path: ':memory:', migrations: contentMigrations, blobs: { folder } })
    onTestFinished(() => database.close())
    const key = newKey()
    await database.blobs.put(key, pieces(Buffer.from('here')))
    const path = join(folder, siteId, key.id.slice(0, 2), key.id)
    expect(statSync(path).size).toBe(4)
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0)
    truncateSync(path, 3)
    expect(await database.blobs.read(key, { start: 0, end: 4 })).toBeUndefined()
  })
})

describe('files of another store', () => {
  const storeIn = async (folder: string, beforeWrite?: () => void) => {
    const options = { path: ':memory:', migrations: contentMigrations, blobs: { folder, ...(beforeWrite && { beforeWrite }) } }
    const database = await openContentDatabase(options)
    onTestFinished(() => database.close())
    return database.blobs
  }

  it('get names in this one without a copy, and stay when the other store deletes them', async () => {
    const root = freshFolder()
    const [one, other] = [await storeIn(join(root, 'one')), await storeIn(join(root, 'other'))]
    const keys = [newKey(), newKey()]
    const contents = keys.map((_, at) => randomBytes(at === 0 ? 100_000 : 1_000))
    const files: FileOfBytes[] = []
    for (const [at, key] of keys.entries())
      files.push({ ...(await one.put(key, pieces(contents[at] ?? Buffer.alloc(0)))), key, path: one.fileOf?.(key) ?? '' })
    expect(await other.adopt?.(files)).toEqual(new Set())
    // Names that a crash left are replaced.
    expect(await other.adopt?.(files)).toEqual(new Set())
    expect(statSync(other.fileOf?.(keys[0] as BlobKey) ?? '').ino).toBe(statSync(files[0]?.path ?? '').ino)
    for (const key of keys) await one.delete(key)
    for (const [at, key] of keys.entries()) {
      const bytes = await other.read(key, { start: 0, end: at === 0 ? 100_000 : 1_000 })
      expect(Buffer.concat(await Array.fromAsync(bytes ?? [])).equals(contents[at] ?? Buffer.alloc(0))).toBe(true)
    }
  })

  it('that are missing or changed are named, and the others are adopted', async () => {
    const root = freshFolder()
    const [one, other] = [await storeIn(join(root, 'one')), await storeIn(join(root, 'other'))]
    const [there, missing, changed] = [newKey(), newKey(), newKey()]
    const stored = await one.put(there, pieces(Buffer.from('there')))
    await one.put(changed, pieces(Buffer.from('THERE')))
    const files = [there, missing, changed].map((key) => ({ ...stored, key, path: one.fileOf?.(key) ?? '' }))
    expect(await other.adopt?.(files)).toEqual(new Set([missing, changed]))
    expect(existsSync(other.fileOf?.(changed) ?? '')).toBe(false)
    expect(existsSync(other.fileOf?.(there) ?? '')).toBe(true)
  })

  it('fail with storage_full on a full disk', async () => {
    const root = freshFolder()
    const one = await storeIn(join(root, 'one'))
    const other = await storeIn(join(root, 'other'), () => {
      throw new Full('ENOSPC')
    })
    const key = newKey()
    const stored = await one.put(key, pieces(Buffer.from('there')))
    await expect(other.adopt?.([{ ...stored, key, path: one.fileOf?.(key) ?? '' }])).rejects.toMatchObject({ reason: 'storage_full' })
    expect(existsSync(other.fileOf?.(key) ?? '')).toBe(false)
  })
})
