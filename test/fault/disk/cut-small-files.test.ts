import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addFile } from '../../../src/core/acts/files/files.ts'
import { sweep } from '../../../src/core/content/blobs/sweeper.ts'
import type { BlobKey } from '../../../src/core/kernel/ports.ts'
import { type FileBlobs, fileBlobs } from '../../../src/stores/blobs/file.ts'
import { loggedFiles } from '../../../src/stores/blobs/logged-files.ts'
import { contentDatabaseOn, contentSchema, openContentDatabase } from '../../../src/stores/database.ts'
import { connect } from '../../../src/stores/sqlite/connection.ts'
import { databaseOn } from '../../../src/stores/sqlite/driver.ts'
import type { LogFile } from '../../../src/stores/sqlite/log-file.ts'
import { openFarm } from '../../support/farm.ts'
import { type Random, randomFrom } from '../../support/random/random.ts'
import { CutDisk } from './cut-disk.ts'
import { through } from './cut-writer.ts'

const migrations = new URL('../../../prisma/sqlite/content/migrations', import.meta.url).pathname
const library = { from: { list: { title: 'Documents' } } } as const
/** Rounds of syncs begin when the test asks for one. */
const hourMs = 3_600_000
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-cut-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** A folder of files of which a power cut keeps what was synced before it. */
function cutFiles(path: string, chance: Random, isCut: () => boolean) {
  const files = fileBlobs({ folder: path })
  const safe = new Set<string>()
  const keys: BlobKey[] = []
  const note = (...ids: readonly string[]) => {
    if (!isCut()) for (const id of ids) safe.add(id)
  }
  const noted: FileBlobs = {
    ...files,
    async put(key, content, log) {
      keys.push(key)
      const stored = await files.put(key, content, log)
      if (!log) note(key.id)
      return stored
    },
    async sync(given) {
      for (let turns = Math.floor(chance() * 6); turns > 0; turns -= 1) await turn()
      if (chance() < 0.1) throw new Error('the disk has refused a sync')
      await files.sync(given)
      note(...given.map(({ id }) => id))
    },
    async restore(key, bytes, always) {
      await files.restore(key, bytes, always)
      note(key.id)
    },
    delete: (key) => (isCut() ? Promise.resolve(true) : files.delete(key)),
  }
  /** Copies the folder as the disk may have it. */
  const image = (to: string) => {
    mkdirSync(path, { recursive: true })
    cpSync(path, to, { recursive: true })
    for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || safe.has(entry.name) || chance() < 0.2) continue
      const file = join(entry.parentPath, entry.name)
      const { length } = readFileSync(file)
      if (chance() < 0.3) rmSync(file)
      else if (chance() < 0.5) truncateSync(file, Math.floor(chance() * length))
      else writeFileSync(file, Buffer.alloc(length))
    }
  }
  return { noted, keys, image }
}

/** Uploads, rounds of syncs and of the sweeper until the power is cut; then a start on what the disk has. Returns the number of uploads. */
async function round(chance: Random): Promise<number> {
  const path = join(folder, 'live', 'cut.db')
  const upTo = (most: number) => Math.floor(chance() * most)
  let disk: CutDisk | undefined
  const isCut = () => disk?.isCut === true
  const { writer, reader, log } = connect({ path, prepare: contentSchema(migrations) })
  const onDisk: LogFile = { sync: () => disk?.port.sync() ?? Promise.resolve(), close: () => log?.close() }
  const content = contentDatabaseOn(databaseOn('Cut', { writer: through(writer, () => disk), reader, log: onDisk }), 'memory')
  const { noted, keys, image } = cutFiles(join(folder, 'live', 'blobs'), chance, isCut)
  const logged = loggedFiles(noted, content, hourMs)
  const database = { ...content, blobs: logged.blobs }
  const ctx = (
    await openFarm((other) => {
      void other.close()
      return database
    })
  ).as('ann')
  const expected = new Map<string, string[]>()
  const acknowledged = new Set<string>()
  let uploads = 0
  const upload = async (name: string, text: string) => {
    if (!isCut()) expected.set(name, [...(expected.get(name) ?? []), sha256(text)])
    await addFile(ctx, library, { name, whenThere: 'replace' }, bytesOf(text))
    if (isCut()) return
    expected.set(name, [sha256(text)])
    acknowledged.add(name)
    uploads += 1
  }
  for (let n = 0; n < 9; n += 1) await upload('before.txt', `before ${n}`)
  await ctx.site.work.preparing.idle()
  await Promise.all(keys.map((key) => logged.blobs.settle(key).catch(() => undefined)))
  expect(writer.emptyLog()).toBe(true)
  disk = new CutDisk(path, chance, 1 + upTo(600))
  const step = async (name: string, n: number) => {
    const kind = chance()
    if (kind < 0.05) await sweep(ctx.site)
    else if (kind < 0.2) await logged.blobs.settle(keys.at(-1 - upTo(4)) ?? { siteId: ctx.site.id, id: '' }).catch(() => undefined)
    else await upload(name, `${name} ${n} ${'x'.repeat(upTo(9_000))}`)
  }
  const work = async (name: string) => {
    for (let n = 0; n < 100 && !isCut(); n += 1) await step(name, n)
  }
  await Promise.all(Array.from({ length: 1 + upTo(4) }, (_, at) => work(`${at}.txt`)))
  disk.restore(join(folder, 'image', 'cut.db'))
  image(join(folder, 'image', 'blobs'))
  // Its disk is gone.
  await logged.close(database.records).catch(() => undefined)
  await database.close()
  await expectContent(expected, acknowledged)
  return uploads
}

async function expectContent(expected: ReadonlyMap<string, readonly string[]>, acknowledged: ReadonlySet<string>): Promise<void> {
  const blobs = { folder: join(folder, 'image', 'blobs') }
  const database = await openContentDatabase({ path: join(folder, 'image', 'cut.db'), migrations, blobs, isAlone: true })
  try {
    const files = (await database.records.query('Document', { where: {} })).filter(({ blobId }) => blobId !== null)
    for (const { siteId, blobId, leafName, sizeBytes } of files) {
      const content = await database.blobs.read({ siteId, id: String(blobId) }, { start: 0, end: Number(sizeBytes) })
      expect(content, `${leafName} has bytes`).toBeDefined()
      const chunks: Uint8Array[] = []
      for await (const chunk of content ?? []) chunks.push(chunk)
      expect(expected.get(leafName), leafName).toContain(sha256(Buffer.concat(chunks)))
    }
    expect(files.map(({ leafName }) => leafName)).toEqual(expect.arrayContaining([...acknowledged]))
    expect(await database.records.query('BlobChunk', { where: {} })).toHaveLength(0)
  } finally {
    await database.close()
  }
}

describe('after a power cut that files and rows lose', () => {
  it('in 20 rounds every file has the content that was acknowledged last, or one that was not acknowledged after it', {
    timeout: 120_000,
  }, async () => {
    let uploads = 0
    const first = Number(process.env.POWER_SEED ?? Math.floor(Math.random() * 1_000_000))
    for (let seed = first; seed < first + 20; seed += 1) {
      try {
        uploads += await round(randomFrom(seed))
      } catch (error) {
        throw new Error(`the round of seed ${seed} has failed`, { cause: error })
      }
      for (const part of ['live', 'image']) rmSync(join(folder, part), { recursive: true })
    }
    expect(uploads).toBeGreaterThan(20 * 12)
  })
})
