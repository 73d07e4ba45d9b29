import Database from 'better-sqlite3'
import type { JournalHeadRow, JournalRecordRow, JournalRowRow } from '../../../generated/prisma/content.ts'
import { canonicalJson } from '../../../src/core/acts/audit/canonical.ts'
import { hashOf } from '../../../src/core/acts/journal/chain.ts'
import { hashOfImages, inOrder } from '../../../src/core/acts/journal/images.ts'

const recordColumns = ['siteId', 'sequence', 'at', 'tenant', 'actor', 'operation', 'target', 'payload', 'previousHash', 'hash']
const rowColumns = ['siteId', 'tableName', 'rowKey', 'sequence', 'lookupKey', 'image']

/**
 * Adds records to the only journal of a content database that no server uses, until it has `total`. Each is a copy of the last
 * one, which is the record of a new item, with a change and an item of its own.
 */
export function fillJournal(path: string, total: number): void {
  const database = new Database(path)
  database.pragma('synchronous = OFF')
  // The server switches its log on again. Without it the rows are written once.
  database.pragma('journal_mode = TRUNCATE')
  const head = database.prepare('SELECT * FROM JournalHead').get() as JournalHeadRow
  const { siteId, sequence: first } = head
  const record = database.prepare('SELECT * FROM JournalRecord WHERE siteId = ? AND sequence = ?').get(siteId, first) as JournalRecordRow
  const rows = database.prepare('SELECT * FROM JournalRow WHERE siteId = ? AND sequence = ?').all(siteId, first) as JournalRowRow[]
  const insert = (table: string, columns: readonly string[]) =>
    database.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map((name) => `@${name}`).join()})`)
  const [addRecord, addRow] = [insert('JournalRecord', recordColumns), insert('JournalRow', rowColumns)]
  const payload = JSON.parse(record.payload) as Record<string, string>
  database.transaction(() => {
    let previousHash = head.hash
    for (let sequence = first + 1; sequence <= total; sequence++) {
      const own = inOrder(rows.map((row) => ({ ...row, sequence, rowKey: keyOf(row, sequence) })))
      const hashed = { ...record, sequence, previousHash, payload: canonicalJson({ ...payload, rowsHash: hashOfImages(own) }) }
      previousHash = hashOf(hashed)
      addRecord.run({ ...hashed, hash: previousHash })
      for (const row of own) addRow.run(row)
    }
    database.prepare('UPDATE JournalHead SET sequence = ?, applied = ?, hash = ?').run(total, total, previousHash)
  })()
  database.close()
}

/** The rows of the list and the site are written by each record. */
function keyOf({ tableName, rowKey }: JournalRowRow, sequence: number): string {
  if (tableName === 'Change') return String(1_000_000_000 + sequence)
  return tableName === 'Item' ? rowKey.replace(/\d{1,10}$/, String(1_000_000_000 + sequence)) : rowKey
}
