import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AuditLog } from '../../../../../src/core/acts/audit/audit-log.ts'
import { canonicalJson } from '../../../../../src/core/acts/audit/canonical.ts'
import { segmentPath } from '../../../../../src/core/acts/audit/chain.ts'
import { chained, firstHash } from '../../../../../src/core/acts/audit/records.ts'
import type { ContentDatabase, FarmDatabase } from '../../../../../src/core/kernel/ports.ts'
import type { SegmentStore } from '../../../../../src/core/kernel/providers/segment-store.ts'
import { memorySegments } from '../../../../../src/stores/audit/memory.ts'
import { openContentDatabase, openFarmDatabase } from '../../../../../src/stores/database.ts'

const prisma = new URL('../../../../../prisma/sqlite/', import.meta.url).pathname
const siteId = '00000000-0000-4000-8000-000000000001'
const database = 'db'
const dayMs = 86_400_000

let farm: FarmDatabase
let content: ContentDatabase
let stores: Map<string, SegmentStore>
let now: number
let logs: AuditLog[]
let sequence: number
let errors: unknown[]

beforeEach(async () => {
  farm = await openFarmDatabase({ path: ':memory:', migrations: `${prisma}farm/migrations` })
  content = await openContentDatabase({ path: ':memory:', migrations: `${prisma}content/migrations` })
  stores = new Map()
  now = Date.UTC(2026, 0, 31, 10)
  logs = []
  sequence = 0
  errors = []
})
afterEach(async () => {
  for (const log of logs) await log.stop()
  await content.close()
  await farm.close()
})

interface Opened {
  readonly isAlone?: boolean
  readonly retentionDays?: number
  readonly on?: ContentDatabase
}

/** An audit log over the same rows and segments as the one before. */
function openLog({ isAlone = true, retentionDays = 0, on = content }: Opened = {}): AuditLog {
  const log = new AuditLog({
    farm,
    runtime: { now: () => now, newId: randomUUID, randomBytes: (count) => randomBytes(count) },
    segmentsOf: (id) => storeOf(id),
    isAlone,
    intervalMs: 3_600_000,
    retentionMs: retentionDays * dayMs,
  })
  log.serve((error) => errors.push(error))
  log.attend(on, database)
  logs.push(log)
  return log
}

function storeOf(id: string): SegmentStore {
  const store = stores.get(id) ?? memorySegments()
  stores.set(id, store)
  return store
}

async function write(count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    siteId,
    sequence: ++sequence,
    at: now,
    type: 'ContentWritten',
    operation: 'items.add',
    actor: 'ann "the" \\ 漢',
    target: `/Lists/Tasks/${sequence}`,
    detail: null,
  }))
  await content.transaction((records) => records.insertAll('AuditRecord', rows))
}

const segment = (number: number, day = '2026-01-31') => segmentPath({ day, number })

/** The bytes of a segment, to be changed in place. */
async function bytesOf(number: number, day?: string): Promise<Uint8Array> {
  const bytes = await storeOf(database).read(segment(number, day))
  if (!bytes) throw new Error('there is no such segment')
  return bytes
}

describe('records', () => {
  it('are canonical JSON with the hash of everything else', () => {
    const event = {
      sequence: 7,
      at: 0,
      type: 'ContentWritten',
      actor: 'a"hash":"b',
      target: '/x',
      detail: { z: 1, hash: { hash: 'x' }, a: [true, null] },
    }
    const { entry, line } = chained(event, { index: 0, hash: firstHash })
    const { hash, ...rest } = entry
    expect(line).toBe(`${canonicalJson({ ...rest, hash })}\n`)
    expect(canonicalJson({ é: 1, 'a\u{1f600}': 2, b: undefined, 'a\ufb33': 3 })).toBe('{"a\u{1f600}":2,"a\ufb33":3,"é":1}')
  })
})

describe('sealing', () => {
  it('does not follow writers that do not pause: what is written during a round waits for the next one', async () => {
    const store = memorySegments()
    let appends = 0
    stores.set(database, {
      ...store,
      async append(...given) {
        appends += 1
        await write(1)
        return store.append(...given)
      },
    })
    const log = openLog()
    await write(3)
    await log.flush()
    expect([appends, log.latest().length]).toEqual([1, 3])
    await log.flush()
    expect([appends, log.latest().length]).toEqual([2, 4])
    stores.set(database, store)
  })

  it('fills segments of 1,000 records, in order, and takes the rows away', async () => {
    await write(2_345)
    const log = openLog()
    await log.flush()
    expect(await content.records.query('AuditRecord', { where: {} })).toEqual([])
    const rows = await farm.records.query('AuditSegment', { where: { chainId: database }, orderBy: ['number'] })
    expect(rows.map(({ state, firstIndex, lastIndex }) => [state, firstIndex, lastIndex])).toEqual([
      ['Sealed', 1, 1000],
      ['Sealed', 1001, 2000],
      ['Open', 2001, 2345],
    ])
    expect(await log.verify()).toEqual({ valid: true, records: 2345, segments: 3, unsealed: 345 })
    const { value } = await log.read({ top: 1000, after: `${database}.1500` })
    expect(value.map((entry) => entry.sequence)).toEqual(Array.from({ length: 845 }, (_, at) => 1501 + at))
  })

  it('ends a segment with its UTC day', async () => {
    await write(3)
    const log = openLog()
    await log.flush()
    now += dayMs
    await log.flush()
    await write(2)
    await log.flush()
    const rows = await farm.records.query('AuditSegment', { where: { chainId: database }, orderBy: ['number'] })
    expect(rows.map((row) => [segmentPath(row), row.state])).toEqual([
      ['2026-01-31/00000001.jsonl', 'Sealed'],
      ['2026-02-01/00000002.jsonl', 'Open'],
    ])
    expect((await log.verify()).valid).toBe(true)
  })

  it('is done by one process at a time, and by another one when its lease has ended', async () => {
    await write(1)
    const one = openLog({ isAlone: false })
    await one.flush()
    const other = openLog({ isAlone: false })
    await write(1)
    await other.flush()
    expect((await content.records.query('AuditRecord', { where: {} })).length).toBe(1)
    now += 11_000
    await other.flush()
    await write(1)
    await one.flush()
    expect((await content.records.query('AuditRecord', { where: {} })).length).toBe(1)
    await other.flush()
    expect(await other.verify()).toMatchObject({ valid: true, records: 3 })
  })

  it('keeps the latest 10,000 records in memory', async () => {
    await write(10_050)
    const log = openLog()
    await log.flush()
    expect(log.latest().map((entry) => entry.index)).toEqual(Array.from({ length: 10_000 }, (_, at) => at + 51))
  })

  it('records an act once when a crash came between the log and the removal of its row', async () => {
    await write(5)
    const failing: ContentDatabase = { ...content, transaction: () => Promise.reject(new Error('crash')) }
    const crashed = openLog({ on: failing })
    await expect(crashed.flush()).rejects.toThrow('crash')
    await write(2)
    const log = openLog()
    await log.flush()
    expect(await log.verify()).toMatchObject({ valid: true, records: 7 })
    expect((await log.read({ top: 100 })).value.map((entry) => entry.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('overwrites what a crash left behind the known end of a segment', async () => {
    await write(3)
    const log = openLog()
    await log.flush()
    const [row] = await farm.records.query('AuditSegment', { where: { chainId: database } })
    await storeOf(database).append(segment(1), row?.sizeBytes ?? 0, Buffer.from('{"half a record'))
    await write(2)
    await log.flush()
    expect(await log.verify()).toMatchObject({ valid: true, records: 5 })
  })

  it('goes on behind a segment that was cut, which verify names', async () => {
    await write(3)
    const log = openLog()
    await log.flush()
    const whole = await bytesOf(1)
    await storeOf(database).append(segment(1), 0, whole.slice(0, -10))
    await write(2)
    await log.flush()
    expect(errors).toHaveLength(1)
    expect(await log.verify()).toMatchObject({ valid: false, firstBroken: { index: 3, reason: 'is cut off' } })
    expect((await log.read({ top: 100 })).value.at(-1)).toMatchObject({ index: 5 })
  })
})

describe('verify', () => {
  it('finds every single changed byte at its record', async () => {
    await write(2)
    const log = openLog()
    await log.flush()
    now += dayMs
    await log.flush()
    const bytes = await bytesOf(1)
    const text = Buffer.from(bytes).toString('latin1')
    for (let at = 0; at < bytes.length; at++) {
      const before = bytes[at] ?? 0
      bytes[at] = before ^ (1 << (at % 8))
      const index = text.slice(0, at).split('\n').length
      expect(await log.verify(), `byte ${at}`).toMatchObject({
        valid: false,
        firstBroken: { segment: `${database}/${segment(1)}`, index },
      })
      bytes[at] = before
    }
    expect((await log.verify()).valid).toBe(true)
  })

  it('finds a record that was cut off, one that was added, a segment that was removed, and a chain that was computed anew', async () => {
    await write(2_100)
    const log = openLog()
    await log.flush()
    const broken = async () => (await log.verify()).firstBroken
    const store = storeOf(database)
    const last = await bytesOf(3)
    await store.append(segment(3), 0, last.slice(0, Buffer.from(last).lastIndexOf('\n', -2) + 1))
    expect(await broken()).toMatchObject({ index: 2100, reason: 'is missing: its segment was cut' })
    await store.append(segment(3), 0, last)
    const [first, second] = [await bytesOf(1), await bytesOf(2)]
    await store.append(segment(2), second.length, last)
    expect(await broken()).toMatchObject({ index: 2001 })
    await store.append(segment(2), 0, second)
    expect(await broken()).toBeUndefined()

    const shorter = memorySegments()
    stores.set(database, shorter)
    for (const number of [1, 2]) await shorter.append(segment(number), 0, number === 1 ? first : second)
    expect((await openLog().verify()).firstBroken).toMatchObject({ index: 2001, reason: 'is missing: its segment was removed' })

    stores.set(database, memorySegments())
    const other = openLog()
    expect((await other.verify()).firstBroken).toMatchObject({ index: 1, reason: 'is missing: its segment was removed' })

    const anew = memorySegments()
    stores.set(database, anew)
    let end = { index: 0, hash: firstHash }
    for (const number of [1, 2, 3]) {
      const lines = Array.from({ length: number === 3 ? 100 : 1000 }, () => {
        const next = chained({ sequence: 1, at: now, type: 'ContentWritten', actor: 'eve', target: '/', detail: {} }, end)
        end = next.entry
        return next.line
      })
      await anew.append(segment(number), 0, Buffer.from(lines.join('')))
    }
    expect((await openLog().verify()).firstBroken).toMatchObject({ index: 1000, reason: expect.stringContaining('computed anew') })
  })

  it('counts what waits', async () => {
    const log = openLog()
    await write(2)
    expect(await log.verify()).toEqual({ valid: true, records: 0, segments: 0, unsealed: 2 })
  })
})

describe('retention', () => {
  it('puts signed stubs in the place of old segments, over which the chain still verifies', async () => {
    await write(1_500)
    const log = openLog({ retentionDays: 30 })
    await log.flush()
    now += 40 * dayMs
    await write(10)
    await log.flush()
    expect(await log.reap()).toBe(2)
    expect(await log.verify()).toEqual({ valid: true, records: 10, segments: 3, unsealed: 10 })
    expect((await log.read({ top: 100 })).value.map(({ index }) => index)).toEqual(Array.from({ length: 10 }, (_, at) => 1501 + at))
    const stub = await storeOf(database).readStub(segment(1))
    if (!stub) throw new Error('there is no stub')
    for (let at = 0; at < stub.length; at++) {
      const before = stub[at] ?? 0
      stub[at] = before ^ 1
      expect((await log.verify()).firstBroken, `byte ${at}`).toMatchObject({ index: 1 })
      stub[at] = before
    }
  })
})
