import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { JournalHeadRow } from '../../../../../generated/prisma/content.ts'
import { append, type Draft, newHead, storeHead } from '../../../../../src/core/acts/journal/chain.ts'
import { checkSlice } from '../../../../../src/core/acts/journal/check-records.ts'
import { checkInSlices, verifyJournal } from '../../../../../src/core/acts/journal/verify.ts'
import type { ContentDatabase, JournalSlice } from '../../../../../src/core/kernel/ports.ts'
import { openContentDatabase } from '../../../../../src/stores/database.ts'
import { openJournalReader } from '../../../../../src/stores/sqlite/journal/journal-reader.ts'
import { scratchFolders } from '../../../../support/scratch.ts'

const migrations = new URL('../../../../../prisma/sqlite/content/migrations', import.meta.url).pathname
const siteId = '00000000-0000-4000-8000-000000000001'
const scratch = scratchFolders('every-byte')

let content: ContentDatabase
let raw: Database.Database
let reader: ReturnType<typeof openJournalReader>

beforeEach(async () => {
  const path = join(scratch.directory, 'content.db')
  content = await openContentDatabase({ path, migrations, synchronous: 'Normal' })
  raw = new Database(path).defaultSafeIntegers(true)
  raw.pragma('synchronous = OFF')
  reader = openJournalReader(path)
})
afterEach(async () => {
  raw.close()
  reader.close()
  await content.close()
})

const draft = (n: number): Draft => ({
  actor: 'i:0#.f|membership|ann',
  operation: 'items.add',
  target: '/Lists/Aufgäben',
  payload: { clock: '2026-11-23T02:30:10.000Z', input: { values: { Title: `Äpfel ${n}` } } },
  images: [
    { siteId, tableName: 'Item', rowKey: `list/${n}`, lookupKey: null, image: `{"itemId":${n},"title":"äpfel"}` },
    { siteId, tableName: 'List', rowKey: 'list', lookupKey: 'folder', image: n === 3 ? null : `{"itemCount":${n}}` },
  ],
})

const write = (count: number, head: JournalHeadRow = newHead(siteId)): Promise<JournalHeadRow> =>
  content.transaction(async (records) => {
    let end = head
    for (let n = head.sequence + 1; n <= head.sequence + count; n++)
      end = await append(records, end, [draft(n)], { now: 1_795_401_010_000 + n, tenant: 't1' })
    await storeHead(records, { ...end, applied: end.sequence })
    return end
  })

/** The first fault, which the check here and the check of threads tell alike, in slices of one record too. */
const firstBroken = async () => {
  const { firstBroken: found } = await verifyJournal(content, siteId)
  const end = (await content.records.find('JournalHead', { siteId }))?.sequence ?? 0
  const threads = { count: 2, check: async (slice: JournalSlice) => checkSlice(reader, slice) }
  for (const sliceRecords of [1, end + 1]) {
    const inSlices = await checkInSlices(threads, { siteId, end, sliceRecords, onProgress: () => undefined })
    const [sequence, reason] = inSlices.fault ?? []
    if (sequence !== undefined) expect(found).toMatchObject({ sequence, ...(sliceRecords > 1 && { reason }) })
    else expect(found?.reason ?? beyondSlices[0]).toBeOneOf(beyondSlices)
  }
  return found
}

/** What is found beside the records of the slices. */
const beyondSlices = [
  'is not the end of the journal that the database knows: the chain was computed anew',
  'does not belong there: the journal has ended before it',
  'has rows, but is not a record of the journal',
]

type Stored = bigint | string | null

/** The values that differ from a stored one in one bit of each of its bytes in turn. No number becomes that of another record. */
function* flipsOf(value: Stored): Generator<bigint | Buffer> {
  if (typeof value === 'bigint') {
    for (let at = 0; at < 8; at++) yield BigInt.asIntN(64, value ^ (1n << BigInt(at * 8 + ((at + 2) % 8))))
    return
  }
  const bytes = Buffer.from(value ?? '')
  for (let at = 0; at < bytes.length; at++) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
    yield flipped
  }
}

/** Flips each byte of each column of a table of the journal, and returns how many there are. */
async function flipAll(table: 'JournalRecord' | 'JournalRow'): Promise<number> {
  let flips = 0
  for (const { rowid, ...columns } of raw.prepare<[], Record<string, Stored>>(`SELECT rowid, * FROM ${table}`).all()) {
    for (const [column, value] of Object.entries(columns)) {
      const set = raw.prepare(`UPDATE ${table} SET ${column} = ${typeof value === 'bigint' ? '?' : 'CAST(? AS TEXT)'} WHERE rowid = ?`)
      for (const flipped of flipsOf(value)) {
        set.run(flipped, rowid)
        expect(await firstBroken(), `${table} ${column} ${String(flipped)}`).toMatchObject({
          journal: siteId,
          sequence: Number(columns.sequence),
        })
        set.run(value, rowid)
        flips += 1
      }
    }
  }
  expect(await firstBroken()).toBeUndefined()
  return flips
}

describe('the check of a journal finds at its record', () => {
  it('every single changed byte of every stored column of its records', async () => {
    await write(3)
    expect(await flipAll('JournalRecord')).toBeGreaterThan(1_000)
  })

  it('every single changed byte of every stored column of their rows', async () => {
    await write(3)
    expect(await flipAll('JournalRow')).toBeGreaterThan(400)
  })

  it('the last record, when it was cut with its rows, and any other record that was removed', async () => {
    await write(3)
    for (const sequence of [3, 2, 1]) {
      for (const table of ['JournalRow', 'JournalRecord']) raw.prepare(`DELETE FROM ${table} WHERE sequence = ?`).run(sequence)
      expect(await firstBroken()).toMatchObject({ sequence, reason: expect.stringContaining('is missing') })
    }
  })

  it('a chain that was computed anew, with other records, as many records, or more', async () => {
    const head = await write(3)
    for (const count of [3, 4]) {
      for (const table of ['JournalRow', 'JournalRecord', 'JournalHead']) raw.prepare(`DELETE FROM ${table}`).run()
      const other = await write(count, { ...newHead(siteId), at: 1_795_401_020_000 })
      expect(other.hash).not.toBe(head.hash)
      expect(await firstBroken()).toBeUndefined()
      await content.records.update('JournalHead', { siteId }, head)
      expect(await firstBroken()).toMatchObject({ sequence: 3, reason: expect.stringContaining('computed anew') })
    }
  })

  it('what was added behind the last record', async () => {
    const head = await write(2)
    await write(1, head)
    await content.records.update('JournalHead', { siteId }, head)
    expect(await firstBroken()).toMatchObject({ sequence: 3, reason: 'does not belong there: the journal has ended before it' })
    raw.prepare('DELETE FROM JournalRecord WHERE sequence = 3').run()
    expect(await firstBroken()).toMatchObject({ sequence: 3, reason: 'has rows, but is not a record of the journal' })
  })
})
