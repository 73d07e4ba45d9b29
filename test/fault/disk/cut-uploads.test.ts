import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addFile } from '../../../src/core/acts/files/files.ts'
import { sweep } from '../../../src/core/content/blobs/sweeper.ts'
import { DatabaseWork } from '../../../src/core/kernel/database-work.ts'
import type { BlobStore } from '../../../src/core/kernel/ports.ts'
import { memoryBlobs } from '../../../src/stores/blobs/memory.ts'
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
/** After so many uploads a site prepares rows. */
const warmUp = 9

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-cut-uploads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What has reached the store of bytes before the power is cut, by the id of the bytes. */
interface Reached {
  /** Some of these bytes may be on the disk. */
  readonly begun: Set<string>
  /** All of these are. */
  readonly stored: Set<string>
  /** Some of these may be gone. */
  readonly deleted: Set<string>
}

function noting(blobs: BlobStore, { begun, stored, deleted }: Reached, chance: Random, isCut: () => boolean): BlobStore {
  const sometime = async () => {
    for (let turns = Math.floor(chance() * 6); turns > 0; turns -= 1) await turn()
  }
  const note = (ids: Set<string>, id: string) => {
    if (!isCut()) ids.add(id)
  }
  return {
    ...blobs,
    async put(key, content) {
      note(begun, key.id)
      const done = await blobs.put(key, content)
      await sometime()
      note(stored, key.id)
      return done
    },
    async delete(key) {
      note(deleted, key.id)
      await sometime()
      return blobs.delete(key)
    },
  }
}

interface Round extends Reached {
  /** For each name the digests that may be there: what was acknowledged last, and what was not acknowledged after it. */
  readonly expected: ReadonlyMap<string, readonly string[]>
  /** The names that are there. */
  readonly acknowledged: ReadonlySet<string>
  readonly uploads: number
  readonly image: string
}

/** Uploads and rounds of the sweeper, until the power is cut. */
async function cut(path: string, chance: Random): Promise<Round> {
  const upTo = (most: number) => Math.floor(chance() * most)
  let disk: CutDisk | undefined
  const isCut = () => disk?.isCut === true
  const { writer, reader, log } = connect({ path, prepare: contentSchema(migrations) })
  const onDisk: LogFile = { sync: () => disk?.port.sync() ?? Promise.resolve(), close: () => log?.close() }
  const rows = databaseOn('Cut', { writer: through(writer, () => disk), reader, log: onDisk })
  const reached: Reached = { begun: new Set(), stored: new Set(), deleted: new Set() }
  const content = contentDatabaseOn(rows, 'memory')
  const database = { ...content, blobs: noting(content.blobs, reached, chance, isCut) }
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
    const digests = expected.get(name) ?? []
    if (!isCut()) expected.set(name, [...digests, sha256(text)])
    await addFile(ctx, library, { name, whenThere: 'replace' }, bytesOf(text))
    if (isCut()) return
    expected.set(name, [sha256(text)])
    acknowledged.add(name)
    uploads += 1
  }
  for (let n = 0; n < warmUp; n += 1) await upload('before.txt', `before ${n}`)
  await ctx.site.work.preparing.idle()
  expect(ctx.site.work.prepared.get(ctx.site.id)?.ready.size).toBeGreaterThan(0)
  expect(writer.emptyLog()).toBe(true)
  disk = new CutDisk(path, chance, 1 + upTo(600))
  const work = async (name: string) => {
    for (let n = 0; n < 100 && !isCut(); n += 1) await (chance() < 0.05 ? sweep(ctx.site) : upload(name, `${name} ${n}`))
  }
  await Promise.all(Array.from({ length: 1 + upTo(4) }, (_, at) => work(`${at}.txt`)))
  const image = join(folder, 'image', 'cut.db')
  disk.restore(image)
  await database.close()
  return { ...reached, expected, acknowledged, uploads, image }
}

/** A server that starts on the image of the disk. */
async function expectAgreement({ begun, stored, deleted, expected, acknowledged, image }: Round, chance: Random): Promise<void> {
  const blobs = memoryBlobs()
  const database = await openContentDatabase({ path: image, migrations, blobs: 'memory' })
  try {
    const rows = new Map((await database.records.query('Blob', { where: {} })).map((row) => [row.id, row]))
    const unknown = [...begun].filter((id) => !deleted.has(id) && !rows.has(id))
    expect(unknown, 'bytes without a row').toEqual([])
    const files = (await database.records.query('Document', { where: {} })).filter(({ blobId }) => blobId !== null)
    for (const { blobId, leafName, sha256: digest } of files) {
      const id = String(blobId)
      expect([stored.has(id), deleted.has(id), rows.get(id)?.useCount], leafName).toEqual([true, false, 1])
      expect(expected.get(leafName), leafName).toContain(digest)
    }
    const names = files.map(({ leafName }) => leafName)
    expect(names).toEqual(expect.arrayContaining([...acknowledged]))
    // Bytes that were not synced are there or not. Bytes whose row is gone are gone too: the model takes a file system
    // that keeps the order of removed names and later syncs.
    const siteId = [...rows.values()][0]?.siteId ?? ''
    const left = [...begun].filter((id) => (stored.has(id) && !deleted.has(id)) || chance() < 0.5)
    for (const id of left) if (rows.has(id)) await blobs.put({ siteId, id }, bytesOf('x'))
    await sweep({ database: { ...database, blobs }, work: new DatabaseWork() })
    const inUse = files.map(({ blobId }) => String(blobId)).sort()
    expect((await database.records.query('Blob', { where: {} })).map(({ id }) => id).sort()).toEqual(inUse)
    const there: string[] = []
    for (const id of begun) if (await blobs.read({ siteId, id }, { start: 0, end: 1 })) there.push(id)
    expect(there.sort()).toEqual(inUse)
  } finally {
    await database.close()
  }
}

describe('after a power cut between uploads', () => {
  it('in 20 rounds acknowledged bytes are there, and the sweeper finds all others', { timeout: 120_000 }, async () => {
    let uploads = 0
    const first = Number(process.env.POWER_SEED ?? Math.floor(Math.random() * 1_000_000))
    for (let seed = first; seed < first + 20; seed += 1) {
      try {
        const chance = randomFrom(seed)
        const round = await cut(join(folder, 'live', 'cut.db'), chance)
        await expectAgreement(round, chance)
        uploads += round.uploads
      } catch (error) {
        throw new Error(`the round of seed ${seed} has failed`, { cause: error })
      }
      rmSync(join(folder, 'live'), { recursive: true })
      rmSync(join(folder, 'image'), { recursive: true })
    }
    expect(uploads).toBeGreaterThan(20 * (warmUp + 3))
  })
})

describe('an upload', () => {
  /** A farm whose syncs of the log are counted. */
  async function counted() {
    const { writer, reader, log } = connect({ path: join(folder, 'counted.db'), prepare: contentSchema(migrations) })
    const calls = { syncs: 0 }
    const counting: LogFile = {
      async sync() {
        calls.syncs += 1
        await log?.sync()
      },
      close: () => log?.close(),
    }
    const content = contentDatabaseOn(databaseOn('Counted', { writer, reader, log: counting }), 'memory')
    const farm = await openFarm((other) => {
      void other.close()
      return content
    })
    onTestFinished(() => content.close())
    const ctx = farm.as('ann')
    let number = 0
    /** The syncs of the log in one upload. */
    const upload = async () => {
      await ctx.site.work.preparing.idle()
      const before = calls.syncs
      number += 1
      await addFile(ctx, library, { name: `${number}.txt`, whenThere: 'refuse' }, bytesOf('text'))
      return calls.syncs - before
    }
    return { ctx, upload }
  }
  const rowsIn = async ({ site }: Awaited<ReturnType<typeof counted>>['ctx']) =>
    (await site.database.records.query('Blob', { where: {} })).length

  it('waits for one sync of the log when its site has prepared rows, before that for two', async () => {
    const { ctx, upload } = await counted()
    await upload()
    expect(await upload()).toBe(2)
    expect(await rowsIn(ctx)).toBe(2)
    for (let n = 2; n < warmUp; n += 1) await upload()
    await ctx.site.work.preparing.idle()
    const ready = () => ctx.site.work.prepared.get(ctx.site.id)?.ready.size ?? 0
    expect(ready()).toBe(32)
    let most = 0
    let own = 0
    for (let n = 0; n < 100; n += 1) {
      const before = ready()
      const syncs = await upload()
      // An upload that begins another batch may count its sync too.
      if (before > 32) own = Math.max(own, syncs)
      most = Math.max(most, syncs)
    }
    expect([own, most]).toEqual([1, 2])
  })

  it('leaves no prepared rows when its site is quiet, and later uploads begin anew', async () => {
    const { ctx, upload } = await counted()
    for (let n = 0; n < 20; n += 1) await upload()
    await ctx.site.work.preparing.idle()
    expect(await rowsIn(ctx)).toBeGreaterThan(20)
    expect(await sweep(ctx.site)).toBe(0)
    expect(await rowsIn(ctx)).toBeGreaterThan(20)
    expect(await sweep(ctx.site)).toBe(0)
    expect(await rowsIn(ctx)).toBe(20)
    expect(await upload()).toBe(2)
    expect(await rowsIn(ctx)).toBe(21)
  })

  it('does not depend on a prepared row that was removed', async () => {
    const { ctx, upload } = await counted()
    for (let n = 0; n < warmUp; n += 1) await upload()
    await ctx.site.work.preparing.idle()
    await ctx.site.database.records.delete('Blob', { siteId: ctx.site.id, useCount: 0 })
    expect(await upload()).toBeGreaterThan(0)
    expect(await sweep(ctx.site)).toBe(0)
    const kept = await ctx.site.database.records.query('Blob', { where: { useCount: 1 } })
    expect(kept).toHaveLength(warmUp + 1)
  })
})
