import { expect, vi } from 'vitest'
import type { Running } from '../../../src/commands/serve.ts'
import { isRecorded, rowKeyOf } from '../../../src/core/acts/journal/images.ts'
import type { ContentDatabase, ContentTable } from '../../../src/core/kernel/ports.ts'

type AnyRow = Readonly<Record<string, unknown>>

/** Checks that the event journal of a server has every row as it is, and no other, and that it is valid. */
export async function expectJournaled({ farm }: Running): Promise<void> {
  for (const name of await farm.names()) {
    const database = await farm.content(name)
    // The snapshot of a site that was copied or restored is written in the background.
    const isComplete = async () => (await database.records.query('JournalHead', { where: { changeSequence: -1 } })).length === 0
    await vi.waitUntil(isComplete, { timeout: 60_000 })
    for (const { siteId, sequence, applied } of await database.records.query('JournalHead', { where: {} })) {
      expect(applied, 'a record has no outcome').toBe(sequence)
      expect(await journaledRows(database, siteId)).toEqual(await storedRows(database, siteId))
    }
  }
}

/** The rows that the journal of a site records, by table and key. */
export async function storedRows(database: ContentDatabase, siteId: string): Promise<Record<string, AnyRow>> {
  const stored: Record<string, AnyRow> = {}
  for (const [table, key] of database.keys) {
    if (!isRecorded(table)) continue
    const rows = (await database.records.query(table, { where: { siteId } })) as unknown as AnyRow[]
    for (const row of rows) {
      // Bytes without a hash were never in use, so no act knows them.
      if (table === 'Blob' && row.sha256 === '') continue
      stored[`${table} ${rowKeyOf(key.slice(1).map((column) => row[column]))}`] = withoutNulls(row)
    }
  }
  return stored
}

async function journaledRows(database: ContentDatabase, siteId: string): Promise<Record<string, AnyRow>> {
  const rows = await database.records.query('JournalRow', { where: { siteId }, orderBy: ['sequence'] })
  const last = new Map(rows.map((row) => [`${row.tableName} ${row.rowKey}`, row]))
  const existing = [...last].filter(([, { image, tableName }]) => image !== null && isRecorded(tableName as ContentTable))
  return Object.fromEntries(existing.map(([key, { image }]) => [key, { siteId, ...(JSON.parse(image ?? '') as AnyRow) }]))
}

const withoutNulls = (row: AnyRow): AnyRow => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
